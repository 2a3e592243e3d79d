"""What is true of a game with given options: whether it hides anything (which it declares), whether it rolls, what is won
in all.

The last two are found by playing a few whole random games of a fixed seed."""

from __future__ import annotations

import functools
import json
import random
from dataclasses import dataclass

import numpy as np

from snowyard.kernel.game import Game
from snowyard.kernel.position import PASSING
from snowyard.kernel.table import Table, deal

GAMES = 6
DEALS = 8


@dataclass(frozen=True)
class Truths:
    seats: int
    deals_at_random: bool
    rolls: bool
    hides: bool
    sum: float | None
    """What all seats win together; None: it differs."""


@functools.cache
def truths(of: Game, options: str) -> Truths:
    given = json.loads(options)
    tables = [Table(of) for _ in range(DEALS)]
    for number, table in enumerate(tables):
        deal(table, given, 0, number)
    rng = random.Random(7)
    plain = [_lying(table) for table in tables]
    rolls, sums = False, set()
    for table in tables[:GAMES]:
        while not table.over:
            table.play(rng.choice(table.actions))
            rolls = rolls or bool(table.t.made_count)
        sums.add(round(sum(table.payoff), 6))
    random_deal = any(other != plain[0] for other in plain)
    total = sums.pop() if len(sums) == 1 else None
    return Truths(tables[0].seats, random_deal, rolls or random_deal, bool(tables[0].hides), total)


def _lying(table: Table) -> list[object]:
    """What lies on a table, without its dice and the tale of the last move."""
    names = [name for name in table.game.layout.fields if name not in (*PASSING, "generator")]
    return [np.asarray(getattr(table.t, name)).tolist() for name in names]
