"""The driver on a GPU: one thread, one table, the same rule functions compiled again as device code.

Loaded once per game like `driver.py`, with that game's `driver` as a global. Only `gpu.py` loads it.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import cuda

from snowyard.kernel.gpu import UNITS

driver: Any  # set by the loader, before this file is executed
rules: Any
MASK_WORDS: int
SEATS: int
QUIET: Any

Quiet = numba.from_dtype(QUIET)

_PLAYERS_STREAM = np.uint64(0x9E3779B97F4A7C15)


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
              squares: Any, turns: Any, lengths: Any) -> None:  # fmt: skip
    many(tables, raw, options, seed, first, games, players, won, squares, turns, lengths)


@cuda.jit
def play_many_at_random(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, won: Any,
                        squares: Any, turns: Any, lengths: Any) -> None:  # fmt: skip
    many(tables, raw, options, seed, first, games, None, won, squares, turns, lengths)


@cuda.jit(device=True)
def many(tables: Any, raw: Any, options: Any, seed: Any, first: int, games: int, players: Any, won: Any,
         squares: Any, turns: Any, lengths: Any) -> None:  # fmt: skip
    """Games first .. first + games - 1, dealt out over the tables in turn; sums and counts only, all whole numbers.

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
    gained = cuda.local.array(SEATS, np.int64)
    gained_squares = cuda.local.array(SEATS, np.int64)
    own = cuda.local.array(1, Quiet)
    for seat in range(SEATS):
        gained[seat] = 0
        gained_squares[seat] = 0
    t = own[0]
    t.actor = -1
    k = i
    while True:
        if t.actor < 0:
            if k > i:
                rules.payoff(t, payoff)
                for seat in range(t.seats):
                    share = np.int64(payoff[seat] * UNITS + 0.5)
                    gained[seat] += share
                    gained_squares[seat] += share * share
                cuda.atomic.add(turns, min(t.turn, turns.shape[0] - 1), 1)
                cuda.atomic.add(lengths, min(t.decisions, lengths.shape[0] - 1), 1)
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
        cuda.atomic.add(squares, seat, gained_squares[seat])
