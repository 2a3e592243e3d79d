"""Clocks at a table: everybody's time is seen on every screen, for a whole game, as one likes it, and over days."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from web.browsing import ServerProcess, build_snowballs, counted, first_to_decide, invite, reads, two_at_a_table, visitor

PROMPT = "[data-testid=prompt]"
MOVES = ".moves button[data-move]"
SHAPES = ((1280, 800), (390, 844), (844, 390), (667, 375))
"""A desk, a phone upright, and two held sideways."""


@pytest.fixture(scope="module")
def timed(chromium: Any, yard: ServerProcess) -> Iterator[tuple[Any, Any]]:
    host, guest = visitor(chromium, yard), visitor(chromium, yard)
    two_at_a_table(host, guest, "forts", clock="bank-10")
    yield (host, guest)
    for page in (host, guest):
        page.context.close()
        assert page.complaints == []


def times(page: Any) -> list[str]:
    """The times that rest, as they stand on the plates; every one is whole and also said with its name."""
    plates = page.locator(".seats .resting")
    for plate in plates.all():
        assert plate.is_visible()
        assert plate.evaluate("(one) => { const b = one.getBoundingClientRect(); return b.right <= innerWidth && b.height > 0; }")
        assert f"has {plate.inner_text()}" in plate.locator("xpath=..").locator(".unseen").inner_text()
    return [str(text) for text in plates.all_inner_texts()]


def test_everybody_sees_everybodys_time(timed: tuple[Any, Any]) -> None:
    for page in timed:
        for width, height in SHAPES:
            page.set_viewport_size({"width": width, "height": height})
            counted(page.locator(".seats [role=timer]:visible"), 1)
            assert times(page) == ["10:00"], (width, height)
        page.set_viewport_size({"width": 1280, "height": 800})
    now, other = first_to_decide(*timed)
    build_snowballs(now)
    other.wait_for_selector(MOVES)
    said = other.inner_text(".seats .resting")  # three decisions, five seconds each, less what they took
    assert re.fullmatch(r"\d+:\d\d", said)
    assert said != "10:00"


def test_the_times_of_three_stand_on_every_screen_and_in_what_explains_a_seat(visit: Any) -> None:
    pages = [visit() for _ in range(3)]
    link = invite(pages[0], "forts", clock="bank-10", players=3)
    for page, name in zip(pages[1:], ("Mia", "Ole"), strict=True):
        page.goto(link)
        page.fill("#join-name", name)
        page.click("button:has-text('Sit down')")
    for page in pages:
        page.wait_for_selector(PROMPT)
    page = pages[0]
    for width, height in SHAPES:
        page.set_viewport_size({"width": width, "height": height})
        counted(page.locator(".seats [role=timer]:visible"), 1)
        assert times(page) == ["10:00", "10:00"], (width, height)
    page.locator(".seats li:has(.resting)").first.hover()
    reads(page.locator(".tip"), "has 10:00")


def test_a_correspondence_table_says_its_days_in_the_waiting_room_and_at_the_table(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "forts", clock="days")
    for page in (host, guest):
        reads(page.locator(".seats [role=timer]"), re.compile(r"^(3 d 0 h|2 d 23 h)$"))
    page = visit()
    invite(page, "forts", clock="week")
    assert "Clock: 7 days" in page.inner_text("main")


def test_a_clock_as_you_like_is_set_by_sliders_and_shown_to_both(visit: Any) -> None:
    host, guest = visit(), visit()
    host.goto("/")
    host.click("[data-game=forts] button:has-text('Invite')")
    host.get_by_label("Players", exact=True).select_option("2")
    host.get_by_label("Clock").select_option("own")
    for label, key, times in (("Minutes", "ArrowRight", 5), ("Seconds", "ArrowLeft", 3)):
        slider = host.get_by_role("slider", name=re.compile(label))
        slider.focus()
        for _ in range(times):
            host.keyboard.press(key)
    host.click("dialog .deal")
    host.wait_for_selector("#invite-link")
    assert "Clock: 20 min, plus 7 s after each decision" in host.inner_text("main")
    guest.goto(host.input_value("#invite-link"))
    guest.fill("#join-name", "Guest")
    guest.click("button:has-text('Sit down')")
    for page in (host, guest):
        reads(page.locator(".seats .resting").first, "20:00")
