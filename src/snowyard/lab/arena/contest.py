"""An arena being held: which games are still to be played, who plays them, and when it is settled.

Deal k is the same deal for every line-up and every rotation (common random numbers), and a player's luck depends on the
deal and the player alone, so that differences come from the players as far as they can.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import new
from snowyard.lab.arena.ledger import ArenaGame, Ledger
from snowyard.lab.arena.lineup import Lineup, lineups, sides
from snowyard.lab.seated import Company, Seating, close, played
from snowyard.lab.sequential import Betting
from snowyard.lab.simulate import compiled_players, play
from snowyard.lab.workers import Pool
from snowyard.players import bots

ALPHA = 0.05
COMPILED_DEALS = 100  # deals of one piece of work where all players are compiled

Job = tuple[str, dict[str, Any], int, list[tuple[Seating, int]]]
"""Game, options, seed, and the games to play: seating and deal."""


@dataclass(frozen=True)
class Pairing:
    """Two players: what the first won of what the two won, deal by deal, and the verdict on it."""

    first: str
    second: str
    deals: int
    share: float
    low: float
    high: float
    verdict: str


class Contest:
    """One arena: a game with its options, a seed, players, and the file of results."""

    def __init__(self, slug: str, players: Sequence[str], file: Path, seed: int = 1, **options: Any) -> None:
        of = game(slug)
        table = new(slug, seed=seed, **options)
        settings = {"game": slug, "rules_version": of.rules_version, "options": table.options, "seed": seed}
        self.slug, self.players, self.seed, self.options = slug, list(players), seed, options
        self.sides = sides(of, of.options_words(options), table.seats)
        self.lineups = lineups(players, self.sides)
        self.ledger = Ledger(file, settings)

    def __enter__(self) -> Contest:
        return self

    def __exit__(self, *exc: object) -> None:
        self.ledger.close()

    @property
    def games_a_deal(self) -> int:
        return sum(len(lineup.seatings) for lineup in self.lineups)

    def hold(self, games: int, pool: Pool, progress: Callable[[int], None] | None = None, margin: float | None = None) -> int:
        """Play on until there are at least so many games (whole deals), or, with a margin, until every comparison is
        settled. Returns how many games were played now."""
        if games < 1:
            raise Refusal("games", f"games must be at least 1, not {games}")
        deals = -(-games // self.games_a_deal)
        done = self.ledger.done()
        watch = Watch(self, deals) if margin is not None else None
        if watch is not None:
            watch.add(self.ledger.games(), margin or 0.0)
        now = 0
        here = sum(1 for seating, number in done if number < deals and seating in self._seatings)
        for _, results in pool.work(play_job, self._jobs(deals, done, watch)):
            self.ledger.add(results)
            now += len(results)
            if progress:
                progress(here + now)
            if watch is not None:
                watch.add(results, margin or 0.0)
        return now

    @property
    def _seatings(self) -> set[Seating]:
        return {seating for lineup in self.lineups for seating in lineup.seatings}

    def _jobs(self, deals: int, done: set[tuple[Seating, int]], watch: Watch | None) -> Iterator[Job]:
        """What is still to be played, deal by deal; line-ups whose comparisons are all settled are left out."""
        step = COMPILED_DEALS if set(self.players) <= set(bots.KINDS) else 1
        for first in range(0, deals, step):
            for lineup in self.lineups:
                if watch is not None and watch.is_settled(lineup):
                    continue
                numbers = range(first, min(first + step, deals))
                wanted = [(seating, number) for number in numbers for seating in lineup.seatings]
                missing = [item for item in wanted if item not in done]
                if missing:
                    yield self.slug, self.options, self.seed, missing

    def pairings(self, margin: float | None = None) -> list[Pairing]:
        """Every two players that met, over all games in the file."""
        watch = Watch(self, None)
        watch.add(self.ledger.games(), margin or 0.0)
        return watch.pairings()


class Watch:
    """Looks at every comparison after every deal. Deals enter in their order, never by when they were done: quick games
    are not like slow ones."""

    def __init__(self, contest: Contest, deals: int | None) -> None:
        self.deals = deals
        self.seatings = {seating: lineup for lineup in contest.lineups for seating in lineup.seatings}
        self.meeting = {
            pair: [lineup for lineup in contest.lineups if set(pair) <= set(lineup.players)]
            for pair in itertools.combinations(contest.players, 2)
        }
        self.meeting = {pair: where for pair, where in self.meeting.items() if where}
        self.bets = {pair: Betting(ALPHA / len(self.meeting)) for pair in self.meeting}
        self.values: dict[tuple[str, str], list[float]] = {pair: [] for pair in self.meeting}
        self.verdicts = dict.fromkeys(self.meeting, "open")
        self._waiting: dict[tuple[Lineup, int], list[ArenaGame]] = {}
        self._next: dict[Lineup, int] = dict.fromkeys(contest.lineups, 0)

    def add(self, games: Sequence[ArenaGame], margin: float) -> None:
        for result in games:
            if result.seating in self.seatings:
                self._waiting.setdefault((self.seatings[result.seating], result.deal), []).append(result)
        for lineup in self._next:
            while len(self._waiting.get((lineup, self._next[lineup]), ())) == len(lineup.seatings):
                whole = self._waiting.pop((lineup, self._next[lineup]))
                self._next[lineup] += 1
                self._learn(lineup, whole, margin)

    def _learn(self, lineup: Lineup, whole: list[ArenaGame], margin: float) -> None:
        for pair, where in self.meeting.items():
            if lineup in where:
                value = float(np.mean([compared(result, *pair) for result in whole]))
                self.bets[pair].add(value)
                self.values[pair].append(value)
                self.verdicts[pair] = self.bets[pair].verdict(margin)

    def is_settled(self, lineup: Lineup) -> bool:
        return all(self.verdicts[pair] != "open" for pair, where in self.meeting.items() if lineup in where)

    def pairings(self) -> list[Pairing]:
        rows = []
        for pair, values in self.values.items():
            if values:
                low, high = self.bets[pair].interval()
                rows.append(Pairing(*pair, len(values), float(np.mean(values)), low, high, self.verdicts[pair]))
        return rows


def compared(result: ArenaGame, first: str, second: str) -> float:
    """1 when the first player won all that there was, 0 when the second did, one half when they won alike."""
    won = [
        np.mean([w for w, kind in zip(result.won, result.seating, strict=True) if kind == player]) for player in (first, second)
    ]
    return float(0.5 + (won[0] - won[1]) / 2)


# ---- playing


def play_job(job: Job) -> list[ArenaGame]:
    """Play some games; runs in a worker."""
    slug, options, seed, wanted = job
    of = game(slug)
    if all(kind in bots.KINDS for seating, _ in wanted for kind in seating):
        return [_compiled(of, options, seed, *item) for item in wanted]
    company: Company = {}
    try:
        return [_played(of, options, seed, company, *item) for item in wanted]
    finally:
        close(company)


def _compiled(of: Game, options: dict[str, Any], seed: int, seating: Seating, number: int) -> ArenaGame:
    """Whole games in compiled code: how long each move took is not known there."""
    seats = len(seating)
    chunk = play(of, of.options_words(options), compiled_players(seating), seats, seed, number, 1)
    return ArenaGame(
        seating,
        number,
        tuple(chunk.payoffs[0].tolist()),
        int(chunk.turns[0]),
        int(chunk.decisions[0]),
        (0,) * seats,
        (0.0,) * seats,
        (0.0,) * seats,
        (0,) * seats,
    )


def _played(of: Game, options: dict[str, Any], seed: int, company: Company, seating: Seating, number: int) -> ArenaGame:
    end = played(of, options, seed, seating, number, company)
    t = end.table.t
    return ArenaGame(
        seating, number, tuple(end.table.payoff), int(t.turn), int(t.decisions), end.moves, end.seconds, end.slowest, end.faults
    )
