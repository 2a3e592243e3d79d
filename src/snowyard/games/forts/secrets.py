"""Who may see what in forts: everything lies open, except the dice to come."""

from __future__ import annotations

from snowyard.games.forts.layout import Yard
from snowyard.kernel.rule import rule

PUBLIC = (
    "player", "starter", "actions_left", "target", "slot", "damage", "outside", "inside", "hit_points", "freeze_points",
    "hide_tokens", "rank", "snowballs", "brick",
)  # fmt: skip
"""Fields that everybody sees as they are."""


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    """Nothing is hidden."""


@rule
def redeal(t: Yard, seat: int) -> None:
    """Nothing is hidden but the dice to come, and those the driver replaces in every game."""
