"""How fast each game is: decisions and games a second in random play, compile times, record size."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from snowyard.kernel import gpu
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game, game
from snowyard.kernel.machine import has_numba
from snowyard.kernel.table import new
from snowyard.lab.simulate import simulate
from snowyard.players.bots import kind_number
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import go_native_with_search

ROUNDS = 1000  # of one search
LONGER = 3  # times as many games: a long run on a card beside a shorter one
PROBED = 50  # games that tell how many fill the time
FIRST_MOVE = "import snowyard; t = snowyard.new({slug!r}, seed=1); t.play(t.moves[0]); t.story()"


def settings_of(name: str) -> tuple[Game, dict[str, dict[str, Any]]]:
    """A game and its named settings; of `forts/four`, only that one."""
    slug, _, one = name.partition("/")
    of = game(slug)
    named = of.module("options").VARIANTS
    if one and one not in named:
        raise Refusal("bench", f"{slug} has no setting {one!r} to measure; it has {listing(named)}.{nearest(one, named)}")
    return of, {one: named[one]} if one else named


def speeds(name: str, seconds: float, workers: int, bots: str = "random") -> Iterator[dict[str, Any]]:
    """One row a variant: games and decisions a second on one core and on `workers`."""
    of, settings = settings_of(name)
    for variant, options in settings.items():
        _compile(of.slug, bots, options)
        one = _rate(of, options, bots, 1, seconds)
        many = _rate(of, options, bots, workers, seconds) if workers > 1 else one
        yield {
            "game": of.slug,
            "variant": variant,
            "options": options,
            "bots": bots,
            "record_bytes": of.layout.dtype.itemsize,
            "quiet_bytes": of.quiet_layout.dtype.itemsize,
            "decisions_per_game": one[2],
            "one_core": {"decisions": one[0], "games": one[1]},
            "all_cores": {"workers": workers, "decisions": many[0], "games": many[1]},
        }


def _compile(slug: str, bots: str, options: dict[str, Any]) -> None:
    """In a process of its own: one that has just compiled runs slower than one that loads from the cache."""
    _apart(f"from snowyard.lab.simulate import simulate; simulate({slug!r}, 2, [{bots!r}], workers=1, **{options!r})")


def _apart(code: str, **env: str) -> None:
    """Run Python elsewhere. Ctrl-C is for us alone: we then end it; and what it complains of is said in a sentence."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it ended with status {done.returncode}"]
        raise Refusal("bench", f"the measurement failed in a process of its own: {said[-1]}")


def _rate(of: Game, options: dict[str, Any], bots: str, workers: int, seconds: float) -> tuple[float, float, float]:
    """Decisions a second, games a second, decisions a game, over about so many seconds."""
    probe = simulate(of.slug, PROBED * workers, [bots], workers=workers, **options)
    games = max(PROBED * workers, int(probe.games / max(probe.seconds, 1e-3) * seconds))
    run = simulate(of.slug, games, [bots], seed=2, workers=workers, **options)
    return run.decisions / run.seconds, run.games / run.seconds, run.decisions / run.games


def search_speeds(name: str, seconds: float, bots: str) -> Iterator[dict[str, Any]]:
    """One row a variant: rounds a second of a search that plays out with these players, on one core, and the games a second
    that the same players play without a search. Seconds are of this process's own processor time."""
    of, settings = settings_of(name)
    for variant, options in settings.items():
        _compile(of.slug, bots, options)
        go_native_with_search(of)
        table = new(of.slug, seed=3, **options)
        while len(table.actions) == 1:
            table.play(table.actions[0])
        if table.over:  # nobody ever has a choice
            continue
        searcher = Searcher(of, Settings(rounds=ROUNDS, guided=100 if bots == "simple" else 0), seed=1)
        searcher.estimates(table)  # the compiler's time does not count
        searches, took = 0, 0.0
        while took < seconds / 2:
            searches += 1
            searcher.begin(searches)
            start = time.process_time()
            searcher.estimates(table)
            took += time.process_time() - start
        rounds = ROUNDS * searches
        count = max(50, int(_rate(of, options, bots, 1, seconds / 4)[1] * seconds / 2))
        start = time.process_time()
        simulate(of.slug, count, [bots], seed=3, workers=1, **options)
        games = count / (time.process_time() - start)
        yield {
            "game": of.slug,
            "variant": variant,
            "options": options,
            "bots": bots,
            "rounds": rounds / took,
            "games": games,
            "factor": games * took / rounds,
        }


def compile_times(slug: str) -> dict[str, float]:
    """Seconds from starting Python to the first move played by native code: with nothing compiled yet, and again."""
    with tempfile.TemporaryDirectory() as cache:
        times = []
        for _ in range(2):
            start = time.perf_counter()
            _apart(FIRST_MOVE.format(slug=slug), SNOWYARD_CACHE=cache, SNOWYARD_MACHINE="native")
            times.append(time.perf_counter() - start)
    return {"cold": times[0], "warm": times[1]}


def gpu_speeds(name: str, seconds: float, tables: int | None, bots: str = "random") -> Iterator[dict[str, Any]]:
    """One row a variant on the CUDA device."""
    of, settings = settings_of(name)
    for variant, options in settings.items():
        words = of.options_words(options)
        players = None if bots == "random" else np.full(of.most_seats, kind_number(bots), np.int8)
        start = time.perf_counter()
        batch = gpu.Simulation(of, words, players, tables)
        batch.simulate(1, 0, 1)
        compiled = time.perf_counter() - start
        yield {
            "game": of.slug,
            "variant": variant,
            "options": options,
            "bots": bots,
            "tables": batch.tables,
            "record_bytes": of.layout.dtype.itemsize,
            "quiet_bytes": of.quiet_layout.dtype.itemsize,
            "compile_seconds": compiled,
            **steady_rate(batch, seconds),
        }


def steady_rate(batch: gpu.Simulation, seconds: float) -> dict[str, Any]:
    """What a card plays while every table is in use, whatever each of them is at: the games that a long run plays more than a
    shorter one, over the time that it takes longer. Both begin with all tables dealt at once and end with few of them left at
    work; that is no part of it."""

    def timed(games: int) -> tuple[int, float]:
        start = time.perf_counter()
        decisions = batch.simulate(2, 0, games).decisions
        return decisions, time.perf_counter() - start

    games = batch.tables
    fewer, short = timed(games)
    while short < seconds / 6 and games < 1 << 40:
        games *= 4
        fewer, short = timed(games)
    more, long = timed(LONGER * games)
    made, took, played = more - fewer, max(long - short, 1e-9), (LONGER - 1) * games
    return {
        "decisions_per_game": more / (LONGER * games),
        "games": LONGER * games,
        "seconds": long,
        "cuda": {"decisions": made / took, "games": played / took, "with_start_and_end": more / long},
    }


def bench(
    names: list[str],
    seconds: float,
    workers: int,
    compiling: bool,
    device: str,
    tables: int | None,
    bots: str = "random",
    searching: bool = False,
) -> Iterator[dict[str, Any]]:
    for name in names:
        if searching:
            yield from search_speeds(name, seconds, bots)
            continue
        if device == "cuda":
            yield from gpu_speeds(name, seconds, tables, bots)
            continue
        times = compile_times(name.partition("/")[0]) if compiling and has_numba() else {}
        for row in speeds(name, seconds, workers, bots):
            yield row | ({"first_move_seconds": times} if times else {})
