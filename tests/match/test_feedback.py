"""What play-testers say stands in the record behind the game, and is no part of it."""

from __future__ import annotations

import random

import pytest

from snowyard import Refusal
from snowyard.match import Feedback, Match, Seat, read, seed_from, verify, write
from snowyard.match.feedback import MOST_LETTERS, checked

VARIANT = "most.forts = 3"


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match("splat", [Seat("Mia"), Seat("Ole", "simple"), Seat("Ida")], seed=seed_from(3), seats=3, variant=VARIANT)
    rng = random.Random(2)
    while not match.table.over:
        match.play(match.table.actor, rng.choice(match.table.actions))
    return match


def test_it_stands_behind_the_result_and_changes_nothing_of_the_game(match: Match) -> None:
    plain = write(match)
    match.feedback = {2: Feedback(2, True, True, "I wait # and wait: why?"), 0: Feedback(5)}
    text = write(match)
    assert text == plain + "feedback p0: fun 5\nfeedback p2: fun 2, too long, unfair: I wait # and wait: why?\n"
    again = read(text)
    assert again.feedback == match.feedback
    assert bytes(again.table) == bytes(match.table)
    assert write(again) == text
    said = verify(text)
    assert "to its end" in said
    assert "fun 2, too long, unfair: I wait # and wait: why?" in said
    assert verify(plain) == said.partition("\n")[0]
    match.feedback = {}


def test_a_game_that_somebody_gave_up_has_feedback_without_a_result(match: Match) -> None:
    moves = [line for line in write(match).splitlines() if not line.startswith("result:")][:-3]
    text = "\n".join([*moves, "feedback p1: fun 3"])
    assert read(text).feedback == {1: Feedback(3)}


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["feedback p7: fun 3"], "there is no seat p7"),
        (["feedback p0: fun 3", "feedback p0: fun 4"], "p0 gives feedback twice"),
        (["feedback p0: fun 6"], "from 1 to 5, not 6"),
        (["feedback p0: great"], "feedback looks like"),
        (["feedback p0: fun 3", "p0: pass"], "only feedback may follow feedback"),
        ([f"feedback p0: fun 3: {'x' * 301}"], "at most 300 letters, not 301"),
    ],
)
def test_what_is_no_feedback_is_refused_with_its_line(match: Match, lines: list[str], why: str) -> None:
    text = write(match)
    with pytest.raises(Refusal, match=why) as refused:
        read(text + "\n".join(lines))
    assert f"line {len(text.splitlines()) + len(lines)}:" in refused.value.sentence


def test_a_sentence_becomes_one_printable_line() -> None:
    assert checked(4, sentence=" a\nb\x1b[2J\t c ").sentence == "a b [2J c"
    with pytest.raises(Refusal, match="fun is a number from 1 to 5"):
        checked(0)
    assert len(checked(3, sentence="é" * MOST_LETTERS).sentence) == MOST_LETTERS
