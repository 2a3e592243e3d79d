"""Who is connected to a table, here and at other processes, and since when the others are gone."""

from __future__ import annotations

import time
from typing import Protocol

from snowyard.server.forms import SPECTATOR
from snowyard.server.views import Parts


class Listener(Protocol):
    """Somebody connected to this table, from this host. `seen`: the number of lines it has; `had`: the number of lines and the
    view of its last state, if it wants to hear of changes only. `push` never waits."""

    seat: int
    host: str
    lang: str
    seen: int
    changes: bool
    had: tuple[int, Parts] | None

    def push(self, message: bytes) -> None: ...

    def end(self, code: str, sentence: str) -> None: ...


def now_ms() -> int:
    return int(time.time() * 1000)


class Presence:
    """Nobody is here at first: whoever does not come back after a restart has been gone since then."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.listeners: set[Listener] = set()
        self._elsewhere: dict[str, tuple[int, float]] = {}  # seats that others serve (a bit mask), and said when
        self._gone = dict.fromkeys(self.seats, now_ms())

    def is_here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners) or self._is_elsewhere(seat)

    def _is_elsewhere(self, seat: int) -> bool:
        return seat >= 0 and any(mask >> seat & 1 for mask, _ in self._elsewhere.values())

    def gone_for(self, seat: int) -> int:
        """Milliseconds since this seat was connected; 0 if it is."""
        return 0 if self.is_here(seat) else now_ms() - self._gone[seat]

    @property
    def watchers(self) -> int:
        return sum(1 for listener in self.listeners if listener.seat == SPECTATOR)

    @property
    def hosts(self) -> set[str]:
        """From where people sit here, of this process."""
        return {listener.host for listener in self.listeners if listener.seat != SPECTATOR}

    @property
    def mask(self) -> int:
        """The seats that are connected to this process."""
        return sum({1 << listener.seat for listener in self.listeners if listener.seat >= 0})

    def arrive(self, listener: Listener) -> bool:
        """True if that seat was not here before."""
        new = not self.is_here(listener.seat)
        self.listeners.add(listener)
        return new

    def depart(self, listener: Listener) -> bool:
        """True if that seat is not here any more."""
        self.listeners.discard(listener)
        gone = not self.is_here(listener.seat)
        if gone and listener.seat >= 0:
            self._gone[listener.seat] = now_ms()
        return gone

    def hear(self, owner: str, seats: int) -> bool:
        """Another process says which seats are connected there. True if that changes who is here."""
        return self._replace(self._elsewhere | {owner: (seats, time.monotonic())})

    def forget(self, older_than: float) -> bool:
        """A process that says nothing any more is gone, and with it whoever was connected there."""
        return self._replace({owner: said for owner, said in self._elsewhere.items() if said[1] >= older_than})

    def _replace(self, elsewhere: dict[str, tuple[int, float]]) -> bool:
        before = [self.is_here(seat) for seat in self.seats]
        self._elsewhere = elsewhere
        after = [self.is_here(seat) for seat in self.seats]
        for seat in self.seats:
            if before[seat] and not after[seat]:
                self._gone[seat] = now_ms()
        return before != after
