"""Many tables at once, for learners: arrays in, arrays out, no copies, one compiled call a step.

    batch = snowyard.batch("forts", 4096, seats=4, seed=7)
    batch.step(batch.choose("random"))

Game k of a seed is the same game as everywhere else (`snowyard simulate`, the GPU): table i plays games i, i + tables,
i + 2 tables, ... A finished table is dealt its next game in the same step.
"""

from __future__ import annotations

import functools
import secrets as system
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch_memory import BatchMemory
from snowyard.kernel import bits
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.game import Game, game
from snowyard.kernel.machines import for_many
from snowyard.kernel.record import Tables
from snowyard.kernel.table import SEED_BITS, Table
from snowyard.players.bots import kind_number

DRIVER = Path(__file__).parent / "compiled" / "batch_driver.py"
EVERYBODY = -1
"""The place of the learner when all seats learn."""
NOTES = 512
"""How many moves of a table are noted down at most."""
NO_GAME = -1

Observations = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]


@functools.cache
def batch_driver(of: Game) -> Any:
    """The batch driver, loaded with this game's rules."""
    return for_many(batch_module(of), "a batch")


def batch_module(of: Game) -> ModuleType:
    """The same as other drivers call it."""
    module = of.load_driver(DRIVER)
    vars(module)["OUT"] = of.eliminates
    return module


def batch(slug: str, tables: int, *, seed: int | None = None, device: str = "cpu", threads: int = 1, **options: Any) -> Any:
    """`tables` tables of a game, all seats played by you. `device="cuda"`: in the memory of a CUDA device."""
    if device == "cpu":
        return Batch(slug, tables, seed=seed, threads=threads, **options)
    if device != "cuda":
        raise Refusal("device", f"there is no device {device!r}; there are cpu, cuda")
    from snowyard.adapters.cuda_batch import CudaBatch

    return CudaBatch(slug, tables, seed=seed, **options)


def whole(value: Any, what: str, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise Refusal(what, f"{what} must be a whole number, at least {least}, not {value!r}")
    return int(value)


class Terms:
    """What every batch is made of, wherever its memory lies: the game, its sizes, its seed, who learns."""

    def __init__(
        self,
        slug: str,
        tables: int,
        seed: int | None,
        options: dict[str, Any],
        place: int = EVERYBODY,
        opponents: Sequence[str] = (),
    ) -> None:
        self.game = game(slug)
        self.tables = whole(tables, "tables", 1)
        self._words = self.game.options_words(options)
        layout = self.game.options.array(1)
        layout.raw[0] = self._words
        self.seats = int(layout[0].seats)
        self.options: dict[str, Any] = dict(self.game.options.texts(layout[0]))
        self.actions, self.observation_size = self.game.actions, self.game.observation_size
        self.place = place
        self.opponents = np.array([kind_number(kind) for kind in opponents] or [0], np.int8)
        if whole(place, "place", EVERYBODY) != EVERYBODY and len(opponents) != self.seats - 1:
            raise Refusal("opponents", f"{len(opponents)} opponents for {self.seats} seats: give one for each of the others")
        self.seed = self._fresh(seed)

    @staticmethod
    def _fresh(seed: int | None) -> int:
        number = system.randbits(SEED_BITS) if seed is None else whole(seed, "seed", 0)
        if number >= 2**64:
            raise Refusal("seed", f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
        return number

    def refuse(self, table: int, action: int, legal: list[int], actor: int) -> Refusal:
        """Why an action of a batch is refused; nothing was changed."""
        if 0 <= action < self.actions:
            what = f"{self.game.name(action)!r} (action {action}) is not legal for p{actor}"
        else:
            what = f"there is no action {action}; actions are 0 to {self.actions - 1}"
        moves = listing(self.game.name(a) for a in legal)
        return Refusal("illegal move", f"table {table}: {what}; legal: {moves}. No table was changed.")

    def __repr__(self) -> str:
        return f"<batch of {self.tables} tables of {self.game.slug}, {self.seats} seats>"


class Batch(Terms):
    """Tables in this machine's memory. The arrays are the batch's own and change with every step; copy what you keep, or
    give `out=`.

    `actor` int64[tables]: the seat that decides; `done` bool[tables]: the last step ended that table's game;
    `payoffs` float32[tables, seats]: what each seat won in a game that just ended, else zeros; `packed`
    uint64[tables, words]: the legal moves as bits.
    """

    def __init__(
        self,
        slug: str,
        tables: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        place: int = EVERYBODY,
        opponents: Sequence[str] = (),
        keep_last: bool = False,
        renew: bool = True,
        spare: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(slug, tables, seed, options, place, opponents)
        self._driver = batch_driver(self.game)
        n = self.tables
        self.threads = min(whole(threads, "threads", 1), n)
        self.rows, self._shown = self.game.layout.array(n + spare), self.game.layout.array(self.threads)
        self._tables = Tables(self.game.layout.dtype, self.rows.raw[:n])
        self._notes = Notes(n, self.game, renew and place == EVERYBODY and remembers(self.game))
        self._luck = np.zeros((n, 4), np.uint32)
        self._index, self._learner, self._drawn = np.zeros((3, n), np.int64)
        self._flags = np.zeros((n, self.actions), np.bool_)
        self._seen = np.zeros((n, self.observation_size), np.float32)
        self.packed: bits.Mask = np.zeros((n, bits.words(self.actions)), np.uint64)
        self.actor: Ints = np.zeros(n, np.int64)
        self.done: Flags = np.zeros(n, np.bool_)
        self.payoffs = np.zeros((n, self.seats), np.float32)
        self.last: Observations = np.zeros((n if keep_last else 0, self.observation_size), np.float32)
        self._renew = renew
        self._records, self._scratch = self._tables.many, self._shown.many
        self._live = self._notes.tables or self._tables
        self._playing = self._live.many
        self._rooms = [self._room() for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(self.seed)

    def _room(self) -> tuple[Any, ...]:
        """One thread's scratch: luck, legal moves, what was won."""
        return np.zeros(4, np.uint32), bits.empty(self.actions), np.zeros(self.seats, np.float32)

    def _all(self) -> BatchMemory:
        return BatchMemory(
            tables=self._playing,
            raw=self._live.raw,
            shown=self._scratch,
            shown_raw=self._shown.raw,
            options=self._words,
            seed=np.uint64(self.seed),
            index=self._index,
            stride=self.tables,
            renew=self._renew,
            place=self.place,
            learner=self._learner,
            opponents=self.opponents,
            lucks=self._luck,
            masks=self.packed,
            actor=self.actor,
            done=self.done,
            payoffs=self.payoffs,
            last=self.last,
            moves=self._notes.moves,
            noted=self._notes.noted,
        )

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Deal games first, first + 1, ... of a seed (without one, of the seed it has)."""
        if seed is not None:
            self.seed = self._fresh(seed)
        self._memory = self._all()
        self._index[:] = np.arange(first - self.tables, first)
        self._notes.dealt[:] = NO_GAME
        self._play(np.full(self.tables, self._driver.NEW_GAME, np.int64))

    def step(self, actions: Any) -> None:
        """Play one action at every table. If any is illegal, all are refused and nothing changes."""
        given = self._given(actions)
        bad = int(self._driver.illegal(self.packed, given))
        if bad >= 0:
            raise self.refuse(bad, int(given[bad]), bits.members(self.packed[bad]), int(self.actor[bad]))
        self._play(given)

    def _given(self, actions: Any) -> Ints:
        given = np.asarray(actions)
        if given.shape != (self.tables,):
            raise Refusal("actions", f"actions must have the shape ({self.tables},), not {given.shape}")
        if given.dtype.kind not in "iu":
            raise Refusal("actions", f"actions must be whole numbers, not {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def _play(self, actions: Ints) -> None:
        if self._notes.full():
            self._catch_up()

        def part(slot: int, first: int, end: int) -> None:
            self._driver.step(self._memory, slot, first, end, actions, *self._rooms[slot])

        self._split(part)
        self._notes.steps += 1

    def _catch_up(self) -> None:
        """Bring what seats know up to date."""
        if self._notes.tables is None:
            return
        notes = self._notes

        def part(_: int, first: int, end: int) -> None:
            self._driver.catch_up(
                self._records,
                self._tables.raw,
                first,
                end,
                self._words,
                self._memory.seed,
                self._index,
                notes.moves,
                notes.noted,
                notes.dealt,
            )

        self._split(part)
        notes.steps = 0

    def _split(self, part: Any) -> None:
        """One compiled call, or one a thread."""
        if self._pool is None:
            part(0, 0, self.tables)
            return
        edges = np.linspace(0, self.tables, self.threads + 1).astype(int).tolist()
        list(self._pool.map(part, range(self.threads), edges[:-1], edges[1:]))

    def legal(self, out: Flags | None = None) -> Flags:
        """bool[tables, actions]: what the deciding seats may play."""
        flags = self._flags if out is None else fitting(out, self._flags)
        self._driver.spread(self.packed, flags)
        return flags

    def observe(self, seat: Any = None, out: Observations | None = None) -> Observations:
        """float32[tables, observation_size]: what the deciding seat of each table sees, or another (a number, or one a
        table)."""
        seen = self._seen if out is None else fitting(out, self._seen)
        self.look(self.actor if seat is None else self._seats(seat), seen)
        return seen

    def look(self, seats: Ints, out: Observations) -> None:
        """What seat `seats[i]` sees of table i, straight into `out`; nothing is checked."""
        self._catch_up()

        def part(slot: int, first: int, end: int) -> None:
            self._driver.observe(self._records, self._tables.raw, first, end, self._scratch, self._shown.raw, slot, seats, out)

        self._split(part)

    def _seats(self, seat: Any) -> Ints:
        seats: Ints = np.asarray(seat)
        fit = seats.dtype.kind in "iu" and seats.shape in ((), (self.tables,))
        if not fit or seats.min() < 0 or seats.max() >= self.seats:
            raise Refusal("seat", f"a seat is a number from 0 to {self.seats - 1}, or {self.tables} of them, not {seat!r}")
        return np.ascontiguousarray(np.broadcast_to(seats, (self.tables,)), np.int64)

    def choose(self, kind: str = "random") -> Ints:
        """int64[tables]: what a bot of this kind (random, simple) plays for each deciding seat."""
        luck, mask, _ = self._rooms[0]
        self._driver.choose(self._playing, self._luck, self.packed, kind_number(kind), self._drawn, luck, mask)
        return self._drawn

    def table(self, i: int) -> Table:
        """A copy of one table, to look at."""
        if whole(i, "table", 0) >= self.tables:
            raise Refusal("table", f"there is no table {i}; tables are 0 to {self.tables - 1}")
        self._catch_up()
        return Table.recall(self.game, self._tables.raw[i].tobytes())


def remembers(of: Game) -> bool:
    """Do this game's records keep more about seats' knowledge than play needs?"""
    return of.quiet_layout.dtype != of.bare_layout.dtype


class Notes:
    """The moves that were played with bare records since what seats know was last brought up to date.

    To keep for every seat what it can know is forty times the work of the moves themselves in duel. So it is done when
    somebody looks: a batch that is only stepped never pays for it.
    """

    def __init__(self, tables: int, of: Game, wanted: bool) -> None:
        self.tables = of.bare_layout.array(tables) if wanted else None
        """The records that are played with; None: nothing is put off."""
        self.moves = np.zeros((tables, NOTES if wanted else 0), np.int16)
        self.noted, self.dealt = np.zeros((2, tables), np.int64)
        self.steps = 0
        """Steps since then: no table has more notes."""

    def full(self) -> bool:
        """Could the next move find no room?"""
        if self.steps < NOTES or self.tables is None:
            return False
        self.steps = int(self.noted.max())  # games that ended have freed their notes
        return self.steps == NOTES


def fitting(out: Any, like: npt.NDArray[Any]) -> Any:
    """The caller's memory, if results can be written there as they are."""
    room = np.asarray(out)
    if room.shape != like.shape or room.dtype != like.dtype or not room.flags.c_contiguous or not room.flags.writeable:
        raise Refusal("out", f"out must be a writable, contiguous array of {like.dtype} with the shape {like.shape}")
    return room
