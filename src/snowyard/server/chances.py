"""Who was winning, step by step: worked out in the background for games that are over, when somebody asks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from snowyard.kernel.errors import Refusal
from snowyard.match import Match
from snowyard.players import analyse
from snowyard.server.bots import Bots
from snowyard.server.messages import Chances

log = logging.getLogger("snowyard.server")

ROUNDS = 400
ERROR = 0.5 / ROUNDS**0.5  # of a chance near a half; the others' are smaller
MOST_STEPS = 400  # of longer games every second step is worked out, or every third ...; those between keep the last value
KEPT = 200  # games remembered
AT_ONCE = 4  # games being worked out


class Analyst:
    """Asks an analysis what each seat may expect to win, for every step. Its thinking takes turns with the bots'."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._known: OrderedDict[str, Chances] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def look(self, table: str) -> Chances | None:
        return self._known.get(table)

    def begin(self, table: str, match: Match) -> Chances:
        """Start on a finished game; the match is the caller's own."""
        if len(self._tasks) >= AT_ONCE:
            raise Refusal("busy", "other games are being worked out; ask again in a moment")
        found = Chances(False, 0, len(match.moves) + 1, round(ERROR, 3), [])
        self._known[table] = found
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        task = asyncio.create_task(self._work(table, match, found), name=f"chances of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._tasks.pop(table, None))
        return found

    async def _work(self, table: str, match: Match, found: Chances) -> None:
        stride = 1 + len(match.moves) // MOST_STEPS
        try:
            for number in range(found.total):
                if number % stride == 0 or number == found.total - 1:
                    found.steps.append(await self.bots.think(match.game.slug, lambda n=number: expected(match, n)))  # type: ignore[misc]
                else:
                    found.steps.append(found.steps[-1])
                found.done = number + 1
            found.ready = True
        except Exception:
            self._known.pop(table, None)
            log.exception("chances", extra={"table": table})


def expected(match: Match, number: int) -> list[float]:
    """What each seat may expect to win after so many moves, as far as the seat that decides then can know."""
    table = match.at(number)
    if table.over:
        return table.payoff
    return [round(chance, 3) for chance in analyse(table, rounds=ROUNDS, seed=number).chances]
