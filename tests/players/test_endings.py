"""On small endings with known best play the search finds it."""

from __future__ import annotations

import pytest

from players.endings import LAID, best_moves, value
from snowyard import new, setup
from snowyard.players import Bot
from snowyard.players.search import Searcher, Settings


@pytest.mark.parametrize("number", range(len(LAID)))
def test_the_search_finds_the_best_move(number: int) -> None:
    table = setup("forts", LAID[number], seats=2, turn_cap_per_player=10)
    moves = best_moves(table)
    assert 0 < len(moves) < len(table.actions)
    chosen = Searcher(table.game, Settings(rounds=2000, explore=0.2, nodes=1 << 12), seed=1).choose(table)
    assert chosen in moves, f"{table.game.name(chosen)} instead of {[table.game.name(a) for a in moves]}"


@pytest.mark.parametrize(("seed", "decision"), [(1, 194), (2, 173)])
def test_the_search_finds_the_best_move_at_the_end_of_village(seed: int, decision: int) -> None:
    """Near the end of a game of the hand-written player with itself."""
    table, bot = new("village", seed=seed), Bot("simple", seed)
    for _ in range(decision):
        table.play(bot.choose(table))
    moves = best_moves(table)
    assert 0 < len(moves) < len(table.actions)
    chosen = Searcher(table.game, Settings(rounds=2000, explore=0.2, nodes=1 << 12), seed=1).choose(table)
    assert chosen in moves, f"{table.game.name(chosen)} instead of {[table.game.name(a) for a in moves]}"


def test_the_solver_counts_the_faces_of_the_die() -> None:
    """A frozen player with a hit point left, no bricks: of the six faces of the Cube one misses. Then the turn passes on, and
    nothing is settled."""
    ending = {"freeze_points": [0, 0], "hit_points": [20, 1], "brick": [[0] * 6, [0] * 6], "snowballs": [1, 9]}
    table = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1}, seats=2)
    assert value(table, table.game.number("throw p1"), 0, 1) is None
    assert best_moves(table) == set()
    last = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1, "turn": 19}, seats=2, turn_cap_per_player=10)
    assert value(last, last.game.number("throw p1"), 0, 1) == pytest.approx(1.0)
