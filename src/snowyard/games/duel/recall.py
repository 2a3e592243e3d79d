"""What seats know about hidden cards, in words: "A1 B1ab: hand of p1, draw pile of p1" for where cards may lie, and "at most 1
of A1 B1ab: hand of p1" for what a seat remembers about several cards at once (memory.py)."""

from __future__ import annotations

import re
from typing import Any

from snowyard.games.duel.checks import open_knowledge, zone_name
from snowyard.games.duel.codes import codes, members, read_codes
from snowyard.games.duel.layout import ASIDE, HIDDEN, LIMITS, TOP, Yard
from snowyard.kernel import given as ask

LIMIT_NAMES = tuple(f"limit {i}" for i in range(LIMITS))
LIMIT = re.compile(r"at most (-?\d{1,2}) of (.*)$")


def zone_names(t: Yard) -> dict[str, int]:
    """The places that can be hidden from somebody."""
    return {zone_name(zone): zone for zone in range(HIDDEN) if zone >= TOP + 4 or zone % 4 < t.seats}


def write_knowledge(t: Yard) -> dict[str, Any]:
    """Nothing, if everybody knows no more than what lies open."""
    plain = not t.limit_cards.any() and not t.aside.any()
    if plain and all(t.may[me].tolist() == open_knowledge(t, me) for me in range(t.seats)):
        return {}
    return {f"p{me}": {"may_lie": write_places(t, me), "limits": write_limits(t, me)} for me in range(t.seats)}


def write_places(t: Yard, me: int) -> list[str]:
    """Cards that may lie in the same places together."""
    may = t.may[me].tolist()
    classes: dict[tuple[int, ...], int] = {}
    for card in members(sum_of(may)):
        zones = tuple(zone for zone in range(HIDDEN) if may[zone] >> card & 1)
        classes[zones] = classes.get(zones, 0) | 1 << card
    return [f"{codes(t, cards)}: {', '.join(zone_name(zone) for zone in zones)}" for zones, cards in classes.items()]


def sum_of(sets: list[int]) -> int:
    cards = 0
    for each in sets:
        cards |= each
    return cards


def write_limits(t: Yard, me: int) -> dict[str, str]:
    lines = {}
    for i in range(LIMITS):
        zones = [zone_name(zone) for zone in range(HIDDEN) if t.limit_zones[me, i] >> zone & 1]
        cards = codes(t, t.limit_cards[me, i])
        if cards:
            lines[LIMIT_NAMES[i]] = f"at most {t.limit_most[me, i]} of {cards}: {', '.join(zones)}"
    return lines


# ---- reading


def read_knowledge(t: Yard, given: Any) -> None:
    names = zone_names(t)
    told = ask.entries("knowledge", given, [f"p{s}" for s in range(t.seats)])
    for cells in (t.may, t.limit_cards, t.limit_zones, t.limit_most):
        cells[...] = 0
    for me in range(t.seats):
        where = f"knowledge of p{me}"
        own = ask.entries(where, told.get(f"p{me}", {}), ("may_lie", "limits"))
        for line in ask.texts(f"{where}: may_lie", own.get("may_lie", [])):
            cards, zones = read_line(t, where, line, names)
            for zone in zones:
                t.may[me, zone] |= cards
        for word, line in ask.entries(f"{where}: limits", own.get("limits", {}), LIMIT_NAMES).items():
            read_limit(t, me, LIMIT_NAMES.index(word), line, names)


def read_limit(t: Yard, me: int, i: int, line: Any, names: dict[str, int]) -> None:
    where = f"knowledge of p{me}"
    match = LIMIT.match(ask.text(where, line))
    if match is None:
        raise ask.refuse(f"{where}: a limit is like 'at most 1 of A1 B1ab: hand of p1', not {line!r}")
    t.limit_most[me, i] = ask.whole(where, int(match[1]), -1, 36)
    t.limit_cards[me, i], zones = read_line(t, where, match[2], names)
    t.limit_zones[me, i] = sum(1 << zone for zone in zones)


def read_line(t: Yard, where: str, line: str, names: dict[str, int]) -> tuple[int, set[int]]:
    """Cards and places of "A1 B1ab: hand of p1, draw pile of p1"."""
    cards, colon, places = line.partition(": ")
    if not colon:
        raise ask.refuse(f"{where}: cards and where they may lie are like 'A1 B1ab: hand of p1, draw pile of p1', not {line!r}")
    zones = {names[list(names)[ask.index(where, place.strip(), list(names))]] for place in places.split(",")}
    return read_codes(t, where, cards), zones


def apart(t: Yard, seat: int) -> int:
    """How many cards a seat has set aside that everybody can tell from its older discards."""
    return int((t.unpicked[seat] & t.place[ASIDE + 4 + seat] & ~t.played).bit_count())
