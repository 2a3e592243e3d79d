"""Where luck rules: how much of the best possible edge the players reach, decision by decision.

    python bench/edge.py --decisions 300      # forts with two and four seats, splat with four
    python bench/edge.py --games forts --players 'random,simple,expert,search:rounds=20000;explore=0.5'

The decisions are those of games between players of the level `hard`. Two searches of very many rounds, independent of each
other, say what every move is worth: the best by the one is valued by the other, so that its luck does not count. A player loses
what its choice is worth less than the best. Of the edge over `simple` a level reaches the share of `simple`'s loss that it does
not lose; of the edge over `random` likewise. Intervals are 95 %, from the spread between games (bootstrap).
"""

from __future__ import annotations

import argparse
import functools
import itertools
import multiprocessing
import os
from typing import Any

import numpy as np

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported
from snowyard import new
from snowyard.players import player
from snowyard.players.search import Searcher, Settings

SETTINGS: list[tuple[str, dict[str, Any]]] = [("forts", {"seats": 2}), ("forts", {"seats": 4}), ("splat", {"seats": 4})]
ROUNDS = 200_000
PLAYERS = "random,simple,fair,hard,expert"
A_GAME = 5  # decisions looked at in one game


def worth(table: Any, rounds: int, seed: int) -> dict[int, float]:
    """What every move is worth, by a search that tries them all."""
    found = Searcher(table.game, Settings(rounds=rounds, explore=0.7, nodes=1 << 18), seed).estimates(table)
    return {e.action: e.mean for e in found}


def losses(table: Any, players: list[str], rounds: int, seed: int) -> list[float]:
    """What each player loses here on average (the first, `random`: exactly; the others: by one choice)."""
    one, other = worth(table, rounds, seed), worth(table, rounds, seed + 1)
    best = (other[max(one, key=one.__getitem__)] + one[max(other, key=other.__getitem__)]) / 2
    mean = {action: (one[action] + other[action]) / 2 for action in one}
    lost = [best - sum(mean.values()) / len(mean)]
    for kind in players[1:]:
        who = player(kind, table.game, seed)
        lost.append(best - mean[who.choose(table)])
        who.close()
    return lost


def game_of(slug: str, options: dict[str, Any], players: list[str], rounds: int, seed: int) -> list[list[float]]:
    """The losses at some decisions of one game."""
    rng = np.random.default_rng(seed)
    table = new(slug, seed=seed, **options)
    who = player("hard", table.game, seed)
    met = []
    while not table.over:
        if len([action for action in table.actions if action != table.game.gives_up]) > 1:
            met.append(table.copy())
        table.play(who.choose(table))
    picked = rng.choice(len(met), min(A_GAME, len(met)), replace=False)
    return [losses(met[n], players, rounds, 1000 * seed + 2 * int(n)) for n in picked]


def told(players: list[str], found: list[list[list[float]]]) -> list[str]:
    """A line for each player: its loss, and the shares of the edges over `random` and `simple` that it reaches."""
    games = np.array([np.mean(game, axis=0) for game in found])
    rng = np.random.default_rng(1)
    drawn = games[rng.integers(0, len(games), (2000, len(games)))].mean(1)

    def share(n: int, over: int) -> str:
        if n <= over:
            return "" if n < over else "0"
        low, high = np.percentile(1 - drawn[:, n] / drawn[:, over], (2.5, 97.5))
        mean = games.mean(0)
        return f"{100 * (1 - mean[n] / mean[over]):.0f} ({100 * low:.0f} to {100 * high:.0f})"

    return [f"| `{kind}` | {100 * games[:, n].mean():.2f} | {share(n, 0)} | {share(n, 1)} |" for n, kind in enumerate(players)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", default="", help="only these games, with commas")
    parser.add_argument("--players", default=PLAYERS, help="random and simple first; semicolons between settings of a search")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    players = [kind.replace(";", ",") for kind in given.players.split(",")]
    if players[:2] != ["random", "simple"]:
        parser.error("--players begins with random,simple: the edges are measured over these two")
    if given.decisions < A_GAME:
        parser.error(f"--decisions is at least {A_GAME}: so many are looked at in one game")
    unknown = set(filter(None, given.games.split(","))) - {slug for slug, _ in SETTINGS}
    if unknown:
        parser.error(f"--games knows forts and splat, not {', '.join(sorted(unknown))}")
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for slug, options in [setting for setting in SETTINGS if not given.games or setting[0] in given.games.split(",")]:
            work = functools.partial(game_of, slug, options, players, given.rounds)
            found = [game for game in pool.imap(work, range(given.decisions // A_GAME)) if game]
            seen = len(list(itertools.chain.from_iterable(found)))
            print(f"\n{slug}, {options['seats']} seats: {seen} decisions of {len(found)} games, {given.rounds:,} rounds twice")
            print("| player | loses a decision (of 100 games) | edge over `random` reached | over `simple` |\n|---|---|---|---|")
            print("\n".join(told(players, found)), flush=True)


if __name__ == "__main__":
    main()
