"""Who may see what in forts: everything lies open, except the dice to come."""

from __future__ import annotations

from snowyard.games.forts.content import SLOTS
from snowyard.games.forts.layout import Yard
from snowyard.kernel.head import show_head
from snowyard.kernel.rule import rule


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    show_head(t, seat, out)
    out.player = t.player
    out.starter = t.starter
    out.actions_left = t.actions_left
    out.target = t.target
    out.slot = t.slot
    out.damage = t.damage
    out.outside = t.outside
    out.inside = t.inside
    for s in range(t.seats):
        out.hit_points[s] = t.hit_points[s]
        out.freeze_points[s] = t.freeze_points[s]
        out.hide_tokens[s] = t.hide_tokens[s]
        out.rank[s] = t.rank[s]
        out.snowballs[s] = t.snowballs[s]
        for slot in range(SLOTS):
            out.brick[s, slot] = t.brick[s, slot]


@rule
def redeal(t: Yard, seat: int) -> None:
    """Nothing is hidden but the dice to come, and those the driver replaces in every game."""
