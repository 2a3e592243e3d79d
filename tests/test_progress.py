"""How far long work is: what people are told while they wait."""

from __future__ import annotations

import pytest

from snowyard import progress
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
