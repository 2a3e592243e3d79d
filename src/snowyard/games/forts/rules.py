"""The rules of forts. Every function cites the rules it carries out; docs/rules/forts.md has them in words."""

from __future__ import annotations

import numpy as np

from snowyard.games.forts.content import BY_NUMBER, BY_SMILEY, FALLS, SLOTS, SMILEY
from snowyard.games.forts.content import HIT as HITS
from snowyard.games.forts.content import INSTANT_FREEZE as FREEZES
from snowyard.games.forts.content import MISS as MISSES
from snowyard.games.forts.content import NEAR_MISS as NEARLY
from snowyard.games.forts.layout import (
    ACT,
    BRICK,
    BRICK_HIT,
    BUILD,
    BUILD_BRICK,
    BUILD_SNOWBALL,
    CAP,
    DODGE,
    HID,
    HIDE,
    HIT,
    HIT_FROZEN,
    INSTANT_FREEZE,
    KEEP_TOKEN,
    MISS,
    NEAR_MISS,
    OUT,
    OVER,
    PICK,
    PICK_BRICK,
    REACT,
    ROLL,
    SNOWBALL,
    STAND,
    START,
    THREW,
    THREW_AT_BRICK,
    THROW,
    THROW_AT_BRICK,
    TOKENS_LOST,
    TURN,
    USE_TOKEN,
    WON,
    Yard,
)
from snowyard.games.forts.options import OWNER
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.ranks import share_win, tell_winners
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

RULES_VERSION = 1

DONE, ROLLS, ASKS = range(3)  # what comes next: the action is over, the Cube is rolled, somebody decides


@rule
def deal(t: Yard) -> None:
    for seat in range(t.seats):  # FORTS-02, FORTS-03
        t.hit_points[seat] = t.start_hit_points
        t.freeze_points[seat] = t.start_freeze_points
        t.snowballs[seat] = t.start_snowballs
        for slot in range(t.start_bricks):
            t.brick[seat, slot] = t.brick_points
    t.target = -1
    t.slot = -1
    t.starter = roll(t, t.seats)  # FORTS-04
    emit(t, START, t.starter, 0, 0, 0, EVERYBODY)
    begin_turn(t, t.starter)


@rule
def legal(t: Yard, mask: Mask) -> None:
    if t.phase == ACT:
        legal_actions(t, mask)
    elif t.phase == REACT:  # FORTS-12, FORTS-R17
        bits.add(mask, USE_TOKEN)
        bits.add(mask, KEEP_TOKEN)
    else:  # FORTS-17
        bits.add_bits(mask, PICK_BRICK, wall(t, t.target))


@rule
def legal_actions(t: Yard, mask: Mask) -> None:
    """FORTS-10. All these actions lie in the first word of the set."""
    me = t.actor
    chosen = 1 << BUILD_SNOWBALL
    own = wall(t, me)
    if own != 0:
        chosen |= 1 << HIDE
    if own != (1 << t.slots) - 1:  # FORTS-36
        chosen |= 1 << BUILD_BRICK
    if t.snowballs[me] > 0:
        for seat in range(t.seats):
            if seat != me and t.hit_points[seat] > 0:  # FORTS-41, FORTS-R11
                chosen |= 1 << (THROW + seat)
                chosen |= wall(t, seat) << (THROW_AT_BRICK + SLOTS * seat)
    mask[0] |= np.uint64(chosen)


@rule
def play(t: Yard, action: int) -> None:
    """One decision. What rolls the Cube comes together in one place, and so does the end of an action: threads of a
    GPU that decided differently then still run side by side."""
    if t.phase == ACT:
        next_step = act(t, action)
    elif t.phase == REACT:
        next_step = react(t, action)
    else:
        strike_brick(t, t.target, action - PICK_BRICK, t.damage)
        next_step = DONE
    if next_step == ROLLS:
        next_step = resolve(t)
    if next_step == DONE:
        end_action(t)


@rule
def payoff(t: Yard, out: Cells) -> None:
    """FORTS-R29: 1, shared by joint winners."""
    share_win(t, out)


# ---- walls


@rule
def wall(t: Yard, seat: int) -> int:
    """The occupied slots as bits."""
    standing = 0
    for slot in range(SLOTS):
        if t.brick[seat, slot] > 0:
            standing |= 1 << slot
    return standing


@rule
def bricks(t: Yard, seat: int) -> int:
    standing = 0
    for slot in range(SLOTS):
        if t.brick[seat, slot] > 0:
            standing += 1
    return standing


@rule
def strike_brick(t: Yard, seat: int, slot: int, points: int) -> None:
    left = max(0, t.brick[seat, slot] - points)  # FORTS-25; the surplus is lost: FORTS-26, FORTS-27
    t.brick[seat, slot] = left
    emit(t, BRICK_HIT, seat, slot, points, left, EVERYBODY)
    if t.hide_tokens[seat] > 0 and bricks(t, seat) == 0:  # FORTS-28
        emit(t, TOKENS_LOST, seat, t.hide_tokens[seat], 0, 0, EVERYBODY)
        t.hide_tokens[seat] = 0


@rule
def hide(t: Yard, seat: int) -> None:
    t.hide_tokens[seat] += 1  # FORTS-30
    t.freeze_points[seat] = min(t.start_freeze_points, t.freeze_points[seat] + t.warmth)  # FORTS-31, FORTS-33
    emit(t, HID, seat, t.hide_tokens[seat], t.freeze_points[seat], 0, EVERYBODY)


# ---- actions


@rule
def act(t: Yard, action: int) -> int:
    """Begin an action: FORTS-08. Returns what comes next."""
    me = t.player
    if action == HIDE:
        hide(t, me)
        return DONE
    if action == BUILD_SNOWBALL:
        t.snowballs[me] += 1  # FORTS-38
        emit(t, SNOWBALL, me, t.snowballs[me], 0, 0, EVERYBODY)
        return DONE
    if action == BUILD_BRICK:
        emit(t, BUILD, me, 0, 0, 0, EVERYBODY)
        return ROLLS
    if action < THROW_AT_BRICK:
        t.target = action - THROW
        emit(t, THREW, me, t.target, 0, 0, EVERYBODY)
    else:
        t.target = (action - THROW_AT_BRICK) // SLOTS
        t.slot = (action - THROW_AT_BRICK) % SLOTS
        emit(t, THREW_AT_BRICK, me, t.target, t.slot, 0, EVERYBODY)
    t.snowballs[me] -= 1  # the snowball changes hands before anything else: FORTS-11, FORTS-22, FORTS-R07
    t.snowballs[t.target] += 1
    if t.slot >= 0 or t.hide_tokens[t.target] == 0:  # no Hide against a throw at a brick: FORTS-23, FORTS-R06
        return ROLLS
    t.phase = REACT  # FORTS-12, FORTS-14
    t.actor = t.target
    return ASKS


@rule
def react(t: Yard, action: int) -> int:
    target = t.target
    t.actor = t.player
    if action == KEEP_TOKEN:
        emit(t, STAND, target, t.hide_tokens[target], 0, 0, EVERYBODY)
        return ROLLS
    t.hide_tokens[target] -= 1  # FORTS-13; no point changes: FORTS-32
    emit(t, DODGE, target, t.hide_tokens[target], 0, 0, EVERYBODY)
    return DONE


@rule
def resolve(t: Yard) -> int:
    """Roll the Cube for the action at hand, and see what it does. Returns what comes next."""
    t.outside = t.outside_faces[roll(t, 6)]  # FORTS-R01
    t.inside = roll(t, 10)
    emit(t, ROLL, t.player, t.outside, t.inside, 0, EVERYBODY)
    damage = t.damage_of[t.inside]
    target = t.target
    if target < 0:
        build_brick(t, t.player)
    elif t.slot >= 0:
        if t.outside == SMILEY and t.smiley_at_brick == FALLS:
            damage = t.brick[target, t.slot]  # FORTS-24: destroyed, whatever its points
        strike_brick(t, target, t.slot, damage)
    else:
        return resolve_throw(t, target, damage)
    return DONE


@rule
def build_brick(t: Yard, seat: int) -> None:
    slot = -1
    if t.built_by != (BY_NUMBER if t.outside == SMILEY else BY_SMILEY):  # FORTS-35
        slot = 0
        while t.brick[seat, slot] > 0:
            slot += 1
        t.brick[seat, slot] = t.brick_points
    emit(t, BRICK, seat, slot, t.brick_points, t.built_by, EVERYBODY)


@rule
def outcome_of(t: Yard, outside: int, standing: int) -> int:
    """What this face of the Cube does against so many bricks: FORTS-15. Without a brick nothing is nearly missed."""
    if outside == SMILEY:
        does = t.on_smiley
    elif outside == 1 and standing == 0:  # the Dodge Rule: FORTS-R14
        does = t.on_dodge
    elif outside < standing:
        does = t.on_smaller
    else:
        does = t.on_equal if outside == standing else t.on_greater
    return MISSES if does == NEARLY and standing == 0 else does


@rule
def resolve_throw(t: Yard, target: int, damage: int) -> int:
    standing = bricks(t, target)
    does = outcome_of(t, t.outside, standing)
    if does == FREEZES:
        instant_freeze(t, target, damage)
    elif does == HITS:
        hit(t, target, damage, standing)
    elif does == NEARLY:
        near_miss(t, target, damage, standing)
        return ASKS
    else:
        emit(t, MISS, target, standing, 0, 0, EVERYBODY)  # FORTS-16
    if t.hit_points[target] == 0:  # FORTS-39
        fall(t, target)
    return DONE


@rule
def near_miss(t: Yard, target: int, damage: int, standing: int) -> None:
    """The brick is picked after the roll: FORTS-17, FORTS-R05."""
    emit(t, NEAR_MISS, target, damage, standing, 0, EVERYBODY)
    t.damage = damage
    t.phase = PICK
    if t.near_miss_chooser == OWNER:  # FORTS-46
        t.actor = target


@rule
def hit(t: Yard, seat: int, damage: int, standing: int) -> None:
    if t.freeze_points[seat] > 0:
        # FORTS-18: the surplus never reaches hit points
        t.freeze_points[seat] = max(0, t.freeze_points[seat] - damage)
        emit(t, HIT, seat, damage, t.freeze_points[seat], standing, EVERYBODY)
    else:
        t.hit_points[seat] = max(0, t.hit_points[seat] - damage)  # FORTS-19, FORTS-R22
        emit(t, HIT_FROZEN, seat, damage, t.hit_points[seat], standing, EVERYBODY)


@rule
def instant_freeze(t: Yard, seat: int, damage: int) -> None:
    t.freeze_points[seat] = 0  # FORTS-20
    t.hit_points[seat] = max(0, t.hit_points[seat] - damage)
    emit(t, INSTANT_FREEZE, seat, damage, t.hit_points[seat], 0, EVERYBODY)


# ---- elimination, turns, the end


@rule
def alive(t: Yard) -> int:
    players = 0
    for seat in range(t.seats):
        if t.hit_points[seat] > 0:
            players += 1
    return players


@rule
def fall(t: Yard, seat: int) -> None:
    """A player without hit points is out at once."""
    left = alive(t)
    t.rank[seat] = left + 1  # FORTS-44
    emit(t, OUT, seat, t.player, t.snowballs[seat], 0, EVERYBODY)
    t.snowballs[t.player] += t.snowballs[seat]  # FORTS-40
    t.snowballs[seat] = 0
    t.hide_tokens[seat] = 0  # FORTS-41
    for slot in range(SLOTS):
        t.brick[seat, slot] = 0
    if left == 1:  # FORTS-43
        t.rank[t.player] = 1
        t.turn += 1
        end_game(t)
        emit(t, WON, t.player, 1, 0, 0, EVERYBODY)


@rule
def end_action(t: Yard) -> None:
    """An action is resolved: the next one, or the next turn. FORTS-07, FORTS-09"""
    if t.phase == OVER:
        return
    t.phase = ACT
    t.target = -1
    t.slot = -1
    t.damage = 0
    t.actor = t.player
    t.actions_left -= 1
    if t.actions_left > 0:
        return
    t.turn += 1
    if t.turn >= t.turn_cap_per_player * t.seats:  # FORTS-45
        end_at_cap(t)
        return
    seat = t.player
    while True:  # FORTS-05
        seat += 1
        if seat == t.seats:
            seat = 0
        if t.hit_points[seat] > 0:
            break
    begin_turn(t, seat)


@rule
def begin_turn(t: Yard, seat: int) -> None:
    emit(t, TURN, seat, t.hide_tokens[seat], 0, 0, EVERYBODY)
    t.hide_tokens[seat] = 0  # FORTS-06; freeze points stay: FORTS-R16
    t.player = seat
    t.actor = seat
    t.phase = ACT
    t.actions_left = t.actions


@rule
def standing_at_cap(t: Yard, seat: int) -> int:
    """Hit points first, then freeze points, then brick points: FORTS-45."""
    points: int = 1_000_000 * t.hit_points[seat] + 1_000 * t.freeze_points[seat]
    for slot in range(SLOTS):
        points += t.brick[seat, slot]
    return points


@rule
def end_game(t: Yard) -> None:
    t.phase = OVER
    t.actor = -1
    t.target = -1
    t.slot = -1
    t.damage = 0
    t.actions_left = 0


@rule
def end_at_cap(t: Yard) -> None:
    emit(t, CAP, t.player, t.turn, 0, 0, EVERYBODY)
    for seat in range(t.seats):
        if t.hit_points[seat] > 0:
            t.rank[seat] = 1
            for other in range(t.seats):
                if t.hit_points[other] > 0 and standing_at_cap(t, other) > standing_at_cap(t, seat):
                    t.rank[seat] += 1
    tell_winners(t, WON)
    end_game(t)
