"""Somebody who does not read: cut off, while the others go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from server.running import LiveServer, in_order, serving
from snowyard.server.messages import Chat, ChatLine
from snowyard.server.sockets import MOST_QUEUED, MOST_QUEUED_BYTES, Connection


def handshake(yard: LiveServer, ticket: str) -> socket.socket:
    """A bare socket that says hello and then reads nothing at all."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    plain.connect(("127.0.0.1", yard.port))
    plain.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{yard.port}\r\nOrigin: {yard.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += plain.recv(1)
    assert b" 101 " in head
    text = json.dumps({"type": "hello", "ticket": ticket}).encode()
    plain.sendall(bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text)
    return plain


def test_a_reader_who_does_not_read_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), ("forts",), rate_scale=10_000) as yard:
        table, keys = yard.table("forts", people=2)
        ticket = yard.post(f"/api/tables/{table}/ticket", {})["ticket"]
        with yard.guests(table, [*keys]) as guests, contextlib.closing(handshake(yard, ticket)):
            mia, bo = in_order(guests)
            mia.until(lambda m: m["type"] == "table" and m["table"]["watchers"] == 1)
            said = 0
            while mia.info["watchers"] == 1:
                assert said < 20 * MOST_QUEUED, "it was never cut off"
                assert mia.ask("chat", text="x" * 500)["type"] == "ack"
                said += 1
            assert said > MOST_QUEUED / 2
            bo.until(lambda m: m["type"] == "chat" and m["line"]["number"] == said)
            assert mia.move("hide")["type"] == "ack"
        assert 'snowyard_sockets_cut_total{reason="slow"}' in yard.get("/metrics")


def test_who_reads_everything_is_never_too_slow_in_whatever_letters() -> None:
    """Letters of several bytes are counted the same when they come and when they go."""
    sent = 0

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal sent
        sent += len(message["text"].encode())

    async def talk() -> None:
        reader = Connection(None, None, None, send, "", lambda: None)  # type: ignore[arg-type]
        while sent < 3 * MOST_QUEUED_BYTES:
            reader.tell(Chat(ChatLine(1, 0, "Schneekönigin", "❄" * 5000, 0)))
            while reader._sending is not None:
                await asyncio.sleep(0)
            assert (reader._bytes, reader._ended) == (0, None)

    asyncio.run(talk())
