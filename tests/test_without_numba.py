"""Numba is not needed to play: everything here runs in processes where it cannot be imported."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.process import Process
from snowyard.kernel.errors import listing
from test_cli import sub_commands

PROGRAM = [sys.executable, "-m", "snowyard.cli"]
GONE = """
import sys

class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Gone())
"""
INSTALL = "pip install 'snowyard[fast]'"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a program; whatever it starts has no Numba either."""
    (tmp_path / "sitecustomize.py").write_text(GONE, encoding="utf-8")
    path = (str(tmp_path), str(Path(__file__).parent), os.environ.get("PYTHONPATH"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    for name in ("SNOWYARD_MACHINE", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SNOWYARD_CACHE", str(tmp_path / "cache"))

    def run(*command: str, said: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, input=said, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=300)

    assert run(sys.executable, "-c", "import numba").returncode != 0
    return run


def test_a_game_against_bots_is_played_in_the_terminal_and_verified(without: Run) -> None:
    seats = ("--seats", "me,bot,bot:simple", "--seed", "3")
    played = without(*PROGRAM, "play", "forts", *seats, "--save", "game.txt", said="bot simple\n" * 500)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over." in played.stdout
    verified = without(*PROGRAM, "verify", "game.txt")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "moves are legal to its end, the seed fits its commitment" in verified.stdout


def test_a_server_deals_and_a_fair_bot_answers(without: Run, tmp_path: Path) -> None:
    with Process(str(tmp_path / "tables.db")) as yard:
        for slug in ("forts", "lanes"):
            made = yard.make(slug, [{"kind": "me", "name": "Mia"}, {"kind": "bot", "level": "fair"}])
            with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
                while not any(line["cause"] == "bot" for line in mia.lines):
                    if mia.decides and mia.state:
                        assert mia.move(mia.state["moves"][0]["move"])["type"] == "ack"
                    else:
                        mia.next()


@pytest.mark.parametrize("part", range(3))
def test_every_sub_command_explains_itself(without: Run, part: int) -> None:
    code = "import sys; from snowyard.cli import main; main([*sys.argv[1:], '--help'])"
    names = list(sub_commands())[part::3]
    assert names, listing(sub_commands())
    for name in names:
        told = without(sys.executable, "-c", code, *name.split())
        assert (told.returncode, told.stderr) == (0, ""), name
        assert told.stdout.startswith(f"usage: snowyard {name}")


def test_many_games_at_once_are_played_by_the_module(without: Run) -> None:
    played = without(*PROGRAM, "simulate", "forts", "--games", "2000")
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.startswith("2,000 games of forts")


def test_what_cannot_be_done_without_it_says_what_to_install(without: Run) -> None:
    code = "import snowyard; snowyard.batch('forts', 4)"
    batch = without(sys.executable, "-c", f"import snowyard\ntry:\n    {code}\nexcept snowyard.Refusal as no:\n    print(no)")
    assert batch.stdout == f"a batch needs Numba: {INSTALL}\n"
    survey = without(*PROGRAM, "lab", "report", "forts", "--games", "1000", "--levels", "random")
    assert (survey.returncode, survey.stderr.splitlines()[-1]) == (2, f"snowyard: a survey needs Numba: {INSTALL}")
    asked = without("env", "SNOWYARD_MACHINE=native", *PROGRAM, "games")
    assert (asked.returncode, asked.stderr) == (2, f"snowyard: SNOWYARD_MACHINE=native needs Numba: {INSTALL}\n")
