"""The hand-written player of duel: weighs every side it can play against all that it does not see, and mixes.

A fixed choice is beaten by whoever knows it, so it draws its card at random, better ones more often. What a card is worth follows
from its points and acts: in a variant it is worth more or less than the printed one by as much as these are.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.acts import act_behind_side, acting_end
from snowyard.games.duel.content import BASIC, NO_KIND
from snowyard.games.duel.fight import is_attack
from snowyard.games.duel.layout import (
    ABANDON,
    ABANDONED,
    ACTIONS,
    BARRAGE,
    CACHING,
    CHOOSE,
    DECLINE,
    E1,
    FROM_ABANDONED,
    GIVE,
    KEEP_CARD,
    LOOK,
    N,
    NO_EFFECT,
    OWN_DISCARD,
    PILE,
    PLAY_END,
    RAID,
    RAID_PLAYED,
    REFINED_UPGRADE,
    REFINE_PILE,
    ROCKS,
    S1,
    SEATS,
    SECOND,
    SNATCH,
    SPARE_ABANDONED,
    SPARE_DISCARD,
    SPARE_KEEP,
    TAKE_SECOND,
    TAKE_TOP,
    TOP,
    UPGRADE,
    Yard,
)
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
"""and what their two acts `may_bring`. By least squares the printed WORTH is 9 a point and an eighth of this, less 8."""
OF_A_POINT, OF_AN_ACT = 9, 8
UNSEEN = 15  # a face-down Arsenal card on average, on the scale of WORTH
ARSENAL_CARD = 25  # the same in tenths of a point
BRINGS = np.array([10, 26, 15, 24, 20, 8, 0, 10, -1, 18, -1, -1, -1, 3, 0, -1, 0, 0, -1, 4, 0], np.int64)
"""What an act brings if it succeeds, in tenths of a point; -1: that depends on what lies there (`brings`)."""
# What becomes of an act follows from the class of the act that it meets: bits of a set
PLAIN, FORT, SNATCHES, BACKFIRES, DODGING, THROWN_DODGING, THROWN, NOT_DODGED = (1 << i for i in range(8))
CLASS_OF = np.array([6, 6, 6, 6, 6, 7, 4, 5, 4, 4, 0, 0, 0, 0, 0, 0, 1, 3, 2, 0, 0], np.int64)
"""The class of each act; Throwing Rocks that can be dodged are like any other attack."""
_CALM = PLAIN | SNATCHES | BACKFIRES | DODGING
_HITS = PLAIN | THROWN | NOT_DODGED
SUCCEEDS = np.array([_HITS] * 6 + [0, _HITS | FORT, _CALM, 0] + [_CALM] * 6 + [0, 0, 255 & ~FORT, 255 & ~FORT, 0], np.int64)
"""Against which classes an act brings what it can (of an Offensive Dodge: its snowball),"""
DODGES_SO = np.array([0] * 6 + [THROWN | THROWN_DODGING] * 4 + [0] * 11, np.int64)
"""and against which it brings what is behind it. Every attack comes back from BACKFIRES."""


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
    acts = may_bring(int(t.act_of[2 * kind])) + may_bring(int(t.act_of[2 * kind + 1])) - int(ACTS[kind])
    return int(WORTH[kind]) + OF_A_POINT * int(t.points_of[kind] - POINTS[kind]) + acts // OF_AN_ACT


@rule
def brings(act: int, reach: int, loot: int) -> int:
    """What an act brings if it succeeds, in tenths of a point. `reach`, `loot`: what is `reachable`, and the `spoils`."""
    brought = int(BRINGS[act])
    if brought >= 0:
        return brought
    if act == UPGRADE or act == REFINED_UPGRADE:
        return reach
    if act == RAID:
        return max(20, loot)
    return max(0, loot - 10) if act == SNATCH else max(reach, loot) + 3


@rule
def may_bring(act: int) -> int:
    """The same where there is an Arsenal card to be had, and an abandoned one of 2 points."""
    return brings(act, ARSENAL_CARD, 20)


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
    """Draw a side at random, weighted by what it brings on average against every side that I do not see, less what that brings
    its player: both are counted by classes."""
    seen = in_sight(t, t.actor)
    reach, loot = reachable(t), spoils(t)
    number, coming = who_may_come(t, seen)
    theirs = their_gains(t, seen, reach, loot)
    choice = -1
    total = 0
    for w in range(mask.shape[0]):
        word = mask[w]
        while word != np.uint64(0):
            action = 64 * w + bits.ones((word & (~word + np.uint64(1))) - np.uint64(1))
            word &= word - np.uint64(1)
            code = side_played(action)
            act = int(t.act_of[code])
            won = among(coming, succeeds(t, act)) - (among(coming, BACKFIRES) if is_attack(act) else 0)
            worth = won * brings(act, reach, loot) - theirs[class_of(t, act)]
            if DODGES_SO[act] != 0:
                worth += among(coming, int(DODGES_SO[act])) * brings(act_behind_side(t, act, code), reach, loot)
            weight = drawn_so_often(10 * worth // number if number > 0 else 0)
            total += weight
            if below(luck, total) < weight:
                choice = action
    return choice


@rule
def among(coming: int, classes: int) -> int:
    """How many sides of these classes may come."""
    found = 0
    while classes != 0:
        found += coming >> 8 * many((classes & -classes) - 1) & 255
        classes &= classes - 1
    return found


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
def class_of(t: Yard, act: int) -> int:
    """All that matters of an act to the one that it meets."""
    return int(CLASS_OF[act]) if act != ROCKS or t.rocks_dodgeable == 0 else int(CLASS_OF[BARRAGE])


@rule
def succeeds(t: Yard, act: int) -> int:
    """Against which classes: a set."""
    found = int(SUCCEEDS[act])
    return found | DODGING | THROWN_DODGING if act == ROCKS and t.rocks_dodgeable == 0 else found


@rule
def unseen_kind(t: Yard, i: int) -> int:
    """The printed kinds, the Extremes in use, new ones."""
    kind: int = i if i < E1 else t.extreme[i - E1] if i < E1 + 4 else S1 + i - E1 - 4
    return kind


@rule
def unseen_copies(t: Yard, seen: int, kind: int) -> int:
    return int((1 if t.seats == 2 else 2) * t.copies_of[kind]) - many(seen & of_kind(t, kind))


@rule
def who_may_come(t: Yard, seen: int) -> tuple[int, int]:
    """How many sides I do not see, and how many of each class: eight bits each, and they are at most twice the cards."""
    number = 0
    coming = 0
    for i in range(E1 + 4 + t.kind_count - S1):
        kind = unseen_kind(t, i)
        unseen = unseen_copies(t, seen, kind)
        if unseen > 0:
            number += 2 * unseen
            coming += unseen << 8 * class_of(t, int(t.act_of[2 * kind]))
            coming += unseen << 8 * class_of(t, int(t.act_of[2 * kind + 1]))
    return number, coming


@rule
def their_gains(t: Yard, seen: int, reach: int, loot: int) -> tuple[int, ...]:
    """What all sides that I do not see bring their players against an act of each class: `gain`, added up for all at once."""
    plain, fort, snatches, backfires, dodging, thrown_dodging, thrown, not_dodged = 0, 0, 0, 0, 0, 0, 0, 0
    for i in range(E1 + 4 + t.kind_count - S1):
        kind = unseen_kind(t, i)
        unseen = unseen_copies(t, seen, kind)
        if unseen > 0:
            for code in range(2 * kind, 2 * kind + 2):
                act = int(t.act_of[code])
                brought = unseen * brings(act, reach, loot)
                against = succeeds(t, act)
                plain += brought * (against & 1)
                fort += brought * (against >> 1 & 1)
                snatches += brought * (against >> 2 & 1)
                backfires += -brought if is_attack(act) else brought * (against >> 3 & 1)
                dodging += brought * (against >> 4 & 1)
                thrown_dodging += brought * (against >> 5 & 1)
                thrown += brought * (against >> 6 & 1)
                not_dodged += brought * (against >> 7 & 1)
                if DODGES_SO[act] != 0:
                    behind = unseen * brings(act_behind_side(t, act, code), reach, loot)
                    thrown_dodging += behind
                    thrown += behind
    return plain, fort, snatches, backfires, dodging, thrown_dodging, thrown, not_dodged


@rule
def duel(t: Yard, mine: int, my_code: int, theirs: int, their_code: int, reach: int, loot: int) -> int:
    gained = gain(t, mine, my_code, class_of(t, theirs), reach, loot)
    return gained - gain(t, theirs, their_code, class_of(t, mine), reach, loot)


@rule
def gain(t: Yard, act: int, code: int, met: int, reach: int, loot: int) -> int:
    """What an act brings its player against one of this class, in tenths of a point or so."""
    brought = 0
    if succeeds(t, act) >> met & 1 == 1:
        brought = brings(act, reach, loot)
    elif 1 << met == BACKFIRES and is_attack(act):
        brought = -brings(act, reach, loot)
    if DODGES_SO[act] >> met & 1 == 1:
        brought += brings(act_behind_side(t, act, code), reach, loot)
    return brought


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
