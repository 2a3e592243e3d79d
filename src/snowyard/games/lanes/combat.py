"""Attacks: who may attack, what may be attacked, damage, death."""

from __future__ import annotations

from snowyard.games.lanes.cards import end_pair, has_live, hit_points, in_play, lane_of, lowest, of_power, unlocked
from snowyard.games.lanes.content import NIMBLE, RETALIATES, TAUNTS, TRAPS, TWINSTRIKES
from snowyard.games.lanes.layout import (
    ATTACKED,
    KILLED,
    KILLED_FACE_DOWN,
    LEARNED,
    RETALIATED,
    SECOND,
    SPARED,
    STRUCK,
    TRAPPED,
    TWINSTRUCK,
    Yard,
)
from snowyard.games.lanes.options import DOUBLE, SPLIT
from snowyard.kernel.head import EVERYBODY, emit, only, reveal
from snowyard.kernel.rule import rule


@rule
def ready(t: Yard, seat: int) -> int:
    """The cards, dead ones too, that have an attack left, whatever their partners: LANES-31, LANES-42."""
    rested = ~t.attacked[seat] | t.eager[seat] & ~t.attacked_twice[seat]
    able: int = t.face_up[seat] & ~t.frozen[seat] & rested
    return able


@rule
def attackers(t: Yard, seat: int) -> int:
    """The cards that may attack: singly, or for a pair of which both are ready its lower slot. LANES-31"""
    able = in_play(t, seat) & ready(t, seat)
    rest = able & t.paired[seat]
    while rest != 0:  # LANES-73
        slot = lowest(rest)
        other = t.partner[seat, slot]
        if other < slot or able >> other & 1 == 0:
            able &= ~(1 << slot)
        rest &= rest - 1
    return able


@rule
def targets(t: Yard, foe: int, lane: int) -> int:
    """The cards of this side that may be attacked."""
    side: int = t.side[foe, lane] & unlocked(t)  # LANES-32
    jacks = side & t.jacks[foe]
    return jacks if jacks != 0 else side  # LANES-64


@rule
def second_targets(t: Yard, foe: int, lane: int, first: int) -> int:
    if has_live(t, foe, first, NIMBLE):  # LANES-59
        return 0
    others = targets(t, foe, lane) & ~(1 << first)
    return others & ~of_power(t, foe, others & t.face_up[foe], NIMBLE)  # LANES-61


@rule
def attack(t: Yard, slot: int, target: int) -> bool:
    """The active player attacks; True when the second target is still to be chosen."""
    me = t.player
    partner = t.partner[me, slot]
    emit(t, ATTACKED, me, slot, target, partner if partner >= 0 else -1 - lane_of(t, me, slot), EVERYBODY)
    t.attacker = slot
    t.target = target
    if t.power_of[t.rank[me, slot]] != TWINSTRIKES:
        return False
    possible = second_targets(t, 1 - me, lane_of(t, me, slot), target)
    if possible & (possible - 1) != 0 or (possible != 0 and t.twinstrike_optional == 1):  # LANES-22
        t.phase = SECOND
        return True
    if possible != 0:
        t.second = lowest(possible)
    return False


@rule
def choose_second(t: Yard, second: int) -> None:
    """The second target is chosen; -1: declined."""
    t.second = second
    if second < 0:
        emit(t, SPARED, t.player, 0, 0, 0, EVERYBODY)


@rule
def strike(t: Yard) -> None:
    """All damage is worked out first, then falls at the same time, then the dead are taken away: LANES-35."""
    me = t.player
    foe = 1 - me
    slot = t.attacker
    target = t.target
    second = t.second
    other = t.partner[me, slot]
    t.attacker = -1
    t.target = -1
    t.second = -1
    count_attack(t, me, slot)
    if other >= 0:
        count_attack(t, me, other)  # LANES-73
    if second >= 0:
        emit(t, TWINSTRUCK, me, second, 0, 0, EVERYBODY)
    back = t.retaliate_damage if has_live(t, foe, target, RETALIATES) else 0
    if second >= 0 and has_live(t, foe, second, RETALIATES):
        back += t.retaliate_damage  # LANES-55
    if t.power_of[t.rank[me, slot]] == NIMBLE:
        back = 0  # LANES-58
    hurt(t, STRUCK, foe, target, first_damage(t, slot, target, second))
    if second >= 0:
        times = t.pair_times if other >= 0 and t.pair_of_tens == DOUBLE else 1  # LANES-75
        hurt(t, STRUCK, foe, second, t.twin_damage * times)  # LANES-61
    if back > 0:  # LANES-54
        hurt(t, RETALIATED, me, slot, back)
        if other >= 0:
            hurt(t, RETALIATED, me, other, back)  # LANES-R37
    for i in range(4):
        card = target if i == 0 else second if i == 1 else slot if i == 2 else other
        if card >= 0:
            bury(t, foe if i < 2 else me, card)


@rule
def first_damage(t: Yard, slot: int, target: int, second: int) -> int:
    """What the attack deals to its first target."""
    me = t.player
    points: int = t.attack_damage  # LANES-33
    if t.power_of[t.rank[me, slot]] == NIMBLE and has_live(t, 1 - me, target, TAUNTS):
        points = t.nimble_damage  # LANES-60
    if t.partner[me, slot] >= 0 and not (second >= 0 and t.pair_of_tens == SPLIT):
        points *= t.pair_times  # LANES-74; without a second target under `split` too: LANES-R59
    return points


@rule
def count_attack(t: Yard, seat: int, slot: int) -> None:
    card = 1 << slot
    t.attacked_twice[seat] |= t.attacked[seat] & card
    t.attacked[seat] |= card


@rule
def hurt(t: Yard, kind: int, seat: int, slot: int, points: int) -> None:
    t.damage[seat, slot] += points
    emit(t, kind, seat, slot, points, t.damage[seat, slot], EVERYBODY)


@rule
def bury(t: Yard, seat: int, slot: int) -> None:
    """Take the card away if its damage is enough."""
    if t.damage[seat, slot] < hit_points(t, seat, slot):
        return
    card = 1 << slot
    lane = lane_of(t, seat, slot)
    rank = t.rank[seat, slot]
    t.damage[seat, slot] = 0
    t.frozen[seat] &= ~card
    if t.face_up[seat] & card != 0:
        emit(t, KILLED, seat, slot, lane, rank, EVERYBODY)
        t.attacked[seat] &= ~card
        t.attacked_twice[seat] &= ~card
        t.eager[seat] &= ~card
        end_pair(t, seat, slot)
    elif t.power_of[rank] == TRAPS:  # LANES-45
        reveal(t)
        t.face_up[seat] |= card
        t.known[0, seat] |= card
        t.known[1, seat] |= card
        emit(t, TRAPPED, seat, slot, lane, rank, EVERYBODY)
        return
    else:
        reveal(t)  # that it has no TRAP: LANES-R24
        emit(t, KILLED_FACE_DOWN, seat, slot, lane, t.trap_ranks >> 1, EVERYBODY)
        if t.known[seat, seat] & card == 0:  # LANES-36
            t.known[seat, seat] |= card
            emit(t, LEARNED, seat, slot, lane, rank, only(seat))
    t.side[seat, lane] &= ~card
