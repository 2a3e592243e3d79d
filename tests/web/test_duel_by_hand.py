"""What somebody who plays duel by hand must see: why a card cannot be played, what their cards are worth, the clash."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from web.browsing import play, play_now, reads
from web.test_calm import SHAPES
from web.test_one_screen import WORKERS

HERE = {"panel": "", "where": "here"}
OWN = ".stage [data-testid=worth]"
VIEW = """() => {
  // what the seat of this page saw last
  const steps = window.told.map(([, text]) => JSON.parse(text)).filter((said) => said.state);
  return JSON.stringify(steps.at(-1).state.view);
}"""
TALLEST = """() => {
  // of every frame from now on: how tall the cards on the fronts are on the screen
  window.tall = [];
  const look = (now) => {
    const cards = [...document.querySelectorAll('.stage .laid')].map((card) => card.getBoundingClientRect().height);
    if (cards.length) window.tall.push([now, Math.max(...cards)]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def view_of(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate(VIEW))
    return found


def drafted(page: Any) -> None:
    """Until cards are chosen for a fight."""
    play_now(page, "duel")
    for _ in range(60):
        page.wait_for_selector(".moves button")
        if page.locator(".moves [data-move^=play]").count() and page.locator(OWN).count():
            return
        play(page, moves=1, seed=2)


def test_a_card_that_cannot_be_named_now_says_why_and_which_rule_says_so(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "duel")
    play(page, moves=2, seed=1)
    page.wait_for_function("() => document.querySelectorAll('.moves [data-move^=\"keep \"]').length >= 3")
    page.locator(".moves [data-move^='keep ']").last.click()
    stuck = page.locator(".stage [data-stuck]")
    stuck.first.wait_for()
    for card in stuck.all():
        assert re.match(r"You may keep this card, but .* \(DUEL-07\)", str(card.get_attribute("aria-label")))
    stuck.first.hover()
    reads(page.locator(".tip"), "take your first choice back")


def test_the_running_score_is_what_the_view_says_of_ones_own_cards(visit: Any) -> None:
    page = visit(settings=HERE)
    page.add_init_script(WORKERS)
    drafted(page)
    for _ in range(3):
        view = view_of(page)
        me = view["players"][view["you"]]
        piles = ("draw", "hand", "discards", "incoming", "cache")
        assert all(me[pile]["cards"] is not None or not me[pile]["count"] for pile in piles)
        worth = sum(view["cards"][kind]["points"] for pile in piles for kind in me[pile]["cards"] or [])
        assert worth > 0
        own = page.locator(OWN, has_text=re.compile(rf"^{worth}$"))
        own.first.wait_for()
        assert "worth" in str(own.first.get_attribute("aria-label"))
        play(page, moves=1, seed=2)
        page.wait_for_selector(".moves [data-move^=play]")


def test_ones_own_cards_are_in_sight_with_their_names(visit: Any) -> None:
    page = visit(settings=HERE, **SHAPES["desktop"])
    page.add_init_script(WORKERS)
    drafted(page)
    view = view_of(page)
    me = view["players"][view["you"]]
    held = sum(me[pile]["count"] for pile in ("draw", "hand", "discards"))
    own = page.locator(".stage [role=img][aria-label^='Your cards']")
    own.wait_for()
    assert own.locator("rect").count() >= min(15, held)
    box = own.bounding_box()
    assert box["height"] > 20
    assert box["y"] + box["height"] <= page.locator("section.bottom").bounding_box()["y"]


@pytest.mark.heavy
def test_the_clash_is_large_while_it_is_read_and_stays_until_somebody_has_read_it(visit: Any) -> None:
    page = visit(settings={**HERE, "pace": 250, "others": 1}, **SHAPES["desktop"])
    drafted(page)
    page.evaluate(TALLEST)
    page.locator(".moves [data-move^=play]").first.click()
    page.wait_for_function("() => window.tall.length > 5 && !document.querySelector('.stage .laid .down')")
    page.wait_for_function("() => { const all = window.tall.map(([, h]) => h); return Math.max(...all) > 1.1 * all.at(-1); }")
    tall = page.evaluate("() => window.tall")
    most = max(height for _, height in tall)
    times = [at for at, height in tall if height > 0.98 * most]
    assert most >= 200  # of 768: to be read from a chair
    assert times[-1] - times[0] >= 2000  # two cards: 1000 and twice 600, less what moves
