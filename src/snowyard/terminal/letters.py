"""Which letter chooses which move.

Letters, because the digits are on the dice. A move keeps its letter while it can be made, and has it again when it comes back;
a letter goes to another move only when all are given, and then the one whose move was offered longest ago.
"""

from __future__ import annotations

from collections.abc import Sequence

LETTERS = "abcdefghijklmnoprstuvwxyz"  # q leaves


class Letters:
    """Of one seat: nobody learns from their own letters what somebody else could do."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}  # the move offered last is the last

    def give(self, moves: Sequence[str], legal: Sequence[str]) -> None:
        """These moves are offered. Where more can be made than there are letters, some have none."""
        for move in moves:
            letter = self._of.pop(move, "") or self._free(legal)
            if letter:
                self._of[move] = letter

    def _free(self, legal: Sequence[str]) -> str:
        fresh = [letter for letter in LETTERS if letter not in self._of.values()]
        if fresh:
            return fresh[0]
        kept = set(legal)
        oldest = next((move for move in self._of if move not in kept), None)
        return self._of.pop(oldest) if oldest is not None else ""

    def of(self, move: str) -> str:
        """ "": it has none."""
        return self._of.get(move, "")

    def pick(self, letter: str, legal: Sequence[str]) -> str | None:
        """The legal move that has this letter."""
        return next((move for move, given in self._of.items() if given == letter and move in legal), None)

    def given(self, legal: Sequence[str]) -> list[str]:
        """The letters of these moves, in the order of the alphabet."""
        return sorted(self._of[move] for move in legal if move in self._of)
