"""What is counted in a game: its moves by their groups (GROUPS in its words), its events by their kinds, and what the game
itself names.

A game may have a module `counted` with COUNTED, rows of (heading, event, column, names): the number in that column (`a`, `b`,
`c`; `b bits` for a set of bits) is a place in the names; an empty name is not counted. Rows of one heading add up.

What can be exchanged to see what it is worth (lab/exchanging.py) the module names in EXCHANGED, by its heading: `drawn` where
the number in the event is the result of a draw (kernel/dice.py), `chosen` where the seat of the event chose it by its move.

What people put together before play, by an option with a list of names for each team, it names in LINE_UP (lab/line_up.py).
"""

from __future__ import annotations

import functools
import importlib.util
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.game import Game
from snowyard.kernel.head import KIND, SEAT, A, B, C

MOVES, EVENTS = "Moves", "Events"
DRAWN, CHOSEN, DEALT = "drawn", "chosen", "dealt"
_COLUMNS = {"a": A, "b": B, "c": C}


@dataclass(frozen=True)
class Thing:
    """Something that is counted: `heading` says among what, `name` which."""

    heading: str
    name: str


@dataclass(frozen=True, eq=False)
class LineUp:
    """What is put together before play: an option that lists names for each team, with a / between, and the fields of the options
    that tell of each piece (by its number) its name, its team and the seat that plays it."""

    heading: str
    option: str
    count: str  # field: how many pieces there are
    name: str  # field: which name each has
    team: str
    owner: str
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Things:
    """Everything that is counted in a game, and the tables by which compiled code counts it."""

    all: tuple[Thing, ...]
    of_move: npt.NDArray[np.int32]  # thing of each action
    at_kind: npt.NDArray[np.int32]  # first counting rule of each kind of event
    rule_of: npt.NDArray[np.int32]  # column or -1, whether it is a bit set, the thing if no column
    of_value: npt.NDArray[np.int32]  # thing for each value of the column, -1: not counted
    exchanged: dict[str, str]  # headings whose things can be exchanged: `drawn`, `chosen` or `dealt` (the line-up)
    line_up: LineUp | None

    def numbers(self, heading: str) -> list[int]:
        return [n for n, thing in enumerate(self.all) if thing.heading == heading]

    @property
    def headings(self) -> list[str]:
        """In the order of the report: what the game names, then moves. Kinds of events come last."""
        found = list(dict.fromkeys(thing.heading for thing in self.all if thing.heading not in (MOVES, EVENTS)))
        return [*found, MOVES, EVENTS]

    def told(self, events: Sequence[Sequence[int]], way: str) -> Iterator[tuple[int, int, int]]:
        """The things that these events tell of and that are exchanged in this way: thing, seat, and the number in the event."""
        for event in events:
            for column, is_set, thing_of in self._exchanging(way).get(event[KIND], ()):
                values = [bit for bit in range(15) if event[column] >> bit & 1] if is_set else [event[column]]
                for value in values:
                    if value in thing_of:
                        yield thing_of[value], event[SEAT], value

    @functools.cache  # noqa: B019
    def _exchanging(self, way: str) -> dict[int, list[tuple[int, bool, dict[int, int]]]]:
        """By kind of event: the column, whether it is a set of bits, and the exchangeable thing of each value."""
        found: dict[int, list[tuple[int, bool, dict[int, int]]]] = {}
        for kind, (first, end) in enumerate(itertools.pairwise(self.at_kind.tolist())):
            for row in range(first, end):
                column, is_set, _ = self.rule_of[row].tolist()
                named = {value: thing for value, thing in enumerate(self.of_value[row].tolist()) if thing >= 0}
                own = {value: thing for value, thing in named.items() if self.exchanged.get(self.all[thing].heading) == way}
                if column >= 0 and own:
                    found.setdefault(kind, []).append((column, bool(is_set), own))
        return found


@functools.cache
def things_of(game: Game) -> Things:
    known: dict[Thing, int] = {}

    def number(heading: str, name: str) -> int:
        return known.setdefault(Thing(heading, name), len(known))

    of_move = [number(MOVES, name) for name in game.words.GROUPS]
    rules: list[tuple[int, int, int, int, list[int]]] = []  # kind, column, bits, thing, things by value
    kinds = list(game.words.EVENTS)
    for kind, name in enumerate(kinds):
        rules.append((kind, -1, 0, number(EVENTS, name.replace("_", " ")), []))
    for heading, event, column, names in getattr(_own(game), "COUNTED", ()):
        letter, _, form = column.partition(" ")
        by_value = [number(heading, name) if name else -1 for name in names]
        rules.append((kinds.index(event), _COLUMNS[letter], int(form == "bits"), -1, by_value))
    rules.sort(key=lambda rule: rule[0])
    widest = max([1, *(len(rule[4]) for rule in rules)])
    of_value = np.full((len(rules), widest), -1, np.int32)
    for row, rule in enumerate(rules):
        of_value[row, : len(rule[4])] = rule[4]
    at_kind = np.searchsorted([rule[0] for rule in rules], np.arange(len(kinds) + 1)).astype(np.int32)
    table = np.array([rule[1:4] for rule in rules], np.int32)
    exchanged = dict(getattr(_own(game), "EXCHANGED", {}))
    told = getattr(_own(game), "LINE_UP", None)
    line_up = LineUp(*told) if told else None
    if line_up:
        exchanged[line_up.heading] = DEALT
        for name in line_up.names:
            number(line_up.heading, name)
    return Things(tuple(known), np.array(of_move, np.int32), at_kind, table, of_value, exchanged, line_up)


def _own(game: Game) -> Any:
    """The module `counted` of the game, None where it has none."""
    return None if importlib.util.find_spec(f"{game.package}.counted") is None else game.module("counted")
