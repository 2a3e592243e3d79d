"""Who sits against a learner, and where the learner sits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowyard.adapters.batch import whole
from snowyard.kernel.errors import Refusal
from snowyard.players import KINDS, check_kind

ANY_SEAT = "any"


def kinds_of(opponents: str | Sequence[str], seats: int) -> list[str]:
    """One kind of bot for each other seat, the learner's left neighbour first; a single kind stands for all."""
    given = [opponents] if isinstance(opponents, str) else list(opponents)
    kinds = given * (seats - 1) if len(given) == 1 else given
    if len(kinds) != seats - 1:
        raise Refusal("opponents", f"{len(kinds)} opponents for {seats} seats: give one for all, or {seats - 1}")
    for kind in kinds:
        if not isinstance(kind, str):
            raise Refusal("opponents", f"an opponent is the name of a bot, not {kind!r}")
        check_kind(kind)
    return kinds


def place_of(seat: Any, seats: int) -> int:
    """The learner's seat as the batch driver wants it: a seat, or beyond the last for another one each game."""
    if seat == ANY_SEAT:
        return seats
    if whole(seat, "seat", 0) >= seats:
        raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {seats - 1}, or {ANY_SEAT!r} for another each game")
    return int(seat)


def are_compiled(kinds: Sequence[str]) -> bool:
    """Can all of them play inside one compiled call?"""
    return all(kind in KINDS for kind in kinds)
