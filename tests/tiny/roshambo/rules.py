from __future__ import annotations

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule
from tiny.pennies.layout import Yard
from tiny.pennies.rules import deal as deal
from tiny.pennies.rules import play as play

RULES_VERSION = 1


@rule
def legal(t: Yard, mask: Mask) -> None:
    for hand in range(3):
        bits.add(mask, hand)


@rule
def payoff(t: Yard, out: Cells) -> None:
    ahead = (t.side[0] - t.side[1] + 3) % 3
    out[0] = 0.5
    if ahead > 0:
        out[0] = 1.0 if ahead == 1 else 0.0
    out[1] = 1.0 - out[0]
