"""What can be played: the actions that each card allows, as bits, and a defender's answers."""

from __future__ import annotations

from snowyard.games.splat.layout import (
    DOUBLE, DOUBLES, FORT, PILES, PLACE_FORT, PLACE_PILE, PLACE_WALL, SINGLE, SPLATBALL, SPLATBALLS, THROW_DOUBLE,
    THROW_SINGLE, THROW_SPLATBALL, USE_CRACKED, USE_FRESH, USE_TWO_CRACKED, USE_TWO_WALLS, USE_WALL,
    USE_WALL_AND_CRACKED, WALL, Yard,
)  # fmt: skip
from snowyard.kernel.rule import rule


@rule
def playable(t: Yard, seat: int, kind: int) -> int:
    """The ways of playing a card now, as bits of action numbers; 0: it cannot be played. SPLAT-15"""
    targets = t.alive & ~(1 << seat)  # SPLAT-16, SPLAT-34: protection does not matter
    if kind == SINGLE:
        return targets << THROW_SINGLE
    if kind == DOUBLE:  # SPLAT-24
        return targets << THROW_DOUBLE if (t.piles >> seat) & 1 == 1 else 0
    if kind == SPLATBALL:  # SPLAT-40, SPLAT-41
        return (t.piles & targets) << THROW_SPLATBALL
    if kind == WALL:
        return 1 << PLACE_WALL
    if kind == FORT:
        return 1 << PLACE_FORT
    return 0 if (t.piles >> seat) & 1 == 1 else 1 << PLACE_PILE  # SPLAT-38, SPLAT-39


@rule
def unplayable_types(t: Yard, seat: int) -> int:
    """The set U of SPLAT-R30: what the cards of a player are who cannot play any of them."""
    kept = PILES if (t.piles >> seat) & 1 == 1 else DOUBLES
    if playable(t, seat, SPLATBALL) == 0:
        kept |= SPLATBALLS
    return kept


@rule
def answers(t: Yard, target: int, card: int) -> int:
    """What the target of a throw may use up, as bits of action numbers; 0: nothing to choose. SPLAT-57"""
    walls = t.walls[target]
    cracked = t.cracked[target]
    chosen = 1 << USE_FRESH if t.forts[target] > 0 else 0
    if card == SINGLE:
        if walls > 0:
            chosen |= 1 << USE_WALL
        if cracked > 0:
            chosen |= 1 << USE_CRACKED
    else:
        if walls > 1:
            chosen |= 1 << USE_TWO_WALLS
        if walls > 0 and cracked > 0:
            chosen |= 1 << USE_WALL_AND_CRACKED
        if cracked > 1:
            chosen |= 1 << USE_TWO_CRACKED
    return chosen


@rule
def automatic_answer(t: Yard, target: int, card: int) -> int:
    """Which protection is used up when nobody chooses; the target has enough. SPLAT-19, SPLAT-R05"""
    if card == SINGLE:
        return USE_WALL if t.walls[target] > 0 else USE_CRACKED if t.cracked[target] > 0 else USE_FRESH
    if t.walls[target] > 1:  # SPLAT-26 a
        return USE_TWO_WALLS
    if t.walls[target] == 1 and t.cracked[target] > 0:  # SPLAT-26 b
        return USE_WALL_AND_CRACKED
    return USE_FRESH if t.forts[target] > 0 else USE_TWO_CRACKED  # SPLAT-26 c, SPLAT-R06, SPLAT-R07; SPLAT-R08
