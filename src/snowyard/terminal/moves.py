"""The legal moves as a person meets them: by text, by part of a text; grouped when there are many. Their letters: letters.py."""

from __future__ import annotations

import re
from collections.abc import Sequence

from snowyard.kernel.speech import bare

MOST = 25
"""As many moves are listed at once, each with a letter; more are grouped."""
SHORT = 6
"""A group of so many moves or fewer is listed, not counted."""


def tidy(typed: str, names: Sequence[str]) -> str:
    """What was typed, in the spelling of moves: lower case, single spaces, `p1` for a player's name."""
    text = " ".join(typed.lower().split())
    for seat, name in sorted(enumerate(names), key=lambda pair: -len(pair[1])):
        text = re.sub(rf"(?<!\S){re.escape(name.lower())}(?!\S)", f"p{seat}", text)
    return text


def matching(moves: Sequence[str], part: str) -> list[int]:
    """The moves that begin with these words; else those that contain this text, or whose words begin with its words, in
    order (`b s`: build snowball)."""
    beginning = [n for n, move in enumerate(moves) if f"{move} ".startswith(f"{part} ")]
    if beginning:
        return beginning
    begun = re.compile(r".*?\b".join(re.escape(word) for word in part.split()))
    return [n for n, move in enumerate(moves) if part in move or begun.match(move)]


def fitting(moves: Sequence[str], labels: Sequence[str], names: Sequence[str], typed: str) -> list[int]:
    """The moves meant by part of their text, or of what they are called."""
    return matching(moves, tidy(typed, names)) or matching([bare(label) for label in labels], bare(typed))


def groups(moves: Sequence[str], places: Sequence[int]) -> dict[str, list[int]]:
    """Moves put together by their first words: one more word than they all share."""
    split = {n: moves[n].split() for n in places}
    shared = 0
    while all(len(words) > shared + 1 for words in split.values()) and len({w[shared] for w in split.values()}) == 1:
        shared += 1
    found: dict[str, list[int]] = {}
    for n in places:
        found.setdefault(" ".join(split[n][: shared + 1]), []).append(n)
    return found


def listed(moves: Sequence[str], places: Sequence[int]) -> tuple[list[int], dict[str, list[int]]]:
    """What to show of these moves: those shown one by one, and the groups that are only counted."""
    if len(places) <= MOST:
        return list(places), {}
    singly: list[int] = []
    counted: dict[str, list[int]] = {}
    for start, group in groups(moves, places).items():
        if len(group) == 1 or (len(group) <= SHORT and len(singly) + len(group) <= MOST):
            singly += group
        else:
            counted[start] = group
    return singly, counted
