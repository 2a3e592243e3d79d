"""A turn: draw, show, choose, reveal, resolve, clean up; and the end of the game."""

from __future__ import annotations

from snowyard.games.duel.fight import advance, begin_front
from snowyard.games.duel.layout import (
    ASIDE,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    EV_DECIDED,
    EV_DRAWS,
    EV_FINAL,
    EV_HAND,
    EV_PICKS,
    EV_PLAYS,
    EV_SCORE,
    EV_SEES,
    EV_SETS_ASIDE,
    EV_SETS_ASIDE_CARD,
    EV_SHOWS,
    EV_STALL,
    EV_TOP,
    EV_TURN,
    EV_UNABLE,
    EV_WON,
    HAND,
    N,
    NO_EFFECT,
    NO_EFFECT_CARD,
    NONE,
    OVER,
    STOCK,
    TOP,
    Yard,
)
from snowyard.games.duel.memory import conclude, hides, merge, remembers, see
from snowyard.games.duel.moves import is_cached, side_played, told
from snowyard.games.duel.piles import (
    ALL,
    draw_one,
    join_discards,
    kind_of,
    lowest,
    many,
    of_kind,
    packed,
    pick,
    shift,
    shift_all,
    wrapped,
)
from snowyard.kernel.head import EVERYBODY, emit, only, others, reveal
from snowyard.kernel.rule import rule


# ---- draw and show


@rule
def need(t: Yard, seat: int) -> int:
    return int(t.capped_draw if t.capped[seat] == 1 else t.draw)  # DUEL-11


@rule
def able(t: Yard, seat: int) -> bool:
    """DUEL-12; in the final round discards do not come back: DUEL-36."""
    cards = t.counts[DRAW + seat]
    if t.final == 0:
        cards += t.counts[DISCARDS + seat]
    return bool(cards >= need(t, seat))


@rule
def begin_turn(t: Yard) -> bool:
    """Draw and show; False: somebody cannot draw, so the game ends."""
    unable = 0
    for seat in range(t.seats):
        if not able(t, seat):
            unable = 1
            emit(t, EV_UNABLE, seat, need(t, seat), 0, 0, EVERYBODY)
    if unable == 1:  # DUEL-12, DUEL-71, DUEL-112, DUEL-R27
        return False
    emit(t, EV_TURN, t.turn & 1 if t.seats == 2 else -1, t.turn + 1, t.final, 0, EVERYBODY)
    clear_turn(t)
    for seat in range(t.seats):
        draw_cards(t, seat)
        t.capped[seat] = 0  # DUEL-13
    show_hands(t)
    t.phase = CHOOSE
    t.actor = 0
    return True


@rule
def clear_turn(t: Yard) -> None:
    """Nothing is chosen, played or resolved yet."""
    t.played = 0
    t.reach = 0
    for seat in range(t.seats):
        t.unpicked[seat] = 0
        t.cached[seat] = 0
        t.second[seat] = -1
        t.second_front[seat] = -1
        t.second_side[seat] = 0
        for slot in range(2):
            t.chosen[seat, slot] = -1
            t.side[seat, slot] = 0
    for end in range(2):
        t.card[end] = NO_EFFECT_CARD
        t.act[end] = NO_EFFECT
        t.fate[end] = NONE
        t.snowball[end] = NONE
        t.attacked[end] = 0
        t.active[end] = 0


@rule
def draw_cards(t: Yard, seat: int) -> None:
    """DUEL-13, DUEL-14"""
    wanted = need(t, seat)
    reshuffled = 0
    if t.counts[DRAW + seat] < wanted:
        if t.counts[DRAW + seat] > 0:  # left-over cards are drawn first: DUEL-R15
            wanted -= t.counts[DRAW + seat]
            shift_all(t, DRAW + seat, HAND + seat)
        shift_all(t, DISCARDS + seat, DRAW + seat)
        reshuffled = 1
    for _ in range(wanted):
        draw_one(t, seat, HAND + seat)
    emit(t, EV_DRAWS, seat, need(t, seat), reshuffled, 0, EVERYBODY)
    hand = t.place[HAND + seat]
    emit(t, EV_HAND, seat, need(t, seat), packed(t, hand), -1, only(seat))


@rule
def show_hands(t: Yard) -> None:
    """DUEL-15: whoever was struck by Whitewash shows its drawn cards, to the Whitewash player only (DUEL-111)."""
    for seat in range(t.seats):
        if t.marked[seat] != 0:
            hand = t.place[HAND + seat]
            for viewer in range(t.seats):
                if (t.marked[seat] >> viewer) & 1 == 1:
                    emit(t, EV_SHOWS, seat, viewer, 0, 0, EVERYBODY)
                    emit(t, EV_SEES, viewer, many(hand), packed(t, hand), seat, only(viewer))
                    see_hand(t, viewer, seat)
            t.marked[seat] = 0


@rule
def see_hand(t: Yard, viewer: int, seat: int) -> None:
    if remembers(t):
        cards = t.place[HAND + seat]
        while cards != 0:
            see(t, viewer, lowest(cards), HAND + seat)
            cards &= cards - 1
        t.may[viewer, HAND + seat] = t.place[HAND + seat]


# ---- choose and reveal


@rule
def choice_slot(t: Yard) -> int:
    """0: the actor chooses for its first front, 1: for its second."""
    return 0 if t.chosen[t.actor, 0] < 0 else 1


@rule
def playable(t: Yard) -> int:
    """Drawn cards the actor may assign now."""
    seat = t.actor
    hand = t.place[HAND + seat]
    first = t.chosen[seat, 0]
    return int(hand & ~(1 << first) if first >= 0 else hand)


@rule
def cached_playable(t: Yard) -> int:
    """DUEL-66: at most one cached card a turn; none that was played this turn and cached since: DUEL-R41."""
    seat = t.actor
    return 0 if t.cached[seat] == 1 else int(t.place[CACHE + seat] & ~t.played)


@rule
def no_effect_playable(t: Yard) -> bool:
    """DUEL-106, DUEL-R35: only who has drawn a single card, and never twice."""
    seat = t.actor
    return t.seats > 2 and t.counts[HAND + seat] == 1 and t.chosen[seat, 0] != NO_EFFECT_CARD


@rule
def choose_card(t: Yard, action: int) -> bool:
    """DUEL-16: a secret choice; True when everybody has made it."""
    seat = t.actor
    slot = choice_slot(t)
    code = side_played(action)
    kind = code >> 1
    from_cache = 1 if is_cached(action) else 0
    if from_cache == 1:
        card = lowest(t.place[CACHE + seat] & of_kind(t, kind))
        t.cached[seat] = 1
    elif kind == N:
        card = NO_EFFECT_CARD
    else:
        card = lowest(playable(t) & of_kind(t, kind))
    t.chosen[seat, slot] = card
    t.side[seat, slot] = code & 1
    emit(t, EV_PICKS, seat, told(t, code), from_cache, wrapped(t, seat - slot) if t.seats > 2 else -1, only(seat))
    return decided(t, seat, t.seats > 2 and slot == 0)


@rule
def decided(t: Yard, seat: int, again: bool) -> bool:
    """Of a secret choice the others hear only that it was made. True when everybody has chosen; `again`: this seat has one
    more."""
    emit(t, EV_DECIDED, seat, 0, 0, 0, others(seat))
    if again:
        return False
    if seat + 1 < t.seats:
        t.actor = seat + 1
        return False
    return True


@rule
def reveal_all(t: Yard) -> None:
    """DUEL-18, DUEL-107: everything is shown at once, and is a discard from now on: DUEL-19."""
    reveal(t)
    for seat in range(t.seats):
        lay_down(t, seat)
    conclude(t)  # before the other cards go where they cannot be told from older ones
    for seat in range(t.seats):
        set_aside(t, seat)
    for seat in range(t.seats):
        lay_open(t, seat)
    t.front = t.turn % t.seats if t.seats > 2 else 0
    t.fronts_left = t.seats if t.seats > 2 else 1
    begin_front(t)


@rule
def picked(t: Yard, seat: int) -> int:
    """The cards a seat has chosen to play, No Effect aside."""
    cards = 0
    for slot in range(2):
        card = t.chosen[seat, slot]
        if card >= 0 and card != NO_EFFECT_CARD:
            cards |= 1 << card
    return cards


@rule
def lay_down(t: Yard, seat: int) -> None:
    """What a seat picked of its drawn cards is a discard from now on, and everybody has seen it: DUEL-19."""
    cards = picked(t, seat) & t.place[HAND + seat]
    t.place[HAND + seat] &= ~cards
    t.place[DISCARDS + seat] |= cards
    t.counts[HAND + seat] -= many(cards)
    t.counts[DISCARDS + seat] += many(cards)
    for other in range(t.seats if remembers(t) else 0):
        if other != seat:
            left = cards
            while left != 0:
                see(t, other, lowest(left), HAND + seat)
                left &= left - 1
            t.may[other, DISCARDS + seat] |= cards


@rule
def set_aside(t: Yard, seat: int) -> None:
    """Drawn cards that were not picked go face down to the discards: DUEL-17, DUEL-66."""
    rest = t.place[HAND + seat]
    t.unpicked[seat] = rest
    if rest == 0:
        return
    emit(t, EV_SETS_ASIDE_CARD, seat, many(rest), packed(t, rest), 0, only(seat))
    emit(t, EV_SETS_ASIDE, seat, many(rest), 0, 0, others(seat))
    t.place[DISCARDS + seat] |= rest
    t.place[HAND + seat] = 0
    t.counts[DISCARDS + seat] += t.counts[HAND + seat]
    t.counts[HAND + seat] = 0
    if remembers(t):
        t.aside[seat] = many(rest)
        for other in range(t.seats):
            if other != seat:
                merge(t, other, HAND + seat, ASIDE + seat, many(rest))


@rule
def lay_open(t: Yard, seat: int) -> None:
    for slot in range(2):
        card = t.chosen[seat, slot]
        if card >= 0:
            from_cache = 0
            if card != NO_EFFECT_CARD:
                if (t.place[CACHE + seat] >> card) & 1 == 1:
                    shift(t, card, CACHE + seat, DISCARDS + seat, ALL)
                    from_cache = 1
                t.played |= 1 << card
            front = wrapped(t, seat - slot) if t.seats > 2 else -1
            emit(t, EV_PLAYS, seat, told(t, 2 * kind_of(t, card) + t.side[seat, slot]), from_cache, front, EVERYBODY)


# ---- clean-up and the end


@rule
def resolve_fronts(t: Yard) -> bool:
    """Resolve until a decision is asked (False) or the turn is over (True)."""
    while advance(t):
        turn_up(t)
        t.fronts_left -= 1
        if t.fronts_left == 0:
            return True
        t.front = wrapped(t, t.front + 1)
        begin_front(t)
    return False


@rule
def turn_up(t: Yard) -> None:
    """DUEL-33"""
    for k in range(t.seats):
        if t.pile[k] > 0 and t.face_up[k] == 0:
            if t.counts[TOP + k] == 0:
                t.face_up[k] = 1
                shift(t, pick(t, t.place[STOCK]), STOCK, TOP + k, ALL)
            else:  # put back by a Refined Upgrade
                card = lowest(t.place[TOP + k])
                for seat in range(t.seats if remembers(t) else 0):
                    if hides(t, TOP + k, seat):
                        see(t, seat, card, TOP + k)
                        t.may[seat, TOP + k] = 0
                t.face_up[k] = 1
                t.putter[k] = -1
                reveal(t)
            emit(t, EV_TOP, -1, k, kind_of(t, lowest(t.place[TOP + k])), 0, EVERYBODY)


@rule
def clean_up(t: Yard) -> bool:
    """DUEL-35, DUEL-37, DUEL-R14, DUEL-R22; played cards simply stay among the discards: DUEL-34, DUEL-R25.
    False: the game ends."""
    t.turn += 1
    for seat in range(t.seats if remembers(t) else 0):
        join_discards(t, seat)
    arsenal = 0
    for k in range(t.seats):
        arsenal += t.pile[k]
    if t.final == 1:
        t.final_turns += 1
        if t.final_turns == t.most_final_turns:
            emit(t, EV_STALL, -1, t.most_final_turns, 0, 0, EVERYBODY)
            return False
    elif arsenal == 0 or t.turn >= t.main_turns:
        emit(t, EV_FINAL, -1, 1 if arsenal > 0 else 0, t.turn, 0, EVERYBODY)
        t.final = 1
        for seat in range(t.seats):
            shift_all(t, DISCARDS + seat, DRAW + seat)
    return True


@rule
def points(t: Yard, cards: int) -> int:
    total = 0
    while cards != 0:
        total += t.points_of[kind_of(t, lowest(cards))]
        cards &= cards - 1
    return total


@rule
def end_game(t: Yard) -> None:
    """DUEL-72, DUEL-73"""
    best = -1
    for seat in range(t.seats):
        t.score[seat] = points(t, t.place[DRAW + seat]) + points(t, t.place[DISCARDS + seat])
        if t.cache_scores == 1:  # DUEL-R17
            t.score[seat] += points(t, t.place[CACHE + seat])
        best = max(best, t.score[seat])
        emit(t, EV_SCORE, seat, t.score[seat], 0, 0, EVERYBODY)
    winners = 0
    for seat in range(t.seats):
        if t.score[seat] == best:
            winners += 1
    for seat in range(t.seats):
        if t.score[seat] == best:
            emit(t, EV_WON, seat, winners, 0, 0, EVERYBODY)
    reveal(t)
    t.phase = OVER
    t.actor = -1
