"""Everything a screen draws of lanes. What a card is, each player knows for themselves: the cards are in the private part."""

from __future__ import annotations

from typing import Literal

from snowyard.games.lanes.content import POWERS as POWER_WORDS
from snowyard.games.lanes.content import RANKS, SLOTS
from snowyard.games.lanes.layout import OVER, RANK_NAMES, SECOND
from snowyard.kernel.view import Part, Seen, of_options

POWERS = ("", *(word.upper() for word in POWER_WORDS[1:]))
PHASES = ("act", "second", "order", "discard", "look", "move", "over")
SLOT_NAMES = tuple(f"s{slot}" for slot in range(SLOTS))
NOTHING_PENDING = (0,) * SLOTS
KNOWN_BY: tuple[list[int], ...] = ([], [0], [1], [0, 1])
"""The viewers of a set of them."""
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


def private(t: Seen, me: int) -> Private:
    lanes = [
        Lane(RESULTS[t.lane_result[lane]], (_cards(t, 0, t.side[0][lane]), _cards(t, 1, t.side[1][lane])))  # type: ignore[arg-type]
        for lane in range(t.lanes)
    ]
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
    return Player(
        t.hand_size[s],
        _by_rank(t.hand[s]) if s == me else None,
        _cards(t, s, ((1 << t.used[s]) - 1) & ~_alive(t, s)),
        size,
        _by_rank(counts) if sum(counts) == size else None,
        sum(result >> s & 1 for result in t.lane_result),
    )


def _cards(t: Seen, s: int, slots: int) -> list[Card]:
    """Every card is looked at for every view, so what they share is asked once."""
    if not slots:
        return []
    ranks, damages, partners, locked = t.rank[s], t.damage[s], t.partner[s], t.pile_size > 0
    power_of, bears, covered_points, base = t.power_of, t.bears, t.covered_points, t.base
    face_up, frozen, once, twice, eager = t.face_up[s], t.frozen[s], t.attacked[s], t.attacked_twice[s], t.eager[s]
    alive, pending = _alive(t, s), t.pending if s == t.player else NOTHING_PENDING
    known_to_0, known_to_1 = t.known[0][s], t.known[1][s]
    found = []
    for slot in range(slots.bit_length()):
        if not slots >> slot & 1:
            continue
        rank, up = ranks[slot], face_up >> slot & 1 == 1
        in_base = base >> slot & 1 == 1
        found.append(
            Card(
                slot,
                SLOT_NAMES[slot],
                RANK_NAMES[rank] if rank else None,
                POWERS[power_of[rank]] or None,
                up,
                damages[slot],
                bears[rank] if up else covered_points,
                frozen >> slot & 1 == 1,
                (once >> slot & 1) + (twice >> slot & 1),
                eager >> slot & 1 == 1,
                partners[slot] if partners[slot] >= 0 else None,
                in_base,
                in_base and locked,
                pending[slot],
                KNOWN_BY[(known_to_0 >> slot & 1) + 2 * (known_to_1 >> slot & 1)],
                not up and not alive >> slot & 1,
            )
        )
    return found
