"""What the names of moves mean. The browser asks the same functions, translated."""

from __future__ import annotations

from snowyard.games.lanes.layout import RANK_NAMES
from snowyard.kernel.view import Part

TOLD = ("meaning",)
"""What the page asks."""
RANK_OF = {name.lower(): name for name in RANK_NAMES.values()}


class Meaning(Part):
    """`verb`: play, discard, attack, pair, also (a second card is hit), look, flip, fire, move, or the whole name. `rank`: of a
    card of the hand. `lane`: from 0. `own`, `other`, `foe`: cards by their slots. "" and -1: none."""

    verb: str
    rank: str
    lane: int
    own: int
    other: int
    foe: int


def meaning(move: str) -> Meaning:
    match move.split():
        case ["play", rank, "lane", lane]:
            return Meaning("play", RANK_OF[rank], int(lane) - 1, -1, -1, -1)
        case ["discard", rank]:
            return Meaning("discard", RANK_OF[rank], -1, -1, -1, -1)
        case ["attack", own, foe]:
            return Meaning("attack", "", -1, slot(own), -1, slot(foe))
        case ["pair", own, other]:
            return Meaning("pair", "", -1, slot(own), slot(other), -1)
        case ["also", foe]:
            return Meaning("also", "", -1, -1, -1, slot(foe))
        case ["look", "own", own]:
            return Meaning("look", "", -1, slot(own), -1, -1)
        case ["look", _, foe]:
            return Meaning("look", "", -1, -1, -1, slot(foe))
        case ["move", "none"]:
            return Meaning("move", "", -1, -1, -1, -1)
        case ["flip" | "fire" | "move" as verb, own]:
            return Meaning(verb, "", -1, slot(own), -1, -1)
    return Meaning(move, "", -1, -1, -1, -1)


def slot(name: str) -> int:
    return int(name[1:])
