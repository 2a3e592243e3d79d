"""Random games on a CUDA device by two checkouts in turns: decisions a second of this one over those of another.

    python bench/against_card.py OTHER/src splat/four lanes/official ...      # what the other one calls its settings is the same

Every game and checkout is a process of its own. All compile at once; then they take turns with nothing else on the card."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

TURNS = 7
LASTING = 0.5  # seconds of a turn, about
HERE = str(Path(__file__).parent.parent / "src")


def play(name: str) -> None:
    """A child: says `ready`, then plays as many games a table as each line asks for, and says decisions and seconds."""
    os.environ.setdefault("SNOWYARD_MACHINE", "native")
    from snowyard import game
    from snowyard.kernel import gpu

    slug, _, setting = name.partition("/")
    of = game(slug)
    words = of.options_words(of.module("options").VARIANTS[setting])
    make: Any = getattr(gpu, "Simulation", None) or gpu.Batch  # type: ignore[attr-defined]
    run = make(of, words, None)
    run.simulate(1, 0, 1)
    print("ready", flush=True)
    for line in sys.stdin:
        start = time.perf_counter()
        decisions = run.simulate(2, 0, int(line) * run.tables).decisions
        print(decisions, time.perf_counter() - start, flush=True)


class Child:
    def __init__(self, source: str, name: str) -> None:
        path = os.pathsep.join(part for part in (source, os.environ.get("PYTHONPATH", "")) if part)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--play", name],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rates: list[float] = []

    def ready(self) -> bool:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() == "ready"

    def turn(self, games: int) -> tuple[float, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(games, file=self.process.stdin, flush=True)
        decisions, took = map(float, self.process.stdout.readline().split())
        return decisions / took, took


def compare(name: str, own: Child, other: Child) -> None:
    if not (own.ready() and other.ready()):
        print(f"{name}: did not start", flush=True)
        return
    games = 1
    while own.turn(games)[1] < LASTING and games < 1 << 20:
        games *= 2
    for _ in range(TURNS):
        for child in (own, other):
            child.rates.append(child.turn(games)[0])
    ours, theirs = statistics.median(own.rates), statistics.median(other.rates)
    ratios = [a / b for a, b in zip(own.rates, other.rates, strict=True)]
    print(
        f"{name}: {ours / 1e6:,.0f} M decisions a second here, {theirs / 1e6:,.0f} M there; "
        f"ratio {statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f} in {TURNS} turns)",
        flush=True,
    )


def main(other: str, names: list[str]) -> None:
    children = {name: (Child(HERE, name), Child(other, name)) for name in names}
    for name, (own, before) in children.items():
        compare(name, own, before)
        for child in (own, before):
            assert child.process.stdin is not None
            child.process.stdin.close()
            child.process.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2])
    elif len(sys.argv) < 3:
        sys.exit(__doc__)
    else:
        main(sys.argv[1], sys.argv[2:])
