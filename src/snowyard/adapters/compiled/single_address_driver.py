"""The driver of single tables by the address of its rows, for the reason that kernel/address_driver.py gives. Loaded once per
game, with its `single_driver` as the global `single`, and only where there is Numba."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray

from snowyard.kernel.entry import entry, pointer

driver: Any  # set by the loader, before this file is executed
single: Any
RECORD: Any  # the dtype of a table
ROWS: int
WORDS: int  # of a row


@entry
def address(raw: Any) -> int:
    return int(raw.ctypes.data)


@entry
def turn(at: int, action: int, mask: Any, flags: Any, seen: Any) -> int:
    tables, raw = carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64)
    return int(single.turn(tables, raw, action, mask, flags, seen))


@entry
def look(at: int, seat: int, out: Any) -> None:
    single.look(carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64), seat, out)


@entry
def show(at: int, seat: int) -> None:
    driver.show(carray(pointer(at), (ROWS,), RECORD), carray(pointer(at), (ROWS, WORDS), np.uint64), 0, seat)


@entry
def moves(at: int, mask: Any) -> None:
    single.moves(carray(pointer(at), (ROWS,), RECORD), mask)


@entry
def play_loaded(at: int, action: int, loaded: Any, mask: Any) -> int:
    return int(single.play_loaded(carray(pointer(at), (ROWS,), RECORD), action, loaded, mask))
