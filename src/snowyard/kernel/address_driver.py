"""Native code by address: what Python asks about one table (kernel/native_calls.py), with whole numbers for arguments.

At every call from Python, Numba looks up the type of every argument, which for a structured record takes longer than most moves;
for a whole number next to nothing. So a table is given here as the address of its memory (Table.raw): the table in the first
row, scratch behind it. Whoever calls holds the array while the call lasts. Python's lock is held, too: giving it back and taking
it again costs as much as a move.

Loaded once per game, like `driver.py`, and only where there is Numba. Indices are checked in tests as everywhere: an address
becomes an array of its true size before anything else happens.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray

from snowyard.kernel import bits
from snowyard.kernel.calls import FAULT, ILLEGAL
from snowyard.kernel.entry import entry, pointer
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
features: Any
bot: Any
DRAW: Any  # `draw` of the game's drawing.py, None if it has none
RECORD: Any  # the dtype of a table
ROWS: int  # of its memory
WORDS: int  # of a row
MASK_WORDS: int
PHASES: int  # the phase 'over'


@entry
def address(raw: Any) -> int:
    """Where an array lies."""
    return int(raw.ctypes.data)


@rule
def next_seat(t: Any) -> int:
    """Who decides now, -1: nobody; FAULT: somebody decides who cannot, or the dice and events did not fit."""
    if t.misload == 0 and -1 <= t.actor < t.seats and 0 <= t.phase <= PHASES and (t.actor < 0) == (t.phase == PHASES):
        return int(t.actor)
    return FAULT


@entry
def deal(at: int, options: Any, seed: np.uint64, index: np.uint64) -> int:
    tables, raw = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64)
    driver.deal(tables, raw, 0, options, seed, index)
    return next_seat(tables[0])


@entry
def actions(at: int) -> Any:
    """The legal moves, rising; as a bit set they lie in the second row then."""
    tables, words = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS * WORDS,), np.uint64)
    mask = words[WORDS : WORDS + MASK_WORDS]
    driver.legal(tables[0], mask)
    found = [0] * bits.count(mask)
    at_move = 0
    for w in range(MASK_WORDS):
        word = mask[w]
        while word != np.uint64(0):
            lowest = word & (~word + np.uint64(1))
            word ^= lowest
            found[at_move] = 64 * w + bits.ones(lowest - np.uint64(1))
            at_move += 1
    return found


@entry
def step(at: int, action: int) -> int:
    """A move, if it is legal: the seat that decides next. The table as it was before lies in the second row then."""
    tables, words = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS * WORDS,), np.uint64)
    t = tables[0]
    mask = words[WORDS : WORDS + MASK_WORDS]
    driver.legal(t, mask)
    if not bits.has(mask, action):
        return ILLEGAL
    for word in range(WORDS):
        words[WORDS + word] = words[word]
    driver.step(t, action)
    return next_seat(t)


@entry
def show(at: int, seat: int) -> None:
    tables, raw = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64)
    driver.show(tables, raw, 0, seat)


@entry
def payoff(at: int, out: Any) -> None:
    driver.payoff(carray(pointer(at), (ROWS,), RECORD)[0], out)


@entry
def observe(at: int, seat: int, out: Any) -> None:
    tables, raw = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64)
    driver.show(tables, raw, 0, seat)
    driver.observe(tables[1], seat, out)


@entry
def choose(at: int, luck: Any, player: int) -> int:
    tables, words = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS * WORDS,), np.uint64)
    mask = words[WORDS : WORDS + MASK_WORDS]
    driver.legal(tables[0], mask)
    return int(driver.choose(tables[0], mask, luck, player))


@entry
def redeal(at: int, seat: int, seed: np.uint64, index: np.uint64) -> None:
    driver.redeal(carray(pointer(at), (ROWS,), RECORD)[0], seat, seed, index)


@entry
def key(at: int, seed: np.uint64, index: np.uint64) -> None:
    driver.key(carray(pointer(at), (ROWS,), RECORD)[0].generator, seed, index)


if DRAW is not None:

    @entry
    def draw(words: Any, out: Any) -> int:
        """What a view asks of the rules (`filled` in kernel/view.py); `words`: of the record that a viewer sees."""
        return int(DRAW(carray(pointer(words.ctypes.data), (1,), RECORD)[0], out))
