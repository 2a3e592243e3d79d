"""Faults that were seen while whole games were played by hand, each held where its kind is."""

from __future__ import annotations

import re
from typing import Any

import pytest

from snowyard.games.village.content import KID_NAMES
from web.browsing import GAMES, ROOT, first_to_decide, invite, play, play_now, two_at_a_table
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


def test_what_is_new_waits_in_a_corner_until_somebody_wants_to_know(visit: Any) -> None:
    """It lay over a third of a phone's scene, and over cards that could be attacked."""
    page = visit(settings={"explain": True, "where": "here", "panel": ""}, **SHAPES["upright"])
    play_now(page, "splat")
    note = page.wait_for_selector("[data-testid=explain-open]")
    assert note.bounding_box()["height"] <= 48
    assert page.locator("[data-testid=explained]").count() == 0
    first = note.inner_text()
    note.click()
    assert page.wait_for_selector("[data-testid=explained]").inner_text()
    page.click("[data-testid=explain-next]")
    page.wait_for_selector("[data-testid=explained]", state="detached")
    assert first not in page.locator("[data-testid=explain-open]").all_inner_texts()


@pytest.mark.parametrize("shape", ["desktop", "broad tablet"])
def test_moves_stand_in_whole_rows(visit: Any, shape: str) -> None:
    """The second row was cut off at its lower edge."""
    page = visit(settings={"panel": ""}, **SHAPES[shape])
    play_now(page, "forts")
    page.wait_for_selector(".moves button >> nth=6")
    window = page.locator(".moves .window").bounding_box()
    for button in page.query_selector_all(".moves .window button"):
        box = button.bounding_box()
        seen = min(box["y"] + box["height"], window["y"] + window["height"]) - max(box["y"], window["y"])
        assert seen <= 4 or seen >= box["height"] - 0.5


def test_what_a_throw_did_is_read_to_its_end_and_no_half_sentence_is_left(visit: Any) -> None:
    page = visit(settings={"panel": ""}, **SHAPES["sideways"])
    play_now(page, "forts")
    for _ in range(12):
        play(page, 1)
        page.wait_for_timeout(150)
        lines = page.locator(".strip .lines").bounding_box()
        for did in page.locator(".strip .did:visible").all():
            box = did.bounding_box()
            seen = min(box["y"] + box["height"], lines["y"] + lines["height"]) - max(box["y"], lines["y"])
            assert seen <= 1 or seen >= box["height"] - 1
        last = page.locator(".strip .did .text").last
        assert last.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1"), last.inner_text()


def test_the_end_says_once_who_won_and_its_buttons_are_in_sight_sideways(visit: Any) -> None:
    page = visit(**SHAPES["sideways"])
    play_now(page, "splat")
    assert play(page)["over"]
    page.wait_for_selector("dialog [data-testid=result]")
    assert "The game is over." not in page.inner_text("dialog")
    again = page.locator("[data-testid=rematch]").bounding_box()
    assert again["y"] + again["height"] <= 390


def test_escape_leads_out_of_the_chat_to_the_decision(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "forts")
    page, _ = first_to_decide(host, guest)
    page.keyboard.press("c")
    page.wait_for_function("document.activeElement.id === 'chat-text'")
    page.keyboard.type("1 2 u")
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.closest('.moves') !== null")
    assert page.input_value("#chat-text") == "1 2 u"


def test_nobody_at_the_table_is_called_like_a_child_of_the_game() -> None:
    """A bot called Mia led a team with another Mia."""
    making = (ROOT / "web" / "src" / "home" / "making.ts").read_text(encoding="utf-8")
    named = re.findall(r"'(\w+)'", " ".join(re.findall(r"const (?:NAMES|ANYBODY) = (\[[^\]]+\])", making)))
    assert len(named) == 20
    assert set(named) & set(KID_NAMES) == set()


CUT = """() => { const stage = document.querySelector('main.stage').getBoundingClientRect();
  return [...document.querySelectorAll('main.stage svg text')].filter((text) => {
    const box = text.getBoundingClientRect();
    const seen = box.width && box.height && !text.closest('[aria-hidden=true]') && +getComputedStyle(text).opacity > 0;
    return seen && (box.left < stage.left - 1 || box.right > stage.right + 1);
  }).map((text) => text.textContent); }"""


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("slug", GAMES)
def test_no_word_of_a_scene_runs_over_the_edge_of_a_phone(visit: Any, slug: str, lang: str) -> None:
    """In French a heading of the draft ended in the middle of a word."""
    page = visit(lang=lang, settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, slug)
    for _ in range(6):
        page.wait_for_timeout(200)
        assert page.evaluate(CUT) == []
        play(page, 2)
