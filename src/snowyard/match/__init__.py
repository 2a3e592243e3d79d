"""A game being played: seats, moves, undo, dice that can be checked, and the record as a file."""

from snowyard.match.fairness import commitment, fresh_seed, seat_by_lot, seats_by_lot, seed_from
from snowyard.match.feedback import Feedback
from snowyard.match.match import Beginning, Match, Move, Seat, Sitting, anybody
from snowyard.match.recordfile import begin, read, save, verify, write
from snowyard.match.together import Asked, together
from snowyard.match.undo import Reach, reach

__all__ = [
    "Asked",
    "Beginning",
    "Feedback",
    "Match",
    "Move",
    "Reach",
    "Seat",
    "Sitting",
    "anybody",
    "begin",
    "commitment",
    "fresh_seed",
    "reach",
    "read",
    "save",
    "seat_by_lot",
    "seats_by_lot",
    "seed_from",
    "together",
    "verify",
    "write",
]
