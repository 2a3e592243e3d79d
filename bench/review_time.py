"""How much processor time the review of a whole game takes: in the page's own code, and by `snowyard analyse`.

    python bench/review_time.py [GAME ...] [--games N] [--first SEED]

Games between players of the level `easy` are played to their end and reviewed twice: by Node, with the code and the WebAssembly
modules of the page, and by `snowyard analyse` as it is started in a terminal. Both must say the same of every decision, or the
command fails. It counts the processor's time, not the clock's; in the page two workers share it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from snowyard.kernel.finding import own_games
from snowyard.match import Match, seed_from, write
from snowyard.players import player

LEVEL = "easy"
HERE = Path(__file__).resolve().parent


def played(slug: str, seed: int) -> Match:
    match = Match(slug, seed=seed_from(seed))
    bots = [player(LEVEL, match.game, seed=17 * seed + seat) for seat in range(match.table.seats)]
    while not match.table.over:
        match.play(match.table.actor, bots[match.table.actor].choose(match.table))
    return match


def spent() -> float:
    """Processor time of all that this process has started and waited for."""
    times = os.times()
    return times.children_user + times.children_system


def answer(*command: str) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def in_page(node: str, record: Path) -> tuple[float, list[Any]]:
    found = answer(node, str(HERE / "review_time.mjs"), str(HERE.parent / "web"), str(record))
    return found["seconds"], found["verdicts"]


def in_terminal(record: Path) -> tuple[float, list[Any]]:
    before = spent()
    found = answer(sys.executable, "-m", "snowyard", "analyse", str(record), "--json", "--chart", str(record.with_suffix(".svg")))
    return spent() - before, [move["verdict"] for move in found["moves"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", metavar="GAME", default=own_games())
    parser.add_argument("--games", type=int, default=3, help="of each kind")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first of them")
    given = parser.parse_args()
    node = shutil.which("node")
    if node is None:
        raise SystemExit("This needs Node, and the client's packages: make client")
    with tempfile.TemporaryDirectory() as folder:
        for slug in given.slugs:
            for seed in range(given.first, given.first + given.games):
                match, record = played(slug, seed), Path(folder) / f"{slug}-{seed}.txt"
                record.write_text(write(match), encoding="utf-8")
                page, found = in_page(node, record)
                terminal, other = in_terminal(record)
                same = [one and (one["best"], one["is_mistake"]) for one in found]
                if same != [one and (one["best"], one["is_mistake"]) for one in other]:
                    raise SystemExit(f"{slug}, seed {seed}: the page and the terminal say different things")
                decided = [one for one in found if one]
                print(
                    f"{slug}, {match.table.seats} seats, seed {seed}: {len(match.moves)} moves, {len(decided)} decisions, "
                    f"{sum(one['is_mistake'] for one in decided)} marks; page {page:.1f} s, terminal {terminal:.1f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
