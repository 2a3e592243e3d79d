"""Options of splat; the rulebook page explains each."""

from __future__ import annotations

from typing import Any

from snowyard.games.splat.content import Content, settle_deck
from snowyard.kernel.options import choice, number, switch

SMALL, FULL = range(2)
AUTO, DEFENDER = range(2)
FORCED, FREE = range(2)


class Options(Content):
    seats: int = number(4, 2, 7, "players at the table", "SPLAT-01")
    strategic: int = switch(False, "the Strategic Variant: everybody holds two hidden cards", "SPLAT-48")
    hit_limit: int = number(10, 3, 10, "hits that put a player out", "SPLAT-55")
    two_player_deck: int = choice(
        ("small", "full"),
        "the deck of a two-player game; with small, the printed one, whoever starts wins: a pure coin flip. "
        "full makes a contest of it",
        "SPLAT-56",
    )
    protection_choice: int = choice(("auto", "defender"), "who says which protection is used up", "SPLAT-57")
    strategic_discard: int = choice(
        ("forced", "free"), "Strategic Variant: whether a card may be discarded though one can be played", "SPLAT-58"
    )
    turn_cap: int = number(1000, 100, 5000, "completed turns after which the game is ended", "SPLAT-45")

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
INTERPRETED_GAMES = 600
