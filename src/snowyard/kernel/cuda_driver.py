"""The driver on a GPU: one thread, one table, the same rule functions compiled again as device code.

Loaded once per game like `driver.py`, with that game's `driver` as a global. Only `gpu.py` loads it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

driver: Any  # set by the loader, before this file is executed
rules: Any
MASK_WORDS: int
SEATS: int

_PLAYERS_STREAM = np.uint64(0x9E3779B97F4A7C15)
TURNS, TURNS_SQUARED, DECISIONS, DECISIONS_SQUARED, LONGEST = range(5)


@cuda.jit
def play_some(tables: Any, raw: Any, options: Any, seed: Any, first: int, players: Any, most: int, quiet: int) -> None:
    """Table i becomes game first + i after at most `most` moves."""
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    index = np.uint64(first + i)
    driver.deal(tables, raw, i, options, seed, index, quiet)
    driver.key(luck, seed ^ _PLAYERS_STREAM, index)
    t = tables[i]
    played = 0
    while t.actor >= 0 and played < most:
        driver.legal(t, mask)
        driver.step(t, driver.choose(t, mask, luck, players[t.actor]))
        played += 1


@cuda.jit
def play_many(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, players: Any, won: Any,
              totals: Any) -> None:  # fmt: skip
    """Games first .. first + games - 1, dealt out over the tables in turn; sums only."""
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    payoff = cuda.local.array(SEATS, np.float64)
    gained = cuda.local.array(SEATS, np.float64)
    for seat in range(SEATS):
        gained[seat] = 0.0
    turns, turns_squared, decisions, decisions_squared, longest = 0, 0, 0, 0, 0
    for k in range(i, games, tables.shape[0]):
        index = np.uint64(first + k)
        driver.deal(tables, raw, i, options, seed, index, 1)
        driver.key(luck, seed ^ _PLAYERS_STREAM, index)
        t = tables[i]
        driver.finish(t, mask, luck, players)
        rules.payoff(t, payoff)
        for seat in range(t.seats):
            gained[seat] += payoff[seat]
        turns += t.turn
        turns_squared += t.turn * t.turn
        decisions += t.decisions
        decisions_squared += t.decisions * t.decisions
        longest = max(longest, t.decisions)
    for seat in range(SEATS):
        cuda.atomic.add(won, seat, gained[seat])
    cuda.atomic.add(totals, TURNS, turns)
    cuda.atomic.add(totals, TURNS_SQUARED, turns_squared)
    cuda.atomic.add(totals, DECISIONS, decisions)
    cuda.atomic.add(totals, DECISIONS_SQUARED, decisions_squared)
    cuda.atomic.max(totals, LONGEST, longest)
