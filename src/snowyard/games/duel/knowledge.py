"""What a player can look up: everything an attentive player of duel knows about cards that lie hidden."""

from __future__ import annotations

from collections.abc import Sequence

from snowyard.games.duel.layout import ASIDE, CACHE, DISCARDS, DRAW, HAND, INCOMING, KINDS, SEATS, STOCK, TOP
from snowyard.kernel.view import KeptPart, Part, Seen, of_options


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


class CardPoints(KeptPart):
    """What cards are worth as far as one knows them; `exact`: one knows them all."""

    points: int
    exact: bool


def _set_of(*zones: int) -> int:
    return sum(1 << zone for zone in zones)


_ANYWHERE = [_set_of(*range(s, TOP, 4)) for s in range(SEATS)]
_PLACES = [
    [_set_of(*(first + s for first in firsts)) for firsts in ((DRAW,), (HAND,), (DISCARDS, ASIDE, INCOMING), (CACHE,))]
    for s in range(SEATS)
]
"""Sets of zones."""


@of_options
def kinds_in(t: Seen, cards: int) -> Sequence[str]:
    """A set of cards as kinds, one a card, rising."""
    kinds = []
    while cards:
        low = cards & -cards
        kinds.append(KINDS[t.kind_of[low.bit_length() - 1]])
        cards ^= low
    return tuple(kinds)


def within(t: Seen, lying: Sequence[tuple[int, int]], zones: int) -> Known:
    """`lying`: the zones in which anything may lie, and what."""
    here = elsewhere = 0
    for zone, cards in lying:
        if zones >> zone & 1:
            here |= cards
        else:
            elsewhere |= cards
    return Known(kinds_in(t, here & ~elsewhere), kinds_in(t, here & elsewhere))


def not_empty(may: Sequence[int]) -> list[tuple[int, int]]:
    """`may`: of each zone the cards that may lie there, as a seat remembers it; memory.py has drawn the conclusions."""
    return [(zone, cards) for zone, cards in enumerate(may) if cards]


@of_options
def known_about(t: Seen, may: Sequence[int], s: int) -> KnownOf:
    lying = not_empty(may)
    anywhere = within(t, lying, _ANYWHERE[s])
    return KnownOf(anywhere.surely, anywhere.may, *[within(t, lying, zones) for zones in _PLACES[s]])


@of_options
def known_stock(t: Seen, may: Sequence[int]) -> Known:
    """The face-down cards of the Arsenal."""
    return within(t, not_empty(may), 1 << STOCK)


@of_options
def worth_of(t: Seen, cards: int) -> CardPoints:
    """What a set of cards is worth that one sees (DUEL-73)."""
    return CardPoints(points_in(t, cards), True)


@of_options
def worth_known(t: Seen, may: Sequence[int] | None, s: int, count: int) -> CardPoints:
    """The same of those that a seat surely has; all of its cards are so many."""
    here = elsewhere = 0
    for zone, cards in not_empty(may or ()):
        if _ANYWHERE[s] >> zone & 1:
            here |= cards
        else:
            elsewhere |= cards
    surely = here & ~elsewhere
    return CardPoints(points_in(t, surely), surely.bit_count() == count)


def points_in(t: Seen, cards: int) -> int:
    points = 0
    while cards:
        low = cards & -cards
        points += t.points_of[t.kind_of[low.bit_length() - 1]]
        cards ^= low
    return points
