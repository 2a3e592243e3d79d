"""What playing splat by hand found: each test is a fault that was seen, as the person met it."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import play_now

pytestmark = pytest.mark.heavy
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def test_what_is_new_covers_nobody_on_a_phone_held_sideways(visit: Any) -> None:
    """It lay over the first player, who could be thrown at, and over their wall."""
    page = visit(settings={"explain": True, "where": "here", "panel": ""}, **SIDEWAYS)
    play_now(page, "splat")
    note = page.wait_for_selector("[data-testid=explain-open].below").bounding_box()
    column = page.locator(".table .bottom").bounding_box()
    undo = page.locator("[data-testid=undo]").bounding_box()
    assert note["x"] >= column["x"]  # the picture is free
    assert note["x"] + note["width"] <= undo["x"]
    assert note["y"] + note["height"] <= 390
    page.tap("[data-testid=explain-open]")
    page.wait_for_selector("[data-testid=explained]")
