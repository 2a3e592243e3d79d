from __future__ import annotations

from snowyard.kernel.head import Head
from snowyard.kernel.record import Cells, i8
from tiny.pennies.options import Options

SEATS = 2
PHASES = ("choose", "over")
CHOOSE, OVER = range(len(PHASES))
EVENTS = ("chose", "shown")


class Yard(Options, Head, events=4, loaded=2):
    side: Cells = i8(SEATS, per_seat=True)  # -1: not chosen yet; 0: heads; 1: tails
