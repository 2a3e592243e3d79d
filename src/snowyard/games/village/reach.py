"""Where a Kid can go: REACH, SLIDE_REACH, vault landings and deployment zones (VILLAGE-20 to VILLAGE-26).

Everything works on rows of bits (see lattice.py) in the record: `reach` holds the points that may be chosen. What
depends only on the map lies ready in `clear`; what depends on the other Kids is added here, for each move.

Two facts keep it quick. A straight leg is never longer than any way with the same ends, so steps matter only for points
in the shadow of something. And no point where a Kid may stand lies inside the box around an obstacle widened by the
distance to be kept, so "the segment comes too near" is "the boxes overlap and the line comes too near": two products
and two squares.
"""

from __future__ import annotations

from snowyard.games.village.detours import SHADE, first_point, meets_road, point_index, span, walk_round
from snowyard.games.village.geometry import distance2, meets_open_rect, rect_distance2, segment_to_point, segment_to_rect
from snowyard.games.village.lattice import EDGE, HALF_WIDTH, PAD, SIDE
from snowyard.games.village.layout import Yard
from snowyard.games.village.maps import FENCE
from snowyard.games.village.options import CENTRE
from snowyard.kernel.rule import rule

VAULT_FAR = 5  # u: VILLAGE-24


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
def standing_room(t: Yard, kid: int, y: int) -> int:
    """The points of a row where the Kid could stand: VILLAGE-13, VILLAGE-25."""
    row: int = t.clear[0, y + PAD]
    for other in range(t.kids):
        if abs(t.y[other] - y) <= 1 and other != kid and t.in_play[other] == 1:
            row &= ~span(t.x[other] - 1, t.x[other] + 1)
    return row


@rule
def touches_fence(t: Yard, x: int, y: int, piece: int) -> bool:
    """VILLAGE-15"""
    if t.piece[piece, 0] != FENCE:
        return False
    return rect_distance2(x, y, t.piece[piece, 1], t.piece[piece, 2], t.piece[piece, 3], t.piece[piece, 4]) == 1


@rule
def landings(t: Yard, kid: int, fence: int, y: int) -> int:
    """The points of a row to which the Kid can vault this fence (VILLAGE-24)."""
    px = t.x[kid]
    py = t.y[kid]
    x0 = t.piece[fence, 1]
    y0 = t.piece[fence, 2]
    x1 = t.piece[fence, 3]
    y1 = t.piece[fence, 4]
    if y0 <= y <= y1:
        beside = span(x0 - 1, x0 - 1) | span(x1 + 1, x1 + 1)
    elif y == y0 - 1 or y == y1 + 1:
        beside = span(x0, x1)
    else:
        return 0
    half = HALF_WIDTH[VAULT_FAR, abs(y - py)]
    rest = beside & span(max(1, px - half), min(SIDE, px + half)) & standing_room(t, kid, y)
    found = 0
    while rest != 0:
        x = first_point(rest)
        if meets_open_rect(px, py, x, y, x0, y0, x1, y1) and sweep_is_clear(t, kid, x, y, fence):
            found |= rest & -rest
        rest &= rest - 1
    return found


@rule
def can_vault(t: Yard, kid: int) -> bool:
    for fence in range(t.piece_count):
        if touches_fence(t, t.x[kid], t.y[kid], fence):
            for y in range(max(1, t.y[kid] - VAULT_FAR), min(SIDE, t.y[kid] + VAULT_FAR) + 1):
                if landings(t, kid, fence, y) != 0:
                    return True
    return False


@rule
def find_landings(t: Yard, kid: int) -> None:
    """VILLAGE-24"""
    for fence in range(t.piece_count):
        if touches_fence(t, t.x[kid], t.y[kid], fence):
            for y in range(max(1, t.y[kid] - VAULT_FAR), min(SIDE, t.y[kid] + VAULT_FAR) + 1):
                t.reach[y + PAD] |= landings(t, kid, fence, y)


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
                half = far
                while distance2(half, y, 0, cy) > far * far:
                    half -= 1
                t.reach[y + PAD] |= standing_room(t, kid, y) & span(max(1, cx - half), min(SIDE, cx + half))
