from __future__ import annotations

import random

import pytest

from snowyard.lab.sequential import Betting, running_half_width


def test_looking_all_the_time_is_seldom_wrong() -> None:
    """Coin flips that are fair: whoever looks after every one of 400 gives up the truth in at most 5 % of all runs."""
    rng = random.Random(5)
    wrong = 0
    for _ in range(200):
        bet = Betting(0.05)
        for _ in range(400):
            bet.add(float(rng.random() < 0.5))
        low, high = bet.interval()
        wrong += not low <= 0.5 <= high
    assert wrong <= 10  # 5 % of 200


@pytest.mark.parametrize("mean", [0.1, 0.5, 0.83])
def test_the_interval_closes_on_the_mean(mean: float) -> None:
    rng = random.Random(7)
    bet = Betting(0.05)
    for _ in range(3000):
        bet.add(float(rng.random() < mean))
    low, high = bet.interval()
    assert low <= mean <= high
    assert high - low < 0.09


def test_verdicts_are_more_less_even_and_open() -> None:
    rng = random.Random(1)
    for mean, expected in ((0.8, "more"), (0.2, "less"), (0.5, "even")):
        bet = Betting(0.05)
        assert bet.verdict(0.05) == "open"
        for _ in range(6000):
            bet.add(float(rng.random() < mean))
        assert bet.verdict(0.05) == expected


def test_numbers_that_never_vary_settle_quickly() -> None:
    bet = Betting(0.05)
    for _ in range(200):
        bet.add(0.5)
    assert bet.verdict(0.05) == "even"
    sure = Betting(0.05)
    for _ in range(15):
        sure.add(1.0)
    assert sure.verdict(0.05) == "more"


def test_the_running_interval_holds_at_all_times_at_once() -> None:
    """Sums of large samples, looked at a hundred times between 500 and 6,000 numbers."""
    rng = random.Random(11)
    wrong = 0
    for _ in range(40):
        total, squares, count = 0.0, 0.0, 0
        for _look in range(100):
            for _ in range(60):
                x = rng.expovariate(1.0)
                total, squares, count = total + x, squares + x * x, count + 1
            sd = (squares / count - (total / count) ** 2) ** 0.5
            if count > 500 and abs(total / count - 1) > running_half_width(count, sd, 0.05, 3000):
                wrong += 1
                break
    assert wrong <= 4  # of 40; 2 expected at most


def test_the_price_of_looking_is_less_than_double() -> None:
    usual = 1.96 / 3000**0.5
    assert usual < running_half_width(3000, 1.0, 0.05, 3000) < 1.7 * usual
