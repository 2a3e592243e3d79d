"""Choosing among legal moves."""

from __future__ import annotations

from snowyard import Game
from snowyard.terminal import local, wishes
from snowyard.terminal.moves import MOST, groups, listed, matching, pick, tidy
from snowyard.terminal.talk import SHORT

MOVES = ["hide", "build brick", "build snowball", "throw p1", "throw p1 brick 0"]
POINTS = [f"move {x} {y}" for x in range(20) for y in range(12)] + ["stay", "throw k1"]


def test_no_move_of_any_game_reads_like_a_command_or_a_number(any_game: Game) -> None:
    for name in any_game.words.NAMES:
        assert not name.isdecimal()
        assert name not in {**local.COMMANDS, **wishes.COMMANDS}
        assert name not in SHORT
        assert name == " ".join(name.lower().split())


def test_a_move_is_picked_by_its_number_or_its_whole_text() -> None:
    assert [pick(MOVES, typed) for typed in ("1", "5", "hide", "throw p1")] == [0, 4, 0, 3]
    assert [pick(MOVES, typed) for typed in ("0", "6", "hid", "", "²")] == [None] * 5


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
