"""What a user did wrong, as a code for programs and a sentence for people."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

LONGEST_NAME = 100  # characters of what may be meant by a mistyped name


class Refusal(ValueError):
    """Something was refused and nothing was changed. `code` is stable; the text says what is wrong and what is right."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


def shown(value: Any, most: int = 60) -> str:
    """A value for a sentence, as people write it and not too long."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        text = str(value) if hasattr(value, "isoformat") else repr(value)
    except (ValueError, RecursionError):  # Python writes no number of thousands of digits, and nothing that is too deep
        return "something far too long"
    return text if len(text) <= most else text[:most] + "..."


def nearest(word: object, allowed: Iterable[str]) -> str:
    """' Did you mean ...?' when something allowed is close to `word`, else ''."""
    if not isinstance(word, str) or len(word) > LONGEST_NAME:
        return ""
    close = difflib.get_close_matches(word, list(allowed), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


def listing(words: Iterable[str], most: int = 12) -> str:
    """Words in a sentence, cut short when there are many."""
    all_words = list(words)
    shown = ", ".join(all_words[:most])
    return shown if len(all_words) <= most else f"{shown} and {len(all_words) - most} more"
