"""A real server in a thread, and guests who come to it as browsers do: HTTP, tickets, sockets."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import itertools
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from snowyard.server.app import Server, Settings
from snowyard.server.guard import Gate
from snowyard.server.serve import Place, Runner, runner

Message = dict[str, Any]
PATIENCE = 180.0  # seconds until a test gives up; nothing is measured with it
SHORT = {"forts": {"turn_cap_per_player": 30}}  # two who build snowballs for ever need not do so for three hundred turns
HERE = frozenset({ipaddress.ip_network("127.0.0.0/8")})
UNTRUSTING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # it trusts nobody; to read all that the world trusts takes a while
_numbers = itertools.count(1)


class LiveServer:
    """A running server. `call` runs something on its event loop."""

    def __init__(self, database: str, warm: list[str] | None, rate_scale: float, gate: Gate) -> None:
        self.settings = Settings(database, gate, threads=1, rate_scale=rate_scale, warm=warm)
        self._started = threading.Event()
        self._error: BaseException | None = None
        self.scheme, self.port = "http", 0
        self.server: Server | None = None
        self.runner: Runner | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="yard", daemon=True)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._error = error
        finally:
            self._started.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = Server(self.settings)
        try:
            await self.server.open()
            self.runner = runner(self.server, Place(port=0), self._announce)
            self.runner.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            await self.runner._serve()
        finally:
            await self.server.close()

    def _announce(self, port: int) -> None:
        self.port = port
        self._started.set()

    def start(self) -> None:
        self.thread.start()
        assert self._started.wait(PATIENCE)
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        if self.runner is not None:
            self.runner.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def assert_running(self) -> None:
        """A server that ended by a fault says so at once; nobody waits for its answers."""
        assert not self._started.is_set() or self.thread.is_alive(), f"the server ended: {self._error!r}"

    @property
    def address(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def call(self, work: Callable[[], Any]) -> Any:
        """Run a coroutine function on the server's loop."""
        assert self.loop is not None
        self.assert_running()
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(10 * PATIENCE)

    # ---- HTTP

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None, **more: Any) -> httpx.Response:
        headers = dict(more.pop("headers", {}))
        if key:
            headers["Authorization"] = f"Bearer {key}"
        given = {} if body is None else {"json": body}
        more.setdefault("verify", UNTRUSTING)
        self.assert_running()
        return httpx.request(method, f"{self.address}{path}", headers=headers, timeout=PATIENCE, **given, **more)

    def get(self, path: str, key: str | None = None, **more: Any) -> Any:
        return good(self.ask("GET", path, None, key, **more))

    def post(self, path: str, body: Any = None, key: str | None = None, **more: Any) -> Any:
        return good(self.ask("POST", path, {} if body is None else body, key, **more))

    def make(self, game: str, seats: list[Message], verify: Any = UNTRUSTING, **more: Any) -> Message:
        made: Message = self.post("/api/tables", {"game": game, "seats": seats, **more}, verify=verify)
        return made

    def table(self, game: str, people: int, bots: int = 0, **more: Any) -> tuple[str, list[str]]:
        """A table where everybody sits already: its id and the people's keys."""
        seats: list[Message] = [{"kind": "guest", "name": f"P{n} Person", "salt": f"salt{n}"} for n in range(people)]
        seats += [{"kind": "bot", "level": "simple"} for _ in range(bots)]
        more["options"] = {**SHORT.get(game, {}), **more.get("options", {})}
        made = self.make(game, seats, **more)
        return made["table"], [seat["key"] for seat in made["seats"]]

    def guest(
        self, table: str, key: str | None = None, since: int | None = None, lang: str = "en", changes: bool = False
    ) -> Guest:
        ticket = self.post(f"/api/tables/{table}/ticket", {}, key)["ticket"]
        return Guest(self, ticket, since, lang, changes)

    @contextlib.contextmanager
    def guests(self, table: str, keys: list[str | None], changes: bool = False) -> Iterator[list[Guest]]:
        with contextlib.ExitStack() as stack:
            yield [stack.enter_context(self.guest(table, key, changes=changes)) for key in keys]


def until(condition: Callable[[], Any], what: str) -> None:
    """Look again and again; after PATIENCE it is said what was waited for. Nothing is measured with it."""
    late = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < late, f"waited {PATIENCE:g} seconds in vain for {what}"
        time.sleep(0.005)


def good(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text


def socket_address(yard: LiveServer) -> str:
    return yard.address.replace("http", "ws") + "/api/socket"


@dataclass
class Guest:
    """One socket. It remembers every byte it was sent and the newest of each kind of message."""

    yard: LiveServer
    ticket: str
    since: int | None = None
    lang: str = "en"
    changes: bool = False
    heard: list[Message] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._stack = contextlib.ExitStack()
        self.yard.assert_running()
        opened: Any = connect(
            socket_address(self.yard),
            origin=Origin(self.yard.address),
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.send({"type": "hello", "ticket": self.ticket, "since": self.since, "lang": self.lang, "changes": self.changes})
        first = self.next()
        self.lines: list[Message] = []
        self.state: Message | None = None
        self.info: Message = {}
        self.chat: list[Message] = []
        if first["type"] == "bye":
            self.bye: Message | None = first
            return
        self.bye = None
        assert first["type"] == "welcome", first
        self.seat, self.info, self.state = first["seat"], first["table"], first["state"]
        self.lines, self.chat = first["log"], first["chat"]

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Message:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        match message["type"]:
            case "welcome" if len(self.heard) > 1:  # anew: much has happened
                self.info, self.state = message["table"], message["state"]
                self.lines += message["log"]
            case "step":
                self.lines.append(message["line"])
                self.state = self._whole(message["state"])
            case "table":
                self.info = message["table"]
                self.state = self._whole(message["state"]) or self.state
            case "chat":
                self.chat.append(message["line"])
        return message

    def _whole(self, state: Message | None) -> Message | None:
        """With all of its view, where only changes were sent."""
        if state is None or state["since"] is None:
            return state
        assert self.state is not None
        assert state["since"] == self.state["at"]
        assert set(state["view"]) <= set(self.state["view"])
        return {**state, "since": None, "view": {**self.state["view"], **state["view"]}}

    def drain(self) -> None:
        """Read all that was said so far: whatever the server sent before it answers this lies before the answer."""
        time.sleep(0.002)  # nobody means more messages than that
        self.send({"type": "ping"})
        self.until(lambda m: m["type"] == "pong")
        self.raw.pop()
        self.heard.pop()

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until a message is wanted."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def until_state(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until the state is as wanted."""
        while self.state is None or not wanted(self.state):
            self.next()
        return self.state

    def until_info(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until what everybody knows about the table is as wanted."""
        while not wanted(self.info):
            self.next()
        return self.info

    def ask(self, kind: str, **more: Any) -> Message:
        """Send a request and read its answer."""
        number = more.pop("id", None) or f"r{next(_numbers)}"
        self.send({"type": kind, "id": number, **more})
        return self.answered(number)

    def answered(self, number: str) -> Message:
        """Read on until this request is answered."""
        return self.until(lambda m: m.get("id") == number)

    def move(self, move: str, at: int | None = None, **more: Any) -> Message:
        assert self.state is not None
        return self.ask("move", move=move, at=self.state["at"] if at is None else at, **more)

    @property
    def decides(self) -> bool:
        return bool(self.state and self.state["moves"])


@contextlib.contextmanager
def serving(
    database: str, warm: tuple[str, ...] = (), rate_scale: float = 100.0, gate: Gate | None = None
) -> Iterator[LiveServer]:
    """A server with these games loaded; others are when somebody asks for them."""
    yard = LiveServer(database, list(warm), rate_scale, gate or Gate(metrics=HERE))
    yard.start()
    try:
        for game in warm:
            yard.call(lambda game=game: yard.server.catalogue.loaded(game))  # type: ignore[misc, union-attr]
        yield yard
    finally:
        yard.stop()


def in_order(guests: list[Guest]) -> list[Guest]:
    """The guests with the one first who must decide now."""
    while not any(guest.decides for guest in guests):
        for guest in guests:
            guest.drain()
    return sorted(guests, key=lambda guest: not guest.decides)


def first_move(guest: Guest) -> str:
    assert guest.state is not None
    return str(guest.state["moves"][0]["move"])


def play_to_the_end(guests: list[Guest], choose: Callable[[Guest], str] = first_move, most: int = 100_000) -> int:
    """Whoever must decide does, until the game is over for everybody (or `most` moves are made); returns how many were."""
    made = 0
    while made < most and not all(g.state and g.state["over"] for g in guests):
        deciding = [g for g in guests if g.decides]
        if deciding:
            answer = deciding[0].move(choose(deciding[0]))
            assert answer["type"] == "ack", answer
            made += 1
        for guest in guests:
            guest.drain()
    return made
