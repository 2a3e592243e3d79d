"""Train the network of a game's champion (docs/training.md)."""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported

import numpy as np
import torch
from torch import nn

from snowyard.kernel import bits
from snowyard.kernel.game import Game, game
from snowyard.players.search_machine import plain_driver
from snowyard.players.tree import network as whole
from snowyard.players.tree.memory import Manner, Tree

HERE = Path(__file__).parent


class Network(nn.Module):
    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, whole.UNITS_1)
        self.second = nn.Linear(whole.UNITS_1, whole.UNITS_2)
        self.last = nn.Linear(whole.UNITS_2, 1)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.constant_(self.first.bias, 0.3)
        nn.init.constant_(self.second.bias, 0.3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.first(x).clamp(0, 1)
        x = self.second(x).clamp(0, 1)
        return self.last(x).squeeze(-1)


def collector(of: Game):
    search = plain_driver(of)
    return of.load_driver(HERE / "collect_driver.py", search=search, INPUTS=search.INPUTS, GIVING_UP=of.gives_up)


def collect(of: Game, options: dict, positions: int, seed: int, workers: int, *, wild: int, slips: int, every: int, rounds: int = 0, manner=None, net=None):
    """Positions of whole games, what each seat won, and (where the search plays) what each was thought to win."""
    driver = collector(of)
    words = of.options_words(options)
    seats = options.get("seats", 2)
    share = positions // workers
    manner = manner or Manner(0.5, 100, 1.0, 4096, 0.3, 0, 0)
    nodes = 1 << max(10, (4 * rounds).bit_length())

    def work(n: int):
        tables, scratch = of.quiet_layout.array(2), of.quiet_layout.array(2)
        tree = tree_of(of, nodes)
        if net is not None:
            tree.weights[:], tree.biases[:] = net
        seen = np.zeros((share, seats, of.network_inputs), np.int8)
        won, hopes = np.zeros((share, seats), np.float32), np.zeros((share, seats), np.float32)
        payoff, hoped = np.zeros(of.most_seats), np.zeros(of.most_seats)
        mask, luck, path = bits.empty(of.actions), np.zeros(4, np.uint32), np.zeros((256, 3), np.int32)
        rows, first, games = 0, n << 32, 20 if rounds == 0 else 1
        while rows < share:
            rows += driver.collect(
                tables.lifted, tables.raw, scratch.lifted, scratch.raw, tree, rounds, manner, path, mask, luck, words, np.uint64(seed), first,
                games, wild, slips, every, seen[rows:], won[rows:], hopes[rows:], payoff, hoped,
            )
            first += games
        return seen, won, hopes

    with ThreadPoolExecutor(workers) as pool:
        parts = list(pool.map(work, range(workers)))
    return tuple(np.concatenate([p[k] for p in parts]) for k in range(3))


def tree_of(of: Game, nodes: int) -> Tree:
    edges = max(12 * nodes, of.actions)
    w, b = whole.sizes(of.network_inputs)
    z = np.zeros
    return Tree(z(2 * nodes, np.uint64), z(2 * nodes, np.int32), z(nodes, np.int32), z(nodes, np.int32), z(nodes, np.int32), z(edges, np.int32),
                z(edges, np.int32), z(edges), z(2, np.int64), z(w, np.int16), z(b, np.int32), z(of.network_inputs, np.float32), z(96, np.int32), z(of.most_seats))


def fit(net, sets, device, steps, batch=8192, rate=2e-3, say=print):
    """`sets`: pairs of seen and wanted shares; each batch takes as much of every set."""
    sets = [(torch.from_numpy(x).to(device), torch.from_numpy(y).to(device)) for x, y in sets]
    opt = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, rate, total_steps=steps, pct_start=0.1)

    def loss_of(x, y):
        logits = net(x.reshape(-1, x.shape[-1]).float() / whole.INPUT_ONE).reshape(y.shape)
        return -(y * torch.log_softmax(logits, 1)).sum(1).mean(), logits

    for step in range(steps):
        loss = 0.0
        for X, Y in sets:
            keep = len(X) // 20
            index = keep + torch.randint(len(X) - keep, (batch // len(sets),), device=device)
            loss = loss + loss_of(X[index], Y[index])[0] / len(sets)
        opt.zero_grad()
        loss.backward()
        opt.step()
        sched.step()
        with torch.no_grad():
            for p in net.parameters():
                p.clamp_(-15, 15)
        if step % 1000 == 999 or step == steps - 1:
            with torch.no_grad():
                held = [loss_of(X[: len(X) // 20][:50000], Y[: len(X) // 20][:50000])[0].item() for X, Y in sets]
            say(f"  step {step + 1} of {steps}: loss {loss.item():.4f}, on kept-back games {', '.join(f'{h:.4f}' for h in held)}", flush=True)


def in_whole_numbers(net: Network) -> tuple[np.ndarray, np.ndarray]:
    def ints(t, one, kind):
        info = np.iinfo(kind)
        return np.clip(np.rint(t.detach().cpu().double().numpy() * one), info.min, info.max).astype(kind)

    weights = np.concatenate([ints(layer.weight.T, whole.WEIGHT_ONE, np.int16).ravel() for layer in (net.first, net.second, net.last)])
    one_1, one_2 = whole.INPUT_ONE * whole.WEIGHT_ONE, whole.UNIT_ONE * whole.WEIGHT_ONE
    biases = np.concatenate([ints(net.first.bias, one_1, np.int32), ints(net.second.bias, one_2, np.int32), ints(net.last.bias, one_2, np.int32)])
    return weights, biases


def save(net, out: Path, about: dict) -> None:
    weights, biases = in_whole_numbers(net)
    np.savez(out, weights=weights, biases=biases, about=np.array(json.dumps(about)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=400_000)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--thought", type=int, default=200_000, help="positions of each later generation")
    parser.add_argument("--rounds", type=int, default=48)
    parser.add_argument("--wild", type=int, default=60)
    parser.add_argument("--slips", type=int, default=30)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--explore", type=float, default=0.5)
    parser.add_argument("--trust", type=float, default=0.5, help="share of the search's own judgement in what is learned")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("."))
    given = parser.parse_args()
    torch.manual_seed(1)
    of = game(given.game)
    options = {"seats": given.seats} if "seats" in of.options.declared() else {}
    begin = time.time()
    played = dict(wild=given.wild, slips=given.slips, every=given.every)
    seen, won, _ = collect(of, options, given.positions, 7, given.workers, **played)
    print(f"{len(seen)} positions, {time.time() - begin:.1f} s; shares {won.mean(0)}, non-zero inputs {(seen[:1000] != 0).sum() / 1000 / won.shape[1]:.0f}", flush=True)
    net = Network(of.network_inputs).to(given.device)
    fit(net, [(seen, won)], given.device, given.steps)
    save(net, given.out / f"{given.game}-0.npz", {"game": given.game})
    manner = Manner(given.explore, 100, 1.0, 4096, 0.3, given.horizon, 1)
    old = [(seen, won)]
    for generation in range(1, given.generations + 1):
        if time.time() - begin > 60 * given.minutes:
            break
        start = time.time()
        seen, won, hoped = collect(of, options, given.thought, 100 + generation, given.workers, **played, rounds=given.rounds, manner=manner, net=in_whole_numbers(net))
        took = time.time() - start
        hoped /= np.maximum(hoped.sum(1, keepdims=True), 1e-9)
        old.append((seen, (1 - given.trust) * won + given.trust * hoped))
        old = old[-4:]
        fit(net, old, given.device, given.steps, rate=1e-3)
        save(net, given.out / f"{given.game}-{generation}.npz", {"game": given.game})
        print(f"generation {generation}: {len(seen)} positions in {took:.0f} s, all {time.time() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
