"""The driver of a game, run by whichever machine is there: its WebAssembly module from the first second, native code as soon as
somebody has brought it (match/native.py). All give the same bytes, so the change comes between any two calls and nobody notices.

A driver's functions are called from Python with `Tables` and `Plain` records (kernel/record.py).
"""

from __future__ import annotations

import logging
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from snowyard.kernel import finding
from snowyard.kernel.calls import Calls
from snowyard.kernel.errors import Refusal
from snowyard.kernel.machine import CHANGING, INSTALL, MACHINE, has_numba
from snowyard.kernel.rule import RULES

if TYPE_CHECKING:
    from snowyard.kernel.game import Game

log = logging.getLogger("snowyard.native")

FUNCTIONS = ("deal", "legal", "step", "show", "redeal", "payoff", "observe", "choose", "simulate", "key")
"""What a machine does of a driver, for those who call it from Python."""


def driver_of(game: Game) -> Any:
    """The driver of a game as this process runs it; see machine.py."""
    return game.plain_driver if MACHINE in ("native", "interpreter") else Driver(game)


def calls_of(game: Game) -> Calls:
    """What tables ask, as this process answers it."""
    return native_calls(game) if getattr(game.driver, "machine", MACHINE) == "native" else Calls(game)


def native_calls(game: Game) -> Any:
    from snowyard.kernel.native_calls import NativeCalls

    return NativeCalls(game)


class Driver:
    """The functions of a game's driver. Those that no machine has, and constants, are the plain module's."""

    def __init__(self, game: Game, native: bool = False) -> None:
        self._plain = game.plain_driver
        self.machine = ""
        if native:
            self.use_native(game)
        elif has_module(game):
            self.use_module(game)
        else:
            self.use_interpreter(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._plain, name)

    def use_module(self, game: Game) -> None:
        from snowyard.kernel import wasm_machine

        self._use(game, "wasm", wasm_machine.of_tables(game))

    def use_native(self, game: Game) -> None:
        self._use(game, "native", native_driver(game))

    def use_interpreter(self, game: Game) -> None:
        self._use(game, "interpreter", {name: getattr(self._plain, name) for name in FUNCTIONS})

    def _use(self, game: Game, machine: str, functions: dict[str, Any]) -> None:
        """One after the other: between two calls it does not matter which machine made the last one."""
        vars(self).update(functions)
        self.machine = machine
        game.calls = native_calls(game) if machine == "native" else Calls(game)


def has_module(game: Game) -> bool:
    """Is there a WebAssembly module that fits the sources? If not, and nothing else was asked for, it is said, and the rules
    run as plain Python until native code is there."""
    from snowyard.kernel import wasm_code, wasm_machine

    if game.module_state is None:
        try:
            if MACHINE == CHANGING and game.slug in finding.guests() and not wasm_code.home_of(game).is_file():
                raise Refusal("module", "")  # of most guests there is none (docs/adding-a-game.md)
            wasm_machine.code_of(game)
            game.module_state = True
        except Refusal as refusal:
            if MACHINE != CHANGING:
                raise
            if refusal.sentence:
                log.warning("%s; it is played without, more slowly", refusal.sentence)
            game.module_state = False
    return game.module_state


def native_driver(game: Game) -> dict[str, Any]:
    """The driver's functions as machine code, by their names. Every argument is given its one type, so that each function is
    compiled once."""
    from snowyard.kernel.compiler import compiled

    plain, whole = game.plain_driver, np.uint64
    deal, legal, step, show, redeal, payoff, observe, choose, simulate, key = (compiled(getattr(plain, f)) for f in FUNCTIONS)

    def simulated(tables: Any, raw: Any, slot: int, mask: Any, luck: Any, options: Any, seed: Any, *rest: Any) -> None:
        simulate(tables.records, raw, int(slot), mask, luck, options, whole(seed), *rest)

    return {
        "deal": lambda tables, raw, i, words, seed, index: deal(tables.records, raw, int(i), words, whole(seed), whole(index)),
        "legal": lambda t, mask: legal(t._record, mask),
        "step": lambda t, action: step(t._record, int(action)),
        "show": lambda tables, raw, i, seat: show(tables.records, raw, int(i), int(seat)),
        "redeal": lambda t, seat, seed, index: redeal(t._record, int(seat), whole(seed), whole(index)),
        "payoff": lambda t, out: payoff(t._record, out),
        "observe": lambda t, seat, out: observe(t._record, int(seat), out),
        "choose": lambda t, mask, luck, player: choose(t._record, mask, luck, int(player)),
        "simulate": simulated,
        "key": lambda state, seed, index: key(state, whole(seed), whole(index)),
    }


def go_native(game: Game) -> None:
    """For many games at once: native code from now on, if Numba is there; whoever calls a function first waits for it."""
    if MACHINE == CHANGING and game.driver.machine != "native" and has_numba():
        game.driver.use_native(game)


class Compiled:
    """A driver of mass play whose rules are machine code."""

    def __init__(self, plain: ModuleType) -> None:
        self._plain = plain

    def __getattr__(self, name: str) -> Any:
        from snowyard.kernel.compiler import compiled

        thing = getattr(self._plain, name)
        if callable(thing) and thing in RULES:
            thing = compiled(thing)
        setattr(self, name, thing)
        return thing


def for_many(plain: ModuleType, what: str) -> Any:
    """A driver that plays many games in one call, as machine code; it is given records (`Tables.many`). Where another machine
    was asked for, it is plain Python."""
    if MACHINE != CHANGING:
        return plain
    if not has_numba():
        raise Refusal("machine", f"{what} needs Numba: {INSTALL}")
    return Compiled(plain)
