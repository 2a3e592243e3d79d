"""Games on a CUDA device (optional extra `cuda`): the records are the same array, in the card's memory."""

from __future__ import annotations

import functools
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.record import Record, Tables

DRIVER = Path(__file__).with_name("cuda_driver.py")
THREADS = 262_144  # at work at once
BLOCK = 128  # threads
UNITS = 27720  # of a whole win: a share among up to twelve winners is a whole number of them, so sums are exact
TURN_BINS, LENGTH_BINS = 1 << 15, 1 << 16  # no game of any rules here has so many turns or decisions
Counts = npt.NDArray[np.int64]


@functools.cache
def _device() -> Any:
    """numba's CUDA, or a refusal that says what is missing."""
    for gone, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):  # numba-cuda still imports these names, which NumPy 2.5 dropped
            setattr(np, gone, getattr(np, now))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # numba-cuda's own, of newer NumPys
            from numba import cuda
            from numba.cuda.core import config

            from snowyard.kernel import cuda_code
    except ImportError as missing:
        raise Refusal("device", f"no CUDA for numba: install snowyard[cuda] ({missing})") from None
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a handful of tables is no mistake here
    cuda_code.install()
    if not cuda.is_available():
        raise Refusal("device", "there is no CUDA device here; leave --device out to use the processor")
    return cuda


def available() -> bool:
    try:
        _device()
    except Refusal:
        return False
    return True


@functools.cache
def driver(game: Game) -> Any:
    """The driver for any table of the game."""
    _device()
    return game.load_driver(DRIVER, CONTENT={})


@functools.cache
def printed_driver(game: Game) -> Any:
    """The driver for tables of the printed game: their content is constants in its code (cuda_content.py)."""
    _device()
    return game.load_driver(DRIVER, "_printed", CONTENT=printed(game))


def driver_for(game: Game, options: Any) -> Any:
    """The fastest driver that can play tables with these options."""
    return printed_driver(game) if is_printed(game, options) else driver(game)


@functools.cache
def printed(game: Game) -> dict[str, Any]:
    """The content that printed tables share, by the names of its fields. What differs from one setting to the next (how
    many cards a deck has, say) is left out: every option is tried with its samples."""
    settings = [{}, *({name: value} for name, option in game.options.declared().items() for value in option.samples)]
    first, *others = filter(None, (_tried(game, setting) for setting in settings))
    return {name: value for name, value in first.items() if all(np.array_equal(value, other[name]) for other in others)}


def _tried(game: Game, setting: dict[str, Any]) -> dict[str, Any]:
    """The content of a table with these options; nothing, if they cannot stand alone."""
    try:
        return _content(game, game.options_words(setting))
    except Refusal:
        return {}


def _content(game: Game, options: Any) -> dict[str, Any]:
    """The fields among these words of options that no option gives."""
    record = np.ascontiguousarray(options).view(game.options.dtype)[0]
    return {name: record[name] for name, declared in game.options.fields.items() if declared.option is None}


def is_printed(game: Game, options: Any) -> bool:
    """Has a table with these options the content that is in the code of `printed_driver`?"""
    there = _content(game, options)
    return all(np.array_equal(there[name], value) for name, value in printed(game).items())


@dataclass(frozen=True)
class Totals:
    """Sums over many games. What seats won is counted in `UNITS` of a whole win, so it is exact."""

    games: int
    won: Counts
    squares: Counts  # of the same shares
    turns: Counts  # turns[n] games had n turns
    lengths: Counts  # lengths[n] games had n decisions

    @property
    def decisions(self) -> int:
        return int((self.lengths * np.arange(len(self.lengths))).sum())


def _tables(layout: type[Record], tables: int) -> tuple[Any, Any]:
    """Records on the card, and the same memory as words."""
    cuda = _device()
    size = layout.dtype.itemsize
    raw = cuda.device_array((tables, size // 8), np.uint64)
    records = cuda.cudadrv.devicearray.DeviceNDArray((tables,), (size,), layout.dtype, gpu_data=raw.gpu_data)
    return records, raw


def play_some(game: Game, options: Any, seed: int, first: int, games: int, players: Any, most: int) -> Tables:
    """The records of games first, first + 1, ... after at most `most` moves, events and all."""
    records, raw = _tables(game.layout, games)
    given, seated = _device().to_device(options), _device().to_device(np.asarray(players, np.int8))
    blocks = -(-games // BLOCK)
    driver(game).play_some[blocks, BLOCK](records, raw, given, np.uint64(seed), first, seated, most)
    return Tables(game.layout.dtype, raw.copy_to_host())


class Simulation:
    """Games on the card with the same options. `players` None: all play at random."""

    def __init__(self, game: Game, options: Any, players: Any, tables: int | None = None) -> None:
        self.game = game
        self.driver = driver_for(game, options)
        each = self.driver.TABLES_A_THREAD
        self.threads = THREADS if tables is None else -(-tables // each)
        self.tables = self.threads * each  # in flight
        self._options = _device().to_device(options)
        self._players = [] if players is None else [_device().to_device(np.asarray(players, np.int8))]

    def simulate(self, seed: int, first: int, games: int) -> Totals:
        """Sums over games first .. first + games - 1."""
        cuda = _device()
        seats = self.game.most_seats
        taken, *sums = (cuda.to_device(np.zeros(size, np.int64)) for size in (1, seats, seats, TURN_BINS, LENGTH_BINS))
        blocks = -(-self.threads // BLOCK)
        kernel = self.driver.play_many if self._players else self.driver.play_many_at_random
        kernel[blocks, BLOCK](self._options, np.uint64(seed), first, games, taken, *self._players, *sums)
        return Totals(games, *(cells.copy_to_host() for cells in sums))
