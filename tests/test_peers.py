"""What `make peers` shows of its measurements. The measurements themselves are no test: they depend on the machine."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("peers.report")


def cases() -> dict[str, Any]:
    frame = importlib.import_module("peers.frame")
    if not frame.CASES:
        for file in sorted((BENCH / "peers").glob("*.py")):
            if file.stem not in ("__init__", "frame", "report"):
                importlib.import_module(f"peers.{file.stem}")
    return dict(frame.CASES)


ROWS: list[dict[str, Any]] = [
    {"case": "openspiel/leduc_poker python", "per_second": 1000.0, "per_game": 4.0},
    {"case": "openspiel/hearts python", "per_second": 4000.0, "per_game": 52.0},
    {"case": "rlcard/none", "missing": "not installed"},
    {"case": "snowyard/forts/two python", "per_second": 2500.0, "per_game": 74.0},
    {"case": "snowyard/splat/four python", "per_second": 2000.0, "per_game": None},
    {"case": "snowyard/forts/two table", "per_second": 300.0, "per_game": 74.0},
]


def test_every_peer_stands_beside_a_case_of_ours_on_the_same_road(report: Any) -> None:
    known = cases()
    assert report
    assert sum(bool(one.like) for one in known.values()) > 10
    assert [key for key, one in known.items() if one.like and f"snowyard/{one.like} {one.road}" not in known] == []


def test_the_table_has_ours_beside_theirs_with_the_ratio_and_the_decisions_of_a_game(report: Any) -> None:
    known = cases()
    lines = report.lines_of([row for row in ROWS if row["case"] in known], known)
    assert lines == [
        ("openspiel/leduc_poker", "python", "1,000", "4", "forts/two", "2,500", "74", "2.5"),
        ("openspiel/hearts", "python", "4,000", "52", "splat/four", "2,000", "", "0.5"),
        ("", "table", "", "", "forts/two", "300", "74", ""),
    ]
    printed = report.table(lines).splitlines()
    assert len({len(line) for line in printed}) == 1
    assert len(printed) == 4


def test_the_chart_shows_what_we_are_behind_in_to_the_left_and_the_page_has_both(report: Any) -> None:
    known = cases()
    lines = report.lines_of([row for row in ROWS if row["case"] in known], known)
    ahead, behind = report.chart(lines).splitlines()
    assert ahead.endswith("|" + "#" * 40 + " 2.5")
    assert behind.endswith("#" * 30 + "| 0.5")
    assert ahead.index("|") == behind.index("|")
    page = report.page(lines, ["rlcard/none (python): not installed"], "a processor")
    assert report.markdown(lines) in page
    assert report.chart(lines) in page
    assert "Not measured:\n\n- rlcard/none (python): not installed\n" in page
    assert "Not measured" not in report.page(lines, [], "a processor")
    assert report.chart([]) == ""


def test_a_case_that_could_not_be_measured_is_named_with_the_reason(report: Any) -> None:
    key = next(key for key, one in cases().items() if one.like)
    name, road = cases()[key].name, cases()[key].road
    assert report.missing([{"case": key, "missing": "no such library"}], cases()) == [f"{name} ({road}): no such library"]
    assert "peers.frame" in sys.modules
