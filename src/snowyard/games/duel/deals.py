"""Dealing hidden cards anew: every table that a seat cannot exclude comes out with the same chance.

Cards of which the seat knows the same are a *class*. They are dealt class by class and, within a class, zone by zone: one
*step* says how many cards of the class go to the zone. What the steps so far leave open is a *state*: the room left in
every zone, the cards left of the class, and how far the limits are used up. `explore` finds the states that can be
reached, `weigh` counts from the last step back in how many ways each of them can be completed, and `walk` goes through
the steps with chances in proportion to these numbers. So no deal is begun that cannot be completed, and each way comes
out with exactly the same chance.

A class is dealt as early as it brings few new zones with it, so zones are filled up one after the other, and states stay few.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from snowyard.games.duel.layout import HIDDEN, LIMITS, MOST_LOOSE, Yard
from snowyard.games.duel.memory import hides, number, size, zones_of
from snowyard.kernel.bits import select
from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule

STEPS = 17 * MOST_LOOSE
"""No more than classes have zones: 17 zones can hold cards hidden from one seat at one time."""
FEW_STATES, MORE, MOST_STATES = 1 << 13, 16, 1 << 21
"""Room for so many states at first; if it does not do, for sixteen times as many, and once more (the printed game needs less)."""
BRANCHES = 4
"""Room for so many ways to go on from a state, on average."""
LEFT = 1 << 48  # the cards left of the class; below it every zone has the bits that its size needs: 48 cards, 48 bits at most
USED_BITS, USED = 3, 7  # a limit of more than so many is not counted on the way, but looked at in the end
CHOOSE_FROM = np.array([[float(math.comb(n, k)) for k in range(MOST_LOOSE + 1)] for n in range(MOST_LOOSE + 1)])


class Loose(NamedTuple):
    """The hidden cards that are dealt anew."""

    card: Any  # i64[cards]
    zone: Any  # i64[cards]: where each is dealt to
    spot: Any  # i64[cards]: the card that lies in its new place so far


@rule
def no_loose() -> Loose:
    cells = np.empty((3, MOST_LOOSE), np.int64)
    return Loose(cells[0], cells[1], cells[2])


class Plan(NamedTuple):
    """The classes, and the steps in their order."""

    cards: Any  # i64[cards]: the cards of a class, as bits of their places in `Loose`
    zones: Any  # i64[cards]: where they may lie
    limits: Any  # i64[cards]: the limits they count for
    of: Any  # i64[steps]: the class that is dealt ...
    zone: Any  # i64[steps]: ... and the zone
    fresh: Any  # i64[steps]: the cards of the class if the step is its first, else 0
    ends: Any  # i64[steps]: 1: the step is its last
    shift: Any  # i64[steps]: where the room of this zone is kept in a state
    mask: Any  # i64[steps]: and in how many bits
    supply: Any  # i64[steps]: cards of later classes that may lie there
    counts: Any  # i64[steps]: limits that a card counts for there
    each: Any  # i64[steps]: by how much it uses them up in a state
    done: Any  # i64[steps]: the limits (their bits in a state) that no later step counts for
    first: Any  # i64[steps + 2]: the first state before each step


class States(NamedTuple):
    """All states, step after step, found by their two words in an open hash table."""

    room: Any  # i64[states]: in every zone, and the cards left of the class
    used: Any  # i64[states]: how far each limit
    ways: Any  # f64[states]
    low: Any  # i32[states]: the fewest cards that the step can deal
    next: Any  # i32[states]: where the states after it, for each number of cards, begin in `after`
    after: Any  # i32[branches]
    slot: Any  # i32[2 * states]; -1: empty


@rule
def empty_plan() -> Plan:
    cards = np.empty((3, MOST_LOOSE), np.int64)
    steps = np.empty((11, STEPS), np.int64)
    return Plan(
        cards[0],
        cards[1],
        cards[2],
        steps[0],
        steps[1],
        steps[2],
        steps[3],
        steps[4],
        steps[5],
        steps[6],
        steps[7],
        steps[8],
        steps[9],
        steps[10],
    )


@rule
def no_states(room: int) -> States:
    return States(
        np.empty(room, np.int64),
        np.empty(room, np.int64),
        np.empty(room, np.float64),
        np.empty(room, np.int32),
        np.empty(room + 1, np.int32),
        np.empty(BRANCHES * room, np.int32),
        np.full(2 * room, -1, np.int32),
    )


# ---- the plan


@rule
def plan_deal(t: Yard, seat: int, loose: Loose, n: int, plan: Plan) -> int:
    """The steps in which the n loose cards are dealt; returns how many."""
    there = 0
    for zone in range(HIDDEN):
        if hides(t, zone, seat) and size(t, zone) > 0:
            there |= 1 << zone
    classes = classify(t, seat, loose, n, there, plan)
    put_in_order(plan, classes)
    steps = lay_out_steps(t, seat, classes, plan)
    note_last_uses(plan, steps)
    return steps


@rule
def classify(t: Yard, seat: int, loose: Loose, n: int, there: int, plan: Plan) -> int:
    classes = 0
    for i in range(n):
        zones = zones_of(t, seat, loose.card[i]) & there
        limits = limits_on(t, seat, loose.card[i], zones)
        c = 0
        while c < classes and (plan.zones[c] != zones or plan.limits[c] != limits):
            c += 1
        if c == classes:
            classes += 1
            plan.cards[c] = 0
            plan.zones[c] = zones
            plan.limits[c] = limits
        plan.cards[c] |= 1 << i
    return classes


@rule
def limits_on(t: Yard, seat: int, card: int, zones: int) -> int:
    """The limits that a card counts for in some of these zones."""
    limits = 0
    for i in range(LIMITS):
        if (t.limit_cards[seat, i] >> card) & 1 == 1 and t.limit_zones[seat, i] & zones != 0:
            limits |= 1 << i
    return limits


@rule
def put_in_order(plan: Plan, classes: int) -> None:
    """Next comes a class that brings the fewest new zones, and of these one with the fewest zones."""
    opened = 0
    for at in range(classes):
        best = at
        least = 1 << 20
        for c in range(at, classes):
            cost = HIDDEN * number(plan.zones[c] & ~opened) + number(plan.zones[c])
            if cost < least:
                best, least = c, cost
        exchange(plan.cards, at, best)
        exchange(plan.zones, at, best)
        exchange(plan.limits, at, best)
        opened |= plan.zones[at]


@rule
def exchange(cells: Any, a: int, b: int) -> None:
    kept = cells[a]
    cells[a] = cells[b]
    cells[b] = kept


@rule
def lay_out_steps(t: Yard, seat: int, classes: int, plan: Plan) -> int:
    steps = 0
    for c in range(classes):
        shift = 0
        for zone in range(HIDDEN):
            width = width_of(size(t, zone)) if hides(t, zone, seat) else 0
            if (plan.zones[c] >> zone) & 1 == 1:
                plan.of[steps] = c
                plan.zone[steps] = zone
                plan.fresh[steps] = number(plan.cards[c]) if plan.zones[c] & ((1 << zone) - 1) == 0 else 0
                plan.ends[steps] = 1 if plan.zones[c] >> (zone + 1) == 0 else 0
                plan.shift[steps] = shift
                plan.mask[steps] = (1 << width) - 1
                plan.supply[steps] = 0
                for later in range(c + 1, classes):
                    plan.supply[steps] += number(plan.cards[later]) * ((plan.zones[later] >> zone) & 1)
                plan.counts[steps] = counted(t, seat, plan.limits[c], zone)
                steps += 1
            shift += width
    return steps


@rule
def width_of(cards: int) -> int:
    """The bits of a number."""
    width = 0
    while cards >> width != 0:
        width += 1
    return width


@rule
def note_last_uses(plan: Plan, steps: int) -> None:
    """A limit that no later step counts for need not be remembered: states that differ in nothing else are one."""
    later = 0
    for step in range(steps - 1, -1, -1):
        plan.each[step] = 0
        plan.done[step] = 0
        for i in range(LIMITS):
            plan.each[step] |= ((plan.counts[step] >> i) & 1) << (USED_BITS * i)
            plan.done[step] |= (((plan.counts[step] & ~later) >> i) & 1) * USED << (USED_BITS * i)
        later |= plan.counts[step]


@rule
def counted(t: Yard, seat: int, limits: int, zone: int) -> int:
    """Those of the limits that a card in this zone counts for."""
    found = 0
    for i in range(LIMITS):
        if (limits >> i) & 1 == 1 and (t.limit_zones[seat, i] >> zone) & 1 == 1 and t.limit_most[seat, i] <= USED:
            found |= 1 << i
    return found


# ---- one step


@rule
def left_of_class(plan: Plan, step: int, room: int) -> int:
    return int(plan.fresh[step]) if plan.fresh[step] > 0 else room // LEFT


@rule
def fewest(plan: Plan, step: int, room: int) -> int:
    """So many cards of the class must go to the zone: others could not fill it, or these could go nowhere else."""
    low = max(0, int(((room >> plan.shift[step]) & plan.mask[step]) - plan.supply[step]))
    return max(low, left_of_class(plan, step, room)) if plan.ends[step] == 1 else low


@rule
def most(t: Yard, seat: int, plan: Plan, step: int, room: int, used: int) -> int:
    """So many can."""
    high = min(left_of_class(plan, step, room), int((room >> plan.shift[step]) & plan.mask[step]))
    limits = int(plan.counts[step])
    while limits != 0:
        i = number((limits & -limits) - 1)
        high = min(high, int(t.limit_most[seat, i] - ((used >> (USED_BITS * i)) & USED)))
        limits &= limits - 1
    return high


@rule
def room_after(plan: Plan, step: int, room: int, cards: int) -> int:
    """The room after a step that deals so many cards."""
    return int(room + LEFT * plan.fresh[step] - cards * ((1 << plan.shift[step]) + LEFT))


@rule
def used_after(plan: Plan, step: int, used: int, cards: int) -> int:
    return int((used + cards * plan.each[step]) & ~plan.done[step])


# ---- all states


@rule
def find(plan: Plan, states: States, step: int, room: int, used: int) -> int:
    """The slot of a state before this step: where it is, or where it would go."""
    h = ((room ^ (room >> 24)) & 0xFFFFFF) * 73856093 ^ ((used ^ (used >> 24)) & 0xFFFFFF) * 83492791
    last = states.slot.shape[0] - 1
    slot = (h ^ (h >> 17) ^ (h >> 31) ^ step * 40503) & last
    while states.slot[slot] >= 0:
        at = states.slot[slot]
        if at >= plan.first[step] and states.room[at] == room and states.used[at] == used:
            break
        slot = (slot + 1) & last
    return int(slot)


@rule
def start_state(t: Yard, seat: int, states: States) -> None:
    states.room[0] = 0
    states.used[0] = 0
    shift = 0
    for zone in range(HIDDEN):
        if hides(t, zone, seat):
            states.room[0] += size(t, zone) << shift
            shift += width_of(size(t, zone))


@rule
def explore(t: Yard, seat: int, plan: Plan, steps: int, states: States) -> bool:
    """Find every state that can be reached; False: there is no room for all."""
    start_state(t, seat, states)
    plan.first[0] = 0
    end = 1
    branches = 0
    for step in range(steps):
        plan.first[step + 1] = end
        for at in range(plan.first[step], end):
            low = fewest(plan, step, int(states.room[at]))
            high = most(t, seat, plan, step, int(states.room[at]), int(states.used[at]))
            states.low[at] = low
            states.next[at] = branches
            for cards in range(low, high + 1):
                room = room_after(plan, step, int(states.room[at]), cards)
                used = used_after(plan, step, int(states.used[at]), cards)
                slot = find(plan, states, step + 1, room, used)
                if states.slot[slot] < 0:
                    if end == states.room.shape[0]:
                        return False
                    states.slot[slot] = end
                    states.room[end] = room
                    states.used[end] = used
                    end += 1
                if branches == states.after.shape[0]:
                    return False
                states.after[branches] = states.slot[slot]
                branches += 1
    plan.first[steps + 1] = end
    states.next[plan.first[steps]] = branches
    return True


@rule
def ways_on(plan: Plan, step: int, states: States, at: int, branch: int) -> float:
    """In how many ways a deal can be completed that goes on like this."""
    cards = states.low[at] + branch - states.next[at]
    left = left_of_class(plan, step, int(states.room[at]))
    return float(CHOOSE_FROM[left, cards] * states.ways[states.after[branch]])


@rule
def weigh(plan: Plan, steps: int, states: States) -> None:
    """Count the ways to complete each state, from the last step back."""
    for at in range(plan.first[steps], plan.first[steps + 1]):
        states.ways[at] = 1.0
    for step in range(steps - 1, -1, -1):
        for at in range(plan.first[step], plan.first[step + 1]):
            total = 0.0
            for branch in range(states.next[at], states.next[at + 1]):
                total += ways_on(plan, step, states, at, branch)
            states.ways[at] = total


# ---- one deal


@rule
def walk(t: Yard, loose: Loose, plan: Plan, steps: int, states: States) -> None:
    """Deal all loose cards: `loose.zone` has the zone of each."""
    at = 0
    cards = 0
    for step in range(steps):
        if plan.fresh[step] > 0:
            cards = int(plan.cards[plan.of[step]])
        branch = go_on(t, plan, step, states, at)
        for left in range(states.low[at] + branch - states.next[at], 0, -1):
            i = select(np.uint64(cards), below(t.generator, number(cards)) if left < number(cards) else 0)
            loose.zone[i] = plan.zone[step]
            cards &= ~(1 << i)
        at = int(states.after[branch])


@rule
def go_on(t: Yard, plan: Plan, step: int, states: States, at: int) -> int:
    """How many cards of the class go to the zone: chances are as the ways in which the deal can then be completed."""
    chosen = int(states.next[at])
    end = int(states.next[at + 1])
    if chosen + 1 == end:
        return chosen
    left = unit(t) * states.ways[at]
    for branch in range(chosen, end):
        ways = ways_on(plan, step, states, at, branch)
        if ways > 0.0 and left >= 0.0:
            chosen = branch
            left -= ways
    return chosen


@rule
def unit(t: Yard) -> float:
    """Uniform between 0 and 1, in steps of 2 ** -48."""
    high = below(t.generator, 1 << 24)
    return (high * 16777216.0 + below(t.generator, 1 << 24)) / 281474976710656.0
