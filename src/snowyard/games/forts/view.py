"""Everything a screen draws of forts. All of it is public."""

from __future__ import annotations

from typing import Literal

from snowyard.games.forts.content import SLOTS, SMILEY
from snowyard.games.forts.rules import outcome_of
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Part, Seen, of_options

PHASES = ("act", "react", "pick", "over")
OUTCOMES = ("miss", "near", "hit", "freeze")
Outcome = Literal["miss", "near", "hit", "freeze"]


class Player(Part):
    hit_points: int
    freeze_points: int
    frozen: bool
    hide_tokens: int
    snowballs: int
    bricks: list[int]
    out: bool
    rank: int


class Most(Part):
    """What a player begins with and may have at most, the slots of a wall, and the freeze points that hiding gives back."""

    hit_points: int
    freeze_points: int
    brick_points: int
    slots: int
    actions: int
    warmth: int


class Public(Part):
    """`roll`: what the Cube shows, outside ("S": a Smiley) and inside. `faces`: the outside of the Cube. `damages`: the damage
    of its inside faces 0 to 9. `throws`: what each of
    these faces does to somebody behind 0, 1, 2, ... bricks."""

    phase: Literal["act", "react", "pick", "over"]
    player: int
    starter: int
    actions_left: int
    target: int | None
    damage: int
    roll: tuple[str, int] | None
    players: list[Player]
    most: Most
    faces: list[str]
    damages: list[int]
    throws: list[list[Outcome]]


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
        roll=(face(t.outside), t.inside) if t.outside else None,
        players=[player(t, s) for s in range(t.seats)],
        most=Most(t.start_hit_points, t.start_freeze_points, t.brick_points, t.slots, t.actions, t.warmth),
        faces=faces(t),
        damages=list(t.damage_of),
        throws=throws(t),
    )


@of_options
def faces(t: Seen) -> list[str]:
    return [face(n) for n in t.outside_faces]


@of_options
def throws(t: Seen) -> list[list[Outcome]]:
    return [[OUTCOMES[as_python(outcome_of)(t, n, bricks)] for n in t.outside_faces] for bricks in range(SLOTS + 1)]  # type: ignore[misc]


def face(outside: int) -> str:
    return "S" if outside == SMILEY else str(outside)


def player(t: Seen, s: int) -> Player:
    hit_points, freeze_points = t.hit_points[s], t.freeze_points[s]
    return Player(
        hit_points,
        freeze_points,
        hit_points > 0 and freeze_points == 0,
        t.hide_tokens[s],
        t.snowballs[s],
        list(t.brick[s]),
        hit_points == 0,
        t.rank[s],
    )


def private(_t: Seen, _me: int) -> Private:
    return Private()
