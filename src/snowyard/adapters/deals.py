"""The opening deal of a game, one roll or draw after the other: the rules deal with loaded dice, as they move with them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from snowyard.adapters.chances import shares
from snowyard.adapters.desk import single_module
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.record import Record
from snowyard.kernel.table import Table

MOST = 127
"""Loaded dice that a record can count."""
REROLLS = 5
"""How many more rolls one deal may make than another: ties are rolled again."""


def dealing_layout(of: Game, options: dict[str, Any]) -> type[Record]:
    """The record to deal with: the game's own, unless the deal rolls more than can be loaded there."""
    table = Table(of)
    table._deal(of.options_words(options), 0, 0)
    if int(table.t.made_count) + REROLLS <= len(table.t.given):
        return of.layout
    return type("Dealing", (of.layout,), {}, loaded=MOST)


class Deals:
    """The deal of one game with its options, by a driver of single tables: compiled (`desk.single_driver`), or as the rules are
    (`desk.single_module`)."""

    def __init__(self, of: Game, options: dict[str, Any], driver: Any) -> None:
        self.game, self._words = of, of.options_words(options)
        self._layout, self._driver = dealing_layout(of, options), driver
        self._tables = self._layout.array(1)
        self._rows = self._tables.lifted if driver is single_module(of) else self._tables.many
        self.room = len(self._tables[0].given)

    @functools.lru_cache(maxsize=4096)  # noqa: B019  # a loaded game lives as long as the process
    def ahead(self, loaded: tuple[int, ...]) -> tuple[int, bytes]:
        """Faces of the next roll after these (0: none), and the table as it would then be dealt."""
        faces = int(self._driver.deal_loaded(self._rows, self._tables.raw, self._words, np.array(loaded, np.int64)))
        if faces == self._driver.ILLEGAL:
            raise Refusal("deal", f"the deal {list(loaded)} cannot be: its last roll or draw cannot show that")
        if len(loaded) >= self.room:
            faces = 0
        return faces, self._whole()

    def _whole(self) -> bytes:
        """The dealt record in the game's own layout."""
        if self._layout is self.game.layout:
            return bytes(self._tables.raw[0].tobytes())
        table = Table(self.game)
        dealt, record = self._tables.records[0], table.raw[0].view(self.game.layout.dtype)[0]
        for name in self.game.layout.fields:
            room = record[name].shape
            record[name] = dealt[name][tuple(map(slice, room))] if room else dealt[name]
        return bytes(table)

    @functools.lru_cache(maxsize=4096)  # noqa: B019
    def outcomes(self, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        """Result and probability of the roll or draw after these."""
        held = np.zeros(max(0, -faces), np.int64)
        if faces < 0:
            self._driver.pile_dealt(self._rows, self._tables.raw, self._words, np.array(loaded, np.int64), held)
        return shares(faces, held.tolist())
