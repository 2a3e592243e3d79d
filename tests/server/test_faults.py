"""Things that go wrong: a server that dies, a disk that is full, a database that is gone, two servers on one database."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import event

from server.postgres import Postgres
from server.running import Guest, LiveServer, in_order, play_to_the_end, serving, until
from snowyard.match import verify
from snowyard.server.store.sqlite import Appender

GAMES = ("forts",)


def test_after_a_restart_every_line_and_every_key_is_as_before(database: str) -> None:
    with serving(database, GAMES) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guests(table, [*keys]) as guests:
            play_to_the_end(guests, most=36)
            for guest in guests:
                guest.drain()
            lines, states = [g.lines for g in guests], [g.state for g in guests]
    with serving(database, GAMES) as yard, yard.guests(table, [*keys]) as guests:
        assert [g.lines for g in guests] == lines
        assert [g.state for g in guests] == states
        play_to_the_end(guests)
        assert "all" in verify(yard.get(f"/api/tables/{table}/record"))


def test_a_backup_made_while_people_play_is_restored_and_they_go_on(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """As docs/serving.md says to make one."""
    with serving(database, GAMES) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guests(table, [*keys]) as guests:
            play_to_the_end(guests, most=6)
            copy = backup(database, tmp_path, request)
            lines = [g.lines[:] for g in guests]
            play_to_the_end(guests, most=3)
    with serving(copy, GAMES) as yard, yard.guests(table, [*keys]) as guests:
        assert [g.lines for g in guests] == lines
        assert play_to_the_end(guests) > 0
        assert "the seed fits its commitment" in verify(yard.get(f"/api/tables/{table}/record"))


def backup(database: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A copy of a database in use; its address."""
    if not database.startswith("postgresql:"):
        copy = str(folder / "copy.db")
        with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return copy
    cluster: Postgres = request.getfixturevalue("cluster")
    copy, dump = cluster.database(), str(folder / "snowyard.dump")
    subprocess.run([cluster.home / "pg_dump", "--format=custom", f"--file={dump}", database], check=True)
    subprocess.run([cluster.home / "pg_restore", "--clean", "--if-exists", f"--dbname={copy}", dump], check=True)
    return copy


def test_a_bots_decision_is_taken_up_again_after_a_restart(database: str) -> None:
    with serving(database, GAMES) as yard:
        table, keys = yard.table("forts", people=1, bots=1)
        assert yard.server is not None
        yard.server.tables.wake_bot = lambda room: None  # type: ignore[method-assign]
        with contextlib.suppress(KeyError):
            yard.server.tables.rooms[table].wake_bot = lambda room: None
        with yard.guest(table, keys[0]) as mia:
            while mia.state is None or mia.decides:
                mia.move("build snowball") if mia.decides else mia.next()
    with serving(database, GAMES) as yard, yard.guest(table, keys[0]) as mia:
        mia.until_state(lambda s: bool(s["moves"]))


def test_a_full_disk_is_a_refusal_and_the_server_recovers_by_itself(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    with serving(place, GAMES) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guests(table, [*keys]) as guests:
            mia, bo = in_order(guests)
            fill_disk(yard, True)
            answers = [mia.ask("chat", text="x" * 500) for _ in range(60)]
            refused = [a for a in answers if a["type"] == "refused"]
            assert refused
            assert {a["code"] for a in refused} == {"storage"}
            fill_disk(yard, False)
            assert mia.ask("chat", text="again")["type"] == "ack"
            assert mia.move("hide")["type"] == "ack"
            said = sum(1 for a in answers if a["type"] == "ack")
            bo.until(lambda m: m["type"] == "step")
    with contextlib.closing(sqlite3.connect(place)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM event WHERE kind = 'said'").fetchone()
    assert count == said + 1


def fill_disk(yard: LiveServer, full: bool) -> None:
    """As if the disk had no room: SQLite may not make its file longer."""

    async def limit() -> None:
        assert yard.server is not None
        engine = yard.server.store.engine
        async with engine.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
        most = int(pages or 0) if full else 2**30
        event.listen(engine.sync_engine, "connect", lambda c, _: c.cursor().execute(f"PRAGMA max_page_count={most}"))
        await engine.dispose()
        appender = yard.server.store.writer.appender
        assert isinstance(appender, Appender)
        await appender.execute(f"PRAGMA max_page_count={most}")

    yard.call(limit)


def test_while_the_database_is_gone_nothing_is_acknowledged_and_then_all_goes_on(cluster: Postgres) -> None:
    with serving(cluster.database(), GAMES) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guests(table, [*keys]) as guests:
            mia, bo = in_order(guests)
            cluster.stop()
            try:
                answer = mia.move("hide", id="once")
                assert (answer["type"], answer["code"]) == ("refused", "storage")
                assert yard.ask("GET", "/healthz").status_code == 503
                assert yard.ask("GET", f"/api/tables/{table}x").status_code in (404, 503)
            finally:
                cluster.start()
            answer = retry(mia)
            assert answer["type"] == "ack"
            assert sum(1 for line in mia.lines if line["cause"] == "move") == 1
            bo.until_state(lambda s: s["at"] == 2)


def retry(mia: Guest) -> dict[str, object]:
    """Send the move again under its number until the server can store it."""
    answer: dict[str, object] = {}

    def stored() -> bool:
        answer.clear()
        answer.update(mia.move("hide", at=1, id="once"))
        return answer.get("code") != "storage"

    until(stored, "the move to be stored")
    return answer


def test_two_servers_on_one_postgresql_play_one_game(cluster: Postgres) -> None:
    place = cluster.database()
    with serving(place, GAMES) as one, serving(place, GAMES) as two:
        table, keys = one.table("forts", people=2, bots=1)
        with one.guest(table, keys[0]) as mia, two.guest(table, keys[1]) as bo, two.guest(table) as watcher:
            play_to_the_end([mia, bo])
            watcher.until_state(lambda s: s["over"])
        log = one.call(lambda: one.server.store.log(table))  # type: ignore[union-attr]
        assert [e.seq for e in log] == list(range(1, len(log) + 1))
        assert "all" in verify(two.get(f"/api/tables/{table}/record"))


def test_a_seat_taken_to_another_device_is_left_at_every_server(cluster: Postgres) -> None:
    place = cluster.database()
    with serving(place, GAMES) as one, serving(place, GAMES) as two:
        table, keys = one.table("forts", people=2)
        with two.guest(table, keys[0]) as old:
            code = one.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
            seated = one.post("/api/reclaim", {"code": code})
            assert old.until(lambda m: m["type"] == "bye")["code"] == "moved"
        with two.guest(table, seated["key"]) as new:
            assert new.seat == 0


def test_both_servers_know_who_is_here(cluster: Postgres) -> None:
    place = cluster.database()
    with serving(place, GAMES) as one, serving(place, GAMES) as two:
        table, keys = one.table("forts", people=2)
        with one.guest(table, keys[0]) as mia:
            with two.guest(table, keys[1]) as bo:
                while not mia.info["seats"][1]["here"]:
                    mia.next()
                assert bo.info["seats"][0]["here"] or bo.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["here"])
            while mia.info["seats"][1]["here"]:
                mia.next()
