"""What whoever tried a variant types about it when the game is over: `4, too long: a sentence`."""

from __future__ import annotations

import re

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import said
from snowyard.match import Feedback
from snowyard.match.feedback import LEAST_FUN, MOST_FUN, checked

_FUN = re.compile(r"([0-9]{1,3})(?:[\s,;:.]+(.*))?")


def how_to() -> str:
    return said("feedback-ask", long=said("word-too-long"), unfair=said("word-unfair"))


def typed_feedback(typed: str) -> Feedback:
    """Refused in the language of this terminal where it is none."""
    found = _FUN.fullmatch(typed.strip())
    if not found or not LEAST_FUN <= int(found[1]) <= MOST_FUN:
        raise Refusal("feedback", said("feedback-how"))
    rest, flags = found[2] or "", {"too_long": False, "unfair": False}
    words = {"too_long": ("too long", said("word-too-long")), "unfair": ("unfair", said("word-unfair"))}
    while flag := next((name for name, called in words.items() if not flags[name] and _begins(rest, called)), ""):
        flags[flag] = True
        word = next(word for word in words[flag] if _begins(rest, (word,)))
        rest = rest[len(word) :].lstrip(" ,;:.")
    return checked(int(found[1]), flags["too_long"], flags["unfair"], rest)


def _begins(text: str, words: tuple[str, ...]) -> bool:
    return any(re.match(rf"{re.escape(word)}(?!\w)", text, re.IGNORECASE) for word in words)
