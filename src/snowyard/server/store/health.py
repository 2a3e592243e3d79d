"""Can the database still write? Reading alone would not show a full disk or a lock that somebody holds."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from snowyard.kernel.errors import Refusal
from snowyard.server.store.store import Store

PATIENCE = 4.0  # seconds that a write may take
KEPT = 5.0  # seconds that a result holds: however many ask, there is one small write in that time
ROOM = "x" * 16_000  # a write that needs fresh pages: one that fits into an old page would succeed on a full disk

FILL = text("INSERT INTO setting (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
CLEAR = text("DELETE FROM setting WHERE name = :name")


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._trial: asyncio.Task[None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Refuses with the reason if nothing can be written."""
        if self._trial is None or (self._trial.done() and time.monotonic() - self._at >= KEPT):
            self._trial, self._at = asyncio.create_task(self._try(), name="health"), time.monotonic()
            self._trial.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may have left
        trial = self._trial
        await asyncio.wait({trial}, timeout=PATIENCE)
        if not trial.done():
            raise Refusal("storage", f"a write to the database waits for more than {PATIENCE:g} seconds: it is locked, or gone")
        error = trial.exception()
        if error is not None:
            raise Refusal("storage", reason(error.__cause__ or error))

    async def _try(self) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(FILL, {"name": "health", "value": ROOM})
            await connection.execute(CLEAR, {"name": "health"})

        await self.store.writer.run(work)


def reason(error: BaseException) -> str:
    said = str(error).lower()
    if "full" in said or "no space" in said:
        return "the disk of the database is full"
    if "locked" in said:
        return "the database is locked by another process"
    return "the database cannot be written to: it is gone or broken"
