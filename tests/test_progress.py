from __future__ import annotations

from types import SimpleNamespace

import pytest

from snowyard.progress import Progress, duration


def test_without_a_terminal_a_line_now_and_then_says_how_far_it_is_and_how_long_it_takes_yet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = iter([0.0, 1.0, 5.0, 21.0, 22.0])  # made, and heard four times
    monkeypatch.setattr("snowyard.progress.time", SimpleNamespace(monotonic=lambda: next(seconds)))
    with Progress("playing forts", 1000) as heard:
        for done in (100, 140, 300, 310):
            heard(done)
    assert capsys.readouterr().err == "playing forts: 300 of 1,000, 70 s left\n"


def test_times_are_said_as_people_say_them() -> None:
    assert [duration(seconds) for seconds in (0.4, 89, 91, 5000, 7200)] == ["0 s", "89 s", "2 min", "83 min", "2.0 h"]
