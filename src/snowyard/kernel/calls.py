"""What a table asks of the machine that runs its rules: a few questions about one table, each answered in one call.

A table lies in the first row of its memory (`Table.raw`). What comes behind it is scratch: what a seat may see, the set of legal
moves, or the table as it was before a move, until the next call. Here every machine's driver answers; native code, to which a
call costs more than most moves, has a shorter way (kernel/native_calls.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.table import Table

ILLEGAL, FAULT = -2, -3
"""Instead of the seat that decides next: the move is not legal, and nothing has changed; or it left a table that cannot be, and
the table as it was lies behind it."""


class Calls:
    """By the functions of the driver."""

    def __init__(self, game: Game) -> None:
        self._game, self._mask = game, bits.words(game.actions)

    def deal(self, table: Table, words: Any, seed: int, index: int) -> int:
        """A new game of these options; the seat that decides first, or FAULT."""
        tables = table._tables
        self._game.driver.deal(tables.lifted, tables.raw, 0, words, np.uint64(seed), np.uint64(index))
        return self._next(table)

    def _next(self, table: Table) -> int:
        return FAULT if table.t.misload or table.astray() else table.actor

    def legal(self, table: Table) -> Mask:
        """The legal moves as a bit set, a fresh one."""
        mask = np.zeros(self._mask, np.uint64)
        self._game.driver.legal(table._tables.one(), mask)
        return mask

    def actions(self, table: Table) -> list[int]:
        """The legal moves as numbers, rising."""
        return bits.members(self.legal(table))

    def step(self, table: Table, action: int) -> int:
        """The move of this number, if it is legal. The seat that decides next (-1: it is over), ILLEGAL or FAULT."""
        if not bits.has(self.legal(table), action):
            return ILLEGAL
        raw = table.raw
        raw[1] = raw[0]
        try:
            self._game.driver.step(table._tables.one(), action)
        except BaseException:
            raw[0] = raw[1]
            raise
        return self._next(table)

    def show(self, table: Table, seat: int) -> None:
        """What a seat (-1: a spectator) may see, into the second row."""
        tables = table._tables
        self._game.driver.show(tables.lifted, tables.raw, 0, seat)

    def payoff(self, table: Table) -> list[float]:
        """What each seat won in a game that is over."""
        out = np.zeros(table.seats)
        self._game.driver.payoff(table._tables.one(), out)
        won: list[float] = out.tolist()
        return won

    def observe(self, table: Table, seat: int) -> npt.NDArray[np.float32]:
        """What a learner in this seat sees."""
        self.show(table, seat)
        out = np.zeros(self._game.observation_size, np.float32)
        self._game.driver.observe(table._tables.one(1), seat, out)
        return out

    def choose(self, table: Table, luck: Any, player: int) -> int:
        """What a player of this kind plays for the seat that decides."""
        return int(self._game.driver.choose(table._tables.one(), self.legal(table), luck, player))

    def redeal(self, table: Table, seat: int, seed: int, index: int) -> None:
        self._game.driver.redeal(table._tables.one(), seat, np.uint64(seed), np.uint64(index))

    def key(self, table: Table, seed: int, index: int) -> None:
        """Start the generator anew."""
        self._game.driver.key(table.t.generator, np.uint64(seed), np.uint64(index))
