"""How long a game of lanes can be, for those who must make room for it."""

from __future__ import annotations

from snowyard.games.lanes.layout import Yard
from snowyard.games.lanes.content import EMPOWERS, RANKS


def most_decisions(t: Yard) -> int:
    """Every card turns up once at most, and every EMPOWER fires it once more: each firing takes its turn, asks once and may give
    points. A point buys an action, which may ask for a second target; a turn may be ended early. LANES-86 ends the game."""
    powers = [t.power_of[rank] for rank in range(1, RANKS) for _ in range(t.copies[rank - 1])]
    firings = len(powers) * (1 + powers.count(EMPOWERS))
    actions = t.most_turns * (max(t.actions, t.first_points) + 1) + t.extra_points * firings
    return int(2 * actions + 2 * firings)
