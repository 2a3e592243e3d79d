"""What the names of moves mean. The browser asks the same functions, translated."""

from __future__ import annotations

from snowyard.games.splat import content, layout
from snowyard.kernel.view import Part

TOLD = ("meaning", "PRINTED", "FORMS")
"""What the page asks."""
PRINTED, FORMS = content.CARDS, layout.FORMS


class Meaning(Part):
    """`verb`: a card is played, a card is discarded, or what is thrown is answered with one's protection. `card`: which card, or
    the protection. `at`: whom it is thrown at, -1: nobody."""

    verb: str
    card: str
    at: int


def meaning(move: str) -> Meaning:
    match move.split():
        case ["answer", by]:
            return Meaning("answer", by, -1)
        case ["discard", card]:
            return Meaning("discard", card, -1)
        case [card, who]:
            return Meaning("play", card, int(who[1:]))
    return Meaning("play", move, -1)
