"""How a true table stands: what each seat wins on average when the hand-written player goes on for everybody.

This looks at the table itself, secrets and all, with other dice each time; it is for whoever looks at a game afterwards, and
no player uses it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.table import Table
from snowyard.players.bots import luck_of
from snowyard.players.search import search_driver

GUIDED = 100


@dataclass(frozen=True)
class Value:
    """What each seat should win, and the standard errors."""

    chances: list[float]
    errors: list[float]


def value(table: Table, action: int = -1, rounds: int = 1000, seed: int = 0) -> Value:
    """The value of a table; with `action`, of that move before its dice are rolled."""
    if table.over:
        return Value(table.payoff, [0.0] * table.seats)
    if action >= 0:
        table.action(action)  # compiled rules play what they are given
    of, seats = table.game, table.seats
    scratch, mask = of.quiet_layout.array(1), bits.empty(of.actions)
    payoff, won, squares = (np.zeros(of.most_seats) for _ in range(3))
    search_driver(of).play_on(scratch.lifted, scratch.raw, table.quiet(), action, rounds, mask, luck_of(seed), GUIDED,
                              payoff, won, squares)  # fmt: skip
    mean = won[:seats] / rounds
    spread = np.maximum(squares[:seats] / rounds - mean * mean, 0.25 / rounds)
    return Value([float(x) for x in mean], [float(x) for x in np.sqrt(spread / rounds)])
