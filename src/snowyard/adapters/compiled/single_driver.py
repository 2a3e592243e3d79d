"""One table at a time, for interfaces that step and look in Python: few calls with few arguments, since looking at the
arguments of a call takes longer than the move.

Loaded once per game, with its `batch_driver` as the global `batch`. Row 0 of `tables` is the table, the others are
scratch; `raw` is the same memory as words.
"""

from __future__ import annotations

from typing import Any

from snowyard.kernel import bits
from snowyard.kernel.head import KIND, SEAT, events_in
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
batch: Any  # set right after
OUT: int  # as in the batch driver

TABLE, SHOWN, TRIAL, AFTER, NEXT, BEFORE, ROWS = range(7)
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
def choosers(tables: Any, raw: Any, masks: Any, mask: Any, other: Any, before: Any, after: Any) -> int:
    """The seats that choose at the same time now, as bits: at least the one that the game asks. Row s of `masks` gets the
    legal moves of seat s; its last row is scratch, and so are the other arrays."""
    asked = 0
    copy(raw, TABLE, TRIAL)
    while True:
        actor = tables[TRIAL].actor
        asked |= 1 << actor
        bits.clear(mask)
        rules.legal(tables[TRIAL], mask)
        copy_row(mask, masks, actor)
        if not keeps_secret(tables, raw, asked, masks, mask, other, before, after):
            return int(asked)
        copy(raw, NEXT, TRIAL)


@rule
def copy_row(mask: Any, masks: Any, row: int) -> None:
    for word in range(mask.shape[0]):
        masks[row, word] = mask[word]


@rule
def keeps_secret(tables: Any, raw: Any, asked: int, masks: Any, mask: Any, other: Any, before: Any, after: Any) -> bool:
    """Is one and the same seat asked after any of these moves of the trial, and can it not tell which move it was, nor that
    it was made at all? Then NEXT is the trial after one of them."""
    spare = masks.shape[0] - 1
    following = -1
    for action in range(64 * mask.shape[0]):
        if not bits.has(mask, action):
            continue
        copy(raw, TRIAL, AFTER)
        t = tables[AFTER]
        driver.step(t, action)
        if t.actor < 0 or (asked >> t.actor) & 1 == 1 or t.news != 0:
            return False
        bits.clear(other)
        rules.legal(t, other)
        if following < 0:
            following = t.actor
            copy(raw, AFTER, NEXT)
            copy_row(other, masks, spare)
            copy(raw, TABLE, BEFORE)
            tables[BEFORE].actor = following
            batch.see(tables, raw, BEFORE, following, tables, raw, SHOWN, before)
        elif t.actor != following:
            return False
        batch.see(tables, raw, AFTER, following, tables, raw, SHOWN, after)
        if not same(other, masks, spare, before, after):
            return False
    return True


@rule
def same(other: Any, masks: Any, spare: int, before: Any, after: Any) -> bool:
    """Are the legal moves and what is seen the same?"""
    for word in range(other.shape[0]):
        if other[word] != masks[spare, word]:
            return False
    for i in range(before.shape[0]):
        if before[i] != after[i]:
            return False
    return True


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
def drawn(tables: Any, raw: Any, action: int, loaded: Any, words: Any, kinds: Any) -> None:
    """What the draw after the loaded ones shows when the generator's fourth word is each of `words` and its first is 0."""
    load(tables[TABLE], loaded)
    for k in range(words.shape[0]):
        copy(raw, TABLE, SHOWN)
        t = tables[SHOWN]
        t.generator[0] = 0
        t.generator[1] = 1
        t.generator[2] = 1
        t.generator[3] = words[k]
        driver.step(t, action)
        kinds[k] = t.made[loaded.shape[0], 0] if loaded.shape[0] < t.made.shape[0] else 0
