"""The summary of a batch is the same on a GPU as on the processor, to the last digit. Runs where there is a device."""

from __future__ import annotations

import pytest

from snowyard import Game
from snowyard.kernel import gpu
from snowyard.lab.simulate import simulate

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not gpu.available(), reason="no CUDA device (or no numba-cuda) here")]


@pytest.mark.parametrize("bots", ["random", "simple"])
def test_a_gpu_sums_up_the_same_games_as_the_processor(any_game: Game, bots: str) -> None:
    there = simulate(any_game.slug, 3_000, [bots], seed=8, device="cuda")
    here = simulate(any_game.slug, 3_000, [bots], seed=8)
    assert {**there.as_json(), "seconds": 0} == {**here.as_json(), "seconds": 0}


def test_a_gpu_takes_many_seats_and_mixed_players() -> None:
    bots = ["simple", "random", "random", "simple", "random"]
    there = simulate("forts", 20_000, bots, seed=8, device="cuda", seats=5)
    assert there.as_json()["seats"] == simulate("forts", 20_000, bots, seed=8, seats=5).as_json()["seats"]
