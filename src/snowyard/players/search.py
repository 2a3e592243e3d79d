"""A player that searches: information-set tree search with a fixed budget, deterministic for a given seed."""

from __future__ import annotations

import functools
import secrets as system
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.dice import next32
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.record import Tables
from snowyard.kernel.table import Table
from snowyard.players.bots import luck_of

DRIVER = Path(__file__).parent / "tree" / "search_driver.py"
ROUNDS_A_LOOK = 64  # rounds between two looks at the clock
DEEPEST = 256
GAMMA = 0.2  # how often regret matching explores


@functools.cache
def search_driver(game: Game) -> Any:
    """The search, loaded with this game's rules."""
    module = game.load_driver(DRIVER)
    first, size = game.quiet_layout.blocks["Yard"]
    vars(module).update(YARD_AT=first // 8, YARD_WORDS=size // 8, GAMMA=GAMMA)
    return module


@dataclass(frozen=True)
class Settings:
    """How a search thinks. `rounds` or `seconds` bound it; `guided` of a hundred play-out moves are the hand-written
    player's; `method` is how a move is chosen inside the tree."""

    rounds: int = 0
    seconds: float = 0.0
    explore: float = 0.7
    guided: int = 0
    method: str = "ucb"
    nodes: int = 1 << 17
    edges_a_node: int = 12


@dataclass(frozen=True)
class Estimate:
    """One legal move: how often it was tried, and the mean of what it won with its standard error."""

    action: int
    tried: int
    mean: float
    error: float


class Thinker:
    """The memory and luck of one thread."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        self.game, self.settings = game, settings
        self.driver = search_driver(game)
        self.tables: Tables = game.quiet_layout.array(2)
        self.mask = bits.empty(game.actions)
        self.luck = luck_of(seed)
        self.path = np.zeros((DEEPEST, 3), np.int32)
        self.payoff = np.zeros(game.most_seats)
        edges = settings.nodes * settings.edges_a_node
        ints, floats = np.int32, np.float64
        self.tree = self.driver.Tree(
            np.zeros(2 * settings.nodes, np.uint64), np.full(2 * settings.nodes, -1, ints), np.zeros(settings.nodes, ints),
            np.zeros(settings.nodes, ints), np.zeros(settings.nodes, ints), np.zeros(edges, ints), np.zeros(edges, ints),
            np.zeros(edges, floats), np.zeros(edges, floats), np.zeros(2, np.int64),
        )  # fmt: skip

    def forget(self) -> None:
        self.tree.node_at[:] = -1
        self.tree.used[:] = 0

    def think(self, root: npt.NDArray[np.uint64], seat: int) -> int:
        """Search from a root; the tree of earlier moves is used again while there is room. Returns the rounds made."""
        if self.tree.used[0] > 0.7 * self.settings.nodes or self.tree.used[1] > 0.7 * len(self.tree.action):
            self.forget()
        end = time.perf_counter() + self.settings.seconds
        made = 0
        method = self.driver.UCB if self.settings.method == "ucb" else self.driver.REGRET
        while True:
            rounds = min(ROUNDS_A_LOOK, self.settings.rounds - made) if self.settings.rounds else ROUNDS_A_LOOK
            self.driver.search(self.tables.lifted, self.tables.raw, root, self.tree, seat, rounds, self.mask, self.luck,
                               self.settings.explore, method, self.settings.guided, self.path, self.payoff)  # fmt: skip
            made += rounds
            if made >= self.settings.rounds > 0 or (self.settings.seconds and time.perf_counter() >= end):
                return made

    def root_edges(self, root: npt.NDArray[np.uint64], seat: int) -> dict[int, tuple[int, float]]:
        """Action -> tried, total, at the root."""
        self.tables.raw[0] = root
        seen = np.uint64(self.driver.key_of(self.tables.lifted, self.tables.raw, 0, seat))
        node = self.tree.node_at[self.driver.find(self.tree, seen)]
        edges = range(self.tree.first[node], self.tree.first[node] + self.tree.size[node])
        return {int(self.tree.action[e]): (int(self.tree.tried[e]), float(self.tree.total[e])) for e in edges}


def quiet_words(table: Table) -> npt.NDArray[np.uint64]:
    """The table as the words of a quiet record."""
    words = table.game.quiet_layout.dtype.itemsize // 8
    return table._tables.raw[0, :words].copy()


class Searcher:
    """Decides for a seat by search. It looks at redealt tables only: nothing that its seat cannot know enters."""

    def __init__(self, game: Game, settings: Settings, seed: int | None = None, threads: int = 1, kind: str = "search") -> None:
        if settings.rounds <= 0 and settings.seconds <= 0:
            raise Refusal("bot", "a search needs a budget: rounds=N, seconds=S, or both")
        self.kind = kind
        self.faults: list[str] = []
        self.settings = settings
        start = system.randbits(62) if seed is None else seed
        self.thinkers = [Thinker(game, settings, start + n) for n in range(threads)]
        self.rounds = 0

    def begin(self, seed: int) -> None:
        """A new game: forget everything, start the luck anew."""
        for n, thinker in enumerate(self.thinkers):
            thinker.forget()
            thinker.luck = luck_of(seed + n)

    def close(self) -> None:
        pass

    def estimates(self, table: Table) -> list[Estimate]:
        """Every legal move of the deciding seat with what it is worth."""
        seat = table.actor
        root = quiet_words(table.redealt(seat, int(self.thinkers[0].luck[0])))
        if len(self.thinkers) == 1:
            self.rounds = self.thinkers[0].think(root, seat)
        else:
            with ThreadPoolExecutor(len(self.thinkers)) as pool:
                self.rounds = sum(pool.map(lambda thinker: thinker.think(root, seat), self.thinkers))
        sums: dict[int, list[float]] = {}
        for thinker in self.thinkers:
            for action, (tried, total) in thinker.root_edges(root, seat).items():
                known = sums.setdefault(action, [0, 0.0])
                known[0] += tried
                known[1] += total
        return [_estimate(action, int(tried), total) for action, (tried, total) in sorted(sums.items())]

    def choose(self, table: Table) -> int:
        """With UCB the move tried most often; with regret matching a move drawn from its mixture."""
        legal = table.actions
        if len(legal) == 1:
            return legal[0]
        estimates = self.estimates(table)
        if self.settings.method == "ucb":
            return max(estimates, key=lambda e: (e.tried, e.mean)).action
        weights = mixture(estimates)
        drawn = int(next32(self.thinkers[0].luck)) / 2**32 * sum(weights)
        for estimate, weight in zip(estimates, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return estimate.action
        return estimates[-1].action


def mixture(estimates: list[Estimate]) -> list[float]:
    """How often regret matching means to play each move: how often it tried it, less what it only explored."""
    explored = GAMMA * sum(e.tried for e in estimates) / len(estimates)
    weights = [max(0.0, e.tried - explored) for e in estimates]
    return weights if sum(weights) > 0 else [1.0] * len(estimates)


def _estimate(action: int, tried: int, total: float) -> Estimate:
    if tried == 0:
        return Estimate(action, 0, 0.0, 1.0)
    mean = total / tried
    return Estimate(action, tried, mean, (max(mean * (1 - mean), 0.25 / tried) / tried) ** 0.5)
