"""Counting cards: how many there are, where they lie, what nobody at a seat has seen."""

from __future__ import annotations

from snowyard.games.splat.content import DOUBLE, FORT, KINDS, PILE, SINGLE, WALL
from snowyard.games.splat.layout import Yard
from snowyard.kernel.rule import rule


@rule
def hits(t: Yard, seat: int) -> int:
    """Snowballs on Forts do not count: SPLAT-23, SPLAT-R26."""
    total = t.single_hits * t.singles[seat] + t.double_hits * t.doubles[seat] + t.sideways_hits * t.sideways[seat]
    if t.spares > 0:
        landed = t.spare_front[seat]
        total += t.spare_counts[0] * landed[0] + t.spare_counts[1] * landed[1]
    return int(total)


@rule
def protection(t: Yard, seat: int) -> int:
    """Singles that what stands in front of the seat can still stop: SPLAT-36."""
    total = t.wall_worth * t.walls[seat] + t.cracked_worth * t.cracked[seat] + t.fort_worth * t.forts[seat]
    if t.spares > 0:
        standing = t.spare_front[seat]
        total += t.spare_worth[0] * standing[0] + t.spare_worth[1] * standing[1]
    return int(total)


@rule
def in_front(t: Yard, seat: int, kind: int) -> int:
    """How many of a card lie in front of a seat; a cracked Fort has a Single on it, unless something else cracked it."""
    if kind == SINGLE:
        return int(t.singles[seat] + t.cracked[seat] - t.crumbled[seat])
    if kind == DOUBLE:
        return int(t.doubles[seat] + t.sideways[seat])
    if kind == WALL:
        return int(t.walls[seat])
    if kind == PILE:
        return int(((t.piles >> seat) & 1) + t.more_piles[seat])
    if kind >= KINDS:
        return int(t.spare_front[seat][kind - KINDS])
    return int(t.forts[seat] + t.cracked[seat]) if kind == FORT else 0


@rule
def unseen(t: Yard, seat: int, kind: int) -> int:
    """How many of a card this seat cannot see: they are in the draw pile or in the hands of the others."""
    left: int = t.deck[kind] - (t.discard[kind] if kind < KINDS else t.spare_discard[kind - KINDS])
    for other in range(t.seats):
        left -= in_front(t, other, kind)
    if t.card == kind:
        left -= 1
    if seat >= 0:
        left -= t.hand[seat, kind] if kind < KINDS else t.spare_hand[seat, kind - KINDS]
    return left
