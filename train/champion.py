"""Train the network that a game's champion thinks with, one file, read from top to bottom (docs/training.md).

    python train/champion.py lanes --minutes 20                 # as long as it may take; goes on where it stopped
    python train/champion.py duel --minutes 4 --seed 2 --out here

The network looks at what one seat sees and says how well that seat stands (players/tree/network.py). It learns from whole games:

1. games by the hand-written player, begun with many slips: who won from positions of all kinds;
2. then, generation after generation, games in which all seats are played by the search with the newest network, 40 rounds a
   move. What is learned of a position is half who won and half what the search thought of it.

Every generation is written to the folder --out: the network as GAME-SEED-N.bin, the curve in GAME-SEED.csv. A game's
`training.toml` says at which tables it is trained and how the search plays there. The same seed, number of workers and device
learn the same, as long as the minutes do not cut a generation short.
"""

from __future__ import annotations

import argparse
import csv
import importlib.resources
import json
import os
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import snowyard
from snowyard.kernel import bits
from snowyard.kernel.game import Game, game
from snowyard.players import networks
from snowyard.players.search import DEEPEST, tree_of
from snowyard.players.search_machine import plain_driver
from snowyard.players.tree import network as whole
from snowyard.players.tree.memory import Manner

Numbers = tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]
KEPT_BACK = 20  # one position in so many is never learned from, and says how much was learned


@dataclass
class Recipe:
    """How a game is trained: the fields of its training.toml."""

    tables: list[dict[str, Any]] = field(default_factory=lambda: [{}])
    """Options of the tables, each as often as the others."""
    wild: int = 60
    """A game begins with up to so many decisions with slips."""
    slips: int = 30
    """Of a hundred of those, so many are random."""
    every: int = 3
    """One decision in so many is learned from."""
    first: int = 2_000_000
    """Positions of the hand-written player's games."""
    positions: int = 300_000
    """Positions of each later generation."""
    rounds: int = 40
    """Of the search, a move."""
    generations: int = 4
    """Of which positions are kept, with the first ones."""
    steps: int = 2000
    """Of the optimiser, a generation."""
    explore: float = 0.3
    widen: float = 1.0
    widest: int = 4096
    bias: float = 0.3
    horizon: int = 0


def recipe_of(of: Game) -> Recipe:
    file = importlib.resources.files(of.package) / "training.toml"
    return Recipe(**tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else Recipe()


class Network(nn.Module):
    """What players/tree/network.py computes, in floating point."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, whole.UNITS_1)
        self.second = nn.Linear(whole.UNITS_1, whole.UNITS_2)
        self.last = nn.Linear(whole.UNITS_2, 1)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.constant_(self.first.bias, 0.3)
        nn.init.constant_(self.second.bias, 0.3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        units = self.second(self.first(x).clamp(0, 1)).clamp(0, 1)
        out: torch.Tensor = self.last(units).squeeze(-1)
        return out

    def in_whole_numbers(self) -> Numbers:
        def ints(t: torch.Tensor, one: int, kind: Any) -> npt.NDArray[Any]:
            most = np.iinfo(kind)
            return np.clip(np.rint(t.detach().cpu().double().numpy() * one), most.min, most.max).astype(kind).ravel()

        layers = (self.first, self.second, self.last)
        ones = (whole.INPUT_ONE * whole.WEIGHT_ONE, whole.UNIT_ONE * whole.WEIGHT_ONE, whole.UNIT_ONE * whole.WEIGHT_ONE)
        weights = np.concatenate([ints(layer.weight.T, whole.WEIGHT_ONE, np.int16) for layer in layers])
        biases = np.concatenate([ints(layer.bias, one, np.int32) for layer, one in zip(layers, ones, strict=True)])
        return weights, biases


@dataclass
class Positions:
    """What every seat saw, row by row, and the share that each is to be given."""

    seen: npt.NDArray[np.int8]
    shares: npt.NDArray[np.float32]


class Collector:
    """Plays games at one kind of table with all processors and keeps positions."""

    def __init__(self, of: Game, options: dict[str, Any], recipe: Recipe, workers: int) -> None:
        search = plain_driver(of)
        here = Path(__file__).with_name("collect_driver.py")
        self.driver = of.load_driver(here, search=search, INPUTS=search.INPUTS, GIVING_UP=of.gives_up)
        self.of, self.recipe, self.workers = of, recipe, workers
        self.seats = snowyard.new(of.slug, seed=1, **options).seats
        self.words = of.options_words(options)

    def collect(self, positions: int, seed: int, net: Numbers | None, end: float) -> Positions:
        """By the search with this network, or, without one, by the hand-written player; what there is when the time is up."""
        share = -(-positions // self.workers)
        with ThreadPoolExecutor(self.workers) as pool:
            parts = list(pool.map(lambda n: self._work(n, share, seed, net, end), range(self.workers)))
        return Positions(*(np.concatenate([part[k] for part in parts]) for k in range(2)))

    def _work(
        self, worker: int, share: int, seed: int, net: Numbers | None, end: float
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
        of, r = self.of, self.recipe
        rounds = r.rounds if net else 0
        tables, scratch = of.quiet_layout.array(2), of.quiet_layout.array(2)
        tree = tree_of(of, 1 << max(10, (4 * rounds).bit_length()), 12, 1)
        if net:
            tree.weights[:], tree.biases[:] = net
        manner = Manner(r.explore, 100, r.widen, r.widest, r.bias, r.horizon, 1)
        seen = np.zeros((share, self.seats, of.network_inputs), np.int8)
        won, hopes = np.zeros((share, self.seats), np.float32), np.zeros((share, self.seats), np.float32)
        mask, luck, path = bits.empty(of.actions), np.zeros(4, np.uint32), np.zeros((DEEPEST, 3), np.int32)
        payoff, hoped = np.zeros(of.most_seats), np.zeros(of.most_seats)
        rows, first = 0, worker << 32
        while rows < share and (rows == 0 or time.time() < end):
            rows += self.driver.collect(
                tables.lifted,
                tables.raw,
                scratch.lifted,
                scratch.raw,
                tree,
                rounds,
                manner,
                path,
                mask,
                luck,
                self.words,
                np.uint64(seed),
                first,
                1,
                r.wild,
                r.slips,
                r.every,
                seen[rows:],
                won[rows:],
                hopes[rows:],
                payoff,
                hoped,
            )
            first += 1
        won, hopes = won[:rows], hopes[:rows]
        won /= np.maximum(won.sum(1, keepdims=True), 1e-9)  # nobody wins: nobody learns from it
        hopes /= np.maximum(hopes.sum(1, keepdims=True), 1e-9)
        return seen[:rows], 0.5 * won + 0.5 * hopes if net else won


def fit(net: Network, sets: list[Positions], device: str, steps: int, rate: float, batch: int = 8192) -> list[float]:
    """Each batch has as much of every set. Returns the loss on what was kept back of each."""
    on = [(torch.from_numpy(p.seen).to(device), torch.from_numpy(p.shares).to(device)) for p in sets]
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)

    def loss_of(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        stands = net(x.reshape(-1, x.shape[-1]).float() / whole.INPUT_ONE).reshape(y.shape)
        return -(y * torch.log_softmax(stands, 1)).sum(1).mean()

    for _ in range(steps):
        loss = torch.zeros((), device=device)
        for x, y in on:
            back = 1 + len(x) // KEPT_BACK
            rows = back + torch.randint(len(x) - back, (batch // len(on),), device=device)
            loss = loss + loss_of(x[rows], y[rows]) / len(on)
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
        schedule.step()
        with torch.no_grad():
            for weights in net.parameters():
                weights.clamp_(-15, 15)  # in whole numbers a weight has 16 bits
    with torch.no_grad():
        return [float(loss_of(x[: 1 + len(x) // KEPT_BACK], y[: 1 + len(x) // KEPT_BACK])) for x, y in on]


def check_sums(net: Numbers, inputs: int) -> None:
    """No sum of whole numbers can leave its 32 bits, whatever the seat sees."""
    weights = np.abs(net[0][: inputs * whole.UNITS_1].astype(np.int64).reshape(inputs, whole.UNITS_1))
    most = int((weights * whole.MOST_INPUT).sum(0).max() + np.abs(net[1].astype(np.int64)).max())
    assert most < 1 << 31, f"a sum of the first layer may reach {most}"


class Training:
    """One game, one seed; what is done lies in the folder."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.of = given, game(given.game)
        self.recipe = recipe_of(self.of)
        for name in ("first", "positions", "steps"):
            if vars(given)[name]:
                setattr(self.recipe, name, vars(given)[name])
        self.name = f"{given.game}-{given.seed}"
        self.collectors = [Collector(self.of, options, self.recipe, given.workers) for options in self.recipe.tables]
        torch.manual_seed(given.seed)
        self.net = Network(self.of.network_inputs).to(given.device)
        self.begin, self.end = time.time(), time.time() + 60 * given.minutes
        given.out.mkdir(parents=True, exist_ok=True)
        self.generation, self.sets = 0, list[list[Positions]]()
        state = given.out / f"{self.name}.pt"
        if state.exists():
            kept = torch.load(state, weights_only=True, map_location=given.device)
            self.net.load_state_dict(kept["net"])
            self.generation = kept["generation"] + 1

    def run(self) -> None:
        while time.time() < self.end and self.generation <= self.given.generations:
            self._generation()
            self.generation += 1

    def _generation(self) -> None:
        r, number, start = self.recipe, self.generation, time.time()
        net = self.net.in_whole_numbers() if number else None
        each = (r.positions if net else r.first) // len(self.collectors)
        seed = 1_000_000 * self.given.seed + 1000 * number
        self.sets.append([c.collect(each, seed + n, net, self.end) for n, c in enumerate(self.collectors)])
        played = time.time() - start
        del self.sets[1 : -r.generations]  # the first positions stay
        flat = [positions for sets in self.sets for positions in sets]
        losses = fit(self.net, flat, self.given.device, r.steps, 1e-3 if number else 2e-3)
        now = self.net.in_whole_numbers()
        check_sums(now, self.of.network_inputs)
        row = {
            "generation": number,
            "positions": sum(len(positions.seen) for positions in self.sets[-1]),
            "seconds_played": round(played, 1),
            "seconds": round(time.time() - self.begin, 1),
            "losses": " ".join(f"{loss:.4f}" for loss in losses),
        }
        about = {"game": self.of.slug, "seed": self.given.seed, "tables": r.tables, **row}
        networks.write(self.given.out / f"{self.name}-{number}.bin", self.of, *now, about)
        torch.save({"net": self.net.state_dict(), "generation": number}, self.given.out / f"{self.name}.pt")
        curve = self.given.out / f"{self.name}.csv"
        with curve.open("a", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            if curve.stat().st_size == 0:
                writer.writeheader()
            writer.writerow(row)
        print(f"{self.name}: {json.dumps(row)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--generations", type=int, default=1000, help="at most so many")
    parser.add_argument("--first", type=int, help="positions of the hand-written player's games, instead of the recipe's")
    parser.add_argument("--positions", type=int, help="of each later generation, likewise")
    parser.add_argument("--steps", type=int, help="of the optimiser in a generation, likewise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("champions"))
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
