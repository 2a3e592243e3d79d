"""What a designer wishes of a game, read from words such as "starter wins 48 to 52 %" and "length 20 to 30 turns"."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.lab.comparing import MEASURES

NAMES = {
    "starter wins": 0,
    "draws": 1,
    "better player wins": 2,
    "turns": 3,
    "decisions": 4,
    "legal moves": 5,
    "forced decisions": 6,
    "waiting": 7,
}
"""What can be wished for, and the measure that tells it."""

EXAMPLES = '"starter wins 48 to 52 %", "length 20 to 30 turns", "draws at most 5 %", "better player wins at least 60 %"'
_NUMBER = r"(\d+(?:\.\d+)?)"
_WISH = re.compile(
    rf"(?P<name>[a-z ]+?)\s+(?:(?P<between>{_NUMBER}\s*(?:to|-)\s*{_NUMBER})|(?P<side>at least|at most)\s+{_NUMBER})"
    r"\s*(?P<unit>%|[a-z]*)"
)


@dataclass(frozen=True)
class Wish:
    """A measure that shall lie from `low` to `high`, as the measure counts (shares from 0 to 1)."""

    text: str
    measure: int
    low: float
    high: float

    @property
    def is_share(self) -> bool:
        return MEASURES[self.measure].unit == "%"

    @property
    def scale(self) -> float:
        """A distance that counts as one: half of what is wished for, or what nobody need care about if that is more."""
        measure = MEASURES[self.measure]
        middle = self.low if math.isinf(self.high) else self.high
        small = measure.small if self.is_share else measure.small * max(middle, 1.0)
        return max(small, (self.high - self.low) / 2 if math.isfinite(self.high - self.low) else 0.0)

    def missed_by(self, value: float, slack: float = 0.0) -> float:
        """How far a value is from what is wished, in scales; `slack` is forgiven."""
        return max(0.0, max(self.low - value, value - self.high) - slack) / self.scale

    def amount(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self.is_share else f"{value:.1f}"


def read_wish(text: str) -> Wish:
    """A wish in words; anything else is refused with what is right."""
    found = _WISH.fullmatch(" ".join(text.lower().split()))
    if not found:
        raise Refusal("want", f"{text!r} is not a wish that is understood; wishes are such as {EXAMPLES}")
    name, unit = found["name"], found["unit"]
    if name == "length":
        if unit not in ("turns", "decisions"):
            raise Refusal(
                "want", f'{text!r}: say a length of what, such as "length 20 to 30 turns" or "length 40 to 60 decisions"'
            )
        name = unit
    if name not in NAMES:
        known = ["length", *NAMES]
        raise Refusal("want", f"{text!r}: nothing is known of {name!r}; there are {listing(known, 20)}.{nearest(name, known)}")
    number = NAMES[name]
    is_share = MEASURES[number].unit == "%"
    if is_share and unit != "%":
        raise Refusal("want", f"{text!r}: {name} is a share, so write it with a %, such as {name!r} and 48 to 52 %")
    if not is_share and unit not in ("", name):
        raise Refusal("want", f"{text!r}: {name} are counted, so there is no {unit!r} after the number")
    low, high = _bounds(found)
    if low > high:
        raise Refusal("want", f"{text!r}: the first number is the smaller one")
    if is_share and max(low, high if math.isfinite(high) else low) > 100:
        raise Refusal("want", f"{text!r}: a share is at most 100 %")
    part = 0.01 if is_share else 1.0
    return Wish(text.strip(), number, low * part, high * part)


def _bounds(found: re.Match[str]) -> tuple[float, float]:
    numbers = [float(n) for n in re.findall(_NUMBER, found[0])]
    if found["between"]:
        return numbers[0], numbers[1]
    return (numbers[0], math.inf) if found["side"] == "at least" else (0.0, numbers[0])
