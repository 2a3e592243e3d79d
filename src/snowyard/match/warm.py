"""The first use of a game compiles its rules; people are told before they wait."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.match.match import Match
from snowyard.match.recordfile import parse
from snowyard.players import Bot


def warm_up(of: Game, say: Callable[[str], None]) -> None:
    """Have machine code for this game at hand. If there is none yet, `say` hears one line, and a game between bots
    brings everything that play needs through the compiler."""
    if of.is_compiled():
        return
    say(f"Compiling the rules of {of.slug}: once, half a minute at most on most machines ...")
    match, bot = Match(of.slug), Bot("simple", 0)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    _ = match.table.payoff
    match.table.view(0)
    of.note_compiled()


def warm_up_for(record: str, say: Callable[[str], None]) -> None:
    """The same for the game of a record. What is wrong with the record is said by whoever reads it."""
    with contextlib.suppress(Refusal):
        warm_up(game(parse(record).head["game"]), say)
