"""Ways around corners: steps from the points with a clear straight leg into the shadow (VILLAGE-20 to VILLAGE-22)."""

from __future__ import annotations

import numpy as np

from snowyard.games.village.geometry import distance2, meets_closed_rect
from snowyard.games.village.lattice import FARTHEST, LEG, PAD, POINTS, SIDE, WAY, WAYS, blocked_span
from snowyard.games.village.layout import Yard
from snowyard.games.village.maps import ROAD
from snowyard.kernel import bits
from snowyard.kernel.rule import rule

SHADE, FRESH, FOUND = range(3)  # rows of `work`
E, N, NE, NW, ENE, NNE, NNW, WNW = range(len(WAYS))  # y grows to the north
STRAIGHT, DIAGONAL, LONG = WAYS[E][2], WAYS[NE][2], WAYS[ENE][2]  # costs; no step is shorter than a straight one
FARTHER = 1000 * FARTHEST + 1  # than any way
IN_THE_WAY = 4  # u: no Kid farther up or down than this from where a step begins is nearer than 2u to it
STEP_ROWS = IN_THE_WAY + 2  # a step that is taken backwards stands in the table by its end
NOWHERE = (SIDE, -SIDE)
BLOCKED = np.array(
    [[blocked_span(2, dx, dy, w) or NOWHERE for w in range(-STEP_ROWS, STEP_ROWS + 1)] for dx, dy, _ in WAYS], np.int64
)
"""From which points of a row, seen from a Kid so many points below, a way comes too near to it: the first and the last."""


@rule
def point_index(x: int, y: int) -> int:
    return (y - 1) * SIDE + x - 1  # VILLAGE-02


@rule
def span(first: int, last: int) -> int:
    """The bits of points first .. last of a row."""
    if first > last:
        return 0
    return ((1 << (last - first + 1)) - 1) << (first + PAD)


@rule
def walk_round(t: Yard, kid: int, far: int, sliding: bool) -> None:
    """Shortest ways along steps into the shadow (VILLAGE-22 b). `work[SHADE]`: shaded points whose way may still get shorter;
    `work[FRESH]`: those to go on from; `work[FOUND]`: those reached.

    No step is shorter than STRAIGHT. So of the points to go on from, those that are less than it farther than the nearest
    have their shortest way already: all of them are gone on from at once, and nothing leads to them any more."""
    bottom = max(1, t.y[kid] - far)
    top = min(SIDE, t.y[kid] + far)
    nearest = FARTHER
    for y in range(bottom, top + 1):
        if t.reach[y + PAD] != 0:
            nearest = min(nearest, step_from(t, kid, far, sliding, y, t.reach[y + PAD], True))
    while nearest < FARTHER:
        settled = nearest + STRAIGHT
        nearest = FARTHER
        for y in range(bottom, top + 1):
            if t.work[FRESH, y + PAD] != 0:
                nearest = min(nearest, go_on(t, kid, far, sliding, y, settled))
    for y in range(bottom, top + 1):
        if t.work[FOUND, y + PAD] != 0:
            t.winding = 1
            t.reach[y + PAD] |= t.work[FOUND, y + PAD]
            t.work[FOUND, y + PAD] = 0


@rule
def first_point(row: int) -> int:
    """The westernmost point of a row that is not empty."""
    return bits.ones(np.uint64((row & -row) - 1)) - PAD


@rule
def shifted(row: int, dx: int) -> int:
    """The row moved dx points to the east; at most PAD points either way."""
    return row << PAD >> PAD - dx


@rule
def go_on(t: Yard, kid: int, far: int, sliding: bool, y: int, settled: int) -> int:
    """All steps to other shaded points from the fresh points of a row whose ways are shorter than `settled`. How far the nearest
    is from which to go on later."""
    row = y + PAD
    nearest = FARTHER
    rest = t.work[FRESH, row]
    starts = 0
    while rest != 0:
        length = t.detour[point_index(first_point(rest), y)]
        if length < settled:
            starts |= rest & -rest
        else:
            nearest = min(nearest, length)
        rest &= rest - 1
    if starts != 0:
        t.work[FRESH, row] &= ~starts
        t.work[SHADE, row] &= ~starts
        nearest = min(nearest, step_from(t, kid, far, sliding, y, starts, False))
    return nearest


@rule
def step_from(t: Yard, kid: int, far: int, sliding: bool, y: int, starts: int, lit: bool) -> int:
    """All steps from points of a row to shaded ones; `lit`: they have a clear straight leg. How far the nearest is of those
    that were reached so, or by a shorter way than before."""
    row = y + PAD
    south2 = t.work[SHADE, row - 2]
    south = t.work[SHADE, row - 1]
    same = t.work[SHADE, row]
    north = t.work[SHADE, row + 1]
    north2 = t.work[SHADE, row + 2]
    nearest = FARTHER
    if south2 | south | same | north | north2 == 0:
        return nearest
    near = kids_beside(t, kid, y)
    if north2 != 0:
        west = forth(t, near, sliding, y, NNW, starts, north2)
        east = forth(t, near, sliding, y, NNE, starts, north2)
        nearest = min(nearest, reach_by_two(t, kid, far, y, 2, lit, west, east, LONG))
    if north != 0:
        far_west = forth(t, near, sliding, y, WNW, starts, north)
        west = forth(t, near, sliding, y, NW, starts, north)
        middle = forth(t, near, sliding, y, N, starts, north)
        east = forth(t, near, sliding, y, NE, starts, north)
        far_east = forth(t, near, sliding, y, ENE, starts, north)
        nearest = min(nearest, reach_by_five(t, kid, far, y, 1, lit, far_west, west, middle, east, far_east))
    if same != 0:
        west = back(t, near, sliding, y, E, starts, same)
        east = forth(t, near, sliding, y, E, starts, same)
        nearest = min(nearest, reach_by_two(t, kid, far, y, 0, lit, west, east, STRAIGHT))
    if south != 0:
        far_west = back(t, near, sliding, y, ENE, starts, south)
        west = back(t, near, sliding, y, NE, starts, south)
        middle = back(t, near, sliding, y, N, starts, south)
        east = back(t, near, sliding, y, NW, starts, south)
        far_east = back(t, near, sliding, y, WNW, starts, south)
        nearest = min(nearest, reach_by_five(t, kid, far, y, -1, lit, far_west, west, middle, east, far_east))
    if south2 != 0:
        west = back(t, near, sliding, y, NNE, starts, south2)
        east = back(t, near, sliding, y, NNW, starts, south2)
        nearest = min(nearest, reach_by_two(t, kid, far, y, -2, lit, west, east, LONG))
    return nearest


@rule
def forth(t: Yard, near: int, sliding: bool, y: int, way: int, starts: int, shade: int) -> int:
    """The shaded points to which a step this way leads from these starts in row y."""
    dx = WAY[way, 0]
    return shifted(free(t, near, sliding, y, way, starts & shifted(shade, -dx)), dx)


@rule
def back(t: Yard, near: int, sliding: bool, y: int, way: int, starts: int, shade: int) -> int:
    """The same for the step that reverses this way."""
    return free(t, near, sliding, y - WAY[way, 1], way, shifted(starts, -WAY[way, 0]) & shade)


@rule
def kids_beside(t: Yard, kid: int, y: int) -> int:
    """The other Kids, as bits, that may be in the way of a step that begins in this row."""
    near = 0
    for other in range(t.kids):
        if abs(t.y[other] - y) <= IN_THE_WAY and other != kid and t.in_play[other] == 1:
            near |= 1 << other
    return near


@rule
def free(t: Yard, near: int, sliding: bool, y: int, way: int, points: int) -> int:
    """Of these points of a row those from which this way is clear (VILLAGE-14, VILLAGE-20), and for a slide off the roads."""
    row: int = points & t.clear[1 + way, y + PAD]
    while near != 0 and row != 0:
        other = bits.ones(np.uint64((near & -near) - 1))
        above = y - t.y[other] + STEP_ROWS
        row &= ~span(max(1, t.x[other] + BLOCKED[way, above, 0]), min(SIDE, t.x[other] + BLOCKED[way, above, 1]))
        near &= near - 1
    if sliding:
        rest = row
        while rest != 0:
            x = first_point(rest)
            if meets_road(t, x, y, x + WAY[way, 0], y + WAY[way, 1]):
                row ^= rest & -rest
            rest &= rest - 1
    return row


@rule
def reach_by_five(
    t: Yard, kid: int, far: int, y: int, dy: int, lit: bool, far_west: int, west: int, middle: int, east: int, far_east: int
) -> int:
    """Ends of steps from row y to the next one, by how far the step leads to the west or east. Without branches up to the last
    question, since a processor cannot guess these."""
    nearest = FARTHER
    rest = far_west | west | middle | east | far_east
    while rest != 0:
        x = first_point(rest)
        rest &= rest - 1
        length = way_to(t, kid, lit, x, y) + STRAIGHT + unless(middle, x)
        length = min(length, way_to(t, kid, lit, x + 1, y) + DIAGONAL + unless(west, x))
        length = min(length, way_to(t, kid, lit, x - 1, y) + DIAGONAL + unless(east, x))
        length = min(length, way_to(t, kid, lit, x + 2, y) + LONG + unless(far_west, x))
        length = min(length, way_to(t, kid, lit, x - 2, y) + LONG + unless(far_east, x))
        nearest = min(nearest, improve(t, far, x, y + dy, length))
    return nearest


@rule
def reach_by_two(t: Yard, kid: int, far: int, y: int, dy: int, lit: bool, west: int, east: int, cost: int) -> int:
    """The same for steps that lead one point to the west or east."""
    nearest = FARTHER
    rest = west | east
    while rest != 0:
        x = first_point(rest)
        rest &= rest - 1
        length = way_to(t, kid, lit, x + 1, y) + cost + unless(west, x)
        length = min(length, way_to(t, kid, lit, x - 1, y) + cost + unless(east, x))
        nearest = min(nearest, improve(t, far, x, y + dy, length))
    return nearest


@rule
def way_to(t: Yard, kid: int, lit: bool, x: int, y: int) -> int:
    """How long the way to a point is that has one; anything for another, which may lie beside the board."""
    if lit:
        return int(LEG[min(FARTHEST * FARTHEST, distance2(x, y, t.x[kid], t.y[kid]))])
    return int(t.detour[max(0, min(POINTS - 1, point_index(x, y)))])


@rule
def unless(row: int, x: int) -> int:
    """Nothing if the row has this point; otherwise more than any way."""
    return (row >> x + PAD & 1 ^ 1) * FARTHER


@rule
def improve(t: Yard, far: int, x: int, y: int, length: int) -> int:
    """A way to this point is so long: keep it if it is short enough, and shorter than what is known, and return it."""
    known = t.detour[point_index(x, y)]
    if length > 1000 * far or (known != 0 and length >= known):
        return FARTHER
    t.detour[point_index(x, y)] = length
    t.work[FRESH, y + PAD] |= 1 << (x + PAD)
    t.work[FOUND, y + PAD] |= 1 << (x + PAD)
    return length


@rule
def meets_road(t: Yard, ax: int, ay: int, bx: int, by: int) -> bool:
    for i in range(t.area_count):
        if t.area[i, 0] == ROAD:
            if meets_closed_rect(ax, ay, bx, by, t.area[i, 1], t.area[i, 2], t.area[i, 3], t.area[i, 4]):
                return True
    return False
