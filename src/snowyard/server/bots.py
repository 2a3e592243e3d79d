"""Bots think here. A bot gets a copy of the table and, by `players`, no more of it than its seat may know."""

from __future__ import annotations

import contextlib
import time

from snowyard.kernel.table import Table
from snowyard.players import Player, analyse, player
from snowyard.server import metrics
from snowyard.server.messages import HintMove
from snowyard.server.work import HINT, LEVEL, Place, Rank, Work, at

HINT_ROUNDS, HINT_SECONDS = 3000, 1.5  # whichever is reached first
HINT_MOVES = 5
PLAYERS_KEPT = 8  # of a level and game: a searching player holds memory for its tree


class Bots:
    """A player belongs to one call at a time: its memory is not shared."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self._idle: dict[tuple[str, str], list[Player]] = {}

    async def choose(self, table: Table, level: str, seed: int, place: Place, secret: bool = False) -> int:
        """What a bot of this level decides at this table, which is the caller's own copy. `secret`: nobody may know that it is
        asked, those who read the metrics neither."""
        begun = time.perf_counter()
        idle = self._idle.setdefault((level, table.game.slug), [])

        def think() -> int:
            try:
                ready = idle.pop()
            except IndexError:  # in a thread: to look first would not do
                ready = player(level, table.game)
            ready.begin(seed)
            action = ready.choose(table)
            if len(idle) < PLAYERS_KEPT:
                idle.append(ready)
            return action

        with contextlib.nullcontext() if secret else metrics.THINKING.track_inprogress():
            action = await self.work.run(place, LEVEL[level], think, most=True)
        if not secret:
            metrics.THINK_SECONDS.observe(time.perf_counter() - begun)
        return action

    async def hints(self, table: Table, names: list[str], lang: str, host: str) -> list[HintMove]:
        """The best moves of the deciding seat with their chances, as far as that seat can know."""

        def advise() -> list[HintMove]:
            found = analyse(table, rounds=HINT_ROUNDS, seconds=HINT_SECONDS)
            labels = dict(zip(table.actions, table.labels(names, lang), strict=True))
            best = [worth for worth in found.moves if worth.tried][:HINT_MOVES]
            return [HintMove(worth.move, labels[worth.action], round(worth.chance, 3), round(worth.error, 3)) for worth in best]

        return await self.work.run(at(Rank.HINT, host), HINT, advise)
