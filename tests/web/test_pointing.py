"""Anything in the pictures of duel and village that is pointed at says what it is, by mouse and by keys
(by a finger: test_calm.py)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.browsing import play_now
from web.test_calm import HERE

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


CARDS = ".stage svg [data-tip][data-move]"
"""Cards to choose from; what lies on a plate is a list of cards or their number, and follows no rule of its own."""


@pytest.mark.parametrize(("slug", "all_of"), [("duel", (CARDS,)), ("village", ("main svg [data-tip]", ".village .die"))])
def test_what_lies_on_the_table_says_what_it_is_and_which_rule_it_follows(visit: Any, slug: str, all_of: tuple[str, ...]) -> None:
    page = visit(settings=HERE)
    play_now(page, slug)
    if slug == "village":
        page.click("[data-testid=set-up]")
        page.click("[data-testid=set-up-sure]")
        page.wait_for_selector(".moves [data-move=end]", timeout=120_000)
    page.wait_for_selector(all_of[-1])
    texts = [text for selector in all_of for text in told(page, selector)]
    assert len(texts) > 3
    assert [text for text in texts if not RULE.search(text)] == []


def test_keys_are_told_the_same_as_a_mouse(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "duel")
    page.wait_for_selector(".stage svg [data-tip]")
    texts = set(told(page, "main svg [data-tip]"))
    page.focus("main svg")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".tip")
    assert page.inner_text(".tip") in texts
