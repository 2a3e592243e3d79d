"""One rule against another: the same deals under both, until every difference is settled."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game, game
from snowyard.lab.arena.lineup import sides
from snowyard.lab.crew import Crew
from snowyard.lab.measures import quiet_time, single_winner
from snowyard.lab.sequential import running_half_width
from snowyard.lab.simulate import play
from snowyard.lab.survey import Survey, survey
from snowyard.players.bots import KINDS

BATCH = 2_000  # games between two looks
TUNED_FOR = 10_000
ALPHA = 0.05
FEWEST = 1_000  # before these the intervals, which are right for large samples, are not looked at

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


@dataclass
class Sums:
    """Games so far of one setting: for each measure the sum and the sum of squares of the difference to the base."""

    total: Floats = field(default_factory=lambda: np.zeros(len(MEASURES)))
    differences: Floats = field(default_factory=lambda: np.zeros(len(MEASURES)))
    squares: Floats = field(default_factory=lambda: np.zeros(len(MEASURES)))


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
    games: int  # of each
    changes: tuple[Change, ...]


def numbers_of(s: Survey, better: Floats) -> Floats:
    """[measure, game]"""
    rows = np.arange(s.games)
    decisions = np.maximum(1, s.decisions)
    idle = quiet_time(s).max(axis=1)
    stacked: Floats = np.stack([s.payoffs[rows, s.first], ~single_winner(s), better, s.turns, s.decisions, s.legal / decisions,
                                s.forced / decisions, idle]).astype(float)  # fmt: skip
    return stacked


def better_player(of: Game, words: Any, seats: int, seed: int, first: int, count: int) -> Floats:
    """What one hand-written player wins among random ones, in two-sided games against one: for each deal, over all
    places it can sit in."""
    side_of = np.array(sides(of, words, seats))
    won = np.zeros(count)
    for side in range(side_of.max() + 1):
        players = (side_of == side).astype(np.int8)  # 1: simple, 0: random
        payoffs = play(of, words, players, seats, seed, first, count).payoffs
        won += payoffs[:, side_of == side].mean(axis=1)
    return won / float(side_of.max() + 1)


def _numbers(job: tuple[str, Any, int, int, int, int]) -> Floats:
    slug, words, seats, seed, first, count = job
    return better_player(game(slug), words, seats, seed, first, count)


def observed(slug: str, options: dict[str, Any], level: str, seed: int, first: int, count: int, crew: Crew) -> Floats:
    """The numbers of games first .. first + count - 1: [measure, game]."""
    s = survey(slug, level, count, crew, seed, start=first, **options)
    words = game(slug).options_words(options)
    half = -(-count // 2)
    jobs = [(slug, words, s.seats, seed, first, half), (slug, words, s.seats, seed, first + half, count - half)]
    parts = dict(crew.work(_numbers, [job for job in jobs if job[-1]]))
    return numbers_of(s, np.concatenate([parts[n] for n in range(len(parts))]))


def compare(slug: str, option: str, values: Sequence[Any], games: int, crew: Crew, level: str = "simple", seed: int = 1,
            progress: Callable[[int], None] | None = None, until_settled: bool = True,
            **options: Any) -> list[Comparison]:  # fmt: skip
    """Each value against the printed one, on the same deals, with at most so many games of each."""
    if games < FEWEST:
        raise Refusal("games", f"a comparison takes at least {FEWEST} games, not {games}")
    printed = game(slug).options.declared()[option].default
    others = [value for value in values if not _same(slug, option, value, printed)]
    if not others:
        raise Refusal("option", f"{option}={printed} is the printed rule: give another value to compare with it")
    size = BATCH if level in KINDS else 20
    settings = [{**options, option: value} for value in [printed, *others]]
    for setting in settings:
        game(slug).options_words(setting)
    base_total, sums, done = np.zeros(len(MEASURES)), [Sums() for _ in others], 0
    changes: list[tuple[Change, ...]] = [() for _ in others]
    while done < games:
        count = min(size, games - done)
        base = observed(slug, settings[0], level, seed, done, count, crew)
        base_total += base.sum(axis=1)
        for number, tally in enumerate(sums):
            numbers = observed(slug, settings[number + 1], level, seed, done, count, crew)
            tally.total += numbers.sum(axis=1)
            tally.differences += (numbers - base).sum(axis=1)
            tally.squares += ((numbers - base) ** 2).sum(axis=1)
        done += count
        alpha = ALPHA / (len(MEASURES) * len(others))
        changes = [_changes(base_total / done, tally, done, alpha) for tally in sums]
        if progress:
            progress(done)
        settled = done >= FEWEST and all(change.verdict != "open" for row in changes for change in row)
        if until_settled and settled:
            break
    return [Comparison(option, value, printed, done, row) for value, row in zip(others, changes, strict=True)]


def _changes(before: Floats, tally: Sums, games: int, alpha: float) -> tuple[Change, ...]:
    found = []
    for number, measure in enumerate(MEASURES):
        centre = tally.differences[number] / games
        sd = math.sqrt(max(0.0, tally.squares[number] / games - centre**2))
        half = running_half_width(games, sd, alpha, TUNED_FOR)
        after = tally.total[number] / games
        small = measure.small if measure.unit == "%" else measure.small * max(before[number], 1e-9)
        verdict = "open"
        if centre - half > 0:
            verdict = "more"
        elif centre + half < 0:
            verdict = "less"
        elif half <= small:
            verdict = "same"
        found.append(Change(measure, float(before[number]), float(after), centre - half, centre + half, verdict))
    return tuple(found)


def _same(slug: str, option: str, value: Any, other: Any) -> bool:
    """Do two texts mean the same value?"""
    declared = game(slug).options.declared()[option]
    return bool(np.array_equal(np.asarray(declared.read(value)), np.asarray(declared.read(other))))


def read_values(slug: str, written: str) -> tuple[str, list[str]]:
    """`hit_limit=5,10` as an option and its values. A value that has commas itself is taken whole."""
    name, equals, text = (part.strip() for part in written.partition("="))
    declared = game(slug).options.declared()
    if not equals or name not in declared:
        allowed = listing(declared, 40)
        raise Refusal("option", f"{slug} has no option {name!r} to compare; it has {allowed}.{nearest(name, declared)}")

    def fits(value: str) -> bool:
        try:
            declared[name].read(value)
        except Refusal:
            return False
        return True

    values = [text] if fits(text) else [part.strip() for part in text.split(",")]
    for value in values:
        if not fits(value):
            raise Refusal("option", f"{slug}: {name} can be {declared[name].values}, not {value!r}")
    return name, values


# ---- in words


def sentences(c: Comparison) -> list[str]:
    """What changed, how sure that is, and how many games it took."""
    change = "The variant" if c.option == "variant" else f"{c.option}={c.value}"
    said = [f"{change} instead of {c.printed or 'the printed game'}, {c.games:,} games of each on the same deals:"]
    said += [_sentence(change) for change in c.changes if change.verdict in ("more", "less")]
    if len(said) == 1:
        said.append("Nothing changed that could be measured.")
    same = [change for change in c.changes if change.verdict == "same"]
    if same:
        shown = listing([f"{change.measure.name} ({_amount(change, change.before)})" for change in same], 20)
        said.append(f"As before, or so near that it does not matter: {shown}.")
    still = [change for change in c.changes if change.verdict == "open"]
    if still:
        shown = listing([f"{change.measure.name} ({_reach(change)})" for change in still], 20)
        said.append(f"Still open after {c.games:,} games: {shown}.")
    said.append("All intervals hold together with 95 % certainty, however early the comparison stopped.")
    return said


def _sentence(change: Change) -> str:
    words = change.measure.more if change.verdict == "more" else change.measure.less
    before, after = _amount(change, change.before), _amount(change, change.after)
    return f"{words.capitalize()}: {before} before, {after} now ({_reach(change)})."


def _amount(change: Change, number: float) -> str:
    return f"{number:.1%}" if change.measure.unit == "%" else f"{number:.2f}"


def _reach(change: Change) -> str:
    if change.measure.unit == "%":
        return f"surely {100 * change.low:+.2g} to {100 * change.high:+.2g} points"
    return f"surely {change.low:+.3g} to {change.high:+.3g}"
