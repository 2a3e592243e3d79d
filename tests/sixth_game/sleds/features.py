"""What a learner sees of sleds, as numbers between 0 and 1.

| from | what |
|---|---|
| 0 | my cards of each kind / cards of a hand |
| 3 | played cards of each kind / copies |
| 6 | turns played / most turns |
| 7 + k | place of the player k seats to my left / places of the hill (k = 0: me) |
"""

from __future__ import annotations

from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

from .content import KINDS
from .layout import SEATS, Yard
from .options import HAND

N = len(KINDS)
SIZE = 2 * N + 1 + SEATS


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    for kind in range(N):
        if seat >= 0:
            out[kind] = t.hand[seat, kind] / HAND
        out[N + kind] = t.used[kind] / max(1, t.copies[kind])
    out[2 * N] = t.turn / (t.most_turns * t.seats)
    for k in range(t.seats):
        out[2 * N + 1 + k] = t.place[(max(seat, 0) + k) % t.seats] / t.hill
