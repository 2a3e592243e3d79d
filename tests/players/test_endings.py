"""On small endings with known best play the search finds it."""

from __future__ import annotations

import pytest

from players.endings import LAID, best_against_best, best_moves, value
from players.laid import DUEL, LANES, SPLAT, VILLAGE, lanes_ending, near_the_end, splat_ending
from snowyard import Table, setup
from snowyard.players.search import Searcher, Settings


def check(table: Table, moves: set[int]) -> None:
    """The search plays one of these moves, and there are others."""
    assert 0 < len(moves) < len(table.actions)
    chosen = Searcher(table.game, Settings(rounds=2000, explore=0.2, nodes=1 << 12), seed=1).choose(table)
    assert chosen in moves, f"{table.game.name(chosen)} instead of {[table.game.name(a) for a in moves]}"


@pytest.mark.parametrize("number", range(len(LAID)))
def test_the_search_finds_the_best_move(number: int) -> None:
    table = setup("forts", LAID[number], seats=2, turn_cap_per_player=10)
    check(table, best_moves(table))


@pytest.mark.parametrize(("seed", "decision"), VILLAGE)
def test_the_search_finds_the_best_move_at_the_end_of_village(seed: int, decision: int) -> None:
    table = near_the_end("village", seed, decision)
    check(table, best_moves(table))


@pytest.mark.parametrize(("seed", "decision"), DUEL)
def test_the_search_finds_the_best_move_at_the_end_of_duel(seed: int, decision: int) -> None:
    table = near_the_end("duel", seed, decision)
    check(table, best_moves(table, depth=4))


@pytest.mark.parametrize("number", range(len(SPLAT)))
def test_the_search_finds_the_best_move_at_the_end_of_splat(number: int) -> None:
    """The last turn before the cap: who has the fewest hits wins (SPLAT-45)."""
    table = splat_ending(number)
    moves = best_moves(table)
    assert SPLAT[number][1] in {table.game.name(action) for action in moves}
    check(table, moves)


@pytest.mark.parametrize("number", range(len(LANES)))
def test_the_search_finds_the_best_move_at_the_end_of_lanes(number: int) -> None:
    """Pile and hands are used up and every card lies face-up: all that can still happen, up to a thousand positions."""
    table = lanes_ending(number)
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
