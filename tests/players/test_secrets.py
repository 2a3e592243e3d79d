"""Players know what their seat may know: where cheating would pay, they do not win by it."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from snowyard import Game, Table
from snowyard.kernel.table import deal
from snowyard.players import Player, analyse, player
from snowyard.players.search_machine import search_driver
from support import some_tables


def tiny(slug: str) -> Table:
    table = Table(Game(f"tiny.{slug}"))
    deal(table, {}, 1)
    return table


@pytest.mark.parametrize("kind", ["random", "simple", "easy"])
def test_players_without_thought_choose_by_what_their_seat_sees(any_game: Game, kind: str) -> None:
    """The same choice at two tables that differ only in what the seat cannot know."""
    plays: Player = player(kind, any_game, 0)
    for number, table in enumerate(some_tables(any_game, 3, deals=1, apart=25)):
        if not table.over:
            chosen = set()
            for other in (table, table.redealt(table.actor, 1), table.redealt(table.actor, 2)):
                plays.begin(number)
                chosen.add(plays.choose(other))
            assert len(chosen) == 1


@pytest.mark.parametrize("slug", ["pennies", "roshambo"])
def test_where_cheating_would_always_win_the_search_wins_as_seldom_as_chance(slug: str) -> None:
    """The first seat has chosen, and its choice lies in the record: whoever read it would win every game."""
    table = tiny(slug)
    second = player("search:rounds=40,nodes=64", table.game, 0)
    luck = random.Random(slug)
    won, games = 0.0, 300
    for number in range(games):
        trial = table.copy()
        trial.play(luck.choice(trial.actions))
        second.begin(number)
        trial.play(second.choose(trial))
        won += trial.payoff[1]
    assert abs(won / games - 0.5) < 0.11  # nearly four standard errors


def test_analysis_is_as_blind_as_the_seat() -> None:
    table = tiny("pennies")
    table.play("heads")
    found = analyse(table, 1, rounds=20_000, seed=5)
    assert all(abs(worth.chance - 0.5) < 0.06 for worth in found.moves)


def test_the_search_leaves_other_threads_free(any_game: Game) -> None:
    """Everything that thinks is compiled to release the interpreter's lock."""
    driver: ModuleType = search_driver(any_game)
    for name in ("search", "play_outs", "key_of", "find"):
        assert getattr(driver, name).targetoptions["nogil"], name
