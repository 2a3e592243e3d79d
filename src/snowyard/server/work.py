"""All that takes thought, in one queue: bots, hints, replays, chances. Who sits at a running table comes first; every job has a
price, every host a budget, and whoever has used least of it comes first among equals.

A thread cannot be interrupted, so what waits behind a long job waits for all of it. Hence one thread is kept for short jobs, and
one for those who play and have used little: however many experts somebody seats, somebody else's bot answers at once.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from snowyard.kernel.errors import Refusal

T = TypeVar("T")


class Rank(IntEnum):
    """What comes first."""

    PLAY = 0  # bots at tables where somebody is
    HINT = 1
    REPLAY = 2  # and records, and files that somebody sends
    CHANCES = 3
    ABSENT = 4  # bots at tables where nobody is


# Prices, about a millisecond of a thread each
VIEW = 2.0  # a table as one seat sees it
MOVE = 0.4  # to play a move again
LINE = 1.0  # to write a move down
KEY = 0.2  # to look whether a table is there
LOAD = 20.0  # to read a table from its log
HINT = 1500.0
CHANCE = 20.0  # of one step, before any of that game was made
LEVEL = {"random": 1.0, "simple": 1.0, "easy": 20.0, "fair": 50.0, "hard": 300.0, "expert": 2000.0, "champion": 2000.0}

BUDGET, REFILL = 30_000.0, 500.0  # of one host, and how much of it comes back in a second; times the rate scale
LONG = 150.0  # longer jobs leave a thread free
MODEST = 2_500.0  # an expert's thought, or some hard bots': whoever uses more leaves one thread more to others' long jobs
FEWEST = 3  # threads: one that may be busy for long, one for those who play and have used little, one for short jobs
MOST_WAITING = 1000  # jobs, before those who only look are refused
MOST_HOSTS = 50_000  # remembered; the longest unused are forgotten first

Place = Callable[[], tuple[Rank, str]]
"""Where a job belongs: looked up whenever a thread is free, since people come and go meanwhile. The host: whose budget."""


class Budgets:
    """What each host has spent, less what has come back."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.modest, self.refill, self.clock = BUDGET * scale, MODEST * scale, REFILL * scale, clock
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # host -> spent, when

    def spent(self, host: str) -> float:
        spent, when = self._spent.get(host, (0.0, 0.0))
        return max(0.0, spent - (self.clock() - when) * self.refill)

    def spend(self, host: str, cost: float) -> None:
        self._spent[host] = (self.spent(host) + cost, self.clock())
        self._spent.move_to_end(host)
        if len(self._spent) > MOST_HOSTS:
            self._spent.popitem(last=False)

    def is_empty(self, host: str) -> bool:
        return self.spent(host) >= self.most


@dataclass(eq=False)
class Job:
    place: Place
    cost: float
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    number: int
    most: bool = False  # what it does not use of its cost is given back
    host: str = ""  # who paid for it
    unused: float = 0.0  # of its cost
    late: bool = False  # it ran, or runs, as one of those that must leave a thread to players
    greedy: bool = False  # the same, of long jobs: to players who have used little


def timed(job: Job) -> Any:
    """In its thread, whose time is what it costs: on a busy machine less of it is given back."""
    begun = time.perf_counter()
    try:
        return job.work()
    finally:
        if job.most:
            job.unused = max(0.0, job.cost - 1000 * (time.perf_counter() - begun))


class Work:
    """The queue, and the threads that work it off. To be used on the event loop."""

    def __init__(self, threads: int = 0, scale: float = 1.0) -> None:
        self.threads = threads or max(FEWEST, (os.cpu_count() or 2) - 1)
        self.budgets = Budgets(scale)
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="work")
        self._waiting: list[Job] = []
        self._running: set[Job] = set()
        self._number = 0

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, place: Place, cost: float, work: Callable[[], T], most: bool = False) -> T:
        """Done when it is its turn. Whoever does not wait for it any more takes it out of the queue. `most`: the price is the
        most it may cost; what it does not use is given back."""
        if len(self._waiting) >= MOST_WAITING and place()[0] >= Rank.REPLAY:
            raise Refusal("busy", "many others wait for answers; ask again in a moment")
        self._number += 1
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(place, cost, work, done, self._number, most)
        self._waiting.append(job)
        self._begin()
        try:
            return await done
        finally:
            if job in self._waiting:
                self._waiting.remove(job)

    def check(self, host: str) -> None:
        """Whoever has nothing left must wait, before anything is begun."""
        if self.budgets.is_empty(host):
            raise Refusal("rate", "your address has asked for more work than one may in so short a time; wait a minute")

    async def afford(self, host: str) -> None:
        """Wait until something is left: for what was begun and goes on piece by piece."""
        while self.budgets.is_empty(host):
            await asyncio.sleep(0.25)

    def _begin(self) -> None:
        while len(self._running) < self.threads and (job := self._next()) is not None:
            self._waiting.remove(job)
            self._running.add(job)
            job.host = job.place()[1]
            self.budgets.spend(job.host, job.cost)
            running = asyncio.get_running_loop().run_in_executor(self._pool, timed, job)
            running.add_done_callback(lambda ended, job=job: self._ended(job, ended))  # type: ignore[misc]

    def _next(self) -> Job | None:
        """The first that may begin now."""
        no_long = sum(job.cost >= LONG for job in self._running) >= max(1, self.threads - 1)
        no_late = sum(job.late for job in self._running) >= max(1, self.threads - 2)
        no_greedy = sum(job.greedy for job in self._running) >= max(1, self.threads - 2)
        best: tuple[int, float, int] | None = None
        found = None
        for job in self._waiting:
            rank, host = job.place()
            spent = self.budgets.spent(host)
            if spent >= self.budgets.most:
                rank = max(rank, Rank.CHANCES)
            late, is_long = rank >= Rank.REPLAY, job.cost >= LONG
            greedy = is_long and (late or spent + job.cost > self.budgets.modest)
            if (no_long and is_long) or (no_late and late) or (no_greedy and greedy):
                continue
            key = (rank, spent, job.number)
            if best is None or key < best:
                best, found, job.late, job.greedy = key, job, late, greedy
        return found

    def _ended(self, job: Job, ended: asyncio.Future[Any]) -> None:
        self._running.discard(job)
        self.budgets.spend(job.host, -job.unused)
        error = None if ended.cancelled() else ended.exception()
        if job.done.done():
            pass  # nobody waits for it any more
        elif ended.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(ended.result())
        self._begin()


def at(rank: Rank, host: str) -> Place:
    """A place that does not change."""
    return lambda: (rank, host)
