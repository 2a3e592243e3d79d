"""What a player can look up: everything an attentive player of duel knows about cards that lie hidden."""

from __future__ import annotations

from typing import Any

from snowyard.games.duel.layout import ASIDE, CACHE, DISCARDS, DRAW, HAND, INCOMING, KINDS, STOCK, TOP, Yard

PLACES = {"draw": (DRAW,), "hand": (HAND,), "discards": (DISCARDS, ASIDE, INCOMING), "cache": (CACHE,)}

Memory = dict[int, set[int]]
"""Every hidden card with the zones where it may lie."""


def remembered(t: Yard, me: int) -> Memory:
    """What a seat knows, card by card; memory.py has drawn the conclusions."""
    memory: Memory = {}
    for zone, cards in enumerate(t.may[me].tolist()):
        while cards:
            card = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            memory.setdefault(card, set()).add(zone)
    return memory


def kinds_of(cards: list[int]) -> list[str]:
    return [KINDS[card // 4] for card in sorted(cards)]


def within(memory: Memory, zones: set[int]) -> dict[str, list[str]]:
    """Cards that surely lie in these zones, and those that may."""
    here = [card for card, possible in memory.items() if possible & zones]
    return {"surely": kinds_of([card for card in here if memory[card] <= zones]),
            "may": kinds_of([card for card in here if not memory[card] <= zones])}  # fmt: skip


def known_about(memory: Memory, s: int) -> dict[str, Any]:
    """The cards that seat s surely holds or may hold, in all and by pile."""
    told: dict[str, Any] = within(memory, {zone for zone in range(TOP) if zone & 3 == s})
    for place, firsts in PLACES.items():
        told[place] = within(memory, {first + s for first in firsts})
    return told


def known_stock(memory: Memory) -> dict[str, list[str]]:
    """The face-down cards of the Arsenal."""
    return within(memory, {STOCK})
