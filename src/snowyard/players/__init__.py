"""Who decides: bots of every kind. A bot never receives the true table, only one redealt from its seat's view."""

from snowyard.players.analyse import Analysis, Worth, analyse
from snowyard.players.bots import KINDS, Bot
from snowyard.players.kinds import NAMES, Player, check_kind, check_player, player, thinks
from snowyard.players.levels import DEFAULT, LEVELS, levels_of

__all__ = [
    "DEFAULT",
    "KINDS",
    "LEVELS",
    "NAMES",
    "Analysis",
    "Bot",
    "Player",
    "Worth",
    "analyse",
    "check_kind",
    "check_player",
    "levels_of",
    "player",
    "thinks",
]
