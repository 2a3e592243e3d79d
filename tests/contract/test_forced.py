"""Phases in which a screen makes the only move by itself: nobody learns a secret from an answer at once."""

from __future__ import annotations

import random

from snowyard import Game
from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from support import deal, walk

DEALS = 6
WORLDS = 3
"""So many other hands are dealt to whoever decides, each as likely as the true one to those who look on."""


def has_no_choice(table: Table) -> bool:
    try:
        return sum(action != table.game.gives_up for action in table.actions) == 1
    except Refusal:  # there is nothing to decide with such a hand
        return False


def test_where_a_forced_move_is_made_by_itself_everybody_sees_that_there_is_no_choice(any_game: Game) -> None:
    rng = random.Random(f"forced {any_game.slug}")
    for _ in range(DEALS):
        table = deal(any_game, rng)
        for _action in walk(table, rng, 400):
            phase = any_game.phases[table.t.phase]
            if not table.hides or phase not in any_game.forced or not has_no_choice(table):
                continue
            for seat in range(table.seats):
                others = [table.redealt(seat, rng.getrandbits(30)) for _ in range(WORLDS if seat != table.actor else 0)]
                assert all(has_no_choice(other) for other in others), (phase, table.moves)


def test_the_phases_are_the_games_own(any_game: Game) -> None:
    assert set(any_game.forced) <= set(any_game.phases)
