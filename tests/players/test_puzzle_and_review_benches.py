"""The benches behind docs/review.md: what they say of a decision is what the review says, and work is shared as it should be."""

from __future__ import annotations

import importlib
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from snowyard import setup
from snowyard.kernel.game import game
from snowyard.kernel.machine import MACHINE
from snowyard.match.puzzles import puzzles_of
from snowyard.players.verdict import Evaluator

from players.endings import LAID  # isort: skip

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def benches(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    monkeypatch.setenv("SNOWYARD_MACHINE", "native")  # they would say so, and it would stay
    yield importlib.import_module("find_puzzles"), importlib.import_module("review")
    for name in ("find_puzzles", "review", "puzzle_stages", "together"):
        sys.modules.pop(name, None)


@pytest.mark.skipif(MACHINE != "native", reason="slow without machine code")
def test_the_rule_that_is_measured_is_the_one_of_a_review(benches: Any) -> None:
    _, review = benches
    table = setup("forts", LAID[1], seats=2, turn_cap_per_player=10)
    measuring, evaluator = review.Measuring(table.game), Evaluator(table.game)
    marked = 0
    for number, action in enumerate(a for a in table.actions if a != table.game.gives_up):
        row = measuring.row(table, action, 5, number)
        verdict = evaluator.evaluate(table, action, 5, number)
        is_mistake, cost = review.judged(row, review.Rule())
        assert (is_mistake, row["best"]) == (verdict.is_mistake, verdict.best)
        if is_mistake:
            assert cost == pytest.approx(verdict.cost)
            assert review.deep_cost(row, verdict.best) == pytest.approx(cost, abs=0.08)
        short = measuring.row(table, action, 5, number, marks=True)
        assert ("deep_best" in short) == is_mistake
        assert short == (row if is_mistake else {**short, "moves": only_of_review(row)})
        marked += is_mistake
    assert marked


def only_of_review(row: dict[str, Any]) -> dict[str, Any]:
    """What was noted of a decision before any deeper look."""
    noted = {move: {name: pairs for name, pairs in told.items() if name != "deep"} for move, told in row["moves"].items()}
    return {move: told for move, told in noted.items() if told}


@pytest.mark.parametrize("deeper", [True, False])
def test_mistakes_that_are_not_marked_are_counted_only_where_they_were_looked_for(benches: Any, deeper: bool) -> None:
    _, review = benches
    great = [[16_000, 4000.0, 8000.0, 6000.0]]
    row: dict[str, Any] = {"seed": 1, "played": 1, "best": 1, "moves": {"2": {"deep": great}} if deeper else {}}
    told = review.told([row | {"deep_best": 2} if deeper else row], review.Rule())
    assert f"that are marked: {'0 of 1, 0%' if deeper else 'not looked for'}" in told


def test_workers_take_what_lacks_most_and_leave_alone_what_has_enough(benches: Any, tmp_path: Path) -> None:
    find, _ = benches
    work = find.Work(["forts", "splat"], tmp_path, 7, wanted=1000)
    work.kept[0] = 990
    assert [work.take() for _ in range(3)] == [(1, 7), (1, 8), (1, 9)]
    work.kept[1] = 1000
    assert work.take() == (0, 7)
    work.kept[0] = 1000
    assert work.take() is None


def test_found_puzzles_are_written_at_once_and_the_work_goes_on_after_them(benches: Any, tmp_path: Path) -> None:
    find, _ = benches
    puzzle = puzzles_of(game("forts"))[0]
    work = find.Work(["forts"], tmp_path, 0, wanted=1000)
    before = work.kept[0]
    assert work.keep(0, replace(puzzle, mark="new"))
    work.done(0, 4, {"decisions": 9, "fell": {}, "seconds": 1.0})
    with (tmp_path / "forts.jsonl").open("a") as file:
        file.write('{"seed": "cut o')  # whoever was ended in the middle of a line
    again = find.Work(["forts"], tmp_path, 0, wanted=1000)
    assert (again.kept[0], again.next[0]) == (before + 1, 5)
    assert [asdict(p) for p in find.puzzles_in(tmp_path, "forts")] == [asdict(replace(puzzle, mark="new"))]
