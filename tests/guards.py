"""Guard words round every block of records that tests take: known numbers before and behind it. Compiled code that writes
outside its records changes them, and the test that did it fails, whether or not anything else goes wrong.

Records of one block lie side by side, so a write from one into the next is not seen here; checked indices see that
(`make bounds`)."""

from __future__ import annotations

import weakref

import numpy as np

from snowyard.kernel import record
from snowyard.kernel.record import Raw

WORDS = 64  # on either side: more than one row of any field
KNOWN = np.arange(WORDS, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x5EED5EED5EED5EED)

found: list[str] = []
"""Overruns seen since somebody asked, also in blocks that are gone by now."""
_living: dict[int, weakref.ref[Guarded]] = {}


class Guarded(np.ndarray[tuple[int], np.dtype[np.uint64]]):
    """The whole memory of a block with its guard words. What is handed out are views of its middle, which keep it."""

    def __del__(self) -> None:
        if _living.pop(id(self), None) is not None:  # views of this class are no blocks
            _look(self)


def blank(n: int, words: int) -> Raw:
    """As `record.blank`."""
    whole = np.zeros(2 * WORDS + n * words, np.uint64).view(Guarded)
    whole[:WORDS] = whole[len(whole) - WORDS :] = KNOWN
    _living[id(whole)] = weakref.ref(whole)
    return whole[WORDS : len(whole) - WORDS].view(np.ndarray).reshape(n, words)


def _look(whole: Guarded) -> None:
    cells = whole.view(np.ndarray)
    for side, words in (("before", cells[:WORDS]), ("behind", cells[len(cells) - WORDS :])):
        if (words != KNOWN).any():
            found.append(f"{int((words != KNOWN).sum())} words {side} a block of {len(cells) - 2 * WORDS} were written")
            words[:] = KNOWN


def overruns() -> list[str]:
    """What was written outside since the last call."""
    for reference in list(_living.values()):
        whole = reference()
        if whole is not None:
            _look(whole)
    seen = found[:]
    found.clear()
    return seen


def put_up() -> None:
    record.blank = blank
