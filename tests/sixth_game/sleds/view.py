"""Everything a screen draws of sleds."""

from __future__ import annotations

from typing import Literal

from snowyard.kernel.view import Part, Seen

from .content import KINDS
from .layout import PHASES
from .options import HAND


class Player(Part):
    place: int
    cards_in_hand: int


class Card(Part):
    """`needs`: what the die must show at least. `played`: how many lie on the pile of played cards."""

    card: str
    steps: int
    needs: int
    copies: int
    played: int


class Public(Part):
    """`die`: what it shows; null: not rolled yet."""

    phase: Literal["push", "over"]
    hill: int
    die: int | None
    cards_to_draw: int
    players: list[Player]
    cards: list[Card]


class Private(Part):
    """`hand`: how many cards of each kind; none for a spectator."""

    hand: dict[str, int]


def public(t: Seen) -> Public:
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        hill=t.hill,
        die=t.die or None,
        cards_to_draw=sum(t.copies) - sum(t.used) - HAND * t.seats,
        players=[Player(t.place[s], HAND) for s in range(t.seats)],
        cards=[Card(name, t.steps[k], t.needs[k], t.copies[k], t.used[k]) for k, name in enumerate(KINDS)],
    )


def private(t: Seen, me: int) -> Private:
    return Private(dict(zip(KINDS, t.hand[me], strict=True)) if me >= 0 else {})
