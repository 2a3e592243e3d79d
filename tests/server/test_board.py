"""The board of a table, without any network: who hears which line, what a snapshot keeps, how far an undo reaches."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from snowyard import Refusal
from snowyard.match import Reach
from snowyard.server.board import Board, Kept, bit
from snowyard.server.entries import Chair, Fold, Moved, TookBack
from snowyard.server.forms import SOMEBODY, SPECTATOR
from snowyard.server.messages import Undo

SEED = bytes(range(32))
NO_UNDO = Undo("no", "", [], [])


def dealt(slug: str, seats: int, **options: Any) -> tuple[Board, Fold]:
    chairs = [Chair("person", f"Kid {n}") for n in range(seats)]
    fold = Fold(chairs, status="playing")
    fold._happen("start", -1, 1000)
    board = Board(slug, {"seats": seats, **options}, SEED, chairs)
    board.follow(fold)
    return board, fold


def play(board: Board, fold: Fold, move: str) -> None:
    fold.apply(fold.seq + 1, 1000 + fold.seq, Moved(board.table.actor, move, "move"))
    board.follow(fold)


def seen(board: Board, viewer: int) -> bytes:
    """All that a viewer is sent about the table as it lies, and what it could take back."""
    decides = viewer == board.table.actor
    undo = NO_UNDO if viewer == SPECTATOR else Undo("ask", str(board.reach(viewer)), [], [])
    return msgspec.json.encode(board.state(viewer, "en", board, undo, decides, None, 99))


def test_a_pass_that_others_may_not_notice_is_no_line_of_theirs_and_changes_no_byte() -> None:
    hidden = 0
    for index in range(4):
        rng = random.Random(index)
        board, fold = dealt("village", 2, cards="deal", kids_per_team=3, map_seed=index)
        for _ in range(150):
            if board.table.over:
                break
            before = {v: (board.count(v), seen(board, v)) for v in board.viewers}
            mover = board.table.actor
            moves = board.table.moves
            play(board, fold, "pass" if "pass" in moves else rng.choice(moves))
            for viewer in board.viewers:
                if board._actors[viewer] == SOMEBODY and viewer >= 0:
                    assert board.reach(viewer) == Reach(why="somebody is being asked in secret")
                if board.count(viewer) == before[viewer][0]:
                    assert viewer != mover
                    assert seen(board, viewer) == before[viewer][1]
                    hidden += 1
        for viewer in board.viewers:
            lines = board.lines(viewer, 0, "en")
            assert [line.seq for line in lines] == list(range(1, board.count(viewer) + 1))
            assert all(line.move is None for line in lines if line.seat != viewer)
            assert all(line.cause == "move" for line in lines if line.seat == SOMEBODY)
    assert hidden > 0


@pytest.mark.parametrize(("slug", "seats"), [("forts", 3), ("duel", 2), ("lanes", 2)])
def test_a_board_from_a_snapshot_tells_the_same_as_one_that_played_everything(slug: str, seats: int) -> None:
    rng = random.Random(slug)
    board, fold = dealt(slug, seats)
    kept = b""
    for number in range(60):
        if board.table.over:
            break
        if number == 40:
            kept = msgspec.msgpack.encode(board.keep())
        play(board, fold, rng.choice(board.table.moves))
    again = Board(slug, {"seats": seats}, SEED, fold.chairs, msgspec.msgpack.decode(kept, type=Kept))
    again.follow(fold)
    assert bytes(again.table) == bytes(board.table)
    for viewer in board.viewers:
        assert seen(again, viewer) == seen(board, viewer)
        assert again.lines(viewer, 0, "de") == board.lines(viewer, 0, "de")
    assert again.match.commitment == board.match.commitment


def test_a_damaged_snapshot_is_passed_over_and_the_log_played_again() -> None:
    board, fold = dealt("forts", 3)
    for number in range(20):
        play(board, fold, board.table.moves[-1 - number % 2])
    kept = board.keep()
    wrong = board.table.copy()
    wrong.t.event_count = 100
    other, _ = dealt("forts", 2)
    for table in (bytes(wrong), bytes(len(kept.table)), kept.table[:-8], bytes(other.table), bytes(board.match.at(19))):
        with pytest.raises(Refusal):
            Board("forts", {"seats": 3}, SEED, fold.chairs, msgspec.structs.replace(kept, table=table))
        again = Board.after(fold, "forts", {"seats": 3}, SEED, msgspec.structs.replace(kept, table=table))
        assert bytes(again.table) == bytes(board.table)
        assert again.lines(SPECTATOR, 0, "en") == board.lines(SPECTATOR, 0, "en")
    with pytest.raises(Refusal, match="a move names a seat or an action that is not there"):
        Board("forts", {"seats": 3}, SEED, fold.chairs, msgspec.structs.replace(kept, made=[*kept.made[:-1], (0, 9999, False)]))


@pytest.mark.parametrize("slug", ["forts", "duel", "lanes"])
def test_an_undo_never_passes_anything_that_came_to_light(slug: str) -> None:
    rng = random.Random(slug)
    board, fold = dealt(slug, 2)
    taken_back = 0
    for _ in range(120):
        if board.table.over:
            break
        for seat in range(2):
            found = board.reach(seat)
            count = found.count
            back = [board.marks[place] for place in list(board.standing)[:count]]
            if found.why:
                assert count == 0
                continue
            assert back[-1].what.seat == seat
            assert not any(move.news for move in board.match.moves[-count:])
            assert all(mark.seen & bit(seat) for mark in back)
            assert found.others == tuple(sorted({mark.what.seat for mark in back} - {seat}))
            if rng.random() < 0.2:
                before = bytes(board.match.at(len(board.match.moves) - count))
                fold.apply(fold.seq + 1, 5000, TookBack(seat, count))
                board.follow(fold)
                assert bytes(board.table) == before
                taken_back += 1
        play(board, fold, rng.choice(board.table.moves))
    assert taken_back > 0
    assert board.lines(SPECTATOR, 0, "en")[-1].seq == board.count(SPECTATOR)


def test_an_undo_names_the_lines_that_it_voids_also_after_another() -> None:
    board, fold = dealt("forts", 2)
    me = board.table.actor
    for undos, expected in ((0, [4]), (1, [3]), (1, [7])):
        for _ in range(0 if undos else 3):
            play(board, fold, "build snowball")
        if expected == [7]:
            play(board, fold, "hide")
        found = board.reach(me)
        assert (found.count, board.lines_void(found.count, me)) == (1, expected)
        fold.apply(fold.seq + 1, 5000, TookBack(me, 1))
        board.follow(fold)
        for viewer in board.viewers:
            assert board.lines(viewer, 0, "en")[-1].voids == expected
    again = Board(
        "forts", {"seats": 2}, SEED, fold.chairs, msgspec.msgpack.decode(msgspec.msgpack.encode(board.keep()), type=Kept)
    )
    for viewer in board.viewers:
        lines = again.lines(viewer, 0, "en")
        assert lines == board.lines(viewer, 0, "en")
        assert [line.seq for line in lines if line.undone] == [3, 4, 7]


def test_a_hidden_decision_that_is_taken_back_is_named_only_to_those_who_noticed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    board, fold = dealt("forts", 2)
    me = board.table.actor
    play(board, fold, "build snowball")
    monkeypatch.setattr(board, "_look", lambda: 0)  # nobody notices
    play(board, fold, "build snowball")
    monkeypatch.undo()
    assert board.lines_void(2, 1 - me, known=True) == board.lines_void(2, 1 - me) == [2]
    board.marks[-2].known = 0
    assert board.lines_void(2, 1 - me, known=True) == [], "whose doing a line was, a question must not tell"
    fold.apply(fold.seq + 1, 5000, TookBack(me, 2))
    board.follow(fold)
    assert board.lines(me, 0, "en")[-1].voids == [2, 3]
    assert board.lines(1 - me, 0, "en")[-1].voids == [2]


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [("duel", 2, {}), ("forts", 3, {}), ("lanes", 2, {}), ("splat", 4, {"strategic": True}), ("village", 2, {"cards": "deal"})],
)
def test_what_a_seat_is_sent_is_the_same_whatever_it_cannot_know(slug: str, seats: int, options: dict[str, Any]) -> None:
    """At many moments of a game all that a seat cannot know is drawn anew: view, prompt, moves and undo stay the same."""
    rng = random.Random(slug)
    board, fold = dealt(slug, seats, **options)
    otherwise = looked = 0
    for number in range(200):
        if board.table.over:
            break
        for seat in range(seats) if number % 3 == 0 else ():
            true, before = board.match.table, seen(board, seat)
            board.match.table = true.redealt(seat, seed=number)
            assert seen(board, seat) == before
            otherwise += bytes(board.match.table) != bytes(true)
            looked += 1
            board.match.table = true
        play(board, fold, rng.choice([move for move in board.table.moves if move != "surrender"]))
    assert looked > 20
    assert otherwise > 0
