"""The games and bots that there are, as clients hear of them; and the compiler at work in the background."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from snowyard import __version__
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game, game, games
from snowyard.kernel.options import Option
from snowyard.match import Match
from snowyard.match.warm import warm_up
from snowyard.players import KINDS, LEVELS, Bot, player
from snowyard.server.forms import GameInfo, Games, LevelInfo, OptionInfo

log = logging.getLogger("snowyard.server")

DEFAULT_LEVEL = "fair"
MEANINGS = {"random": "plays any legal move", "simple": "plays by hand-written rules of thumb, at once"}
LOOKED_AT = 40  # moves of a game between bots that are looked at for secrets


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
    bounds = re.fullmatch(r"(-?\d+) to (-?\d+)", option.values)
    words = [str(sample) for sample in option.samples]
    kind: Any = "text"
    if isinstance(option.default, bool):
        kind = "switch"
    elif isinstance(option.default, int) and bounds:
        kind = "number"
    elif option.values == ", ".join(words):
        kind = "choice"
    low, high = (int(bounds[1]), int(bounds[2])) if bounds and kind == "number" else (None, None)
    choices = words if kind == "choice" else []
    return OptionInfo(name, kind, option.default, low, high, choices, option.values, meaning, option.rule)


def at_table(of: Game, options: dict[str, Any]) -> Any:
    """The options of a table, checked, as the block of its record: `seats` and all the rest."""
    block = of.options.array(1)
    block.raw[0] = of.options_words(options)
    return block[0]


class Catalogue:
    """Which games are ready. Compiling runs in one thread, one game after the other; asking for a game moves it forward."""

    def __init__(self) -> None:
        self.ready: dict[str, asyncio.Event] = {}
        self.hidden: dict[str, bool] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="compiler")
        self._wanted: list[str] = []
        self._thinkers: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def start(self, slugs: list[str] | None = None) -> None:
        """Compile these games, then the search of the default level for each of them; None: all games."""
        self.ready = {slug: asyncio.Event() for slug in games()}
        self._wanted = list(games() if slugs is None else slugs)
        self._thinkers = list(games()) if slugs is None else []
        self._task = asyncio.create_task(self._warm(), name="catalogue")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def is_ready(self, slug: str) -> bool:
        return self.ready[slug].is_set()

    def want(self, slug: str) -> None:
        """This game is needed now: it is compiled next."""
        if self.is_ready(slug):
            return
        if slug in self._wanted:
            self._wanted.remove(slug)
        self._wanted.insert(0, slug)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._warm(), name="catalogue")

    async def _warm(self) -> None:
        loop = asyncio.get_running_loop()
        while self._wanted or self._thinkers:
            if not self._wanted:
                await loop.run_in_executor(self._pool, thought, self._thinkers.pop(0))
                continue
            slug = self._wanted.pop(0)
            if self.is_ready(slug):
                continue
            try:
                self.hidden[slug] = await loop.run_in_executor(self._pool, warmed, slug)
            except Exception:
                log.exception("game cannot be compiled", extra={"game": slug})
                continue
            self.ready[slug].set()
            log.info("game ready", extra={"game": slug})

    def games(self, lang: str) -> Games:
        return Games([self.info(slug, lang) for slug in games()], levels(), __version__)

    def info(self, slug: str, lang: str) -> GameInfo:
        of = game(slug)
        speech = of.speech(lang)
        seats = of.options.declared()["seats"]
        low, high = (int(n) for n in re.findall(r"\d+", seats.values))
        return GameInfo(slug, speech.TITLE, speech.SUMMARY, low, high, self.hidden.get(slug, True), self.is_ready(slug),
                        of.rules_version, options_of(slug, lang))  # fmt: skip


@functools.cache
def options_of(slug: str, lang: str) -> list[OptionInfo]:
    meanings = getattr(game(slug).speech(lang), "OPTIONS", {})
    declared = game(slug).options.declared()
    return [option_info(name, option, meanings.get(name, option.meaning)) for name, option in declared.items()]


def thought(slug: str) -> None:
    """Let a bot of the default level decide once, so that its search is compiled before somebody waits for it."""
    with contextlib.suppress(Exception):  # the bot that needs it will say so
        player(DEFAULT_LEVEL, game(slug), 0).choose(Match(slug, seed=bytes(32)).table)


def warmed(slug: str, say: Callable[[str], None] = lambda _: None) -> bool:
    """Bring a game through the compiler (or its cache); tells whether its seats see different things."""
    of = game(slug)
    warm_up(of, say)
    match, bot = Match(slug, seed=bytes(32)), Bot("simple", 0)
    different = False
    for _ in range(LOOKED_AT):
        seen = {match.seen(len(match.moves), seat) for seat in range(match.table.seats)}
        different = different or len(seen) > 1
        if match.table.over:
            break
        match.play(match.table.actor, bot.choose(match.table))
    for seat in range(-1, match.table.seats):
        match.table.view(seat)
    return different
