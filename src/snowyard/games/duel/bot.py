"""The hand-written player of duel: weighs every side it can play against all that the opponent may play, and mixes.

A fixed choice is beaten by whoever knows it, so it draws its card at random, better ones more often.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.acts import acting_end, seat_at
from snowyard.games.duel.fight import act_behind_side, fate_of, fate_of_attack, is_attack
from snowyard.games.duel.layout import (
    ABANDON, ABANDONED, ACT_OF, BARRAGE, CACHING, CHOOSE, DECLINE, DEF, DODGES, DUD, EFFECT, FIRST, FROM_ABANDONED,
    GIVE, HAND, HIT, ICEBALL, KEEP_CARD, LOOK, N, NO_EFFECT, OFFENSIVE_DODGE, OWN_DISCARD, PILE, RAID, RAID_PLAYED,
    REFINE_PILE, REFINED_UPGRADE, REFLECTED, RESTOCK, ROCKS, SECOND, SLUSHBALL, SNATCH, SNEAK, SNOWBALL,
    TAKE_SECOND, TAKE_TOP, TOP, ULTRA_UPGRADE, UPGRADE, UPGRADE_DODGE, WHITEWASH, Yard,
)  # fmt: skip
from snowyard.games.duel.piles import kind_of, level, lowest, of_kind, played_at
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

WORTH = np.array([3, 6, 2, 10, 14, 13, 9, 15, 24, 26, 22, 20, 25, 17, 23, 0], np.int64)
"""What owning a card is worth, points first; upgrades before attacks before dodges."""
SHARPNESS = 60  # how much better a choice must be to be drawn much more often
UNSEEN = 15  # a face-down Arsenal card on average, on the scale of WORTH


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    phase = t.phase
    if phase == CHOOSE:
        return choose_side(t, mask, luck)
    if phase == SECOND:
        return choose_second(t, mask)
    best = -1000
    choice = -1
    ties = 1
    for action in range(OWN_DISCARD, KEEP_CARD + N):
        if bits.has(mask, action):
            worth = value(t, action)
            if worth > best:
                best = worth
                choice = action
                ties = 1
            elif worth == best:
                ties += 1
                if below(luck, ties) == 0:
                    choice = action
    return choice


@rule
def value(t: Yard, action: int) -> int:
    """Of a decision about one card: what is gained or kept."""
    if action >= KEEP_CARD:
        return WORTH[action - KEEP_CARD]
    if action == RAID_PLAYED:
        return WORTH[kind_of(played_at(t, t.front, 1 - acting_end(t)))]
    if action == TAKE_TOP:
        return WORTH[kind_of(lowest(t.place[TOP + t.look_pile]))]
    if action == TAKE_SECOND:
        return WORTH[kind_of(lowest(t.place[LOOK]))]
    if action >= PILE:
        top = WORTH[kind_of(lowest(t.place[TOP + action - PILE]))] if t.face_up[action - PILE] == 1 else UNSEEN
        return top + (4 if t.phase == REFINE_PILE and t.pile[action - PILE] > 1 else 0)
    if action >= FROM_ABANDONED:
        return WORTH[action - FROM_ABANDONED]
    worth = WORTH[action - OWN_DISCARD]
    return -worth if t.phase == ABANDON or t.phase == GIVE or t.phase == CACHING else worth


# ---- the secret choice


@rule
def choose_side(t: Yard, mask: Mask, luck: Cells) -> int:
    """Draw a side at random, weighted by how well it does against what may come."""
    me = t.actor
    slot = 0 if t.chosen[me, 0] < 0 else 1
    other = 1 - me if t.seats == 2 else (me + 1) % t.seats if slot == 0 else (me - 1) % t.seats
    best = -1000.0
    for action in range(OWN_DISCARD):
        if bits.has(mask, action):
            best = max(best, prospect(t, me, other, action & 31))
    total = 0
    for action in range(OWN_DISCARD):
        if bits.has(mask, action):
            total += weight(prospect(t, me, other, action & 31) - best)
    left = below(luck, total)
    for action in range(OWN_DISCARD):
        if bits.has(mask, action):
            left -= weight(prospect(t, me, other, action & 31) - best)
            if left < 0:
                return action
    return -1


@rule
def weight(behind: float) -> int:
    """How often a choice is drawn that is so much worse than the best."""
    share = max(4.0, 100.0 + SHARPNESS * behind)
    return int(share * share / 16)


@rule
def prospect(t: Yard, me: int, other: int, code: int) -> float:
    """What a side brings on average against every side that the other player may hold."""
    cards = t.may[me, HAND + other] | t.may[me, FIRST + other]
    act = ACT_OF[code]
    total = 0.0
    number = 0
    while cards != 0:
        kind = kind_of(lowest(cards))
        cards &= ~of_kind(kind)
        for side in range(2):
            total += duel(t, me, act, code, ACT_OF[2 * kind + side], 2 * kind + side)
            number += 1
    return total / number if number > 0 else 0.0


@rule
def duel(t: Yard, me: int, mine: int, my_code: int, theirs: int, their_code: int) -> float:
    return gain(t, me, mine, my_code, theirs) - gain(t, me, theirs, their_code, mine)


@rule
def gain(t: Yard, me: int, act: int, code: int, against: int) -> float:
    """What an act brings its player against another act, in points or so."""
    attacked = 1 if is_attack(against) else 0
    fate = fate_of(t, act, against, attacked)
    brought = 0.0
    if act == OFFENSIVE_DODGE:
        thrown = fate_of_attack(t, act, against)
        brought = 1.0 if thrown == HIT else -1.0 if thrown == REFLECTED else 0.0
    if fate == HIT:
        return strength(act)
    if fate == REFLECTED:
        return -strength(act)
    if fate == DODGES:
        behind = act_behind_side(act, code)
        return brought + (strength(behind) if is_attack(behind) else profit(t, me, behind))
    if fate == DEF or fate == EFFECT:
        return brought + profit(t, me, act)
    return brought


@rule
def strength(act: int) -> float:
    """Of a hit."""
    if act == SNOWBALL:
        return 1.0
    if act == SLUSHBALL:
        return 2.6
    if act == SNEAK:
        return 1.5
    if act == ICEBALL:
        return 2.4
    if act == BARRAGE:
        return 2.0
    return 0.8 if act == ROCKS else 1.0


@rule
def profit(t: Yard, me: int, act: int) -> float:
    """Of an act that is no attack."""
    cards = 0
    for k in range(t.seats):
        cards += t.pile[k]
    reachable = 2.5 if cards > 0 else 0.0
    spoils = 0.0
    abandoned = t.place[ABANDONED]
    while abandoned != 0:
        spoils = max(spoils, 1.0 * level(lowest(abandoned)))
        abandoned &= abandoned - 1
    if act == UPGRADE or act == REFINED_UPGRADE:
        return reachable
    if act == ULTRA_UPGRADE or act == UPGRADE_DODGE:
        return max(reachable, spoils) + 0.3
    if act == RAID:
        return max(2.0, spoils)
    if act == SNATCH:
        return max(0.0, spoils - 1.0)
    if act == DUD:
        return 1.8
    if act == WHITEWASH:
        return 0.4
    return 0.3 if act == RESTOCK else 0.0


# ---- the second card


@rule
def choose_second(t: Yard, mask: Mask) -> int:
    """The side that does best against what the opponent has played; none if nothing is gained."""
    end = acting_end(t)
    me = seat_at(t, end)
    theirs = t.act[1 - end] if t.act[1 - end] != BARRAGE else NO_EFFECT
    choice = DECLINE
    best = 0.05 + duel(t, me, NO_EFFECT, 2 * N, theirs, 0)
    for action in range(OWN_DISCARD):
        if bits.has(mask, action):
            code = action & 31
            worth = duel(t, me, ACT_OF[code], code, theirs, 0)
            if worth > best:
                best = worth
                choice = action
    return choice
