"""What `snowyard bench` measures, without a clock or a card of its own."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from snowyard import Refusal
from snowyard.lab import bench


class Card:
    """Every game has 50 decisions. Dealing all tables takes 2 s, the last games, when most tables are done, 7 s; in between
    the card makes 1,000 decisions a second."""

    tables = 100

    def __init__(self) -> None:
        self.clock = 0.0
        self.runs: list[int] = []

    def simulate(self, seed: int, first: int, games: int) -> Any:
        self.runs.append(games)
        self.clock += 2 + 50 * games / 1000 + 7
        return SimpleNamespace(decisions=50 * games)


@pytest.mark.parametrize("seconds", [1, 600])
def test_the_speed_of_a_card_is_that_of_all_tables_at_work(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card()
    monkeypatch.setattr(time, "perf_counter", lambda: card.clock)
    figures = bench.steady_rate(card, seconds)  # type: ignore[arg-type]
    assert figures["cuda"]["decisions"] == pytest.approx(1000)
    assert figures["cuda"]["games"] == pytest.approx(20)
    assert figures["cuda"]["with_start_and_end"] < 1000
    assert figures["decisions_per_game"] == 50
    assert figures["games"] == card.runs[-1] == bench.LONGER * card.runs[-2]
    assert card.runs[-2] >= card.tables
    assert figures["seconds"] >= seconds / 2


def test_one_setting_of_a_game_can_be_measured_and_an_unknown_one_is_refused() -> None:
    of, settings = bench.settings_of("forts/four")
    assert (of.slug, list(settings)) == ("forts", ["four"])
    assert list(bench.settings_of("forts")[1]) == list(of.module("options").VARIANTS)
    with pytest.raises(Refusal, match=r"forts has no setting 'fuor' to measure; it has two, four.* Did you mean 'four'"):
        bench.settings_of("forts/fuor")
