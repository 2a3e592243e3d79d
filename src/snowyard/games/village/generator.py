"""The seeded map generator: the same map from the same seed, everywhere (VILLAGE-29 to VILLAGE-31)."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from snowyard.games.village.maps import (
    BUILDING,
    CORNERS,
    FEATURE,
    FENCE,
    ICE,
    ROAD,
    TREE,
    WALL,
    Map,
    Piece,
    census,
    components,
    ready_made,
    zone,
)

ATTEMPTS = 20
TRIES = 40
_LOW64 = (1 << 64) - 1
_CROSS_ROADS = ((ROAD, 22, 0, 26, 48, 0), (ROAD, 0, 22, 48, 26, 0))
_RING_ROADS = ((ROAD, 12, 12, 36, 14, 0), (ROAD, 34, 12, 36, 36, 0), (ROAD, 12, 34, 36, 36, 0), (ROAD, 12, 12, 14, 36, 0))


class SplitMix64:
    """VILLAGE-29"""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _LOW64
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _LOW64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _LOW64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        return self.next() % n


def quarter_turn(thing: Piece) -> Piece:
    kind, x0, y0, x1, y1, r = thing
    return kind, 48 - y1, x0, 48 - y0, x1, r


def orbit(thing: Piece, rot4: bool) -> list[Piece]:
    """VILLAGE-30: the piece and its images, in order."""
    images = [thing]
    for _ in range(3):
        images.append(quarter_turn(images[-1]))
    return images if rot4 else images[::2]


def gap2(a: Piece, b: Piece) -> int:
    """The squared gap of the two rectangles (or centres) without their radii."""
    ex = max(a[1] - b[3], 0, b[1] - a[3])
    ey = max(a[2] - b[4], 0, b[2] - a[4])
    return ex * ex + ey * ey


def fits(thing: Piece, placed: list[Piece], roads: list[Piece]) -> bool:
    kind, x0, y0, x1, y1, r = thing
    if x0 - r < 1 or y0 - r < 1 or x1 + r > 47 or y1 + r > 47:
        return False
    if any(gap2(thing, (0, x, y, x, y, 0)) <= (14 + r) ** 2 for x, y in CORNERS):
        return False
    if kind in (BUILDING, WALL) and any(x0 < q[3] and x1 > q[1] and y0 < q[4] and y1 > q[2] for q in roads):
        return False
    return all(gap2(thing, other) >= (r + other[5] + 3) ** 2 for other in placed)


def _pieces_to_try(rnd: SplitMix64, kind: int) -> Iterator[Piece]:
    """Up to 40 tries of one orbit, drawn one after the other as they are needed."""
    for _ in range(TRIES):
        if kind == BUILDING:
            w, h = 5 + rnd.below(6), 5 + rnd.below(4)
            x, y = 1 + rnd.below(47 - w), 1 + rnd.below(47 - h)
            yield kind, x, y, x + w, y + h, 0
        elif kind == TREE:
            r = 2 if rnd.below(4) == 0 else 1
            x, y = 1 + rnd.below(47), 1 + rnd.below(47)
            yield kind, x, y, x, y, r
        else:
            length = 4 + rnd.below(5 if kind == WALL else 6)
            upright = rnd.below(2) == 1
            x, y = 1 + rnd.below(46), 1 + rnd.below(46)
            yield (kind, x, y, x + 1, y + length, 0) if upright else (kind, x, y, x + length, y + 1, 0)


def attempt(rnd: SplitMix64, rot4: bool) -> Map:
    pieces: list[Piece] = []
    areas: list[Piece] = []
    middle = rnd.below(4)
    if middle == 2:
        areas.append((ICE, 24, 24, 24, 24, 6))
    elif middle:
        pieces.append((FEATURE if middle == 1 else TREE, 24, 24, 24, 24, 2))
    areas += ((), _CROSS_ROADS, _RING_ROADS)[rnd.below(3)]
    roads = [a for a in areas if a[0] == ROAD]
    k = 1 if rot4 else 2
    for kind in (BUILDING, WALL, FENCE, TREE):
        orbits = k * (rnd.below(2) if kind == WALL else 1 + rnd.below(2))
        for _ in range(orbits):
            for first in _pieces_to_try(rnd, kind):
                images = orbit(first, rot4)
                if all(fits(image, pieces + images[:i], roads) for i, image in enumerate(images)):
                    pieces += images
                    break
    if rnd.below(3) == 0:
        w, h = 3 + rnd.below(5), 3 + rnd.below(5)
        x, y = 1 + rnd.below(47 - w), 1 + rnd.below(47 - h)
        areas += orbit((ICE, x, y, x + w, y + h, 0), rot4)
    return Map(tuple(pieces), tuple(areas))


def accepted(drawn: Map) -> bool:
    """VILLAGE-31"""
    kinds = {p[0] for p in drawn.pieces}
    if BUILDING not in kinds or FENCE not in kinds:
        return False
    stand, snow, _, _ = census(drawn)
    if stand < 1500 or 2 * snow < stand:
        return False
    largest = components(drawn)[0]
    return 100 * len(largest) >= 98 * stand and all(zone(corner) <= largest for corner in CORNERS)


@functools.lru_cache(maxsize=256)
def generated(seed: int, rot4: bool = True) -> Map:
    rnd = SplitMix64(seed)
    for _ in range(ATTEMPTS):
        drawn = attempt(rnd, rot4)
        if accepted(drawn):
            return drawn
    return ready_made("market")
