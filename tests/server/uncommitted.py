"""Everything that anybody can get of a table, and ways to keep the server from committing."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import sqlite3
import threading
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from server.running import Guest, LiveServer, until
from snowyard.kernel.table import Table
from snowyard.server import metrics
from snowyard.server.messages import HintMove
from snowyard.server.room import Room

GAME_METRICS = re.compile(r"snowyard_(moves|games_over|tables_made|commit_seconds|think_seconds)")


@contextlib.contextmanager
def write_lock(database: str) -> Iterator[None]:
    """Somebody else writes: reading goes on, nothing can be committed."""
    if not database.startswith("postgresql:"):
        with contextlib.closing(sqlite3.connect(database, isolation_level=None, check_same_thread=False)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    loop = asyncio.new_event_loop()
    other = loop.run_until_complete(asyncpg.connect(database))
    try:
        loop.run_until_complete(other.execute('BEGIN; LOCK TABLE event, "table", code, setting IN EXCLUSIVE MODE'))
        yield
    finally:
        loop.run_until_complete(other.close())
        loop.close()


class Writes:
    """What the server tries to commit, and ways to keep it from that."""

    def __init__(self, yard: LiveServer, patch: pytest.MonkeyPatch) -> None:
        assert yard.server is not None
        self.yard, self.begun = yard, 0
        self._failing = self._silent = False
        self._gate: asyncio.Event | None = None
        writer = yard.server.store.writer
        real = writer._commit

        async def commit(batch: Any) -> Any:
            self.begun += 1
            if self._gate is not None:
                await self._gate.wait()
            if self._failing:
                raise OperationalError("INSERT", {}, Exception("disk I/O error"))
            done = await real(batch)
            if self._silent:
                raise OperationalError("COMMIT", {}, Exception("connection lost"))
            return done

        patch.setattr(writer, "_commit", commit)

    @contextlib.contextmanager
    def fail(self) -> Iterator[None]:
        self._failing = True
        yield
        self._failing = False

    @contextlib.contextmanager
    def say_nothing(self) -> Iterator[None]:
        """They are done, and nobody hears so."""
        self._silent = True
        yield
        self._silent = False

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """They wait, for as long as it takes."""
        gate = self._gate = asyncio.Event()
        yield
        assert self.yard.loop is not None
        self._gate = None
        self.yard.loop.call_soon_threadsafe(gate.set)

    def wait(self, begun: int) -> None:
        """Until one more has begun."""
        until(lambda: self.begun != begun, "a commit to begin")


def hints_that_tell_all(yard: LiveServer, patch: pytest.MonkeyPatch) -> None:
    """A hint that names nothing but the whole table that it was made from."""

    async def tell(table: Table, names: list[str], lang: str, host: str) -> list[HintMove]:
        return [HintMove(hashlib.sha256(bytes(table)).hexdigest(), lang, None, None)]

    assert yard.server is not None
    patch.setattr(yard.server.bots, "hints", tell)


class Deaf:
    """A metric of this process, or a part of one, that hears one server only: bots of others here may still be playing."""

    def __init__(self, metric: Any, thread: threading.Thread) -> None:
        self._metric, self._thread = metric, thread

    def _heard(self, name: str, *values: Any) -> Any:
        return getattr(self._metric, name)(*values) if threading.current_thread() is self._thread else None

    def labels(self, *values: str) -> Deaf:
        return Deaf(self._metric.labels(*values), self._thread)

    def inc(self) -> None:
        self._heard("inc")

    def observe(self, value: float) -> None:
        self._heard("observe", value)


def only_its_own_metrics(yard: LiveServer, patch: pytest.MonkeyPatch) -> None:
    for name in ("MOVES", "ENDED", "MADE", "COMMIT_SECONDS", "THINK_SECONDS"):
        patch.setattr(metrics, name, Deaf(getattr(metrics, name), yard.thread))


def tickets_need_no_write(yard: LiveServer, patch: pytest.MonkeyPatch) -> None:
    """Else nobody could connect while nothing can be written."""

    async def burn(*_: Any) -> bool:
        return True

    assert yard.server is not None
    patch.setattr(yard.server.store, "burn_ticket", burn)


def everything(yard: LiveServer, table: str, keys: list[str], tabs: list[Guest]) -> dict[str, Any]:
    """All that anybody can ask for and hear just now, byte by byte. `tabs`: open sockets that are used for nothing else."""
    for tab in tabs:
        tab.drain()
        tab.raw.clear()
    found: dict[str, Any] = {}
    for path in ("", "/replay", "/replay?seat=-2", "/replay?seat=0", "/record", "/chances"):
        found[path] = yard.ask("GET", f"/api/tables/{table}{path}").content
    for seat, key in enumerate(keys):
        for eyes in (-2, *range(len(keys))):
            found[f"{seat} sees {eyes}"] = yard.ask("GET", f"/api/tables/{table}/replay?seat={eyes}", None, key).content
        found[f"{seat} ticket"] = yard.ask("POST", f"/api/tables/{table}/ticket", {}, key).status_code
        found[f"{seat} mine"] = yard.ask("POST", "/api/mine", {"keys": [key]}).content
        if found[f"{seat} ticket"] == 200:
            with yard.guest(table, key) as another:  # of a seat that is here already: nobody else hears of that
                found[f"{seat} welcome"] = another.raw[0]
    found["lobby"] = yard.ask("GET", "/api/tables").content
    metrics = yard.ask("GET", "/metrics")
    assert metrics.status_code == 200
    found["metrics"] = [line for line in metrics.text.splitlines() if GAME_METRICS.match(line)]
    for number, tab in enumerate(tabs):
        tab.ask("hint", id="hint")
        tab.ask("lang", id="lang", lang="en")
        tab.until(lambda m: m["type"] == "table")
        tab.drain()
        found[f"tab {number}"] = tab.raw[:]
    return found


def room_of(yard: LiveServer, table: str) -> Room:
    assert yard.server is not None
    return yard.server.tables.rooms[table]
