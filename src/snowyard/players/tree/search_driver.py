"""Tree search over information sets, for any game: hidden cards, dice, simultaneous choices, any number of seats.

Loaded once per game like `kernel/driver.py`. Each round of the search

1. redeals: a random table that the searching seat could not tell from its own;
2. walks down: at each decision the deciding seat is in the node of *what it sees then* (a hash of its shown record), so
   no seat's choice depends on what is hidden from it, and choices made at the same time stay blind to each other;
3. adds one node, plays on to the end with the play-out policy, and
4. credits each choice on the way with what its own seat won.

Since a seat's legal moves depend only on what it sees, a node has one fixed list of moves.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below, next32
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
bot: Any
YARD_AT: int  # first word of what lies on the table
YARD_WORDS: int
GAMMA: float  # how often regret matching explores

MIX = np.uint64(0x9E3779B97F4A7C15)
HALF = np.uint64(32)
UCB, REGRET = range(2)


class Tree(NamedTuple):
    """All memory of a search, taken in advance. Nodes are found by key in an open hash table."""

    keys: Any  # u64[slots]
    node_at: Any  # i32[slots]; -1: empty
    first: Any  # i32[nodes]: the node's first edge
    size: Any  # i32[nodes]: its number of edges
    visits: Any  # i32[nodes]
    action: Any  # i32[edges]
    tried: Any  # i32[edges]
    total: Any  # f64[edges]: what the deciding seat won in all
    regret: Any  # f64[edges]
    used: Any  # i64[2]: nodes, edges in use


@rule
def key_of(tables: Any, raw: Any, slot: int, seat: int) -> np.uint64:
    """The information set of a seat: a hash of what it sees (made in table slot + 1)."""
    driver.show(tables, raw, slot, seat)
    t = tables[slot]
    h = MIX ^ np.uint64(seat + 1) ^ (np.uint64(t.decisions) << HALF)
    for word in range(YARD_AT, YARD_AT + YARD_WORDS):
        h = (h ^ raw[slot + 1, word]) * MIX
        h ^= h >> HALF
    h = (h ^ np.uint64(t.phase + 1)) * MIX
    return h ^ (h >> HALF)


@rule
def find(tree: Any, key: np.uint64) -> int:
    """The slot of a key in the hash table: where it is, or where it would go."""
    last = np.uint64(tree.keys.shape[0] - 1)
    slot = key & last
    while tree.node_at[slot] >= 0 and tree.keys[slot] != key:
        slot = (slot + np.uint64(1)) & last
    return int(np.int64(slot))


@rule
def add_node(tree: Any, slot: int, key: np.uint64, mask: Any) -> bool:
    """A new node with these moves; False when the memory is used up."""
    moves = bits.count(mask)
    node = tree.used[0]
    edge = tree.used[1]
    if node >= tree.first.shape[0] or edge + moves > tree.action.shape[0]:
        return False
    tree.keys[slot] = key
    tree.node_at[slot] = node
    tree.first[node] = edge
    tree.size[node] = moves
    tree.visits[node] = 0
    for w in range(mask.shape[0]):
        word = mask[w]
        while word != np.uint64(0):
            lowest = word & (~word + np.uint64(1))
            tree.action[edge] = 64 * w + bits.ones(lowest - np.uint64(1))
            tree.tried[edge] = 0
            tree.total[edge] = 0.0
            tree.regret[edge] = 0.0
            edge += 1
            word ^= lowest
    tree.used[0] = node + 1
    tree.used[1] = edge
    return True


@rule
def select_ucb(tree: Any, node: int, luck: Any, explore: float) -> int:
    """An untried move if there is one, else the best by UCB1."""
    first: int = tree.first[node]
    size: int = tree.size[node]
    if tree.visits[node] < size:
        at = below(luck, size)
        while tree.tried[first + at] > 0:
            at += 1
            if at == size:
                at = 0
        return first + at
    spread = explore * math.sqrt(math.log(tree.visits[node]))
    best = -1.0
    choice = first
    for edge in range(first, first + size):
        tried = tree.tried[edge]
        worth = tree.total[edge] / tried + spread / math.sqrt(tried)
        if worth > best:
            best = worth
            choice = edge
    return choice


@rule
def select_regret(tree: Any, node: int, luck: Any) -> int:
    """A move in proportion to its positive regret; now and then any."""
    first: int = tree.first[node]
    size: int = tree.size[node]
    if tree.visits[node] < size:
        return select_ucb(tree, node, luck, 0.0)
    positive = 0.0
    for edge in range(first, first + size):
        positive += max(0.0, tree.regret[edge])
    if positive <= 0.0 or below(luck, 1000) < 1000 * GAMMA:
        return first + below(luck, size)
    left = float(next32(luck)) / 4294967296.0 * positive
    for edge in range(first, first + size):
        left -= max(0.0, tree.regret[edge])
        if left < 0.0:
            return edge
    return first + size - 1


@rule
def learn_regret(tree: Any, node: int, chosen: int, won: float) -> None:
    """What each other move would have won, by its mean so far, against what was won."""
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        if edge != chosen and tree.tried[edge] > 0:
            tree.regret[edge] += tree.total[edge] / tree.tried[edge] - won


@rule
def play_out(t: Any, mask: Any, luck: Any, guided: int) -> None:
    """To the end; `guided` of a hundred moves are the hand-written player's, the others random."""
    while t.actor >= 0:
        bits.clear(mask)
        rules.legal(t, mask)
        if guided > 0 and below(luck, 100) < guided:
            driver.step(t, bot.choose(t, mask, luck))
        else:
            driver.step(t, driver.choose_any(mask, luck))


@rule
def descend(tables: Any, raw: Any, tree: Any, mask: Any, luck: Any, explore: float, method: int, path: Any) -> int:
    """Walk down the tree to a leaf and add a node there; returns how many choices lie in `path` (edge, node, seat)."""
    t = tables[0]
    depth = 0
    while t.actor >= 0 and depth < path.shape[0]:
        seat = t.actor
        key = key_of(tables, raw, 0, seat)
        slot = find(tree, key)
        node = tree.node_at[slot]
        if node < 0:
            bits.clear(mask)
            rules.legal(t, mask)
            add_node(tree, slot, key, mask)
            return depth
        edge = select_ucb(tree, node, luck, explore) if method == UCB else select_regret(tree, node, luck)
        path[depth, 0] = edge
        path[depth, 1] = node
        path[depth, 2] = seat
        depth += 1
        driver.step(t, tree.action[edge])
    return depth


@rule
def search(tables: Any, raw: Any, root: Any, tree: Any, seat: int, rounds: int, mask: Any, luck: Any, explore: float,
           method: int, guided: int, path: Any, payoff: Any) -> None:  # fmt: skip
    """So many rounds for the seat that decides at `root` (the words of a quiet record). Tables 0 and 1 are scratch."""
    t = tables[0]
    for _ in range(rounds):
        for word in range(raw.shape[1]):
            raw[0, word] = root[word]
        seed = (np.uint64(next32(luck)) << HALF) | np.uint64(next32(luck))
        driver.redeal(t, seat, seed, np.uint64(0))
        depth = descend(tables, raw, tree, mask, luck, explore, method, path)
        play_out(t, mask, luck, guided)
        rules.payoff(t, payoff)
        for step in range(depth):
            edge = path[step, 0]
            won = payoff[path[step, 2]]
            if method == REGRET:
                learn_regret(tree, path[step, 1], edge, won)
            tree.visits[path[step, 1]] += 1
            tree.tried[edge] += 1
            tree.total[edge] += won
