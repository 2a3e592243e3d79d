"""The frame round every table: whose turn it is, clock, sounds, notifications, rules, settings, taking back by consent."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from web.browsing import ServerProcess, build_snowballs, counted, first_to_decide, play, play_now, reads, two_at_a_table, visitor

PROMPT = "[data-testid=prompt]"
MOVES = ".moves button[data-move]"
MY_TURN = ".moves button"  # where there are many moves, all may lie in folds
LISTEN = """
window.sounds = 0;
const gain = BaseAudioContext.prototype.createGain;  // every sound swells through one
BaseAudioContext.prototype.createGain = function () { window.sounds++; return gain.call(this); };
window.notes = [];
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
window.Notification = class {
  static permission = 'granted';
  static answer = 'granted';
  static async requestPermission() { return this.answer; }
  constructor(title, { body }) { window.notes.push(body); }
  close() {}
};
"""


@pytest.fixture(scope="module")
def person(chromium: Any, yard: ServerProcess) -> Iterator[Any]:
    """Somebody whose sounds and notifications are counted instead of made."""
    page = visitor(chromium, yard)
    page.add_init_script(LISTEN)
    yield page
    page.context.close()
    assert page.complaints == []


@pytest.fixture
def alone(person: Any) -> Any:
    """At a new table of forts."""
    play_now(person, "forts")
    person.wait_for_selector(MOVES)
    return person


@pytest.fixture
def for_long(person: Any) -> Any:
    """At a new table of lanes, which nobody can win before the draw pile is used up (LANES-80)."""
    play_now(person, "lanes")
    person.wait_for_selector(MY_TURN)
    return person


@pytest.fixture(scope="module")
def pair(chromium: Any, yard: ServerProcess) -> Iterator[tuple[Any, Any]]:
    """Two people at a table of forts, with a clock: the one who decides now, and the other."""
    host, guest = visitor(chromium, yard), visitor(chromium, yard)
    host.since = guest.since = time.monotonic()
    two_at_a_table(host, guest, "forts", clock="180")
    for page in (host, guest):
        page.wait_for_selector("main svg")
    yield first_to_decide(host, guest)
    for page in (host, guest):
        page.context.close()
        assert page.complaints == []


def icon(page: Any) -> str:
    return str(page.get_attribute("link[rel=icon]", "href"))


def settings(page: Any) -> None:
    page.click("button[aria-label=More]")
    page.click("dialog button:has-text('Settings')")


def test_title_icon_and_seat_say_whose_turn_it_is(pair: tuple[Any, Any]) -> None:
    now, other = pair
    now.wait_for_selector(MOVES)
    other.wait_for_selector(f"{PROMPT}:has-text('Waiting')")
    assert now.title().startswith("● Your turn")
    assert not other.title().startswith("●")
    assert icon(now) != icon(other)
    for page in pair:
        counted(page.locator(".seats .turn"), 1)
        page.wait_for_function("() => document.querySelectorAll('.seats .dot.here').length === 2")  # both are connected
    shapes = now.locator(".seats li path:first-child").evaluate_all("all => all.map((e) => e.getAttribute('d'))")
    assert len(set(shapes)) == 2  # not told apart by colour alone
    assert "is deciding" in now.inner_text(".seats .turn.mine")
    counted(other.locator(".seats .turn.mine"), 0)


def test_the_clock_of_whoever_decides_runs(pair: tuple[Any, Any]) -> None:
    for page in pair:
        counted(page.locator(".seats [role=timer]"), 1)
        before = page.inner_text(".seats .turn [role=timer]")
        assert re.fullmatch(r"[0-3]:\d\d", before)
        minutes, seconds = map(int, before.split(":"))
        assert 180 - (time.monotonic() - page.since) - 1 <= 60 * minutes + seconds <= 180
        page.wait_for_function("text => document.querySelector('[role=timer]').innerText < text", arg=before)


def test_a_move_is_taken_back_only_if_the_other_one_agrees(pair: tuple[Any, Any]) -> None:
    first, second = pair
    build_snowballs(first)
    build_snowballs(second, 1)
    told = first.locator("aside .line")
    lines = second.locator("aside .line").count()
    counted(told, lines)
    first.wait_for_selector("[data-testid=undo]:has-text('Ask to undo')")
    for answer in ("Refuse", "Agree"):
        first.click("[data-testid=undo]")
        asks, asked = first.locator("[data-testid=asks]"), second.locator("[data-testid=asked]")
        reads(
            asks,
            re.compile("you take this back: “You make a snowball: you now have .* with it: “.* makes a snowball and now has"),
        )
        reads(
            asked, re.compile("like to take this back: “.* makes a snowball and .* with it: “You make a snowball: you now have")
        )
        assert first.locator(".line.undone").count() == 0
        second.click(f".banner button:has-text('{answer}')")
        counted(asked, 0)
        counted(asks, 0)
        if answer == "Refuse":
            assert told.count() == lines
            assert first.locator(MOVES).count() == 0
    for page in pair:
        page.wait_for_selector(".line.undone")
    first.wait_for_selector(MOVES)  # it is their decision again
    assert first.title().startswith("●")


def test_sounds_are_off_until_switched_on_and_then_accompany_what_happens(for_long: Any) -> None:
    page = for_long
    play(page, moves=4, seed=3)
    assert page.evaluate("() => window.sounds") == 0
    page.click(".tools button[aria-label='Sound on']")
    page.wait_for_function("() => window.sounds > 0")
    page.wait_for_selector(MY_TURN)
    page.evaluate("() => (window.sounds = 0)")
    play(page, moves=4, seed=3)
    page.wait_for_function("() => window.sounds > 0")
    page.reload()
    page.wait_for_selector(MY_TURN)
    assert page.get_attribute(".tools button[aria-label='Sound off']", "aria-pressed") == "true"  # it is kept
    page.click(".tools button[aria-label='Sound off']")
    heard = page.evaluate("() => window.sounds")
    play(page, moves=3, seed=4)
    assert page.evaluate("() => window.sounds") == heard


def test_a_notification_comes_only_if_wished_and_while_the_page_is_hidden(for_long: Any) -> None:
    page = for_long
    settings(page)
    wish = page.get_by_label("Tell me when it is my turn")
    page.evaluate("() => (Notification.answer = 'denied')")
    wish.click()
    page.wait_for_selector("text=Your browser does not allow notifications here")
    assert not wish.is_checked()
    page.evaluate("() => (Notification.answer = 'granted')")
    wish.click()
    page.wait_for_function("() => document.querySelectorAll('dialog input:checked').length === 1")
    page.keyboard.press("Escape")
    play(page, moves=4, seed=3)
    assert page.evaluate("() => window.notes") == []  # nobody is called who looks
    page.evaluate("() => (window.away = true)")
    for _ in range(30):  # until the turn has gone round once: how many moves that takes depends on the dice
        play(page, moves=1, seed=3)
        if page.evaluate("() => window.notes.length"):
            break
    page.wait_for_function("() => window.notes.length > 0")
    assert "It is your turn" in page.evaluate("() => window.notes[0]")
    page.evaluate("() => (window.away = false)")


def test_the_log_shows_dice_by_their_faces(alone: Any) -> None:
    page = alone
    before = page.locator("aside .line .die").count()
    page.click(".moves button:has-text('Throw at')")
    page.wait_for_function("n => document.querySelectorAll('aside .line .die').length > n", arg=before)


def test_the_rules_open_at_the_decision_at_hand(alone: Any) -> None:
    page = alone
    page.wait_for_selector(MOVES)
    page.click("button[aria-label=Rules]")
    now = page.locator(".rules .now")
    now.wait_for()
    assert "What counts right now" in now.inner_text()
    assert "FORTS-" in now.inner_text()
    shown = page.evaluate("""() => {
      const box = document.querySelector('.rules').getBoundingClientRect();
      const now = document.querySelector('.rules .now').getBoundingClientRect();
      return now.top >= box.top && now.top < box.bottom;
    }""")
    assert shown
    page.locator(".rules .here").first.wait_for(state="attached")  # and in their place in the book they are marked
    page.click("button[aria-label=Log]")


def test_anything_on_the_table_can_be_looked_up_by_its_name(alone: Any) -> None:
    page = alone
    page.wait_for_selector(MOVES)
    page.click("button[aria-label=Rules]")
    page.fill(".rules .look input", "smi")
    found = page.locator(".rules .look p")
    found.first.wait_for()
    counted(found, 1)
    assert "a Smiley" in found.inner_text()
    assert "FORTS-24" in found.inner_text()
    page.fill(".rules .look input", "banana")
    page.wait_for_selector("text=Nothing here is called that.")
    page.click("button[aria-label=Log]")


def test_the_quiet_mode_leaves_the_table_alone_with_the_prompt(alone: Any) -> None:
    page = alone
    page.keyboard.press("z")
    page.wait_for_selector("aside", state="detached")
    assert page.locator("header .title").bounding_box()["width"] <= 1  # said only
    assert not page.locator("button[aria-label=Chat]").is_visible()
    assert page.locator(PROMPT).is_visible()
    page.keyboard.press("z")
    page.wait_for_selector("aside")


def test_settings_change_the_page_at_once_and_are_kept(alone: Any) -> None:
    page = alone
    settings(page)
    page.get_by_label("Light", exact=True).select_option("evening")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "evening"
    page.get_by_label("Animation", exact=True).select_option("500")
    page.get_by_label("Ask before a move counts").select_option("always")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(MOVES)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "evening"
    page.locator(MOVES).first.click()
    page.wait_for_selector("[data-testid=confirm]")
    page.keyboard.press("Enter")  # the key that says yes
    page.wait_for_selector("[data-testid=confirm]", state="detached")
