"""What all positions of one game with its options share: the rules on records as bytes, every roll and draw with its chances.
For OpenSpiel's states and for our own solver."""

from __future__ import annotations

import functools
import json
import threading
from typing import Any

import numpy as np

from snowyard.adapters.chances import Chances, wanted
from snowyard.adapters.deals import Deals
from snowyard.adapters.desk import desk, single_driver
from snowyard.adapters.truths import Truths, truths
from snowyard.kernel import bits
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, games
from snowyard.kernel.game import game as find
from snowyard.kernel.table import SPECTATOR, Table


class SharedGame:
    """What all states of one loaded game share; never copied. States give it their records to work with."""

    def __init__(self, of: Game, options: dict[str, Any], position: str) -> None:
        self.game, self.options, self.position = of, options, position
        self.chances, self._driver = Chances(of), single_driver(of)
        self.truths: Truths = truths(of, json.dumps(options, sort_keys=True))
        self._tables, self._mask = of.layout.array(self._driver.ROWS), bits.empty(of.actions)
        self._desk, self._lock = desk(of, self._tables), threading.Lock()  # one table for all, whatever thread a state is in
        self._deals = Deals(of, options, self._driver)
        self.names = [f"p{seat}" for seat in range(self.truths.seats)]

    def dealt(self, loaded: tuple[int, ...]) -> tuple[int, bytes]:
        """Faces of the next roll or draw of the deal after these (0: none), and the table."""
        if self.position:
            return 0, bytes(read_position(self.game, self.position))
        with self._lock:
            return self._deals.ahead(loaded)

    def _lay(self, record: bytes) -> Any:
        """Put this record on the table; its words."""
        raw = self._tables.raw
        raw[0] = np.frombuffer(record, np.uint64)
        return raw

    @functools.lru_cache(maxsize=4096)  # noqa: B019  # a loaded game lives as long as the process
    def ahead(self, record: bytes, action: int, loaded: tuple[int, ...]) -> tuple[int, bytes]:
        """Faces of the next roll (0: none), and the record after the move as it then stands."""
        with self._lock:
            raw = self._lay(record)
            faces = self._desk.play_loaded(action, np.array(loaded, np.int64), self._mask)
            after = raw[0].tobytes()
        if faces == self._driver.ILLEGAL:
            wanted(Table.recall(self.game, record), action, loaded)  # refuses, and says why
        if len(loaded) >= self.chances.room:
            faces = 0  # more rolls than can be loaded: the rest is the generator's
        return faces, after

    @functools.lru_cache(maxsize=4096)  # noqa: B019
    def outcomes(self, record: bytes | None, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        """What the next roll can show; without a record, that of the deal."""
        with self._lock:
            if record is None:
                return self._deals.outcomes(loaded, faces)
            return self.chances.outcomes(record, action, loaded, faces)

    def actor(self, record: bytes) -> int:
        return int(np.frombuffer(record, np.int8, 1, self.game.layout.dtype.fields["actor"][1])[0])  # type: ignore[index]

    def legal(self, record: bytes) -> list[int]:
        with self._lock:
            self._lay(record)
            self._desk.moves(self._mask)
            return bits.members(self._mask)

    def shown(self, record: bytes) -> tuple[bytes, ...]:
        """All that each seat sees, as bytes."""
        seen = []
        with self._lock:
            raw = self._lay(record)
            for seat in range(self.truths.seats):
                self._desk.show(seat)
                seen.append(raw[1].tobytes())
        return tuple(seen)

    def observe(self, record: bytes, seat: int, out: Any) -> None:
        """What a seat (-1: everybody) sees, as numbers."""
        if not SPECTATOR <= seat < self.truths.seats:
            raise Refusal("seat", f"there is no player {seat}; players are 0 to {self.truths.seats - 1}")
        with self._lock:
            self._lay(record)
            self._desk.look(seat, out)

    def __deepcopy__(self, memo: Any) -> SharedGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`, by which OpenSpiel tests copies: made anew from what it was made of."""
        return _shared, (self.game.package, json.dumps(self.options), self.position)


def read_position(of: Game, digits: str) -> Table:
    try:
        data = bytes.fromhex(digits)
    except ValueError:
        raise Refusal("position", "a position is the bytes of a table as hexadecimal digits") from None
    return Table.restore(of, data)


@functools.cache
def _shared(package: str, options: str, position: str) -> SharedGame:
    slug = package.rpartition(".")[2]
    known = find(slug) if slug in games() else None
    of = known if known is not None and known.package == package else Game(package)
    return SharedGame(of, json.loads(options), position)
