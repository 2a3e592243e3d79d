"""The names of players, and what becomes of them."""

from __future__ import annotations

import pytest

from snowyard import Game, Refusal, new
from snowyard.players import KINDS, LEVELS, NAMES, check_kind, player


def test_the_levels_have_the_same_names_in_every_game(any_game: Game) -> None:
    assert list(LEVELS) == ["easy", "fair", "hard", "expert", "champion"]
    table = new(any_game.slug, seed=3)
    for kind in (*KINDS, "easy", "fair"):
        assert player(kind, any_game, 5).choose(table) in table.actions


@pytest.mark.parametrize("kind", ["random", "simple", "easy", "search:rounds=50,nodes=256"])
def test_beginning_anew_is_as_good_as_being_made_anew(kind: str) -> None:
    table = new("forts", seats=3, seed=5)
    used = player(kind, table.game, 1)
    chosen = [used.choose(table) for _ in range(10)]
    used.begin(1)
    assert [used.choose(table) for _ in range(10)] == chosen
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("genius", "there is no bot 'genius'; there are random, simple, easy, fair, hard, expert, champion"),
        ("exprt", "Did you mean 'expert'?"),
        ("program:", "wants the command"),
        ("search:speed=3", "a search has no setting 'speed=3'"),
        ("search:rounds=many", "the setting rounds of a search is a number, not 'many'"),
    ],
)
def test_a_kind_that_is_none_is_refused(kind: str, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint.replace("?", r"\?")):
        check_kind(kind)


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(Refusal, match="needs a budget"):
        player("search:", new("forts", seed=1).game, 1)
