"""What the lab counts in lanes: see docs/adding-a-game.md."""

from __future__ import annotations

from snowyard.games.lanes.layout import RANK_NAMES

RANKS = ("", *(name for rank, name in RANK_NAMES.items() if rank))

COUNTED = (
    ("Cards dealt and drawn", "dealt", "a", RANKS),
    ("Cards dealt and drawn", "drew", "a", RANKS),
    ("Cards played", "played", "c", RANKS),
    ("Powers fired", "fired", "c", RANKS),
)

EXCHANGED = {"Cards dealt and drawn": "drawn"}
