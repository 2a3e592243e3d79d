"""Handling cards: sets of slots, drawing, turning face-up, pairs."""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes.content import FIRING, NIMBLE, TAUNTS
from snowyard.games.lanes.layout import ALL, DREW, DREW_CARD, FLIPPED, PAIR_ENDED, POWER_AT, SET_SPLIT, THAWED, UNLOCKED, Yard
from snowyard.kernel.bits import ones
from snowyard.kernel.dice import draw
from snowyard.kernel.head import EVERYBODY, emit, only, others, reveal
from snowyard.kernel.rule import rule


@rule
def lowest(slots: int) -> int:
    """The lowest slot of a set that is not empty."""
    return ones(np.uint64((slots & -slots) - 1))


@rule
def emit_set(t: Yard, kind: int, seat: int, slots: int) -> None:
    emit(t, kind, seat, slots & (1 << SET_SPLIT) - 1, slots >> SET_SPLIT, 0, EVERYBODY)


@rule
def in_play(t: Yard, seat: int) -> int:
    cards: int = t.side[seat, 0] | t.side[seat, 1] | t.side[seat, 2]
    return cards


@rule
def lane_of(t: Yard, seat: int, slot: int) -> int:
    """The lane of a card in play: 0, 1 or 2."""
    lane: int = (t.side[seat, 1] >> slot & 1) + 2 * (t.side[seat, 2] >> slot & 1)
    return lane


@rule
def unlocked(t: Yard) -> int:
    """The slots that are not locked: all, once the pile is empty. LANES-14"""
    return ALL if t.pile_size == 0 else ALL & ~t.base


@rule
def has_live(t: Yard, seat: int, slot: int, power: int) -> bool:
    """Is this a face-up card with this power?"""
    found: bool = t.power_of[t.rank[seat, slot]] == power and t.face_up[seat] >> slot & 1 == 1
    return found


@rule
def hit_points(t: Yard, seat: int, slot: int) -> int:
    """LANES-34."""
    points: int = t.bears[t.rank[seat, slot]] if t.face_up[seat] >> slot & 1 == 1 else t.covered_points
    return points


@rule
def of_power(t: Yard, seat: int, slots: int, power: int) -> int:
    """The cards whose ranks have this power among these slots."""
    found = 0
    while slots != 0:
        if t.power_of[t.rank[seat, lowest(slots)]] == power:
            found |= slots & -slots
        slots &= slots - 1
    return found


@rule
def of_rank(t: Yard, seat: int, slots: int, rank: int) -> int:
    """The cards of this rank among these slots."""
    found = 0
    while slots != 0:
        if t.rank[seat, lowest(slots)] == rank:
            found |= slots & -slots
        slots &= slots - 1
    return found


@rule
def take_card(t: Yard, seat: int) -> None:
    """The top card of the pile comes to hand: LANES-12, LANES-43. The order of the pile is nobody's knowledge, so the
    card is drawn now."""
    rank = draw(t, t.pile)
    t.pile[rank] -= 1
    t.pile_size -= 1
    t.hand[seat, rank] += 1
    t.hand_size[seat] += 1
    emit(t, DREW, seat, rank, t.pile_size, 0, only(seat))
    emit(t, DREW_CARD, seat, 0, t.pile_size, 0, others(seat))
    if t.pile_size == 0:
        emit(t, UNLOCKED, seat, 0, 0, 0, EVERYBODY)  # LANES-14, LANES-R04


@rule
def turn_up(t: Yard, seat: int, slot: int) -> None:
    """A card turns face-up; damage, frost and attacks stay on it: LANES-28."""
    rank = t.rank[seat, slot]
    card = 1 << slot
    t.face_up[seat] |= card
    t.known[0, seat] |= card  # LANES-27
    t.known[1, seat] |= card
    reveal(t)
    power = t.power_of[rank]
    emit(t, FLIPPED, seat, slot, lane_of(t, seat, slot) + POWER_AT * power, rank, EVERYBODY)
    t.damage[seat, slot] = min(t.damage[seat, slot], t.bears[rank] - 1)  # only a variant's card bears less face-up
    if power == NIMBLE and t.frozen[seat] & card != 0:  # LANES-52
        t.frozen[seat] &= ~card
        emit_set(t, THAWED, seat, card)
    if power == TAUNTS:
        t.jacks[seat] |= card
    if FIRING >> power & 1 == 1:  # LANES-29, LANES-37
        t.pending[slot] += 1
        t.waiting |= card


@rule
def end_pair(t: Yard, seat: int, slot: int) -> None:
    """This card leaves its pair, if it is in one; the other is single again: LANES-72."""
    other = t.partner[seat, slot]
    if other >= 0:
        t.partner[seat, slot] = -1
        t.partner[seat, other] = -1
        t.paired[seat] &= ~(1 << slot | 1 << other)
        emit(t, PAIR_ENDED, seat, min(slot, other), max(slot, other), 0, EVERYBODY)
