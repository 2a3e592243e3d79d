"""A sample of `make bounds` and `make bounds-campaign` that every run of the tests can afford: the same code with every index
checked, in processes of its own."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import guards
from bounds.searching import searching_game
from snowyard import Game, game, new
from snowyard.players.levels import level

HERE = Path(__file__).parent
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
CHECKED = {"NUMBA_BOUNDSCHECK": "1", "SNOWYARD_MACHINE": "native"}
TRIES = {"forts": 60, "splat": 60, "lanes": 40, "duel": 12, "village": 16}
"""Damaged tables of each game: a second or two of interpreted rules."""


def run(script: str, *arguments: Any, env: dict[str, str]) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in {**INTERPRETED, **CHECKED}}
    known = {**clean, **env, "PYTHONPATH": os.pathsep.join((str(HERE.parent), os.environ.get("PYTHONPATH", "")))}
    command = [sys.executable, str(HERE / script), *map(str, arguments)]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_hints_after_a_move_read_and_write_nothing_outside_when_rules_are_interpreted(any_game: Game) -> None:
    variants = any_game.module("options").VARIANTS
    assert int(run("hints.py", any_game.slug, env=INTERPRETED)) == 1 + len(variants)


def test_damaged_bytes_are_refused_or_harmless(any_game: Game) -> None:
    became = run("damage.py", any_game.slug, TRIES[any_game.slug], 1, env=INTERPRETED)
    assert "refused" in became


def test_hints_are_compiled_with_checked_indices_where_that_is_asked_for() -> None:
    assert int(run("hints.py", "forts", env=CHECKED)) == 1 + len(game("forts").module("options").VARIANTS)


def test_bots_play_a_village_of_ones_own_without_touching_a_word_outside() -> None:
    """Three pieces on the map, every move searched: searches used to write behind their tables."""
    own = "building 8 14 16 20; tree 24 24 2; fence 11 28 17 29"
    table = new("village", seed=2, map=own)
    players = [level("fair", table.game, seat) for seat in range(table.seats)]
    for _ in range(12):
        table.play(players[table.actor].choose(table))
        assert guards.overruns() == []
    assert table.t.decisions == 12


def test_a_searching_game_of_each_sort_stays_inside_its_records(any_game: Game) -> None:
    rng = random.Random(f"{any_game.slug} sample")
    assert searching_game(any_game, rng, 10, 12, lambda: False, besides=False) > 0
    assert guards.overruns() == []
