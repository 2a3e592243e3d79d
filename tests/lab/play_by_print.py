"""Players that have not noticed a variant, at random ones of every game, in plain Python, where a wrong index is an error.

SNOWYARD_MACHINE=interpreter python tests/lab/play_by_print.py 6     # variants of each game
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np

from snowyard import Game, game, games
from snowyard.kernel import bits
from snowyard.kernel.game import SURVEY
from snowyard.kernel.machine import MACHINE
from snowyard.lab.unnoticed import printed_words
from support import random_options, random_variant

MOVES = 100  # of a game


def setting_of(of: Game, number: int) -> tuple[Any, Any]:
    rng = random.Random(f"unnoticed {of.slug} {number}")
    while True:
        setting = {**random_options(of, rng), "variant": random_variant(of, rng, (0.05, 0.3, 1.0)[number % 3])}
        try:
            return of.options_words(setting), printed_words(of, setting)
        except ValueError:
            continue


def played(of: Game, number: int) -> int:
    """How many moves were made, each of them legal."""
    words, printed = setting_of(of, number)
    plain = of.load_driver(SURVEY)
    tables, mask, luck = of.layout.array(2), bits.empty(of.actions), np.ones(4, np.uint32)
    plain.driver.deal(tables.many, tables.raw, 0, words, np.uint64(number), np.uint64(0))
    t = tables.many[0]
    for made in range(MOVES):
        if t.actor < 0:
            return made
        bits.clear(mask)
        plain.rules.legal(t, mask)
        action = plain.choose_by_print(tables.many, tables.raw, mask, luck, printed, 1)
        assert bits.has(mask, action), (of.slug, number)
        plain.driver.step(t, action)
    return MOVES


if __name__ == "__main__":
    assert MACHINE == "interpreter"
    for slug in games():
        moves = sum(played(game(slug), number) for number in range(int(sys.argv[1])))
        print(f"{slug}: {moves} moves")
