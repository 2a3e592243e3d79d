"""The store: tables, their logs, codes and tickets, in SQLite or PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import delete, event, insert, or_, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from snowyard.kernel.errors import Refusal
from snowyard.reasons import reason
from snowyard.server.store import schema
from snowyard.server.store.bus import Bus, LocalBus, PostgresBus
from snowyard.server.store.migrations import migrate
from snowyard.server.store.postgres import COMMAND_SECONDS, CONNECT_SECONDS
from snowyard.server.store.postgres import Appender as PostgresAppender
from snowyard.server.store.sqlite import PRAGMAS
from snowyard.server.store.sqlite import Appender as SqliteAppender
from snowyard.server.store.writer import Append, Appender, Logged, TableColumns, Writer, storage_refusal

SQLITE = b"SQLite format 3\0"
"""How the file of such a database begins."""
FULL = 2  # PRAGMA synchronous: every commit is on the disk before it counts


@dataclass(frozen=True)
class TableRow:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules_version: int
    options: str
    clock: str
    seed: bytes
    invite: str
    listed: bool
    created: int
    hints: bool | None = None


class Store:
    """All that the server keeps. Reading is direct; writing goes through the one writer."""

    def __init__(self, engine: AsyncEngine, bus: Bus, owner: str, appender: Appender, lock: Any = None) -> None:
        self.engine, self.bus, self.owner = engine, bus, owner
        self.writer = Writer(engine, appender)
        self.ticket_key = b""
        self._lock = lock

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    @property
    def shared(self) -> bool:
        """May other processes append to the same logs?"""
        return self.dialect != "sqlite"

    async def open(self) -> None:
        try:
            await self._prepare()
        except BaseException:
            await self._let_go()
            raise
        self.writer.start()
        await self.bus.start()

    async def _prepare(self) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                key = select(schema.setting.c.value).where(schema.setting.c.name == "ticket key")
                self.ticket_key = bytes.fromhex((await connection.execute(key)).scalar_one())
            await self._assert_durable()
            if self.dialect == "sqlite":
                async with self.engine.begin() as connection:  # there is no other process: nobody is thinking any more
                    await connection.execute(update(schema.table).values(lease_until=0))
        except (SQLAlchemyError, OSError) as error:
            raise Refusal("database", f"the database cannot be used: {reason(error)}") from error

    async def _assert_durable(self) -> None:
        """An acknowledgement means that it is on the disk: that is for the database to keep, so ask it."""
        if self.dialect == "postgresql":
            async with self.engine.connect() as connection:
                for setting in ("fsync", "synchronous_commit"):
                    if (await connection.exec_driver_sql(f"SHOW {setting}")).scalar_one() == "off":
                        raise Refusal(
                            "database",
                            f"this PostgreSQL runs with {setting} = off, and would lose moves that were "
                            "acknowledged; switch it on",
                        )
            return
        async with self.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            sync = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        if (mode, sync) != ("wal", FULL):
            raise Refusal(
                "database",
                f"SQLite must run with journal_mode=wal and synchronous=FULL (2), but it says "
                f"{mode} and {sync}; put the database on a local disk",
            )

    async def close(self) -> None:
        await self.writer.stop()
        await self.bus.stop()
        if self.dialect == "sqlite":
            with contextlib.suppress(SQLAlchemyError):  # a disk that is full: the log beside the file is read at the next start
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await self._let_go()

    async def _let_go(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise storage_refusal(error) from error

    # ---- tables and their logs

    async def create(self, row: TableRow, entries: Sequence[Append]) -> None:
        """A new table with the first entries of its log, all or nothing."""

        async def work(connection: AsyncConnection) -> None:
            head = entries[-1].head
            await connection.execute(
                insert(schema.table).values(
                    **row.__dict__,
                    seq=len(entries),
                    status=head.status,
                    deadline=head.deadline,
                    bot_due=head.bot_due,
                    lease_owner=self.owner,
                    lease_until=head.lease_until,
                )
            )
            await connection.execute(
                insert(schema.event),
                [
                    {
                        "table_id": row.id,
                        "seq": e.seq,
                        "kind": e.kind,
                        "seat": e.seat,
                        "client_id": e.client_id,
                        "payload": e.payload,
                        "at": e.at,
                    }
                    for e in entries
                ],
            )

        await self.writer.run(work)

    async def append(self, entry: Append) -> None:
        await self.writer.append(entry)

    async def table(self, table: str) -> TableRow | None:
        columns = [schema.table.c[name] for name in TableRow.__dataclass_fields__]
        async with self.reading() as connection:
            row = (await connection.execute(select(*columns).where(schema.table.c.id == table))).first()
        return None if row is None else TableRow(*row)

    async def known(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that there are."""
        c = schema.table.c
        async with self.reading() as connection:
            return {str(row[0]) for row in await connection.execute(select(c.id).where(c.id.in_(tables)))}

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The entries after number `after`, in order."""
        c = schema.event.c
        wanted = select(c.table_id, c.seq, c.kind, c.seat, c.client_id, c.payload, c.at).where(c.table_id == table, c.seq > after)
        async with self.reading() as connection:
            return [Logged(*row) for row in await connection.execute(wanted.order_by(c.seq))]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        c = schema.table.c
        async with self.reading() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(select(c.id, c.seq).where(c.id.in_(tables)))}

    async def requests(self, table: str) -> list[str]:
        """The numbers of all clients' requests in a log."""
        c = schema.event.c
        async with self.reading() as connection:
            found = await connection.execute(select(c.client_id).where(c.table_id == table, c.client_id.is_not(None)))
            return [str(row[0]) for row in found]

    async def asked(self, table: str, client_id: str) -> str | None:
        """What was asked under a client's number, as a hash ('': not known); None: nothing yet."""
        c = schema.event.c
        async with self.reading() as connection:
            found = (await connection.execute(select(c.asked).where(c.table_id == table, c.client_id == client_id))).first()
        return None if found is None else str(found[0] or "")

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        c = schema.snapshot.c
        async with self.reading() as connection:
            row = (await connection.execute(select(c.seq, c.state).where(c.table_id == table))).first()
        return None if row is None else (int(row[0]), bytes(row[1]))

    async def listed(self, most: int) -> list[str]:
        """Listed tables that wait for players, newest first."""
        c = schema.table.c
        wanted = select(c.id).where(c.listed.is_(True), c.status == "waiting").order_by(c.created.desc()).limit(most)
        async with self.reading() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    # ---- what must go on by itself

    async def overdue(self, now: int, most: int = 100) -> list[str]:
        """Tables whose clock has run out."""
        c = schema.table.c
        wanted = select(c.id).where(c.deadline <= now).order_by(c.deadline).limit(most)
        async with self.reading() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    async def orphans(self, now: int, most: int = 100) -> list[str]:
        """Tables that wait for a bot whose thinking nobody answers for any more."""
        c = schema.table.c
        wanted = select(c.id).where(c.bot_due <= now, c.lease_until <= now).order_by(c.bot_due).limit(most)
        async with self.reading() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    async def lease(self, table: str, now: int, until: int) -> bool:
        """Answer for a bot's thinking until then: true if nobody else does."""
        c = schema.table.c
        free = or_(c.lease_until <= now, c.lease_owner == self.owner)
        wanted = update(schema.table).where(c.id == table, c.bot_due.is_not(None), free)

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(wanted.values(lease_owner=self.owner, lease_until=until))
            return bool(done.rowcount)

        return bool(await self.writer.run(work))

    async def mend(self, table: str, seq: int, head: TableColumns) -> None:
        """Put the columns of `table` right that follow from the log up to `seq`."""
        values = {
            "status": head.status,
            "deadline": head.deadline,
            "bot_due": head.bot_due,
            "lease_owner": self.owner,
            "lease_until": head.lease_until,
        }
        wanted = update(schema.table).where(schema.table.c.id == table, schema.table.c.seq == seq).values(**values)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(wanted)

        await self.writer.run(work)

    # ---- codes and tickets

    async def keep_code(self, code: str, table: str, seat: int, expires: int, now: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            c = schema.code.c
            await connection.execute(delete(schema.code).where(or_(c.expires <= now, (c.table_id == table) & (c.seat == seat))))
            await connection.execute(insert(schema.code).values(hash=code, table_id=table, seat=seat, expires=expires))

        await self.writer.run(work)

    async def take_code(self, code: str, now: int) -> tuple[str, int] | None:
        """What a code opens; it is gone afterwards."""

        async def work(connection: AsyncConnection) -> Any:
            c = schema.code.c
            taken = delete(schema.code).where(c.hash == code, c.expires > now).returning(c.table_id, c.seat)
            return (await connection.execute(taken)).first()

        row = await self.writer.run(work)
        return None if row is None else (str(row[0]), int(row[1]))

    async def burn_ticket(self, ticket: str, expires: int) -> bool:
        """Use a ticket up; false if it was used before."""

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(_BURN[self.dialect].values(hash=ticket, expires=expires))
            return done.first() is not None

        return bool(await self.writer.run(work))

    async def sweep(self, now: int) -> None:
        """Forget used tickets and codes whose time is over."""

        async def work(connection: AsyncConnection) -> None:
            for old in (schema.ticket, schema.code):
                await connection.execute(delete(old).where(old.c.expires <= now))

        await self.writer.run(work)


def _burning() -> dict[str, Any]:
    from sqlalchemy.dialects import postgresql, sqlite

    return {
        name: made(schema.ticket).on_conflict_do_nothing().returning(schema.ticket.c.hash)
        for name, made in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
    }


_BURN = _burning()


def open_store(address: str) -> Store:
    """`address`: a file for SQLite, or postgresql://user:password@host/database. Call `open` on what comes back."""
    owner = f"{os.getpid()}-{secrets.token_hex(4)}"
    if address.startswith(("postgresql:", "postgres:")):
        return _postgres(address, owner)
    scheme = re.match(r"(\w+)(\+\w+)?://", address)
    if scheme and scheme[1] != "sqlite":
        raise Refusal(
            "database", f"{scheme[0]} is no database that Snowyard can use; a file, or postgresql://user:password@host/database"
        )
    file = Path(address.removeprefix("sqlite:///")).resolve()  # its lock and its log lie beside the file, not a link
    if file.is_dir():
        raise Refusal("database", f"{file} is a folder; name a file in it, such as {file / 'tables.db'}")
    if not file.parent.is_dir():
        raise Refusal("database", f"there is no folder {file.parent} for the database {file.name}")
    names = file.stat().st_nlink if file.exists() else 1
    if names > 1:
        raise Refusal(
            "database",
            f"{file} has {names} names (hard links); two servers under two names would destroy "
            "it. Delete the others, or make a copy",
        )
    if file.is_file() and not _is_sqlite(file):
        raise Refusal("database", f"{file} is not an SQLite database; name a file that is one, or that is not there yet")
    lock = _only_one(file)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # seeds of running games are in it: for the server's eyes only
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=4, max_overflow=4, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return Store(engine, LocalBus(), owner, SqliteAppender(file, owner), lock)


def _is_sqlite(file: Path) -> bool:
    """Or empty, which SQLite takes for one."""
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) in (b"", SQLITE)


def reading_engine(address: str) -> AsyncEngine:
    """Only to look into a database, beside the server that writes it."""
    if address.startswith(("postgresql:", "postgres:")):
        return create_async_engine(_postgres_url(address), hide_parameters=True)
    file = Path(address.removeprefix("sqlite:///")).resolve()
    if not file.is_file():
        raise Refusal("database", f"there is no database {file}")
    return create_async_engine(f"sqlite+aiosqlite:///file:{quote(str(file))}?mode=ro&uri=true", hide_parameters=True)


def _postgres_url(address: str) -> URL:
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise Refusal("database", "PostgreSQL needs one more package: pip install 'snowyard[postgres]'") from None
    try:
        return make_url(address.replace("postgres:", "postgresql:", 1)).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError):
        raise Refusal("database", "the address of a PostgreSQL is written postgresql://user:password@host/database") from None


def _postgres(address: str, owner: str) -> Store:
    url = _postgres_url(address)
    engine = create_async_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        pool_timeout=5,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
    )
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return Store(engine, PostgresBus(plain, owner), owner, PostgresAppender(plain, owner))


def _only_one(file: Path) -> Any:
    """SQLite serves one server process: a second one on the same file is refused."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return None
    handle = open(f"{file}.lock", "w", encoding="ascii")  # noqa: SIM115
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise Refusal("database", f"another server already uses {file}; several servers need a PostgreSQL") from None
    return handle
