"""How long a game of village can be, for those who must make room for it."""

from __future__ import annotations

from snowyard.games.village.layout import Yard
from snowyard.games.village.options import NO_CARDS


def most_decisions(t: Yard) -> int:
    """Before the first turn each Kid has two Traits and a place, each team a corner. In each turn each Kid spends its dice one by
    one: what for, where to, whom to shove, and then it may end. With cards every window asks every Kid once, and again for
    each card played, which may ask where to; a die opens at most five windows, an activation two."""
    cards = sum(t.copies) * t.kids if t.cards != NO_CARDS else 0
    window = t.kids + 2 * cards if t.cards != NO_CARDS else 0
    activation = 2 * window + t.most_dice * (2 + t.kids + 5 * window) + cards + 1
    return int(3 * t.kids + t.teams + t.turns * t.kids * activation)
