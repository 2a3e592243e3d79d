"""Tables as the specification writes them: `lay(p1={"S": 4, "W": 1}, card="single")`.

    S  Singles that hit    D  upright Doubles    X  sideways Doubles    W  Walls    F  fresh Forts    H  cracked Forts
    P  Pile

What is not named is 0; cards that are nowhere else are in the draw pile. p0 is on turn unless `player` says otherwise.
Hands are texts ("double splatball"); a table with hands is Strategic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Table, setup

Front = dict[str, int]

CARDS = ("single", "double", "wall", "pile", "splatball", "fort")
COPIES = dict(zip(CARDS, (54, 10, 5, 16, 10, 5), strict=True))
FIELDS = {"S": "singles", "D": "doubles", "X": "sideways", "W": "walls", "F": "forts", "H": "cracked"}
CARD_OF = {"S": "single", "D": "double", "X": "double", "W": "wall", "F": "fort", "H": "fort", "P": "pile"}


def counts(cards: Counter[str]) -> list[int]:
    return [cards[card] for card in CARDS]


def lay_table(
    seats: int = 3,
    card: str = "",
    player: int = 0,
    discard: dict[str, int] | None = None,
    draw: dict[str, int] | None = None,
    hands: dict[int, str] | None = None,
    ranks: dict[int, int] | None = None,
    fields: dict[str, Any] | None = None,
    **given: Any,
) -> Table:
    """A table with these fronts (p0={...}); `ranks` names who is out; other words are options. If `draw` is given, all
    that is not named elsewhere is discarded."""
    fronts = [given.pop(f"p{seat}", {}) for seat in range(seats)]
    if hands:
        given["strategic"] = True
    small = seats == 2 and given.get("two_player_deck") != "full"
    rest = Counter({c: n for c, n in COPIES.items() if not small or c in ("single", "wall")})
    rest[card] -= 1
    for front in fronts:
        for letter, n in front.items():
            rest[CARD_OF[letter]] -= n
            rest["single"] -= n if letter == "H" else 0
    held = {seat: Counter(text.split()) for seat, text in (hands or {}).items()}
    for cards in (*held.values(), Counter(draw if draw is not None else discard)):
        rest.subtract(cards)
    elsewhere, pile = (rest, Counter(draw)) if draw is not None else (Counter(discard or {}), rest)
    alive = [seat for seat in range(seats) if seat not in (ranks or {})]
    laid: dict[str, Any] = {name: [front.get(letter, 0) for front in fronts] for letter, name in FIELDS.items()}
    laid["piles"] = sum(1 << s for s, front in enumerate(fronts) if front.get("P"))
    laid["alive"] = sum(1 << s for s in alive)
    laid["rank"] = [(ranks or {}).get(s, 0) for s in range(seats)]
    laid |= {"draw": counts(pile), "draw_left": sum(counts(pile)), "discard": counts(elsewhere)}
    laid |= {"player": player, "actor": player, "starter": player, "card": card or "none"}
    if hands:
        laid["hand"] = [counts(held.get(s, Counter())) for s in range(seats)]
        laid["narrow"] = laid["wide"] = ["any" if s in alive else "none" for s in range(seats)]
    return setup("splat", laid | (fields or {}), seats=seats, **given)


def read_front(table: Table, seat: int) -> Front:
    """What lies in front of a player, without the zeros."""
    front = {letter: int(getattr(table.t, name)[seat]) for letter, name in FIELDS.items()}
    front["P"] = table.t.piles >> seat & 1
    return {letter: n for letter, n in front.items() if n}


def play_and_count(table: Table, move: str, then: str = "") -> dict[str, int]:
    """Play a move (`then` is the card drawn after it); what it added to the discard pile."""
    before = table.t.discard.tolist()
    table.load([CARDS.index(then)] if then else [])
    table.play(move)
    assert table.t.given_at == table.t.given_count
    now = table.t.discard.tolist()
    return {card: n - b for card, n, b in zip(CARDS, now, before, strict=True) if n != b}


@pytest.fixture
def lay() -> Callable[..., Table]:
    return lay_table


@pytest.fixture
def front() -> Callable[[Table, int], Front]:
    return read_front


@pytest.fixture
def toss() -> Callable[..., dict[str, int]]:
    return play_and_count


@pytest.fixture
def hand() -> Callable[[Table, int], list[str]]:
    """A player's hand as card names, sorted by code."""
    return lambda table, seat: [card for card, n in zip(CARDS, table.t.hand[seat], strict=True) for _ in range(n)]
