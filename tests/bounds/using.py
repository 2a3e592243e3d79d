"""Everything that is done with a table, in one call: whoever reads or writes outside its record is found out when indices
are checked (the rules as plain Python, or compiled with NUMBA_BOUNDSCHECK=1)."""

from __future__ import annotations

import random

import numpy as np

from snowyard import Refusal, Table
from snowyard.players.bots import Bot


def use(table: Table, rng: random.Random, moves: int = 3) -> None:
    """Look with every eye, redeal for every seat, let the hand-written player choose, play some of the legal moves."""
    look(table)
    if table.over:
        assert len(table.payoff) == table.seats
        return
    actions = table.actions
    chosen = Bot("simple", rng.getrandbits(30)).choose(table)
    assert chosen in actions
    for action in {chosen, *rng.sample(actions, min(moves, len(actions)))}:
        after = table.copy()
        try:
            after.play(action)
        except Refusal as refusal:  # damaged bytes may hold loaded dice; whether those fit is known when they are rolled
            assert refusal.code == "loaded dice"
            continue
        look(after)


def look(table: Table) -> None:
    for seat in range(-1, table.seats):
        table.view(seat)
        table.story(seat)
        assert np.isfinite(table.observe(seat)).all()
        if seat >= 0:
            assert table.redealt(seat, 1).shown(seat).actor == table.shown(seat).actor
    table.labels()
    table.position()
    table.rolls()
