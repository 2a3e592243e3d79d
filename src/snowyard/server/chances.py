"""Who was winning, step by step: worked out in the background for games that are over, when somebody asks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from snowyard.kernel.errors import Refusal
from snowyard.match import Match
from snowyard.match.analysis import luck_of_record
from snowyard.players.value import value
from snowyard.server.bots import Bots
from snowyard.server.messages import Chances
from snowyard.server.work import CHANCE, Rank, at

log = logging.getLogger("snowyard.server")

ROUNDS = 400
ERROR = 0.5 / ROUNDS**0.5  # of a chance near a half; the others' are smaller
MOST_STEPS = 400  # of longer games every second step is worked out, or every third ...; those between keep the last value
KEPT = 200  # games remembered
AT_ONCE = 4  # games being worked out
PATIENCE = 10.0  # seconds without anybody asking, and the work on a game is put aside


class Analyst:
    """Plays on from every step to see what each seat may expect to win. It thinks when those who play leave it a thread, and as
    long as somebody asks."""

    def __init__(self, bots: Bots, clock: Callable[[], float] = time.monotonic) -> None:
        self.bots, self.clock = bots, clock
        self._known: OrderedDict[str, Chances] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}  # when somebody last asked for a game that is being worked out
        self._prices: dict[str, float] = {}  # of a step of each game: what the last one took, since games differ a hundredfold

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def look(self, table: str) -> Chances | None:
        """What is known, if it is all there is to know or is being worked out."""
        found = self._known.get(table)
        if found is None or (not found.ready and table not in self._tasks):
            return None
        self._asked[table] = self.clock()
        return found

    def begin(self, table: str, match: Match, host: str) -> Chances:
        """Start on a finished game, or go on with it; the match is the caller's own."""
        if len(self._tasks) >= AT_ONCE:
            raise Refusal("busy", "other games are being worked out; ask again in a moment")
        found = self._known.setdefault(table, Chances(False, 0, len(match.moves) + 1, round(ERROR, 3), []))
        self._asked[table] = self.clock()
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        task = asyncio.create_task(self._work(table, match, found, host), name=f"chances of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: (self._tasks.pop(table, None), self._asked.pop(table, None)))
        return found

    async def _work(self, table: str, match: Match, found: Chances, host: str) -> None:
        stride = 1 + len(match.moves) // MOST_STEPS
        try:
            for number in range(found.done, found.total):
                if self.clock() - self._asked[table] > PATIENCE:
                    return  # nobody waits for it; what there is is kept
                if number % stride == 0 or number == found.total - 1:
                    found.steps.append(await self._expected(match, number, host))
                else:
                    found.steps.append(found.steps[-1])
                found.done = number + 1
            found.ready = True
        except Exception:
            self._known.pop(table, None)
            log.exception("chances", extra={"table": table})

    async def _expected(self, match: Match, number: int, host: str) -> list[float]:
        await self.bots.work.afford(host)
        slug = match.game.slug

        def step() -> list[float]:
            begun = time.thread_time()
            found = expected(match, number)
            self._prices[slug] = 1000 * (time.thread_time() - begun)
            return found

        return await self.bots.work.run(at(Rank.CHANCES, host), self._prices.get(slug, CHANCE), step)


def expected(match: Match, number: int) -> list[float]:
    """What each seat may expect to win after so many moves, with all cards open: as `snowyard analyse` has it."""
    return [round(chance, 3) for chance in value(match.at(number), rounds=ROUNDS, seed=luck_of_record(match)).chances]
