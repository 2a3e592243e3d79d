"""The driver on a GPU: the same rule functions compiled again as device code.

Loaded once per game like `driver.py`, with that game's `driver` as a global. Only `gpu.py` loads it.

A thread plays in its own local memory, which the card lays out so that threads side by side touch cells side by side.
One loop makes one decision a round, whatever game each thread is in: in a loop per game all threads of a warp would wait
for the longest game. The threads of a warp run in step, so where decisions differ much they wait for each other. Such a
game may have `TABLES_A_THREAD` above 1 in its layout: then each round the warp votes for a phase (or a group of phases
that are much the same work, `ALIKE` in the layout), and every thread moves one of its tables that is in that phase, if it
has one (docs/decisions tells what that brought).

A table is cleared as whole words, and keeps its options from game to game: whenever a thread deals, the other 31 of its warp
wait. (Numba would copy a blank record byte by byte, in a loop.)

Games are handed out one by one as threads get free; what is summed is whole numbers, so the sums are the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from snowyard.kernel.cuda_code import kernel
from snowyard.kernel.cuda_content import fixing
from snowyard.kernel.gpu import UNITS

driver: Any  # set by the loader, before this file is executed
rules: Any
OPTIONS_WORDS: int  # the first words of a table, content included
MASK_WORDS: int
SEATS: int
BARE: Any
TABLES_A_THREAD: int
MOST_REGISTERS: Any  # of a thread: fewer let more threads work at once; None: as many as the compiler likes
CONTENT: Any  # the fields that are constants here, and what they are
PHASES: int  # phases 0 .. PHASES - 1 ask for decisions
ALIKE: Any  # groups of phases that are much the same work: they vote together

WORDS = BARE.itemsize // 8  # of a table
ALL_WORDS = TABLES_A_THREAD * WORDS
fixed = fixing(CONTENT)
DEAL, DEAD = PHASES, PHASES + 1  # what a table waits for besides: to be dealt, or nothing any more
WARP = 0xFFFFFFFF
VOTE = np.array([min((p, *(min(group) for group in ALIKE if p in group))) for p in range(PHASES)], np.int32)  # of a phase
VOTED = (*sorted({int(vote) for vote in VOTE}), DEAL)


@kernel()
def play_some(tables: Any, raw: Any, options: Any, seed: Any, first: int, players: Any, most: int) -> None:
    """Table i becomes game first + i after at most `most` moves."""
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    index = np.uint64(first + i)
    driver.deal(tables, raw, i, options, seed, index)
    driver.key(luck, seed ^ driver.PLAYERS_STREAM, index)
    t = tables[i]
    played = 0
    while t.actor >= 0 and played < most:
        driver.advance(t, mask, luck, players)
        played += 1


@cuda.jit(device=True)
def settle(t: Any, payoff: Any, won: Any, squares: Any, turns: Any, lengths: Any) -> None:
    """Count a game that is over."""
    rules.payoff(t, payoff)
    for seat in range(t.seats):
        share = np.int64(payoff[seat] * UNITS + 0.5)
        won[seat] += share
        squares[seat] += share * share
    cuda.atomic.add(turns, min(t.turn, turns.shape[0] - 1), 1)
    cuda.atomic.add(lengths, min(t.decisions, lengths.shape[0] - 1), 1)


@cuda.jit(device=True)
def lay(words: Any, table: int, options: Any) -> None:
    """Give a table its options, for all the games it will see: no rule changes them."""
    for word in range(OPTIONS_WORDS):
        words[table * WORDS + word] = options[word]


@cuda.jit(device=True)
def clear(words: Any, table: int) -> None:
    """Take everything off a table but its options."""
    for word in range(OPTIONS_WORDS, WORDS):
        words[table * WORDS + word] = 0


@cuda.jit(device=True)
def deal(t: Any, luck: Any, seed: Any, index: Any) -> None:
    """Deal game `index` onto a cleared table."""
    driver.key(t.generator, seed, index)
    rules.deal(t)
    driver.key(luck, seed ^ driver.PLAYERS_STREAM, index)


@cuda.jit(device=True)
def one_table(
    options: Any, seed: Any, first: int, games: int, taken: Any, players: Any, won: Any, squares: Any, turns: Any, lengths: Any
) -> None:
    """Games first .. first + games - 1 over all threads, one table a thread."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    payoff = cuda.local.array(SEATS, np.float64)
    gained = cuda.local.array(SEATS, np.int64)
    gained_squares = cuda.local.array(SEATS, np.int64)
    words = cuda.local.array(ALL_WORDS, np.uint64)
    for seat in range(SEATS):
        gained[seat] = 0
        gained_squares[seat] = 0
    lay(words, 0, options)
    t = fixed(words.view(BARE)[0])
    t.actor = -1
    played = False
    while True:
        if t.actor < 0:
            if played:
                settle(t, payoff, gained, gained_squares, turns, lengths)
            k = cuda.atomic.add(taken, 0, 1)
            if k >= games:
                break
            clear(words, 0)
            deal(t, luck, seed, np.uint64(first + k))
            played = True
        driver.advance(t, mask, luck, players)
    for seat in range(SEATS):
        cuda.atomic.add(won, seat, gained[seat])
        cuda.atomic.add(squares, seat, gained_squares[seat])


@cuda.jit(device=True)
def elected(waits: Any) -> int:
    """What most threads of the warp have a table waiting for; -1: nobody for anything."""
    present = 0
    for j in range(TABLES_A_THREAD):
        present |= 1 << waits[j]
    best, most = -1, 0
    for vote in VOTED:
        votes = cuda.popc(cuda.ballot_sync(WARP, (present >> vote) & 1 == 1))
        if votes > most:
            best, most = vote, votes
    return best


@cuda.jit(device=True)
def voting(
    options: Any, seed: Any, first: int, games: int, taken: Any, players: Any, won: Any, squares: Any, turns: Any, lengths: Any
) -> None:
    """The same with several tables a thread: the warp plays those that are in the phase it votes for."""
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array((TABLES_A_THREAD, 4), np.uint32)
    payoff = cuda.local.array(SEATS, np.float64)
    gained = cuda.local.array(SEATS, np.int64)
    gained_squares = cuda.local.array(SEATS, np.int64)
    words = cuda.local.array(ALL_WORDS, np.uint64)
    own = words.view(BARE)
    waits = cuda.local.array(TABLES_A_THREAD, np.int32)
    fresh = (1 << TABLES_A_THREAD) - 1  # tables that have no game to settle yet
    for seat in range(SEATS):
        gained[seat] = 0
        gained_squares[seat] = 0
    for j in range(TABLES_A_THREAD):
        waits[j] = DEAL
        lay(words, j, options)
    while True:
        best = elected(waits)
        if best < 0:
            break
        mine = -1
        for j in range(TABLES_A_THREAD):
            if waits[j] == best:
                mine = j
        if mine >= 0:
            t = fixed(own[mine])
            if best == DEAL:
                if (fresh >> mine) & 1 == 0:
                    settle(t, payoff, gained, gained_squares, turns, lengths)
                fresh &= ~(1 << mine)
                k = cuda.atomic.add(taken, 0, 1)
                if k < games:
                    clear(words, mine)
                    deal(t, luck[mine], seed, np.uint64(first + k))
                    waits[mine] = VOTE[t.phase]
                else:
                    waits[mine] = DEAD
            else:
                driver.advance(t, mask, luck[mine], players)
                waits[mine] = VOTE[t.phase] if t.actor >= 0 else DEAL
    for seat in range(SEATS):
        cuda.atomic.add(won, seat, gained[seat])
        cuda.atomic.add(squares, seat, gained_squares[seat])


many = voting if TABLES_A_THREAD > 1 else one_table


@kernel(max_registers=MOST_REGISTERS)
def play_many(
    options: Any, seed: Any, first: int, games: int, taken: Any, players: Any, won: Any, squares: Any, turns: Any, lengths: Any
) -> None:
    many(options, seed, first, games, taken, players, won, squares, turns, lengths)


@kernel(max_registers=MOST_REGISTERS)
def play_many_at_random(
    options: Any, seed: Any, first: int, games: int, taken: Any, won: Any, squares: Any, turns: Any, lengths: Any
) -> None:
    many(options, seed, first, games, taken, None, won, squares, turns, lengths)
