"""The half-inch lattice as rows of bits, and the small exact tables that go with it.

Row y of a board is one integer; bit x + PAD stands for the point (x, y). Rows and bits have a margin of two on each
side, so that steps across the edge find zeros instead of needing a test.
"""

from __future__ import annotations

from math import isqrt

import numpy as np

PAD = 2
SIDE = 47  # points are 1 .. SIDE both ways: VILLAGE-02
EDGE = 48  # the table is 0 .. EDGE both ways: VILLAGE-01
ROWS = SIDE + 1 + 2 * PAD
POINTS = SIDE * SIDE
FARTHEST = 24  # u: two dice of inches
ALL = ((1 << SIDE) - 1) << (1 + PAD)

# The 16 steps of VILLAGE-20: eight ways and their reverses, with their costs. Board 0 tells where one may stand,
# board 1 + i from which points way i is clear.
WAYS = ((1, 0, 1000), (0, 1, 1000), (1, 1, 1415), (-1, 1, 1415), (2, 1, 2237), (1, 2, 2237), (-1, 2, 2237), (-2, 1, 2237))
WAY = np.array(WAYS, np.int64)
BOARDS = 1 + len(WAYS)

LEG = np.array([isqrt(1000000 * n - 1) + 1 if n else 0 for n in range(FARTHEST * FARTHEST + 1)], np.int64)  # VILLAGE-21
HALF_WIDTH = np.array(
    [[isqrt(r * r - d * d) if d <= r else -1 for d in range(FARTHEST + 1)] for r in range(FARTHEST + 1)], np.int64
)

Board = list[list[int]]


def _nearer(x: int, y: int, dx: int, dy: int, rho: int) -> bool:
    """Whether the way (dx, dy) from (x, y) comes nearer than rho to the origin (VILLAGE-09)."""
    length2, along = dx * dx + dy * dy, -x * dx - y * dy
    if along <= 0:
        return x * x + y * y < rho * rho
    if along >= length2:
        return (x + dx) ** 2 + (y + dy) ** 2 < rho * rho
    return (x * dy - y * dx) ** 2 < rho * rho * length2


def blocked_span(rho: int, dx: int, dy: int, w: int) -> tuple[int, int] | None:
    """The x of points (x, w) from which the way (dx, dy) comes nearer than rho to the origin."""
    inside = [x for x in range(-6, 7) if _nearer(x, w, dx, dy, rho)]
    return (inside[0], inside[-1]) if inside else None


_SPANS = {
    (rho, dx, dy, w): blocked_span(rho, dx, dy, w)
    for rho in (1, 2, 3)
    for dx, dy in ((0, 0), *((x, y) for x, y, _ in WAYS))
    for w in range(-6, 7)
}


def block(board: list[int], dx: int, dy: int, x0: int, y0: int, x1: int, y1: int, rho: int) -> None:
    """Clear the points from which the way (dx, dy) comes nearer than rho to the rectangle.

    The blocked points of a row are one span: the rectangle widened by a capsule. Its left end is that of the capsule
    in the row where the capsule is widest to the left, or in the nearest row to it that the rectangle offers; likewise
    its right end.
    """
    for y in range(max(1, y0 - rho - 2), min(SIDE, y1 + rho + 2) + 1):
        low, high = y - y1, y - y0
        left = _SPANS.get((rho, dx, dy, max(low, min(high, -dy if dx > 0 else 0))))
        right = _SPANS.get((rho, dx, dy, max(low, min(high, -dy if dx < 0 else 0))))
        if left and right:
            first, last = max(0, x0 + left[0]), min(EDGE, x1 + right[1])
            if first <= last:
                board[y + PAD] &= ~(((1 << (last - first + 1)) - 1) << (first + PAD))


def boards(pieces: list[tuple[int, ...]]) -> Board:
    """What depends only on the map: where a Kid may stand (VILLAGE-13), which ways are clear (VILLAGE-14, VILLAGE-20).

    A piece is (kind, x0, y0, x1, y1, r): a rectangle with r = 0, or a disc shrunk to its centre.
    """
    ways = [(0, 0), *((dx, dy) for dx, dy, _ in WAYS)]
    made = []
    for dx, dy in ways:
        board = [ALL if 1 <= y - PAD <= SIDE else 0 for y in range(ROWS)]
        for _, x0, y0, x1, y1, r in pieces:
            block(board, dx, dy, x0, y0, x1, y1, r + 1)
        made.append(board)
    stand = made[0]
    for board, (dx, dy) in zip(made[1:], ways[1:], strict=True):
        for y in range(PAD + 1, PAD + 1 + SIDE):
            end = stand[y + dy]
            board[y] &= stand[y] & (end >> dx if dx >= 0 else end << -dx)
    return made
