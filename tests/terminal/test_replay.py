"""`snowyard replay` and `snowyard verify`."""

from __future__ import annotations

import contextlib
import functools
import random
import re
from pathlib import Path

import pytest

from snowyard import Refusal
from snowyard.match import Match, Seat, read, seed_from, verify, write
from snowyard.players import Bot
from snowyard.terminal.replay import Replay, seat_of
from snowyard.terminal.screen import Screen
from terminal.sitting import Sit


@functools.cache
def played() -> str:
    """The record of a short game between bots."""
    seats = [Seat("Bot 1", "simple"), Seat("Bot 2", "random"), Seat("Bot 3", "random")]
    match = Match("forts", seats, seed=seed_from(4), seats=3, turn_cap_per_player=10)
    while not match.table.over:
        match.play(match.table.actor, Bot(seats[match.table.actor].bot, len(match.moves)).choose(match.table))
    return write(match)


@pytest.fixture
def game(home: Path) -> str:
    """The text of a record; it lies in game.txt."""
    (home / "game.txt").write_text(played(), encoding="utf-8")
    return played()


def test_replay_prints_every_move_when_nobody_can_step(sit: Sit, game: str) -> None:
    said = sit("replay", "game.txt")
    assert (said.status, said.err) == (0, "")
    moves = len(read(game).moves)
    assert re.findall(r"^Move (\d+)\. ", said.out, re.MULTILINE) == [str(n) for n in range(1, moves + 1)]
    assert "The deal. Bot " in said.out
    assert "The game is over. Winner: Bot" in said.out


def test_replay_speaks_to_the_seat_it_is_asked_for(sit: Sit, game: str) -> None:
    for seat in ("p1", "Bot 2", "bot 2"):
        said = sit("replay", "game.txt", "--seat", seat)
        assert "throws at you" in said.out
        assert "throws at Bot 2" not in said.out


def test_replay_begins_where_it_is_told(sit: Sit, game: str) -> None:
    moves = len(read(game).moves)
    assert re.findall(r"^Move (\d+)\. ", sit("replay", "game.txt", "--move", "-1").out, re.MULTILINE) == [str(moves)]
    assert f"the game has {moves} moves" in sit("replay", "game.txt", "--move", str(moves + 1)).err
    assert sit("replay", "game.txt", "--move", str(-moves - 2)).status == 2


def test_replay_steps_forwards_and_backwards(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", "n", "back", "5", "end", "", "start", "b", "seat p1", "seat p9", "dance", "help", "quit"])
    asked: list[str] = []

    def ask(_screen: Screen, question: str) -> str:
        asked.append(question.partition(",")[0])
        return next(answers)

    monkeypatch.setattr(Screen, "ask", ask)
    match = read(game)
    replay = Replay(match, Screen(), -1)
    replay.step_through()
    last = len(match.moves)
    assert asked == [f"{n} of {last}" for n in (0, 1, 2, 1, 5, last, last, 0, 0, 0, 0, 0, 0)]
    out = capsys.readouterr().out
    assert "nobody called 'p9' sits here; there are p0, p1, p2, Bot 1, Bot 2, Bot 3, spectator" in out
    assert "'dance' is nothing to type here" in out
    assert f"there is no move {last + 1}" in out


def test_a_seat_is_named_by_key_or_by_name(game: str) -> None:
    match = read(game)
    assert [seat_of(match, text) for text in ("", "spectator", "p0", "P2", "Bot 2")] == [-1, -1, 0, 2, 1]
    with pytest.raises(Refusal, match="nobody called 'p3'"):
        seat_of(match, "p3")


def test_verify_says_what_it_checked(sit: Sit, game: str) -> None:
    said = sit("verify", "game.txt")
    assert said.status == 0
    sentence = r"\d+ moves are legal to its end, the seed fits its commitment, and all \d+ rolls follow from it\.\n"
    assert re.fullmatch(sentence, said.out)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"rolls (\d|S) \d", "rolls 1 1", r"line \d+: move \d+: the seed gives the rolls . ., the record says 1 1"),
        (r"^p(\d): build snowball", r"p\1: build igloo", r"line \d+: move \d+: forts has no move 'build igloo'"),
        (r"^seed: .", "seed: z", "line 12: the seed is not written in hexadecimal digits"),
        (r"^commitment: ....", "commitment: 0000", "line 12: the seed is not the one that was committed to"),
        (r"^game: forts", "game: fronts", "line 2: there is no game 'fronts'"),
        (r"^rules version: 1", "rules version: 77", "line 3: this record follows version 77"),
        (r"^option seats: 3", "option seats: three", "line 4: .*whole number from 2 to 8, not 'three'"),
        (r"^result: .*", "result: p0 0.5, p1 0.5, p2 0", r"line \d+: the result is "),
        (r"^moves:$", "movements:", "line 13: 'movements:' is no line of a record's head"),
        (r"^dice: seed", "dice: loaded", "line 10: dice are 'seed' or 'own'"),
    ],
)
def test_verify_names_the_line_and_the_reason(sit: Sit, game: str, old: str, new: str, reason: str) -> None:
    damaged = re.sub(old, new, game, count=1, flags=re.MULTILINE)
    assert damaged != game
    Path("game.txt").write_text(damaged, encoding="utf-8")
    said = sit("verify", "game.txt")
    assert (said.status, said.err) == (1, "")
    assert re.search(reason, said.out), said.out
    if "rolls" not in old and "result" not in old:
        assert sit("replay", "game.txt").status == 2
        assert sit("play", "--resume", "game.txt").status == 2


def test_files_that_are_no_records_are_refused(sit: Sit) -> None:
    Path("picture").write_bytes(bytes(range(256)))
    Path("empty").write_text("", encoding="utf-8")
    for file, words in (("picture", "it is not a text file"), ("empty", "has no line 'moves:'")):
        said = sit("verify", file)
        assert (said.status, words in said.out) == (1, True)
        assert sit("replay", file).status == 2
    assert sit("verify", "nowhere").status == 2
    assert sit("verify", ".").status == 2


def test_no_damage_to_a_record_ever_breaks_the_reader(game: str) -> None:
    rng = random.Random(1)
    for _ in range(400):
        lines = [line.split(" #")[0] for line in game.splitlines()][:60]
        for _ in range(rng.randint(1, 3)):
            n = rng.randrange(len(lines))
            letters = list(lines[n])
            match rng.randrange(4):
                case 0:
                    del lines[n]
                case 1:
                    lines[n] = rng.choice(lines)
                case 2:
                    letters[rng.randrange(len(letters))] = rng.choice("pq:0 9-#\0é\x1f")
                    lines[n] = "".join(letters)
                case _:
                    lines.insert(n, rng.choice(lines))
        with contextlib.suppress(Refusal):
            verify("\n".join(lines))
