"""What the server writes down about itself: one JSON object a line, enough to see what happened, and no secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.running import LiveServer, serving, socket_address
from server.test_faults import fill_disk
from snowyard.server import acts, server_log

ROOTS = ("snowyard.server", "uvicorn", "")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What `snowyard serve --log-level debug` would write to the error stream."""
    before = {
        name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate, logging.getLogger(name).level)
        for name in ROOTS
    }
    stream = io.StringIO()
    monkeypatch.setattr(server_log.ToErrors, "stream", stream)
    server_log.to_stderr("DEBUG")
    yield stream
    logging.captureWarnings(False)
    for name, (handlers, propagate, level) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_page_that_is_refused_is_one_line_without_a_traceback(written: io.StringIO, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as yard:
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused, connect(socket_address(yard), origin=Origin(origin)):
                pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "origin"
        yard.ask("GET", "/api/games", headers={"Host": "evil.example"})
    said = [line for line in lines(written) if line["message"] == "refused"]
    assert [(line["level"], line["code"], line["address"]) for line in said] == [
        ("warning", "origin", "127.0.0.1"),
        ("warning", "origin", "127.0.0.1"),
        ("warning", "host", "127.0.0.1"),
    ]
    assert not [line for line in lines(written) if line["level"] == "error" or "trace" in line]
    assert "evil" not in written.getvalue()


@pytest.mark.usefixtures("canaries")
def test_no_line_carries_a_key_a_ticket_a_code_a_seed_a_name_a_chat_or_a_card(
    written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole life of a table with everything that can go wrong in it: refused moves, broken frames, a full disk, a mistake
    of the server's own. The canaries stand for hidden cards: they are in every view."""
    secrets: set[str] = {"swordfish", "Meret", "Birk", "canary"}
    with serving(str(tmp_path / "tables.db"), ("lanes",)) as yard:
        made = yard.make("lanes", [{"kind": "me", "name": "Meret", "salt": "saltysalt"}, {"kind": "open"}])
        table, keys = made["table"], [made["seats"][0]["key"]]
        seated = yard.post(f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Birk", "salt": "otherbrine"})
        keys.append(seated["key"])
        yard.ask("POST", f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Meret"})
        code = yard.post(f"/api/tables/{table}/code", {}, keys[1])["code"]
        keys.append(yard.post("/api/reclaim", {"code": code})["key"])
        yard.ask("POST", "/api/reclaim", {"code": code})
        yard.ask("POST", f"/api/tables/{table}/ticket", {}, keys[1])
        secrets |= {made["invite"], code, code.replace("-", ""), *keys, *(key.split(".")[2] for key in keys)}
        with yard.guest(table, keys[0]) as mia, yard.guest(table, keys[2]) as bo, yard.guest(table) as eve:
            secrets |= {guest.ticket for guest in (mia, bo, eve)}
            go_wrong(yard, mia, bo, eve, monkeypatch)
            mover = mia if mia.until_state(lambda s: True) and mia.decides else bo
            moves = [m["move"] for m in mover.until_state(lambda s: bool(s["moves"]))["moves"]]
            assert mover.move(moves[0])["type"] == "ack"
            secrets |= set(moves)
            bo.ask("resign")
        row = yard.call(lambda: yard.server.store.table(table))  # type: ignore[union-attr]
        secrets |= {row.seed.hex(), repr(row.seed), row.invite, yard.server.store.ticket_key.hex()}  # type: ignore[union-attr]
        assert yard.get(f"/api/tables/{table}")["seed"] == row.seed.hex()
    text = written.getvalue()
    messages = {line["message"] for line in lines(written)}
    assert {"table made", "game over", "request", "message", "internal error", "storage"} <= messages
    assert [secret for secret in secrets if secret in text] == []
    assert "saltysalt" not in text


def go_wrong(yard: LiveServer, mia: Any, bo: Any, eve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for frame in ('{"type":"move","id":"a","move":"swordfish","at":"x"}', "swordfish", '{"type":"swordfish"}'):
        mia.socket.send(frame)
        assert mia.until(lambda m: m["type"] == "refused")["code"] == "schema"
    mia.move("swordfish")
    eve.ask("chat", text="swordfish")
    assert bo.ask("chat", text="swordfish")["type"] == "ack"
    fill_disk(yard, True)
    while bo.ask("chat", text="swordfish " * 40)["type"] == "ack":
        pass
    fill_disk(yard, False)
    with monkeypatch.context() as broken:
        broken.setattr(acts, "say", broken_say)
        assert bo.ask("chat", text="swordfish")["code"] == "internal"
    assert bo.ask("chat", text="swordfish")["type"] == "ack"


def broken_say(*_: object) -> None:
    raise RuntimeError("a mistake")


def test_what_other_libraries_complain_of_is_one_line_too(written: io.StringIO) -> None:
    logging.getLogger("asyncio").error("something\nover two lines", exc_info=ValueError("x"))
    logging.getLogger("sqlalchemy.pool").warning("gone")
    first, second = lines(written)
    assert first["level"] == "error"
    assert "ValueError" in first["trace"]
    assert second["message"] == "gone"


@pytest.fixture
def sampling() -> tuple[server_log.Sampling, io.StringIO]:
    """A log of its own: other servers of these tests, whose seconds are those of the clock, write none of their lines here."""
    stream = io.StringIO()
    target = logging.StreamHandler(stream)
    target.setFormatter(server_log.OneLine())
    return server_log.Sampling(target), stream


def flood(log: logging.Handler, at: float, times: int, message: str, level: int = logging.WARNING, **extra: Any) -> None:
    logger = logging.getLogger("snowyard.server")
    for _ in range(times):
        record = logger.makeRecord(logger.name, level, "", 0, message, (), None, extra=extra)
        record.created = at
        log.handle(record)


def test_the_same_line_many_times_a_second_becomes_a_few_and_a_count(sampling: tuple[server_log.Sampling, io.StringIO]) -> None:
    log, written = sampling
    flood(log, 100.1, 10_000, "connection refused", code="host", address="192.0.2.1")
    flood(log, 101.2, 1, "connection refused", code="host", address="192.0.2.1")
    said = [line.get("times") for line in lines(written)]
    assert said == [*[None] * server_log.SAME, 10_000 - server_log.SAME, None]
    flood(log, 101.3, 20, "connection refused", code="host", address="192.0.2.1")
    log.flush()
    assert [line.get("times") for line in lines(written)[len(said) :]] == [
        *[None] * (server_log.SAME - 1),
        20 - (server_log.SAME - 1),
    ]


def test_a_flood_of_different_lines_is_bounded_and_hides_no_line_of_another_level(
    sampling: tuple[server_log.Sampling, io.StringIO],
) -> None:
    log, written = sampling
    for n in range(5000):
        flood(log, 100.5, 1, "refused", address=f"192.0.2.{n}")
    flood(log, 100.6, 1, "internal error", logging.ERROR)
    flood(log, 200.0, 1, "quiet again")
    said = lines(written)
    assert len(said) <= server_log.LINES + server_log.KINDS + 4
    assert sum(line.get("times", 1) for line in said if line["message"] in ("refused", "other lines")) == 5000
    assert [line["message"] for line in said if line["level"] == "error"] == ["internal error"]


def test_a_line_is_never_longer_than_so_much(written: io.StringIO) -> None:
    try:
        raise ValueError("x" * 50_000)
    except ValueError:
        logging.getLogger("asyncio").exception("y" * 50_000)
    assert len(written.getvalue()) < server_log.MESSAGE_LETTERS + server_log.TRACE_LETTERS + 500


class Gone(io.StringIO):
    """What `snowyard serve 2>&1 | head` leaves the server with."""

    def write(self, text: str) -> int:
        raise BrokenPipeError

    def flush(self) -> None:
        raise BrokenPipeError


@pytest.mark.parametrize("stream", [Gone, io.StringIO])
def test_a_server_goes_on_when_nobody_reads_its_log_any_more(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stream: type[io.StringIO]
) -> None:
    with serving(str(tmp_path / "tables.db")) as yard:
        gone = stream()
        if stream is io.StringIO:
            gone.close()
        monkeypatch.setattr(server_log.ToErrors, "stream", gone)
        logging.getLogger("snowyard.server").warning("said to nobody")
        server_log.flush()
        assert yard.get("/api/games")
        monkeypatch.setattr(server_log.ToErrors, "stream", written)
        logging.getLogger("snowyard.server").warning("said to somebody again")
    assert [line["message"] for line in lines(written)].count("said to somebody again") == 1
