"""On small endings with known best play the search finds it, in every game."""

from __future__ import annotations

import pytest

from players.endings import best_moves, endings, value
from snowyard import Game, setup
from snowyard.players.search import Searcher, Settings

ENDINGS, GAMES = 3, 30


def test_the_search_finds_the_best_move(any_game: Game) -> None:
    searcher = Searcher(any_game, Settings(rounds=2000, explore=0.2, nodes=1 << 12), seed=1)
    found = 0
    for table, moves in endings(any_game, ENDINGS, GAMES):
        searcher.begin(found)
        chosen = searcher.choose(table)
        assert chosen in moves, f"{any_game.name(chosen)} instead of {[any_game.name(a) for a in moves]}"
        found += 1
    assert found


def test_the_solver_counts_the_faces_of_the_die() -> None:
    """A frozen player with a hit point left, no bricks: of the six faces of the Cube one misses. Then the turn passes on, and
    nothing is settled."""
    ending = {"freeze_points": [0, 0], "hit_points": [20, 1], "brick": [[0] * 6, [0] * 6], "snowballs": [1, 9]}
    table = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1}, seats=2)
    assert value(table, table.game.number("throw p1"), 0, 1) is None
    assert best_moves(table) == set()
    last = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1, "turn": 19}, seats=2, turn_cap_per_player=10)
    assert value(last, last.game.number("throw p1"), 0, 1) == pytest.approx(1.0)
