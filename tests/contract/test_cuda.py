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


def on_both(game: Game, setting: dict[str, Any], kinds: int) -> None:
    """The same games on the card and on the processor have the same sums. Players: 0, all at random; 1, simple ones too."""
    from snowyard.lab.simulate import play

    options = game.options_words(setting)
    players = np.arange(game.most_seats, dtype=np.int8) % 2 * kinds
    totals = gpu.Simulation(game, options, players if kinds else None, 512).simulate(3, 0, 2000)
    chunk = play(game, options, players.astype(np.int8), game.most_seats, 3, 0, 2000)
    units = np.rint(chunk.payoffs * gpu.UNITS).astype(np.int64)
    assert totals.won.tolist() == units.sum(axis=0).tolist()
    assert totals.squares.tolist() == (units**2).sum(axis=0).tolist()
    assert np.trim_zeros(totals.turns, "b").tolist() == np.bincount(chunk.turns).tolist()
    assert np.trim_zeros(totals.lengths, "b").tolist() == np.bincount(chunk.decisions).tolist()


@pytest.mark.parametrize("kinds", [0, 1])
def test_printed_games_on_a_gpu_have_the_sums_of_the_same_games_on_the_processor(any_game: Game, kinds: int) -> None:
    for setting in list(any_game.module("options").VARIANTS.values())[:2]:
        batch = gpu.Simulation(any_game, any_game.options_words(setting), None, 512)
        assert batch.driver is gpu.printed_driver(any_game)
        on_both(any_game, setting, kinds)


def test_variants_on_a_gpu_have_the_sums_of_the_same_games_on_the_processor(any_game: Game) -> None:
    rng = random.Random(f"{any_game.slug} cuda variants")
    for _ in range(ROUNDS):
        setting = random_setting(any_game, rng)
        while gpu.is_printed(any_game, any_game.options_words(setting)):
            setting = random_setting(any_game, rng)
        assert gpu.Simulation(any_game, any_game.options_words(setting), None, 512).driver is gpu.driver(any_game)
        on_both(any_game, setting, 0)
