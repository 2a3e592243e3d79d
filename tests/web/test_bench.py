"""The designer's bench: change a game, see what that does, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import snowyard
from snowyard import Refusal, game
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import exchanges
from snowyard.lab.survey import survey
from snowyard.lab.tuning.search import BEST, tune
from snowyard.lab.tuning.space import read_space
from snowyard.lab.tuning.wishes import read_wish
from snowyard.lab.workers import Threads
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


def test_the_page_searches_for_balance_and_takes_what_it_finds(visit: Any) -> None:
    """Two-player splat again: how many Piles and Forts bring whoever starts down to 45 to 57 %, by the figures of `lab tune`."""
    page = bench(visit, "splat", 2)
    search = page.get_by_test_id("tune")
    search.click()
    reads(page.get_by_test_id("tune-wrong"), "Say at least one thing that you wish.")
    wish = page.locator("[data-wish=starts] input")
    wish.nth(0).fill("45")
    wish.nth(1).fill("fifty")
    reads(page.get_by_test_id("tune-wrong"), "“fifty” is no number")
    wish.nth(1).fill("57")
    reads(page.get_by_test_id("tune-wrong"), "Choose a number that may change.")
    for at, path in enumerate(("cards.pile.small", "cards.fort.small")):
        page.locator(f"[data-vary='{at}'] select").select_option(path)
    counted(page.get_by_test_id("tune-wrong"), 0)
    piles, forts = (page.locator(f"[data-vary='{at}'] input") for at in range(2))
    for field, number in zip((piles.nth(0), piles.nth(1), piles.nth(2)), ("0", "16", "1"), strict=True):
        field.fill(number)
    forts.nth(2).fill("1")
    reads(page.get_by_test_id("tune-wrong"), "at most 240 are tried here")
    forts.nth(1).fill("5")
    page.get_by_label("Games of each of the best").select_option("800")
    search.click()
    page.get_by_test_id("tune-stop").click()
    reads(page.locator(".tune [role=status]"), "Stopped")
    search.click()
    page.wait_for_selector("[data-tuned=true] [data-testid=tune-verdict]", timeout=60_000)
    space = read_space("splat", {"seats": 2}, ["cards.pile.small=0..16", "cards.fort.small=0..5"])
    theirs = tune(space, [read_wish("starter wins 45 to 57 %")], Threads(1), games=800)
    found = page.locator("[data-found]")
    assert [found.nth(n).get_attribute("data-found") for n in range(BEST)] == [
        ",".join(map(str, one.setting)) for one in theirs.best
    ]
    first = found.nth(0).locator("[data-granted=starts]")
    assert float(first.get_attribute("data-value")) == pytest.approx(theirs.best[0].granted[0].figure.value, abs=1e-9)
    now = page.locator(".tune > .granted [data-granted=starts]")
    assert now.get_attribute("data-answer") == theirs.printed.granted[0].answer == "no"
    found.nth(0).get_by_role("button", name="Take this").click()
    for path, (_, value) in space.differing(theirs.best[0].setting).items():
        assert page.locator(f"[data-path='{path}'] input").input_value() == str(value)
    page.wait_for_selector("[data-done=true] [data-measure=starts][data-verdict=less]")
    page.get_by_role("button", name="Undo").click()
    reads(page.locator(".tools [role=status]"), "This is the printed game.")


def test_both_verdicts_are_shown_where_players_with_printed_numbers_disagree(visit: Any) -> None:
    """tests/lab/test_unnoticed.py has the same of the command line."""
    page = bench(visit, "forts", 2)
    page.locator("[data-path='throw.smaller'] select").select_option("hit")
    page.wait_for_selector("[data-both=true]", timeout=60_000)
    turns = page.locator("[data-differs=turns]")
    assert (turns.get_attribute("data-reads"), turns.get_attribute("data-prints")) == ("more", "same")
    assert "Games are longer: 11." in turns.inner_text()
    assert "Turns: as before, 11." in turns.inner_text()
    page.get_by_role("button", name="Undo").click()
    change(page, "start.hit_points", "10")
    page.wait_for_selector("[data-both=true][data-differ='0']", timeout=60_000)
    reads(page.get_by_test_id("both"), "come to no other verdict")


def test_the_search_says_where_players_with_printed_numbers_disagree(visit: Any) -> None:
    """tests/lab/test_tuning.py has the same of the command line."""
    page = bench(visit, "forts", 2)
    for field, number in zip(page.locator("[data-wish=turns] input").all(), ("14", "16"), strict=True):
        field.fill(number)
    page.locator("[data-vary='0'] select").select_option("throw.smaller")
    page.get_by_label("Games of each of the best").select_option("800")
    page.get_by_test_id("tune").click()
    page.wait_for_selector("[data-tuned=true] [data-testid=tune-verdict]", timeout=60_000)
    first = page.locator("[data-found]").first
    assert first.locator("[data-granted=turns]").first.get_attribute("data-answer") == "yes"
    prints = first.locator("[data-prints] [data-granted=turns]")
    assert prints.get_attribute("data-answer") == "no"
    assert 11 < float(prints.get_attribute("data-value")) < 13


def test_a_variant_is_printed_from_the_bench_and_is_there_again_on_coming_back(visit: Any) -> None:
    page = bench(visit, "splat", 3)
    page.locator("[data-section=cards] button", has_text="Add a new one").click()
    change(page, "cards.spare-1.name", "Icicle")
    change(page, "cards.spare-1.copies", "0, 4, 0, 0, 0, 0")
    page.get_by_test_id("print").click()
    page.wait_for_selector(".sheets[data-ready=a4]")
    assert page.locator("[data-card=spare-1] h3").all_inner_texts() == ["Icicle"] * 4
    page.go_back()
    page.wait_for_selector("[data-section]")
    assert page.locator("[data-path='cards.spare-1.name'] input").input_value() == "Icicle"
    assert page.locator(".seats select").input_value() == "3"
    page.reload()
    page.wait_for_selector("[data-section]")
    counted(page.locator(".cell.changed"), 2)
    page.goto("/#/bench/splat?seats=2")  # a link says what it says
    page.wait_for_function("() => document.querySelector('.seats select')?.value === '2'")
    counted(page.locator(".cell.changed"), 0)


def test_friends_are_shown_what_differs_before_the_game_begins(visit: Any) -> None:
    page = bench(visit, "forts", 2)
    change(page, "start.hit_points", "12")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_selector("#invite-link")
    told = "Hit Points at the start: 12 instead of 20"
    reads(page.get_by_test_id("differs"), told)
    guest = visit()
    guest.goto(page.input_value("#invite-link"))
    reads(guest.get_by_test_id("differs"), told)  # before one sits down
    guest.fill("#join-name", "Guest")
    guest.click("button:has-text('Sit down')")
    mine = ".moves button[data-move='build snowball']:not(:disabled)"
    for one in (page, guest):
        one.wait_for_selector("[data-testid=prompt]")
    whose = next(one for one in (page, guest) if one.locator(mine).count())
    before = whose.inner_text("[data-testid=prompt]")
    whose.click(mine)
    whose.wait_for_function("(was) => document.querySelector('[data-testid=prompt]').innerText !== was", arg=before)
    for one in (page, guest):
        one.get_by_role("tab", name="Rules").click()
        reads(one.get_by_test_id("differs"), told)


def test_what_each_thing_is_worth_follows_the_players_that_are_shown_and_is_told_in_words(visit: Any) -> None:
    page = bench(visit, "splat", 2)
    change(page, "cards.pile.small", "8")
    page.wait_for_selector("[data-worth=true] [data-worths=simple][data-looked='120'] [data-surely=bad]", timeout=90_000)
    assert "Pile" in page.locator("[data-surely=bad]").inner_text()
    pile = page.locator("[data-thing=pile] [data-worth]")
    counted(pile, 1)  # there is none in the printed deck
    options: dict[str, Any] = {"seats": 2, "variant": "cards.pile.small = 8"}
    things = things_of(game("splat"))
    for level in ("simple", "random"):
        s = survey("splat", level, 120, Threads(1), 1, **options)
        theirs = {things.all[n].name: f for n, f in exchanges(s, options, Threads(1), games=120).items()}
        page.locator(".who label", has_text="Random players" if level == "random" else "Hand-written players").click()
        page.wait_for_selector(f"[data-worths={level}][data-looked='120'] [data-thing=pile]", timeout=90_000)
        assert float(pile.get_attribute("data-worth")) == pytest.approx(theirs["pile"].value, abs=1e-9)


def test_what_is_no_number_is_refused_where_it_stands(visit: Any) -> None:
    page = bench(visit, "forts", 2)
    for text in ("abc", "1e9", "9" * 24, "-5", "３", "", "1.5", "<b>7</b>", "1,,2", "💥"):
        change(page, "start.hit_points", text)
        wrong = page.locator("[data-path='start.hit_points'] [role=alert]")
        reads(wrong, "start.hit_points must be a whole number from 1 to 120, not ")
        page.get_by_role("button", name="Undo").click()
        counted(page.locator("[role=alert]"), 0)
        assert page.locator("[data-path='start.hit_points'] input").input_value() == "20"


GARBAGE = {
    "splat?variant=%7Bgarbage": "a variant is written in TOML (name = value), and this is not",
    "splat?variant=%E0%A4%A": "a variant is written in TOML",
    "splat?variant=cards+%3D+3": "'cards' is a heading and has no value of its own",
    "splat?variant=__proto__.x+%3D+1": "there is no '__proto__.x' in this game",
    'splat?variant={"cards":{"pile":{"small":{"a":1}}}}': "cards.pile.small must be a whole number from 0 to 30, not",
    "splat?seats=99": "the option seats must be a whole number from 2 to 7, not 99",
    "splat?seats=abc": "the option seats must be a whole number from 2 to 7, not 'abc'",
    "splat?seats=": "the option seats must be a whole number from 2 to 7, not ''",
    "splat?strategic=maybe": "the option strategic must be on or off, not 'maybe'",
    "village?map=moon": "the option map must be one of",
    "nosuch": "There is no game of this name here.",
}


def test_links_with_garbage_are_told_in_a_sentence(visit: Any) -> None:
    page = visit()
    for link, said in GARBAGE.items():
        page.goto("/#/")
        page.goto(f"/#/bench/{link}")
        reads(page.locator("[role=alert]").first, said)
        if link.startswith("splat?s"):  # what is wrong with an option stands open, and can be mended
            assert page.locator("details.options").get_attribute("open") is not None
        if "seats" in link:
            page.locator(".seats select").select_option("3")
            page.wait_for_selector("[data-games]:not([data-games='0'])")


def test_two_tabs_take_nothing_from_each_other(visit: Any) -> None:
    one = bench(visit, "forts", 2)
    two = one.context.new_page()
    two.goto("/#/bench/forts")
    two.wait_for_selector("[data-section]")
    for page, points in ((one, "12"), (two, "13")):
        change(page, "start.hit_points", points)
        page.get_by_test_id("save").click()
        page.locator(".shelf [role=status]").first.wait_for()
    assert two.locator(".shelf ul button.button:not(.square)").all_inner_texts()[:2] == ["My variant 2", "My variant"]
    two.get_by_role("button", name="My variant", exact=True).click()
    assert two.locator("[data-path='start.hit_points'] input").input_value() == "12"
    assert one.locator("[data-path='start.hit_points'] input").input_value() == "12"
    two.close()


def test_on_a_phone_nothing_sticks_out_and_everything_can_be_touched(visit: Any) -> None:
    page = bench(visit, "splat", 2, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    change(page, "cards.pile.small", "8")
    page.locator("[data-vary='0'] select").select_option("cards.pile.small")
    page.wait_for_selector("[data-done=true]")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    out = """(all) => all.filter((n) => n.getClientRects().length && !n.closest('.wide, svg, .unseen, option, optgroup'))
        .filter((n) => n.getBoundingClientRect().right > n.closest('.paper').getBoundingClientRect().right + 1)
        .map((n) => n.outerHTML.slice(0, 120))"""
    assert page.locator("main .paper *").evaluate_all(out) == []
    low = """(all) => all.filter((n) => n.getClientRects().length && n.getBoundingClientRect().height < 40)
        .map((n) => n.outerHTML.slice(0, 120))"""
    assert page.locator("main .button, main .cell input, main .cell select, main .entry").evaluate_all(low) == []
    small = """(all) => all.filter((n) => n.getClientRects().length && !n.closest('svg'))
        .filter((n) => [...n.childNodes].some((c) => c.nodeType === 3 && c.data.trim()))
        .filter((n) => parseFloat(getComputedStyle(n).fontSize) < 14).map((n) => n.outerHTML.slice(0, 120))"""
    assert page.locator("main *").evaluate_all(small) == []
