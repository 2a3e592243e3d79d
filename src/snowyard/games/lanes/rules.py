"""The rules of lanes: the deal, the actions, turns, the end. Every function cites the rules it carries out;
docs/rules/lanes.md has them in words. `cards`, `combat` and `powers` hold the rest."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes import combat, powers
from snowyard.games.lanes.cards import emit_set, in_play, lane_of, lowest, of_rank, take_card, turn_up, unlocked
from snowyard.games.lanes.content import LANES, PRINTED, RANKS, SLOTS
from snowyard.games.lanes.layout import (
    ACT, AT_CAP, ATTACK, BOTH_WON, BY_LANES, DEALT, DEALT_HAND, DISCARD, DISCARD_RANK, DISCARD_SPARE, DONE, DRAW, ENDED, FIRE,
    FLIP, IDLED, LANE, LOOK, LOOK_ENEMY, LOOK_OWN, MOVE_CARD, MOVE_NONE, NOBODY_WON, ORDER, OVER, PAIR, PAIRED, PLAY, PLAY_SPARE,
    PLAYED, PLAYED_CARD, SEATS, SECOND, SECOND_TARGET, STUCK, THAWED, TURN, UNDECIDED, WON, Yard,
)  # fmt: skip
from snowyard.games.lanes.options import NONE
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import draw
from snowyard.kernel.head import EVERYBODY, emit, only, others
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

RULES_VERSION = 1
WORD = 64  # bits of a word of the set of legal moves
FLIPS, ATTACKS, PAIRS = 1, 2, 4  # what cards in play may do, as bits


# ---- the deal


@rule
def deal(t: Yard) -> None:
    """In the order of LANES-08."""
    for rank in range(1, RANKS):
        t.pile[rank] = t.copies[rank - 1]  # LANES-02
    for seat in range(SEATS):
        for slot in range(SLOTS):
            t.partner[seat, slot] = -1
        for lane in range(t.lanes):  # LANES-04
            t.rank[seat, lane] = from_deck(t)
            t.side[seat, lane] = 1 << lane
        t.used[seat] = t.lanes  # LANES-09
    for seat in range(SEATS):  # LANES-05
        for _ in range(t.start_hand):
            rank = from_deck(t)
            t.hand[seat, rank] += 1
            emit(t, DEALT, seat, rank, 0, 0, only(seat))
        emit(t, DEALT_HAND, seat, t.start_hand, 0, 0, others(seat))
        t.hand_size[seat] = t.start_hand
    for _ in range(t.aside_size):  # LANES-06
        t.aside[from_deck(t)] += 1
    t.pile_size = t.start_pile  # LANES-07
    t.attacker = -1
    t.target = -1
    t.second = -1
    t.firing = -1
    begin_turn(t, 0)  # LANES-01


@rule
def from_deck(t: Yard) -> int:
    rank = draw(t, t.pile)
    t.pile[rank] -= 1
    return rank


# ---- what is legal


@rule
def legal(t: Yard, mask: Mask) -> None:
    if t.phase == ACT:
        legal_actions(t, mask)
    elif t.phase == SECOND:
        lane = lane_of(t, t.player, t.attacker)
        bits.add_bits(mask, SECOND_TARGET, combat.second_targets(t, 1 - t.player, lane, t.target))
        if t.twinstrike_optional == 1:
            bits.add(mask, DONE)
    elif t.phase == ORDER:
        bits.add_bits(mask, FIRE, t.waiting)
    elif t.phase == DISCARD:
        for rank in range(1, RANKS):
            if t.hand[t.player, rank] > 0:
                bits.add(mask, rank - 1 + (DISCARD_RANK if rank <= PRINTED else DISCARD_SPARE - PRINTED))
    elif t.phase == LOOK:
        bits.add_bits(mask, LOOK_OWN, powers.face_down(t, t.player))
        bits.add_bits(mask, LOOK_ENEMY, powers.face_down(t, 1 - t.player))
    else:
        bits.add_bits(mask, MOVE_CARD, powers.movable(t, lane_of(t, t.player, t.firing)))
        bits.add(mask, MOVE_NONE)


@rule
def legal_actions(t: Yard, mask: Mask) -> None:
    """LANES-16."""
    me = t.player
    held = 0  # every third bit: the ranks in hand
    for rank in range(1, RANKS):
        held |= min(1, t.hand[me, rank]) << LANES * (rank - 1)
    plays = held * open_lanes(t)  # LANES-23
    bits.add_bits(mask, PLAY, plays & (1 << LANES * PRINTED) - 1)
    bits.add_bits(mask, PLAY_SPARE, plays >> LANES * PRINTED)
    bits.add_bits(mask, FLIP, flippable(t, me))
    legal_attacks(t, mask)
    legal_pairs(t, mask)
    if t.must_act == 0:
        bits.add(mask, DONE)  # LANES-17


@rule
def legal_attacks(t: Yard, mask: Mask) -> None:
    """A row of 21 targets for each of 21 attackers, three rows at a time, without a branch: an attacker is a bit at the start of
    its row, and that bit times a set of targets is the row."""
    me = t.player
    able = combat.attackers(t, me)
    first = able & t.side[me, 0]
    second = able & t.side[me, 1]
    third = able & t.side[me, 2]
    in_first = combat.targets(t, 1 - me, 0)
    in_second = combat.targets(t, 1 - me, 1)
    in_third = combat.targets(t, 1 - me, 2)
    for group in range(SLOTS // 3):
        rows = row_starts(first >> 3 * group) * in_first
        rows |= row_starts(second >> 3 * group) * in_second
        rows |= row_starts(third >> 3 * group) * in_third
        at = ATTACK + 3 * SLOTS * group
        mask[at // WORD] |= np.uint64(rows) << np.uint64(at % WORD)
        mask[at // WORD + 1] |= np.uint64(rows) >> np.uint64(WORD - at % WORD)


@rule
def row_starts(attackers: int) -> int:
    """Of three attackers the bits at which their rows start, the first row being at bit 0."""
    return (attackers & 7) * (1 | 1 << SLOTS - 1 | 1 << 2 * SLOTS - 2) & (1 | 1 << SLOTS | 1 << 2 * SLOTS)


@rule
def legal_pairs(t: Yard, mask: Mask) -> None:
    """LANES-70, LANES-71."""
    me = t.player
    rest = alike(t, me)
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        mates = of_rank(t, me, rest & t.side[me, lane_of(t, me, slot)], t.rank[me, slot])
        bits.add_bits(mask, pairs_from(slot), mates >> slot + 1)


@rule
def ways_to_act(t: Yard) -> int:
    """What the active player may do with cards in play: FLIPS, ATTACKS, PAIRS."""
    me = t.player
    ways = FLIPS if flippable(t, me) != 0 else 0
    if alike(t, me) != 0:
        ways |= PAIRS
    able = combat.attackers(t, me)
    for lane in range(LANES):
        if able & t.side[me, lane] != 0 and combat.targets(t, 1 - me, lane) != 0:
            ways |= ATTACKS
    return ways


@rule
def open_lanes(t: Yard) -> int:
    """The undecided lanes as bits: LANES-24."""
    lanes = 0
    for lane in range(t.lanes):
        if t.lane_result[lane] == UNDECIDED:
            lanes |= 1 << lane
    return lanes


@rule
def flippable(t: Yard, seat: int) -> int:
    """LANES-27."""
    cards: int = in_play(t, seat) & ~t.face_up[seat] & ~t.frozen[seat] & unlocked(t)
    return cards


@rule
def alike(t: Yard, seat: int) -> int:
    """The single face-up cards that have another one of their rank in their lane."""
    second = t.side[seat, 1]
    third = t.side[seat, 2]
    singles = (t.side[seat, 0] | second | third) & t.face_up[seat] & ~t.paired[seat]
    rest = singles
    once = 0
    twice = 0
    while rest != 0:  # a bit for each lane and rank
        card = rest & -rest
        lane = 1 if second & card != 0 else 2 if third & card != 0 else 0
        key = 1 << RANKS * lane + t.rank[seat, lowest(rest)]
        twice |= once & key
        once |= key
        rest ^= card
    found = 0
    if twice != 0:
        rest = singles
        while rest != 0:
            slot = lowest(rest)
            if twice >> RANKS * lane_of(t, seat, slot) + t.rank[seat, slot] & 1 == 1:
                found |= 1 << slot
            rest &= rest - 1
    return found


@rule
def pairs_from(slot: int) -> int:
    """The action that pairs this slot with the next higher one."""
    return PAIR + slot * (2 * SLOTS - 1 - slot) // 2


@rule
def can_act(t: Yard) -> bool:
    """Has the active player a legal action? It takes only the size of the hand, so everybody can tell: LANES-18."""
    me = t.player
    if (t.hand_size[me] > 0 and open_lanes(t) != 0) or flippable(t, me) != 0:
        return True
    able = combat.attackers(t, me)
    for lane in range(LANES):
        if able & t.side[me, lane] != 0 and combat.targets(t, 1 - me, lane) != 0:
            return True
    return alike(t, me) != 0


# ---- moves


@rule
def play(t: Yard, action: int) -> None:
    """Do what was chosen; then, unless that asks something, strike or fire; then, unless that asks, end the action.
    Each of these is called in one place only: on a GPU tables that do the same thing do it together."""
    orders = t.phase == ORDER
    wakes = t.phase >= ORDER or FLIP <= action < ATTACK
    asks = False
    if t.phase == ACT:
        asks = act(t, action)
    elif not orders:
        choose(t, action)
    if t.attacker >= 0 and not asks:
        combat.strike(t)
    if wakes and not asks:
        asks = powers.resolve(t, action - FIRE if orders else -1)
    if not asks:
        end_action(t)


@rule
def act(t: Yard, action: int) -> bool:
    """D1; True when a second target is to be chosen."""
    if action == DONE:
        emit(t, ENDED, t.player, t.points, 0, 0, EVERYBODY)
        t.points = 0
        return False
    t.points -= 1  # LANES-16
    t.acted = 1
    if action < FLIP:
        put(t, action // LANES + 1, action % LANES)
    elif action < ATTACK:
        turn_up(t, t.player, action - FLIP)
    elif action < PAIR:
        return combat.attack(t, (action - ATTACK) // SLOTS, (action - ATTACK) % SLOTS)
    elif action < SECOND_TARGET:
        pair(t, action)
    else:
        put(t, PRINTED + 1 + (action - PLAY_SPARE) // LANES, (action - PLAY_SPARE) % LANES)
    return False


@rule
def choose(t: Yard, action: int) -> None:
    """D2, D4, D5, D6."""
    me = t.player
    if t.phase == SECOND:
        combat.choose_second(t, -1 if action == DONE else action - SECOND_TARGET)
    elif t.phase == DISCARD:
        powers.discard(t, discarded_rank(action))
    elif t.phase == LOOK:
        enemy = action >= LOOK_ENEMY
        powers.look(t, 1 - me if enemy else me, action - (LOOK_ENEMY if enemy else LOOK_OWN))
    else:
        powers.bring(t, -1 if action == MOVE_NONE else action - MOVE_CARD)
    t.firing = -1


@rule
def discarded_rank(action: int) -> int:
    return action - DISCARD_RANK + 1 if action < DISCARD_SPARE else action - DISCARD_SPARE + PRINTED + 1


@rule
def put(t: Yard, rank: int, lane: int) -> None:
    """A card comes into the lane, face-down, in the next slot: LANES-09, LANES-23."""
    me = t.player
    slot = t.used[me]
    t.used[me] = slot + 1
    t.hand[me, rank] -= 1
    t.hand_size[me] -= 1
    t.rank[me, slot] = rank
    t.side[me, lane] |= 1 << slot
    t.known[me, me] |= 1 << slot  # LANES-25
    emit(t, PLAYED, me, slot, lane, rank, only(me))
    emit(t, PLAYED_CARD, me, slot, lane, 0, others(me))


@rule
def pair(t: Yard, action: int) -> None:
    """LANES-70."""
    me = t.player
    low = 0
    while pairs_from(low + 1) <= action:
        low += 1
    high = action - pairs_from(low) + low + 1
    t.partner[me, low] = high
    t.partner[me, high] = low
    t.paired[me] |= 1 << low | 1 << high
    emit(t, PAIRED, me, low, high, t.rank[me, low], EVERYBODY)


# ---- turns


@rule
def begin_turn(t: Yard, seat: int) -> None:
    t.player = seat
    t.actor = seat
    t.phase = ACT
    t.points = t.actions if t.turn > 0 else t.first_points  # LANES-15
    t.acted = 0
    emit(t, TURN, seat, t.turn + 1, t.points, 0, EVERYBODY)
    for _ in range(min(t.draws, t.pile_size)):  # LANES-12, LANES-13
        take_card(t, seat)


@rule
def end_action(t: Yard) -> None:
    """An action is finished: check the lanes, then the next action or the next turn. LANES-19"""
    t.phase = ACT
    check_lanes(t)
    if t.phase == OVER or (t.points > 0 and can_act(t)):
        return
    if t.points > 0:
        emit(t, STUCK, t.player, t.points, 0, 0, EVERYBODY)  # LANES-18
    end_turn(t)


@rule
def end_turn(t: Yard) -> None:
    """The turn ends; so do those after it in which nothing can be done."""
    while True:
        tidy(t, t.player)
        t.turn += 1
        t.idle = 0 if t.acted == 1 or t.must_act == 1 else t.idle + 1
        if t.turn >= t.most_turns:  # LANES-86
            end_game(t, AT_CAP)
            return
        if t.idle >= t.most_idle:  # LANES-R58
            end_game(t, IDLED)
            return
        begin_turn(t, 1 - t.player)  # LANES-11
        if can_act(t):
            return
        emit(t, STUCK, t.player, t.points, 0, 0, EVERYBODY)


@rule
def tidy(t: Yard, seat: int) -> None:
    """LANES-20, LANES-50."""
    t.attacked[seat] = 0
    t.attacked_twice[seat] = 0
    t.eager[seat] = 0
    if t.frozen[seat] != 0:
        emit_set(t, THAWED, seat, t.frozen[seat])
        t.frozen[seat] = 0


# ---- the end


@rule
def has_lost_hold(t: Yard, seat: int, lane: int) -> bool:
    """LANES-80, the pile being empty."""
    return t.side[seat, lane] == 0 and (t.hands_count == 0 or t.hand_size[seat] == 0)


@rule
def check_lanes(t: Yard) -> None:
    """LANES-84: all lanes at once, after an action."""
    if t.pile_size > 0:
        return
    decided = False
    for lane in range(t.lanes):
        if t.lane_result[lane] == UNDECIDED:  # LANES-82
            result = UNDECIDED
            if has_lost_hold(t, 1, lane):
                result = 1
            if has_lost_hold(t, 0, lane):
                result += 2
            if result == BOTH_WON and t.mutual_lane == NONE:  # LANES-81
                result = NOBODY_WON
            if result != UNDECIDED:
                decided = True
                t.lane_result[lane] = result
                winner = 0 if result == 1 else 1 if result == 2 else -1
                emit(t, LANE, winner, lane, result, 0, EVERYBODY)
    if decided and (max(lanes_won(t, 0), lanes_won(t, 1)) >= t.lanes_to_win or open_lanes(t) == 0):
        t.turn += 1
        end_game(t, BY_LANES)


@rule
def lanes_won(t: Yard, seat: int) -> int:
    won = 0
    for lane in range(LANES):
        won += t.lane_result[lane] >> seat & 1
    return won


@rule
def winner(t: Yard) -> int:
    """Who has lanes enough while the other has not; -1: nobody. LANES-85"""
    first = lanes_won(t, 0) >= t.lanes_to_win
    second = lanes_won(t, 1) >= t.lanes_to_win
    if first == second:
        return -1
    return 0 if first else 1


@rule
def end_game(t: Yard, reason: int) -> None:
    t.phase = OVER
    t.actor = -1
    t.points = 0
    best = winner(t)
    if best >= 0:
        emit(t, WON, best, 0, 0, 0, EVERYBODY)
    else:
        number = t.lanes_to_win if reason == BY_LANES else t.most_turns if reason == AT_CAP else t.most_idle
        emit(t, DRAW, -1, reason, number, 0, EVERYBODY)


@rule
def payoff(t: Yard, out: Cells) -> None:
    """LANES-87."""
    best = winner(t)
    for seat in range(SEATS):
        out[seat] = 0.5 if best < 0 else 1.0 if seat == best else 0.0
