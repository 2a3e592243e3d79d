"""On a GPU the same rules give the same bytes. Runs where there is a CUDA device."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from snowyard import Game
from snowyard.kernel import bits, gpu
from support import random_setting

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not gpu.available(), reason="no CUDA device (or no numba-cuda) here")]

GAMES = 256
ROUNDS = 6


def on_cpu(game: Game, options: Any, seed: int, players: Any, most: int) -> Any:
    tables, mask, luck = game.layout.array(GAMES), bits.empty(game.actions), np.zeros(4, np.uint32)
    driver = game.driver
    for i in range(GAMES):
        driver.deal(tables.lifted, tables.raw, i, options, np.uint64(seed), np.uint64(i))
        driver.key(luck, np.uint64(seed) ^ driver.PLAYERS_STREAM, np.uint64(i))
        t = tables.one(i)
        played = 0
        while t.actor >= 0 and played < most:
            driver.legal(t, mask)
            driver.step(t, driver.choose(t, mask, luck, players[t.actor]))
            played += 1
    return tables.raw


@pytest.mark.parametrize("most", [0, 7, 60, 100_000])
def test_gpu_and_cpu_records_are_the_same_byte_for_byte(any_game: Game, most: int) -> None:
    rng = random.Random(f"{any_game.slug} cuda {most}")
    for round_ in range(ROUNDS):
        options = any_game.options_words(random_setting(any_game, rng))
        players = np.array([rng.randrange(2) for _ in range(any_game.most_seats)], np.int8)
        there = gpu.play_some(any_game, options, round_, 0, GAMES, players, most).raw
        here = on_cpu(any_game, options, round_, players, most)
        differing = np.flatnonzero((there != here).any(axis=1))
        assert len(differing) == 0, f"{len(differing)} of {GAMES} records differ, first {differing[:5]}"


def test_gpu_sums_are_the_sums_of_the_same_games(any_game: Game) -> None:
    from snowyard.lab.simulate import play

    options = any_game.options_words({})
    players = np.zeros(any_game.most_seats, np.int8)
    totals = gpu.Batch(any_game, options, players, 512).simulate(3, 0, 2000)
    chunk = play(any_game, options, players, any_game.most_seats, 3, 0, 2000)
    units = np.rint(chunk.payoffs * gpu.UNITS).astype(np.int64)
    assert totals.won.tolist() == units.sum(axis=0).tolist()
    assert totals.squares.tolist() == (units**2).sum(axis=0).tolist()
    assert np.trim_zeros(totals.turns, "b").tolist() == np.bincount(chunk.turns).tolist()
    assert np.trim_zeros(totals.lengths, "b").tolist() == np.bincount(chunk.decisions).tolist()
