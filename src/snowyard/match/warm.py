"""The first use of a game compiles its rules; people are told before they wait."""

from __future__ import annotations

from collections.abc import Callable

from snowyard.kernel.game import Game
from snowyard.match.match import Match
from snowyard.players import Bot


def warm_up(game: Game, say: Callable[[str], None]) -> None:
    """Have machine code for this game at hand. If there is none yet, `say` hears one line, and a game between bots
    brings everything that play needs through the compiler."""
    if game.is_compiled():
        return
    say(f"Compiling the rules of {game.slug}: once, about 15 seconds ...")
    match, bot = Match(game.slug), Bot("simple", 0)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    _ = match.table.payoff
    match.table.view(0)
    game.note_compiled()
