"""What can be played: the actions that each card allows, as bits, and a defender's answers."""

from __future__ import annotations

from snowyard.games.splat.content import (
    DOUBLE,
    DOUBLES,
    FORT,
    KINDS,
    SHELTER,
    SINGLE,
    SINGLES,
    SPARES,
    SPLAT,
    SPLATBALL,
    SPLATBALLS,
    THROWN_AT,
    WALL,
)
from snowyard.games.splat.layout import (
    DOUBLE_SET,
    PILE_SET,
    PLACE_FORT,
    PLACE_PILE,
    PLACE_SPARE,
    PLACE_WALL,
    SEATS,
    SPLATBALL_SET,
    THROW_DOUBLE,
    THROW_SINGLE,
    THROW_SPARE,
    THROW_SPLATBALL,
    USE_CRACKED,
    USE_CRACKED_AND_FRESH,
    USE_FRESH,
    USE_SPARE,
    USE_TWO_CRACKED,
    USE_TWO_FRESH,
    USE_TWO_WALLS,
    USE_WALL,
    USE_WALL_AND_CRACKED,
    USE_WALL_AND_FRESH,
    Yard,
)
from snowyard.kernel.rule import as_python, rule
from snowyard.kernel.view import Seen

ORDER = (
    USE_WALL,
    USE_TWO_WALLS,
    USE_WALL_AND_CRACKED,
    USE_CRACKED,
    USE_FRESH,
    USE_TWO_CRACKED,
    USE_WALL_AND_FRESH,
    USE_CRACKED_AND_FRESH,
    USE_TWO_FRESH,
    USE_SPARE,
    USE_SPARE + 1,
)


@rule
def playable(t: Yard, seat: int, kind: int) -> int:
    """The ways of playing a printed card now, as bits of action numbers; 0: it cannot be played. SPLAT-15"""
    targets = t.alive & ~(1 << seat)  # SPLAT-16, SPLAT-34: protection does not matter
    has_pile = (t.piles >> seat) & 1
    if kind == SINGLE:
        return targets << THROW_SINGLE if t.needs[SINGLES] <= has_pile else 0
    if kind == DOUBLE:  # SPLAT-24
        return targets << THROW_DOUBLE if t.needs[DOUBLES] <= has_pile else 0
    if kind == SPLATBALL:  # SPLAT-40, SPLAT-41
        return (t.piles & targets) << THROW_SPLATBALL if t.needs[SPLATBALLS] <= has_pile else 0
    if kind == WALL:  # SPLAT-37
        return 1 << PLACE_WALL if t.walls[seat] < t.most_walls else 0
    if kind == FORT:
        return 1 << PLACE_FORT if t.forts[seat] + t.cracked[seat] < t.most_forts else 0
    return 1 << PLACE_PILE if has_pile + t.more_piles[seat] < t.most_piles else 0  # SPLAT-38, SPLAT-39


@rule
def spare_playable(t: Yard, seat: int, spare: int) -> int:
    """The same of a spare card."""
    if t.spare_does[spare] == SHELTER:
        return 1 << (PLACE_SPARE + spare) if t.spare_front[seat][spare] < t.most_spares[spare] else 0
    targets = t.alive & ~(1 << seat)
    if t.spare_does[spare] == SPLAT:
        targets &= t.piles
    return targets << (THROW_SPARE + SEATS * spare) if t.needs[THROWN_AT[KINDS + spare]] <= (t.piles >> seat) & 1 else 0


def ways_to_play(t: Seen, seat: int, kind: int) -> int:
    """The same of any card, for Python code."""
    printed = kind < KINDS
    return int(as_python(playable)(t, seat, kind) if printed else as_python(spare_playable)(t, seat, kind - KINDS))


@rule
def unplayable_types(t: Yard, seat: int) -> int:
    """The set U of SPLAT-R30: what the cards of a player are who cannot play any of them."""
    kept = PILE_SET if (t.piles >> seat) & 1 == 1 else DOUBLE_SET
    if playable(t, seat, SPLATBALL) == 0:
        kept |= SPLATBALL_SET
    return kept


@rule
def answers(t: Yard, target: int, card: int) -> int:
    """What the target of a throw may use up to stop all of it, as bits of action numbers; 0: it cannot. SPLAT-57"""
    thrown = THROWN_AT[card]
    snowballs = 2 if card == DOUBLE else 1
    by_wall = t.wall_stops[thrown]
    by_cracked = t.cracked_stops[thrown]
    by_fresh = t.fort_stops[thrown]
    walls = t.walls[target]
    cracked = t.cracked[target]
    fresh = t.forts[target]
    chosen = 0
    if walls > 0 and by_wall >= snowballs:
        chosen |= 1 << USE_WALL
    if cracked > 0 and by_cracked >= snowballs:
        chosen |= 1 << USE_CRACKED
    if fresh > 0 and by_fresh >= snowballs:
        chosen |= 1 << USE_FRESH
    if snowballs == 2:  # two that stop one each
        walls = walls if by_wall == 1 else 0
        cracked = cracked if by_cracked == 1 else 0
        fresh = fresh if by_fresh == 1 else 0
        if walls > 1:
            chosen |= 1 << USE_TWO_WALLS
        if walls > 0 and cracked > 0:
            chosen |= 1 << USE_WALL_AND_CRACKED
        if cracked > 1:
            chosen |= 1 << USE_TWO_CRACKED
        if walls > 0 and fresh > 0:
            chosen |= 1 << USE_WALL_AND_FRESH
        if cracked > 0 and fresh > 0:
            chosen |= 1 << USE_CRACKED_AND_FRESH
        if fresh > 1:
            chosen |= 1 << USE_TWO_FRESH
    if t.spares > 0:
        for spare in range(SPARES):
            stops = t.spare_1_stops[thrown] if spare == 0 else t.spare_2_stops[thrown]
            if t.spare_does[spare] == SHELTER and t.spare_front[target][spare] > 0 and stops >= snowballs:
                chosen |= 1 << (USE_SPARE + spare)
    return chosen


@rule
def first_answer(chosen: int) -> int:
    """Which of these `answers` is given when nobody chooses; 0: there is none. SPLAT-19, SPLAT-26, SPLAT-R05 to SPLAT-R08"""
    for answer in ORDER:
        if (chosen >> answer) & 1 == 1:
            return answer
    return 0


@rule
def automatic_answer(t: Yard, target: int, card: int) -> int:
    return first_answer(answers(t, target, card))
