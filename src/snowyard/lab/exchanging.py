"""What a thing is worth, by experiment.

At a draw as it occurred in a game, the card is exchanged for one drawn at random from the same pile; what the move does after
the draw, and everything that follows, has fresh dice. At a choice it is exchanged for another legal choice at random. Both tables
are played on by players of the same kind, with the same dice, and the difference is what the thing was worth to its seat there.

A seat's luck before the draw, and how long it lived, are the same on both sides: they cannot pass for worth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.game import Game, game
from snowyard.kernel.head import SEAT
from snowyard.lab.counted import CHOSEN, DRAWN, things_of
from snowyard.lab.measures import Figure, ratio
from snowyard.lab.simulate import Progress, chunks
from snowyard.lab.survey import Survey
from snowyard.lab.traces import EFFORT, TraceTable, playout_kind
from snowyard.lab.workers import Pool

STEPS = 2  # times that the move of an exchange is made anew on either side
ROUNDS = 4  # play-outs after each
A_GAME = 32  # exchanges of a game, about
MOST = 12_000  # exchanges, whatever the effort
OTHERS = 4  # other choices that are looked at for one that brings something else
STREAM = 3 << 22  # play-outs of exchanges have other dice than those of traces

Gain = tuple[int, float]
"""A thing, and what having it instead of another changed for its seat."""


def exchanges(
    s: Survey, options: dict[str, Any], pool: Pool, effort: int = EFFORT, progress: Progress | None = None
) -> dict[int, Figure]:
    """What each thing that the game names as exchangeable is worth to who has it, in points of winning chance."""
    games, rate = how_many(s, effort)
    if games == 0:
        return {}
    words = game(s.game).options_words(options)
    pieces = list(chunks(games, max(1, games // 60)))
    jobs = [
        (s.game, words, s.level, s.seats, s.seed, first, count, rate, s.scripts[first : first + count]) for first, count in pieces
    ]
    parts: dict[int, list[list[Gain]]] = {}
    done = 0
    for number, part in pool.work(_exchanged, jobs):
        parts[number] = part
        done += pieces[number][1]
        if progress:
            progress(done)
    return worth_of([gains for number in range(len(jobs)) for gains in parts[number]])


def how_many(s: Survey, effort: int = EFFORT) -> tuple[int, float]:
    """How many games are looked at, and what share of their exchangeable moments."""
    things = things_of(game(s.game))
    numbers = [n for heading in things.exchanged for n in things.numbers(heading)]
    a_game = float(s.counts[:, numbers, :].sum()) / s.games if numbers else 0.0
    if a_game == 0:
        return 0, 0.0
    cost = STEPS * ROUNDS * max(1.0, float(s.decisions.mean()))  # two play-outs of half a game each
    wanted = min(MOST, max(A_GAME, effort / cost))
    rate = min(1.0, max(A_GAME / a_game, wanted / (s.games * a_game)))
    return max(1, min(s.games, round(wanted / (rate * a_game)))), rate


def worth_of(games: list[list[Gain]]) -> dict[int, Figure]:
    """The mean gain of each thing, draws of one game not being independent of each other."""
    found = {}
    for thing in sorted({thing for gains in games for thing, _ in gains}):
        own = [[gain for other, gain in gains if other == thing] for gains in games]
        found[thing] = ratio([sum(gains) for gains in own], [len(gains) for gains in own])
    return found


def _exchanged(job: tuple[str, Any, str, int, int, int, int, float, list[list[int]]]) -> list[list[Gain]]:
    slug, words, level, seats, seed, first, count, rate, scripts = job
    market = Market(game(slug), words, seats, seed, playout_kind(level), rate)
    return [market.exchanged(first + k, scripts[k] if scripts else None) for k in range(count)]


class Market(TraceTable):
    """With a table that takes loaded dice and tells events: games are played again there, and things exchanged."""

    def __init__(self, of: Game, words: Any, seats: int, seed: int, playout_kind: str, rate: float) -> None:
        super().__init__(of, words, seats, seed, playout_kind)
        self.loud, self.rate, self.things = of.layout.array(1), rate, things_of(of)
        fields = self.loud.records.view(np.ndarray)  # looked at once: it is the same memory
        self._event, self._made = fields["event"][0], fields["made"][0]
        self._counts = fields["event_count"], fields["made_count"]
        self.draws = DRAWN in self.things.exchanged.values()
        self.chooses = CHOSEN in self.things.exchanged.values()

    def exchanged(self, index: int, script: list[int] | None) -> list[Gain]:
        """The gains of one game."""
        actions = self.record(index) if script is None else script
        rng = random.Random(f"exchanges {self.seed} {index}")
        driver, raw, one = self.of.driver, self.loud.raw, self.loud.one()
        driver.deal(self.loud.lifted, raw, 0, self.words, np.uint64(self.seed), np.uint64(index))
        gains: list[Gain] = []
        for action in actions:
            before, actor = raw[0].copy(), int(self.loud[0].actor)
            driver.step(one, action)
            events, after = self.events(), raw[0].copy()
            if self.draws:
                for thing, seat, prefix, kind in self._drawn(events):
                    if rng.random() < self.rate:
                        gains.append((thing, self._redrawn(before, action, seat, prefix, kind, (index, len(gains)))))
            if self.chooses:
                chosen = sorted({thing for thing, seat, _ in self.things.told(events, CHOSEN) if seat == actor})
                if chosen and rng.random() < self.rate:
                    gains += self._rechosen(before, action, actor, chosen, rng, (index, len(gains)))
            raw[0] = after
        return gains

    def events(self) -> list[list[int]]:
        """What the last move's events tell of seats."""
        return [row for row in self._event[: self._counts[0][0]].tolist() if 0 <= row[SEAT] < self.seats]

    def _drawn(self, events: list[list[int]]) -> Iterator[tuple[int, int, list[int], int]]:
        """The last move's draws that events tell of: thing, seat, what was rolled and drawn before, the card. The n-th event that
        tells of a card belongs to the n-th draw of it."""
        made = self._made[: self._counts[1][0]].tolist()
        at = 0
        for thing, seat, kind in self.things.told(events, DRAWN):
            place = next((n for n in range(at, len(made)) if made[n][1] < 0 and made[n][0] == kind), None)
            if place is not None:
                at = place + 1
                yield thing, seat, [result for result, _ in made[:place]], kind

    def _redrawn(self, before: Any, action: int, seat: int, prefix: list[int], kind: int, where: tuple[int, int]) -> float:
        """What the card was worth to the seat, against one drawn from the pile at random."""
        total = 0.0
        for number in range(STEPS):
            first = _first(*where) + number * ROUNDS
            with_it, without = (self._after(before, action, loaded, first) for loaded in ([*prefix, kind], prefix))
            total += with_it[seat] - without[seat]
        return total / STEPS

    def _after(self, before: Any, action: int, loaded: list[int], first: int) -> list[float]:
        """The move made anew with these dice, then fresh ones; and what each seat wins from there."""
        self.loud.raw[0] = before
        t = self.loud[0]
        t.given[:] = 0
        t.given[: len(loaded)] = loaded
        t.given_at, t.given_count = 0, len(loaded)
        self.of.driver.key(t.generator, np.uint64(self.seed), np.uint64(first) ^ np.uint64(1 << 60))
        self.of.driver.step(self.loud.one(), action)
        self.of.layout.shrink(self.loud.raw[0], self.of.quiet_layout, self.tables.raw[0])
        return self.play_outs(first, ROUNDS)

    def _rechosen(
        self, before: Any, action: int, seat: int, chosen: list[int], rng: random.Random, where: tuple[int, int]
    ) -> list[Gain]:
        """What the choice was worth to the seat, against another legal one at random that brings something else."""
        other = self._other(before, action, seat, set(chosen), rng)
        if other is None:
            return []
        self.of.layout.shrink(before, self.of.quiet_layout, self.tables.raw[0])
        first, count = _first(*where), STEPS * ROUNDS
        gain = self.play_outs(first, count, action)[seat] - self.play_outs(first, count, other[0])[seat]
        return [(thing, gain) for thing in chosen if thing not in other[1]]

    def _other(self, before: Any, action: int, seat: int, chosen: set[int], rng: random.Random) -> tuple[int, set[int]] | None:
        """Another legal move, and the things that it brings."""
        self.loud.raw[0] = before
        self.of.driver.legal(self.loud.one(), self.mask)
        legal = [move for move in bits.members(self.mask) if move not in (action, self.of.gives_up)]
        for move in rng.sample(legal, min(OTHERS, len(legal))):
            self.loud.raw[0] = before
            self.of.driver.step(self.loud.one(), move)
            brings = {thing for thing, whose, _ in self.things.told(self.events(), CHOSEN) if whose == seat}
            if not chosen <= brings:
                return move, brings
        return None


def _first(index: int, number: int) -> int:
    """The number of an exchange's first play-out."""
    return (index << 24) + STREAM + number * STEPS * ROUNDS
