"""A small piece of English, for what only English is spoken in: the terminal's drawings and refusals."""

from __future__ import annotations


def plural(n: int, one: str, many: str = "") -> str:
    """'1 card', '2 cards'."""
    return f"{n} {one if n == 1 else many or one + 's'}"


def ended(words: str) -> str:
    """A title as a sentence of its own: with a full stop, unless it brings its own end along."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
