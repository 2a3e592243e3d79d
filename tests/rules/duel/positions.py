"""Positions of duel in the notation of the rulebook's examples.

    fight({"play": "A2 Slushball Attack", "X": "B1"}, {"play": "B1 Snowball Attack", "X": "B3 A5"}, piles=["A4 E2", "E3 A1"])

`play`: the card played and its side (`cached E1 Snow Fort`: from the cache `C`; with three or four players a list, first
the front with the seat's number); `H`: other drawn cards; `X`: other discards; `Dr`: draw pile (two idle cards unless
said, so that the next draw moves nothing else); `C`: cache. Piles are written top first; each has one idle card unless
said. Cards that are not mentioned lie in the box. Nobody knows anything that does not lie open.
"""

from __future__ import annotations

from typing import Any

from snowyard import Table, game
from snowyard.games.duel.layout import (
    ABANDONED,
    BOX,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    E1,
    FATES,
    HAND,
    KINDS,
    STOCK,
    TOP,
    X1,
    ZONES,
    N,
)
from snowyard.games.duel.options import read_swaps
from snowyard.kernel.head import Event
from snowyard.kernel.table import setup_fields

Sheet = dict[str, Any]
COPIES = [game("duel").options.printed().get(f"cards.{kind.lower()}.copies", 0) for kind in KINDS]  # in one printed deck
IDLE = ("B3", "A5", "B1", "B2", "A4", "A2", "A1", "A3", "E4", "E1", "E2", "E3", "X1", "X2", "X3")


class Deck:
    """The cards of a game, handed out by kind."""

    def __init__(self, seats: int, extremes: list[int]) -> None:
        decks = 1 if seats == 2 else 2
        used = [*range(E1), *extremes]
        self.left = {KINDS[kind]: [4 * kind + copy for copy in range(decks * COPIES[kind])] for kind in used}

    def take(self, names: str) -> int:
        cards = 0
        for name in names.split():
            assert self.left.get(name), f"no {name} is left"
            cards |= 1 << self.left[name].pop(0)
        return cards

    def idle(self, number: int) -> int:
        chosen = [name for name in IDLE for _ in self.left.get(name, [])][:number]
        return self.take(" ".join(chosen))


def lay(
    *sheets: Sheet,
    piles: list[str] | None = None,
    ab: str = "",
    turn: int = 1,
    fields: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A table at the moment of choosing in turn `turn`."""
    seats = len(sheets)
    swaps = read_swaps(options.get("alt_extremes", ""))
    extremes = [E1 + i if swap == 0 else X1 + swap - 1 for i, swap in enumerate(swaps[:4])]
    deck = Deck(seats, extremes)
    place = [0] * ZONES
    drawn = [f"{' '.join(p.split()[0] for p in plays(s) if p[1] in '12345')} {s.get('H', '')}" for s in sheets]
    for seat, sheet in enumerate(sheets):
        place[HAND + seat] = deck.take(drawn[seat])
        place[DISCARDS + seat] = deck.take(sheet.get("X", ""))
        place[CACHE + seat] = deck.take(sheet.get("C", ""))
    place[ABANDONED] = deck.take(ab)
    for k, pile in enumerate(piles or []):
        place[TOP + k] = deck.take(pile[:2])
        place[STOCK] |= deck.take(pile[2:])
    for seat, sheet in enumerate(sheets):
        place[DRAW + seat] = deck.take(sheet.get("Dr", "")) if "Dr" in sheet else 0
    for seat, sheet in enumerate(sheets):
        if "Dr" not in sheet:
            place[DRAW + seat] = deck.idle(2)
    for k in range(seats if piles is None else 0):
        place[TOP + k] = deck.idle(1)
    heights = [len(pile.split()) for pile in piles] if piles is not None else [1] * seats
    place[BOX] = deck.take(" ".join(name for name, cards in deck.left.items() for _ in cards))
    given: dict[str, Any] = {
        "phase": CHOOSE,
        "actor": 0,
        "turn": turn - 1,
        "place": place,
        "extreme": [KINDS[kind] for kind in extremes],
        "pile": heights,
        "face_up": [min(1, height) for height in heights],
        "chosen": [[-1, -1]] * seats,
    }
    return setup_fields("duel", {**given, **(fields or {})}, seats=seats, **options)


def plays(sheet: Sheet) -> list[str]:
    """What a seat plays: one text, or one per front."""
    play = sheet.get("play", [])
    return [play] if isinstance(play, str) else list(play)


def fight(*sheets: Sheet, **more: Any) -> Table:
    """Lay the table and play what the sheets say."""
    table = lay(*sheets, **more)
    for sheet in sheets:
        for play in plays(sheet):
            table.play(f"play {play}")
    return table


def pile(table: Table, zone: int) -> str:
    cards = table.t.place[zone]
    return " ".join(KINDS[card // 4] for card in range(4 * N) if cards >> card & 1)


def discards(table: Table, seat: int) -> str:
    return pile(table, DISCARDS + seat)


def draws(table: Table, seat: int) -> str:
    """Draw pile and hand: what was in the draw pile before the next turn began."""
    return " ".join(sorted(f"{pile(table, DRAW + seat)} {pile(table, HAND + seat)}".split(), key=KINDS.index))


def abandoned(table: Table) -> str:
    return pile(table, ABANDONED)


def capped(table: Table) -> list[int]:
    """Who is capped: after the turn, who has drawn one card only."""
    t = table.t
    if t.phase != CHOOSE:
        return [seat for seat in range(t.seats) if t.capped[seat]]
    return [seat for seat in range(t.seats) if t.counts[HAND + seat] + t.counts[HAND + 4 + seat] == 1]


def kinds(table: Table, seat: int = -1) -> list[str]:
    """The kinds of the last events."""
    return [event.kind for event in table.events(seat)]


def fates(table: Table) -> dict[int, str]:
    """What became of each seat's act, by the events of the last move."""
    found = {}
    for event in table.events(-1):
        if event.kind == "fate":
            found[event.seat] = fate(event)
    return found


def fate(event: Event) -> str:
    """What becomes of an act, and of the snowball of an Offensive Dodge (`meeting` in fight.py)."""
    thrown = (event.c >> 11) - 1
    return FATES[event.b] + (f"+{FATES[thrown]}" if thrown >= 0 else "")
