"""Everything that is done with a table, in one call: whoever reads or writes outside its record is found out when indices
are checked (the rules as plain Python, or compiled with NUMBA_BOUNDSCHECK=1)."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np

from snowyard import Game, Refusal, Table
from snowyard.kernel.record import Cells
from snowyard.players.bots import Bot


def refuse_negative_indices(of: Game) -> None:
    """Compiled, an index below 0 lies before the array (kernel/inner_code.py). Python would count it from the end, in a record's
    arrays and in the tables of a game's modules, so here these refuse it from now on."""
    read = Cells.__getitem__

    def checked(key: Any) -> Any:
        if any(isinstance(index, int | np.integer) and index < 0 for index in (key if isinstance(key, tuple) else (key,))):
            raise IndexError(f"an index is negative: {key}")
        return key

    for name in ("rules", "secrets", "features", "bot"):
        of.module(name)
    Cells.__getitem__ = lambda cells, key: read(cells, checked(key))  # type: ignore[method-assign]
    Cells.__setitem__ = lambda cells, key, value: np.ndarray.__setitem__(cells, checked(key), value)  # type: ignore[method-assign]
    for name, module in [*sys.modules.items()]:
        if name.startswith(of.module("rules").__name__.removesuffix("rules")):
            for known, thing in [*vars(module).items()]:
                if type(thing) is np.ndarray:
                    setattr(module, known, thing.view(Cells))


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
