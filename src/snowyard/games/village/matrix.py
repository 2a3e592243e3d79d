"""Who may cheat against whom, and what each unit type is good at (VILLAGE-91 and the table of types)."""

from __future__ import annotations

import numpy as np

from snowyard.kernel.rule import rule

NEVER, FREE, POINT_LOST = -1, 0, 7  # any other number: caught on it or more

# rows: aggressor; columns: victim; Kid, Big Kid, Elf, Snowman, Yeti, Penguin
CHEATING = np.array([
    [4, 4, NEVER, FREE, 4, 2],
    [4, 4, NEVER, FREE, 4, 2],
    [NEVER, NEVER, NEVER, FREE, NEVER, NEVER],
    [FREE, FREE, FREE, FREE, FREE, POINT_LOST],
    [NEVER, NEVER, NEVER, NEVER, NEVER, NEVER],
    [4, 4, NEVER, FREE, 4, 2],
], np.int64)  # fmt: skip
GATHER_VALUE = np.array([1, 2, 2, 1, 3, 1], np.int64)


@rule
def cheat_number(aggressor: int, victim: int) -> int:
    """By unit types."""
    return int(CHEATING[aggressor, victim])
