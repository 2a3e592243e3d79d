from __future__ import annotations

from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule
from tiny.pennies.layout import Yard

SIZE = 1


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    out[0] = seat
