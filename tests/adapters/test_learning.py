"""The training example learns, and nothing heavy is imported by whoever does not ask for it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = ("torch", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "pyarrow", "PIL")


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=True).stdout


@pytest.mark.parametrize(
    ("statement", "allowed"),
    [
        ("import snowyard; snowyard.batch('forts', 2)", ()),
        ("import snowyard.cli; snowyard.cli.parser()", ()),
        ("import snowyard.adapters.pettingzoo", ("pettingzoo", "gymnasium")),
        ("import snowyard.adapters.gymnasium", ("gymnasium",)),
        pytest.param("import snowyard.adapters.openspiel", ("pyspiel",), marks=pytest.mark.heavy),
        ("import snowyard.adapters.export", ()),
    ],
)
def test_heavy_libraries_are_imported_only_by_their_adapter(statement: str, allowed: tuple[str, ...]) -> None:
    loaded = run(f"{statement}\nimport sys; print(*(set({HEAVY!r}) & set(sys.modules)))").split()
    assert set(loaded) <= set(allowed)


@pytest.mark.heavy
def test_the_training_example_learns_to_beat_random_players() -> None:
    """A tenth of what the example does by default; the interval is clear of even by far."""
    short = ["--updates", "7", "--tables", "256", "--steps", "64", "--games", "1500", "--opponents", "random"]
    program = [sys.executable, str(ROOT / "examples" / "train_ppo.py"), *short]
    done = subprocess.run(program, capture_output=True, text=True, timeout=600, check=True)
    result = re.search(r"against random: won ([\d.]+)% of 1500 games, 95 % interval ([\d.]+)% to", done.stdout)
    assert result, done.stdout
    assert "even would be 50.0%" in done.stdout
    assert float(result[2]) > 55
