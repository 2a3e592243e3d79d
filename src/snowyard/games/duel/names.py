"""Copies of a kind look alike: in how many ways could those of a deal be named?

A seat knows different things about two copies because it has seen one and not the other; which is which is no part of
the table. A deal of named cards is kept with one chance in as many as it has names that agree with what the seat knows;
so all tables are equally likely, however many names they allow. Names of copies of which the seat knows the same can
always be exchanged; they are counted as one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from snowyard.games.duel.deals import Loose, limits_on
from snowyard.games.duel.layout import LIMITS, MOST_LOOSE, Yard
from snowyard.games.duel.memory import number, zones_of
from snowyard.games.duel.piles import kind_of
from snowyard.kernel.rule import rule


class Names(NamedTuple):
    """The cards that could be named otherwise, copies of one kind together."""

    who: Any  # i64[cards]: its place in `Loose`
    first: Any  # i64[cards]: where its kind begins here
    end: Any  # i64[cards]: and where it ends
    alike: Any  # i64[cards]: 1: the seat knows the same of the card before
    limits: Any  # i64[cards]: the limits it counts for
    given: Any  # i64[cards]: the copy whose zone it gets
    past: Any  # i64[cards]: only copies after this one are tried
    used: Any  # i64[limits]


@rule
def no_names() -> Names:
    cells = np.empty((7, MOST_LOOSE), np.int64)
    return Names(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], np.empty(LIMITS, np.int64))


@rule
def list_names(t: Yard, seat: int, loose: Loose, n: int, names: Names, entangled: bool, at: int) -> int:
    """List the kinds of whose copies the seat knows different things; `entangled`: those that limits tell apart, too.
    Returns where the list ends."""
    i = 0
    while i < n:
        copies = run_of(t, loose, n, i)
        by_limits = copies > 1 and told_by_limits(t, seat, loose, i, copies)
        if copies > 1 and by_limits == entangled and (entangled or told_by_zones(t, seat, loose, i, copies)):
            list_copies(t, seat, loose, names, i, copies, at)
            at += copies
        i += copies
    return at


@rule
def list_copies(t: Yard, seat: int, loose: Loose, names: Names, i: int, copies: int, at: int) -> None:
    """Those of which the seat knows the same next to each other."""
    first = at
    listed = 0
    for k in range(i, i + copies):
        if (listed >> k) & 1 == 0:
            zones = zones_of(t, seat, loose.card[k])
            limits = limits_on(t, seat, loose.card[k], zones)
            for j in range(k, i + copies):
                same = zones_of(t, seat, loose.card[j]) == zones and limits_on(t, seat, loose.card[j], zones) == limits
                if same and (listed >> j) & 1 == 0:
                    listed |= 1 << j
                    names.who[at] = j
                    names.first[at] = first
                    names.end[at] = first + copies
                    names.alike[at] = 1 if j > k else 0
                    names.limits[at] = limits
                    at += 1


@rule
def run_of(t: Yard, loose: Loose, n: int, i: int) -> int:
    """How many cards from the i-th on are copies of one kind (a card that lies open is not mistaken for its copies)."""
    if (t.played >> loose.card[i]) & 1 == 1:
        return 1
    j = i + 1
    while j < n and kind_of(t, loose.card[j]) == kind_of(t, loose.card[i]) and (t.played >> loose.card[j]) & 1 == 0:
        j += 1
    return j - i


@rule
def told_by_zones(t: Yard, seat: int, loose: Loose, i: int, copies: int) -> bool:
    zones = zones_of(t, seat, loose.card[i])
    for k in range(i + 1, i + copies):
        if zones_of(t, seat, loose.card[k]) != zones:
            return True
    return False


@rule
def told_by_limits(t: Yard, seat: int, loose: Loose, i: int, copies: int) -> bool:
    """Is there a limit for which one copy counts and another does not, both being possible in its zones?"""
    for k in range(i, i + copies):
        zones = zones_of(t, seat, loose.card[k])
        limits = limits_on(t, seat, loose.card[k], zones)
        for limit in range(LIMITS):
            if (limits >> limit) & 1 == 1:
                for j in range(i, i + copies):
                    if (t.limit_cards[seat, limit] >> loose.card[j]) & 1 == 0:
                        if zones_of(t, seat, loose.card[j]) & t.limit_zones[seat, limit] != 0:
                            return True
    return False


@rule
def ways_to_name(t: Yard, seat: int, loose: Loose, n: int, names: Names, apart: int, end: int) -> int:
    """Kinds up to `apart` are counted each for itself, the others together."""
    ways = 1
    at = 0
    while at < apart:
        ways *= count_names(t, seat, loose, names, at, int(names.end[at]), False)
        at = int(names.end[at])
    if apart < end:
        count_others(t, seat, loose, n, names, apart, end)
        ways *= count_names(t, seat, loose, names, apart, end, True)
    return ways


@rule
def count_others(t: Yard, seat: int, loose: Loose, n: int, names: Names, at: int, end: int) -> None:
    """How far the cards whose names stay use up the limits."""
    others = (1 << n) - 1
    for k in range(at, end):
        others &= ~(1 << names.who[k])
    for i in range(LIMITS):
        names.used[i] = 0
        if t.limit_cards[seat, i] != 0:
            for k in range(n):
                counts = (t.limit_cards[seat, i] >> loose.card[k]) & (t.limit_zones[seat, i] >> loose.zone[k]) & 1
                names.used[i] += counts & (others >> k)


@rule
def count_in(t: Yard, seat: int, loose: Loose, names: Names, at: int, given: int, by: int) -> None:
    """This card gets the zone of that copy, or gives it back."""
    zone = loose.zone[names.who[given]]
    limits = int(names.limits[at])
    while limits != 0:
        i = number((limits & -limits) - 1)
        names.used[i] += by * ((t.limit_zones[seat, i] >> zone) & 1)
        limits &= limits - 1


@rule
def fits(t: Yard, seat: int, loose: Loose, names: Names, at: int, given: int, entangled: bool) -> bool:
    """May the card lie where that copy lies?"""
    zone = loose.zone[names.who[given]]
    if (t.may[seat, zone] >> loose.card[names.who[at]]) & 1 == 0:
        return False
    limits = int(names.limits[at]) if entangled else 0
    while limits != 0:
        i = number((limits & -limits) - 1)
        if (t.limit_zones[seat, i] >> zone) & 1 == 1 and names.used[i] >= t.limit_most[seat, i]:
            return False
        limits &= limits - 1
    return True


@rule
def enter(names: Names, at: int) -> None:
    """Begin to give this card zones; of cards that are alike, the later one gets the zone of a later copy."""
    names.past[at] = names.given[at - 1] if names.alike[at] == 1 else names.first[at] - 1
    names.given[at] = names.past[at]


@rule
def count_names(t: Yard, seat: int, loose: Loose, names: Names, start: int, end: int, entangled: bool) -> int:
    """Give every card the zone of a copy of its kind, in all ways, and count those that the seat cannot exclude."""
    ways = 0
    taken = 0
    at = start
    enter(names, at)
    while at >= start:
        given = int(names.given[at])
        if given > names.past[at]:
            taken &= ~(1 << given)
            if entangled:
                count_in(t, seat, loose, names, at, given, -1)
        given += 1
        while given < names.end[at] and ((taken >> given) & 1 == 1 or not fits(t, seat, loose, names, at, given, entangled)):
            given += 1
        names.given[at] = given
        if given == names.end[at]:
            at -= 1
        else:
            taken |= 1 << given
            if entangled:
                count_in(t, seat, loose, names, at, given, 1)
            if at + 1 == end:
                ways += 1
            else:
                at += 1
                enter(names, at)
    return ways
