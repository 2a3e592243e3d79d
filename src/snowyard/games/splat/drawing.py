"""What a screen draws of splat and must be counted: hits and protection of each seat, and the cards that a viewer cannot see."""

from __future__ import annotations

from typing import Any

from snowyard.games.splat.cards import hits, protection, unseen
from snowyard.games.splat.content import KINDS, SPARES
from snowyard.games.splat.layout import SEATS, Yard
from snowyard.kernel.rule import rule

SEAT_CELLS = 2
HIDDEN_AT = SEAT_CELLS * SEATS
CELLS = HIDDEN_AT + KINDS + SPARES
"""Of `draw`: hits and protection of each seat, then of each card how many lie hidden."""


@rule
def draw(t: Yard, out: Any) -> int:
    """All of it, from the record as a viewer sees it. Returns how many cells that takes."""
    for seat in range(SEATS):
        out[SEAT_CELLS * seat] = hits(t, seat)
        out[SEAT_CELLS * seat + 1] = protection(t, seat)
    for kind in range(KINDS + SPARES):
        left = unseen(t, -1, kind)
        for seat in range(t.seats):  # only the viewer's own hand is there
            left -= t.hand[seat, kind] if kind < KINDS else t.spare_hand[seat, kind - KINDS]
        out[HIDDEN_AT + kind] = left
    return CELLS
