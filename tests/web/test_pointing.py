"""Anything in the pictures of duel and village that is pointed at says what it is, by mouse, keyboard and finger."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.browsing import play_now
from web.test_calm import HERE, SHAPES

pytestmark = pytest.mark.heavy
RULE = re.compile(r"[A-Z]{4,}-R?\d+")
TOLD = """selector => [...document.querySelectorAll(selector)].map((node) => {
  document.querySelectorAll('.tip').forEach((old) => old.remove());
  node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: 1e4 * Math.random(), clientY: 1 }));
  const said = document.querySelector('.tip')?.textContent ?? '';
  node.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  return said;
})"""


def told(page: Any, selector: str) -> list[str]:
    """What each of these says when a mouse comes to it."""
    return list(page.evaluate(TOLD, selector))


@pytest.mark.parametrize(("slug", "last"), [("duel", ".stage svg [data-tip]"), ("village", ".village .die")])
def test_what_lies_on_the_table_says_what_it_is_and_which_rule_it_follows(visit: Any, slug: str, last: str) -> None:
    page = visit(settings=HERE)
    play_now(page, slug)
    if slug == "village":
        page.click("[data-testid=set-up]")
        page.click("[data-testid=set-up-sure]")
        page.wait_for_selector(".moves [data-move=end]", timeout=120_000)
    page.wait_for_selector(last)
    texts = [*told(page, "main svg [data-tip]"), *told(page, last)]
    assert len(texts) > 8
    assert [text for text in texts if not RULE.search(text)] == []


def test_keys_and_fingers_are_told_the_same_as_a_mouse(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "duel")
    page.wait_for_selector(".stage svg [data-tip]")
    texts = set(told(page, "main svg [data-tip]"))
    page.focus("main svg")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".tip")
    assert page.inner_text(".tip") in texts
    phone = visit(**SHAPES["upright"], settings={**HERE, "confirm": "auto"})
    play_now(phone, "village")
    piece = phone.locator(".village svg [data-tip]").first
    piece.wait_for(state="attached")
    said = told(phone, ".village svg [data-tip]")[0]
    piece.dispatch_event("click", {"pointerType": "touch"})
    phone.wait_for_selector(".tip")
    assert phone.inner_text(".tip") == said
