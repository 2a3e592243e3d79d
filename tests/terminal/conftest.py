"""Ways to sit at the terminal: in this process with answers prepared, or at a process of its own, through pipes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from snowyard.cli import main

PROGRAM = [sys.executable, "-m", "snowyard.cli"]


class Said(NamedTuple):
    status: int
    out: str
    err: str


Sit = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go into this test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """`sit("play", "forts", answers=["1", "quit"])`: run the command here with these lines typed."""

    def run(*arguments: str, answers: list[str] | None = None) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in answers or [])))
        try:
            status = main(arguments)
        except SystemExit as ended:  # argparse leaves this way
            status = int(ended.code or 0)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return run


class Talk:
    """A process of its own, asked and answered through pipes."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self.heard = ""

    def hear(self, until: str) -> str:
        """What it writes up to this text, or up to its end."""
        assert self.process.stdout is not None
        new = ""
        while until not in new:
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                break
            new += data.decode()
        self.heard += new
        return new

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    def end(self) -> tuple[int, str]:
        """Its status and what it wrote to the error stream."""
        _, err = self.process.communicate(timeout=30)
        return self.process.returncode, err.decode()


@pytest.fixture
def talk() -> Iterator[Callable[..., Talk]]:
    begun: list[Talk] = []

    def begin(*arguments: str) -> Talk:
        begun.append(Talk(*arguments))
        return begun[-1]

    yield begin
    for one in begun:
        one.process.kill()
        one.process.communicate()
