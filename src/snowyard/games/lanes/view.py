"""Everything a screen draws of lanes. What a card is, each player knows for themselves: the cards are in the private part."""

from __future__ import annotations

import functools
from typing import Literal

from snowyard.games.lanes.content import POWERS as POWER_WORDS
from snowyard.games.lanes.content import RANKS, SLOTS
from snowyard.games.lanes.drawing import (
    ATTACKS,
    BASE,
    BEARS,
    CARDS_AT,
    CELLS,
    COVERED,
    DAMAGE,
    EAGER,
    END,
    FROZEN,
    KNOWN,
    LOCKED,
    PARTNER,
    PENDING,
    POWER,
    RANK,
    SLOT,
    UP,
    draw,
)
from snowyard.games.lanes.layout import OVER, RANK_NAMES, SECOND
from snowyard.kernel.view import KeptPart, Part, Seen, filled, of_options

POWERS = ("", *(word.upper() for word in POWER_WORDS[1:]))
PHASES = ("act", "second", "order", "discard", "look", "move", "over")
SLOT_NAMES = tuple(f"s{slot}" for slot in range(SLOTS))
KNOWN_BY: tuple[list[int], ...] = ([], [0], [1], [0, 1])
"""The viewers of a set of them."""
RESULTS = (None, "p0", "p1", "both", "nobody")


class Card(KeptPart):
    """`rank`: what the viewer knows of it; null: nothing. `known_by` says who knows it, which everybody sees."""

    slot: int
    name: str
    rank: str | None
    power: str | None
    face_up: bool
    damage: int
    hit_points: int
    frozen: bool
    attacks: int
    double: bool
    partner: int | None
    base: bool
    locked: bool
    pending: int
    known_by: list[int]
    not_a_3: bool


class Lane(Part):
    result: Literal["p0", "p1", "both", "nobody"] | None
    sides: tuple[list[Card], list[Card]]


class Player(Part):
    """Killed cards have slots still (`dead`); VIEW's discards have none."""

    hand_size: int
    hand: list[str] | None
    dead: list[Card]
    discarded_size: int
    discarded: list[str] | None
    lanes_won: int


class Rank(KeptPart):
    """One rank of the deck; `hit_points`: face-up."""

    rank: str
    power: str | None
    hit_points: int
    copies: int


class Numbers(KeptPart):
    """The numbers of the rules that texts speak of: lanes that win, actions of a turn, damage, and what powers do."""

    lanes_to_win: int
    actions: int
    attack: int
    pair_times: int
    action_points: int
    retaliate: int
    nimble: int
    twinstrike: int


class Public(Part):
    phase: Literal["act", "second", "order", "discard", "look", "move", "over"]
    player: int
    number: int
    points: int
    pile: int
    locked: bool
    attacker: int | None
    target: int | None
    firing: int | None
    idle: int
    deck: list[Rank]
    numbers: Numbers


class Private(Part):
    lanes: list[Lane]
    players: tuple[Player, Player]


def public(t: Seen) -> Public:
    attacked = t.phase == SECOND
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        player=t.player,
        number=t.turn if t.phase == OVER else t.turn + 1,
        points=t.points,
        pile=t.pile_size,
        locked=t.pile_size > 0,
        attacker=_slot(t.attacker if attacked else -1),
        target=_slot(t.target if attacked else -1),
        firing=_slot(t.firing),
        idle=t.idle,
        deck=deck(t),
        numbers=numbers(t),
    )


@of_options
def deck(t: Seen) -> list[Rank]:
    return [
        Rank(RANK_NAMES[rank], POWERS[t.power_of[rank]] or None, t.bears[rank], n) for rank, n in enumerate(t.copies, 1) if n > 0
    ]


@of_options
def numbers(t: Seen) -> Numbers:
    return Numbers(
        t.lanes_to_win,
        t.actions,
        t.attack_damage,
        t.pair_times,
        t.extra_points,
        t.retaliate_damage,
        t.nimble_damage,
        t.twin_damage,
    )


def drawn(t: Seen) -> list[int]:
    """What `draw` has to say, asked once."""
    if "drawn" not in t.notes:
        t.notes["drawn"] = filled(draw, t, CELLS)
    found: list[int] = t.notes["drawn"]
    return found


def private(t: Seen, me: int) -> Private:
    cells, at, rows = drawn(t), CARDS_AT, []
    for _ in range(2 * t.lanes + 2):
        end = at + 1 + cells[at]
        rows.append([card(code) for code in cells[at + 1 : end]])
        at = end
    lanes = [Lane(RESULTS[t.lane_result[lane]], (rows[2 * lane], rows[2 * lane + 1])) for lane in range(t.lanes)]  # type: ignore[arg-type]
    return Private(lanes, (_player(t, 0, me, rows[-2]), _player(t, 1, me, rows[-1])))


def _slot(slot: int) -> int | None:
    return slot if slot >= 0 else None


@functools.lru_cache(1 << 14)
def _by_rank(counts: tuple[int, ...]) -> list[str]:
    return [RANK_NAMES[rank] for rank in range(1, RANKS) for _ in range(counts[rank])]


def _player(t: Seen, s: int, me: int, dead: list[Card]) -> Player:
    counts, size = t.discard[s], t.discard_size[s]
    return Player(
        t.hand_size[s],
        _by_rank(t.hand[s]) if s == me else None,
        dead,
        size,
        _by_rank(counts) if sum(counts) == size else None,
        sum(result >> s & 1 for result in t.lane_result),
    )


@functools.lru_cache(1 << 14)
def card(code: int) -> Card:
    """A card of this number (drawing.py): most lie as they lay before the last move."""
    slot, rank, partner = _part(code, SLOT, RANK), _part(code, RANK, POWER), _part(code, PARTNER, ATTACKS)
    return Card(
        slot,
        SLOT_NAMES[slot],
        RANK_NAMES[rank] if rank else None,
        POWERS[_part(code, POWER, PARTNER)] or None,
        _is(code, UP),
        _part(code, DAMAGE, BEARS),
        _part(code, BEARS, PENDING),
        _is(code, FROZEN),
        _part(code, ATTACKS, KNOWN),
        _is(code, EAGER),
        partner - 1 if partner else None,
        _is(code, BASE),
        _is(code, LOCKED),
        _part(code, PENDING, END),
        KNOWN_BY[_part(code, KNOWN, UP)],
        _is(code, COVERED),
    )


def _part(code: int, begin: int, end: int) -> int:
    return code >> begin & (1 << end - begin) - 1


def _is(code: int, bit: int) -> bool:
    return bool(code >> bit & 1)
