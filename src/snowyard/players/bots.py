"""Bots that need no thinking time: random, and the hand-written player of each game."""

from __future__ import annotations

import secrets as system

import numpy as np
import numpy.typing as npt

from snowyard.kernel.dice import key, next32
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.table import Table

KINDS = ("random", "simple")
"""The kinds that compiled drivers play; their places are the numbers that the compiled drivers know them by."""


def kind_number(kind: str) -> int:
    if kind not in KINDS:
        raise Refusal("bot", f"{kind!r} does not play here; {listing(KINDS)} do.{nearest(kind, KINDS)}")
    return KINDS.index(kind)


def luck_of(seed: int) -> npt.NDArray[np.uint32]:
    """A generator of a player's own, from its seed."""
    luck = np.zeros(4, np.uint32)
    key(luck, np.uint64(seed), np.uint64(0))
    return luck


class Bot:
    """Decides for a seat. The same kind and seed give the same choices at the same tables."""

    def __init__(self, kind: str = "simple", seed: int | None = None) -> None:
        self.kind = kind
        self.faults: list[str] = []
        self._number = kind_number(kind)
        self.begin(system.randbits(63) if seed is None else seed)

    def begin(self, seed: int) -> None:
        """A new game with this luck."""
        self._luck = luck_of(seed)

    def choose(self, table: Table) -> int:
        """The action this bot plays for the seat that decides now, knowing no more than that seat."""
        own = table.redealt(table.actor, int(next32(self._luck)))
        chosen: int = own.game.calls.choose(own, self._luck, self._number)
        return chosen

    def close(self) -> None:
        pass
