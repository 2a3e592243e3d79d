"""Several people at one terminal."""

from __future__ import annotations

import pytest

from snowyard import Game
from snowyard.match import Match, seed_from
from terminal.conftest import Sit

CURTAIN = "Press Enter to clear the screen, then pass the device to "


def test_in_a_game_without_secrets_people_just_take_turns(sit: Sit) -> None:
    said = sit("play", "forts", "--seats", "Ann,Bo,bot", "--seed", "5", answers=["build snowball"] * 12)
    assert "Ann: build snowball" in said.out
    assert "Bo: build snowball" in said.out
    assert CURTAIN not in said.out
    assert said.out.count("You make a snowball") == 12  # each is told once, to whoever did it


def test_people_at_one_terminal_may_take_back_each_others_last_move(sit: Sit) -> None:
    said = sit("play", "forts", "--seats", "Ann,Bo", "--seed", "5", answers=["build snowball"] * 3 + ["undo", "undo"])
    assert said.out.count("Taken back") == 2


@pytest.fixture
def secret_game(any_game: Game) -> Game:
    match = Match(any_game.slug, seed=seed_from(3))
    if match.table.seats != 2 or match.seen(0, 0) == match.seen(0, 1):
        pytest.skip("not a game for two with something to hide")
    return any_game


def test_in_a_game_with_secrets_a_curtain_falls_between_two_people(sit: Sit, secret_game: Game) -> None:
    answers = ["1"] * 30
    for n in range(2, 30, 2):
        answers[n : n + 2] = ["", ""]
    said = sit("play", secret_game.slug, "--seats", "Ann,Bo", "--seed", "3", answers=["bot"] * 40)
    before, curtain, after = said.out.partition(CURTAIN)
    assert curtain
    assert "Bo: " not in before or "Ann: " not in before  # one of them alone sat there before the curtain
    first = "Ann" if "Ann: " in before else "Bo"
    other = "Bo" if first == "Ann" else "Ann"
    assert after.startswith(f"{other}. ")
    assert f"{other}, press Enter when only you see the screen." in after
