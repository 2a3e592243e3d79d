"""Where it is crowded: lanes full of cards beside an open panel, and all five games on tablets. Nothing is covered or cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from web.browsing import GAMES, play, play_now
from web.test_calm import COVERED, SHAPES, settle
from web.test_seen_on_small_screens import CUT

pytestmark = pytest.mark.heavy
READ = "[data-testid=prompt], .strip .did .text, .confirm b"
OUT = """() => {
  // cards of the picture that the window, the bar or a panel cuts off
  const edge = document.querySelector('aside.panel')?.getBoundingClientRect().left ?? innerWidth;
  const bar = document.querySelector('section.bottom').getBoundingClientRect().top;
  return [...document.querySelectorAll('.stage [data-card]')].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < -1 || right > edge + 1 || top < -1 || bottom > bar + 1;
  }).map((card) => card.outerHTML.slice(0, 120));
}"""
CARDS = 6


def crowd(page: Any) -> None:
    """Many cards of one's own in two lanes, whatever else must be decided meanwhile."""
    laid = 0
    for _ in range(60):
        page.wait_for_selector(".moves button")
        if laid == 3 + CARDS:
            return
        lane = 1 if laid < 3 else 2
        there = page.locator(f".moves button[data-move^=play][data-move$='lane {lane}']")
        if not there.count() and page.locator(".moves .fold[data-group^=play]").count():
            page.locator(".moves .fold[data-group^=play]").first.click()
            settle(page)
        if there.count():
            there.first.click()
            laid += 1
            page.wait_for_function("() => !document.querySelector('.unfolded')")
        else:
            play(page, 1)
        settle(page)
    raise AssertionError("no room for so many cards")


def test_six_cards_a_lane_lie_in_sight_beside_a_panel_and_say_their_powers(visit: Any, tmp_path: Path) -> None:
    page = visit(settings={"panel": "log"}, **SHAPES["desktop"])
    play_now(page, "lanes")
    crowd(page)
    page.wait_for_selector("aside.panel")
    settle(page)
    page.screenshot(path=str(tmp_path / "lanes.png"))
    assert page.locator(".stage [data-card]").count() > CARDS
    assert page.evaluate(OUT) == []
    assert page.evaluate(COVERED) == []
    for thing in page.locator(".stage [data-thing^='own']").all()[:CARDS]:
        about = str(thing.get_attribute("aria-label"))  # a tip says the same
        assert "LANES-" in about
        assert "…" not in about


@pytest.mark.parametrize("shape", ["tablet", "broad tablet"])
@pytest.mark.parametrize("slug", GAMES)
def test_on_a_tablet_nothing_is_covered_and_nothing_cut(visit: Any, slug: str, shape: str, tmp_path: Path) -> None:
    page = visit(settings={"panel": "", "where": "here"}, **SHAPES[shape])
    play_now(page, slug)
    page.wait_for_selector("main svg")
    for moves in (2, 6, 12):
        play(page, moves=moves, seed=3, until=20_000)
        settle(page)
        assert page.evaluate(COVERED) == []
        assert page.evaluate(OUT) == []
        assert page.evaluate(CUT, READ) == []
    page.screenshot(path=str(tmp_path / f"{slug}.png"))
