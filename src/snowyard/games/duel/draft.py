"""Before the first turn: the deal, the draft or quick start, and the Arsenal."""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.layout import (
    BOX,
    DISCARDS,
    DRAW,
    E1,
    EV_ARSENAL,
    EV_DEALT,
    EV_HAND,
    EV_KEEPS,
    EV_PASS,
    EV_SWAP,
    HAND,
    KEEP,
    KEEP_CARD,
    KINDS,
    N,
    PICK_1,
    PICK_2,
    STOCK,
    X1,
    Yard,
)
from snowyard.games.duel.content import BASIC, EXTREME
from snowyard.games.duel.memory import hand_on, pass_unseen, remembers, see
from snowyard.games.duel.moves import kind_named
from snowyard.games.duel.options import ALTERNATES, AT_RANDOM, EXTREMES
from snowyard.games.duel.piles import carry, fourth, kind_of, lowest, many, of_kind, packed, pick, shift, shift_all, wrapped
from snowyard.games.duel.turns import clear_turn, decided, turn_up
from snowyard.kernel.bits import select
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit, only, reveal
from snowyard.kernel.rule import rule

N_KINDS = len(KINDS)


@rule
def deal_cards(t: Yard) -> None:
    """DUEL-01 to DUEL-04, DUEL-100, DUEL-102"""
    clear_turn(t)
    for k in range(t.seats):
        t.putter[k] = -1
    t.looker = -1
    choose_extremes(t)
    lay_out_cards(t)
    while t.counts[STOCK] > t.extremes * t.seats:  # three players: two Extremes stay in the box, unseen
        carry(t, pick(t, t.place[STOCK]), STOCK, BOX)
    hands = int(t.quick_dealt if t.quick_start == 1 else t.dealt)
    for seat in range(t.seats):
        for _ in range(hands):
            carry(t, pick(t, t.place[BOX] & t.advanced_cards), BOX, HAND + seat)
    start_knowledge(t)
    emit(t, EV_DEALT, -1, hands, 0, 0, EVERYBODY)
    tell_hands(t)
    t.phase = KEEP if t.quick_start == 1 else PICK_1
    ask_all(t)


@rule
def choose_extremes(t: Yard) -> None:
    """DUEL-101: the four Extremes in use, public before the draft."""
    for i in range(EXTREMES):
        swap = t.alt_extremes[i]
        t.extreme[i] = E1 + i if swap == 0 else X1 + swap - 1
    taken = 0
    for _ in range(t.alt_extremes[AT_RANDOM]):
        alternate = roll(t, ALTERNATES)
        while (taken >> alternate) & 1 == 1:
            alternate = roll(t, ALTERNATES)
        taken |= 1 << alternate
        standard = roll(t, EXTREMES)
        while t.extreme[standard] >= X1:
            standard = roll(t, EXTREMES)
        t.extreme[standard] = X1 + alternate
    for i in range(EXTREMES):
        if t.extreme[i] >= X1:
            emit(t, EV_SWAP, -1, t.extreme[i], E1 + i, 0, EVERYBODY)


@rule
def lay_out_cards(t: Yard) -> None:
    """One deck for two players, two for more: DUEL-102."""
    for kind in range(N_KINDS):
        if kind < E1 or kind > N:
            lay_out_kind(t, kind)
    for i in range(EXTREMES):
        lay_out_kind(t, t.extreme[i])


@rule
def decks(t: Yard) -> int:
    """DUEL-102"""
    return 2 if t.seats > 2 else 1


@rule
def lay_out_kind(t: Yard, kind: int) -> None:
    copies = int(t.copies_of[kind]) * decks(t)
    share = int(t.copies_of[kind]) // 2 if t.set_of[kind] == BASIC else 0  # of every player
    for seat in range(t.seats):
        t.place[DRAW + seat] |= ((1 << share) - 1) << (t.first_of[kind] + share * seat)
        t.counts[DRAW + seat] += share
    zone = STOCK if t.set_of[kind] == EXTREME else BOX
    dealt = share * t.seats
    t.place[zone] |= ((1 << copies) - (1 << dealt)) << t.first_of[kind]
    t.counts[zone] += copies - dealt


@rule
def start_knowledge(t: Yard) -> None:
    """Who holds which Basics is public; of the rest a player sees its own hand only."""
    advanced = t.place[BOX] & t.advanced_cards
    undealt = advanced
    for seat in range(t.seats):
        advanced |= t.place[HAND + seat]
    unused = t.place[BOX] & ~t.advanced_cards & ~t.basic_cards
    extremes = t.place[STOCK] | unused
    for o in range(t.seats if remembers(t) else 0):
        unseen = advanced & ~t.place[HAND + o]
        for seat in range(t.seats):
            if seat != o:
                t.may[o, DRAW + seat] = t.place[DRAW + seat]
                t.may[o, HAND + seat] = unseen
        t.may[o, STOCK] = extremes
        t.may[o, BOX] = (t.place[BOX] & t.basic_cards) | (unseen if undealt != 0 else 0) | (extremes if unused != 0 else 0)


@rule
def tell_hands(t: Yard) -> None:
    for seat in range(t.seats):
        cards = t.place[HAND + seat]
        emit(t, EV_HAND, seat, t.counts[HAND + seat], packed(t, cards), fourth(t, cards), only(seat))


@rule
def ask_all(t: Yard) -> None:
    """Everybody decides in secret, asked one after the other."""
    t.actor = 0
    for seat in range(t.seats):
        for slot in range(2):
            t.chosen[seat, slot] = -1


# ---- the choices


@rule
def keepable(t: Yard) -> int:
    """The cards the actor may name now. Two cards to keep are named in rising order, so the first leaves a second."""
    cards = t.place[HAND + t.actor]
    first = t.chosen[t.actor, 0]
    if first >= 0:
        return int(cards & ~(1 << first) & -(1 << t.first_of[kind_of(t, first)]))
    if t.phase == KEEP and t.kept == 2:
        return int(cards & ~(1 << select(np.uint64(cards), many(cards) - 1)))
    return int(cards)


@rule
def keep_card(t: Yard, action: int) -> bool:
    """DUEL-05 to DUEL-07: a secret choice; True when everybody has made it."""
    seat = t.actor
    slot = 0 if t.chosen[seat, 0] < 0 else 1
    card = lowest(keepable(t) & of_kind(t, kind_named(action, KEEP_CARD)))
    t.chosen[seat, slot] = card
    emit(t, EV_KEEPS, seat, kind_of(t, card), 0, 0, only(seat))
    return decided(t, seat, t.phase == KEEP and slot + 1 < t.kept)


@rule
def end_pick(t: Yard) -> None:
    for seat in range(t.seats):
        shift(t, t.chosen[seat, 0], HAND + seat, DISCARDS + seat, only(seat))
    emit(t, EV_PASS, -1, t.counts[HAND], 0, 0, EVERYBODY)
    pass_on(t)
    if t.phase == PICK_1:
        t.phase = PICK_2
    else:
        t.phase = KEEP
        for seat in range(t.seats):
            shift_all(t, DISCARDS + seat, HAND + seat)
    tell_hands(t)
    reveal(t)
    ask_all(t)


@rule
def pass_on(t: Yard) -> None:
    """Everybody's hand goes to the left neighbour: DUEL-05, DUEL-06, DUEL-103."""
    last = t.seats - 1
    kept = t.place[HAND + last]
    for seat in range(last, 0, -1):
        t.place[HAND + seat] = t.place[HAND + seat - 1]
    t.place[HAND] = kept
    for o in range(t.seats if remembers(t) else 0):
        hand_on(t, o)
        cards = t.place[HAND + o]
        while cards != 0:
            see(t, o, lowest(cards), HAND + o)
            cards &= cards - 1
        t.may[o, HAND + o] = 0
        left = wrapped(t, o + 1)
        t.may[o, HAND + left] = t.place[HAND + left]


@rule
def finish_draft(t: Yard) -> None:
    """DUEL-07 to DUEL-10, DUEL-100, DUEL-103, DUEL-104"""
    returned_to = BOX if t.quick_start == 1 else STOCK
    for seat in range(t.seats):
        for slot in range(t.kept):
            shift(t, t.chosen[seat, slot], HAND + seat, DRAW + seat, only(seat))
        while t.counts[HAND + seat] > 0:
            shift(t, lowest(t.place[HAND + seat]), HAND + seat, returned_to, only(seat))
    if t.quick_start == 1:
        wanted = int((t.dealt - t.kept) * t.seats)
        for left in range(wanted, 0, -1):
            spare = t.place[BOX] & t.advanced_cards  # if all go (four with two players), there is nothing to draw
            carry(t, pick(t, spare) if t.seats > 2 or many(spare) > left else lowest(spare), BOX, STOCK)
            for o in range(t.seats if remembers(t) else 0):
                pass_unseen(t, o, BOX, STOCK, t.advanced_cards)
    for k in range(t.seats):  # equal piles, as far as the cards go
        t.pile[k] = (t.counts[STOCK] + t.seats - 1 - k) // t.seats
    emit(t, EV_ARSENAL, -1, t.seats, t.pile[0], t.pile[t.seats - 1], EVERYBODY)
    turn_up(t)
