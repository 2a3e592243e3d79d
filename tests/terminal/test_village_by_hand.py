"""Faults of village, and of tall tables, that were seen while games were played by hand in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard import game, new
from terminal.sitting import PROGRAM
from terminal.tmux import Tmux, need_tmux

ME = ("play", "village", "--seats", "me,bot:simple", "--seed", "5", "--language", "en", "--no-forced")


def ready(text: str) -> bool:
    return text.rstrip().endswith("\n>")


class Sitting:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pane: Tmux | None = None

    def sit(self, *options: str, lines: int = 30, until: str) -> Tmux:
        """Let a bot choose until these words stand in the question."""
        pane = self.pane = Tmux(self.folder, [*PROGRAM, *ME, *options], 80, lines, "C.UTF-8")
        for number in range(30):
            text = pane.wait(lambda text, n=number: text.count("> bot simple") == n and ready(text))  # type: ignore[misc]
            if until in " ".join(pane.shown().split()):
                return pane
            pane.type("bot simple")
            pane.press("Enter")
        raise AssertionError(text)


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Sitting]:
    need_tmux()
    sitting = Sitting(tmp_path)
    yield sitting
    if sitting.pane is not None:
        sitting.pane.close()


def test_nothing_is_told_twice_under_a_tall_table(at: Sitting) -> None:
    """It stood above the table, and once more below it."""
    pane = at.sit(until="Spend one, or let")
    told = [line.strip() for line in pane.text().splitlines() if line.startswith("  ") and line.strip().endswith(".")]
    once = [line for line in told if " is up." in line or "the highest picks a corner first" in line or "stands in" in line]
    assert len(once) > 3
    assert [line for line in set(once) if once.count(line) > 1] == []
    shown = " ".join(pane.shown().split())
    assert shown.index("is up.") < shown.index("Spend one, or let")  # and it stands with the question


def test_many_places_are_looked_for_on_the_map_and_not_in_a_list(at: Sitting) -> None:
    """A list of columns pushed both the map and the question off the screen."""
    pane = at.sit(until="stand at the start?")
    shown = pane.shown()
    assert "238 places, each a . on the map. Type column and row, such as: to " in shown
    assert "places in column" not in shown
    assert "stand at the start?" in shown
    assert " 0  ............" in shown  # the map
    assert "\n  a " not in shown  # no letter is spent on some of them
    pane.type("to 12")
    pane.press("Enter")
    pane.wait(lambda text: "6 east of the south-west corner" in text and ready(text))


def test_the_map_says_what_its_numbers_count(at: Sitting) -> None:
    pane = at.sit(until="Spend one, or let")
    shown = " ".join(pane.shown().split())
    assert "The numbers at the edges count half inches; “at 12 5” is column 12, row 5." in shown


def test_places_are_written_as_they_are_typed() -> None:
    """ "12,5" is twelve and a half in German and French."""
    table = new("village", seed=5)
    while "to 12 5" not in table.moves:
        table.play(table.moves[0])
    table.play("to 12 5")
    drawn = "\n".join(game("village").module("screen").draw(table.view(0), ["Robin", "Bot 1"], True))
    assert "at 12 5 on snow" in drawn
    assert "12,5" not in drawn


def test_what_is_new_has_the_numbers_of_this_table(at: Sitting) -> None:
    """ "The game has 6 Turns", it said, of a game of two."""
    pane = at.sit("--option", "turns=2", lines=60, until="Spend one, or let")
    assert "The game has 2 Turns" in " ".join(pane.text().split())
