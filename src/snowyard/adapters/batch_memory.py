"""What the steps of a batch work on, as one argument: looking at the arguments of a compiled call takes longer than a move.

Here and not in compiled/batch_driver.py, which is loaded once for each game, for the reason that players/tree/memory.py tells.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class BatchMemory(NamedTuple):
    """All of it but what differs from call to call."""

    tables: Any  # the records that are played with
    raw: Any  # the same memory as words
    shown: Any  # scratch, one table a thread
    shown_raw: Any
    options: Any
    seed: Any
    index: Any  # i64[tables]: which game of the seed each one is at
    stride: int  # how much further its next one is
    renew: bool  # it gets that in the step that ends its game
    place: int  # the seat of the learner in every game; -1: all seats learn; beyond the last: the game's number says which
    learner: Any  # i64[tables]: its seat as it is
    opponents: Any  # i8[seats - 1]: the kinds of bots around it
    lucks: Any  # u32[tables, 4]: of the bots
    masks: Any  # u64[tables, words]: the legal moves
    actor: Any  # i64[tables]
    done: Any  # bool[tables]
    payoffs: Any  # f32[tables, seats]
    last: Any  # f32[tables, observation]: what the learner sees at the end; no rows: nobody asks
    moves: Any  # i16[tables, notes]: played since what seats know was last brought up to date; no columns: it always is
    noted: Any  # i64[tables]: how many those are
