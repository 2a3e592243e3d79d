"""The hand-written player of lanes: finishes what is hurt, wakes powers when they bite, keeps bodies where lanes hang
by a thread. It looks one move ahead and reads only what its seat knows.

What all that is worth stands in worth.py."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes import combat
from snowyard.games.lanes.cards import has_live, in_play, lane_of, lowest, of_power
from snowyard.games.lanes.content import (
    EMPOWERS,
    FLIPS,
    LANES,
    NIMBLE,
    PRINTED,
    RANKS,
    RETALIATES,
    SLOTS,
    TAUNTS,
    TRAPS,
    TWINSTRIKES,
)
from snowyard.games.lanes.layout import (
    ACT,
    ALL,
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
    PLAY,
    PLAY_SPARE,
    SECOND,
    SECOND_TARGET,
    UNDECIDED,
    Yard,
)
from snowyard.games.lanes.rules import discarded_rank, pairs_from
from snowyard.games.lanes.worth import (
    BEARS,
    OF_A_POINT,
    LIFTED,
    body_in,
    kept_worth,
    number_of_targets,
    of_the_last,
    ranks_up,
    seen,
    size,
    stake,
    standing,
    striking,
    striking_second,
    suffering,
    waking,
    worth_of,
)
from snowyard.kernel.bits import Mask, has, ones
from snowyard.kernel.dice import weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

FIRST = (0, 5, 6, 0, 2, 9, 4, 3, 0, 0, 0, 0, 8, 1)  # which power fires first: whatever turns up or brings cards


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    if t.phase == ACT:
        return choose_action(t, mask, luck)
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
    """Of a choice that an action or a power asks for."""
    me = t.player
    if t.phase == SECOND:
        lane = lane_of(t, me, t.attacker)
        return 0 if action == DONE else striking(t, me, action - SECOND_TARGET, t.twin_damage, of_the_last(t, me, lane))
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
def choose_action(t: Yard, mask: Mask, luck: Cells) -> int:
    """Kind by kind, as the actions are numbered. What is the same for a lane or an attacker is worked out once."""
    best, choice, ties = -1_000_000, DONE, 0
    plays, spare = cut(mask, PLAY, LANES * PRINTED), cut(mask, PLAY_SPARE, LANES * (RANKS - 1 - PRINTED))
    if plays != 0:
        best, choice, ties = best_play(t, plays, PLAY, 1, luck, best, choice, ties)
    percents = by_lane(stake(t, 0), stake(t, 1), stake(t, 2))
    flips = cut(mask, FLIP, SLOTS)
    if flips != 0:
        best, choice, ties = best_flip(t, flips, percents, luck, best, choice, ties)
    able = in_play(t, t.player) & combat.ready(t, t.player)
    if able != 0:
        best, choice, ties = best_attack(t, mask, able, percents, luck, best, choice, ties)
    best, choice, ties = best_pair(t, mask, luck, best, choice, ties)
    if has(mask, DONE):
        best, choice, ties = weigh(0, DONE, best, choice, ties, luck)
    if spare != 0:
        best, choice, ties = best_play(t, spare, PLAY_SPARE, PRINTED + 1, luck, best, choice, ties)
    return choice


@rule
def cut(mask: Mask, first: int, number: int) -> int:
    """So many actions, fewer than 64, as the bits of a number."""
    word = first >> 6
    at = first & 63
    found = mask[word] >> np.uint64(at)
    if at + number > 64:
        found |= mask[word + 1] << np.uint64(64 - at)
    return int(np.int64(found & np.uint64((1 << number) - 1)))


@rule
def by_lane(first: int, second: int, third: int) -> int:
    """A number for each lane, 0 or more and below 2^21, or a set of slots, as one number."""
    return first | second << SLOTS | third << 2 * SLOTS


@rule
def in_lane(numbers: int, lane: int) -> int:
    return numbers >> SLOTS * lane & ALL


@rule
def with_lane(numbers: int, lane: int, number: int) -> int:
    return numbers & ~(ALL << SLOTS * lane) | number << SLOTS * lane


# ---- attacks


@rule
def best_attack(
    t: Yard, mask: Mask, able: int, percents: int, luck: Cells, best: int, choice: int, ties: int
) -> tuple[int, int, int]:
    """Of these attackers. Plain ones of a lane do the same to all cards but those that hit back: what the first could hit, which
    targets of that were `best_targets`, and their `worths` are kept; the others need not look at the rest."""
    me = t.player
    hits_back = live_retaliators(t)
    could_hit, best_targets, worths = 0, 0, 0
    while able != 0:
        slot = lowest(able)
        able &= able - 1
        row = cut(mask, ATTACK + SLOTS * slot, SLOTS)
        if row == 0:
            continue
        lane = lane_of(t, me, slot)
        power = t.power_of[t.rank[me, slot]]
        calm = row & ~hits_back
        plain = calm != 0 and t.partner[me, slot] < 0 and power != NIMBLE and power != TWINSTRIKES
        again = plain and calm == in_lane(could_hit, lane)
        if again:
            row = row & hits_back | in_lane(best_targets, lane)
        percent, more = in_lane(percents, lane), of_the_last(t, me, lane)
        top, most = 0, -1
        while row != 0:
            target = lowest(row)
            row &= row - 1
            if again and calm >> target & 1 == 1:
                worth = in_lane(worths, lane)
            else:
                worth = attacking(t, me, slot, target, power, lane, more) * percent // 100
                if worth >= most and calm >> target & 1 == 1:
                    top = 1 << target | (top if worth == most else 0)
                    most = worth
            best, choice, ties = weigh(worth, ATTACK + SLOTS * slot + target, best, choice, ties, luck)
        if plain and not again and 0 <= most <= ALL:
            could_hit, best_targets = with_lane(could_hit, lane, calm), with_lane(best_targets, lane, top)
            worths = with_lane(worths, lane, most)
    return best, choice, ties


@rule
def live_retaliators(t: Yard) -> int:
    foe = 1 - t.player
    return of_power(t, foe, in_play(t, foe) & t.face_up[foe], RETALIATES)


@rule
def attacking(t: Yard, me: int, slot: int, target: int, power: int, lane: int, more: int) -> int:
    """By a card of this power in this lane, a kill being worth so much `more`."""
    foe = 1 - me
    other = t.partner[me, slot]
    points = t.nimble_damage if power == NIMBLE and has_live(t, foe, target, TAUNTS) else t.attack_damage
    worth = striking(t, me, target, points * t.pair_times if other >= 0 else points, more)
    if power == TWINSTRIKES:
        worth += striking_second(t, me, lane, target, more)
    if power != NIMBLE and has_live(t, foe, target, RETALIATES):
        worth -= suffering(t, me, slot)
        if other >= 0:
            worth -= suffering(t, me, other)
    return worth


# ---- flips


@rule
def best_flip(t: Yard, slots: int, percents: int, luck: Cells, best: int, choice: int, ties: int) -> tuple[int, int, int]:
    me = t.player
    targets = by_lane(number_of_targets(t, 0), number_of_targets(t, 1), number_of_targets(t, 2))
    ready = combat.ready(t, me) if t.points > 1 else 0
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        lane = lane_of(t, me, slot)
        rank = seen(t, me, me, slot)
        there = in_lane(targets, lane)
        worth = waking(t, me, t.power_of[rank], slot, lane, there)
        if there > 0 and t.points > 1:  # a fresh attacker matters most where there is none that could use the points left
            worth += 500 if ready & t.side[me, lane] == 0 else 150
        if rank > 0:  # a card that bears more face-up than the printed one does
            worth += OF_A_POINT * (int(t.bears[rank]) - BEARS[t.power_of[rank]] - int(t.covered_points) + 2)
        best, choice, ties = weigh(worth * min(100, in_lane(percents, lane)) // 100, FLIP + slot, best, choice, ties, luck)
    return best, choice, ties


# ---- plays, pairs, choices


@rule
def best_play(
    t: Yard, plays: int, first: int, lowest_rank: int, luck: Cells, best: int, choice: int, ties: int
) -> tuple[int, int, int]:
    """Of plays as a set, which begin with this action and rank."""
    me = t.player
    own = by_lane(standing(t, me, 0), standing(t, me, 1), standing(t, me, 2))
    bodies = by_lane(body_in(t, me, 0), body_in(t, me, 1), body_in(t, me, 2))
    ranks = by_lane(ranks_up(t, me, 0), ranks_up(t, me, 1), ranks_up(t, me, 2))
    while plays != 0:
        at = lowest(plays)
        plays &= plays - 1
        rank = at // LANES + lowest_rank
        lane = at % LANES
        worth = in_lane(bodies, lane) - LIFTED
        power = t.power_of[rank]
        if power == FLIPS or power == EMPOWERS or power == TAUNTS:
            worth += 50 * in_lane(own, lane)
        if power == TRAPS:
            worth += 100
        worth += 50 * (in_lane(ranks, lane) >> rank & 1)
        best, choice, ties = weigh(worth, first + at, best, choice, ties, luck)
    return best, choice, ties


@rule
def best_pair(t: Yard, mask: Mask, luck: Cells, best: int, choice: int, ties: int) -> tuple[int, int, int]:
    for first in range(PAIR, SECOND_TARGET, 2 * SLOTS):  # 210 actions: five times 42
        pairs = cut(mask, first, 2 * SLOTS)
        while pairs != 0:
            action = first + lowest(pairs)
            pairs &= pairs - 1
            best, choice, ties = weigh(pairing(t, t.player, action), action, best, choice, ties, luck)
    return best, choice, ties


@rule
def pairing(t: Yard, me: int, action: int) -> int:
    low = 0
    while pairs_from(low + 1) <= action:
        low += 1
    lane = lane_of(t, me, low)
    if standing(t, 1 - me, lane) == 0:
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
