"""The record of splat: everything that lies on the table, and the action numbers."""

from __future__ import annotations

from snowyard.games.splat.options import Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import SEAT_NAMES, Cells, i8

SEATS = 7
HAND = 2  # cards held between turns in the Strategic Variant: SPLAT-50

# cards, by their codes
CARDS = ("single", "double", "wall", "pile", "splatball", "fort")
SINGLE, DOUBLE, WALL, PILE, SPLATBALL, FORT = range(6)
KINDS = 6
COPIES = (54, 10, 5, 16, 10, 5)
NO_CARD = -1

# sets of card types, a bit for each: what everybody knows of a hidden card (SPLAT-R30)
ANY = (1 << KINDS) - 1
DOUBLES, PILES, SPLATBALLS = 1 << DOUBLE, 1 << PILE, 1 << SPLATBALL

# phases
PHASES = ("act", "defend", "over")
ACT, DEFEND, OVER = range(len(PHASES))

# actions
THROW_SINGLE = 0  # + seat
THROW_DOUBLE = 7  # + seat
THROW_SPLATBALL = 14  # + seat
PLACE_WALL, PLACE_PILE, PLACE_FORT = 21, 22, 23
DISCARD = 24  # + card code
ANSWER = 30
USE_WALL, USE_CRACKED, USE_FRESH, USE_TWO_WALLS, USE_WALL_AND_CRACKED, USE_TWO_CRACKED = range(30, 36)
ACTIONS = 36

# events: kind, seat, then up to three numbers
EVENTS = (
    "start",  # seat begins the game; a: cards in the deck
    "deal",  # everybody is dealt a: cards, face down; seat: -1
    "dealt",  # to seat itself; a, b: its two cards
    "shuffle",  # the discard pile becomes the draw pile; a: its cards; seat: who has to draw
    "draw",  # a: the card
    "draw_hidden",  # seat draws a card that you do not see
    "throw",  # a: the card, b: target
    "place",  # a: the card
    "discard",  # a: the card; b: 1 if it could not be played
    "answer",  # seat chooses its protection; a: the action number
    "walls_fall",  # of seat; a: how many
    "crack",  # a fresh fort of seat is cracked
    "forts_fall",  # of seat; a: how many cracked ones fall
    "wreck",  # a fresh fort of seat falls to both snowballs of a double
    "upright",  # seat's sideways double is turned upright, the thrown one is discarded
    "swap",  # a single of seat is discarded, the thrown double lies there instead
    "sideways",  # the thrown double is laid sideways before seat
    "slide",  # the single of the fallen fort is laid before seat, the thrown double is discarded
    "hit",  # seat is hit; a: snowballs, b: hits now
    "pile_lost",  # the pile of seat is discarded
    "out",  # seat is out; a: by whom, b: hits
    "hand",  # the hand of seat, who is out, is shown and discarded; a, b: its cards
    "cap",  # the turn cap ended the game; a: turns
    "won",  # seat wins; a: how many win
)
(START, DEAL, DEALT, SHUFFLE, DRAW, DRAW_HIDDEN, THREW, PLACED, DISCARDED, ANSWERED, WALLS_FALL, CRACK, FORTS_FALL,
 WRECK, UPRIGHT, SWAP, SIDEWAYS, SLIDE, HIT, PILE_LOST, OUT, SHOWN, CAP, WON) = range(len(EVENTS))  # fmt: skip


def members(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


SEAT_SETS = {bits: " ".join(members(("p0", "p1", "p2", "p3", "p4", "p5", "p6"), bits)) or "none" for bits in range(128)}
CARD_SETS = {**{bits: " ".join(members(CARDS, bits)) or "none" for bits in range(ANY)}, ANY: "any"}
CARD_NAMES = {NO_CARD: "none", **dict(enumerate(CARDS))}


class Yard(Options, Head, events=16, loaded=16):
    """One table of splat. Piles are counts of the six cards: nobody knows an order."""

    player: int = i8(names=SEAT_NAMES)  # whose turn it is
    starter: int = i8(names=SEAT_NAMES)
    card: int = i8(names=CARD_NAMES)  # standard game: the card drawn; while a defender decides: the card thrown
    target: int = i8(names=SEAT_NAMES)  # at whom the pending throw goes; -1: none is pending
    alive: int = i8(names=SEAT_SETS)  # a bit for each seat that is in
    piles: int = i8(names=SEAT_SETS)  # a bit for each seat that has a Pile
    draw_left: int = i8()  # cards in the draw pile
    singles: Cells = i8(SEATS, per_seat=True)  # Singles that hit
    doubles: Cells = i8(SEATS, per_seat=True)  # upright Doubles that hit
    sideways: Cells = i8(SEATS, per_seat=True)  # sideways Doubles: SPLAT-28
    walls: Cells = i8(SEATS, per_seat=True)
    forts: Cells = i8(SEATS, per_seat=True)  # fresh ones
    cracked: Cells = i8(SEATS, per_seat=True)  # Forts with a Single on them
    rank: Cells = i8(SEATS, per_seat=True)  # 1: first; 0: still in
    hand: Cells = i8(SEATS, KINDS, labels=CARDS, per_seat=True)
    narrow: Cells = i8(SEATS, names=CARD_SETS, per_seat=True)  # SPLAT-R30: the smaller set of types of a hidden hand
    wide: Cells = i8(SEATS, names=CARD_SETS, per_seat=True)  # and the larger; both none when there is no hand
    draw: Cells = i8(KINDS, labels=CARDS)
    discard: Cells = i8(KINDS, labels=CARDS)
