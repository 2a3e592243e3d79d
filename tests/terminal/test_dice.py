"""Real dice at a real table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from snowyard import Game, Refusal
from snowyard.match import Match, read, seed_from, verify, write
from snowyard.players import Bot
from snowyard.terminal.dice import ask_dice
from snowyard.terminal.screen import Screen
from terminal.sitting import Sit


def test_people_type_what_their_dice_show_and_bad_faces_are_asked_again(sit: Sit) -> None:
    said = sit(
        "play",
        "forts",
        "--seats",
        "Ann,Bo",
        "--own-dice",
        "--seed",
        "1",
        "--save",
        "game.txt",
        answers=["hide", "hide", "build brick", "7", "", "s", "x", "3", "quit"],
    )
    assert said.status == 0
    assert "outside of the Cube: 1, 2, 3, 4, 5, S? " in said.out
    assert "'7' is not on that die: outside of the Cube: 1, 2, 3, 4, 5, S" in said.out
    assert "'x' is not on that die: inside of the Cube: 0, 1" in said.out
    assert "fourth brick stands, with 10 points." in said.out
    text = Path("game.txt").read_text(encoding="utf-8")
    assert "dice: own\n" in text
    assert "build brick rolls S 3" in text
    assert read(text).moves[-1].rolls == ("S", "3")
    assert "cannot be checked" in verify(text)


def test_people_roll_for_the_bots_too(sit: Sit) -> None:
    said = sit(
        "play",
        "forts",
        "--seats",
        "me,bot",
        "--own-dice",
        "--seed",
        "2",
        "--save",
        "game.txt",
        answers=["build snowball"] * 3 + ["3", "9"] * 40,
    )
    assert "Roll for Bot 1, outside of the Cube" in said.out
    match = read(Path("game.txt").read_text(encoding="utf-8"))
    assert any(move.seat == 1 and move.rolls == ("3", "9") for move in match.moves)


def test_quitting_at_the_dice_leaves_the_move_unmade(sit: Sit) -> None:
    for last in (["quit"], []):
        Path("game.txt").unlink(missing_ok=True)
        said = sit(
            "play",
            "forts",
            "--seats",
            "Ann,Bo",
            "--own-dice",
            "--seed",
            "1",
            "--save",
            "game.txt",
            answers=["build brick", "S", *last],
        )
        assert said.status == 0
        assert "Go on with\nsnowyard play --resume game.txt\n" in said.out
        assert read(Path("game.txt").read_text(encoding="utf-8")).moves == []


def test_a_game_with_real_dice_reads_back(any_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people type, possible or not, the record of the game replays to the same table."""
    rng = random.Random(any_game.slug)
    match = Match(any_game.slug, seed=seed_from(5), own_dice=True)
    said: list[str] = []

    def ask(_screen: Screen, question: str) -> str:
        faces = next(faces for faces in any_game.words.FACES if match.table.allowed(faces) in question)
        return match.table.face(faces, rng.randrange(abs(faces)))

    monkeypatch.setattr(Screen, "ask", ask)
    monkeypatch.setattr(Screen, "say", lambda _screen, sentence, _style: said.append(sentence))
    for number in range(60):
        if match.table.over:
            break
        action = Bot("simple", number).choose(match.table)
        match.play(match.table.actor, action, ask_dice(match, match.table.actor, action, Screen()))
    assert bytes(read(write(match)).table) == bytes(match.table)
    assert all(sentence.endswith("cannot come up now.") for sentence in said)


@pytest.mark.parametrize(
    "arguments",
    [("duel",), ("lanes", "--seats", "me,bot"), ("splat", "--option", "strategic=on"), ("village", "--option", "cards=deal")],
)
def test_real_dice_are_refused_where_whoever_types_would_see_what_others_hide(sit: Sit, arguments: tuple[str, ...]) -> None:
    said = sit("play", *arguments, "--own-dice", "--save", "game.txt", answers=["1"])
    assert said.status == 2
    assert "players keep secrets from each other" in said.err
    assert "Play without --own-dice" in said.err
    assert said.out == ""
    assert not Path("game.txt").exists()


@pytest.mark.parametrize("arguments", [("splat",), ("village",)])
def test_real_dice_are_welcome_where_everything_lies_open(sit: Sit, arguments: tuple[str, ...]) -> None:
    said = sit("play", *arguments, "--seats", "Ann,Bo", "--own-dice", "--save", "game.txt", answers=["quit"])
    assert said.status == 0
    assert "You roll the dice and type what they show." in said.out


def test_a_saved_game_with_real_dice_and_secrets_is_not_gone_on_with(sit: Sit) -> None:
    Path("game.txt").write_text(write(Match("lanes", seed=seed_from(5), own_dice=True)), encoding="utf-8")
    said = sit("play", "--resume", "game.txt", answers=["1"])
    assert said.status == 2
    assert "players keep secrets from each other" in said.err


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    match = Match("lanes", seed=seed_from(5), own_dice=True)
    while match.wanted_roll(match.table.moves[0], []) == 0:
        match.play(match.table.actor, match.table.moves[0])
    with pytest.raises(Refusal, match="do not fit"):
        match.wanted_roll(match.table.moves[0], ["-"])  # no card
