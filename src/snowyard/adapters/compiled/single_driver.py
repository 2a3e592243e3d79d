"""One table at a time, for interfaces that step and look in Python: few calls with few arguments, since looking at the
arguments of a call takes longer than the move.

Loaded once per game, with its `batch_driver` as the global `batch`. Row 0 of `tables` is the table, the others are
scratch; `raw` is the same memory as words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import COUNT, key
from snowyard.kernel.head import KIND, SEAT, events_in
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
batch: Any  # set right after
OUT: int  # as in the batch driver
OPTIONS_AT: int
SIMULTANEOUS: int  # the phases, as bits, in which all who are asked decide at the same time

TABLE, SHOWN, TRIAL, ROWS = range(4)
ILLEGAL = -1_000_000
"""A move or a loaded die that cannot be."""
GONE = 8
"""Where in the result of `turn` the seats stand that were put out: one bit for each, from this one on."""


@rule
def copy(raw: Any, source: int, target: int) -> None:
    for word in range(raw.shape[1]):
        raw[target, word] = raw[source, word]


@rule
def moves(tables: Any, mask: Any) -> None:
    """The legal moves of the seat that decides."""
    driver.legal(tables[TABLE], mask)


@rule
def look(tables: Any, raw: Any, seat: int, out: Any) -> None:
    """What a learner in this seat sees, as numbers."""
    batch.see(tables, raw, TABLE, seat, tables, raw, SHOWN, out)


@rule
def turn(tables: Any, raw: Any, action: int, mask: Any, flags: Any, seen: Any) -> int:
    """One legal move. Returns who decides next plus 1, and who was put out from bit GONE on. `mask` and `flags` get the
    next seat's legal moves, `seen`, if it has room, what that seat sees."""
    t = tables[TABLE]
    driver.step(t, action)
    bits.clear(mask)
    result = t.actor + 1
    if t.actor >= 0:
        rules.legal(t, mask)
        if seen.shape[0] > 0:
            look(tables, raw, t.actor, seen)
    batch.spread_one(mask, flags)
    if OUT >= 0:
        for e in range(events_in(t)):
            if t.event[e, KIND] == OUT:
                result |= 1 << (GONE + t.event[e, SEAT])
    return int(result)


@rule
def choosers(tables: Any, raw: Any, masks: Any, mask: Any) -> int:
    """The seats that choose at the same time now, as bits: at least the one that the game asks. Row s of `masks` gets the
    legal moves of seat s. In a phase declared simultaneous nobody can tell what the others choose, so any move will do to
    see who is asked next."""
    asked = 0
    copy(raw, TABLE, TRIAL)
    t = tables[TRIAL]
    phase, turn = t.phase, t.turn
    while True:
        asked |= 1 << t.actor
        bits.clear(mask)
        rules.legal(t, mask)
        for word in range(mask.shape[0]):
            masks[t.actor, word] = mask[word]
        if (SIMULTANEOUS >> phase) & 1 == 0:
            return int(asked)
        driver.step(t, bits.kth(mask, 0))
        if t.actor < 0 or t.phase != phase or t.turn != turn or t.news != 0 or (asked >> t.actor) & 1 == 1:
            return int(asked)


@rule
def play_loaded(tables: Any, action: int, loaded: Any, mask: Any) -> int:
    """One move with loaded dice, if it is legal (else ILLEGAL). Returns what it would roll next, as `wanted` has it."""
    t = tables[TABLE]
    driver.legal(t, mask)
    if not batch.is_legal(mask, action):
        return ILLEGAL
    load(t, loaded)
    driver.step(t, action)
    wanted = t.wanted if t.misload == 0 else ILLEGAL
    load(t, loaded[:0])
    return int(wanted)


@rule
def load(t: Any, loaded: Any) -> None:
    for i in range(t.given.shape[0]):
        t.given[i] = loaded[i] if i < loaded.shape[0] else 0
    t.given_at = 0
    t.given_count = min(loaded.shape[0], t.given.shape[0])


@rule
def pile(tables: Any, raw: Any, action: int, loaded: Any, counts: Any) -> None:
    """How many cards of each kind lie in the pile that the draw after the loaded ones draws from: the draw is asked."""
    at = loaded.shape[0]
    for kind in range(counts.shape[0]):
        copy(raw, TABLE, SHOWN)
        t = tables[SHOWN]
        load(t, loaded)
        if at < t.given.shape[0]:
            t.given[at] = COUNT - kind
            t.given_count = at + 1
            driver.step(t, action)
            counts[kind] = t.made[at, 0]


@rule
def clear(tables: Any, raw: Any, options: Any, loaded: Any) -> None:
    """Nothing on the table but its options and loaded dice."""
    for word in range(raw.shape[1]):
        raw[TABLE, word] = np.uint64(0)
    for word in range(options.shape[0]):
        raw[TABLE, OPTIONS_AT + word] = options[word]
    key(tables[TABLE].generator, np.uint64(0), np.uint64(0))
    load(tables[TABLE], loaded)


@rule
def deal_loaded(tables: Any, raw: Any, options: Any, loaded: Any) -> int:
    """A deal with loaded dice. Returns what it would roll next, as `play_loaded` does."""
    clear(tables, raw, options, loaded)
    t = tables[TABLE]
    rules.deal(t)
    wanted = t.wanted if t.misload == 0 else ILLEGAL
    load(t, loaded[:0])
    return int(wanted)


@rule
def pile_dealt(tables: Any, raw: Any, options: Any, loaded: Any, counts: Any) -> None:
    """As `pile`, for the draw of the deal after the loaded ones."""
    at = loaded.shape[0]
    for kind in range(counts.shape[0]):
        clear(tables, raw, options, loaded)
        t = tables[TABLE]
        if at < t.given.shape[0]:
            t.given[at] = COUNT - kind
            t.given_count = at + 1
            rules.deal(t)
            counts[kind] = t.made[at, 0]
