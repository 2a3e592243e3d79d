"""Everything a screen draws of village: the map, the Kids, where one can go, lines of fire. Hands, and who is being asked in a
card window, are private."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from snowyard.games.village.content import (
    CARD_NAMES, CARDS, FACES, KID_NAMES, SPARE_CARDS, TRAIT_FACE, TRAIT_NAMES, TYPE_NAMES,
)  # fmt: skip
from snowyard.games.village.drawing import (
    BEND_COUNT, CELLS, FORBIDDEN, GAP, GROUND_AT, HELD, HIDDEN_BY, IDLE_AT, LINE_CELLS, LINE_COUNT, LINES_AT,
    OTHER_KIDS, PIECES, POINT_COUNT, POINTS_AT, REQUIRED, TO, TOO_CLOSE, draw,
)  # fmt: skip
from snowyard.games.village.lattice import FARTHEST
from snowyard.games.village.layout import AMMUNITION, OVER, PAUSE, PHASES, SLIDE, WALK
from snowyard.games.village.maps import CORNERS, GROUND_NAMES, PIECE_NAMES
from snowyard.games.village.numbers import Numbers, numbers
from snowyard.games.village.options import CENTRE, NO_CARDS, PLAYER3
from snowyard.games.village.places import Named, places_of
from snowyard.games.village.reach import zone_reach
from snowyard.games.village.removal import NOBODY_LEFT
from snowyard.games.village.sight import KID_IN_THE_WAY, VISIBLE
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import KeptPart, Part, Seen, filled, of_options

IDLE = (None, "down", "no-snowball", "no-target", "no-snow", "no-use")
MOST_INCHES = FARTHEST // 2
MOVES = ("move", "slide", "vault", "dash")
TRAITS = [[name for i, name in enumerate(TRAIT_NAMES) if mask >> i & 1] for mask in range(1 << len(TRAIT_NAMES))]
Facts = tuple[Any, ...]


class Thing(KeptPart):
    """A rectangle (from x, y to x, y) or a disc (x, y and its radius). `name` and `side`: of the sentence `piece-<name>` that
    tells it from the others; a road has none."""

    kind: str
    name: str
    side: str
    rect: tuple[int, int, int, int] | UnsetType = UNSET
    disc: tuple[int, int, int] | UnsetType = UNSET


class TheMap(Part):
    """`corners`: x, y, and how many half inches from there the centre of a Kid may stand that begins in that corner."""

    pieces: list[Thing]
    ground: list[Thing]
    corners: list[tuple[int, int, int]]


class Team(KeptPart):
    """`nobody`: at the end it has nobody left, and its total is no number that means anything."""

    seats: list[int]
    corners: list[int]
    total: int
    nobody: bool
    won: bool


class Kid(KeptPart):
    """`name`: the same in every language. `at`: null where it is not on the map (yet, or `gone`). `dice`: Command Dice, of
    `most_dice`. `snowballs`: of Size 1 to 5."""

    id: int
    name: str
    team: int
    seat: int
    slot: int
    type: str
    traits: list[str]
    at: tuple[int, int] | None
    gone: bool
    ground: str | None
    down: bool
    dice: int
    most_dice: int
    points: int
    aim: int
    prepared: int
    snowballs: list[int]


class Move(Part):
    """`die`: what it shows if a single one was rolled for the inches."""

    kid: int
    kind: Literal["move", "slide", "vault", "dash"]
    inches: int
    die: int | None


class Throw(Part):
    """The throw in hand; `cards`: those played on it."""

    by: int
    at: int
    size: int
    yourself: bool
    required: int
    objects: int
    aim: int
    too_close: bool
    critical: bool
    cards: list[str]
    chance: float


class Throwable(KeptPart):
    size: int
    yourself: bool
    required: int
    chance: float


class Obstacle(KeptPart):
    """A piece (where it hides somebody with its `kind`), or a Kid."""

    piece: int | UnsetType = UNSET
    kid: int | UnsetType = UNSET
    kind: str | UnsetType = UNSET


class LineOfFire(Part, rename={"from_": "from"}):
    """From the active Kid to an opposing one: how far they are apart as the rules measure it, what blocks it, or what it takes to
    hit."""

    from_: int
    to: int
    inches: float
    too_close: bool
    forbidden: bool
    objects: list[Obstacle]
    visible: bool
    blocked_by: Obstacle | None
    throws: list[Throwable]
    required: int


class Hand(Part):
    kid: int | None
    seat: int
    count: int
    cards: list[str] | None


class Cards(Part):
    deck: int
    hands: list[Hand]
    discard: dict[str, int]


class Spendable(KeptPart):
    """A face of the Command Dice in the pool, what such a die is spent on, and why none can be spent now; null: one can."""

    face: int
    on: list[str]
    idle: Literal["down", "no-snowball", "no-target", "no-snow", "no-use"] | None


class Public(Part):
    """`faces`: what each face of a Command Die is spent on. `traits`: what each Trait spends its face on. `choices`: points to
    choose from: x, y, length of the way in thousandths of half an inch. `bends`: those of them to which no straight leg leads,
    each with the last point before it on the way. `beside`: those at which one would touch somebody whom one might shove over."""

    turns: int
    faces: list[str]
    traits: dict[str, str]
    numbers: Numbers
    map: TheMap
    teams: list[Team]
    kids: list[Kid]
    order: list[int]
    active: int | None
    pool: list[int]
    spendable: list[Spendable]
    move: Move | None
    choices: list[tuple[int, int, int]]
    bends: list[tuple[int, int, int, int]]
    beside: list[tuple[int, int]]
    throw: Throw | None
    lines: list[LineOfFire]


class Private(Part):
    phase: Literal[
        "trait",
        "corner",
        "deploy",
        "start_other",
        "start_self",
        "main",
        "dest",
        "contact",
        "shove",
        "throw_shooter",
        "throw_target",
        "hit_target",
        "miracle",
        "over",
        "pause",
    ]
    place: int
    asked: int | None
    cards: Cards | None


def chance(t: Seen, required: int) -> float:
    """The chance to hit with two dice (VILLAGE-85)."""
    return of_36(max(2, min(13, required)), t.critical_hit, t.critical_miss) / 36


@functools.cache
def of_36(required: int, always: int, never: int) -> int:
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum(natural >= always or (natural > never and natural >= required) for natural in sums)


def public(t: Seen) -> Public:
    drawn = filled(draw, t, CELLS)
    bends_at = POINTS_AT + 3 * drawn[POINT_COUNT]
    beside_at = bends_at + 4 * drawn[BEND_COUNT]
    points, bends, beside = drawn[POINTS_AT:bends_at], drawn[bends_at:beside_at], drawn[beside_at:]
    return Public(
        turns=t.turns,
        faces=faces(t),
        traits=traits(t),
        numbers=numbers(t),
        map=the_map(t),
        teams=[team(t, i, t.corner_owner, t.total[i], t.winners >> i & 1) for i in range(t.teams)],
        kids=[kid(t, k, facts) for k, facts in enumerate(facts_of_kids(t, drawn))],
        order=list(t.order[: t.order_count]),
        active=t.active if t.active >= 0 else None,
        pool=[face for face in range(1, 7) for _ in range(t.pool[face])],
        spendable=[spendable(t, face, t.trait[t.active], drawn[IDLE_AT + face]) for face in range(1, 7) if t.pool[face]],
        move=Move(t.mover, MOVES[t.move_kind], t.inches, die_of(t)) if t.mover >= 0 else None,  # type: ignore[arg-type]
        choices=list(zip(points[::3], points[1::3], points[2::3], strict=True)),
        bends=list(zip(bends[::4], bends[1::4], bends[2::4], bends[3::4], strict=True)),
        beside=list(zip(beside[::2], beside[1::2], strict=True)),
        throw=throwing(t) if t.ammunition else None,
        lines=[
            line(t, t.active, tuple(drawn[at : at + LINE_CELLS]), drawn[HELD])
            for at in range(LINES_AT, LINES_AT + LINE_CELLS * drawn[LINE_COUNT], LINE_CELLS)
        ],
    )


def private(t: Seen, me: int) -> Private:
    return Private(
        phase="pause" if t.phase == PAUSE else PHASES[t.phase],  # type: ignore[arg-type]
        place=t.place if t.phase > 2 else 0,
        asked=t.asked if t.phase != OVER and t.asked >= 0 else None,
        cards=None if t.cards == NO_CARDS else cards(t, me),
    )


@of_options
def spendable(t: Seen, face: int, traits: int, idle: int) -> Spendable:
    verbs = [face]
    if face == TRAIT_FACE and traits:
        verbs = [verb for i, verb in enumerate(t.trait_verb) if traits >> i & 1]
    return Spendable(face, [FACES[verb] for verb in verbs], IDLE[idle])  # type: ignore[arg-type]


def die_of(t: Seen) -> int | None:
    """What a single die of a movement shows. Of more dice only the sum is known, and of the greatest distance not even that."""
    if t.move_kind not in (WALK, SLIDE) or t.inches == MOST_INCHES:
        return None
    kind, sliding = t.kind[t.mover], t.move_kind == SLIDE
    dice, more = (t.slide_dice[kind], t.slide_inches[kind]) if sliding else (t.walk_dice[kind], t.walk_inches[kind])
    return t.inches - more if dice == 1 else None


@of_options
def faces(t: Seen) -> list[str]:
    return [FACES[face] for face in t.die]


@of_options
def traits(t: Seen) -> dict[str, str]:
    return {name: FACES[verb] for name, verb in zip(TRAIT_NAMES, t.trait_verb, strict=True)}


@of_options
def the_map(t: Seen) -> TheMap:
    """The same for a whole game, and for most tables."""
    pieces, piece_count, areas, area_count = t.piece, t.piece_count, t.area, t.area_count
    found = places_of(pieces, piece_count, areas, area_count)
    called = {named.cells: named for named in found.all[piece_count:]}
    return TheMap(
        [thing(PIECE_NAMES, named.cells, named) for named in found.pieces],
        [thing(GROUND_NAMES, cells, called.get(cells)) for cells in areas[:area_count]],
        [(x, y, as_python(zone_reach)(t)) for x, y in CORNERS],
    )


def thing(kinds: tuple[str, ...], cells: tuple[int, ...], named: Named | None) -> Thing:
    kind, x0, y0, x1, y1, r = cells
    name, side = (named.name, named.side) if named else ("", "")
    if r:
        return Thing(kinds[kind], name, side, disc=(x0, y0, r))
    return Thing(kinds[kind], name, side, rect=(x0, y0, x1, y1))


@of_options
def team(t: Seen, i: int, corner_owner: Sequence[int], total: int, won: int) -> Team:
    return Team(
        [s for s in range(t.seats) if s // t.players_per_team == i],
        [c for c in range(4) if corner_owner[c] == i],
        total,
        total == NOBODY_LEFT,
        bool(won),
    )


def facts_of_kids(t: Seen, drawn: Sequence[int]) -> list[Facts]:
    """What there is to know of each Kid, as a key: most Kids are as they were before the last move."""
    told = (t.in_play, t.x, t.y, t.kind, t.trait, t.down, t.dice, t.points, t.aim, t.prepared, t.balls)
    return list(zip(*[cells[: t.kids] for cells in told], drawn[GROUND_AT : GROUND_AT + t.kids], strict=True))


@of_options
def kid(t: Seen, k: int, facts: Facts) -> Kid:
    in_play, x, y, kind, trait, down, dice, points, aim, prepared, balls, ground = facts
    here = bool(in_play)
    return Kid(
        k,
        KID_NAMES[k],
        t.team[k],
        t.owner[k],
        t.slot[k],
        TYPE_NAMES[kind],
        TRAITS[trait],
        (x, y) if here else None,
        not here and dice == 0,
        GROUND_NAMES[ground] if here else None,
        bool(down),
        dice,
        t.dice_of[kind],
        points,
        aim,
        prepared,
        list(balls[1:]),
    )


def throwing(t: Seen) -> Throw:
    played = [
        name if by == 1 else SPARE_CARDS[by - 2]
        for name, by in (
            ("ice", t.ice_played),
            ("pitch", t.pitch_played),
            ("missed", t.missed_played),
            ("grandma", t.grandma_played),
        )
        if by
    ]
    return Throw(
        t.thrower,
        t.target,
        t.size,
        t.ammunition == AMMUNITION,
        t.required,
        t.objects,
        t.aim_used,
        bool(t.too_close),
        bool(t.critical),
        played,
        1.0 if t.too_close else chance(t, t.required),
    )


@of_options
def line(t: Seen, active: int, cells: Sequence[int], held: int) -> LineOfFire:
    too_close, hidden_by = bool(cells[TOO_CLOSE]), cells[HIDDEN_BY]
    near = [Obstacle(piece=i) for i in range(t.piece_count) if cells[PIECES] >> i & 1]
    near += [Obstacle(kid=k) for k in range(t.kids) if cells[OTHER_KIDS] >> k & 1]
    throws = []
    for i in range(AMMUNITION):
        if held >> i & 1:
            needed, own = cells[REQUIRED + i], i == AMMUNITION - 1
            throws.append(Throwable(t.own_piece if own else i + 1, own, needed, 1.0 if too_close else chance(t, needed)))
    return LineOfFire(
        active,
        cells[TO],
        inches_apart(cells[GAP], t.measure == CENTRE),
        too_close,
        bool(cells[FORBIDDEN]),
        near,
        hidden_by == VISIBLE,
        blocked_by(t, hidden_by),
        throws,
        cells[REQUIRED],
    )


def inches_apart(d2: int, centre: bool) -> float:
    """From base edge to base edge (VILLAGE-16), or between the centres by option, in tenths of an inch."""
    between = math.sqrt(d2) if centre else max(0.0, math.sqrt(d2) - 2)
    return int(5 * between + 0.5) / 10


def blocked_by(t: Seen, hidden_by: int) -> Obstacle | None:
    if hidden_by == VISIBLE:
        return None
    if hidden_by >= KID_IN_THE_WAY:
        return Obstacle(kid=hidden_by - KID_IN_THE_WAY)
    return Obstacle(hidden_by, kind=PIECE_NAMES[t.piece[hidden_by][0]])


def cards(t: Seen, me: int) -> Cards:
    hands = []
    for held in range(t.seats if t.card_mode == PLAYER3 else t.kids):
        seat = held if t.card_mode == PLAYER3 else t.owner[held]
        known = [CARD_NAMES[c] for c in range(CARDS) for _ in range(t.hand[held][c])] if seat == me else None
        hands.append(Hand(None if t.card_mode == PLAYER3 else held, seat, t.hand_size[held], known))
    return Cards(t.deck_left, hands, {CARD_NAMES[c]: t.discard[c] for c in range(CARDS) if t.discard[c]})
