"""The record of village: everything that lies on the table, and the action numbers."""

from __future__ import annotations

import numpy as np

from snowyard.games.village.content import CARDS, SIZES
from snowyard.games.village.lattice import POINTS, ROWS
from snowyard.games.village.options import KIDS, TEAMS, Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import Cells, i8, i16, i32, i64

SEATS = 12
MANY_TIES = 20  # nested re-rolls

# phases: decisions, then what happens between them
(TRAIT, CORNER, DEPLOY, START_OTHER, START_SELF, MAIN, DEST, CONTACT, SHOVE, THROW_SHOOTER, THROW_TARGET, HIT_TARGET,
 MIRACLE_WINDOW, OVER, CORNER_ROLL, CARDS_DEALT, NEW_TURN, NEXT_KID, COMMAND_ROLL, HIT_ROLL, EFFECT, CAUGHT, DIE_DONE,
 ACTIVATION_END, PAUSE) = range(25)  # fmt: skip
PHASES = (
    "trait",
    "corner",
    "deploy",
    "start_other",
    "start_self",
    "main",
    "dest",
    "contact",
    "shove",
    "throw_shooter",
    "throw_target",
    "hit_target",
    "miracle",
    "over",
)

TABLES_A_THREAD = 2  # on a GPU: see kernel/cuda_driver.py

AGAIN = -1  # in events: a tie is rolled out

# why somebody is removed
WAS_CAUGHT, WITHOUT_DICE, GAVE_UP = range(3)

# kinds of movement
WALK, SLIDE, VAULT, DASHING = range(4)

# actions
POINT = 0
END = POINTS
PASS = 2210
MOVE = 2211  # + payment: 0 own face, 1 a 5 by Trait, 2 a Wild 6
SLIDING = 2214
VAULTING = 2217
AIM = 2220
RECOVER = 2223
PREPARE = 2224
GETUP = 2225
GATHER = 2226  # + 36 * payment + use
NEW, GROW, REGROW, GIVE = 0, 1, 5, 6  # uses; GROW + size - 1, GIVE + 6 * (size - 1) + slot
GATHER_USES = 36
THROW = 2334  # + 72 * payment + 6 * target + ammunition - 1
AMMUNITION = SIZES + 1  # Sizes 1 to 5, and 6: Throw Yourself
THROW_USES = AMMUNITION * KIDS
SHOVING = 2550  # + Kid
PLAY_SAVED = 2562  # + 0: three of Size 1, 1: two of Size 3, 2: one of Size 5
PLAY_NOTDONE, PLAY_ICE, PLAY_GRANDMA, PLAY_PITCH, PLAY_MISSED, PLAY_MIRACLE, PLAY_DRAW, PLAY_DASH = range(2565, 2573)
PICK_CORNER = 2573  # + corner
PICK_TRAIT = 2577  # + Trait, + 4 + pair
SURRENDER = 2587
PLAY_SPARE = 2588  # + card that only a variant has
ACTIONS = 2590

TRAIT_CHOICES = np.array([1, 2, 4, 8, 3, 5, 9, 6, 10, 12], np.int64)  # as masks: four Traits, then FS, FK, FR, SK, SR, KR

# events: kind, seat, then up to three numbers. k: Kid
EVENTS = (
    "rolloff",  # seat -1; a: team, b: die, c: unit type
    "special",  # a: k becomes b: unit type
    "trait",  # a: k, b: mask
    "corner_roll",  # a: team, b: die, c: -1: again, after a tie
    "corner",  # a: team, b: corner
    "deploy",  # a: k, b: x, c: y
    "dealt",  # seat's hand; a: k or -1, b: cards (for the others)
    "drawn",  # a: k or -1, b: card (for the owner)
    "turn",  # a: number of the Turn
    "order_roll",  # a: k, b: die, c: preparation; -1: again, after a tie
    "order",  # a, b, c: the next Kids in the order; -1: none
    "activate",  # a: k
    "command",  # a: k, b: dice as digits, first three; c: last three
    "spend",  # a: k, b: face, c: the face of the verb it is spent on; 6: a use of its own
    "move_roll",  # a: k, b: kind of movement, c: inches
    "moved",  # a: k, b: x, c: y
    "shove",  # a: victim, b: its dice left, c: by k
    "oops",  # a: Yeti, b: die, c: aggressor
    "down",  # a: k falls, b: its dice left
    "gather",  # a: k, b: Size made or now, c: Size before, 0: new
    "give",  # a: k, b: to k, c: Size
    "dice",  # a: k has b Command Dice now, c: 1: regrown, 0: recovered
    "aim",  # a: k, b: AIM
    "prepare",  # a: k, b: preparation
    "getup",  # a: k
    "throw",  # a: k, b: target, c: ammunition
    "needs",  # a: required number, b: objects, c: AIM used; too close: a is -100
    "hit_roll",  # a: dice as digits, b: kept sum, c: required
    "hit",  # a: target, b: by k, c: 1: critical
    "miss",  # a: target, b: 1: critical, c: by k
    "points",  # a: k, b: Points, c: how many more
    "effect",  # a, b, c: effect dice as digits, up to three each, from the left
    "lost",  # a: k, b: Command Dice lost, c: left
    "check",  # a: cheat, b: die, or two as digits, c: number
    "caught",  # a: cheat
    "removed",  # a: k, b: why
    "card",  # a: k, b: card played
    "pass",  # a: k (for its player)
    "discard",  # a: k or -1, b: card, c: how many
    "surrender",  # seat gives up
    "end_activation",  # a: k, b: dice not spent, c: 1: after a critical miss
    "total",  # a: team, b: total (-1: nobody left, minus a million), c: Kids in play
    "won",  # a: team, b: how many win
)
(
    EV_ROLLOFF, EV_SPECIAL, EV_TRAIT, EV_CORNER_ROLL, EV_CORNER, EV_DEPLOY, EV_DEALT, EV_DRAWN, EV_TURN, EV_ORDER_ROLL,
    EV_ORDER, EV_ACTIVATE, EV_COMMAND, EV_SPEND, EV_MOVE_ROLL, EV_MOVED, EV_SHOVE, EV_OOPS, EV_DOWN, EV_GATHER, EV_GIVE,
    EV_DICE, EV_AIM, EV_PREPARE, EV_GETUP, EV_THROW, EV_NEEDS, EV_HIT_ROLL, EV_HIT, EV_MISS, EV_POINTS, EV_EFFECT,
    EV_LOST, EV_CHECK, EV_CAUGHT, EV_REMOVED, EV_CARD, EV_PASS, EV_DISCARD, EV_SURRENDER, EV_END_ACTIVATION, EV_TOTAL,
    EV_WON,
) = range(len(EVENTS))  # fmt: skip


class Yard(Options, Head, events=127, loaded=96):
    """One table of village."""

    # Kids
    kind: Cells = i8(KIDS)  # unit type
    trait: Cells = i8(KIDS)  # mask
    x: Cells = i8(KIDS)
    y: Cells = i8(KIDS)
    in_play: Cells = i8(KIDS)
    down: Cells = i8(KIDS)
    dice: Cells = i8(KIDS)  # Command Dice
    aim: Cells = i8(KIDS)
    prepared: Cells = i8(KIDS)
    points: Cells = i16(KIDS)
    best: Cells = i16(KIDS)  # the highest multiple of 3 Points (or what the content says) that drew a card
    balls: Cells = i16(KIDS, 6)  # of Size 1 to 5; column 0 is empty

    # setup, order, activation
    team_order: Cells = i8(TEAMS)
    corner_owner: Cells = i8(4)  # team, -1: free
    place: int = i8()  # how far the setup or the order has come
    order_count: int = i8()
    order: Cells = i8(KIDS)
    active: int = i8()  # Kid, -1: none
    pool: Cells = i8(7)  # dice of each face; column 0 is empty
    not_done: int = i8()  # a card that was played: this activation rolls its dice
    ending: int = i8()  # 1: a critical miss ends the activation
    asked: int = i8()  # the Kid whose player decides
    waiting: int = i16()  # Kids still to be asked in this window, as bits

    # the move in hand
    mover: int = i8()
    move_kind: int = i8()
    inches: int = i8()
    back: int = i8()  # the phase a DASH returns to
    reach: Cells = i64(ROWS)  # the points that may be chosen
    detour: Cells = i16(POINTS)  # length of the way to points that no straight leg reaches; 0 elsewhere
    winding: int = i8()  # 1: there are such points
    work: Cells = i64(3, ROWS)  # scratch space, zero between moves

    # the throw in hand
    thrower: int = i8()
    target: int = i8()
    ammunition: int = i8()  # 1 to 5, 6: a piece of itself; 0: no throw is in hand
    size: int = i8()
    aim_used: int = i8()
    objects: int = i8()
    required: int = i8()
    too_close: int = i8()
    critical: int = i8()
    ice_played: int = i8()  # the card of this effect that was played on the throw: 0: none, 1: the printed one, 2, 3: a spare one
    pitch_played: int = i8()
    missed_played: int = i8()
    grandma_played: int = i8()
    victim: int = i8()  # of the cheating in hand
    victim_kind: int = i8()

    # cards
    deck: Cells = i16(CARDS)
    deck_left: int = i16()
    discard: Cells = i16(CARDS)
    hand: Cells = i16(KIDS, CARDS)  # of a Kid, or with player3 of a seat
    hand_size: Cells = i16(KIDS)

    # the end
    gave_up: Cells = i8(KIDS)  # of a seat: 0: no, n > 0: the n-th to say so and still to leave, -1: gone
    total: Cells = i32(TEAMS)
    winners: int = i8()  # teams as bits
