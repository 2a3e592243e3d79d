"""Whole games, and what is counted while they are played. Loaded once per game like `kernel/driver.py`.

`survey` is what the lab calls, and what the designer's bench calls in a module (wasm/exports_driver.py). Reports count what
events tell of; comparisons need none and are played at quiet tables, which in duel spares the memory of what every seat has
seen. There is only this one function, since whatever reaches into the rules is compiled with all of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import key
from snowyard.kernel.head import KIND, SEAT, events_in
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any

TURNS, DECISIONS, FIRST, LEGAL, FORCED = range(5)
COLUMN, BITS, ONLY = range(3)  # of a counting rule: the event's column or -1, whether it is a bit set, the thing if none


@rule
def count_events(t: Any, at_kind: Any, rule_of: Any, thing_of: Any, counts: Any) -> None:
    """Count what the last move's events tell of. Counting rules at_kind[kind] .. at_kind[kind + 1] - 1 are the kind's."""
    for i in range(events_in(t)):
        seat: int = t.event[i, SEAT]
        if 0 <= seat < counts.shape[1]:
            kind: int = t.event[i, KIND]
            for number in range(at_kind[kind], at_kind[kind + 1]):
                column: int = rule_of[number, COLUMN]
                if column < 0:
                    counts[rule_of[number, ONLY], seat] += 1
                elif rule_of[number, BITS] == 0:
                    value: int = t.event[i, column]
                    if 0 <= value < thing_of.shape[1] and thing_of[number, value] >= 0:
                        counts[thing_of[number, value], seat] += 1
                else:
                    for bit in range(thing_of.shape[1]):
                        if thing_of[number, bit] >= 0 and (t.event[i, column] >> bit) & 1 == 1:
                            counts[thing_of[number, bit], seat] += 1


@rule
def choose_by_print(tables: Any, raw: Any, mask: Any, luck: Any, printed: Any, player: int) -> int:
    """What a player chooses who sees other numbers in the table: table 1 becomes what it sees. A choice that the rules do not
    allow is made again by the table as it is."""
    for word in range(raw.shape[1]):
        raw[1, word] = raw[0, word]
    for word in range(printed.shape[0]):
        raw[1, driver.OPTIONS_AT + word] = printed[word]
    action: int = driver.choose(tables[1], mask, luck, player)
    if not bits.has(mask, action):
        action = driver.choose(tables[0], mask, luck, player)
    return action


@rule
def survey(
    tables: Any,
    raw: Any,
    mask: Any,
    luck: Any,
    options: Any,
    printed: Any,
    seed: np.uint64,
    first: int,
    count: int,
    players: Any,
    script: Any,
    ends: Any,
    thing_of_move: Any,
    at_kind: Any,
    rule_of: Any,
    thing_of: Any,
    payoffs: Any,
    facts: Any,
    made: Any,
    last: Any,
    counts: Any,
    choices: Any,
) -> None:
    """Games first .. first + count - 1. With a script the moves are given: game k's end before ends[k]. `printed`, unless it is
    empty, are the options that players see. `counts` and `choices` may be empty: then things and choices are not counted."""
    t = tables[0]
    at = 0
    for k in range(count):
        index = np.uint64(first + k)
        driver.deal(tables, raw, 0, options, seed, index)
        key(luck, seed ^ driver.PLAYERS_STREAM, index)
        facts[k, FIRST] = t.actor
        count_events(t, at_kind, rule_of, thing_of, counts[k])
        while t.actor >= 0:
            seat: int = t.actor
            bits.clear(mask)
            rules.legal(t, mask)
            size = bits.count(mask)
            if choices.shape[0] > 0:
                choices[min(size, choices.shape[0] - 1)] += 1
            facts[k, LEGAL] += size
            if size == 1:
                facts[k, FORCED] += 1
            if script.shape[0] > 0:
                if at >= ends[k]:
                    break
                action: int = script[at]
                at += 1
            elif printed.shape[0] > 0:
                action = choose_by_print(tables, raw, mask, luck, printed, players[seat])
            else:
                action = driver.choose(t, mask, luck, players[seat])
            made[k, seat] += 1
            last[k, seat] = t.decisions + 1
            if counts.shape[1] > 0:
                counts[k, thing_of_move[action], seat] += 1
            driver.step(t, action)
            count_events(t, at_kind, rule_of, thing_of, counts[k])
        rules.payoff(t, payoffs[k])
        facts[k, TURNS] = t.turn
        facts[k, DECISIONS] = t.decisions
