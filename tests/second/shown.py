"""What a seat is shown of a table, for the bridges."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from snowyard.kernel.record import Plain
from snowyard.kernel.table import Table


def wrongly_shown(table: Table, seat: int, shown: Plain, public: Iterable[str]) -> list[str]:
    """Public fields that this seat (-1: a spectator) is not shown as they are, and luck to come that it is shown."""
    true = table.t
    hidden = [name for name in public if not np.array_equal(getattr(true, name), getattr(shown, name))]
    found = [f"seat {seat} is not shown {name} as it is" for name in hidden]
    if any(shown.generator):
        found.append(f"seat {seat} is shown the rolls and draws to come")
    return found
