"""Everything a screen draws of splat. Piles are lists of six counts in the order of `cards`."""

from __future__ import annotations

from typing import Literal

from snowyard.games.splat import cards
from snowyard.games.splat.check import open_cards
from snowyard.games.splat.layout import ACT, ANY, CARDS, HAND, KINDS, NO_CARD, members
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Part, Seen

Kind = Literal["single", "double", "wall", "pile", "splatball", "fort"]
PHASES = ("act", "defend", "over")
copies, hits, protection = (as_python(f) for f in (cards.copies, cards.hits, cards.protection))


class Player(Part):
    """`known`: what everybody knows of the hidden cards: the kinds that one of them can be."""

    hits: int
    protection: int
    singles: int
    doubles: int
    sideways: int
    walls: int
    forts: int
    cracked: int
    pile: bool
    hand_size: int
    known: list[list[Kind]]
    out: bool
    rank: int


class Public(Part):
    phase: Literal["act", "defend", "over"]
    player: int
    starter: int
    card: Kind | None
    target: int | None
    draw_left: int
    discard: list[int]
    cards: list[Kind]
    players: list[Player]


class Private(Part):
    """`unseen`: how many of each card this viewer cannot see."""

    hand: list[Kind]
    unseen: list[int]


def public(t: Seen) -> Public:
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        player=t.player,
        starter=t.starter,
        card=None if t.card == NO_CARD else CARDS[t.card],  # type: ignore[arg-type]
        target=t.target if t.target >= 0 else None,
        draw_left=t.draw_left,
        discard=list(t.discard),
        cards=list(CARDS),  # type: ignore[arg-type]
        players=[player(t, s) for s in range(t.seats)],
    )


def player(t: Seen, s: int) -> Player:
    alive = bool(t.alive >> s & 1)
    held = HAND + (s == t.player and t.phase == ACT) if t.strategic and alive else 0
    known = [members(CARDS, types) for types in (t.narrow[s], t.wide[s]) if held and types != ANY]
    return Player(hits(t, s), protection(t, s), t.singles[s], t.doubles[s], t.sideways[s], t.walls[s], t.forts[s], t.cracked[s],
                  bool(t.piles >> s & 1), held, known, not alive, t.rank[s])  # type: ignore[arg-type]  # fmt: skip


def private(t: Seen, me: int) -> Private:
    held = hand(t, me) if t.strategic and me >= 0 else []
    return Private([CARDS[card] for card in held], [copies(t, kind) - open_cards(t, kind) for kind in range(KINDS)])  # type: ignore[misc]


def hand(t: Seen, seat: int) -> list[int]:
    """The cards that a seat holds, as far as they are seen."""
    return [card for card in range(KINDS) for _ in range(t.hand[seat][card])]
