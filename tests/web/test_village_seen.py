"""What somebody who plays village by hand must see: what a Trait does, how long a walk is, and every action in one place."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.browsing import play, play_now
from web.test_calm import HERE
from web.test_village_by_hand import with_dice

TRAITS = ".traits button[data-move]"
TWICE = """() => {
  // moves that the page offers by two buttons outside the picture
  const moves = [...document.querySelectorAll('button[data-move]')].filter((b) => b.offsetParent).map((b) => b.dataset.move);
  return moves.filter((move, i) => moves.indexOf(move) !== i);
}"""


@pytest.mark.heavy
def test_whoever_chooses_a_trait_reads_what_it_does(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "village")
    for _ in range(80):
        page.wait_for_selector(".moves button")
        if page.locator(TRAITS).count():
            break
        play(page, 1, seed=1)
    for button in page.locator(TRAITS).all():
        name, about = button.locator("b").inner_text(), button.locator("span").first.inner_text()
        assert name
        assert len(about.split()) > 4, about
        assert name not in about.split(":")[0]


@pytest.mark.heavy
def test_the_length_of_a_walk_is_shown_before_it_is_walked(visit: Any) -> None:
    page = visit(settings={**HERE, "confirm": "always"})
    with_dice(page)
    for _ in range(60):
        page.wait_for_selector(".moves [data-move]")
        if page.locator(".moves [data-move^=move]").count():
            break
        play(page, 1)
    page.locator(".moves [data-move^=move]").first.click()
    page.click("[data-testid=confirm]")
    page.wait_for_selector(".map svg.choosing")
    page.locator(".map svg").focus()
    page.keyboard.press("ArrowRight")
    said = page.locator(".map .length").first
    said.wait_for()
    done, most = map(float, re.findall(r"\d+(?:\.\d+)?", said.inner_text() or str(said.text_content()))[:2])
    assert 0 <= done <= most


@pytest.mark.heavy
def test_places_to_go_to_are_listed_in_order_and_found_by_typing(visit: Any) -> None:
    page = visit(settings={**HERE, "confirm": "always"})
    with_dice(page)
    for _ in range(60):
        page.wait_for_selector(".moves [data-move]")
        if page.locator(".moves [data-move^=move]").count():
            break
        play(page, 1)
    page.locator(".moves [data-move^=move]").first.click()
    page.click("[data-testid=confirm]")
    page.wait_for_selector(".map svg.choosing")
    if not page.locator(".unfolded").count():
        page.locator(".moves .fold").first.click()
    page.wait_for_selector(".unfolded input")
    labels = page.locator(".unfolded button[data-move]").all_inner_texts()
    assert len(labels) > 3
    order = "all => [...all].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })).join('|') === all.join('|')"
    assert page.evaluate(order, labels)
    words = labels[-1].split()[-1]
    page.fill(".unfolded input", words)
    page.wait_for_function("n => document.querySelectorAll('.unfolded button[data-move]').length <= n", arg=len(labels))
    assert all(words.lower() in label.lower() for label in page.locator(".unfolded button[data-move]").all_inner_texts())


@pytest.mark.heavy
def test_no_move_is_offered_by_two_buttons(visit: Any) -> None:
    page = visit(settings=HERE)
    with_dice(page)
    for _ in range(12):
        page.wait_for_selector(".moves button")
        assert page.evaluate(TWICE) == []
        play(page, 1, seed=4)
