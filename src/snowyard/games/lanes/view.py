"""Everything a screen draws of lanes. What a card is, each player knows for themselves: the cards are in the private part."""

from __future__ import annotations

from typing import Literal

from snowyard.games.lanes.content import POWERS as POWER_WORDS
from snowyard.games.lanes.content import RANKS, SLOTS
from snowyard.games.lanes.layout import OVER, RANK_NAMES, SEATS, SECOND
from snowyard.kernel.view import Part, Seen

POWERS = ("", *(word.upper() for word in POWER_WORDS[1:]))
PHASES = ("act", "second", "order", "discard", "look", "move", "over")
RESULTS = (None, "p0", "p1", "both", "nobody")


class Card(Part):
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


class Rank(Part):
    """One rank of the deck; `hit_points`: face-up."""

    rank: str
    power: str | None
    hit_points: int
    copies: int


class Numbers(Part):
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
        deck=[Rank(RANK_NAMES[rank], POWERS[t.power_of[rank]] or None, t.bears[rank], n)
              for rank, n in enumerate(t.copies, 1) if n > 0],
        numbers=Numbers(t.lanes_to_win, t.actions, t.attack_damage, t.pair_times, t.extra_points, t.retaliate_damage,
                        t.nimble_damage, t.twin_damage),
    )  # fmt: skip


def private(t: Seen, me: int) -> Private:
    lanes = [Lane(RESULTS[t.lane_result[lane]], (_cards(t, 0, t.side[0][lane]), _cards(t, 1, t.side[1][lane])))  # type: ignore[arg-type]
             for lane in range(t.lanes)]  # fmt: skip
    return Private(lanes, (_player(t, 0, me), _player(t, 1, me)))


def _slot(slot: int) -> int | None:
    return slot if slot >= 0 else None


def _by_rank(counts: tuple[int, ...]) -> list[str]:
    return [RANK_NAMES[rank] for rank in range(1, RANKS) for _ in range(counts[rank])]


def _alive(t: Seen, s: int) -> int:
    side: tuple[int, ...] = t.side[s]
    return side[0] | side[1] | side[2]


def _player(t: Seen, s: int, me: int) -> Player:
    counts, size = t.discard[s], t.discard_size[s]
    return Player(t.hand_size[s], _by_rank(t.hand[s]) if s == me else None, _cards(t, s, ((1 << t.used[s]) - 1) & ~_alive(t, s)),
                  size, _by_rank(counts) if sum(counts) == size else None,
                  sum(result >> s & 1 for result in t.lane_result))  # fmt: skip


def _cards(t: Seen, s: int, slots: int) -> list[Card]:
    return [_card(t, s, slot) for slot in range(SLOTS) if slots >> slot & 1]


def _card(t: Seen, s: int, slot: int) -> Card:
    card = 1 << slot
    face_up = bool(t.face_up[s] & card)
    rank = t.rank[s][slot]
    base = bool(t.base & card)
    return Card(
        slot, f"s{slot}", RANK_NAMES[rank] if rank else None, POWERS[t.power_of[rank]] or None, face_up, t.damage[s][slot],
        t.bears[rank] if face_up else t.covered_points, bool(t.frozen[s] & card),
        (t.attacked[s] >> slot & 1) + (t.attacked_twice[s] >> slot & 1), bool(t.eager[s] & card), _slot(t.partner[s][slot]), base,
        base and t.pile_size > 0, t.pending[slot] if s == t.player else 0,
        [viewer for viewer in range(SEATS) if t.known[viewer][s] & card], not face_up and not _alive(t, s) & card,
    )  # fmt: skip
