"""What players that think cost in `snowyard lab compare`: processor time of a game, and of a comparison at its most.

    python bench/thinking.py [--levels easy,fair] [--count 6] [GAME ...]

A comparison plays the same deals under both rules, in steps of 100 games of each, at most 400, and stops as soon as every
difference is settled: its cost is twice the games times what one game costs. Figures are processor time of one core: a busy
machine changes them little. Native code is compiled before the clock starts."""

from __future__ import annotations

import argparse
import time

from snowyard import games
from snowyard.lab.comparing import THINKING
from snowyard.lab.survey import survey
from snowyard.lab.workers import Threads


def main() -> None:
    parser = argparse.ArgumentParser(description="What players that think cost in a comparison.")
    parser.add_argument("games", nargs="*", help="which games (default all)")
    parser.add_argument("--levels", default="easy,fair", help="kinds of players, with commas between")
    parser.add_argument("--count", type=int, default=6, help="games of each that are played (default 6)")
    arguments = parser.parse_args()
    for slug in arguments.games or games():
        for level in arguments.levels.split(","):
            survey(slug, level, 1, Threads(1), seed=2)  # compiles
            began = time.process_time()
            survey(slug, level, arguments.count, Threads(1), seed=1)
            cost = (time.process_time() - began) / arguments.count
            fewest, most = (2 * count * cost for count in (THINKING.fewest, THINKING.most))
            told = f"{1000 * cost:8.1f} ms a game; a comparison {fewest:6.1f} to {most:6.1f} s of one core"
            print(f"{slug:8} {level:6} {told}", flush=True)


if __name__ == "__main__":
    main()
