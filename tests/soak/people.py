"""Somebody at a table, as docs/protocol.md tells: they connect, connect again after every cut with the number of their last
line, and send what was not answered again under its old id."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from soak.notes import Deed
from soak.yards import AGAIN, PATIENCE, Lost, Refused, Servers

PAUSES = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)  # between tries to connect
MOST_LINES = 300  # in a welcome
Message = dict[str, Any]


class Person:
    """One seat, or a watcher (no key). What must outlive a connection is kept here."""

    def __init__(self, yard: Servers, table: str, key: str | None, seat: int, rng: random.Random) -> None:
        self.yard, self.notes, self.table, self.key, self.seat, self.rng = yard, yard.notes, table, key, seat, rng
        self.seen = 0  # the number of the last line
        self.state: Message | None = None
        self.info: Message = {}
        self.open: Deed | None = None
        self.socket: ClientConnection | None = None
        self.heard = time.monotonic()  # when the last line came
        self.away_until = 0.0
        self.connects = 0
        self._answer: asyncio.Future[str] | None = None
        self._sent_here = False  # the open request went out over this connection
        self._number, self._prefix = 0, secrets.token_hex(4)
        self._later: set[asyncio.Task[None]] = set()
        self._life = asyncio.create_task(self._live(), name=f"seat {seat} at {table}")

    @property
    def here(self) -> bool:
        return self.socket is not None and self.state is not None

    @property
    def over(self) -> bool:
        return bool(self.state and self.state["over"])

    @property
    def decides(self) -> bool:
        return self.here and bool(self.state and self.state["moves"]) and self.open is None

    @property
    def chair(self) -> Message:
        chair: Message = self.info["seats"][self.seat]
        return chair

    # ---- the line

    async def _live(self) -> None:
        tries = 0
        while True:
            await asyncio.sleep(max(0.0, self.away_until - time.monotonic()))
            before = self.connects
            try:
                await self._connection()
            except (Lost, Refused, OSError, TimeoutError, InvalidHandshake, WebSocketException) as trouble:
                if isinstance(trouble, Refused) and trouble.code not in AGAIN:
                    self.notes.fault(f"seat {self.seat} at {self.table} was turned away: {trouble}")
                    return
                self.notes.counts[f"cut: {trouble.code if isinstance(trouble, Refused) else type(trouble).__name__}"] += 1
            finally:
                self.socket = None
            tries = 0 if self.connects > before else min(tries + 1, len(PAUSES) - 1)
            await asyncio.sleep(PAUSES[tries] * (0.7 + 0.6 * self.rng.random()))

    async def _connection(self) -> None:
        ticket = (await self.yard.ask_once("POST", f"/api/tables/{self.table}/ticket", {}, self.key)).json()["ticket"]
        address = self.yard.address()
        opened = connect(
            f"ws{address[4:]}/api/socket",
            origin=Origin(address),
            compression=None,
            max_size=None,
            open_timeout=30,
            close_timeout=3,
        )
        async with opened as socket:
            await socket.send(json.dumps({"type": "hello", "ticket": ticket, "since": self.seen or None}))
            self._sent_here = False
            async for text in socket:
                self._hear(json.loads(text))
                self.socket = socket
                if self.open is not None and not self._sent_here and self.state is not None:
                    await self._send(self.open)

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "bye":
                raise Refused(message)
            case "welcome":
                self._welcome(message)
            case "step":
                self._line(message["line"])
                self.state = message["state"]
            case "table":
                self.info, self.state = message["table"], message["state"] or self.state
            case "ack" | "refused":
                self._answered(message)

    def _welcome(self, message: Message) -> None:
        self.connects += 1
        if self.connects > 1:
            self.notes.counts["reconnects"] += 1
        self.info, self.state = message["table"], message["state"]
        if len(message["log"]) == MOST_LINES:  # older ones are in the replay
            self.seen = message["log"][0]["seq"] - 1
        for line in message["log"]:
            self._line(line)
        if message["seq"] != self.seen:
            self.notes.fault(f"seat {self.seat} at {self.table} was welcomed to line {message['seq']} and has {self.seen}")

    def _line(self, line: Message) -> None:
        if line["seq"] != self.seen + 1:
            self.notes.fault(f"seat {self.seat} at {self.table} heard line {line['seq']} after line {self.seen}")
        self.seen, self.heard = line["seq"], time.monotonic()

    def _answered(self, message: Message) -> None:
        deed = self.open
        if deed is None or message["id"] != deed.id:
            if deed is not None or message["type"] == "refused":
                self.notes.fault(f"seat {self.seat} at {self.table} heard an answer that nobody waits for: {message}")
            return  # one that was sent twice is answered twice
        if message["type"] == "refused" and message["code"] in ("internal", "id", "unknown move", "illegal move", "schema"):
            self.notes.fault(f"{deed.kind} {deed.id} of seat {self.seat} at {self.table} was refused: {message['sentence']}")
        if message["type"] == "refused" and message["code"] in AGAIN:
            self.notes.counts[f"for now refused as {message['code']}"] += 1
            task = asyncio.create_task(self._send_later(deed))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
            return
        self.open = None
        self.notes.answered(deed, "ack" if message["type"] == "ack" else message["code"], deed.times == 1)
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(deed.outcome)

    async def _send_later(self, deed: Deed) -> None:
        await asyncio.sleep(0.7 + 0.6 * self.rng.random())
        if self.open is deed and self.socket is not None and self._sent_here:
            await self._send(deed)

    async def _send(self, deed: Deed) -> None:
        """Word for word, however often. If the line is cut it goes out again over the next."""
        if self.socket is None:
            return
        self._sent_here = True
        deed.times += 1
        with contextlib.suppress(WebSocketException, OSError):
            await self.socket.send(json.dumps(deed.message))

    # ---- what they do

    async def ask(self, kind: str, **more: Any) -> str:
        """Send a request; returns when it is answered, over whatever connection: `ack` or the code of the refusal."""
        assert self.open is None, "one request at a time"
        self._number += 1
        message = {"type": kind, "id": f"{self._prefix}-{self._number}", **more}
        deed = self.open = Deed(self.table, self.seat, message, time.monotonic())
        self.notes.begin(deed)
        answer = self._answer = asyncio.get_running_loop().create_future()
        await self._send(deed)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            self.notes.fault(f"{kind} {deed.id} of seat {self.seat} at {self.table} was not answered within {PATIENCE:g} s")
            self.open = None
            return ""

    def cut(self, seconds: float) -> None:
        """As if a cable were pulled."""
        self.away_until = time.monotonic() + seconds
        if self.socket is not None:
            self.socket.transport.abort()

    async def leave(self, seconds: float) -> None:
        """Go, and come back later."""
        self.away_until = time.monotonic() + seconds
        if self.socket is not None:
            await self.socket.close()

    async def go(self) -> None:
        """For good."""
        self._life.cancel()
        await asyncio.gather(self._life, *self._later, return_exceptions=True)
