"""Throws: protection, hits, rearranging, going out."""

from __future__ import annotations

import numpy as np

from snowyard.games.splat.cards import hits
from snowyard.games.splat.content import (
    CRACKS,
    DOUBLE,
    FALLS,
    FORT,
    KINDS,
    PILE,
    SHELTER,
    SINGLE,
    SINGLES,
    SPARES,
    SPLAT,
    SPLATBALL,
    THROWN_AT,
    WALL,
)
from snowyard.games.splat.layout import (
    ANSWERED,
    CRACK,
    DEFEND,
    FORM_CRACKED,
    FORM_FRESH,
    FORM_SPARE,
    FORM_WALL,
    FORTS_FALL,
    HIT,
    LANDED_ALONE,
    LANDED_BOTH,
    LANDED_HALF,
    OUT,
    PILE_LOST,
    SHOWN,
    SIDEWAYS,
    SLIDE,
    SPARE_FALLS,
    STOOD,
    SWAP,
    THREW,
    UPRIGHT,
    USE_CRACKED,
    USE_CRACKED_AND_FRESH,
    USE_FRESH,
    USE_SPARE,
    USE_TWO_CRACKED,
    USE_TWO_FRESH,
    USE_TWO_WALLS,
    USE_WALL,
    USE_WALL_AND_CRACKED,
    USE_WALL_AND_FRESH,
    WALLS_FALL,
    WRECK,
    Yard,
)
from snowyard.games.splat.options import DEFENDER
from snowyard.games.splat.playable import automatic_answer
from snowyard.kernel import bits
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule


@rule
def throw(t: Yard, card: int, target: int) -> None:
    """A card flies: SPLAT-17."""
    emit(t, THREW, t.player, card, target, 0, EVERYBODY)
    if t.walls[target] + t.forts[target] + t.cracked[target] + t.spares > 0:
        meet(t, card, target)
    else:
        land(t, card, target)


@rule
def meet(t: Yard, card: int, target: int) -> None:
    """Protection stops all it can: SPLAT-18, SPLAT-R04."""
    t.card = card
    t.target = target
    answer = automatic_answer(t, target, card)
    if answer == 0:
        land(t, card, target)
    elif t.protection_choice == DEFENDER:
        t.phase = DEFEND
        t.actor = target
    else:
        absorb(t, target, answer)


@rule
def absorb(t: Yard, target: int, answer: int) -> None:
    """All the snowballs thrown are stopped: SPLAT-21 to SPLAT-23, SPLAT-26 a to c, SPLAT-57."""
    card = t.card
    if t.phase == DEFEND:
        emit(t, ANSWERED, target, answer, 0, 0, EVERYBODY)
    if not (answer == USE_FRESH and card == SINGLE and t.fort_then[SINGLES] == CRACKS):  # SPLAT-23: the Single stays on the Fort
        discard_one(t, card)
    if answer == USE_WALL or answer == USE_WALL_AND_CRACKED or answer == USE_WALL_AND_FRESH:
        use_walls(t, target, 1, card)
    elif answer == USE_TWO_WALLS:
        use_walls(t, target, 2, card)
    if answer == USE_CRACKED or answer == USE_WALL_AND_CRACKED or answer == USE_CRACKED_AND_FRESH:  # SPLAT-22
        use_cracked(t, target, 1, card)
    elif answer == USE_TWO_CRACKED:
        use_cracked(t, target, 2, card)
    if answer == USE_FRESH or answer == USE_WALL_AND_FRESH or answer == USE_CRACKED_AND_FRESH:
        use_fresh(t, target, card)
    elif answer == USE_TWO_FRESH:
        use_fresh(t, target, card)
        use_fresh(t, target, card)
    elif answer >= USE_SPARE:
        use_spare(t, target, answer - USE_SPARE, card)


@rule
def discard_one(t: Yard, card: int) -> None:
    if card < KINDS:
        t.discard[card] += 1
    else:
        t.spare_discard[card - KINDS] += 1


@rule
def use_walls(t: Yard, seat: int, n: int, card: int) -> None:
    if t.wall_then[THROWN_AT[card]] == FALLS:
        t.walls[seat] -= n
        t.discard[WALL] += n
        emit(t, WALLS_FALL, seat, n, card, 0, EVERYBODY)
    else:
        emit(t, STOOD, seat, FORM_WALL, n, card, EVERYBODY)


@rule
def use_cracked(t: Yard, seat: int, n: int, card: int) -> None:
    """The Singles that lay on them are discarded too: SPLAT-22."""
    if t.cracked_then[THROWN_AT[card]] != FALLS:
        emit(t, STOOD, seat, FORM_CRACKED, n, card, EVERYBODY)
        return
    singles = min(n, t.cracked[seat] - t.crumbled[seat])
    t.cracked[seat] -= n
    t.crumbled[seat] -= n - singles
    t.discard[FORT] += n
    t.discard[SINGLE] += singles
    emit(t, FORTS_FALL, seat, n, card, 0, EVERYBODY)


@rule
def use_fresh(t: Yard, seat: int, card: int) -> None:
    thrown = THROWN_AT[card]
    then = t.fort_then[thrown]
    if then == CRACKS:
        t.forts[seat] -= 1
        t.cracked[seat] += 1
        if card != SINGLE:
            t.crumbled[seat] += 1
        emit(t, CRACK, seat, card, 0, 0, EVERYBODY)
    elif then == FALLS:
        t.forts[seat] -= 1
        t.discard[FORT] += 1
        emit(t, WRECK, seat, card, 0, 0, EVERYBODY)
    else:
        emit(t, STOOD, seat, FORM_FRESH, 1, card, EVERYBODY)


@rule
def use_spare(t: Yard, seat: int, spare: int, card: int) -> None:
    thrown = THROWN_AT[card]
    if (t.spare_1_then[thrown] if spare == 0 else t.spare_2_then[thrown]) == FALLS:
        t.spare_front[seat, spare] -= 1
        t.spare_discard[spare] += 1
        emit(t, SPARE_FALLS, seat, KINDS + spare, card, 0, EVERYBODY)
    else:
        emit(t, STOOD, seat, FORM_SPARE + spare, 1, card, EVERYBODY)


@rule
def land(t: Yard, card: int, target: int) -> None:
    """At least one snowball gets through: SPLAT-20, SPLAT-26 d to f. Or a Splatball does: SPLAT-40, SPLAT-R16."""
    if card == SPLATBALL or (card >= KINDS and t.spare_does[card - KINDS] == SPLAT):
        splat(t, card, target)
        return
    before = hits(t, target)
    landed = LANDED_ALONE
    if card == SINGLE:
        t.singles[target] += 1
    elif card == DOUBLE:
        landed = land_double(t, target)
    else:
        t.spare_front[target, card - KINDS] += 1
    now = hits(t, target)
    emit(t, HIT, target, now - before, now, landed, EVERYBODY)
    if now >= t.hit_limit:  # SPLAT-31, SPLAT-33, SPLAT-55
        go_out(t, target)


@rule
def splat(t: Yard, card: int, target: int) -> None:
    discard_one(t, card)
    lose_pile(t, target)
    emit(t, PILE_LOST, target, card, 0, 0, EVERYBODY)


@rule
def land_double(t: Yard, target: int) -> int:
    """No protection stops both snowballs, but perhaps one of them. How many landed, for those who are told."""
    unprotected = t.walls[target] + t.forts[target] + t.cracked[target] + t.spares == 0
    if unprotected or not land_half(t, target):
        t.doubles[target] += 1
        return LANDED_BOTH
    return LANDED_HALF


@rule
def land_half(t: Yard, target: int) -> bool:
    """One snowball of a Double is stopped; False: none is. SPLAT-26 d, e"""
    if t.walls[target] > 0 and t.wall_stops[DOUBLE] > 0:
        use_walls(t, target, 1, DOUBLE)
        rearrange(t, target)
    elif t.cracked[target] > 0 and t.cracked_stops[DOUBLE] > 0:
        if t.cracked_then[DOUBLE] == FALLS and t.crumbled[target] < t.cracked[target]:
            t.cracked[target] -= 1  # SPLAT-29: the Single from the Fort hits, the Double is discarded
            t.discard[FORT] += 1
            t.discard[DOUBLE] += 1
            t.singles[target] += 1
            emit(t, SLIDE, target, 0, 0, 0, EVERYBODY)
        else:
            use_cracked(t, target, 1, DOUBLE)
            rearrange(t, target)
    elif t.forts[target] > 0 and t.fort_stops[DOUBLE] > 0:
        use_fresh(t, target, DOUBLE)
        rearrange(t, target)
    else:
        spare = spare_shelter(t, target)
        if spare < 0:
            return False
        use_spare(t, target, spare, DOUBLE)
        rearrange(t, target)
    return True


@rule
def spare_shelter(t: Yard, seat: int) -> int:
    """A spare card that stops one snowball of a Double; -1: there is none."""
    for spare in range(SPARES):
        stops = t.spare_1_stops[DOUBLE] if spare == 0 else t.spare_2_stops[DOUBLE]
        if t.spare_does[spare] == SHELTER and t.spare_front[seat, spare] > 0 and stops > 0:
            return spare
    return -1


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
def lose_pile(t: Yard, seat: int) -> None:
    if t.more_piles[seat] > 0:
        t.more_piles[seat] -= 1
    else:
        t.piles &= ~(1 << seat)
    t.discard[PILE] += 1


@rule
def go_out(t: Yard, seat: int) -> None:
    """Everything before the player is discarded, the hand too: SPLAT-31, SPLAT-32, SPLAT-53, SPLAT-R18."""
    emit(t, OUT, seat, t.player, hits(t, seat), 0, EVERYBODY)
    t.discard[SINGLE] += t.singles[seat] + t.cracked[seat] - t.crumbled[seat]
    t.discard[DOUBLE] += t.doubles[seat] + t.sideways[seat]
    t.discard[WALL] += t.walls[seat]  # only where something flies past them
    t.discard[FORT] += t.forts[seat] + t.cracked[seat]
    t.singles[seat] = 0
    t.doubles[seat] = 0
    t.sideways[seat] = 0
    t.walls[seat] = 0
    t.forts[seat] = 0
    t.cracked[seat] = 0
    t.crumbled[seat] = 0
    while (t.piles >> seat) & 1 == 1:
        lose_pile(t, seat)
    for spare in range(SPARES):
        t.spare_discard[spare] += t.spare_front[seat, spare]
        t.spare_front[seat, spare] = 0
    if t.strategic == 1:
        show_hand(t, seat)
    t.alive &= ~(1 << seat)
    t.rank[seat] = bits.ones(np.uint64(t.alive)) + 1  # SPLAT-43


@rule
def show_hand(t: Yard, seat: int) -> None:
    tell_hand(t, SHOWN, seat, EVERYBODY)
    for kind in range(KINDS):
        t.discard[kind] += t.hand[seat, kind]
        t.hand[seat, kind] = 0
    for spare in range(SPARES):
        t.spare_discard[spare] += t.spare_hand[seat, spare]
        t.spare_hand[seat, spare] = 0
    t.narrow[seat] = 0
    t.wide[seat] = 0


@rule
def tell_hand(t: Yard, event: int, seat: int, audience: int) -> None:
    """The cards of a hand in the numbers of one event, as `packed` reads them."""
    a = -1
    b = -1
    c = 0
    found = 0
    for kind in range(KINDS + SPARES):
        for _ in range(t.hand[seat, kind] if kind < KINDS else t.spare_hand[seat, kind - KINDS]):
            if found == 0:
                a = kind
            elif found == 1:
                b = kind
            else:
                c |= (kind + 1) << (4 * (found - 2))
            found += 1
    emit(t, event, seat, a, b, c, audience)
