"""On small endings with known best play the search finds it."""

from __future__ import annotations

from typing import Any

import pytest

from players.endings import LAID, best_against_best, best_moves, value
from rules.lanes.positions import Scene, Sides
from rules.splat.conftest import lay_table
from snowyard import Table, new, setup
from snowyard.players import Bot
from snowyard.players.search import Searcher, Settings


def check(table: Table, moves: set[int]) -> None:
    """The search plays one of these moves, and there are others."""
    assert 0 < len(moves) < len(table.actions)
    chosen = Searcher(table.game, Settings(rounds=2000, explore=0.2, nodes=1 << 12), seed=1).choose(table)
    assert chosen in moves, f"{table.game.name(chosen)} instead of {[table.game.name(a) for a in moves]}"


def near_the_end(slug: str, seed: int, decision: int) -> Table:
    """So far into a game of the hand-written player with itself."""
    table, bot = new(slug, seed=seed), Bot("simple", seed)
    for _ in range(decision):
        table.play(bot.choose(table))
    return table


@pytest.mark.parametrize("number", range(len(LAID)))
def test_the_search_finds_the_best_move(number: int) -> None:
    table = setup("forts", LAID[number], seats=2, turn_cap_per_player=10)
    check(table, best_moves(table))


@pytest.mark.parametrize(("seed", "decision"), [(1, 194), (2, 173)])
def test_the_search_finds_the_best_move_at_the_end_of_village(seed: int, decision: int) -> None:
    table = near_the_end("village", seed, decision)
    check(table, best_moves(table))


@pytest.mark.parametrize(("seed", "decision"), [(0, 48)])
def test_the_search_finds_the_best_move_at_the_end_of_duel(seed: int, decision: int) -> None:
    table = near_the_end("duel", seed, decision)
    check(table, best_moves(table, depth=4))


@pytest.mark.parametrize(
    ("laid", "best"),
    [
        ({"p0": {"S": 3}, "p1": {"S": 3}, "p2": {"S": 5}, "card": "single"}, "single p1"),
        ({"p0": {"S": 5}, "p1": {"S": 5, "W": 1}, "p2": {"S": 4}, "card": "single"}, "single p2"),
        ({"p0": {"S": 5, "P": 1}, "p1": {"S": 3}, "p2": {"S": 5}, "card": "double"}, "double p1"),
        ({"seats": 2, "p0": {"S": 4}, "p1": {"S": 3}, "hands": {0: "single wall wall", 1: "single single"}}, "single p1"),
    ],
)
def test_the_search_finds_the_best_move_at_the_end_of_splat(laid: dict[str, Any], best: str) -> None:
    """The last turn before the cap: who has the fewest hits wins (SPLAT-45)."""
    table = lay_table(**laid, fields={"turn": 99}, turn_cap=100)
    moves = best_moves(table)
    assert best in {table.game.name(action) for action in moves}
    check(table, moves)


@pytest.mark.parametrize(
    ("p0", "p1", "results", "points"),
    [
        ({1: "7U1", 2: "JU1", 3: "4U1 QU0"}, {1: "9U1", 2: "AU0", 3: "4U0 5U0"}, "---", 2),
        ({1: "", 2: "5U1 7U0", 3: "2U0 7U0"}, {1: "", 2: "QU1 8U0", 3: "8U0 AU1"}, "0--", 1),
        ({1: "", 2: "QU0 7U1", 3: "JU0"}, {1: "", 2: "7U0 6U1", 3: "10U0 4U0"}, "0--", 1),
        ({1: "", 2: "9U0", 3: "6U1 6U0"}, {1: "", 2: "6U0 3U1", 3: "10U1 9U0"}, "0--", 1),
    ],
)
def test_the_search_finds_the_best_move_at_the_end_of_lanes(p0: Sides, p1: Sides, results: str, points: int) -> None:
    """Pile and hands are used up and every card lies face-up: all that can still happen, up to a thousand positions."""
    table = Scene(p0, p1, hands=("", ""), results=results, points=points).table
    check(table, best_against_best(table))


def test_the_solver_counts_the_faces_of_the_die() -> None:
    """A frozen player with a hit point left, no bricks: of the six faces of the Cube one misses. Then the turn passes on, and
    nothing is settled."""
    ending = {"freeze_points": [0, 0], "hit_points": [20, 1], "brick": [[0] * 6, [0] * 6], "snowballs": [1, 9]}
    table = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1}, seats=2)
    assert value(table, table.game.number("throw p1"), 0, 1) is None
    assert best_moves(table) == set()
    last = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1, "turn": 19}, seats=2, turn_cap_per_player=10)
    assert value(last, last.game.number("throw p1"), 0, 1) == pytest.approx(1.0)
