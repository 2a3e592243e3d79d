"""Exact integer geometry of the half-inch lattice (VILLAGE-07 to VILLAGE-12).

A piece is a rectangle with a radius: a RECT has radius 0, a DISC is the rectangle shrunk to its centre. All values stay
below 2^31, so no implementation can disagree with another.
"""

from __future__ import annotations

from snowyard.kernel.rule import rule


@rule
def distance2(ax: int, ay: int, bx: int, by: int) -> int:
    """The squared distance of two points (VILLAGE-07)."""
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


@rule
def rect_distance2(px: int, py: int, x0: int, y0: int, x1: int, y1: int) -> int:
    """The squared distance from a point to a rectangle (VILLAGE-08)."""
    ex = max(x0 - px, 0, px - x1)
    ey = max(y0 - py, 0, py - y1)
    return ex * ex + ey * ey


@rule
def cross(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Which side of the line AB the point C is on, and how far, times the length of AB (VILLAGE-09)."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@rule
def apart(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int, far: int) -> bool:
    """Is the rectangle farther than this from the box around the segment AB? Then it is from the segment, too."""
    if max(ax, bx) < x0 - far or min(ax, bx) > x1 + far:
        return True
    return max(ay, by) < y0 - far or min(ay, by) > y1 + far


@rule
def sign(value: int) -> int:
    if value < 0:
        return -1
    if value > 0:
        return 1
    return 0


@rule
def segment_to_point(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, r: int) -> int:
    """-1, 0 or 1: the distance from C to the segment AB is less than, equal to or more than r (VILLAGE-09)."""
    length2 = distance2(ax, ay, bx, by)
    along = (cx - ax) * (bx - ax) + (cy - ay) * (by - ay)
    if along <= 0:
        return sign(distance2(ax, ay, cx, cy) - r * r)
    if along >= length2:
        return sign(distance2(bx, by, cx, cy) - r * r)
    c = cross(ax, ay, bx, by, cx, cy)
    return sign(c * c - r * r * length2)


@rule
def meets_open_rect(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether the segment AB, A != B, enters the inside of the rectangle (VILLAGE-10)."""
    if max(ax, bx) <= x0 or min(ax, bx) >= x1 or max(ay, by) <= y0 or min(ay, by) >= y1:
        return False
    c0 = cross(ax, ay, bx, by, x0, y0)
    c1 = cross(ax, ay, bx, by, x1, y0)
    c2 = cross(ax, ay, bx, by, x1, y1)
    c3 = cross(ax, ay, bx, by, x0, y1)
    return min(c0, c1, c2, c3) < 0 and max(c0, c1, c2, c3) > 0


@rule
def meets_closed_rect(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether the segment AB touches or enters the rectangle (VILLAGE-11)."""
    if max(ax, bx) < x0 or min(ax, bx) > x1 or max(ay, by) < y0 or min(ay, by) > y1:
        return False
    c0 = cross(ax, ay, bx, by, x0, y0)
    c1 = cross(ax, ay, bx, by, x1, y0)
    c2 = cross(ax, ay, bx, by, x1, y1)
    c3 = cross(ax, ay, bx, by, x0, y1)
    return min(c0, c1, c2, c3) <= 0 and max(c0, c1, c2, c3) >= 0


@rule
def segment_to_rect(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int, r: int) -> int:
    """-1, 0 or 1: the distance from the rectangle to the segment is less than, equal to or more than r (VILLAGE-12)."""
    if meets_closed_rect(ax, ay, bx, by, x0, y0, x1, y1):
        return sign(-r)
    least = sign(rect_distance2(ax, ay, x0, y0, x1, y1) - r * r)
    least = min(least, sign(rect_distance2(bx, by, x0, y0, x1, y1) - r * r))
    least = min(least, segment_to_point(ax, ay, bx, by, x0, y0, r))
    least = min(least, segment_to_point(ax, ay, bx, by, x1, y0, r))
    least = min(least, segment_to_point(ax, ay, bx, by, x1, y1, r))
    return min(least, segment_to_point(ax, ay, bx, by, x0, y1, r))
