"""Two browsers at a table of duel: both are asked at once, see that the other has chosen and not what, and may choose again."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import reads, two_at_a_table

PROMPT = "[data-testid=prompt]"
MOVES = ".moves button[data-move]"
CHANGE = "[data-testid=undo]:has-text('Change my choice')"


def seat_of(page: Any, name: str) -> Any:
    """What a screen reader says of a seat."""
    return page.locator(".seats li", has_text=name).locator(".unseen")


@pytest.mark.parametrize("first", ["host", "guest"])
def test_both_choose_at_the_same_time_in_either_order_and_the_last_choice_counts(visit: Any, first: str) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "duel")
    one, other = (host, guest) if first == "host" else (guest, host)
    name, of_other = ("Robin", "Guest") if first == "host" else ("Guest", "Robin")
    for page in (host, guest):
        page.wait_for_selector(MOVES)
    reads(seat_of(one, of_other), "is choosing")
    one.locator(MOVES).first.click()
    one.wait_for_selector(CHANGE)
    assert f"{of_other} is still choosing." in one.inner_text(PROMPT)
    assert one.inner_text(PROMPT).startswith("You have chosen: ")
    other.wait_for_selector("[data-testid=chosen]")
    reads(seat_of(other, name), "has chosen")
    assert "You have chosen" not in other.content(), "nobody else's page has it"
    reads(one.locator("[data-testid=spoken]"), "You have chosen")
    other.wait_for_selector(MOVES)
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
    one.locator("aside .line").nth(lines).wait_for()
    one.locator(MOVES).first.click()
    one.wait_for_selector(CHANGE)
    one.reload()
    one.wait_for_selector(CHANGE)
    assert one.inner_text(PROMPT).startswith("You have chosen: ")
