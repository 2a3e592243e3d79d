"""Options of sleds."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import number

from .content import Content

HAND = 3


class Options(Content):
    seats: int = number(2, 2, 4, "SLEDS-01")
    hill: int = number(12, 6, 30, "SLEDS-08")

    @classmethod
    def settle(cls, o: Any) -> None:
        cards = sum(o.copies)
        if cards < HAND * o.seats:
            raise Refusal("option", f"{o.seats} players need {HAND * o.seats} cards, but there are only {cards} (cards.*.copies)")

    @classmethod
    def hides(cls, o: Any) -> str:
        return "hands"


VARIANTS = {"two": {"seats": 2}, "four": {"seats": 4, "hill": 20}}
INTERPRETED_GAMES = 100
