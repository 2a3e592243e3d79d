"""The designer's bench: change a game, see what that does, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import snowyard
from snowyard import Refusal, game
from web.browsing import counted, reads


def bench(visit: Any, slug: str, seats: int | None = None, **wishes: Any) -> Any:
    page = visit(**wishes)
    page.set_default_timeout(15_000)
    page.goto(f"/#/bench/{slug}")
    page.wait_for_selector("[data-section]")
    if seats is not None:
        page.locator(".seats select").select_option(str(seats))
    return page


def change(page: Any, path: str, text: str) -> None:
    page.locator(f"[data-path='{path}'] input").fill(text)
    page.keyboard.press("Enter")


def refused(slug: str, variant: str, **options: Any) -> str:
    """What Python says to this variant."""
    with pytest.raises(Refusal) as caught:
        game(slug).options_words({**options, "variant": variant})
    return caught.value.sentence.removeprefix(f"{slug}: ")


def test_a_change_is_simulated_beside_the_printed_game_and_told_in_words(visit: Any) -> None:
    """Two-player splat is decided by who starts; eight Piles change that (docs/designing.md)."""
    page = bench(visit, "splat", 2)
    change(page, "cards.pile.small", "8")
    page.wait_for_selector("[data-done=true] [data-measure=starts][data-verdict=less]")
    cells = page.locator("[data-measure=starts] [data-value]")
    printed, yours = (float(cells.nth(n).get_attribute("data-value")) for n in range(2))
    assert printed == 1.0
    assert 0.55 < yours < 0.63
    said = page.locator("[data-testid=verdict]").inner_text()
    assert "Whoever starts wins less often: 100% before, " in said
    assert "Games are longer: 22." in said
    counted(page.locator("[role=img][data-share]"), 4)  # two places, two games
    page.get_by_text("Random players").click()
    reads(page.locator("[data-testid=verdict]"), "Between random players.")


def test_mistakes_are_marked_where_they_stand_in_the_words_of_python(visit: Any) -> None:
    page = bench(visit, "splat", 2)
    change(page, "cards.wall.small", "31")
    cell = page.locator("[data-path='cards.wall.small']")
    assert cell.locator("[role=alert]").inner_text() == refused("splat", "cards.wall.small = 31", seats=2)
    page.get_by_text("Mend what is marked").wait_for()
    change(page, "cards.wall.small", "5")
    counted(page.locator("[role=alert]"), 0)
    change(page, "start.walls", "3")  # each may be right, and both together are not
    told = refused("splat", "start.walls = 3", seats=2)
    assert page.locator("[data-testid=misfit]").inner_text() == told
    assert page.locator("[data-path='start.walls'] [role=alert]").inner_text() == told


def test_new_kinds_have_room_and_steps_can_be_undone(visit: Any) -> None:
    page = bench(visit, "lanes")
    add = page.locator("[data-section=ranks] button", has_text="Add a new one")
    for _ in range(3):
        add.click()
    reads(page.locator("[data-section=ranks]"), "There is room for 2 of your own, and all are used.")
    change(page, "ranks.spare-1.name", "Icicle")
    reads(page.locator("[data-section=ranks] tbody th").nth(13), "Icicle")
    change(page, "ranks.spare-1.copies", "4")
    status = page.locator(".tools [role=status]")
    reads(status, "2 entries differ from the printed game.")
    page.get_by_role("button", name="Undo").click()
    assert page.locator("[data-path='ranks.spare-1.copies'] input").input_value() == "0"
    page.get_by_role("button", name="Redo").click()
    assert page.locator("[data-path='ranks.spare-1.copies'] input").input_value() == "4"
    counted(page.locator(".cell.changed"), 2)
    page.get_by_role("button", name="Remove Icicle").click()
    reads(status, "This is the printed game.")
    change(page, "turn.actions", "4")
    page.locator("[data-path='turn.actions'] input").focus()
    page.get_by_role("button", name="Back to 3").click()
    reads(status, "This is the printed game.")


def test_a_variant_is_kept_shared_as_link_and_file_and_played(visit: Any, tmp_path: Path) -> None:
    page = bench(visit, "forts", 3, accept_downloads=True, settings={"where": "here"})
    change(page, "start.hit_points", "12")
    change(page, "cube.outside", "1, 2, 3, 4, smiley, smiley")
    page.get_by_label("Name of your variant").fill("Frail forts")
    page.get_by_test_id("save").click()
    page.get_by_text("“Frail forts” is kept in this browser.").wait_for()
    with page.expect_download() as got:
        page.get_by_test_id("download").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    assert file.name == "frail-forts.toml"
    table = snowyard.new("forts", seats=3, variant=str(file))  # as --variant opens it
    assert table.position()["hit_points"] == [12, 12, 12]
    assert list(table.t.outside_faces) == [1, 2, 3, 4, 6, 6]
    page.get_by_test_id("share").click()
    link = page.locator(".link").input_value()
    page.get_by_role("button", name="Back to the printed game").click()
    page.get_by_role("button", name="Frail forts", exact=True).click()
    counted(page.locator(".cell.changed"), 2)

    page.goto(link)
    page.reload()
    page.wait_for_selector(".cell.changed")
    assert page.get_by_label("Name of your variant").input_value() == "Frail forts"
    assert page.locator(".seats select").input_value() == "3"
    page.get_by_role("button", name="Back to the printed game").click()
    page.locator("input[type=file]").set_input_files(str(file))
    page.wait_for_selector(".cell.changed")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("start.hit_point = 3")
    page.locator("input[type=file]").set_input_files(str(wrong))
    told = page.get_by_test_id("shelf-wrong").inner_text()
    assert told == refused("forts", "start.hit_point = 3")

    page.get_by_test_id("play").click()
    page.wait_for_selector("[data-testid=prompt]")
    page.get_by_role("tab", name="Rules").click()
    differs = page.get_by_test_id("differs").inner_text()
    assert "Hit Points at the start: 12 instead of 20" in differs


def test_one_number_is_drawn_over_its_values_and_variants_lie_side_by_side(visit: Any) -> None:
    page = bench(visit, "forts", 2)
    page.get_by_test_id("what-if").select_option("turn.actions")
    page.get_by_role("button", name="Draw the curve").click()
    page.wait_for_selector("[data-curve=true]")
    turns = page.locator("figure", has_text="Turns").locator("[data-point]")
    assert [turns.nth(n).get_attribute("data-point") for n in range(6)] == list("123456")
    told = [float(turns.nth(n).get_attribute("aria-label").split(": ")[1]) for n in range(6)]
    assert told == sorted(told, reverse=True)  # the more actions a turn has, the fewer turns a game has
    change(page, "start.hit_points", "5")
    page.get_by_test_id("save").click()
    page.get_by_test_id("beside").click()
    page.wait_for_selector("[data-beside=true]")
    assert page.locator(".shelf thead th").all_inner_texts() == ["Printed", "My variant"]
