"""Everything a screen draws of forts. All of it is public."""

from __future__ import annotations

from typing import Literal

from snowyard.games.forts.layout import SMILEY
from snowyard.kernel.view import Part, Seen

PHASES = ("act", "react", "pick", "over")


class Player(Part):
    hit_points: int
    freeze_points: int
    frozen: bool
    hide_tokens: int
    snowballs: int
    bricks: list[int]
    out: bool
    rank: int


class Public(Part):
    """`roll`: what the Cube shows, outside ("S": a Smiley) and inside."""

    phase: Literal["act", "react", "pick", "over"]
    player: int
    starter: int
    actions_left: int
    target: int | None
    damage: int
    roll: tuple[str, int] | None
    players: list[Player]


class Private(Part):
    """Nothing."""


def public(t: Seen) -> Public:
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        player=t.player,
        starter=t.starter,
        actions_left=t.actions_left,
        target=t.target if t.target >= 0 else None,
        damage=t.damage,
        roll=("S" if t.outside == SMILEY else str(t.outside), t.inside) if t.outside else None,
        players=[player(t, s) for s in range(t.seats)],
    )


def player(t: Seen, s: int) -> Player:
    hit_points, freeze_points = t.hit_points[s], t.freeze_points[s]
    return Player(hit_points, freeze_points, hit_points > 0 and freeze_points == 0, t.hide_tokens[s], t.snowballs[s],
                  list(t.brick[s]), hit_points == 0, t.rank[s])  # fmt: skip


def private(_t: Seen, _me: int) -> Private:
    return Private()
