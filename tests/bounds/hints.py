"""Hints after the first moves of a game, of each variant: `hints.py GAME`, under NUMBA_DISABLE_JIT=1 or NUMBA_BOUNDSCHECK=1."""

from __future__ import annotations

import sys

from bounds.campaign import checks_indices
from snowyard import Game, game, new
from snowyard.players.analyse import analyse
from snowyard.players.value import value


def hints(of: Game, moves: int) -> int:
    """Asks for a hint and a value after each of the first moves; returns how often."""
    asked = 0
    for options in ({}, *of.module("options").VARIANTS.values()):
        table = new(of.slug, seed=2, **options)
        for _ in range(moves):
            table.play(table.moves[0])
            analyse(table, table.actor, rounds=1)
            value(table, rounds=1)
            asked += 1
    return asked


if __name__ == "__main__":
    assert checks_indices()
    print(hints(game(sys.argv[1]), 1))
