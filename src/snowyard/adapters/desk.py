"""The rows of one table (adapters/compiled/single_driver.py) with what is done on them: by native code, which is given their
address, or by the driver's own functions where the rules are not native."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from snowyard.adapters.batch import batch_module
from snowyard.kernel.game import Game
from snowyard.kernel.machine import CHANGING, MACHINE
from snowyard.kernel.machines import for_many
from snowyard.kernel.record import Tables

COMPILED = Path(__file__).parent / "compiled"


@functools.cache
def single_module(of: Game) -> Any:
    module = of.load_driver(COMPILED / "single_driver.py")
    together = sum(1 << phase for phase in of.simultaneous)
    vars(module).update(batch=batch_module(of), OUT=of.eliminates, SIMULTANEOUS=together)
    return module


@functools.cache
def single_driver(of: Game) -> Any:
    """The driver of single tables, loaded with this game's rules."""
    return for_many(single_module(of), "an adapter")


@functools.cache
def _by_address(of: Game) -> Any:
    module, dtype = single_module(of), of.layout.dtype
    sizes = {"RECORD": dtype, "ROWS": module.ROWS, "WORDS": dtype.itemsize // 8}
    return of.load_driver(COMPILED / "single_address_driver.py", single=module, **sizes)


class Desk:
    """By records. `tables` has ROWS rows."""

    def __init__(self, of: Game, tables: Tables) -> None:
        self._driver, self._show = single_driver(of), for_many(of.plain_driver, "an adapter").show
        self._rows, self._raw = tables.many, tables.raw

    def turn(self, action: int, mask: Any, flags: Any, seen: Any) -> int:
        return int(self._driver.turn(self._rows, self._raw, action, mask, flags, seen))

    def look(self, seat: int, out: Any) -> None:
        self._driver.look(self._rows, self._raw, seat, out)

    def show(self, seat: int) -> None:
        self._show(self._rows, self._raw, 0, seat)

    def moves(self, mask: Any) -> None:
        self._driver.moves(self._rows, mask)

    def play_loaded(self, action: int, loaded: Any, mask: Any) -> int:
        return int(self._driver.play_loaded(self._rows, action, loaded, mask))


class NativeDesk:
    """The same by address. The memory lives as long as this."""

    def __init__(self, of: Game, tables: Tables) -> None:
        native, self._tables = _by_address(of), tables
        at = native.address(tables.raw)
        self.turn: Any = functools.partial(native.turn, at)
        self.look: Any = functools.partial(native.look, at)
        self.show: Any = functools.partial(native.show, at)
        self.moves: Any = functools.partial(native.moves, at)
        self.play_loaded: Any = functools.partial(native.play_loaded, at)


def desk(of: Game, tables: Tables) -> Any:
    """For tables of three rows (`single_driver.ROWS`), whose memory stays where it is."""
    single_driver(of)  # refuses where nothing can run it
    return NativeDesk(of, tables) if MACHINE in ("native", CHANGING) else Desk(of, tables)
