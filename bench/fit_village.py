"""How village's table is judged (games/village/judge.py): fit the weights of its marks to games of the hand-written player.

    python bench/fit_village.py --minutes 4      # prints WEIGHTS, ready to be put into judge.py

Both sides play `simple` with up to 40 random moves in a hundred, so that what they have and where they stand also differs
without a reason. Every beginning of an activation is a row: the difference of both teams' marks, and who won in the end. One
logistic fit for each number of Turns left, with signs that make sense and weights that change slowly from Turn to Turn.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import time

import numpy as np
from scipy.optimize import minimize

from snowyard import new
from snowyard.games.village import judge
from snowyard.games.village.layout import START_OTHER
from snowyard.players.bots import Bot
from snowyard.players.levels import Slipper

MAPS = ("market", "market", "market", "church", "pond")
SLIPS = (0, 10, 25, 40)
SMOOTH = 60.0  # how much a change from Turn to Turn costs
WORSE = (judge.LAST_DIE, judge.TWO_DICE, judge.DOWN, judge.DANGER, judge.FAR, judge.OFF_SNOW)  # marks that speak against a team
DOWN, SPARE_BALL = -0.6, 0.03  # by hand: `simple` is hardly ever shoved, and seldom throws twice


def rows_of(task: tuple[int, float]) -> tuple[list[np.ndarray], list[int], list[float]]:
    """Games until the time is up: differences of marks, Turns left, what team 0 won."""
    number, seconds = task
    rng = np.random.default_rng(number)
    rows, left, won = [], [], []
    end = time.monotonic() + seconds
    for game in itertools.takewhile(lambda _: time.monotonic() < end, itertools.count()):
        seed = 1_000_000 * number + game
        table = new("village", seed=seed, map=MAPS[rng.integers(len(MAPS))])
        players = [Slipper("fit", Bot("simple", seed), int(rng.choice(SLIPS)), 3 * seed + team) for team in range(2)]
        seen, last = 0, None
        while not table.over:
            moment = (int(table.t.turn), int(table.t.place))
            if table.t.phase >= START_OTHER and moment != last:
                last = moment
                marks = np.zeros((2, judge.MARKS))
                for team in range(2):
                    judge.mark(table._tables.one(), team, marks[team])
                rows.append(marks[0] - marks[1])
                left.append(int(table.t.turns) - moment[0])
                seen += 1
            table.play(players[table.actor].choose(table))
        won += [table.payoff[0]] * seen
    return rows, left, won


def fit(rows: np.ndarray, left: np.ndarray, won: np.ndarray) -> np.ndarray:
    spread = rows.std(0) + 1e-9
    groups = [(rows[left == n + 1] / spread, won[left == n + 1]) for n in range(6)]

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(6, judge.MARKS)
        total, slope = 0.0, np.zeros_like(weights)
        for n, (x, y) in enumerate(groups):
            z = x @ weights[n]
            total += float(np.logaddexp(0, z).sum() - (y * z).sum())
            slope[n] += x.T @ (1 / (1 + np.exp(-z)) - y)
        for n in range(5):
            step = weights[n] - weights[n + 1]
            step[[judge.TOTAL, judge.DICE]] = 0.0
            total += SMOOTH * float((step * step).sum())
            slope[n] += 2 * SMOOTH * step
            slope[n + 1] -= 2 * SMOOTH * step
        return total, slope.ravel()

    bounds = [(None, 0) if mark in WORSE else (0, None) for _ in range(6) for mark in range(judge.MARKS)]
    found = minimize(loss, np.zeros(6 * judge.MARKS), jac=True, bounds=bounds, method="L-BFGS-B", options={"maxiter": 500})
    weights = found.x.reshape(6, judge.MARKS) / spread
    weights[:, judge.DOWN] = DOWN
    weights[:, judge.SPARE_BALLS] = np.maximum(weights[:, judge.SPARE_BALLS], SPARE_BALL)
    return np.asarray(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        parts = pool.map(rows_of, [(number + 1, 60 * given.minutes) for number in range(given.workers)])
    rows = np.array([row for part in parts for row in part[0]])
    weights = fit(rows, np.array([n for part in parts for n in part[1]]), np.array([w for part in parts for w in part[2]]))
    print(f"# {len(rows):,} activations")
    print("WEIGHTS = np.array([")
    for line in weights:
        print("    [" + ", ".join(f"{weight:.3f}" for weight in line) + "],")
    print("])  # fmt: skip")


if __name__ == "__main__":
    main()
