"""Throws: protection, hits, rearranging, going out."""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import hits, protection
from snowyard.games.splat.layout import (
    ANSWERED, CRACK, DEFEND, DOUBLE, FORT, FORTS_FALL, HIT, KINDS, OUT, PILE, PILE_LOST, SHOWN, SIDEWAYS, SINGLE, SLIDE,
    SPLATBALL, SWAP, THREW, UPRIGHT, USE_CRACKED, USE_FRESH, USE_TWO_WALLS, USE_WALL,
    USE_WALL_AND_CRACKED, WALL, WALLS_FALL, WRECK, Yard,
)  # fmt: skip
from snowyard.games.splat.options import DEFENDER
from snowyard.games.splat.playable import automatic_answer
from snowyard.kernel import bits
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule


@rule
def throw(t: Yard, card: int, target: int) -> None:
    """A Single or a Double flies; protection stops all it can: SPLAT-17, SPLAT-18, SPLAT-R04."""
    emit(t, THREW, t.player, card, target, 0, EVERYBODY)
    t.card = card
    t.target = target
    if protection(t, target) < (1 if card == SINGLE else 2):
        land(t, card, target)
    elif t.protection_choice == DEFENDER:
        t.phase = DEFEND
        t.actor = target
    else:
        absorb(t, target, automatic_answer(t, target, card))


@rule
def absorb(t: Yard, target: int, answer: int) -> None:
    """All the snowballs thrown are stopped: SPLAT-21 to SPLAT-23, SPLAT-26 a to c, SPLAT-57."""
    if t.phase == DEFEND:
        emit(t, ANSWERED, target, answer, 0, 0, EVERYBODY)
    if answer == USE_FRESH and t.card == SINGLE:  # SPLAT-23: the Single stays on the Fort
        t.forts[target] -= 1
        t.cracked[target] += 1
        emit(t, CRACK, target, 0, 0, 0, EVERYBODY)
        return
    t.discard[t.card] += 1
    if answer == USE_FRESH:
        t.forts[target] -= 1
        t.discard[FORT] += 1
        emit(t, WRECK, target, 0, 0, 0, EVERYBODY)
    elif answer == USE_WALL:
        fell_walls(t, target, 1)
    elif answer == USE_CRACKED:  # SPLAT-22
        fell_cracked(t, target, 1)
    elif answer == USE_TWO_WALLS:
        fell_walls(t, target, 2)
    elif answer == USE_WALL_AND_CRACKED:
        fell_walls(t, target, 1)
        fell_cracked(t, target, 1)
    else:
        fell_cracked(t, target, 2)


@rule
def fell_walls(t: Yard, seat: int, n: int) -> None:
    t.walls[seat] -= n
    t.discard[WALL] += n
    emit(t, WALLS_FALL, seat, n, 0, 0, EVERYBODY)


@rule
def fell_cracked(t: Yard, seat: int, n: int) -> None:
    """The Singles that lay on them are discarded too: SPLAT-22."""
    t.cracked[seat] -= n
    t.discard[FORT] += n
    t.discard[SINGLE] += n
    emit(t, FORTS_FALL, seat, n, 0, 0, EVERYBODY)


@rule
def land(t: Yard, card: int, target: int) -> None:
    """At least one snowball gets through: SPLAT-20, SPLAT-26 d to f."""
    before = hits(t, target)
    if card == SINGLE:
        t.singles[target] += 1
    elif t.walls[target] > 0:
        fell_walls(t, target, 1)
        rearrange(t, target)
    elif t.cracked[target] > 0:  # SPLAT-29: the Single from the Fort hits, the Double is discarded
        t.cracked[target] -= 1
        t.discard[FORT] += 1
        t.discard[DOUBLE] += 1
        t.singles[target] += 1
        emit(t, SLIDE, target, 0, 0, 0, EVERYBODY)
    else:
        t.doubles[target] += 1
    now = hits(t, target)
    emit(t, HIT, target, now - before, now, 0, EVERYBODY)
    if now >= t.hit_limit:  # SPLAT-31, SPLAT-33, SPLAT-55
        go_out(t, target)


@rule
def rearrange(t: Yard, seat: int) -> None:
    """One snowball of a Double hits: cards are swapped so that exactly one hit is added. SPLAT-28, SPLAT-R10"""
    if t.sideways[seat] > 0:
        t.sideways[seat] -= 1
        t.doubles[seat] += 1
        t.discard[DOUBLE] += 1
        emit(t, UPRIGHT, seat, 0, 0, 0, EVERYBODY)
    elif t.singles[seat] > 0:
        t.singles[seat] -= 1
        t.doubles[seat] += 1
        t.discard[SINGLE] += 1
        emit(t, SWAP, seat, 0, 0, 0, EVERYBODY)
    else:
        t.sideways[seat] += 1
        emit(t, SIDEWAYS, seat, 0, 0, 0, EVERYBODY)


@rule
def throw_splatball(t: Yard, target: int) -> None:
    """SPLAT-40, SPLAT-R16."""
    emit(t, THREW, t.player, SPLATBALL, target, 0, EVERYBODY)
    t.discard[SPLATBALL] += 1
    lose_pile(t, target)
    emit(t, PILE_LOST, target, 0, 0, 0, EVERYBODY)


@rule
def lose_pile(t: Yard, seat: int) -> None:
    t.piles &= ~(1 << seat)
    t.discard[PILE] += 1


@rule
def go_out(t: Yard, seat: int) -> None:
    """Everything before the player is discarded, the hand too: SPLAT-31, SPLAT-32, SPLAT-53, SPLAT-R18."""
    emit(t, OUT, seat, t.player, hits(t, seat), 0, EVERYBODY)
    t.discard[SINGLE] += t.singles[seat]
    t.discard[DOUBLE] += t.doubles[seat] + t.sideways[seat]
    t.singles[seat] = 0
    t.doubles[seat] = 0
    t.sideways[seat] = 0
    if (t.piles >> seat) & 1 == 1:
        lose_pile(t, seat)
    if t.strategic == 1:
        show_hand(t, seat)
    t.alive &= ~(1 << seat)
    t.rank[seat] = bits.ones(np.uint64(t.alive)) + 1  # SPLAT-43


@rule
def show_hand(t: Yard, seat: int) -> None:
    first = -1
    second = -1
    for kind in range(KINDS):
        for _ in range(t.hand[seat, kind]):
            first = second
            second = kind
        t.discard[kind] += t.hand[seat, kind]
        t.hand[seat, kind] = 0
    t.narrow[seat] = 0
    t.wide[seat] = 0
    emit(t, SHOWN, seat, first, second, 0, EVERYBODY)
