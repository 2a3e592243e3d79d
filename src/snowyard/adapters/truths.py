"""What is true of a game with given options: whether it hides anything, whether it rolls, what is won in all, how long it can
be. The game declares it; only whether the deal takes a random number is seen in the deal itself."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass

import numpy as np

from snowyard.kernel.dice import key
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table, deal

MOST_COUNTED = 2**31 - 1


@dataclass(frozen=True)
class Truths:
    seats: int
    rolls: bool
    hides: bool
    sum: float
    """What all seats win together."""
    longest: int
    """No game has more decisions: the game's own bound (`length.py` in its folder), or all that a record can count."""


@functools.cache
def truths(of: Game, options: str) -> Truths:
    table = Table(of)
    deal(table, json.loads(options), 0)
    fresh = np.zeros(4, np.uint32)
    key(fresh, np.uint64(0), np.uint64(0))
    moved_on = fresh.tolist() != table.t.generator.tolist()
    bound = of.optional("length.most_decisions")
    longest = bound(table.t) if bound is not None else MOST_COUNTED
    return Truths(table.seats, of.facts.chance or moved_on, bool(table.hides), of.options.prize(table.t), longest)
