"""How a server ends, whole; how it ends connections, with a word; and what it says of its own health."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.process import Process
from server.running import Guest, LiveServer, first_move, in_order, serving, until
from server.test_faults import fill_disk
from server.uncommitted import Writes, write_lock
from snowyard.kernel.errors import Refusal
from snowyard.server.sockets import FRAME_BYTES, MOST_FAULTS
from snowyard.server.store import open_store

DEEP = "[" * 15_000


# ---- the end of a server


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_end_leaves_the_database_whole_in_one_file(tmp_path: Path, how: signal.Signals) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with open(tmp_path / "errors", "w+") as errors, Process(str(home / "tables.db"), errors=errors) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guests(table, [*keys]) as guests:
            for guest in guests:
                guest.until_state(lambda s: True)
            mia, bo = in_order(guests)
            assert mia.move(first_move(mia))["type"] == "ack"
            yard.process.send_signal(how)
            assert bo.until(lambda m: m["type"] == "bye")["code"] == "restart"
            assert close_code(bo) == 1012
        assert yard.process.wait(60) == 0
        errors.seek(0)
        assert errors.read() == ""
    assert sorted(file.name for file in home.iterdir()) == ["tables.db", "tables.db.lock"]
    with sqlite3.connect(f"file:{home}/tables.db?mode=ro&immutable=1", uri=True) as alone:
        assert alone.execute("SELECT count(*) FROM event WHERE kind = 'moved'").fetchone() == (1,)
    alone.close()


def test_a_second_server_on_the_same_file_is_refused_under_whatever_name(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    with serving(str(place)):
        (tmp_path / "elsewhere").mkdir()
        soft, hard = tmp_path / "elsewhere" / "soft.db", tmp_path / "elsewhere" / "hard.db"
        soft.symlink_to(place)
        with pytest.raises(Refusal, match="another server already uses"):
            open_store(str(soft))
        os.link(place, hard)
        with pytest.raises(Refusal, match=r"has 2 names \(hard links\)"):
            open_store(str(hard))
    hard.unlink()
    with serving(str(soft)) as yard:  # through a link, but alone
        assert yard.get("/healthz") == {"status": "ok"}
    assert sorted(file.name for file in soft.parent.iterdir()) == ["soft.db"]


# ---- the end of a connection


def close_code(guest: Guest) -> int | None:
    """How the socket was closed; None: without a word."""
    try:
        while True:
            guest.next()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def send_often(guest: Guest, sent: str | bytes, times: int) -> None:
    """As often as it takes: the server may say goodbye before."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(times):
            guest.socket.send(sent)


@pytest.mark.parametrize(
    ("sent", "times", "code", "close"),
    [
        ("nonsense", MOST_FAULTS + 1, "schema", 1008),
        (DEEP, MOST_FAULTS + 1, "schema", 1008),
        (b"bytes", 1, "schema", 1008),
        ("x" * (FRAME_BYTES + 1), 1, None, 1009),
    ],
)
def test_who_is_cut_off_hears_why_and_gets_a_close_frame(
    yard: LiveServer, caplog: pytest.LogCaptureFixture, sent: Any, times: int, code: str | None, close: int
) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as mia:
        send_often(mia, sent, times)
        if code is not None:
            bye = mia.until(lambda m: m["type"] == "bye")
            assert bye["code"] == code
            assert " " in bye["sentence"]
        assert close_code(mia) == close
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_too_many_messages_end_with_a_word_too(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), rate_scale=1.0) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as mia:
            send_often(mia, '{"type":"ping"}', 200)
            assert mia.until(lambda m: m["type"] == "bye")["code"] == "rate"
            assert close_code(mia) == 1008


def test_what_is_nested_too_deeply_is_refused(yard: LiveServer) -> None:
    deep = f'{{"game":"forts","seats":{DEEP}'.encode()
    answer = yard.ask("POST", "/api/tables", headers={"content-type": "application/json"}, content=deep)
    assert (answer.status_code, answer.json()["code"]) == (400, "schema")
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as mia:
        mia.socket.send(f'{{"type":"chat","id":"a","text":{DEEP}')
        assert mia.until(lambda m: m["type"] == "refused")["code"] == "schema"
        assert mia.ask("chat", text="hello")["type"] == "ack"


@pytest.mark.parametrize("seat", ["--1", "-", "", "1-", "+1", "1.0", "١", "-3", "2", "99999999999999999999"])
def test_a_seat_that_is_none_is_refused(yard: LiveServer, seat: str) -> None:
    table, _ = yard.table("forts", people=2)
    answer = yard.ask("GET", f"/api/tables/{table}/replay", params={"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (400, "seat")


# ---- health


def sick(yard: LiveServer) -> str:
    """What the server says when it is not well."""
    answer = yard.ask("GET", "/healthz")
    assert answer.status_code == 503
    assert json.loads(answer.text)["code"] == "storage"
    return str(answer.json()["sentence"])


def wait_until_well(yard: LiveServer) -> None:
    until(lambda: yard.ask("GET", "/healthz").status_code == 200, "a server that is well")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question about health is looked into."""
    monkeypatch.setattr("snowyard.server.store.health.KEPT", 0.0)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_disk_is_full_says_that_it_is_not_well(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), ("forts",)) as yard:
        table, keys = yard.table("forts", people=2)
        wait_until_well(yard)
        with yard.guest(table, keys[0]) as mia:
            fill_disk(yard, True)
            while mia.ask("chat", text="x" * 500)["type"] == "ack":
                pass
            assert sick(yard) == "the disk of the database is full"
            fill_disk(yard, False)
            wait_until_well(yard)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_database_is_locked_says_that_it_is_not_well(yard: LiveServer) -> None:
    wait_until_well(yard)
    with write_lock(yard.settings.database):
        assert "locked" in sick(yard)
    wait_until_well(yard)


@pytest.mark.usefixtures("at_once")
def test_a_server_whose_database_is_broken_says_that_it_is_not_well(yard: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_until_well(yard)
    writes = Writes(yard, monkeypatch)
    with writes.fail():
        assert sick(yard) == "the database cannot be written to: it is gone or broken"
    wait_until_well(yard)


def test_however_many_ask_for_health_there_is_one_write(yard: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert yard.server is not None
    monkeypatch.setattr("snowyard.server.store.health.KEPT", 0.0)
    wait_until_well(yard)
    monkeypatch.setattr("snowyard.server.store.health.KEPT", 3600.0)
    before = yard.server.health._trial
    for _ in range(20):
        assert yard.get("/healthz") == {"status": "ok"}
    assert yard.server.health._trial is before
