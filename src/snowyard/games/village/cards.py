"""Ability Cards: who holds them, which can be played when, drawing and discarding.

VILLAGE-51 to VILLAGE-57, VILLAGE-98 to VILLAGE-108.
"""

from __future__ import annotations

from snowyard.games.village.content import CARDS, DASH, GRANDMA, ICE, MIRACLE, MISSED, NOTDONE, PITCH, SAVED, SPARE_CARD, SPARES
from snowyard.games.village.layout import (
    CONTACT,
    EV_CARD,
    EV_DEALT,
    EV_DISCARD,
    EV_DRAWN,
    HIT_TARGET,
    MAIN,
    MIRACLE_WINDOW,
    PLAY_DASH,
    PLAY_DRAW,
    PLAY_GRANDMA,
    PLAY_ICE,
    PLAY_MIRACLE,
    PLAY_MISSED,
    PLAY_NOTDONE,
    PLAY_PITCH,
    PLAY_SAVED,
    PLAY_SPARE,
    START_OTHER,
    START_SELF,
    THROW_SHOOTER,
    THROW_TARGET,
    Yard,
)
from snowyard.games.village.options import EARN, KID3, NO_CARDS, PLAYER3
from snowyard.kernel.dice import draw
from snowyard.kernel.head import EVERYBODY, emit, only, others
from snowyard.kernel.rule import rule


@rule
def holder(t: Yard, kid: int) -> int:
    """Where the Kid's cards lie: its own hand, or its player's (VILLAGE-107, VILLAGE-108)."""
    if t.card_mode == PLAYER3:
        return int(t.owner[kid])
    return kid


@rule
def shown_holder(t: Yard, held: int) -> int:
    """The Kid of a hand for events; -1: it is a player's."""
    if t.card_mode == PLAYER3:
        return -1
    return held


@rule
def seat_of(t: Yard, held: int) -> int:
    if t.card_mode == PLAYER3:
        return held
    return int(t.owner[held])


@rule
def fill_deck(t: Yard) -> None:
    """The copies of each kind for every Kid, less what was kept from an earlier game."""
    if t.cards == NO_CARDS:
        return
    for card in range(CARDS):
        t.deck[card] = t.copies[card] * t.kids
        t.deck_left += t.copies[card] * t.kids
        for kid in range(t.kids):
            kept = t.start_hands[kid, card]
            t.hand[kid, card] += kept
            t.hand_size[kid] += kept
            t.deck[card] -= kept
            t.deck_left -= kept


@rule
def draw_cards(t: Yard, held: int, wanted: int) -> None:
    """As many as there are; nothing from an empty deck: VILLAGE-98, VILLAGE-R32, VILLAGE-R45."""
    count = min(wanted, t.deck_left)
    for _ in range(count):
        draw_card(t, held)
    if count > 0:
        seat = seat_of(t, held)
        emit(t, EV_DEALT, seat, shown_holder(t, held), count, 0, others(seat))


@rule
def draw_card(t: Yard, held: int) -> None:
    """VILLAGE-99"""
    card = draw(t, t.deck)
    t.deck[card] -= 1
    t.deck_left -= 1
    t.hand[held, card] += 1
    t.hand_size[held] += 1
    seat = seat_of(t, held)
    emit(t, EV_DRAWN, seat, shown_holder(t, held), card, 0, only(seat))


@rule
def deal_cards(t: Yard) -> None:
    """VILLAGE-41, VILLAGE-105 to VILLAGE-107: one hand is completed before the next is begun (VILLAGE-R41)."""
    hands = t.seats if t.card_mode == PLAYER3 else t.kids
    for held in range(hands):
        draw_cards(t, held, t.deal_cards[t.card_mode - KID3])


@rule
def use_card(t: Yard, kid: int, card: int) -> None:
    """A played card goes to the discard, face up (VILLAGE-98)."""
    held = holder(t, kid)
    t.hand[held, card] -= 1
    t.hand_size[held] -= 1
    t.discard[card] += 1
    t.news = 1
    emit(t, EV_CARD, t.owner[kid], kid, card, 0, EVERYBODY)


@rule
def discard_hand(t: Yard, held: int) -> None:
    """VILLAGE-96: revealed in the discard."""
    for card in range(CARDS):
        count = t.hand[held, card]
        if count > 0:
            t.discard[card] += count
            t.hand[held, card] = 0
            t.news = 1
            emit(t, EV_DISCARD, seat_of(t, held), shown_holder(t, held), card, count, EVERYBODY)
    t.hand_size[held] = 0


@rule
def earn_cards(t: Yard, kid: int, times: int) -> None:
    if t.cards == EARN:  # VILLAGE-104
        draw_cards(t, holder(t, kid), times * t.earn_cards)


# ---- what can be played


@rule
def bit(action: int) -> int:
    return 1 << (action - PLAY_SAVED)


@rule
def any_time(t: Yard, kid: int) -> int:
    """VILLAGE-53: DASH standing, a drawing MIRACLE for Elf and Yeti."""
    held = holder(t, kid)
    cards = 0
    if t.hand[held, DASH] > 0 and t.down[kid] == 0:  # VILLAGE-54, VILLAGE-102
        cards |= bit(PLAY_DASH)
    if t.hand[held, MIRACLE] > 0 and t.draws_by_miracle[t.kind[kid]] == 1 and min(t.deck_left, t.miracle_cards) > 0:
        cards |= bit(PLAY_DRAW)  # VILLAGE-R30, VILLAGE-R45
    return cards


@rule
def playable(t: Yard, kid: int, phase: int) -> int:
    """The cards that this Kid can play in this window, as bits from PLAY_SAVED on."""
    if t.cards == NO_CARDS or t.hand_size[holder(t, kid)] == 0:
        return 0
    cards = printed_playable(t, kid, phase)
    if t.spare_cards == 1:
        for spare in range(SPARES):
            if t.hand[holder(t, kid), SPARE_CARD + spare] > 0 and spare_playable(t, kid, phase, spare):
                cards |= bit(PLAY_SPARE + spare)
    return cards


@rule
def spare_playable(t: Yard, kid: int, phase: int, spare: int) -> bool:
    """A spare card can be played when the card that it is like could be."""
    does = t.spare_does[spare]
    if does == SAVED:
        return phase == START_SELF or phase == MAIN
    if does == NOTDONE:
        return phase == START_SELF and t.dice[kid] < t.spare_dice[spare] and t.not_done == 0
    if does == ICE:
        return phase == THROW_SHOOTER and t.ice_played == 0
    if does == GRANDMA:
        return phase == HIT_TARGET
    if does == PITCH:
        return phase == THROW_SHOOTER and t.pitch_played == 0 and t.too_close == 0
    if does == MISSED:
        return phase == THROW_TARGET and t.missed_played == 0 and t.too_close == 0
    if does == MIRACLE and phase == MIRACLE_WINDOW:
        return True
    if phase == THROW_SHOOTER or phase == MIRACLE_WINDOW:
        return False
    if does == DASH:
        return bool(t.down[kid] == 0)
    return bool(t.draws_by_miracle[t.kind[kid]] == 1 and min(t.deck_left, t.spare_draws[spare]) > 0)


@rule
def card_dice(t: Yard, card: int, played: int) -> int:
    """The dice of what was played with the effect of a printed card: 0: nothing, 1: that card, 2 and more: a spare one."""
    if played == 0:
        return 0
    return int(t.card_dice[card if played == 1 else SPARE_CARD + played - 2])


@rule
def printed_playable(t: Yard, kid: int, phase: int) -> int:
    if phase == START_OTHER or phase == CONTACT:
        return any_time(t, kid)
    held = holder(t, kid)
    cards = 0
    if phase == START_SELF or phase == MAIN:
        cards = any_time(t, kid)
        if t.hand[held, SAVED] > 0:  # VILLAGE-100
            cards |= t.saved_ways
        if phase == START_SELF and t.hand[held, NOTDONE] > 0 and t.dice[kid] < t.notdone_dice and t.not_done == 0:
            cards |= bit(PLAY_NOTDONE)  # VILLAGE-R39
    elif phase == THROW_SHOOTER:
        if t.hand[held, ICE] > 0 and t.ice_played == 0:  # VILLAGE-57, VILLAGE-R26
            cards |= bit(PLAY_ICE)
        if t.hand[held, PITCH] > 0 and t.pitch_played == 0 and t.too_close == 0:
            cards |= bit(PLAY_PITCH)
    elif phase == THROW_TARGET:
        cards = any_time(t, kid)
        if t.hand[held, MISSED] > 0 and t.missed_played == 0 and t.too_close == 0:
            cards |= bit(PLAY_MISSED)
    elif phase == HIT_TARGET:
        cards = any_time(t, kid)
        if t.hand[held, GRANDMA] > 0:
            cards |= bit(PLAY_GRANDMA)
    elif phase == MIRACLE_WINDOW:
        if t.hand[held, MIRACLE] > 0:  # VILLAGE-92
            cards |= bit(PLAY_MIRACLE)
    return cards


@rule
def card_of(action: int) -> int:
    """Which card an action plays."""
    if action >= PLAY_SPARE:
        return SPARE_CARD + action - PLAY_SPARE
    if action < PLAY_NOTDONE:
        return SAVED
    if action == PLAY_NOTDONE:
        return NOTDONE
    if action == PLAY_ICE:
        return ICE
    if action == PLAY_GRANDMA:
        return GRANDMA
    if action == PLAY_PITCH:
        return PITCH
    if action == PLAY_MISSED:
        return MISSED
    if action == PLAY_DASH:
        return DASH
    return MIRACLE
