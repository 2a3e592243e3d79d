"""Options of splat; the rulebook page explains each."""

from __future__ import annotations

from typing import Any

from snowyard.games.splat.content import Content, settle_deck
from snowyard.kernel.options import choice, number, switch

SMALL, FULL = range(2)
AUTO, DEFENDER = range(2)
FORCED, FREE = range(2)


class Options(Content):
    seats: int = number(4, 2, 7, "SPLAT-01")
    strategic: int = switch(False, "SPLAT-48")
    hit_limit: int = number(10, 3, 10, "SPLAT-55")
    two_player_deck: int = choice(("small", "full"), "SPLAT-56")
    protection_choice: int = choice(("auto", "defender"), "SPLAT-57")
    strategic_discard: int = choice(("forced", "free"), "SPLAT-58")
    turn_cap: int = number(1000, 100, 5000, "SPLAT-45")

    @classmethod
    def settle(cls, o: Any) -> None:
        small = o.seats == 2 and o.two_player_deck == SMALL
        settle_deck(o, o.seats, small, o.hand_cards if o.strategic else 0)

    @classmethod
    def hides(cls, o: Any) -> str:
        return "hands" if o.strategic else ""  # SPLAT-48


VARIANTS = {
    "two": {"seats": 2},
    "four": {"seats": 4},
    "seven": {"seats": 7},
    "strategic": {"seats": 4, "strategic": True},
    "defender": {"seats": 3, "strategic": True, "protection_choice": "defender", "hit_limit": 5},
}
INTERPRETED_GAMES = 300
