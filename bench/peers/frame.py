"""The frame of every comparison: what a case is, and how one is measured.

A case is a function that sets something up and returns a `chunk`: a function without arguments that plays for some tens of
milliseconds and returns how many decisions it made and how many games it ended. Register it:

    @case("openspiel/hearts", road=COMPILED, like="splat/four")
    def hearts() -> Chunk: ...

A *decision* is one player's choice among legal moves; chance events do not count, a simultaneous round of n players counts
n. Every case plays uniformly at random and starts anew when a game ends. `like` names the case of ours that it stands
beside (same road), for the ratio.

A case runs in a process of its own on one core, with the thread pools of XLA and BLAS held to one. Figures are per second of the
process's own processor time, so that a busy neighbour does not count against anybody; the median of several runs is taken.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Chunk = Callable[[], tuple[int, int]]
ABOUT = 2_000  # decisions of a chunk in slow libraries: enough to keep the clock out of the figure

COMPILED, PYTHON, SEARCH, TABLE = "compiled", "python", "search", "table"
"""Roads: whole games without returning to Python; a loop in Python over legal moves and steps; rounds of a tree search;
our `Table` (nothing stands beside it)."""


@dataclass(frozen=True)
class Case:
    name: str
    road: str
    like: str  # the case of ours it is compared with; '' for ours
    note: str
    build: Callable[[], Chunk]


CASES: dict[str, Case] = {}


def case(name: str, road: str, like: str = "", note: str = "", **given: Any) -> Callable[[Callable[..., Chunk]], Any]:
    def register(build: Callable[..., Chunk]) -> Callable[..., Chunk]:
        key = f"{name} {road}"
        assert key not in CASES, key
        CASES[key] = Case(name, road, like, note, lambda: build(**given))
        return build

    return register


def measure(key: str, seconds: float, repeats: int) -> dict[str, Any]:
    """Run one case here and now."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    chunk = CASES[key].build()
    chunk()  # whatever compiles, compiles here
    warm = time.perf_counter()
    while time.perf_counter() - warm < min(1.0, seconds):
        chunk()
    rates, decisions, games = [], 0, 0
    for _ in range(repeats):
        start, spent, made = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - start < seconds:
            more, ended = chunk()
            made += more
            games += ended
        rates.append(made / max(1e-9, time.process_time() - spent))
        decisions += made
    middle = statistics.median(rates)
    return {
        "case": key,
        "per_second": middle,
        "spread": (max(rates) - min(rates)) / middle,
        "per_game": decisions / games if games else None,
    }
