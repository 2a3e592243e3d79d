"""Random play against the table of the specification (20,000 games there; bounds of four standard errors of both runs),
and what no game may exceed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowyard import game
from snowyard.kernel import bits
from snowyard.kernel.record import PLAIN_RULES

GAMES = 30 if PLAIN_RULES else 40_000
WALKS = 10 if PLAIN_RULES else 250
SEED = 2026
SPECIFIED = {
    2: (23.38, 8.30, 0.533, 69.2),
    3: (27.45, 7.16, 0.350, 81.4),
    4: (31.85, 6.78, 0.256, 94.6),
    5: (36.27, 6.55, 0.210, 107.9),
    6: (41.04, 6.57, 0.169, 122.2),
    7: (45.66, 6.57, 0.147, 136.0),
    8: (50.43, 6.64, 0.128, 150.3),
}
"""Seats: mean turns, their standard deviation, share won by the starter, mean actions."""


class Simulator:
    """Many games at one table."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.game = game("forts")
        self.seats = seats
        self.options = self.game.options_words({"seats": seats, **options})
        self.tables = self.game.layout.array(1)
        self.mask, self.luck = bits.empty(self.game.actions), np.zeros(4, np.uint32)

    def simulate(self, games: int, players: list[int]) -> tuple[Any, Any, Any]:
        """Payoffs, turns and decisions of each game. 0 plays at random, 1 is the bot."""
        payoffs = np.zeros((games, self.seats))
        turns, decisions = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.game.driver.simulate(
            self.tables.lifted,
            self.tables.raw,
            0,
            self.mask,
            self.luck,
            self.options,
            np.uint64(SEED),
            0,
            games,
            np.array(players),
            payoffs,
            turns,
            decisions,
        )
        return payoffs, turns, decisions

    def deal(self, index: int) -> Any:
        driver = self.game.driver
        driver.deal(self.tables.lifted, self.tables.raw, 0, self.options, np.uint64(SEED), np.uint64(index))
        return self.tables[0]


def near(found: float, specified: float, deviation: float, games: int, rounding: float) -> bool:
    error = deviation * float(1 / 20_000 + 1 / games) ** 0.5
    return bool(abs(found - specified) < 4 * error + rounding)


@pytest.mark.rule("FORTS-10", "FORTS-43")
@pytest.mark.parametrize("seats", SPECIFIED)
def test_random_games_are_as_long_as_specified_and_the_starter_wins_as_often(seats: int) -> None:
    mean, deviation, share, _ = SPECIFIED[seats]
    simulator = Simulator(seats)
    payoffs, turns, decisions = simulator.simulate(GAMES, [0] * seats)
    assert near(turns.mean(), mean, deviation, GAMES, 0.005)
    assert PLAIN_RULES or abs(turns.std() / deviation - 1) < 0.03
    starters = np.array([simulator.deal(index).starter for index in range(GAMES)])
    won = payoffs[np.arange(GAMES), starters].mean()
    assert near(won, share, (share * (1 - share)) ** 0.5, GAMES, 0.0005)
    assert payoffs.sum() == GAMES
    assert turns.max() <= 110
    assert (decisions <= 9 * turns).all()


@pytest.mark.rule("FORTS-07", "FORTS-43")
@pytest.mark.parametrize("seats", SPECIFIED)
def test_random_games_take_as_many_actions_as_specified(seats: int) -> None:
    """Actions of the last turn that lapse are counted here (their spread is small); turns were counted above."""
    mean_turns, _, _, mean_actions = SPECIFIED[seats]
    simulator = Simulator(seats)
    driver, t, lapsed = simulator.game.driver, simulator.tables.one(), []
    for index in range(WALKS):
        view = simulator.deal(index)
        driver.key(simulator.luck, np.uint64(SEED), np.uint64(index))
        actions = 0
        while view.actor >= 0:
            actions += view.phase == 0
            driver.legal(t, simulator.mask)
            driver.step(t, driver.choose(t, simulator.mask, simulator.luck, 0))
        lapsed.append(3 * view.turn - actions)
    assert set(lapsed) <= {0, 1, 2}
    error = 4 * np.std(lapsed) / WALKS**0.5
    assert abs(3 * mean_turns - np.mean(lapsed) - mean_actions) < error + 0.065


@pytest.mark.rule("FORTS-45", "FORTS-R24")
@pytest.mark.parametrize(("seats", "cap"), [(2, 10), (8, 10), (3, 12)])
def test_no_game_passes_the_cap(seats: int, cap: int) -> None:
    payoffs, turns, decisions = Simulator(seats, turn_cap_per_player=cap).simulate(GAMES // 20 + 5, [0] * seats)
    assert turns.max() <= cap * seats
    if seats == 2:
        assert (turns == cap * seats).any()
    assert decisions.max() <= 9 * cap * seats
    assert np.allclose(payoffs.sum(axis=1), 1)


@pytest.mark.rule("FORTS-46")
@pytest.mark.parametrize("chooser", ["thrower", "owner"])
def test_between_random_players_it_does_not_matter_who_picks_the_brick(chooser: str) -> None:
    _, turns, _ = Simulator(4, near_miss_chooser=chooser).simulate(GAMES, [0] * 4)
    assert near(turns.mean(), 31.85, 6.78, GAMES, 0.005)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bot_beats_random_players(seats: int) -> None:
    """One bot among random players, in every seat in turn."""
    games = 4 if PLAIN_RULES else 2000
    won = 0.0
    for seat in range(seats):
        payoffs, _, _ = Simulator(seats).simulate(games, [int(s == seat) for s in range(seats)])
        won += payoffs[:, seat].mean() / seats
    assert PLAIN_RULES or won > {2: 0.88, 4: 0.65}[seats]


def test_games_between_bots_end_soon() -> None:
    """A player who cannot win must not stall, nor two who could."""
    for seats in (2, 4, 8):
        _, turns, _ = Simulator(seats).simulate(3 if PLAIN_RULES else 3000, [1] * seats)
        assert turns.max() < 40 * seats
