"""The contract tests hold on every machine, not only on the one that runs the other tests: a sample of them on WebAssembly for
every game, and on the interpreter for the smallest. (`make bounds` runs more of them interpreted.)"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowyard import Game
from support import of_the_house

CONTRACT = Path(__file__).parents[1] / "contract"
SAMPLE = ("looks_the_same", "refused_moves", "same_seed")
SMALLEST = "forts"


def on(machine: str, slug: str, *names: str) -> str:
    path = os.pathsep.join(filter(None, (str(CONTRACT.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SNOWYARD_MACHINE": machine, "PYTHONPATH": path}
    files = [str(CONTRACT / name) for name in ("test_secrets.py", "test_table.py", "test_golden.py")]
    chosen = f"{slug} and ({' or '.join(names)})"
    command = [sys.executable, "-m", "pytest", *files, "-k", chosen, "-p", "no:cacheprovider", "-p", "no:randomly", "-x"]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    return run.stdout


def test_contract_tests_hold_on_webassembly(any_game: Game) -> None:
    of_the_house(any_game)
    assert f"{len(SAMPLE)} passed" in on("wasm", any_game.slug, *SAMPLE)


@pytest.mark.sweep  # interpreted rules take their time; test_interpreted.py compares a sample of games in every run
def test_contract_tests_and_golden_games_hold_on_the_interpreter() -> None:
    assert " passed" in on("interpreter", SMALLEST, "looks_the_same", "replaces_the_dice", "padding", "golden_playthroughs")


@pytest.mark.sweep
def test_modules_that_check_every_index_play_the_same_games() -> None:
    """`make wasm-bounds`, of the smallest game."""
    pytest.importorskip("ziglang", reason="pip install 'snowyard[wasm]'")
    command = [sys.executable, "-m", "wasm.checked", SMALLEST]
    path = os.pathsep.join(filter(None, (str(CONTRACT.parent), os.environ.get("PYTHONPATH"))))
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "every index checked: the same bytes, no overrun" in run.stdout
