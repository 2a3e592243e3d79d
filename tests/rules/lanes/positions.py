"""Positions of lanes from the notation of the rulebook's examples.

A card is rank, `U` or `D`, damage: `8U1`, `3D0`; `b` in front: a base card; `*` behind: frozen; `[8U0+8U1]`: a pair.
Cards are called by what was written; the second of two equal ones by `7U0#2`. All cards that are not mentioned lie
where they do no harm: dead and face-up, in the pile, or among the ten that are out of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from snowyard import Table, new
from snowyard.games.lanes.content import LANES, RANKS, SLOTS
from snowyard.games.lanes.layout import RANK_NAMES, SEATS
from snowyard.kernel.table import setup_fields

Sides = dict[int, str]  # lane: its cards
NUMBERS = {name: rank for rank, name in RANK_NAMES.items()}
CARD = re.compile(r"(b?)(A|J|Q|K|spare-1|spare-2|10|[2-9])([UD])(\d)(\*?)$")
IDLE_CARDS = (4, 4)  # "an irrelevant card": in hand
FILLER = (7, 2)  # "a card of an irrelevant F rank": one per lane and side


def ranks(text: str) -> list[int]:
    return [NUMBERS[name] for name in text.split()]


def counts(cards: Iterable[int]) -> list[int]:
    found = [0] * RANKS
    for rank in cards:
        found[rank] += 1
    return found


class Scene:
    """A table and the cards on it by name."""

    def __init__(
        self,
        p0: Sides,
        p1: Sides,
        *,
        pile: int | str = 0,
        top: str = "",
        hands: tuple[str | None, str | None] = (None, None),
        results: str = "",
        turn: int = 30,
        player: int = 0,
        points: int = 3,
        **options: Any,
    ) -> None:
        """`pile`: how many cards, or which; `top`: the first of them; `hands`: None is one idle card."""
        content = new("lanes", seed=0, **options).t
        self.left = [0, *content.copies.tolist()]
        self.lanes = content.lanes
        self.names: list[dict[str, int]] = [{}, {}]
        self.rank = [[0] * SLOTS for _ in range(SEATS)]
        self.damage = [[0] * SLOTS for _ in range(SEATS)]
        self.partner = [[-1] * SLOTS for _ in range(SEATS)]
        self.side = [[0] * LANES for _ in range(SEATS)]
        self.face_up, self.frozen, self.used = [0, 0], [0, 0], [self.lanes] * SEATS
        self.has_pile = pile != 0
        lanes_result = [{"0": 1, "1": 2, "b": 3, "n": 4, "-": 0}[c] for c in (results or "---")]
        for seat in range(SEATS):
            for lane in range(self.lanes):
                self.lay(seat, lane, self.told(seat, lane, (p0, p1), lanes_result))
        held = [self.take(ranks(h) if h is not None else [IDLE_CARDS[s]]) for s, h in enumerate(hands)]
        drawn = self.take(ranks(pile)) if isinstance(pile, str) else []
        on_top = self.take(ranks(top))
        self.fill_bases()
        more = (pile if isinstance(pile, int) else 0) - len(on_top)
        pile_cards = [*on_top, *drawn, *(self.any_card() for _ in range(more))]
        aside = [self.any_card() for _ in range(content.aside_size)]
        self.bury_the_rest(player, len(pile_cards), [len(h) for h in held])
        known = (1 << SLOTS) - 1 & ~content.base
        knows = [[0, 0], [0, 0]]
        for seat in range(SEATS):
            taken = (1 << self.used[seat]) - 1
            alive = self.side[seat][0] | self.side[seat][1] | self.side[seat][2]
            knows[seat][seat] = taken & (known | self.face_up[seat] | ~alive)
            knows[1 - seat][seat] = self.face_up[seat]
        record = {
            "turn": turn if player == turn % 2 else turn + 1,
            "player": player,
            "actor": player,
            "points": points,
            "lane_result": lanes_result,
            "pile_size": len(pile_cards),
            "pile": counts(pile_cards),
            "aside": counts(aside),
            "hand": [counts(h) for h in held],
            "hand_size": [len(h) for h in held],
            "used": self.used,
            "rank": self.rank,
            "damage": self.damage,
            "partner": self.partner,
            "side": self.side,
            "face_up": self.face_up,
            "frozen": self.frozen,
            "known": knows,
        }
        self.table: Table = setup_fields("lanes", record, **options)
        if on_top or drawn:
            self.table.load([*on_top, *drawn])

    # ---- laying it out

    def told(self, seat: int, lane: int, sides: tuple[Sides, Sides], results: list[int]) -> str:
        if lane + 1 in sides[seat]:
            return sides[seat][lane + 1]
        unmentioned = lane + 1 not in sides[1 - seat]
        return f"{RANK_NAMES[FILLER[seat]]}U0" if unmentioned and not self.has_pile and results[lane] == 0 else ""

    def lay(self, seat: int, lane: int, text: str) -> None:
        for group in text.split():
            members = [self.put(seat, lane, word) for word in group.strip("[]").split("+")]
            if len(members) == 2:
                self.partner[seat][members[0]], self.partner[seat][members[1]] = members[1], members[0]
        if self.has_pile:
            self.side[seat][lane] |= 1 << lane

    def put(self, seat: int, lane: int, word: str) -> int:
        match = CARD.match(word)
        assert match, word
        base, rank, face, damage, frost = match.groups()
        slot = lane if base else self.used[seat]
        self.used[seat] += not base
        self.rank[seat][slot] = self.take([NUMBERS[rank]])[0]
        self.damage[seat][slot] = int(damage)
        self.side[seat][lane] |= 1 << slot
        self.face_up[seat] |= (face == "U") << slot
        self.frozen[seat] |= (frost == "*") << slot
        name, n = word, 1
        while name in self.names[seat]:
            n += 1
            name = f"{word}#{n}"
        self.names[seat][name] = slot
        return slot

    def take(self, cards: list[int]) -> list[int]:
        for rank in cards:
            self.left[rank] -= 1
            assert self.left[rank] >= 0, f"there are no more {RANK_NAMES[rank]}s"
        return cards

    def any_card(self) -> int:
        """A card nobody mentioned, of the rank of which most are left."""
        return self.take([max(range(1, RANKS), key=lambda rank: (self.left[rank], rank))])[0]

    def fill_bases(self) -> None:
        for seat in range(SEATS):
            for slot in range(self.lanes):
                if self.rank[seat][slot] == 0:
                    self.rank[seat][slot] = self.any_card()
                    if not self.has_pile:
                        self.face_up[seat] |= 1 << slot  # dead

    def bury_the_rest(self, player: int, pile: int, held: list[int]) -> None:
        """What is left is dead and face-up; each player keeps a slot for every card it holds or will draw."""
        for seat in range(SEATS):
            draws = (pile + (seat != player)) // 2
            while self.used[seat] < SLOTS - held[seat] - draws:
                slot = self.used[seat]
                self.rank[seat][slot] = self.any_card()
                self.face_up[seat] |= 1 << slot
                self.used[seat] += 1
        assert sum(self.left) == 0

    # ---- playing

    @property
    def me(self) -> int:
        return int(self.table.t.player)

    def slot(self, seat: int, name: str) -> int:
        return self.names[seat][name]

    def play(self, *moves: str) -> None:
        """Moves with cards by name: `flip <QD0>`, `attack <9U0> <JD1>` (the second of an attack, `also` and `enemy`
        are the enemy's)."""
        for move in moves:
            self.table.play(self.translate(move))

    def translate(self, move: str) -> str:
        seats = iter((self.me, 1 - self.me if move.startswith("attack") else self.me))
        if move.startswith(("also", "look enemy")):
            seats = iter((1 - self.me,))
        return re.sub(r"<([^>]*)>", lambda m: f"s{self.slot(next(seats), m[1])}", move)

    def can(self, move: str) -> bool:
        return self.translate(move) in self.table.moves

    def moves(self, start: str) -> list[str]:
        return [move for move in self.table.moves if move.startswith(start)]

    def fights(self, lane: int) -> list[str]:
        """The attacks that the active player may make in this lane."""
        side = self.table.t.side[self.me, lane - 1]
        return [move for move in self.moves("attack") if side >> int(move.split()[1][1:]) & 1]

    def now(self, seat: int, name: str) -> str:
        """How the card lies now, in the same notation; 'dead up' or 'dead down'."""
        t, slot = self.table.t, self.slot(seat, name)
        up = t.face_up[seat] >> slot & 1
        if not any(side >> slot & 1 for side in t.side[seat]):
            return "dead up" if up else "dead down"
        frost = "*" if t.frozen[seat] >> slot & 1 else ""
        return f"{RANK_NAMES[t.rank[seat, slot]]}{'U' if up else 'D'}{t.damage[seat, slot]}{frost}"

    def lane(self, seat: int, name: str) -> int:
        """The number of the lane a card is in, 0 if it is dead."""
        return next((n + 1 for n, s in enumerate(self.table.t.side[seat]) if s >> self.slot(seat, name) & 1), 0)

    def attacks(self, seat: int, name: str) -> int:
        t, slot = self.table.t, self.slot(seat, name)
        return int((t.attacked[seat] >> slot & 1) + (t.attacked_twice[seat] >> slot & 1))

    def knows(self, viewer: int, owner: int, name: str) -> bool:
        return bool(self.table.t.known[viewer, owner] >> self.slot(owner, name) & 1)

    @property
    def points(self) -> int:
        return int(self.table.t.points)

    @property
    def results(self) -> str:
        return "".join("-01bn"[n] for n in self.table.t.lane_result)

    def hand(self, seat: int) -> str:
        return " ".join(RANK_NAMES[r] for r in range(1, RANKS) for _ in range(self.table.t.hand[seat, r]))
