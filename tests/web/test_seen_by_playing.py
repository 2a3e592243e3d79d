"""Faults that were seen while whole games were played by hand, each held where its kind is."""

from __future__ import annotations

import re
from typing import Any

from web.browsing import ROOT, invite, play, play_now
from web.test_calm import SHAPES


def test_the_strip_marks_moves_and_shows_whole_lines(visit: Any) -> None:
    """ "You draw a Queen" had the other player's mark: what follows from a move may be told of anybody."""
    page = visit(settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, "lanes")
    play(page, 3)
    page.wait_for_function("() => document.querySelectorAll('.strip .follows').length > 0")
    assert page.locator(".strip .follows svg").count() == 0
    assert page.locator(".strip .did svg").count() > 0
    assert page.locator(".strip .lines").evaluate("(lines) => lines.clientHeight % 20") == 0


def test_at_the_end_the_winner_is_seen_first_also_on_a_phone_held_sideways(visit: Any) -> None:
    page = visit(**SHAPES["sideways"])
    play_now(page, "splat")
    assert play(page)["over"]
    result = page.wait_for_selector("dialog [data-testid=result]").bounding_box()
    assert result["y"] > 0
    assert result["y"] + result["height"] < 390
    assert page.evaluate("document.activeElement.dataset.testid") == "rematch"


def test_a_card_game_speaks_of_no_dice_at_its_end(visit: Any) -> None:
    page = visit()
    play_now(page, "splat")
    assert play(page)["over"]
    page.wait_for_selector("dialog [data-testid=result]")
    assert "dice" not in page.inner_text("dialog").lower()


def test_the_waiting_room_has_the_whole_window(visit: Any) -> None:
    page = visit(**SHAPES["desktop"])
    invite(page, "forts")
    stage = page.locator("main.stage").bounding_box()
    assert stage["y"] + stage["height"] == 768


def test_two_at_a_phone_read_each_others_names_and_why_nothing_goes_back(visit: Any) -> None:
    host = visit()
    guest = visit(lang="de", **SHAPES["upright"])
    link = invite(host, "forts")
    guest.goto(link)
    guest.fill("#join-name", "Lea")
    guest.click("button.primary")
    for page in (host, guest):
        page.wait_for_selector("[data-testid=prompt]")
    names = guest.locator(".seats .name")
    assert set(names.all_inner_texts()) == {"Robin", "Lea"}
    assert all(names.nth(i).evaluate("(name) => name.scrollWidth <= name.clientWidth") for i in range(2))
    assert "Du hast noch keinen Zug gemacht" in guest.inner_text("[data-testid=undo]")


def test_a_tap_shows_what_a_throw_does_without_covering_bricks_and_it_goes_with_the_throw(visit: Any) -> None:
    page = visit(settings={"confirm": "auto", "panel": ""}, **SHAPES["upright"])
    play_now(page, "forts")
    kid = page.wait_for_selector(".stage [data-thing^='kid '][data-move^=throw]")
    kid.click()
    page.wait_for_selector("[data-testid=confirm]")
    chart = page.wait_for_selector(".stage .aim").bounding_box()
    for brick in page.query_selector_all(".stage [data-move*='brick ']"):
        box = brick.bounding_box()
        apart = chart["y"] + chart["height"] <= box["y"] or box["y"] + box["height"] <= chart["y"]
        assert apart or chart["x"] + chart["width"] <= box["x"] or box["x"] + box["width"] <= chart["x"]
    page.click("[data-testid=confirm]")
    page.wait_for_selector(".stage .aim", state="detached")


def test_every_reason_why_nothing_goes_back_is_said_in_the_language_of_the_page() -> None:
    sources = [*(ROOT / "src" / "snowyard").glob("match/*.py"), *(ROOT / "src" / "snowyard").glob("server/*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    found = re.findall(r'Reach\(why=(?:own if move\.seat == seat else )?"([^"]+)"', text)
    known = (ROOT / "web" / "src" / "table" / "undoing.ts").read_text(encoding="utf-8")
    assert len(found) >= 8
    assert [reason for reason in found if f"'{reason}'" not in known] == []


def test_a_device_whose_seat_was_taken_to_another_one_only_watches_and_says_so(visit: Any) -> None:
    """It went on showing the moves of a seat that it no longer had, and said nothing."""
    first, second, friend = visit(), visit(lang="de", **SHAPES["broad tablet"]), visit()
    friend.goto(invite(first, "forts"))
    friend.fill("#join-name", "Lea")
    friend.click("button.primary")
    first.wait_for_selector("[data-testid=prompt]")
    first.click("header button[aria-haspopup], header .tools button:last-child, header button:last-of-type")
    first.click("dialog button:has-text('another device')")
    code = first.wait_for_selector("dialog output").inner_text()
    second.goto(f"/#/take/{code}")
    second.click("button.primary")
    second.wait_for_selector("[data-testid=prompt]")
    first.wait_for_selector(".notes:has-text('This one only watches')")
    assert first.locator(".moves button").count() == 0
    assert first.locator("dialog[open]").count() == 0
