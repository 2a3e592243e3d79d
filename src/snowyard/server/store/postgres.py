"""Appends to PostgreSQL: one statement on a connection of its own writes the entries, brings the tables up to date and wakes
other processes. Through the async engine it would be five messages there and back, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from snowyard.server.store.writer import Append

CONNECT_SECONDS = 5
COMMAND_SECONDS = 10
STATEMENT_MS = 8_000  # the database gives up before COMMAND_SECONDS: what is refused here is never written later

APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[],
                         $9::text[], $10::bigint[], $11::bigint[], $12::bigint[])
    AS g (table_id, seq, kind, seat, client_id, payload, at, asked, status, deadline, bot_due, lease_until)
), written AS (
    INSERT INTO event (table_id, seq, kind, seat, client_id, payload, at, asked)
    SELECT table_id, seq, kind, seat, client_id, payload, at, asked FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, seq, client_id
), moved AS (
    UPDATE "table" AS t SET seq = g.seq, status = g.status, deadline = g.deadline, bot_due = g.bot_due, lease_owner = $13::text,
        lease_until = g.lease_until
    FROM given AS g JOIN written AS w
        ON w.table_id = g.table_id AND w.seq = g.seq AND w.client_id IS NOT DISTINCT FROM g.client_id
    WHERE t.id = g.table_id
)
SELECT table_id, seq, client_id, pg_notify('snowyard', 'log ' || $13::text || ' ' || table_id || ' ' || seq) FROM written
"""
SNAPSHOT = (
    "INSERT INTO snapshot (table_id, seq, state) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE "
    "SET seq = excluded.seq, state = excluded.state WHERE excluded.seq > snapshot.seq"
)


class Appender:
    """Connects when it is first used, and again after an error."""

    def __init__(self, address: str, owner: str) -> None:
        self.address, self.owner = address, owner
        self._connection: Any = None

    async def append(self, entries: Sequence[Append]) -> list[Append]:
        """Those that are written, committed and synced; the others came too late."""
        try:
            connection = await self._open()
            if any(entry.snapshot is not None for entry in entries):
                async with connection.transaction():
                    winners = await self._write(connection, entries)
                    kept = [(a.table, a.seq, a.snapshot) for a in winners if a.snapshot is not None]
                    await connection.executemany(SNAPSHOT, kept)
                return winners
            return await self._write(connection, entries)
        except BaseException:
            self._drop()
            raise

    async def close(self) -> None:
        self._drop()

    async def _open(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            self._connection = await asyncpg.connect(
                self.address,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings={"statement_timeout": str(STATEMENT_MS)},
            )
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()  # a transaction that is open is rolled back

    async def _write(self, connection: Any, entries: Sequence[Append]) -> list[Append]:
        columns = zip(
            *(
                (
                    a.table,
                    a.seq,
                    a.kind,
                    a.seat,
                    a.client_id,
                    a.payload,
                    a.at,
                    a.asked,
                    a.head.status,
                    a.head.deadline,
                    a.head.bot_due,
                    a.head.lease_until,
                )
                for a in entries
            ),
            strict=True,
        )
        rows = await connection.fetch(APPEND, *map(list, columns), self.owner)
        written = {tuple(row)[:3] for row in rows}
        winners = []
        for a in entries:
            if (a.table, a.seq, a.client_id) in written:
                written.remove((a.table, a.seq, a.client_id))  # of two alike in one batch one is written
                winners.append(a)
        return winners
