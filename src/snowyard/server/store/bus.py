"""Hints between server processes. A hint only wakes: whoever hears it reads the log, so one lost or heard twice does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

Heard = Callable[[str], None]
AGAIN_AFTER = 2.0  # seconds between attempts to reach a database that is gone

log = logging.getLogger("snowyard.server")


class Bus(Protocol):
    """`heard` is called with every hint of another process, and with '' when hints may have been missed."""

    heard: Heard | None

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def tell(self, hint: str) -> None:
        """Something that is not in the log, such as who is here."""


class LocalBus:
    """One process: there is nobody else to tell."""

    def __init__(self) -> None:
        self.heard: Heard | None = None

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def tell(self, hint: str) -> None:
        pass


class PostgresBus:
    """PostgreSQL's LISTEN and NOTIFY. Appends notify inside their own transaction; see postgres.py."""

    def __init__(self, address: str, owner: str) -> None:
        self.address, self.owner = address, owner
        self.heard: Heard | None = None
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="bus")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                self._connection = await asyncpg.connect(self.address, timeout=5)
                lost = asyncio.Event()
                self._connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await self._connection.add_listener("snowyard", self._on_notify)
                self._call("")
                await lost.wait()
            except asyncio.CancelledError:
                if self._connection is not None and not self._connection.is_closed():
                    self._connection.terminate()
                raise
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("bus lost", extra={"error": type(error).__name__})
            self._connection = None
            await asyncio.sleep(AGAIN_AFTER)

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, hint: str) -> None:
        words = hint.split()
        if len(words) > 1 and words[1] != self.owner:
            self._call(hint)

    def _call(self, hint: str) -> None:
        if self.heard is not None:
            self.heard(hint)

    def tell(self, hint: str) -> None:
        if self._connection is not None:
            task = asyncio.create_task(self._notify(hint))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _notify(self, hint: str) -> None:
        with contextlib.suppress(Exception):  # a hint may be lost
            await self._connection.execute("SELECT pg_notify('snowyard', $1)", hint)
