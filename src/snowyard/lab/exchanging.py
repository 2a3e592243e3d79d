"""What a thing is worth, by experiment.

At a draw as it occurred in a game, the card is exchanged for one drawn at random from the same pile; what the move does after
the draw, and everything that follows, has fresh dice. At a choice it is exchanged for another legal choice at random. Both tables
are played on by players of the same kind, with the same dice, and the difference is what the thing was worth to its seat there.
What is put together before play (lab/line_up.py) is exchanged before the deal.

A seat's luck before the draw, and how long it lived, are the same on both sides: they cannot pass for worth.

The bench does the same in the page (web/src/bench/deeper.ts), with the same generator: the same seed and number of games give
the same figures.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below
from snowyard.kernel.game import Game, game
from snowyard.kernel.head import SEAT
from snowyard.lab.counted import CHOSEN, DRAWN, things_of
from snowyard.lab.line_up import line_up_of
from snowyard.lab.measures import Figure, ratio
from snowyard.lab.simulate import Progress, chunks
from snowyard.lab.survey import Survey
from snowyard.lab.traces import EFFORT, TraceTable, playout_kind
from snowyard.lab.workers import Pool

STEPS = 2  # times that the move of an exchange is made anew on either side
ROUNDS = 4  # play-outs after each
A_GAME = 16  # exchanges of a game, at most; where there are more draws and choices, so many of them at random
MOST = 12_000  # exchanges, whatever the effort
OTHERS = 4  # other choices that are looked at for one that brings something else
STREAM = 3 << 22  # play-outs of exchanges have other dice than those of traces
LUCK = np.uint64(0x5BD1E995)  # which draws are looked at: this stream of the seed

Gain = tuple[int, float, float]
"""A thing, what having it instead of another changed for its seat, and for how many draws or choices of its game that stands."""


def exchanges(
    s: Survey,
    options: dict[str, Any],
    pool: Pool,
    effort: int = EFFORT,
    progress: Progress | None = None,
    games: int | None = None,
) -> dict[int, Figure]:
    """What each thing that the game names as exchangeable is worth to who has it, in points of winning chance: in the first
    games of a survey, so many, or as many as the effort allows."""
    games = how_many(s, effort) if games is None else min(games, s.games)
    if games == 0:
        return {}
    words = game(s.game).options_words(options)
    pieces = list(chunks(games, max(1, games // 60)))
    jobs = [
        (s.game, options, words, s.level, s.seats, s.seed, first, count, s.scripts[first : first + count])
        for first, count in pieces
    ]
    parts: dict[int, list[list[Gain]]] = {}
    done = 0
    for number, part in pool.work(_exchanged, jobs):
        parts[number] = part
        done += pieces[number][1]
        if progress:
            progress(done)
    return worth_of([gains for number in range(len(jobs)) for gains in parts[number]])


def how_many(s: Survey, effort: int = EFFORT) -> int:
    """How many games are looked at."""
    things = things_of(game(s.game))
    numbers = [n for heading in things.exchanged for n in things.numbers(heading)]
    a_game = min(A_GAME, float(s.counts[:, numbers, :].sum()) / s.games) if numbers else 0.0
    if a_game == 0:
        return 0
    cost = STEPS * ROUNDS * max(1.0, float(s.decisions.mean()))  # two play-outs of half a game each
    return max(1, min(s.games, round(min(MOST, max(A_GAME, effort / cost)) / a_game)))


def worth_of(games: list[list[Gain]]) -> dict[int, Figure]:
    """The mean gain of each thing over draws as they occur, draws of one game not being independent of each other."""
    found = {}
    for thing in sorted({thing for gains in games for thing, *_ in gains}):
        own = [[(gain, weight) for other, gain, weight in gains if other == thing] for gains in games]
        sums, sizes = ([math.fsum(column) for column in columns] for columns in _columns(own))
        found[thing] = ratio(sums, sizes, count=sum(map(len, own)))
    return found


def _columns(own: list[list[tuple[float, float]]]) -> Iterator[list[list[float]]]:
    yield [[gain * weight for gain, weight in pairs] for pairs in own]
    yield [[weight for _, weight in pairs] for pairs in own]


def apart(one: Figure, other: Figure, wide: float) -> bool:
    """Are two things surely not worth the same? `wide`: by how much their intervals are stretched for all to hold together."""
    reach = wide * (one.high - one.low + other.high - other.low) / 2
    return abs(one.value - other.value) > reach


def _exchanged(job: tuple[str, dict[str, Any], Any, str, int, int, int, int, list[list[int]]]) -> list[list[Gain]]:
    slug, options, words, level, seats, seed, first, count, scripts = job
    market = Market(game(slug), words, seats, seed, playout_kind(level))
    line_up = line_up_of(game(slug), options, seats, seed, playout_kind(level))
    found = []
    for k in range(count):
        gains = market.exchanged(first + k, scripts[k] if scripts else None)
        found.append([*gains, *(line_up.exchanged(first + k) if line_up else ())])
    return found


@dataclass(frozen=True)
class Moment:
    """A draw, or a choice, as it occurred: the table before the move, the move, and its seat."""

    before: Any
    action: int
    seat: int
    chosen: list[int]  # the things that the move chose; none: a draw
    thing: int = -1  # what was drawn
    loaded: tuple[int, ...] = ()  # what was rolled and drawn before it, and the card


class Market(TraceTable):
    """With a table that takes loaded dice and tells events: games are played again there, and things exchanged."""

    def __init__(self, of: Game, words: Any, seats: int, seed: int, playout_kind: str) -> None:
        super().__init__(of, words, seats, seed, playout_kind)
        self.loud, self.things = of.layout.array(1), things_of(of)
        fields = self.loud.records.view(np.ndarray)  # looked at once: it is the same memory
        self._event, self._made = fields["event"][0], fields["made"][0]
        self._counts = fields["event_count"], fields["made_count"]

    def exchanged(self, index: int, script: list[int] | None) -> list[Gain]:
        """The gains of one game."""
        moments = list(self._moments(index, self.record(index) if script is None else script))
        self.of.driver.key(self.luck, np.uint64(self.seed) ^ LUCK, np.uint64(index))
        looked_at = self._some(len(moments))
        gains: list[Gain] = []
        for number, place in enumerate(looked_at):
            one, first = moments[place], (index << 24) + STREAM + number * STEPS * ROUNDS
            own = self._rechosen(one, first) if one.chosen else [(one.thing, self._redrawn(one, first))]
            gains += [(thing, gain, len(moments) / len(looked_at)) for thing, gain in own]
        return gains

    def _some(self, count: int) -> list[int]:
        """At most A_GAME of so many numbers, each as likely as any other, in their order."""
        left = list(range(count))
        return sorted(left.pop(self._below(len(left))) for _ in range(min(A_GAME, count)))

    def _below(self, n: int) -> int:
        return int(below(self.luck, n))

    def _moments(self, index: int, actions: list[int]) -> Iterator[Moment]:
        """The draws and choices of a game."""
        driver, raw, one = self.of.driver, self.loud.raw, self.loud.one()
        driver.deal(self.loud.lifted, raw, 0, self.words, np.uint64(self.seed), np.uint64(index))
        for action in actions:
            before, actor = raw[0].copy(), int(self.loud[0].actor)
            driver.step(one, action)
            events, after = self.events(), raw[0].copy()
            for thing, seat, loaded in self._drawn(events):
                yield Moment(before, action, seat, [], thing, loaded)
            chosen = sorted({thing for thing, seat, _ in self.things.told(events, CHOSEN) if seat == actor})
            if chosen:
                yield Moment(before, action, actor, chosen)
            raw[0] = after

    def events(self) -> list[list[int]]:
        """What the last move's events tell of seats."""
        return [row for row in self._event[: self._counts[0][0]].tolist() if 0 <= row[SEAT] < self.seats]

    def _drawn(self, events: list[list[int]]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """The last move's draws that events tell of: thing, seat, what was rolled and drawn up to it. The n-th event that tells
        of a card belongs to the n-th draw of it."""
        made = self._made[: self._counts[1][0]].tolist()
        at = 0
        for thing, seat, kind in self.things.told(events, DRAWN):
            place = next((n for n in range(at, len(made)) if made[n][1] < 0 and made[n][0] == kind), None)
            if place is not None:
                at = place + 1
                yield thing, seat, tuple(result for result, _ in made[: place + 1])

    def _redrawn(self, of: Moment, start: int) -> float:
        """What the card was worth to the seat, against one drawn from the pile at random."""
        total = 0.0
        for number in range(STEPS):
            first = start + number * ROUNDS
            with_it, without = (self._after(of, loaded, first) for loaded in (of.loaded, of.loaded[:-1]))
            total += with_it[of.seat] - without[of.seat]
        return total / STEPS

    def _after(self, of: Moment, loaded: tuple[int, ...], first: int) -> list[float]:
        """The move made anew with these dice, then fresh ones; and what each seat wins from there."""
        self.loud.raw[0] = of.before
        t = self.loud[0]
        t.given[:] = 0
        t.given[: len(loaded)] = loaded
        t.given_at, t.given_count = 0, len(loaded)
        self.of.driver.key(t.generator, np.uint64(self.seed), np.uint64(first) ^ np.uint64(1 << 60))
        self.of.driver.step(self.loud.one(), of.action)
        self.of.layout.shrink(self.loud.raw[0], self.of.quiet_layout, self.tables.raw[0])
        return self.play_outs(first, ROUNDS)

    def _rechosen(self, of: Moment, first: int) -> list[tuple[int, float]]:
        """What the choice was worth to the seat, against another legal one at random that brings something else."""
        other = self._other(of)
        if other is None:
            return []
        self.of.layout.shrink(of.before, self.of.quiet_layout, self.tables.raw[0])
        count = STEPS * ROUNDS
        gain = self.play_outs(first, count, of.action)[of.seat] - self.play_outs(first, count, other[0])[of.seat]
        return [(thing, gain) for thing in of.chosen if thing not in other[1]]

    def _other(self, of: Moment) -> tuple[int, set[int]] | None:
        """Another legal move, and the things that it brings."""
        self.loud.raw[0] = of.before
        self.of.driver.legal(self.loud.one(), self.mask)
        legal = [move for move in bits.members(self.mask) if move not in (of.action, self.of.gives_up)]
        for _ in range(min(OTHERS, len(legal))):
            move = legal.pop(self._below(len(legal)))
            self.loud.raw[0] = of.before
            self.of.driver.step(self.loud.one(), move)
            brings = {thing for thing, whose, _ in self.things.told(self.events(), CHOSEN) if whose == of.seat}
            if not set(of.chosen) <= brings:
                return move, brings
        return None
