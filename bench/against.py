"""This checkout against another one, in turns: what one does in a second over what the other does.

    python bench/against.py OTHER/src cuda splat/four lanes/official ...   # random games on a CUDA device, decisions
    python bench/against.py OTHER/src cpu forts/four duel/two ...          # the same, native on one core
    python bench/against.py OTHER/src search duel/two ...                  # rounds of a search, hand-written play-outs

What the other one calls its settings must be the same. Every game and checkout is a process of its own. All compile at once; then
they take turns with nothing else beside them. Seconds on a core are processor time."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TURNS = 7
LASTING = 0.5  # seconds of a turn, about
HERE = str(Path(__file__).parent.parent / "src")
ROUNDS = 100
UNITS = {"cuda": "M decisions", "cpu": "M decisions", "search": "M rounds"}

Run = Callable[[int], int]
"""Does so much, and says how many decisions or rounds that was."""


def on_card(of: Any, options: dict[str, Any]) -> Run:
    from snowyard.kernel import gpu

    make: Any = getattr(gpu, "Simulation", None) or gpu.Batch  # type: ignore[attr-defined]
    run = make(of, of.options_words(options), None)
    return lambda games: int(run.simulate(2, 0, games * run.tables).decisions)


def on_core(of: Any, options: dict[str, Any]) -> Run:
    from snowyard.lab.simulate import simulate

    return lambda games: int(simulate(of.slug, 20 * games, ["random"], seed=2, workers=1, **options).decisions)


def by_search(of: Any, options: dict[str, Any]) -> Run:
    from snowyard.kernel.table import new
    from snowyard.players.search import Searcher, Settings

    table = new(of.slug, seed=3, **options)
    while len(table.actions) == 1:
        table.play(table.actions[0])
    if table.over:
        sys.exit(f"nobody ever has a choice in {of.slug} {options}")
    searcher = Searcher(of, Settings(rounds=ROUNDS, guided=100), seed=1)

    def run(searches: int) -> int:
        for number in range(searches):
            searcher.begin(number)
            searcher.estimates(table)
        return ROUNDS * searches

    return run


def play(kind: str, name: str) -> None:
    """A child: says `ready`, then does as much as each line asks for, and says how much that was and its seconds."""
    os.environ.setdefault("SNOWYARD_MACHINE", "native")
    from snowyard import game

    slug, _, setting = name.partition("/")
    of = game(slug)
    run = {"cuda": on_card, "cpu": on_core, "search": by_search}[kind](of, of.module("options").VARIANTS[setting])
    clock = time.perf_counter if kind == "cuda" else time.process_time
    run(1)
    print("ready", flush=True)
    for line in sys.stdin:
        start = clock()
        done = run(int(line))
        print(done, max(clock() - start, 1e-6), flush=True)


class Child:
    def __init__(self, source: str, kind: str, name: str) -> None:
        path = os.pathsep.join(part for part in (source, os.environ.get("PYTHONPATH", "")) if part)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--play", kind, name],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rates: list[float] = []

    def ready(self) -> bool:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() == "ready"

    def turn(self, amount: int) -> tuple[float, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(amount, file=self.process.stdin, flush=True)
        done, took = map(float, self.process.stdout.readline().split())
        return done / took, took


def compare(kind: str, name: str, own: Child, other: Child) -> None:
    if not (own.ready() and other.ready()):
        print(f"{name}: did not start", flush=True)
        return
    amount = 1
    while own.turn(amount)[1] < LASTING and amount < 1 << 20:
        amount *= 2
    for _ in range(TURNS):
        for child in (own, other):
            child.rates.append(child.turn(amount)[0])
    ours, theirs = statistics.median(own.rates), statistics.median(other.rates)
    ratios = [a / b for a, b in zip(own.rates, other.rates, strict=True)]
    print(
        f"{name}: {ours / 1e6:,.4g} {UNITS[kind]} a second here, {theirs / 1e6:,.4g} M there; "
        f"ratio {statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f} in {TURNS} turns)",
        flush=True,
    )


def main(other: str, kind: str, names: list[str]) -> None:
    children = {name: (Child(HERE, kind, name), Child(other, kind, name)) for name in names}
    for name, (own, before) in children.items():
        compare(kind, name, own, before)
        for child in (own, before):
            assert child.process.stdin is not None
            child.process.stdin.close()
            child.process.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(*sys.argv[2:4])
    elif len(sys.argv) < 4 or sys.argv[2] not in UNITS:
        sys.exit(__doc__)
    else:
        main(sys.argv[1], sys.argv[2], sys.argv[3:])
