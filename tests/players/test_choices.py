"""Whoever makes a hand-written player or the search quicker must not make it another. What both choose at hundreds of tables, the
luck that they take for it and every number of a search, as digests; whoever changed a player on purpose rewrites them by
`make golden`."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

from snowyard import Game, Table, game
from snowyard.kernel.finding import own_games
from snowyard.kernel.table import new
from snowyard.players.bots import luck_of
from snowyard.players.search import Searcher, Settings
from support import random_setting

HOME = Path(__file__).parents[1] / "golden" / "choices.json"
PARTS = 12
SEARCHES = 9
"""Tables of a part that are searched: 108 of each game."""
LONGEST = 150
ROUNDS = 24
MANNERS = (
    Settings(rounds=ROUNDS),
    Settings(rounds=ROUNDS, explore=0.5, widen=1.0, bias=0.3),
    Settings(rounds=ROUNDS, widen=1.0, horizon=1, widest=8),
    Settings(rounds=ROUNDS, guided=60, horizon=3),
)
"""As the levels think, and as puzzles and reviews do."""


def dealt(of: Game, part: int, games: int, rng: random.Random) -> Table:
    """The settings that the game itself names, by turns with random ones; a further game of a part has another one."""
    named = list(of.module("options").VARIANTS.values())
    options = named[(part // 2 + games) % len(named)] if part % 2 == 0 else random_setting(of, rng)
    return new(of.slug, seed=rng.getrandbits(60), **options)


def tables_of(of: Game, part: int) -> tuple[list[Table], str]:
    """Tables with a choice out of games in which two thirds of the moves are the hand-written player's; and what that player
    chooses at all of them."""
    rng, luck, h = random.Random(f"{of.slug} {part}"), luck_of(part), hashlib.sha256()
    tables: list[Table] = []
    games = 0
    while len(tables) < SEARCHES:
        table = dealt(of, part, games, rng)
        games += 1
        for _ in range(LONGEST):
            if table.over:
                break
            if len(table.actions) > 1:
                tables.append(table.copy())
            action = of.calls.choose(table, luck, 1)
            h.update(np.array([action, *luck], np.int64).tobytes())
            table.step(action if rng.randrange(3) else rng.choice(table.actions))
    return tables, h.hexdigest()[:16]


def searched(table: Table, manner: Settings, seed: int) -> str:
    """Every estimate to the last bit, what each seat won, and the luck that is left."""
    searcher = Searcher(table.game, manner, seed)
    h = hashlib.sha256()
    for found in searcher.estimates(table):
        h.update(np.array([found.action, found.tried], np.int64).tobytes() + np.array([found.mean, found.error]).tobytes())
    h.update(searcher.won.tobytes() + searcher.thinkers[0].luck.tobytes())
    return h.hexdigest()[:16]


def choices(of: Game, part: int) -> list[str]:
    tables, simple = tables_of(of, part)
    some = [tables[i * len(tables) // SEARCHES] for i in range(SEARCHES)]
    return [simple, *(searched(table, MANNERS[(part + i) % len(MANNERS)], i) for i, table in enumerate(some))]


@pytest.mark.parametrize(
    "name", [pytest.param(f"{slug}-{part}", marks=pytest.mark.xdist_group(slug)) for slug in own_games() for part in range(PARTS)]
)
def test_a_player_chooses_what_it_has_always_chosen(name: str) -> None:
    slug, _, part = name.partition("-")
    known = json.loads(HOME.read_text(encoding="utf-8"))
    assert choices(game(slug), int(part)) == known[slug][int(part)], (
        "the hand-written player or the search chooses otherwise here: a fault, or run make golden"
    )


if __name__ == "__main__":
    found = {slug: [choices(game(slug), part) for part in range(PARTS)] for slug in own_games()}
    HOME.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(HOME.name)
