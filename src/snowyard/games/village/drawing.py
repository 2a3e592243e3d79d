"""What a screen draws of village and no field says: the ground below each Kid, lines of fire, and points to choose from."""

from __future__ import annotations

from typing import Any

from snowyard.games.village.content import NEVER
from snowyard.games.village.lattice import LEG, PAD, POINTS, SIDE
from snowyard.games.village.layout import AMMUNITION, Yard
from snowyard.games.village.options import KIDS
from snowyard.games.village.sight import blocker, gap2, ground_at, kid_is_object, piece_is_object, required_number, within
from snowyard.games.village.spending import ammunition
from snowyard.kernel.rule import rule

LINE_CELLS = 14
TO, GAP, TOO_CLOSE, FORBIDDEN, HIDDEN_BY, PIECES, OTHER_KIDS, REQUIRED = range(8)  # the last with each ammunition
LINE_COUNT, HELD = range(2)
GROUND_AT, LINES_AT, POINTS_AT = 2, 2 + KIDS, 2 + KIDS + KIDS * LINE_CELLS
CELLS = POINTS_AT + 3 * POINTS
"""Of `draw`: how many lines, what the active Kid could throw (as bits), the ground below each Kid, the lines, the points (x, y,
length of the way)."""


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
    return POINTS_AT + 3 * draw_points(t, out)


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
                        detour = t.detour[SIDE * (y - 1) + x - 1]
                        dx = x - t.x[t.mover]
                        dy = y - t.y[t.mover]
                        out[at + 2] = detour if detour != 0 else LEG[dx * dx + dy * dy]
                    count += 1
    return count
