"""How far long work is: what people are told while they wait."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snowyard import progress
from snowyard.cli import main
from snowyard.match import Match
from snowyard.match.recordfile import save
from snowyard.progress import Progress, Watched


def test_whoever_goes_through_watched_items_tells_how_far_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", -1.0)
    items = {bytes([n]): bytes([n]) for n in range(4)}
    with Progress("asking", 8) as told:
        assert list(Watched(items, told).items()) == list(items.items())
        assert list(Watched(items, told, before=4).items()) == list(items.items())
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(", ")[0] for line in lines] == [f"asking: {n} of 8" for n in range(1, 8)]
    assert lines[-1].endswith(" s left")


def test_work_of_unknown_length_tells_how_much_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", -1.0)
    with Progress("moves tried", None) as told:
        for done in (1, 1200, 2400):
            told(done)
    assert capsys.readouterr().err.splitlines() == ["moves tried: 1,200 so far", "moves tried: 2,400 so far"]


def test_long_commands_tell_how_far_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Listing the courses of a small game, reading records, playing against one player."""
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", -1.0)
    assert main(["solve", "lanes", "--most", "6000"]) == 0
    assert "moves tried: 1,000 so far" in capsys.readouterr().err
    files = []
    for number in range(3):
        match = Match("forts", seed=bytes([number] * 32), seats=2)
        match.play(match.table.actor, match.table.moves[0])
        files.append(tmp_path / f"{number}.txt")
        save(match, files[-1])
    assert main(["export", str(tmp_path / "games.parquet"), *map(str, files)]) == 0
    assert "records read: 1 of 3" in capsys.readouterr().err
    assert main(["exploit", "forts", "--against", "easy", "--decisions", "0", "--games", "8"]) == 0
    assert re.search(r"games that count: \d of 8, \d+ s left", capsys.readouterr().err)
