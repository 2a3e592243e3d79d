"""A game being played: seats, moves, undo, dice that can be checked, and the record as a file."""

from snowyard.match.fairness import commitment, fresh_seed, seed_from
from snowyard.match.match import Match, Move, Seat
from snowyard.match.recordfile import read, save, verify, write

__all__ = ["Match", "Move", "Seat", "commitment", "fresh_seed", "read", "save", "seed_from", "verify", "write"]
