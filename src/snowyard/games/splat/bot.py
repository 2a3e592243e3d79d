"""The hand-written player of splat: shelters first, then wears down whoever has most left.

Putting somebody out early helps nobody: the others then have one target fewer beside you. So it throws at the player
who can still take most, protection included, and lets the weak stand. In a crowd that would take for ever (SPLAT-R24):
there it puts out whom it can and wastes no snowball on walls. How much a card hits or stops is what it says at this table.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import hits, protection
from snowyard.games.splat.content import DOUBLE, DOUBLES, SINGLE, SINGLES, SPLAT, SPLATBALL, SPLATBALLS
from snowyard.games.splat.layout import (
    ANSWER,
    DEFEND,
    DISCARD,
    DISCARD_SPARE,
    MORE_ANSWERS,
    PLACE_FORT,
    PLACE_PILE,
    PLACE_SPARE,
    PLACE_WALL,
    SEATS,
    THROW_DOUBLE,
    THROW_SPARE,
    THROW_SPLATBALL,
    Yard,
)
from snowyard.games.splat.playable import automatic_answer
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

CROWD = 5  # players in
STEP = 30  # more than anybody can have left: nine hits to go and fifteen of protection
PUT_OUT, SHELTER, THROW_TWO, SPOIL, THROW_ONE, COLLECT = 9 * STEP, 5 * STEP, 3 * STEP, 2 * STEP, STEP, STEP - 1
THROW_MORE = 4 * STEP  # than two: no printed card does


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    if t.phase == DEFEND:
        return automatic_answer(t, t.actor, t.card)  # all answers stop as much: SPLAT-R05
    best, choice, ties = -1, 0, 0
    for action in range(ANSWER):
        if bits.has(mask, action):
            best, choice, ties = weigh(value(t, action), action, best, choice, ties, luck)
    if t.spares > 0:
        for action in range(THROW_SPARE, MORE_ANSWERS):
            if bits.has(mask, action):
                best, choice, ties = weigh(spare_value(t, action), action, best, choice, ties, luck)
    return choice


@rule
def value(t: Yard, action: int) -> int:
    if action < THROW_DOUBLE:
        return hitting(t.single_hits) + throwing(t, action, t.single_hits)
    if action < THROW_SPLATBALL:
        return hitting(t.double_hits) + throwing(t, action - THROW_DOUBLE, t.double_hits)
    if action < PLACE_WALL:
        return SPOIL + left(t, action - THROW_SPLATBALL)
    if action < DISCARD:
        if action == PLACE_PILE:
            return COLLECT if is_pile_needed(t) else 0
        if action == PLACE_FORT:
            return sheltering(t, t.fort_worth, t.fort_stops[DOUBLES])
        return sheltering(t, t.wall_worth, t.wall_stops[DOUBLES])
    return 0  # which card is discarded hardly matters


@rule
def hitting(snowballs: int) -> int:
    """Of a throw with so many hits, whomever it is aimed at."""
    return THROW_ONE if snowballs <= 1 else THROW_TWO if snowballs == 2 else THROW_MORE


@rule
def sheltering(t: Yard, singles: int, of_a_double: int) -> int:
    """Of what stands in front of a player and stops so many Singles (the printed Wall one, the Fort two), or some of a Double."""
    if singles > 0:
        return SHELTER + singles - 1
    return SHELTER if of_a_double > 0 and t.deck[DOUBLE] > 0 else 0


@rule
def is_pile_needed(t: Yard) -> bool:
    """Is there a card in the deck that nobody throws without one?"""
    if t.needs[SINGLES] > 0 and t.deck[SINGLE] > 0:
        return True
    if t.needs[DOUBLES] > 0 and t.deck[DOUBLE] > 0:
        return True
    if t.needs[SPLATBALLS] > 0 and t.deck[SPLATBALL] > 0:
        return True
    return t.spares > 0


@rule
def spare_value(t: Yard, action: int) -> int:
    if action >= PLACE_SPARE:
        return SHELTER if action < DISCARD_SPARE else 0
    spare = (action - THROW_SPARE) // SEATS
    target = (action - THROW_SPARE) % SEATS
    if t.spare_does[spare] == SPLAT:
        return SPOIL + left(t, target)
    return hitting(t.spare_hits[spare]) + throwing(t, target, t.spare_hits[spare])


@rule
def left(t: Yard, seat: int) -> int:
    """Snowballs that this player can still take."""
    return t.hit_limit - hits(t, seat) + protection(t, seat)


@rule
def throwing(t: Yard, seat: int, snowballs: int) -> int:
    remaining = left(t, seat)
    if bits.ones(np.uint64(t.alive)) < CROWD:
        return remaining
    if remaining <= snowballs:
        return PUT_OUT
    return t.hit_limit - hits(t, seat) if protection(t, seat) == 0 else 0
