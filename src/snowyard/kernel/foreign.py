"""Bytes and positions from outside: what makes compiled rules safe to run on them.

Compiled rules do not look whether an index lies in its array. Tables that were dealt and played here are right because the
rules are; whatever else comes in is checked before any rule of the game touches it, from the outside inwards:

1. the options are those that their own words would give, so seats, sizes and maps are right;
2. what lies between the fields is zero;
3. the head: who decides, counts within their room, a generator that can move on;
4. the game's own `words.check`, which looks at everything the rules use as a place in a list before it calls any rule;
5. somebody who decides has a legal move, and what the last move did can be told.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.record import Raw

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.record import Plain
    from snowyard.kernel.table import Table

LONGEST = 1 << 30  # decisions of a game: so many more can be played before the count is full
NONSENSE = (Refusal, LookupError, ValueError, ArithmeticError, TypeError)
"""What Python code that writes or reads words does with numbers that have none."""


def check(table: Table) -> str | None:
    """Why these bytes are no table, or None."""
    return check_options(table) or check_between(table) or check_laid(table) or check_told(table)


def check_laid(table: Table) -> str | None:
    """Why this table cannot be, whose options are known to be right."""
    return check_head(table.game, table.t) or table.game.words.check(table.t) or check_decision(table)


def check_options(table: Table) -> str | None:
    start, size = table.game.options_block
    try:
        again = table.game.options_words(table.options)
    except NONSENSE:
        return "its options are none of this game"
    words = table.raw[0, start // 8 : (start + size) // 8]
    return None if (words == again).all() else "its options are not what their own words say"


@functools.cache
def _between(game: Game) -> Raw:
    """The bits of a record that belong to no field."""
    dtype = game.layout.dtype
    free = np.full(dtype.itemsize, 0xFF, np.uint8)
    for name in game.layout.fields:
        kind, start = dtype.fields[name][:2]  # type: ignore[index]
        free[start : start + kind.itemsize] = 0
    return free.view(np.uint64)


def check_between(table: Table) -> str | None:
    return "between its fields there is something" if (table.raw[0] & _between(table.game)).any() else None


def check_head(game: Game, t: Plain) -> str | None:
    if not -1 <= t.actor < t.seats:
        return f"p{t.actor} decides, but there is no such seat"
    if not 0 <= t.phase <= game.over:
        return f"there is no phase {t.phase}"
    if t.phase == game.over and t.actor != -1:
        return f"the game is over, but p{t.actor} decides"
    if t.phase != game.over and t.actor == -1:
        return "nobody decides, but the game is not over"
    for name, value, most in (
        ("turn", t.turn, LONGEST - 1),
        ("decisions", t.decisions, LONGEST - 1),
        ("news", t.news, 1),
        ("misload", t.misload, 0),
    ):
        if not 0 <= value <= most:
            return f"{name} is {value}, not 0 to {most}"
    for name, declared in game.layout.fields.items():
        if declared.counts:
            most = np.iinfo(np.int16).max - 1 if name == "made_count" else game.layout.room(declared.counts)
            if not 0 <= getattr(t, name) <= most:
                return f"{name} is {getattr(t, name)}, not 0 to {most}"
    if not any(t.generator):
        return "the generator has nothing but zeros, and would never leave them"
    return None


def check_decision(table: Table) -> str | None:
    return None if table.over or table.legal().any() else f"p{table.actor} decides, but has no legal move"


def check_told(table: Table) -> str | None:
    """Events and rolls of the last move are only read by those who tell them."""
    t, kinds = table.t, len(table.game.words.EVENTS)
    for kind, seat, *_ in t.event[: t.event_count].tolist():
        if not (0 <= kind < kinds and -1 <= seat < table.seats):
            return f"there is no event {kind} of p{seat}"
    for result, faces in t.made[: t.made_count].tolist():
        if not 0 <= result < abs(faces):
            return f"no roll of {faces} shows {result}"
    if any(n < 0 for n in t.given[: t.given_count].tolist()):
        return "a loaded result is below 0"
    try:
        for seat in range(-1, table.seats):
            table.story(seat)
        table.rolls()
    except NONSENSE:
        return "what its last move did cannot be told"
    return None
