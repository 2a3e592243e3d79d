"""The record of lanes: everything that lies on the table, and the action numbers.

Ranks are the numbers on the cards: 1 is the Ace, 11 the Jack, 12 the Queen, 13 the King, 14 and 15 are spare; 0 is no card,
and in what a seat is shown a card it does not know. A set of slots is a number with bit `slot` set for each of its cards.
"""

from __future__ import annotations

from snowyard.games.lanes.content import LANES, RANKS, SLOTS
from snowyard.games.lanes.options import Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import Cells, i8, i32

SEATS = 2
ALL = (1 << SLOTS) - 1

# results of a lane: 1 for p0, 2 for p1, 3 for both, 4 for nobody
UNDECIDED, BOTH_WON, NOBODY_WON = 0, 3, 4

# phases: the choices D1 to D6 of LANES-22
PHASES = ("act", "second", "order", "discard", "look", "move", "over")
ACT, SECOND, ORDER, DISCARD, LOOK, MOVE, OVER = range(len(PHASES))

MOST_REGISTERS = 48  # on a GPU: kernel/cuda_driver.py

# actions
PLAY = 0  # + 3 * (rank - 1) + lane; a printed rank
FLIP = 39  # + slot
ATTACK = 60  # + 21 * attacker + target
PAIR = 501  # + slot * (41 - slot) // 2 + higher slot - slot - 1
SECOND_TARGET = 711  # + enemy slot
FIRE = 732  # + slot
DISCARD_RANK = 753  # + rank - 1; a printed rank
LOOK_OWN = 766  # + slot
LOOK_ENEMY = 787  # + enemy slot
MOVE_CARD = 808  # + slot
MOVE_NONE = 829
DONE = 830  # end the turn; no second target
PLAY_SPARE = 831  # + 3 * (rank - 14) + lane
DISCARD_SPARE = 837  # + rank - 14
ACTIONS = 839

# Events: kind, seat, then up to three numbers. Where b is a lane and a power, it is lane + 4 * power. Where cards are told as a
# set, a holds slots 0 to 10 and b slots 11 to 20 (one number of the event buffer is too small for 21 slots).
SET_SPLIT = 11
POWER_AT = 4
EVENTS = (
    "dealt",  # to seat alone; a: rank of a card of its hand
    "dealt_hand",  # to the others; a: cards
    "turn",  # a: number of the turn, b: action points
    "drew",  # to seat alone; a: rank, b: cards left in the pile
    "drew_card",  # to the others; b: cards left in the pile
    "unlocked",  # the base cards, of both
    "played",  # to seat alone; a: slot, b: lane, c: rank
    "played_card",  # to the others; a: slot, b: lane
    "flipped",  # a: slot, b: lane and power, c: rank
    "paired",  # a, b: slots, c: rank
    "attacked",  # a: slot of the attacker, b: enemy slot, c: slot of its partner, or -1 - lane
    "twinstruck",  # a: enemy slot, the second target
    "spared",  # the second target is declined
    "struck",  # seat's card; a: slot, b: damage of the attack, c: damage on it now
    "retaliated",  # seat's card attacked one that hits back; a: slot, b: damage, c: damage on it now
    "trapped",  # seat's card returns; a: slot, b: lane, c: rank
    "killed",  # seat's card; a: slot, b: lane, c: rank
    "killed_face_down",  # seat's card; a: slot, b: lane, c: set of the ranks that it is not (bit rank - 1): those with TRAP
    "learned",  # to seat alone: it looks at its base card that was killed; a: slot, b: lane, c: rank
    "pair_ended",  # of seat; a, b: slots
    "fired",  # a: slot, b: lane and power, c: rank
    "acted",  # ACTION gives points; a: slot, b: points now
    "spent",  # the power does nothing; a: slot, b: power, c: rank
    "discarded",  # to seat alone, or to all by option; a: rank
    "discarded_card",  # to the others
    "looked",  # to seat alone; a: owner, b: slot, c: rank
    "looked_at",  # to the others; a: owner, b: slot
    "froze",  # cards of seat, a set
    "thawed",  # cards of seat, a set
    "healed",  # cards of seat, a set
    "empowered",  # cards of seat, a set
    "moved",  # a: slot, b: lane left, c: lane entered
    "stayed",  # MOVE is declined
    "stuck",  # no legal action; a: points lost
    "ended",  # seat ends its turn; a: points given up
    "lane",  # a: lane, b: its result
    "won",  # seat wins
    "draw",  # a: 0 by lanes, 1 at the last turn, 2 after turns without action; b: lanes that win, or how many turns
)
(DEALT, DEALT_HAND, TURN, DREW, DREW_CARD, UNLOCKED, PLAYED, PLAYED_CARD, FLIPPED, PAIRED, ATTACKED, TWINSTRUCK, SPARED,
 STRUCK, RETALIATED, TRAPPED, KILLED, KILLED_FACE_DOWN, LEARNED, PAIR_ENDED, FIRED, ACTED, SPENT, DISCARDED,
 DISCARDED_CARD, LOOKED, LOOKED_AT, FROZE, THAWED, HEALED, EMPOWERED, MOVED, STAYED, STUCK, ENDED, LANE, WON,
 DRAW) = range(len(EVENTS))  # fmt: skip
BY_LANES, AT_CAP, IDLED = range(3)

RANK_NAMES = dict(enumerate(("-", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "spare-1", "spare-2")))
NO_SLOT = {-1: "none"}


class Yard(Options, Head, events=64, loaded=32):
    """One table of lanes."""

    player: int = i8()  # whose turn it is
    points: int = i8()  # action points left
    acted: int = i8()  # 1: this turn has had an action
    idle: int = i8()  # turns running without an action, counted with must_act off
    attacker: int = i8(names=NO_SLOT)  # of the attack that is made or waits for its second target
    target: int = i8(names=NO_SLOT)
    second: int = i8(names=NO_SLOT)  # the second target; none between moves
    firing: int = i8(names=NO_SLOT)  # the card whose power waits for a choice
    lane_result: Cells = i8(LANES, names=("undecided", "p0", "p1", "both", "nobody"))
    pile_size: int = i8()
    hand_size: Cells = i8(SEATS, per_seat=True)
    discard_size: Cells = i8(SEATS, per_seat=True)  # cards that VIEW has discarded
    used: Cells = i8(SEATS, per_seat=True)  # slots taken so far
    pile: Cells = i8(RANKS)
    aside: Cells = i8(RANKS)  # the cards that are out of the game
    hand: Cells = i8(SEATS, RANKS, per_seat=True)
    discard: Cells = i8(SEATS, RANKS, per_seat=True)  # by VIEW; killed cards stay in their slots
    rank: Cells = i8(SEATS, SLOTS, names=RANK_NAMES, per_seat=True)
    damage: Cells = i8(SEATS, SLOTS, per_seat=True)
    partner: Cells = i8(SEATS, SLOTS, names=NO_SLOT, per_seat=True)
    pending: Cells = i8(SLOTS)  # firings of the active player's cards
    waiting: int = i32()  # set: the active player's cards with pending firings; follows from pending
    side: Cells = i32(SEATS, LANES, per_seat=True)  # set: the cards in play
    face_up: Cells = i32(SEATS, per_seat=True)  # set; dead cards that are not in it were killed face-down
    known: Cells = i32(SEATS, SEATS, per_seat=True)  # known[seat, owner] is a set: the owner's cards that seat knows
    frozen: Cells = i32(SEATS, per_seat=True)  # set
    attacked: Cells = i32(SEATS, per_seat=True)  # set: attacked this turn
    attacked_twice: Cells = i32(SEATS, per_seat=True)  # set
    eager: Cells = i32(SEATS, per_seat=True)  # set: cards whose ACTION fired this turn
    jacks: Cells = i32(SEATS, per_seat=True)  # set: face-up cards that taunt, dead ones too; follows from rank and face_up
    paired: Cells = i32(SEATS, per_seat=True)  # set: cards in a pair; follows from partner
