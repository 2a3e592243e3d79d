"""Roll-offs and the Activation Order (VILLAGE-35, VILLAGE-38, VILLAGE-43, VILLAGE-44)."""

from __future__ import annotations

from snowyard.games.village.content import KID
from snowyard.games.village.layout import AGAIN, EV_CORNER_ROLL, EV_ORDER_ROLL, EV_ORDER, EV_ROLLOFF, EV_SPECIAL, MANY_TIES, Yard
from snowyard.games.village.options import KIDS
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

# Scratch space in `work` while dice are compared: what a member rolled, how often it re-rolled, and where in the order
# a group of its own begins.
ROLLED, REROLLS = 0, 1  # rows of `work`, by member
ROOM_TO_MENTION = 90
BEGINS = 20  # columns of row 0, + place


@rule
def mention(t: Yard, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Tell what is no great loss if it stays untold: when Kids that can do nothing follow one another for Turns, one move
    makes more events than there is room for, and the last ones matter more."""
    if t.event_count < ROOM_TO_MENTION:
        emit(t, kind, seat, a, b, c, EVERYBODY)


@rule
def swap_up(ids: Cells, at: int) -> int:
    """The member at a place goes one place forward."""
    member = ids[at]
    ids[at] = ids[at - 1]
    ids[at - 1] = member
    return at - 1


@rule
def sort_group(t: Yard, ids: Cells, first: int, end: int) -> None:
    """By what was rolled, highest first; equals stay in rising number. Marks where groups of equals begin."""
    for i in range(first + 1, end):
        j = i
        while j > first and t.work[ROLLED, ids[j]] > t.work[ROLLED, ids[j - 1]]:
            j = swap_up(ids, j)
    for i in range(first, end):
        if i == first or t.work[ROLLED, ids[i]] != t.work[ROLLED, ids[i - 1]]:
            t.work[0, BEGINS + i] = 1


@rule
def put_in_order(t: Yard, ids: Cells, count: int, event: int, about: int) -> None:
    """ORDER (VILLAGE-44) by the totals in `work`. Ties roll plain dice among themselves, from high to low, depth first:
    a group that is split is gone on with at its first part. VILLAGE-R07"""
    sort_group(t, ids, 0, count)
    place = 0
    while place < count:
        end = place + 1
        while end < count and t.work[0, BEGINS + end] == 0:
            end += 1
        if end - place == 1 or t.work[REROLLS, ids[place]] == MANY_TIES:
            place = end
        else:
            for i in range(place, end):  # equals stand in rising number
                die = roll(t, 6) + 1
                t.work[ROLLED, ids[i]] = die
                t.work[REROLLS, ids[i]] += 1
                mention(t, event, -1, ids[i], die, about)
            sort_group(t, ids, place, end)
    for i in range(BEGINS + KIDS):
        t.work[0, i] = 0
        t.work[1, i] = 0


@rule
def roll_for_corners(t: Yard) -> None:
    """VILLAGE-38"""
    for team in range(t.teams):
        t.team_order[team] = team
        t.work[ROLLED, team] = roll(t, 6) + 1
        emit(t, EV_CORNER_ROLL, -1, team, t.work[ROLLED, team], 0, EVERYBODY)
    put_in_order(t, t.team_order, t.teams, EV_CORNER_ROLL, AGAIN)


@rule
def roll_for_order(t: Yard) -> None:
    """VILLAGE-43"""
    count = 0
    for kid in range(t.kids):
        if t.in_play[kid] == 1:
            die = roll(t, 6) + 1
            mention(t, EV_ORDER_ROLL, -1, kid, die, t.prepared[kid])
            t.work[ROLLED, kid] = die + t.prepared[kid]
            t.prepared[kid] = 0
            t.order[count] = kid
            count += 1
    t.order_count = count
    for i in range(count, KIDS):
        t.order[i] = 0
    put_in_order(t, t.order, count, EV_ORDER_ROLL, AGAIN)
    for i in range(0, count, 3):
        second = t.order[i + 1] if i + 1 < count else -1
        third = t.order[i + 2] if i + 2 < count else -1
        mention(t, EV_ORDER, -1, t.order[i], second, third)


@rule
def lowest_plain_kid(t: Yard, team: int) -> int:
    for kid in range(t.first_kid[team], t.first_kid[team] + t.team_size[team]):
        if t.kind[kid] == KID:
            return kid
    return -1


@rule
def roll_for_specials(t: Yard) -> None:
    """VILLAGE-35, VILLAGE-R43"""
    for i in range(KIDS):
        unit = t.rolloff_units[i]
        if unit >= 0:
            count = 0
            for team in range(t.teams):
                if lowest_plain_kid(t, team) >= 0:
                    t.team_order[count] = team
                    t.work[ROLLED, team] = roll(t, 6) + 1
                    emit(t, EV_ROLLOFF, -1, team, t.work[ROLLED, team], unit, EVERYBODY)
                    count += 1
            if count > 0:
                put_in_order(t, t.team_order, count, EV_ROLLOFF, unit)
                kid = lowest_plain_kid(t, t.team_order[0])
                t.kind[kid] = unit
                t.dice[kid] = t.dice_of[unit]
                emit(t, EV_SPECIAL, t.owner[kid], kid, unit, 0, EVERYBODY)
