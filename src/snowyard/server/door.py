"""The door: every connection from the moment it is accepted. How many there are, from which host, how long they may be silent.

It stands below HTTP, at the sockets themselves: a connection counts as long as its file is open, also when its TLS handshake
never ends, its header comes byte by byte, or its reader does not read. uvicorn would wait for all of these for ever, and asyncio
writes a line for each connection that it cannot accept when the files have run out.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from snowyard.server import metrics
from snowyard.server.hosts import Network, is_among, network

log = logging.getLogger("snowyard.server")

HEADER_SECONDS = 10.0  # from being accepted to a whole request, a TLS handshake included
IDLE_SECONDS = 15.0  # from an answer to the next whole request; uvicorn closes whoever says nothing at all after 5
MOST_A_HOST = 600  # connections, times the rate scale: two hundred players with a page and a socket each
OWN_FILES = 100  # kept for the database, the log, pages that are read and the compiler
MOST_FILES = 1 << 20  # some systems allow a thousand times as many; nobody needs them
BACKLOG = 2048
AT_ONCE = 100  # connections refused before others have their turn
NO_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

Client = tuple[str, int]


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):  # then as many as there were
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return file_limit()


def file_limit() -> int:
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


class ClientSocket(socket.socket):
    """One connection. `due`: when it is cut unless it says something; None: somebody works for it. `seated`: it is at a table."""

    door: Door | None = None
    client: Client = ("unknown", 0)
    host: str | None = None  # None: it is a proxy's, who speaks for many
    due: float | None = None
    seated = False

    def close(self) -> None:
        door, self.door = self.door, None
        super().close()
        if door is not None:
            door.left(self)

    def cut(self) -> None:
        """Whoever serves it sees that it has ended, and closes it."""
        self.due = None
        with contextlib.suppress(OSError):
            self.shutdown(socket.SHUT_RDWR)


class Door:
    """All connections of a process. A quarter of the files is kept for those who sit at a table: when strangers have taken the
    rest, whoever has been silent for longest makes room."""

    def __init__(
        self,
        scale: float = 1.0,
        proxies: frozenset[Network] = frozenset(),
        files: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = max(16, (files or file_limit()) - OWN_FILES)
        self.most_strangers = self.most * 3 // 4
        self.a_host = max(1, int(MOST_A_HOST * scale))
        self.proxies, self.clock = proxies, clock
        self.lines: dict[Client, ClientSocket] = {}
        self.hosts: Counter[str] = Counter()
        self.seated = 0

    # ---- coming and going

    def listen(self, host: str, port: int) -> list[socket.socket]:
        """Listening sockets on all addresses that this name means."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [self._listener(family, kind, protocol, address) for family, kind, protocol, _, address in dict.fromkeys(found)]

    def _listener(self, family: int, kind: int, protocol: int, address: Any) -> Listener:
        listener = Listener(family, kind, protocol)
        listener.door = self
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
            listener.keep_spare()
        except OSError:
            listener.close()
            raise
        return listener

    def admit(self, line: ClientSocket, client: Client) -> bool:
        """May this connection stay? If so it counts from now on."""
        host = None if is_among(client[0], self.proxies) else network(client[0])
        why = self._why_not(host)
        if why:
            metrics.ENDED_EARLY.labels(why).inc()
            log.warning("connection refused", extra={"code": why, "address": host})
            return False
        line.door, line.client, line.host, line.due = self, client, host, self.clock() + HEADER_SECONDS
        self.lines[client] = line
        if host is not None:
            self.hosts[host] += 1
        metrics.CONNECTIONS.set(len(self.lines))
        return True

    def _why_not(self, host: str | None) -> str:
        if host is not None and self.hosts[host] >= self.a_host:
            return "host"
        if len(self.lines) >= self.most or (len(self.lines) - self.seated >= self.most_strangers and not self._make_room()):
            return "full"
        return ""

    def _make_room(self) -> bool:
        """Cut the stranger who has been silent for longest, if one is silent."""
        silent = [line for line in self.lines.values() if line.due is not None]
        if not silent:
            return False
        metrics.ENDED_EARLY.labels("full").inc()
        min(silent, key=lambda line: line.due or 0.0).cut()
        return True

    def left(self, line: ClientSocket) -> None:
        if self.lines.get(line.client) is line:
            del self.lines[line.client]
        self.seated -= line.seated
        if line.host is not None:
            self.hosts[line.host] -= 1
            if not self.hosts[line.host]:
                del self.hosts[line.host]
        metrics.CONNECTIONS.set(len(self.lines))

    # ---- what those who serve it say

    def works_for(self, client: Any) -> None:
        """A whole request has come: from here on whoever serves it looks at the time."""
        self._set(client, None)

    def waits_for(self, client: Any) -> None:
        """It was answered: another request may come."""
        self._set(client, self.clock() + IDLE_SECONDS)

    def _set(self, client: Any, due: float | None) -> None:
        line = self._line(client)
        if line is not None:
            line.due = due

    def seat(self, client: Any) -> None:
        """It is at a table now: its place is kept."""
        line = self._line(client)
        if line is not None and not line.seated:
            line.seated = True
            self.seated += 1

    def cut(self, client: Any) -> None:
        line = self._line(client)
        if line is not None:
            line.cut()

    def _line(self, client: Any) -> ClientSocket | None:
        return self.lines.get((client[0], client[1])) if client else None

    def sweep(self) -> None:
        """Cut those who have been silent for too long."""
        now = self.clock()
        for line in [line for line in self.lines.values() if line.due is not None and line.due <= now]:
            metrics.ENDED_EARLY.labels("silent").inc()
            line.cut()


class Listener(socket.socket):
    """Accepts only what the door admits."""

    door: Door
    _spare = -1  # a file to give up when there are no others

    def accept(self) -> tuple[socket.socket, Any]:
        for _ in range(AT_ONCE):
            try:
                accepted, address = super().accept()
            except OSError as error:
                if error.errno not in NO_FILES:
                    raise
                self._turn_away()
                continue
            line = ClientSocket(self.family, self.type, self.proto, fileno=accepted.detach())
            if self.door.admit(line, (address[0], address[1])):
                return line, address
            line.close()
        raise BlockingIOError  # as if nobody were there: asyncio comes again, after everybody else

    def keep_spare(self) -> None:
        if self._spare < 0:
            with contextlib.suppress(OSError):
                self._spare = os.open(os.devnull, os.O_RDONLY)

    def _turn_away(self) -> None:
        """The files have run out although some are kept. Whoever waits is turned away: asyncio would write a line for each, and
        try again."""
        metrics.ENDED_EARLY.labels("full").inc()
        log.error("no files left", extra={"code": "full"})
        self._give_up_spare()
        with contextlib.suppress(OSError):
            super().accept()[0].close()
        self.keep_spare()

    def _give_up_spare(self) -> None:
        spare, self._spare = self._spare, -1
        if spare >= 0:
            os.close(spare)

    def close(self) -> None:
        self._give_up_spare()
        super().close()
