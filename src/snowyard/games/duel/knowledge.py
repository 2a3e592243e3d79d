"""What a player can look up: everything an attentive player of duel knows about cards that lie hidden."""

from __future__ import annotations

from typing import Any

from snowyard.games.duel.layout import CACHE, DISCARDS, DRAW, FIRST, HAND, HIDDEN, INCOMING, KINDS, N, STOCK, TOP, Yard

PLACES = {"draw": (DRAW,), "hand": (HAND, FIRST), "discards": (DISCARDS, INCOMING), "cache": (CACHE,)}


def possible_zones(t: Yard, me: int) -> dict[int, set[int]]:
    """Every hidden card with the zones where it may lie, conclusions from the sizes of the zones drawn."""
    may = {card: {z for z in range(HIDDEN) if t.may[me, z] >> card & 1 and t.counts[z] > 0} for card in range(4 * N)}
    may = {card: zones for card, zones in may.items() if zones}
    changed = True
    while changed:
        changed = False
        for zone in range(HIDDEN):
            here = {card for card, zones in may.items() if zone in zones}
            sure = {card for card in here if len(may[card]) == 1}
            if len(sure) == t.counts[zone] and len(here) > len(sure):  # full: nothing else can lie there
                for card in here - sure:
                    may[card] = may[card] - {zone}
                changed = True
            elif here and len(here) == t.counts[zone] and len(sure) < len(here):  # all that can lie there must
                for card in here:
                    may[card] = {zone}
                changed = True
    return may


def kinds_of(cards: set[int]) -> list[str]:
    return [KINDS[card // 4] for card in sorted(cards)]


def known_about(t: Yard, me: int, s: int) -> dict[str, Any]:
    """What seat `me` knows about the cards of seat s.

    `surely`: cards that s holds, `may`: cards that s may hold, and by pile the cards that surely or possibly lie in it.
    """
    may = possible_zones(t, me)
    own = {zone for zone in range(TOP) if zone & 3 == s}
    told: dict[str, Any] = {
        "surely": kinds_of({card for card, zones in may.items() if zones <= own}),
        "may": kinds_of({card for card, zones in may.items() if zones & own and not zones <= own}),
    }
    for place, firsts in PLACES.items():
        here = {first + s for first in firsts}
        told[place] = {"surely": kinds_of({card for card, zones in may.items() if zones <= here}),
                       "may": kinds_of({card for card, zones in may.items() if zones & here and not zones <= here})}  # fmt: skip
    return told


def stock_known(t: Yard, me: int) -> dict[str, list[str]]:
    """What seat `me` knows about the face-down cards of the Arsenal."""
    may = possible_zones(t, me)
    return {"surely": kinds_of({card for card, zones in may.items() if zones == {STOCK}}),
            "may": kinds_of({card for card, zones in may.items() if STOCK in zones and len(zones) > 1})}  # fmt: skip
