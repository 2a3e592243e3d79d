"""How the hand-written player judges a table, for a search that looks only some activations ahead."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rules.village.helpers import scene
from snowyard import Table
from snowyard.games.village import bot, evaluate

APART = {0: (12, 12), 1: (36, 36)}


def table(kids: dict[int, tuple[int, int]] = APART, **changed: Any) -> Table:
    return scene(kids, turn=2, kids_per_team=1, **changed)


def hopes(of: Table) -> list[float]:
    out: Any = np.zeros(of.game.most_seats)
    scratch: Any = np.zeros(evaluate.MARKS)
    bot.hopes(of._tables.one(), out, scratch)
    return [float(x) for x in out[: of.seats]]


def marks(of: Table, team: int) -> np.ndarray:
    out = np.zeros(evaluate.MARKS)
    evaluate.mark(of._tables.one(), team, out)
    return out


def test_hopes_are_chances() -> None:
    for t in (table(), table(dice={0: 1}), table(points={0: 5})):
        assert sum(hopes(t)) == pytest.approx(1)
        assert all(0 < hope < 1 for hope in hopes(t))


def test_points_dice_snowballs_and_aim_are_good_to_have() -> None:
    even = hopes(table())[0]
    assert hopes(table(points={0: 2}))[0] > even > hopes(table(points={1: 2}))[0]
    assert hopes(table(dice={1: 3}))[0] > even > hopes(table(dice={0: 3}))[0]
    assert hopes(table(balls={0: {3: 1}}))[0] > even
    assert hopes(table(aim={0: 2}))[0] > even
    assert hopes(table(down=[0]))[0] < even


def test_who_stands_far_off_cannot_throw_well() -> None:
    near = table({0: (20, 24), 1: (28, 24)})
    assert marks(table(), 0)[evaluate.FAR] > 0
    assert marks(near, 0)[evaluate.FAR] == 0
    assert marks(near, 0)[evaluate.IN_SIGHT] > marks(table(), 0)[evaluate.IN_SIGHT]


def test_what_can_no_longer_be_used_is_worth_nothing() -> None:
    """In the last Turn a Kid that has acted throws no more; one that is still to act does."""
    armed = {"balls": {0: {2: 1}, 1: {2: 1}}, "turns": 3}
    t = table({0: (20, 24), 1: (28, 24)}, **armed)
    assert marks(t, 0)[evaluate.THROW_SOON] > 0
    assert marks(t, 1)[evaluate.BEST_BALL] == marks(t, 1)[evaluate.THROW_LATER] == marks(t, 1)[evaluate.IN_SIGHT] == 0
    assert marks(table({0: (20, 24), 1: (28, 24)}, later=[1], **armed), 1)[evaluate.THROW_SOON] > 0


def test_a_team_without_kids_has_no_hope() -> None:
    gone = table()
    gone._tables.one().in_play[1] = 0
    assert hopes(gone)[0] > 0.999
