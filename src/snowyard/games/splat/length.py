"""How long a game of splat can be, for those who must make room for it."""

from __future__ import annotations

from snowyard.games.splat.layout import Yard


def most_decisions(t: Yard) -> int:
    """A card a turn, and perhaps the defender's answer; SPLAT-45 ends the game."""
    return 2 * t.turn_cap
