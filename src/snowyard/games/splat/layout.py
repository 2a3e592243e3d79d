"""The record of splat: everything that lies on the table, and the action numbers."""

from __future__ import annotations

from snowyard.games.splat.content import CARDS, DOUBLE, KINDS, PILE, SPARE_CARDS, SPARES, SPLATBALL
from snowyard.games.splat.options import Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import SEAT_NAMES, Cells, i8

SEATS = 7
NO_CARD = -1

# sets of card types, a bit for each: what everybody knows of a hidden card (SPLAT-R30)
ANY = (1 << KINDS) - 1
DOUBLE_SET, PILE_SET, SPLATBALL_SET = 1 << DOUBLE, 1 << PILE, 1 << SPLATBALL

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
THROW_SPARE = 36  # + 7 * spare + seat
PLACE_SPARE = 50  # + spare
DISCARD_SPARE = 52  # + spare
MORE_ANSWERS = 54
USE_WALL_AND_FRESH, USE_CRACKED_AND_FRESH, USE_TWO_FRESH, USE_SPARE = range(54, 58)  # USE_SPARE + spare
ACTIONS = 59

# events: kind, seat, then up to three numbers
EVENTS = (
    "start",  # seat begins the game; a: cards in the deck; b: 1 if it has as many as the small deck, but is another
    "deal",  # everybody is dealt a: cards, face down; seat: -1
    "dealt",  # to seat itself; a, b, c: its cards (`packed`)
    "shuffle",  # the discard pile becomes the draw pile; a: its cards; seat: who has to draw
    "draw",  # a: the card
    "draw_hidden",  # seat draws a card that you do not see
    "throw",  # a: the card, b: target
    "place",  # a: the card
    "discard",  # a: the card; b: 1 if it could not be played
    "answer",  # seat chooses its protection; a: the action number
    "walls_fall",  # of seat; a: how many, b: the card they stop
    "crack",  # a fresh fort of seat is cracked; a: the card it stops
    "forts_fall",  # of seat; a: how many cracked ones fall, b: the card they stop
    "wreck",  # a fresh fort of seat falls; a: the card it stops
    "upright",  # seat's sideways double is turned upright, the thrown one is discarded
    "swap",  # a single of seat is discarded, the thrown double lies there instead
    "sideways",  # the thrown double is laid sideways before seat
    "slide",  # the single of the fallen fort is laid before seat, the thrown double is discarded
    "hit",  # seat is hit; a: hits more, b: hits now, c: what landed (`LANDED_...`)
    "pile_lost",  # the pile of seat is discarded; a: the card that was thrown at it
    "out",  # seat is out; a: by whom, b: hits
    "hand",  # the hand of seat, who is out, is shown and discarded; a, b, c: its cards (`packed`)
    "cap",  # the turn cap ended the game; a: turns, b: 1 if it was because no card is left to draw
    "won",  # seat wins; a: how many win
    "stood",  # protection of seat stops the card and stands; a: which (`FORMS`), b: how many, c: the card
    "spare_falls",  # a spare card that seat had standing stops the card b; a: the spare card
)
(START, DEAL, DEALT, SHUFFLE, DRAW, DRAW_HIDDEN, THREW, PLACED, DISCARDED, ANSWERED, WALLS_FALL, CRACK, FORTS_FALL,
 WRECK, UPRIGHT, SWAP, SIDEWAYS, SLIDE, HIT, PILE_LOST, OUT, SHOWN, CAP, WON,
 STOOD, SPARE_FALLS) = range(len(EVENTS))  # fmt: skip

LANDED_ALONE, LANDED_BOTH, LANDED_HALF = range(3)
"""What hits somebody: a card of one snowball, both snowballs of a Double, or one of them."""

FORMS = ("wall", "cracked", "fresh", *SPARE_CARDS)
"""What stands in front of somebody and stops snowballs."""
FORM_WALL, FORM_CRACKED, FORM_FRESH, FORM_SPARE = range(4)


def packed(a: int, b: int, c: int) -> list[int]:
    """The cards of a hand from the three numbers of an event: the first two, then the others, each plus one, in four bits."""
    more = [(c >> shift & 15) - 1 for shift in (0, 4, 8)]
    return [card for card in (a, b, *more) if card >= 0]


def members(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


SEAT_SETS = {bits: " ".join(members(("p0", "p1", "p2", "p3", "p4", "p5", "p6"), bits)) or "none" for bits in range(128)}
CARD_SETS = {**{bits: " ".join(members(CARDS, bits)) or "none" for bits in range(ANY)}, ANY: "any"}
CARD_NAMES = {NO_CARD: "none", **dict(enumerate(CARDS + SPARE_CARDS))}


class Yard(Options, Head, events=16, loaded=16):
    """One table of splat. Piles are counts of the six cards: nobody knows an order. Spare cards are counted apart."""

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
    more_piles: Cells = i8(SEATS, per_seat=True)  # Piles beside the first
    crumbled: Cells = i8(SEATS, per_seat=True)  # cracked Forts with no Single on them
    spare_front: Cells = i8(SEATS, SPARES, labels=SPARE_CARDS, per_seat=True)  # spare cards in front: hits, or shelters
    spare_hand: Cells = i8(SEATS, SPARES, labels=SPARE_CARDS, per_seat=True)
    spare_draw: Cells = i8(SPARES, labels=SPARE_CARDS)
    spare_discard: Cells = i8(SPARES, labels=SPARE_CARDS)
    mixed: Cells = i8(KINDS + SPARES, labels=(*CARDS, *SPARE_CARDS))  # the whole draw pile while a card is drawn; else nothing
