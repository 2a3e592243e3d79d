from __future__ import annotations

import json

import numpy as np
import pytest

from snowyard import Game, Refusal, game, new
from snowyard.cli import main
from snowyard.kernel import gpu
from snowyard.kernel.dice import key
from snowyard.kernel.gpu import UNITS
from snowyard.lab.simulate import play, simulate


def same(a: object, b: object) -> bool:
    return {**a.as_json(), "seconds": 0} == {**b.as_json(), "seconds": 0}  # type: ignore[attr-defined]


def test_results_do_not_depend_on_how_the_work_is_split(any_game: Game) -> None:
    one = simulate(any_game.slug, 60, seed=4, workers=1)
    two = simulate(any_game.slug, 60, seed=4, workers=2)
    assert same(one, two)
    assert not same(one, simulate(any_game.slug, 60, seed=5, workers=2))


def test_quiet_games_are_the_games_that_tables_play(any_game: Game) -> None:
    """A simulated game without events is the same game as one with events, move by move."""
    driver = any_game.driver
    options = any_game.options_words({})
    for kind in (0, 1):
        table = new(any_game.slug, seed=1)
        seats = table.seats
        players = np.full(seats, kind, np.int8)
        chunk = play(any_game, options, players if kind else None, seats, 9, 0, 4)
        for index in range(4):
            table = new(any_game.slug, seed=1)
            driver.deal(table._tables.lifted, table._tables.raw, 0, options, np.uint64(9), np.uint64(index))
            luck = np.zeros(4, np.uint32)
            key(luck, np.uint64(9) ^ driver.PLAYERS_STREAM, np.uint64(index))
            while not table.over:
                table.play(driver.choose(table._tables.one(), table.legal(), luck, kind))
            assert table.payoff == chunk.payoffs[index].tolist()
            assert table.t.turn == chunk.turns[index]
            assert table.t.decisions == chunk.decisions[index]


def test_a_summary_adds_up() -> None:
    progress: list[int] = []
    summary = simulate("forts", 3000, ["simple", "random"], seed=2, workers=2, progress=progress.append)
    assert progress[-1] == summary.games == 3000
    assert sum(summary.units) == 3000 * UNITS
    figures = summary.as_json()
    assert figures["seats"][0]["won"] > 0.6
    assert 0 < figures["seats"][0]["within"] < 0.03
    assert figures["turns"]["shortest"] <= figures["turns"]["5%"] <= figures["turns"]["50%"] <= figures["turns"]["longest"]
    assert figures["decisions_per_game"]["mean"] == pytest.approx(summary.decisions / 3000)


def test_the_interval_of_a_share_is_the_usual_one() -> None:
    summary = simulate("forts", 2000, seed=1)
    mean, half = summary.share(0)
    assert half == pytest.approx(1.96 * (mean * (1 - mean) / 2000) ** 0.5)


def test_bad_requests_are_refused() -> None:
    with pytest.raises(Refusal, match="at least 1"):
        simulate("forts", 0)
    with pytest.raises(Refusal, match="at least 1"):
        simulate("forts", 5, workers=0)
    with pytest.raises(Refusal, match="3 bots for 2 seats"):
        simulate("forts", 5, ["random"] * 3)
    with pytest.raises(Refusal, match="'clever' does not play here"):
        simulate("forts", 5, ["clever"])
    with pytest.raises(Refusal, match="no device 'tpu'"):
        simulate("forts", 5, device="tpu")


@pytest.mark.skipif(gpu.available(), reason="there is a CUDA device here")
def test_without_a_gpu_the_request_for_one_is_refused_clearly() -> None:
    with pytest.raises(Refusal, match="CUDA"):
        simulate("forts", 5, device="cuda")


def test_rounds_of_the_search_are_measured_beside_games_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "forts", "--search", "--seconds", "0.02", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["variant"] for row in rows] == list(game("forts").module("options").VARIANTS)
    for row in rows:
        assert row["rounds"] > 0
        assert row["factor"] == pytest.approx(row["games"] / row["rounds"])
    assert main(["bench", "forts", "--search", "--device", "cuda"]) == 2
    assert "leave out --device cuda" in capsys.readouterr().err
