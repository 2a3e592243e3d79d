"""Where something is, in words: by the pieces of the map, which have names."""

from __future__ import annotations

import functools
from math import sqrt
from typing import NamedTuple

from snowyard.games.village.lattice import EDGE
from snowyard.games.village.maps import BUILDING, CORNERS, FEATURE, FENCE, ICE, ROAD, TREE, WALL, ready_made
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
Rows = tuple[Cells, ...]


class Named(NamedTuple):
    """A piece or pond: what it is called, and on which side of the village it is (`none` where there is only one)."""

    name: str
    side: str
    cells: Cells


class Places(NamedTuple):
    """The places of one map: its pieces, and these with its ice; `found`: where points are that were asked for."""

    pieces: list[Named]
    all: list[Named]
    roads: list[Cells]
    ice: list[Cells]
    found: dict[tuple[int, int], Sentence]


@functools.cache
def landmarks() -> dict[tuple[Cells, ...], dict[int, str]]:
    """By the pieces of the map."""
    return {ready_made(name).pieces: own for name, own in LANDMARKS.items()}


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


@functools.lru_cache(256)
def places_of(pieces: Rows, piece_count: int, areas: Rows, area_count: int) -> Places:
    mine, grounds = pieces[:piece_count], areas[:area_count]
    ice = [cells for cells in grounds if cells[0] == ICE]
    own = landmarks().get(mine, {})
    called = [own.get(i) or _kind(cells) for i, cells in enumerate(mine)] + ["pond" if cells[5] else "ice" for cells in ice]
    every = [
        Named(name, side_on_map((c[1] + c[3]) / 2, (c[2] + c[4]) / 2) if called.count(name) > 1 else "none", c)
        for name, c in zip(called, [*mine, *ice], strict=True)
    ]
    return Places(every[:piece_count], every, [cells for cells in grounds if cells[0] == ROAD], ice, {})


def places(t: Seen) -> Places:
    return places_of(t.piece, t.piece_count, t.area, t.area_count)


def place_at(t: Seen, x: int, y: int) -> Sentence:
    """Where a point is, to follow on "stands"."""
    known = places(t)
    if (x, y) not in known.found:
        known.found[x, y] = _find(known, x, y)
    return known.found[x, y]


def _find(known: Places, x: int, y: int) -> Sentence:
    place = _near(known, x, y)
    if any(_gap(cells, x, y)[0] == 0 for cells in known.roads):
        return say("place-on-road", place=place)
    under = next((cells for cells in known.ice if _gap(cells, x, y)[0] == 0), None)
    if under:
        return say("place-on-pond" if under[5] else "place-on-ice", place=place)
    return place


def _near(known: Places, x: int, y: int) -> Sentence:
    gaps = [(gap, dx, dy, named) for named in known.all for gap, dx, dy in [_gap(named.cells, x, y)] if gap > 0]
    beside = min(gaps, key=lambda found: found[0], default=None)
    if beside and beside[0] <= BESIDE:
        return say("place-beside", piece=_called(beside[3]))
    for corner, side in zip(CORNERS, CORNER_SIDES, strict=True):
        if (x - corner[0]) ** 2 + (y - corner[1]) ** 2 <= ZONE2:
            return say("place-corner", side=side)
    if not gaps:
        return say("place-field", side=side_on_map(x, y))
    _, dx, dy, named = min(gaps, key=lambda found: found[0] - FAVOUR * (found[3].cells[0] == BUILDING))
    return say("place-off", side=side_of(dx, dy), piece=_called(named))


def _called(named: Named) -> Sentence:
    return say(f"piece-{named.name}", side=named.side)


def _kind(cells: Cells) -> str:
    return "big-tree" if cells[0] == TREE and cells[5] > 1 else KINDS[cells[0]]


def _gap(cells: Cells, x: int, y: int) -> tuple[float, int, int]:
    """How far a point is from a thing (0: in it), and in which direction."""
    _, x0, y0, x1, y1, r = cells
    dx = x - x1 if x > x1 else x - x0 if x < x0 else 0
    dy = y - y1 if y > y1 else y - y0 if y < y0 else 0
    return max(0.0, sqrt(dx * dx + dy * dy) - r), dx, dy
