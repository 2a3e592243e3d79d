"""How village's table is judged (games/village/evaluate.py): fit the weights of its marks to games of the hand-written player.

    python bench/fit_village.py --minutes 4      # prints WEIGHTS, ready to be put into evaluate.py
    python bench/fit_village.py --variant my.toml      # the same for a variant

All sides play `simple` with up to 40 random moves in a hundred, so that what they have and where they stand also differs
without a reason. Every beginning of an activation is a row: the teams' marks, and what each won in the end. One logistic fit
for each number of Turns left, with signs that make sense and weights that change slowly from Turn to Turn; once for two
teams, once for more.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import time

import numpy as np
from scipy.optimize import minimize
from scipy.special import logsumexp

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported
from snowyard import new
from snowyard.games.village import evaluate
from snowyard.games.village.layout import START_OTHER
from snowyard.players.bots import Bot
from snowyard.players.levels import Slipper

MAPS = ("market", "market", "market", "church", "pond")
SLIPS = (0, 10, 25, 40)
SMOOTH = 60.0  # how much a change from Turn to Turn costs
WORSE = (
    evaluate.LAST_DIE,
    evaluate.TWO_DICE,
    evaluate.DOWN,
    evaluate.DANGER,
    evaluate.FAR,
    evaluate.OFF_SNOW,
)  # marks that speak against a team
DOWN, SPARE_BALL = -0.6, 0.03  # by hand: `simple` is hardly ever shoved, and seldom throws twice


def rows_of(task: tuple[int, float, int, str]) -> tuple[list[np.ndarray], list[int], list[list[float]]]:
    """Games of so many teams until the time is up: each team's marks, Turns left, what each team won."""
    number, seconds, teams, variant = task
    rng = np.random.default_rng(number)
    rows, left, won = [], [], []
    end = time.monotonic() + seconds
    for game in itertools.takewhile(lambda _: time.monotonic() < end, itertools.count()):
        seed = 1_000_000 * number + game
        sizes = {"teams": teams, "kids_per_team": 3 if teams == 2 else 2}
        table = new("village", seed=seed, map=MAPS[rng.integers(len(MAPS))], variant=variant, **sizes)
        players = [Slipper("fit", Bot("simple", seed), int(rng.choice(SLIPS)), 4 * seed + team) for team in range(teams)]
        seen, last = 0, None
        while not table.over:
            moment = (int(table.t.turn), int(table.t.place))
            if table.t.phase >= START_OTHER and moment != last:
                last = moment
                marks = np.zeros((teams, evaluate.MARKS))
                for team in range(teams):
                    evaluate.mark(table._tables.one(), team, marks[team])
                rows.append(marks)
                left.append(int(table.t.turns) - moment[0])
                seen += 1
            table.play(players[table.actor].choose(table))
        won += [list(table.payoff)] * seen
    return rows, left, won


def fit(rows: np.ndarray, left: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Weights by which the chances of the teams go with exp(weights . marks)."""
    spread = rows.std((0, 1)) + 1e-9
    groups = [(rows[left == n + 1] / spread, won[left == n + 1]) for n in range(6)]

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(6, evaluate.MARKS)
        total, slope = 0.0, np.zeros_like(weights)
        for n, (x, y) in enumerate(groups):
            z = x @ weights[n]
            whole = logsumexp(z, axis=1, keepdims=True)
            total += float((y * (whole - z)).sum())
            slope[n] += np.einsum("rtm,rt->m", x, np.exp(z - whole) - y)
        for n in range(5):
            step = weights[n] - weights[n + 1]
            step[[evaluate.TOTAL, evaluate.DICE]] = 0.0
            total += SMOOTH * float((step * step).sum())
            slope[n] += 2 * SMOOTH * step
            slope[n + 1] -= 2 * SMOOTH * step
        return total, slope.ravel()

    bounds = [(None, 0) if mark in WORSE else (0, None) for _ in range(6) for mark in range(evaluate.MARKS)]
    found = minimize(loss, np.zeros(6 * evaluate.MARKS), jac=True, bounds=bounds, method="L-BFGS-B", options={"maxiter": 500})
    weights = found.x.reshape(6, evaluate.MARKS) / spread
    weights[:, evaluate.DOWN] = DOWN
    weights[:, evaluate.SPARE_BALLS] = np.maximum(weights[:, evaluate.SPARE_BALLS], SPARE_BALL)
    return np.asarray(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--variant", default="", metavar="FILE", help="fit to games of this variant")
    given = parser.parse_args()
    print("WEIGHTS = np.array([")
    for teams in (2, 3):
        with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
            parts = pool.map(rows_of, [(number + 1, 30 * given.minutes, teams, given.variant) for number in range(given.workers)])
        rows, left, won = (np.array([x for part in parts for x in part[k]]) for k in range(3))
        weights = fit(rows, left, won)
        print(f"    [  # {teams} teams: {len(rows):,} activations")
        for line in weights:
            print("        [" + ", ".join(f"{weight:.3f}" for weight in line) + "],")
        print("    ],")
    print("])  # ")


if __name__ == "__main__":
    main()
