"""How games go: chances of every seat along a game, and what other choices would have come to, both by play-outs.

The chance of a seat at a moment is what it wins on average when the game is played on many times from that very table, with
fresh dice, by players of their own kind if that is compiled (`random`, `simple`), else `simple`.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.dice import below
from snowyard.kernel.game import Game, game
from snowyard.lab.counted import MOVES, things_of
from snowyard.lab.measures import WHOLE, Figure, mean, ratio, share
from snowyard.lab.simulate import Progress, chunks
from snowyard.lab.survey import Survey
from snowyard.lab.workers import Pool
from snowyard.players.bots import KINDS, kind_number
from snowyard.players.search_machine import go_native_with_search
from snowyard.players.value import play_outs

POINTS = 20  # moments of a game at which chances are asked
PLAYOUTS = 48  # at each
MOMENTS = 6  # of a game at which other choices are tried
TRIED = 12  # choices at each, at most
TRIES = 8  # play-outs of each choice in each half
EFFORT = 12_000_000  # decisions of play-outs, about, for each of the two
FEWEST, MOST = 60, 800  # games
LEAD = 0.1  # a new leader is ahead of the old one by so much
SURE = 0.9  # a game is decided once its winner's chance stays above
HOPELESS = 0.05  # a seat with no better choice than this cannot win any more
MANY = 200  # figures of a group of moves need so many moments
MOMENTS_STREAM = np.uint64(0x7F4A7C15)  # which moments are looked at, and which of many moves: the page asks the same dice

Floats = npt.NDArray[np.float64]


@dataclass
class Traces:
    """chances[game, point, seat], what each seat won in the end, and the choices that were tried."""

    level: str
    playout_kind: str
    chances: Floats
    payoffs: Floats
    places: npt.NDArray[np.int32]  # [game, moment]: seat or -1, decision, move played
    tried: npt.NDArray[np.int32]  # [game, moment, choice]: action or -1
    won: Floats  # [game, moment, choice, half, seat]

    @property
    def games(self) -> int:
        return len(self.chances)

    @property
    def seats(self) -> int:
        return int(self.chances.shape[2])


def playout_kind(level: str) -> str:
    return level if level in KINDS else "simple"


def games_to_trace(s: Survey, effort: int = EFFORT) -> int:
    """As many as the effort allows, going by how long games are."""
    length = float(s.decisions.mean())
    wide = min(TRIED, 1 + float(s.legal.sum()) / float(s.decisions.sum()))
    cost = max(POINTS * PLAYOUTS, MOMENTS * wide * 2 * TRIES) * length / 2
    return int(min(s.games, max(FEWEST, min(MOST, effort / cost))))


def trace(
    s: Survey,
    options: dict[str, Any],
    pool: Pool,
    effort: int = EFFORT,
    progress: Progress | None = None,
    games: int | None = None,
) -> Traces:
    """Trace the first games of a survey: so many, or as many as the effort allows."""
    games = games_to_trace(s, effort) if games is None else games
    words = game(s.game).options_words(options)
    pieces = list(chunks(games, max(1, games // 40)))
    jobs = [(s.game, words, s.level, s.seats, s.seed, first, count, s.scripts[first : first + count]) for first, count in pieces]
    parts, done = {}, 0
    for number, part in pool.work(_traced, jobs):
        parts[number] = part
        done += pieces[number][1]
        if progress:
            progress(done)
    chances, places, tried, won = (np.concatenate([parts[n][column] for n in range(len(jobs))]) for column in range(4))
    return Traces(s.level, playout_kind(s.level), chances, s.payoffs[:games], places, tried, won)


def _traced(job: tuple[str, Any, str, int, int, int, int, list[list[int]]]) -> tuple[Any, ...]:
    slug, words, level, seats, seed, first, count, scripts = job
    table = TraceTable(game(slug), words, seats, seed, playout_kind(level))
    parts = [table.traced(first + k, scripts[k] if scripts else None) for k in range(count)]
    return tuple(np.stack(column) for column in zip(*parts, strict=True))


class TraceTable:
    """A quiet table where games are played again and played on. The bulk of the work, play-outs, is compiled."""

    def __init__(self, of: Game, words: Any, seats: int, seed: int, playout_kind: str) -> None:
        go_native_with_search(of)
        self.of, self.words, self.seats, self.seed = of, words, seats, seed
        self.tables, self.mask, self.luck = of.quiet_layout.array(2), bits.empty(of.actions), np.zeros(4, np.uint32)
        self.playout_kind = playout_kind

    def deal(self, index: int) -> None:
        self.of.driver.deal(self.tables.lifted, self.tables.raw, 0, self.words, np.uint64(self.seed), np.uint64(index))

    def play_outs(self, first: int, count: int, action: int = -1) -> list[float]:
        return play_outs(self.of, self.tables, self.seats, self.playout_kind, self.seed, first, count, action).chances

    def record(self, index: int) -> list[int]:
        """The moves of a game between players of this kind."""
        driver, t = self.of.driver, self.tables.one()
        self.deal(index)
        driver.key(self.luck, np.uint64(self.seed) ^ driver.PLAYERS_STREAM, np.uint64(index))
        actions: list[int] = []
        while self.tables[0].actor >= 0:
            driver.legal(t, self.mask)
            actions.append(int(driver.choose(t, self.mask, self.luck, kind_number(self.playout_kind))))
            driver.step(t, actions[-1])
        return actions

    def traced(self, index: int, script: list[int] | None) -> tuple[Any, ...]:
        """Chances along one game, and other choices at a few of its moments."""
        actions = self.record(index) if script is None else script
        luck = np.zeros(4, np.uint32)
        self.of.driver.key(luck, np.uint64(self.seed) ^ MOMENTS_STREAM, np.uint64(index))
        length = len(actions)
        cuts = [moment * length // MOMENTS for moment in range(MOMENTS + 1)]
        wanted = [low + below(luck, max(1, high - low)) for low, high in itertools.pairwise(cuts)]
        chances, places = np.zeros((POINTS, self.seats)), np.full((MOMENTS, 3), -1, np.int32)
        tried = np.full((MOMENTS, TRIED), -1, np.int32)
        won = np.zeros((MOMENTS, TRIED, 2, self.seats))
        self.deal(index)
        point, moment = 0, 0
        for number, action in enumerate(actions):
            while point < POINTS and point * length // POINTS == number:
                chances[point] = self.play_outs((index << 24) + point * PLAYOUTS, PLAYOUTS)
                point += 1
            if moment < MOMENTS and number >= cuts[moment + 1]:
                moment += 1
            if moment < MOMENTS and number >= wanted[moment] and self._try(index, moment, luck, tried[moment], won[moment]):
                places[moment] = (self.tables[0].actor, number, action)
                moment += 1
            self.of.driver.step(self.tables.one(), action)
        return chances, places, tried, won

    def _try(self, index: int, moment: int, luck: Any, tried: Any, won: Any) -> bool:
        """What the legal moves come to here (at most TRIED of them); False where there is no choice. Play-out r of every
        move has the same dice; the two halves have different ones."""
        self.of.driver.legal(self.tables.one(), self.mask)
        legal = bits.members(self.mask)
        if len(legal) < 2:
            return False
        if len(legal) > TRIED:
            legal = sorted(legal.pop(below(luck, len(legal))) for _ in range(TRIED))
        for place, action in enumerate(legal):
            tried[place] = action
            for half in range(2):
                won[place, half] = self.play_outs((index << 24) + (1 << 23) + (2 * moment + half) * TRIES, TRIES, action)
        return True


# ---- what they tell


@dataclass(frozen=True)
class Course:
    """How games went, over those with one winner."""

    lead_changes: Figure
    drama: Figure
    comebacks: Figure
    decided: Figure  # when, as a share of the game
    decided_at: Floats
    winner: list[Figure]  # the winner's chance at each point
    spread: list[tuple[float, float]]  # quartiles of the same


def course(t: Traces) -> Course | None:
    """None where no game had a single winner."""
    clear = t.payoffs.max(axis=1) > WHOLE
    if not clear.any():
        return None
    sums, _ = by_game(t)
    chances, own = t.chances[clear], _winners(t, clear)
    lasting = np.logical_and.accumulate(own[:, ::-1] >= SURE, axis=1)[:, ::-1]
    decided = np.where(lasting.any(axis=1), lasting.argmax(axis=1) / POINTS, 1.0)
    quartiles = np.quantile(own, [0.25, 0.75], axis=0).T
    return Course(
        mean([_changes(game) for game in chances]),
        mean(sums[1, clear], 1.0),
        share(sums[0, clear]),
        mean(decided, 1.0),
        decided,
        [mean(own[:, p], 1.0) for p in range(POINTS)],
        [(float(a), float(b)) for a, b in quartiles],
    )


def by_game(t: Traces) -> tuple[Floats, Floats]:
    """What reports and comparisons tell of how games go, as [measure, game]: what each game adds, and how many it counts for.
    Each figure is the sum of the one over the sum of the other: comebacks and drama over games with one winner, decisions of
    seats who can hardly win over those that were tried, and how far such decisions move another's chance over them."""
    sums, sizes = np.zeros((4, t.games)), np.zeros((4, t.games))
    clear = t.payoffs.max(axis=1) > WHOLE
    sizes[:2] = clear
    own = _winners(t, clear)
    sums[0, clear] = own.min(axis=1) < t.payoffs.mean() / 2
    sums[1, clear] = _dramas(t.chances[clear].max(axis=2) - own)
    for number, seat, _, won in _moments(t):
        sizes[2, number] += 1
        if won[:, :, seat].mean(axis=1).max() <= HOPELESS:
            sums[2, number] += 1
            sums[3, number] += _shift(won, seat)
    sizes[3] = sums[2]
    return sums, sizes


def _winners(t: Traces, clear: npt.NDArray[np.bool_]) -> Floats:
    """[game, point]: the chance of who won in the end, over games with one winner."""
    winners = t.payoffs[clear].argmax(axis=1)
    return np.asarray(np.take_along_axis(t.chances[clear], winners[:, None, None], axis=2)[:, :, 0])


def _shift(won: Floats, seat: int) -> float:
    """How far the two most different choices of a seat move another's chance: chosen by one half of the play-outs and measured by
    the other."""
    gaps = []
    for half in range(2):
        reach = won[:, half].max(axis=0) - won[:, half].min(axis=0)
        reach[seat] = -1
        other = int(reach.argmax())
        most, least = won[:, half, other].argmax(), won[:, half, other].argmin()
        gaps.append(won[most, 1 - half, other] - won[least, 1 - half, other])
    return float(np.mean(gaps))


def _dramas(behind: Floats) -> list[float]:
    return [float(np.sqrt(gaps[gaps > 0]).mean()) if (gaps > 0).any() else 0.0 for gaps in behind]


def _changes(chances: Floats) -> int:
    leader, changes = int(chances[0].argmax()), 0
    for row in chances[1:]:
        best = int(row.argmax())
        if best != leader and row[best] - row[leader] > LEAD:
            leader, changes = best, changes + 1
    return changes


def _moments(t: Traces) -> Iterator[tuple[int, int, Any, Floats]]:
    """Every moment at which choices were tried: game, seat, actions, won[choice, half, seat]."""
    for number in range(t.games):
        for moment in range(MOMENTS):
            seat = int(t.places[number, moment, 0])
            if seat >= 0:
                kept = t.tried[number, moment] >= 0
                if kept.sum() > 1:
                    yield number, seat, t.tried[number, moment][kept], t.won[number, moment][kept]


def agency(t: Traces) -> Figure:
    """What the best choice is worth over any choice, on average: the best by one half of the play-outs, measured by the
    other half, so that chance is not taken for skill."""
    gains = []
    for _, seat, _, won in _moments(t):
        mine = won[:, :, seat]
        gains.append(sum(mine[mine[:, h].argmax(), 1 - h] - mine[:, 1 - h].mean() for h in range(2)) / 2)
    return mean(gains) if gains else Figure(0.0, -math.inf, math.inf, 0)


@dataclass(frozen=True)
class Kingmaking:
    """Decisions of seats that can hardly win any more: how often, and how far they move what another seat wins."""

    hopeless: Figure
    shift: Figure


def kingmaking(t: Traces) -> Kingmaking:
    sums, sizes = by_game(t)
    none = Figure(0.0, 0.0, 0.0, 0)
    hopeless, shift = (ratio(sums[n], sizes[n], 1.0) if sizes[n].any() else none for n in (2, 3))
    return Kingmaking(hopeless, shift)


def choice_worth(of: Game, t: Traces) -> dict[int, Figure]:
    """For each group of moves: what choosing it, rather than another group, changes in the chooser's chance."""
    things = things_of(of)
    wanted = set(things.numbers(MOVES))
    gains: dict[int, dict[int, list[float]]] = {}
    for game_number, seat, actions, won in _moments(t):
        mine = won[:, :, seat].mean(axis=1)
        groups = things.of_move[actions]
        present = set(groups.tolist()) & wanted
        if len(present) > 1:
            for number in present:
                inside = groups == number
                gain = float(mine[inside].mean() - mine[~inside].mean())
                gains.setdefault(number, {}).setdefault(game_number, []).append(gain)
    figures = {
        number: ratio([sum(own) for own in by_game.values()], [len(own) for own in by_game.values()])
        for number, by_game in sorted(gains.items())
    }
    return {number: f for number, f in figures.items() if f.count >= MANY / 10}


def chosen_when_legal(of: Game, t: Traces) -> dict[int, tuple[int, int]]:
    """For each group of moves: at how many of the moments it was chosen, and at how many it was legal (of more than TRIED legal
    moves some are looked at, and the one that was chosen)."""
    things = things_of(of)
    found: dict[int, tuple[int, int]] = {}
    for number in range(t.games):
        for moment in range(MOMENTS):
            seat, _, action = t.places[number, moment].tolist()
            if seat >= 0:
                played = int(things.of_move[action])
                legal = {int(things.of_move[a]) for a in t.tried[number, moment].tolist() if a >= 0} | {played}
                for group in legal:
                    taken, seen = found.get(group, (0, 0))
                    found[group] = taken + (group == played), seen + 1
    return found
