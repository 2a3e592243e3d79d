from __future__ import annotations

import itertools
import math
import random

import pytest

from snowyard.lab.arena.ledger import ArenaGame
from snowyard.lab.arena.ratings import ELO, rate, wins


def game_of(seating: tuple[str, ...], deal: int, won: tuple[float, ...]) -> ArenaGame:
    seats = len(seating)
    return ArenaGame(seating, deal, won, 1, 1, (1,) * seats, (0.001,) * seats, (0.001,) * seats, (0,) * seats)


def played_by_strength(strength: dict[str, float], seats: int, deals: int, seed: int) -> list[ArenaGame]:
    """Games in which each player wins in proportion to its strength."""
    rng = random.Random(seed)
    found = []
    for deal in range(deals):
        for chosen in itertools.combinations(strength, seats):
            winner = rng.choices(range(seats), [strength[player] for player in chosen])[0]
            found.append(game_of(chosen, deal, tuple(float(seat == winner) for seat in range(seats))))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_known_strengths_at_any_table(seats: int) -> None:
    strength = {"weak": 1.0, "fair": 2.0, "good": 4.0, "best": 12.0}
    rows = {row.player: row for row in rate(played_by_strength(strength, seats, 1500, 3), list(strength))}
    for name, other in itertools.combinations(strength, 2):
        expected = ELO * math.log(strength[other] / strength[name])
        assert rows[other].rating - rows[name].rating == pytest.approx(expected, abs=30)
    mean = sum(map(math.log, strength.values())) / 4
    for name, row in rows.items():
        true = 1500 + ELO * (math.log(strength[name]) - mean)
        assert row.low - 10 < true < row.high + 10
        assert row.high - row.low < 60


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    strength = {"a": 1.0, "b": 2.0}
    true = 1500 + ELO * math.log(2) / 2
    covered = 0
    for seed in range(60):
        rows = {row.player: row for row in rate(played_by_strength(strength, 2, 200, seed), ["a", "b"])}
        covered += rows["b"].low <= true <= rows["b"].high
    assert covered >= 51  # of 60; 57 expected


def test_shared_wins_count_in_parts_and_team_mates_do_not_compare() -> None:
    counts = wins([game_of(("a", "b", "c"), 0, (0.5, 0.5, 0.0))], ["a", "b", "c"])[0]
    assert counts.tolist() == [[0, 0.5, 0.5], [0.5, 0, 0.5], [0, 0, 0]]
    teams = wins([game_of(("a", "b", "c", "d"), 0, (1.0, 1.0, 0.0, 0.0))], ["a", "b", "c", "d"])[0]
    assert teams.tolist() == [[0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0]]


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    rows = rate([game_of(("a", "b"), deal, (1.0, 0.0)) for deal in range(50)], ["a", "b"])
    assert rows[0].player == "a"
    assert math.isfinite(rows[1].rating)
    assert rows[0].share == 1.0
