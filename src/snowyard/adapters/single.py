"""One table behind the interfaces that step one table at a time: fresh arrays, no new game before it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import EVERYBODY, Batch, batch_driver
from snowyard.kernel import bits
from snowyard.kernel.head import KIND, SEAT
from snowyard.kernel.table import Table

LEAST, MOST = -4.0, 32.0
"""Observations are numbers from 0 to about 1; a few games go a little beyond, none nearly so far."""


class Single:
    """A table of a game: deal, look, move. With a learner's place, compiled bots play the other seats."""

    def __init__(self, slug: str, options: dict[str, Any], place: int = EVERYBODY, opponents: Sequence[str] = ()) -> None:
        self.batch = batch = Batch(slug, 1, seed=0, renew=False, place=place, opponents=opponents, **options)
        self.game, self.seats, self.actions = batch.game, batch.seats, batch.actions
        self._driver, self._alone = batch_driver(self.game), place == EVERYBODY
        self._action = np.zeros(1, np.int64)
        self._mask, self._look = batch.packed[0], (batch._scratch, batch._shown.raw, 0)
        self._event_count, self._event = batch._tables.records["event_count"], batch._tables.records["event"][0]
        self._take()

    def _take(self) -> None:
        """Read who decides and what is legal from the batch."""
        self.actor = int(self.batch.actor[0])
        self._flags = np.empty(self.actions, np.bool_)
        self._driver.spread_one(self._mask, self._flags)

    @property
    def learner(self) -> int:
        """The learner's seat; -1: everybody learns."""
        return int(self.batch._learner[0])

    @property
    def number(self) -> int:
        """Which game of its seed this is."""
        return int(self.batch._index[0])

    @property
    def over(self) -> bool:
        """Has the last move ended the learner's game?"""
        return self.actor < 0 if self._alone else bool(self.batch.done[0])

    @property
    def payoffs(self) -> list[float]:
        """What each seat won, when the game is over."""
        return self.table().payoff if self._alone else [float(x) for x in self.batch.payoffs[0]]

    def deal(self, seed: int, number: int) -> None:
        """Game `number` of a seed."""
        self.batch.reset(seed, number)
        self._take()

    def play(self, action: int) -> None:
        """A move that is known to be legal."""
        if self._alone:
            self._flags = np.empty(self.actions, np.bool_)
            self.actor = int(self._driver.turn(self.batch._records, action, self._mask, self._flags))
            return
        self._action[0] = action
        self.batch._play(self._action)
        self._take()

    def has(self, action: int) -> bool:
        """Is this action legal now?"""
        return bool(int(self._mask[action >> 6]) >> (action & 63) & 1)

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal moves of the deciding seat, in the type that spaces sample with; another array after each move."""
        return self._flags.view(np.int8)

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        seen = np.empty(self.batch.observation_size, np.float32)
        self._driver.see(self.batch._records, self.batch._tables.raw, 0, seat, *self._look, seen)
        return seen

    def put_out(self) -> list[int]:
        """The seats that the last move put out of the game."""
        if self._driver.OUT < 0:
            return []
        rows = self._event[: int(self._event_count[0])].tolist()
        return [row[SEAT] for row in rows if row[KIND] == self._driver.OUT]

    def table(self) -> Table:
        """A copy, for words and pictures and for players that are not compiled."""
        return self.batch.table(0)

    def why_illegal(self, action: int) -> str:
        """The reason why an action is refused, and what is legal."""
        legal = bits.members(self.batch.packed[0])
        return self.batch.refuse(0, action, legal, self.actor).sentence.removeprefix("table 0: ").removesuffix(
            " No table was changed.")  # fmt: skip
