"""Endings whose best play is known: solvers that know nothing of the search.

`best_moves` plays every legal move of a table with every result that its dice and draws can show, to the end of the game. A
move's value is exact when all of that ends the game and what others decide on the way makes no difference; a move that wins
whatever is rolled, drawn and answered is worth 1 in any case. Where cards are hidden, the value must be the same however they
may lie.

`minimax` is for endings of two players without dice and secrets: each plays as well as can be.

`by_hand` is for endings without secrets that the hand-written player decides for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from snowyard import Refusal, Table
from snowyard.players import Bot

MOST_MOVES = 40
REDEALS = 8
GAP = 0.1  # by which the best move must be better than some other
LAST_ACTION = {"freeze_points": [0, 0], "actor": 0, "player": 0, "actions_left": 1, "turn": 19}
LAID: list[dict[str, Any]] = [
    {**LAST_ACTION, "hit_points": points, "snowballs": [3, 3], "brick": [[0] * 6, bricks]}
    for points, bricks in [([4, 6], [0] * 6), ([3, 3], [2, 0, 0, 0, 0, 0]), ([2, 7], [1, 1, 0, 0, 0, 0])]
]
"""Forts, the last action before the turn cap: a throw decides."""


def outcomes(table: Table, action: int) -> Iterator[tuple[Table, float]]:
    """The table after a move, once for every result of its dice and draws, and how likely that is (of draws, -1)."""
    queues: list[tuple[list[int], float]] = [([], 1.0)]
    while queues:
        queue, chance = queues.pop()
        trial = table.copy()
        trial.load(queue)
        try:
            trial.play(action)
        except Refusal:  # a card that is not there to be drawn
            continue
        faces = trial.t.wanted
        if faces:
            likely = chance / faces if faces > 0 and chance > 0 else -1.0
            queues += [([*queue, result], likely) for result in range(abs(faces))]
        else:
            trial.load([])
            yield trial, chance


def value(table: Table, action: int, seat: int, depth: int) -> float | None:
    """What a move wins on average; None if that is not settled soon."""
    parts: list[tuple[float, float]] = []
    for after, chance in outcomes(table, action):
        won = after.payoff[seat] if after.over else best(after, seat, depth - 1)
        if won is None:
            return None
        parts.append((chance, won))
    if len({won for _, won in parts}) == 1:
        return parts[0][1]
    if any(chance < 0 for chance, _ in parts):
        return None
    return sum(chance * won for chance, won in parts)


def best(table: Table, seat: int, depth: int) -> float | None:
    """What a seat wins from here on, if it plays well; at the decisions of others, if they all come to the same."""
    if depth < 0 or len(table.actions) > MOST_MOVES:
        return None
    found: list[float | None] = []
    for action in table.actions:
        found.append(value(table, action, seat, depth))
        if table.actor != seat and found[-1] != found[0]:
            return None
        if table.actor == seat and found[-1] == 1:
            return 1.0
    known = [won for won in found if won is not None]
    return max(known) if len(known) == len(found) else None


def best_moves(table: Table, depth: int = 1) -> set[int]:
    """The best moves of the deciding seat, if that is known and some move is clearly worse; else none."""
    found: dict[int, float | None] = {}
    for world in [table.redealt(table.actor, seed) for seed in range(REDEALS)]:
        for action in table.actions:
            won = value(world, action, table.actor, depth)
            if found.setdefault(action, won) != won:
                found[action] = None
    sure = {action for action, won in found.items() if won == 1}
    if sure:
        return sure if len(sure) < len(found) else set()
    known = [won for won in found.values() if won is not None]
    if len(known) < len(found) or max(known) - min(known) < GAP:
        return set()
    return {action for action, won in found.items() if won is not None and won > max(known) - GAP / 2}


def by_hand(table: Table, bot: Bot, known: dict[bytes, list[float]]) -> list[float]:
    """What each seat wins on average if the hand-written player, which rolls no dice of its own here, decides for everybody."""
    if table.over:
        return table.payoff
    key = bytes(table)
    if key not in known:
        known[key] = by_hand_after(table, bot.choose(table), bot, known)
    return known[key]


def by_hand_after(table: Table, action: int, bot: Bot, known: dict[bytes, list[float]]) -> list[float]:
    """The same after this move, over all results of its dice."""
    parts = [(chance, by_hand(after, bot, known)) for after, chance in outcomes(table, action)]
    assert sum(chance for chance, _ in parts) == pytest.approx(1)
    return [sum(chance * won[seat] for chance, won in parts) for seat in range(table.seats)]


def minimax(table: Table, known: dict[bytes, float]) -> float:
    """What seat 0 wins of an ending without dice and secrets, if both play as well as can be; `known`: what was found so far."""
    if table.over:
        return float(table.payoff[0])
    key = bytes(table)
    if key not in known:
        values = [minimax(after, known) for action in table.actions for after, _ in outcomes(table, action)]
        assert len(values) == len(table.actions)  # nothing is left to chance
        known[key] = max(values) if table.actor == 0 else min(values)
    return known[key]


def best_against_best(table: Table) -> set[int]:
    """The best moves of seat 0 in such an ending."""
    known: dict[bytes, float] = {}
    found = {action: minimax(after, known) for action in table.actions for after, _ in outcomes(table, action)}
    return {action for action, won in found.items() if won == max(found.values())}
