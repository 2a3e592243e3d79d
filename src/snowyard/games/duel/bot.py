"""The hand-written player of duel: weighs every side it can play against all that it does not see, and mixes.

A fixed choice is beaten by whoever knows it, so it draws its card at random, better ones more often. What a card is worth follows
from its points and acts: in a variant it is worth more or less than the printed one by as much as these are.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.acts import act_behind_side, acting_end
from snowyard.games.duel.content import BASIC, NO_KIND
from snowyard.games.duel.fight import fate_of, fate_of_attack, is_attack
from snowyard.games.duel.layout import (
    ABANDON, ABANDONED, ACTIONS, BARRAGE, CACHING, CHOOSE, DECLINE, DEF, DODGES, DUD, E1, EFFECT, FROM_ABANDONED, GIVE, HIT,
    ICEBALL, KEEP_CARD, LOOK, N, NO_EFFECT, OFFENSIVE_DODGE, OWN_DISCARD, PILE, PLAY_END, RAID, RAID_PLAYED, REFINED_UPGRADE,
    REFINE_PILE, REFLECTED, RESTOCK, ROCKS, S1, SEATS, SECOND, SLUSHBALL, SNATCH, SNEAK, SPARE_ABANDONED, SPARE_DISCARD,
    SPARE_KEEP, TAKE_SECOND, TAKE_TOP, TOP, ULTRA_UPGRADE, UPGRADE, UPGRADE_DODGE, WHITEWASH, Yard,
)  # fmt: skip
from snowyard.games.duel.moves import kind_named, side_played
from snowyard.games.duel.piles import kind_of, lowest, many, of_kind, played_at
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below, weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

WORTH = np.array([3, 6, 2, 10, 14, 13, 9, 15, 24, 26, 22, 20, 25, 17, 23, 0, 10, 10, 19, 19], np.int64)
"""What owning a card is worth as it is printed, points first; upgrades before attacks before dodges. Spare cards have no act."""
POINTS = np.array([1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 2, 2, 3, 3], np.int64)
"""Of the printed cards,"""
ACTS = np.array([10, 35, 3, 26, 51, 40, 15, 25, 24, 38, 30, 12, 46, 0, 45, 0, 0, 0, 0, 0], np.int64)
"""and what their two acts may bring (`brings`). By least squares the printed WORTH is 9 a point and an eighth of this, less 8."""
OF_A_POINT, OF_AN_ACT = 9, 8
UNSEEN = 15  # a face-down Arsenal card on average, on the scale of WORTH
ARSENAL_CARD = 25  # the same in tenths of a point


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    phase = t.phase
    if phase == CHOOSE:
        return choose_side(t, mask, luck)
    if phase == SECOND:
        return choose_second(t, mask)
    best, choice, ties = -1000, -1, 0
    for action in range(OWN_DISCARD, KEEP_CARD + N):
        if bits.has(mask, action):
            best, choice, ties = weigh(value(t, action), action, best, choice, ties, luck)
    for action in range(SPARE_DISCARD, ACTIONS if t.other_moves == 1 else 0):
        if bits.has(mask, action):
            best, choice, ties = weigh(value(t, action), action, best, choice, ties, luck)
    return choice


@rule
def value(t: Yard, action: int) -> int:
    """Of a decision about one card: what is gained or kept."""
    if action >= SPARE_KEEP or KEEP_CARD <= action < PLAY_END:
        return worth_of(t, kind_named(action, KEEP_CARD))
    if action == RAID_PLAYED:
        return worth_of(t, kind_of(t, played_at(t, t.front, 1 - acting_end(t))))
    if action == TAKE_TOP:
        return worth_of(t, kind_of(t, lowest(t.place[TOP + t.look_pile])))
    if action == TAKE_SECOND:
        return worth_of(t, kind_of(t, lowest(t.place[LOOK])))
    if PILE <= action < TAKE_TOP:
        up = t.face_up[action - PILE] == 1
        top = worth_of(t, kind_of(t, lowest(t.place[TOP + action - PILE]))) if up else unseen_worth(t)
        return top + (4 if t.phase == REFINE_PILE and t.pile[action - PILE] > 1 else 0)
    if FROM_ABANDONED <= action < PILE or SPARE_ABANDONED <= action:
        return worth_of(t, kind_named(action, FROM_ABANDONED))
    worth = worth_of(t, kind_named(action, OWN_DISCARD))
    return int(-worth if t.phase == ABANDON or t.phase == GIVE or t.phase == CACHING else worth)


@rule
def worth_of(t: Yard, kind: int) -> int:
    """What owning a card is worth with the points and acts that it has here."""
    acts = brings(int(t.act_of[2 * kind])) + brings(int(t.act_of[2 * kind + 1])) - int(ACTS[kind])
    return int(WORTH[kind]) + OF_A_POINT * int(t.points_of[kind] - POINTS[kind]) + acts // OF_AN_ACT


@rule
def brings(act: int) -> int:
    """What an act may bring, in tenths of a point, where there is an Arsenal card to be had, and an abandoned one of 2 points."""
    return strength(act) if is_attack(act) else profit(act, ARSENAL_CARD, 20)


@rule
def unseen_worth(t: Yard) -> int:
    """Of a face-down Arsenal card, on average."""
    more = 0
    cards = 0
    for kind in range(t.kind_count):
        if t.set_of[kind] != BASIC and kind != NO_KIND:
            cards += int(t.copies_of[kind])
            more += int(t.copies_of[kind]) * (worth_of(t, kind) - int(WORTH[kind]))
    return UNSEEN + (more // cards if cards > 0 else 0)


# ---- the secret choice


@rule
def choose_side(t: Yard, mask: Mask, luck: Cells) -> int:
    """Draw a side at random, weighted by how well it does against what may come."""
    me = t.actor
    choice = -1
    total = 0
    seen = in_sight(t, me)
    reach, loot = reachable(t), spoils(t)
    for action in range(SPARE_DISCARD if t.other_moves == 1 else OWN_DISCARD):
        if bits.has(mask, action):
            weight = drawn_so_often(prospect(t, seen, side_played(action), reach, loot))
            total += weight
            if below(luck, total) < weight:
                choice = action
    return choice


@rule
def drawn_so_often(worth: int) -> int:
    """The weight of a choice that is worth so many hundredths of a point."""
    share = max(4, 60 + worth // 2)
    return share * share // 16


@rule
def in_sight(t: Yard, me: int) -> int:
    """The cards that I see, so that nobody else can play them."""
    cards = t.place[ABANDONED]
    for zone in range(me, TOP, SEATS):
        cards |= t.place[zone]
    for k in range(t.seats):
        if t.face_up[k] == 1:
            cards |= t.place[TOP + k]
    return int(cards)


@rule
def prospect(t: Yard, seen: int, code: int, reach: int, loot: int) -> int:
    """What a side brings on average against every side that I do not see, in hundredths of a point. `reach`, `loot`: what is
    `reachable`, and the `spoils`, which are the same for all sides."""
    act = int(t.act_of[code])
    decks = 1 if t.seats == 2 else 2
    total = 0
    number = 0
    for i in range(E1 + 4 + t.kind_count - S1):  # the printed kinds, the Extremes in use, new ones
        kind = i if i < E1 else t.extreme[i - E1] if i < E1 + 4 else S1 + i - E1 - 4
        unseen = decks * t.copies_of[kind] - many(seen & of_kind(t, kind))
        if unseen > 0:
            for side in range(2):
                total += unseen * duel(t, act, code, int(t.act_of[2 * kind + side]), 2 * kind + side, reach, loot)
            number += 2 * unseen
    return 10 * total // number if number > 0 else 0


@rule
def duel(t: Yard, mine: int, my_code: int, theirs: int, their_code: int, reach: int, loot: int) -> int:
    return gain(t, mine, my_code, theirs, reach, loot) - gain(t, theirs, their_code, mine, reach, loot)


@rule
def gain(t: Yard, act: int, code: int, against: int, reach: int, loot: int) -> int:
    """What an act brings its player against another act, in tenths of a point or so."""
    fate = fate_of(t, act, against, 1 if is_attack(against) else 0)
    brought = 0
    if act == OFFENSIVE_DODGE:
        thrown = fate_of_attack(t, act, against)
        brought = 10 if thrown == HIT else -10 if thrown == REFLECTED else 0
    if fate == HIT:
        return strength(act)
    if fate == REFLECTED:
        return -strength(act)
    if fate == DODGES:
        behind = act_behind_side(t, act, code)
        return brought + (strength(behind) if is_attack(behind) else profit(behind, reach, loot))
    if fate == DEF or fate == EFFECT:
        return brought + profit(act, reach, loot)
    return brought


@rule
def strength(act: int) -> int:
    """Of a hit."""
    if act == SLUSHBALL:
        return 26
    if act == SNEAK:
        return 15
    if act == ICEBALL:
        return 24
    if act == BARRAGE:
        return 20
    return 8 if act == ROCKS else 10


@rule
def profit(act: int, reach: int, loot: int) -> int:
    """Of an act that is no attack."""
    if act == UPGRADE or act == REFINED_UPGRADE:
        return reach
    if act == ULTRA_UPGRADE or act == UPGRADE_DODGE:
        return max(reach, loot) + 3
    if act == RAID:
        return max(20, loot)
    if act == SNATCH:
        return max(0, loot - 10)
    if act == DUD:
        return 18
    if act == WHITEWASH:
        return 4
    return 3 if act == RESTOCK else 0


@rule
def reachable(t: Yard) -> int:
    """An Arsenal card, if there is one: in tenths of a point as many more or less than printed as its points are on average."""
    more = 0
    cards = 0
    for kind in range(t.kind_count):
        if t.set_of[kind] != BASIC and kind != NO_KIND:
            cards += int(t.copies_of[kind])
            more += int(t.copies_of[kind]) * int(t.points_of[kind] - POINTS[kind])
    for k in range(t.seats):
        if t.pile[k] > 0:
            return ARSENAL_CARD + (10 * more // cards if cards > 0 else 0)
    return 0


@rule
def spoils(t: Yard) -> int:
    """The best abandoned card."""
    cards = t.place[ABANDONED]
    best = 0
    while cards != 0:
        best = max(best, 10 * t.points_of[kind_of(t, lowest(cards))])
        cards &= cards - 1
    return best


# ---- the second card


@rule
def choose_second(t: Yard, mask: Mask) -> int:
    """The side that does best against what the opponent has played; none if nothing is gained."""
    end = acting_end(t)
    theirs = t.act[1 - end] if t.act[1 - end] != BARRAGE else NO_EFFECT
    choice = DECLINE
    reach, loot = reachable(t), spoils(t)
    best = duel(t, NO_EFFECT, 2 * N, theirs, 0, reach, loot)
    for action in range(SPARE_DISCARD if t.other_moves == 1 else OWN_DISCARD):
        if bits.has(mask, action):
            code = side_played(action)
            worth = duel(t, int(t.act_of[code]), code, theirs, 0, reach, loot)
            if worth > best:
                best = worth
                choice = action
    return choice
