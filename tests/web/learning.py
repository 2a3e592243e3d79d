"""How a learner is led through a lesson: by mouse, by touch and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from snowyard.lessons.data import LEARNER, Step, said, sentence_ids, wanted_lesson
from snowyard.lessons.match import StepMatch

ASK, HAPPENED = "[data-testid=ask]", "[data-testid=happened]"
NEXT = "[data-testid=lesson-next]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Choose = Callable[[Any, str], None]


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def unfolded(page: Any, move: str) -> str:
    """The button of a move, once the group it stands in is open."""
    button = f".moves [data-move='{move}']"
    page.wait_for_selector(".moves button")
    for fold in page.locator(".moves .fold").all():
        if page.locator(button).count():
            break
        fold.click()
        if page.locator(".moves .unfolded input").count():  # a long list shows its beginning; typing finds the rest
            page.fill(".moves .unfolded input", move)
    page.wait_for_selector(button)
    return button


def by_mouse(page: Any, move: str) -> None:
    page.click(unfolded(page, move))


def by_touch(page: Any, move: str) -> None:
    """A tap chooses, a second one confirms."""
    page.tap(unfolded(page, move))
    page.tap("[data-testid=confirm]")


def by_keyboard(page: Any, move: str) -> None:
    """Digits alone: of the group if there is one, then of the move."""
    page.wait_for_selector(".moves button")
    button, folds = page.locator(f".moves [data-move='{move}']"), page.locator(".moves .fold")
    for n in range(folds.count()):
        if button.count():
            break
        folds.nth(n).focus()  # away from where digits are typed
        page.keyboard.press(folds.nth(n).get_attribute("data-key") or "Enter")
        page.wait_for_timeout(100)
        field = page.locator(".moves .unfolded input")
        if field.count() and not button.count():  # a long list shows its beginning; typing finds the rest
            field.focus()
            page.keyboard.press("Control+A")
            page.keyboard.type(move)
            page.wait_for_timeout(100)
    key = button.get_attribute("data-key")
    searching = page.evaluate("document.activeElement?.tagName") == "INPUT"  # digits are typed there
    if key and not searching:
        page.keyboard.press(key)
    else:  # more than nine, or a list that can be searched: arrows and Enter
        button.focus()
        page.keyboard.press("Enter")


WAYS: dict[str, tuple[Choose, dict[str, Any]]] = {
    "mouse": (by_mouse, {}),
    "touch": (by_touch, PHONE),
    "keyboard": (by_keyboard, {}),
}


def done_step(page: Any, slug: str, step: Step, choose: Choose, lang: str = "en") -> None:
    """Do what the coach asks for; everything that is said stands there."""
    match = StepMatch(slug, step, wanted_lesson(slug).names)
    last = ""
    for told, (ask, done) in zip(step.moves, sentence_ids(step), strict=True):
        move = next(move for move in match.table.moves if told.wants(move))
        match.play(told.by, move)
        if told.by == LEARNER:
            page.wait_for_selector(f"{ASK}:text-is({quoted(said(slug, ask, lang))})")
            choose(page, move)
            last = said(slug, done, lang)
    page.wait_for_selector(f"{HAPPENED}:text-is({quoted(last)})")
    page.wait_for_selector(NEXT)
