"""The record of forts: everything that lies on the table, and the action numbers."""

from __future__ import annotations

from snowyard.games.forts.content import SLOTS
from snowyard.games.forts.options import Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import SEAT_NAMES, Cells, i8, i16

SEATS = 8

# phases
PHASES = ("act", "react", "pick", "over")
ACT, REACT, PICK, OVER = range(len(PHASES))

# actions
HIDE = 0
BUILD_BRICK = 1
BUILD_SNOWBALL = 2
THROW = 3  # + seat
THROW_AT_BRICK = 11  # + 6 * seat + slot
USE_TOKEN = 59
KEEP_TOKEN = 60
PICK_BRICK = 61  # + slot
ACTIONS = 67

# events: kind, seat, then up to three numbers
EVENTS = (
    "start",  # seat begins the game
    "turn",  # seat's turn begins; a: tokens discarded
    "hide",  # a: tokens now, b: freeze points now
    "snowball",  # a: snowballs now
    "build",  # tries to build a brick
    "brick",  # a: slot of the new brick, or -1: nothing was built; b: its points; c: what builds one
    "throw",  # a: target
    "throw_at_brick",  # a: target, b: slot
    "dodge",  # seat hides from the throw; a: tokens left
    "stand",  # seat keeps the token; a: tokens
    "roll",  # a: outside (6 is the Smiley), b: inside digit
    "miss",  # seat was missed; a: its bricks
    "near_miss",  # a: damage, b: bricks
    "hit",  # seat loses freeze points; a: damage, b: freeze points left, c: bricks
    "hit_frozen",  # seat loses hit points; a: damage, b: hit points left, c: bricks
    "instant_freeze",  # a: damage, b: hit points left
    "brick_hit",  # of seat; a: slot, b: damage, c: points left (0: the brick is gone)
    "tokens_lost",  # seat's last brick fell; a: tokens discarded
    "out",  # seat is eliminated; a: by whom, b: snowballs that go there
    "cap",  # the turn cap ended the game; a: turns
    "won",  # seat wins; a: how many win
)
(
    START,
    TURN,
    HID,
    SNOWBALL,
    BUILD,
    BRICK,
    THREW,
    THREW_AT_BRICK,
    DODGE,
    STAND,
    ROLL,
    MISS,
    NEAR_MISS,
    HIT,
    HIT_FROZEN,
    INSTANT_FREEZE,
    BRICK_HIT,
    TOKENS_LOST,
    OUT,
    CAP,
    WON,
) = range(len(EVENTS))


class Yard(Options, Head, events=16, loaded=8):
    """One table of forts."""

    player: int = i8(names=SEAT_NAMES)  # whose turn it is
    starter: int = i8(names=SEAT_NAMES)
    actions_left: int = i8()
    target: int = i8(names=SEAT_NAMES)  # at whom the pending throw goes; -1: none is pending
    slot: int = i8(names={-1: "none"})  # the brick it goes at; -1: it goes at the player
    damage: int = i8()  # of the pending near miss; 0: none
    outside: int = i8()  # the last roll of the Cube: 1 to 5, 6 is the Smiley; 0: not rolled yet
    inside: int = i8()
    hit_points: Cells = i8(SEATS, per_seat=True)  # 0: eliminated
    freeze_points: Cells = i8(SEATS, per_seat=True)
    hide_tokens: Cells = i8(SEATS, per_seat=True)
    rank: Cells = i8(SEATS, per_seat=True)  # 1: first; 0: still playing
    snowballs: Cells = i16(SEATS, per_seat=True)
    brick: Cells = i8(SEATS, SLOTS, per_seat=True)  # points left; 0: an empty slot
