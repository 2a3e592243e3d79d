"""Seeing, hitting: line of fire, objects, distance bands (VILLAGE-16 to VILLAGE-19), required number (VILLAGE-84)."""

from __future__ import annotations

from snowyard.games.village.geometry import apart, distance2, meets_open_rect, rect_distance2, segment_to_point, segment_to_rect
from snowyard.games.village.layout import Yard
from snowyard.games.village.maps import FENCE, ROAD, SNOW
from snowyard.games.village.options import CENTRE
from snowyard.kernel.rule import rule

VISIBLE = -1
KID_IN_THE_WAY = 100  # + Kid


@rule
def ground_at(t: Yard, x: int, y: int) -> int:
    """VILLAGE-05, VILLAGE-06"""
    found = SNOW
    for i in range(t.area_count):
        if rect_distance2(x, y, t.area[i, 1], t.area[i, 2], t.area[i, 3], t.area[i, 4]) <= t.area[i, 5] * t.area[i, 5]:
            if t.area[i, 0] == ROAD:
                return ROAD
            found = t.area[i, 0]
    return found


@rule
def gap2(t: Yard, a: int, b: int) -> int:
    return distance2(t.x[a], t.y[a], t.x[b], t.y[b])


@rule
def within(t: Yard, d2: int, inches: int) -> bool:
    """VILLAGE-16; from centre to centre by option: VILLAGE-R01."""
    reach = 2 * inches if t.measure == CENTRE else 2 * inches + 2
    return d2 <= reach * reach


@rule
def between_centres(t: Yard, inches: int) -> int:
    """Half inches between the centres of two Kids that are so far apart."""
    return 2 * inches if t.measure == CENTRE else 2 * inches + 2


@rule
def in_contact(t: Yard, a: int, b: int) -> bool:
    """VILLAGE-15"""
    return touches(gap2(t, a, b))


@rule
def touches(d2: int) -> bool:
    return d2 == 4 or d2 == 5


@rule
def blocker(t: Yard, a: int, b: int) -> int:
    """What hides b from a: VISIBLE, a piece, or KID_IN_THE_WAY + Kid (VILLAGE-18)."""
    ax = t.x[a]
    ay = t.y[a]
    bx = t.x[b]
    by = t.y[b]
    for i in range(t.piece_count):
        if t.piece[i, 0] != FENCE:
            if t.piece[i, 5] == 0:
                if meets_open_rect(ax, ay, bx, by, t.piece[i, 1], t.piece[i, 2], t.piece[i, 3], t.piece[i, 4]):
                    return i
            elif nearer(ax, ay, bx, by, t.piece[i, 1], t.piece[i, 2], t.piece[i, 5]):
                return i
    for other in range(t.kids):
        if other != a and other != b and t.in_play[other] == 1:
            if nearer(ax, ay, bx, by, t.x[other], t.y[other], 1):
                return KID_IN_THE_WAY + other
    return VISIBLE


@rule
def nearer(ax: int, ay: int, bx: int, by: int, x: int, y: int, r: int) -> bool:
    """Is the point nearer than r to the segment AB? Most are seen at once not to be."""
    return not apart(ax, ay, bx, by, x, y, x, y, r - 1) and segment_to_point(ax, ay, bx, by, x, y, r) < 0


@rule
def piece_is_object(t: Yard, a: int, b: int, piece: int) -> bool:
    """VILLAGE-19"""
    near = t.piece[piece, 5] + t.beside
    x0 = t.piece[piece, 1]
    y0 = t.piece[piece, 2]
    x1 = t.piece[piece, 3]
    y1 = t.piece[piece, 4]
    if apart(t.x[a], t.y[a], t.x[b], t.y[b], x0, y0, x1, y1, near):
        return False
    return segment_to_rect(t.x[a], t.y[a], t.x[b], t.y[b], x0, y0, x1, y1, near) <= 0


@rule
def kid_is_object(t: Yard, a: int, b: int, other: int) -> bool:
    """VILLAGE-19, VILLAGE-R01, VILLAGE-R02"""
    if t.kids_are_objects == 0 or other == a or other == b or t.in_play[other] == 0:
        return False
    near = t.beside if t.measure == CENTRE else t.beside + 1
    if apart(t.x[a], t.y[a], t.x[b], t.y[b], t.x[other], t.y[other], t.x[other], t.y[other], near):
        return False
    return segment_to_point(t.x[a], t.y[a], t.x[b], t.y[b], t.x[other], t.y[other], near) <= 0


@rule
def count_objects(t: Yard, a: int, b: int) -> int:
    count = 0
    for i in range(t.piece_count):
        if piece_is_object(t, a, b, i):
            count += 1
    for other in range(t.kids):
        if kid_is_object(t, a, b, other):
            count += 1
    return count


@rule
def required_number(t: Yard, a: int, b: int, size: int, aim: int, objects: int) -> int:
    """VILLAGE-84, VILLAGE-R03"""
    d2 = gap2(t, a, b)
    needed: int = t.to_hit[t.kind[a], t.kind[b]] - t.size_bonus[size - 1]
    if within(t, d2, t.near_inches):
        needed += t.hit_base[0]
    elif within(t, d2, t.middle_inches):
        needed += t.hit_base[1]
    else:
        needed += t.hit_base[2]
    return needed + objects * t.object_malus - aim * t.aim_bonus
