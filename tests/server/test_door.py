"""Connections before they say anything: how many, from where, for how long; and the files that they need."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import resource
import socket
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest

from server.running import PATIENCE, LiveServer, serving, until
from snowyard.server import door, guard
from snowyard.server.app import Server, Settings
from snowyard.server.door import HEADER_SECONDS, IDLE_SECONDS, OWN_FILES, ClientSocket, Door
from snowyard.server.guard import Gate, Guard
from snowyard.server.limits import Limits

GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Crowd:
    """Connections to a door that nobody serves: only admitted, and closed at the end."""

    def __init__(self, at: Door) -> None:
        self.door, self._ports = at, iter(range(1, 100_000))
        self.lines: list[ClientSocket] = []

    def comes(self, address: str) -> ClientSocket | None:
        line = ClientSocket()
        self.lines.append(line)
        return line if self.door.admit(line, (address, next(self._ports))) else None

    def close(self) -> None:
        for line in self.lines:
            line.close()


@contextlib.contextmanager
def crowd(**given: Any) -> Iterator[tuple[Crowd, Clock]]:
    clock = Clock()
    people = Crowd(Door(clock=clock, **given))
    try:
        yield people, clock
    finally:
        people.close()


def is_cut(line: ClientSocket | None) -> bool:
    """Cut lines are due no more, and nobody works for them."""
    return line is not None and line.due is None


def call(yard: LiveServer, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", yard.port), PATIENCE, source_address=(address, 0))


def test_who_is_silent_or_sends_a_header_byte_by_byte_is_cut_and_who_asks_is_not(tmp_path: Path) -> None:
    clock = Clock()
    with serving(str(tmp_path / "tables.db")) as yard:
        assert yard.server is not None
        at = yard.server.door
        at.clock = clock

        async def look() -> None:
            at.sweep()

        with call(yard) as silent, call(yard) as slow, call(yard) as asks:
            asks.sendall(GET)
            assert asks.recv(12) == b"HTTP/1.1 200"
            for letter in GET[:20]:
                slow.sendall(bytes([letter]))
            yard.ask("GET", "/healthz")  # whatever came before is known now
            assert len(at.lines) >= 3
            clock.now = HEADER_SECONDS
            yard.call(look)
            assert (silent.recv(1), slow.recv(1)) == (b"", b"")
            asks.sendall(GET[:30])  # a second header that never ends
            clock.now = IDLE_SECONDS + HEADER_SECONDS
            yard.call(look)
            while asks.recv(1 << 16):
                pass
        assert yard.ask("GET", "/healthz").status_code == 200


def test_a_host_has_so_many_connections_and_another_one_still_comes_in(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as yard, contextlib.ExitStack() as stack:
        assert yard.server is not None
        yard.server.door.a_host = 5
        many = [stack.enter_context(call(yard, "127.0.0.2")) for _ in range(50)]
        assert yard.ask("GET", "/healthz").status_code == 200
        assert [line.recv(1) for line in many[5:]] == [b""] * 45
        assert yard.server.door.hosts["127.0.0.2"] == 5
        for line in many[:5]:
            line.close()

        def answered() -> bool:
            with contextlib.suppress(OSError), call(yard, "127.0.0.2") as again:
                again.sendall(GET)
                return bool(again.recv(12))
            return False

        until(answered, "the server to hear that the others have left")


def test_two_hundred_players_behind_one_address_sit_down_and_come_back_all_at_once() -> None:
    limits = Limits()
    for buckets in (limits.requests, limits.joins, limits.sockets, limits.tables):
        buckets.clock = lambda: 0.0
    with crowd(files=4096) as (people, _):
        for player in range(200):
            assert people.comes("192.0.2.1")  # the page
            assert people.comes("192.0.2.1")  # the socket
            assert all(limits.requests.allows("192.0.2.1") for _ in range(3))
            assert limits.sockets.allows("192.0.2.1")
            assert (limits.tables if player % 4 == 0 else limits.joins).allows("192.0.2.1")
    assert guard.MOST_SOCKETS >= 200


def test_the_switch_lifts_the_bound_and_a_proxy_is_no_host() -> None:
    with crowd(files=4096) as (people, _):
        assert sum(people.comes("192.0.2.1") is not None for _ in range(door.MOST_A_HOST + 10)) == door.MOST_A_HOST
    with crowd(files=4096, scale=3.0) as (people, _):
        assert all(people.comes("192.0.2.1") for _ in range(door.MOST_A_HOST + 10))
    proxy = frozenset({ipaddress.ip_network("192.0.2.0/24")})
    with crowd(files=4096, proxies=proxy) as (people, _):
        assert all(people.comes("192.0.2.1") for _ in range(door.MOST_A_HOST + 10))
        assert not people.door.hosts


def test_a_network_of_version_six_is_one_host() -> None:
    with crowd(files=4096) as (people, _):
        people.door.a_host = 2
        assert [people.comes(f"2001:db8::{n}") is not None for n in range(3)] == [True, True, False]
        assert people.comes("2001:db8:0:1::1")


def test_when_strangers_fill_the_house_the_longest_silent_makes_room_and_nobody_at_a_table_does() -> None:
    with crowd(files=OWN_FILES + 40) as (people, clock):
        seated, busy = people.comes("192.0.2.1"), people.comes("192.0.2.1")
        assert seated
        assert busy
        for line in (seated, busy):
            people.door.works_for(line.client)
        people.door.seat(seated.client)
        silent = []
        for n in range(29):
            clock.now = n
            silent.append(people.comes(f"198.51.100.{n}"))
        assert all(silent)
        assert not any(map(is_cut, silent))
        assert people.comes("203.0.113.1")
        assert [n for n, line in enumerate(silent) if is_cut(line)] == [0]
        assert people.comes("203.0.113.2")
        assert [n for n, line in enumerate(silent) if is_cut(line)] == [0, 1]


def test_the_last_files_are_kept_whoever_comes() -> None:
    with crowd(files=OWN_FILES + 40) as (people, _):
        for n in range(60):
            line = people.comes(f"198.51.100.{n}")
            if line is not None:
                people.door.works_for(line.client)
                people.door.seat(line.client)
        assert len(people.door.lines) == 40


def test_without_files_whoever_comes_is_turned_away_and_asyncio_hears_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Door(files=4096)
    [listener] = at.listen("127.0.0.1", 0)
    accept, tries = socket.socket.accept, iter([errno.EMFILE, 0, errno.EMFILE, 0])

    def out_of_files(self: socket.socket) -> Any:
        number = next(tries, 0)
        if number:
            raise OSError(number, "too many open files")
        return accept(self)

    with listener, contextlib.ExitStack() as stack:
        listener.setblocking(False)
        guests = [stack.enter_context(socket.create_connection(listener.getsockname(), PATIENCE)) for _ in range(3)]
        monkeypatch.setattr(socket.socket, "accept", out_of_files)
        line, _ = listener.accept()
        stack.enter_context(line)
        assert [guest.recv(1) for guest in guests[:2]] == [b"", b""]
        assert len(at.lines) == 1
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_the_file_limit_is_raised_to_what_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert door.raise_file_limit() == min(hard, door.MOST_FILES) if hard != resource.RLIM_INFINITY else door.MOST_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_who_does_not_read_an_answer_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SEND_SECONDS", 0.01)
    cut: list[Any] = []

    async def unread() -> None:
        gone = asyncio.Event()

        class Deaf(Door):
            def cut(self, client: Any) -> None:
                cut.append(client)
                gone.set()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def send(message: MutableMapping[str, Any]) -> None:
            await gone.wait()

        async def receive() -> MutableMapping[str, Any]:
            return {"type": "http.request", "body": b""}

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")], "client": ("192.0.2.1", 7)}
        await Guard(app, Gate(), None, Limits(), Deaf(files=4096))(scope, receive, send)  # type: ignore[arg-type]

    asyncio.run(unread())
    assert cut == [("192.0.2.1", 7)]


def test_behind_a_proxy_requests_at_a_time_are_counted_for_whom_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_REQUESTS", 2)
    gate = Gate(proxies=frozenset({ipaddress.ip_network("127.0.0.1")}))
    server = Server(Settings(str(tmp_path / "tables.db"), gate, threads=1, warm=[]))
    answers: dict[str, list[int]] = {"a": [], "b": []}

    async def ask(who: str, address: str, done: asyncio.Event) -> None:
        async def receive() -> MutableMapping[str, Any]:
            await done.wait()
            return {"type": "http.request", "body": b""}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answers[who].append(message["status"])

        headers = [(b"host", b"localhost"), (b"x-forwarded-for", address.encode())]
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/games",
            "raw_path": b"/api/games",
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 7),
            "scheme": "http",
        }
        await server.app(scope, receive, send)

    async def all_at_once() -> None:
        await server.open()
        done = asyncio.Event()
        asked = [asyncio.create_task(ask("a", "192.0.2.1", done)) for _ in range(5)]
        asked += [asyncio.create_task(ask("b", "192.0.2.2", done)) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while len(answers["a"]) < 3:
                await asyncio.sleep(0)
        done.set()
        await asyncio.gather(*asked)
        await server.close()

    asyncio.run(all_at_once())
    assert answers == {"a": [429, 429, 429, 200, 200], "b": [200, 200]}
