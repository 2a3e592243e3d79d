"""What the lab counts in village: see docs/adding-a-game.md."""

from __future__ import annotations

from snowyard.games.village.content import CARD_NAMES, TRAIT_NAMES, TYPE_NAMES

COUNTED = (
    ("Traits", "trait", "b bits", TRAIT_NAMES),
    ("Special units won by rolling", "special", "b", TYPE_NAMES),
    ("Cards drawn", "drawn", "b", CARD_NAMES),
    ("Cards played", "card", "b", CARD_NAMES),
    ("Command dice spent", "spend", "b", ("", "1", "2", "3", "4", "5", "6")),
)

EXCHANGED = {"Traits": "chosen", "Cards drawn": "drawn"}
LINE_UP = ("Units", "types", "kids", "start_type", "team", "owner", TYPE_NAMES)
