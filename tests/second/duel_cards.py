"""The cards of duel and the table they lie on, for the second implementation in duel.py.

Nobody knows the order of a draw pile or of the face-down Arsenal (section 9), so both are kept as heaps of cards, and a card
is drawn from its heap when somebody first sees or takes it. Rule numbers: docs/rules/duel.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from second.play import Chance

# Kind: level (which is also its points), side 0, side 1. Section 2.
KINDS: dict[str, tuple[int, str, str]] = {
    "B1": (1, "Snowball Attack", "Dodge"),
    "B2": (1, "Snowball Attack", "Upgrade"),
    "B3": (1, "Restock", "Dodge"),
    "A1": (2, "Slushball Attack", "Dodge"),
    "A2": (2, "Slushball Attack", "Upgrade"),
    "A3": (2, "Sneak Attack", "Upgrade"),
    "A4": (2, "Sneak Attack", "Dodge"),
    "A5": (2, "Dodge", "Upgrade"),
    "E1": (3, "Iceball Attack", "Snow Fort"),
    "E2": (3, "Offensive Dodge", "Ultra Upgrade"),
    "E3": (3, "Barrage", "Snatch and Run"),
    "E4": (3, "Throwing Rocks", "Whitewash"),
    "X1": (3, "Upgrade Dodge", "Dud"),
    "X2": (3, "Weapons Cache", "Backfire"),
    "X3": (3, "Raid", "Refined Upgrade"),
    "N": (0, "No Effect", "No Effect"),
}
KIND_NAMES = list(KINDS)
OLD = ((-1, 0), False)  # a card that was neither played nor drawn and not picked this turn (see `standing`)
RANK = {kind: rank for rank, kind in enumerate(KINDS)}


class Card(NamedTuple):
    """One physical card; copies of a kind differ by their number."""

    kind: str
    copy: int


@dataclass
class House:
    """The options that change play (7.1, 7.4)."""

    quick_start: bool = False
    rocks_dodgeable: bool = False
    removed_card_fizzles: bool = False
    acquire_faceup_only: bool = False
    nearest_empty_fallback: bool = False
    cache_scores: bool = False


@dataclass
class Pile:
    """An Arsenal pile: how many cards, and its top card once somebody has seen it."""

    size: int = 0
    top: Card | None = None
    face_up: bool = False
    putter: int = -1  # who put the face-down top back and so knows it (DUEL-R34)


@dataclass
class Act:
    """One side of a card in play."""

    name: str
    card: Card
    level: int


class Pick(NamedTuple):
    """What a player has chosen for a front, before the reveal."""

    card: Card
    side: int
    cached: bool


Question = tuple[int, set[str], str]  # who decides, between what, and on what occasion (4.2)
Flow = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def ask(seat: int, options: set[str], occasion: str) -> Answer:
    """The program asks every decision, also one with a single option (DUEL-R31)."""
    return (yield seat, options, occasion)


def kinds(word: str, cards: Iterable[Card]) -> set[str]:
    """The moves that name one of these cards."""
    return {f"{word} {card.kind.lower()}" for card in cards}


def named(move: str) -> str:
    """The kind that a move names last."""
    return move.split()[-1].upper()


def sides(word: str, cards: Iterable[Card]) -> set[str]:
    """The moves that play a side of one of these cards."""
    return {f"{word} {card.kind} {KINDS[card.kind][side]}".lower() for card in cards for side in (1, 2)}


def in_order(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (RANK[card.kind], card.copy))


class Table:
    """Where the cards lie, and how they move."""

    def __init__(self, house: House, seats: int) -> None:
        self.house, self.seats = house, seats
        everybody = range(seats)
        self.draw: list[list[Card]] = [[] for _ in everybody]
        self.hand: list[list[Card]] = [[] for _ in everybody]
        self.kept: list[list[Card]] = [[] for _ in everybody]  # in the draft
        self.discards: list[list[Card]] = [[] for _ in everybody]
        self.cache: list[list[Card]] = [[] for _ in everybody]
        self.coming: list[tuple[Card, int]] = []  # on their way to a player's discards, or to the Abandon pile: -1
        self.abandoned: list[Card] = []
        self.stock: list[Card] = []  # the cards of the Arsenal that nobody has seen yet
        self.piles = [Pile() for _ in everybody]
        self.looking: tuple[int, int, Card] | None = None  # Refined Upgrade: who, which pile, the card below its top
        self.box: list[Card] = []
        self.capped = [False] * seats
        self.marked: list[set[int]] = [set() for _ in everybody]  # by whom (DUEL-R36)
        self.turn = 0
        # This turn
        self.picks: list[dict[int, Pick]] = [{} for _ in everybody]  # by front
        self.unpicked: list[list[Card]] = [[] for _ in everybody]  # drawn, not played, still among their owner's discards
        self.played: dict[Card, tuple[int, int]] = {}  # to the how-manieth front that is resolved; 0 first, 1 second card
        self.played_before: dict[Card, tuple[int, int]] = {}  # the same, before the last move
        self.unpicked_before: list[Card] = []
        self.cache_used = [False] * seats
        self.seconds: dict[int, tuple[int, Pick]] = {}  # by player: the front and the second card after a Barrage
        # With two players: how many cards of a kind the opponent has seen that this player must own (section 9)
        self.proved = [Counter({"B1": 1, "B2": 1, "B3": 1}) for _ in everybody]
        self.chance: Chance | None = None

    def random_card(self, heap: list[Card]) -> Card:
        """One card of a heap, each as likely as any other; it leaves the heap. Its kind, then the copy if one is of this turn."""
        assert self.chance is not None
        there = [card.kind for card in heap]
        kind = there[0]
        if len(there) > 1:
            kind = KIND_NAMES[self.chance.draw([there.count(kind) for kind in KIND_NAMES])]
        copies = in_order(card for card in heap if card.kind == kind)
        fresh = len(copies) > 1 and any(self.standing(copy) != OLD for copy in copies)
        card = copies[self.chance.roll(len(copies)) if fresh else 0]
        heap.remove(card)
        return card

    def standing(self, card: Card) -> tuple[tuple[int, int], bool]:
        """What makes a difference between two copies: where it was played this turn; drawn and not picked this turn."""
        return self.played.get(card, OLD[0]), any(card in cards for cards in self.unpicked)

    def see_top(self, pile: Pile) -> Card:
        if pile.top is None:
            pile.top = self.random_card(self.stock)
        return pile.top

    def turn_up(self) -> None:
        """DUEL-09, DUEL-33: the new top of every pile whose top is face down."""
        for pile in self.piles:
            if pile.size and not pile.face_up:
                self.see_top(pile)
                pile.face_up, pile.putter = True, -1

    def copy_meant(self, cards: Iterable[Card], kind: str, seat: int) -> Card:
        """DUEL-32, DUEL-R33, DUEL-R38: an old copy first, then the unpicked one, then played ones, the earlier front first."""
        copies = in_order(card for card in cards if card.kind == kind)
        return min(copies, key=lambda card: (self.played.get(card, OLD[0]), card in self.unpicked[seat]))

    def forget_unpicked(self, seat: int, card: Card) -> None:
        if card in self.unpicked[seat]:
            self.unpicked[seat].remove(card)

    def leave(self, seat: int, card: Card) -> None:
        self.discards[seat].remove(card)
        self.forget_unpicked(seat, card)

    def loses_openly(self, seat: int, card: Card) -> None:
        self.proved[seat][card.kind] = max(0, self.proved[seat][card.kind] - 1)

    def shows(self, seat: int, cards: Iterable[Card]) -> None:
        """These cards are seen at once and are this player's."""
        for kind, count in Counter(card.kind for card in cards).items():
            self.proved[seat][kind] = max(count, self.proved[seat][kind])

    def abandon(self, seat: int, card: Card) -> None:
        self.leave(seat, card)
        self.loses_openly(seat, card)
        self.coming.append((card, -1))

    def take_abandoned(self, seat: int, kind: str) -> None:
        card = self.copy_meant(self.abandoned, kind, seat)
        self.abandoned.remove(card)
        self.coming.append((card, seat))
        self.proved[seat][card.kind] += 1

    def open_piles(self, seat: int, nearest: bool) -> list[int]:
        """DUEL-42 to DUEL-44, `nearest_empty_fallback`, `acquire_faceup_only`."""
        filled = [k % self.seats for k in range(seat, seat + self.seats) if self.piles[k % self.seats].size]
        if nearest and not self.house.nearest_empty_fallback:
            filled = [k for k in filled if k == seat]
        elif nearest:
            filled = filled[:1]
        return [k for k in filled if self.piles[k].face_up or not self.house.acquire_faceup_only]

    def take_from(self, pile: Pile, seat: int) -> None:
        if pile.face_up or pile.putter not in (-1, seat):  # DUEL-R34
            assert pile.top is not None
            self.proved[seat][pile.top.kind] += 1
        card = self.see_top(pile)
        pile.size -= 1
        pile.top, pile.face_up, pile.putter = None, False, -1
        self.coming.append((card, seat))

    def arrive(self) -> None:
        for card, where in self.coming:
            (self.abandoned if where < 0 else self.discards[where]).append(card)
        self.coming = []

    def put_in_play(self, seat: int, pick: Pick, when: tuple[int, int], source: list[Card]) -> None:
        if pick.cached:
            self.cache[seat].remove(pick.card)
            self.cache_used[seat] = True
        else:
            source.remove(pick.card)
        self.discards[seat].append(pick.card)
        self.played[pick.card] = when
        self.shows(seat, (card for card in self.discards[seat] if card in self.played))

    def pick_of(self, move: str, hand: list[Card], cache: list[Card]) -> Pick:
        if move == "play no effect":
            return Pick(Card("N", 0), 0, False)
        words = move.split()
        cached = words[1] == "cached"
        kind, act = words[2 if cached else 1].upper(), " ".join(words[3 if cached else 2 :])
        side = [name.lower() for name in KINDS[kind][1:]].index(act)
        return Pick(in_order(card for card in (cache if cached else hand) if card.kind == kind)[0], side, cached)

    def fronts(self) -> list[int]:
        """DUEL-107: in the order in which they are resolved."""
        if self.seats == 2:
            return [0]
        return [(self.turn - 1 + k) % self.seats for k in range(self.seats)]

    def alike(self, one: Card, two: Card) -> bool:
        """Whether nothing tells these apart, neither now nor before the last move."""
        before = [(self.played_before.get(card), card in self.unpicked_before) for card in (one, two)]
        return one.kind == two.kind and before[0] == before[1] and self.standing(one) == self.standing(two)

    def swap_names(self, one: Card, two: Card) -> None:
        """Exchange two copies that nothing tells apart, wherever they lie."""
        other = {one: two, two: one}
        piles = [self.stock, self.box, self.abandoned, *self.draw, *self.hand, *self.kept, *self.discards, *self.cache]
        for pile in piles + self.unpicked:
            pile[:] = [other.get(card, card) for card in pile]
        self.coming = [(other.get(card, card), where) for card, where in self.coming]
        for arsenal in self.piles:
            arsenal.top = other.get(arsenal.top, arsenal.top) if arsenal.top else None
