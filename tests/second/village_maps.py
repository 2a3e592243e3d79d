"""The maps of the village by a second hand: the ready-made ones, texts of maps and the generator (VILLAGE-27 to VILLAGE-31)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from second.village_geometry import EDGE, NEVER, STEPS, Point, Thing, Village, points, square_gap, squared

MARKET = """
tree 24 24 2
building 8 14 16 20; building 28 8 34 16; building 32 28 40 34; building 14 32 20 40
fence 11 28 17 29; fence 19 11 20 17; fence 31 19 37 20; fence 28 31 29 37
tree 4 17 1; tree 31 4 1; tree 44 31 1; tree 17 44 1
wall 18 2 19 7; wall 41 18 46 19; wall 29 41 30 46; wall 2 29 7 30
road 22 0 26 48; road 0 22 48 26; road 19 19 29 29
"""
CHURCH = """
building 18 20 30 28; building 5 16 11 22; building 37 26 43 32; building 20 36 28 42; building 20 6 28 12
wall 34 35 35 42; wall 13 6 14 13
fence 12 31 20 32; fence 28 16 36 17; fence 14 16 15 22; fence 33 26 34 32
tree 8 27 2; tree 40 21 2; tree 34 21 1; tree 14 27 1; tree 7 34 1; tree 41 14 1
road 0 30 10 32; road 38 16 48 18; road 21 29 27 35; road 21 13 27 19
"""
POND = """
feature 24 24 1
building 20 2 28 8; building 20 40 28 46; building 2 20 8 28; building 40 20 46 28
wall 21 11 27 12; wall 21 36 27 37
fence 12 12 17 13; fence 31 12 36 13; fence 12 35 17 36; fence 31 35 36 36; fence 11 21 12 27; fence 36 21 37 27
tree 12 17 1; tree 36 17 1; tree 12 31 1; tree 36 31 1
ice 24 24 9
road 0 9 48 10; road 0 38 48 39
"""
READY_MADE = {"market": MARKET, "church": CHURCH, "pond": POND, "open": ""}  # VILLAGE-28


@lru_cache(maxsize=64)
def village(text: str, seed: int = 0, symmetry: str = "rot4") -> Village:
    """A ready-made map by its name, a generated one, or a map by its text."""
    if text == "generated":
        return generated(seed, symmetry)
    return read(READY_MADE.get(text, text))


def read(text: str) -> Village:
    things = []
    for line in text.split("\n"):
        for part in line.split("#")[0].split(";"):
            words = part.split()
            if words:
                things.append(Thing(words[0], tuple(int(word) for word in words[1:])))
    grounds = [thing for thing in things if thing.kind in ("road", "ice")]
    return Village([thing for thing in things if thing.kind not in ("road", "ice")], grounds)


class SplitMix:
    """VILLAGE-29."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def output(self) -> int:
        full = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & full
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & full
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & full
        return z ^ (z >> 31)

    def rnd(self, n: int) -> int:
        return self.output() % n


def generated(seed: int, symmetry: str) -> Village:
    """VILLAGE-31: the first of 20 attempts that is accepted, else the market."""
    luck = SplitMix(seed)
    for _ in range(20):
        pieces, grounds = attempt(luck, symmetry)
        if {"building", "fence"} <= {piece.kind for piece in pieces}:
            made = Village(pieces, grounds)
            if accepted(made):
                return made
    return village("market")


def attempt(luck: SplitMix, symmetry: str) -> tuple[list[Thing], list[Thing]]:
    """VILLAGE-30."""
    rnd = luck.rnd
    pieces: list[Thing] = []
    grounds: list[Thing] = []
    times = 1 if symmetry == "rot4" else 2
    centre = rnd(4)
    if centre == 1:
        pieces.append(Thing("feature", (24, 24, 2)))
    elif centre == 2:
        grounds.append(Thing("ice", (24, 24, 6)))
    elif centre == 3:
        pieces.append(Thing("tree", (24, 24, 2)))
    roads = rnd(3)
    if roads == 1:
        grounds += [Thing("road", (22, 0, 26, 48)), Thing("road", (0, 22, 48, 26))]
    elif roads == 2:
        ring = ((12, 12, 36, 14), (34, 12, 36, 36), (12, 34, 36, 36), (12, 12, 14, 36))
        grounds += [Thing("road", where) for where in ring]

    def building() -> Thing:
        w, h = 5 + rnd(6), 5 + rnd(4)
        x, y = 1 + rnd(47 - w), 1 + rnd(47 - h)
        return Thing("building", (x, y, x + w, y + h))

    def strip(kind: str, spread: int) -> Thing:
        length, upright = 4 + rnd(spread), rnd(2) == 1
        x, y = 1 + rnd(46), 1 + rnd(46)
        return Thing(kind, (x, y, x + 1, y + length) if upright else (x, y, x + length, y + 1))

    def tree() -> Thing:
        r = 2 if rnd(4) == 0 else 1
        return Thing("tree", (1 + rnd(47), 1 + rnd(47), r))

    def place(orbits: int, make: Callable[[], Thing]) -> None:
        for _ in range(orbits):
            for _ in range(40):
                images = orbit(make(), symmetry)
                if all(fits(image, pieces + images[:place], grounds) for place, image in enumerate(images)):
                    pieces.extend(images)
                    break

    place(times * (1 + rnd(2)), building)
    place(times * rnd(2), lambda: strip("wall", 5))
    place(times * (1 + rnd(2)), lambda: strip("fence", 6))
    place(times * (1 + rnd(2)), tree)
    if rnd(3) == 0:
        w, h = 3 + rnd(5), 3 + rnd(5)
        x, y = 1 + rnd(47 - w), 1 + rnd(47 - h)
        grounds += orbit(Thing("ice", (x, y, x + w, y + h)), symmetry)
    return pieces, grounds


def orbit(thing: Thing, symmetry: str) -> list[Thing]:
    images = [thing]
    for _ in range(3):
        images.append(quarter_turn(images[-1]))
    return images if symmetry == "rot4" else [images[0], images[2]]


def quarter_turn(thing: Thing) -> Thing:
    if thing.round:
        x, y, r = thing.where
        return Thing(thing.kind, (48 - y, x, r))
    x0, y0, x1, y1 = thing.where
    return Thing(thing.kind, (48 - y1, x0, 48 - y0, x1))


def box(thing: Thing) -> tuple[int, int, int, int]:
    if thing.round:
        x, y, r = thing.where
        return x - r, y - r, x + r, y + r
    x0, y0, x1, y1 = thing.where
    return x0, y0, x1, y1


def fits(image: Thing, others: list[Thing], grounds: list[Thing]) -> bool:
    """Whether one image of a try passes (VILLAGE-30)."""
    x0, y0, x1, y1 = box(image)
    if min(x0, y0) < 1 or max(x1, y1) > 47:
        return False
    for corner in ((0, 0), (48, 0), (48, 48), (0, 48)):
        if image.round:
            if squared((image.where[0], image.where[1]), corner) <= (14 + image.where[2]) ** 2:
                return False
        elif square_gap(corner[0], corner[1], image.where) <= 196:
            return False
    if image.kind in ("building", "wall"):
        for road in grounds:
            rx0, ry0, rx1, ry1 = box(road)
            if road.kind == "road" and x0 < rx1 and rx0 < x1 and y0 < ry1 and ry0 < y1:
                return False
    return all(three_apart(image, other) for other in others)


def three_apart(one: Thing, other: Thing) -> bool:
    if one.round and other.round:
        apart = squared((one.where[0], one.where[1]), (other.where[0], other.where[1]))
        return apart >= (one.where[2] + other.where[2] + 3) ** 2
    if one.round:
        return square_gap(one.where[0], one.where[1], other.where) >= (one.where[2] + 3) ** 2
    if other.round:
        return three_apart(other, one)
    ax0, ay0, ax1, ay1 = one.where
    bx0, by0, bx1, by1 = other.where
    return max(ax0 - bx1, bx0 - ax1, 0) ** 2 + max(ay0 - by1, by0 - ay1, 0) ** 2 >= 9


def accepted(made: Village) -> bool:
    """VILLAGE-31."""
    standing = points(made.stand)
    if len(standing) < 1500 or 2 * sum(made.ground(p) == "snow" for p in standing) < len(standing):
        return False
    largest = max(components(made, standing), key=len)
    zones = [made.zone(corner, (), 169) for corner in range(4)]
    return 100 * len(largest) >= 98 * len(standing) and all(zone <= largest for zone in zones)


def components(made: Village, standing: set[Point]) -> list[set[Point]]:
    usable = made.step_costs < NEVER
    found: list[set[Point]] = []
    left = set(standing)
    while left:
        edge = [left.pop()]
        area = set(edge)
        while edge:
            x, y = edge.pop()
            for number in np.flatnonzero(usable[:, x + EDGE, y + EDGE]):
                q = (x + STEPS[number][0], y + STEPS[number][1])
                if q in left:
                    left.remove(q)
                    area.add(q)
                    edge.append(q)
        found.append(area)
    return found
