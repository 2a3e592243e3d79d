"""A player that searches: information-set tree search with a fixed budget, deterministic for a given seed."""

from __future__ import annotations

import secrets as system
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.record import Tables
from snowyard.kernel.table import Table
from snowyard.players import networks
from snowyard.players.bots import Bot, luck_of
from snowyard.players.search_machine import search_driver
from snowyard.players.tree.memory import Manner, Tree

ROUNDS_A_LOOK = 32  # rounds between two looks at the clock
DEEPEST = 256
FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 17


@dataclass(frozen=True)
class Settings:
    """How a search thinks."""

    rounds: int = 0
    """Rounds a decision (of each thread); 0: as many as the time allows."""
    seconds: float = 0.0
    """Seconds a decision at most; 0: as long as the rounds take."""
    explore: float = 0.7
    """The constant of UCB."""
    guided: int = 100
    """Of a hundred play-out moves, so many are the hand-written player's; the others are random."""
    widen: float = 0.0
    """A node of n visits tries the first 1 + widen * sqrt(n) moves, the hand-written player's first; 0: all."""
    widest: int = 4096
    """Moves that a node keeps at most, the others being left out by chance."""
    bias: float = 0.0
    """By so much the hand-written player's choice is thought to be better, fading as it is tried."""
    horizon: int = 0
    """Turns (activations in village) after which a play-out is cut short and the table judged as it stands; 0: to the end."""
    caution: float = 0.0
    """So many standard errors better must a move be to be played instead of the hand-written player's."""
    nodes: int = 0
    """Nodes that the memory holds; 0: as the rounds need, and always fixed in advance."""
    edges_a_node: int = 12
    learned: int = 0
    """1: a trained network judges the table, `horizon` turns behind the leaf, instead of play-outs."""

    def check(self) -> Settings:
        if self.rounds <= 0 and self.seconds <= 0:
            raise Refusal("bot", "a search needs a budget: rounds=N, seconds=S, or both")
        for name in ("rounds", "seconds", "explore", "widen", "bias", "horizon", "caution", "nodes"):
            if getattr(self, name) < 0:
                raise Refusal("bot", f"the setting {name} of a search is not below 0")
        if self.learned not in (0, 1):
            raise Refusal("bot", "the setting learned of a search is 0, or 1 for the trained network of the game")
        if not (0 <= self.guided <= 100 and self.widest >= 1 and self.edges_a_node >= 1):
            raise Refusal("bot", "guided is 0 to 100, widest and edges_a_node at least 1")
        return self

    @property
    def room(self) -> int:
        """Nodes of the memory: a power of two."""
        enough = min(max(4 * self.rounds, FEWEST_NODES), MOST_NODES) if self.rounds else MOST_NODES
        return 1 << ((self.nodes or enough) - 1).bit_length()


@dataclass(frozen=True)
class Estimate:
    """One legal move: how often it was tried, the mean of what it won, and its standard error."""

    action: int
    tried: int
    mean: float
    error: float


def estimate(action: int, tried: int, total: float) -> Estimate:
    if tried == 0:
        return Estimate(action, 0, 0.0, 1.0)
    mean = total / tried
    return Estimate(action, tried, mean, (max(mean * (1 - mean), 0.25 / tried) / tried) ** 0.5)


def best_of(estimates: Iterable[Estimate]) -> Estimate:
    """The move that the search would rather play than others: the one it tried most often."""
    return max(estimates, key=lambda e: (e.tried, e.mean))


def tree_of(game: Game, nodes: int, edges_a_node: int, learned: int, zeros: Any = np.zeros) -> Tree:
    """The memory of a search, taken in advance."""
    edges = max(nodes * edges_a_node, game.actions)
    sizes = {
        "keys": (2 * nodes, np.uint64),
        "node_at": (2 * nodes, np.int32),
        "first": (nodes, np.int32),
        "size": (nodes, np.int32),
        "visits": (nodes, np.int32),
        "action": (edges, np.int32),
        "tried": (edges, np.int32),
        "total": (edges, np.float64),
        "used": (2, np.int64),
        **networks.memory(game, learned),
    }
    return Tree(**{name: zeros(n, kind) for name, (n, kind) in sizes.items()})


class Thinker:
    """The memory and luck of one thread."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.driver = search_driver(game)
        self.tables: Tables = game.quiet_layout.array(2)
        self.mask = bits.empty(game.actions)
        self.luck = luck_of(seed)
        self.path = np.zeros((DEEPEST, 3), np.int32)
        self.payoff, self.won_by = np.zeros(game.most_seats), np.zeros(game.most_seats)
        self.tree = tree_of(game, settings.room, settings.edges_a_node, settings.learned, self.driver.zeros)
        if settings.learned:
            networks.load(game, self.tree)
        self.forget()

    def forget(self) -> None:
        self.tree.node_at[:] = -1
        self.tree.used[:] = 0

    def think(self, root: npt.NDArray[np.uint64], seat: int) -> int:
        """Search from a root; the tree of earlier moves is used again while there is room. Returns the rounds made."""
        s, driver = self.settings, self.driver
        if self.tree.used[0] > 0.7 * len(self.tree.first) or self.tree.used[1] > 0.7 * len(self.tree.action):
            self.forget()
        manner = Manner(s.explore, s.guided, s.widen, s.widest, s.bias, s.horizon, s.learned)
        self.won_by[:] = 0
        end = time.perf_counter() + s.seconds
        made = 0
        while True:
            rounds = min(ROUNDS_A_LOOK, s.rounds - made) if s.rounds else ROUNDS_A_LOOK
            with np.errstate(over="ignore"):  # interpreted, NumPy would warn of hashes that wrap as they should
                driver.search(
                    self.tables.lifted,
                    self.tables.raw,
                    root,
                    self.tree,
                    seat,
                    rounds,
                    self.mask,
                    self.luck,
                    manner,
                    self.path,
                    self.payoff,
                    self.won_by,
                )
            made += rounds
            if made >= s.rounds > 0 or (s.seconds > 0 and time.perf_counter() >= end):
                return made

    def root_edges(self, root: npt.NDArray[np.uint64], seat: int) -> dict[int, tuple[int, float]]:
        """Action -> tried, total at the root."""
        self.tables.raw[0] = root
        with np.errstate(over="ignore"):
            seen = np.uint64(self.driver.key_of(self.tables.lifted, self.tables.raw, 0, seat))
        tree = self.tree
        node = tree.node_at[self.driver.find(tree, seen)]
        if node < 0:
            return {}
        edges = range(tree.first[node], tree.first[node] + tree.size[node])
        return {int(tree.action[e]): (int(tree.tried[e]), float(tree.total[e])) for e in edges}


class Searcher:
    """Decides for a seat by search. It looks at redealt tables only: nothing that its seat cannot know enters."""

    def __init__(self, game: Game, settings: Settings, seed: int | None = None, threads: int = 1, kind: str = "search:") -> None:
        self.kind = kind
        self.faults: list[str] = []
        self.settings = settings.check()
        start = system.randbits(62) if seed is None else seed
        self.thinkers = [Thinker(game, settings, start + n) for n in range(threads)]
        self.rounds = 0  # of the last search, all threads together
        self._simple = Bot("simple", 0)

    def begin(self, seed: int) -> None:
        """A new game: forget everything, start the luck anew."""
        for n, thinker in enumerate(self.thinkers):
            thinker.forget()
            thinker.luck = luck_of(seed + n)

    def close(self) -> None:
        pass

    def estimates(self, table: Table) -> list[Estimate]:
        """The moves of the deciding seat that the search looked at (all of them, if it does not widen) and what they are
        worth; none if there is only one legal move beside giving up."""
        seat = table.actor
        root = table.redealt(seat, int(self.thinkers[0].luck[0])).quiet()
        if len(self.thinkers) == 1:
            self.rounds = self.thinkers[0].think(root, seat)
        else:
            with ThreadPoolExecutor(len(self.thinkers)) as pool:
                self.rounds = sum(pool.map(lambda thinker: thinker.think(root, seat), self.thinkers))
        sums: dict[int, tuple[int, float]] = {}
        for thinker in self.thinkers:
            for action, (tried, total) in thinker.root_edges(root, seat).items():
                before = sums.get(action, (0, 0.0))
                sums[action] = (before[0] + tried, before[1] + total)
        return [estimate(action, tried, total) for action, (tried, total) in sorted(sums.items())]

    @property
    def won(self) -> npt.NDArray[np.float64]:
        """What each seat won in the last search, in all."""
        won: npt.NDArray[np.float64] = np.sum([thinker.won_by for thinker in self.thinkers], axis=0)
        return won

    def chances(self) -> list[float]:
        """What each seat may expect to win, by the last search."""
        return [float(x) for x in self.won / self.rounds]

    def choose(self, table: Table) -> int:
        """The move tried most often, if it is enough better than the hand-written player's."""
        moves = [action for action in table.actions if action != table.game.gives_up]
        if len(moves) == 1:
            return moves[0]
        estimates = self.estimates(table)
        best = best_of(estimates)
        return self._dared(table, best, estimates) if self.settings.caution else best.action

    def _dared(self, table: Table, best: Estimate, estimates: list[Estimate]) -> int:
        """The best move if it is surely enough better than the hand-written player's, else that one."""
        self._simple.begin(int(self.thinkers[0].luck[0]))
        plain = self._simple.choose(table)
        known = next((e for e in estimates if e.action == plain and e.tried > 0), best)
        doubt = self.settings.caution * (best.error**2 + known.error**2) ** 0.5
        return best.action if best.mean - known.mean > doubt else known.action
