"""train/champion.py, for seconds: what it writes is what it trained, in whole numbers, and a champion plays with it."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from snowyard import new
from snowyard.kernel.game import game
from snowyard.players import networks, player
from snowyard.players.tree import network

pytestmark = pytest.mark.heavy  # it needs PyTorch
TRAIN = Path(__file__).parents[2] / "train" / "champion.py"
LITTLE = ["--first", "3000", "--positions", "400", "--steps", "60", "--workers", "2", "--device", "cpu"]


def trained(folder: Path, generations: int) -> None:
    command = [sys.executable, str(TRAIN), "forts", *LITTLE, "--generations", str(generations), "--out", str(folder)]
    subprocess.run(command, check=True, env={**os.environ, "SNOWYARD_MACHINE": "native"}, timeout=600)


def test_a_network_is_trained_goes_on_where_it_stopped_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    trained(tmp_path, 0)
    trained(tmp_path, 1)
    rows = list(csv.DictReader((tmp_path / "forts-1.csv").read_text().splitlines()))
    assert [row["generation"] for row in rows] == ["0", "1"]
    first = [float(loss) for loss in rows[0]["losses"].split()]
    assert first[0] < 0.66 < np.log(2)  # something was learned: to know nothing of two seats costs log 2
    forts = game("forts")
    (tmp_path / "forts-1-1.bin").rename(tmp_path / "forts.bin")
    monkeypatch.setenv(networks.ELSEWHERE, str(tmp_path))
    held = networks.read(forts)
    assert held.about["generation"] == 1
    layers = torch.load(tmp_path / "forts-1.pt", weights_only=True)["net"]
    cells = np.zeros(forts.network_inputs, np.float32)
    units = np.zeros(network.UNITS_1 + network.UNITS_2, np.int32)
    luck = np.random.default_rng(5)
    for _ in range(20):
        cells[:] = luck.integers(0, 65, len(cells)) / network.INPUT_ONE * (luck.random(len(cells)) < 0.3)
        exact = torch.from_numpy(cells)
        for name in ("first", "second"):
            exact = (layers[f"{name}.weight"] @ exact + layers[f"{name}.bias"]).clamp(0, 1)
        wanted = float(layers["last.weight"] @ exact + layers["last.bias"])
        assert network.stands(cells, len(cells), held.weights, held.biases, units) == pytest.approx(wanted, abs=0.06)
    table = new("forts", seed=3)
    champion = player("search:rounds=20,learned=1", forts, 1)
    while not table.over:
        table.play(champion.choose(table))
    assert sum(table.payoff) == pytest.approx(1)
