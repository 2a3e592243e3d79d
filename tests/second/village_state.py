"""What lies on the village table, by a second hand: Kids, dice, cards, and what may be done with them.

Written from the specification alone; the course of a game is in village.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from second.play import Chance
from second.village_geometry import CLOSE, Point, Truths, Village, kids_to_line, squared

KINDS = ("kid", "big", "elf", "snowman", "yeti", "penguin")
TRAITS = ("fast", "strong", "skilful", "resourceful")
VERBS = {"move": (1, "fast"), "gather": (2, "resourceful"), "aim": (3, "skilful"), "throw": (4, "strong")}  # VILLAGE-59
GATHER = {"kid": 1, "big": 2, "elf": 2, "snowman": 1, "yeti": 3, "penguin": 1}
COSTS = {"kid": 2, "big": 4, "elf": 8, "snowman": 4, "yeti": 6, "penguin": 3}  # in half-Kids
CARDS = ("saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash")
SAVED = {"play saved 3x1": [1, 1, 1], "play saved 2x3": [3, 3], "play saved 1x5": [5]}  # VILLAGE-100
MIRACLE_DRAW, DASH = "play miracle to draw", "play dash"

# Who may cheat against whom, and on what they are caught (the matrix before VILLAGE-91). None: never. 0: free.
POINT = -1
ORDINARY: dict[str, int | None] = {"kid": 4, "big": 4, "elf": None, "snowman": 0, "yeti": 4, "penguin": 2}
CHEATING: dict[str, dict[str, int | None]] = {
    "kid": ORDINARY,
    "big": ORDINARY,
    "penguin": ORDINARY,
    "elf": {kind: 0 if kind == "snowman" else None for kind in KINDS},
    "snowman": {kind: POINT if kind == "penguin" else 0 for kind in KINDS},
    "yeti": dict.fromkeys(KINDS),
}


@dataclass
class Settings:
    village: Village
    units: list[list[str]]  # the types, team by team
    players_per_team: int = 1
    rolloff_units: list[str] = field(default_factory=list)
    traits: list[list[set[str]]] | None = None  # None: they are chosen
    cards: str = "none"
    deal_mode: str = "auto"
    start_hands: dict[int, list[str]] = field(default_factory=dict)
    turns: int = 6
    surrender: bool = True
    measure: str = "base"
    kids_are_objects: bool = True
    corner_pick: str = "block"
    defend_points: str = "none"
    snowman_last_die: str = "forbid"
    gather_give_anywhere: bool = False


@dataclass(eq=False)
class Kid:
    number: int
    team: int
    slot: int
    player: int
    kind: str
    hand: list[str]  # with player3, the same list for all Kids of a player (VILLAGE-107)
    traits: set[str] = field(default_factory=set)
    place: Point = (0, 0)
    in_play: bool = False
    down: bool = False
    dice: int = 6
    points: int = 0
    best: int = 0  # the highest total of Points reached so far (VILLAGE-R31)
    aim: int = 0
    prepared: int = 0
    balls: list[int] = field(default_factory=list)


@dataclass
class Throw:
    """A throw from its declaration on (VILLAGE-83)."""

    thrower: Kid
    target: Kid
    yourself: bool
    size: int
    aim: int
    objects: int
    required: int
    too_close: bool
    played: set[str] = field(default_factory=set)  # the cards played on it
    critical: bool = False


@dataclass
class Walk:
    """A move whose end is still to be chosen."""

    kid: Kid
    kind: str  # move, slide, vault, dash
    inches: int
    window: str  # where it began: MAIN, or for a dash the window it was played in
    ways: tuple[NDArray[Any], Truths] | None = None  # worked out when first asked for


class GameOverError(Exception):
    """Only one team has Kids in play (VILLAGE-117)."""


class State:
    """The table between two decisions."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.settings, self.chance, self.village = settings, chance, settings.village
        self.kids: list[Kid] = []
        self.seats = 0
        self._seat_everybody()
        self.deck = [card for card in CARDS for _ in range(2 * len(self.kids) if settings.cards != "none" else 0)]
        self.discard: list[str] = []
        for number, cards in settings.start_hands.items():
            self.kids[number].hand += cards
            for card in cards:
                self.deck.remove(card)
        self.team_order: list[int] = []
        self.corner_owner: list[int | None] = [None] * 4
        self.turn, self.place = 0, 0
        self.order: list[Kid] = []
        self.pool: list[int] = []
        self.not_done = False
        self.active: Kid | None = None
        self.throw: Throw | None = None
        self.walk: Walk | None = None
        self.waiting: list[Kid] = []  # who is still to be asked in the open window, the asked Kid first
        self.cheat: tuple[Kid, Kid] | None = None  # aggressor and victim of a shove or of Too Close
        self.giving_up: list[int] = []  # players whose surrender waits for the die to be resolved (VILLAGE-109)
        self.gave_up: set[int] = set()
        self.totals: list[int] = []
        self.winners: list[int] = []

    def _seat_everybody(self) -> None:
        """VILLAGE-32 to VILLAGE-34: Kids team by team, dealt to the team's players in blocks."""
        players = self.settings.players_per_team
        for team, kinds in enumerate(self.settings.units):
            share, extra = divmod(len(kinds), players)
            blocks = [seat for seat in range(players) for _ in range(share + (seat < extra))]
            hands: list[list[str]] = [[] for _ in range(players)]
            for slot, kind in enumerate(kinds):
                hand = hands[blocks[slot]] if self.settings.deal_mode == "player3" else []
                self.kids.append(Kid(len(self.kids), team, slot, team * players + blocks[slot], kind, hand))
        self.seats = players * len(self.settings.units)

    # Dice

    def die(self) -> int:
        return self.chance.roll(6) + 1

    def ordered(self, totals: dict[int, int], depth: int = 0) -> list[int]:
        """VILLAGE-44: highest first; equals roll again, the higher group first, 20 times at most."""
        order: list[int] = []
        for total in sorted(set(totals.values()), reverse=True):
            group = [number for number in sorted(totals) if totals[number] == total]
            if len(group) > 1 and depth < 20:
                group = self.ordered({number: self.die() for number in group}, depth + 1)
            order += group
        return order

    # Kids

    def kids_in_play(self) -> list[Kid]:
        return [kid for kid in self.kids if kid.in_play]

    def places_but(self, *without: Kid) -> list[Point]:
        return [kid.place for kid in self.kids if kid.in_play and kid not in without]

    def within(self, one: Kid, other: Kid, inches: int) -> bool:
        """VILLAGE-16, VILLAGE-R01."""
        far = 2 * inches + (2 if self.settings.measure == "base" else 0)
        return squared(one.place, other.place) <= far * far

    def score(self, kid: Kid) -> None:
        """A Point, and with `earn` a card for every third one, once (VILLAGE-104, VILLAGE-R31)."""
        kid.points += 1
        if kid.points > kid.best:
            kid.best = kid.points
            if self.settings.cards == "earn" and kid.best % 3 == 0:
                self.draw(kid.hand)

    def remove(self, kid: Kid) -> None:
        """VILLAGE-96, VILLAGE-97, VILLAGE-107."""
        kid.in_play = False
        kid.balls.clear()
        shared = self.settings.deal_mode == "player3"
        if not shared or not any(other.in_play for other in self.kids if other.player == kid.player):
            self.discard += kid.hand
            kid.hand.clear()
        if len({other.team for other in self.kids_in_play()}) == 1:
            raise GameOverError

    def surrender(self, player: int) -> None:
        """VILLAGE-110."""
        self.gave_up.add(player)
        for kid in self.kids_in_play():
            if kid.player == player:
                self.remove(kid)

    # Cards

    def draw(self, hand: list[str]) -> None:
        """VILLAGE-99; from an empty deck nothing is drawn (VILLAGE-98)."""
        if self.deck:
            card = CARDS[self.chance.draw([self.deck.count(kind) for kind in CARDS])]
            self.deck.remove(card)
            hand.append(card)

    def spend_card(self, kid: Kid, card: str) -> None:
        kid.hand.remove(card)
        self.discard.append(card)

    def playable(self, window: str, kid: Kid) -> set[str]:
        """The cards that this Kid could play in this window (VILLAGE-51 to VILLAGE-57)."""
        if not kid.hand:
            return set()
        texts: set[str] = set()
        if window in ("START_OTHER", "START_SELF", "MAIN", "CONTACT", "THROW_TARGET", "HIT_TARGET"):  # VILLAGE-53
            if "dash" in kid.hand and not kid.down:
                texts.add(DASH)
            if "miracle" in kid.hand and kid.kind in ("elf", "yeti") and self.deck:  # VILLAGE-103, VILLAGE-R45
                texts.add(MIRACLE_DRAW)
        if window in ("START_SELF", "MAIN") and "saved" in kid.hand:
            texts |= set(SAVED)
        if window == "START_SELF" and "notdone" in kid.hand and kid.dice < 6 and not self.not_done:
            texts.add("play notdone")
        texts |= {f"play {card}" for card in self._cards_of(window) if card in kid.hand}
        return texts

    def _cards_of(self, window: str) -> list[str]:
        """Cards that have one window only."""
        if window == "MIRACLE":
            return ["miracle"]
        if self.throw is None:
            return []
        named = {"THROW_SHOOTER": ["ice", "pitch"], "THROW_TARGET": ["missed"], "HIT_TARGET": ["grandma"]}.get(window, [])
        without_roll = ("pitch", "missed") if self.throw.too_close else ()
        return [card for card in named if card not in self.throw.played and card not in without_roll]

    # What the active Kid may do

    def payments(self, kid: Kid, verb: str) -> list[str]:
        """VILLAGE-59, VILLAGE-95: the endings of a move's text that say how it is paid."""
        face, trait = VERBS[verb]
        ways = [""] if face in self.pool else []
        if 5 in self.pool and trait in kid.traits:
            ways.append(" by trait")
        if 6 in self.pool:
            ways.append(" by wild")
        return ways

    def pay(self, verb: str, move: str) -> None:
        if move.endswith(" by trait"):
            self.pool.remove(5)
        elif move.endswith(" by wild") or verb not in VERBS:
            self.pool.remove(6)
        else:
            self.pool.remove(VERBS[verb][0])

    def main_moves(self, kid: Kid) -> set[str]:
        """Everything but END and SURRENDER (VILLAGE-48 to VILLAGE-50)."""
        texts = self.playable("MAIN", kid)
        if kid.down:  # VILLAGE-61
            if 6 in self.pool:
                texts.add("get up")
            return texts
        for verb, what in self._uses(kid):
            texts |= {what + way for way in self.payments(kid, verb)}
        if 6 in self.pool:
            if kid.dice < 6:  # VILLAGE-93
                texts.add("recover")
            if self.turn < self.settings.turns:  # VILLAGE-94
                texts.add("prepare")
        return texts

    def _uses(self, kid: Kid) -> Iterable[tuple[str, str]]:
        if self.payments(kid, "move"):
            yield "move", "move"
            if kid.kind == "penguin" and self.village.ground(kid.place) != "road":  # VILLAGE-63
                yield "move", "slide"
            if self.village.vaults(kid.place, self.places_but(kid)):  # VILLAGE-64
                yield "move", "vault"
        yield "aim", "aim"  # VILLAGE-78
        if self.payments(kid, "gather"):
            for what in self._gathers(kid):
                yield "gather", f"gather {what}"
        if self.payments(kid, "throw"):
            for what in self._throws(kid):
                yield "throw", f"throw {what}"

    def _gathers(self, kid: Kid) -> Iterable[str]:
        """VILLAGE-72 to VILLAGE-76."""
        on_snow = self.village.ground(kid.place) == "snow"
        if on_snow:
            yield "new"
            yield from (f"grow {size}" for size in sorted(set(kid.balls)) if size < 5)
            if kid.kind == "snowman" and kid.dice < 6:
                yield "regrow"
        if on_snow or self.settings.gather_give_anywhere:  # VILLAGE-R17
            for other in self.kids_in_play():
                if other.team == kid.team and other is not kid and self.within(kid, other, 2):
                    yield from (f"give {size} to slot {other.slot}" for size in sorted(set(kid.balls)))

    def _throws(self, kid: Kid) -> Iterable[str]:
        """VILLAGE-81, VILLAGE-82."""
        ammunition = [f"size {size}" for size in sorted(set(kid.balls))]
        if kid.kind == "snowman" and (kid.dice >= 2 or self.settings.snowman_last_die == "melt"):  # VILLAGE-R22
            ammunition.append("yourself")
        if not ammunition:
            return
        for target in self.kids_in_play():
            if target.team != kid.team and self.visible(kid, target):
                if not self.within(kid, target, 1) or CHEATING[kid.kind][target.kind] is not None:
                    yield from (f"{what} at k{target.number}" for what in ammunition)

    # The line of fire

    def visible(self, kid: Kid, target: Kid) -> bool:
        """VILLAGE-18."""
        if not self.village.sight(kid.place, target.place)[0]:
            return False
        return all(far >= 1 - CLOSE for far in kids_to_line(kid.place, target.place, self.places_but(kid, target)))

    def objects(self, kid: Kid, target: Kid) -> int:
        """VILLAGE-19, VILLAGE-R01, VILLAGE-R02."""
        count = self.village.sight(kid.place, target.place)[1]
        if self.settings.kids_are_objects:
            near = 3 if self.settings.measure == "base" else 2
            others = kids_to_line(kid.place, target.place, self.places_but(kid, target))
            count += sum(far <= near + CLOSE for far in others)
        return count

    def required(self, kid: Kid, target: Kid, size: int, objects: int) -> int:
        """VILLAGE-84."""
        number = 7 if self.within(kid, target, 6) else 8 if self.within(kid, target, 12) else 9
        number += objects - kid.aim - (0, 0, 1, 1, 2, 2)[size]
        if target.kind in ("big", "snowman") and kid.kind != "elf":
            number += 1
        if target.kind == "elf":
            number += 1
        if kid.kind == "elf":
            number -= 1
        return number

    def victims(self, kid: Kid) -> list[Kid]:
        """VILLAGE-70, with contact as in VILLAGE-15."""
        return [
            other
            for other in self.kids_in_play()
            if other.team != kid.team
            and not other.down
            and squared(kid.place, other.place) in (4, 5)
            and CHEATING[kid.kind][other.kind] is not None
        ]

    # The end

    def count_up(self, winner: Sequence[int]) -> None:
        """VILLAGE-112 to VILLAGE-116; after an early end the winner is given."""
        left = [[kid for kid in self.kids_in_play() if kid.team == team] for team in range(len(self.settings.units))]
        most = max(len(kids) for kids in left)
        for team, kids in enumerate(left):
            total = sum(kid.points for kid in kids)
            if len(kids) == len(self.settings.units[team]):
                total += 5
            if len(kids) == most:
                total += 5
            if not kids:
                total -= 1_000_000
            self.totals.append(total)
        best = max(self.totals)
        self.winners = list(winner) or [team for team, total in enumerate(self.totals) if total == best]
