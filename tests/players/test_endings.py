"""On small endings with known best play the search finds it, in every game."""

from __future__ import annotations

from players.endings import endings, sure_wins, wins
from snowyard import Game, setup
from snowyard.players.search import Searcher, Settings

ENDINGS, GAMES = 3, 60


def test_the_search_finds_the_sure_win(any_game: Game) -> None:
    searcher = Searcher(any_game, Settings(rounds=600, nodes=1 << 12), seed=1)
    found = 0
    for table, winning in endings(any_game, ENDINGS, GAMES):
        searcher.begin(found)
        chosen = searcher.choose(table)
        assert chosen in winning, f"{any_game.name(chosen)} instead of {[any_game.name(a) for a in winning]}"
        found += 1
    assert found == ENDINGS


def test_the_solver_sees_a_win_only_where_no_die_can_spoil_it() -> None:
    ending = {"freeze_points": [0, 0], "hit_points": [20, 1], "brick": [[0] * 6, [0] * 6], "snowballs": [1, 0]}
    table = setup("forts", {**ending, "actor": 0, "player": 0, "actions_left": 1}, seats=2)
    throw = table.game.number("throw p1")
    assert throw not in sure_wins(table)  # a face of the Cube misses
    assert not wins(table, table.game.number("build snowball"), 0, 1)
