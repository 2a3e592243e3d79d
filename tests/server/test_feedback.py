"""Feedback at a table on a server: given once, read by those who sat there, and collected with the results."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from server.running import LiveServer, play_to_the_end, serving
from snowyard.cli import main
from snowyard.match import Feedback, read, verify

VARIANT = "most.forts = 3"


def played(yard: LiveServer, **more: Any) -> tuple[str, list[str]]:
    table, keys = yard.table("splat", people=2, bots=1, **more)
    with yard.guests(table, [*keys]) as guests:
        assert guests[0].ask("feedback", fun=3)["code"] == "not over"
        play_to_the_end(guests)
    return table, keys


def test_feedback_is_given_once_and_told_to_those_who_sat_there(yard: LiveServer) -> None:
    table, keys = played(yard, options={"variant": VARIANT})
    with yard.guests(table, [*keys, None]) as (mia, bo, watcher):
        assert mia.info["feedback"] == []
        for wrong in ({"fun": 6}, {}, {"fun": 4, "sentence": "x" * 301}, {"fun": 4, "unfair": "very"}):
            mia.send({"type": "feedback", "id": "wrong", **wrong})
            assert mia.until(lambda heard: heard["type"] == "refused")["code"] == "schema"
        assert watcher.ask("feedback", fun=4)["code"] == "watching"
        said = {"fun": 4, "too_long": True, "sentence": "Many\nforts # too many"}
        assert mia.ask("feedback", **said)["type"] == "ack"
        refused = mia.ask("feedback", fun=1)
        assert refused["code"] == "feedback"
        assert "kept as you sent it" in refused["sentence"]
        assert bo.ask("feedback", fun=2, unfair=True)["type"] == "ack"
        watcher.until_info(lambda info: info["feedback"] == [0, 1])
        assert "too many" not in str(watcher.info)
    open_to_all = yard.get(f"/api/tables/{table}/record")
    assert "feedback" not in open_to_all
    for key in keys:
        record = yard.get(f"/api/tables/{table}/record", key)
        assert record.startswith(open_to_all)
        assert read(record).feedback == {0: Feedback(4, True, False, "Many forts # too many"), 1: Feedback(2, unfair=True)}
        assert "to its end" in verify(record)
    other, others = yard.table("splat", people=1, bots=1)
    assert yard.ask("GET", f"/api/tables/{table}/record", key=others[0]).json()["code"] == "key"
    assert other != table


def test_nobody_is_asked_about_the_printed_game(yard: LiveServer) -> None:
    table, keys = played(yard)
    with yard.guest(table, keys[0]) as mia:
        refused = mia.ask("feedback", fun=4)
        assert refused["code"] == "feedback"
        assert "printed game" in refused["sentence"]


def test_one_table_of_all_feedback_comes_out_of_the_database_and_of_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, records = tmp_path / "tables.db", tmp_path / "records"
    records.mkdir()
    with serving(str(database)) as yard:
        for number, variant in enumerate((VARIANT, "most.forts = 2", VARIANT)):
            table, keys = played(yard, options={"variant": variant})
            with yard.guests(table, [*keys]) as guests:
                for seat, guest in enumerate(guests):
                    assert guest.ask("feedback", fun=1 + number + seat, sentence="=1+1" if seat else "")["type"] == "ack"
            (records / f"{number}.txt").write_text(yard.get(f"/api/tables/{table}/record", keys[0]), encoding="utf-8")
        (records / "notes.txt").write_text("no record\n", encoding="utf-8")
        out = tmp_path / "feedback.csv"
        assert main(["feedback", "--database", str(database), "--out", str(out)]) == 0  # while the server runs
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert main(["feedback", str(records), "--out", str(out)]) == 0
    of_files = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert [(row["variant"], row["fun"]) for row in rows] == [
        (f'{{"most": {{"forts": {forts}}}}}', fun) for forts, some in ((2, "23"), (3, "1234")) for fun in some
    ]
    same = ("game", "variant", "moves", "seat", "name", "won", "fun", "sentence")
    assert [[row[name] for name in same] for row in rows] == [[row[name] for name in same] for row in of_files]
    assert all(row["won"] in ("0.0", "0.5", "1.0") for row in rows)
    assert {row["sentence"] for row in rows} == {"", "'=1+1"}  # no formula
    capsys.readouterr()
    assert main(["feedback", str(records)]) == 0
    told = capsys.readouterr().out
    assert "4 answers of 2 games. Fun 2.5 of 5 (1: 1, 2: 1, 3: 1, 4: 1, 5: 0); too long 0, unfair 0." in told


def test_a_place_without_feedback_and_a_wrong_one_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["feedback"]) == 2
    assert "name records" in capsys.readouterr().err
    assert main(["feedback", "--database", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    (tmp_path / "junk.db").write_text("junk " * 100)
    assert main(["feedback", "--database", str(tmp_path / "junk.db")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["feedback", str(tmp_path)]) == 0
    assert "Nobody has given feedback." in capsys.readouterr().out
    (tmp_path / "bad.txt").write_text("game: splat\n")
    assert main(["feedback", str(tmp_path / "bad.txt")]) == 2
    assert "bad.txt: " in capsys.readouterr().err
