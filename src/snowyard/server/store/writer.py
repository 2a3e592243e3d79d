"""Group commit: everything that waits to be written goes into one transaction, one sync serves many tables, and only then
does anybody hear that it is done."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from snowyard.kernel.errors import Refusal
from snowyard.server import metrics
from snowyard.server.store.sqlite import Appender

log = logging.getLogger("snowyard.server")

MOST_AT_ONCE = 64  # appends in one transaction; a parameter list has its limits


@dataclass(frozen=True)
class Head:
    """What the columns of `table` say after an append; the lease goes to whoever appends."""

    status: str
    deadline: int | None
    bot_due: int | None
    lease_until: int


@dataclass
class Logged:
    """One entry as it stands in the log of one table."""

    table: str
    seq: int
    kind: str
    seat: int
    client_id: str | None
    payload: str
    at: int


@dataclass
class Append(Logged):
    """One for the end of the log. It is written only if `seq` is still free and the client's number is new."""

    head: Head
    snapshot: bytes | None = None
    asked: str | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass
class Job:
    """Anything else that should share the sync: runs inside the transaction, its result goes to whoever waits."""

    run: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Conflict(Exception):
    """Somebody else has appended since, or this request is in the log already."""


@functools.lru_cache(MOST_AT_ONCE)
def inserting(count: int) -> TextClause:
    rows = ", ".join(f"(:t{n}, :s{n}, :k{n}, :p{n}, :c{n}, :d{n}, :a{n}, :w{n})" for n in range(count))
    return text(f"INSERT INTO event (table_id, seq, kind, seat, client_id, payload, at, asked) VALUES {rows} "
                "ON CONFLICT DO NOTHING RETURNING table_id, seq, client_id")  # fmt: skip


UPDATING = text('UPDATE "table" SET seq = :seq, status = :status, deadline = :deadline, bot_due = :bot_due, '
                "lease_owner = :owner, lease_until = :lease_until WHERE id = :id")  # fmt: skip
SNAPSHOT = text("INSERT INTO snapshot (table_id, seq, state) VALUES (:id, :seq, :state) ON CONFLICT (table_id) DO UPDATE "
                "SET seq = excluded.seq, state = excluded.state WHERE excluded.seq > snapshot.seq")  # fmt: skip
NOTIFYING = text("SELECT pg_notify('snowyard', hint) FROM unnest(CAST(:hints AS text[])) AS hint")


class Writer:
    """The one task that writes. `owner` names this process in leases and hints. `appender`: appends to SQLite go through it."""

    def __init__(self, engine: AsyncEngine, owner: str, appender: Appender | None = None) -> None:
        self.engine, self.owner, self.appender = engine, owner, appender
        self.queue: asyncio.Queue[Append | Job] = asyncio.Queue()
        self.commits = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self.task is not None:
            await self.queue.join()
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.appender is not None:
            await self.appender.close()

    async def append(self, entry: Append) -> None:
        """Returns when the entry is committed and synced. Conflict: it was not written. Refusal: nobody knows."""
        self.queue.put_nowait(entry)
        if not await entry.done:
            raise Conflict

    async def run(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        job = Job(work)
        self.queue.put_nowait(job)
        return await job.done

    async def _work(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                results = await self._commit(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                refusal = storage_refusal(error)
                for item in batch:
                    if not item.done.done():
                        item.done.set_exception(refusal)
            else:
                for item, result in zip(batch, results, strict=True):
                    if not item.done.done():
                        item.done.set_result(result)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _commit(self, batch: Sequence[Append | Job]) -> list[Any]:
        appends = [item for item in batch if isinstance(item, Append)]
        winners: set[int] = set()
        if appends and self.appender is not None:
            winners = {id(a) for a in await self.appender.append(appends)}
            self.commits += 1
            if len(appends) == len(batch):
                return [id(item) in winners for item in batch]
        async with self.engine.begin() as connection:
            if appends and self.appender is None:
                winners = {id(a) for a in await self._append(connection, appends)}
            results = [await item.run(connection) if isinstance(item, Job) else id(item) in winners for item in batch]
        self.commits += 1
        return results

    async def _append(self, connection: AsyncConnection, appends: Sequence[Append]) -> list[Append]:
        """To PostgreSQL; other processes are woken."""
        values: dict[str, Any] = {}
        for n, a in enumerate(appends):
            values.update({f"t{n}": a.table, f"s{n}": a.seq, f"k{n}": a.kind, f"p{n}": a.seat, f"c{n}": a.client_id,
                           f"d{n}": a.payload, f"a{n}": a.at, f"w{n}": a.asked})  # fmt: skip
        rows = await connection.execute(inserting(len(appends)), values)
        written = {tuple(row) for row in rows}
        winners = []
        for a in appends:
            if (a.table, a.seq, a.client_id) in written:
                written.remove((a.table, a.seq, a.client_id))  # of two alike in one batch one is written
                winners.append(a)
        if winners:
            await connection.execute(UPDATING, [
                {"id": a.table, "seq": a.seq, "status": a.head.status, "deadline": a.head.deadline, "bot_due": a.head.bot_due,
                 "owner": self.owner, "lease_until": a.head.lease_until} for a in winners])  # fmt: skip
        snapshots = [{"id": a.table, "seq": a.seq, "state": a.snapshot} for a in winners if a.snapshot is not None]
        if snapshots:
            await connection.execute(SNAPSHOT, snapshots)
        if winners:
            await connection.execute(NOTIFYING, {"hints": [f"log {self.owner} {a.table} {a.seq}" for a in winners]})
        return winners


def storage_refusal(error: BaseException) -> Refusal:
    """What a client hears when the database did not do its part; the log says more."""
    metrics.STORAGE_ERRORS.inc()
    said = (str(error).splitlines() or [""])[0]  # the lines after it would quote what was to be written
    log.warning("storage", extra={"error": f"{type(error).__name__}: {said[:200]}"})
    refusal = Refusal("storage", "the server cannot store anything just now, so this was not accepted; send it again in a "
                      "moment, it will not be done twice")  # fmt: skip
    refusal.__cause__ = error
    return refusal
