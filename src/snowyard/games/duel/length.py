"""How long a game of duel can be, for those who must make room for it."""

from __future__ import annotations

from snowyard.games.duel.layout import Yard

QUESTIONS = 9
"""ACQUIRE to GIVE: the phases in which an act asks."""


def most_decisions(t: Yard) -> int:
    """The draft asks everybody four times at most. In a turn everybody chooses two cards at most; at each front each end may add
    a second card, and each of the four acts there asks each of its questions once at most. DUEL-R22 ends the game."""
    fronts = t.seats if t.seats > 2 else 1
    turn = 2 * t.seats + fronts * (2 + 4 * QUESTIONS)
    return 4 * t.seats + turn * (t.main_turns + t.most_final_turns)
