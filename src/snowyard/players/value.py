"""How a true table stands: what each seat wins on average when players without thought go on for everybody.

This looks at the table itself, secrets and all, with other dice each time; it is for whoever looks at a game afterwards, and
no player uses it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.game import Game
from snowyard.kernel.gpu import UNITS
from snowyard.kernel.record import Tables
from snowyard.kernel.table import Table
from snowyard.players.bots import kind_number
from snowyard.players.search_machine import search_driver


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
    tables = table.game.quiet_layout.array(2)
    tables.raw[0] = table.quiet()
    return play_outs(table.game, tables, table.seats, "simple", seed, 0, rounds, action)


def play_outs(of: Game, tables: Tables, seats: int, kind: str, seed: int, first: int, rounds: int, action: int = -1) -> Value:
    """Play-outs first .. first + rounds - 1 of a seed from quiet table 0 (table 1 is scratch), this action first (-1: none), by
    players of one kind."""
    mask, luck, kinds = bits.empty(of.actions), np.zeros(4, np.uint32), np.full(seats, kind_number(kind), np.int8)
    payoff, won, squares = (np.zeros(seats) for _ in range(3))
    search_driver(of).play_outs(
        tables.lifted, tables.raw, mask, luck, np.uint64(seed), first, rounds, action, kinds, payoff, won, squares
    )
    mean = won / rounds
    spread = np.maximum(squares / rounds - mean * mean, 0.25 / rounds)
    return Value([float(x) for x in mean], [float(x) for x in np.sqrt(spread / rounds)])


def batches(table: Table, action: int, parts: int, rounds: int, seed: int) -> npt.NDArray[np.int64]:
    """What each seat wins in so many parts of so many play-outs each, in whole UNITS: a row for each part. With `action`, of that
    move before its dice are rolled. The same seed gives all tables of a game the same dice: what is alike stays alike."""
    out = np.zeros((parts, table.seats), np.int64)
    if table.over:
        out[:] = [round(won * UNITS) * rounds for won in table.payoff]
        return out
    of = table.game
    tables = of.quiet_layout.array(2)
    tables.raw[0] = table.quiet()
    mask, luck, kinds = bits.empty(of.actions), np.zeros(4, np.uint32), np.full(table.seats, kind_number("simple"), np.int8)
    driver = search_driver(of)
    for part in range(parts):
        payoff, won, squares = (np.zeros(table.seats) for _ in range(3))
        driver.play_outs(
            tables.lifted, tables.raw, mask, luck, np.uint64(seed), part * rounds, rounds, action, kinds, payoff, won, squares
        )
        out[part] = [round(float(share) * UNITS) for share in won]
    return out
