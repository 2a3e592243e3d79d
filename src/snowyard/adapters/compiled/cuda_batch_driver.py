"""The batch driver on a GPU: one thread, one table, the same functions compiled again as device code.

Loaded once per game, with its `batch_driver` as the global `batch`. Only `cuda_batch.py` loads it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from snowyard.kernel import bits
from snowyard.kernel.cuda_code import kernel

driver: Any  # set by the loader, before this file is executed
batch: Any  # set right after
MASK_WORDS: int
SEATS: int

NEW_GAME = -1


@kernel()
def step(
    tables: Any,
    raw: Any,
    options: Any,
    seed: Any,
    index: Any,
    stride: int,
    lucks: Any,
    masks: Any,
    actions: Any,
    learner: Any,
    opponents: Any,
    actor: Any,
    done: Any,
    payoffs: Any,
    moves: Any,
    noted: Any,
) -> None:
    """As the batch driver's; `moves` of one column: nothing is noted (a card has no arrays without room)."""
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    won = cuda.local.array(SEATS, np.float32)
    for k in range(MASK_WORDS):
        mask[k] = masks[i, k]
    for k in range(4):
        luck[k] = lucks[i, k]
    for k in range(SEATS):
        won[k] = 0.0
    playing = False
    if actions[i] != NEW_GAME:
        playing = batch.play_on(tables[i], actions[i], mask, luck, -1, opponents, won)
        done[i] = not playing
    else:
        done[i] = False
    for k in range(payoffs.shape[1]):
        payoffs[i, k] = won[k]
    if not playing:
        batch.begin(tables, raw, i, options, seed, index, stride, luck, mask, -1, learner, opponents)
        for k in range(4):
            lucks[i, k] = luck[k]
        noted[i] = 0
    elif moves.shape[1] > 1:
        moves[i, noted[i]] = actions[i]
        noted[i] += 1
    for k in range(MASK_WORDS):
        masks[i, k] = mask[k]
    actor[i] = tables[i].actor


@kernel()
def catch_up(tables: Any, raw: Any, options: Any, seed: Any, index: Any, moves: Any, noted: Any, dealt: Any) -> None:
    i = cuda.grid(1)
    if i < tables.shape[0]:
        batch.catch_up(tables, raw, i, i + 1, options, seed, index, moves, noted, dealt)


@kernel()
def illegal(masks: Any, actions: Any, worst: Any) -> None:
    """worst[0] becomes the first table whose action is illegal, if it is smaller."""
    i = cuda.grid(1)
    if i < masks.shape[0] and not batch.is_legal(masks[i], actions[i]):
        cuda.atomic.min(worst, 0, i)


@kernel()
def show_public(raw: Any, shown: Any) -> None:
    """One thread for each word, so that neighbours read and write side by side."""
    at = cuda.grid(1)
    words = raw.shape[1]
    if at < raw.shape[0] * words:
        shown[at // words, at % words] = raw[at // words, at % words] & driver.PUBLIC[at % words]


@kernel()
def blank(cells: Any) -> None:
    at = cuda.grid(1)
    if at < cells.shape[0]:
        cells[at] = 0.0


@kernel()
def observe(tables: Any, shown: Any, seats: Any, out: Any) -> None:
    """After `show_public` and `blank`: most cells of most observations are 0, and a thread alone writes them slowly."""
    i = cuda.grid(1)
    if i < tables.shape[0]:
        driver.show_private(tables[i], seats[i], shown[i])
        driver.observe(shown[i], seats[i], out[i])


@kernel()
def spread(masks: Any, out: Any) -> None:
    """One thread for each action of each table, so that neighbours write side by side."""
    at = cuda.grid(1)
    actions = out.shape[1]
    if at < out.shape[0] * actions:
        out[at // actions, at % actions] = bits.has(masks[at // actions], at % actions)


@kernel()
def choose(tables: Any, lucks: Any, masks: Any, kind: int, out: Any) -> None:
    i = cuda.grid(1)
    if i >= tables.shape[0]:
        return
    mask = cuda.local.array(MASK_WORDS, np.uint64)
    luck = cuda.local.array(4, np.uint32)
    for k in range(MASK_WORDS):
        mask[k] = masks[i, k]
    for k in range(4):
        luck[k] = lucks[i, k]
    out[i] = driver.choose(tables[i], mask, luck, kind)
    for k in range(4):
        lucks[i, k] = luck[k]
