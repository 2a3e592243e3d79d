"""Programs that play: those that do it right, and those that do everything wrong."""

from __future__ import annotations

import json
import re
import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from snowyard import Game, Refusal, Table, new
from snowyard.players import check_kind, player, program
from snowyard.players.program import STARTS, Process, Program, parse_command

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "external_bot.py"
READY = "import json, sys, time, os\nfor line in sys.stdin:\n  m = json.loads(line)\n  if m['type'] == 'hello': continue\n  "


def kind(code: str, seconds: float = 60) -> str:
    return f"program:seconds={seconds} {shlex.join([sys.executable, '-c', code])}"


def default(table: Table) -> int:
    return int(table.game.words.default_move(table.seen(table.actor)))


def test_the_example_of_the_docs_plays_whole_games_without_a_fault(any_game: Game) -> None:
    example = player(f"program:seconds=60 {shlex.join([sys.executable, str(EXAMPLE)])}", any_game, 7)
    table = new(any_game.slug, seed=5)
    decided = 0
    while not table.over and decided < 300:
        table.play(example.choose(table))
        decided += 1
    assert decided > 10
    assert example.faults == []
    example.close()


def test_the_example_is_as_short_as_the_docs_say() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 20
    page = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")
    assert text in re.findall(r"```python\n(.*?)```", page, re.DOTALL)


WRONG = {
    "rubbish": (READY + "print('I throw!', flush=True)", "it answered what is no JSON: 'I throw!'"),
    "no object": (READY + "print('[1, 2]', flush=True)", "its answer is not of the form"),
    "no text": (READY + "print(json.dumps({'move': 3}), flush=True)", "its answer is not of the form"),
    "illegal": (READY + "print(json.dumps({'move': 'use token'}), flush=True)", "its move was refused (illegal move)"),
    "unknown": (READY + "print(json.dumps({'move': 'fly'}), flush=True)", "its move was refused (unknown move): 'fly'"),
    "dies": (READY + "os._exit(3)", "it ended"),
    "long line": (READY + "print('x' * 200_000, flush=True)", "it wrote a line of more than 65536 bytes"),
    "deep": (READY + "print('[' * 60_000, flush=True)", "it answered what is no JSON"),
    "bytes": (READY + "os.write(1, bytes(range(128, 256)) + bytes([10]))", "it answered what is no JSON"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_program_that_does_wrong_gets_the_default_move_and_a_fault(wrong: str) -> None:
    code, complaint = WRONG[wrong]
    table = new("forts", seats=2, seed=5)
    bad = player(kind(code), table.game, 1)
    assert bad.choose(table) == default(table)
    assert len(bad.faults) == 1
    assert complaint in bad.faults[0]
    assert "plays 'build snowball', the default" in bad.faults[0]
    bad.close()


def test_a_program_that_hangs_is_ended_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "TO_START", 0.0)
    table = new("forts", seats=2, seed=5)
    slow = player(kind("import time; time.sleep(1000)", seconds=0.01), table.game, 1)
    assert isinstance(slow, Program)
    assert slow.choose(table) == default(table)
    assert "did not answer within 0.01 seconds" in slow.faults[0]
    assert slow._process is None


def test_a_program_that_never_reads_blocks_nobody() -> None:
    """The rulebook is larger than a pipe."""
    table = new("village", seed=5)
    deaf = player(kind("import os, time; os.close(0); time.sleep(0.2)"), table.game, 1)
    assert deaf.choose(table) in table.actions
    assert "it ended" in deaf.faults[0]


def test_a_program_that_floods_is_stopped() -> None:
    table = new("forts", seats=2, seed=5)
    flood = player(kind("while True: print('{}', flush=True)"), table.game, 1)
    for _ in range(STARTS):
        assert flood.choose(table) == default(table)
    assert len(flood.faults) == STARTS
    flood.close()


def test_a_program_that_cannot_be_started_is_a_fault_too() -> None:
    table = new("forts", seats=2, seed=5)
    nobody = player("program:/nowhere/bot", table.game, 1)
    assert nobody.choose(table) == default(table)
    assert "it cannot be started: No such file" in nobody.faults[0]


def test_a_program_that_fails_never_stops_a_game(any_game: Game) -> None:
    """Each game says itself what an absent player does, and some count the legal moves of what the seat sees for it."""
    table = new(any_game.slug, seed=5)
    nobody = player("program:/nowhere/bot", any_game, 1)
    for _ in range(40):
        if table.over:
            break
        action = nobody.choose(table)
        assert action == default(table)
        table.play(action)
    assert len(nobody.faults) > 4


def test_after_three_failures_in_a_game_it_is_asked_no_more_until_the_next() -> None:
    table = new("forts", seats=2, seed=5)
    bad = player("program:/nowhere/bot", table.game, 1)
    for _ in range(STARTS + 2):
        bad.choose(table)
    assert "is not asked any more" in bad.faults[-1]
    bad.begin(2)
    assert bad.faults == []
    bad.choose(table)
    assert "cannot be started" in bad.faults[-1]


def test_a_program_gets_what_its_seat_may_see_and_no_more(any_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ in what the seat cannot know give the program the very same question."""
    asked: list[str] = []

    def ask(self: Process, question: dict[str, Any], seconds: float) -> Any:
        asked.append(json.dumps(question))
        return {"move": question["moves"][0]}

    monkeypatch.setattr(Process, "ask", ask)
    table = new(any_game.slug, seed=5)
    for action in range(8):
        table.play(table.actions[action % len(table.actions)])
    asks = player(kind("input()"), any_game, 1)
    for other in (table, table.redealt(table.actor, 3), table.redealt(table.actor, 4)):
        asks.choose(other)
    assert len(set(asked)) == 1
    asks.close()


def test_its_threads_and_its_process_are_gone_when_it_is_closed() -> None:
    table = new("forts", seats=2, seed=5)
    before = threading.active_count()
    good = player(f"program:seconds=60 {shlex.join([sys.executable, str(EXAMPLE)])}", table.game, 7)
    good.choose(table)
    assert isinstance(good, Program)
    process = good._process
    assert process is not None
    good.close()
    assert process.process.returncode is not None
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("", "wants the command"),
        ("seconds=5", "wants the command"),
        ("seconds=soon ./bot", "are a number up to 3600"),
        ("'./bot", "cannot be read"),
    ],
)
def test_a_command_that_is_none_is_refused(command: str, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        check_kind(f"program:{command}")


def test_a_command_may_say_how_long_a_move_takes() -> None:
    assert parse_command("seconds=2.5 ./bot 'a b'") == (["./bot", "a b"], 2.5)
