"""What a roll or a draw can show, and how likely: exactly, for any game, without the game saying it.

A die of n faces shows each alike. For a draw the move is tried on copies of the table whose generators are set so that
the draw's random number takes evenly spaced values. The shares of the kinds drawn are whole parts of the pile's size, so
they follow exactly from where one kind gives way to the next, once that is known closely enough.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import lifted, remembers
from snowyard.adapters.single import single_driver
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.record import Record
from snowyard.kernel.table import Table

LARGEST_PILE = 120
PROBES = 128  # more than that: each kind is met at least once, and between two neighbours lies at most one edge
CLOSER = (
    14  # numbers tried between two, twice: fractions of such denominators lie further apart than 1 / (128 * 15 * 15)
)
_TURN = np.uint32(7)  # the generator's first number is its fourth word turned by seven bits, when its first word is 0
_BACK = np.uint32(25)
_WHOLE = 2**32

Numbers = npt.NDArray[np.int64]


def trial_layout(of: Game) -> type[Record]:
    """The record to try draws with: dice can be loaded, but it keeps nothing that seats know, where that costs time."""
    if not remembers(of):
        return of.layout
    return type("Trial", (of.layout,), {}, **{size: 0 for size in of.layout.sizes if size != "loaded"})


class Chances:
    """Tries moves of one game on copies of a table."""

    def __init__(self, of: Game) -> None:
        self.game, self._driver = of, single_driver(of)
        layout = trial_layout(of)
        self._tables = layout.array(2)
        self._rows = lifted(self._tables)
        self._layout = layout
        self._coarse: Numbers = (np.arange(PROBES, dtype=np.int64) * 2 + 1) * (_WHOLE // (2 * PROBES))
        self.room = len(self._tables[0].given)

    def outcomes(self, record: bytes, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        """Result and probability of the roll that follows these loaded ones; `faces` as `wanted` has it."""
        if faces > 0:
            return [(n, 1.0 / faces) for n in range(faces)]
        return [(kind, float(share)) for kind, share in sorted(self.shares(record, action, loaded).items())]

    def shares(self, record: bytes, action: int, loaded: tuple[int, ...]) -> dict[int, Fraction]:
        """The kinds that a draw can show, with their shares of the pile."""
        kinds = self.tried(record, action, loaded, self._coarse)
        changes = np.flatnonzero(kinds[1:] != kinds[:-1])
        if len(changes) == 0:
            return {int(kinds[0]): Fraction(1)}
        low, high = self._coarse[changes], self._coarse[changes + 1]
        for _ in range(2):
            low, high = self._closer(record, action, loaded, low, high, kinds[changes])
        pile, edges = self._pile(low, high)
        shares: dict[int, Fraction] = {}
        bounds = [0, *edges, pile]
        for kind, first, end in zip([*kinds[changes].tolist(), int(kinds[-1])], bounds[:-1], bounds[1:], strict=True):
            shares[kind] = shares.get(kind, 0) + Fraction(end - first, pile)
        return shares

    def _closer(self, record: bytes, action: int, loaded: tuple[int, ...], low: Numbers, high: Numbers, first: Any) -> Any:
        """The same edges between closer numbers. `first` is the kind on the low side of each."""
        steps = np.arange(CLOSER + 2, dtype=np.int64)
        numbers = low[:, None] + (high - low)[:, None] * steps // (CLOSER + 1)
        kinds = self.tried(record, action, loaded, numbers.ravel()).reshape(numbers.shape)
        at = (kinds != first[:, None]).argmax(axis=1)
        every = np.arange(len(low))
        return numbers[every, at - 1], numbers[every, at]

    def _pile(self, low: Numbers, high: Numbers) -> tuple[int, list[int]]:
        """The smallest pile that has a whole number of cards below each edge, and these numbers."""
        piles = np.arange(2, LARGEST_PILE + 1, dtype=np.int64)[:, None]
        below = piles * high // _WHOLE
        fits = (below * _WHOLE > piles * low).all(axis=1)
        if not fits.any():
            raise Refusal("chance", f"a draw of {self.game.slug} does not come from a pile of at most {LARGEST_PILE} cards")
        at = int(fits.argmax())
        return int(piles[at, 0]), below[at].tolist()

    def tried(self, record: bytes, action: int, loaded: tuple[int, ...], numbers: Numbers) -> npt.NDArray[np.int16]:
        """The kind drawn after the loaded ones when the generator's next number is each of these."""
        raw = self._tables.raw
        self.game.layout.shrink(np.frombuffer(record, np.uint64), self._layout, raw[0])
        wanted_first = numbers.astype(np.uint32)
        generators = (wanted_first >> _TURN) | (wanted_first << _BACK)
        kinds = np.empty(len(numbers), np.int16)
        self._driver.drawn(self._rows, raw, action, np.array(loaded, np.int64), generators, kinds)
        return kinds


def wanted(table: Table, action: int, loaded: tuple[int, ...]) -> tuple[int, Table]:
    """The next roll of a move after these results (0: none), and the table after it."""
    trial = table.copy()
    trial.load(loaded)
    trial.play(action)
    trial.load(())
    return int(trial.t.wanted), trial
