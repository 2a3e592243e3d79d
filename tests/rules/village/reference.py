"""The geometry of the village told a second time, slowly, with exact fractions and without any of the game's code."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt
from typing import Any

Point = tuple[int, int]
Rect = Any  # four numbers

STEPS = (
    [(dx, dy, 1000) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    + [(dx, dy, 1415) for dx in (1, -1) for dy in (1, -1)]
    + [(dx, dy, 2237) for dx in (1, -1) for dy in (2, -2)]
    + [(dx, dy, 2237) for dx in (2, -2) for dy in (1, -1)]
)


def point_segment2(p: Any, a: Point, b: Point) -> Fraction:
    """The squared distance from point p to segment ab, by projection, as a fraction."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    if length2 == 0:
        return Fraction((p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2)
    s = Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2
    s = max(Fraction(0), min(Fraction(1), s))
    return Fraction((p[0] - a[0] - s * dx) ** 2 + (p[1] - a[1] - s * dy) ** 2)


def clip(a: Point, b: Point, rect: Rect) -> tuple[Fraction, Fraction] | None:
    """The parameters of the part of segment ab that lies in the closed rectangle (Liang and Barsky), or None."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        d = b[axis] - a[axis]
        lo, hi = rect[axis], rect[axis + 2]
        if d == 0:
            if not lo <= a[axis] <= hi:
                return None
            continue
        s0, s1 = sorted((Fraction(lo - a[axis]) / d, Fraction(hi - a[axis]) / d))
        low, high = max(low, s0), min(high, s1)
    return (low, high) if low <= high else None


def meets_closed(a: Point, b: Point, rect: Rect) -> bool:
    return clip(a, b, rect) is not None


def meets_open(a: Point, b: Point, rect: Rect) -> bool:
    part = clip(a, b, rect)
    if part is None or part[0] == part[1]:
        return False
    s = (part[0] + part[1]) / 2
    x, y = a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])
    return bool(rect[0] < x < rect[2] and rect[1] < y < rect[3])


def rect_segment2(a: Point, b: Point, rect: Rect) -> Fraction:
    """The squared distance between a rectangle and a segment: over its four sides, unless they meet."""
    if meets_closed(a, b, rect):
        return Fraction(0)
    x0, y0, x1, y1 = rect
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    best = min(point_segment2(c, a, b) for c in corners)
    for i in range(4):
        side = corners[i], corners[(i + 1) % 4]
        best = min(best, point_segment2(a, *side), point_segment2(b, *side))
    return best


def length_up(n: int) -> int:
    """The length of the square root of n in thousandths, rounded up."""
    root = isqrt(1000000 * n)
    return root if root * root == 1000000 * n else root + 1


class Field:
    """Pieces as ('rect', kind, x0, y0, x1, y1) or ('disc', kind, cx, cy, r), other Kids as points, roads as rectangles."""

    def __init__(self, pieces: Iterable[Any], kids: Iterable[Point] = (), roads: Iterable[Any] = ()) -> None:
        self.pieces, self.kids, self.roads = list(pieces), list(kids), list(roads)

    def stands(self, q: Point) -> bool:
        return 1 <= q[0] <= 47 and 1 <= q[1] <= 47 and self.sweeps(q, q)

    def sweeps(self, a: Point, b: Point, leave_out: int | None = None) -> bool:
        for i, piece in enumerate(self.pieces):
            if i == leave_out:
                continue
            if piece[0] == "rect":
                if rect_segment2(a, b, piece[2:]) < 1:
                    return False
            elif point_segment2(piece[2:4], a, b) < (piece[4] + 1) ** 2:
                return False
        return all(point_segment2(k, a, b) >= 4 for k in self.kids)

    def sees(self, a: Point, b: Point) -> bool:
        for piece in self.pieces:
            if piece[1] == "fence":
                continue
            if piece[0] == "rect":
                if meets_open(a, b, piece[2:]):
                    return False
            elif point_segment2(piece[2:4], a, b) < piece[4] ** 2:
                return False
        return all(point_segment2(k, a, b) >= 1 for k in self.kids)

    def objects(self, a: Point, b: Point) -> int:
        count = sum(point_segment2(k, a, b) <= 9 for k in self.kids)
        for piece in self.pieces:
            if piece[0] == "rect":
                count += rect_segment2(a, b, piece[2:]) <= 4
            else:
                count += point_segment2(piece[2:4], a, b) <= (piece[4] + 2) ** 2
        return count

    def reach(self, p: Point, inches: int, sliding: bool = False) -> dict[Point, int]:
        """The labels of VILLAGE-22 and VILLAGE-23 by repeated relaxation of everything."""
        far = 2 * inches

        def clear(a: Point, b: Point) -> bool:
            return self.sweeps(a, b) and not (sliding and any(meets_closed(a, b, road) for road in self.roads))

        standing = {
            (x, y)
            for x in range(1, 48)
            for y in range(1, 48)
            if (x - p[0]) ** 2 + (y - p[1]) ** 2 <= far * far and self.stands((x, y))
        }
        label = {q: length_up((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2) for q in standing if q != p and clear(p, q)}
        label[p] = 0
        steps: dict[tuple[Point, Point], bool] = {}
        changed = set(label)
        while changed:
            todo, changed = changed, set()
            for a in todo:
                for dx, dy, cost in STEPS:
                    b = a[0] + dx, a[1] + dy
                    if b not in standing or label[a] + cost > 1000 * far or label.get(b, 10**9) <= label[a] + cost:
                        continue
                    if (a, b) not in steps:
                        steps[a, b] = clear(a, b)
                    if steps[a, b]:
                        label[b] = label[a] + cost
                        changed.add(b)
        return label

    def vaults(self, p: Point) -> set[Point]:
        landings: set[Point] = set()
        for i, piece in enumerate(self.pieces):
            if piece[1] != "fence" or rect_segment2(p, p, piece[2:]) != 1:
                continue
            for x in range(p[0] - 5, p[0] + 6):
                for y in range(p[1] - 5, p[1] + 6):
                    q = x, y
                    if (
                        (x - p[0]) ** 2 + (y - p[1]) ** 2 <= 25
                        and self.stands(q)
                        and rect_segment2(q, q, piece[2:]) == 1
                        and meets_open(p, q, piece[2:])
                        and self.sweeps(p, q, leave_out=i)
                    ):
                        landings.add(q)
        return landings
