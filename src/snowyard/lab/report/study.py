"""Everything a report is made of: surveys by level, traces, meetings of neighbouring levels, options one at a time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import new
from snowyard.lab.arena.contest import compared, play_job
from snowyard.lab.arena.lineup import lineups, sides
from snowyard.lab.comparing import MEASURES, observed
from snowyard.lab.crew import Crew, hire
from snowyard.lab.measures import Figure, mean, share
from snowyard.lab.survey import Survey, survey
from snowyard.lab.traces import EFFORT, Traces, trace
from snowyard.players.bots import KINDS
from snowyard.players.kinds import check_kind

LEVELS = ("random", "easy", "simple", "fair")
"""From the weakest to the strongest; what a report looks at unless told otherwise."""

GAMES = 20_000  # of each compiled level
LEVEL_GAMES = 60  # of each level that thinks
MEETINGS = 2_000  # deals between two compiled levels
OPTION_EFFORT = 100_000  # decisions for each value of an option, about
OPTION_GAMES = (400, 2_000)  # fewest and most games
SHORT = 24  # letters of a value that is shown

Say = Callable[[str], None]


@dataclass(frozen=True)
class Meeting:
    """Two levels against each other: what the stronger won of what the two won."""

    stronger: str
    weaker: str
    share: Figure


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
    meetings: list[Meeting] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # settings that the rules do not allow on their own
    main: int = 0  # the survey that headlines speak of

    @property
    def seats(self) -> int:
        return self.surveys[0].seats


def study(slug: str, levels: Sequence[str] = LEVELS, games: int = GAMES, level_games: int = LEVEL_GAMES,
          workers: int | None = None, cluster: str | None = None, seed: int = 1, sensitivity: bool = True,
          say: Say = lambda line: None, effort: int = EFFORT, **options: Any) -> Study:  # fmt: skip
    """Play everything."""
    if games < 100 or level_games < 10:
        raise Refusal("games", "a report takes at least 100 games, and 10 of each level that thinks")
    for level in levels:
        check_kind(level)
    if not levels or len(set(levels)) != len(levels):
        raise Refusal("levels", "a report needs at least one level, and each only once")
    of = game(slug)
    found = Study(of, new(slug, seed=seed, **options).options, options, seed, list(levels))
    for level in levels:
        count = games if level in KINDS else level_games
        say(f"{count:,} games of {level} players")
        crew = hire(workers, cluster, apart=level not in KINDS)
        found.surveys.append(survey(slug, level, count, crew, seed, **options))
    compiled = [n for n, level in enumerate(levels) if level in KINDS]
    found.main = max(compiled) if compiled else len(levels) - 1
    for s in found.surveys:
        say(f"how games of {s.level} players go")
        found.traces.append(trace(s, options, hire(workers, cluster), effort))
    for weaker, stronger in itertools.pairwise(levels):
        say(f"{stronger} against {weaker}")
        found.meetings.append(_meet(of, options, stronger, weaker, seed, level_games, workers, cluster))
    if sensitivity:
        say("options, one at a time")
        _turn(found, hire(workers, cluster))
    return found


def _meet(of: Game, options: dict[str, Any], stronger: str, weaker: str, seed: int, level_games: int,
          workers: int | None, cluster: str | None) -> Meeting:  # fmt: skip
    words = of.options_words(options)
    seats = new(of.slug, seed=seed, **options).seats
    lineup = lineups([stronger, weaker], sides(of, words, seats))[0]
    quick = {stronger, weaker} <= set(KINDS)
    deals = MEETINGS if quick else max(5, level_games // len(lineup.seatings))
    step = 100 if quick else 1
    jobs = [(of.slug, options, seed, [(seating, deal) for deal in range(first, min(first + step, deals))
                                      for seating in lineup.seatings]) for first in range(0, deals, step)]  # fmt: skip
    values: dict[int, list[float]] = {}
    for _, results in hire(workers, cluster, apart=not quick).work(play_job, jobs):
        for result in results:
            values.setdefault(result.deal, []).append(compared(result, stronger, weaker))
    return Meeting(stronger, weaker, share([np.mean(values[deal]) for deal in sorted(values)]))


def _turn(found: Study, crew: Crew) -> None:
    """Every option set to each of its samples, one at a time."""
    slug, level = found.game.slug, "simple"
    length = float(found.surveys[found.main].decisions.mean())
    games = int(min(OPTION_GAMES[1], max(OPTION_GAMES[0], OPTION_EFFORT / length)))
    base = observed(slug, found.given, level, found.seed, 0, games, crew)
    before = tuple(float(n) for n in base.mean(axis=1))
    for name, option in found.game.options.declared().items():
        for value in option.samples:
            if value == found.options.get(name, option.default):
                continue
            shown = str(value) if value is not True and value is not False else ("on" if value else "off")
            shown = shown if len(shown) <= SHORT else shown[:SHORT].rstrip() + " ..."
            try:
                numbers = observed(slug, {**found.given, name: value}, level, found.seed, 0, games, crew)
            except Refusal:
                found.refused.append(f"{name}={shown}")
                continue
            differences = tuple(mean(numbers[n] - base[n]) for n in range(len(MEASURES)))
            seats = new(slug, seed=1, **{**found.given, name: value}).seats
            found.turned.append(Turned(name, shown, differences, before, seats == found.seats))
