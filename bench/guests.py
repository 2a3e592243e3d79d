"""Guests for `server_load.py carry`: one process with all sockets of some tables. It writes JSON lines and is told to begin.

What guests cost is the machine's too, so they do no more than they must: frames are read by hand, and of a message only
what decides how to go on.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import resource
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

SEATS = {"lanes": 2}  # four at every other game
GIVING_UP = "surrender"  # nobody gives up here
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SOCKET_KEY = "MDEyMzQ1Njc4OWFiY2RlZg=="  # any 16 bytes
SIT_DOWN_AT_ONCE = 8  # tables
SEND_AGAIN = ("busy", "storage")  # refusals after which the same move is sent again
LATE_SECONDS = 3.0  # for what is still on its way at the end


class Choice(msgspec.Struct):
    move: str


class State(msgspec.Struct):
    at: int
    over: bool
    moves: list[Choice]


class Line(msgspec.Struct):
    at: int
    seat: int
    move: str | None


class ChatLine(msgspec.Struct):
    seat: int
    text: str


class StepHeard(msgspec.Struct):
    type: str
    line: Line
    state: State


class ChatHeard(msgspec.Struct):
    type: str
    line: ChatLine


class OtherHeard(msgspec.Struct):
    type: str
    id: str | None = None
    code: str = ""
    sentence: str = ""
    state: State | None = None


_step = msgspec.json.Decoder(StepHeard).decode
_chat = msgspec.json.Decoder(ChatHeard).decode
_other = msgspec.json.Decoder(OtherHeard).decode


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a client. It must be masked; a mask of zeros leaves it as it is."""
    size = len(payload)
    head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class Guest(asyncio.Protocol):
    """One socket of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.state: State | None = None
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answer: asyncio.Future[OtherHeard] | None = None
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self.received = 0

    async def come(self, address: str, ticket: str) -> None:
        place = urlsplit(address)
        await asyncio.get_running_loop().create_connection(lambda: self, place.hostname, place.port)
        assert self._transport is not None
        request = (
            "GET /api/socket HTTP/1.1",
            f"Host: {place.netloc}",
            f"Origin: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {SOCKET_KEY}",
            "",
            "",
        )
        self._transport.write("\r\n".join(request).encode())
        await self.upgraded  # what comes before the server has answered, it does not read
        self.say({"type": "hello", "ticket": ticket, "since": None, "lang": "en", "changes": True})
        await self.welcomed

    def say(self, message: dict[str, Any]) -> None:
        assert self._transport is not None
        self._transport.write(frame(TEXT, json.dumps(message).encode()))

    async def ask(self, message: dict[str, Any]) -> OtherHeard:
        """One at a time."""
        self.answer = asyncio.get_running_loop().create_future()
        self.say(message)
        return await self.answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.received += len(data)
        self._buffer += data
        if not self.upgraded.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"the server does not let a guest in: {bytes(self._buffer[:200])!r}")
            del self._buffer[: end + 4]
            self.upgraded.set_result(None)
        for opcode, payload in self._frames():
            if opcode == TEXT:
                self._hear(payload, now)
            elif opcode == PING and self._transport is not None:
                self._transport.write(frame(PONG, payload))
            elif opcode == CLOSE:
                self._lost(f"the server closed a socket: {payload[2:]!r}")

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        buffer = self._buffer
        while len(buffer) >= 2:
            size, at = buffer[1], 2
            if size == 126:
                size, at = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < at + size or len(buffer) < at:
                return
            opcode, payload = buffer[0] & 15, bytes(buffer[at : at + size])
            del buffer[: at + size]
            yield opcode, payload

    def _hear(self, text: bytes, now: float) -> None:
        if text.startswith(b'{"type":"step"'):
            step = _step(text)
            self.state = step.state
            self.table.saw(self.seat, step.line, now)
        elif text.startswith(b'{"type":"chat"'):
            self.table.read(self.seat, _chat(text).line, now)
        else:
            self._hear_other(_other(text))

    def _hear_other(self, heard: OtherHeard) -> None:
        if heard.state is not None:
            self.state = heard.state
        if heard.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
        elif heard.type == "bye":
            self._lost(heard.sentence)
        elif heard.type in ("ack", "refused") and self.answer is not None and not self.answer.done():
            self.answer.set_result(heard)

    def _lost(self, why: str) -> None:
        raise SystemExit(f"a guest was sent away: {why}")


class Table:
    """One table, and how long its moves took: from sending one until everybody who may notice it has it (whoever may not hears
    nothing, so a move that only its mover notices is timed there)."""

    def __init__(self, number: int, game: str) -> None:
        self.number, self.game = number, game
        self.rng = random.Random(number)
        self.guests: list[Guest] = []
        self.moves = 0
        self.again = 0  # moves that had to be sent again
        self.sent: dict[int, float] = {}  # by the time of the line, which is the same for all
        self.seen: dict[int, float] = {}
        self.acks: list[float] = []
        self.said: dict[str, float] = {}
        self.spreads: list[float] = []  # of chat
        self._moving: float | None = None

    async def sit_down(self, client: httpx.AsyncClient, addresses: list[str], apart: bool) -> None:
        """`apart`: each guest at another server; else all at one, as behind a proxy that goes by the table."""
        home = addresses[self.number % len(addresses)]
        wishes = [{"kind": "guest", "name": f"Guest {n}"} for n in range(SEATS.get(self.game, 4))]
        made = await posted(client, f"{home}/api/tables", {"game": self.game, "seats": wishes}, "")
        for place, seat in enumerate(made["seats"]):
            address = addresses[(self.number + place * apart) % len(addresses)]
            ticket = await posted(client, f"{address}/api/tables/{made['table']}/ticket", {}, seat["key"])
            guest = Guest(self, seat["seat"])
            self.guests.append(guest)
            await guest.come(address, ticket["ticket"])

    def saw(self, seat: int, line: Line, now: float) -> None:
        if line.move is not None and line.seat == seat and self._moving is not None:
            self.sent[line.at], self._moving = self._moving, None
        self.seen[line.at] = now

    def read(self, seat: int, line: ChatLine, now: float) -> None:
        if seat != line.seat and line.text in self.said:
            self.spreads.append(now - self.said[line.text])

    @property
    def over(self) -> bool:
        return all(guest.state is not None and guest.state.over for guest in self.guests)

    async def move(self) -> bool:
        """One move of whoever decides; False: nobody does just now."""
        for guest in self.guests:
            state = guest.state
            if state is not None and state.moves:
                break
        else:
            return False
        choices = [choice.move for choice in state.moves if choice.move != GIVING_UP] or [GIVING_UP]
        self.moves += 1
        self._moving = begun = time.perf_counter()
        message = {"type": "move", "id": f"m{self.moves}", "move": self.rng.choice(choices), "at": state.at}
        answer = await guest.ask(message)
        while answer.type != "ack" and answer.code in SEND_AGAIN:
            self.again += 1
            await asyncio.sleep(0.05)
            answer = await guest.ask(message)
        self.acks.append(time.perf_counter() - begun)
        if answer.type != "ack":
            raise SystemExit(f"a move was refused: {answer.code}: {answer.sentence}")
        return True

    async def live(self, every: float, end: float, most: int = 1 << 30) -> None:
        """A move every so often, at the table's own beat; 0: as soon as somebody can."""
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < end and not self.over and most > 0:
            beat = time.perf_counter()
            if await self.move():
                most -= 1
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - beat)))
            else:
                await asyncio.sleep(0.002)

    async def chat(self, end: float) -> None:
        """Two guests, each at another server if there are several, say something as soon as the last was acknowledged."""
        await asyncio.gather(*(self._talk(guest, end) for guest in self.guests[:2]))

    async def _talk(self, guest: Guest, end: float) -> None:
        while time.perf_counter() < end:
            self.moves += 1
            text = f"{guest.seat} says {self.moves}"
            self.said[text] = begun = time.perf_counter()
            answer = await guest.ask({"type": "chat", "id": f"c{self.moves}", "text": text})
            self.acks.append(time.perf_counter() - begun)
            if answer.type != "ack" and answer.code != "busy":
                raise SystemExit(f"a chat was refused: {answer.code}: {answer.sentence}")

    def forget(self) -> None:
        """What was before does not count."""
        self.sent, self.seen, self.acks, self.spreads = {}, {}, [], []
        for guest in self.guests:
            guest.received = 0

    def seconds(self) -> list[float]:
        return [self.seen[at] - sent for at, sent in self.sent.items()]


async def posted(client: httpx.AsyncClient, address: str, form: dict[str, Any], key: str) -> Any:
    answer = await client.post(address, json=form, headers={"Authorization": f"Bearer {key}"} if key else {})
    if answer.is_error:
        raise SystemExit(f"{address}: {answer.text}")
    return answer.json()


async def play(wish: dict[str, Any]) -> None:
    tables = [Table(wish["first"] + n, wish["games"][n % len(wish["games"])]) for n in range(wish["tables"])]
    gate = asyncio.Semaphore(SIT_DOWN_AT_ONCE)

    async def sit_down(table: Table) -> None:
        async with gate:
            await table.sit_down(client, wish["addresses"], wish["apart"])

    async with httpx.AsyncClient(timeout=120) as client:
        await asyncio.gather(*(sit_down(table) for table in tables))
    for some in range(0, len(tables), 50):  # into the middle of their games, each as far as it likes
        await asyncio.gather(*(t.live(0, 1e18, t.rng.randint(0, wish["ahead"][t.game])) for t in tables[some : some + 50]))
    print(json.dumps({"ready": len(tables)}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for table in tables:
        table.forget()
    gc.collect()
    gc.disable()  # a pause of the guests' own would be counted as the server's
    begun, before = time.perf_counter(), cpu()
    end = begun + wish["seconds"]
    if wish["chat"]:
        await asyncio.gather(*(table.chat(end) for table in tables))
    else:
        await asyncio.gather(*(table.live(wish["every"], end) for table in tables))
    took, used = time.perf_counter() - begun, cpu() - before
    await asyncio.sleep(LATE_SECONDS)
    said = {
        "seconds": [s for t in tables for s in (t.spreads if wish["chat"] else t.seconds())],
        "acks": [s for t in tables for s in t.acks],
        "took": took,
        "cpu": used,
        "over": sum(t.over for t in tables),
        "again": sum(t.again for t in tables),
        "bytes": sum(guest.received for t in tables for guest in t.guests),
    }
    print(json.dumps(said), flush=True)


def cpu() -> float:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime


if __name__ == "__main__":
    asyncio.run(play(json.loads(sys.stdin.readline())))
    os._exit(0)  # thousands of sockets need not say goodbye one by one
