"""What the lab counts in splat: see docs/adding-a-game.md."""

from __future__ import annotations

from snowyard.games.splat.content import ALL_CARDS as CARDS

COUNTED = (
    ("Cards drawn", "draw", "a", CARDS),
    ("Cards drawn", "dealt", "a", CARDS),
    ("Cards drawn", "dealt", "b", CARDS),
    ("Cards played", "throw", "a", CARDS),
    ("Cards played", "place", "a", CARDS),
)

EXCHANGED = {"Cards drawn": "drawn"}
