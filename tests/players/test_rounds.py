"""Rounds of a search: they take no memory, and many trees give the same whoever comes first."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from snowyard import Game, new
from snowyard.kernel.record import PLAIN_RULES
from snowyard.players import search
from snowyard.players.levels import settings_of
from snowyard.players.search import ROUNDS_A_LOOK, Searcher, Settings
from snowyard.players.verdict import Comparer
from support import deal

TAKEN = """
import sys
from numba.core.runtime import rtsys
import snowyard
from snowyard.players.search import Searcher, Settings

def taken(table, rounds, horizon):
    searcher = Searcher(table.game, Settings(rounds=rounds, horizon=horizon), seed=1)
    root = table.quiet()
    before = rtsys.get_allocation_stats().alloc
    searcher.thinkers[0].think(root, table.actor)
    return rtsys.get_allocation_stats().alloc - before

table = snowyard.new("{slug}", seed=1)
for move in range(9):
    for horizon in (0, 1):
        taken(table, 1, horizon)
        print(*(taken(table, rounds, horizon) for rounds in (1, 2, {most})))
    table.play(table.actions[-1])
"""
HEAVY = ("splat", "duel", "lanes", "village")


class Backwards:
    """A pool whose last task is done first, by one thread."""

    def __init__(self, _threads: int) -> None:
        pass

    def __enter__(self) -> Backwards:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, work: Callable[[Any], int], things: Iterable[Any]) -> list[int]:
        return [work(thing) for thing in reversed(list(things))]


def test_what_a_seat_sees_is_told_by_the_table_alone(any_game: Game) -> None:
    """Whatever lies in the scratch table in which it is made, another variant's options included."""
    comparer = Comparer(any_game, replace(Settings(**settings_of("hard", any_game)), rounds=10, seconds=0.0))
    raw, lifted = comparer.tables.raw, comparer.tables.lifted
    told = set()
    for number in range(3):
        rng = random.Random(number)
        table = deal(any_game, rng)
        for _ in range(30):
            if table.over:
                break
            for seat in range(table.seats):
                raw[0] = raw[1] = table.quiet()
                with np.errstate(over="ignore"):
                    seen = int(comparer.driver.key_of(lifted, raw, 0, seat))
                    for left_there in (0, 0x0101010101010101):
                        raw[0], raw[1] = table.quiet(), left_there
                        assert int(comparer.driver.key_of(lifted, raw, 0, seat)) == seen
                told.add(seen)
            table.step(rng.choice(table.actions))
    assert len(told) > 90


@pytest.mark.parametrize("slug", ["forts", *(pytest.param(slug, marks=pytest.mark.heavy) for slug in HEAVY)])
def test_a_round_takes_no_memory(slug: str) -> None:
    """A call takes as much for one round as for many: what it needs beside the tree is taken before the first of them."""
    env = {**os.environ, "SNOWYARD_MACHINE": "native", "NUMBA_NRT_STATS": "1"}
    code = TAKEN.format(slug=slug, most=ROUNDS_A_LOOK)
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    counts = [line.split() for line in run.stdout.splitlines()]
    assert len(counts) == 18
    assert all(one == two == many for one, two, many in counts), counts
    assert int(counts[0][0]) > 0


@pytest.mark.skipif(PLAIN_RULES, reason="the interpreter is slow")
@pytest.mark.parametrize("threads", [2, 5])
def test_trees_are_merged_in_one_order_whichever_is_grown_first(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new("forts", seats=3, seed=5)

    def found() -> tuple[list[search.Estimate], list[float], int]:
        searcher = Searcher(table.game, Settings(rounds=300, nodes=1 << 11), seed=9, threads=threads)
        return searcher.estimates(table), searcher.chances(), searcher.rounds

    together = found()
    assert found() == together
    assert together[2] == 300 * threads
    monkeypatch.setattr(search, "ThreadPoolExecutor", Backwards)
    assert found() == together
