"""Every terminal test has a home of its own, and somebody to sit in it."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snowyard.cli import main
from snowyard.kernel import tongue
from terminal.sitting import Said, Sit, Talk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Saved games go into this test's own folder, and so does what somebody has learned: that nothing need be explained."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "data" / "snowyard").mkdir(parents=True)
    (tmp_path / "data" / "snowyard" / "learned.json").write_text('{"help": false}', encoding="utf-8")
    monkeypatch.setenv("SNOWYARD_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    tongue.use("en")


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
