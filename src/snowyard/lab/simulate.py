"""Play many games and sum them up. Game k of a seed is the same game however the work is split, and all sums are of
whole numbers, so the summary is the same too, to the last digit."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits, gpu
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.gpu import UNITS
from snowyard.kernel.machines import go_native
from snowyard.kernel.table import new
from snowyard.lab.workers import hire
from snowyard.players.bots import kind_number

CHUNK = 20_000  # games between two reports of progress
ON_CARD = 50_000_000  # the same, on a GPU
Progress = Callable[[int], None]
Ints = npt.NDArray[np.int64]


@dataclass
class Spread:
    """How a whole number is distributed: counts[n] games had n."""

    counts: Ints = field(default_factory=lambda: np.zeros(0, np.int64))

    def add(self, more: Ints) -> None:
        size = max(len(more), len(self.counts))
        self.counts = np.pad(self.counts, (0, size - len(self.counts))) + np.pad(more, (0, size - len(more)))

    @property
    def total(self) -> int:
        return int((self.counts * np.arange(len(self.counts))).sum())

    def summary(self) -> dict[str, float]:
        numbers = np.arange(len(self.counts))
        n = int(self.counts.sum())
        mean = self.total / n
        sd = float(((numbers - mean) ** 2 * self.counts).sum() / n) ** 0.5
        reached = self.counts.cumsum()
        five = {f"{q}%": int(np.searchsorted(reached, q / 100 * n)) for q in (5, 50, 95)}
        used = np.flatnonzero(self.counts)
        return {"mean": mean, "sd": sd, "shortest": int(used[0]), **five, "longest": int(used[-1])}


@dataclass
class Tally:
    """What some games came to, in whole numbers: what each seat won in `UNITS` of a win, lengths as counts."""

    games: int
    won: Ints
    squares: Ints
    turns: Ints
    lengths: Ints


@dataclass
class Summary:
    """What many games came to."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int = 0
    seconds: float = 0.0
    units: list[int] = field(default_factory=list)  # Python's own whole numbers: they do not overflow
    squares: list[int] = field(default_factory=list)
    turns: Spread = field(default_factory=Spread)
    lengths: Spread = field(default_factory=Spread)

    def __post_init__(self) -> None:
        self.units, self.squares = [0] * len(self.bots), [0] * len(self.bots)

    def add(self, tally: Tally) -> None:
        self.games += tally.games
        for seat in range(len(self.bots)):
            self.units[seat] += int(tally.won[seat])
            self.squares[seat] += int(tally.squares[seat])
        self.turns.add(tally.turns)
        self.lengths.add(tally.lengths)

    @property
    def decisions(self) -> int:
        return self.lengths.total

    def share(self, seat: int) -> tuple[float, float]:
        """What a seat won of all games, and the half-width of its 95 % interval."""
        mean = self.units[seat] / (UNITS * self.games)
        spread = max(0.0, self.squares[seat] / (UNITS * UNITS * self.games) - mean * mean)
        return mean, 1.96 * (spread / self.games) ** 0.5

    def as_json(self) -> dict[str, Any]:
        shares = [self.share(seat) for seat in range(len(self.bots))]
        return {
            "game": self.game,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "seats": [{"won": mean, "within": half} for mean, half in shares],
            "turns": self.turns.summary(),
            "decisions_per_game": self.lengths.summary(),
        }


def bots_for(seats: int, bots: Sequence[str]) -> list[str]:
    """One kind of bot for each seat; a single kind stands for all."""
    kinds = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(kinds) != seats:
        raise Refusal("bots", f"{len(kinds)} bots for {seats} seats: give one for each seat, or one for all")
    for kind in kinds:
        kind_number(kind)
    return kinds


def simulate(
    slug: str,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 1,
    workers: int | None = None,
    progress: Progress | None = None,
    device: str = "cpu",
    cluster: str | None = None,
    **options: Any,
) -> Summary:
    """Play `games` games and sum them up, on all cores (or `workers`), on a CUDA device, or on a Ray cluster."""
    if games < 1:
        raise Refusal("games", f"games must be at least 1, not {games}")
    if device not in ("cpu", "cuda"):
        raise Refusal("device", f"there is no device {device!r}; there are cpu, cuda")
    if cluster is not None and device == "cuda":
        raise Refusal("device", "a cluster plays on its processors: give --cluster or --device cuda, not both")
    table = new(slug, seed=seed, **options)
    summary = Summary(slug, table.options, bots_for(table.seats, bots), seed)
    of, words = game(slug), game(slug).options_words(options)
    players = compiled_players(summary.bots)
    pool = None if device == "cuda" else hire(workers, cluster)
    start = time.perf_counter()
    if pool is None:
        tallies = _on_gpu(of, summary, words, players, games)
    else:
        size = max(1, min(CHUNK, -(-games // pool.workers)))
        jobs = ((slug, words, players, table.seats, seed, first, count) for first, count in chunks(games, size))
        tallies = (tally for _, tally in pool.work(_tally, jobs))
    for tally in tallies:
        summary.add(tally)
        if progress:
            progress(summary.games)
    summary.seconds = time.perf_counter() - start
    return summary


def compiled_players(kinds: Sequence[str]) -> Any:
    """The seats' kinds of bots as the compiled drivers know them; None: all play at random."""
    if set(kinds) == {"random"}:
        return None
    return np.array([kind_number(kind) for kind in kinds], np.int8)


def _on_gpu(of: Game, summary: Summary, options: Any, players: Any, games: int) -> Iterator[Tally]:
    batch = gpu.Simulation(of, options, players)
    seats = len(summary.bots)
    for first, count in chunks(games, ON_CARD):
        totals = batch.simulate(summary.seed, first, count)
        spreads = (np.trim_zeros(counts, "b") for counts in (totals.turns, totals.lengths))
        yield Tally(count, totals.won[:seats], totals.squares[:seats], *spreads)


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The first game and the number of games of each piece of work."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


@dataclass
class Chunk:
    """Results of consecutive games."""

    payoffs: npt.NDArray[np.float64]
    turns: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]


def play(of: Game, options: Any, players: Any, seats: int, seed: int, first: int, count: int) -> Chunk:
    """Games first .. first + count - 1 of a seed, in one compiled call that leaves other threads free.

    `players` numbers the kind of bot in each seat; None: all play at random.
    """
    go_native(of)
    tables, mask, luck = of.quiet_layout.array(1), bits.empty(of.actions), np.zeros(4, np.uint32)
    chunk = Chunk(np.zeros((count, seats)), np.zeros(count, np.int32), np.zeros(count, np.int32))
    of.driver.simulate(
        tables.lifted,
        tables.raw,
        0,
        mask,
        luck,
        options,
        np.uint64(seed),
        first,
        count,
        players,
        chunk.payoffs,
        chunk.turns,
        chunk.decisions,
    )
    return chunk


def _tally(job: tuple[str, Any, Any, int, int, int, int]) -> Tally:
    slug, *rest = job
    chunk = play(game(slug), *rest)
    units = np.rint(chunk.payoffs * UNITS).astype(np.int64)
    return Tally(len(units), units.sum(axis=0), (units**2).sum(axis=0), np.bincount(chunk.turns), np.bincount(chunk.decisions))
