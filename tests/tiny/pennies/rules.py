from __future__ import annotations

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule
from tiny.pennies.layout import OVER, Yard

RULES_VERSION = 1


@rule
def deal(t: Yard) -> None:
    t.side[0] = -1
    t.side[1] = -1


@rule
def legal(t: Yard, mask: Mask) -> None:
    bits.add(mask, 0)
    bits.add(mask, 1)


@rule
def play(t: Yard, action: int) -> None:
    t.side[t.actor] = action
    emit(t, 0, t.actor, 0, 0, 0, EVERYBODY)
    if t.actor == 0:
        t.actor = 1
    else:
        emit(t, 1, 0, t.side[0], t.side[1], 0, EVERYBODY)
        t.actor = -1
        t.phase = OVER
        t.turn = 1


@rule
def payoff(t: Yard, out: Cells) -> None:
    out[0] = 0.0
    if t.side[0] == t.side[1]:
        out[0] = (t.heads if t.side[0] == 0 else t.tails) / 100
    out[1] = 1.0 - out[0]
