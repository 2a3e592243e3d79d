"""The hand-written player of forts. It counts in throws: how many it takes to put a player out.

A throw takes about one from the target, ducking saves one, thawing saves the hit points a whole throw. It breaks walls
where that is quicker, or where tokens make throws at the player vain; it turns on whoever is nearest to the end. It
never builds bricks: one try in six does not pay. What the Cube does is read from the table, once for a decision (`odds_of`).
"""

from __future__ import annotations

from snowyard.games.forts.content import FALLS, HIT, INSTANT_FREEZE, SLOTS, SMILEY
from snowyard.games.forts.layout import BUILD_SNOWBALL, HIDE, PICK, PICK_BRICK, REACT, THROW, THROW_AT_BRICK, USE_TOKEN, Yard
from snowyard.games.forts.rules import alive, bricks, outcome_of, wall
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

EQUAL = 1e-9
FACES, DAMAGES = 6, 10  # outside and inside the Cube
PRINTED_MEAN = 5.5  # of the damages
WALLS = sum((hits | 1 << 4) << 8 * bricks for bricks, hits in enumerate((4, 4, 3, 2, 1, 0, 0)))
"""What the printed walls stop, as `odds_of` tells it."""
SMILEYS = 56  # the bits of `odds_of` from here on


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    if t.phase == REACT:
        return USE_TOKEN  # it would lapse anyway
    if t.phase == PICK:
        return PICK_BRICK + pick(t)
    me = t.actor
    odds, mean = odds_of(t), mean_damage(t)
    walls = WALLS | odds >> SMILEYS << SMILEYS
    choice = BUILD_SNOWBALL
    best = 3.0 if t.snowballs[me] < t.actions_left - 1 else 0.3
    if bits.has(mask, HIDE):
        worth = hiding(t, me, odds, mean)
        if worth > best:
            choice = HIDE
            best = worth
    if t.snowballs[me] == 0:
        return choice
    ties = 1
    for seat in range(t.seats):
        if seat == me or t.hit_points[seat] == 0:
            continue
        throws = throws_at(t, seat, odds, mean)
        slot = weakest_brick(t, seat, wall(t, seat))
        for way in range(2 if slot >= 0 else 1):
            if way == 0:
                action = THROW + seat
                worth = throwing(t, seat, throws, odds, mean)
            else:
                action = THROW_AT_BRICK + SLOTS * seat + slot
                worth = breaking(t, seat, slot, throws if odds == walls else throws_at(t, seat, walls, mean), walls, mean)
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
def odds_of(t: Yard) -> int:
    """For walls of no brick to six, eight bits each: how many faces of the Cube hit (four bits), and how many freeze. Then how
    many fell a brick, whatever its points."""
    odds = 0
    for face in range(FACES):
        if t.outside_faces[face] == SMILEY and t.smiley_at_brick == FALLS:
            odds += 1 << SMILEYS
    for standing in range(SLOTS + 1):
        hits = 0
        freezes = 0
        for face in range(FACES):
            does = outcome_of(t, t.outside_faces[face], standing)
            if does == HIT:
                hits += 1
            elif does == INSTANT_FREEZE:
                freezes += 1
        odds |= (hits | freezes << 4) << 8 * standing
    return odds


@rule
def hits_of(odds: int, standing: int) -> int:
    """As printed 4 faces against no or one brick, then one fewer for each."""
    return odds >> 8 * standing & 15


@rule
def freezes_of(odds: int, standing: int) -> int:
    """As printed the Smiley."""
    return odds >> 8 * standing + 4 & 15


@rule
def mean_damage(t: Yard) -> float:
    """As printed 5.5."""
    total = 0
    for face in range(DAMAGES):
        total += int(t.damage_of[face])
    return total / DAMAGES


@rule
def deadly(t: Yard, points: int) -> int:
    """How many of the ten damages take so many points at once."""
    number = 0
    for face in range(DAMAGES):
        if t.damage_of[face] >= points:
            number += 1
    return number


@rule
def open_throws(hit_points: int, freeze_points: int, standing: int, odds: int, mean: float) -> float:
    """About how many throws at the player put it out. The last one overshoots by half a hit."""
    hits = hits_of(odds, standing)
    sure: float = max(0.25, 1.0 * (hits + freezes_of(odds, standing)))  # never none: then no number is enough
    throws: float = (hit_points + (mean + 0.5) / 2) * 6 / (sure * mean)
    if freeze_points > 0:
        throws += 6 * hits / (sure * sure) * (0.9 + 0.1 * freeze_points * (PRINTED_MEAN / mean))
    return throws


@rule
def felling(points: int, odds: int, mean: float) -> float:
    """About how many throws fell a brick: as printed (13 / 12) ** (points - 1). A Smiley fells any."""
    throws: float = 0.88 + 0.117 * points * (PRINTED_MEAN / mean)
    smileys = odds >> SMILEYS
    return min(throws, FACES / smileys) if smileys > 0 else throws


@rule
def weakest_brick(t: Yard, seat: int, standing: int) -> int:
    """The slot with the fewest points among these bits; -1: there is none."""
    weakest = -1
    for slot in range(SLOTS):
        if standing >> slot & 1 and (weakest < 0 or t.brick[seat, slot] < t.brick[seat, weakest]):
            weakest = slot
    return weakest


@rule
def throws_to_go(t: Yard, seat: int, freeze_points: int, without: int, odds: int, mean: float) -> float:
    """The same with the best use of throws at bricks first, the weakest first. The brick `without` is thought away."""
    left = wall(t, seat)
    standing = bricks(t, seat)
    if without >= 0:
        left ^= 1 << without
        standing -= 1
    best = open_throws(t.hit_points[seat], freeze_points, standing, odds, mean)
    spent = 0.0
    while left != 0:
        slot = weakest_brick(t, seat, left)
        left ^= 1 << slot
        standing -= 1
        spent += felling(t.brick[seat, slot], odds, mean)
        best = min(best, spent + open_throws(t.hit_points[seat], freeze_points, standing, odds, mean))
    return best


@rule
def throws_at(t: Yard, seat: int, odds: int, mean: float) -> float:
    """The same, of the table as it lies."""
    return throws_to_go(t, seat, t.freeze_points[seat], -1, odds, mean)


@rule
def urgency(throws: float) -> float:
    """Rather strike who can be finished."""
    return 1.0 + 1.0 / (1.0 + throws)


@rule
def throwing(t: Yard, seat: int, throws: float, odds: int, mean: float) -> float:
    points, frost, standing = t.hit_points[seat], t.freeze_points[seat], bricks(t, seat)
    worth = throws / open_throws(points, frost, standing, odds, mean) * urgency(throws)
    enough = deadly(t, points)
    if enough > 0:
        faces = freezes_of(odds, standing)
        if frost == 0:
            faces += hits_of(odds, standing)
        worth += 3 * faces / 6 * enough / 10  # the chance to put it out
    return worth * 0.2 if t.hide_tokens[seat] > 0 else worth


@rule
def breaking(t: Yard, seat: int, slot: int, throws: float, walls: int, mean: float) -> float:
    """`walls`, `throws`: what a wall stops is taken as printed in every variant. A wall is more than that: behind it one can
    hide, and whoever leaves walls alone that stop nothing loses to who does not (decisions/38)."""
    points = t.brick[seat, slot]
    left = throws_to_go(t, seat, t.freeze_points[seat], slot, walls, mean)
    worth = (throws - left) / felling(points, walls, mean) * urgency(throws)
    if bricks(t, seat) == 1:
        worth += 3.0 * t.hide_tokens[seat] * fallen(t, walls >> SMILEYS, points) / 60  # the tokens fall with it
    return worth


@rule
def fallen(t: Yard, smileys: int, points: int) -> int:
    """Of 60 throws at a brick of so many points, those that fell it: as so many Smileys do."""
    return 10 * smileys + (FACES - smileys) * deadly(t, points)


@rule
def hiding(t: Yard, me: int, odds: int, mean: float) -> float:
    threat = 0
    for seat in range(t.seats):
        if seat != me and t.hit_points[seat] > 0:
            balls = t.snowballs[seat]
            threat += t.actions if balls >= t.actions else (balls + t.actions) // 2
    aimed_at_me: float = threat / max(1, t.actions * alive(t) - 5)
    worth: float = 0.7 * max(0.0, min(1.0, aimed_at_me - t.hide_tokens[me]))
    frost = t.freeze_points[me]
    if frost == t.start_freeze_points:
        return worth * 0.4
    warm = min(t.start_freeze_points, frost + t.warmth)
    return worth + 6 * (throws_to_go(t, me, warm, -1, odds, mean) - throws_to_go(t, me, frost, -1, odds, mean))
