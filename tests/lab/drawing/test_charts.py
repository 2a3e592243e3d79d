from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from snowyard.lab.drawing.charts import Curve, Dot, columns, curves, figure, forest, standalone, ticks
from snowyard.lab.drawing.palette import COLOURS, DAY, EVENING, SHAPES, mark


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-3.2, 17.9), (0.241, 0.262), (1200, 1900), (5, 5)])
def test_axes_have_a_few_round_numbers_that_cover_everything(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert 2 <= len(marks) <= 8


def test_every_chart_is_well_formed_and_says_what_it_shows() -> None:
    dots = [Dot("a < b & c", 0.5, 0.4, 0.6, 0), Dot("other", 0.1, 0.0, 0.3, 1)]
    charts = [
        forest("Shares & more", dots, "%", 0.5, ["one", "two"]),
        columns("Lengths", 3, 2, [[0.1, 0.6, 0.3], [0.5, 0.5]], ["one", "two"], "turns"),
        curves("Chances", [Curve("one", ((0.0, 0.5), (1.0, 0.9)), ((0.4, 0.6), (0.8, 1.0)))], "share", "%", 0.5),
    ]
    for chart in charts:
        for text in (chart, standalone(chart).split("\n", 1)[1]):
            tree = ElementTree.fromstring(text)
            space = "{http://www.w3.org/2000/svg}"
            assert tree.find(f"{space}title").text  # type: ignore[union-attr]
            assert tree.find(f"{space}desc").text  # type: ignore[union-attr]
    assert "a < b & c 50 %, 40 % to 60 %" in (ElementTree.fromstring(charts[0])[1].text or "")


def test_what_is_told_by_colour_is_told_by_shape_too() -> None:
    assert len(set(COLOURS)) == len(set(SHAPES)) == 8
    drawn = [mark(number, 0, 0).replace(COLOURS[number], "") for number in range(8)]
    assert len(set(drawn)) == 8


@pytest.mark.parametrize("colours", [DAY, EVENING])
def test_letters_stand_out_from_paper_and_ground(colours: dict[str, str]) -> None:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for ink in ("ink", "quiet", "cold"):
        for under in ("paper", "ground"):
            high, low = sorted((light(colours[ink]), light(colours[under])), reverse=True)
            assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, under)


def test_numbers_are_written_as_people_read_them() -> None:
    assert [figure(0.5, "%"), figure(0.031, "%"), figure(0, "%")] == ["50 %", "3.1 %", "0 %"]
    assert [figure(0.021, "points"), figure(-0.1, "points"), figure(0, "points")] == ["+2.1", "-10.0", "0"]
    assert [figure(1234.5), figure(12.34), figure(1.234), figure(7)] == ["1234", "12.3", "1.23", "7"]
