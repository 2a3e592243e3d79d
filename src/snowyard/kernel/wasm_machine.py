"""The machine that runs the WebAssembly module of a game, by wasmtime, with the drivers' own functions and arguments.

Records are copied into the module's memory, changed there and copied back when the call went well. A call that traps (an
index outside the memory, a fault in the module) changes nothing and is refused in a sentence; its instance is never used again.

Memory of an instance: a stack of 256 kB, an arena of 1 MB for rules that allocate, which grows where that does not do, and what
the caller takes here; 256 MB at most in all. It never moves, so arrays of NumPy lie in it.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import struct
import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import wasm_code
from snowyard.kernel.errors import Refusal
from snowyard.kernel.record import Plain

if TYPE_CHECKING:
    from snowyard.kernel.game import Game

PAGE = 1 << 16
LINE = 64  # bytes: whatever the caller takes starts on a multiple of them
MOST_ARGUMENTS = 32
GAMES_A_CALL = 1024  # whose results lie in the module's memory
ON_RECORDS = ("legal", "step", "redeal", "payoff", "observe", "choose")
Array = npt.NDArray[Any]


@functools.cache
def _engine() -> Any:
    try:
        import wasmtime
    except ImportError:
        raise Refusal("machine", "WebAssembly modules need wasmtime: pip install wasmtime") from None
    atexit.register(_leave_to_the_system, wasmtime.Engine)
    config = wasmtime.Config()
    config.memory_may_move = False
    return wasmtime.Engine(config)


def _leave_to_the_system(kind: type) -> None:
    """At the end of the process nothing is freed one by one: wasmtime would try when its own functions are gone already."""
    for base in kind.__mro__:
        if "__del__" in vars(base):
            base.__del__ = lambda _self: None  # type: ignore[attr-defined]


class Code:
    """The module of one game, ready to run."""

    def __init__(self, game: Game, code: bytes | None = None) -> None:
        engine = _engine()
        import wasmtime

        self.slug = game.slug
        self.bytes = wasm_code.read(game) if code is None else code
        try:
            self.module = wasmtime.Module(engine, self.bytes)
        except wasmtime.WasmtimeError as fault:
            why = str(fault).splitlines()[0]
            raise Refusal("module", f"the WebAssembly module of {game.slug} cannot be loaded: {why}") from None


@functools.cache
def code_of(game: Game) -> Code:
    return Code(game)


class Instance:
    """A module with a memory of its own, for one thread at a time."""

    def __init__(self, code: Code) -> None:
        import wasmtime

        self.slug = code.slug
        self._store = wasmtime.Store(_engine())
        self._exports: dict[str, Any] = dict(wasmtime.Instance(self._store, code.module, []).exports(self._store).items())
        self._memory = self._exports["memory"]
        self._traps = (wasmtime.Trap, wasmtime.WasmtimeError)
        self._at = self._exports["__heap_base"].value(self._store)
        self._end = self._memory.data_len(self._store)  # of what the caller may take; beyond it the arena may grow
        self._base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self.broken = False
        self._packed: Any = self.zeros(MOST_ARGUMENTS, np.int64)
        self._at_packed = self.at(self._packed)
        self._forms = {name: self._form(name) for name in self._exports if f"packed_{name}" in self._exports}

    def _form(self, name: str) -> struct.Struct:
        """How the arguments of an exported function are packed: eight bytes each."""
        forms = {"i32": "i4x", "i64": "q", "f64": "d"}
        return struct.Struct("<" + "".join(forms[str(kind)] for kind in self._exports[name].type(self._store).params))

    def zeros(self, shape: Any, kind: Any) -> Array:
        """An array in the module's memory."""
        cells = np.dtype(kind).itemsize * int(np.prod(shape))
        start = -(-self._at // LINE) * LINE
        if start + cells > self._end:
            start = self._grow(start, cells)
        self._at = start + cells
        block = (ctypes.c_uint8 * max(cells, 1)).from_address(self._base + start)
        block._of = self  # the memory lives as long as an array in it
        out: Array = np.frombuffer(block, np.uint8, cells).view(kind).reshape(shape)
        return out

    def _grow(self, start: int, cells: int) -> int:
        """More memory, and where it starts: behind what is left, if nothing else has grown the memory since."""
        import wasmtime

        beside = self._memory.data_len(self._store) == self._end
        wanted = start + cells - self._end if beside else cells
        pages = -(-wanted // PAGE)
        try:
            old = self._memory.grow(self._store, pages)
        except wasmtime.WasmtimeError:
            raise Refusal(
                "memory",
                f"a search with so many nodes needs {cells >> 20} MB more than the 256 MB that a WebAssembly "
                f"module of {self.slug} may have; give it fewer nodes",
            ) from None
        self._end = (old + pages) * PAGE
        return start if beside else old * PAGE

    def at(self, array: Array) -> int:
        """The address of an array that lies in this memory."""
        return int(array.ctypes.data) - self._base

    def call(self, name: str, *arguments: Any) -> int:
        """Call what the module exports. The arguments are packed: wasmtime takes about 10 µs for each that it is given."""
        self.pack(name, self._packed, *arguments)
        self.run(self._exports[f"packed_{name}"], name, self._at_packed)
        return int(self._packed[0])

    def pack(self, name: str, into: Any, *arguments: Any) -> None:
        self._forms[name].pack_into(into, 0, *arguments)

    def run(self, function: Any, name: str, *arguments: int) -> None:
        if self.broken:
            raise Refusal("machine", f"the WebAssembly module of {self.slug} failed before; nothing is played on it any more")
        try:
            function(self._store, *arguments)
        except self._traps as trap:
            self.broken = True
            why = (str(trap).strip().splitlines() or ["a trap"])[-1].strip()
            raise Refusal("machine", f"the WebAssembly module of {self.slug} failed in {name}: {why}; nothing changed") from None

    def beside(self, module: Any, *lent: str) -> Any:
        """What another module exports, in this memory: it imports these exports."""
        import wasmtime

        return wasmtime.Instance(self._store, module, [self._exports[name] for name in lent]).exports(self._store)


def signed(n: Any) -> int:
    """64 bits as wasmtime takes them."""
    return (int(n) + (1 << 63)) % (1 << 64) - (1 << 63)


def words_of(t: Any) -> npt.NDArray[np.uint64]:
    """The words of a record, as the drivers are given one."""
    if isinstance(t, Plain):
        return t._words  # type: ignore[no-any-return]
    block = (ctypes.c_uint64 * (t.nbytes // 8)).from_address(t.__array_interface__["data"][0])
    return np.frombuffer(block, np.uint64)


class Desk:
    """An instance with places for what the driver's functions take and give."""

    def __init__(self, code: Code, game: Game) -> None:
        self.instance = Instance(code)
        take, numbers = self.instance.zeros, wasm_code.numbers_of(game)
        self.loud, self.quiet = take((2, numbers["record"] // 8), np.uint64), take((2, numbers["quiet"] // 8), np.uint64)
        self.mask, self.options = take(numbers["mask_words"], np.uint64), take(numbers["options"] // 8, np.uint64)
        self.luck, self.payoff = take(4, np.uint32), take(numbers["seats"], np.float64)
        self.observation, self.players = take(numbers["observation"], np.float32), take(numbers["seats"], np.int8)
        self.won = take(GAMES_A_CALL * numbers["seats"], np.float64)
        self.turns, self.decisions = take(GAMES_A_CALL, np.int32), take(GAMES_A_CALL, np.int32)
        self.at = {name: self.instance.at(place) for name, place in vars(self).items() if isinstance(place, np.ndarray)}
        self.call = self.instance.call


class Machine:
    """The functions of a game's driver (kernel/driver.py), run by its module. Each thread has an instance of its own."""

    def __init__(self, game: Game, code: Code | None = None) -> None:
        self.game, self.code = game, code or code_of(game)
        self._local = threading.local()

    @property
    def desk(self) -> Desk:
        desk: Desk | None = getattr(self._local, "desk", None)
        if desk is None or desk.instance.broken:
            desk = self._local.desk = Desk(self.code, self.game)
        return desk

    def deal(self, _tables: Any, raw: Array, i: int, options: Array, seed: Any, index: Any) -> None:
        desk = self.desk
        desk.options[:] = options
        desk.call("deal", desk.at["loud"], desk.at["options"], signed(seed), signed(index))
        raw[i] = desk.loud[0]

    def legal(self, t: Any, mask: Array) -> None:
        desk = self.desk
        desk.loud[0] = words_of(t)
        desk.call("legal", desk.at["loud"], desk.at["mask"])
        mask[:] = desk.mask

    def step(self, t: Any, action: int) -> None:
        desk, words = self.desk, words_of(t)
        desk.loud[0] = words
        desk.call("step", desk.at["loud"], int(action))
        words[:] = desk.loud[0]

    def show(self, _tables: Any, raw: Array, i: int, seat: int) -> None:
        desk = self.desk
        desk.loud[0] = raw[i]
        desk.call("show", desk.at["loud"], int(seat))
        raw[i + 1] = desk.loud[1]

    def redeal(self, t: Any, seat: int, seed: Any, index: Any) -> None:
        desk, words = self.desk, words_of(t)
        desk.loud[0] = words
        desk.call("redeal", desk.at["loud"], int(seat), signed(seed), signed(index))
        words[:] = desk.loud[0]

    def payoff(self, t: Any, out: Array) -> None:
        desk = self.desk
        desk.loud[0] = words_of(t)
        desk.payoff[: len(out)] = out
        desk.call("payoff", desk.at["loud"], desk.at["payoff"])
        out[:] = desk.payoff[: len(out)]

    def observe(self, t: Any, seat: int, out: Array) -> None:
        desk = self.desk
        desk.loud[0], desk.observation[:] = words_of(t), out
        desk.call("observe", desk.at["loud"], int(seat), desk.at["observation"])
        out[:] = desk.observation

    def choose(self, t: Any, mask: Array, luck: Array, player: int) -> int:
        desk = self.desk
        desk.loud[0], desk.mask[:], desk.luck[:] = words_of(t), mask, luck
        choice = desk.call("choose", desk.at["loud"], desk.at["mask"], desk.at["luck"], int(player)) & 0xFFFFFFFF  # it is an i32
        luck[:] = desk.luck
        return choice if choice < 1 << 31 else choice - (1 << 32)

    def simulate(
        self,
        _tables: Any,
        raw: Array,
        slot: int,
        _mask: Array,
        luck: Array,
        options: Array,
        seed: Any,
        first: int,
        count: int,
        players: Any,
        payoffs: Array,
        turns: Array,
        decisions: Array,
    ) -> None:
        desk, at, seats = self.desk, self.desk.at, payoffs.shape[1]
        desk.options[:] = options
        if players is not None:
            desk.players[:seats] = players[:seats]
        name, seated = ("simulate_random", []) if players is None else ("simulate", [at["players"]])
        for start in range(0, count, GAMES_A_CALL):
            games = min(GAMES_A_CALL, count - start)
            desk.call(
                name,
                at["quiet"],
                at["mask"],
                at["luck"],
                at["options"],
                signed(seed),
                first + start,
                games,
                seats,
                *seated,
                at["won"],
                at["turns"],
                at["decisions"],
            )
            payoffs[start : start + games] = desk.won[: games * seats].reshape(games, seats)
            turns[start : start + games], decisions[start : start + games] = desk.turns[:games], desk.decisions[:games]
        raw[slot], luck[:] = desk.quiet[0], desk.luck


def of_tables(game: Game, code: Code | None = None) -> dict[str, Any]:
    """What the module of a game does of its driver, by the names of the functions. Records that are not of the size of a table
    (or, in `simulate`, of a quiet one) are played by the plain functions."""
    machine, plain = Machine(game, code), game.plain_driver
    loud, quiet = game.layout.dtype.itemsize // 8, game.quiet_layout.dtype.itemsize // 8
    sizes = {"deal": loud, "show": loud, "simulate": quiet, **dict.fromkeys(ON_RECORDS, loud)}
    return {name: _either(getattr(machine, name), getattr(plain, name), size, name in ON_RECORDS) for name, size in sizes.items()}


def _either(run: Any, plain: Any, size: int, on_record: bool) -> Any:
    def chosen(*arguments: Any) -> Any:
        words = words_of(arguments[0]) if on_record else arguments[1][0]
        return run(*arguments) if len(words) == size else plain(*arguments)

    return functools.wraps(plain)(chosen)


class Search:
    """The functions of a game's search (players/tree/search_driver.py), run by its module in a memory of their own, in which the
    tree lies, too."""

    def __init__(self, game: Game, code: Code | None = None) -> None:
        self._desk = Desk(code or code_of(game), game)
        take = self._desk.instance.zeros
        self._root, self._path = take(self._desk.quiet.shape[1], np.uint64), take((wasm_code.DEEPEST, 3), np.int32)
        self._won, self._squares = take(game.most_seats, np.float64), take(game.most_seats, np.float64)
        at = self._desk.instance.at
        self._at_root, self._own = at(self._root), (at(self._path), self._desk.at["payoff"], at(self._won))
        self._tree: Any = None
        self.zeros = take

    def search(
        self,
        _tables: Any,
        _raw: Array,
        root: Array,
        tree: Any,
        seat: int,
        rounds: int,
        _mask: Array,
        luck: Array,
        manner: Any,
        _path: Array,
        payoff: Array,
        won_by: Array,
    ) -> None:
        """The tree's arrays are made by `zeros`."""
        desk = self._desk
        self._root[:], desk.luck[:], self._won[:] = root, luck, won_by
        desk.call("search", *self.arguments(tree, seat, rounds, manner))
        luck[:], won_by[:], payoff[:] = desk.luck, self._won, desk.payoff

    def arguments(self, tree: Any, seat: int, rounds: int, manner: Any) -> list[Any]:
        """As the module takes them."""
        at = self._desk.at
        if tree is not self._tree:
            self._tree, self._of_tree = tree, [len(tree.first), len(tree.action), *map(self._desk.instance.at, tree)]
        explore, guided, widen, widest, bias, horizon, learned = manner
        how = float(explore), int(guided), float(widen), int(widest), float(bias), int(horizon), int(learned)
        return [at["quiet"], self._at_root, at["mask"], at["luck"], *self._own, *self._of_tree, seat, rounds, *how]

    def key_of(self, _tables: Any, raw: Array, slot: int, seat: int) -> np.uint64:
        self._desk.quiet[0] = raw[slot]
        return np.uint64(self._desk.call("key_of", self._desk.at["quiet"], int(seat)) % (1 << 64))

    def play_outs(
        self,
        _tables: Any,
        raw: Array,
        _mask: Array,
        luck: Array,
        seed: Any,
        first: int,
        count: int,
        action: int,
        judges: Array,
        payoff: Array,
        won: Array,
        squares: Array,
    ) -> None:
        desk, at, seats = self._desk, self._desk.instance.at, len(won)
        desk.quiet[0], desk.players[:seats] = raw[0], judges
        self._won[:seats], self._squares[:seats] = won, squares
        desk.call(
            "play_outs",
            desk.at["quiet"],
            desk.at["mask"],
            desk.at["luck"],
            signed(seed),
            first,
            count,
            int(action),
            seats,
            desk.at["players"],
            desk.at["payoff"],
            at(self._won),
            at(self._squares),
        )
        luck[:], payoff[:], won[:], squares[:] = desk.luck, desk.payoff[:seats], self._won[:seats], self._squares[:seats]
