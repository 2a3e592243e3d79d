"""Positions and how their games ended, for train/champion.py. Loaded once per game, like kernel/driver.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below, key
from snowyard.kernel.rule import rule
from snowyard.players.tree.network import input_of

driver: Any  # set by the loader, before this file is executed
rules: Any
bot: Any
search: Any  # the driver of the search
INPUTS: int
GIVING_UP: int

COLLECTORS_STREAM = np.uint64(0xA0761D6478BD642F)


@rule
def keep(tables: Any, raw: Any, cells: Any, rows: Any) -> None:
    """What each seat sees of table 0, as the network takes it."""
    for seat in range(tables[0].seats):
        search.look(tables, raw, seat, cells)
        for i in range(INPUTS):
            rows[seat, i] = input_of(cells[i])


@rule
def forget(tree: Any) -> None:
    for slot in range(tree.node_at.shape[0]):
        tree.node_at[slot] = -1
    tree.used[0] = 0
    tree.used[1] = 0


@rule
def think(
    tables: Any,
    raw: Any,
    scratch: Any,
    scratch_raw: Any,
    tree: Any,
    rounds: int,
    mask: Any,
    luck: Any,
    manner: Any,
    path: Any,
    payoff: Any,
    hoped: Any,
) -> int:
    """The search's choice at table 0; `hoped` becomes what each seat may expect."""
    if 2 * tree.used[0] > tree.first.shape[0] or 2 * tree.used[1] > tree.action.shape[0]:
        forget(tree)
    seat = tables[0].actor
    for s in range(hoped.shape[0]):
        hoped[s] = 0.0
    search.search(scratch, scratch_raw, raw[0], tree, seat, rounds, mask, luck, manner, path, payoff, hoped)
    for s in range(hoped.shape[0]):
        hoped[s] /= rounds
    for word in range(raw.shape[1]):
        scratch_raw[0, word] = raw[0, word]
    node = tree.node_at[search.find(tree, search.key_of(scratch, scratch_raw, 0, seat))]
    if node < 0:
        return -1
    best = tree.first[node]
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        if tree.tried[edge] > tree.tried[best]:
            best = edge
    return int(tree.action[best])


@rule
def collect(
    tables: Any,
    raw: Any,
    scratch: Any,
    scratch_raw: Any,
    tree: Any,
    rounds: int,
    manner: Any,
    path: Any,
    mask: Any,
    luck: Any,
    options: Any,
    seed: np.uint64,
    first: int,
    count: int,
    wild: int,
    slips: int,
    every: int,
    seen: Any,
    won: Any,
    hopes: Any,
    payoff: Any,
    hoped: Any,
) -> int:
    """Games `first` ... by the search with so many rounds a move (0: by the hand-written player). In the first decisions of each
    (up to `wild`, by lot) `slips` of a hundred moves are random; after them one decision in `every` is kept. Returns how many
    were kept, at most the room there is."""
    rows = 0
    for k in range(count):
        index = np.uint64(first + k)
        driver.deal(tables, raw, 0, options, seed, index)
        key(luck, seed ^ COLLECTORS_STREAM, index)
        forget(tree)
        t = tables[0]
        calm = below(luck, wild)
        start = rows
        while t.actor >= 0:
            bits.clear(mask)
            rules.legal(t, mask)
            if GIVING_UP >= 0:
                bits.remove(mask, GIVING_UP)
            moves = bits.count(mask)
            if moves == 1:
                driver.step(t, bits.kth(mask, 0))
                continue
            if t.decisions < calm and below(luck, 100) < slips:
                driver.step(t, driver.choose_any(mask, luck))
                continue
            thinks = rounds > 0 and (t.decisions >= calm or below(luck, 2) == 0)
            action = -1
            if not thinks:
                action = bot.choose(t, mask, luck)
            kept = t.decisions >= calm and rows < seen.shape[0] and below(luck, every) == 0
            if kept:
                keep(tables, raw, tree.cells, seen[rows])
            if thinks:
                action = think(tables, raw, scratch, scratch_raw, tree, rounds, mask, luck, manner, path, payoff, hoped)
                if action < 0:
                    bits.clear(mask)
                    rules.legal(t, mask)
                    action = bot.choose(t, mask, luck)
            if kept:
                for seat in range(hopes.shape[1]):
                    hopes[rows, seat] = hoped[seat]
                rows += 1
            driver.step(t, action)
        rules.payoff(t, payoff)
        for row in range(start, rows):
            for seat in range(won.shape[1]):
                won[row, seat] = payoff[seat]
    return rows
