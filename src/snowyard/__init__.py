"""Snowyard: five snowball-fight tabletop games, played exactly by their rules.

>>> import snowyard
>>> table = snowyard.new("forts", seats=4, seed=7)
>>> table.play(table.moves[0])            # doctest: +ELLIPSIS
[Event(...
"""

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game, games
from snowyard.kernel.head import Event
from snowyard.kernel.table import Table, new, setup

__version__ = "0.1.0"
__all__ = ["Event", "Game", "Refusal", "Table", "game", "games", "new", "setup"]
