"""The search for balance in the page and `snowyard lab tune` find the same settings with the same figures."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from snowyard import game
from snowyard.kernel.machine import MACHINE
from snowyard.lab.tuning.search import tune
from snowyard.lab.tuning.space import read_space
from snowyard.lab.tuning.told import as_data
from snowyard.lab.tuning.wishes import read_wish
from snowyard.lab.workers import Threads
from typescript_node import vitest

GAMES, SEED = 800, 1
TUNED: list[tuple[str, dict[str, Any], list[str], list[tuple[str, int, int, int]]]] = [
    (
        "splat",
        {"seats": 2},
        ["starter wins 45 to 57 %", "length 20 to 32 turns"],
        [("cards.pile.small", 0, 16, 2), ("cards.fort.small", 0, 5, 1)],
    ),
    ("forts", {}, ["length 12 to 16 turns", "better player wins at least 60 %"], [("start.hit_points", 5, 20, 1)]),
    ("forts", {}, ["length 14 to 16 turns"], [("throw.smaller", 0, 0, 1)]),  # both verdicts differ
    ("splat", {"seats": 3}, ["draws at most 5 %", "length 30 to 34 turns"], [("cards.fort.copies", 3, 9, 2)]),
]


def values(slug: str, name: str, low: int, high: int, step: int) -> str:
    """All words of an entry that has no numbers, else a range."""
    entry = game(slug).options.places()[name].entry
    return ",".join(entry.words.values()) if entry.low > entry.high else f"{low}..{high}..{step}"


def told(slug: str, options: dict[str, Any], want: list[str], vary: list[tuple[str, int, int, int]]) -> dict[str, Any]:
    wishes = [read_wish(text) for text in want]
    space = read_space(slug, options, [f"{name}={values(slug, name, low, high, step)}" for name, low, high, step in vary])
    found = as_data(space, tune(space, wishes, Threads(2), seed=SEED, games=GAMES))
    bounds = [(wish.measure, wish.low, wish.high if math.isfinite(wish.high) else None) for wish in wishes]
    mine = {"slug": slug, "options": options, "seed": SEED, "games": GAMES, "wishes": bounds, "vary": vary}
    return {**mine, "best": found["best"], "printed": found["printed"]}


@pytest.mark.skipif(MACHINE != "native", reason="a search is compiled")
def test_the_page_finds_the_settings_that_the_command_line_finds(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    file.write_text(json.dumps([told(*one) for one in TUNED]))
    done = vitest("src/bench/tuning.test.ts", TUNED=str(file))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "9 passed" in done.stdout  # none was skipped
