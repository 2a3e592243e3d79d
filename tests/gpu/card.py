"""Games on a card and the same games here, to be compared byte for byte; run by memcheck.sh.

    card.py there|here simulate|batch GAME FILE     plays, keeps what came out
    card.py compare FILE FILE                       says whether the two are the same
    card.py plant                                   writes outside an array of the card, which the checker must notice

`here` runs with NUMBA_BOUNDSCHECK=1. Nothing but NumPy, Numba and this repository is needed."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

import numpy as np

from snowyard import Game, game
from snowyard.kernel import bits

GAMES = 48  # of each variant
MOST = 100_000  # moves: to the end
TABLES, STEPS = 32, 60
SEED = 20

Kept = dict[str, Any]


def variants(of: Game) -> list[dict[str, Any]]:
    """The settings that are played: all named ones, or those that VARIANTS names."""
    named, wanted = of.module("options").VARIANTS, os.environ.get("VARIANTS", "").split()
    return [options for name, options in named.items() if not wanted or name in wanted]


def seated(of: Game, number: int) -> Any:
    """Random and hand-written players, in turns."""
    return np.array([(seat + number) % 2 for seat in range(of.most_seats)], np.int8)


def simulate_there(of: Game) -> Kept:
    from snowyard.kernel import gpu

    kept: Kept = {}
    for number, options in enumerate(variants(of)):
        words = of.options_words(options)
        kept[f"records {number}"] = gpu.play_some(of, words, SEED, 0, GAMES, seated(of, number), MOST).raw
        totals = gpu.Simulation(of, words, None, GAMES).simulate(SEED, 0, GAMES)
        kept[f"won {number}"], kept[f"turns {number}"] = totals.won, np.trim_zeros(totals.turns, "b")
        kept[f"lengths {number}"] = np.trim_zeros(totals.lengths, "b")
        told(of, f"variant {number} played")
    return kept


def simulate_here(of: Game) -> Kept:
    from snowyard.kernel.gpu import UNITS

    kept: Kept = {}
    driver, tables, quiet = of.driver, of.layout.array(GAMES), of.quiet_layout.array(1)
    mask, luck = bits.empty(of.actions), np.zeros(4, np.uint32)
    for number, options in enumerate(variants(of)):
        words, players = of.options_words(options), seated(of, number)
        for i in range(GAMES):
            driver.deal(tables.lifted, tables.raw, i, words, np.uint64(SEED), np.uint64(i))
            driver.key(luck, np.uint64(SEED) ^ driver.PLAYERS_STREAM, np.uint64(i))
            driver.finish(tables.one(i), mask, luck, players)
        kept[f"records {number}"] = tables.raw.copy()
        payoffs, turns, lengths = np.zeros((GAMES, of.most_seats)), np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int32)
        driver.simulate(quiet.lifted, quiet.raw, 0, mask, luck, words, np.uint64(SEED), 0, GAMES, None, payoffs, turns, lengths)
        kept[f"won {number}"] = np.rint(payoffs * UNITS).astype(np.int64).sum(axis=0)
        kept[f"turns {number}"], kept[f"lengths {number}"] = np.bincount(turns), np.bincount(lengths)
        told(of, f"variant {number} played")
    return kept


def batch(of: Game, device: str) -> Kept:
    from snowyard.adapters.batch import batch as make

    kept: Kept = {}
    for number, options in enumerate(variants(of)):
        tables = make(of.slug, TABLES, seed=SEED, device=device, **options)
        plays, seen = [], []
        for step in range(STEPS):
            actions = as_here(tables.choose("simple" if step % 3 else "random")).copy()
            plays.append(actions)
            if step % 20 == 0:
                seen.append(as_here(tables.observe(step // 20 % tables.seats)).copy())
                plays.append(as_here(tables.legal()).sum(axis=1))
            tables.step(actions)
        kept[f"plays {number}"], kept[f"seen {number}"] = np.stack(plays), np.stack(seen)
        kept[f"records {number}"] = np.stack([np.frombuffer(bytes(tables.table(i)), np.uint64) for i in range(TABLES)])
        told(of, f"variant {number} played")
    return kept


def as_here(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def told(of: Game, what: str) -> None:
    print(f"{of.slug} {what} after {time.perf_counter():.0f} s of this machine's clock", file=sys.stderr, flush=True)


def compare(one: str, other: str) -> str:
    """One line: the same, or where the first difference is."""
    with np.load(one) as a, np.load(other) as b:
        if sorted(a) != sorted(b):
            return "DIFFERENT: not the same parts"
        records = 0
        for name in sorted(a):
            if a[name].dtype.kind == "f":  # a card rounds sums of floats its own way
                same = np.allclose(a[name], b[name], rtol=1e-6, atol=1e-6)
            else:
                same = a[name].shape == b[name].shape and bool((a[name] == b[name]).all())
            if not same:
                return f"DIFFERENT: {name}"
            records += len(a[name]) if name.startswith("records") else 0
        return f"the same, {records} records byte for byte in {sum(n.startswith('records') for n in a)} variants"


def plant() -> None:
    """One thread writes just behind an array of eight words."""
    from snowyard.kernel import gpu

    cuda = gpu._device()

    def write(cells: Any, at: int) -> None:
        cells[at] = 1

    cells = cuda.to_device(np.zeros(8, np.uint64))
    cuda.jit(write)[1, 1](cells, 8)
    cuda.synchronize()


def main() -> None:
    what = sys.argv[1]
    if what == "plant":
        plant()
    elif what == "compare":
        line = compare(*sys.argv[2:4])
        print(line)
        sys.exit(line.startswith("DIFFERENT"))
    else:
        part, of, file = sys.argv[2], game(sys.argv[3]), sys.argv[4]
        if part == "batch":
            kept = batch(of, "cuda" if what == "there" else "cpu")
        else:
            kept = simulate_there(of) if what == "there" else simulate_here(of)
        np.savez(file, **kept)


if __name__ == "__main__":
    main()
