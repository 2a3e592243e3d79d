"""Appends to SQLite: one transaction on a connection of its own, all of it in one step of one thread. Most of what the server
writes is appends, and through the async engine each costs a dozen changes of threads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from snowyard.server.store.writer import Append

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")

INSERT = (
    "INSERT INTO event (table_id, seq, kind, seat, client_id, payload, at, asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
UPDATE = 'UPDATE "table" SET seq = ?, status = ?, deadline = ?, bot_due = ?, lease_owner = ?, lease_until = ? WHERE id = ?'
SNAPSHOT = (
    "INSERT INTO snapshot (table_id, seq, state) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
    "SET seq = excluded.seq, state = excluded.state WHERE excluded.seq > snapshot.seq"
)


class Appender:
    """Opens the file when it is first used, and again after an error."""

    def __init__(self, file: Path, owner: str) -> None:
        self.file, self.owner = file, owner
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appends")

    async def append(self, entries: Sequence[Append]) -> list[Append]:
        """Those that are written, committed and synced; the others came too late."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, entries)

    async def execute(self, statement: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, lambda: self._open().execute(statement))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # a transaction that is open is rolled back

    def _append(self, entries: Sequence[Append]) -> list[Append]:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            written = [entry for entry in entries if self._insert(connection, entry)]
            connection.execute("COMMIT")
        except BaseException:
            self._close()
            raise
        return written

    def _insert(self, connection: sqlite3.Connection, a: Append) -> bool:
        row = (a.table, a.seq, a.kind, a.seat, a.client_id, a.payload, a.at, a.asked)
        if connection.execute(INSERT, row).rowcount == 0:
            return False
        head = a.head
        connection.execute(UPDATE, (a.seq, head.status, head.deadline, head.bot_due, self.owner, head.lease_until, a.table))
        if a.snapshot is not None:
            connection.execute(SNAPSHOT, (a.table, a.seq, a.snapshot))
        return True
