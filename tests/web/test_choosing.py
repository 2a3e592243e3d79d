"""Two browsers at a table of duel: both are asked at once, see that the other has chosen and not what, and may choose again."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import two_at_a_table

PROMPT = "[data-testid=prompt]"
MOVES = ".moves button[data-move]"
CHANGE = "[data-testid=undo]:has-text('Change my choice')"


def seat_of(page: Any, name: str) -> str:
    """What a screen reader says of a seat."""
    return str(page.locator(".seats li", has_text=name).locator(".unseen").inner_text())


@pytest.mark.parametrize("first", ["host", "guest"])
def test_both_choose_at_the_same_time_in_either_order_and_the_last_choice_counts(visit: Any, first: str) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "duel")
    one, other = (host, guest) if first == "host" else (guest, host)
    name, of_other = ("Robin", "Guest") if first == "host" else ("Guest", "Robin")
    for page in (host, guest):
        page.wait_for_selector(MOVES)
    assert "is choosing" in seat_of(one, of_other)
    one.locator(MOVES).first.click()
    one.wait_for_selector(CHANGE)
    assert f"{of_other} is still choosing." in one.inner_text(PROMPT)
    assert one.inner_text(PROMPT).startswith("You have chosen: ")
    other.wait_for_selector("[data-testid=chosen]")
    assert "has chosen" in seat_of(other, name)
    assert "You have chosen" not in other.content(), "nobody else's page has it"
    assert "You have chosen" in one.inner_text("[data-testid=spoken]")
    assert other.locator(MOVES).count() > 0
    one.click(CHANGE)
    one.wait_for_selector(MOVES)
    other.wait_for_selector("[data-testid=chosen]", state="detached")
    one.locator(MOVES).last.click()
    one.wait_for_selector(CHANGE)
    lines = one.locator("aside .line").count()
    other.locator(MOVES).first.click()
    for page in (host, guest):  # the next choice: what was chosen was played in one moment
        page.wait_for_selector(MOVES)
        page.wait_for_selector(CHANGE, state="detached")
    assert one.locator("aside .line").count() > lines
    one.locator(MOVES).first.click()
    one.wait_for_selector(CHANGE)
    one.reload()
    one.wait_for_selector(CHANGE)
    assert one.inner_text(PROMPT).startswith("You have chosen: ")
