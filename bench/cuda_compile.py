"""How long code for a CUDA device takes to be made: seconds to the first result of each part of a game, with nothing on disk, and
again from the disk. Needs a device and snowyard[cuda].

    python bench/cuda_compile.py duel               # all parts, each in a process of its own, one after the other
    python bench/cuda_compile.py duel/batch village/random

Parts: `random` and `bots` (simulations of the printed game), `random-variant` and `bots-variant` (of variants), `records` (games
with everything that they say), `batch` (for learners: deal, step, choose, observe, legal moves)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")
SOURCES = str(Path(__file__).parent.parent / "src")
sys.path.insert(0, SOURCES)


def records(of: Any) -> None:
    import numpy as np

    from snowyard.kernel import gpu

    gpu.play_some(of, of.options_words({}), 1, 0, 1, np.zeros(of.most_seats, np.int8), 3)


def simulation(of: Any, bots: bool, variant: bool) -> None:
    import numpy as np

    from snowyard.kernel import gpu

    run = gpu.Simulation(of, of.options_words({}), np.zeros(of.most_seats, np.int8) if bots else None, 32)
    if variant:
        run.driver = gpu.driver(of)
    run.simulate(1, 0, 1)


def batch(of: Any) -> None:
    import snowyard

    tables = snowyard.batch(of.slug, 32, seed=1, device="cuda")
    for _ in range(2):
        tables.observe()
        tables.legal()
        tables.step(tables.choose("simple"))


PARTS = {
    "random": lambda of: simulation(of, False, False),
    "bots": lambda of: simulation(of, True, False),
    "random-variant": lambda of: simulation(of, False, True),
    "bots-variant": lambda of: simulation(of, True, True),
    "records": records,
    "batch": batch,
}


def one(slug: str, part: str) -> None:
    """In a process of its own."""
    from snowyard import game
    from snowyard.kernel import gpu

    of = game(slug)
    if not gpu.available():
        gpu.driver(of)  # refuses with the reason
    start, worked = time.perf_counter(), time.process_time()
    PARTS[part](of)
    print(json.dumps({"seconds": time.perf_counter() - start, "processor": time.process_time() - worked}))


def apart(slug: str, part: str, cache: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, __file__, "--one", slug, part],
        env={**os.environ, "SNOWYARD_CACHE": cache},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{slug}/{part}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}")
    return dict(json.loads(done.stdout.splitlines()[-1]))


def main(names: list[str]) -> None:
    """`SNOWYARD_CACHE`, where it is given, is used and kept: what is made here is found by whoever comes later."""
    for name in names:
        slug, _, part = name.partition("/")
        for wanted in [part] if part else PARTS:
            with tempfile.TemporaryDirectory() as fresh:
                cache = os.environ.get("SNOWYARD_CACHE", fresh)
                cold, warm = apart(slug, wanted, cache), apart(slug, wanted, cache)
            print(
                f"{slug}/{wanted}: {cold['seconds']:.1f} s ({cold['processor']:.1f} s of one core), "
                f"from the disk {warm['seconds']:.2f} s",
                flush=True,
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        one(*sys.argv[2:4])
    else:
        main(sys.argv[1:])
