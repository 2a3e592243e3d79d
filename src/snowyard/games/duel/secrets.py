"""Who may see what in duel, and tables that a seat could not tell from the true one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from snowyard.games.duel.deals import (
    FEW_STATES,
    MORE,
    MOST_STATES,
    USED,
    Loose,
    Plan,
    States,
    empty_plan,
    explore,
    no_loose,
    no_states,
    plan_deal,
    walk,
    weigh,
)
from snowyard.games.duel.layout import (
    CACHE,
    CHOOSE,
    HAND,
    HIDDEN,
    KEEP,
    KINDS,
    LIMITS,
    MOST_COPIES,
    NO_EFFECT_CARD,
    OVER,
    PICK_2,
    SEATS,
    ZONES,
    Yard,
)
from snowyard.games.duel.memory import ALL_ZONES, cards_in, hides, within
from snowyard.games.duel.names import Names, list_names, no_names, ways_to_name
from snowyard.games.duel.piles import lowest, many
from snowyard.kernel.bits import select
from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule

N_KINDS = len(KINDS)
MOST_TRIES = 1_000_000
"""Far more than any table needs; should it ever not do, the cards stay where they are."""

PUBLIC = (
    "counts", "extreme", "pile", "face_up", "putter", "second_side", "second_front", "capped", "marked", "aside", "score",
    "final", "final_turns", "front", "fronts_left", "step", "job", "ahead", "near", "looker", "look_pile", "act", "fate",
    "snowball", "attacked", "active",
)  # fmt: skip
"""Fields that everybody sees as they are."""


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    show_choices(t, seat, out)
    every = 0
    for zone in range(ZONES):
        every |= t.place[zone]
    same = 0  # cards that keep their names
    for kind in range(N_KINDS):
        first = int(t.first_of[kind])
        copies = (every & t.cards_of[kind]) >> first
        if copies & (copies - 1) != 0:
            same |= show_copies(t, seat, out, first, copies)
        elif copies == 1:
            same |= 1 << first
        elif copies != 0:
            card = first + lowest(copies)
            show_cards(t, seat, out, 1 << card, first - card)
    show_cards(t, seat, out, same, 0)


@rule
def show_copies(t: Yard, seat: int, out: Yard, first: int, copies: int) -> int:
    """Copies of a kind look alike, so the record shown names them anew, in an order made of what the seat knows. Returns those
    that keep their names and are still to be shown."""
    # as many as MOST_COPIES
    keys = (
        key_of_copy(t, seat, first, copies, 0),
        key_of_copy(t, seat, first, copies, 1),
        key_of_copy(t, seat, first, copies, 2),
        key_of_copy(t, seat, first, copies, 3),
        key_of_copy(t, seat, first, copies, 4),
        key_of_copy(t, seat, first, copies, 5),
        key_of_copy(t, seat, first, copies, 6),
        key_of_copy(t, seat, first, copies, 7),
    )
    same = 0
    for copy in range(MOST_COPIES):
        if (copies >> copy) & 1 == 1:
            rank = 0
            for other in range(MOST_COPIES):
                if (copies >> other) & 1 == 1 and (keys[other] < keys[copy] or (keys[other] == keys[copy] and other < copy)):
                    rank += 1
            if rank == copy:
                same |= 1 << (first + copy)
            else:
                show_cards(t, seat, out, 1 << (first + copy), rank - copy)
    return same


@rule
def key_of_copy(t: Yard, seat: int, first: int, copies: int, copy: int) -> int:
    return card_key(t, seat, first + copy) if (copies >> copy) & 1 == 1 else 0


@rule
def show_choices(t: Yard, seat: int, out: Yard) -> None:
    """What was chosen, where it lies open; cards are named by `show_names`."""
    for s in range(SEATS):
        out.second[s] = -1
        for slot in range(2):
            out.chosen[s, slot] = NO_EFFECT_CARD if choice_open(t, seat, s) and t.chosen[s, slot] == NO_EFFECT_CARD else -1
            if choice_open(t, seat, s):
                out.side[s, slot] = t.side[s, slot]
        if choice_open(t, seat, s):
            out.cached[s] = t.cached[s]
    if seat == t.actor:
        out.reach = t.reach  # whether a Raid finds the played card is for the raider to see
    for end in range(2):
        out.card[end] = NO_EFFECT_CARD


@rule
def choice_open(t: Yard, seat: int, of: int) -> bool:
    """Does a seat see what another one has chosen? Its own always, others' after the reveal."""
    return seat == of or t.phase > CHOOSE


@rule
def moved(cards: int, by: int) -> int:
    return cards << by if by >= 0 else cards >> -by


@rule
def show_cards(t: Yard, seat: int, out: Yard, cards: int, by: int) -> None:
    """A set of cards whose numbers all change by so much."""
    for zone in range(ZONES):
        if t.place[zone] & cards != 0 and (t.phase == OVER or not hides(t, zone, seat)):
            out.place[zone] |= moved(t.place[zone] & cards, by)
    if seat >= 0:
        for zone in range(HIDDEN):
            out.may[seat, zone] |= moved(t.may[seat, zone] & cards, by)
        for i in range(LIMITS):
            if t.limit_cards[seat, i] & cards != 0:
                out.limit_cards[seat, i] |= moved(t.limit_cards[seat, i] & cards, by)
                out.limit_zones[seat, i] = t.limit_zones[seat, i]
                out.limit_most[seat, i] = t.limit_most[seat, i]
        out.unpicked[seat] |= moved(t.unpicked[seat] & cards, by)
    out.played |= moved(t.played & cards, by)
    show_names(t, seat, out, cards, by)


@rule
def show_names(t: Yard, seat: int, out: Yard, cards: int, by: int) -> None:
    """Fields that name a card."""
    for s in range(t.seats):
        for slot in range(2):
            if is_one(t.chosen[s, slot], cards) and choice_open(t, seat, s):
                out.chosen[s, slot] = t.chosen[s, slot] + by
        if is_one(t.second[s], cards):
            out.second[s] = t.second[s] + by
    for end in range(2):
        if is_one(t.card[end], cards):
            out.card[end] = t.card[end] + by


@rule
def is_one(card: int, cards: int) -> bool:
    return card >= 0 and (cards >> card) & 1 == 1


@rule
def card_key(t: Yard, seat: int, card: int) -> int:
    """All that a seat knows about a card, as one number."""
    key = 0
    for zone in range(ZONES):
        if (t.place[zone] >> card) & 1 == 1 and (t.phase == OVER or not hides(t, zone, seat)):
            key = zone + 1
    if seat >= 0:
        for zone in range(HIDDEN):
            key |= ((t.may[seat, zone] >> card) & 1) << (6 + zone)
        key |= ((t.unpicked[seat] >> card) & 1) << 37
        for i in range(LIMITS):
            key |= ((t.limit_cards[seat, i] >> card) & 1) << (44 + i)
    tag = 0
    for s in range(t.seats):
        for slot in range(2):
            if t.chosen[s, slot] == card and choice_open(t, seat, s):
                tag = 1 + 3 * s + slot
        if t.second[s] == card:
            tag = 3 + 3 * s
    return key | (tag << 38)


# ---- redealing


class Prepared(NamedTuple):
    """All of a redeal that is the same however often a table is dealt anew."""

    loose: Loose
    plan: Plan
    states: States
    names: Names
    cards: int
    steps: int
    apart: int
    end: int
    possible: bool


@rule
def redeal(t: Yard, seat: int) -> None:
    """Everything the seat does not see is dealt anew: every table it cannot exclude is as likely as any other."""
    if t.phase != OVER:
        redeal_prepared(t, seat, prepare(t, seat))


@rule
def prepare(t: Yard, seat: int) -> Prepared:
    """What is hidden, and in how many ways it can lie. This takes memory; to deal by it does not."""
    loose = no_loose()
    n = gather(t, seat, loose)
    plan = empty_plan()
    steps = plan_deal(t, seat, loose, n, plan)
    states = no_states(FEW_STATES)
    possible = explore(t, seat, plan, steps, states)
    while not possible and states.room.shape[0] < MOST_STATES:
        states = no_states(MORE * states.room.shape[0])
        possible = explore(t, seat, plan, steps, states)
    if possible:
        weigh(plan, steps, states)
        possible = states.ways[0] != 0.0
    names = no_names()
    apart = list_names(t, seat, loose, n, names, False, 0)
    end = list_names(t, seat, loose, n, names, True, apart)
    return Prepared(loose, plan, states, names, n, steps, apart, end, possible)


@rule
def redeal_prepared(t: Yard, seat: int, prepared: Prepared) -> None:
    """A redeal of the table that this was prepared for."""
    if prepared.possible and deal_out(t, seat, prepared):
        spread(t, seat, prepared.loose, prepared.cards)
    for other in range(t.seats):
        if other != seat and t.chosen[other, 0] >= 0 and t.phase <= CHOOSE:
            choose_anew(t, other)


@rule
def gather(t: Yard, seat: int, loose: Loose) -> int:
    """The hidden cards, rising; those that lay open this turn come last."""
    every = within(t, seat, ALL_ZONES)
    n = 0
    for part in range(2):
        cards = every & ~t.played if part == 0 else every & t.played
        while cards != 0:
            loose.card[n] = lowest(cards)
            cards &= cards - 1
            n += 1
    return n


@rule
def deal_out(t: Yard, seat: int, prepared: Prepared) -> bool:
    """Deal the loose cards to the hidden places, uniformly over the tables that the seat cannot exclude; False: it
    could not be done."""
    loose, n, names = prepared.loose, prepared.cards, prepared.names
    for _ in range(MOST_TRIES):
        walk(t, loose, prepared.plan, prepared.steps, prepared.states)
        if keeps_limits(t, seat, loose, n):
            if below(t.generator, ways_to_name(t, seat, loose, n, names, prepared.apart, prepared.end)) == 0:
                return True
    return False


@rule
def keeps_limits(t: Yard, seat: int, loose: Loose, n: int) -> bool:
    """Those limits, too, that were not counted on the way."""
    for i in range(LIMITS):
        if t.limit_cards[seat, i] != 0 and t.limit_most[seat, i] > USED:
            inside = 0
            for k in range(n):
                inside += (t.limit_cards[seat, i] >> loose.card[k]) & (t.limit_zones[seat, i] >> loose.zone[k]) & 1
            if inside > t.limit_most[seat, i]:
                return False
    return True


@rule
def spread(t: Yard, seat: int, loose: Loose, n: int) -> None:
    """Lay the cards down. What other seats know of a place, they know of the card that now lies there."""
    for zone in range(HIDDEN):
        if hides(t, zone, seat):
            old = cards_in(t, zone)
            for i in range(n):
                if loose.zone[i] == zone:
                    loose.spot[i] = lowest(old)
                    old &= old - 1
    every = 0
    for i in range(n):
        every |= 1 << int(loose.card[i])
    for zone in range(ZONES):
        t.place[zone] = renamed(loose, t.place[zone], every, n)
    for other in range(t.seats):
        if other != seat:
            t.unpicked[other] = renamed(loose, t.unpicked[other], every, n)
            for zone in range(HIDDEN):
                t.may[other, zone] = renamed(loose, t.may[other, zone], every, n)
            for i in range(LIMITS):
                t.limit_cards[other, i] = renamed(loose, t.limit_cards[other, i], every, n)


@rule
def renamed(loose: Loose, cards: int, every: int, n: int) -> int:
    """The same places, with the cards that lie there now."""
    if cards & every == 0:
        return cards
    new = cards & ~every
    for i in range(n):
        if (cards >> loose.spot[i]) & 1 == 1:
            new |= 1 << int(loose.card[i])
    return new


@rule
def choose_anew(t: Yard, seat: int) -> None:
    """A secret choice already made: any legal one is as likely."""
    filled = 2 if t.chosen[seat, 1] >= 0 else 1
    if t.phase <= PICK_2:
        t.chosen[seat, 0] = any_of(t, t.place[HAND + seat])
    elif t.phase == KEEP:
        keep_anew(t, seat, filled)
    else:
        play_anew(t, seat, filled)


@rule
def any_of(t: Yard, cards: int) -> int:
    return select(np.uint64(cards), below(t.generator, many(cards)))


@rule
def keep_anew(t: Yard, seat: int, filled: int) -> None:
    cards = t.place[HAND + seat]
    if filled == 1:
        last = 1 << select(np.uint64(cards), many(cards) - 1) if t.kept == 2 else 0
        t.chosen[seat, 0] = any_of(t, cards & ~last)
        return
    one = any_of(t, cards)
    two = any_of(t, cards & ~(1 << one))
    t.chosen[seat, 0] = min(one, two)
    t.chosen[seat, 1] = max(one, two)


@rule
def play_anew(t: Yard, seat: int, filled: int) -> None:
    """Uniform over cards and sides; with two fronts over the pairs that DUEL-106 allows."""
    hand = t.place[HAND + seat]
    cache = t.place[CACHE + seat]
    cards = hand | cache
    filler = 1 if t.seats > 2 and many(hand) == 1 else 0
    while True:
        t.cached[seat] = 0
        for slot in range(filled):
            k = below(t.generator, 2 * many(cards) + filler)
            if k == 2 * many(cards):
                t.chosen[seat, slot] = NO_EFFECT_CARD
                t.side[seat, slot] = 0
            else:
                t.chosen[seat, slot] = select(np.uint64(cards), k >> 1)
                t.side[seat, slot] = k & 1
                t.cached[seat] += (cache >> t.chosen[seat, slot]) & 1
        if t.cached[seat] <= 1 and (filled == 1 or t.chosen[seat, 0] != t.chosen[seat, 1]):
            return
