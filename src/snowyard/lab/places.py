"""Who wins by order of play: the best place and the worst, against an even share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

NEAR_EVEN = 0.03  # a place that surely wins as much as this more or less than an even share is no advantage


@dataclass(frozen=True)
class Place:
    """What whoever decides at this place (from 1) wins, with an interval that holds for all places together. `verdict`: `more` or
    `less` than an even share, `even` or `open`."""

    number: int
    before: float | None  # in the printed game, if that has as many seats
    after: float
    low: float
    high: float
    even: float
    verdict: str


def standing(shares: Any, halves: Sequence[float], before: Any = None) -> tuple[Place, ...]:
    """Of shares of games won, by place, with half the width of each interval."""
    even = float(sum(shares)) / len(shares)
    found = []
    for n, half in enumerate(halves):
        share = float(shares[n])
        low, high = max(0.0, share - half), min(1.0, share + half)
        verdict = "open"
        if abs(share - even) + half <= NEAR_EVEN:
            verdict = "even"
        elif low > even:
            verdict = "more"
        elif high < even:
            verdict = "less"
        found.append(Place(n + 1, None if before is None else float(before[n]), share, low, high, even, verdict))
    return tuple(found)


def ends(order: Sequence[Place]) -> tuple[Place | None, Place | None]:
    """The best place and the worst, each only if it surely is better or worse than even; of two, the best says it all."""
    best, worst = max(order, key=lambda p: p.after), min(order, key=lambda p: p.after)
    return best if best.verdict == "more" else None, worst if worst.verdict == "less" and len(order) > 2 else None
