"""`python tests/small.py ...` is `snowyard ...` in small: rules run as plain Python, levels that think play as `easy` does, and
reports and comparisons are content with few games. For tests that want to see every command run to its end."""

from __future__ import annotations

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"
os.environ.pop("SNOWYARD_MACHINE", None)

from snowyard.cli import program
from snowyard.lab import bench, comparing, exchanging, traces, workers
from snowyard.lab.arena import lineup
from snowyard.lab.report import study
from snowyard.lab.tuning import search
from snowyard.players import kinds
from snowyard.players.bots import Bot
from snowyard.players.levels import Slipper


def make_small() -> None:
    kinds.level = lambda name, game, seed, threads=1: Slipper(name, Bot("simple", seed), 40, seed)  # type: ignore[attr-defined]
    workers.Processes = workers.Threads  # type: ignore[misc,assignment]
    comparing.QUICK = comparing.THINKING = comparing.Pace(2, 2, 2, 2, 1.0)
    bench.PROBED = 1
    lineup.PROBED = 4
    traces.FEWEST = traces.MOST = traces.PLAYOUTS = traces.TRIES = 1
    study.FEWEST_GAMES = study.FEWEST_LEVEL_GAMES = 4
    study.MEETINGS, study.OPTION_GAMES = 2, (4, 4)
    study.FEWEST_MEETINGS = study.MOST_MEETINGS = 2
    exchanging.MOST, exchanging.STEPS, exchanging.ROUNDS = 2, 1, 1
    search.FEWEST = search.FIRST_GAMES = 2
    search.MOST_FIRST, search.CLIMBS, search.CLIMBERS, search.FINALISTS = 4, 1, 1, 3


if __name__ == "__main__":
    make_small()
    program()
