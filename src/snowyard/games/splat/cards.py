"""Counting cards: how many there are, where they lie, what nobody at a seat has seen."""

from __future__ import annotations

from snowyard.games.splat.layout import COPIES, DOUBLE, FORT, PILE, SINGLE, WALL, Yard
from snowyard.games.splat.options import SMALL
from snowyard.kernel.rule import rule


@rule
def copies(t: Yard, kind: int) -> int:
    """How many of a card are in the game: SPLAT-02, SPLAT-46, SPLAT-56; players going out change nothing: SPLAT-47."""
    if t.seats == 2 and t.two_player_deck == SMALL and kind != SINGLE and kind != WALL:
        return 0
    return COPIES[kind]


@rule
def hits(t: Yard, seat: int) -> int:
    """Snowballs on Forts do not count: SPLAT-23, SPLAT-R26."""
    return int(t.singles[seat] + 2 * t.doubles[seat] + t.sideways[seat])


@rule
def protection(t: Yard, seat: int) -> int:
    """Snowballs that the seat's Walls and Forts can still stop: SPLAT-36."""
    return int(t.walls[seat] + t.cracked[seat] + 2 * t.forts[seat])


@rule
def in_front(t: Yard, seat: int, kind: int) -> int:
    """How many of a card lie in front of a seat; a cracked Fort has a Single on it."""
    if kind == SINGLE:
        return int(t.singles[seat] + t.cracked[seat])
    if kind == DOUBLE:
        return int(t.doubles[seat] + t.sideways[seat])
    if kind == WALL:
        return int(t.walls[seat])
    if kind == PILE:
        return (t.piles >> seat) & 1
    return int(t.forts[seat] + t.cracked[seat]) if kind == FORT else 0


@rule
def unseen(t: Yard, seat: int, kind: int) -> int:
    """How many of a card this seat cannot see: they are in the draw pile or in the hands of the others."""
    left: int = copies(t, kind) - t.discard[kind]
    for other in range(t.seats):
        left -= in_front(t, other, kind)
    if t.card == kind:
        left -= 1
    if seat >= 0:
        left -= t.hand[seat, kind]
    return left
