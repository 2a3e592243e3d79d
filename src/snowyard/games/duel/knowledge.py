"""What a player can look up: everything an attentive player of duel knows about cards that lie hidden."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from snowyard.games.duel.layout import ASIDE, CACHE, DISCARDS, DRAW, HAND, HIDDEN, INCOMING, KINDS, SEATS, STOCK, TOP
from snowyard.kernel.view import Part

Zones = tuple[tuple[int, ...], tuple[int, ...]]
"""Some zones, and all the others."""


class Known(Part):
    """Cards that surely lie in a place, and those that may."""

    surely: Sequence[str]
    may: Sequence[str]


class KnownOf(Part):
    """The cards that a seat surely holds or may hold, in all and by pile."""

    surely: Sequence[str]
    may: Sequence[str]
    draw: Known
    hand: Known
    discards: Known
    cache: Known


def _zones(*wanted: int) -> Zones:
    return wanted, tuple(zone for zone in range(HIDDEN) if zone not in wanted)


_ANYWHERE = [_zones(*(zone for zone in range(TOP) if zone & 3 == s)) for s in range(SEATS)]
_PLACES = [
    [_zones(*(first + s for first in firsts)) for firsts in ((DRAW,), (HAND,), (DISCARDS, ASIDE, INCOMING), (CACHE,))]
    for s in range(SEATS)
]
_STOCK = _zones(STOCK)


@functools.lru_cache(1 << 14)
def kinds_in(cards: int, kind_of: tuple[int, ...]) -> Sequence[str]:
    """A set of cards as kinds, one a card, rising; `kind_of` as the table has it."""
    kinds = []
    while cards:
        low = cards & -cards
        kinds.append(KINDS[kind_of[low.bit_length() - 1]])
        cards ^= low
    return tuple(kinds)


def within(may: Sequence[int], zones: Zones, kind_of: tuple[int, ...]) -> Known:
    """`may`: of each zone the cards that may lie there, as a seat remembers it; memory.py has drawn the conclusions."""
    here = elsewhere = 0
    for zone in zones[0]:
        here |= may[zone]
    for zone in zones[1]:
        elsewhere |= may[zone]
    return Known(kinds_in(here & ~elsewhere, kind_of), kinds_in(here & elsewhere, kind_of))


def known_about(may: Sequence[int], s: int, kind_of: tuple[int, ...]) -> KnownOf:
    anywhere = within(may, _ANYWHERE[s], kind_of)
    return KnownOf(anywhere.surely, anywhere.may, *(within(may, zones, kind_of) for zones in _PLACES[s]))


def known_stock(may: Sequence[int], kind_of: tuple[int, ...]) -> Known:
    """The face-down cards of the Arsenal."""
    return within(may, _STOCK, kind_of)
