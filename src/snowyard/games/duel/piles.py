"""Cards on the move. What every seat knows about them is kept by memory.py."""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.layout import ABANDONED, ASIDE, CACHE, DISCARDS, DRAW, FALLING, INCOMING, Yard
from snowyard.games.duel.memory import hides, merge, pass_unseen, pin, remembers, see
from snowyard.kernel.bits import ones, select
from snowyard.kernel.dice import COUNT, below, note, roll, take
from snowyard.kernel.rule import rule

ALL = -1  # everybody sees the card move


@rule
def kind_of(t: Yard, card: int) -> int:
    return int(t.kind_of[card])


@rule
def level(t: Yard, card: int) -> int:
    return int(t.level_of[t.kind_of[card]])


@rule
def act_on(t: Yard, card: int, side: int) -> int:
    return int(t.act_of[2 * t.kind_of[card] + side])


@rule
def of_kind(t: Yard, kind: int) -> int:
    """All copies of a kind."""
    return int(t.cards_of[kind])


@rule
def many(cards: int) -> int:
    return ones(np.uint64(cards))


@rule
def lowest(cards: int) -> int:
    """The card with the lowest number of a set that is not empty."""
    return ones(np.uint64((cards & -cards) - 1))


@rule
def kinds(t: Yard, cards: int) -> int:
    """The kinds of a set of cards, as bits."""
    found = 0
    while cards != 0:
        kind = t.kind_of[lowest(cards)]
        found |= 1 << kind
        cards &= ~t.cards_of[kind]
    return found


@rule
def pick(t: Yard, cards: int) -> int:
    """A random card of a set that is not empty, each physical card alike. A loaded result names the kind; if copies of
    it differ (one was played or drawn this turn, DUEL-32), another die says which."""
    t.news = 1
    if cards & (cards - 1) == 0:
        return lowest(cards)
    kind = take(t)
    asked = COUNT - kind
    if kind >= 0 and (kind >= t.kind_count or cards & of_kind(t, kind) == 0):
        t.misload = 1
        kind = -1
    elif kind < 0 and t.wanted == 0:
        t.wanted = -t.kind_count
    if kind < 0:
        kind = kind_of(t, select(np.uint64(cards), below(t.generator, many(cards))))
    note(t, many(cards & of_kind(t, asked)) if 0 <= asked < t.kind_count else kind, -t.kind_count)
    copies = cards & of_kind(t, kind)
    if copies & (copies - 1) != 0 and copies & handled(t) != 0:
        return select(np.uint64(copies), roll(t, many(copies)))
    return lowest(copies)


@rule
def handled(t: Yard) -> int:
    """Cards that were played this turn, or drawn and not picked."""
    cards = t.played
    for seat in range(t.seats):
        cards |= t.unpicked[seat]
    return cards


@rule
def carry(t: Yard, card: int, source: int, target: int) -> None:
    t.place[source] &= ~(1 << card)
    t.place[target] |= 1 << card
    t.counts[source] -= 1
    t.counts[target] += 1


@rule
def shift(t: Yard, card: int, source: int, target: int, viewers: int) -> None:
    """Move a card; `viewers` (bits of seats) see which card it is, the others only that a card moves."""
    if not remembers(t):
        carry(t, card, source, target)
        return
    if DISCARDS <= source < CACHE:
        join_discards(t, source - DISCARDS)
    was_hidden = 0  # before the move: putting back or turning up changes what is hidden only afterwards
    for seat in range(t.seats):
        if hides(t, source, seat):
            was_hidden |= 1 << seat
    carry(t, card, source, target)
    for seat in range(t.seats):
        if (viewers >> seat) & 1 == 0:
            pass_unseen(t, seat, source, target, ALL)
        else:
            if (was_hidden >> seat) & 1 == 1:
                see(t, seat, card, source)
            if hides(t, target, seat):
                pin(t, seat, card, target)


@rule
def shift_all(t: Yard, source: int, target: int) -> None:
    """Move a whole pile of one seat, face down."""
    count = int(t.counts[source])
    t.place[target] |= t.place[source]
    t.place[source] = 0
    t.counts[target] += count
    t.counts[source] = 0
    for seat in range(t.seats if remembers(t) else 0):
        if hides(t, source, seat):
            merge(t, seat, source, target, count)


@rule
def join_discards(t: Yard, seat: int) -> None:
    """From here on nobody can tell the cards that this seat did not pick from its older discards."""
    if t.aside[seat] > 0:
        count = int(t.aside[seat])
        t.aside[seat] = 0
        for o in range(t.seats):
            if o != seat:
                merge(t, o, ASIDE + seat, DISCARDS + seat, count)


@rule
def draw_one(t: Yard, seat: int, target: int) -> None:
    """One card from the draw pile, unseen by the others."""
    card = pick(t, t.place[DRAW + seat])
    shift(t, card, DRAW + seat, target, 1 << seat)


@rule
def arrive(t: Yard) -> None:
    """The end of a step: what was moved in it arrives. DUEL-26"""
    for seat in range(t.seats):
        if t.counts[INCOMING + seat] > 0:
            shift_all(t, INCOMING + seat, DISCARDS + seat)
    if t.counts[FALLING] > 0:
        t.place[ABANDONED] |= t.place[FALLING]
        t.counts[ABANDONED] += t.counts[FALLING]
        t.place[FALLING] = 0
        t.counts[FALLING] = 0


@rule
def wrapped(t: Yard, seat: int) -> int:
    """The seat after the last one is the first: a number from -1 to twice the seats, brought back among them."""
    if seat >= t.seats:
        return seat - t.seats
    return seat + t.seats if seat < 0 else seat


@rule
def played_at(t: Yard, front: int, end: int) -> int:
    """The card that one end of a front played there (second cards aside)."""
    if t.seats == 2:
        return int(t.chosen[end, 0])
    return int(t.chosen[wrapped(t, front + end), end])


@rule
def copy_to_move(t: Yard, seat: int, cards: int) -> int:
    """Which of these copies of a kind is meant when a player names the kind. They lie in one pile."""
    fresh = cards & ~t.played
    if fresh == 0:
        return earliest_played(t, cards)
    older = fresh & ~t.unpicked[seat]  # DUEL-32; a copy that could still be a second card stays longest: DUEL-R38
    return lowest(older) if older != 0 else lowest(fresh)


@rule
def cards_at(t: Yard, front: int, end: int) -> int:
    """The cards that one end of a front has played there: the picked one and a second card."""
    seat = wrapped(t, front + end)
    cards = 1 << played_at(t, front, end)
    if t.second[seat] >= 0 and t.second_front[seat] == front:
        cards |= 1 << t.second[seat]
    return cards


@rule
def earliest_played(t: Yard, cards: int) -> int:
    """Of cards played this turn, by whomever, the one of the front resolved first: DUEL-R33. (On one front: the first end's.)"""
    front = t.turn % t.seats if t.seats > 2 else 0
    for _ in range(t.seats):
        for end in range(2):
            here = cards & cards_at(t, front, end)
            if here != 0:
                first = played_at(t, front, end)
                return first if (here >> first) & 1 == 1 else lowest(here)
        front = wrapped(t, front + 1)
    return lowest(cards)


@rule
def where_played(t: Yard, card: int) -> int:
    """1 + the front on which a card was played this turn (two players have one front), 0 if it was not."""
    if (t.played >> card) & 1 == 1:
        for front in range(t.seats if t.seats > 2 else 1):
            if ((cards_at(t, front, 0) | cards_at(t, front, 1)) >> card) & 1 == 1:
                return front + 1
    return 0


@rule
def meant_before(t: Yard, card: int) -> int:
    """The copies that would have been meant instead of this card, which was played this turn, had they lain beside it."""
    copies = of_kind(t, kind_of(t, card))
    left = copies & t.played
    while earliest_played(t, left) != card:
        left &= ~(1 << earliest_played(t, left))
    return copies & ~left


@rule
def packed(t: Yard, cards: int) -> int:
    """Up to three kinds of a set, four bits each, rising; above them for each a bit that says whether it is a new one."""
    code = 0
    i = 0
    while cards != 0 and i < 3:
        kind = kind_of(t, lowest(cards))
        cards &= cards - 1
        code |= (kind & 15) << 4 * i | (kind >> 4) << (12 + i)
        i += 1
    return code


@rule
def fourth(t: Yard, cards: int) -> int:
    """The fourth kind of a set of four cards, else -1."""
    for _ in range(3):
        cards &= cards - 1
    return kind_of(t, lowest(cards)) if cards != 0 else -1
