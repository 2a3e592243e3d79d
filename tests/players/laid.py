"""Endings of splat, lanes, duel and village that tests/players/endings.py can solve, and what their moves are worth."""

from __future__ import annotations

from typing import Any

from players.endings import REDEALS, minimax, outcomes, value
from rules.lanes.positions import Scene, Sides
from rules.splat.conftest import lay_table
from snowyard import Table, new
from snowyard.players import Bot

SPLAT: list[tuple[dict[str, Any], str]] = [
    ({"p0": {"S": 3}, "p1": {"S": 3}, "p2": {"S": 5}, "card": "single"}, "single p1"),
    ({"p0": {"S": 5}, "p1": {"S": 5, "W": 1}, "p2": {"S": 4}, "card": "single"}, "single p2"),
    ({"p0": {"S": 5, "P": 1}, "p1": {"S": 3}, "p2": {"S": 5}, "card": "double"}, "double p1"),
    ({"seats": 2, "p0": {"S": 4}, "p1": {"S": 3}, "hands": {0: "single wall wall", 1: "single single"}}, "single p1"),
]
"""The last turn before the cap, and the best move."""
LANES: list[tuple[Sides, Sides, str, int]] = [
    ({1: "7U1", 2: "JU1", 3: "4U1 QU0"}, {1: "9U1", 2: "AU0", 3: "4U0 5U0"}, "---", 2),
    ({1: "", 2: "5U1 7U0", 3: "2U0 7U0"}, {1: "", 2: "QU1 8U0", 3: "8U0 AU1"}, "0--", 1),
    ({1: "", 2: "QU0 7U1", 3: "JU0"}, {1: "", 2: "7U0 6U1", 3: "10U0 4U0"}, "0--", 1),
    ({1: "", 2: "9U0", 3: "6U1 6U0"}, {1: "", 2: "6U0 3U1", 3: "10U1 9U0"}, "0--", 1),
]
"""Both sides, the lanes that are decided, points to win: pile and hands are used up, and every card lies face-up."""
VILLAGE, DUEL = [(1, 194), (2, 173)], [(0, 48)]
"""Seeds, and decisions of the hand-written player before the ending."""


def near_the_end(slug: str, seed: int, decision: int) -> Table:
    """So far into a game of the hand-written player with itself."""
    table, bot = new(slug, seed=seed), Bot("simple", seed)
    for _ in range(decision):
        table.play(bot.choose(table))
    return table


def splat_ending(number: int) -> Table:
    return lay_table(**SPLAT[number][0], fields={"turn": 99}, turn_cap=100)


def lanes_ending(number: int) -> Table:
    p0, p1, results, points = LANES[number]
    return Scene(p0, p1, hands=("", ""), results=results, points=points).table


def solved(slug: str, number: int) -> tuple[Table, dict[int, float]]:
    """An ending of splat, lanes or duel, and what each move wins for the seat that decides, however hidden cards lie."""
    if slug == "lanes":
        table, known = lanes_ending(number), dict[bytes, float]()
        moves = [action for action in table.actions if action != table.game.gives_up]
        return table, {action: minimax(after, known) for action in moves for after, _ in outcomes(table, action)}
    table, depth = (splat_ending(number), 1) if slug == "splat" else (near_the_end(slug, *DUEL[number]), 4)
    values: dict[int, float] = {}
    for world in [table.redealt(table.actor, seed) for seed in range(REDEALS)]:
        for action in world.actions:
            if action != table.game.gives_up:
                won = value(world, action, table.actor, depth)
                assert won is not None
                assert values.setdefault(action, won) == won
    return table, values
