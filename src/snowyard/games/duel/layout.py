"""The record of duel: everything that lies on the table, who may think what lies where, and the action numbers.

Cards are numbered, and a pile is a set of cards as bits of one word: no pile has an order that anybody knows (the
specification's section 9), so cards are drawn from it when they are drawn. Which numbers are whose copies is content
(content.py): 4 * kind + copy in the printed game.
"""

from __future__ import annotations

import numpy as np

from snowyard.games.duel import content
from snowyard.games.duel.options import Options
from snowyard.kernel.head import Head
from snowyard.kernel.record import Cells, Record, i8, i16, i64

SEATS = 4


# kinds of cards
KINDS = content.KINDS
(B1, B2, B3, A1, A2, A3, A4, A5, E1, E2, E3, E4, X1, X2, X3, N, S1, S2, S3, S4) = range(len(KINDS))
NO_EFFECT_CARD = content.CARD_BITS  # lies before its owner and never moves: DUEL-105
MOST_COPIES = 2 * content.MOST_COPIES  # of a kind, in two decks

# acts
ACTS = content.ACTS
(
    SNOWBALL,
    SLUSHBALL,
    SNEAK,
    ICEBALL,
    BARRAGE,
    ROCKS,
    DODGE,
    OFFENSIVE_DODGE,
    UPGRADE_DODGE,
    DUD,
    UPGRADE,
    ULTRA_UPGRADE,
    REFINED_UPGRADE,
    RESTOCK,
    WEAPONS_CACHE,
    RAID,
    SNOW_FORT,
    BACKFIRE,
    SNATCH,
    WHITEWASH,
    NO_EFFECT,
) = range(len(ACTS))
ACT_OF = np.array([*content.printed_acts(Options.printed())], np.int64)
"""The printed act on side s of kind k, ACT_OF[2 * k + s]: what the canonical text of an end says. Rules ask `act_of` of the
table; an end that has another act there is named by its place (PLAY_END), and so are those of new cards."""

# what becomes of an act (the matrix of the rulebook, 4.1)
FATES = ("none", "hit", "miss", "avoid", "refl", "void", "dodge", "fail", "idle", "def", "block", "eff")
NONE, HIT, MISS, AVOID, REFLECTED, VOID, DODGES, FAIL, IDLE, DEF, BLOCKED, EFFECT = range(len(FATES))

# zones: where a card can lie. The first six come once per seat.
DRAW = 0  # draw pile
HAND = 4  # drawn this turn; in the draft: the cards in hand
ASIDE = 8  # in what seats know: the discards that were drawn this turn and not picked. They lie among the discards
DISCARDS = 12  # in the draft: the cards kept so far
CACHE = 16
INCOMING = 20  # acquired or stolen in this step; arrives in the discards at its end: DUEL-26
TOP = 24  # the top card of Arsenal pile k, when it lies face up or was put back on it
STOCK = 28  # the face-down cards of all Arsenal piles
BOX = 29
LOOK = 30  # the card below the top that a Refined Upgrade looks at
ABANDONED = 31
FALLING = 32  # abandoned in this step; arrives at its end
ZONES = 33
HIDDEN = 31  # zones 0 to 30 can be hidden from somebody
LIMITS = 16  # what a seat can remember about several cards at once

# phases
(
    PICK_1,
    PICK_2,
    KEEP,
    CHOOSE,
    SECOND,
    ABANDON,
    ACQUIRE,
    REFINE_PILE,
    REFINE_CARD,
    RESTOCKING,
    CACHING,
    GIVE,
    TAKE,
    RAIDING,
    OVER,
) = range(15)
PHASES = (
    "pick 1",
    "pick 2",
    "keep",
    "choose",
    "second card",
    "abandon",
    "acquire",
    "refine: pile",
    "refine: card",
    "restock",
    "cache",
    "give",
    "take",
    "raid",
    "over",
)

# on a GPU: kernel/cuda_driver.py
TABLES_A_THREAD = 2
MOST_REGISTERS = 40
ALIKE = (range(PICK_1, KEEP + 1), range(SECOND, RAIDING + 1))

# actions (the specification's flat action space)
PLAY = 0  # + 2 * kind + side
PLAY_CACHED = 32  # + 2 * kind + side
OWN_DISCARD = 64  # + kind
FROM_ABANDONED = 80  # + kind
PILE = 96  # + pile
TAKE_TOP = 100
TAKE_SECOND = 101
RAID_PLAYED = 102
DECLINE = 103
KEEP_CARD = 104  # + kind
PRINTED_ACTIONS = 120
PLAY_END = 120  # + 2 * kind + side: an end whose act is not the printed one
PLAY_END_CACHED = 160  # + 2 * kind + side
SPARE_DISCARD = 200  # + kind - S1
SPARE_ABANDONED = 204  # + kind - S1
SPARE_KEEP = 208  # + kind - S1
ACTIONS = 212

# steps of a front: DUEL-25
BARRAGE_STEP = 0  # then level 3, 2, 1: step s is level 4 - s
STEPS = 4

MOST_LOOSE = 2 * content.MOST_DECK  # cards in two decks

# events: kind, seat, then up to three numbers. Cards are kinds; `hand` packs kinds, see `packed` in piles.py
EVENTS = (
    "swap",  # alternate a replaces standard Extreme b
    "dealt",  # everybody holds a cards for the draft
    "hand",  # to seat: it now holds a cards, b and c: which
    "decided",  # seat has made its secret choice
    "keeps",  # to seat: it keeps a
    "pass",  # everybody hands its cards on; a: how many
    "arsenal",  # the Arsenal is dealt; a: piles, b: cards of the first one, c: of the last one
    "top",  # a: pile, b: the card turned face up
    "turn",  # turn a begins; b: 1 in the final round; seat: who has the initiative (-1: it differs by front, DUEL-108)
    "draws",  # seat draws a cards; b: 1 after a reshuffle
    "shows",  # seat shows its drawn cards to a
    "sees",  # to seat: the drawn cards of c are a (how many) and b (which)
    "picks",  # to seat: it will play side a (2 * kind + side); b: 1 if cached; c: front
    "sets_aside",  # seat discards a drawn cards unpicked
    "sets_aside_card",  # to seat: a
    "plays",  # a: 2 * kind + side, b: 1 if cached, c: front (-1 with two players)
    "front",  # front a, between a and b, is resolved now; c: who has the initiative there
    "fate",  # of seat's act a: b; c: what it meets, see `meeting` in fight.py
    "second",  # seat plays its second card; a: 2 * kind + side, b: 1 if cached
    "declines",  # seat plays no second card
    "capped",  # seat draws only a cards next turn; b: the act that does it
    "steals",  # seat steals a card from a; b: the card, c: where it was played this turn (`where_played` in piles.py) + 8 * act
    "steals_unseen",  # seat steals a card from a; b: act
    "abandons",  # seat abandons a; b: where it was played this turn, c: the act that makes it do so
    "nothing",  # seat's act a finds nothing to do; b: why (below), c: whose discards are empty
    "acquires",  # a: card, b: pile or -1 from the Abandon pile, c: 1 if nobody else sees the card
    "acquires_unseen",  # seat takes a card that the others do not see; b: pile
    "looks",  # seat looks at the cards of pile a
    "sees_second",  # to seat: under the top of pile a lies b; c: the top card
    "refines",  # seat takes one of the two cards and puts the other back on pile a
    "restocks",  # seat shuffles a cards into its draw pile; b: 1 if the Restock card is one
    "restocks_card",  # to seat: the other card is a
    "caches",  # seat puts a discard into its cache
    "caches_card",  # to seat: a
    "gives",  # seat gives a to the Abandon pile; b: where it was played this turn
    "whitewash",  # seat will see the next cards that a draws
    "final",  # the final round begins; a: 1 if the number of turns, b, was the reason
    "unable",  # seat cannot draw a cards
    "stall",  # the final round has lasted a turns
    "score",  # of seat: a
    "won",  # seat wins; a: how many win
)
(EV_SWAP, EV_DEALT, EV_HAND, EV_DECIDED, EV_KEEPS, EV_PASS, EV_ARSENAL, EV_TOP, EV_TURN, EV_DRAWS, EV_SHOWS, EV_SEES, EV_PICKS,
 EV_SETS_ASIDE, EV_SETS_ASIDE_CARD, EV_PLAYS, EV_FRONT, EV_FATE, EV_SECOND, EV_DECLINES, EV_CAPPED, EV_STEALS,
 EV_STEALS_UNSEEN, EV_ABANDONS, EV_NOTHING, EV_ACQUIRES, EV_ACQUIRES_UNSEEN, EV_LOOKS, EV_SEES_SECOND, EV_REFINES,
 EV_RESTOCKS, EV_RESTOCKS_CARD, EV_CACHES, EV_CACHES_CARD, EV_GIVES, EV_WHITEWASH, EV_FINAL, EV_UNABLE, EV_STALL, EV_SCORE,
 EV_WON) = range(len(EVENTS))  # fmt: skip

# why an act finds nothing to do: DUEL-31
NO_DISCARDS, NO_PILE, NO_NEAREST, CARD_GONE, NOTHING_ABANDONED = range(5)


class Memory(Record):
    """What each seat knows about what it does not see (memory.py)."""

    may: Cells = i64("observers", HIDDEN, per_seat=True)  # the cards that may lie in each zone
    limit_cards: Cells = i64("observers", LIMITS, per_seat=True)  # of these cards ...
    limit_zones: Cells = i64("observers", LIMITS, per_seat=True)  # ... in these zones (bits) lie
    limit_most: Cells = i8("observers", LIMITS, per_seat=True)  # at most so many
    loose: Cells = i8("redealt")  # no longer used, these three: positions that older versions wrote name them
    held: Cells = i8("redealt")
    spots: Cells = i8("redealt")


class Yard(Options, Memory, Head, events=96, loaded=24, observers=SEATS, redealt=36):
    """One table of duel."""

    place: Cells = i64(ZONES)  # the cards in each zone
    unpicked: Cells = i64(SEATS, per_seat=True)  # drawn this turn and not picked
    aside: Cells = i8(SEATS, per_seat=True)  # how many of them everybody can still tell from the older discards
    played: int = i64()  # cards played this turn, known to all
    counts: Cells = i8(ZONES)  # how many cards lie in each zone: public
    extreme: Cells = i8(4, names=KINDS)  # the Extremes in use
    pile: Cells = i8(SEATS, per_seat=True)  # cards in each Arsenal pile
    face_up: Cells = i8(SEATS, per_seat=True)  # 1: the pile's top card lies face up
    putter: Cells = i8(SEATS, per_seat=True)  # who put the pile's face-down top card back and so knows it; -1: nobody
    chosen: Cells = i8(SEATS, 2, per_seat=True)  # for the front to the left, to the right (draft: the cards kept); -1: none yet
    side: Cells = i8(SEATS, 2, per_seat=True)
    cached: Cells = i8(SEATS, per_seat=True)  # 1: has played a cached card this turn
    second: Cells = i8(SEATS, per_seat=True)  # the second card played after a Barrage; -1: none
    second_side: Cells = i8(SEATS, per_seat=True)
    second_front: Cells = i8(SEATS, per_seat=True)
    capped: Cells = i8(SEATS, per_seat=True)  # 1: draws one card next turn
    marked: Cells = i8(SEATS, per_seat=True)  # bit s: s will see what this seat draws next
    score: Cells = i16(SEATS, per_seat=True)
    final: int = i8()  # 1: the final round has begun
    final_turns: int = i8()
    front: int = i8()  # the front that is resolved now
    fronts_left: int = i8()
    # the fight on that front; end 0 is the seat of the front's number, end 1 its left neighbour
    step: int = i8()
    job: int = i8()  # which of the two ends acts in this step: 0, 1
    ahead: int = i8()  # the end that acts first in this step
    near: int = i8()  # 1: both upgrade in this step, each from its nearest pile
    reach: int = i8()  # 1: the acquisition asked for may come from the Abandon pile; the Raid may take the played card
    looker: int = i8()  # who looks at two Arsenal cards; -1: nobody
    look_pile: int = i8()
    act: Cells = i8(2, names=ACTS)  # the act still to be resolved
    card: Cells = i8(2)  # its card
    fate: Cells = i8(2, names=FATES)
    snowball: Cells = i8(2, names=FATES)  # the fate of an Offensive Dodge's snowball
    attacked: Cells = i8(2)
    active: Cells = i8(2)  # 1: acts in this step
