"""The bench in the page and the command line find the same: the same deals, the same sums, the same intervals and verdicts."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from snowyard import game
from snowyard.kernel.machine import MACHINE
from snowyard.lab.comparing import ALPHA, COURSE, Change, _gone, claims, compare
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import exchanges
from snowyard.lab.measures import unseen
from snowyard.lab.seated import played
from snowyard.lab.sequential import running_half_width
from snowyard.lab.survey import survey
from snowyard.lab.traces import by_game, trace
from snowyard.lab.workers import Threads
from typescript_node import vitest

GAMES, SEED = 1_200, 5
COMPARED: dict[str, tuple[dict[str, Any], str]] = {
    "forts": ({"seats": 3}, "start.hit_points = 12\nturn.actions = 3"),
    "splat": ({"seats": 2}, "cards.pile.small = 8"),
    "duel": ({"seats": 2}, "cards.a4.points = 3"),
    "lanes": ({}, "ranks.four.hit_points = 3"),
    "village": ({}, "throw.critical_hit = 11"),
}
FEWER = {"village": 1_000}  # games of it are long; nothing is claimed before so many


def told(slug: str, options: dict[str, Any], variant: str) -> dict[str, Any]:
    games = FEWER.get(slug, GAMES)
    levels, order, by_print = {}, {}, []
    for level in ("random", "simple"):
        (found,) = compare(slug, "variant", [variant], games, Threads(2), level, SEED, until_settled=False, course=1, **options)
        levels[level] = [as_data(c) for c in found.changes if c.measure not in COURSE]
        by_print = [as_data(c) for c in found.by_print]
        order[level] = [asdict(place) for place in found.order]
    widths = [[n, sd, a, t, running_half_width(n, sd, a, t)] for n, sd, a, t in ((2, 1.0, 0.05, 300), (5000, 0.3, 0.004, 10_000))]
    rare = [[n, a, unseen(n, a)] for n, a in ((60, 0.05), (1200, 0.003))]
    mine = {"slug": slug, "options": options, "variant": variant, "seed": SEED, "games": games}
    closely = looked_at_closely(slug, options, variant)
    return {**mine, "levels": levels, "order": order, "by_print": by_print, "widths": widths, "unseen": rare, **closely}


def as_data(c: Change) -> dict[str, Any]:
    low, high = (None if math.isinf(end) else end for end in (c.low, c.high))
    return {"name": c.measure.name, "before": c.before, "after": c.after, "low": low, "high": high, "verdict": c.verdict}


TRACED, MET = 12, 2
TRACED_FEWER = {"village": 2}
LONG = (
    "duel",
    "lanes",
    "village",
)  # games of minutes, and a searching player's move may run into its limit of time there, on a busy machine


def looked_at_closely(slug: str, options: dict[str, Any], variant: str) -> dict[str, Any]:
    """How games go, game by game and compared, and what a searching player wins in each seat."""
    traced = TRACED_FEWER.get(slug, TRACED)
    settings = [{**options, "variant": text} for text in ("", variant)]
    surveys = [survey(slug, "simple", traced, Threads(1), SEED, **setting) for setting in settings]
    base, own = (by_game(trace(s, o, Threads(2), games=traced)) for s, o in zip(surveys, settings, strict=True))
    changes = [as_data(_gone(m, n, base, own, ALPHA / claims(True))) for n, m in enumerate(COURSE)]
    games, setting = surveys[1], settings[1]
    met = []
    for number in range(0 if slug in LONG else MET):
        seatings = [tuple("fair" if seat == own else "simple" for seat in range(games.seats)) for own in range(games.seats)]
        won = [played(game(slug), setting, SEED, seating, number).table.payoff[own] for own, seating in enumerate(seatings)]
        met.append(sum(won) / len(won))
    course = [[part.tolist() for part in parts] for parts in (base, own)]
    return {"course": course, "course_changes": changes, "search": met}


@pytest.mark.skipif(MACHINE != "native", reason="a survey is compiled")
def test_the_page_finds_what_the_command_line_finds(tmp_path: Path) -> None:
    file = tmp_path / "compared.json"
    file.write_text(json.dumps([told(slug, *setting) for slug, setting in COMPARED.items()]))
    done = vitest("src/bench/figures.test.ts", BENCH=str(file))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


WORTH: list[tuple[str, str, int, dict[str, Any]]] = [
    ("splat", "simple", 24, {"seats": 2, "variant": "cards.splatball.small = 3\ncards.pile.small = 15\ncards.fort.small = 3"}),
    ("splat", "random", 12, {"seats": 4}),
    ("lanes", "random", 6, {}),
    ("lanes", "simple", 4, {"variant": "ranks.four.hit_points = 5"}),
    ("duel", "random", 4, {"seats": 2}),
    ("village", "random", 3, {"types": "elf kid / kid kid", "kids_per_team": 2, "turns": 2, "variant": "units.spare-1.dice = 6"}),
    ("village", "random", 2, {"kids_per_team": 2, "types": "big kid / kid kid", "turns": 1, "cards": "deal"}),
]


def worth_told(slug: str, level: str, games: int, options: dict[str, Any]) -> dict[str, Any]:
    s = survey(slug, level, games, Threads(1), SEED, **options)
    things = things_of(game(slug))
    found = {
        f"{things.all[n].heading}|{things.all[n].name}": [f.value, f.high - f.value if f.high < math.inf else -1, f.count]
        for n, f in exchanges(s, options, Threads(1), games=games).items()
    }
    return {"slug": slug, "options": options, "seed": SEED, "games": games, "level": level, "worth": found}


@pytest.mark.skipif(MACHINE != "native", reason="a survey is compiled")
def test_what_things_are_worth_is_the_same_in_the_page_and_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "worth.json"
    told = [worth_told(*row) for row in WORTH]
    assert [len(one["worth"]) for one in told] == [5, 6, 13, 13, 13, 11, 15]
    file.write_text(json.dumps(told))
    done = vitest("src/bench/worth.test.ts", WORTH=str(file))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{len(WORTH) + 1} passed" in done.stdout


@pytest.mark.heavy
def test_planted_faults_are_found_on_the_bench_and_nothing_is_said_of_nothing() -> None:
    done = vitest("src/bench/planted.test.ts", PLANTED="1")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "6 passed" in done.stdout
