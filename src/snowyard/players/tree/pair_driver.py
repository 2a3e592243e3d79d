"""Pairs of rounds that begin with two moves in turn (players/verdict.py), as one loop: a call of machine code for each round
takes longer than a short round itself. Loaded once per game like search_driver.py, and used where everything is machine code;
other machines make the same rounds call by call.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel.dice import key
from snowyard.kernel.rule import rule

search_driver: Any  # set by the loader, before this file is executed


@rule
def forced(
    tables: Any,
    raw: Any,
    root: Any,
    tree: Any,
    seat: int,
    mask: Any,
    manner: Any,
    path: Any,
    payoff: Any,
    won_by: Any,
    dealt: Any,
    paired: Any,
    at: Any,
    which: int,
    prepared: Any,
) -> float:
    """A round in which the root has this one edge; `at`: the root's node, its first edge, its size, the edges of both moves."""
    for word in range(4):
        paired[word] = dealt[word]
    tree.first[at[0]] = at[which]
    tree.size[at[0]] = 1
    search_driver.play_rounds(tables, raw, root, tree, seat, 1, mask, paired, manner, path, payoff, won_by, prepared)
    tree.first[at[0]] = at[1]
    tree.size[at[0]] = at[2]
    won: float = payoff[seat]
    return won


@rule
def pairs(
    tables: Any,
    raw: Any,
    root: Any,
    tree: Any,
    seat: int,
    many: int,
    free: int,
    mask: Any,
    luck: Any,
    manner: Any,
    path: Any,
    payoff: Any,
    won_by: Any,
    dealt: Any,
    paired: Any,
    seed: np.uint64,
    count: int,
    at: Any,
    sums: Any,
) -> None:
    """So many pairs after the first `count`, with `free` rounds before each; `sums`: of the played move, of the best, of
    the squares of the differences."""
    prepared = search_driver.prepared_for(tables, raw, root, seat)
    for n in range(many):
        if free > 0:
            search_driver.play_rounds(tables, raw, root, tree, seat, free, mask, luck, manner, path, payoff, won_by, prepared)
        key(dealt, seed, np.uint64(count + n + 1))
        played = forced(tables, raw, root, tree, seat, mask, manner, path, payoff, won_by, dealt, paired, at, 3, prepared)
        best = forced(tables, raw, root, tree, seat, mask, manner, path, payoff, won_by, dealt, paired, at, 4, prepared)
        sums[0] += played
        sums[1] += best
        sums[2] += (best - played) * (best - played)
