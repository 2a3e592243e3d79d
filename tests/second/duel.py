"""The game duel, written from its specification alone: plain and slow, to be compared with the engine.

The cards and the table are in duel_cards.py, the fights in duel_front.py. Rule numbers: docs/rules/duel.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from second.duel_cards import KINDS, RANK, Card, Flow, House, ask, kinds, named, sides
from second.duel_front import Fronts
from second.play import Chance

LAST_TURN_BEFORE_FINAL = 100  # DUEL-R22
LAST_FINAL_TURN = 30  # DUEL-R22


class Second(Fronts):
    """A game of duel."""

    def __init__(
        self,
        house: House,
        basics: Sequence[Sequence[Card]],
        dealt: Sequence[Sequence[Card]],
        extremes: Sequence[Card],
        undealt: Sequence[Card],
        box: Sequence[Card],
    ) -> None:
        """The deal of DUEL-01 to DUEL-03, DUEL-101 and DUEL-102, as it lies."""
        super().__init__(house, len(dealt))
        self.draw = [list(cards) for cards in basics]
        self.hand = [list(cards) for cards in dealt]
        self.stock, self.undealt, self.box = list(extremes), list(undealt), list(box)
        self.final, self.final_turns = False, 0
        self.shown_to: list[set[int]] = [set() for _ in dealt]  # who has seen the drawn cards (DUEL-15)
        self.score = [0] * self.seats
        self.flow = self.whole_game()
        self.actor, self.options, self.occasion = next(self.flow)

    def moves(self) -> set[str]:
        return self.options

    def play(self, move: str, chance: Chance) -> None:
        self.chance = chance
        self.played_before = dict(self.played)
        self.unpicked_before = [card for cards in self.unpicked for card in cards]
        try:
            self.actor, self.options, self.occasion = self.flow.send(move)
        except StopIteration:
            self.actor, self.options, self.occasion = -1, set(), "over"

    def payoff(self) -> list[float]:
        """DUEL-73: the highest score wins, equal highest scores share the win."""
        best = max(self.score)
        share = 1 / self.score.count(best)
        return [share if score == best else 0.0 for score in self.score]

    def whole_game(self) -> Flow:
        yield from self.draft()
        self.build_arsenal()
        while True:
            self.turn += 1
            if not all(self.able(seat) for seat in range(self.seats)):  # DUEL-12, DUEL-112, DUEL-R27
                break
            for seat in range(self.seats):
                self.draw_cards(seat)
            self.shown_to = self.marked
            for seat in range(self.seats):
                self.shows(seat, self.hand[seat] if self.marked[seat] else [])
            self.marked = [set() for _ in range(self.seats)]  # DUEL-15: shown, then the mark is gone
            for seat in range(self.seats):
                yield from self.choose(seat)
            self.reveal()
            for front in self.fronts():
                yield from self.resolve(front)
            if self.clean_up():
                break
        self.score_all()

    def draft(self) -> Flow:
        """DUEL-05 to DUEL-07, DUEL-100, DUEL-103."""
        everybody = range(self.seats)
        if not self.house.quick_start:
            for occasion in ("pick 1", "pick 2"):
                for seat in everybody:
                    move = yield from ask(seat, kinds("keep", self.hand[seat]), occasion)
                    self.keep(seat, named(move))
                self.hand = [self.hand[(seat - 1) % self.seats] for seat in everybody]
            for seat in everybody:
                self.hand[seat] += self.kept[seat]
                self.kept[seat] = []
        for seat in everybody:  # two of them, kinds not decreasing (section 11)
            least = 0
            for more in (1, 0):
                fit = [card for card in self.hand[seat] if RANK[card.kind] >= least]
                fit = [card for card in fit if sum(RANK[other.kind] >= RANK[card.kind] for other in fit) > more]
                move = yield from ask(seat, kinds("keep", fit), "keep")
                self.keep(seat, named(move))
                least = RANK[named(move)]

    def keep(self, seat: int, kind: str) -> None:
        card = self.copy_meant(self.hand[seat], kind, seat)
        self.hand[seat].remove(card)
        self.kept[seat].append(card)

    def build_arsenal(self) -> None:
        """DUEL-08 to DUEL-10, DUEL-100, DUEL-103, DUEL-104."""
        returned = [card for hand in self.hand for card in hand]
        if self.house.quick_start:
            rest = returned + self.undealt
            if self.seats == 2:
                self.stock += rest
            else:
                self.stock += [self.random_card(rest) for _ in range(2 * self.seats)]
                self.box += rest
        else:
            self.stock += returned
            self.box += self.undealt
        self.undealt = []
        for seat in range(self.seats):
            self.draw[seat] += self.kept[seat]
            self.hand[seat], self.kept[seat] = [], []
            self.piles[seat].size = 4
        assert len(self.stock) == 4 * self.seats
        self.turn_up()

    def need(self, seat: int) -> int:
        return 1 if self.capped[seat] else 2  # DUEL-11

    def able(self, seat: int) -> bool:
        """DUEL-12."""
        there = len(self.draw[seat]) + (0 if self.final else len(self.discards[seat]))
        return there >= self.need(seat)

    def draw_cards(self, seat: int) -> None:
        """DUEL-13, DUEL-14, DUEL-R15."""
        for _ in range(self.need(seat)):
            if not self.draw[seat]:
                self.draw[seat], self.discards[seat] = self.discards[seat], []
            self.hand[seat].append(self.random_card(self.draw[seat]))
        self.capped[seat] = False

    def choose(self, seat: int) -> Flow:
        """DUEL-16, DUEL-66; two fronts DUEL-106, DUEL-R35: first the front with one's own number."""
        hand, cache = list(self.hand[seat]), list(self.cache[seat])
        fronts = [0] if self.seats == 2 else [seat, (seat - 1) % self.seats]
        filler = self.seats > 2 and len(hand) == 1  # only then No Effect may be played, once
        for front in fronts:
            options = sides("play", hand) | sides("play cached", cache)
            if filler:
                options.add("play no effect")
            move = yield from ask(seat, options, "choose")
            pick = self.pick_of(move, hand, cache)
            self.picks[seat][front] = pick
            if pick.cached:
                cache = []  # one cached card a turn at most
            elif pick.card.kind == "N":
                filler = False
            else:
                hand.remove(pick.card)

    def reveal(self) -> None:
        """DUEL-17 to DUEL-19."""
        when = {front: number for number, front in enumerate(self.fronts())}
        for seat, picks in enumerate(self.picks):
            for front, pick in picks.items():
                if pick.card.kind != "N":
                    self.put_in_play(seat, pick, (when[front], 0), self.hand[seat])
            self.unpicked[seat] = list(self.hand[seat])
            self.discards[seat] += self.hand[seat]
            self.hand[seat] = []

    def clean_up(self) -> bool:
        """DUEL-34 to DUEL-37, DUEL-R22. True if the game is over."""
        self.picks = [{} for _ in range(self.seats)]
        self.unpicked = [[] for _ in range(self.seats)]
        self.played = {}
        self.cache_used = [False] * self.seats
        self.seconds = {}
        self.front = -1
        if self.final:
            self.final_turns += 1
            return self.final_turns == LAST_FINAL_TURN
        if all(pile.size == 0 for pile in self.piles) or self.turn == LAST_TURN_BEFORE_FINAL:
            self.final = True
            for seat in range(self.seats):
                self.draw[seat] += self.discards[seat]
                self.discards[seat] = []
        return False

    def score_all(self) -> None:
        """DUEL-72."""
        for seat in range(self.seats):
            counted = self.draw[seat] + self.discards[seat] + (self.cache[seat] if self.house.cache_scores else [])
            self.score[seat] = sum(KINDS[card.kind][0] for card in counted)
