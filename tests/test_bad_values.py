"""Every argument of every command that takes a value is given bad ones of its kind: it answers with a sentence and the status 2,
before it works. The list comes from the parsers, so a new argument is tried, too, or fails until it is told here what is bad."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard.match import Match
from snowyard.match.recordfile import save
from test_bad_input import status_of
from test_cli import sub_commands

LINES = {
    "play": "play {game}",
    "learn": "learn {game} {step}",
    "serve": "serve --port 0 --database tables.db",
    "publish": "publish {folder}",
    "print": "print {game} --browser true --out forts.pdf",
    "feedback": "feedback {record}",
    "games": "games",
    "options": "options {game}",
    "content": "content {game}",
    "rules": "rules {game} {number}",
    "replay": "replay {file}",
    "verify": "verify {file}",
    "analyse": "analyse {file}",
    "puzzle": "puzzle {game} {number}",
    "simulate": "simulate {game} --games 1",
    "arena": "arena {game} --players={players} --games 1",
    "lab report": "lab report {game} --levels random --games 1 --no-options",
    "lab compare": "lab compare {game} --option turn_cap_per_player=10,11 --games 4",
    "lab tune": "lab tune {game} --want 'starter wins 45 to 57 %' --vary start.hit_points=90..110 --games 1",
    "bench": "bench {game} --seconds 0.001 --no-compile",
    "export": "export {out} --game forts --games 1",
    "export record": "export {out} {record}",
    "solve": "solve {game} --most 1",
    "exploit": "exploit {game} --minutes 0.001 --decisions 0 --games 2",
    "village map": "village map",
}
"""Each command as it works, soon; where its arguments without a name stand."""
GOOD = {
    "game": "forts",
    "step": "1",
    "folder": "page",
    "record": "game.txt",
    "file": "game.txt",
    "number": "",
    "out": "out.parquet",
    "players": "random,simple",
}
COUNT = ["0", "-1", "x", "1.5", ""]
TO_READ = ["nowhere.txt", "nowhere/file", ".", "binary.txt"]
TO_WRITE = ["nowhere/file", "."]
KIND = ["genius", "", "program:/nowhere/bot"]
VALUES: dict[str, list[str]] = {
    "game": ["chess", ""],
    "option": ["foo", "foo=1", "seats=x", "=", ""],
    "variant": ["nowhere.toml", ".", "binary.txt", "game.txt"],
    "language": ["tlh", ""],
    "seed": ["-1", "x", "1.5", "18446744073709551616", ""],
    "seats": ["0", "-1", "1", "99", "x", ""],
    "games": COUNT,
    "level_games": COUNT,
    "workers": COUNT,
    "rounds": COUNT,
    "playouts": COUNT,
    "tries": COUNT,
    "most": COUNT,
    "threads": COUNT,
    "bot_threads": COUNT,
    "tables": COUNT,
    "decisions": ["-1", "x", "1.5", ""],
    "seconds": ["0", "-1", "x", "nan", ""],
    "minutes": ["0", "-1", "x", "nan", "inf", ""],
    "margin": ["0", "-1", "0.5", "x", "nan", ""],
    "rate_scale": ["0", "-1", "x", "nan", ""],
    "port": ["-1", "65536", "x", ""],
    "host": ["nowhere.invalid", "0.0.0.0", ""],
    "database": ["nowhere/tables.db", ".", "foo://bar", "binary.txt"],
    "tls_cert": ["nowhere.pem", "binary.txt"],
    "tls_key": ["nowhere.pem", "binary.txt"],
    "origin": ["x", ""],
    "trusted_proxy": ["x", "999.1.1.1", ""],
    "metrics": ["x", "999.1.1.1", ""],
    "cluster": ["127.0.0.1:1"],
    "bot_kind": KIND,
    "bots": KIND,
    "players": KIND,
    "against": KIND,
    "adviser": KIND,
    "level": KIND,
    "levels": KIND,
    "save": TO_WRITE,
    "chart": TO_WRITE,
    "parquet": TO_WRITE,
    "out": TO_WRITE,
    "resume": [*TO_READ, ""],
    "file": TO_READ,
    "record": TO_READ,
    "folder": ["game.txt", "."],
    "table": ["x", "http://127.0.0.1:1/#/t/x", ""],
    "name": ["x"],
    "code": ["x"],
    "step": ["0", "-1", "99", "nothing"],
    "number": ["0", "-1", "99999", "x"],
    "move": ["99", "-99", "x", ""],
    "seat": ["p9", "nobody"],
    "browser": ["nowhere", "./game.txt", ""],
    "want": ["nonsense", ""],
    "vary": ["nonsense", "start.hit_points=x", "foo=1..2", ""],
}
"""Bad values by the name of the argument, for all commands that have it."""
OF_COMMAND: dict[tuple[str, str], list[str]] = {
    ("play", "seats"): ["", "a,a", "me,bot:genius", "a", ",".join("abcdefghijk")],
    ("arena", "file"): [*TO_WRITE, "binary.txt"],
    ("arena", "players"): ["", "random", "random,genius", "random,random", "random,program:/nowhere/bot"],
    ("feedback", "record"): ["nowhere.txt", "nowhere/file", "binary.txt"],
    ("bench", "game"): ["chess", "forts/nothing"],
}
CHOICE = ["nonsense", ""]


def arguments(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.nargs != 0]


def bad_values() -> Iterator[tuple[str, str, str]]:
    for command, parser in sub_commands().items():
        for action in arguments(parser) if parser.get_default("run") else []:
            if action.choices:
                values = CHOICE
            else:
                values = OF_COMMAND.get((command, action.dest)) or VALUES.get(action.dest) or []
            assert values, f"say above what is bad for {action.dest} of snowyard {command}"
            for value in values:
                line = LINES.get(f"{command} {action.dest}", LINES[command])
                if f"{{{action.dest}}}" in line:
                    yield command, value, line.format(**GOOD | {action.dest: shlex.quote(value)})
                else:
                    assert action.option_strings, f"say above where {action.dest} stands in snowyard {command}"
                    yield command, value, f"{line.format(**GOOD)} {action.option_strings[0]}={shlex.quote(value)}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    match = Match("forts", seed=bytes(32), seats=2)
    match.play(match.table.actor, match.table.moves[0])
    save(match, tmp_path / "game.txt")
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.mark.parametrize(("command", "value", "line"), list(bad_values()))
def test_a_bad_value_gets_a_sentence(
    command: str, value: str, line: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowyard.server.serve.rest_collector", lambda: pytest.fail("it serves"))
    before = sorted(folder.iterdir())
    status = status_of(line)
    out, err = capsys.readouterr()
    is_false = (command, value) == ("verify", "binary.txt")  # a file that it read, and that is no record
    assert status == (1 if is_false else 2), out + err
    said = (err if status == 2 else out).strip().splitlines()[-1]
    assert len(said.split()) >= 5, said
    assert "Errno" not in said
    assert sorted(folder.iterdir()) == before
