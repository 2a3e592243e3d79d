"""Views a second, by processor time: what Table.view costs in each game.

    SNOWYARD_MACHINE=native python bench/views.py [game ...] [--games N]

Random games, of which no move gives up; after each move the view of seat 0. `fresh`: each table is looked at once, as servers do
it, after two games to warm up, the mean. `again`: the tables of one game (at most 150) are looked at over and over, best of nine.
To compare two commits, run it in both in turns.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

from snowyard import Table, game, games, new

WARM, MOST, TURNS = 2, 150, 9
SEATS = {"forts": 4, "splat": 4}


def tables(slug: str, seed: int) -> Iterator[Table]:
    of, rng = game(slug), random.Random(seed)
    table = new(slug, seed=seed, **({"seats": SEATS[slug]} if slug in SEATS else {}))
    while not table.over:
        table.step(rng.choice([action for action in table.actions if action != of.gives_up]))
        yield table.copy()


def seconds(table: Table) -> float:
    start = time.process_time()
    table.view(0)
    return time.process_time() - start


def fresh(slug: str, count: int) -> float:
    took = [[seconds(table) for table in tables(slug, 100 + number)] for number in range(WARM + count)]
    kept = [one for times in took[WARM:] for one in times]
    return len(kept) / sum(kept)


def again(slug: str) -> float:
    looked_at = [table for _, table in zip(range(MOST), tables(slug, 5), strict=False)]
    best = 1e9
    for _ in range(TURNS):
        start = time.process_time()
        for table in looked_at:
            table.view(0)
        best = min(best, time.process_time() - start)
    return len(looked_at) / best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    for slug in given.game or games():
        print(f"{slug:8} fresh {fresh(slug, given.games):9,.0f}   again {again(slug):9,.0f}", flush=True)


if __name__ == "__main__":
    main()
