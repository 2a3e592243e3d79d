"""Places at the end of a game, where a record keeps them in a field `rank`: 1 is the best, and equals share it."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule


@rule
def first_places(t: Any) -> int:
    winners = 0
    for seat in range(t.seats):
        if t.rank[seat] == 1:
            winners += 1
    return winners


@rule
def tell_winners(t: Any, kind: int) -> None:
    """An event of this kind for each of them."""
    winners = first_places(t)
    for seat in range(t.seats):
        if t.rank[seat] == 1:
            emit(t, kind, seat, winners, 0, 0, EVERYBODY)


@rule
def share_win(t: Any, out: Cells) -> None:
    """1, shared by joint winners."""
    winners = first_places(t)
    for seat in range(t.seats):
        out[seat] = 1.0 / winners if t.rank[seat] == 1 else 0.0
