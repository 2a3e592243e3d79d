"""The hand-written player of splat: shelters first, then wears down whoever has most left.

Putting somebody out early helps nobody: the others then have one target fewer beside you. So it throws at the player
who can still take most, protection included, and lets the weak stand. In a crowd that would take for ever (SPLAT-R24):
there it puts out whom it can and wastes no snowball on walls.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import hits, protection
from snowyard.games.splat.content import SPLAT
from snowyard.games.splat.layout import (
    ANSWER, DEFEND, DISCARD, DISCARD_SPARE, MORE_ANSWERS, PLACE_FORT, PLACE_PILE, PLACE_SPARE, PLACE_WALL, SEATS, THROW_DOUBLE,
    THROW_SPARE, THROW_SPLATBALL, Yard,
)  # fmt: skip
from snowyard.games.splat.playable import automatic_answer
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

CROWD = 5  # players in
STEP = 30  # more than anybody can have left: nine hits to go and fifteen of protection
PUT_OUT, SHELTER, THROW_TWO, SPOIL, THROW_ONE, COLLECT = 9 * STEP, 5 * STEP, 3 * STEP, 2 * STEP, STEP, STEP - 1


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
        return THROW_ONE + throwing(t, action, 1)
    if action < THROW_SPLATBALL:
        return THROW_TWO + throwing(t, action - THROW_DOUBLE, 2)
    if action < PLACE_WALL:
        return SPOIL + left(t, action - THROW_SPLATBALL)
    if action < DISCARD:
        return COLLECT if action == PLACE_PILE else SHELTER + (1 if action == PLACE_FORT else 0)
    return 0  # which card is discarded hardly matters


@rule
def spare_value(t: Yard, action: int) -> int:
    if action >= PLACE_SPARE:
        return SHELTER if action < DISCARD_SPARE else 0
    spare = (action - THROW_SPARE) // SEATS
    target = (action - THROW_SPARE) % SEATS
    if t.spare_does[spare] == SPLAT:
        return SPOIL + left(t, target)
    return (THROW_TWO if t.spare_hits[spare] > 1 else THROW_ONE) + throwing(t, target, t.spare_hits[spare])


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
