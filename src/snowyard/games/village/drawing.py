"""What a screen draws of village and no field says: the ground below each Kid, lines of fire, why dice cannot be spent, points to
choose from and the ways that lead there."""

from __future__ import annotations

from typing import Any

from snowyard.games.village.content import NEVER, TRAIT_FACE, WILD
from snowyard.games.village.detours import free, kids_beside
from snowyard.games.village.fighting import could_shove
from snowyard.games.village.geometry import distance2
from snowyard.games.village.lattice import BOARDS, LEG, PAD, POINTS, SIDE, WAY
from snowyard.games.village.layout import AMMUNITION, SLIDE, Yard
from snowyard.games.village.options import KIDS
from snowyard.games.village.sight import (
    VISIBLE,
    blocker,
    gap2,
    ground_at,
    kid_is_object,
    piece_is_object,
    required_number,
    touches,
    within,
)
from snowyard.games.village.spending import AIM_FACE, GATHER_FACE, MOVE_FACE, THROW_FACE, ammunition, gather_uses
from snowyard.kernel.rule import rule

LINE_CELLS = 14
TO, GAP, TOO_CLOSE, FORBIDDEN, HIDDEN_BY, PIECES, OTHER_KIDS, REQUIRED = range(8)  # the last with each ammunition
LINE_COUNT, HELD, POINT_COUNT, BEND_COUNT, IDLE_AT = range(5)
GROUND_AT = IDLE_AT + WILD + 1
LINES_AT = GROUND_AT + KIDS
POINTS_AT = LINES_AT + KIDS * LINE_CELLS
CELLS = POINTS_AT + (3 + 4 + 2) * POINTS
"""Of `draw`: how many lines, what the active Kid could throw (as bits), how many points and bends, why a die of each face cannot
be spent, the ground below each Kid, the lines, the points (x, y, length of the way), the bends (x, y, and the point one steps
from), the points beside somebody (x, y)."""
USEFUL, IS_DOWN, NO_SNOWBALL, NO_TARGET, NO_SNOW, NO_USE = range(6)


@rule
def draw(t: Yard, out: Any) -> int:
    """All of it, from the record as a viewer sees it. Returns how many cells that takes."""
    for kid in range(t.kids):
        out[GROUND_AT + kid] = ground_at(t, t.x[kid], t.y[kid]) if t.in_play[kid] == 1 else 0
    lines = 0
    if t.active >= 0 and t.in_play[t.active] == 1:
        for kid in range(t.kids):
            if t.in_play[kid] == 1 and t.team[kid] != t.team[t.active]:
                draw_line(t, t.active, kid, out, LINES_AT + LINE_CELLS * lines)
                lines += 1
    out[LINE_COUNT] = lines
    out[HELD] = ammunition(t, t.active) if t.active >= 0 else 0
    for face in range(1, WILD + 1):
        idle = t.active >= 0 and t.in_play[t.active] == 1 and t.pool[face] > 0
        out[IDLE_AT + face] = why_idle(t, t.active, face, out) if idle else USEFUL
    points = draw_points(t, out)
    at = POINTS_AT + 3 * points
    bends = draw_bends(t, out, at) if t.mover >= 0 and t.winding == 1 else 0
    out[POINT_COUNT] = points
    out[BEND_COUNT] = bends
    at += 4 * bends
    return at + 2 * draw_beside(t, out, at) if t.mover >= 0 else at


@rule
def draw_line(t: Yard, a: int, b: int, out: Any, at: int) -> None:
    d2 = gap2(t, a, b)
    too_close = within(t, d2, t.close_inches)
    near = 0
    pieces = 0
    for i in range(t.piece_count):
        if piece_is_object(t, a, b, i):
            pieces |= 1 << i
            near += 1
    kids = 0
    for kid in range(t.kids):
        if kid_is_object(t, a, b, kid):
            kids |= 1 << kid
            near += 1
    out[at + TO] = b
    out[at + GAP] = d2
    out[at + TOO_CLOSE] = 1 if too_close else 0
    out[at + FORBIDDEN] = 1 if too_close and t.cheats[t.kind[a], t.kind[b]] == NEVER else 0
    out[at + HIDDEN_BY] = blocker(t, a, b)
    out[at + PIECES] = pieces
    out[at + OTHER_KIDS] = kids
    for i in range(AMMUNITION):
        size = t.own_piece if i == AMMUNITION - 1 else i + 1
        out[at + REQUIRED + i] = required_number(t, a, b, size, t.aim[a], near)


@rule
def draw_points(t: Yard, out: Any) -> int:
    """Points to choose from: x, y, length of the way in thousandths of half an inch. Returns how many."""
    count = 0
    for y in range(1, SIDE + 1):
        row = t.reach[y + PAD]
        if row != 0:
            for x in range(1, SIDE + 1):
                if (row >> (x + PAD)) & 1 == 1:
                    at = POINTS_AT + 3 * count
                    out[at] = x
                    out[at + 1] = y
                    out[at + 2] = 0
                    if t.mover >= 0:
                        out[at + 2] = length_to(t, x, y)
                    count += 1
    return count


@rule
def draw_bends(t: Yard, out: Any, at: int) -> int:
    """The points to which no straight leg leads, each with the last point before it on the way. Returns how many."""
    count = 0
    for y in range(1, SIDE + 1):
        for x in range(1, SIDE + 1):
            if (t.reach[y + PAD] >> (x + PAD)) & 1 == 1 and t.detour[SIDE * (y - 1) + x - 1] != 0:
                step = step_before(t, x, y)
                out[at + 4 * count] = x
                out[at + 4 * count + 1] = y
                out[at + 4 * count + 2] = x - step % 8 + 4
                out[at + 4 * count + 3] = y - step // 8 + 4
                count += 1
    return count


@rule
def step_before(t: Yard, x: int, y: int) -> int:
    """The step that ends a shortest way to a point, as dx + 4 + 8 * (dy + 4): it costs what the way there is longer than the way
    to the point before, and nothing stands in it (VILLAGE-20, VILLAGE-22)."""
    length = t.detour[SIDE * (y - 1) + x - 1]
    sliding = t.move_kind == SLIDE
    for way in range(BOARDS - 1):
        for forward in range(2):
            dx = WAY[way, 0] if forward == 1 else -WAY[way, 0]
            dy = WAY[way, 1] if forward == 1 else -WAY[way, 1]
            ax = x - dx
            ay = y - dy
            lit = (t.reach[ay + PAD] >> (ax + PAD)) & 1 == 1
            if lit and length_to(t, ax, ay) + WAY[way, 2] == length:
                near = kids_beside(t, t.mover, ay, 1 << (ax + PAD))
                begins = ay if forward == 1 else y
                if free(t, near, sliding, begins, way, 1 << (PAD + (ax if forward == 1 else x))) != 0:
                    return int(dx + 4 + 8 * (dy + 4))
    return 4 + 8 * 4  # there is always one


@rule
def length_to(t: Yard, x: int, y: int) -> int:
    """Of the way to a point in reach."""
    detour = t.detour[SIDE * (y - 1) + x - 1]
    dx = x - t.x[t.mover]
    dy = y - t.y[t.mover]
    return int(detour if detour != 0 else LEG[dx * dx + dy * dy])


@rule
def draw_beside(t: Yard, out: Any, at: int) -> int:
    """The points at which the Kid that moves would touch somebody it might shove over (VILLAGE-15, VILLAGE-70); how many."""
    count = 0
    for other in range(t.kids):
        if could_shove(t, t.mover, other):
            for y in range(max(1, t.y[other] - 2), min(SIDE, t.y[other] + 2) + 1):
                for x in range(max(1, t.x[other] - 2), min(SIDE, t.x[other] + 2) + 1):
                    if (t.reach[y + PAD] >> (x + PAD)) & 1 == 1 and first_touched(t, x, y) == other:
                        out[at + 2 * count] = x
                        out[at + 2 * count + 1] = y
                        count += 1
    return count


@rule
def first_touched(t: Yard, x: int, y: int) -> int:
    """Of those that the Kid that moves might shove over there; -1: nobody."""
    for other in range(t.kids):
        if could_shove(t, t.mover, other) and touches(distance2(x, y, t.x[other], t.y[other])):
            return other
    return -1


@rule
def why_idle(t: Yard, kid: int, face: int, out: Any) -> int:
    """Why no die of this face can be spent by the Kid now: VILLAGE-59 to VILLAGE-61. Lines of fire are drawn before."""
    if face == WILD:
        return USEFUL  # it can AIM, or get up
    if t.down[kid] == 1:
        return IS_DOWN
    verbs = 0
    for verb in range(MOVE_FACE, THROW_FACE + 1):
        if face == verb or (face == TRAIT_FACE and t.trait[kid] & t.pays[verb] != 0):
            verbs |= 1 << verb
    if verbs & (1 << MOVE_FACE | 1 << AIM_FACE) != 0:
        return USEFUL
    if verbs >> GATHER_FACE & 1 == 1 and gather_uses(t, kid) != 0:
        return USEFUL
    if verbs >> THROW_FACE & 1 == 1:
        if out[HELD] == 0:
            return NO_SNOWBALL
        for i in range(out[LINE_COUNT]):
            line = LINES_AT + LINE_CELLS * i
            if out[line + HIDDEN_BY] == VISIBLE and out[line + FORBIDDEN] == 0:
                return USEFUL
        return NO_TARGET
    return NO_SNOW if verbs >> GATHER_FACE & 1 == 1 else NO_USE
