from __future__ import annotations

from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule
from tiny.pennies.layout import Yard


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    for s in range(2):
        if s == seat or t.actor < 0:
            out.side[s] = t.side[s]
        else:
            out.side[s] = -1 if t.side[s] < 0 else 2


@rule
def redeal(t: Yard, seat: int) -> None:
    if t.actor >= 0 and t.side[1 - seat] >= 0:
        t.side[1 - seat] = below(t.generator, 2)
