"""The search: all settings (or a sample, and then the neighbours of the best) are played a little, the better ones more, the best
few on games that nobody has seen, and these also by players that have not noticed the variant.

Every setting plays the same deals, so that differences between settings show early. Within a round settings are ranked by how far
they are from the wishes, then by how little they change. Half of those who go on meet the wishes by more than chance explains:
good luck is not taken for a good setting. The others are chosen with chance forgiven: a small change is not dropped for bad luck.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game
from snowyard.lab.comparing import MEASURES, better_player, numbers_of
from snowyard.lab.measures import Figure, stretch
from snowyard.lab.survey import survey
from snowyard.lab.tuning.space import Setting, Space
from snowyard.lab.tuning.wishes import Wish
from snowyard.lab.unnoticed import NONE, printed_words
from snowyard.lab.workers import Pool, Threads
from snowyard.players.bots import KINDS

FEWEST = 100  # games of each of the best few
FIRST_GAMES = 200  # of every setting
GROWTH = 4  # so many times the games in the next round, for one in so many settings
MOST_FIRST = 240  # settings of the first round; of more there is a sample
CLIMBS = 4  # rounds of neighbours, where there was a sample
CLIMBERS = 8  # settings whose neighbours are tried
FINALISTS = 6  # settings of the last round
BEST = 3  # of these, that are told
SURE, LENIENT = -1.5, 2.0  # standard errors that are forgiven; below 0: a wish must be met by so many
FRESH_SEED = 0x5EED  # the last games are of another seed
BETTER = 2  # the measure that takes games of its own

Floats = npt.NDArray[np.float64]


@dataclass
class Tally:
    """Games of one setting so far: count, sums and sums of squares of each measure."""

    games: int = 0
    total: Floats = field(default_factory=lambda: np.zeros(len(MEASURES)))
    squares: Floats = field(default_factory=lambda: np.zeros(len(MEASURES)))

    def mean(self, measure: int) -> float:
        return float(self.total[measure] / self.games)

    def error(self, measure: int) -> float:
        """The standard error of the mean."""
        spread = max(0.0, float(self.squares[measure] / self.games) - self.mean(measure) ** 2)
        return math.sqrt(spread / self.games)


@dataclass(frozen=True)
class Granted:
    """One wish as a setting meets it: `yes` or `no` surely, else `perhaps`."""

    wish: Wish
    figure: Figure
    answer: str


@dataclass(frozen=True)
class Found:
    """One setting of the best few, measured on fresh games."""

    setting: Setting
    change: float
    granted: tuple[Granted, ...]
    games: int
    by_print: tuple[Granted, ...] = ()  # the same by players that have not noticed the variant; none: they were not asked
    not_asked: str = ""  # why they could not be

    @property
    def missed(self) -> float:
        return sum(g.wish.missed_by(g.figure.value) for g in self.granted)

    @property
    def disagreements(self) -> list[tuple[Granted, Granted]]:
        """Wishes of which players that read the variant and players with printed numbers say different things, both surely."""
        pairs = zip(self.granted, self.by_print, strict=False)
        return [(own, other) for own, other in pairs if {own.answer, other.answer} == {"yes", "no"}]


@dataclass(frozen=True)
class Tuned:
    """What a search found: the best few, the printed game, how many settings were tried, how many the rules refuse."""

    best: tuple[Found, ...]
    printed: Found
    tried: int
    refused: int
    size: int


Job = tuple[str, dict[str, Any], str, int, int, int, bool, Any]


def measured(job: Job) -> tuple[int, Floats, Floats] | None:
    """Play some games of one setting; runs in a worker. None: the rules refuse the setting."""
    slug, options, level, seed, first, count, better, printed = job
    of = game(slug)
    try:
        words = of.options_words(options)
    except Refusal:
        return None
    s = survey(slug, level, count, Threads(1), seed, start=first, printed=printed, things=False, **options)
    skill = better_player(of, words, s.seats, seed, first, count, printed) if better else np.zeros(count)
    numbers = numbers_of(s, skill)
    return count, numbers.sum(axis=1), (numbers**2).sum(axis=1)


class Search:
    """Tallies of settings, and the work that fills them."""

    def __init__(
        self, space: Space, wishes: Sequence[Wish], pool: Pool, level: str, seed: int, progress: Callable[[int], None] | None
    ) -> None:
        self.space, self.wishes, self.pool, self.level, self.seed, self.progress = space, wishes, pool, level, seed, progress
        self.tallies: dict[Setting, Tally] = {}
        self.refused: set[Setting] = set()
        self.played = 0
        self.better = any(wish.measure == BETTER for wish in wishes)

    def play(
        self, settings: Iterable[Setting], games: int, seed: int | None = None, printed: Mapping[Setting, Any] | None = None
    ) -> dict[Setting, Tally]:
        """Every setting has at least so many games afterwards; with a seed of their own, in tallies of their own. `printed`: what
        players read of the options of each setting instead."""
        tallies = self.tallies if seed is None else {}
        wanted = [s for s in dict.fromkeys(settings) if s not in self.refused]
        had = [tallies.setdefault(s, Tally()).games for s in wanted]
        todo = [(s, first) for s, first in zip(wanted, had, strict=True) if first < games]
        jobs: list[Job] = [
            (
                self.space.slug,
                self.space.options(s),
                self.level,
                self.seed if seed is None else seed,
                first,
                games - first,
                self.better,
                (printed or {}).get(s, NONE),
            )
            for s, first in todo
        ]
        for number, part in self.pool.work(measured, jobs):
            setting = todo[number][0]
            if part is None:
                self.refused.add(setting)
                del tallies[setting]
                continue
            count, total, squares = part
            tally = tallies[setting]
            tally.games, tally.total, tally.squares = tally.games + count, tally.total + total, tally.squares + squares
            self.played += count
            if self.progress:
                self.progress(self.played)
        return {s: tallies[s] for s in wanted if s in tallies}

    def missed(self, setting: Setting, forgiving: float) -> float:
        tally = self.tallies[setting]
        return sum(w.missed_by(tally.mean(w.measure), forgiving * tally.error(w.measure)) for w in self.wishes)

    def ranked(self, settings: Iterable[Setting], forgiving: float) -> list[Setting]:
        return sorted(settings, key=lambda s: (round(self.missed(s, forgiving), 6), self.space.change(s), s))

    def kept(self, settings: Sequence[Setting], count: int) -> list[Setting]:
        """Those who go on: half by what is nearly sure, half with chance forgiven."""
        strict, forgiving = self.ranked(settings, SURE), self.ranked(settings, LENIENT)
        both = [s for pair in zip(strict, forgiving, strict=True) for s in pair]
        return list(dict.fromkeys(both))[:count]


def tune(
    space: Space,
    wishes: Sequence[Wish],
    pool: Pool,
    level: str = "simple",
    seed: int = 1,
    games: int = 12_800,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """The best few settings, each measured with so many fresh games."""
    check_games(games)
    search = Search(space, wishes, pool, level, seed, progress)
    first = min(games, FIRST_GAMES if level in KINDS else 20)
    settings = sorted(search.play(_first(space), first))
    if space.size > MOST_FIRST:
        for _ in range(CLIMBS):
            near = [n for s in search.kept(settings, CLIMBERS) for n in space.neighbours(s)]
            settings = sorted({*settings, *search.play(near, first)})
    if not settings:
        raise Refusal("vary", "the rules of the game allow none of these settings")
    count = first
    while count < games:
        count = min(games, count * GROWTH)
        settings = search.kept(settings, max(FINALISTS, -(-len(settings) // GROWTH)))
        search.play(settings, count)
    settings = search.ranked(settings, SURE)[:BEST]
    fresh = search.play([*settings, space.printed], games, seed ^ FRESH_SEED)
    told = [_found(space, wishes, setting, tally) for setting, tally in fresh.items()]
    if level == "simple":
        told = _unnoticed(search, told, games)
    best = sorted((f for f in told if f.setting in settings), key=lambda f: (round(f.missed, 6), f.change, f.setting))
    printed = next(f for f in told if f.setting == space.printed)
    return Tuned(tuple(best), printed, len(search.tallies) + len(search.refused), len(search.refused), space.size)


def _unnoticed(search: Search, told: list[Found], games: int) -> list[Found]:
    """The same fresh games between players that have not noticed the variants (lab/unnoticed.py)."""
    of, words, why = game(search.space.slug), dict[Setting, Any](), dict[Setting, str]()
    for one in told:
        options = search.space.options(one.setting)
        if options.get("variant"):
            try:
                words[one.setting] = printed_words(of, options)
            except Refusal as fault:
                why[one.setting] = fault.sentence
    by_print = {
        setting: _found(search.space, search.wishes, setting, tally).granted
        for setting, tally in search.play(words, games, search.seed ^ FRESH_SEED, words).items()
    }
    return [replace(f, by_print=by_print.get(f.setting, ()), not_asked=why.get(f.setting, "")) for f in told]


def check_games(games: int) -> None:
    if games < FEWEST:
        raise Refusal("games", f"a search takes at least {FEWEST} games of each of the best few, not {games}")


def planned(space: Space, level: str, games: int) -> int:
    """About how many games a search plays, for whoever waits."""
    first = min(games, FIRST_GAMES if level in KINDS else 20)
    width = min(space.size, MOST_FIRST)
    total = width * first
    if space.size > MOST_FIRST:
        width += CLIMBS * CLIMBERS * 2 * len(space.knobs)
        total = width * first
    count = first
    while count < games:
        before, count, width = count, min(games, count * GROWTH), max(min(FINALISTS, width), -(-width // GROWTH))
        total += width * (count - before)
    best = min(BEST, space.size)
    return total + (best + 1) * games + (best * games if level == "simple" else 0)


def _first(space: Space) -> list[Setting]:
    """All settings, or a sample in which every value of every name is about as often as others."""
    if space.size <= MOST_FIRST:
        return list(space.all())
    rng = random.Random(f"{space.slug} {space.size}")
    columns = []
    for knob in space.knobs:
        places = [n % len(knob.values) for n in range(MOST_FIRST - 1)]
        rng.shuffle(places)
        columns.append(places)
    return list(dict.fromkeys([space.printed, *zip(*columns, strict=True)]))


def _found(space: Space, wishes: Sequence[Wish], setting: Setting, tally: Tally) -> Found:
    wide = 1.96 * stretch(len(wishes) * (BEST + 1))
    granted = []
    for wish in wishes:
        value, half = tally.mean(wish.measure), wide * max(tally.error(wish.measure), 0.5 / tally.games)
        most = 1.0 if wish.is_share else math.inf
        figure = Figure(value, max(0.0, value - half), min(most, value + half), tally.games)
        inside, outside = wish.low <= figure.low and figure.high <= wish.high, figure.high < wish.low or figure.low > wish.high
        granted.append(Granted(wish, figure, "yes" if inside else "no" if outside else "perhaps"))
    return Found(setting, space.change(setting), tuple(granted), tally.games)
