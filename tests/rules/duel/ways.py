"""The ways in which hidden cards may lie, kind by kind: what `History` keeps and what is compared with it."""

from __future__ import annotations

from typing import Any

from snowyard import Table
from snowyard.games.duel.checks import hides
from snowyard.games.duel.layout import ASIDE, CHOOSE, DISCARDS, HIDDEN

LAID = 40  # + seat: played this turn, among the discards
OPEN = 16
"""A card that has lain open this turn is not mistaken for its copies: kind + OPEN * (1 + 2 * seat + slot), for a second card
kind + OPEN * (9 + seat)."""
Way = tuple[tuple[int, tuple[int, ...]], ...]
"""(zone, kinds) for every zone where hidden cards lie, rising."""


def frozen(zones: dict[int, list[int]]) -> Way:
    return tuple((zone, tuple(sorted(kinds))) for zone, kinds in sorted(zones.items()) if kinds)


def thawed(way: Way) -> dict[int, list[int]]:
    return {zone: list(kinds) for zone, kinds in way}


def level_of(kind: int) -> int:
    return 1 + (kind > 2) + (kind > 7)


def cards(word: int) -> list[int]:
    return [c for c in range(64) if word >> c & 1]


def way_of(table: Table, me: int, hidden: list[int]) -> Way:
    """The true way the cards in these zones lie."""
    return frozen({z: [c // 4 for c in cards(table.t.place[z])] for z in hidden})


def hidden_zones(table: Table, me: int) -> list[int]:
    t: Any = table.t
    return [z for z in range(HIDDEN) if hides(t, z, me) and not ASIDE <= z < ASIDE + 4]


def way_amid_a_turn(table: Table, me: int) -> Way:
    """The true way the cards hidden from me lie, as `tables_amid_a_turn` tells it."""
    t: Any = table.t
    opened = {int(t.second[s]): 9 + s for s in range(t.seats) if t.second[s] >= 0}
    opened |= {int(t.chosen[s, slot]): 1 + 2 * s + slot for s in range(t.seats) for slot in range(2) if t.phase > CHOOSE}
    told: dict[int, list[int]] = {}
    for z in hidden_zones(table, me):
        for c in cards(t.place[z]):
            s = z - DISCARDS
            apart = 0 <= s < 4 and t.aside[s] and t.unpicked[s] >> c & 1 and not t.played >> c & 1
            told.setdefault(ASIDE + s if apart else z, []).append(c // 4 + OPEN * opened.get(c, 0))
    return frozen(told)
