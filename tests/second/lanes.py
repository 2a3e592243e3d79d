"""Lanes written a second time, from the specification alone, to be compared with the engine.

Plain and slow: cards are objects with names, every question is answered by looking through the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
FIRING = {"A", "2", "4", "5", "6", "7", "Q", "K"}  # kind F, LANES-R05
FIRED_BY_KING = FIRING - {"K"}  # LANES-69
LANES = (0, 1, 2)
LAST_TURN = 300  # LANES-86
IDLE_TURNS = 20  # option must_act

Question = Literal["action", "second", "order", "discard", "look", "move", "over"]
LaneResult = Literal["undecided", "0", "1", "both", "none"]


class Chance(Protocol):
    def roll(self, faces: int) -> int: ...

    def draw(self, counts: Sequence[int]) -> int: ...


@dataclass(frozen=True)
class Rules:
    """The options, with `edition` already worked out."""

    first_turn_actions: int = 3
    hand_must_be_empty: bool = False  # lane_win = no_reinforcement
    must_act: bool = True
    mutual_lane: str = "both"
    pair_of_tens: str = "two_plus_one"
    twinstrike_optional: bool = False
    view_discard: str = "face_down"
    kinged_ace: str = "cap_two"


@dataclass(eq=False)
class Card:
    """A card that is, or was, on the board."""

    rank: str
    owner: int
    slot: int
    lane: int
    is_base: bool
    known: set[int]  # the seats that know the rank (section 9)
    in_play: bool = True
    face_up: bool = False
    damage: int = 0
    frozen: bool = False
    attacks: int = 0
    double: bool = False  # LANES-42
    partner: Card | None = None
    pending: int = 0  # firings, LANES-38

    def up(self, rank: str) -> bool:
        """A live card of this rank: face-down cards have no powers (LANES-25)."""
        return self.face_up and self.rank == rank

    def hit_points(self) -> int:
        return 3 if self.up("J") else 2  # LANES-34

    def attack_left(self) -> bool:
        """LANES-31, for one card."""
        return self.face_up and not self.frozen and self.attacks < (2 if self.double else 1)

    def leave_pair(self) -> None:
        if self.partner is not None:
            self.partner.partner = None
            self.partner = None


@dataclass
class Second:
    """A game of lanes, from the first decision on: seat 0 has already drawn (LANES-12)."""

    rules: Rules
    bases: list[list[str]]
    hands: list[list[str]]
    pile: list[str]  # in no order: nobody knows it, so each draw is any of these
    aside: list[str]
    actor: int = 0
    player: int = 0
    turn: int = 1
    points: int = 0
    acted: bool = False
    idle: int = 0  # turns in a row without an action, LANES-R58
    question: Question = "action"
    declared: tuple[Card, Card] | None = None  # attacker and first target, while the second is asked
    firing: Card | None = None  # while a power asks something
    board: list[list[Card]] = field(default_factory=list)
    lanes: list[LaneResult] = field(default_factory=list)
    discards: list[list[str]] = field(default_factory=list)  # by VIEW
    winner: int | None = None

    def __post_init__(self) -> None:
        self.board = [  # LANES-04, LANES-09
            [Card(rank, seat, lane, lane, True, set()) for lane, rank in enumerate(self.bases[seat])] for seat in (0, 1)
        ]
        self.lanes = ["undecided", "undecided", "undecided"]
        self.discards = [[], []]
        self.points = self.rules.first_turn_actions  # LANES-15

    # What lies on the table

    def side(self, seat: int, lane: int) -> list[Card]:
        return [card for card in self.board[seat] if card.in_play and card.lane == lane]

    def locked(self, card: Card) -> bool:
        return card.is_base and bool(self.pile)  # LANES-14

    def targets(self, lane: int) -> list[Card]:
        """Whom the active player may attack in a lane: LANES-32, LANES-64."""
        enemies = [card for card in self.side(1 - self.player, lane) if not self.locked(card)]
        jacks = [card for card in enemies if card.up("J")]
        return jacks or enemies

    def second_targets(self, attacker: Card, target: Card) -> list[Card]:
        """LANES-59, LANES-61."""
        if attacker.rank != "10" or target.up("9"):
            return []
        return [card for card in self.targets(attacker.lane) if card is not target and not card.up("9")]

    def face_down_cards(self) -> list[Card]:
        return [card for seat in (0, 1) for card in self.board[seat] if card.in_play and not card.face_up]

    def movable(self, queen: Card) -> list[Card]:
        """LANES-66, LANES-68."""
        if self.lanes[queen.lane] != "undecided":
            return []
        return [c for c in self.board[self.player] if c.in_play and c.lane != queen.lane and not self.locked(c)]

    def waiting(self) -> list[Card]:
        return [card for card in self.board[self.player] if card.pending]

    # Legal moves

    def moves(self) -> set[str]:
        match self.question:
            case "action":
                return self.actions() | (set() if self.rules.must_act else {"done"})
            case "second":
                assert self.declared is not None
                also = {f"also s{card.slot}" for card in self.second_targets(*self.declared)}
                return also | ({"done"} if self.rules.twinstrike_optional else set())
            case "order":
                return {f"fire s{card.slot}" for card in self.waiting()}
            case "discard":
                return {f"discard {rank.lower()}" for rank in self.hands[self.player]}
            case "look":
                whose = {self.player: "own", 1 - self.player: "enemy"}
                return {f"look {whose[card.owner]} s{card.slot}" for card in self.face_down_cards()}
            case "move":
                assert self.firing is not None
                return {f"move s{card.slot}" for card in self.movable(self.firing)} | {"move none"}
        return set()

    def actions(self) -> set[str]:
        """Everything that costs an action point, LANES-16."""
        found = {  # LANES-23, LANES-24
            f"play {rank.lower()} lane {lane + 1}"
            for rank in self.hands[self.player]
            for lane in LANES
            if self.lanes[lane] == "undecided"
        }
        mine = [card for card in self.board[self.player] if card.in_play]
        for card in mine:
            if not card.face_up:
                if not card.frozen and not self.locked(card):  # LANES-27
                    found.add(f"flip s{card.slot}")
                continue
            if self.may_attack(card):
                found |= {f"attack s{card.slot} s{target.slot}" for target in self.targets(card.lane)}
            for other in mine:
                if card.slot < other.slot and self.may_pair(card, other):
                    found.add(f"pair s{card.slot} s{other.slot}")
        return found

    def may_attack(self, card: Card) -> bool:
        """A pair attacks as one, and its lower slot names it (LANES-31, LANES-73, section 11)."""
        if card.partner is None:
            return card.attack_left()
        return card.slot < card.partner.slot and card.attack_left() and card.partner.attack_left()

    def may_pair(self, one: Card, other: Card) -> bool:
        """LANES-70."""
        alike = one.rank == other.rank and one.lane == other.lane and one.face_up and other.face_up
        return alike and one.partner is None and other.partner is None

    # Playing a move

    def play(self, move: str, chance: Chance) -> None:
        words = move.split()
        mine, enemy = self.board[self.player], self.board[1 - self.player]
        if self.question == "action":
            if move == "done":  # must_act = off
                self.end_turn(chance)
                self.ask_action(chance)
                return
            self.points -= 1  # LANES-16
            self.acted = True
        match words[0]:
            case "play":
                self.play_card(words[1].upper(), int(words[3]) - 1)
            case "flip":
                self.turn_up(mine[number(words[1])])
            case "attack":
                attacker, target = mine[number(words[1])], enemy[number(words[2])]
                if self.declare_attack(attacker, target):
                    return
            case "pair":
                one, other = mine[number(words[1])], mine[number(words[2])]
                one.partner, other.partner = other, one
            case "also" | "done":
                assert self.declared is not None
                self.attack(*self.declared, enemy[number(words[1])] if words[0] == "also" else None)
            case "fire":
                if self.fire(mine[number(words[1])], chance):
                    return
            case "discard":
                self.hands[self.player].remove(words[1].upper())
                self.discards[self.player].append(words[1].upper())
            case "look":
                (mine if words[1] == "own" else enemy)[number(words[2])].known.add(self.player)
            case "move":
                if words[1] != "none":  # LANES-67
                    assert self.firing is not None
                    moved = mine[number(words[1])]
                    moved.leave_pair()
                    moved.lane = self.firing.lane
            case _:
                raise ValueError(f"no such move: {move}")
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Fire what is pending (LANES-37), then check the lanes (LANES-84), then ask for the next action."""
        self.declared = self.firing = None
        while waiting := self.waiting():
            if len(waiting) > 1:
                self.question = "order"
                return
            if self.fire(waiting[0], chance):
                return
        self.check_lanes()
        if self.question != "over":
            self.ask_action(chance)

    def ask_action(self, chance: Chance) -> None:
        """The next action of this turn or of a later one; a turn without one ends by itself (LANES-18, LANES-R63)."""
        while self.question != "over":
            self.question = "action"
            if self.points > 0 and self.actions():
                return
            self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        for card in self.board[self.player]:  # LANES-20
            card.attacks, card.double, card.frozen = 0, False, False
        self.idle = 0 if self.acted else self.idle + 1
        if self.turn == LAST_TURN or (not self.rules.must_act and self.idle == IDLE_TURNS):
            self.finish(None)
            return
        self.turn += 1
        self.player = self.actor = 1 - self.player
        self.points = 3
        self.acted = False
        if self.pile:  # LANES-12, LANES-13
            self.draw(chance)

    def draw(self, chance: Chance) -> None:
        """Kinds are numbered as the cards are: the Ace is 1, and there is no card 0. The two spare ranks have no cards."""
        rank = RANKS[chance.draw([0, *(self.pile.count(rank) for rank in RANKS), 0, 0]) - 1]
        self.pile.remove(rank)
        self.hands[self.player].append(rank)

    # The actions

    def play_card(self, rank: str, lane: int) -> None:
        """LANES-23, LANES-09."""
        self.hands[self.player].remove(rank)
        mine = self.board[self.player]
        mine.append(Card(rank, self.player, len(mine), lane, False, {self.player}))

    def turn_up(self, card: Card) -> None:
        """LANES-27 to LANES-29; LANES-52: a 9 that turns up thaws."""
        card.face_up = True
        card.known = {0, 1}
        if card.rank in FIRING:
            card.pending += 1
        if card.rank == "9":
            card.frozen = False

    def declare_attack(self, attacker: Card, target: Card) -> bool:
        """True: the second target has to be asked. One that is the only answer is not asked (LANES-22)."""
        seconds = self.second_targets(attacker, target)
        if len(seconds) + (1 if self.rules.twinstrike_optional and seconds else 0) > 1:
            self.declared = (attacker, target)
            self.question = "second"
            return True
        self.attack(attacker, target, seconds[0] if seconds else None)
        return False

    def attack(self, attacker: Card, target: Card, second: Card | None) -> None:
        """LANES-35: all damage is worked out first and falls at once."""
        attackers = [attacker] if attacker.partner is None else [attacker, attacker.partner]
        damage = {target: self.damage_to_first(attackers, target, second)}
        if second is not None:
            damage[second] = 2 if len(attackers) == 2 and self.rules.pair_of_tens == "double" else 1
        thorns = sum(card.up("8") for card in damage)  # LANES-54, LANES-55, LANES-R37
        for card in attackers:
            card.attacks += 1  # LANES-73
            damage[card] = 0 if card.rank == "9" else thorns  # LANES-58
        for card, amount in damage.items():
            card.damage += amount
        for card in [card for card in damage if card.damage >= card.hit_points()]:
            self.kill(card)

    def damage_to_first(self, attackers: list[Card], target: Card, second: Card | None) -> int:
        """LANES-33, LANES-60, LANES-74, LANES-75."""
        if second is not None and len(attackers) == 2 and self.rules.pair_of_tens == "split":
            return 1
        each = 2 if attackers[0].rank == "9" and target.up("J") else 1
        return each * len(attackers)

    def kill(self, card: Card) -> None:
        """LANES-36; LANES-45: a face-down 3 stays."""
        if card.rank == "3" and not card.face_up:
            card.face_up, card.known = True, {0, 1}
            card.damage, card.frozen, card.attacks = 0, False, 0
            return
        card.in_play = False
        card.leave_pair()  # LANES-72
        card.known.add(card.owner)

    # The powers

    def fire(self, card: Card, chance: Chance) -> bool:
        """One firing of a card's power. True: it asks something first."""
        card.pending -= 1
        self.firing = card
        match card.rank:
            case "A":  # LANES-41, LANES-42
                self.points += 1
                card.double = True
                if self.rules.kinged_ace == "fresh_two":
                    card.attacks = 0
            case "2":  # LANES-43; LANES-R62: the discard is always asked
                if self.pile:
                    self.draw(chance)
                    self.question = "discard"
                    return True
            case "4":  # LANES-46
                hidden = self.face_down_cards()
                if len(hidden) > 1:
                    self.question = "look"
                    return True
                for only in hidden:
                    only.known.add(self.player)
            case "5":  # LANES-47
                for own in self.side(self.player, card.lane):
                    if not own.face_up and not self.locked(own):
                        self.turn_up(own)
            case "6":  # LANES-48
                for foe in self.side(1 - self.player, card.lane):
                    if not foe.up("9") and not self.locked(foe):
                        foe.frozen = True
            case "7":  # LANES-53
                for own in self.board[self.player]:
                    if own.in_play:
                        own.damage = 0
            case "Q":  # LANES-66
                if self.movable(card):
                    self.question = "move"
                    return True
            case "K":  # LANES-69
                for own in self.side(self.player, card.lane):
                    if own.face_up and own.rank in FIRED_BY_KING:
                        own.pending += 1
            case _:
                raise ValueError(f"a {card.rank} has no power that fires")
        self.firing = None
        return False

    # The end

    def check_lanes(self) -> None:
        """LANES-80 to LANES-85."""
        for lane in LANES:
            if self.lanes[lane] == "undecided":
                lost = [seat for seat in (0, 1) if self.lost_hold(seat, lane)]
                if len(lost) == 2:
                    self.lanes[lane] = "both" if self.rules.mutual_lane == "both" else "none"
                elif lost:
                    self.lanes[lane] = "1" if lost == [0] else "0"
        won = [self.lanes.count("0") + self.lanes.count("both"), self.lanes.count("1") + self.lanes.count("both")]
        if won[0] >= 2 or won[1] >= 2:
            self.finish(None if won[0] >= 2 and won[1] >= 2 else 0 if won[0] >= 2 else 1)
        elif "undecided" not in self.lanes:  # only with mutual_lane = none
            self.finish(None)

    def lost_hold(self, seat: int, lane: int) -> bool:
        """LANES-80."""
        if self.pile or self.side(seat, lane):
            return False
        return not self.hands[seat] or not self.rules.hand_must_be_empty

    def finish(self, winner: int | None) -> None:
        self.question = "over"
        self.actor = -1
        self.winner = winner

    def payoff(self) -> list[float]:
        """LANES-87."""
        if self.winner is None:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]


def number(slot: str) -> int:
    return int(slot.removeprefix("s"))
