"""The games and bots that there are, as clients hear of them; and the compiler at work in the background."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from snowyard import __version__
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game, game, games
from snowyard.kernel.options import Option
from snowyard.match import Match
from snowyard.match.warm import warm_up
from snowyard.players import KINDS, LEVELS, Bot, analyse, player
from snowyard.players.search import is_search_compiled
from snowyard.server.forms import GameInfo, Games, LevelInfo, OptionInfo

log = logging.getLogger("snowyard.server")

DEFAULT_LEVEL = "fair"
MEANINGS = {"random": "plays any legal move", "simple": "plays by hand-written rules of thumb, at once"}
RULES, SEARCH = "rules", "search"  # what is compiled of a game: all that a table needs; how bots think


def levels() -> list[LevelInfo]:
    """The levels for people first, then the others."""
    known = {**LEVELS, **{kind: MEANINGS[kind] for kind in KINDS}}
    return [LevelInfo(name, meaning, name == DEFAULT_LEVEL) for name, meaning in known.items()]


def checked_level(name: str) -> str:
    """The level meant; '' means the default. Nothing else that `players` could make of a name gets in from outside."""
    known = [*LEVELS, *KINDS]
    if not name:
        return DEFAULT_LEVEL
    if name not in known:
        raise Refusal("level", f"there is no level {name!r}; there are {listing(known)}.{nearest(name, known)}")
    return name


def option_info(name: str, option: Option, meaning: str) -> OptionInfo:
    low, high = option.bounds or (None, None)
    return OptionInfo(
        name, option.kind, option.default, low, high, list(option.choices), option.values, meaning, option.rule
    )


def at_table(of: Game, options: dict[str, Any]) -> Any:
    """The options of a table, checked, as the block of its record: `seats` and all the rest."""
    block = of.options.array(1)
    block.raw[0] = of.options_words(options)
    return block[0]


class Catalogue:
    """Which games are ready, and which of them bots can think about. One job after the other; what is asked for moves forward.

    What was never compiled is compiled in a process of its own, and only loaded here: a compiler at work holds a lock that the
    first use of anything else waits for, and with it everybody at every table.
    """

    def __init__(self) -> None:
        self.ready: dict[str, asyncio.Event] = {}
        self._thinkable: dict[str, asyncio.Event] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="compiler")
        self._wanted: list[tuple[str, str]] = []
        self._task: asyncio.Task[None] | None = None

    def start(self, slugs: list[str] | None = None) -> None:
        """Make these games ready; None: all games, and then the search of the default level for each of them."""
        self.ready, self._thinkable = ({slug: asyncio.Event() for slug in games()} for _ in range(2))
        self._wanted = [(RULES, slug) for slug in (games() if slugs is None else slugs)]
        self._wanted += [(SEARCH, slug) for slug in games() if slugs is None]
        self._task = asyncio.create_task(self._work(), name="catalogue")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def is_ready(self, slug: str) -> bool:
        return self.ready[slug].is_set()

    def want(self, slug: str) -> None:
        """This game is needed now: it comes next."""
        self._want((RULES, slug))

    async def thinking(self, slug: str) -> None:
        """Until bots can think about this game, which comes next."""
        self._want((SEARCH, slug))
        self._want((RULES, slug))
        await self._thinkable[slug].wait()

    def _done(self, job: tuple[str, str]) -> asyncio.Event:
        return (self.ready if job[0] == RULES else self._thinkable)[job[1]]

    def _want(self, job: tuple[str, str]) -> None:
        if self._done(job).is_set():
            return
        if job in self._wanted:
            self._wanted.remove(job)
        self._wanted.insert(0, job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="catalogue")

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._wanted:
            job = part, slug = self._wanted.pop(0)
            if self._done(job).is_set():
                continue
            try:
                if not await loop.run_in_executor(self._pool, is_at_hand, part, slug):
                    await compile_apart(part, slug)
                await loop.run_in_executor(self._pool, warmed if part == RULES else thought, slug)
            except Exception:
                log.exception("game cannot be compiled", extra={"game": slug, "part": part})
                if part == RULES:
                    continue  # whoever must think may try, and will say what is wrong
            self._done(job).set()
            log.info("game ready" if part == RULES else "bots may think", extra={"game": slug})

    def games(self, lang: str) -> Games:
        """The easiest and shortest first."""
        found = [self.info(slug, lang) for slug in games()]
        found.sort(key=lambda info: (info.difficulty, info.most_minutes, info.title, info.slug))
        return Games(found, levels(), __version__)

    def info(self, slug: str, lang: str) -> GameInfo:
        of = game(slug)
        told = of.facts
        sounds = {event: sound for sound, events in told.sounds.items() for event in events}
        return GameInfo(slug, of.speech(lang).title, told.short_title, of.speech(lang).summary, told.designers, told.publisher,
                        *of.players, told.seats_from, *told.minutes, told.difficulty, sounds, self.is_ready(slug),
                        of.rules_version, options_of(slug, lang), list(of.view.Private.__struct_fields__),
                        of.speech(lang).view_words())  # fmt: skip


@functools.cache
def options_of(slug: str, lang: str) -> list[OptionInfo]:
    of = game(slug)
    return [option_info(name, option, of.speech(lang).option(name)) for name, option in of.options.declared().items()]


def is_at_hand(part: str, slug: str) -> bool:
    """Was this compiled before?"""
    return game(slug).is_compiled() if part == RULES else is_search_compiled(game(slug))


async def compile_apart(part: str, slug: str) -> None:
    """In another process, which leaves the machine code in the cache. If that fails, the compiler here will say why."""
    await run_apart(f"from {__name__} import warmed, thought; {'warmed' if part == RULES else 'thought'}({slug!r})")


WITH_US = "import os, threading; threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()"
"""However this process ends, its end of the pipe is closed then: else a server that is killed and started again and again
would leave a compiler at work each time."""


async def run_apart(code: str) -> None:
    """Run Python in another process, which lives no longer than this one."""
    known = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    quiet, line = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", f"{WITH_US}; {code}", env=known, stdin=line, stdout=quiet,
                                                 stderr=quiet)  # fmt: skip
    try:
        await child.wait()
    finally:
        if child.returncode is None:
            child.kill()


def thought(slug: str) -> None:
    """Let a bot think once and a hint be given, so that all of the search is compiled before somebody waits for it."""
    of = game(slug)
    warm_up(of, lambda _: None, [DEFAULT_LEVEL])
    table = Match(slug, seed=bytes(32)).table
    player("search:rounds=2", of, 0).choose(table)
    analyse(table, rounds=2)


def warmed(slug: str) -> None:
    """Bring a game through the compiler (or its cache), with all that a table's first view needs."""
    warm_up(game(slug), lambda _: None)
    match = Match(slug, seed=bytes(32))
    match.play(match.table.actor, Bot("simple", 0).choose(match.table))
    for seat in range(-1, match.table.seats):
        match.table.view(seat)
