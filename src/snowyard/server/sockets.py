"""One connection: admitted by a ticket, heard message by message, told through a queue that a slow reader cannot make others
wait for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.server import acts, keys, metrics
from snowyard.server.entries import AnyEntry
from snowyard.server.forms import SPECTATOR, Refused
from snowyard.server.limits import Limits
from snowyard.server.messages import (
    Ack,
    Answer,
    AskHint,
    Bye,
    ComeBack,
    FromClient,
    GiveFeedback,
    Hello,
    Hint,
    LetBotPlay,
    MakeMove,
    Ping,
    Pong,
    Resign,
    Say,
    Speak,
    TakeBack,
)
from snowyard.server.presence import now_ms
from snowyard.server.room import Room
from snowyard.server.table_log import request_of
from snowyard.server.tables import Tables
from snowyard.server.views import Parts

log = logging.getLogger("snowyard.server")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

FRAME_BYTES = 16 * 1024
HELLO_SECONDS = 10.0
MOST_QUEUED = 256  # messages that may wait for a slow reader
MOST_QUEUED_BYTES = 1 << 20
SEND_BUFFER = 64 * 1024
LAST_WORD_SECONDS = 2.0  # for the bye and the close frame; whoever does not read them even then is dropped
MOST_FAULTS = 20  # messages that are no messages, before the connection is cut
CLOSED = {
    "restart": 1012,
    "slow": 1013,
    "internal": 1011,
    "moved": 4001,
    "rate": 1008,
    "schema": 1008,
    "ticket": 1008,
    "hello": 1008,
}
"""What the socket's own close code says, by the code of the bye."""

_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class Gone(Exception):
    """The other side has closed."""


class Connection:
    """One socket of one viewer."""

    def __init__(
        self, tables: Tables, limits: Limits, receive: Receive, send: Send, host: str, seated: Callable[[], None]
    ) -> None:
        self.tables, self.limits, self._receive, self._send = tables, limits, receive, send
        self.host, self._seated = host, seated
        self.seat, self.lang, self.seen = SPECTATOR, "en", 0
        self.changes = False
        self.had: tuple[int, Parts] | None = None
        self.room: Room | None = None
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._ended: tuple[str, str] | None = None
        self._task: asyncio.Task[Any] | None = None
        self._faults = 0

    async def serve(self) -> None:
        """From the first message to the last."""
        self._task = asyncio.current_task()
        bound_buffer(self._send)
        metrics.SOCKETS.inc()
        try:
            await self._admit()
            while self._ended is None:
                await self._hear(await self._next())
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            code = "restart" if refusal.code in ("storage", "busy") else refusal.code  # worth another try
            self._ended = (code, refusal.sentence)
        except (Gone, OSError):
            pass
        except Exception:
            log.exception("internal error")
            self._ended = ("internal", "the server made a mistake; come back later")
        except asyncio.CancelledError:
            if self._ended is None:
                raise
        finally:
            metrics.SOCKETS.dec()
            if self.room is not None:
                self.room.leave(self)
            try:
                await self._close()
            finally:
                self._let_go()

    def _let_go(self) -> None:
        """A task that was ended before it began, and the web server's own objects, keep this one until the collector finds them,
        which on a quiet server takes hours: the table must not wait for that."""
        self.room = self.had = self._task = self._sending = self._hint = None
        self._queue.clear()

    # ---- hearing

    async def _next(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if text is None:
            raise Refusal("schema", "messages are JSON texts, not bytes")
        return str(text)

    async def _admit(self) -> None:
        try:
            first = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            raise Refusal("hello", f"no hello within {HELLO_SECONDS:g} seconds") from None
        hello = self._read(first)
        if not isinstance(hello, Hello):
            raise Refusal("hello", "the first message must be hello with a ticket")
        now = now_ms()
        ticket = keys.read_ticket(self.tables.store.ticket_key, hello.ticket, now)
        if not await self.tables.store.burn_ticket(keys.hashed(hello.ticket), ticket.expires):
            raise Refusal("ticket", "that ticket was used before; ask for a new one")
        room = await self.tables.room(ticket.table)
        await room.catch_up()  # the ticket, and the lines that they have, may come from another process
        if ticket.seat != SPECTATOR and keys.mark_of(room.fold.chairs[ticket.seat].key) != ticket.mark:
            raise Refusal("ticket", "the seat has a new key since; ask for a new ticket with it")
        self.seat, self.lang, self.changes = ticket.seat, hello.lang, hello.changes
        if self.seat != SPECTATOR:
            self._seated()
        await room.welcome(self, hello.since)
        self.room = room

    def _read(self, text: str) -> FromClient:
        try:
            message: FromClient = _decode(text)
        except RecursionError:
            raise Refusal("schema", "that is no message of the protocol: it is nested too deeply") from None
        except (msgspec.MsgspecError, ValueError) as error:
            raise Refusal("schema", f"that is no message of the protocol: {error}") from None
        return message

    async def _hear(self, text: str) -> None:
        request: str | None = None
        try:
            allowed = self.limits.messages.allows(self._bucket)
            message = self._read(text)  # first: a refusal must say which request it answers, or nobody can send that one again
            request = getattr(message, "id", None)
            if not allowed:
                self._fault("rate", "you send more messages than anybody could mean")
                self.limits.messages.take(self._bucket)
            log.debug(
                "message", extra={"kind": type(message).__name__, "table": self.room.id if self.room else None, "seat": self.seat}
            )
            await self._do(message)
        except Refusal as refusal:
            if refusal.code == "schema":
                self._fault("schema", "too many messages that are none")
            metrics.REFUSALS.labels(refusal.code).inc()
            self.tell(Refused(refusal.code, refusal.sentence, request))
        except (Gone, OSError):
            raise
        except Exception:
            self._own_mistake(request)

    def _own_mistake(self, request: str | None) -> None:
        """Ours, not theirs: the log says what it was, they hear that it was."""
        log.exception("internal error", extra={"table": self.room.id if self.room else None})
        metrics.REFUSALS.labels("internal").inc()
        self.tell(Refused("internal", "the server made a mistake; look at the table, and try again", request))

    def _fault(self, code: str, sentence: str) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS:
            self.end(code, sentence)

    @property
    def _bucket(self) -> str:
        """Watchers have a bucket each, a seat has one however many sockets it opens."""
        assert self.room is not None
        return f"{self.room.id} {self.seat}" if self.seat != SPECTATOR else str(id(self))

    async def _do(self, message: FromClient) -> None:
        match message:
            case Ping():
                self.tell(Pong())
            case Speak():
                self.lang = message.lang
                self.tell(Ack(message.id))
                await self._show_again()
            case AskHint():
                self._start_hint(message)
            case Hello():
                raise Refusal("hello", "hello is said once")
            case _:
                await self._act(message)

    async def _act(self, message: Any) -> None:
        """Whatever changes the table: acknowledged when it is committed."""
        room, seat = self.room, self.seat
        assert room is not None
        if seat == SPECTATOR:
            raise Refusal("watching", "you are watching; only those at the table can do that")

        def make() -> AnyEntry:
            match message:
                case MakeMove():
                    return acts.move(room, seat, message.move, message.at)
                case TakeBack():
                    return acts.take_back(room, seat)
                case Answer():
                    return acts.answer(room, seat, message.yes)
                case Resign():
                    return acts.resign(room, seat)
                case Say():
                    return acts.say(room, seat, message.text)
                case LetBotPlay():
                    return acts.let_bot_play(room, seat, message.seat, message.level)
                case ComeBack():
                    return acts.come_back(room, seat)
                case GiveFeedback():
                    return acts.give_feedback(room, seat, message.fun, message.too_long, message.unfair, message.sentence)
            raise AssertionError(message)

        if isinstance(message, Say):
            self.limits.chats.take(self._bucket)
        await room.commit(make, request_of(seat, message))
        self.tell(Ack(message.id))

    async def _show_again(self) -> None:
        assert self.room is not None
        await self.room.look()
        self.room.show(self)

    def _start_hint(self, message: AskHint) -> None:
        room = self.room
        assert room is not None
        if self.seat == SPECTATOR:
            raise Refusal("watching", "you are watching; hints are for those at the table")
        table = acts.table_to_decide(room, self.seat)
        if self._hint is not None and not self._hint.done():
            raise Refusal("rate", "one hint at a time")
        self.limits.hints.take(self._bucket)
        assert room.board is not None
        self._hint = asyncio.create_task(self._give_hint(message.id, room.board.count(self.seat), table, room.board.names))

    async def _give_hint(self, request: str, at: int, table: Any, names: list[str]) -> None:
        try:
            self.tell(Hint(request, at, await self.tables.bots.hints(table, names, self.lang, self.host)))
        except Exception:
            self._own_mistake(request)

    # ---- telling

    def tell(self, message: Any) -> None:
        self.push(_encode(message))

    def push(self, message: bytes) -> None:
        """Never waits: whoever reads too slowly is cut off."""
        if self._ended is not None:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > MOST_QUEUED or self._bytes > MOST_QUEUED_BYTES:
            self._queue.clear()
            self.end("slow", "your connection is too slow for this table; connect again")
        elif self._sending is None:
            self._sending = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
        except Exception:  # whoever left hears no more; the receiving side notices
            self._queue.clear()
        finally:
            self._sending = None

    def end(self, code: str, sentence: str) -> None:
        """Close from our side; what else waits in the queue is not sent."""
        if self._ended is None:
            self._ended = (code, sentence)
            metrics.CUT.labels(code).inc()
            if self._task is not None and self._task is not asyncio.current_task():  # our own would miss its last words
                self._task.cancel()

    async def _close(self) -> None:
        if self._hint is not None:
            self._hint.cancel()
        if self._ended is None:
            if self._sending is not None:
                self._sending.cancel()
            return
        code, sentence = self._ended
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST_WORD_SECONDS):
                if self._sending is not None:
                    await self._sending
                await self._send({"type": "websocket.send", "text": _encode(Bye(code, sentence)).decode()})
                await self._send({"type": "websocket.close", "code": CLOSED.get(code, 1008), "reason": code})
                return
        abort(self._send)


def transport_of(send: Send) -> Any:
    """What uvicorn sends with; None under another server."""
    return getattr(getattr(send, "__self__", None), "transport", None)


def bound_buffer(send: Send) -> None:
    """The system would keep megabytes for somebody who does not read; it shall keep little, so that we notice."""
    transport = transport_of(send)
    if transport is not None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def abort(send: Send) -> None:
    """Drop the connection of somebody who does not read, with all that waits in its buffer."""
    transport = transport_of(send)
    if transport is not None:
        transport.abort()
