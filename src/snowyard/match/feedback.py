"""What play-testers say of a game when it is over: how much fun it was, whether it was too long or unfair, and a sentence.
It stands in the record behind the game, one line a seat, and is no part of it: no roll, move or result depends on it.

    feedback p0: fun 4, too long, unfair: I never got a fort.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from snowyard.kernel.errors import Refusal

MOST_LETTERS = 300
"""Of the sentence."""
LEAST_FUN, MOST_FUN = 1, 5
_LINE = re.compile(r"feedback p([0-9]{1,3}): fun ([0-9]{1,3})(, too long)?(, unfair)?(?:: (.*\S))?\s*")


@dataclass(frozen=True)
class Feedback:
    """`fun`: 1 (none) to 5 (much)."""

    fun: int
    too_long: bool = False
    unfair: bool = False
    sentence: str = ""

    def line(self, seat: int) -> str:
        """As it stands in a record."""
        judged = ", too long" * self.too_long + ", unfair" * self.unfair
        return f"feedback p{seat}: fun {self.fun}{judged}" + (f": {self.sentence}" if self.sentence else "")


def checked(fun: int, too_long: bool = False, unfair: bool = False, sentence: str = "") -> Feedback:
    """Feedback as somebody gives it: the sentence becomes one line; what cannot be is refused."""
    if not LEAST_FUN <= fun <= MOST_FUN:
        raise Refusal("feedback", f"fun is a number from {LEAST_FUN} to {MOST_FUN}, not {fun}")
    shown = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", sentence))
    tidy = " ".join(shown.split())
    if len(tidy) > MOST_LETTERS:
        raise Refusal("feedback", f"the sentence has at most {MOST_LETTERS} letters, not {len(tidy)}")
    return Feedback(fun, too_long, unfair, tidy)


def is_feedback(line: str) -> bool:
    return line.startswith("feedback ")


def read_line(line: str) -> tuple[int, Feedback]:
    """The seat, and what it says."""
    found = _LINE.fullmatch(line)
    if not found:
        raise Refusal("feedback", "feedback looks like 'feedback p0: fun 4, too long, unfair: a sentence'")
    seat, fun, too_long, unfair, sentence = found.groups()
    return int(seat), checked(int(fun), bool(too_long), bool(unfair), sentence or "")
