"""One rule against another: the same deals under both, until every difference is settled.

How games go (comebacks, drama, kingmaking) takes play-outs, so it is looked at once, in the first games, when the rest is done.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.lab.arena.lineup import sides
from snowyard.lab.measures import by_place, names_of_order, quiet_time, single_winner, unseen
from snowyard.lab.option_values import same
from snowyard.lab.places import Place, standing
from snowyard.lab.sequential import running_half_width
from snowyard.lab.simulate import play
from snowyard.lab.survey import Survey, count_games, survey
from snowyard.lab.traces import by_game, games_to_trace, trace
from snowyard.lab.unnoticed import NONE, printed_words
from snowyard.lab.workers import Pool
from snowyard.players.bots import KINDS

ALPHA = 0.05
COURSE_EFFORT = 6_000_000  # decisions of play-outs for how the games of one setting go, about


@dataclass(frozen=True)
class Pace:
    """How a comparison goes on: games between two looks, for how many the intervals are narrowest, before how many they are not
    looked at (they are right for large samples), how many there are at most unless told, and how much more than `small` a
    difference must be for anybody to care."""

    batch: int
    tuned_for: int
    fewest: int
    most: int
    coarse: float


QUICK = Pace(2_000, 10_000, 1_000, 100_000, 1.0)
THINKING = Pace(100, 300, 100, 400, 4.0)


def pace_of(level: str) -> Pace:
    return QUICK if level in KINDS else THINKING


Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Measure:
    """Something one number a game tells. `small` is a difference that nobody need care about: an absolute one for
    shares (`unit` "%"), a part of the old value for anything else."""

    name: str
    unit: str
    more: str  # what a rise means, in words
    less: str
    small: float


MEASURES = (
    Measure("whoever starts wins", "%", "whoever starts wins more often", "whoever starts wins less often", 0.01),
    Measure("games drawn", "%", "more games are drawn", "fewer games are drawn", 0.01),
    Measure("the better player wins", "%", "the better player wins more often", "the better player wins less often", 0.01),
    Measure("turns", "", "games are longer in turns", "games are shorter in turns", 0.02),
    Measure("decisions", "", "there are more decisions in a game", "there are fewer decisions in a game", 0.02),
    Measure("legal moves at a decision", "", "there is more to choose from", "there is less to choose from", 0.02),
    Measure("forced decisions", "%", "more decisions are forced", "fewer decisions are forced", 0.01),
    Measure("idle time of who is out first", "%", "who is out first waits longer", "who is out first waits less long", 0.01),
)
COURSE = (  # in the order of by_game in lab/traces.py
    Measure("comebacks", "%", "the winner was far behind more often", "the winner was far behind less often", 0.03),
    Measure("drama", "", "winners are further behind while behind", "winners are less far behind while behind", 0.1),
    Measure(
        "decisions of who can hardly win",
        "%",
        "more decisions are made by players who can hardly win",
        "fewer decisions are made by players who can hardly win",
        0.02,
    ),
    Measure(
        "what they move another's chance by",
        "%",
        "what players who can hardly win choose moves another's chance further",
        "what players who can hardly win choose moves another's chance less far",
        0.02,
    ),
)
FEWEST_MET = 10  # games with something to count, before a figure of how games go is told
ORDERS = 2  # shares of the certainty: for what changes by place in the order of play, and for what each place wins


def places(seats: int) -> tuple[Measure, ...]:
    """What whoever decides second wins, third and so on. Of two, the other one wins what whoever starts does not."""
    if seats < 3:
        return ()
    names = [f"whoever decides {name} wins" for name in names_of_order(seats)[1:]]
    return tuple(Measure(name, "%", f"{name} more often", f"{name} less often", 0.01) for name in names)


def claims(course: bool) -> int:
    """How many figures share the certainty; those of all places are one together."""
    return len(MEASURES) + ORDERS + (len(COURSE) if course else 0)


@dataclass
class Sums:
    """Games so far of one setting: sums of each measure and of its squares, and of the differences to the base where it has as
    many seats."""

    total: Floats
    squares: Floats
    differences: Floats
    apart: Floats  # squares of differences

    @classmethod
    def none(cls, measures: int, compared: int) -> Sums:
        return cls(np.zeros(measures), np.zeros(measures), np.zeros(compared), np.zeros(compared))

    def add(self, numbers: Floats, base: Floats) -> None:
        own = len(self.differences)
        apart = numbers[:own] - base[:own]
        self.total += numbers.sum(axis=1)
        self.squares += (numbers**2).sum(axis=1)
        self.differences += apart.sum(axis=1)
        self.apart += (apart**2).sum(axis=1)


@dataclass(frozen=True)
class Change:
    """One measure under the old rule and the new one."""

    measure: Measure
    before: float
    after: float
    low: float  # of the difference
    high: float
    verdict: str  # more, less, same, open

    @property
    def difference(self) -> float:
        return self.after - self.before


@dataclass(frozen=True)
class Comparison:
    """One value of an option against the printed one."""

    option: str
    value: Any
    printed: Any
    level: str  # who played
    games: int  # of each
    traced: int  # of these, for how games go
    changes: tuple[Change, ...]
    order: tuple[Place, ...] = ()  # what each place in the order of play wins under this value
    by_print: tuple[Change, ...] = ()  # the same by players that have not noticed the variant; none: they were not asked
    not_asked: str = ""  # why they could not be

    @property
    def disagreements(self) -> list[tuple[Change, Change]]:
        """Where players that read the variant and players with printed numbers come to different verdicts."""
        pairs = zip(self.changes, self.by_print, strict=False)
        return [
            (one, other) for one, other in pairs if "open" not in (one.verdict, other.verdict) and one.verdict != other.verdict
        ]


def numbers_of(s: Survey, better: Floats) -> Floats:
    """[measure, game]"""
    rows = np.arange(s.games)
    decisions = np.maximum(1, s.decisions)
    idle = quiet_time(s).max(axis=1)
    stacked: Floats = np.stack(
        [
            s.payoffs[rows, s.first],
            ~single_winner(s),
            better,
            s.turns,
            s.decisions,
            s.legal / decisions,
            s.forced / decisions,
            idle,
        ]
    ).astype(float)
    return stacked


def better_player(of: Game, words: Any, seats: int, seed: int, first: int, count: int, printed: Any = NONE) -> Floats:
    """What one hand-written player wins among random ones, in two-sided games against one: for each deal, over all
    places it can sit in. `printed`: what it reads of the options instead (lab/unnoticed.py)."""
    side_of = np.array(sides(of, words, seats))
    won = np.zeros(count)
    for side in range(side_of.max() + 1):
        players = (side_of == side).astype(np.int8)  # 1: simple, 0: random
        if len(printed):
            kinds = [KINDS[n] for n in players]
            payoffs = count_games(of, words, seats, seed, first, count, kinds, printed=printed, things=False)[0]
        else:
            payoffs = play(of, words, players, seats, seed, first, count).payoffs
        won += payoffs[:, side_of == side].mean(axis=1)
    return won / float(side_of.max() + 1)


def _numbers(job: tuple[str, Any, int, int, int, int, Any]) -> Floats:
    slug, words, seats, seed, first, count, printed = job
    return better_player(game(slug), words, seats, seed, first, count, printed)


def observed(slug: str, options: dict[str, Any], level: str, seed: int, first: int, count: int, pool: Pool) -> Floats:
    """The numbers of games first .. first + count - 1: [measure, game]."""
    return surveyed(slug, options, level, seed, first, count, pool)[0]


def surveyed(
    slug: str, options: dict[str, Any], level: str, seed: int, first: int, count: int, pool: Pool, printed: Any = NONE
) -> tuple[Floats, Survey]:
    """The same, with the games."""
    s = survey(slug, level, count, pool, seed, start=first, printed=printed, things=False, **options)
    words = game(slug).options_words(options)
    half = -(-count // 2)
    halves = [(first, half), (first + half, count - half)]
    parts = dict(pool.work(_numbers, [(slug, words, s.seats, seed, at, size, printed) for at, size in halves if size]))
    return numbers_of(s, np.concatenate([parts[n] for n in range(len(parts))])), s


def compare(
    slug: str,
    option: str,
    values: Sequence[Any],
    games: int,
    pool: Pool,
    level: str = "simple",
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    until_settled: bool = True,
    course: int = COURSE_EFFORT,
    **options: Any,
) -> list[Comparison]:
    """Each value against the printed one, on the same deals, with at most so many games of each. `course`: the effort for how
    games go; 0: that is left out."""
    pace = pace_of(level)
    if games < pace.fewest:
        raise Refusal("games", f"a comparison takes at least {pace.fewest} games of {level} players, not {games}")
    printed = game(slug).options.declared()[option].default
    others = [value for value in values if not same(slug, option, value, printed)]
    if not others:
        raise Refusal("option", f"{option}={printed} is the printed rule: give another value to compare with it")
    settings = [{**options, option: value} for value in [printed, *others]]
    for setting in settings:
        game(slug).options_words(setting)
    alpha = ALPHA / (claims(bool(course)) * len(others))
    work = _Work(slug, level, seed, pool, pace, alpha, games, until_settled)
    changes, orders, done = work.play(settings, [NONE] * len(settings), progress)
    gone, traced = _courses(work.firsts, settings, pool, course, alpha) if course else ([()] * len(others), 0)
    by_print, why = _unnoticed(work, settings) if option == "variant" and level == "simple" else ([()] * len(others), "")
    return [
        Comparison(option, value, printed, level, done, traced, row + own, order, theirs, why)
        for value, row, own, order, theirs in zip(others, changes, gone, orders, by_print, strict=True)
    ]


@dataclass
class _Work:
    """What is the same for all games of a comparison."""

    slug: str
    level: str
    seed: int
    pool: Pool
    pace: Pace
    alpha: float
    games: int  # at most
    until_settled: bool
    firsts: list[Survey] = field(default_factory=list)  # the first games of each setting

    def play(
        self, settings: list[dict[str, Any]], printed: list[Any], progress: Callable[[int], None] | None = None
    ) -> tuple[list[tuple[Change, ...]], list[tuple[Place, ...]], int]:
        """Every setting but the first against the first, what each place wins there, and how many games of each it took.
        `printed`: what players read of the options of each setting instead."""
        sums: list[Sums] = []
        changes: list[tuple[Change, ...]] = []
        done = 0
        while done < self.games:
            count = min(self.pace.batch, self.games - done)
            found = [
                surveyed(self.slug, setting, self.level, self.seed, done, count, self.pool, words)
                for setting, words in zip(settings, printed, strict=True)
            ]
            self.firsts = self.firsts or [s for _, s in found]
            rows = [np.concatenate([numbers, by_place(s)]) for numbers, s in found]
            sums = sums or [Sums.none(len(own), len(own if len(own) == len(rows[0]) else MEASURES)) for own in rows]
            for tally, own in zip(sums, rows, strict=True):
                tally.add(own, rows[0])
            done += count
            changes = [_changes(sums[0], tally, done, self.alpha, self.pace) for tally in sums[1:]]
            if progress:
                progress(done)
            settled = done >= self.pace.fewest and all(change.verdict != "open" for row in changes for change in row)
            if self.until_settled and settled:
                break
        return changes, [_order(sums[0], tally, done, self.alpha, self.pace) for tally in sums[1:]], done


def _unnoticed(work: _Work, settings: list[dict[str, Any]]) -> tuple[list[tuple[Change, ...]], str]:
    """The same comparison by players that have not noticed the variants, or why there is none."""
    of = game(work.slug)
    try:
        words = [printed_words(of, setting) for setting in settings[1:]]
    except Refusal as fault:
        return [()] * len(settings[1:]), fault.sentence
    return work.play(settings, [NONE, *words])[0], ""


def _half(total: float, squares: float, games: int, alpha: float, pace: Pace, scale: float) -> float:
    """Half the width of an interval round a mean, from sums. `scale`: how far a game may be from the others, about."""
    sd = math.sqrt(max(0.0, squares / games - (total / games) ** 2))
    return max(running_half_width(games, sd, alpha, pace.tuned_for), scale * unseen(games, alpha))


def _changes(base: Sums, tally: Sums, games: int, alpha: float, pace: Pace) -> tuple[Change, ...]:
    """Of every measure, and of every place but the first where both have as many seats."""
    later = places(len(tally.differences) - len(MEASURES))
    rows = [(m, n, alpha) for n, m in enumerate(MEASURES)]
    rows += [(m, len(MEASURES) + n, alpha / len(later)) for n, m in enumerate(later, 1)]
    found = []
    for measure, n, share in rows:
        before = base.total[n] / games
        half = _half(tally.differences[n], tally.apart[n], games, share, pace, 1.0 if measure.unit == "%" else before)
        found.append(_change(measure, before, tally.total[n] / games, tally.differences[n] / games, half, pace.coarse))
    return tuple(found)


def _order(base: Sums, tally: Sums, games: int, alpha: float, pace: Pace) -> tuple[Place, ...]:
    """What each place in the order of play wins; before, too, where there were as many seats."""
    own = slice(len(MEASURES), None)
    totals, squares = tally.total[own], tally.squares[own]
    halves = [_half(t, q, games, alpha / len(totals), pace, 1.0) for t, q in zip(totals, squares, strict=True)]
    before = base.total[own] / games if len(base.total) == len(tally.total) else None
    return standing(totals / games, halves, before)


def _courses(
    firsts: list[Survey], settings: list[dict[str, Any]], pool: Pool, effort: int, alpha: float
) -> tuple[list[tuple[Change, ...]], int]:
    """How games go under each setting but the first, against the first: the same deals, looked at once."""
    games = max(2, min(games_to_trace(s, effort) for s in firsts))
    base, *others = [by_game(trace(s, setting, pool, games=games)) for s, setting in zip(firsts, settings, strict=True)]
    return [tuple(_gone(m, n, base, own, alpha) for n, m in enumerate(COURSE)) for own in others], games


def _gone(measure: Measure, n: int, base: tuple[Floats, Floats], own: tuple[Floats, Floats], alpha: float) -> Change:
    """The difference of two figures that are sums over sums, game by game: how much each game pulls at it."""
    means, pulls, met = [], [], []
    for sums, sizes in (base, own):
        met.append(int((sizes[n] > 0).sum()))
        means.append(float(sums[n].sum() / max(1.0, sizes[n].sum())))
        pulls.append((sums[n] - means[-1] * sizes[n]) / max(1e-9, sizes[n].mean()))
    games, fewest = len(pulls[0]), min(met)
    half = math.inf
    if fewest >= FEWEST_MET:
        sd = float((pulls[1] - pulls[0]).std(ddof=1))
        half = max(NormalDist().inv_cdf(1 - alpha / 2) * sd / math.sqrt(games), unseen(fewest, alpha))
    return _change(measure, means[0], means[1], means[1] - means[0], half, 1.0)


def _change(measure: Measure, before: float, after: float, centre: float, half: float, coarse: float) -> Change:
    """A difference that is surely too small to matter is none, even if it surely is not nought."""
    small = coarse * (measure.small if measure.unit == "%" else measure.small * max(before, 1e-9))
    verdict = "open"
    if abs(centre) + half <= small:
        verdict = "same"
    elif centre - half > 0:
        verdict = "more"
    elif centre + half < 0:
        verdict = "less"
    return Change(measure, float(before), float(after), float(centre - half), float(centre + half), verdict)
