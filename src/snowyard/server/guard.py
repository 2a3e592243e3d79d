"""What stands before everything: trusted hosts and origins, how much and how often, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from snowyard.kernel.errors import Refusal
from snowyard.server import metrics
from snowyard.server.door import Door
from snowyard.server.forms import Refused
from snowyard.server.hosts import Network, is_among, network
from snowyard.server.limits import Limits
from snowyard.server.sockets import Connection, Receive, Send
from snowyard.server.tables import Tables

log = logging.getLogger("snowyard.server")

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
BODY_BYTES = 64 * 1024
RECORD_BYTES = 512 * 1024
BODY_SECONDS = 20.0  # for all of a body to come in
RECORD_PATHS = ("/api/replay", "/api/continue")
SOCKET_PATH = "/api/socket"
MOST_SOCKETS = 400  # of one address at a time, times the rate scale: two hundred players, and their old sockets after a break
MOST_REQUESTS = 100  # of one address at a time, times the rate scale
SEND_SECONDS = 20.0  # for a reader to take a piece of an answer

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""`wasm-unsafe-eval` lets a page compile WebAssembly (the rules of the games), and no script."""
HEADERS = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    }.items()
]
STATUS = {
    "key": 401, "invite": 403, "origin": 403, "secret": 403, "watching": 403, "no table": 404, "not found": 404,
    "unknown game": 404, "method": 405, "slow": 408, "size": 413, "content type": 415, "host": 421, "rate": 429, "internal": 500,
    "storage": 503, "busy": 503,
    "schema": 400, "option": 400, "name": 400, "clock": 400, "level": 400, "seats": 400, "seat": 400, "language": 400,
    "record": 400, "code": 403,
}  # fmt: skip
"""Of HTTP, by the code of a refusal; everything else is 409: the table is not in a state for it."""


def status_of(code: str) -> int:
    return STATUS.get(code, 409)


@dataclass(frozen=True)
class Gate:
    """Who may come in. `hosts`: names under which this server may be called, beside those of `origins` and the loopback;
    `any_address`: also under any bare IP address. `origins`: pages, such as https://snow.example, that may open sockets, beside
    our own. `proxies`: addresses and networks whose X-Forwarded-For is believed. `metrics`: those that may read the metrics."""

    hosts: frozenset[str] = frozenset()
    any_address: bool = False
    origins: frozenset[str] = frozenset()
    proxies: frozenset[Network] = frozenset()
    metrics: frozenset[Network] = frozenset()

    def admits_host(self, host: str) -> bool:
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        name = name.lower()
        known = LOOPBACK | self.hosts | {origin.partition("://")[2].partition(":")[0] for origin in self.origins}
        if name in known:
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return self.any_address

    def admits_origin(self, origin: str, host: str) -> bool:
        """Our own page, by the host it was called under, or one that the operator named."""
        return origin in self.origins or origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")

    def address(self, scope: Scope, forwarded: str) -> str:
        """Whose request it is. What a proxy says counts only if we know the proxy."""
        return network(self._caller(scope, forwarded)[0])

    def _caller(self, scope: Scope, forwarded: str) -> tuple[str, list[str]]:
        """The nearest address that is no proxy of ours, and what it says of others before it, which nobody believes."""
        address = str((scope.get("client") or ("unknown", 0))[0])
        hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
        while is_among(address, self.proxies) and hops:
            address = hops.pop()
        return address, hops

    def admits_to_metrics(self, scope: Scope) -> bool:
        """A proxy that was not named must not lend the world its own address."""
        address, unbelieved = self._caller(scope, headers_of(scope).get("x-forwarded-for", ""))
        return not unbelieved and is_among(address, self.metrics)


class Guard:
    """The outermost application."""

    def __init__(self, app: App, gate: Gate, tables: Tables, limits: Limits, door: Door) -> None:
        self.app, self.gate, self.tables, self.limits, self.door = app, gate, tables, limits, door
        self._sockets: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.door.works_for(scope.get("client"))
        try:
            await (self._socket if scope["type"] == "websocket" else self._http)(scope, receive, send)
        finally:
            self.door.waits_for(scope.get("client"))

    @contextlib.contextmanager
    def _one_of(self, counted: Counter[str], address: str, most: int, what: str) -> Iterator[None]:
        """Count it while it lasts. Behind a proxy only here it is known whose it is."""
        if counted[address] >= most * self.limits.scale:
            raise Refusal("rate", f"{most} {what} from one address at a time are enough")
        counted[address] += 1
        try:
            yield
        finally:
            counted[address] -= 1
            if not counted[address]:
                del counted[address]

    def _admit(self, scope: Scope) -> None:
        """Host and origin; leaves the caller's address in the scope."""
        given = headers_of(scope)
        host = given.get("host", "")
        if not self.gate.admits_host(host):
            raise Refusal("host", "this server is not called by that name; its operator can allow it with --origin")
        origin = given.get("origin")
        needed = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if needed and (origin is not None or scope["type"] == "websocket"):
            if origin is None or not self.gate.admits_origin(origin, host):
                raise Refusal("origin", "requests from that page are not accepted")
        scope["snowyard.address"] = self.gate.address(scope, given.get("x-forwarded-for", ""))

    # ---- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the connect message
        try:
            if scope["path"] != SOCKET_PATH:
                raise Refusal("not found", "the socket is at /api/socket")
            self._admit(scope)
            address = scope["snowyard.address"]
            self.limits.sockets.take(address)
            with self._one_of(self._sockets, address, MOST_SOCKETS, "connections"):
                await send({"type": "websocket.accept"})
                seated = functools.partial(self.door.seat, scope.get("client"))
                await Connection(self.tables, self.limits, receive, send, address, seated).serve()
        except Refusal as refusal:
            note_refusal(scope, refusal)
            await refuse_socket(send, refusal)

    # ---- requests

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, begun = 0, time.perf_counter()

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *caching(scope["path"], message)]
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await send(message)
            except TimeoutError:
                metrics.ENDED_EARLY.labels("slow").inc()
                self.door.cut(scope.get("client"))
                await send(message)  # until it is gone: from then on nothing is sent

        try:
            self._admit(scope)
            address = scope["snowyard.address"]
            if scope["path"].startswith("/api/"):
                self.limits.requests.take(address)
            with self._one_of(self._requests, address, MOST_REQUESTS, "requests"):
                await self.app(scope, await whole_body(scope, receive), guarded)
        except Refusal as refusal:  # the application answers its own
            note_refusal(scope, refusal)
            await respond(guarded, refusal)
        metrics.REQUESTS.labels(str(status)).inc()
        metrics.REQUEST_SECONDS.observe(time.perf_counter() - begun)
        log.debug("request", extra={"method": scope["method"], "status": status, "address": scope.get("snowyard.address")})


def note_refusal(scope: Scope, refusal: Refusal) -> None:
    """Foreign pages and wrong names are worth a line; whoever only asks too often must not fill the log."""
    metrics.REFUSALS.labels(refusal.code).inc()
    address = network(str((scope.get("client") or ("unknown", 0))[0]))
    level = logging.WARNING if refusal.code in ("origin", "host") else logging.DEBUG
    log.log(level, "refused", extra={"code": refusal.code, "address": scope.get("snowyard.address", address)})


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def caching(path: str, message: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
    """Answers of the API are never kept; built files carry their hash in their names and are kept for good."""
    if path.startswith("/assets/") and message["status"] == 200:
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    known = {name.lower() for name, _ in message.get("headers", [])}
    return [] if b"cache-control" in known else [(b"cache-control", b"no-store")]


async def whole_body(scope: Scope, receive: Receive) -> Receive:
    """Read the body here, so that its size and its time are bounded whatever the client says about it."""
    most = RECORD_BYTES if scope["path"] in RECORD_PATHS else BODY_BYTES
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await read_all(receive, most)
    except TimeoutError:
        raise Refusal("slow", f"the request did not come to its end within {BODY_SECONDS:g} seconds") from None
    sent = False

    async def again() -> MutableMapping[str, Any]:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def read_all(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > most:
            raise Refusal("size", f"at most {most} bytes are read here")
    return b"".join(parts)


async def respond(send: Send, refusal: Refusal, kind: str = "http") -> None:
    body = msgspec.json.encode(Refused(refusal.code, refusal.sentence))
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": f"{kind}.response.start", "status": status_of(refusal.code), "headers": fields})
    await send({"type": f"{kind}.response.body", "body": body})


async def refuse_socket(send: Send, refusal: Refusal) -> NoReturn:
    """Refused before the handshake: an ordinary HTTP answer. Ends as a connection that is closed: uvicorn would take a mere
    return for a handshake that somebody forgot, and log an error."""
    await respond(send, refusal, "websocket.http")
    raise ClientDisconnected
