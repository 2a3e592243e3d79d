"""What a search with the network of a game thinks at some tables; as a program, for machines that a process begins with:

python tests/players/network_search.py GAME ROUNDS SEED
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from snowyard import Game, game, new
from snowyard.players import networks
from snowyard.players.search import Searcher, Settings
from snowyard.players.tree import network
from support import random_setting, walk

TABLES = 2


def any_network(of: Game, folder: Path) -> Path:
    """A network of random numbers, as large as those of trained ones, in this folder."""
    weights, biases = network.sizes(of.network_inputs)
    rng = np.random.default_rng(5)
    numbers = rng.normal(0, 300, weights).astype(np.int16), rng.normal(20_000, 5_000, biases).astype(np.int32)
    file = folder / f"{of.slug}.bin"
    networks.write(file, of, *numbers, {"made": "at random"})
    return file


def searched(of: Game, rounds: int, seed: int) -> list[Any]:
    """Estimates, chances, luck and choice at tables of random options, after some random moves."""
    rng, told = random.Random(f"{of.slug} {seed}"), []
    searcher = Searcher(of, Settings(rounds=rounds, widen=1.0, bias=0.3, explore=0.3, learned=1), seed)
    for number in range(TABLES):
        table = new(of.slug, seed=rng.getrandbits(60), **random_setting(of, rng))
        for _ in walk(table, rng, 8 * number):
            pass
        if table.over:
            continue
        searcher.begin(seed + number)
        estimates = [[e.action, e.tried, e.mean] for e in searcher.estimates(table)]
        told.append([estimates, searcher.won.tolist(), searcher.thinkers[0].luck.tolist(), int(searcher.choose(table))])
    return told


if __name__ == "__main__":
    print(json.dumps(searched(game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
