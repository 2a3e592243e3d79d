"""However a game ends, nothing is lost."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from snowyard.match import read
from snowyard.terminal.unbroken import unbroken
from terminal.sitting import Sit, Talk

PLAY = ("play", "forts", "--seats", "Ann,Bo", "--seed", "7", "--save", "game.txt")


def played() -> int:
    return len(read(Path("game.txt").read_text(encoding="utf-8")).moves)


@pytest.mark.parametrize("answers", [["hide", "quit"], ["hide", "q"], ["hide"]])
def test_leaving_and_the_end_of_input_say_where_the_game_is(sit: Sit, answers: list[str]) -> None:
    said = sit(*PLAY, answers=answers)
    assert said.status == 0
    assert said.out.endswith("The game is saved. Go on with\nsnowyard play --resume game.txt\n")
    assert played() == 1


def test_ctrl_c_loses_nothing(talk: Callable[..., Talk]) -> None:
    person = talk(*PLAY)
    person.hear("choose action 1")
    person.answer("hide")
    person.hear("choose action 2")
    person.process.send_signal(signal.SIGINT)
    person.hear("never")
    assert person.end() == (130, "")
    assert "snowyard play --resume game.txt" in person.heard
    assert played() == 1


def test_a_killed_game_goes_on_from_its_last_move(talk: Callable[..., Talk], sit: Sit) -> None:
    person = talk(*PLAY)
    for number in (1, 2):
        person.hear(f"choose action {number}")
        person.answer("build snowball")
    person.hear("choose action 3")
    person.process.kill()
    person.end()
    assert played() == 2
    assert "choose action 3 of 3" in sit("play", "--resume", "game.txt").out


def test_ctrl_c_waits_until_a_move_is_saved() -> None:
    done = []

    def play() -> None:
        with unbroken():
            signal.raise_signal(signal.SIGINT)
            done.append("saved")

    with pytest.raises(KeyboardInterrupt):
        play()
    assert done == ["saved"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
