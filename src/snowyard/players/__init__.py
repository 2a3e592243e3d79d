"""Who decides: bots of every kind. A bot never receives the true table, only one redealt from its seat's view."""

from snowyard.players.bots import KINDS, Bot
from snowyard.players.kinds import NAMES, Player, check_kind, player
from snowyard.players.levels import LEVELS

__all__ = ["KINDS", "LEVELS", "NAMES", "Bot", "Player", "check_kind", "player"]
