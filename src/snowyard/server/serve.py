"""Runs a server on an address until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import os
import signal
import socket
import ssl
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn

from snowyard.kernel.errors import Refusal
from snowyard.server import server_log
from snowyard.server.app import Server, Settings
from snowyard.server.door import BACKLOG, raise_file_limit
from snowyard.server.forms import Reach
from snowyard.server.guard import Gate
from snowyard.server.hosts import Network
from snowyard.server.sockets import FRAME_BYTES

PING_SECONDS = 20.0
GRACE_SECONDS = 5
SWITCH_SECONDS = 0.001  # for which a thread that makes replays keeps the interpreter from those who move; Python says 0.005
KEEP_ALIVE_SECONDS = 5  # without a byte after an answer; see door.py for those who send single bytes


@dataclass(frozen=True)
class Place:
    """Where to listen, and how far that reaches."""

    host: str = "127.0.0.1"
    port: int = 8000
    certificate: str | None = None
    key: str | None = None
    insecure: bool = False
    origins: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    metrics: tuple[Network, ...] = ()

    @property
    def local(self) -> bool:
        """Only this machine reaches it."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def check(self) -> None:
        if not self.local and not self.certificate and not self.insecure:
            raise Refusal(
                "arguments",
                f"{self.host} can be reached from other machines, and plain http would let anybody on "
                "the way read seat keys. Give --tls-cert and --tls-key, or put a reverse proxy with https before a "
                "server on 127.0.0.1 (docs/serving.md), or say --insecure for a network you trust",
            )
        if self.certificate:
            try:
                ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.certificate, self.key)
            except (OSError, ValueError) as error:  # a file that is missing, or no certificate, or not its key
                raise Refusal(
                    "arguments",
                    f"{self.certificate} and {self.key} are no certificate with its key: "
                    f"{error.strerror if isinstance(error, OSError) else error}",
                ) from None

    def gate(self) -> Gate:
        names = {self.host.lower(), socket.gethostname().lower()} if not self.local else {self.host.lower()}
        names |= {f"{name}.local" for name in names if "." not in name and not self.local}
        return Gate(frozenset(names), not self.local, frozenset(self.origins), frozenset(self.proxies), frozenset(self.metrics))

    def addresses(self, port: int) -> list[str]:
        """Where people can go."""
        scheme = "https" if self.certificate else "http"
        if self.origins:
            return list(self.origins)
        if self.host not in ("0.0.0.0", "::"):
            host = f"[{self.host}]" if ":" in self.host else self.host
            return [f"{scheme}://{host}:{port}/"]
        return [f"{scheme}://{host}:{port}/" for host in ("127.0.0.1", *outside_addresses())]

    def reach(self, port: int) -> Reach:
        """Where others come in. With a public address of its own (behind a proxy, say) it listens for others, wherever it is."""
        only_here = self.local and not self.origins
        others = [] if only_here else [place for place in self.addresses(port) if "://127.0.0.1:" not in place]
        return Reach([place if place.endswith("/") else f"{place}/" for place in others], only_here)


def outside_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest first, as far as they can be told without asking anybody."""
    found = [outside_address()]
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [place for place in dict.fromkeys(found) if place and not ipaddress.ip_address(place).is_loopback]


def outside_address() -> str:
    """The address of this machine in its network, as far as it can be told without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def rest_collector() -> None:
    """Most of what is in memory now (the compiler above all) stays for good: looking through it again and again would make
    everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class Runner(uvicorn.Server):
    """uvicorn, which says where it listens and lets people hear why it goes."""

    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[int], None]) -> None:
        super().__init__(config)
        self.server, self.announce = server, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            listening = self.server.door.listen(self.config.host, self.config.port)
        except OSError:
            raise Refusal(
                "address", f"cannot listen on {self.config.host} port {self.config.port}; is another server running there?"
            ) from None
        await super().startup(listening)
        if self.started:
            self.announce(int(listening[0].getsockname()[1]))

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 10 == 0:
            self.server.door.sweep()
            server_log.flush()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.tables.farewell()
        await super().shutdown(sockets)


def runner(server: Server, place: Place, started: Callable[[int], None]) -> Runner:
    config = uvicorn.Config(
        server.app,
        host=place.host,
        port=place.port,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ssl_certfile=place.certificate,
        ssl_keyfile=place.key,
        h11_max_incomplete_event_size=FRAME_BYTES,
        http="h11",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        backlog=BACKLOG,
    )
    return Runner(config, server, started)


@contextlib.contextmanager
def closing_on_signals(running: Runner) -> Iterator[None]:
    """SIGINT and SIGTERM both close the yard in order. uvicorn hands them on when it has stopped listening: to us, or the process
    would end before the database is closed."""
    before = {number: signal.signal(number, running.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def run(settings: Settings, place: Place, started: Callable[[int], None]) -> int:
    server = Server(settings)

    def listens(port: int) -> None:
        server.reach = place.reach(port)
        started(port)

    try:
        await server.open()
        running = runner(server, place, listens)
        with closing_on_signals(running):
            await running.serve()
        return 0
    finally:
        await server.close()


def serve(place: Place, database: str, threads: int = 0, rate_scale: float = 1.0, *, show: bool = False) -> int:
    """`show`: open the page in this machine's browser once it is there."""
    place.check()
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)

    def announce(port: int) -> None:
        rest_collector()
        addresses = place.addresses(port)
        print(f"Snowyard is open at {addresses[0]}", flush=True)
        for other in addresses[1:]:
            print(f"and for others in your network at {other}", flush=True)
        print("Make a table there and share its link; in a terminal: snowyard play --table LINK", flush=True)
        print("Ctrl-C closes the yard; tables are kept.", flush=True)
        if show:  # in a thread: some browsers only return when they are closed
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    settings: Any = Settings(database, place.gate(), threads, rate_scale)
    status = asyncio.run(run(settings, place, announce))
    print("\nSnowyard is closed; tables are kept.", flush=True)
    leave(status)
    return status


def leave(status: int) -> None:
    """Everything is closed and on the disk. Python would now wait for threads that still load a game or think, for as long as
    they like, and whoever asked this server to end with it; nobody needs what they find out."""
    if any(not thread.daemon for thread in threading.enumerate() if thread is not threading.main_thread()):
        server_log.flush()
        logging.shutdown()
        sys.stdout.flush()
        os._exit(status)
