"""What cards, blows and powers are worth to the hand-written player of lanes (bot.py).

Worth is counted in thousandths of what an ordinary unknown card is worth, in whole numbers, so that every machine
chooses alike."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes import combat
from snowyard.games.lanes.cards import hit_points, lowest, of_power, unlocked
from snowyard.games.lanes.content import (
    ACTS,
    EMPOWERS,
    FLIPS,
    FORESEES,
    FREEZES,
    HEALS,
    MOVES,
    NIMBLE,
    RETALIATES,
    SLOTS,
    TAUNTS,
    TRAPS,
    TWINSTRIKES,
    VIEWS,
)
from snowyard.games.lanes.layout import UNDECIDED, Yard
from snowyard.kernel.bits import ones
from snowyard.kernel.rule import rule

# by power: none (or an unknown card), ACTION, VIEW, ... as the printed ranks have them
WORTH = np.array([1000, 900, 600, 800, 500, 600, 800, 700, 1400, 1500, 2000, 1600, 700, 800], np.int64)  # of a card in play
KEPT = np.array([0, 1600, 800, 1000, 300, 900, 1100, 900, 1200, 1500, 1800, 1300, 700, 1000], np.int64)  # of a card in hand
BEARS = np.array([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2], np.int64)  # hit points of the printed rank with this power
OF_A_POINT = 350  # of a hit point more
LIFTED = 120 * SLOTS  # `body_in` is lifted by so much


@rule
def worth_of(t: Yard, power: int) -> int:
    """Of a card in play with this power."""
    return int(WORTH[power] + more_than_printed(t, power))


@rule
def more_than_printed(t: Yard, power: int) -> int:
    """What the numbers of a power add to the worth of its card, or take from it: the printed ones nothing."""
    if power == ACTS:
        return int(700 * (t.extra_points - 1))
    if power == RETALIATES:
        return int(400 * (t.retaliate_damage - 1))
    if power == NIMBLE:
        return int(200 * (t.nimble_damage - 2))
    if power == TWINSTRIKES:
        return int(500 * (t.twin_damage - 1))
    return 0


@rule
def kept_worth(t: Yard, rank: int) -> int:
    """Of a card in hand."""
    power = t.power_of[rank]
    return int(KEPT[power] + more_than_printed(t, power) + OF_A_POINT * (int(t.bears[rank]) - BEARS[power]))


@rule
def size(slots: int) -> int:
    return ones(np.uint64(slots))


@rule
def seen(t: Yard, me: int, owner: int, slot: int) -> int:
    """The rank, if I know it; else 0."""
    rank = 0
    if t.known[me, owner] >> slot & 1 == 1:
        rank = t.rank[owner, slot]
    return rank


@rule
def stake(t: Yard, lane: int) -> int:
    """How much a fight in this lane matters, in percent: little when it is decided, much when it is nearly won."""
    if t.lane_result[lane] != UNDECIDED:
        return 10
    foes = size(t.side[1 - t.player, lane])
    return 160 if foes <= 1 else 135 if foes == 2 else 115 if foes == 3 else 100


@rule
def standing(t: Yard, seat: int, lane: int) -> int:
    """How many cards of this side can be attacked or attack."""
    return size(t.side[seat, lane] & unlocked(t))


@rule
def body_in(t: Yard, me: int, lane: int) -> int:
    """A body in a lane costs the enemy two attacks; most where few stand. Lifted, so that it is never below 0."""
    own = standing(t, me, lane)
    worth = LIFTED + 750 + 120 * (standing(t, 1 - me, lane) - own)
    if t.pile_size == 0:
        worth += 1200 if own <= 1 else 300 if own == 2 else 0
    return worth


@rule
def ranks_up(t: Yard, seat: int, lane: int) -> int:
    """The ranks that lie face-up on this side, as a set."""
    found = 0
    rest = t.side[seat, lane] & t.face_up[seat]
    while rest != 0:
        found |= 1 << t.rank[seat, lowest(rest)]
        rest &= rest - 1
    return found


@rule
def number_of_targets(t: Yard, lane: int) -> int:
    return size(combat.targets(t, 1 - t.player, lane))


@rule
def striking(t: Yard, me: int, target: int, points: int, more: int) -> int:
    """What so much damage to this enemy card is worth; a kill is worth so much `more`."""
    foe = 1 - me
    power = t.power_of[seen(t, me, foe, target)]
    up = t.face_up[foe] >> target & 1 == 1
    left = hit_points(t, foe, target) - t.damage[foe, target]
    worth = worth_of(t, power)
    if points < left:
        return worth // 10 + 450 * points
    if not up and power == TRAPS:
        return -300  # it would only come back
    kill: int = 700 * left + 3 * worth // 5 + more
    return kill


@rule
def of_the_last(t: Yard, me: int, lane: int) -> int:
    """What a kill there is worth beside the card: more, where it is the enemy's last and decides the lane."""
    return 8000 if t.pile_size == 0 and size(t.side[1 - me, lane]) == 1 and t.lane_result[lane] == UNDECIDED else 0


@rule
def striking_second(t: Yard, me: int, lane: int, target: int, more: int) -> int:
    best = 0
    rest = combat.second_targets(t, 1 - me, lane, target)
    while rest != 0:
        best = max(best, striking(t, me, lowest(rest), t.twin_damage, more))
        rest &= rest - 1
    return best


@rule
def suffering(t: Yard, me: int, slot: int) -> int:
    """What being hit back costs me."""
    left = t.bears[t.rank[me, slot]] - t.damage[me, slot]
    cost: int = 900 + 7 * worth_of(t, t.power_of[t.rank[me, slot]]) // 10 if left <= t.retaliate_damage else 500
    return cost


@rule
def waking(t: Yard, me: int, power: int, slot: int, lane: int, targets: int) -> int:
    """What the power brings at once."""
    foe = 1 - me
    hurt = t.damage[me, slot] > 0
    if power == ACTS:
        return (1900 if targets > 0 else 900) * t.extra_points
    if power == VIEWS:
        return 600 if t.pile_size > 0 else 200
    if power == TRAPS:
        return -600
    if power == FORESEES:
        return 250
    if power == FLIPS:
        return 500 * size(t.side[me, lane] & ~t.face_up[me] & ~(1 << slot) & unlocked(t))
    if power == FREEZES:
        cold = t.side[foe, lane] & unlocked(t) & ~t.frozen[foe]
        awake = cold & t.face_up[foe]
        return 450 * size(awake & ~of_power(t, foe, awake, NIMBLE)) + 150 * size(cold & ~t.face_up[foe])
    if power == HEALS:
        return healing(t, me)
    if power == MOVES:
        return 300
    if power == EMPOWERS:
        return crowning(t, me, lane)
    if power == TAUNTS:
        return 500 + 120 * size(t.side[me, lane] & unlocked(t)) - (400 if hurt else 0)
    if power == RETALIATES:
        return 450 * t.retaliate_damage
    if power == NIMBLE:
        return 200 * t.nimble_damage
    if power == TWINSTRIKES:
        return 500 + 400 * t.twin_damage if targets > 1 else 500
    return 350


@rule
def healing(t: Yard, me: int) -> int:
    damage = 0
    for slot in range(t.used[me]):
        damage += t.damage[me, slot]
    worth: int = 550 * damage - 300
    return worth


@rule
def crowning(t: Yard, me: int, lane: int) -> int:
    worth = 0
    rest = t.side[me, lane] & t.face_up[me]
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        power = t.power_of[t.rank[me, slot]]
        if power == ACTS:
            worth += 1400 * t.extra_points
        elif power == HEALS:
            worth += max(0, healing(t, me))
        elif power == FREEZES:
            worth += 800
        elif power == FLIPS or power == VIEWS:
            worth += 400
        elif power == MOVES or power == FORESEES:
            worth += 200
    return worth
