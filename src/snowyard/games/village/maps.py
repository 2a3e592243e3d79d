"""Maps: the ready-made ones, the generator, and the small text format in which a person draws one.

One thing a line: `building 8 14 16 20` (also wall, fence; two corners), `tree 24 24 2` (also feature; centre and
radius), `road 22 0 26 48`, `ice 3 3 9 9`, or `ice 24 24 9` for a round pond. `#` begins a comment; `;` may stand for
the end of a line.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from snowyard.games.village.lattice import EDGE, PAD, SIDE, WAYS, Board, boards
from snowyard.kernel.errors import Refusal, nearest

BUILDING, WALL, TREE, FEATURE, FENCE = range(5)
SNOW, ROAD, ICE = range(3)
PIECES = 32
AREAS = 12
PIECE_NAMES = ("building", "wall", "tree", "feature", "fence")
GROUND_NAMES = ("snow", "road", "ice")
ROUND = (TREE, FEATURE)
CORNERS = ((0, 0), (EDGE, 0), (EDGE, EDGE), (0, EDGE))

Piece = tuple[int, int, int, int, int, int]
"""kind, x0, y0, x1, y1, r: a rectangle has r = 0, a disc is the rectangle shrunk to its centre."""


@dataclass(frozen=True)
class Map:
    pieces: tuple[Piece, ...]
    areas: tuple[Piece, ...]

    def text(self) -> str:
        return text_of(self.pieces, self.areas)


def text_of(pieces: tuple[Piece, ...], areas: tuple[Piece, ...]) -> str:
    """A map in the format of this module; it reads back to the same map."""
    named = [(PIECE_NAMES[p[0]], p) for p in pieces] + [(GROUND_NAMES[a[0]], a) for a in areas]
    return "; ".join(f"{name} {_numbers(thing)}" for name, thing in named)


def _numbers(thing: Piece) -> str:
    _, x0, y0, x1, y1, r = thing
    return f"{x0} {y0} {r}" if r else f"{x0} {y0} {x1} {y1}"


_DRAWN = {
    "market": """
        tree 24 24 2
        building 8 14 16 20; building 28 8 34 16; building 32 28 40 34; building 14 32 20 40
        fence 11 28 17 29; fence 19 11 20 17; fence 31 19 37 20; fence 28 31 29 37
        tree 4 17 1; tree 31 4 1; tree 44 31 1; tree 17 44 1
        wall 18 2 19 7; wall 41 18 46 19; wall 29 41 30 46; wall 2 29 7 30
        road 22 0 26 48; road 0 22 48 26; road 19 19 29 29""",
    "church": """
        building 18 20 30 28; building 5 16 11 22; building 37 26 43 32; building 20 36 28 42; building 20 6 28 12
        wall 34 35 35 42; wall 13 6 14 13
        fence 12 31 20 32; fence 28 16 36 17; fence 14 16 15 22; fence 33 26 34 32
        tree 8 27 2; tree 40 21 2; tree 34 21 1; tree 14 27 1; tree 7 34 1; tree 41 14 1
        road 0 30 10 32; road 38 16 48 18; road 21 29 27 35; road 21 13 27 19""",
    "pond": """
        feature 24 24 1
        building 20 2 28 8; building 20 40 28 46; building 2 20 8 28; building 40 20 46 28
        wall 21 11 27 12; wall 21 36 27 37
        fence 12 12 17 13; fence 31 12 36 13; fence 12 35 17 36; fence 31 35 36 36
        fence 11 21 12 27; fence 36 21 37 27
        tree 12 17 1; tree 36 17 1; tree 12 31 1; tree 36 31 1
        ice 24 24 9; road 0 9 48 10; road 0 38 48 39""",
    "open": "",
}  # VILLAGE-28
READY_MADE = tuple(_DRAWN)


@functools.cache
def ready_made(name: str) -> Map:
    return read(_DRAWN[name])


# ---- reading


def read(text: str) -> Map:
    """A map from its text; anything wrong is refused with the line and the reason (VILLAGE-R49)."""
    pieces: list[Piece] = []
    areas: list[Piece] = []
    lines = [part.strip() for line in text.splitlines() for part in line.partition("#")[0].split(";")]
    for line in filter(None, lines):
        kind, *rest = line.split()
        try:
            numbers = [int(word) for word in rest]
        except ValueError:
            raise Refusal("option", f"{line!r}: after the kind come whole numbers") from None
        if kind in PIECE_NAMES:
            pieces.append(_piece(line, PIECE_NAMES.index(kind), numbers))
        elif kind in GROUND_NAMES[1:]:
            areas.append(_area(line, GROUND_NAMES.index(kind), numbers))
        else:
            known = (*PIECE_NAMES, *GROUND_NAMES[1:])
            raise Refusal("option", f"{line!r}: there is no {kind!r}; there are {', '.join(known)}.{nearest(kind, known)}")
    return checked(Map(tuple(pieces), tuple(areas)))


def _piece(line: str, kind: int, numbers: list[int]) -> Piece:
    """VILLAGE-04"""
    if kind not in ROUND:
        return _rect(line, kind, numbers)
    if len(numbers) != 3 or numbers[2] not in (1, 2):
        raise Refusal("option", f"{line!r}: a {PIECE_NAMES[kind]} is a centre x y and a radius of 1 or 2")
    return _disc(line, kind, numbers)


def _area(line: str, kind: int, numbers: list[int]) -> Piece:
    """VILLAGE-05"""
    if kind == ICE and len(numbers) == 3:
        if numbers[2] < 1:
            raise Refusal("option", f"{line!r}: the radius must be 1 or more")
        return _disc(line, kind, numbers)
    return _rect(line, kind, numbers)


def _rect(line: str, kind: int, numbers: list[int]) -> Piece:
    if len(numbers) != 4:
        raise Refusal("option", f"{line!r}: a rectangle is four numbers, x0 y0 x1 y1")
    x0, y0, x1, y1 = numbers
    if not (0 <= x0 < x1 <= EDGE and 0 <= y0 < y1 <= EDGE):
        raise Refusal("option", f"{line!r}: it must be 0 <= x0 < x1 <= {EDGE} and 0 <= y0 < y1 <= {EDGE}")
    return kind, x0, y0, x1, y1, 0


def _disc(line: str, kind: int, numbers: list[int]) -> Piece:
    x, y, r = numbers
    if not (0 <= x <= EDGE and 0 <= y <= EDGE and r <= EDGE):
        raise Refusal("option", f"{line!r}: the centre must lie on the table, 0 to {EDGE}, and the radius be at most {EDGE}")
    return kind, x, y, x, y, r


def checked(drawn: Map) -> Map:
    """VILLAGE-04, VILLAGE-05, VILLAGE-27"""
    if len(drawn.pieces) > PIECES:
        raise Refusal("option", f"a map has at most {PIECES} pieces, not {len(drawn.pieces)} (VILLAGE-04)")
    if len(drawn.areas) > AREAS:
        raise Refusal("option", f"a map has at most {AREAS} ground areas, not {len(drawn.areas)} (VILLAGE-05)")
    stand = derived(drawn)[0]
    for number, corner in enumerate(CORNERS):
        free = sum(stands(stand, x, y) for x, y in zone(corner))
        if free != len(zone(corner)):
            why = f"the zone of corner {number} has {free} free points, not {len(zone(corner))} (VILLAGE-27)"
            raise Refusal("option", why)
    return drawn


@functools.cache
def zone(corner: tuple[int, int]) -> frozenset[tuple[int, int]]:
    """The points of an empty deployment zone (VILLAGE-26)."""
    cx, cy = corner
    return frozenset((x, y) for x, y in _lattice() if (x - cx) ** 2 + (y - cy) ** 2 <= 169)


@functools.lru_cache(maxsize=256)
def derived(drawn: Map) -> Board:
    """What follows from the map alone, worked out once."""
    return boards(list(drawn.pieces))


@functools.cache
def _lattice() -> tuple[tuple[int, int], ...]:
    return tuple((x, y) for y in range(1, SIDE + 1) for x in range(1, SIDE + 1))


def stands(stand: list[int], x: int, y: int) -> bool:
    return bool(stand[y + PAD] >> (x + PAD) & 1)


def ground(drawn: Map, x: int, y: int) -> int:
    """VILLAGE-05"""
    kinds = {a[0] for a in drawn.areas if _in_area(a, x, y)}
    return ROAD if ROAD in kinds else ICE if ICE in kinds else SNOW


def _in_area(area: Piece, x: int, y: int) -> bool:
    _, x0, y0, x1, y1, r = area
    ex, ey = max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)
    return ex * ex + ey * ey <= r * r


def census(drawn: Map) -> tuple[int, int, int, int]:
    """Points where a Kid may stand: all, on snow, on ice, on road."""
    stand = derived(drawn)[0]
    kinds = [ground(drawn, x, y) for x, y in _lattice() if stands(stand, x, y)]
    return len(kinds), kinds.count(SNOW), kinds.count(ICE), kinds.count(ROAD)


def components(drawn: Map) -> list[set[tuple[int, int]]]:
    """The standable points, parted into those that steps connect, the largest part first (VILLAGE-31)."""
    made = derived(drawn)
    left = {(x, y) for x, y in _lattice() if stands(made[0], x, y)}
    parts = []
    while left:
        edge = [left.pop()]
        part = set(edge)
        while edge:
            x, y = edge.pop()
            for board, (dx, dy, _) in zip(made[1:], WAYS, strict=True):
                for bx, by, ax, ay in ((x + dx, y + dy, x, y), (x - dx, y - dy, x - dx, y - dy)):
                    if (bx, by) in left and stands(board, ax, ay):
                        left.remove((bx, by))
                        part.add((bx, by))
                        edge.append((bx, by))
        parts.append(part)
    return sorted(parts, key=len, reverse=True)
