"""Play many games and sum them up. Game k of a seed is the same game however the work is split."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits, gpu
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import new
from snowyard.players.bots import kind_number

CHUNK = 20_000  # games between two reports of progress
Progress = Callable[[int], None]
Ints = npt.NDArray[np.int64]


@dataclass
class Spread:
    """How a whole number is distributed: counts[n] games had n. On a GPU only the moments are known."""

    counts: Ints = field(default_factory=lambda: np.zeros(0, np.int64))
    moments: tuple[int, int, int, int] | None = None  # games, sum, sum of squares, largest

    def add(self, values: npt.NDArray[Any]) -> None:
        more = np.bincount(values)
        size = max(len(more), len(self.counts))
        self.counts = np.pad(self.counts, (0, size - len(self.counts))) + np.pad(more, (0, size - len(more)))

    def summary(self) -> dict[str, float]:
        if self.moments is not None:
            n, total, squares, largest = self.moments
            mean = total / n
            sd = max(0.0, squares / n - mean * mean) ** 0.5
            return {"mean": mean, "sd": sd} | ({"longest": largest} if largest else {})
        numbers = np.arange(len(self.counts))
        n = int(self.counts.sum())
        mean = float((self.counts * numbers).sum()) / n
        sd = float(((numbers - mean) ** 2 * self.counts).sum() / n) ** 0.5
        reached = self.counts.cumsum()
        five = {f"{q}%": int(np.searchsorted(reached, q / 100 * n)) for q in (5, 50, 95)}
        used = np.flatnonzero(self.counts)
        return {"mean": mean, "sd": sd, "shortest": int(used[0]), **five, "longest": int(used[-1])}


@dataclass
class Summary:
    """What many games came to."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    won: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    won_squared: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    turns: Spread = field(default_factory=Spread)
    lengths: Spread = field(default_factory=Spread)

    def share(self, seat: int) -> tuple[float, float]:
        """What a seat won of all games, and the half-width of its 95 % interval."""
        mean = self.won[seat] / self.games
        spread = max(0.0, self.won_squared[seat] / self.games - mean * mean)
        return float(mean), float(1.96 * (spread / self.games) ** 0.5)

    def as_json(self) -> dict[str, Any]:
        shares = [self.share(seat) for seat in range(len(self.won))]
        return {"game": self.game, "options": self.options, "bots": self.bots, "seed": self.seed, "games": self.games,
                "seconds": self.seconds, "decisions": self.decisions,
                "seats": [{"won": mean, "within": half} for mean, half in shares],
                "turns": self.turns.summary(), "decisions_per_game": self.lengths.summary()}  # fmt: skip


def bots_for(seats: int, bots: Sequence[str]) -> list[str]:
    """One kind of bot for each seat; a single kind stands for all."""
    kinds = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(kinds) != seats:
        raise Refusal("bots", f"{len(kinds)} bots for {seats} seats: give one for each seat, or one for all")
    for kind in kinds:
        kind_number(kind)
    return kinds


def simulate(slug: str, games: int, bots: Sequence[str] = ("random",), seed: int = 1, workers: int | None = None,
             progress: Progress | None = None, device: str = "cpu", **options: Any) -> Summary:  # fmt: skip
    """Play `games` games and sum them up, on all cores (or `workers`), or on a CUDA device."""
    if games < 1:
        raise Refusal("games", f"games must be at least 1, not {games}")
    if workers is not None and workers < 1:
        raise Refusal("workers", f"workers must be at least 1, not {workers}")
    if device not in ("cpu", "cuda"):
        raise Refusal("device", f"there is no device {device!r}; there are cpu, cuda")
    of = game(slug)
    table = new(slug, seed=seed, **options)
    kinds = bots_for(table.seats, bots)
    summary = Summary(slug, table.options, kinds, seed)
    players = None if set(kinds) == {"random"} else np.array([kind_number(kind) for kind in kinds], np.int8)
    start = time.perf_counter()
    if device == "cuda":
        _on_gpu(of, summary, of.options_words(options), players, games)
    else:
        _on_cores(of, summary, of.options_words(options), players, games, workers or os.cpu_count() or 1, progress)
    summary.seconds = time.perf_counter() - start
    return summary


def _on_gpu(of: Game, summary: Summary, options: Any, players: Any, games: int) -> None:
    totals = gpu.Batch(of, options, players).simulate(summary.seed, 0, games)
    seats = len(summary.bots)
    summary.games, summary.decisions = games, totals.decisions
    summary.won = totals.won[:seats]
    summary.won_squared = totals.won[:seats]  # exact while every payoff is 0 or 1, else an upper bound
    summary.turns.moments = (games, totals.turns, totals.turns_squared, 0)
    summary.lengths.moments = (games, totals.decisions, totals.decisions_squared, totals.longest)


@dataclass
class Chunk:
    """Results of consecutive games."""

    payoffs: npt.NDArray[np.float64]
    turns: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]


def _on_cores(of: Game, summary: Summary, options: Any, players: Any, games: int, workers: int,
              progress: Progress | None) -> None:  # fmt: skip
    seats = len(summary.bots)
    summary.won, summary.won_squared = np.zeros(seats), np.zeros(seats)
    size = max(1, min(CHUNK, -(-games // workers)))
    with ThreadPoolExecutor(workers) as pool:
        tasks = [pool.submit(play, of, options, players, seats, summary.seed, first, count)
                 for first, count in _chunks(games, size)]  # fmt: skip
        try:
            for done in as_completed(tasks):
                chunk = done.result()
                summary.games += len(chunk.turns)
                summary.won += chunk.payoffs.sum(axis=0)
                summary.won_squared += (chunk.payoffs**2).sum(axis=0)
                summary.decisions += int(chunk.decisions.sum())
                summary.turns.add(chunk.turns)
                summary.lengths.add(chunk.decisions)
                if progress:
                    progress(summary.games)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play(of: Game, options: Any, players: Any, seats: int, seed: int, first: int, count: int) -> Chunk:
    """Games first .. first + count - 1 of a seed, in one compiled call that leaves other threads free.

    `players` numbers the kind of bot in each seat; None: all play at random.
    """
    tables, mask, luck = of.quiet_layout.array(1), bits.empty(of.actions), np.zeros(4, np.uint32)
    chunk = Chunk(np.zeros((count, seats)), np.zeros(count, np.int32), np.zeros(count, np.int32))
    of.driver.simulate(tables.lifted, tables.raw, 0, mask, luck, options, np.uint64(seed), first, count, players,
                       chunk.payoffs, chunk.turns, chunk.decisions)  # fmt: skip
    return chunk
