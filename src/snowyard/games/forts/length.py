"""How long a game of forts can be, for those who must make room for it."""

from __future__ import annotations

from snowyard.games.forts.layout import Yard


def most_decisions(t: Yard) -> int:
    """An action is chosen, perhaps answered by a Hide Token, and a near miss picks a brick; FORTS-45 ends the game."""
    return 3 * t.actions * t.turn_cap_per_player * t.seats
