"""The store's promises, on SQLite and on PostgreSQL: what is acknowledged is in the log, in order, once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from server.postgres import Postgres
from snowyard.kernel.errors import Refusal
from snowyard.server.store import Append, Conflict, Store, TableColumns, migrations, open_store
from snowyard.server.store.store import TableRow

ROW = TableRow("abcdefghjkmn", "forts", 1, "{}", "{}", bytes(32), "0" * 64, False, 1)
HEAD = TableColumns("playing", None, None, 0)


def entry(seq: int, client: str | None = None, table: str = ROW.id, **more: Any) -> Append:
    return Append(table, seq, "said", 0, client, f'{{"kind":"said","n":{seq}}}', 1000 + seq, HEAD, **more)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def made(store: Store, table: str = ROW.id) -> None:
    await store.create(replace(ROW, id=table), [entry(1, table=table)])


def test_an_acknowledged_entry_is_read_back_by_another_connection(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        await store.append(entry(2, "0 first"))

    with_store(database, work)

    async def look(store: Store) -> None:
        assert [(e.seq, e.client_id) for e in await store.log(ROW.id)] == [(1, None), (2, "0 first")]
        assert await store.table(ROW.id) == ROW

    with_store(database, look)


def test_of_many_who_append_the_same_number_exactly_one_wins(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        results = await asyncio.gather(*(store.append(entry(2, f"c{n}")) for n in range(50)), return_exceptions=True)
        assert [type(r) for r in results].count(Conflict) == 49
        assert [e.seq for e in await store.log(ROW.id)] == [1, 2]

    with_store(database, work)


def test_a_request_that_is_in_the_log_is_not_written_again(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        first = entry(2, "0 same")
        first.asked = "this"
        await store.append(first)
        with pytest.raises(Conflict):
            await store.append(entry(3, "0 same"))
        assert await store.asked(ROW.id, "0 same") == "this"
        assert await store.asked(ROW.id, "0 other") is None
        assert await store.requests(ROW.id) == ["0 same"]
        assert [e.seq for e in await store.log(ROW.id)] == [1, 2]

    with_store(database, work)


def test_one_sync_serves_many_tables(database: str) -> None:
    async def work(store: Store) -> None:
        tables = [f"table{n:07}" for n in range(60)]
        await asyncio.gather(*(made(store, table) for table in tables))
        before = store.writer.commits
        await asyncio.gather(*(store.append(entry(2, table=table)) for table in tables))
        assert store.writer.commits - before <= 3
        assert await store.heads(tables) == dict.fromkeys(tables, 2)

    with_store(database, work)


def test_a_snapshot_is_kept_and_never_goes_backwards(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        await store.append(entry(2, snapshot=b"two"))
        await store.append(entry(3, snapshot=b"three"))
        assert await store.snapshot(ROW.id) == (3, b"three")
        assert await store.snapshot("nothing") is None

    with_store(database, work)


def test_only_one_answers_for_a_bot_until_the_lease_is_over(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        await store.append(replace(entry(2), head=TableColumns("playing", None, 500, 2000)))
        store.owner = "another"
        assert await store.orphans(1999) == []
        assert not await store.lease(ROW.id, 1999, 5000)
        assert await store.orphans(2000) == [ROW.id]
        assert await store.lease(ROW.id, 2000, 5000)
        assert await store.lease(ROW.id, 2500, 6000)  # its own it may renew

    with_store(database, work)


def test_a_code_and_a_ticket_are_good_once(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store)
        await store.keep_code("h" * 64, ROW.id, 1, expires=100, now=0)
        assert await store.take_code("h" * 64, now=100) is None
        assert await store.take_code("h" * 64, now=99) == (ROW.id, 1)
        assert await store.take_code("h" * 64, now=99) is None
        burned = await asyncio.gather(*(store.burn_ticket("t" * 64, 100) for _ in range(20)))
        assert burned.count(True) == 1
        await store.sweep(now=100)
        assert await store.burn_ticket("t" * 64, 100)

    with_store(database, work)


def test_sqlite_runs_with_full_syncs_and_a_server_says_so_if_it_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"

    with_store(str(tmp_path / "a.db"), work)
    assert (tmp_path / "a.db").stat().st_mode & 0o777 == 0o600
    monkeypatch.setattr("snowyard.server.store.store.PRAGMAS", ("journal_mode=WAL", "synchronous=NORMAL"))
    with pytest.raises(Refusal, match="synchronous=FULL"):
        with_store(str(tmp_path / "b.db"), work)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="another server already uses"):
            open_store(str(tmp_path / "a.db"))

    with_store(str(tmp_path / "a.db"), work)


def test_a_new_step_is_made_once_and_keeps_what_is_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(database, made)
    done = []

    def second(connection: Any) -> None:
        done.append(connection.execute(text('ALTER TABLE "table" ADD COLUMN colour VARCHAR(10)')))

    monkeypatch.setattr("snowyard.server.store.migrations.STEPS", (*migrations.STEPS, second))

    async def look(store: Store) -> None:
        assert await store.table(ROW.id) == ROW
        assert [e.seq for e in await store.log(ROW.id)] == [1]

    with_store(database, look)
    with_store(database, look)
    assert len(done) == 1


def test_of_several_servers_that_start_together_one_makes_the_tables(cluster: Postgres) -> None:
    place = cluster.database()

    async def start() -> None:
        stores = [open_store(place) for _ in range(5)]
        try:
            await asyncio.gather(*(store.open() for store in stores))
            assert len({store.ticket_key for store in stores}) == 1
        finally:
            for store in stores:
                await store.close()

    asyncio.run(start())


@pytest.mark.parametrize("setting", ["synchronous_commit"])
def test_a_postgresql_that_would_lose_what_it_said_is_refused(cluster: Postgres, setting: str) -> None:
    place = cluster.database()

    async def loosen() -> None:
        connection = await asyncpg.connect(place)
        await connection.execute(f"ALTER DATABASE {place.rpartition('/')[2]} SET {setting} = off")
        await connection.close()

    asyncio.run(loosen())
    with pytest.raises(Refusal, match=f"runs with {setting} = off"):
        with_store(place, made)


def test_a_database_of_a_newer_snowyard_is_left_alone(tmp_path: Path) -> None:
    place = str(tmp_path / "a.db")
    with_store(place, made)
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO migration VALUES (99, 0)")
    connection.close()
    with pytest.raises(Refusal, match="newer Snowyard"):
        with_store(place, made)


@pytest.mark.parametrize("place", ["/nowhere/at/all/tables.db", "postgresql://snow@127.0.0.1:9/none"])
def test_a_database_that_is_not_there_is_one_sentence(place: str) -> None:
    with pytest.raises(Refusal, match=r"no folder|cannot be used"):
        with_store(place, made)
