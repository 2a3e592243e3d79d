"""The tree search: reproducible, blind to secrets, right where the best play is known."""

from __future__ import annotations

import pytest

from snowyard import Game, Table, new, setup
from snowyard.kernel.table import deal
from snowyard.players.search import Searcher, Settings, mixture
from snowyard.players.tree.memory import Manner, Tree


def pennies(heads: int, tails: int) -> Table:
    table = Table(Game("tiny.pennies"))
    deal(table, {"heads": heads, "tails": tails}, 1)
    return table


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
        "hit_points": [20, 1], "freeze_points": [0, 0], "snowballs": [1, 9], "brick": [[0] * 6, [0] * 6],
        "actor": 0, "player": 0, "actions_left": 1,
    }  # fmt: skip
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


@pytest.mark.parametrize(("heads", "tails"), [(100, 100), (100, 50), (30, 90)])
def test_regret_matching_mixes_simultaneous_choices_as_it_should(heads: int, tails: int) -> None:
    """Within 8 hundredths of the equilibrium of matching pennies, for the seat that is asked first. (UCB does not mix:
    its choices go round in circles.)"""
    table = pennies(heads, tails)
    estimates = Searcher(table.game, Settings(rounds=40_000, method="regret", nodes=1 << 8), seed=4).estimates(table)
    assert mixture(estimates)[0] == pytest.approx(tails / (heads + tails), abs=0.08)
    value = sum(e.tried * e.mean for e in estimates) / sum(e.tried for e in estimates)
    assert value == pytest.approx(heads * tails / (heads + tails) / 100, abs=0.03)


def test_a_mixing_player_draws_its_moves_from_the_mixture() -> None:
    table = pennies(100, 100)
    searcher = Searcher(table.game, Settings(rounds=64, method="regret", nodes=1 << 8), seed=6)
    assert {searcher.choose(table) for _ in range(40)} == {0, 1}


def test_the_second_chooser_knows_no_more_than_the_first() -> None:
    """Were the first choice visible to the search, the second chooser would win every time."""
    table = pennies(100, 100)
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
