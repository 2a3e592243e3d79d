"""Snowyard itself: whole games compiled, tables driven from Python, and the search."""

from __future__ import annotations

import random
from typing import Any

from peers.frame import ABOUT, COMPILED, PYTHON, SEARCH, TABLE, Chunk, case

SETTINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "forts/two": ("forts", {"seats": 2}),
    "forts/four": ("forts", {"seats": 4}),
    "splat/four": ("splat", {"seats": 4}),
    "duel/two": ("duel", {}),
    "lanes/sheet": ("lanes", {}),
    "village/standard": ("village", {"surrender": False}),
}


def compiled(slug: str, options: dict[str, Any]) -> Chunk:
    from snowyard import game, new
    from snowyard.lab.simulate import play

    of, seats = game(slug), new(slug, seed=1, **options).seats
    words = of.options_words(options)
    at = [0]

    def chunk() -> tuple[int, int]:
        at[0] += 500
        done = play(of, words, None, seats, 7, at[0], 500)
        return int(done.decisions.sum()), 500

    return chunk


def from_python(slug: str, options: dict[str, Any]) -> Chunk:
    """A loop in Python over legal moves, a list of numbers, and steps."""
    from snowyard import quick

    table, choice, number = quick(slug, seed=7, **options), random.Random(7).choice, [0]

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < 10 * ABOUT:
            number[0] += 1
            seat = table.deal(7, number[0])
            while seat >= 0:
                seat = table.step(choice(table.actions))
                decisions += 1
            games += 1
        return decisions, games

    return chunk


def at_a_table(slug: str, options: dict[str, Any]) -> Chunk:
    """The friendly face: every move by its text, and its events told."""
    from snowyard import new

    rnd = random.Random(7)
    seed = [0]

    def chunk() -> tuple[int, int]:
        decisions = games = 0
        while decisions < ABOUT:
            seed[0] += 1
            table = new(slug, seed=seed[0], **options)
            while not table.over:
                table.play(rnd.choice(table.moves))
                decisions += 1
            games += 1
        return decisions, games

    return chunk


def searching(slug: str, options: dict[str, Any], rounds: int = 2_000) -> Chunk:
    """Rounds of information-set tree search with random play-outs, from tables of random games with a real choice."""
    from snowyard import game, new
    from snowyard.players import player

    rnd = random.Random(5)
    tables = []
    while len(tables) < 16:
        table = new(slug, seed=rnd.getrandbits(40), **options)
        while not table.over:
            if len(table.actions) > 1 and rnd.random() < 0.1:
                tables.append(table.copy())
            table.play(rnd.choice(table.actions))
    tables = rnd.sample(tables, 16)
    searcher = player(f"search:rounds={rounds},guided=0", game(slug), 3)
    at = [0]

    def chunk() -> tuple[int, int]:
        at[0] += 1
        searcher.begin(at[0])
        searcher.choose(tables[at[0] % len(tables)])
        return rounds, 0

    return chunk


for _name, (_slug, _options) in SETTINGS.items():
    case(f"snowyard/{_name}", COMPILED, slug=_slug, options=_options)(compiled)
    case(f"snowyard/{_name}", PYTHON, slug=_slug, options=_options)(from_python)
    case(f"snowyard/{_name}", TABLE, slug=_slug, options=_options)(at_a_table)
    case(f"snowyard/{_name}", SEARCH, slug=_slug, options=_options)(searching)
