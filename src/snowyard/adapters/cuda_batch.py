"""A batch in the memory of a CUDA device (extra `cuda`): the same calls, arrays that PyTorch, JAX and CuPy take as they are.

batch = snowyard.batch("forts", 65536, seats=4, device="cuda")
seen = torch.as_tensor(batch.observe(), device="cuda")       # no copy
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

from snowyard.adapters.batch import NO_GAME, NOTES, Terms, batch_module, remembers
from snowyard.adapters.card_array import CardArray
from snowyard.kernel import bits, gpu
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.players.bots import kind_number

DRIVER = Path(__file__).parent / "compiled" / "cuda_batch_driver.py"
THREADS = 128


@functools.cache
def cuda_driver(of: Game) -> Any:
    gpu.driver(of)  # refuses with the reason where there is no device
    module = of.load_driver(DRIVER)
    vars(module)["batch"] = batch_module(of)
    return module


class CudaBatch(Terms):
    """Tables on the card. As `Batch`; every array is a `CardArray`, and every call returns when its work is done."""

    def __init__(self, slug: str, tables: int, *, seed: int | None = None, **options: Any) -> None:
        super().__init__(slug, tables, seed, options)
        self._driver = cuda_driver(self.game)
        self._cuda = gpu._device()
        n, layout = self.tables, self.game.layout
        self._records, self._raw = gpu._tables(layout, n)
        self._shown, self._shown_raw = gpu._tables(layout, n)
        put = self._cuda.to_device
        self._options, self._everybody = put(self._words), put(self.opponents)
        self._luck = put(np.zeros((n, 4), np.uint32))
        self._index, self._learner = put(np.zeros(n, np.int64)), put(np.zeros(n, np.int64))
        self.packed = CardArray(put(np.zeros((n, bits.words(self.actions)), np.uint64)))
        self.actor = CardArray(put(np.zeros(n, np.int64)))
        self.done = CardArray(put(np.zeros(n, np.bool_)))
        self.payoffs = CardArray(put(np.zeros((n, self.seats), np.float32)))
        self._drawn = CardArray(put(np.zeros(n, np.int64)))
        self._flags = CardArray(self._cuda.device_array((n, self.actions), np.bool_))
        self._seen = CardArray(self._cuda.device_array((n, self.observation_size), np.float32))
        self._lags = remembers(self.game)  # as Batch's Notes: moves are noted down until somebody looks
        self._live, self._live_raw = gpu._tables(self.game.bare_layout, n) if self._lags else (self._records, self._raw)
        self._moves = put(np.zeros((n, NOTES if self._lags else 1), np.int16))
        self._noted, self._dealt = put(np.zeros(n, np.int64)), put(np.zeros(n, np.int64))
        self._steps = 0
        self.reset(self.seed)

    def _run(self, kernel: Any, threads: int, *arguments: Any) -> None:
        kernel[-(-threads // THREADS), THREADS](*arguments)
        self._cuda.synchronize()

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Deal games first, first + 1, ... of a seed (without one, of the seed it has)."""
        if seed is not None:
            self.seed = self._fresh(seed)
        self._index.copy_to_device(np.arange(first - self.tables, first))
        self._dealt.copy_to_device(np.full(self.tables, NO_GAME, np.int64))
        self._play(self._cuda.to_device(np.full(self.tables, -1, np.int64)))

    def step(self, actions: Any) -> None:
        """Play one action at every table. If any is illegal, all are refused and nothing changes."""
        given = self._given(actions)
        worst = self._cuda.to_device(np.full(1, self.tables, np.int64))
        self._run(self._driver.illegal, self.tables, self.packed.array, given, worst)
        bad = int(worst.copy_to_host()[0])
        if bad < self.tables:
            legal = bits.members(self.packed.array[bad].copy_to_host())
            raise self.refuse(bad, int(given[bad]), legal, int(self.actor.array[bad]))
        self._play(given)

    def _given(self, actions: Any) -> Any:
        """Whatever lies on a card is taken as it is; an array of this machine's is sent there."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._cuda.as_cuda_array(actions)
        else:
            given = np.asarray(actions)
        if tuple(given.shape) != (self.tables,):
            raise Refusal("actions", f"actions must have the shape ({self.tables},), not {tuple(given.shape)}")
        if np.dtype(given.dtype) not in (np.dtype(np.int64), np.dtype(np.int32)):
            raise Refusal("actions", f"actions must be int64 or int32, not {given.dtype}")
        return given if hasattr(given, "__cuda_array_interface__") else self._cuda.to_device(given)

    def _play(self, actions: Any) -> None:
        if self._steps == NOTES:
            self._steps = int(self._noted.copy_to_host().max())
            if self._steps == NOTES:
                self._catch_up()
        self._run(
            self._driver.step,
            self.tables,
            self._live,
            self._live_raw,
            self._options,
            np.uint64(self.seed),
            self._index,
            self.tables,
            self._luck,
            self.packed.array,
            actions,
            self._learner,
            self._everybody,
            self.actor.array,
            self.done.array,
            self.payoffs.array,
            self._moves,
            self._noted,
        )
        self._steps += self._lags

    def _catch_up(self) -> None:
        """Bring what seats know up to date."""
        if self._lags and self._steps:
            self._run(
                self._driver.catch_up,
                self.tables,
                self._records,
                self._raw,
                self._options,
                np.uint64(self.seed),
                self._index,
                self._moves,
                self._noted,
                self._dealt,
            )
            self._steps = 0

    def legal(self) -> CardArray:
        """bool[tables, actions]: what the deciding seats may play."""
        self._run(self._driver.spread, self.tables * self.actions, self.packed.array, self._flags.array)
        return self._flags

    def observe(self, seat: int | None = None) -> CardArray:
        """float32[tables, observation_size]: what the deciding seat of each table sees, or this seat."""
        self._catch_up()
        seats = self.actor.array
        if seat is not None:
            if not 0 <= seat < self.seats:
                raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
            seats = self._cuda.to_device(np.full(self.tables, seat, np.int64))
        cells = self._seen.array.ravel()
        self._run(self._driver.show_public, self._raw.size, self._raw, self._shown_raw)
        self._run(self._driver.blank, cells.size, cells)
        self._run(self._driver.observe, self.tables, self._records, self._shown, seats, self._seen.array)
        return self._seen

    def choose(self, kind: str = "random") -> CardArray:
        """int64[tables]: what a bot of this kind (random, simple) plays for each deciding seat."""
        self._run(
            self._driver.choose, self.tables, self._live, self._luck, self.packed.array, kind_number(kind), self._drawn.array
        )
        return self._drawn

    def table(self, i: int) -> Table:
        """A copy of one table, here, to look at."""
        if not 0 <= i < self.tables:
            raise Refusal("table", f"there is no table {i}; tables are 0 to {self.tables - 1}")
        self._catch_up()
        return Table.recall(self.game, self._raw[i].copy_to_host().tobytes())
