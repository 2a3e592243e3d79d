"""A server without luck, for tests: the same wish is always dealt the same table, people sit down in the order in which they
come, and bots answer the same way.

Real servers draw seeds and the luck of bots from the system's secrets; a test that plays on would see another game every
time, and one day one that ends too soon. `python tests/steady.py serve ...` is `snowyard serve ...` made steady.
"""

from __future__ import annotations

import sys

from snowyard.match import seed_from
from snowyard.server import acts, continuing, tables
from snowyard.server.acts import find_seat
from snowyard.server.tables import luck_of_a_bot

__all__ = ["find_seat", "luck_of_a_bot", "make_steady"]  # the real luck, and none
SEED = seed_from(1)


def make_steady() -> None:
    tables.fresh_seed = continuing.fresh_seed = lambda: SEED  # type: ignore[attr-defined]
    tables.luck_of_a_bot = lambda: 1
    acts.find_seat = lambda seed, number, salt, free: (free[0], False)


if __name__ == "__main__":
    from snowyard.cli import main

    make_steady()
    sys.exit(main())
