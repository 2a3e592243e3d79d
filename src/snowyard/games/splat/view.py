"""Everything a screen draws of splat. Piles are lists of counts in the order of `cards`."""

from __future__ import annotations

from typing import Literal

from snowyard.games.splat.content import ALL_CARDS, ANY_NUMBER, CARDS, DOUBLE, KINDS, SHELTER, THEN, THROWN_AT
from snowyard.games.splat.drawing import CELLS, HIDDEN_AT, SEAT_CELLS, draw
from snowyard.games.splat.layout import ACT, ANY, FORMS, NO_CARD, members
from snowyard.games.splat.obstacles import stuck
from snowyard.kernel.view import KeptPart, Part, Seen, filled, of_options

Kind = Literal["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"]
Does = Literal["throw", "splat", "shelter", "pile"]
Form = Literal["wall", "cracked", "fresh", "spare-1", "spare-2"]
PHASES = ("act", "defend", "over")


class Card(KeptPart):
    """`does`: what a card is for. `snowballs`: that it throws. `hits`: of one that lies in front of somebody. `most`: that one
    player may have in front, -1: any number."""

    kind: Kind
    does: Does
    copies: int
    snowballs: int
    hits: int
    needs_pile: bool
    most: int


class Stop(KeptPart):
    """One protection stops so many snowballs of this card, and then falls, stays or cracks."""

    by: Form
    card: Kind
    snowballs: int
    then: Literal["falls", "stays", "cracks"]


class Player(Part):
    """`known`: what everybody knows of the hidden cards: the kinds that one of them can be. `spares`: how many of each spare card
    lie in front."""

    hits: int
    protection: int
    singles: int
    doubles: int
    sideways: int
    walls: int
    forts: int
    cracked: int
    piles: int
    spares: list[int]
    pile: bool
    hand_size: int
    known: list[list[Kind]]
    out: bool
    rank: int


class Public(Part):
    """`kinds`: the cards of this game in the order of `cards`. `stops`: what stops what; what is not named flies past."""

    phase: Literal["act", "defend", "over"]
    player: int
    starter: int
    card: Kind | None
    target: int | None
    draw_left: int
    discard: list[int]
    cards: list[Kind]
    players: list[Player]
    kinds: list[Card]
    stops: list[Stop]
    hand_cards: int


class Private(Part):
    """`unseen`: how many of each card this viewer cannot see. `stuck`: why whoever is to play a card cannot play those."""

    hand: list[Kind]
    unseen: list[int]
    stuck: dict[str, Literal["most", "needs-pile", "no-target"]]


def public(t: Seen) -> Public:
    drawn = filled(draw, t, CELLS)
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        player=t.player,
        starter=t.starter,
        card=None if t.card == NO_CARD else ALL_CARDS[t.card],  # type: ignore[arg-type]
        target=t.target if t.target >= 0 else None,
        draw_left=t.draw_left,
        discard=[*t.discard, *t.spare_discard][: kinds_of(t)],
        cards=list(ALL_CARDS[: kinds_of(t)]),  # type: ignore[arg-type]
        players=[player(t, s, drawn[SEAT_CELLS * s], drawn[SEAT_CELLS * s + 1]) for s in range(t.seats)],
        kinds=kinds(t),
        stops=stops(t),
        hand_cards=t.hand_cards if t.strategic else 0,
    )


def kinds_of(t: Seen) -> int:
    """The printed cards, and the spare ones if there are any."""
    return len(ALL_CARDS) if t.spares else KINDS


@of_options
def kinds(t: Seen) -> list[Card]:
    return [card(t, kind) for kind in range(kinds_of(t))]


def card(t: Seen, kind: int) -> Card:
    thrown, spare = THROWN_AT[kind], kind - KINDS
    if spare >= 0:
        does: Does = ("throw", "splat", "shelter")[t.spare_does[spare]]
        most = t.most_spares[spare] if does == "shelter" else ANY_NUMBER
        landed = t.spare_hits[spare]
    else:
        does = ("throw", "throw", "shelter", "pile", "splat", "shelter")[kind]
        most = {"wall": t.most_walls, "fort": t.most_forts, "pile": t.most_piles}.get(CARDS[kind], ANY_NUMBER)
        landed = t.double_hits if kind == DOUBLE else t.single_hits
    throws = does == "throw"
    return Card(
        ALL_CARDS[kind],  # type: ignore[arg-type]
        does,
        t.deck[kind],
        (2 if kind == DOUBLE else 1) if throws else 0,
        landed if throws else 0,
        does in ("throw", "splat") and bool(t.needs[thrown]),
        most if most < ANY_NUMBER else -1,
    )


@of_options
def stops(t: Seen) -> list[Stop]:
    """Every protection of this game against every card that is thrown in it."""
    tables = (
        (t.wall_stops, t.wall_then),
        (t.cracked_stops, t.cracked_then),
        (t.fort_stops, t.fort_then),
        (t.spare_1_stops, t.spare_1_then),
        (t.spare_2_stops, t.spare_2_then),
    )
    found = []
    for form, (stopped, then) in enumerate(tables):
        if form >= 3 and not (t.spares and t.spare_does[form - 3] == SHELTER):
            continue
        for kind in range(kinds_of(t)):
            thrown = THROWN_AT[kind]
            flies = thrown >= 0 and not (kind >= KINDS and t.spare_does[kind - KINDS] == SHELTER)
            if flies and stopped[thrown]:
                found.append(Stop(FORMS[form], ALL_CARDS[kind], stopped[thrown], THEN[then[thrown]]))  # type: ignore[arg-type]
    return found


def player(t: Seen, s: int, hits: int, protection: int) -> Player:
    alive = bool(t.alive >> s & 1)
    held = t.hand_cards + (s == t.player and t.phase == ACT) if t.strategic and alive else 0
    piles = (t.piles >> s & 1) + t.more_piles[s]
    return Player(
        hits,
        protection,
        t.singles[s],
        t.doubles[s],
        t.sideways[s],
        t.walls[s],
        t.forts[s],
        t.cracked[s],
        piles,
        list(t.spare_front[s]),
        piles > 0,
        held,
        [members(CARDS, types) for types in (t.narrow[s], t.wide[s]) if types != ANY] if held else [],  # type: ignore[misc]
        not alive,
        t.rank[s],
    )


def private(t: Seen, me: int) -> Private:
    held = hand(t, me) if t.strategic and me >= 0 else []
    cannot = stuck(t, me, held if t.strategic else [t.card]) if t.phase == ACT and t.actor == me else {}
    return Private(
        [ALL_CARDS[card] for card in held],  # type: ignore[misc]
        filled(draw, t, CELLS)[HIDDEN_AT : HIDDEN_AT + kinds_of(t)],
        {ALL_CARDS[card]: why for card, why in cannot.items()},  # type: ignore[misc]
    )


def hand(t: Seen, seat: int) -> list[int]:
    """The cards that a seat holds, as far as they are seen."""
    held = (*t.hand[seat], *t.spare_hand[seat])
    return [card for card, n in enumerate(held) for _ in range(n)]
