"""Who may see what in village: everything lies open but hands, the deck, and who is being asked in a card window."""

from __future__ import annotations

from snowyard.games.village.cards import playable, seat_of
from snowyard.games.village.content import CARDS
from snowyard.games.village.layout import (
    CONTACT,
    HIT_TARGET,
    MAIN,
    MIRACLE_WINDOW,
    OVER,
    PAUSE,
    START_OTHER,
    START_SELF,
    THROW_SHOOTER,
    THROW_TARGET,
    Yard,
)
from snowyard.games.village.options import NO_CARDS, PLAYER3
from snowyard.games.village.spending import can_act
from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule

SOMEBODY = -2

PUBLIC = (
    "kind", "trait", "x", "y", "in_play", "down", "dice", "aim", "prepared", "points", "best", "balls", "order", "team_order",
    "corner_owner", "total", "gave_up", "winners", "place", "order_count", "active", "pool", "not_done", "ending", "asked",
    "mover", "move_kind", "inches", "back", "reach", "winding", "detour", "thrower", "target", "ammunition", "size",
    "aim_used", "objects", "required", "too_close", "critical", "ice_played", "pitch_played", "missed_played",
    "grandma_played", "victim", "victim_kind", "deck_left", "discard", "hand_size",
)  # fmt: skip
"""Fields that everybody sees as they are; who is asked, only where no cards are asked for."""


@rule
def is_window(phase: int) -> bool:
    """Whether cards are asked for, so that who is asked is a secret (VILLAGE-R48)."""
    if phase == START_OTHER or phase == START_SELF or phase == CONTACT or phase == MIRACLE_WINDOW:
        return True
    return phase == THROW_SHOOTER or phase == THROW_TARGET or phase == HIT_TARGET


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    """Beside what is public: one's own hands. Of a card window others see that there is a pause."""
    if t.cards != NO_CARDS:
        out.decisions = 0  # it counts the passes of others
    if is_window(t.phase) and t.actor != seat:
        out.actor = SOMEBODY
        out.phase = PAUSE
        out.asked = -1
    for held in range(t.seats if t.card_mode == PLAYER3 else t.kids):
        if seat_of(t, held) == seat:
            for card in range(CARDS):
                out.hand[held, card] = t.hand[held, card]


# ---- dealing anew what a seat cannot know


@rule
def redeal(t: Yard, seat: int) -> None:
    """Unseen cards go uniformly into the other hands, the rest is the deck. Whoever is being asked keeps a reason to be
    asked: VILLAGE-R48, and for MAIN VILLAGE-49."""
    if t.cards == NO_CARDS or t.phase == OVER:
        return
    hands = t.seats if t.card_mode == PLAYER3 else t.kids
    for held in range(hands):
        if seat_of(t, held) != seat:
            take_back(t, held)
    first = -1
    if t.actor != seat and (is_window(t.phase) or t.phase == MAIN):
        first = t.actor if t.card_mode == PLAYER3 else t.asked
        deal_hand(t, first)
        while not may_decide(t):
            take_back(t, first)
            deal_hand(t, first)
    for held in range(hands):
        if held != first and seat_of(t, held) != seat:
            deal_hand(t, held)


@rule
def may_decide(t: Yard) -> bool:
    if t.phase == MAIN:
        return can_act(t, t.asked)
    return playable(t, t.asked, t.phase) != 0


@rule
def take_back(t: Yard, held: int) -> None:
    for card in range(CARDS):
        t.deck[card] += t.hand[held, card]
        t.hand[held, card] = 0


@rule
def deal_hand(t: Yard, held: int) -> None:
    left = 0
    for card in range(CARDS):
        left += t.deck[card]
    for _ in range(t.hand_size[held]):
        pick = below(t.generator, left)
        card = 0
        while pick >= t.deck[card]:
            pick -= t.deck[card]
            card += 1
        t.deck[card] -= 1
        t.hand[held, card] += 1
        left -= 1
