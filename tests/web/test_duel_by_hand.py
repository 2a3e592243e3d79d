"""Faults of duel that were seen while whole games were played by hand in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.browsing import play, play_now, reads
from web.test_calm import HERE, SHAPES

pytestmark = pytest.mark.heavy


def deal(page: Any, seats: int) -> None:
    page.goto("/")
    page.click("[data-game=duel] button[aria-label]")
    page.locator("dialog select").first.select_option(str(seats))
    page.click("dialog .primary")
    page.wait_for_selector(".moves [data-move]", timeout=120_000)


def cards_end(page: Any) -> float:
    """How far down one's cards reach."""
    return max(float(box["y"] + box["height"]) for box in (card.bounding_box() for card in page.locator(".stage .legal").all()))


def test_with_three_on_a_phone_no_card_is_cut_by_the_bar(visit: Any) -> None:
    """In the draft the lower ends of one's cards lay under the bar that asks, though half of the picture was empty."""
    page = visit(lang="de", settings={**HERE, "theme": "evening"}, **SHAPES["upright"])
    deal(page, 3)
    for _ in range(6):
        page.wait_for_selector(".stage .legal")
        page.wait_for_selector(".moves [data-move]")
        assert cards_end(page) <= page.locator("section.bottom").bounding_box()["y"] + 1
        play(page, 1)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_nothing_says_that_any_order_will_do_while_the_prompt_asks_for_one(visit: Any, lang: str) -> None:
    page = visit(lang=lang, settings=HERE, **SHAPES["desktop"])
    deal(page, 2)
    play(page, 2)
    page.wait_for_selector("[data-testid=prompt]:has-text('4')")
    page.wait_for_selector(".moves [data-move]")
    said = page.locator(".stage").text_content()
    titles = {"en": "Keep two of these", "de": "Behalte zwei davon", "fr": "Garde deux de ces cartes"}
    assert titles[lang] in said
    assert f"{titles[lang]}," not in said


def test_the_strip_tells_the_fight_and_not_what_one_holds(visit: Any) -> None:
    page = visit(settings=HERE, **SHAPES["desktop"])
    deal(page, 2)
    for _ in range(8):
        page.wait_for_selector(".moves [data-move]")
        assert "You hold" not in page.inner_text("[data-testid=strip]")
        play(page, 1)


def test_a_card_that_cannot_be_named_now_says_why_and_which_rule_says_so(visit: Any) -> None:
    page = visit(settings={"panel": "", "where": "here"})
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
