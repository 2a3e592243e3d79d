"""Everything a report is made of: surveys by level, traces, meetings of neighbouring levels, options one at a time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import new
from snowyard.lab.arena.contest import compared, play_job
from snowyard.lab.arena.lineup import lineups, sides
from snowyard.lab.comparing import ALPHA, MEASURES, observed
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import exchanges, how_many
from snowyard.lab.measures import Figure, mean
from snowyard.lab.sequential import Betting
from snowyard.lab.survey import Survey, survey
from snowyard.lab.traces import EFFORT, Traces, games_to_trace, trace
from snowyard.lab.workers import Pool, hire
from snowyard.players.bots import KINDS
from snowyard.players.kinds import check_player

LEVELS = ("random", "easy", "simple", "fair")
"""From the weakest to the strongest; what a report looks at unless told otherwise."""

GAMES = 20_000  # of each compiled level
LEVEL_GAMES = 60  # of each level that thinks
FEWEST_GAMES, FEWEST_LEVEL_GAMES = 100, 10
MEETINGS = 2_000  # deals between two compiled levels
MEETING_EFFORT = 1_000  # decisions of games between two others, for each of LEVEL_GAMES
FEWEST_MEETINGS, MOST_MEETINGS = 10, 400  # deals
EVEN = 0.05  # an edge that small is none
OPTION_EFFORT = 100_000  # decisions for each value of an option, about
OPTION_GAMES = (400, 2_000)  # fewest and most games
SHORT = 24  # letters of a value that is shown

Watch = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
"""What a step of the work is and how large; what is entered hears how much of it is done."""


def nobody(what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
    return nullcontext(lambda done: None)


class Steps:
    """Tells whoever watches which step this is, and of how many."""

    def __init__(self, watch: Watch, count: int) -> None:
        self.watch, self.count, self.number = watch, count, 0

    def __call__(self, what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
        self.number += 1
        return self.watch(f"step {self.number} of {self.count}, {what}", total)


@dataclass(frozen=True)
class Meeting:
    """Two levels against each other: what the stronger won of what the two won, with an interval that holds whenever it was
    looked at, and what that says: `more` than one half, `less`, `even`, or `open`."""

    stronger: str
    weaker: str
    share: Figure
    verdict: str


@dataclass(frozen=True)
class Turned:
    """One option set to something else, all others as they were: differences of each measure."""

    option: str
    value: str
    differences: tuple[Figure, ...]
    before: tuple[float, ...]
    same_table: bool  # as many seats as before: shares of the winnings can be compared


@dataclass
class Study:
    """The raw material of a report."""

    game: Game
    options: dict[str, Any]
    given: dict[str, Any]
    seed: int
    levels: list[str]
    surveys: list[Survey] = field(default_factory=list)
    traces: list[Traces] = field(default_factory=list)
    worths: list[dict[int, Figure]] = field(default_factory=list)  # of each level, by thing
    meetings: list[Meeting] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # settings that the rules do not allow on their own
    idle: list[str] = field(default_factory=list)  # settings under which the same deals went the same way
    main: int = 0  # the survey of the strongest players that are compiled

    @property
    def seats(self) -> int:
        return self.surveys[0].seats


def study(
    slug: str,
    levels: Sequence[str] = LEVELS,
    games: int = GAMES,
    level_games: int = LEVEL_GAMES,
    workers: int | None = None,
    cluster: str | None = None,
    seed: int = 1,
    sensitivity: bool = True,
    watch: Watch = nobody,
    effort: int = EFFORT,
    **options: Any,
) -> Study:
    """Play everything."""
    if games < FEWEST_GAMES or level_games < FEWEST_LEVEL_GAMES:
        raise Refusal("games", f"a report takes at least {FEWEST_GAMES} games, {FEWEST_LEVEL_GAMES} of each level that thinks")
    for level in levels:
        check_player(level, game(slug))
    if not levels or len(set(levels)) != len(levels):
        raise Refusal("levels", "a report needs at least one level, and each only once")
    of = game(slug)
    found = Study(of, new(slug, seed=seed, **options).options, options, seed, list(levels))
    exchanged = bool(things_of(of).exchanged)
    step = Steps(watch, (3 + exchanged) * len(levels) - 1 + sensitivity)
    for level in levels:
        count = games if level in KINDS else level_games
        pool = hire(workers, cluster, apart=level not in KINDS)
        with step(f"games of {level} players", count) as progress:
            found.surveys.append(survey(slug, level, count, pool, seed, progress, **options))
    compiled = [n for n, level in enumerate(levels) if level in KINDS]
    found.main = max(compiled) if compiled else len(levels) - 1
    for s in found.surveys:
        with step(f"how games of {s.level} players go", games_to_trace(s, effort)) as progress:
            found.traces.append(trace(s, options, hire(workers, cluster), effort, progress))
    for s in found.surveys if exchanged else ():
        with step(f"what things are worth to {s.level} players", max(1, how_many(s, effort))) as progress:
            found.worths.append(exchanges(s, options, hire(workers, cluster), effort, progress))
    for number, (weaker, stronger) in enumerate(itertools.pairwise(levels)):
        length = max(float(s.decisions.mean()) for s in found.surveys[number : number + 2])
        most = min(1.0, effort / EFFORT) * MEETING_EFFORT * level_games / length
        deals = _deals(of, options, stronger, weaker, seed, most)
        with step(f"{stronger} against {weaker}", len(deals)) as progress:
            found.meetings.append(_meet(deals, stronger, weaker, workers, cluster, ALPHA / (len(levels) - 1), progress))
    if sensitivity:
        with step("options, one at a time", len(_other_settings(found))) as progress:
            _turn(found, hire(workers, cluster), progress)
    return found


def _deals(of: Game, options: dict[str, Any], stronger: str, weaker: str, seed: int, games: float) -> list[Any]:
    """The pieces of work in which two levels meet, at most; of levels that think about so many games."""
    words = of.options_words(options)
    seats = new(of.slug, seed=seed, **options).seats
    lineup = lineups([stronger, weaker], sides(of, words, seats))[0]
    quick = {stronger, weaker} <= set(KINDS)
    deals = MEETINGS if quick else min(MOST_MEETINGS, max(FEWEST_MEETINGS, int(games / len(lineup.seatings))))
    step = 100 if quick else 1
    return [
        (
            of.slug,
            options,
            seed,
            [(seating, deal) for deal in range(first, min(first + step, deals)) for seating in lineup.seatings],
        )
        for first in range(0, deals, step)
    ]


def _meet(
    jobs: list[Any],
    stronger: str,
    weaker: str,
    workers: int | None,
    cluster: str | None,
    alpha: float,
    progress: Callable[[int], None],
) -> Meeting:
    """Deals enter in their order, one after the other, until it is settled who is better."""
    quick = {stronger, weaker} <= set(KINDS)
    bet, verdict, waiting, following = Betting(alpha), "open", {}, 0

    def wanted() -> Iterator[Any]:
        for job in jobs:
            if quick or verdict == "open":
                yield job

    for done, (number, results) in enumerate(hire(workers, cluster, apart=not quick).work(play_job, wanted()), 1):
        progress(done)
        waiting[number] = results
        while following in waiting and (quick or verdict == "open"):
            values: dict[int, list[float]] = {}
            for result in waiting.pop(following):
                values.setdefault(result.deal, []).append(compared(result, stronger, weaker))
            for deal in sorted(values):
                bet.add(float(np.mean(values[deal])))
            following += 1
            verdict = bet.verdict(EVEN)
    return Meeting(stronger, weaker, Figure(bet.mean, *bet.interval(), bet.count), verdict)


def _other_settings(found: Study) -> list[tuple[str, Any]]:
    """Every option with each of its samples that it is not set to now."""
    return [
        (name, value)
        for name, option in found.game.options.declared().items()
        for value in option.samples
        if value != found.options.get(name, option.default)
    ]


def _turn(found: Study, pool: Pool, progress: Callable[[int], None]) -> None:
    """Every option set to each of its samples, one at a time."""
    slug, level = found.game.slug, "simple"
    length = float(found.surveys[found.main].decisions.mean())
    games = int(min(OPTION_GAMES[1], max(OPTION_GAMES[0], OPTION_EFFORT / length)))
    base = observed(slug, found.given, level, found.seed, 0, games, pool)
    before = tuple(float(n) for n in base.mean(axis=1))
    for number, (name, value) in enumerate(_other_settings(found)):
        progress(number)
        shown = str(value) if value is not True and value is not False else ("on" if value else "off")
        shown = shown if len(shown) <= SHORT else shown[:SHORT].rstrip() + " ..."
        try:
            numbers = observed(slug, {**found.given, name: value}, level, found.seed, 0, games, pool)
        except Refusal:
            found.refused.append(f"{name}={shown}")
            continue
        if np.array_equal(numbers, base):
            found.idle.append(f"{name}={shown}")
            continue
        differences = tuple(mean(numbers[n] - base[n]) for n in range(len(MEASURES)))
        seats = new(slug, seed=1, **{**found.given, name: value}).seats
        found.turned.append(Turned(name, shown, differences, before, seats == found.seats))
