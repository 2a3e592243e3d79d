"""Options of duel; the rulebook page explains each."""

from __future__ import annotations

import re
from typing import Any

from snowyard.games.duel.content import Content
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import number, switch, text
from snowyard.kernel.record import Cells

EXTREMES = 4
ALTERNATES = 3
AT_RANDOM = 4  # the cell of alt_extremes that holds how many pairs are drawn at random

_PAIR = re.compile(r"X([1-3]) for E([1-4])", re.IGNORECASE)
_ALLOWED = "none, a number 0 to 2, or up to two pairs such as 'X2 for E2, X3 for E1'"


def read_swaps(value: Any) -> list[int]:
    """DUEL-101. Cell i: the alternate (1 to 3) that replaces Extreme i + 1, or 0; the last cell: pairs at random."""
    wanted = " ".join(str(value).split())
    swaps = [0] * (EXTREMES + 1)
    if wanted in ("", "none", "0"):
        return swaps
    if wanted in ("1", "2"):
        swaps[AT_RANDOM] = int(wanted)
        return swaps
    pairs = wanted.split(",")
    for pair in pairs:
        match = _PAIR.fullmatch(pair.strip())
        if match is None:
            raise Refusal("option", f"must be {_ALLOWED}, not {value!r}")
        alternate, standard = int(match[1]), int(match[2]) - 1
        if alternate in swaps[:EXTREMES] or swaps[standard]:
            raise Refusal("option", f"names an alternate or a standard Extreme twice: {value!r}")
        swaps[standard] = alternate
    if len(pairs) > 2:
        raise Refusal("option", f"takes at most two pairs, not {value!r}: three alternates at once are refused")
    return swaps


def write_swaps(swaps: Any) -> str:
    if swaps[AT_RANDOM]:
        return str(int(swaps[AT_RANDOM]))
    return ", ".join(f"X{int(swaps[i])} for E{i + 1}" for i in range(EXTREMES) if swaps[i]) or "none"


class Options(Content):
    seats: int = number(2, 2, 4, "players at the table; three or four play with two decks on two fronts each", "DUEL-102")
    quick_start: int = switch(False, "each player keeps 2 of 3 Advanced cards instead of drafting", "DUEL-100")
    alt_extremes: Cells = text(
        (EXTREMES + 1,), "none", _ALLOWED,
        "Alternate Extremes that replace standard ones; a number alone draws the pairs at random", "DUEL-101",
        read_swaps, write_swaps,
        ("none", "1", "2", "X1 for E1", "X2 for E2, X3 for E1", "X1 for E4, X2 for E1", "X3 for E2"),
        offers=("none", "1", "2"),
    )  # fmt: skip
    rocks_dodgeable: int = switch(False, "Throwing Rocks can be dodged like any attack", "DUEL-R01")
    removed_card_fizzles: int = switch(
        False, "an act whose card has left its player's discards before its step is skipped", "DUEL-R05")  # fmt: skip
    acquire_faceup_only: int = switch(False, "an Arsenal pile whose top card lies face down cannot be chosen", "DUEL-R07")
    nearest_empty_fallback: int = switch(
        False, "when both upgrade at once, a player whose nearest pile is empty takes from the next pile, after the other",
        "DUEL-R08")  # fmt: skip
    cache_scores: int = switch(False, "cached cards count for their owner", "DUEL-R17")

    @classmethod
    def hides(cls, o: Any) -> str:
        return "hands and secret choices"  # DUEL-05, DUEL-16


VARIANTS = {
    "two": {},
    "quick-alternates": {"quick_start": True, "alt_extremes": "X2 for E2, X3 for E1"},
    "house-rules": {"alt_extremes": "X1 for E4", "rocks_dodgeable": True, "removed_card_fizzles": True,
                    "acquire_faceup_only": True, "nearest_empty_fallback": True, "cache_scores": True},
    "three": {"seats": 3, "quick_start": True},
    "four": {"seats": 4, "alt_extremes": "2"},
}  # fmt: skip
INTERPRETED_GAMES = 8  # memory is slow in the interpreter
