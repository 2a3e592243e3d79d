"""A game being played: seats, moves, undo, dice that can be checked, and the record as a file."""

from snowyard.match.fairness import commitment, fresh_seed, seat_by_lot, seats_by_lot, seed_from
from snowyard.match.match import Match, Move, Seat, Sitting
from snowyard.match.recordfile import read, save, verify, write

__all__ = ["Match", "Move", "Seat", "Sitting", "commitment", "fresh_seed", "read", "save", "seat_by_lot", "seats_by_lot",
           "seed_from", "verify", "write"]  # fmt: skip
