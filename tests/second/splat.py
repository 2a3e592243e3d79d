"""Splat, written down a second time from its specification alone. Plain and slow; imports nothing of the engine.

Numbers such as SPLAT-26 are those of the specification and of docs/rules/splat.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from second.play import Chance

COPIES = {"single": 54, "double": 10, "wall": 5, "pile": 16, "splatball": 10, "fort": 5}
CARDS = list(COPIES)  # in the order of their codes 0 to 5
SMALL_DECK = {"single": 54, "wall": 5}  # SPLAT-46
ANY = frozenset(CARDS)


@dataclass
class Player:
    """What lies in front of a player, and the hand of the Strategic Variant."""

    singles: int = 0
    doubles: int = 0
    sideways: int = 0  # Doubles that count once (SPLAT-28)
    walls: int = 0
    forts: int = 0  # fresh
    cracked: int = 0  # each with one Single on it
    pile: bool = False
    alive: bool = True
    hand: list[str] = field(default_factory=list)
    known: list[frozenset[str]] = field(default_factory=lambda: [ANY, ANY])  # SPLAT-R30, the smaller set first
    rank: int = 0  # 0: not yet known

    @property
    def hits(self) -> int:
        return self.singles + 2 * self.doubles + self.sideways

    @property
    def protection(self) -> int:
        return self.walls + self.cracked + 2 * self.forts


@dataclass
class Rules:
    """The options (section 7 of the specification)."""

    strategic: bool = False
    hit_limit: int = 10
    full_deck_for_two: bool = False
    defender_chooses: bool = False
    free_discard: bool = False
    turn_cap: int = 1000


def deck(seats: int, rules: Rules) -> dict[str, int]:
    """How many there are of each card in the whole game (SPLAT-02, SPLAT-46, SPLAT-56)."""
    return SMALL_DECK if seats == 2 and not rules.full_deck_for_two else COPIES


class Splat:
    """A table of the game. What is decided now is `phase`: act (DP1 to DP3), defend (DP4) or over.

    A turn's card is drawn when the turn begins, before anybody is asked. The caller hands over a table that is dealt:
    the draw pile, the starter's card (standard) or all hands, the starter's with the card just drawn (Strategic).
    """

    def __init__(
        self, seats: int, starter: int, rules: Rules, draw_pile: list[str], hands: list[list[str]], drawn: str | None
    ) -> None:
        assert 2 <= seats <= 7  # SPLAT-01
        self.rules = rules
        self.players = [Player() for _ in range(seats)]  # SPLAT-05
        for player, hand in zip(self.players, hands, strict=True):
            player.hand = list(hand)
        self.draw_pile = list(draw_pile)
        self.discard_pile: list[str] = []
        self.starter = starter
        self.on_turn = starter
        self.turns = 0
        self.phase = "act"
        self.card = drawn  # standard: the card just drawn; both: a thrown card that waits for an answer
        self.target: int | None = None  # of that throw

    @property
    def actor(self) -> int:
        if self.phase == "over":
            return -1
        if self.phase == "defend":
            assert self.target is not None
            return self.target
        return self.on_turn

    # What may be done.

    def others(self) -> list[int]:
        """Those who may be a target: other players who are in (SPLAT-16, SPLAT-34)."""
        return [seat for seat, player in enumerate(self.players) if player.alive and seat != self.on_turn]

    def others_with_pile(self) -> list[int]:
        return [seat for seat in self.others() if self.players[seat].pile]

    def plays_of(self, card: str) -> set[str]:
        """The ways to play a card; none if it is not playable (the table of SPLAT-15)."""
        has_pile = self.players[self.on_turn].pile
        if card == "single":
            return {f"single p{seat}" for seat in self.others()}
        if card == "double":
            return {f"double p{seat}" for seat in self.others()} if has_pile else set()
        if card == "splatball":
            return {f"splatball p{seat}" for seat in self.others_with_pile()}
        if card == "pile":
            return set() if has_pile else {"pile"}
        return {card}  # wall, fort

    def moves(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "defend":
            return self.answers()
        if not self.rules.strategic:
            assert self.card is not None
            return self.plays_of(self.card) or {f"discard {self.card}"}  # SPLAT-12, SPLAT-13
        hand = self.players[self.on_turn].hand
        plays = {play for card in hand for play in self.plays_of(card)}
        discards = {f"discard {card}" for card in hand}
        if self.rules.free_discard:
            return plays | discards  # SPLAT-58
        return plays or discards  # SPLAT-51, SPLAT-52

    def answers(self) -> set[str]:
        """SPLAT-57: what a target may use up."""
        assert self.target is not None
        them = self.players[self.target]
        if self.card == "single":
            possible = {"wall": them.walls >= 1, "cracked": them.cracked >= 1, "fresh": them.forts >= 1}
        else:
            possible = {
                "two-walls": them.walls >= 2,
                "wall-and-cracked": them.walls >= 1 and them.cracked >= 1,
                "fresh": them.forts >= 1,
                "two-cracked": them.cracked >= 2,
            }
        return {f"answer {name}" for name, holds in possible.items() if holds}

    # What happens.

    def play(self, move: str, chance: Chance) -> None:
        words = move.split()
        if self.phase == "defend":
            assert self.target is not None
            self.phase = "act"
            self.absorb(self.target, words[1])
            self.end_turn(chance)
            return
        if self.phase == "over":
            raise ValueError(f"the game is over, and {move} was played")
        discards = words[0] == "discard"
        card = words[1] if discards else words[0]
        self.take_card(card, discards)
        if discards:
            self.discard(card)
        elif card == "wall":
            self.players[self.on_turn].walls += 1  # SPLAT-35
        elif card == "fort":
            self.players[self.on_turn].forts += 1
        elif card == "pile":
            self.players[self.on_turn].pile = True  # SPLAT-38
        elif card == "splatball":
            self.players[int(words[1][1:])].pile = False  # SPLAT-40
            self.discard("splatball", "pile")
        else:
            self.throw(card, int(words[1][1:]))
            if self.phase == "defend":
                return
        self.end_turn(chance)

    def take_card(self, card: str, discards: bool) -> None:
        """The card leaves the hand, or is the drawn one; and what everybody learns of the hand by it (SPLAT-R30)."""
        me = self.players[self.on_turn]
        if not self.rules.strategic:
            self.card = None
            return
        sets = [*me.known, ANY]  # the third stands for the drawn card
        if discards and not self.rules.free_discard:
            unplayable = frozenset(kind for kind in CARDS if not self.plays_of(kind))
            sets = [known & unplayable for known in sets]
        sets.remove(min((known for known in sets if card in known), key=len))
        me.known = sorted(sets, key=len)
        me.hand.remove(card)  # SPLAT-50

    def discard(self, *cards: str) -> None:
        self.discard_pile.extend(cards)

    def throw(self, card: str, seat: int) -> None:
        """A Single or a Double at a player."""
        them = self.players[seat]
        needs = 1 if card == "single" else 2
        if self.rules.defender_chooses and them.protection >= needs:
            self.card, self.target, self.phase = card, seat, "defend"  # SPLAT-57
        elif card == "single":
            self.throw_single(seat)
        else:
            self.throw_double(seat)

    def throw_single(self, seat: int) -> None:
        them = self.players[seat]
        self.card = "single"
        if them.walls >= 1:  # the order of SPLAT-19
            self.absorb(seat, "wall")
        elif them.cracked >= 1:
            self.absorb(seat, "cracked")
        elif them.forts >= 1:
            self.absorb(seat, "fresh")
        else:
            them.singles += 1  # SPLAT-20
            self.card = None
            self.see_whether_out(seat)

    def throw_double(self, seat: int) -> None:
        """The rows of SPLAT-26."""
        them = self.players[seat]
        self.card = "double"
        if them.walls >= 2:
            self.absorb(seat, "two-walls")  # a
        elif them.walls == 1 and them.cracked >= 1:
            self.absorb(seat, "wall-and-cracked")  # b
        elif them.forts >= 1:
            self.absorb(seat, "fresh")  # c
        else:
            self.card = None
            if them.walls == 1:
                self.double_through_wall(them)  # d
            elif them.cracked == 1:
                them.cracked -= 1  # e, SPLAT-29
                self.discard("fort", "double")
                them.singles += 1
            else:
                them.doubles += 1  # f
            self.see_whether_out(seat)

    def double_through_wall(self, them: Player) -> None:
        """Row d, with the rearranging of SPLAT-28."""
        them.walls -= 1
        self.discard("wall")
        if them.sideways == 1:
            them.sideways -= 1
            them.doubles += 1
            self.discard("double")
        elif them.singles >= 1:
            them.singles -= 1
            self.discard("single")
            them.doubles += 1
        else:
            them.sideways += 1

    def absorb(self, seat: int, answer: str) -> None:
        """Protection stops the whole thrown card: SPLAT-21 to SPLAT-23, rows a to c of SPLAT-26, SPLAT-57."""
        them, card = self.players[seat], self.card
        assert card is not None
        self.card, self.target = None, None
        if (card, answer) == ("single", "fresh"):
            them.forts -= 1
            them.cracked += 1  # the Single lies on it
            return
        self.discard(card)
        walls = {"wall": 1, "two-walls": 2, "wall-and-cracked": 1}.get(answer, 0)
        cracked = {"cracked": 1, "wall-and-cracked": 1, "two-cracked": 2}.get(answer, 0)
        them.walls -= walls
        them.cracked -= cracked
        self.discard(*["wall"] * walls, *["fort", "single"] * cracked)
        if answer == "fresh":
            them.forts -= 1  # a Double wrecks it whole
            self.discard("fort")

    def see_whether_out(self, seat: int) -> None:
        them = self.players[seat]
        if them.hits < self.rules.hit_limit:
            return
        assert them.hits <= self.rules.hit_limit + 1  # SPLAT-31
        assert them.protection == 0  # SPLAT-32
        rank = sum(1 for player in self.players if player.alive)  # SPLAT-43
        self.discard(*["single"] * them.singles, *["double"] * (them.doubles + them.sideways), *["pile"] * them.pile)
        self.discard(*them.hand)  # SPLAT-53
        self.players[seat] = Player(alive=False, rank=rank)

    def end_turn(self, chance: Chance) -> None:
        """SPLAT-14, SPLAT-42, SPLAT-45; and the next player's draw."""
        self.turns += 1
        if not self.others():
            self.players[self.on_turn].rank = 1
            self.phase = "over"
        elif self.turns == self.rules.turn_cap:
            alive = [player for player in self.players if player.alive]
            for player in alive:
                player.rank = 1 + sum(1 for other in alive if other.hits < player.hits)
            self.phase = "over"
        else:
            self.on_turn = (self.on_turn + 1) % len(self.players)
            while not self.players[self.on_turn].alive:
                self.on_turn = (self.on_turn + 1) % len(self.players)
            self.draw(chance)

    def draw(self, chance: Chance) -> None:
        if not self.draw_pile:  # SPLAT-10: when the draw is due
            self.draw_pile, self.discard_pile = self.discard_pile, []
        card = CARDS[chance.draw([self.draw_pile.count(kind) for kind in CARDS])]
        self.draw_pile.remove(card)
        if self.rules.strategic:
            self.players[self.on_turn].hand.append(card)  # SPLAT-49
        else:
            self.card = card  # SPLAT-11

    def payoff(self) -> list[float]:
        """SPLAT-R29."""
        winners = [seat for seat, player in enumerate(self.players) if player.rank == 1]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))]


Second = Splat
