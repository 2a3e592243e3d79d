"""Who does the work: threads, processes, or a Ray cluster. All give the same results in whatever order they come.

A pool takes a function and jobs and yields (number of the job, result) as jobs are done. Only a few jobs more than
there are workers are under way, so whoever has seen enough may stop; work lost with a worker is done again.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Any, Protocol

from snowyard.kernel.errors import Refusal

AHEAD = 2  # jobs under way for each worker
MOST_LOSSES = 5  # workers that one piece of work may cost before it is given up

Job = Any
Result = Any
Work = Callable[[Job], Result]


class Pool(Protocol):
    workers: int

    def work(self, function: Work, jobs: Iterable[Job]) -> Iterator[tuple[int, Result]]:
        """Do all jobs; results come as they are ready, each with the number of its job."""


def hire(workers: int | None = None, cluster: str | None = None, apart: bool = False) -> Pool:
    """All cores (or so many workers) of this machine, or a Ray cluster: `local` or an address.

    `apart`: in processes of their own, for work that does not leave the interpreter alone.
    """
    if workers is not None and workers < 1:
        raise Refusal("workers", f"workers must be at least 1, not {workers}")
    if cluster is not None:
        from snowyard.lab.cluster import RayWorkers

        return RayWorkers(cluster, workers)
    count = workers or cores()
    return Processes(count) if apart else Threads(count)


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Threads:
    """For compiled work, which leaves other threads free."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def work(self, function: Work, jobs: Iterable[Job]) -> Iterator[tuple[int, Result]]:
        pool, wait_for_them = ThreadPoolExecutor(self.workers), True
        try:
            yield from _as_done(pool, function, iter(enumerate(jobs)), {}, self.workers)
        except KeyboardInterrupt:  # compiled work cannot be broken off: whoever pressed Ctrl-C does not wait for it
            wait_for_them = False
            raise
        finally:
            pool.shutdown(wait=wait_for_them, cancel_futures=True)


class Processes:
    """For work in Python. A worker that dies takes its jobs along: a new pool does them again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def work(self, function: Work, jobs: Iterable[Job]) -> Iterator[tuple[int, Result]]:
        numbered = iter(enumerate(jobs))
        taken: dict[int, Job] = {}  # begun and not done
        losses, is_done = 0, False
        resource_tracker.ensure_running()  # starting it would unblock what `unheard` blocks
        while True:
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(self.workers, context, initializer=_live_with_the_parent)
            try:
                for number, result in _as_done(pool, function, numbered, taken, self.workers):
                    losses = 0
                    yield number, result
                is_done = True
                return
            except BrokenProcessPool:
                losses += 1
                if losses >= MOST_LOSSES:
                    raise Refusal("workers", f"workers died {losses} times in a row without finishing a game") from None
            finally:
                if not is_done:
                    _end(pool)
                pool.shutdown(wait=True, cancel_futures=True)


def _as_done(
    pool: Executor, function: Work, jobs: Iterator[tuple[int, Job]], taken: dict[int, Job], workers: int
) -> Iterator[tuple[int, Result]]:
    """Do the jobs in `taken`, then further ones. What is in `taken` afterwards was begun and is not done."""
    with unheard():
        under_way = {pool.submit(function, job): number for number, job in taken.items()}
    while True:
        while len(under_way) < AHEAD * workers and (following := next(jobs, None)) is not None:
            number, job = following
            taken[number] = job
            with unheard():
                under_way[pool.submit(function, job)] = number
        if not under_way:
            return
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            number = under_way.pop(future)
            result = future.result()
            del taken[number]
            yield number, result


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C is heard afterwards. A process that is started meanwhile does not hear it at all: it would answer with a traceback
    while it is still loading."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """Nobody wants what they are doing any more, and it may take them half a minute."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()


def _live_with_the_parent() -> None:
    """A worker leaves Ctrl-C to the parent, and does not outlive it, however the parent died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            with contextlib.suppress(OSError):
                parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
