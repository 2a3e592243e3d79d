"""Who may see what in village: everything lies open but hands, the deck, and who is being asked in a card window."""

from __future__ import annotations

from snowyard.games.village.cards import playable, seat_of
from snowyard.games.village.content import CARDS
from snowyard.games.village.layout import (
    CONTACT, HIT_TARGET, MAIN, MIRACLE_WINDOW, OVER, PAUSE, START_OTHER, START_SELF, THROW_SHOOTER, THROW_TARGET, Yard,
)  # fmt: skip
from snowyard.games.village.options import KIDS, NO_CARDS, PLAYER3, TEAMS
from snowyard.games.village.spending import can_act
from snowyard.kernel.dice import below
from snowyard.kernel.head import show_head
from snowyard.kernel.rule import rule

SOMEBODY = -2


@rule
def is_window(phase: int) -> bool:
    """Whether cards are asked for, so that who is asked is a secret (VILLAGE-R48)."""
    if phase == START_OTHER or phase == START_SELF or phase == CONTACT or phase == MIRACLE_WINDOW:
        return True
    return phase == THROW_SHOOTER or phase == THROW_TARGET or phase == HIT_TARGET


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    show_head(t, seat, out)
    if t.cards != NO_CARDS:
        out.decisions = 0  # it counts the passes of others
    out.asked = t.asked
    if is_window(t.phase) and t.actor != seat:
        out.actor = SOMEBODY
        out.phase = PAUSE
        out.asked = -1
    show_kids(t, out)
    show_activation(t, out)
    show_throw(t, out)
    out.deck_left = t.deck_left
    hands = t.seats if t.card_mode == PLAYER3 else t.kids
    for card in range(CARDS):
        out.discard[card] = t.discard[card]
    for held in range(hands):
        out.hand_size[held] = t.hand_size[held]
        if seat_of(t, held) == seat:
            for card in range(CARDS):
                out.hand[held, card] = t.hand[held, card]


@rule
def show_kids(t: Yard, out: Yard) -> None:
    for kid in range(t.kids):
        out.kind[kid] = t.kind[kid]
        out.trait[kid] = t.trait[kid]
        out.x[kid] = t.x[kid]
        out.y[kid] = t.y[kid]
        out.in_play[kid] = t.in_play[kid]
        out.down[kid] = t.down[kid]
        out.dice[kid] = t.dice[kid]
        out.aim[kid] = t.aim[kid]
        out.prepared[kid] = t.prepared[kid]
        out.points[kid] = t.points[kid]
        out.best[kid] = t.best[kid]
        for size in range(6):
            out.balls[kid, size] = t.balls[kid, size]
        out.order[kid] = t.order[kid]


@rule
def show_activation(t: Yard, out: Yard) -> None:
    for team in range(TEAMS):
        out.team_order[team] = t.team_order[team]
        out.corner_owner[team] = t.corner_owner[team]
        out.total[team] = t.total[team]
    for seat in range(KIDS):
        out.gave_up[seat] = t.gave_up[seat]
    out.winners = t.winners
    out.place = t.place
    out.order_count = t.order_count
    out.active = t.active
    for face in range(7):
        out.pool[face] = t.pool[face]
    out.not_done = t.not_done
    out.ending = t.ending
    out.mover = t.mover
    out.move_kind = t.move_kind
    out.inches = t.inches
    out.back = t.back
    for row in range(t.reach.shape[0]):
        out.reach[row] = t.reach[row]
    out.winding = t.winding
    if t.winding == 1:
        for point in range(t.detour.shape[0]):
            out.detour[point] = t.detour[point]


@rule
def show_throw(t: Yard, out: Yard) -> None:
    out.thrower = t.thrower
    out.target = t.target
    out.ammunition = t.ammunition
    out.size = t.size
    out.aim_used = t.aim_used
    out.objects = t.objects
    out.required = t.required
    out.too_close = t.too_close
    out.critical = t.critical
    out.ice_played = t.ice_played
    out.pitch_played = t.pitch_played
    out.missed_played = t.missed_played
    out.grandma_played = t.grandma_played
    out.victim = t.victim
    out.victim_kind = t.victim_kind


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
