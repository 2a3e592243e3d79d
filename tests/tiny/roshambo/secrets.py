from __future__ import annotations

from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule
from tiny.pennies.layout import Yard
from tiny.pennies.secrets import show as show


@rule
def redeal(t: Yard, seat: int) -> None:
    if t.actor >= 0 and t.side[1 - seat] >= 0:
        t.side[1 - seat] = below(t.generator, 3)
