"""What the bench looks at more closely, and its figures beside those of the command line, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from snowyard.lab.comparing import COURSE, MEASURES, compare
from snowyard.lab.workers import Threads
from web.browsing import reads
from web.test_bench import bench, change

pytestmark = pytest.mark.heavy
LONG = 120_000
PILES = "cards.pile.small = 8"


def interval(page: Any, figure: str) -> list[tuple[float, float]]:
    """Value and half of the interval of the printed game and of the changed one."""
    lines = page.locator(f"[data-closer={figure}] [data-figure]")
    return [
        (float(lines.nth(n).get_attribute("data-figure")), float(lines.nth(n).get_attribute("data-half")))
        for n in range(lines.count())
    ]


def test_comebacks_worth_search_and_kingmaking_come_in_and_are_told_with_intervals(visit: Any) -> None:
    page = bench(visit, "splat", 2)
    page.set_default_timeout(LONG)
    change(page, "cards.pile.small", "8")
    page.wait_for_selector("[data-course=false] [data-closer=comebacks] [data-figure]", state="attached")  # before all are in
    page.wait_for_selector("[data-course=true] [data-closer=comebacks][data-verdict=more]")
    (printed, half), (yours, other) = interval(page, "comebacks")
    assert printed == 0.0
    assert half > 0.02  # no comeback seen is no certainty
    assert yours - other > 0.05
    reads(page.locator("[data-closer=comebacks]"), "The winner was far behind more often: in 0% of games before")
    page.wait_for_selector("[data-worth=true] [data-thing=pile] [data-worth]")
    piles = page.locator("[data-thing=pile] [data-worth]").last
    assert float(piles.get_attribute("data-worth")) < 0  # a lost turn
    page.wait_for_selector("[data-search=true] [data-closer=search][data-verdict]")
    assert [won for won, _ in interval(page, "search")] == [0.5, 0.5]  # there is nothing to choose
    assert all(half > 0.02 for _, half in interval(page, "search"))
    page.wait_for_selector("[data-kings=true] [data-closer=kings] [data-figure]")
    reads(page.locator("[data-closer=shift]"), "met too seldom to tell")
    assert page.locator("[data-axis=games]").inner_text().split() == [
        page.locator("[data-axis=games] span").first.inner_text(),
        "games",
        "0",
    ]
    reads(page.locator("[data-axis=turns]"), "turns")


def test_the_same_number_of_games_gives_the_figures_of_the_command_line(visit: Any) -> None:
    """Whatever number the page stops at on this machine."""
    page = bench(visit, "splat", 2)
    page.set_default_timeout(LONG)
    change(page, "cards.pile.small", "8")
    page.wait_for_selector("[data-done=true][data-games]")
    games = int(page.locator("[data-done=true]").get_attribute("data-games"))
    (found,) = compare("splat", "variant", [PILES], games, Threads(2), seed=1, until_settled=False, course=1, seats=2)
    assert found.games == games
    shown = [c for c in found.changes if c.measure not in COURSE]
    rows = page.locator("tr[data-measure]")
    assert rows.count() == len(shown) == len(MEASURES)
    for n, theirs in enumerate(shown):
        cells = rows.nth(n).locator("[data-value]")
        own = [float(cells.nth(s).get_attribute("data-value")) for s in range(2)]
        assert own == pytest.approx([theirs.before, theirs.after], abs=1e-9), theirs.measure.name
        assert rows.nth(n).get_attribute("data-verdict") == theirs.verdict, theirs.measure.name
    bars = page.locator("[role=img][data-share]")
    told = [float(bars.nth(2 * n + 1).get_attribute("data-share")) for n in range(2)]
    assert told == pytest.approx([place.after for place in found.order], abs=1e-9)
