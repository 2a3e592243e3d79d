"""The hand-written player of forts. It counts in throws: how many it takes to put a player out.

A throw takes about one from the target, ducking saves one, thawing saves the hit points a whole throw. It breaks walls
where that is quicker, or where tokens make throws at the player vain; it turns on whoever is nearest to the end. It
never builds bricks: one try in six does not pay.
"""

from __future__ import annotations

from snowyard.games.forts.content import SLOTS
from snowyard.games.forts.layout import BUILD_SNOWBALL, HIDE, PICK, PICK_BRICK, REACT, THROW, THROW_AT_BRICK, USE_TOKEN, Yard
from snowyard.games.forts.rules import alive, bricks, wall
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

EQUAL = 1e-9


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    if t.phase == REACT:
        return USE_TOKEN  # it would lapse anyway
    if t.phase == PICK:
        return PICK_BRICK + pick(t)
    me = t.actor
    choice = BUILD_SNOWBALL
    best = 3.0 if t.snowballs[me] < t.actions_left - 1 else 0.3
    if bits.has(mask, HIDE):
        worth = hiding(t, me)
        if worth > best:
            choice = HIDE
            best = worth
    if t.snowballs[me] == 0:
        return choice
    ties = 1
    for seat in range(t.seats):
        if seat == me or t.hit_points[seat] == 0:
            continue
        throws = throws_to_go(t, seat, t.freeze_points[seat], -1)
        slot = weakest_brick(t, seat, wall(t, seat))
        for way in range(2 if slot >= 0 else 1):
            if way == 0:
                action = THROW + seat
                worth = throwing(t, seat, throws)
            else:
                action = THROW_AT_BRICK + SLOTS * seat + slot
                worth = breaking(t, seat, slot, throws)
            if worth > best + EQUAL:
                ties = 1
            elif worth > best - EQUAL:
                ties += 1
            else:
                continue
            if ties == 1 or below(luck, ties) == 0:
                choice = action
                best = worth
    return choice


@rule
def pick(t: Yard) -> int:
    """The brick of a near miss. The thrower fells the strongest it can fell, else wears the weakest; the owner gives
    the one that loses least."""
    best = -1000  # below all: in a variant bricks may have more than 50 points
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
def faces_that_hit(standing: int) -> int:
    """Of the five numbers of the Cube, against so many bricks: FORTS-15."""
    return 4 if standing <= 1 else max(0, 5 - standing)


@rule
def open_throws(hit_points: int, freeze_points: int, standing: int) -> float:
    """About how many throws at the player put it out. A hit takes 5.5, and the last one overshoots by 3."""
    hits = faces_that_hit(standing)
    throws: float = (hit_points + 3) * 6 / ((hits + 1) * 5.5)
    if freeze_points > 0:
        throws += 6 * hits / (hits + 1) ** 2 * (0.9 + 0.1 * freeze_points)
    return throws


@rule
def felling(points: int) -> float:
    """About how many throws fell a brick: (13 / 12) ** (points - 1)."""
    return 0.88 + 0.117 * points


@rule
def weakest_brick(t: Yard, seat: int, standing: int) -> int:
    """The slot with the fewest points among these bits; -1: there is none."""
    weakest = -1
    for slot in range(SLOTS):
        if standing >> slot & 1 and (weakest < 0 or t.brick[seat, slot] < t.brick[seat, weakest]):
            weakest = slot
    return weakest


@rule
def throws_to_go(t: Yard, seat: int, freeze_points: int, without: int) -> float:
    """The same with the best use of throws at bricks first, the weakest first. The brick `without` is thought away."""
    left = wall(t, seat)
    standing = bricks(t, seat)
    if without >= 0:
        left ^= 1 << without
        standing -= 1
    best = open_throws(t.hit_points[seat], freeze_points, standing)
    spent = 0.0
    while left != 0:
        slot = weakest_brick(t, seat, left)
        left ^= 1 << slot
        standing -= 1
        spent += felling(t.brick[seat, slot])
        best = min(best, spent + open_throws(t.hit_points[seat], freeze_points, standing))
    return best


@rule
def urgency(throws: float) -> float:
    """Rather strike who can be finished."""
    return 1.0 + 1.0 / (1.0 + throws)


@rule
def throwing(t: Yard, seat: int, throws: float) -> float:
    points, frost, standing = t.hit_points[seat], t.freeze_points[seat], bricks(t, seat)
    worth = throws / open_throws(points, frost, standing) * urgency(throws)
    if points <= 10:
        faces = faces_that_hit(standing) + 1 if frost == 0 else 1
        worth += 3 * faces / 6 * (11 - points) / 10  # the chance to put it out
    return worth * 0.2 if t.hide_tokens[seat] > 0 else worth


@rule
def breaking(t: Yard, seat: int, slot: int, throws: float) -> float:
    points = t.brick[seat, slot]
    worth = (throws - throws_to_go(t, seat, t.freeze_points[seat], slot)) / felling(points) * urgency(throws)
    if bricks(t, seat) == 1:
        worth += 3.0 * t.hide_tokens[seat] * (13 - points) / 12  # the tokens fall with it
    return worth


@rule
def hiding(t: Yard, me: int) -> float:
    threat = 0
    for seat in range(t.seats):
        if seat != me and t.hit_points[seat] > 0:
            balls = t.snowballs[seat]
            threat += 3 if balls >= 3 else (balls + 3) // 2
    aimed_at_me: float = threat / (3 * alive(t) - 5)
    worth: float = 0.7 * max(0.0, min(1.0, aimed_at_me - t.hide_tokens[me]))
    frost = t.freeze_points[me]
    if frost == t.start_freeze_points:
        return worth * 0.4
    return worth + 6 * (throws_to_go(t, me, frost + 1, -1) - throws_to_go(t, me, frost, -1))
