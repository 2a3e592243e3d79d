from __future__ import annotations

from typing import Any

from snowyard.kernel.options import OptionSet, number


class Options(OptionSet):
    seats: int = number(2, 2, 2, "PENNIES-01")
    heads: int = number(100, 0, 100, "PENNIES-02")  # what seat 0 wins with two heads, in hundredths
    tails: int = number(100, 0, 100, "PENNIES-02")  # with two tails

    @classmethod
    def hides(cls, o: Any) -> str:
        return "the side chosen"


VARIANTS: dict[str, dict[str, object]] = {"even": {}}
INTERPRETED_GAMES = 10
