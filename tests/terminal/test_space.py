"""The room that a terminal has: what just happened stays in sight, at 40, 80 and 130 columns, with few letters and with many."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard import game, new
from snowyard.terminal.encoding import plainer
from snowyard.terminal.screen import Screen
from snowyard.terminal.theme import MARKS
from terminal.sitting import PROGRAM
from terminal.tmux import Tmux, need_tmux

VILLAGE = ("play", "village", "--seats", "me,bot:simple", "--seed", "5", "--option", "kids_per_team=2", "--no-forced")
DECISIONS = 6  # of mine until Ben has dice to spend


class Sitting:
    """At a terminal of some size, until Ben has dice to spend."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pane: Tmux | None = None

    def sit(self, columns: int, lines: int, locale: str = "C.UTF-8") -> Tmux:
        pane = self.pane = Tmux(self.folder, [*PROGRAM, *VILLAGE], columns, lines, locale)
        for number in range(DECISIONS):
            pane.wait(lambda text, n=number: text.count("> bot simple") == n and text.rstrip().endswith("\n>"))  # type: ignore[misc]
            pane.type("bot simple")
            pane.press("Enter")
        pane.wait(lambda text: "let Ben rest?" in " ".join(text.split()) and text.rstrip().endswith("\n>"))
        return pane


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Sitting]:
    need_tmux()
    sitting = Sitting(tmp_path)
    yield sitting
    if sitting.pane is not None:
        sitting.pane.close()


@pytest.mark.parametrize(("columns", "lines"), [(40, 24), (80, 24), (130, 40)])
def test_what_just_happened_stands_on_the_screen_with_the_question(at: Sitting, columns: int, lines: int) -> None:
    pane = at.sit(columns, lines)
    shown = " ".join(pane.shown().split())
    assert "Your Ben is up. Ben rolls 2, 4, 3, 4, 3 and 4." in shown
    assert shown.index("Ben rolls") < shown.index("Spend one, or let Ben rest?") < shown.index("Let Ben rest")


def test_a_map_of_half_the_width_fits_forty_columns(at: Sitting) -> None:
    text = at.sit(40, 24).text()
    assert re.search(r"^ 0 .*\n   0   8   16  24  32  40  48\s*$", text, re.MULTILINE)


def test_wide_screens_have_the_map_and_beside_it_the_rest(at: Sitting) -> None:
    text = at.sit(130, 40).shown()
    assert re.search(r"^\d\d .{49} +.*Ben \(k1\), yours, team 1", text, re.MULTILINE)


def test_kids_have_their_numbers_on_the_map_and_their_teams_in_the_list(at: Sitting) -> None:
    text = at.sit(80, 60).shown()
    drawn = [line[3:52] for line in text.splitlines() if re.match(r"[ \d]\d ", line)]
    for number, (name, team) in enumerate([("Mia", 1), ("Ben", 1), ("Lina", 2), ("Tom", 2)]):
        assert sum(line.count(str(number)) for line in drawn) == 1
        assert re.search(rf"^{name} \(k{number}\)(, yours| of . Bot 1), team {team}, ", text, re.MULTILINE)


def test_a_terminal_with_few_letters_shows_letters_and_no_question_marks(at: Sitting) -> None:
    text = at.sit(80, 60, "C").shown()
    assert "(k0), yours" in text
    assert "(k2) of B Bot 1" in text
    assert "Ben's dice: 2 3 3 4 4 4" in text
    assert text.isascii()
    assert re.findall(r"\S*\?\S*", text) == ["rest?"]  # the question itself


def test_every_seat_has_a_letter_of_its_own_where_marks_cannot_be_shown() -> None:
    letters = [plainer(mark) for mark in MARKS]
    assert letters == list("ABCDEFGHIJKL")
    assert [plainer(letter) for letter in "éßü’…ñ"] == ["e", "ss", "ue", "'", "...", "n"]
    assert plainer("雪") == "?"  # nothing is nearer


def test_a_move_that_needs_two_lines_goes_on_below_its_words(tmp_path: Path) -> None:
    need_tmux()
    pane = Tmux(tmp_path, [*PROGRAM, "play", "forts", "--seats", "me,bot:simple", "--seed", "4"], 40, 40, "C.UTF-8")
    try:
        text = pane.wait(lambda text: text.rstrip().endswith("\n>"))
    finally:
        pane.close()
    moves = text[text.index("  a ") :].splitlines()
    assert any(line.startswith("    ") for line in moves)
    assert [line for line in moves if line.strip() and not line.startswith(("  ", ">"))] == []


@pytest.mark.parametrize("columns", [40, 80])
def test_what_is_too_long_for_a_line_of_the_picture_goes_on_below_where_it_began(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In French "jetons d’abri 1" ended alone at the left edge of the screen."""
    screen = Screen()
    screen.plain, screen.width = False, columns
    screen.show([f"{' ' * 15}[cold]{'brick ' * 12}[/]   snowballs 10  hide tokens 1", "short"])
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == "short"
    assert len(lines) > 1
    assert {len(line) - len(line.lstrip()) for line in lines} == {15}
    assert all(len(line.rstrip()) <= columns for line in lines)
    assert " ".join(" ".join(lines).split()) == f"{'brick ' * 12}snowballs 10 hide tokens 1"


@pytest.mark.parametrize("slug", ["duel", "splat"])
def test_a_sentence_about_the_table_is_wrapped_once_by_whoever_says_it(slug: str) -> None:
    """The game had broken it at 80 columns already, and at 40 its last word stood alone at the edge."""
    table = new(slug, seed=3)
    rng = random.Random(3)
    long = False
    while not table.over:
        names = ["Mia of the house at the end of the long road behind the church"] * table.seats
        sentences = game(slug).module("screen").draw(table.view(0), names, True)
        long = long or any(len(line) > 80 for line in sentences)
        table.play(rng.choice(table.actions))
    assert long
