"""The tree search: reproducible, blind to secrets, right where the best play is known."""

from __future__ import annotations

from snowyard import Game, Table, new, setup
from snowyard.kernel.table import deal
from snowyard.players.search import Searcher, Settings
from snowyard.players.tree.memory import Manner, Tree


def test_the_same_seed_and_budget_give_the_same_search() -> None:
    table = new("forts", seats=3, seed=5)
    runs = [Searcher(table.game, Settings(rounds=400, nodes=1 << 12), seed=9).estimates(table) for _ in range(2)]
    assert runs[0] == runs[1]
    assert sum(e.tried for e in runs[0]) == 399  # the first round makes the root
    other = Searcher(table.game, Settings(rounds=400, nodes=1 << 12), seed=10).estimates(table)
    assert other != runs[0]


def test_every_legal_move_is_estimated_with_its_error() -> None:
    table = new("forts", seats=2, seed=5)
    estimates = Searcher(table.game, Settings(rounds=3000, nodes=1 << 12), seed=1).estimates(table)
    assert [e.action for e in estimates] == table.actions
    assert all(0 <= e.mean <= 1 and 0 < e.error < 0.2 for e in estimates)


def test_a_throw_that_wins_at_once_is_found() -> None:
    """One hit point, frozen, no bricks: five of six faces win; anything else hands over the turn."""
    ending = {
        "hit_points": [20, 1],
        "freeze_points": [0, 0],
        "snowballs": [1, 9],
        "brick": [[0] * 6, [0] * 6],
        "actor": 0,
        "player": 0,
        "actions_left": 1,
    }
    table = setup("forts", ending, seats=2)
    searcher = Searcher(table.game, Settings(rounds=2000, nodes=1 << 12), seed=2)
    best = max(searcher.estimates(table), key=lambda e: e.tried)
    assert table.game.name(best.action) == "throw p1"
    assert best.mean > 5 / 6 - 0.02


def test_the_budget_is_kept_when_memory_runs_out() -> None:
    table = new("forts", seats=4, seed=5)
    searcher = Searcher(table.game, Settings(rounds=3000, nodes=1 << 7), seed=3)
    estimates = searcher.estimates(table)
    assert searcher.rounds == 3000
    assert sum(e.tried for e in estimates) == 2999


def test_several_threads_add_up() -> None:
    table = new("forts", seats=2, seed=5)
    estimates = Searcher(table.game, Settings(rounds=500, nodes=1 << 12), seed=3, threads=2).estimates(table)
    assert sum(e.tried for e in estimates) == 998


def test_the_second_chooser_knows_no_more_than_the_first() -> None:
    """Were the first choice visible to the search, the second chooser would win every time."""
    table = Table(Game("tiny.pennies"))
    deal(table, {"heads": 100, "tails": 100}, 1)
    table.play("heads")
    estimates = Searcher(table.game, Settings(rounds=20_000, nodes=1 << 8), seed=5).estimates(table)
    assert all(abs(e.mean - 0.5) < 0.06 for e in estimates)


def test_the_search_of_a_second_game_is_found_as_quickly_as_that_of_the_first() -> None:
    """Machine code is looked up by the classes of what it is given: they are the same ones in all games."""
    for slug in ("splat", "forts"):
        table = new(slug, seed=3, seats=4)
        searcher = Searcher(table.game, Settings(rounds=64), seed=1)
        searcher.estimates(table)
        (kinds,) = searcher.thinkers[0].driver.search.signatures
        assert {kind.instance_class for kind in kinds if hasattr(kind, "instance_class")} == {Tree, Manner}
