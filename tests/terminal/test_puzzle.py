"""`snowyard puzzle`: a position, a question, an explanation."""

from __future__ import annotations

import re

import pytest

from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.match.puzzles import puzzles_of
from terminal.sitting import Sit

SLUG = next(slug for slug in own_games() if puzzles_of(game(slug)))
FIRST = puzzles_of(game(SLUG))[0]


def test_the_right_move_is_praised_and_explained(sit: Sit) -> None:
    said = sit("puzzle", SLUG, "1", "--plain", answers=["nonsense", FIRST.best])
    assert said.status == 0
    assert "Type the number of a move, 1 to" in said.out
    assert "Right: " in said.out
    assert " in 100 games more than the next best move" in " ".join(said.out.split())


def test_another_move_is_told_what_was_best(sit: Sit) -> None:
    said = sit("puzzle", SLUG, "1", "--plain", answers=[FIRST.second])
    assert "No. Best was " in said.out


def test_before_the_answer_nothing_of_the_solution_is_told(sit: Sit) -> None:
    out = sit("puzzle", SLUG, "1", "--plain").out
    assert "No move was chosen." in out
    assert "Right" not in out
    assert "in 100 games" not in out


def test_a_number_that_is_not_there_is_refused(sit: Sit) -> None:
    said = sit("puzzle", SLUG, "999")
    assert said.status == 2
    assert said.err.startswith(f"snowyard: there is no puzzle 999 of {SLUG}; there are 1 to ")


@pytest.mark.parametrize(("lang", "task", "right"), [("de", "Du bist ", "Richtig: "), ("fr", "Tu joues ", "Juste : ")])
def test_a_puzzle_speaks_the_language_of_the_terminal_and_names_people(sit: Sit, lang: str, task: str, right: str) -> None:
    said = sit("puzzle", SLUG, "1", "--plain", "--language", lang, answers=["zzz", FIRST.best])
    assert task in said.out
    assert right in said.out
    assert re.findall(r"\b(?:Puzzle|You|Type|wins|games|best|p[0-7])\b", said.out) == []
