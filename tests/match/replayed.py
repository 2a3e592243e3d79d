"""Prints the mark of every puzzle of a game, as the machine of this process makes it: `python replayed.py forts`."""

from __future__ import annotations

import sys

from snowyard.kernel.game import game
from snowyard.match.puzzles import mark_of, puzzles_of


def marks(slug: str) -> list[str]:
    return [mark_of(puzzle.match(game(slug)).table) for puzzle in puzzles_of(game(slug))]


if __name__ == "__main__":
    print("\n".join(marks(sys.argv[1])))
