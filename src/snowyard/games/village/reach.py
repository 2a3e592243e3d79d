"""Where a Kid can go: REACH, SLIDE_REACH, vault landings and deployment zones (VILLAGE-20 to VILLAGE-26).

Everything works on rows of bits (see lattice.py) in the record: `reach` holds the points that may be chosen. What
depends only on the map lies ready in `clear`; what depends on the other Kids is added here, for each move.

Two facts keep it quick. A straight leg is never longer than any way with the same ends, so steps matter only for points
in the shadow of something. And no point where a Kid may stand lies inside the box around an obstacle widened by the
distance to be kept, so "the segment comes too near" is "the boxes overlap and the line comes too near": two products
and two squares.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.village.geometry import (
    distance2,
    meets_closed_rect,
    meets_open_rect,
    rect_distance2,
    segment_to_point,
    segment_to_rect,
)
from snowyard.games.village.lattice import BOARDS, EDGE, HALF_WIDTH, LEG, PAD, SIDE, WAY
from snowyard.games.village.layout import Yard
from snowyard.games.village.maps import FENCE, ROAD
from snowyard.games.village.options import CENTRE
from snowyard.kernel import bits
from snowyard.kernel.rule import rule

SHADE, FRESH, FOUND = range(3)  # rows of `work`


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
def clear_reach(t: Yard) -> None:
    for row in range(t.reach.shape[0]):
        t.reach[row] = 0


@rule
def forget_move(t: Yard) -> None:
    """The mover is about to step to its point: nothing may be chosen any more."""
    clear_reach(t)
    if t.winding == 1:
        t.winding = 0
        far = 2 * t.inches
        left = max(1, t.x[t.mover] - far)
        right = min(SIDE, t.x[t.mover] + far)
        for y in range(max(1, t.y[t.mover] - far), min(SIDE, t.y[t.mover] + far) + 1):
            for at in range(point_index(left, y), point_index(right, y) + 1):
                t.detour[at] = 0


# ---- REACH


@rule
def find_reach(t: Yard, kid: int, inches: int, sliding: bool) -> None:
    """VILLAGE-22; VILLAGE-23 when sliding."""
    px = t.x[kid]
    py = t.y[kid]
    far = 2 * inches
    bottom = max(1, py - far)
    top = min(SIDE, py + far)
    for y in range(bottom, top + 1):
        half = HALF_WIDTH[far, abs(y - py)]
        t.reach[y + PAD] = t.clear[0, y + PAD] & span(max(1, px - half), min(SIDE, px + half))
    leave_room_for_kids(t, kid)
    for y in range(bottom, top + 1):
        t.work[SHADE, y + PAD] = t.reach[y + PAD]
    cast_shadows(t, kid, far, sliding)
    shaded = 0
    for y in range(bottom, top + 1):
        t.work[SHADE, y + PAD] &= ~t.reach[y + PAD]
        shaded |= t.work[SHADE, y + PAD]
    if shaded != 0:
        walk_round(t, kid, far, sliding)
        for y in range(bottom, top + 1):
            t.work[SHADE, y + PAD] = 0


@rule
def leave_room_for_kids(t: Yard, kid: int) -> None:
    """Nobody stands nearer than 2u to another Kid: the nine points around its centre (VILLAGE-13)."""
    for other in range(t.kids):
        if other != kid and t.in_play[other] == 1:
            block = ~span(t.x[other] - 1, t.x[other] + 1)
            row = t.y[other] + PAD
            t.reach[row - 1] &= block
            t.reach[row] &= block
            t.reach[row + 1] &= block


@rule
def cast_shadows(t: Yard, kid: int, far: int, sliding: bool) -> None:
    """Take away the points to which the straight leg is not clear (VILLAGE-14, VILLAGE-22 a)."""
    for i in range(t.piece_count):
        cast_shadow(t, kid, far, t.piece[i, 1], t.piece[i, 2], t.piece[i, 3], t.piece[i, 4], t.piece[i, 5] + 1)
    for other in range(t.kids):
        if other != kid and t.in_play[other] == 1:
            cast_shadow(t, kid, far, t.x[other], t.y[other], t.x[other], t.y[other], 2)
    if sliding:
        px = t.x[kid]
        py = t.y[kid]
        for y in range(max(1, py - far), min(SIDE, py + far) + 1):
            for x in range(max(1, px - far), min(SIDE, px + far) + 1):
                if (t.reach[y + PAD] >> (x + PAD)) & 1 == 1 and meets_road(t, px, py, x, y):
                    t.reach[y + PAD] &= ~(1 << (x + PAD))


@rule
def cast_shadow(t: Yard, kid: int, far: int, x0: int, y0: int, x1: int, y1: int, rho: int) -> None:
    """The points behind the rectangle widened by rho, as seen from the Kid."""
    px = t.x[kid]
    py = t.y[kid]
    left = max(1, px - far)
    right = min(SIDE, px + far)
    bottom = max(1, py - far)
    top = min(SIDE, py + far)
    if x1 + rho <= left or x0 - rho >= right or y1 + rho <= bottom or y0 - rho >= top:
        return
    if px <= x0 - rho:  # only what lies beyond the near side can be in the shadow
        left = x0 - rho + 1
    elif px >= x1 + rho:
        right = x1 + rho - 1
    if py <= y0 - rho:
        bottom = y0 - rho + 1
    elif py >= y1 + rho:
        top = y1 + rho - 1
    window = span(left, right)
    for y in range(bottom, top + 1):
        lit = t.reach[y + PAD] & window
        if lit != 0:
            t.reach[y + PAD] &= ~shadow_in_row(
                lit, y - py, left - px, right - px, x0 - px, y0 - py, x1 - px, y1 - py, rho * rho, px
            )


@rule
def shadow_in_row(lit: int, dy: int, left: int, right: int, x0: int, y0: int, x1: int, y1: int, rho2: int, px: int) -> int:
    """The lit points of a row whose line comes nearer than rho; all coordinates as seen from the Kid.

    A shadow is convex, so in a row it is one stretch: after its end nothing more can follow.
    """
    high_y = max(-dy * x0, -dy * x1)
    low_y = min(-dy * x0, -dy * x1)
    shadow = 0
    for dx in range(left, right + 1):
        most = max(dx * y0, dx * y1) + high_y  # the cross products of the four corners lie between these
        least = min(dx * y0, dx * y1) + low_y
        limit = rho2 * (dx * dx + dy * dy)
        if (most >= 0 or most * most < limit) and (least <= 0 or least * least < limit):
            shadow |= 1 << (dx + px + PAD)
        elif shadow != 0:
            break
    return shadow & lit


@rule
def meets_road(t: Yard, ax: int, ay: int, bx: int, by: int) -> bool:
    for i in range(t.area_count):
        if t.area[i, 0] == ROAD:
            if meets_closed_rect(ax, ay, bx, by, t.area[i, 1], t.area[i, 2], t.area[i, 3], t.area[i, 4]):
                return True
    return False


# ---- steps around corners


@rule
def walk_round(t: Yard, kid: int, far: int, sliding: bool) -> None:
    """Relax along steps into the shadow (VILLAGE-22 b). `work[SHADE]`: shaded points; `work[FRESH]`: those to go on from;
    `work[FOUND]`: those reached."""
    bottom = max(1, t.y[kid] - far)
    top = min(SIDE, t.y[kid] + far)
    for y in range(bottom, top + 1):
        if t.work[SHADE, y + PAD] != 0:
            for way in range(BOARDS - 1):
                step_out_of_light(t, kid, far, sliding, y, way, True)
                step_out_of_light(t, kid, far, sliding, y, way, False)
    upward = True
    changed = True
    while changed:  # rows up and down by turns, since ways lead both ways from the Kid
        changed = False
        for i in range(top - bottom + 1):
            y = bottom + i if upward else top - i
            fresh = t.work[FRESH, y + PAD]
            if fresh != 0:
                changed = True
                t.work[FRESH, y + PAD] = 0
                step_on(t, kid, far, sliding, y, fresh)
        upward = not upward
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
    """The row moved dx points to the east."""
    if dx >= 0:
        return row << dx
    return row >> -dx


@rule
def step_out_of_light(t: Yard, kid: int, far: int, sliding: bool, y: int, way: int, forward: bool) -> None:
    """The shaded points of row y that one step of this way reaches from a point with a clear straight leg."""
    dx = WAY[way, 0]
    dy = WAY[way, 1]
    row = y + PAD
    if forward:
        ends = t.work[SHADE, row] & shifted(t.reach[row - dy] & t.clear[1 + way, row - dy], dx)
    else:
        dx = -dx
        dy = -dy
        ends = t.work[SHADE, row] & t.clear[1 + way, row] & shifted(t.reach[row - dy], dx)
    if ends != 0:
        cost = WAY[way, 2]
        limit = 1000 * far
        ay = y - dy
        up2 = (ay - t.y[kid]) * (ay - t.y[kid])
        px = t.x[kid] + dx  # the step starts at x - dx
        base = SIDE * (y - 1) - 1
        while ends != 0:
            x = first_point(ends)
            ends &= ends - 1
            length = LEG[up2 + (x - px) * (x - px)] + cost
            known = t.detour[base + x]
            if length <= limit and (known == 0 or length < known) and step_is_free(t, kid, x - dx, ay, x, y, sliding):
                note(t, x, y, length)


@rule
def step_on(t: Yard, kid: int, far: int, sliding: bool, y: int, fresh: int) -> None:
    """All steps from the fresh points of a row to other shaded points."""
    row = y + PAD
    for way in range(BOARDS - 1):
        dx = WAY[way, 0]
        dy = WAY[way, 1]
        ends = shifted(fresh & t.clear[1 + way, row], dx) & t.work[SHADE, row + dy]
        if ends != 0:
            improve(t, kid, far, sliding, y, dx, dy, WAY[way, 2], ends)
        ends = shifted(fresh, -dx) & t.clear[1 + way, row - dy] & t.work[SHADE, row - dy]
        if ends != 0:
            improve(t, kid, far, sliding, y, -dx, -dy, WAY[way, 2], ends)


@rule
def improve(t: Yard, kid: int, far: int, sliding: bool, y: int, dx: int, dy: int, cost: int, ends: int) -> None:
    """Steps from row y to these ends, where that is shorter than what is known and nobody is in the way."""
    limit = 1000 * far
    start = SIDE * (y - 1) - 1
    end = start + SIDE * dy
    while ends != 0:
        x = first_point(ends)
        ends &= ends - 1
        length = t.detour[start + x - dx] + cost
        known = t.detour[end + x]
        if length <= limit and (known == 0 or length < known) and step_is_free(t, kid, x - dx, y, x, y + dy, sliding):
            note(t, x, y + dy, length)


@rule
def note(t: Yard, x: int, y: int, length: int) -> None:
    t.detour[point_index(x, y)] = length
    t.work[FRESH, y + PAD] |= 1 << (x + PAD)
    t.work[FOUND, y + PAD] |= 1 << (x + PAD)


@rule
def step_is_free(t: Yard, kid: int, ax: int, ay: int, bx: int, by: int, sliding: bool) -> bool:
    """Of what the map's boards do not know: other Kids, and roads for a slide."""
    for other in range(t.kids):  # only who is within 4u both ways can be nearer than 2u to a step
        if abs(t.x[other] - ax) <= 4 and abs(t.y[other] - ay) <= 4 and other != kid and t.in_play[other] == 1:
            if segment_to_point(ax, ay, bx, by, t.x[other], t.y[other], 2) < 0:
                return False
    return not (sliding and meets_road(t, ax, ay, bx, by))


# ---- vaults and zones


@rule
def sweep_is_clear(t: Yard, kid: int, bx: int, by: int, left_out: int) -> bool:
    """VILLAGE-14 from the Kid's place, one piece left out of the test."""
    ax = t.x[kid]
    ay = t.y[kid]
    for i in range(t.piece_count):
        if i != left_out:
            rho = t.piece[i, 5] + 1
            if segment_to_rect(ax, ay, bx, by, t.piece[i, 1], t.piece[i, 2], t.piece[i, 3], t.piece[i, 4], rho) < 0:
                return False
    for other in range(t.kids):
        if other != kid and t.in_play[other] == 1:
            if segment_to_point(ax, ay, bx, by, t.x[other], t.y[other], 2) < 0:
                return False
    return True


@rule
def can_stand(t: Yard, kid: int, x: int, y: int) -> bool:
    """VILLAGE-13, VILLAGE-25"""
    if x < 1 or y < 1 or x > SIDE or y > SIDE or (t.clear[0, y + PAD] >> (x + PAD)) & 1 == 0:
        return False
    for other in range(t.kids):
        if other != kid and t.in_play[other] == 1 and distance2(x, y, t.x[other], t.y[other]) < 4:
            return False
    return True


@rule
def touches_fence(t: Yard, x: int, y: int, piece: int) -> bool:
    """VILLAGE-15"""
    if t.piece[piece, 0] != FENCE:
        return False
    return rect_distance2(x, y, t.piece[piece, 1], t.piece[piece, 2], t.piece[piece, 3], t.piece[piece, 4]) == 1


@rule
def lands(t: Yard, kid: int, fence: int, x: int, y: int) -> bool:
    """Whether the Kid can vault this fence to this point (VILLAGE-24)."""
    px = t.x[kid]
    py = t.y[kid]
    if distance2(px, py, x, y) > 25 or not can_stand(t, kid, x, y) or not touches_fence(t, x, y, fence):
        return False
    if not meets_open_rect(px, py, x, y, t.piece[fence, 1], t.piece[fence, 2], t.piece[fence, 3], t.piece[fence, 4]):
        return False
    return sweep_is_clear(t, kid, x, y, fence)


@rule
def can_vault(t: Yard, kid: int) -> bool:
    for fence in range(t.piece_count):
        if touches_fence(t, t.x[kid], t.y[kid], fence):
            for y in range(t.y[kid] - 5, t.y[kid] + 6):
                for x in range(t.x[kid] - 5, t.x[kid] + 6):
                    if lands(t, kid, fence, x, y):
                        return True
    return False


@rule
def find_landings(t: Yard, kid: int) -> None:
    """VILLAGE-24"""
    for fence in range(t.piece_count):
        if touches_fence(t, t.x[kid], t.y[kid], fence):
            for y in range(t.y[kid] - 5, t.y[kid] + 6):
                for x in range(t.x[kid] - 5, t.x[kid] + 6):
                    if lands(t, kid, fence, x, y):
                        t.reach[y + PAD] |= 1 << (x + PAD)


@rule
def zone_reach(t: Yard) -> int:
    """Half inches from a corner within which the centre of a Kid may stand (VILLAGE-26)."""
    return 2 * t.zone_inches if t.measure == CENTRE else 2 * t.zone_inches + 1


@rule
def find_zone(t: Yard, kid: int) -> None:
    """VILLAGE-26, VILLAGE-40: the zones of the corners of the Kid's team."""
    far = zone_reach(t)
    for corner in range(4):
        if t.corner_owner[corner] == t.team[kid]:
            cx = EDGE if corner == 1 or corner == 2 else 0
            cy = EDGE if corner >= 2 else 0
            for y in range(max(1, cy - far), min(SIDE, cy + far) + 1):
                for x in range(max(1, cx - far), min(SIDE, cx + far) + 1):
                    if distance2(x, y, cx, cy) <= far * far and can_stand(t, kid, x, y):
                        t.reach[y + PAD] |= 1 << (x + PAD)
