"""The chances that a replay shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from snowyard.match import Match, seed_from
from snowyard.match.analysis import review
from snowyard.players import Bot
from snowyard.server import chances
from snowyard.server.chances import ERROR, ROUNDS, Analyst, expected
from snowyard.server.work import CHANCE, Place


def test_the_chances_of_a_replay_are_those_that_an_analysis_of_the_game_finds() -> None:
    match, bot = Match("forts", seed=seed_from(4), seats=2), Bot("simple", 2)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    found = review(match, playouts=ROUNDS, rounds=20)
    shown = [expected(match, number) for number in range(len(match.moves) + 1)]
    assert shown[0] == [round(chance, 3) for chance in found.before]  # the same dice
    assert shown[-1] == match.table.payoff
    for ours, theirs in zip(shown, found.chances, strict=True):
        assert abs(ours[0] - theirs[0]) < 5 * 2**0.5 * ERROR


class Thinking:
    """Bots that think at once and note the price."""

    def __init__(self) -> None:
        self.work, self.prices = self, list[float]()

    async def afford(self, host: str) -> None:
        pass

    async def run(self, place: Place, cost: float, work: Callable[[], Any]) -> Any:
        self.prices.append(cost)
        return work()


def test_a_step_is_paid_for_as_the_last_one_of_its_game_took(monkeypatch: pytest.MonkeyPatch) -> None:
    bots: Any = Thinking()
    analyst, lanes, forts = Analyst(bots), Match("lanes", seed=seed_from(1)), Match("forts", seed=seed_from(1))
    clock = iter([0.0, 0.215, 1.0, 1.003, 2.0, 2.2])  # seconds of this thread, before and after each step
    monkeypatch.setattr(chances, "expected", lambda match, number: [0.5, 0.5])
    monkeypatch.setattr(time, "thread_time", lambda: next(clock))
    for match in (lanes, forts, lanes):
        asyncio.run(analyst._expected(match, 0, "somebody"))
    assert bots.prices == pytest.approx([CHANCE, CHANCE, 215.0])
