"""Many games of one kind of player, and what was counted in each: the raw material of reports and comparisons."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits
from snowyard.kernel.game import SURVEY, Game, game
from snowyard.kernel.machines import for_many
from snowyard.kernel.table import new
from snowyard.lab.counted import things_of
from snowyard.lab.seated import played
from snowyard.lab.simulate import Progress, chunks
from snowyard.lab.unnoticed import NONE
from snowyard.lab.workers import Pool
from snowyard.players.bots import KINDS, kind_number

CHUNK = 2_500  # games of one piece of work
SCRIPTED = 2  # the same, where players think
LEGAL_BINS = 257  # legal moves are counted up to this

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@functools.cache
def survey_driver(of: Game) -> Any:
    return for_many(of.load_driver(SURVEY), "a survey")


@dataclass
class Survey:
    """Games of a seed, in their order, row by row."""

    game: str
    options: dict[str, Any]  # as texts, all of them
    level: str
    seed: int
    payoffs: Floats  # [game, seat]
    turns: Ints
    decisions: Ints
    first: Ints  # who decided first
    legal: Ints  # legal moves over all decisions
    forced: Ints  # decisions with one legal move
    made: Ints  # decisions [game, seat]
    last: Ints  # the number of each seat's last decision, from 1; 0: none
    counts: npt.NDArray[np.int16]  # [game, thing, seat]; no thing, where they were not asked for
    choices: Ints  # how many decisions had so many legal moves
    scripts: list[list[int]]  # the moves of each game, where the players think

    @property
    def games(self) -> int:
        return len(self.turns)

    @property
    def seats(self) -> int:
        return int(self.payoffs.shape[1])


Part = tuple[Any, ...]


def survey(
    slug: str,
    level: str,
    games: int,
    pool: Pool,
    seed: int = 1,
    progress: Progress | None = None,
    start: int = 0,
    printed: Any = NONE,
    things: bool = True,
    **options: Any,
) -> Survey:
    """So many games, from number `start` of the seed on, with this kind of player in every seat. `printed`: what players
    read of the options instead (lab/unnoticed.py). Without `things`, nothing is counted that events tell of, and games are
    played at quiet tables: in duel about twenty times as fast."""
    table = new(slug, seed=seed, **options)
    words = game(slug).options_words(options)
    size = CHUNK if level in KINDS else SCRIPTED
    pieces = list(chunks(games, size))
    jobs = [(slug, words, options, level, table.seats, seed, start + first, count, printed, things) for first, count in pieces]
    parts: dict[int, tuple[Part, list[list[int]]]] = {}
    done = 0
    for number, part in pool.work(_part, jobs):
        parts[number] = part
        done += pieces[number][1]
        if progress:
            progress(done)
    rows = [parts[number][0] for number in range(len(jobs))]
    columns = [np.concatenate([row[column] for row in rows]) for column in range(5)]
    payoffs, facts, made, last, counts = columns
    turns, decisions, first_seat, legal, forced = facts.T
    return Survey(
        slug,
        table.options,
        level,
        seed,
        payoffs,
        turns,
        decisions,
        first_seat,
        legal,
        forced,
        made,
        last,
        counts,
        np.sum([row[5] for row in rows], axis=0),
        [script for number in range(len(jobs)) for script in parts[number][1]],
    )


def _part(job: tuple[str, Any, dict[str, Any], str, int, int, int, int, Any, bool]) -> tuple[Part, list[list[int]]]:
    slug, words, options, level, seats, seed, first, count, printed, things = job
    of = game(slug)
    if level in KINDS:
        return count_games(of, words, seats, seed, first, count, [level] * seats, printed=printed, things=things), []
    scripts = [played(of, options, seed, (level,) * seats, number).actions for number in range(first, first + count)]
    return count_games(of, words, seats, seed, first, count, ["random"] * seats, scripts, things=things), scripts


def count_games(
    of: Game,
    words: Any,
    seats: int,
    seed: int,
    first: int,
    count: int,
    kinds: Sequence[str],
    scripts: Sequence[Sequence[int]] = (),
    printed: Any = NONE,
    things: bool = True,
) -> Part:
    """Play (or play again, from their moves) some games in compiled code, and count."""
    all_things = things_of(of)
    layout = of.layout if things else of.quiet_layout
    tables, mask, luck = layout.array(2), bits.empty(of.actions), np.zeros(4, np.uint32)
    payoffs, facts = np.zeros((count, seats)), np.zeros((count, 5), np.int64)
    made, last = np.zeros((count, seats), np.int64), np.zeros((count, seats), np.int64)
    counts = np.zeros((count, len(all_things.all) if things else 0, seats), np.int16)
    choices = np.zeros(LEGAL_BINS, np.int64)
    script = np.array([action for moves in scripts for action in moves], np.int32)
    ends = np.cumsum([len(moves) for moves in scripts] or [0]).astype(np.int64)
    players = np.array([kind_number(kind) for kind in kinds], np.int8)
    survey_driver(of).survey(
        tables.many,
        tables.raw,
        mask,
        luck,
        words,
        printed,
        np.uint64(seed),
        first,
        count,
        players,
        script,
        ends,
        all_things.of_move,
        all_things.at_kind,
        all_things.rule_of,
        all_things.of_value,
        payoffs,
        facts,
        made,
        last,
        counts,
        choices,
    )
    return payoffs, facts, made, last, counts, choices
