"""The hand-written player of lanes: finishes what is hurt, wakes powers when they bite, keeps bodies where lanes hang
by a thread. It looks one move ahead and reads only what its seat knows.

Worth is counted in thousandths of what an ordinary unknown card is worth, in whole numbers, so that every machine
chooses alike."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes import combat
from snowyard.games.lanes.cards import has_live, hit_points, lane_of, lowest, of_power, of_rank, unlocked
from snowyard.games.lanes.content import (
    ACTS,
    EMPOWERS,
    FLIPS,
    FORESEES,
    FREEZES,
    HEALS,
    LANES,
    MOVES,
    NIMBLE,
    PRINTED,
    RETALIATES,
    SLOTS,
    TAUNTS,
    TRAPS,
    TWINSTRIKES,
    VIEWS,
)
from snowyard.games.lanes.layout import (
    ACT,
    ATTACK,
    DISCARD,
    DONE,
    FIRE,
    FLIP,
    LOOK,
    LOOK_ENEMY,
    LOOK_OWN,
    MOVE_CARD,
    MOVE_NONE,
    ORDER,
    PAIR,
    PLAY_SPARE,
    SECOND,
    SECOND_TARGET,
    UNDECIDED,
    Yard,
)
from snowyard.games.lanes.rules import discarded_rank, pairs_from
from snowyard.kernel.bits import Mask, ones
from snowyard.kernel.dice import weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

# by power: none (or an unknown card), ACTION, VIEW, ... as the printed ranks have them
WORTH = (1000, 900, 600, 800, 500, 600, 800, 700, 1400, 1500, 2000, 1600, 700, 800)  # of a card in play
KEPT = (0, 1600, 800, 1000, 300, 900, 1100, 900, 1200, 1500, 1800, 1300, 700, 1000)  # of a card in hand
BEARS = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2)  # hit points of the printed rank with this power
OF_A_POINT = 350  # of a hit point more
FIRST = (0, 5, 6, 0, 2, 9, 4, 3, 0, 0, 0, 0, 8, 1)  # which power fires first: whatever turns up or brings cards


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    best, choice, ties = -1_000_000, DONE, 0
    for w in range(mask.shape[0]):
        word = mask[w]
        while word != np.uint64(0):
            action = 64 * w + ones((word & (~word + np.uint64(1))) - np.uint64(1))
            word &= word - np.uint64(1)
            best, choice, ties = weigh(value(t, action), action, best, choice, ties, luck)
    return choice


@rule
def value(t: Yard, action: int) -> int:
    me = t.player
    if t.phase == ACT:
        return value_of_action(t, me, action)
    if t.phase == SECOND:
        return 0 if action == DONE else striking(t, me, t.attacker, action - SECOND_TARGET, t.twin_damage)
    if t.phase == ORDER:
        order: int = FIRST[t.power_of[t.rank[me, action - FIRE]]]
        return order
    if t.phase == DISCARD:
        rank = discarded_rank(action)
        return -kept_worth(t, rank) + (400 if t.hand[me, rank] > 1 else 0)
    if t.phase == LOOK:
        return looking(t, me, action)
    return 0 if action == MOVE_NONE else moving(t, me, action - MOVE_CARD)


@rule
def value_of_action(t: Yard, me: int, action: int) -> int:
    if action == DONE:
        return 0
    if action < FLIP:
        return playing(t, me, action // LANES + 1, action % LANES)
    if action < ATTACK:
        return flipping(t, me, action - FLIP)
    if action < PAIR:
        slot = (action - ATTACK) // SLOTS
        return attacking(t, me, slot, (action - ATTACK) % SLOTS)
    if action < SECOND_TARGET:
        return pairing(t, me, action)
    return playing(t, me, PRINTED + 1 + (action - PLAY_SPARE) // LANES, (action - PLAY_SPARE) % LANES)


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
def worth_of(t: Yard, power: int) -> int:
    """Of a card in play with this power."""
    return int(WORTH[power] + more_than_printed(t, power))


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


# ---- attacks


@rule
def striking(t: Yard, me: int, slot: int, target: int, points: int) -> int:
    """What so much damage to this enemy card is worth."""
    foe = 1 - me
    rank = seen(t, me, foe, target)
    up = t.face_up[foe] >> target & 1 == 1
    left = hit_points(t, foe, target) - t.damage[foe, target]
    power = t.power_of[rank]
    worth = worth_of(t, power)
    if points < left:
        return worth // 10 + 450 * points
    if not up and power == TRAPS:
        return -300  # it would only come back
    kill: int = 700 * left + 3 * worth // 5
    lane = lane_of(t, me, slot)
    if t.pile_size == 0 and size(t.side[foe, lane]) == 1 and t.lane_result[lane] == UNDECIDED:
        kill += 8000
    return kill


@rule
def attacking(t: Yard, me: int, slot: int, target: int) -> int:
    foe = 1 - me
    lane = lane_of(t, me, slot)
    other = t.partner[me, slot]
    power = t.power_of[t.rank[me, slot]]
    points = t.nimble_damage if power == NIMBLE and has_live(t, foe, target, TAUNTS) else t.attack_damage
    if other >= 0:
        points *= t.pair_times
    worth = striking(t, me, slot, target, points)
    if power == TWINSTRIKES:
        best = 0
        rest = combat.second_targets(t, foe, lane, target)
        while rest != 0:
            best = max(best, striking(t, me, slot, lowest(rest), t.twin_damage))
            rest &= rest - 1
        worth += best
    if power != NIMBLE and has_live(t, foe, target, RETALIATES):
        worth -= suffering(t, me, slot)
        if other >= 0:
            worth -= suffering(t, me, other)
    return worth * stake(t, lane) // 100


@rule
def suffering(t: Yard, me: int, slot: int) -> int:
    """What being hit back costs me."""
    left = t.bears[t.rank[me, slot]] - t.damage[me, slot]
    cost: int = 900 + 7 * worth_of(t, t.power_of[t.rank[me, slot]]) // 10 if left <= t.retaliate_damage else 500
    return cost


# ---- flips


@rule
def flipping(t: Yard, me: int, slot: int) -> int:
    foe = 1 - me
    lane = lane_of(t, me, slot)
    rank = seen(t, me, me, slot)
    targets = size(combat.targets(t, foe, lane))
    # a fresh attacker matters most where there is none that could use the points left
    fresh = 0
    if targets > 0 and t.points > 1:
        ready = size(combat.ready(t, me) & t.side[me, lane])
        fresh = 500 if ready == 0 else 150
    hardened = 0  # a card that bears more face-up than the printed one does
    if rank > 0:
        hardened = OF_A_POINT * (int(t.bears[rank]) - BEARS[t.power_of[rank]] - int(t.covered_points) + 2)
    return (fresh + hardened + waking(t, me, t.power_of[rank], slot, lane, targets)) * min(100, stake(t, lane)) // 100


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


# ---- plays, pairs, choices


@rule
def playing(t: Yard, me: int, rank: int, lane: int) -> int:
    """A body in a lane costs the enemy two attacks; most where few stand."""
    foe = 1 - me
    own = size(t.side[me, lane] & unlocked(t))
    foes = size(t.side[foe, lane] & unlocked(t))
    worth = 750 + 120 * (foes - own)
    if t.pile_size == 0:
        worth += 1200 if own <= 1 else 300 if own == 2 else 0
    power = t.power_of[rank]
    if power == FLIPS or power == EMPOWERS or power == TAUNTS:
        worth += 50 * own
    if power == TRAPS:
        worth += 100
    if of_rank(t, me, t.side[me, lane] & t.face_up[me], rank) != 0:
        worth += 50
    return worth


@rule
def pairing(t: Yard, me: int, action: int) -> int:
    low = 0
    while pairs_from(low + 1) <= action:
        low += 1
    lane = lane_of(t, me, low)
    foes = size(t.side[1 - me, lane] & unlocked(t))
    if foes == 0:
        return 50
    worth = 500 if t.attacked[me] >> low & 1 == 1 else 1200
    if t.power_of[t.rank[me, low]] == TWINSTRIKES or t.damage[me, low] > 0:
        worth -= 300
    return worth * min(100, stake(t, lane)) // 100


@rule
def looking(t: Yard, me: int, action: int) -> int:
    """Base cards of mine soon to be flipped, then what they hide; never what I know."""
    if action >= LOOK_ENEMY:
        slot = action - LOOK_ENEMY
        return 0 if seen(t, me, 1 - me, slot) != 0 else 600 if slot >= t.lanes else 500
    slot = action - LOOK_OWN
    return 0 if seen(t, me, me, slot) != 0 else 700


@rule
def moving(t: Yard, me: int, slot: int) -> int:
    """Out of a decided lane always; else only from strength to weakness."""
    left = lane_of(t, me, slot)
    entered = lane_of(t, me, t.firing)
    rank = seen(t, me, me, slot)
    worth = worth_of(t, t.power_of[rank]) if t.face_up[me] >> slot & 1 == 1 else 700
    if t.lane_result[left] != UNDECIDED:
        return 1000 + worth
    here = size(t.side[me, left])
    there = size(t.side[me, entered])
    if here <= 2 or t.partner[me, slot] >= 0:
        return -1000
    return 150 * (here - there) - 200 + worth // 10
