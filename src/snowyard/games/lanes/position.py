"""Positions of lanes in words: each card a line such as "s4 Q, face up, 1 damage, frozen". docs/positions.md"""

from __future__ import annotations

import re
from typing import Any

from snowyard.games.lanes.check import alive, complete, members
from snowyard.games.lanes.content import LANES, MOST_COPIES, RANKS, SLOTS
from snowyard.games.lanes.layout import OVER, RANK_NAMES, SEATS, UNDECIDED, Yard
from snowyard.kernel import given as ask
from snowyard.kernel.errors import listing, nearest
from snowyard.kernel.fields import HEAD

LANE_NAMES = tuple(f"lane {n + 1}" for n in range(LANES))
SIDES = tuple(f"p{s}" for s in range(SEATS))
RESULTS = ("undecided", "p0", "p1", "both", "nobody")
RANK_OF = {name: rank for rank, name in RANK_NAMES.items() if rank}
CARDS = MOST_COPIES * len(RANK_OF)
KNOWN_TO = {0b00: "nobody", 0b01: "p0", 0b10: "p1", 0b11: "both"}
SLOT_NAMES = tuple(f"s{slot}" for slot in range(SLOTS))

NUMBERS = {"points": 127, "idle": 127}
CHOICES = ("attacker", "target", "second", "firing")
PLACES = ("lanes", "dead", "hands", "discards", "pile", "out")
KEYS = (*HEAD, *NUMBERS, "acted", *CHOICES, *PLACES)
LINE = re.compile(r"s(\d{1,2}) (\S+)$")
COUNTED = re.compile(r"(\d{1,2}) (damage|firings?)$")
MARKS = (
    "face up",
    "face down",
    "N damage",
    "N firings",
    "frozen",
    "attacked",
    "attacked twice",
    "may attack twice",
    "paired with sN",
    "known to p0",
    "known to p1",
    "known to both",
    "known to nobody",
)


# ---- writing


def write(t: Yard) -> dict[str, Any]:
    described: dict[str, Any] = {"points": t.points}
    if t.acted:
        described["acted"] = True
    if t.idle:
        described["idle"] = t.idle
    described |= {name: SLOT_NAMES[getattr(t, name)] for name in CHOICES if getattr(t, name) >= 0}
    described["lanes"] = {name: write_lane(t, lane) for lane, name in enumerate(LANE_NAMES[: t.lanes])}
    described["dead"] = {side: write_dead(t, s) for s, side in enumerate(SIDES)}
    described["hands"] = {side: write_ranks(t.hand[s]) for s, side in enumerate(SIDES)}
    described["discards"] = {side: write_ranks(t.discard[s]) for s, side in enumerate(SIDES)}
    described["pile"], described["out"] = write_ranks(t.pile), write_ranks(t.aside)
    return described


def write_dead(t: Yard, s: int) -> list[str]:
    return [write_card(t, s, slot) for slot in members(((1 << t.used[s]) - 1) & ~alive(t, s))]


def write_lane(t: Yard, lane: int) -> dict[str, Any]:
    result = {} if t.lane_result[lane] == UNDECIDED else {"won_by": RESULTS[t.lane_result[lane]]}
    return {**result, **{side: [write_card(t, s, slot) for slot in members(t.side[s, lane])] for s, side in enumerate(SIDES)}}


def write_ranks(counts: Any) -> list[str]:
    return [RANK_NAMES[rank] for rank in range(1, RANKS) for _ in range(counts[rank])]


def write_card(t: Yard, s: int, slot: int) -> str:
    up = t.face_up[s] >> slot & 1
    marks = ["face up" if up else "face down"]
    if t.damage[s, slot]:
        marks.append(f"{t.damage[s, slot]} damage")
    if t.frozen[s] >> slot & 1:
        marks.append("frozen")
    if t.partner[s, slot] >= 0:
        marks.append(f"paired with s{t.partner[s, slot]}")
    if t.attacked[s] >> slot & 1:
        marks.append("attacked twice" if t.attacked_twice[s] >> slot & 1 else "attacked")
    if t.eager[s] >> slot & 1:
        marks.append("may attack twice")
    if s == t.player and t.pending[slot]:
        marks.append(f"{t.pending[slot]} firing{'s' if t.pending[slot] > 1 else ''}")
    knowing = (t.known[0, s] >> slot & 1) | (t.known[1, s] >> slot & 1) << 1
    if knowing != usually_knowing(t, s, slot):
        marks.append(f"known to {KNOWN_TO[knowing]}")
    return f"s{slot} {RANK_NAMES[t.rank[s, slot]]}, {', '.join(marks)}"


def usually_knowing(t: Yard, s: int, slot: int) -> int:
    """Who knows a card that nobody has looked at, as bits: LANES-25, LANES-36."""
    if t.face_up[s] >> slot & 1:
        return 0b11
    return 0 if t.base & alive(t, s) & 1 << slot else 1 << s


# ---- reading


def read(t: Yard, given: dict[str, Any]) -> None:
    """Lay what is given. Whoever names a place of cards names all of them; `pile` or `out` may be left to follow."""
    ask.entries("a position of lanes", given, KEYS)
    t.player = (t.turn - (t.phase == OVER)) % SEATS  # LANES-11
    if "actor" not in given:
        t.actor = -1 if t.phase == OVER else t.player
    for name, most in NUMBERS.items():
        setattr(t, name, ask.whole(name, given.get(name, getattr(t, name)), 0, most))
    if "acted" in given:
        t.acted = ask.flag("acted", given["acted"])
    for name in CHOICES:
        setattr(t, name, ask.index(name, given[name], SLOT_NAMES) if name in given else -1)
    if any(place in given for place in PLACES):
        clear(t)
        read_places(t, given)
    complete(t, frozenset())


def clear(t: Yard) -> None:
    for cells in (
        t.lane_result,
        t.hand_size,
        t.discard_size,
        t.used,
        t.pile,
        t.aside,
        t.hand,
        t.discard,
        t.rank,
        t.damage,
        t.pending,
        t.side,
        t.face_up,
        t.known,
        t.frozen,
        t.attacked,
        t.attacked_twice,
        t.eager,
    ):
        cells[...] = 0
    t.partner[...] = -1


def read_places(t: Yard, given: dict[str, Any]) -> None:
    lanes = ask.entries("lanes", given.get("lanes", {}), LANE_NAMES)
    for lane, name in enumerate(LANE_NAMES):
        sides = ask.entries(name, lanes.get(name, {}), ("won_by", *SIDES))
        t.lane_result[lane] = ask.index(f"won_by of {name}", sides.get("won_by", "undecided"), RESULTS)
        for s, side in enumerate(SIDES):
            for line in ask.texts(f"{name} of {side}", sides.get(side, [])):
                slot = read_card(t, s, line, f"{name} of {side}")
                t.side[s, lane] |= 1 << slot
    dead = ask.entries("dead", given.get("dead", {}), SIDES)
    lines = {s: ask.texts(f"dead of {side}", dead.get(side, [])) for s, side in enumerate(SIDES)}
    for s, side in enumerate(SIDES):
        for line in lines[s]:
            read_card(t, s, line, f"dead of {side}")
        used = members(sum(1 << slot for slot in range(SLOTS) if t.rank[s, slot]))
        if used != list(range(len(used))):
            raise ask.refuse(
                f"the cards of {side} are s0, s1, s2 and so on, in the order they came; "
                f"there are {listing((SLOT_NAMES[slot] for slot in used), SLOTS)}"
            )
        t.used[s] = len(used)
    for name, cells, sizes in (("hands", t.hand, t.hand_size), ("discards", t.discard, t.discard_size)):
        held = ask.entries(name, given.get(name, {}), SIDES)
        for s, side in enumerate(SIDES):
            sizes[s] = read_ranks(cells[s], f"{name} of {side}", held.get(side, []))
    read_rest(t, given)
    know(t, lanes, lines)


def read_rest(t: Yard, given: dict[str, Any]) -> None:
    """The draw pile and the ten cards out of the game: one of them is what is left."""
    for name, cells in (("pile", t.pile), ("out", t.aside)):
        read_ranks(cells, name, given.get(name, []))
    if "pile" not in given or "out" not in given:
        if "pile" not in given and "out" not in given:
            raise ask.refuse("which cards are in the pile and which are out of the game? Name `pile` or `out`")
        cells = t.aside if "pile" in given else t.pile
        for rank in range(1, RANKS):
            cells[rank] = max(0, t.copies[rank - 1] - placed(t, rank))
    t.pile_size = sum(t.pile)


def placed(t: Yard, rank: int) -> int:
    """Cards of a rank that lie somewhere."""
    held = sum(t.hand[s, rank] + t.discard[s, rank] for s in range(SEATS))
    return int(held + t.pile[rank] + t.aside[rank] + (t.rank == rank).sum())


def read_ranks(counts: Any, where: str, names: Any) -> int:
    found = ask.items(where, names, CARDS)
    for name in found:
        counts[read_rank(where, name)] += 1
    return len(found)


def read_rank(where: str, name: Any) -> int:
    if not isinstance(name, str) or name not in RANK_OF:
        raise ask.refuse(f"{where}: a card is one of {listing(RANK_OF, 15)}, not {name!r}")
    return RANK_OF[name]


def read_card(t: Yard, s: int, line: str, where: str) -> int:
    """Lay one card; where it lies and who knows it is for others. Returns its slot."""
    first, *marks = (part.strip() for part in line.split(","))
    match = LINE.match(first)
    if not match or int(match[1]) >= SLOTS:
        raise ask.refuse(f"{where}: a card begins like 's3 Q', from s0 to s{SLOTS - 1}, not {line!r}")
    slot = int(match[1])
    if t.rank[s, slot]:
        raise ask.refuse(f"s{slot} of p{s} lies in two places, one of them {where}")
    t.rank[s, slot] = read_rank(where, match[2])
    for mark in marks:
        read_mark(t, s, slot, mark, where)
    return slot


def read_mark(t: Yard, s: int, slot: int, mark: str, where: str) -> None:
    counted = COUNTED.match(mark)
    if counted and counted[2] == "damage":
        t.damage[s, slot] = int(counted[1])
    elif counted:
        if s != t.player:
            raise ask.refuse(f"{where}: it is not p{s}'s turn, so s{slot} has no firings")
        t.pending[slot] = int(counted[1])
    elif mark.startswith("paired with "):
        t.partner[s, slot] = ask.index(f"{where}: the partner of s{slot}", mark.removeprefix("paired with "), SLOT_NAMES)
    elif mark in ("attacked", "attacked twice"):
        t.attacked[s] |= 1 << slot
        t.attacked_twice[s] |= (mark == "attacked twice") << slot
    elif mark in ("face up", "frozen", "may attack twice"):
        {"face up": t.face_up, "frozen": t.frozen, "may attack twice": t.eager}[mark][s] |= 1 << slot
    elif mark != "face down" and mark.removeprefix("known to ") not in KNOWN_TO.values():
        raise ask.refuse(f"{where}: s{slot} cannot be {mark!r}; a card is {listing(MARKS, 20)}.{nearest(mark, MARKS)}")


def know(t: Yard, lanes: dict[str, Any], dead: dict[int, list[str]]) -> None:
    """Who knows which card: as usual, or as its line says."""
    for s, side in enumerate(SIDES):
        lines = [line for name in LANE_NAMES for line in lanes.get(name, {}).get(side, [])] + dead[s]
        for line in lines:
            first, *marks = (part.strip() for part in line.split(","))
            slot = int(first.split()[0][1:])
            said = [bits for bits, who in KNOWN_TO.items() if f"known to {who}" in marks]
            knowing = said[0] if said else usually_knowing(t, s, slot)
            for viewer in range(SEATS):
                t.known[viewer, s] |= (knowing >> viewer & 1) << slot
