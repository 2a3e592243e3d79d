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
    seats: int = number(2, 2, 4, "DUEL-102")
    quick_start: int = switch(False, "DUEL-100")
    alt_extremes: Cells = text(
        (EXTREMES + 1,),
        "none",
        _ALLOWED,
        "DUEL-101",
        read_swaps,
        write_swaps,
        ("none", "1", "2", "X1 for E1", "X2 for E2, X3 for E1", "X1 for E4, X2 for E1", "X3 for E2"),
        offers=("none", "1", "2"),
    )
    rocks_dodgeable: int = switch(False, "DUEL-R01")
    removed_card_fizzles: int = switch(False, "DUEL-R05")
    acquire_faceup_only: int = switch(False, "DUEL-R07")
    nearest_empty_fallback: int = switch(False, "DUEL-R08")
    cache_scores: int = switch(False, "DUEL-R17")

    @classmethod
    def hides(cls, o: Any) -> str:
        return "hands and secret choices"  # DUEL-05, DUEL-16


VARIANTS = {
    "two": {},
    "quick-alternates": {"quick_start": True, "alt_extremes": "X2 for E2, X3 for E1"},
    "house-rules": {
        "alt_extremes": "X1 for E4",
        "rocks_dodgeable": True,
        "removed_card_fizzles": True,
        "acquire_faceup_only": True,
        "nearest_empty_fallback": True,
        "cache_scores": True,
    },
    "three": {"seats": 3, "quick_start": True},
    "four": {"seats": 4, "alt_extremes": "2"},
}
INTERPRETED_GAMES = 8  # memory is slow in the interpreter
