"""What one line typed must never do: give up, end with dice left, or play something else than it did a moment ago."""

from __future__ import annotations

import re
from pathlib import Path

from snowyard.match import read
from terminal.sitting import Sit

VILLAGE = (
    "play",
    "village",
    "--seats",
    "me,bot:simple",
    "--seed",
    "5",
    "--option",
    "kids_per_team=2",
    "--save",
    "game.txt",
    "--no-forced",
)
SET_UP = ["bot simple"] * 6  # all that I decide before Ben has dice to spend


def played() -> list[str]:
    """What I played after the set-up, by its text."""
    match = read(Path("game.txt").read_text())
    return [match.game.name(move.action) for move in match.moves if move.seat == 0][len(SET_UP) :]


def test_giving_up_is_not_listed_asks_and_fits_no_part(sit: Sit) -> None:
    said = sit(*VILLAGE, answers=["surrender yes", *SET_UP, "moves", "surr", "give up", "surrender", "help"])
    assert played() == []
    assert "surrender: You can give up from the first Turn on" in said.out  # not in the set-up
    assert not re.search(r"^\S+: Give up", said.out, re.MULTILINE)
    assert "village has no move 'surr'." in said.out
    assert "Do you really give up? There is no way back. Then type: surrender yes" in said.out
    assert "surrender yes: give up, for good." in said.out
    said = sit("play", "--resume", "game.txt", answers=["surrender yes"])
    assert played() == ["surrender"]
    assert "The game is over" in said.out
    assert "1000000" not in said.out


def test_ending_with_dice_left_asks_once(sit: Sit) -> None:
    asks = "You can still do something else here. To end it all the same, type g or end once more."
    said = sit(*VILLAGE, answers=[*SET_UP, "end", "view", "end", "aim"])
    assert said.out.count(asks) == 2  # something else came between: it was not meant
    assert played() == ["aim"]
    Path("game.txt").unlink()
    said = sit(*VILLAGE, answers=[*SET_UP, "rest", "g"])  # by a part, and by its letter
    assert said.out.count(asks) == 1
    assert played()[0] == "end"


def test_the_end_keeps_its_letter_through_a_whole_activation(sit: Sit) -> None:
    said = sit(*VILLAGE, answers=[*SET_UP, "aim", "aim", "gather new"])
    assert played() == ["aim", "aim", "gather new"]
    letters = re.findall(r"^(\S+): Let Ben rest$", said.out, re.MULTILINE)
    assert len(letters) >= 3
    assert set(letters) == {"g"}


def test_a_digit_is_on_a_die_and_never_plays_a_move(sit: Sit) -> None:
    said = sit(*VILLAGE, answers=[*SET_UP, *"0123456789", "12"])
    assert played() == []
    assert said.out.count("Moves have letters, not numbers. Type g h i, or part of what the move is called.") == 11


def test_what_is_not_legal_says_why_and_names_the_rule(sit: Sit) -> None:
    said = sit(*VILLAGE, answers=[*SET_UP, "throw size 1 at k3", "recover", "move", "play dash"])
    for reason in (
        "throw size 1 at k3: This Kid has no snowball to throw (VILLAGE-82).",
        "recover: That takes a 6, and there is none among the dice (VILLAGE-60).",
        "move: That takes a 1, and there is none among the dice; a 5 pays for it with the right Trait, a 6 always (VILLAGE-59).",
        "play dash: No such card can be played now (VILLAGE-51).",
    ):
        assert reason in said.out
    assert played() == []


def test_where_several_people_play_there_are_no_hints_unless_they_are_allowed(sit: Sit) -> None:
    two = ("play", "forts", "--seats", "Ann,Bo", "--seed", "5")
    said = sit(*two, answers=["hint"])
    assert "No hints: people play against each other here." in said.out
    assert "What players run on their own devices, nobody can prevent." in " ".join(said.out.split())
    assert "There are no hints here: people play against each other. Begin with --hints to allow them." in said.out
    said = sit(*two, "--hints", answers=["hint"])
    assert "Hints are allowed." in said.out
    assert re.search(r"^Throw at .*: \d+% \(within \d+%\)$", said.out, re.MULTILINE)
