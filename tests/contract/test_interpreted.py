"""The same functions, compiled and as plain Python, give the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowyard import Game
from support import fingerprint

HERE = Path(__file__).parent
BATCHES = 4


@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.heavy) for batch in range(1, BATCHES))])
def test_interpreted_and_compiled_games_are_the_same_byte_for_byte(any_game: Game, batch: int) -> None:
    games = str(any_game.module("options").INTERPRETED_GAMES // BATCHES)
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    command = [sys.executable, str(HERE / "interpreted.py"), any_game.slug, games, str(batch)]
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout.split() == fingerprint(any_game, int(games), batch)
