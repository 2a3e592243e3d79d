"""One place where the name of a kind becomes a player.

random, simple              need no thinking time
easy, fair, hard, expert    the levels for people, the same names in every game
champion                    one more, in games that have a trained network
search:NAME=VALUE,...       tree search with settings of your own
program:COMMAND             a program that speaks JSON lines; program:seconds=10 COMMAND gives it more time
"""

from __future__ import annotations

import shutil
from typing import Protocol

from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.players import bots, networks
from snowyard.players.levels import EASIEST, LEVELS, check_level, level, read_settings
from snowyard.players.program import Program, parse_command

SEARCH, PROGRAM = "search:", "program:"
NAMES = (*bots.KINDS, *LEVELS)
"""Every kind that is one word."""


class Player(Protocol):
    """Decides for any seat of one game, and is never given more than that seat may know."""

    kind: str
    faults: list[str]
    """What a program did wrong since `begin`, a sentence each; those that are built in do nothing wrong."""

    def begin(self, seed: int) -> None:
        """A new game: forget everything, start the luck anew. Then it is as if just made with this seed."""

    def choose(self, table: Table) -> int:
        """The action it plays for the seat that decides now."""

    def close(self) -> None:
        """It will not be asked again."""


def check_kind(kind: str, game: Game | None = None) -> str:
    """The kind, if there is one of that name (in this game); a refusal otherwise."""
    if kind.startswith(SEARCH):
        settings = read_settings(kind.removeprefix(SEARCH)).check()
        if game is not None and settings.learned:
            networks.read(game)
    elif kind.startswith(PROGRAM):
        parse_command(kind.removeprefix(PROGRAM))
    elif kind not in NAMES:
        raise Refusal("bot", f"there is no bot {kind!r}; there are {listing(NAMES)}, and program:COMMAND.{nearest(kind, NAMES)}")
    elif game is not None and kind in LEVELS:
        check_level(kind, game)
    return kind


def check_startable(kind: str) -> None:
    """Refuse a mistyped program before the game. One that fails later costs its own moves, not the game."""
    if kind.startswith(PROGRAM):
        words, _ = parse_command(kind.removeprefix(PROGRAM))
        if shutil.which(words[0]) is None:
            raise Refusal(
                "bot",
                f"there is no program {words[0]!r} to start; program: wants a command that runs here, such as program:./mybot",
            )


def check_player(kind: str, game: Game) -> str:
    """The kind, if it can play this game here and now."""
    check_kind(kind, game)
    check_startable(kind)
    return kind


def thinks(kind: str) -> bool:
    """Does this kind search?"""
    return kind.startswith(SEARCH) or (kind in LEVELS and kind != EASIEST)


def player(kind: str, game: Game, seed: int | None = None, threads: int = 1) -> Player:
    """A player of this kind. The same kind and seed give the same choices at the same tables (programs promise nothing).
    `threads`: cores that a searching player may use; with more the same seed still gives the same choices."""
    check_kind(kind)
    if kind in bots.KINDS:
        return bots.Bot(kind, seed)
    if kind in LEVELS:
        return level(kind, game, seed, threads)
    if kind.startswith(PROGRAM):
        return Program(kind, kind.removeprefix(PROGRAM), game, seed)
    from snowyard.players.search import Searcher

    return Searcher(game, read_settings(kind.removeprefix(SEARCH)), seed, threads=threads, kind=kind)
