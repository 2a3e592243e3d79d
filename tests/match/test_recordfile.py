from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from snowyard import Game, Refusal
from snowyard.match import Match, Seat, read, save, seed_from, verify, write
from support import random_options


def played(game: Game, seed: int, most: int = 100_000) -> Match:
    rng = random.Random(seed)
    match = Match(game.slug, seed=seed_from(seed), **random_options(game, rng))
    while not match.table.over and len(match.moves) < most:
        match.play(match.table.actor, rng.choice(match.table.actions))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_bytes(any_game: Game, seed: int) -> None:
    match = played(any_game, seed)
    again = read(write(match))
    assert bytes(again.table) == bytes(match.table)
    assert again.moves == match.moves
    assert write(again) == write(match)
    assert "to its end" in verify(write(match))


def test_an_unfinished_record_can_be_gone_on_with(any_game: Game) -> None:
    match = played(any_game, 5, most=12)
    again = read(write(match))
    while not match.table.over:
        action = match.table.actions[len(match.moves) % len(match.table.actions)]
        match.play(match.table.actor, action)
        again.play(again.table.actor, action)
    assert bytes(again.table) == bytes(match.table)


@pytest.fixture(scope="module")
def record() -> str:
    match = Match("forts", [Seat("Mia"), Seat("Ole", "simple")], seed=seed_from(3), salts={0: "abc"})
    rng = random.Random(2)
    while not match.table.over:
        match.play(match.table.actor, rng.choice(match.table.actions))
    return write(match)


def line_with(record: str, start: str) -> int:
    return next(n for n, line in enumerate(record.splitlines(), 1) if line.startswith(start))


def test_a_record_can_be_read_by_a_person(record: str) -> None:
    lines = record.splitlines()
    assert "seat p0: Mia" in lines
    assert "seat p1: Ole (bot simple)" in lines
    assert "salt p0: abc" in lines
    assert "dice: seed" in lines
    assert lines[-1] in ("result: p0 1, p1 0", "result: p0 0, p1 1")
    move = lines[line_with(record, "moves:")]
    assert move.startswith(("p0: ", "p1: "))
    assert " # " in move


def test_comments_and_empty_lines_do_not_matter(record: str) -> None:
    bare = "\n\n".join(line.split("#")[0].rstrip() for line in record.splitlines() if not line.startswith("#"))
    assert bytes(read(bare).table) == bytes(read(record).table)


def test_the_first_move_that_does_not_fit_is_named_with_line_and_reason(record: str) -> None:
    lines = record.splitlines()
    at = next(n for n, line in enumerate(lines) if " rolls " in line)
    text, _, rest = lines[at].partition(" rolls ")
    faces = rest.split("#")[0].split()
    other = "5" if faces[0] != "5" else "4"
    changed = [*lines[:at], f"{text} rolls {other} {faces[1]}", *lines[at + 1 :]]
    with pytest.raises(Refusal, match=f"line {at + 1}: move .*the seed gives the rolls {' '.join(faces)}"):
        verify("\n".join(changed))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: forts", "game: fort", "line 2: there is no game 'fort'"),
        ("game: forts", "", "no line 'game:'"),
        ("rules version: 1", "rules version: 0", "line 3: .*version 0"),
        ("option seats: 2", "option seats: 12", "line 4: .*seats must be a whole number"),
        ("option seats: 2", "option chairs: 2", "line 4: .*no option 'chairs'"),
        ("option seats: 2", "option seats: 3", "2 players for a table of 3"),
        ("seat p1: Ole", "seat p2: Ole", "without a gap"),
        ("seat p1: Ole", "seat x: Ole", "should name a seat"),
        ("seat p1: Ole", f"seat p1: {'O' * 81}", "line \\d+: a name has at most 80 letters, not 81"),
        ("seat p1: Ole", "seat p0: Ole", "stands twice, first in line"),
        ("dice: seed", "dice: loaded", "'seed' or 'own'"),
        ("seed: ", "seed: zz", "hexadecimal"),
        ("seed: ", "seed: 00", "33 bytes, not 32"),
        ("salt p0: abc", "salt p0: abd", "line \\d+: "),
        ("moves:", "", "is no line of a record's head"),
        ("moves:", "mooves:", "is no line of a record's head"),
        ("result: ", "result: p0 9, ", "the result is p0"),
        ("result: ", "result: p0 1\nresult: ", "nothing may follow the result"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(record: str, old: str, new: str, reason: str) -> None:
    assert old in record
    with pytest.raises(Refusal, match=reason):
        read(record.replace(old, new, 1))


def test_a_record_that_an_editor_has_marked_as_utf_8_is_read(record: str) -> None:
    assert write(read("\ufeff" + record)) == record
    assert write(read(record.replace("\n", "\r\n"))) == record


def test_another_seed_does_not_fit_the_commitment(record: str) -> None:
    line = record.splitlines()[line_with(record, "seed: ") - 1]
    other = "seed: " + seed_from(4).hex()
    with pytest.raises(Refusal, match="not the one that was committed to"):
        read(record.replace(line, other))


def test_without_its_seed_a_record_tells_no_roll_and_cannot_be_replayed() -> None:
    match = Match("forts", seed=seed_from(9))
    match.play(match.table.actor, "build brick")
    text = write(match, reveal_seed=False)
    assert " rolls " in write(match)
    assert " rolls " not in text
    assert match.seed.hex() not in text
    assert match.commitment in text
    with pytest.raises(Refusal, match="not revealed"):
        read(text)


def test_a_line_that_is_no_move_and_an_illegal_move_are_named(record: str) -> None:
    at = line_with(record, "moves:")
    lines = record.splitlines()
    with pytest.raises(Refusal, match=f"line {at + 1}: .*is no move; a move looks like"):
        read("\n".join([*lines[:at], "p0 hides", *lines[at:]]))
    with pytest.raises(Refusal, match=f"line {at + 1}: move 1: "):
        read("\n".join([*lines[:at], "p0: use token", *lines[at:]]))
    with pytest.raises(Refusal, match="the game is not over"):
        read("\n".join([*lines[: at + 1], lines[-1]]))


def test_a_game_with_real_dice_keeps_its_rolls() -> None:
    match = Match("forts", seed=seed_from(1), own_dice=True)
    me = match.table.actor
    match.play(me, "build brick", ["S", "0"])
    match.play(me, "hide")
    text = write(match)
    assert f"p{me}: build brick rolls S 0" in text
    assert bytes(read(text).table) == bytes(match.table)
    assert "real dice" in verify(text)
    with pytest.raises(Refusal, match="not on that die"):
        read(text.replace("rolls S 0", "rolls 7 0"))
    with pytest.raises(Refusal, match="once more"):
        read(text.replace(" rolls S 0", ""))


def test_saving_leaves_the_old_file_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    match = Match("forts", seed=seed_from(1))
    save(match, path)
    old = path.read_text(encoding="utf-8")
    match.play(match.table.actor, "build snowball")

    def fails(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="disk full"):
        save(match, path)
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]


def test_a_seat_with_a_very_long_name_is_read_at_once_and_words_of_the_machine_are_no_options() -> None:
    """A pattern that tried every way to split such a name once held everybody up for minutes."""
    from snowyard.match import recordfile

    name = "a" + " (bot a" * 60_000
    assert recordfile._seat(f"{name})").bot == "a"
    assert recordfile._seat("Mia (bot expert)") == Seat("Mia", "expert")
    assert recordfile._seat("(bot expert)") == Seat("(bot expert)")
    record = write(Match("forts", [Seat("Mia"), Seat("Ole")], seed=bytes(32), seats=2))
    for word in ("seed", "players", "self", "seating"):
        with pytest.raises(Refusal, match=f"forts has no option '{word}'"):
            read(record.replace("option seats: 2", f"option seats: 2\noption {word}: 1"))
