"""Bots that need no thinking time: random, and the hand-written player of each game."""

from __future__ import annotations

import secrets as system

import numpy as np

from snowyard.kernel.dice import key, next32
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.table import Table

KINDS = ("random", "simple")
"""The kinds of bots; their places are the numbers that the compiled drivers know them by."""


def kind_number(kind: str) -> int:
    if kind not in KINDS:
        raise Refusal("bot", f"there is no bot {kind!r}; there are {listing(KINDS)}.{nearest(kind, KINDS)}")
    return KINDS.index(kind)


class Bot:
    """Decides for a seat. The same kind and seed give the same choices at the same tables."""

    def __init__(self, kind: str = "simple", seed: int | None = None) -> None:
        self.kind = kind
        self._number = kind_number(kind)
        start = system.randbits(63) if seed is None else seed
        self._luck = np.zeros(4, np.uint32)
        key(self._luck, np.uint64(start), np.uint64(0))

    def choose(self, table: Table) -> int:
        """The action this bot plays for the seat that decides now, knowing no more than that seat."""
        own = table.redealt(table.actor, int(next32(self._luck)))
        return int(own.game.driver.choose(own._tables.one(), own.legal(), self._luck, self._number))
