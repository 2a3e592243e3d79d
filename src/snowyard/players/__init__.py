"""Who decides: bots of every kind. A bot never receives the true table, only one redealt from its seat's view."""

from snowyard.players.bots import KINDS, Bot

__all__ = ["KINDS", "Bot"]
