"""How fast the adapters are, in one run with their peers: decisions a second of this process's own processor time.

    python bench/adapters.py                      # all cases, about four minutes
    python bench/adapters.py --only pettingzoo    # those whose name has this word
    python bench/adapters.py --device cuda        # batches on a CUDA device (wall-clock time)

Peers (PettingZoo's classic games) are measured when `pettingzoo[classic]` is installed. Raw engines are compared in
bench/peers. One decision is one choice of one player; bots inside a vector environment are not counted.

Which classic game is of like size is computed, not chosen: the one whose number of actions and size of observation are
nearest (by ratio). What each game should reach is judged against it; the ratio to every classic game is printed too.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported
import snowyard

GAMES = {"forts": {}, "splat": {}, "duel": {}, "lanes": {}, "village": {"surrender": False}}
CLASSICS = (
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "connect_four_v3",
    "tictactoe_v3",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)
TIMES_PEER, TIMES_BENCH, VECTOR = 5, 2, 1_000_000
"""What is asked: PettingZoo's speed so many times as much, a batch at most so much slower, so many decisions a second."""
Case = Callable[[], int]
"""Makes some decisions and says how many."""


sizes: dict[str, tuple[int, int]] = {}
"""Of each PettingZoo environment measured: actions, numbers in an observation."""


def aec(name: str, env) -> Case:
    """A random agent, every observation made: the loop that PettingZoo's documents show."""
    env.reset(seed=1)
    agent = env.possible_agents[0]
    sizes[name] = env.action_space(agent).n, int(np.prod(env.observation_space(agent)["observation"].shape))

    def play() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                made += 1
        return made

    return play


def parallel(env) -> Case:
    def play() -> int:
        made = 0
        seen, _ = env.reset()
        while env.agents:
            actions = {}
            for agent in env.agents:
                legal = np.flatnonzero(seen[agent]["action_mask"])
                actions[agent] = int(legal[int(random.random() * len(legal))])
                made += actions[agent] != env.wait
            seen, *_ = env.step(actions)
        return made

    return play


def vector(slug: str, opponents: str, envs: int = 2048) -> Case:
    import gymnasium

    importlib.import_module("snowyard.adapters.gymnasium")
    env = gymnasium.make_vec(f"snowyard/{slug}-v0", envs, vectorization_mode="vector_entry_point", opponents=opponents)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            env.step(env.choose())
        return 20 * envs

    return play


def batch(slug: str, look: bool, tables: int = 4096, device: str = "cpu") -> Case:
    tables_at_once = snowyard.batch(slug, tables, seed=1, device=device, **GAMES[slug])

    def play() -> int:
        for _ in range(10):
            tables_at_once.step(tables_at_once.choose())
            if look:
                tables_at_once.observe()
                tables_at_once.legal()
        return 10 * tables

    return play


def simulation(slug: str) -> Case:
    """What `snowyard bench` measures, on one core."""
    from snowyard.lab.simulate import simulate

    games = {"forts": 4000, "splat": 4000, "duel": 1500, "lanes": 1000, "village": 60}[slug]
    return lambda: simulate(slug, games, workers=1, **GAMES[slug]).decisions


def openspiel(slug: str) -> Case:
    import pyspiel

    importlib.import_module("snowyard.adapters.openspiel")
    game = pyspiel.load_game(f"python_snowyard_{slug}")

    def play() -> int:
        made, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                results, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(results, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return play


def cases(device: str) -> Iterator[tuple[str, Callable[[], Case]]]:
    if device == "cuda":
        for slug in GAMES:
            for tables in (16384, 131072) if slug != "village" else (8192,):
                yield f"batch/{slug}/{tables}", lambda slug=slug, n=tables: batch(slug, False, n, device)
                yield f"batch+observations/{slug}/{tables}", lambda slug=slug, n=tables: batch(slug, True, n, device)
        return
    for name in CLASSICS:
        full = f"peer/pettingzoo/{name}"
        yield full, lambda name=name, full=full: aec(full, importlib.import_module(f"pettingzoo.classic.{name}").env())
    from snowyard.adapters import pettingzoo

    for slug, options in GAMES.items():
        full = f"pettingzoo/{slug}"
        yield full, lambda slug=slug, full=full, options=options: aec(full, pettingzoo.env(slug, **options))
    for slug, options in GAMES.items():
        yield f"pettingzoo-parallel/{slug}", lambda slug=slug, options=options: parallel(pettingzoo.parallel_env(slug, **options))
    for slug in GAMES:
        for opponents in ("random", "simple"):
            yield f"gymnasium-vector/{slug}/{opponents}", lambda slug=slug, kind=opponents: vector(slug, kind)
    for slug in GAMES:
        yield f"snowyard-bench/{slug}", lambda slug=slug: simulation(slug)
        yield f"batch/{slug}", lambda slug=slug: batch(slug, False)
        yield f"batch+observations/{slug}", lambda slug=slug: batch(slug, True)
    for slug in GAMES:
        yield f"openspiel/{slug}", lambda slug=slug: openspiel(slug)


def measure(case: Case, clock: Callable[[], float], seconds: float) -> float:
    """The median of three measurements, after a warm-up."""
    case()
    rates = []
    for _ in range(3):
        made, start = 0, clock()
        while clock() - start < seconds:
            made += case()
        rates.append(made / (clock() - start))
    return statistics.median(rates)


def like(name: str, peers: dict[str, float]) -> str:
    """The peer of like size: nearest in actions and numbers of an observation, both by ratio."""

    def distance(peer: str) -> float:
        return math.hypot(*(math.log(own / theirs) for own, theirs in zip(sizes[name], sizes[peer], strict=True)))

    return min(peers, key=distance)


def told(holds: bool) -> str:
    return "holds" if holds else "FALLS SHORT"


def verdicts(figures: dict[str, float]) -> Iterator[str]:
    """What these figures should show."""
    peers = {name: rate for name, rate in figures.items() if name.startswith("peer/")}
    for name in (f"pettingzoo/{slug}" for slug in GAMES):
        if name in figures and peers:
            peer, own = like(name, peers), figures[name]
            yield (
                f"{name} ({sizes[name][0]} actions, {sizes[name][1]} numbers): {own / peers[peer]:.1f} times "
                f"{peer.rpartition('/')[2]} ({sizes[peer][0]} actions, {sizes[peer][1]} numbers); "
                f"asked {TIMES_PEER}: {told(own >= TIMES_PEER * peers[peer])}"
            )
            yield "    " + ", ".join(f"{own / rate:.1f} x {peer.rpartition('/')[2]}" for peer, rate in peers.items())
    for name in (f"gymnasium-vector/{slug}/{kind}" for slug in ("forts", "splat") for kind in ("random", "simple")):
        if name in figures:
            yield f"{name}: {figures[name]:,.0f} a second; asked {VECTOR:,}: {told(figures[name] >= VECTOR)}"
    for slug in GAMES:
        simulated, batched = figures.get(f"snowyard-bench/{slug}"), figures.get(f"batch/{slug}")
        if simulated and batched:
            yield (
                f"batch/{slug}: snowyard bench is {simulated / batched:.2f} times as fast; asked at most {TIMES_BENCH}: "
                f"{told(simulated <= TIMES_BENCH * batched)}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="measure cases whose name has this word")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each of three measurements (default 1)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where batches lie (default cpu)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    clock = time.perf_counter if given.device == "cuda" else time.process_time
    figures: dict[str, float] = {}
    for name, make in cases(given.device):
        if given.only not in name:
            continue
        try:
            figures[name] = measure(make(), clock, given.seconds)
        except ImportError as missing:
            print(f"{name:40} not measured: {missing}", file=sys.stderr)
            continue
        print(f"{name:40} {figures[name]:>14,.0f}", file=sys.stderr if given.json else sys.stdout, flush=True)
    if given.json:
        print(json.dumps(figures))
    else:
        print(*verdicts(figures), sep="\n")


if __name__ == "__main__":
    main()
