"""What an attentive player knows about cards it does not see (section 9 of the specification).

Per observer the record keeps two things:

- `may[o, zone]`: the cards that may lie in a zone which is hidden from seat o;
- limits: of the cards `limit_cards[o, i]` at most `limit_most[o, i]` lie in the zones `limit_zones[o, i]`.

The limits hold what no card tells by itself. Who restocks one unseen discard of three that you know brings at most one
of the three into its draw pile. Both are true of the table at all times. A card that moves in sight is taken out of all
of it (`see`) and, if it goes on to a hidden zone, put there (`pin`); one that moves unseen may be wherever it came from
or where it went, and lifts limits by one (`pass_unseen`); piles that are put together share what was known of each, but no
more cards can have come than were put there (`merge`). `conclude` draws the conclusions, once for every part of a move.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.duel.layout import ABANDONED, ASIDE, DISCARDS, HAND, HIDDEN, LIMITS, LOOK, STOCK, TOP, Yard
from snowyard.kernel.bits import ones
from snowyard.kernel.rule import rule

ALL_ZONES = (1 << HIDDEN) - 1
SEAT_ZONES = sum(1 << zone for zone in range(0, TOP, 4))
"""The zones of seat 0; shifted left by a seat's number, its own."""
ROUNDS = 6


@rule
def remembers(t: Yard) -> bool:
    """Does this record keep what seats know? Those for mass simulation do not: it is most of the work."""
    return bool(t.event.shape[0] > 0)


@rule
def hides(t: Yard, zone: int, seat: int) -> bool:
    """Is this zone hidden from this seat?"""
    if zone < TOP:
        return zone & 3 != seat
    if zone < STOCK:
        return bool(t.face_up[zone - TOP] == 0 and t.putter[zone - TOP] != seat)
    if zone == LOOK:
        return t.looker != seat
    return zone < ABANDONED


@rule
def size(t: Yard, zone: int) -> int:
    """How many cards lie in a zone, unpicked cards apart from the older discards."""
    if ASIDE <= zone < ASIDE + 4:
        return int(t.aside[zone - ASIDE])
    if DISCARDS <= zone < DISCARDS + 4:
        return int(t.counts[zone] - t.aside[zone - DISCARDS])
    return int(t.counts[zone])


@rule
def cards_in(t: Yard, zone: int) -> int:
    """The cards that lie in a zone, unpicked cards apart from the older discards."""
    if ASIDE <= zone < ASIDE + 4:
        seat = zone - ASIDE
        return int(t.unpicked[seat] & t.place[DISCARDS + seat] & ~t.played) if t.aside[seat] > 0 else 0
    if DISCARDS <= zone < DISCARDS + 4 and t.aside[zone - DISCARDS] > 0:
        return int(t.place[zone] & ~(t.unpicked[zone - DISCARDS] & ~t.played))
    return int(t.place[zone])


@rule
def number(cards: int) -> int:
    return ones(np.uint64(cards))


@rule
def zones_of(t: Yard, o: int, card: int) -> int:
    """Where a card may lie, as bits."""
    found = 0
    for zone in range(HIDDEN):
        found |= ((t.may[o, zone] >> card) & 1) << zone
    return found


@rule
def within(t: Yard, o: int, zones: int) -> int:
    """The cards that may lie in these zones."""
    cards = 0
    for zone in range(HIDDEN):
        if (zones >> zone) & 1 == 1:
            cards |= t.may[o, zone]
    return cards


@rule
def room(t: Yard, o: int, zones: int) -> int:
    """How many cards lie in these zones, as far as they are hidden from o."""
    total = 0
    for zone in range(HIDDEN):
        if (zones >> zone) & 1 == 1 and hides(t, zone, o):
            total += size(t, zone)
    return total


# ---- what happens


@rule
def see(t: Yard, o: int, card: int, zone: int) -> None:
    """Seat o sees this card in a hidden zone; it is no longer looked for.

    Copies of a kind look alike. If another copy, of which o knew something else, might as well have been the one seen, o
    goes on with the case that leaves open all that the others do (`leaves_open`); if no case does, with what is true
    in all of them. A card played this turn lies open, so it is not mistaken for its copy.
    """
    bit = 1 << card
    group = bit
    if t.played & bit == 0:
        group |= t.cards_of[t.kind_of[card]] & t.may[o, zone] & ~t.played
    group = widest_cases(t, o, group, zone)
    if group & bit == 0:
        cases = group
        while not leaves_open(t, o, number((cases & -cases) - 1), card, zone):
            cases &= cases - 1
        swap_names(t, o, card, number((cases & -cases) - 1))
        group = (group & ~(cases & -cases)) | bit
    copies = group & ~bit
    for i in range(LIMITS):
        forget_in_limit(t, o, i, bit, copies, zone)
    for z in range(HIDDEN):
        if t.may[o, z] & group != 0:
            t.may[o, z] = (t.may[o, z] | copies) & ~bit


@rule
def widest_cases(t: Yard, o: int, group: int, zone: int) -> int:
    """Of cards that may be the one seen in this zone those that need be thought of: the others leave less open."""
    left = group
    while left != 0:
        one = left & -left
        left &= left - 1
        rest = group & ~one
        while rest != 0:
            if leaves_open(t, o, number((rest & -rest) - 1), number(one - 1), zone):
                group &= ~one
                break
            rest &= rest - 1
    return group


@rule
def leaves_open(t: Yard, o: int, one: int, other: int, zone: int) -> bool:
    """If `one` is the card seen in this zone: can the other copy then lie wherever `one` could lie if the other were it?"""
    zones = zones_of(t, o, one)
    if zones & ~zones_of(t, o, other) != 0:
        return False
    for i in range(LIMITS):
        counts = (t.limit_cards[o, i] >> one) & 1
        inside = (t.limit_zones[o, i] >> zone) & 1
        if counts != (t.limit_cards[o, i] >> other) & 1:
            if counts == 1 and inside == 1 and zones & ~t.limit_zones[o, i] != 0:
                return False
            if counts == 0 and inside == 0 and zones & t.limit_zones[o, i] != 0:
                return False
    return True


@rule
def swap_names(t: Yard, o: int, one: int, other: int) -> None:
    """What o knew of one copy it knows of the other from now on."""
    both = (1 << one) | (1 << other)
    for zone in range(HIDDEN):
        if t.may[o, zone] & both != 0 and t.may[o, zone] & both != both:
            t.may[o, zone] ^= both
    for i in range(LIMITS):
        if t.limit_cards[o, i] & both != 0 and t.limit_cards[o, i] & both != both:
            t.limit_cards[o, i] ^= both


@rule
def forget_in_limit(t: Yard, o: int, i: int, bit: int, copies: int, zone: int) -> None:
    """A card seen in this zone, or one of these copies, counts no longer; what is kept holds whichever it was."""
    group = bit | copies
    inside = (t.limit_zones[o, i] >> zone) & 1
    here = t.limit_cards[o, i] & group
    if here == group:
        t.limit_most[o, i] -= inside
        t.limit_cards[o, i] &= ~bit
    elif here != 0:
        t.limit_cards[o, i] &= ~group
        if inside == 1 and copies & (copies - 1) == 0:
            t.limit_cards[o, i] |= copies


@rule
def pin(t: Yard, o: int, card: int, zone: int) -> None:
    """Seat o knows that this card, seen a moment ago, now lies in a hidden zone."""
    t.may[o, zone] |= 1 << card


@rule
def locate(t: Yard, o: int, card: int, zone: int) -> None:
    """Seat o learns that a card which it knows by sight (it was played this turn) lies in this zone."""
    if hides(t, zone, o):
        see(t, o, card, zone)
        pin(t, o, card, zone)


@rule
def exclude(t: Yard, o: int, cards: int, zone: int) -> None:
    """Seat o learns that none of these cards lies in this zone."""
    if hides(t, zone, o) and t.may[o, zone] & cards != 0:
        t.may[o, zone] &= ~cards


@rule
def pass_unseen(t: Yard, o: int, source: int, target: int, among: int) -> None:
    """One card (of `among`) has moved from a hidden zone to another, unseen by o. It has been carried already."""
    crossing = t.may[o, source] & among
    for i in range(LIMITS):
        leaves = (t.limit_zones[o, i] >> source) & 1
        enters = (t.limit_zones[o, i] >> target) & 1
        if enters == 1 and leaves == 0:
            loosen(t, o, i, crossing, 1)
        elif leaves == 1 and enters == 0:
            widen(t, o, i, target)
    limit_arrivals(t, o, source, target, crossing, 1)
    t.may[o, target] |= crossing


@rule
def loosen(t: Yard, o: int, i: int, crossing: int, count: int) -> None:
    """So many of the cards `crossing` come into the zones of a limit: the limit rises by so much, and for its other cards
    it stays as it is."""
    cards = t.limit_cards[o, i]
    if cards & crossing != 0:
        add_limit(t, o, cards & ~crossing, t.limit_zones[o, i], t.limit_most[o, i])
        t.limit_most[o, i] += count


@rule
def widen(t: Yard, o: int, i: int, target: int) -> None:
    """Cards go from the zones of a limit to another one: those of the limit that could not lie there before are limited
    in both together."""
    cards = t.limit_cards[o, i]
    if cards & t.may[o, target] == 0:
        t.limit_zones[o, i] |= 1 << target
    else:
        add_limit(t, o, cards & ~t.may[o, target], t.limit_zones[o, i] | (1 << target), t.limit_most[o, i])


@rule
def limit_arrivals(t: Yard, o: int, source: int, target: int, crossing: int, count: int) -> None:
    """Of the cards that could not lie in the target so far, at most so many do now: for several sets of zones around it."""
    every = within(t, o, ALL_ZONES)
    union = 0
    left = crossing & ~t.may[o, target]
    while left != 0:
        card = number((left & -left) - 1)
        zones = zones_of(t, o, card)
        union |= zones
        outside = ALL_ZONES & ~zones
        add_limit(t, o, every & ~within(t, o, outside), outside, count)
        left &= left - 1
    outside = ALL_ZONES & ~union
    add_limit(t, o, every & ~within(t, o, outside), outside, count)
    add_limit(t, o, every & ~t.may[o, target], 1 << target, count)
    if target < TOP:
        theirs = SEAT_ZONES << (target & 3)
        if (theirs >> source) & 1 == 0:
            add_limit(t, o, every & ~within(t, o, theirs), theirs, count)


@rule
def add_limit(t: Yard, o: int, cards: int, zones: int, most: int) -> None:
    """At most so many of these cards in these zones, if that is not known already. The loosest limit gives way."""
    if number(cards) <= most or zones == 0:
        return
    loosest = -1
    for i in range(LIMITS):
        if t.limit_cards[o, i] == 0:
            if loosest < 0 or t.limit_cards[o, loosest] != 0:
                loosest = i
        elif t.limit_most[o, i] <= most and cards & ~t.limit_cards[o, i] == 0 and zones & ~t.limit_zones[o, i] == 0:
            return
        elif loosest < 0 or (t.limit_cards[o, loosest] != 0 and t.limit_most[o, i] > t.limit_most[o, loosest]):
            loosest = i
    t.limit_cards[o, loosest] = cards
    t.limit_zones[o, loosest] = zones
    t.limit_most[o, loosest] = most


@rule
def merge(t: Yard, o: int, source: int, target: int, count: int) -> None:
    """All cards of a hidden zone, so many, have been put to those of another, face down."""
    for i in range(LIMITS):
        cards = t.limit_cards[o, i]
        leaves = (t.limit_zones[o, i] >> source) & 1
        enters = (t.limit_zones[o, i] >> target) & 1
        if leaves == 1 and enters == 0:
            widen(t, o, i, target)
        elif leaves == 0 and enters == 1:
            loosen(t, o, i, t.may[o, source], min(count, number(cards & t.may[o, source])))
    limit_arrivals(t, o, source, target, t.may[o, source], count)
    for i in range(LIMITS):
        t.limit_zones[o, i] &= ~(1 << source)
    t.may[o, target] |= t.may[o, source]
    t.may[o, source] = 0


@rule
def hand_on(t: Yard, o: int) -> None:
    """In the draft every hand goes to the left neighbour, and what o knew of it with it."""
    last = t.seats - 1
    kept = t.may[o, HAND + last]
    for seat in range(last, 0, -1):
        t.may[o, HAND + seat] = t.may[o, HAND + seat - 1]
    t.may[o, HAND] = kept
    hands = ((1 << t.seats) - 1) << HAND
    for i in range(LIMITS):
        zones = t.limit_zones[o, i] & hands
        moved = ((zones << 1) | (zones >> last)) & hands
        t.limit_zones[o, i] = (t.limit_zones[o, i] & ~hands) | moved


# ---- conclusions


@rule
def conclude(t: Yard) -> None:
    """Everybody thinks about what it has seen."""
    for o in range(t.seats if remembers(t) else 0):
        tidy(t, o)


@rule
def tidy(t: Yard, o: int) -> None:
    """Draw conclusions until there is nothing new, and drop limits that say nothing."""
    for zone in range(HIDDEN):
        if size(t, zone) == 0:
            t.may[o, zone] = 0
    for _ in range(ROUNDS):
        changed = False
        for i in range(LIMITS):
            if t.limit_cards[o, i] != 0 and conclude_limit(t, o, i):
                changed = True
        left = within(t, o, ALL_ZONES)
        while left != 0:
            zones = zones_of(t, o, number((left & -left) - 1))
            left &= left - 1
            if fill(t, o, zones):
                changed = True
        for zone in range(HIDDEN):
            if t.may[o, zone] != 0 and number(t.may[o, zone]) == size(t, zone) and settle_in(t, o, t.may[o, zone], 1 << zone):
                changed = True
        if not changed:
            break
    forget_idle(t, o)


@rule
def fill(t: Yard, o: int, zones: int) -> bool:
    """If the cards that can lie nowhere but in these zones fill them, no other card lies there."""
    inside = within(t, o, zones) & ~within(t, o, ALL_ZONES & ~zones)
    if number(inside) != room(t, o, zones):
        return False
    changed = False
    for zone in range(HIDDEN):
        if (zones >> zone) & 1 == 1 and t.may[o, zone] & ~inside != 0:
            t.may[o, zone] &= inside
            changed = True
    return changed


@rule
def settle_in(t: Yard, o: int, cards: int, zones: int) -> bool:
    """These cards lie in these zones: they are not looked for elsewhere."""
    changed = False
    for zone in range(HIDDEN):
        if (zones >> zone) & 1 == 0 and t.may[o, zone] & cards != 0:
            t.may[o, zone] &= ~cards
            changed = True
    return changed


@rule
def conclude_limit(t: Yard, o: int, i: int) -> bool:
    """What a limit says about single cards."""
    zones = t.limit_zones[o, i]
    for zone in range(HIDDEN):
        if (zones >> zone) & 1 == 1 and (size(t, zone) == 0 or not hides(t, zone, o)):
            zones &= ~(1 << zone)
    t.limit_zones[o, i] = zones
    here = within(t, o, zones)
    t.limit_cards[o, i] |= within(t, o, ALL_ZONES) & ~here  # cards that cannot lie there count for nothing now, but later
    cards = t.limit_cards[o, i]
    if zones == 0 or cards & here == 0:
        t.limit_cards[o, i] = 0
        return False
    changed = False
    if t.limit_most[o, i] <= 0:
        for zone in range(HIDDEN):
            if (zones >> zone) & 1 == 1 and t.may[o, zone] & cards != 0:
                t.may[o, zone] &= ~cards
                changed = True
    elif number(here & ~cards) == room(t, o, zones) - t.limit_most[o, i]:
        changed = settle_in(t, o, here & ~cards, zones)
    return changed


@rule
def forget_idle(t: Yard, o: int) -> None:
    """Limits that could not be broken, or that another one implies."""
    for i in range(LIMITS):
        if t.limit_cards[o, i] != 0 and (is_idle(t, o, i) or is_implied(t, o, i)):
            t.limit_cards[o, i] = 0
        if t.limit_cards[o, i] == 0:
            t.limit_zones[o, i] = 0
            t.limit_most[o, i] = 0


@rule
def is_idle(t: Yard, o: int, i: int) -> bool:
    zones = t.limit_zones[o, i]
    here = within(t, o, zones)
    surely = here & ~within(t, o, ALL_ZONES & ~zones)
    cards = t.limit_cards[o, i]
    most = t.limit_most[o, i]
    return bool(most >= number(cards & here) or most >= room(t, o, zones) - number(surely & ~cards))


@rule
def is_implied(t: Yard, o: int, i: int) -> bool:
    for j in range(LIMITS):
        if j != i and t.limit_cards[o, j] != 0 and t.limit_most[o, j] <= t.limit_most[o, i]:
            if t.limit_cards[o, i] & ~t.limit_cards[o, j] == 0 and t.limit_zones[o, i] & ~t.limit_zones[o, j] == 0:
                return True
    return False
