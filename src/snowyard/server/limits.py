"""How often a seat or an address may do something: buckets that fill slowly and empty with use."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from snowyard.kernel.errors import Refusal

MOST_BUCKETS = 50_000  # addresses remembered; the longest unused are forgotten first


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then one every `every` seconds."""

    burst: int
    every: float


class Buckets:
    """One bucket for each key (an address, a seat)."""

    def __init__(self, what: str, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.what, self.rate, self.clock = what, rate, clock
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> spent, when

    def allows(self, key: str) -> bool:
        """Take one out; false when the bucket is empty."""
        now = self.clock()
        spent, when = self._spent.pop(key, (0.0, now))
        spent = max(0.0, spent - (now - when) / self.rate.every)
        allowed = spent + 1 <= self.rate.burst
        self._spent[key] = (spent + 1 if allowed else spent, now)
        if len(self._spent) > MOST_BUCKETS:
            self._spent.popitem(last=False)
        return allowed

    def take(self, key: str) -> None:
        if not self.allows(key):
            raise Refusal(
                "rate",
                f"too much at once: {self.what} are limited to {self.rate.burst}, then one every "
                f"{self.rate.every:g} seconds; wait a moment",
            )


@dataclass
class Limits:
    """All of them. `scale` multiplies the bursts and divides the pauses, for tests and load measurements. One address may be a
    club of two hundred that sits down, or comes back after a restart, all at once."""

    scale: float = 1.0

    def __post_init__(self) -> None:
        self.requests = self._buckets("requests from one address", 800, 0.05)
        self.tables = self._buckets("new tables from one address", 60, 5)
        self.joins = self._buckets("attempts to join or reclaim from one address", 200, 1)
        self.sockets = self._buckets("new connections from one address", 300, 0.25)
        self.messages = self._buckets("messages of one seat", 60, 0.1)
        self.chats = self._buckets("chat messages of one seat", 8, 2)
        self.hints = self._buckets("hints of one seat", 4, 5)
        self.uploads = self._buckets("records from one address", 10, 6)

    def _buckets(self, what: str, burst: int, every: float) -> Buckets:
        return Buckets(what, Rate(max(1, int(burst * self.scale)), every / self.scale))
