"""Choosing among legal moves."""

from __future__ import annotations

from snowyard import Game
from snowyard.terminal import local, remote_commands
from snowyard.terminal.letters import LETTERS, Letters
from snowyard.terminal.moves import MOST, groups, listed, matching, tidy
from snowyard.terminal.session_commands import SHORT

MOVES = ["hide", "build brick", "build snowball", "throw p1", "throw p1 brick 0"]
POINTS = [f"move {x} {y}" for x in range(20) for y in range(12)] + ["stay", "throw k1"]


def test_no_move_of_any_game_reads_like_a_command_a_letter_or_a_number(any_game: Game) -> None:
    for name in any_game.words.NAMES:
        assert not name.isdecimal()
        assert len(name) > 1
        assert name not in {**local.COMMANDS, **remote_commands.COMMANDS}
        assert name not in SHORT
        assert name == " ".join(name.lower().split())


def test_a_move_keeps_its_letter_while_it_can_be_made_and_has_it_again_when_it_comes_back() -> None:
    letters = Letters()
    letters.give(MOVES, MOVES)
    assert [letters.of(move) for move in MOVES] == ["a", "b", "c", "d", "e"]
    letters.give(["use token", "throw p1"], ["use token", "throw p1"])  # others go, one stays, one is new
    assert [letters.of("throw p1"), letters.of("use token")] == ["d", "f"]
    assert letters.pick("a", ["use token", "throw p1"]) is None  # what cannot be made now is not played by its letter
    letters.give(list(reversed(MOVES)), MOVES)  # in whatever order they are listed
    assert [letters.of(move) for move in MOVES] == ["a", "b", "c", "d", "e"]
    assert letters.pick("c", MOVES) == "build snowball"


def test_when_all_letters_are_given_the_move_that_was_offered_longest_ago_loses_its_own() -> None:
    letters = Letters()
    letters.give(["stay"], ["stay"])
    many = POINTS[: len(LETTERS)]
    letters.give(many, [*many, "stay"])
    assert [letters.of(move) for move in (*many[:-1], "stay")] == [*LETTERS[1:], "a"]
    assert letters.of(many[-1]) == ""  # nothing that can be made loses its letter to another
    letters.give(["throw k1"], ["throw k1"])
    assert (letters.of("throw k1"), letters.of("stay")) == ("a", "")
    assert "q" not in LETTERS
    assert len(LETTERS) == MOST


def test_part_of_a_move_is_a_piece_of_it_or_the_beginnings_of_its_words() -> None:
    assert matching(MOVES, "brick") == [1, 4]
    assert matching(MOVES, "b s") == [2]
    assert [POINTS[n] for n in matching(POINTS, "move 1")] == [f"move 1 {y}" for y in range(12)]  # not move 10, move 11
    assert matching(MOVES, "t p1 b") == [4]
    assert matching(MOVES, "sing") == []
    assert matching(MOVES, "(") == []


def test_names_stand_for_their_seats() -> None:
    assert tidy("  Throw   BOT 1 brick 0", ["Me", "Bot 1", "Bot 11"]) == "throw p1 brick 0"
    assert tidy("throw bot 11", ["Me", "Bot 1", "Bot 11"]) == "throw p2"


def test_few_moves_are_listed_one_by_one() -> None:
    assert listed(MOVES, range(5)) == ([0, 1, 2, 3, 4], {})


def test_many_moves_are_grouped_by_their_first_words() -> None:
    singly, counted = listed(POINTS, range(len(POINTS)))
    assert [POINTS[n] for n in singly] == ["stay", "throw k1"]
    assert {start: len(group) for start, group in counted.items()} == {"move": 240}
    within = groups(POINTS, matching(POINTS, "move"))
    assert list(within)[:3] == ["move 0", "move 1", "move 2"]
    assert len(listed(POINTS, matching(POINTS, "move 3"))[0]) <= MOST
