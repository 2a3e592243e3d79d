from __future__ import annotations

import numpy as np
import pytest

from snowyard.lab import traces
from snowyard.lab.comparing import COURSE, _gone
from snowyard.lab.survey import survey
from snowyard.lab.traces import MOMENTS, POINTS, TRIED, Traces, agency, by_game, choice_worth, course, kingmaking, trace
from snowyard.lab.workers import Threads


def made_up(chances: list[list[list[float]]], payoffs: list[list[float]]) -> Traces:
    games = len(chances)
    seats = len(payoffs[0])
    return Traces(
        "simple",
        "simple",
        np.array(chances),
        np.array(payoffs),
        np.full((games, MOMENTS, 3), -1, np.int32),
        np.full((games, MOMENTS, TRIED), -1, np.int32),
        np.zeros((games, MOMENTS, TRIED, 2, seats)),
    )


def test_the_course_of_a_game_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "POINTS", 4)
    t = made_up(
        [[[0.5, 0.5], [0.8, 0.2], [0.3, 0.7], [0.05, 0.95]], [[0.6, 0.4], [0.95, 0.05], [0.85, 0.15], [0.92, 0.08]]],
        [[0.0, 1.0], [1.0, 0.0]],
    )
    found = course(t)
    assert found is not None
    assert found.lead_changes.value == 0.5  # once in the first game
    assert found.comebacks.value == 0.5  # the first winner was down to 20 %, under half of an even share
    assert found.decided_at.tolist() == [0.75, 0.75]
    assert found.drama.value == pytest.approx(0.6**0.5 / 2)
    assert found.winner[1].value == pytest.approx((0.2 + 0.95) / 2)


def test_games_without_a_single_winner_have_no_course() -> None:
    assert course(made_up([[[0.5, 0.5]] * POINTS], [[0.5, 0.5]])) is None


def test_chances_at_the_start_are_what_the_players_win_and_end_where_the_game_ends() -> None:
    s = survey("forts", "simple", 60, Threads(2))
    t = trace(s, {}, Threads(2), effort=100_000)
    assert t.chances.shape == (60, POINTS, 2)
    assert t.chances.sum(axis=2) == pytest.approx(1)
    wide = survey("forts", "simple", 4000, Threads(2))
    assert t.chances[:, 0, :].mean(axis=0) == pytest.approx(wide.payoffs.mean(axis=0), abs=0.06)
    found = course(t)
    assert found is not None
    assert found.winner[-1].value > found.winner[0].value + 0.2


def test_traces_are_the_same_however_the_work_is_split() -> None:
    s = survey("splat", "random", 60, Threads(1), seats=3)
    one, two = (trace(s, {"seats": 3}, Threads(n), effort=10_000) for n in (1, 2))
    assert np.array_equal(one.chances, two.chances)
    assert np.array_equal(one.won, two.won)


def test_a_game_of_pure_luck_gives_choices_no_worth() -> None:
    """Two-player splat has no choices; two-player splat with the full deck has some."""
    s = survey("splat", "random", 60, Threads(1), seats=2)
    t = trace(s, {"seats": 2}, Threads(2), effort=10_000)
    assert (t.places[:, :, 0] == -1).all()
    assert agency(t).count == 0


def test_choices_matter_in_forts_and_their_worth_is_found() -> None:
    s = survey("forts", "simple", 150, Threads(2))
    t = trace(s, {}, Threads(2), effort=3_000_000)
    assert agency(t).low > 0
    from snowyard import game
    from snowyard.lab.counted import things_of

    worth = {things_of(game("forts")).all[n].name: f for n, f in choice_worth(game("forts"), t).items()}
    assert worth["build snowball"].value < worth["throw brick"].value


def test_reports_and_comparisons_tell_the_same_of_a_game_with_draws() -> None:
    """Three games with a winner, one of whom came back, and two draws: the draws have neither comeback nor drama."""
    behind, ahead = [[0.1, 0.6, 0.3]] * POINTS, [[0.6, 0.2, 0.2]] * POINTS
    third = 1 / 3
    t = made_up(
        [behind, ahead, ahead, behind, ahead],
        [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [third, third, third], [0.5, 0.5, 0.0]],
    )
    for number, moment, hopeless in ((0, 0, True), (0, 1, False), (0, 2, False), (3, 0, True), (4, 0, False)):
        t.places[number, moment] = (0, moment, 1)
        t.tried[number, moment, :2] = (1, 2)
        t.won[number, moment, :2] = 0.0 if hopeless else third
        t.won[number, moment, 0, :, 1] = 0.9  # the first choice lets the second seat win
    found, kings = course(t), kingmaking(t)
    assert found is not None
    sums, sizes = by_game(t)
    compared = [_gone(measure, n, (sums, sizes), (sums, sizes), 0.05).before for n, measure in enumerate(COURSE)]
    assert compared == pytest.approx([1 / 3, 0.5**0.5 / 3, 2 / 5, 0.9])
    assert [found.comebacks.value, found.drama.value, kings.hopeless.value, kings.shift.value] == pytest.approx(compared)
    assert [found.comebacks.count, kings.hopeless.count, kings.shift.count] == [3, 5, 2]


def test_kingmakers_are_those_who_cannot_win() -> None:
    t = made_up([[[0.3, 0.3, 0.4]] * POINTS], [[0.0, 0.0, 1.0]])
    t.places[0, 0] = (0, 5, 1)
    t.tried[0, 0, :2] = (1, 2)
    t.won[0, 0, 0] = [[0.0, 0.9, 0.1], [0.0, 0.8, 0.2]]
    t.won[0, 0, 1] = [[0.02, 0.2, 0.78], [0.02, 0.3, 0.68]]
    t.places[0, 1] = (1, 7, 1)
    t.tried[0, 1, :2] = (1, 2)
    t.won[0, 1, :2] = 1 / 3
    found = kingmaking(t)
    assert found.hopeless.value == 0.5
    assert found.hopeless.count == 2
