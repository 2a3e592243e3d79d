"""Whole random games with searching players, of every game, option and sort of map, while every index is checked:

    python tests/bounds/campaign.py --minutes 10          # half interpreted, half compiled with NUMBA_BOUNDSCHECK=1
    python tests/bounds/campaign.py --minutes 2 --only duel --seed 5

An overrun ends the campaign with the game, its number and the traceback. Compiled runs first compile, with a cache of
their own, which is not counted in the minutes."""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import numba

import guards
from bounds.searching import many_at_once, searching_game, whole_games_at_once
from snowyard import game, games
from snowyard.kernel.machine import MACHINE

HERE = Path(__file__).resolve()
WAYS = {"interpreted": {"NUMBA_DISABLE_JIT": "1"}, "compiled": {"NUMBA_BOUNDSCHECK": "1", "SNOWYARD_MACHINE": "native"}}


def checks_indices() -> bool:
    return MACHINE == "interpreter" or (MACHINE == "native" and bool(numba.config.BOUNDSCHECK))


def one(slug: str, number: int, seed: int, late: float) -> Counter[str]:
    """Game `number` of a campaign: a searching game, and what is played many at once."""
    rng = random.Random(f"{seed} {slug} {number}")
    of, done = game(slug), Counter[str]()
    rounds, most = (3, 40) if MACHINE == "interpreter" else (40, 400)
    done["moves"] += searching_game(of, rng, rounds, most, lambda: time.monotonic() > late)
    if MACHINE != "interpreter" or number % 3 == 0:
        many_at_once(of, rng, 12 if MACHINE == "interpreter" else 200)
        whole_games_at_once(of, rng, traced=MACHINE != "interpreter")
    done["games"] += 1
    return done


def run(slugs: list[str], minutes: float, seed: int) -> None:
    """Games of each kind in turn, for so many minutes."""
    assert checks_indices(), "this is for NUMBA_DISABLE_JIT=1 or NUMBA_BOUNDSCHECK=1"
    guards.put_up()
    done: dict[str, Counter[str]] = {slug: Counter() for slug in slugs}
    if MACHINE != "interpreter":
        for slug in slugs:
            one(slug, -1, seed, time.monotonic() + 3600)  # compiles
    end = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < end:
        for slug in slugs:
            late = min(end, time.monotonic() + 60 * minutes / len(slugs))
            if time.monotonic() < end:
                print(f"{slug} {number}", end="\r", flush=True)
                try:
                    done[slug] += one(slug, number, seed, late)
                except BaseException:
                    print(f"{slug}: game {number} of seed {seed}", flush=True)
                    raise
                assert not (outside := guards.overruns()), (slug, number, seed, outside)
        number += 1
    way = "interpreted" if MACHINE == "interpreter" else "compiled, indices checked"
    for slug, count in done.items():
        print(f"{slug:<8} {way}: {count['games']} games, {count['moves']} moves of searching players, nothing outside")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=10)
    reader.add_argument("--only", action="append", choices=games())
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--way", choices=WAYS, help="one of the two ways only")
    asked = reader.parse_args()
    if checks_indices():
        run(asked.only or list(games()), asked.minutes, asked.seed)
        return 0
    ways = [asked.way] if asked.way else list(WAYS)
    for way in ways:
        env = {**os.environ, **WAYS[way], "PYTHONPATH": f"{HERE.parents[2] / 'src'}{os.pathsep}{HERE.parents[1]}"}
        command = [sys.executable, str(HERE), "--minutes", str(asked.minutes / len(ways)), "--seed", str(asked.seed)]
        for slug in asked.only or ():
            command += ["--only", slug]
        failed = subprocess.run(command, env=env, check=False).returncode
        if failed:
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main())
