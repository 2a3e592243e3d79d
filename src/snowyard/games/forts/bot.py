"""The hand-written player of forts: throws where it hurts, breaks walls that are too thick, hides when it pays."""

from __future__ import annotations

from snowyard.games.forts.layout import (
    BUILD_BRICK, BUILD_SNOWBALL, HIDE, PICK, PICK_BRICK, REACT, SLOTS, THROW, THROW_AT_BRICK, USE_TOKEN, Yard,
)  # fmt: skip
from snowyard.games.forts.rules import bricks
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    if t.phase == REACT:
        return USE_TOKEN  # it would lapse anyway
    if t.phase == PICK:
        return PICK_BRICK + pick(t)
    best = -1.0
    choice = BUILD_SNOWBALL
    ties = 0
    for action in range(PICK_BRICK):
        if bits.has(mask, action):
            worth = value(t, action)
            if worth > best + 1e-9:
                best = worth
                choice = action
                ties = 1
            elif worth > best - 1e-9:
                ties += 1
                if below(luck, ties) == 0:
                    choice = action
    return choice


@rule
def pick(t: Yard) -> int:
    """The brick of a near miss. The thrower fells the strongest it can fell, else wears the weakest; the owner gives
    the one that loses least."""
    best = -1
    choice = 0
    for slot in range(SLOTS):
        points = t.brick[t.target, slot]
        if points > 0:
            felled = points <= t.damage
            if t.actor == t.target:
                worth = 100 - points if felled else 200 + points
            else:
                worth = 100 + points if felled else 50 - points
            if worth > best:
                best = worth
                choice = slot
    return choice


@rule
def value(t: Yard, action: int) -> float:
    me = t.actor
    if action == BUILD_SNOWBALL:
        return 1.0 if t.snowballs[me] >= t.actions_left else 3.0
    if action == BUILD_BRICK:
        return 0.6
    if action == HIDE:
        return hiding(t, me)
    if action < THROW_AT_BRICK:
        return throwing(t, action - THROW)
    seat = (action - THROW_AT_BRICK) // SLOTS
    points = t.brick[seat, (action - THROW_AT_BRICK) % SLOTS]
    # a brick that likely falls opens the wall: (13 - points) / 12 is the chance
    return (13 - points) / 12 * (0.5 + 0.35 * bricks(t, seat)) * weakness(t, seat)


@rule
def hiding(t: Yard, me: int) -> float:
    """A token saves one throw; the freeze point stops a whole hit when frozen."""
    threat = 0
    for seat in range(t.seats):
        if seat != me and t.hit_points[seat] > 0:
            threat += min(3, t.snowballs[seat])
    worth = 0.4
    if threat > t.hide_tokens[me]:
        worth += 0.4
    if t.freeze_points[me] == 0:
        worth += 2.0
    if t.hit_points[me] <= 10:
        worth += 0.6
    return worth


@rule
def weakness(t: Yard, seat: int) -> float:
    """Rather strike who can be finished."""
    return 1.0 + (20 - t.hit_points[seat]) / 20


@rule
def throwing(t: Yard, seat: int) -> float:
    standing = bricks(t, seat)
    hits = 4.0 if standing <= 1 else max(0.0, 5.0 - standing)  # of six faces
    if t.freeze_points[seat] == 0:
        worth = (hits + 1) / 6 * 5.5
    else:
        worth = hits / 6 * min(5.5, 1.0 + t.freeze_points[seat]) * 0.7 + (5.5 + t.freeze_points[seat] * 0.5) / 6
    if t.hide_tokens[seat] > 0:
        worth *= 0.5
    return worth * weakness(t, seat)
