"""Endings whose best play is known: a solver that knows nothing of the search.

It plays every legal move of a table with every result that its dice and draws can show, to the end of the game, as long as
the same seat goes on deciding. A move's value is exact when all of that ends the game; a move that wins whatever is rolled
and drawn is worth 1 in any case. Where cards are hidden, the value must be the same however they may lie.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowyard import Game, Refusal, Table, new, setup
from snowyard.players import Bot

LAST = 10  # decisions of a game that are looked at
MOST_MOVES = 40
REDEALS = 8
GAP = 0.1  # by which the best move must be better than some other
OPTIONS: dict[str, dict[str, Any]] = {"splat": {"seats": 2, "strategic": True, "hit_limit": 5}}
"""Where the game as printed seldom ends on a choice."""
LAST_ACTION = {"freeze_points": [0, 0], "actor": 0, "player": 0, "actions_left": 1, "turn": 19}
LAID: dict[str, list[dict[str, Any]]] = {
    "forts": [
        {**LAST_ACTION, "hit_points": points, "snowballs": [3, 3], "brick": [[0] * 6, bricks]}
        for points, bricks in [([4, 6], [0] * 6), ([3, 3], [2, 0, 0, 0, 0, 0]), ([2, 7], [1, 1, 0, 0, 0, 0])]
    ]
}
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
    if depth < 0 or table.actor != seat or len(table.actions) > MOST_MOVES:
        return None
    found = [value(table, action, seat, depth) for action in table.actions]
    if 1.0 in found:
        return 1.0
    known = [won for won in found if won is not None]
    return max(known) if len(known) == len(found) else None


def may_lose(table: Table, action: int, seat: int) -> bool:
    """Can this move lose the game at once, or by the next decision of another seat?"""
    for after, _ in outcomes(table, action):
        if after.over and after.payoff[seat] == 0:
            return True
        if not after.over and after.actor != seat:
            replies = (end for reply in after.actions[:MOST_MOVES] for end, _ in outcomes(after, reply))
            if any(end.over and end.payoff[seat] == 0 for end in replies):
                return True
    return False


def best_moves(table: Table, depth: int = 1) -> set[int]:
    """The best moves of the deciding seat, if that is known and some move is clearly worse; else none. Beside a sure win
    every other move must be one that can lose."""
    found: dict[int, float | None] = {}
    for world in [table.redealt(table.actor, seed) for seed in range(REDEALS)]:
        for action in table.actions:
            won = value(world, action, table.actor, depth)
            if found.setdefault(action, won) != won:
                found[action] = None
    sure = {action for action, won in found.items() if won == 1}
    if sure:
        others = found.keys() - sure
        return sure if others and all(found[a] == 0 or may_lose(table, a, table.actor) for a in others) else set()
    known = [won for won in found.values() if won is not None]
    if len(known) < len(found) or max(known) - min(known) < GAP:
        return set()
    return {action for action, won in found.items() if won is not None and won > max(known) - GAP / 2}


def endings(game: Game, wanted: int, games: int) -> Iterator[tuple[Table, set[int]]]:
    """Tables near the end whose best moves are known: those laid out here, else those of games between hand-written players."""
    for position in LAID.get(game.slug, ()):
        laid = setup(game.slug, position, seats=2, turn_cap_per_player=10)
        yield laid, best_moves(laid)
    found = len(LAID.get(game.slug, ()))
    for seed in range(games if found < wanted else 0):
        bot, table = Bot("simple", seed), new(game.slug, seed=seed, **OPTIONS.get(game.slug, {}))
        last: list[Table] = []
        while not table.over:
            last = [*last[1 - LAST :], table.copy()]
            table.play(bot.choose(table))
        for before in last:
            moves = best_moves(before) if 1 < len(before.actions) <= MOST_MOVES else set()
            if moves:
                yield before, moves
                found += 1
                if found == wanted:
                    return
