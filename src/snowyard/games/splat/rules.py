"""The rules of splat: dealing, turns, the end. Throws are in throws.py; docs/rules/splat.md has all in words."""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import hits
from snowyard.games.splat.content import DOUBLE, FORT, KINDS, PILE, SINGLE, SMALL_DECK, SPARES, SPLATBALL, WALL
from snowyard.games.splat.layout import (
    ACT,
    ANSWER,
    ANY,
    CAP,
    DEAL,
    DEALT,
    DEFEND,
    DISCARD,
    DISCARD_SPARE,
    DISCARDED,
    DRAW,
    DRAW_HIDDEN,
    MORE_ANSWERS,
    NO_CARD,
    OVER,
    PLACE_PILE,
    PLACE_SPARE,
    PLACE_WALL,
    PLACED,
    SEATS,
    SHUFFLE,
    START,
    THROW_DOUBLE,
    THROW_SPARE,
    THROW_SPLATBALL,
    WON,
    Yard,
)
from snowyard.games.splat.options import FREE
from snowyard.games.splat.playable import answers, playable, spare_playable, unplayable_types
from snowyard.games.splat.throws import absorb, throw
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
        t.draw[kind] = t.deck[kind]
        t.draw_left += t.deck[kind]
    for spare in range(SPARES):
        t.spare_draw[spare] = t.deck[KINDS + spare]
        t.draw_left += t.deck[KINDS + spare]
    t.alive = (1 << t.seats) - 1  # SPLAT-05
    t.card = NO_CARD
    t.target = -1
    t.starter = roll(t, t.seats)  # SPLAT-04
    emit(t, START, t.starter, t.draw_left, 1 if t.draw_left == SMALL_DECK and t.coin_flip == 0 else 0, 0, EVERYBODY)
    if t.start_walls + t.start_forts + t.start_piles > 0:
        lay_out(t)
    if t.strategic == 1:
        deal_hands(t)
    begin_turn(t, t.starter)


@rule
def lay_out(t: Yard) -> None:
    """What everybody has in front at the start: SPLAT-05 says nothing."""
    for seat in range(t.seats):
        t.walls[seat] = t.start_walls
        t.forts[seat] = t.start_forts
        if t.start_piles > 0:
            t.piles |= 1 << seat
            t.more_piles[seat] = t.start_piles - 1
    t.draw[WALL] -= t.seats * t.start_walls
    t.draw[FORT] -= t.seats * t.start_forts
    t.draw[PILE] -= t.seats * t.start_piles
    t.draw_left -= t.seats * (t.start_walls + t.start_forts + t.start_piles)


@rule
def deal_hands(t: Yard) -> None:
    """SPLAT-48."""
    emit(t, DEAL, -1, t.hand_cards, 0, 0, EVERYBODY)
    for seat in range(t.seats):
        a = -1
        b = -1
        c = 0
        for n in range(t.hand_cards):
            kind = take_card(t)
            into_hand(t, seat, kind)
            if n == 0:
                a = kind
            elif n == 1:
                b = kind
            else:
                c |= (kind + 1) << (4 * (n - 2))
        t.narrow[seat] = ANY
        t.wide[seat] = ANY
        emit(t, DEALT, seat, a, b, c, only(seat))


@rule
def into_hand(t: Yard, seat: int, kind: int) -> None:
    if kind < KINDS:
        t.hand[seat, kind] += 1
    else:
        t.spare_hand[seat, kind - KINDS] += 1


@rule
def take_card(t: Yard) -> int:
    """The top card of the draw pile. Draws are exchangeable, so it is chosen now, among all that are left: SPLAT-03."""
    t.draw_left -= 1
    if t.spares > 0:
        return take_mixed(t)
    kind = draw(t, t.draw)
    t.draw[kind] -= 1
    return kind


@rule
def take_mixed(t: Yard) -> int:
    for kind in range(KINDS + SPARES):
        t.mixed[kind] = t.draw[kind] if kind < KINDS else t.spare_draw[kind - KINDS]
    kind = draw(t, t.mixed)
    if kind < KINDS:
        t.draw[kind] -= 1
    else:
        t.spare_draw[kind - KINDS] -= 1
    for k in range(KINDS + SPARES):
        t.mixed[k] = 0
    return kind


@rule
def begin_turn(t: Yard, seat: int) -> None:
    """Step 1 of a turn: SPLAT-08, SPLAT-09."""
    t.player = seat
    t.actor = seat
    t.phase = ACT
    if t.draw_left == 0:  # SPLAT-10, SPLAT-R13; as printed there is something to shuffle: SPLAT-R14
        reshuffle(t)
        if t.draw_left == 0:  # SPLAT-R33
            end_at_cap(t)
            return
        emit(t, SHUFFLE, seat, t.draw_left, 0, 0, EVERYBODY)
    kind = take_card(t)
    if t.strategic == 1:  # SPLAT-49, SPLAT-R22
        into_hand(t, seat, kind)
        emit(t, DRAW, seat, kind, 0, 0, only(seat))
        emit(t, DRAW_HIDDEN, seat, 0, 0, 0, others(seat))
    else:  # SPLAT-11
        t.card = kind
        emit(t, DRAW, seat, kind, 0, 0, EVERYBODY)


@rule
def reshuffle(t: Yard) -> None:
    for kind in range(KINDS):
        t.draw[kind] = t.discard[kind]
        t.draw_left += t.discard[kind]
        t.discard[kind] = 0
    for spare in range(SPARES):
        t.spare_draw[spare] = t.spare_discard[spare]
        t.draw_left += t.spare_discard[spare]
        t.spare_discard[spare] = 0


@rule
def legal(t: Yard, mask: Mask) -> None:
    if t.phase == DEFEND:
        chosen = answers(t, t.target, t.card)
    elif t.strategic == 1:
        chosen = legal_from_hand(t, t.actor)
    else:
        chosen = legal_card(t, t.actor, t.card)
    mask[0] |= np.uint64(chosen)


@rule
def legal_card(t: Yard, seat: int, kind: int) -> int:
    """SPLAT-12, SPLAT-13."""
    if kind < KINDS:
        chosen = playable(t, seat, kind)
        return chosen if chosen != 0 else 1 << (DISCARD + kind)
    chosen = spare_playable(t, seat, kind - KINDS)
    return chosen if chosen != 0 else 1 << (DISCARD_SPARE + kind - KINDS)


@rule
def legal_from_hand(t: Yard, seat: int) -> int:
    """SPLAT-51, SPLAT-52, SPLAT-58."""
    plays = 0
    discards = 0
    for kind in range(KINDS):
        if t.hand[seat, kind] > 0:
            plays |= playable(t, seat, kind)
            discards |= 1 << (DISCARD + kind)
    if t.spares > 0:
        for spare in range(SPARES):
            if t.spare_hand[seat, spare] > 0:
                plays |= spare_playable(t, seat, spare)
                discards |= 1 << (DISCARD_SPARE + spare)
    if t.strategic_discard == FREE:
        return plays | discards
    return plays if plays != 0 else discards


@rule
def play(t: Yard, action: int) -> None:
    if action >= ANSWER:
        play_other(t, action)
        return
    if t.strategic == 1:
        show_card(t, t.actor, card_of(action), action)
    if action < THROW_DOUBLE:
        throw(t, SINGLE, action)
    elif action < THROW_SPLATBALL:
        throw(t, DOUBLE, action - THROW_DOUBLE)
    elif action < PLACE_WALL:
        throw(t, SPLATBALL, action - THROW_SPLATBALL)
    elif action < DISCARD:
        place(t, t.actor, card_of(action))
    else:
        discard(t, t.actor, action - DISCARD)
    if t.phase == ACT:
        end_turn(t)


@rule
def play_other(t: Yard, action: int) -> None:
    """A defender's answer, or a spare card."""
    if action < THROW_SPARE or action >= MORE_ANSWERS:
        absorb(t, t.target, action)
        end_turn(t)
        return
    spare = spare_of(action)
    if t.strategic == 1:
        show_card(t, t.actor, KINDS + spare, action)
    if action < PLACE_SPARE:
        throw(t, KINDS + spare, (action - THROW_SPARE) % SEATS)
    elif action < DISCARD_SPARE:
        t.spare_front[t.actor, spare] += 1
        emit(t, PLACED, t.actor, KINDS + spare, 0, 0, EVERYBODY)
    else:
        t.spare_discard[spare] += 1
        emit(t, DISCARDED, t.actor, KINDS + spare, 1 if spare_playable(t, t.actor, spare) == 0 else 0, 0, EVERYBODY)
    if t.phase == ACT:
        end_turn(t)


@rule
def spare_of(action: int) -> int:
    if action >= DISCARD_SPARE:
        return action - DISCARD_SPARE
    return action - PLACE_SPARE if action >= PLACE_SPARE else (action - THROW_SPARE) // SEATS


@rule
def show_card(t: Yard, seat: int, kind: int, action: int) -> None:
    """A card leaves a hidden hand: SPLAT-50."""
    learn(t, seat, kind, action)
    if kind < KINDS:
        t.hand[seat, kind] -= 1
    else:
        t.spare_hand[seat, kind - KINDS] -= 1
    reveal(t)


@rule
def discard(t: Yard, seat: int, kind: int) -> None:
    """SPLAT-13, SPLAT-25, SPLAT-39, SPLAT-41, SPLAT-52."""
    t.discard[kind] += 1
    emit(t, DISCARDED, seat, kind, 1 if playable(t, seat, kind) == 0 else 0, 0, EVERYBODY)


@rule
def card_of(action: int) -> int:
    """The printed card that an action of the player on turn uses."""
    if action >= DISCARD:
        return action - DISCARD
    if action >= PLACE_WALL:
        return WALL if action == PLACE_WALL else PILE if action == PLACE_PILE else FORT
    if action >= THROW_SPLATBALL:
        return SPLATBALL
    return DOUBLE if action >= THROW_DOUBLE else SINGLE


@rule
def learn(t: Yard, seat: int, kind: int, action: int) -> None:
    """What everybody now knows of the cards kept: SPLAT-R30. Of larger hands the two smallest sets are kept."""
    if t.proving == 0:
        return
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
    if t.hand_cards == 1:  # there is no second card
        t.wide[seat] = ANY


@rule
def place(t: Yard, seat: int, kind: int) -> None:
    """SPLAT-35, SPLAT-37, SPLAT-38."""
    if kind == WALL:
        t.walls[seat] += 1
    elif kind == FORT:
        t.forts[seat] += 1
    elif (t.piles >> seat) & 1 == 1:
        t.more_piles[seat] += 1
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
    """Fewest hits first, equal hits share the better place: SPLAT-44, SPLAT-45, SPLAT-R24, SPLAT-R33."""
    emit(t, CAP, t.player, t.turn, 0 if t.turn >= t.turn_cap else 1, 0, EVERYBODY)
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
