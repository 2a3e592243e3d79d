"""Whoever tried a variant is asked once how it was; nobody is asked about the printed game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from snowyard import Refusal
from snowyard.kernel import tongue
from snowyard.match import Feedback, Match, Seat, read, save, seed_from, verify
from snowyard.terminal.feedback import typed_feedback
from terminal.sitting import Sit

VARIANT = "start.hit_points = 3"


def almost_over(file: Path, variant: str, people: int) -> str:
    """A saved game before its last move, which is Mia's; returns that move."""
    for seed in range(100):
        players = [Seat("Mia"), Seat("Ida" if people > 1 else "Bot", "" if people > 1 else "random")]
        match = Match("forts", players, seed=seed_from(seed), variant=variant)
        rng = random.Random(seed)
        while not match.table.over:
            match.play(match.table.actor, rng.choice(match.table.actions))
        if match.moves[-1].seat == 0:
            last = match.take_back(1)[0]
            save(match, file)
            return match.game.name(last.action)
    raise AssertionError


@pytest.mark.parametrize("people", [1, 2])
def test_everybody_is_asked_once_and_the_answer_stands_in_the_record(sit: Sit, home: Path, people: int) -> None:
    file = home / "game.txt"
    move = almost_over(file, VARIANT, people)
    told = sit("play", "--plain", "--resume", str(file), answers=[move, "great", "4, too long: we froze", ""])
    assert told.status == 0
    assert told.out.count("How much fun was this variant, 1 to 5?") == 1
    assert told.out.count("Begin with a number from 1") == 1
    assert told.out.count("Thank you. It is kept with the record") == 1
    record = file.read_text(encoding="utf-8")
    assert read(record).feedback == {0: Feedback(4, True, False, "we froze")}
    assert "to its end" in verify(record)


@pytest.mark.parametrize(("variant", "answers"), [(VARIANT, [""]), (VARIANT, []), ("", ["4"])])
def test_enter_says_nothing_and_the_printed_game_asks_nothing(sit: Sit, home: Path, variant: str, answers: list[str]) -> None:
    file = home / "game.txt"
    move = almost_over(file, variant, 1)
    told = sit("play", "--plain", "--resume", str(file), answers=[move, *answers])
    assert told.status == 0
    assert ("How much fun" in told.out) == bool(variant)
    assert read(file.read_text(encoding="utf-8")).feedback == {}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("4", Feedback(4)),
        (" 2, too long, unfair: we waited", Feedback(2, True, True, "we waited")),
        ("3 unfair", Feedback(3, False, True)),
        ("5 unfairly good", Feedback(5, sentence="unfairly good")),
        ("1: Too long; nothing happens.", Feedback(1, True, False, "nothing happens.")),
    ],
)
def test_one_line_says_all(typed: str, meant: Feedback) -> None:
    assert typed_feedback(typed) == meant


@pytest.mark.parametrize("typed", ["great", "6", "0", "45", "4four"])
def test_what_has_no_number_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(Refusal, match="Begin with a number from 1"):
        typed_feedback(typed)


def test_in_german_it_is_said_in_german() -> None:
    before = tongue.language()
    tongue.use("de")
    try:
        assert typed_feedback("4, zu lang: Schnee fehlt") == Feedback(4, True, False, "Schnee fehlt")
    finally:
        tongue.use(before)
