"""The village table by a second hand: distances, walking, sliding, vaulting and sight, in floating point.

Written from the specification alone (VILLAGE-01 to VILLAGE-26). The rules compare whole numbers; here lengths are real
ones. On this table two lengths that the rules compare are equal or differ by more than 0.00001, so CLOSE decides alike.
Grids are arrays indexed [x + EDGE, y + EDGE]; the rim around the table is never stood on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Point = tuple[int, int]
Numbers = NDArray[Any] | float
Truths = NDArray[np.bool_]

CLOSE = 1e-7
EDGE = 6
SIDE = 49 + 2 * EDGE
NEVER = 10_000_000
X, Y = np.meshgrid(np.arange(SIDE) - EDGE, np.arange(SIDE) - EDGE, indexing="ij")
ON_TABLE: Truths = (X >= 1) & (X <= 47) & (Y >= 1) & (Y <= 47)  # VILLAGE-02
CORNERS = ((0, 0), (48, 0), (48, 48), (0, 48))  # VILLAGE-01
STRAIGHT, DIAGONAL, KNIGHT = 1000, 1415, 2237  # VILLAGE-20
STEPS: list[tuple[int, int, int]] = (
    [(1, 0, STRAIGHT), (-1, 0, STRAIGHT), (0, 1, STRAIGHT), (0, -1, STRAIGHT)]
    + [(dx, dy, DIAGONAL) for dx in (1, -1) for dy in (1, -1)]
    + [(dx, dy, KNIGHT) for dx in (1, -1) for dy in (2, -2)]
    + [(dx, dy, KNIGHT) for dx in (2, -2) for dy in (1, -1)]
)
TALL = ("building", "wall", "tree", "feature")


@dataclass(frozen=True)
class Thing:
    """A piece or a ground area: `where` is x0, y0, x1, y1 of a rectangle or cx, cy, r of a disc (VILLAGE-04, VILLAGE-05)."""

    kind: str
    where: tuple[int, ...]

    @property
    def round(self) -> bool:
        return len(self.where) == 3


def squared(p: Point, q: Point) -> int:
    """VILLAGE-07."""
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def square_gap(x: int, y: int, where: Sequence[int]) -> int:
    """VILLAGE-08, point to rectangle."""
    x0, y0, x1, y1 = where
    ex, ey = max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)
    return ex * ex + ey * ey


def point_to_rectangle(x: Any, y: Any, where: Sequence[Any]) -> Any:
    """VILLAGE-08, as a length, for whole arrays."""
    x0, y0, x1, y1 = where
    return np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))


def point_to_segment(x: Any, y: Any, start: Sequence[Any], end: Sequence[Any]) -> Any:
    """VILLAGE-09: how far the point lies from the nearest point of the segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((x - start[0]) * dx + (y - start[1]) * dy) / np.maximum(dx * dx + dy * dy, 1)
    along = np.clip(along, 0.0, 1.0)
    return np.hypot(start[0] + along * dx - x, start[1] + along * dy - y)


def _inside(start: Any, step: Any, low: Any, high: Any) -> tuple[Any, Any, Any]:
    """Along one axis: from when to when start + t * step lies in [low, high], and whether it is ever between them."""
    still = step == 0
    divisor = np.where(still, 1, step)
    first, second = (low - start) / divisor, (high - start) / divisor
    here, between = (low <= start) & (start <= high), (low < start) & (start < high)
    enter = np.where(still, np.where(here, -1.0, 3.0), np.minimum(first, second))
    leave = np.where(still, np.where(here, 2.0, -3.0), np.maximum(first, second))
    return enter, leave, ~still | between


def segment_in_rectangle(start: Sequence[Any], end: Sequence[Any], where: Sequence[Any]) -> tuple[Any, Any]:
    """Whether the segment meets the open rectangle (VILLAGE-10), and whether it meets the closed one (VILLAGE-11)."""
    x0, y0, x1, y1 = where
    enter_x, leave_x, through_x = _inside(start[0], end[0] - start[0], x0, x1)
    enter_y, leave_y, through_y = _inside(start[1], end[1] - start[1], y0, y1)
    enter = np.maximum(np.maximum(enter_x, enter_y), 0.0)
    leave = np.minimum(np.minimum(leave_x, leave_y), 1.0)
    return (enter < leave - CLOSE) & through_x & through_y, enter < leave + CLOSE


def segment_to_rectangle(start: Sequence[Any], end: Sequence[Any], where: Sequence[Any]) -> Any:
    """VILLAGE-12: 0 where they meet, else from an end of the segment or from a corner of the rectangle."""
    x0, y0, x1, y1 = where
    least = np.minimum(point_to_rectangle(start[0], start[1], where), point_to_rectangle(end[0], end[1], where))
    for corner_x, corner_y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)):
        least = np.minimum(least, point_to_segment(corner_x, corner_y, start, end))
    return np.where(segment_in_rectangle(start, end, where)[1], 0.0, least)


def segment_to_thing(start: Sequence[Any], end: Sequence[Any], thing: Thing) -> Any:
    """From the segment to the edge of the piece; below 0 within a disc."""
    if thing.round:
        cx, cy, r = thing.where
        return point_to_segment(cx, cy, start, end) - r
    return segment_to_rectangle(start, end, thing.where)


def legs_cost(p: Point) -> NDArray[Any]:
    """VILLAGE-21: the length of the straight leg from p to every point, in thousandths, rounded up."""
    return np.ceil(1000.0 * np.hypot(X - p[0], Y - p[1]) - 1e-6).astype(np.int32)


def _kid_in_the_way() -> NDArray[Any]:
    """What each step costs near a Kid: NEVER where its segment comes nearer than 2 to the Kid (VILLAGE-14, VILLAGE-20)."""
    dx, dy = np.meshgrid(np.arange(-4, 5), np.arange(-4, 5), indexing="ij")
    near = [point_to_segment(0, 0, (dx, dy), (dx + sx, dy + sy)) < 2 - CLOSE for sx, sy, _ in STEPS]
    return np.where(np.array(near), NEVER, 0).astype(np.int32)


KID_IN_THE_WAY = _kid_in_the_way()


@dataclass
class Village:
    """A map (VILLAGE-27) and all that can be measured on it."""

    pieces: list[Thing]
    grounds: list[Thing]
    stand: Truths = field(init=False, repr=False)
    step_costs: NDArray[Any] = field(init=False, repr=False)
    dry_step_costs: NDArray[Any] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._legs: dict[tuple[Point, bool], tuple[int, Truths]] = {}
        self._sights: dict[tuple[Point, Point], tuple[bool, int]] = {}
        self.stand = ON_TABLE.copy()  # VILLAGE-13, but for other Kids
        for piece in self.pieces:
            self.stand &= segment_to_thing((X, Y), (X, Y), piece) >= 1 - CLOSE
        self._ground = np.full((SIDE, SIDE), "snow")  # VILLAGE-05: road before ice before snow
        for kind in ("ice", "road"):
            for area in self.grounds:
                if area.kind == kind:
                    self._ground[segment_to_thing((X, Y), (X, Y), area) <= CLOSE] = kind
        rectangles = [piece for piece in self.pieces if not piece.round]
        discs = [piece for piece in self.pieces if piece.round]
        self._rectangles = tuple(np.array([piece.where for piece in rectangles]).reshape(-1, 4).T)
        self._tall = np.array([piece.kind in TALL for piece in rectangles], dtype=np.bool_)
        self._discs = np.array([piece.where for piece in discs]).reshape(-1, 3).T
        self._steps()

    def _steps(self) -> None:
        """VILLAGE-20 (and VILLAGE-23 for dry ones): what a step costs from every point, NEVER if it is not usable."""
        self.step_costs = np.full((len(STEPS), SIDE, SIDE), NEVER, dtype=np.int32)
        for number, (dx, dy, cost) in enumerate(STEPS):
            ends = self.stand[2 + dx : SIDE - 2 + dx, 2 + dy : SIDE - 2 + dy]
            self.step_costs[number, 2 : SIDE - 2, 2 : SIDE - 2][ends] = cost
            for piece in self.pieces:
                near = _around(piece)
                start, end = (X[near], Y[near]), (X[near] + dx, Y[near] + dy)
                self.step_costs[number][near][segment_to_thing(start, end, piece) < 1 - CLOSE] = NEVER
        self.dry_step_costs = self.step_costs.copy()
        for number, (dx, dy, _) in enumerate(STEPS):
            for road in self._roads():
                near = _around(road)
                start, end = (X[near], Y[near]), (X[near] + dx, Y[near] + dy)
                self.dry_step_costs[number][near][segment_in_rectangle(start, end, road.where)[1]] = NEVER

    def _roads(self) -> list[Thing]:
        return [area for area in self.grounds if area.kind == "road"]

    def ground(self, p: Point) -> str:
        """VILLAGE-06."""
        return str(self._ground[p[0] + EDGE, p[1] + EDGE])

    def may_stand(self, p: Point, others: Iterable[Point]) -> bool:
        """VILLAGE-13."""
        return bool(self.stand[p[0] + EDGE, p[1] + EDGE]) and all(squared(p, other) >= 4 for other in others)

    def zone(self, corner: int, others: Sequence[Point], reach: int) -> set[Point]:
        """VILLAGE-26: reach is the greatest squared distance from the corner."""
        cx, cy = CORNERS[corner]
        near = self.stand & ((X - cx) ** 2 + (Y - cy) ** 2 <= reach)
        return {p for p in points(near) if self.may_stand(p, others)}

    def legs(self, p: Point, far: int, sliding: bool) -> Truths:
        """Where a straight move from p, of at most `far` in x and in y, is clear of all pieces (VILLAGE-14), and of roads
        when sliding (VILLAGE-23)."""
        known = self._legs.get((p, sliding))
        if known is not None and known[0] >= far:
            return known[1]
        window = _within(p, far)
        x, y = X[window], Y[window]
        clear = self.stand[window].copy()
        if sliding:
            clear &= self.legs(p, far, False)[window]
            for road in self._roads():
                clear &= ~segment_in_rectangle(p, (x, y), road.where)[1]
        else:
            for piece in self.pieces:
                x0, y0, x1, y1 = _box(piece)
                if x0 - 1 <= p[0] + far and x1 + 1 >= p[0] - far and y0 - 1 <= p[1] + far and y1 + 1 >= p[1] - far:
                    clear &= segment_to_thing(p, (x, y), piece) >= 1 - CLOSE
        legs: Truths = np.zeros((SIDE, SIDE), dtype=np.bool_)
        legs[window] = clear
        self._legs[p, sliding] = far, legs
        return legs

    def labels(self, p: Point, inches: int, others: Iterable[Point], sliding: bool = False) -> tuple[NDArray[Any], Truths]:
        """REACH (VILLAGE-22) and SLIDE_REACH (VILLAGE-23): the cheapest way to every point, above 2000 * inches none;
        and which points have a straight leg."""
        far = 2 * inches
        window = _within(p, far)
        costs = (self.dry_step_costs if sliding else self.step_costs).copy()
        clear = self.legs(p, far, sliding)[window].copy()
        x, y = X[window], Y[window]
        for kid in others:
            if squared(p, kid) < (far + 5) ** 2:
                clear &= point_to_segment(kid[0], kid[1], p, (x, y)) >= 2 - CLOSE
                cx, cy = kid[0] + EDGE, kid[1] + EDGE
                costs[:, cx - 4 : cx + 5, cy - 4 : cy + 5] += KID_IN_THE_WAY
        clear &= (x - p[0]) ** 2 + (y - p[1]) ** 2 <= far * far
        labels = np.full((SIDE, SIDE), NEVER, dtype=np.int32)
        labels[window][clear] = legs_cost(p)[window][clear]
        labels[p[0] + EDGE, p[1] + EDGE] = 0
        straight = labels < NEVER
        walked = [
            (labels[window], costs[number][window], labels[_shifted(window[0], dx), _shifted(window[1], dy)])
            for number, (dx, dy, _) in enumerate(STEPS)
        ]
        before = -1
        while (now := int(labels[window].sum(dtype=np.int64))) != before:  # labels only ever fall
            before = now
            for here, cost, there in walked:
                np.minimum(there, here + cost, out=there)
        return labels, straight

    def reach(self, p: Point, inches: int, others: Iterable[Point], sliding: bool = False) -> set[Point]:
        return points((self.labels(p, inches, others, sliding)[0] <= 2000 * inches) & ON_TABLE)

    def vaults(self, p: Point, others: Sequence[Point]) -> set[Point]:
        """VILLAGE-24."""
        landings: set[Point] = set()
        for fence in self.pieces:
            if fence.kind != "fence" or not _touches(p, fence):
                continue
            rest = [piece for piece in self.pieces if piece is not fence]
            for q in ((p[0] + dx, p[1] + dy) for dx in range(-5, 6) for dy in range(-5, 6) if dx * dx + dy * dy <= 25):
                if (
                    q != p
                    and self.may_stand(q, others)
                    and _touches(q, fence)
                    and bool(segment_in_rectangle(p, q, fence.where)[0])
                    and all(float(segment_to_thing(p, q, piece)) >= 1 - CLOSE for piece in rest)
                    and all(float(point_to_segment(other[0], other[1], p, q)) >= 2 - CLOSE for other in others)
                ):
                    landings.add(q)
        return landings

    def sight(self, p: Point, q: Point) -> tuple[bool, int]:
        """Whether the pieces leave q visible from p (VILLAGE-18), and how many lie near the line (VILLAGE-19)."""
        known = self._sights.get((p, q))
        if known is None:
            entered = segment_in_rectangle(p, q, self._rectangles)[0]
            to_rectangles = segment_to_rectangle(p, q, self._rectangles)
            to_discs = point_to_segment(self._discs[0], self._discs[1], p, q) - self._discs[2]
            blocked = bool((entered & self._tall).any()) or bool((to_discs < -CLOSE).any())  # discs are always tall
            count = int((to_rectangles <= 2 + CLOSE).sum()) + int((to_discs <= 2 + CLOSE).sum())
            known = self._sights[p, q] = not blocked, count
        return known


def kids_to_line(p: Point, q: Point, others: Sequence[Point]) -> list[float]:
    """How far each of the others stands from the line of fire (VILLAGE-17)."""
    if not others:
        return []
    there = np.array(others)
    return [float(far) for far in point_to_segment(there[:, 0], there[:, 1], p, q)]


def points(grid: Truths) -> set[Point]:
    found = np.argwhere(grid) - EDGE
    return {(x, y) for x, y in found.tolist()}


def _touches(p: Point, fence: Thing) -> bool:
    """VILLAGE-15: the squared distance is exactly 1."""
    return square_gap(p[0], p[1], fence.where) == 1


def _around(thing: Thing) -> tuple[slice, slice]:
    """The part of the grid from which a step can come near the thing."""
    x0, y0, x1, y1 = _box(thing)
    return slice(max(x0 - 4 + EDGE, 0), x1 + 5 + EDGE), slice(max(y0 - 4 + EDGE, 0), y1 + 5 + EDGE)


def _box(thing: Thing) -> tuple[int, ...]:
    if not thing.round:
        return thing.where
    x, y, r = thing.where
    return x - r, y - r, x + r, y + r


def _within(p: Point, far: int) -> tuple[slice, slice]:
    """The part of the grid within `far` of p in x and in y."""
    return (
        slice(max(1, p[0] - far) + EDGE, min(47, p[0] + far) + EDGE + 1),
        slice(max(1, p[1] - far) + EDGE, min(47, p[1] + far) + EDGE + 1),
    )


def _shifted(part: slice, by: int) -> slice:
    return slice(part.start + by, part.stop + by)
