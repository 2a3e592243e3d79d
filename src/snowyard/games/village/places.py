"""Where something is, in words: by the pieces of the map, which have names."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from snowyard.games.village.lattice import EDGE
from snowyard.games.village.maps import BUILDING, CORNERS, FEATURE, FENCE, ICE, READY_MADE, ROAD, TREE, WALL, ready_made
from snowyard.kernel.sentences import Sentence, say
from snowyard.kernel.view import Seen

KINDS = {BUILDING: "house", WALL: "wall", TREE: "tree", FEATURE: "fountain", FENCE: "fence"}
LANDMARKS = {"market": {1: "bakery", 2: "school", 3: "town-hall", 4: "inn"}, "church": {0: "church"}}
"""Pieces of ready-made maps that have a name of their own."""
CORNER_SIDES = ("sw", "se", "ne", "nw")
BESIDE = 4  # half inches: so near to a piece one is beside it
ZONE2 = 169  # squared half inches: so near to a corner one is in it
FAVOUR = 4  # half inches that a house, the best landmark, may be farther away than something else

Cells = tuple[int, ...]


class Named(NamedTuple):
    """A piece or pond: what it is called, and on which side of the village it is (`none` where there is only one)."""

    name: str
    side: str
    cells: Cells

    @property
    def sentence(self) -> Sentence:
        return say(f"piece-{self.name}", side=self.side)


def side_of(dx: float, dy: float) -> str:
    """The direction on a compass; `m`: none."""
    if dx == dy == 0:
        return "m"
    east = (dx > 0) - (dx < 0) if 5 * abs(dx) > 2 * abs(dy) else 0
    north = (dy > 0) - (dy < 0) if 5 * abs(dy) > 2 * abs(dx) else 0
    return " ns"[north].strip() + " ew"[east].strip()


def side_on_map(x: float, y: float) -> str:
    """In which part of the village a place is."""
    dx, dy = x - EDGE / 2, y - EDGE / 2
    return "m" if dx * dx + dy * dy < 36 else side_of(dx, dy)


class Places:
    """The places of one map."""

    def __init__(self, pieces: Sequence[Cells], areas: Sequence[Cells]) -> None:
        self._roads = [cells for cells in areas if cells[0] == ROAD]
        self._ice = [cells for cells in areas if cells[0] == ICE]
        own: dict[int, str] = {}
        for map_name in READY_MADE:
            if tuple(pieces) == ready_made(map_name).pieces:
                own = LANDMARKS.get(map_name, {})
        called = [own.get(i) or _kind(cells) for i, cells in enumerate(pieces)]
        called += ["pond" if cells[5] else "ice" for cells in self._ice]
        every = [*pieces, *self._ice]
        self.all = [Named(name, side_on_map((c[1] + c[3]) / 2, (c[2] + c[4]) / 2) if called.count(name) > 1 else "none", c)
                    for name, c in zip(called, every, strict=True)]  # fmt: skip
        self.pieces = self.all[: len(pieces)]
        self._found: dict[tuple[int, int], Sentence] = {}

    def at(self, x: int, y: int) -> Sentence:
        """Where a point is, to follow on "stands"."""
        found = self._found.get((x, y))
        if found is None:
            found = self._found[x, y] = self._find(x, y)
        return found

    def _find(self, x: int, y: int) -> Sentence:
        place = self._near(x, y)
        if any(_gap(cells, x, y)[0] == 0 for cells in self._roads):
            return say("place-on-road", place=place)
        under = next((cells for cells in self._ice if _gap(cells, x, y)[0] == 0), None)
        if under:
            return say("place-on-pond" if under[5] else "place-on-ice", place=place)
        return place

    def _near(self, x: int, y: int) -> Sentence:
        gaps = [(gap, dx, dy, named) for named in self.all for gap, dx, dy in [_gap(named.cells, x, y)] if gap > 0]
        beside = min(gaps, key=lambda found: found[0], default=None)
        if beside and beside[0] <= BESIDE:
            return say("place-beside", piece=beside[3].sentence)
        for corner, side in zip(CORNERS, CORNER_SIDES, strict=True):
            if (x - corner[0]) ** 2 + (y - corner[1]) ** 2 <= ZONE2:
                return say("place-corner", side=side)
        if not gaps:
            return say("place-field", side=side_on_map(x, y))
        _, dx, dy, named = min(gaps, key=lambda found: found[0] - FAVOUR * (found[3].cells[0] == BUILDING))
        return say("place-off", side=side_of(dx, dy), piece=named.sentence)


def _kind(cells: Cells) -> str:
    return "big-tree" if cells[0] == TREE and cells[5] > 1 else KINDS[cells[0]]


def _gap(cells: Cells, x: int, y: int) -> tuple[float, int, int]:
    """How far a point is from a thing (0: in it), and in which direction."""
    _, x0, y0, x1, y1, r = cells
    dx = x - x1 if x > x1 else x - x0 if x < x0 else 0
    dy = y - y1 if y > y1 else y - y0 if y < y0 else 0
    return max(0.0, (dx * dx + dy * dy) ** 0.5 - r), dx, dy


@functools.lru_cache(256)
def places_of(pieces: tuple[Cells, ...], piece_count: int, areas: tuple[Cells, ...], area_count: int) -> Places:
    return Places(pieces[:piece_count], areas[:area_count])


def places(t: Seen) -> Places:
    return places_of(t.piece, t.piece_count, t.area, t.area_count)
