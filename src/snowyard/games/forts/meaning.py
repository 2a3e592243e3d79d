"""What the names of moves mean, and which dice an event shows. The browser asks the same functions, translated."""

from __future__ import annotations

from snowyard.games.forts.content import SMILEY
from snowyard.kernel.head import Event
from snowyard.kernel.view import Part

TOLD = ("meaning", "dice")
"""What the page asks."""


class Meaning(Part):
    """`verb`: throw, pick (a brick that takes the damage), hide, brick, snowball, use or keep (a hide token). `at`: whom a throw
    aims at, `brick`: which brick, as a slot; -1: nobody, none."""

    verb: str
    at: int
    brick: int


def meaning(move: str) -> Meaning:
    match move.split():
        case ["throw", who]:
            return Meaning("throw", int(who[1:]), -1)
        case ["throw", who, "brick", slot]:
            return Meaning("throw", int(who[1:]), int(slot))
        case ["pick", "brick", slot]:
            return Meaning("pick", -1, int(slot))
        case ["build", what]:
            return Meaning(what, -1, -1)
        case [verb, *_]:
            return Meaning(verb, -1, -1)
    return Meaning(move, -1, -1)


def dice(e: Event) -> tuple[str, ...]:
    """The outside and the inside of the Cube, as they fell."""
    return ("S" if e.a == SMILEY else str(e.a), str(e.b)) if e.kind == "roll" else ()
