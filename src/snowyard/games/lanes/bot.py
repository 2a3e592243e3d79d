"""The hand-written player of lanes: finishes what is hurt, wakes powers when they bite, keeps bodies where lanes hang
by a thread. It looks one move ahead and reads only what its seat knows."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes import combat
from snowyard.games.lanes.cards import is_up, lane_of, lowest, of_rank, unlocked
from snowyard.games.lanes.layout import (
    ACE, ACT, ATTACK, DISCARD, DISCARD_RANK, DONE, EIGHT, FIRE, FIVE, FLIP, FOUR, JACK, KING, LANES, LOOK, LOOK_ENEMY,
    LOOK_OWN, MOVE_CARD, MOVE_NONE, NINE, ORDER, PAIR, QUEEN, SECOND, SECOND_TARGET, SEVEN, SIX, SLOTS, TEN, THREE, TWO,
    UNDECIDED, Yard,
)  # fmt: skip
from snowyard.games.lanes.rules import pairs_from
from snowyard.kernel.bits import Mask, ones
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

#        -    A    2    3    4    5    6    7    8    9    10   J    Q    K
WORTH = (1.0, 0.9, 0.6, 0.8, 0.5, 0.6, 0.8, 0.7, 1.4, 1.5, 2.0, 1.6, 0.7, 0.8)  # of a card in play; the first: unknown
KEPT = (0.0, 1.6, 0.8, 1.0, 0.3, 0.9, 1.1, 0.9, 1.2, 1.5, 1.8, 1.3, 0.7, 1.0)  # of a card in hand
FIRST = (0, 5, 6, 0, 2, 9, 4, 3, 0, 0, 0, 0, 8, 1)  # which power fires first: whatever turns up or brings cards


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    best = -1e9
    choice = DONE
    ties = 0
    for w in range(mask.shape[0]):
        word = mask[w]
        while word != np.uint64(0):
            action = 64 * w + ones((word & (~word + np.uint64(1))) - np.uint64(1))
            word &= word - np.uint64(1)
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
def value(t: Yard, action: int) -> float:
    me = t.player
    if t.phase == ACT:
        return value_of_action(t, me, action)
    if t.phase == SECOND:
        return 0.0 if action == DONE else striking(t, me, t.attacker, action - SECOND_TARGET, 1)
    if t.phase == ORDER:
        return 1.0 * FIRST[t.rank[me, action - FIRE]]
    if t.phase == DISCARD:
        rank = action - DISCARD_RANK + 1
        return -KEPT[rank] + (0.4 if t.hand[me, rank] > 1 else 0.0)
    if t.phase == LOOK:
        return looking(t, me, action)
    return 0.0 if action == MOVE_NONE else moving(t, me, action - MOVE_CARD)


@rule
def value_of_action(t: Yard, me: int, action: int) -> float:
    if action == DONE:
        return 0.0
    if action < FLIP:
        return playing(t, me, action // LANES + 1, action % LANES)
    if action < ATTACK:
        return flipping(t, me, action - FLIP)
    if action < PAIR:
        slot = (action - ATTACK) // SLOTS
        return attacking(t, me, slot, (action - ATTACK) % SLOTS)
    return pairing(t, me, action)


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
def stake(t: Yard, lane: int) -> float:
    """How much a fight in this lane matters: little when it is decided, much when it is nearly won."""
    if t.lane_result[lane] != UNDECIDED:
        return 0.1
    foes = size(t.side[1 - t.player, lane])
    return 1.6 if foes <= 1 else 1.35 if foes == 2 else 1.15 if foes == 3 else 1.0


# ---- attacks


@rule
def striking(t: Yard, me: int, slot: int, target: int, points: int) -> float:
    """What so much damage to this enemy card is worth."""
    foe = 1 - me
    rank = seen(t, me, foe, target)
    up = t.face_up[foe] >> target & 1 == 1
    left = (3 if up and rank == JACK else 2) - t.damage[foe, target]
    worth: float = WORTH[rank]
    if points < left:
        return 0.1 * worth + 0.55 * points
    if not up and rank == THREE:
        return -0.3  # it would only come back
    kill: float = 0.7 * left + 0.6 * worth
    lane = lane_of(t, me, slot)
    if t.pile_size == 0 and size(t.side[foe, lane]) == 1 and t.lane_result[lane] == UNDECIDED:
        kill += 8.0
    return kill


@rule
def attacking(t: Yard, me: int, slot: int, target: int) -> float:
    foe = 1 - me
    lane = lane_of(t, me, slot)
    other = t.partner[me, slot]
    rank = t.rank[me, slot]
    points = 1 if other < 0 else 2
    if rank == NINE and is_up(t, foe, target, JACK):
        points *= 2
    worth = striking(t, me, slot, target, points)
    if rank == TEN:
        best = 0.0
        rest = combat.second_targets(t, foe, lane, target)
        while rest != 0:
            best = max(best, striking(t, me, slot, lowest(rest), 1))
            rest &= rest - 1
        worth += best
    if rank != NINE and is_up(t, foe, target, EIGHT):
        worth -= suffering(t, me, slot)
        if other >= 0:
            worth -= suffering(t, me, other)
    return worth * stake(t, lane)


@rule
def suffering(t: Yard, me: int, slot: int) -> float:
    """What 1 damage costs me."""
    rank = t.rank[me, slot]
    left = (3 if rank == JACK else 2) - t.damage[me, slot]
    cost: float = 0.9 + 0.7 * WORTH[rank] if left == 1 else 0.5
    return cost


# ---- flips


@rule
def flipping(t: Yard, me: int, slot: int) -> float:
    foe = 1 - me
    lane = lane_of(t, me, slot)
    rank = seen(t, me, me, slot)
    targets = size(combat.targets(t, foe, lane))
    # a fresh attacker matters most where there is none that could use the points left
    fresh = 0.0
    if targets > 0 and t.points > 1:
        ready = size(combat.ready(t, me) & t.side[me, lane])
        fresh = 0.5 if ready == 0 else 0.15
    return (fresh + waking(t, me, rank, slot, lane, targets)) * min(1.0, stake(t, lane))


@rule
def waking(t: Yard, me: int, rank: int, slot: int, lane: int, targets: int) -> float:
    """What the power brings at once."""
    foe = 1 - me
    hurt = t.damage[me, slot] > 0
    if rank == ACE:
        return 1.9 if targets > 0 else 0.9
    if rank == TWO:
        return 0.6 if t.pile_size > 0 else 0.2
    if rank == THREE:
        return -0.6
    if rank == FOUR:
        return 0.25
    if rank == FIVE:
        return 0.5 * size(t.side[me, lane] & ~t.face_up[me] & ~(1 << slot) & unlocked(t))
    if rank == SIX:
        cold = t.side[foe, lane] & unlocked(t) & ~t.frozen[foe]
        awake = cold & t.face_up[foe]
        return 0.45 * size(awake & ~of_rank(t, foe, awake, NINE)) + 0.15 * size(cold & ~t.face_up[foe])
    if rank == SEVEN:
        return healing(t, me)
    if rank == QUEEN:
        return 0.3
    if rank == KING:
        return crowning(t, me, lane)
    if rank == JACK:
        return 0.5 + 0.12 * size(t.side[me, lane] & unlocked(t)) - (0.4 if hurt else 0.0)
    if rank == EIGHT:
        return 0.45
    if rank == NINE:
        return 0.4
    if rank == TEN:
        return 0.9 if targets > 1 else 0.5
    return 0.35


@rule
def healing(t: Yard, me: int) -> float:
    damage = 0
    for slot in range(t.used[me]):
        damage += t.damage[me, slot]
    worth: float = 0.55 * damage - 0.3
    return worth


@rule
def crowning(t: Yard, me: int, lane: int) -> float:
    worth = 0.0
    rest = t.side[me, lane] & t.face_up[me]
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        rank = t.rank[me, slot]
        if rank == ACE:
            worth += 1.4
        elif rank == SEVEN:
            worth += max(0.0, healing(t, me))
        elif rank == SIX:
            worth += 0.8
        elif rank == FIVE or rank == TWO:
            worth += 0.4
        elif rank == QUEEN or rank == FOUR:
            worth += 0.2
    return worth


# ---- plays, pairs, choices


@rule
def playing(t: Yard, me: int, rank: int, lane: int) -> float:
    """A body in a lane costs the enemy two attacks; most where few stand."""
    foe = 1 - me
    own = size(t.side[me, lane] & unlocked(t))
    foes = size(t.side[foe, lane] & unlocked(t))
    worth = 0.75 + 0.12 * (foes - own)
    if t.pile_size == 0:
        worth += 1.2 if own <= 1 else 0.3 if own == 2 else 0.0
    if rank == FIVE or rank == KING or rank == JACK:
        worth += 0.05 * own
    if rank == THREE:
        worth += 0.1
    if of_rank(t, me, t.side[me, lane] & t.face_up[me], rank) != 0:
        worth += 0.05
    return worth


@rule
def pairing(t: Yard, me: int, action: int) -> float:
    low = 0
    while pairs_from(low + 1) <= action:
        low += 1
    lane = lane_of(t, me, low)
    foes = size(t.side[1 - me, lane] & unlocked(t))
    if foes == 0:
        return 0.05
    rank = t.rank[me, low]
    worth = 0.5 if t.attacked[me] >> low & 1 == 1 else 0.75
    if rank == TEN or t.damage[me, low] > 0:
        worth -= 0.3
    return worth * min(1.0, stake(t, lane))


@rule
def looking(t: Yard, me: int, action: int) -> float:
    """Base cards of mine soon to be flipped, then what they hide; never what I know."""
    if action >= LOOK_ENEMY:
        slot = action - LOOK_ENEMY
        return 0.0 if seen(t, me, 1 - me, slot) != 0 else 0.6 if slot >= LANES else 0.5
    slot = action - LOOK_OWN
    return 0.0 if seen(t, me, me, slot) != 0 else 0.7


@rule
def moving(t: Yard, me: int, slot: int) -> float:
    """Out of a decided lane always; else only from strength to weakness."""
    left = lane_of(t, me, slot)
    entered = lane_of(t, me, t.firing)
    rank = seen(t, me, me, slot)
    worth = WORTH[rank] if t.face_up[me] >> slot & 1 == 1 else 0.7
    if t.lane_result[left] != UNDECIDED:
        return 1.0 + worth
    here = size(t.side[me, left])
    there = size(t.side[me, entered])
    if here <= 2 or t.partner[me, slot] >= 0:
        return -1.0
    return 0.15 * (here - there) - 0.2 + 0.1 * worth
