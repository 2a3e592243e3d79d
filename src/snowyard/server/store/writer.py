"""Group commit: all appends that wait to be written go into one transaction, all else that waits into another, one sync serves
many tables, and only then does anybody hear that it is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from snowyard.kernel.errors import Refusal
from snowyard.server import metrics

log = logging.getLogger("snowyard.server")

MOST_AT_ONCE = 64  # appends in one transaction; a parameter list has its limits


@dataclass(frozen=True)
class TableColumns:
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

    head: TableColumns
    snapshot: bytes | None = None
    asked: str | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass
class Job:
    """Anything else that is written: runs inside a transaction, its result goes to whoever waits."""

    run: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Conflict(Exception):
    """Somebody else has appended since, or this request is in the log already."""


class Appender(Protocol):
    """Appends entries in one transaction, as fast as its database can (sqlite.py, postgres.py)."""

    async def append(self, entries: Sequence[Append]) -> list[Append]: ...

    async def close(self) -> None: ...


class Writer:
    """The one task that writes. Appends go through the appender, anything else through the engine."""

    def __init__(self, engine: AsyncEngine, appender: Appender) -> None:
        self.engine, self.appender = engine, appender
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
        if appends:
            winners = {id(a) for a in await self.appender.append(appends)}
            self.commits += 1
            if len(appends) == len(batch):
                return [id(item) in winners for item in batch]
        async with self.engine.begin() as connection:
            results = [await item.run(connection) if isinstance(item, Job) else id(item) in winners for item in batch]
        self.commits += 1
        return results


def storage_refusal(error: BaseException) -> Refusal:
    """What a client hears when the database did not do its part; the log says more."""
    metrics.STORAGE_ERRORS.inc()
    said = (str(error).splitlines() or [""])[0]  # the lines after it would quote what was to be written
    log.warning("storage", extra={"error": f"{type(error).__name__}: {said[:200]}"})
    refusal = Refusal(
        "storage",
        "the server cannot store anything just now, so this was not accepted; send it again in a "
        "moment, it will not be done twice",
    )
    refusal.__cause__ = error
    return refusal
