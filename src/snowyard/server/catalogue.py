"""The games and bots that there are, as clients hear of them."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from snowyard import __version__
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.form import form_of
from snowyard.kernel.game import Game, game, games
from snowyard.kernel.options import Option
from snowyard.lessons.data import lesson
from snowyard.match import Match
from snowyard.match.native import TakeOver, begin
from snowyard.players import KINDS, LEVELS, Bot, levels_of
from snowyard.server.forms import GameInfo, Games, LevelInfo, OptionInfo, Rulebook

log = logging.getLogger("snowyard.server")

DEFAULT_LEVEL = "fair"
MEANINGS = {"random": "plays any legal move", "simple": "plays by hand-written rules of thumb, at once"}
QUIET_SECONDS = 5.0  # before native code is looked for: those who come first are not to be disturbed


def levels() -> list[LevelInfo]:
    """The levels for people first, then the others."""
    known = {**LEVELS, **{kind: MEANINGS[kind] for kind in KINDS}}
    return [LevelInfo(name, meaning, name == DEFAULT_LEVEL) for name, meaning in known.items()]


def default_level() -> str:
    """Of bots that nobody says anything about."""
    return DEFAULT_LEVEL


def checked_level(name: str, slug: str) -> str:
    """The level meant, of this game; '' means the default. Nothing else that `players` could make of a name gets in."""
    known = [*levels_of(game(slug)), *KINDS]
    if not name:
        return default_level()
    if name not in known:
        raise Refusal("level", f"there is no level {name!r} in {slug}; there are {listing(known)}.{nearest(name, known)}")
    return name


def option_info(slug: str, name: str, option: Option, lang: str) -> OptionInfo:
    low, high = option.bounds or (None, None)
    form, speech = form_of(slug), game(slug).speech(lang)
    return OptionInfo(
        name,
        option.kind,
        option.default,
        low,
        high,
        list(option.choices),
        option.values,
        speech.option(name),
        option.rule,
        "house" if name in form.house else "expert" if name in form.experts else "game",
        speech.about_option(name),
        speech.option_words(name, (*option.choices, str(option.default))),
        form.only.get(name, {}),
    )


def at_table(of: Game, options: dict[str, Any]) -> Any:
    """The options of a table, checked, as the block of its record: `seats` and all the rest."""
    block = of.options.array(1)
    block.raw[0] = of.options_words(options)
    return block[0]


class Catalogue:
    """The games: each is loaded in a thread, before its first table; native code comes later, while they are played."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(thread_name_prefix="games")
        self._loads: dict[str, asyncio.Future[None]] = {}
        self._native = TakeOver(QUIET_SECONDS)
        self._task: asyncio.Task[None] | None = None

    def start(self, slugs: list[str] | None = None) -> None:
        """Load these games; None: all, and have native code of them."""
        self._task = asyncio.create_task(self._load_all(games() if slugs is None else slugs), name="catalogue")
        if slugs is None:
            self._native.want(*games())

    def stop(self) -> None:
        self._native.stop()
        if self._task is not None:
            self._task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _load_all(self, slugs: Sequence[str]) -> None:
        for slug in slugs:
            await self.loaded(slug)

    async def loaded(self, slug: str) -> None:
        """Until this game can be played: a moment, once."""
        if slug not in self._loads:
            self._loads[slug] = asyncio.get_running_loop().run_in_executor(self._pool, load, slug)
        await asyncio.shield(self._loads[slug])

    def want(self, slug: str) -> None:
        """This game is played: its native code comes next."""
        self._native.want(slug)

    def games(self, lang: str) -> Games:
        return games_told(games(), lang)


def games_told(slugs: Iterable[str], lang: str) -> Games:
    """What a page hears of these games, the easiest and shortest first: from a server, or from a published file."""
    found = [game_info(slug, lang) for slug in slugs]
    found.sort(key=lambda info: (info.difficulty, info.most_minutes, info.title, info.slug))
    return Games(found, levels(), __version__)


def game_info(slug: str, lang: str) -> GameInfo:
    of = game(slug)
    told = of.facts
    sounds = {event: sound for sound, events in told.sounds.items() for event in events}
    return GameInfo(
        slug,
        of.speech(lang).title,
        told.short_title,
        of.speech(lang).summary,
        told.designers,
        told.publisher,
        *of.players,
        told.seats_from,
        *told.minutes,
        told.difficulty,
        sounds,
        of.rules_version,
        options_of(slug, lang),
        list(of.view.Private.__struct_fields__),
        of.speech(lang).view_words(),
        told.gives_up,
        list(of.asks_first),
        taught.ids if (taught := lesson(slug)) else [],
        list(of.forced),
        [*levels_of(of), *KINDS],
    )


def rulebook(slug: str, lang: str) -> Rulebook:
    of = game(slug)
    page = of.rulebook(lang)
    return Rulebook(page, "en" if page == of.rulebook() else lang)


@functools.cache
def options_of(slug: str, lang: str) -> list[OptionInfo]:
    of = game(slug)
    return [option_info(slug, name, option, lang) for name, option in of.options.declared().items()]


def load(slug: str) -> None:
    """All that a table's first view and a bot's first move need. What is wrong with a game is said again to whoever plays it."""
    try:
        begin(game(slug), log.info)
        match = Match(slug, seed=bytes(32))
        match.play(match.table.actor, Bot("simple", 0).choose(match.table))
        for seat in range(-1, match.table.seats):
            match.table.view(seat)
        log.info("game loaded", extra={"game": slug})
    except Exception:
        log.exception("game cannot be loaded", extra={"game": slug})
