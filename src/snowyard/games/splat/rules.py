"""The rules of splat: dealing, turns, the end. Throws are in throws.py; docs/rules/splat.md has all in words."""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import copies, hits
from snowyard.games.splat.layout import (
    ACT, ANSWER, ANY, CAP, DEAL, DEALT, DEFEND, DISCARD, DISCARDED, DOUBLE, DRAW, DRAW_HIDDEN, FORT, HAND, KINDS,
    NO_CARD, OVER, PILE, PLACE_PILE, PLACE_WALL, PLACED, SHUFFLE, SINGLE, SPLATBALL, START, THROW_DOUBLE,
    THROW_SPLATBALL, WALL, WON, Yard,
)  # fmt: skip
from snowyard.games.splat.options import FREE
from snowyard.games.splat.playable import answers, playable, unplayable_types
from snowyard.games.splat.throws import absorb, throw, throw_splatball
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import draw, roll
from snowyard.kernel.head import EVERYBODY, emit, only, others, reveal
from snowyard.kernel.ranks import share_win, tell_winners
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

RULES_VERSION = 1


@rule
def deal(t: Yard) -> None:
    for kind in range(KINDS):
        t.draw[kind] = copies(t, kind)
        t.draw_left += t.draw[kind]
    t.alive = (1 << t.seats) - 1  # SPLAT-05
    t.card = NO_CARD
    t.target = -1
    t.starter = roll(t, t.seats)  # SPLAT-04
    emit(t, START, t.starter, t.draw_left, 0, 0, EVERYBODY)
    if t.strategic == 1:
        deal_hands(t)
    begin_turn(t, t.starter)


@rule
def deal_hands(t: Yard) -> None:
    """SPLAT-48."""
    emit(t, DEAL, -1, HAND, 0, 0, EVERYBODY)
    for seat in range(t.seats):
        first = take_card(t)
        second = take_card(t)
        t.hand[seat, first] += 1
        t.hand[seat, second] += 1
        t.narrow[seat] = ANY
        t.wide[seat] = ANY
        emit(t, DEALT, seat, first, second, 0, only(seat))


@rule
def take_card(t: Yard) -> int:
    """The top card of the draw pile. Draws are exchangeable, so it is chosen now, among all that are left: SPLAT-03."""
    kind = draw(t, t.draw)
    t.draw[kind] -= 1
    t.draw_left -= 1
    return kind


@rule
def begin_turn(t: Yard, seat: int) -> None:
    """Step 1 of a turn: SPLAT-08, SPLAT-09."""
    t.player = seat
    t.actor = seat
    t.phase = ACT
    if t.draw_left == 0:  # SPLAT-10, SPLAT-R13; there is something to shuffle: SPLAT-R14
        for kind in range(KINDS):
            t.draw[kind] = t.discard[kind]
            t.draw_left += t.discard[kind]
            t.discard[kind] = 0
        emit(t, SHUFFLE, seat, t.draw_left, 0, 0, EVERYBODY)
    kind = take_card(t)
    if t.strategic == 1:  # SPLAT-49, SPLAT-R22
        t.hand[seat, kind] += 1
        emit(t, DRAW, seat, kind, 0, 0, only(seat))
        emit(t, DRAW_HIDDEN, seat, 0, 0, 0, others(seat))
    else:  # SPLAT-11
        t.card = kind
        emit(t, DRAW, seat, kind, 0, 0, EVERYBODY)


@rule
def legal(t: Yard, mask: Mask) -> None:
    if t.phase == DEFEND:
        chosen = answers(t, t.target, t.card)
    elif t.strategic == 1:
        chosen = legal_from_hand(t, t.actor)
    else:
        chosen = playable(t, t.actor, t.card)  # SPLAT-12
        if chosen == 0:  # SPLAT-13
            chosen = 1 << (DISCARD + t.card)
    mask[0] |= np.uint64(chosen)


@rule
def legal_from_hand(t: Yard, seat: int) -> int:
    """SPLAT-51, SPLAT-52, SPLAT-58."""
    plays = 0
    discards = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] > 0:
            plays |= playable(t, seat, kind)
            discards |= 1 << (DISCARD + kind)
    if t.strategic_discard == FREE:
        return plays | discards
    return plays if plays != 0 else discards


@rule
def play(t: Yard, action: int) -> None:
    if action >= ANSWER:
        absorb(t, t.target, action)
        end_turn(t)
        return
    if t.strategic == 1:
        show_card(t, t.actor, action)
    t.card = NO_CARD
    if action < THROW_DOUBLE:
        throw(t, SINGLE, action)
    elif action < THROW_SPLATBALL:
        throw(t, DOUBLE, action - THROW_DOUBLE)
    elif action < PLACE_WALL:
        throw_splatball(t, action - THROW_SPLATBALL)
    elif action < DISCARD:
        place(t, t.actor, card_of(action))
    else:
        discard(t, t.actor, action - DISCARD)
    if t.phase == ACT:
        end_turn(t)


@rule
def show_card(t: Yard, seat: int, action: int) -> None:
    """A card leaves a hidden hand: SPLAT-50."""
    kind = card_of(action)
    learn(t, seat, kind, action)
    t.hand[seat, kind] -= 1
    reveal(t)


@rule
def discard(t: Yard, seat: int, kind: int) -> None:
    """SPLAT-13, SPLAT-25, SPLAT-39, SPLAT-41, SPLAT-52."""
    t.discard[kind] += 1
    emit(t, DISCARDED, seat, kind, 1 if playable(t, seat, kind) == 0 else 0, 0, EVERYBODY)


@rule
def card_of(action: int) -> int:
    """The card that an action of the player on turn uses."""
    if action >= DISCARD:
        return action - DISCARD
    if action >= PLACE_WALL:
        return WALL if action == PLACE_WALL else PILE if action == PLACE_PILE else FORT
    if action >= THROW_SPLATBALL:
        return SPLATBALL
    return DOUBLE if action >= THROW_DOUBLE else SINGLE


@rule
def learn(t: Yard, seat: int, kind: int, action: int) -> None:
    """What everybody now knows of the cards kept: SPLAT-R30."""
    narrow = t.narrow[seat]
    wide = t.wide[seat]
    drawn = ANY
    if action >= DISCARD and t.strategic_discard != FREE:
        kept = unplayable_types(t, seat)
        narrow &= kept
        wide &= kept
        drawn = kept
    if (narrow >> kind) & 1 == 1:
        t.narrow[seat] = wide
        t.wide[seat] = drawn
    elif (wide >> kind) & 1 == 1:
        t.narrow[seat] = narrow
        t.wide[seat] = drawn
    else:
        t.narrow[seat] = narrow
        t.wide[seat] = wide


@rule
def place(t: Yard, seat: int, kind: int) -> None:
    """SPLAT-35, SPLAT-37, SPLAT-38."""
    if kind == WALL:
        t.walls[seat] += 1
    elif kind == FORT:
        t.forts[seat] += 1
    else:
        t.piles |= 1 << seat
    emit(t, PLACED, seat, kind, 0, 0, EVERYBODY)


@rule
def end_turn(t: Yard) -> None:
    """Step 3 of a turn: SPLAT-14. The turn in which the game ends is counted too."""
    t.phase = ACT
    t.card = NO_CARD
    t.target = -1
    t.turn += 1
    if t.alive & (t.alive - 1) == 0:  # SPLAT-42
        t.rank[t.player] = 1
        emit(t, WON, t.player, 1, 0, 0, EVERYBODY)
        end_game(t)
    elif t.turn >= t.turn_cap:  # SPLAT-45
        end_at_cap(t)
    else:
        seat = t.player
        while True:  # SPLAT-07, SPLAT-34
            seat += 1
            if seat == t.seats:
                seat = 0
            if (t.alive >> seat) & 1 == 1:
                break
        begin_turn(t, seat)


@rule
def end_at_cap(t: Yard) -> None:
    """Fewest hits first, equal hits share the better place: SPLAT-44, SPLAT-45, SPLAT-R24."""
    emit(t, CAP, t.player, t.turn, 0, 0, EVERYBODY)
    for seat in range(t.seats):
        if (t.alive >> seat) & 1 == 1:
            t.rank[seat] = 1
            for other in range(t.seats):
                if (t.alive >> other) & 1 == 1 and hits(t, other) < hits(t, seat):
                    t.rank[seat] += 1
    tell_winners(t, WON)
    end_game(t)


@rule
def end_game(t: Yard) -> None:
    t.phase = OVER
    t.actor = -1


@rule
def payoff(t: Yard, out: Cells) -> None:
    """SPLAT-R29: 1, shared by joint winners."""
    share_win(t, out)
