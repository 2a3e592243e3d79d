"""The record of sleds: everything that lies on the table, and the action numbers."""

from __future__ import annotations

from snowyard.kernel.head import Head
from snowyard.kernel.record import Cells, i8

from .content import KINDS
from .options import Options

SEATS = 4

PHASES = ("push", "over")
PUSH, OVER = range(len(PHASES))

ACTIONS = len(KINDS)  # the action is the kind of the card that is played

EVENTS = (
    "start",  # seat begins the game
    "drew",  # seat alone is told; a: the kind of the card
    "push",  # a: the kind of the card, b: what the die shows
    "slid",  # a: places, b: places that are left to the foot of the hill
    "tumbled",  # a: what the die had to show
    "bumped",  # seat slides back; a: its place now
    "cap",  # the last turn is played; a: turns of each
    "won",  # a: how many win
)
START, DREW, PUSHED, SLID, TUMBLED, BUMPED, CAP, WON = range(len(EVENTS))


class Yard(Options, Head, events=20, loaded=14):
    """One table of sleds."""

    die: int = i8()  # the last roll; 0: not rolled yet
    place: Cells = i8(SEATS, per_seat=True)  # 0: the top of the hill
    rank: Cells = i8(SEATS, per_seat=True)  # 1: first; 0: the game goes on
    hand: Cells = i8(SEATS, len(KINDS), per_seat=True, labels=KINDS)
    pile: Cells = i8(len(KINDS), labels=KINDS)  # cards to draw
    used: Cells = i8(len(KINDS), labels=KINDS)  # cards that were played
