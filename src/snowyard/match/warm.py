"""The first use of a game compiles its rules; people are told before they wait."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.match.match import Match
from snowyard.match.recordfile import parse
from snowyard.players import Bot, thinks
from snowyard.players.search import compile_search, is_search_compiled


def warm_up(of: Game, say: Callable[[str], None], kinds: Iterable[str] = ()) -> None:
    """Have machine code for this game at hand, and for the search if one of these kinds of players thinks. If there is
    none yet, `say` hears a line, and everything that is needed goes through the compiler."""
    if not of.is_compiled():
        compile_rules(of, say)
    if any(thinks(kind) for kind in kinds) and not is_search_compiled(of):
        say(f"Compiling how bots think about {of.slug}: once, half a minute at most on most machines ...")
        compile_search(of)


def compile_rules(of: Game, say: Callable[[str], None]) -> None:
    """By a game between bots."""
    say(f"Compiling the rules of {of.slug}: once, half a minute at most on most machines ...")
    match, bot = Match(of.slug), Bot("simple", 0)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    _ = match.table.payoff
    match.table.view(0)
    of.note_compiled()


def warm_up_for(record: str, say: Callable[[str], None], kinds: Iterable[str] = ()) -> None:
    """The same for the game of a record. What is wrong with the record is said by whoever reads it."""
    with contextlib.suppress(Refusal):
        warm_up(game(parse(record).head["game"]), say, kinds)
