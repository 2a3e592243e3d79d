"""One table behind the interfaces that step one table at a time: fresh arrays, no new game before it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import EVERYBODY, Batch, batch_driver
from snowyard.adapters.desk import desk, single_driver
from snowyard.kernel import bits
from snowyard.kernel.game import game
from snowyard.kernel.table import Table

LEAST, MOST = -4.0, 32.0
"""Observations are numbers from 0 to about 1; a few games go a little beyond, none nearly so far."""


class Single:
    """A table of a game: deal, look, move. With a learner's place, compiled bots play the other seats."""

    def __init__(
        self, slug: str, options: dict[str, Any], place: int = EVERYBODY, opponents: Sequence[str] = (), looks: bool = True
    ) -> None:
        found = game(slug)
        self._driver = driver = single_driver(found)
        self.batch = batch = Batch(
            slug, 1, seed=0, renew=False, place=place, opponents=opponents, spare=driver.ROWS - 1, **options
        )
        self.game, self.seats, self.actions, self.size = batch.game, batch.seats, batch.actions, batch.observation_size
        self._alone, self._looks = place == EVERYBODY, looks
        self._action = np.zeros(1, np.int64)
        self._mask = batch.packed[0]
        self._desk, self._rows, self._raw = desk(found, batch.rows), batch.rows.many, batch.rows.raw
        self._nothing = np.empty(0, np.float32)
        self._scratch: tuple[Any, ...] | None = None
        self._take()

    def _take(self) -> None:
        """Read who decides and what is legal from the batch."""
        self.actor = int(self.batch.actor[0])
        self._gone, self._seen = 0, self._nothing
        self.mask = np.empty(self.actions, np.int8)
        """The legal moves of the deciding seat, in the type that spaces sample with; another array after each move."""
        batch_driver(self.game).spread_one(self._mask, self.mask)

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
        if not self._alone:
            self._action[0] = action
            self.batch._play(self._action)
            self._take()
            return
        self.mask = np.empty(self.actions, np.int8)
        self._seen = np.empty(self.size, np.float32) if self._looks else self._nothing
        result = self._desk.turn(action, self._mask, self.mask, self._seen)
        self.actor, self._gone = (result & 255) - 1, result >> 8

    def has(self, action: int) -> bool:
        """Is this action legal now?"""
        return bool(int(self._mask[action >> 6]) >> (action & 63) & 1)

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat sees, as numbers, in an array of its own: for the deciding seat it was made with the last move."""
        seen = self._seen
        if seat == self.actor and seen is not self._nothing:
            self._seen = self._nothing
            return seen
        return self.look(seat)

    def look(self, seat: int) -> npt.NDArray[np.float32]:
        """The same, always made anew."""
        seen = np.empty(self.size, np.float32)
        self._desk.look(seat, seen)
        return seen

    def put_out(self) -> list[int]:
        """The seats that the last move put out of the game."""
        return [seat for seat in range(self.seats) if self._gone >> seat & 1] if self._gone else []

    def choosers(self) -> dict[int, npt.NDArray[np.int8]]:
        """The seats that choose at the same time now, each with its legal moves and a last place, 0: to wait."""
        if self._scratch is None:
            self._scratch = np.zeros((self.seats, len(self._mask)), np.uint64), np.zeros(len(self._mask), np.uint64)
        asked = self._driver.choosers(self._rows, self._raw, *self._scratch)
        found = {}
        for seat in range(self.seats):
            if asked >> seat & 1:
                found[seat] = flags = np.zeros(self.actions + 1, np.int8)
                batch_driver(self.game).spread_one(self._scratch[0][seat], flags)
        return found

    def table(self) -> Table:
        """A copy, for words and pictures and for players that are not compiled."""
        return self.batch.table(0)

    def why_illegal(self, action: int) -> str:
        """The reason why an action is refused, and what is legal."""
        legal = bits.members(self.batch.packed[0])
        return (
            self.batch.refuse(0, action, legal, self.actor)
            .sentence.removeprefix("table 0: ")
            .removesuffix(" No table was changed.")
        )
