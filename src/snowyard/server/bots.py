"""Bots think here: in threads beside the event loop, with a budget. A bot gets a copy of the table and, by `players`, no more of
it than its seat may know."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from snowyard.kernel.table import Table
from snowyard.players import Player, analyse, player, thinks
from snowyard.server import metrics
from snowyard.server.catalogue import Catalogue
from snowyard.server.messages import HintMove

T = TypeVar("T")
HINT_ROUNDS, HINT_SECONDS = 3000, 1.5  # whichever is reached first
HINT_MOVES = 5
PLAYERS_KEPT = 8  # a thread: a searching player holds memory for its tree


class Bots:
    """The threads that think. A player belongs to one call at a time: its memory is not shared."""

    def __init__(self, catalogue: Catalogue, threads: int = 0) -> None:
        self.catalogue = catalogue
        self.threads = threads or max(2, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self._idle: OrderedDict[tuple[str, str], list[Player]] = OrderedDict()

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def think(self, about: str, work: Callable[[], T]) -> T:
        """Work that searches: when this game can be thought about."""
        await self.catalogue.thinking(about)
        return await self.run(work)

    async def choose(self, table: Table, level: str, seed: int, secret: bool = False) -> int:
        """What a bot of this level decides at this table, which is the caller's own copy. `secret`: nobody may know that it is
        asked, those who read the metrics neither."""
        if thinks(level):
            await self.catalogue.thinking(table.game.slug)
        begun = time.perf_counter()
        key = (level, table.game.slug)
        waiting = self._idle.setdefault(key, [])
        thinker = waiting.pop() if waiting else None

        def think() -> tuple[Player, int]:
            ready = thinker or player(level, table.game)
            ready.begin(seed)
            return ready, ready.choose(table)

        with contextlib.nullcontext() if secret else metrics.THINKING.track_inprogress():
            ready, action = await self.run(think)
        if len(waiting) < PLAYERS_KEPT:
            waiting.append(ready)
        if not secret:
            metrics.THINK_SECONDS.observe(time.perf_counter() - begun)
        return action

    async def hints(self, table: Table, names: list[str], lang: str) -> list[HintMove]:
        """The best moves of the deciding seat with their chances, as far as that seat can know."""

        def advise() -> list[HintMove]:
            found = analyse(table, rounds=HINT_ROUNDS, seconds=HINT_SECONDS)
            labels = dict(zip(table.actions, table.labels(names, lang), strict=True))
            best = [worth for worth in found.moves if worth.tried][:HINT_MOVES]
            return [HintMove(worth.move, labels[worth.action], round(worth.chance, 3), round(worth.error, 3)) for worth in best]

        return await self.think(table.game.slug, advise)
