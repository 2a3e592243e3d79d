"""A clock that a test sets forward: nothing waits for the time of the wall."""

from __future__ import annotations

import time

import pytest

from server.running import Guest, LiveServer
from snowyard.server import acts, api, presence, sockets, table_log, tables


class Later:
    """The server's time, as far ahead of the wall's as the test says."""

    def __init__(self) -> None:
        self.ahead = 0
        self._still: int | None = None

    def now(self) -> int:
        return (int(time.time() * 1000) if self._still is None else self._still) + self.ahead

    def stand_still(self) -> None:
        """From here on no time passes but what the test lets pass."""
        self._still = int(time.time() * 1000)

    def pass_by(self, seconds: float) -> None:
        self.ahead += int(1000 * seconds)

    def run_out(self, yard: LiveServer, seconds: float, times: int = 1) -> None:
        """So many times everybody's time runs out, and the server notices."""
        assert yard.server is not None
        for _ in range(times):
            self.pass_by(seconds)
            yard.call(yard.server.tables._clocks)


def set_forward(monkeypatch: pytest.MonkeyPatch) -> Later:
    later = Later()
    for module in (acts, api, tables, presence, sockets, table_log):
        monkeypatch.setattr(module, "now_ms", later.now)
    return later


def all_over(guests: list[Guest]) -> bool:
    for guest in guests:
        guest.drain()
    return all(guest.state and guest.state["over"] for guest in guests)
