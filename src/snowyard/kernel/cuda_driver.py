"""The driver on a GPU: one thread, one table, the same rule functions compiled again as device code.

Loaded once per game like `driver.py`, with that game's `driver` as a global. Only `gpu.py` loads it.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import cuda

driver: Any  # set by the loader, before this file is executed
rules: Any
MASK_WORDS: int
SEATS: int
QUIET: Any

Quiet = numba.from_dtype(QUIET)

_PLAYERS_STREAM = np.uint64(0x9E3779B97F4A7C15)
TURNS, TURNS_SQUARED, DECISIONS, DECISIONS_SQUARED, LONGEST = range(5)


@cuda.jit
def play_some(tables: Any, raw: Any, options: Any, seed: Any, first: int, players: Any, most: int) -> None:
    """Table i becomes game first + i after at most `most` moves."""
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    index = np.uint64(first + i)
    driver.deal(tables, raw, i, options, seed, index)
    driver.key(luck, seed ^ _PLAYERS_STREAM, index)
    t = tables[i]
    played = 0
    while t.actor >= 0 and played < most:
        driver.advance(t, mask, luck, players)
        played += 1


@cuda.jit
def play_many(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, players: Any, won: Any,
              totals: Any) -> None:  # fmt: skip
    many(tables, raw, options, seed, first, games, players, won, totals)


@cuda.jit
def play_many_at_random(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, won: Any,
                        totals: Any) -> None:  # fmt: skip
    many(tables, raw, options, seed, first, games, None, won, totals)


@cuda.jit(device=True)
def many(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, players: Any, won: Any,
         totals: Any) -> None:  # fmt: skip
    """Games first .. first + games - 1, dealt out over the tables in turn; sums only.

    A thread deals at table i, but plays in its own local memory, which the card lays out so that threads side by side
    touch cells side by side. One loop makes one decision a round, whatever game each thread is in: in a loop per game
    all threads of a warp would wait for the longest game.
    """
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    payoff = cuda.local.array(SEATS, np.float64)
    gained = cuda.local.array(SEATS, np.float64)
    own = cuda.local.array(1, Quiet)
    for seat in range(SEATS):
        gained[seat] = 0.0
    turns, turns_squared, decisions, decisions_squared, longest = 0, 0, 0, 0, 0
    t = own[0]
    t.actor = -1
    k = i
    while True:
        if t.actor < 0:
            if k > i:
                rules.payoff(t, payoff)
                for seat in range(t.seats):
                    gained[seat] += payoff[seat]
                turns += t.turn
                turns_squared += t.turn * t.turn
                decisions += t.decisions
                decisions_squared += t.decisions * t.decisions
                longest = max(longest, t.decisions)
            if k >= games:
                break
            index = np.uint64(first + k)
            driver.deal(tables, raw, i, options, seed, index)
            driver.key(luck, seed ^ _PLAYERS_STREAM, index)
            own[0] = tables[i]
            k += tables.shape[0]
        driver.advance(t, mask, luck, players)
    for seat in range(SEATS):
        cuda.atomic.add(won, seat, gained[seat])
    cuda.atomic.add(totals, TURNS, turns)
    cuda.atomic.add(totals, TURNS_SQUARED, turns_squared)
    cuda.atomic.add(totals, DECISIONS, decisions)
    cuda.atomic.add(totals, DECISIONS_SQUARED, decisions_squared)
    cuda.atomic.max(totals, LONGEST, longest)
