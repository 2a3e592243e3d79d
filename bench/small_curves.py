"""How the search and a trained network come near perfect play in the small games: the pictures of docs/solving.md.

    python bench/small_curves.py FOLDER --games lanes,splat --minutes 3

Search: asked at every decision with 1 to 300 rounds. Network: PPO against itself from nothing (as examples/train_ppo.py), looked
at every few updates. Both are judged exactly: what both seats together lose against perfect play, and what best responses to the
player would gain. Results: FOLDER/curves.json and an SVG for each game.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported

import numpy as np
import torch

from snowyard.adapters.batch import Batch
from snowyard.adapters.exploiting.policy import Policy
from snowyard.adapters.exploiting.tables import NO_ADVICE, Asked
from snowyard.adapters.solving.small import SmallGame, small_game
from snowyard.adapters.solving.solved import Solved, solve
from snowyard.lab.drawing.charts import Curve, curves, standalone

ROUNDS = (1, 3, 10, 30, 100, 300)
TABLES, STEPS, EPOCHS, MINIBATCHES, LOOKS = 512, 32, 4, 4, 12


def held(solved: Solved, mine: Any) -> tuple[float, float]:
    """What both policies lose together against perfect play, and what best responses to them gain."""
    lost = 1 - sum(solved.against_perfect(seat, mine[seat]) for seat in range(2))
    return lost, sum(solved.best_response(seat, mine[1 - seat]) for seat in range(2)) - 1


def of_search(solved: Solved, tries: int) -> list[tuple[int, float, float]]:
    found = []
    for rounds in ROUNDS:
        kind = f"search:rounds={rounds},widen=1.0,bias=0.3,explore=0.5"
        found.append((rounds, *held(solved, [solved.policy_of(kind, seat, tries, 1) for seat in range(2)])))
        print(kind, found[-1], flush=True)
    return found


def policy_of(net: Policy, solved: Solved, seat: int) -> Any:
    """What the network does at every decision of a seat."""
    tables = {known: solved.positions.table(record) for known, record in solved.records[seat].items()}
    seen = np.stack([table.observe(seat) for table in tables.values()])
    legal = np.zeros((len(tables), solved.positions.game.actions), np.bool_)
    for row, table in enumerate(tables.values()):
        legal[row, table.actions] = True
    with torch.no_grad():
        moves, logs, _ = net.evaluate(*net.tensors(Asked(seen, legal, np.full(len(tables), NO_ADVICE))))
    chances = logs.exp().numpy()
    return {
        known: {int(move): float(chances[row, k]) for k, move in enumerate(moves) if legal[row, move]}
        for row, known in enumerate(tables)
    }


class SelfPlay:
    """One network in all seats."""

    def __init__(self, small: SmallGame, seed: int) -> None:
        self.batch = Batch(small.slug, TABLES, seed=seed, **small.options)
        self.net = Policy(self.batch.observation_size, self.batch.actions, 128, "cpu", seed)
        self.optimiser = torch.optim.Adam(self.net.net.parameters(), lr=3e-3, eps=1e-5)
        self.luck = torch.Generator().manual_seed(seed)
        self.nobody = np.full(TABLES, NO_ADVICE)

    def update(self, left: float) -> None:
        """Play some steps and learn from them; `left` of the training is still to come."""
        batch, every = self.batch, np.arange(TABLES)
        asked, kept = [], []
        for _ in range(STEPS):
            asked.append(Asked(batch.observe().copy(), batch.legal().copy(), self.nobody))
            actions, logs, values = self.net.draw(asked[-1], self.luck)
            who = batch.actor.copy()
            batch.step(actions)
            kept.append((actions, logs, values, who, batch.done.copy(), batch.payoffs.copy()))
        coming, carried = np.zeros((TABLES, batch.seats), np.float32), np.zeros((TABLES, batch.seats), np.float32)
        anything = np.ones((TABLES, batch.actions), np.bool_)
        with torch.no_grad():
            for seat in range(batch.seats):
                coming[:, seat] = self.net.evaluate(*self.net.tensors(Asked(batch.observe(seat), anything, self.nobody)))[
                    2
                ].numpy()
        gains = np.zeros((STEPS, TABLES), np.float32)
        for t in reversed(range(STEPS)):
            _, _, values, who, done, payoffs = kept[t]
            coming[done], carried[done] = payoffs[done], 0.0
            gains[t] = coming[every, who] - values + 0.98 * carried[every, who]
            coming[every, who], carried[every, who] = values, gains[t]
        self._learn(asked, kept, gains.ravel(), left)

    def _learn(self, asked: list[Asked], kept: list[Any], gains: Any, left: float) -> None:
        seen, legal, advice = (torch.as_tensor(np.concatenate([one[k] for one in asked])) for k in range(3))
        actions, logs, values = (torch.as_tensor(np.concatenate([one[k] for one in kept])) for k in range(3))
        gained = torch.as_tensor(gains)
        returns, gained = gained + values, (gained - gained.mean()) / (gained.std() + 1e-8)
        self.optimiser.param_groups[0]["lr"] = 3e-3 * max(0.02, left)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(actions)).chunk(MINIBATCHES):
                moves, all_logs, value = self.net.evaluate(seen[rows], legal[rows], advice[rows])
                at = torch.searchsorted(moves, actions[rows])
                ratio = (all_logs.gather(1, at[:, None]).squeeze(1) - logs[rows]).exp()
                gain = torch.min(ratio * gained[rows], ratio.clamp(0.8, 1.2) * gained[rows]).mean()
                mixed = -(all_logs.exp() * all_logs.clamp(min=-30)).sum(1).mean()
                loss = 0.5 * (value - returns[rows]).pow(2).mean() - gain - (0.02 + 0.08 * left) * mixed
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.net.parameters(), 0.5)
                self.optimiser.step()


def of_network(small: SmallGame, solved: Solved, decisions: int, end: float) -> list[tuple[int, float, float]]:
    training = SelfPlay(small, 1)
    updates = max(LOOKS, decisions // (TABLES * STEPS))
    found = [(0, *held(solved, [policy_of(training.net, solved, seat) for seat in range(2)]))]
    for update in range(1, updates + 1):
        training.update(1 - update / updates)
        if update % max(1, updates // LOOKS) == 0:
            found.append((update * TABLES * STEPS, *held(solved, [policy_of(training.net, solved, seat) for seat in range(2)])))
            print(found[-1], flush=True)
        if time.monotonic() > end:
            break
    return found


def picture(slug: str, search: list[Any], network: list[Any]) -> str:
    """Both curves over their effort, from the least to the most."""

    def line(label: str, rows: list[Any], which: int, series: int) -> Curve:
        efforts = [math.log(1 + row[0]) for row in rows]
        low, high = min(efforts), max(efforts)
        return Curve(
            label, tuple(((e - low) / (high - low), row[which]) for e, row in zip(efforts, rows, strict=True)), (), series
        )

    lines = [
        line("search: lost", search, 1, 0),
        line("search: exploited", search, 2, 1),
        line("network: lost", network, 1, 2),
        line("network: exploited", network, 2, 3),
    ]
    return standalone(curves(f"Small {slug}: how near perfect play", lines, "effort, least to most (logarithm)", "%", 0.0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default="lanes,splat")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--tries", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=5.0, help="of training, for each game")
    given = parser.parse_args()
    torch.set_num_threads(1)
    given.folder.mkdir(parents=True, exist_ok=True)
    told = {}
    for slug in given.games.split(","):
        small = small_game(slug)
        solved = solve(small.positions(), 100_000)
        network = of_network(small, solved, given.decisions, time.monotonic() + 60 * given.minutes)
        search = of_search(solved, given.tries)
        told[slug] = {"value": solved.value, "search": search, "network": network}
        (given.folder / f"small-{slug}.svg").write_text(picture(slug, search, network), encoding="utf-8")
        (given.folder / "curves.json").write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
