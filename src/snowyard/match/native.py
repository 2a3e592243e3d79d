"""Native code for games that are played already: made in a process of its own, brought into this one, then used.

A compiler at work holds a lock that the first use of anything else waits for, and with it everybody at every table. So it works
in another process and leaves its code on disk (kernel/code_cache.py); here that is only loaded, in a thread, while modules play
on. Whoever plays many games at once has nothing else to do and waits (`wait_for`).
"""

from __future__ import annotations

import contextlib
import copy
import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from snowyard.kernel.code_cache import cache_folder, sources_of
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.machine import CHANGING, MACHINE, VARIABLE, has_numba
from snowyard.kernel.machines import Driver, go_native
from snowyard.kernel.rule import as_python
from snowyard.kernel.table import Table, deal
from snowyard.match.recordfile import parse
from snowyard.players import Bot, thinks
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import go_native_with_search, native_search, plain_driver
from snowyard.players.value import value

try:
    import fcntl
except ImportError:  # not on Windows: two processes may then compile the same
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("snowyard.native")

RULES, SEARCH = PARTS = ("rules", "search")  # all that a table needs; how bots think
WHAT = {RULES: "the rules of", SEARCH: "how bots think about"}
GENTLE = 10  # how much the compiler gives way to others: its process's niceness
WITH_US = "import os, threading; threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()"
"""However this process ends, its end of the pipe is closed then: else a server that is killed and started again and again
would leave a compiler at work each time."""


def compiles() -> bool:
    """Does this process use native code, now or later?"""
    return MACHINE in ("native", CHANGING) and has_numba()


def stamp(of: Game, part: str) -> Path:
    """The file that says that machine code for all of this is on the disk."""
    function = of.plain_driver.step if part == RULES else plain_driver(of).search
    return cache_folder(sources_of(as_python(function))) / f"{of.slug}-{part}-ready"


def is_made(of: Game, part: str) -> bool:
    return stamp(of, part).exists()


# ---- making it, in this process


def make(of: Game, part: str) -> None:
    """Bring everything that play needs through the compiler, or off the disk, and remember that it is there."""
    if part == RULES:
        go_native(of)
    else:
        go_native_with_search(of)
    rehearse(of, part)
    stamp(of, part).touch()


def rehearse(of: Game, part: str) -> None:
    """Whatever a table calls, once: a game between bots, or a little thought."""
    table, bot = Table(of), Bot("simple", 0)
    deal(table, {}, 1)
    if part == SEARCH:
        Searcher(of, Settings(rounds=2), 0).estimates(table)
        value(table, rounds=2)
        return
    table.rekey(1, 2)
    _ = table.actions
    while not table.over:
        table.play(bot.choose(table))
    _ = table.payoff, table.observe(0), table.view(0), table.view(-1)


def wait_for(of: Game, say: Callable[[str], None], kinds: Iterable[str] = ()) -> None:
    """Have native code of a game, and of the search if one of these kinds of players thinks. What must be compiled is said before
    everybody waits for it. Without Numba the module plays."""
    if not compiles():
        return
    for part in PARTS if any(thinks(kind) for kind in kinds) else (RULES,):
        if not is_made(of, part):
            say(f"Compiling {WHAT[part]} {of.slug}: once, half a minute at most on most machines ...")
            make(of, part)
        elif part == RULES:
            go_native(of)
        else:
            go_native_with_search(of)


def begin(of: Game, say: Callable[[str], None], kinds: Iterable[str] = ()) -> None:
    """Before a table is played: nobody waits, unless nothing but native code was asked for."""
    if MACHINE == "native":
        wait_for(of, say, kinds)


def begin_record(record: str, say: Callable[[str], None]) -> None:
    """The same for the game of a record. What is wrong with the record is said by whoever reads it."""
    with contextlib.suppress(Refusal):
        begin(game(parse(record).head["game"]), say)


# ---- making it elsewhere, and changing over


def make_apart(slug: str, part: str) -> None:
    """What the other process does: of several that were asked, one compiles."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    of = game(slug)
    with alone(stamp(of, part).with_suffix(".lock")):
        if not is_made(of, part):
            make(of, part)


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    with file.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def bring(of: Game, part: str) -> None:
    """Load native code of a game that is being played, and then change over to it. It is rehearsed by a game that nobody else
    holds, so that no table waits for the disk."""
    twin = copy.copy(of)
    if part == RULES:
        twin.driver = Driver(twin, native=True)
        rehearse(twin, part)
        of.driver.use_native(of)
    else:
        twin.native_search = native_search(twin)
        rehearse(twin, part)
        of.native_search = twin.native_search


class TakeOver:
    """A thread that brings native code to the games that are wanted, one after the other, while they are played."""

    def __init__(self, after: float = 0.0) -> None:
        """`after`: so many seconds from now; whoever begins just now is not to be disturbed."""
        self.after = after
        self._wanted: list[tuple[str, str]] = []
        self._done: set[tuple[str, str]] = set()
        self._changed = threading.Condition()
        self._ended = threading.Event()
        self._child: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None

    def want(self, *slugs: str) -> None:
        """These games come next: first the rules of all, then how bots think."""
        if MACHINE != CHANGING or not has_numba():
            return
        with self._changed:
            jobs = [(part, slug) for part in PARTS for slug in slugs if (part, slug) not in self._done]
            self._wanted = jobs + [job for job in self._wanted if job not in jobs]
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="native code", daemon=True)
                self._thread.start()
            self._changed.notify()

    def stop(self) -> None:
        self._ended.set()
        with self._changed:
            self._changed.notify()
            if self._child is not None:
                self._child.kill()

    def _work(self) -> None:
        self._ended.wait(self.after)
        while (job := self._next()) is not None:
            part, slug = job
            try:
                if is_made(game(slug), part) or self._made_apart(slug, part):
                    bring(game(slug), part)
                    gc.freeze()  # the compiler stays for good: to look through it for garbage would make everybody wait
                    log.info("native code", extra={"game": slug, "part": part})
                elif not self._ended.is_set():
                    log.warning("Numba cannot compile %s %s; it is played without", WHAT[part], slug)
            except Exception:
                log.exception("no native code", extra={"game": slug, "part": part})

    def _next(self) -> tuple[str, str] | None:
        with self._changed:
            while not self._wanted and not self._ended.is_set():
                self._changed.wait()
            if self._ended.is_set():
                return None
            job = self._wanted.pop(0)
            self._done.add(job)
            return job

    def _made_apart(self, slug: str, part: str) -> bool:
        code = f"{WITH_US}; from {__name__} import make_apart; make_apart({slug!r}, {part!r})"
        known = {name: text for name, text in os.environ.items() if name != VARIABLE}
        known["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        quiet = subprocess.DEVNULL
        with self._changed:
            if self._ended.is_set():
                return False
            self._child = subprocess.Popen(
                [sys.executable, "-c", code], env=known, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet
            )
        with self._child:
            return self._child.wait() == 0
