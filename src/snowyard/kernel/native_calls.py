"""What a table asks of native code (kernel/calls.py), by the address of its memory: kernel/address_driver.py says why.

An address is looked up once for a table and lives as long as it: a table never takes other memory, and holds it while it asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.view import FILLERS

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.table import Table

DRIVER = Path(__file__).with_name("address_driver.py")


class NativeCalls:
    """By native code. Every argument has one type, so that each function is compiled once."""

    def __init__(self, game: Game) -> None:
        rows, words = game.table_memory
        draw = game.optional("drawing.draw")
        sizes = {"RECORD": game.layout.dtype, "ROWS": rows, "WORDS": words, "DRAW": draw}
        self._driver = driver = game.load_driver(DRIVER, f"_{game.layout.__name__}", **sizes)
        if draw is not None:
            FILLERS[draw, game.layout] = driver.draw
        self._mask, self._size = bits.words(game.actions), game.observation_size
        address, legal_moves, step, show = driver.address, driver.actions, driver.step, driver.show

        def located(table: Table) -> int:
            table.at = address(table.raw)
            return table.at

        def actions(table: Table) -> list[int]:
            found: list[int] = legal_moves(table.at or located(table))
            return found

        def stepped(table: Table, action: int) -> int:
            seat: int = step(table.at or located(table), action)
            return seat

        def shown(table: Table, seat: int) -> None:
            show(table.at or located(table), seat)

        self._at, self.actions, self.step, self.show = located, actions, stepped, shown

    def deal(self, table: Table, words: Any, seed: int, index: int) -> int:
        return int(self._driver.deal(table.at or self._at(table), words, np.uint64(seed), np.uint64(index)))

    def legal(self, table: Table) -> Mask:
        self.actions(table)
        return table.raw.ravel()[table.raw.shape[1] :][: self._mask].copy()

    def payoff(self, table: Table) -> list[float]:
        out = np.zeros(table.seats)
        self._driver.payoff(table.at or self._at(table), out)
        won: list[float] = out.tolist()
        return won

    def observe(self, table: Table, seat: int) -> npt.NDArray[np.float32]:
        out = np.zeros(self._size, np.float32)
        self._driver.observe(table.at or self._at(table), int(seat), out)
        return out

    def choose(self, table: Table, luck: Any, player: int) -> int:
        return int(self._driver.choose(table.at or self._at(table), luck, int(player)))

    def redeal(self, table: Table, seat: int, seed: int, index: int) -> None:
        self._driver.redeal(table.at or self._at(table), int(seat), np.uint64(seed), np.uint64(index))

    def key(self, table: Table, seed: int, index: int) -> None:
        self._driver.key(table.at or self._at(table), np.uint64(seed), np.uint64(index))
