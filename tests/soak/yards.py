"""A database and the `snowyard serve` processes on it, for a soak: started, asked, killed, measured, and read from behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from server.postgres import Postgres
from soak.notes import Notes
from soak.sums import Logged, logged_of

AGAIN = ("busy", "internal", "rate", "restart", "slow", "storage", "ticket")  # passing troubles (docs/protocol.md)
START_SECONDS = 300.0  # until a server says where it is
END_SECONDS = 120.0  # until one that is asked to go has gone
PATIENCE = 480.0  # seconds until an answer must have come, restarts included
PAUSE = 0.5
PROGRAM = ("-m", "snowyard.cli")
TABLE = 'SELECT id, seq, status, clock FROM "table"'
EVENTS = "SELECT seq, kind, seat, client_id, payload FROM event WHERE table_id = {} ORDER BY seq"


class Lost(Exception):
    """No answer came: what was asked for may be done or not."""


class Nowhere(Lost):
    """No server runs: nothing was asked."""


class Refused(Exception):
    """The server said no."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(f"{answer['code']}: {answer['sentence']}")
        self.code = str(answer["code"])


@dataclass
class Server:
    """One process."""

    number: int
    process: asyncio.subprocess.Process
    address: str
    started: float

    def proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def memory(self) -> int:
        return int(re.search(r"VmRSS:\s+(\d+) kB", self.proc("status"))[1]) * 1024  # type: ignore[index]

    def files(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def used(self) -> float:
        """Seconds of a core."""
        fields = self.proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Servers:
    """`place`: what --database says. Several servers only with a `cluster`. `program`: what Python runs."""

    def __init__(
        self,
        notes: Notes,
        place: str,
        servers: int,
        cluster: Postgres | None,
        rng: random.Random,
        program: tuple[str, ...] = PROGRAM,
    ) -> None:
        self.notes, self.place, self.cluster, self.rng, self.program = notes, place, cluster, rng, program
        self.servers: list[Server | None] = [None] * servers
        self.client = httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_keepalive_connections=4, keepalive_expiry=2))
        self.log = notes.folder / f"{notes.name}-server.log"
        self.log.touch()
        self.used_before = 0.0  # seconds of a core of those that are gone
        self.size = 0

    # ---- processes

    async def start(self, number: int) -> None:
        command = [
            sys.executable,
            *self.program,
            "serve",
            "--port",
            "0",
            "--database",
            self.place,
            "--rate-scale",
            "20",
            "--log-level",
            "info",
        ]
        with self.log.open("ab") as errors:
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=errors)
        try:
            address = await asyncio.wait_for(_said(process), START_SECONDS)
        except TimeoutError:
            process.kill()
            raise RuntimeError(f"server {number} did not say within {START_SECONDS:g} s where it is") from None
        self.servers[number] = Server(number, process, address, time.monotonic())

    async def end(self, number: int, how: signal.Signals) -> None:
        """SIGKILL or SIGTERM. Whoever is asked must go by themselves, and leave SQLite's one file whole."""
        server, self.servers[number] = self.servers[number], None
        if server is None:
            return
        with contextlib.suppress(OSError):
            self.used_before += server.used()
        if server.process.returncode is not None:
            self.notes.fault(f"server {number} had ended by itself with status {server.process.returncode}")
            return
        server.process.send_signal(how)
        try:
            status = await asyncio.wait_for(server.process.wait(), END_SECONDS)
        except TimeoutError:
            server.process.kill()
            self.notes.fault(f"server {number} was asked to go and was still there after {END_SECONDS:g} s")
            return
        if how == signal.SIGTERM and status not in (0, -signal.SIGTERM):
            self.notes.fault(f"server {number} was asked to go and ended with status {status}")
        if how == signal.SIGTERM and self.cluster is None and Path(f"{self.place}-wal").exists():
            self.notes.fault("the server was asked to go and left a write-ahead log beside its database")

    async def close(self) -> None:
        for number in range(len(self.servers)):
            await self.end(number, signal.SIGTERM)
        await self.client.aclose()

    def kill_all(self) -> None:
        """Whatever happens, nothing is left running."""
        for server in self.servers:
            if server is not None and server.process.returncode is None:
                server.process.kill()

    # ---- asking

    def address(self) -> str:
        """Of any server that runs."""
        running = [server for server in self.servers if server is not None]
        if not running:
            raise Nowhere("no server runs")
        return self.rng.choice(running).address

    async def ask_once(self, method: str, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        given = {} if body is None else {"json": body}
        try:
            answer = await self.client.request(method, self.address() + path, headers=headers, **given)
        except httpx.TransportError as error:
            raise Lost(f"{method} {path}: {type(error).__name__}") from error
        if answer.status_code == 200:
            return answer
        refused = Refused(answer.json())
        if refused.code == "internal":
            self.notes.fault(f"{method} {path} was answered by 'internal'")
        raise refused

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        """What may be asked again, until it is answered."""
        late = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.ask_once(method, path, body, key)
            except (Lost, Refused) as trouble:
                if isinstance(trouble, Refused) and trouble.code not in AGAIN:
                    raise
                if time.monotonic() > late:
                    raise TimeoutError(f"{method} {path} was not answered within {PATIENCE:g} s: {trouble}") from trouble
            await asyncio.sleep(PAUSE * (0.5 + self.rng.random()))

    # ---- reading from behind

    async def _read(self, look: Callable[[], Awaitable[Any]]) -> Any:
        """The database may be down just now."""
        late = time.monotonic() + PATIENCE
        while True:
            try:
                return await look()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error, TimeoutError) as error:
                if time.monotonic() > late:
                    raise TimeoutError(f"the database could not be read within {PATIENCE:g} s: {error}") from error
            await asyncio.sleep(PAUSE)

    async def logged(self, table: str) -> Logged:
        """One table as the database has it: a look at one moment."""

        async def look() -> Logged:
            if self.cluster is None:
                return await asyncio.to_thread(self._look_in_file, table)
            connection = await asyncpg.connect(self.place, timeout=10)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    head = await connection.fetchrow(TABLE + " WHERE id = $1", table, timeout=20)
                    rows = await connection.fetch(EVENTS.format("$1"), table, timeout=20)
            finally:
                await connection.close(timeout=5)
            return logged_of(head, rows)

        found: Logged = await self._read(look)
        return found

    def _look_in_file(self, table: str) -> Logged:
        with contextlib.closing(sqlite3.connect(f"file:{self.place}?mode=ro", uri=True, timeout=20)) as connection:
            connection.execute("BEGIN")
            head = connection.execute(TABLE + " WHERE id = ?", (table,)).fetchone()
            rows = connection.execute(EVENTS.format("?"), (table,)).fetchall()
        return logged_of(head, rows)

    async def tables(self) -> dict[str, str]:
        """Every table in the database with its status."""

        async def look() -> dict[str, str]:
            if self.cluster is None:
                with contextlib.closing(sqlite3.connect(f"file:{self.place}?mode=ro", uri=True, timeout=20)) as file:
                    return {row[0]: row[2] for row in file.execute(TABLE)}
            connection = await asyncpg.connect(self.place, timeout=10)
            try:
                return {row[0]: row[2] for row in await connection.fetch(TABLE, timeout=20)}
            finally:
                await connection.close(timeout=5)

        found: dict[str, str] = await self._read(look)
        return found

    async def database_bytes(self) -> int:
        """The file and what lies beside it; of PostgreSQL the database without the cluster's own log. While down: as before."""
        if self.cluster is None:
            self.size = sum(path.stat().st_size for path in Path(self.place).parent.glob(Path(self.place).name + "*"))
            return self.size
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            connection = await asyncpg.connect(self.place, timeout=5)
            try:
                self.size = int(await connection.fetchval("SELECT pg_database_size(current_database())", timeout=10))
            finally:
                await connection.close(timeout=5)
        return self.size


async def _said(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        found = re.search(r"open at (http://127\.0\.0\.1:\d+)/", line.decode())
        if found:
            return found[1]
    raise RuntimeError("a server ended without saying where it is; its log says why")
