"""Who may see what in lanes: hands, face-down cards and face-down discards are secret; the pile and the cards out
of the game are nobody's knowledge."""

from __future__ import annotations

from snowyard.games.lanes.cards import in_play, lowest
from snowyard.games.lanes.content import RANKS, SLOTS
from snowyard.games.lanes.layout import SEATS, Yard
from snowyard.games.lanes.options import FACE_UP
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

PUBLIC = (
    "player", "points", "acted", "idle", "attacker", "target", "second", "firing", "waiting", "pile_size", "lane_result",
    "pending", "hand_size", "discard_size", "used", "side", "face_up", "frozen", "attacked", "attacked_twice", "eager",
    "jacks", "paired", "known", "damage", "partner",
)  # fmt: skip
"""Fields that everybody sees as they are."""


@rule
def known_to(t: Yard, seat: int, owner: int) -> int:
    """The owner's cards, in play or dead, whose rank this seat knows; a spectator knows those that lie face-up."""
    known: int = t.face_up[owner] if seat < 0 else t.known[seat, owner]
    return known


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    """Beside what is public: one's own hand and discards, and the ranks of cards that one knows."""
    for owner in range(SEATS):
        for rank in range(RANKS):
            if owner == seat:
                out.hand[owner, rank] = t.hand[owner, rank]
            if owner == seat or t.view_discard == FACE_UP:
                out.discard[owner, rank] = t.discard[owner, rank]
        known = known_to(t, seat, owner)
        for slot in range(SLOTS):
            if known >> slot & 1 == 1:
                out.rank[owner, slot] = t.rank[owner, slot]


@rule
def redeal(t: Yard, seat: int) -> None:
    """Gather the cards this seat has not seen, then spread them uniformly. The one constraint is that a card killed
    face-down has no TRAP (LANES-R24): such slots come first, from the cards without it."""
    for rank in range(RANKS):
        t.pile[rank] += t.aside[rank]
        t.aside[rank] = 0
        for owner in range(SEATS):
            if owner != seat:
                t.pile[rank] += t.hand[owner, rank]
                t.hand[owner, rank] = 0
                if t.view_discard != FACE_UP:
                    t.pile[rank] += t.discard[owner, rank]
                    t.discard[owner, rank] = 0
    for owner in range(SEATS):
        rest = unknown_slots(t, seat, owner)
        while rest != 0:
            t.pile[t.rank[owner, lowest(rest)]] += 1
            rest &= rest - 1
    for owner in range(SEATS):
        refill(t, owner, unknown_slots(t, seat, owner) & ~in_play(t, owner), t.trap_ranks)
    for owner in range(SEATS):
        refill(t, owner, unknown_slots(t, seat, owner) & in_play(t, owner), 0)
        if owner != seat:
            scatter(t, t.hand[owner], t.hand_size[owner])
            if t.view_discard != FACE_UP:
                scatter(t, t.discard[owner], t.discard_size[owner])
    scatter(t, t.aside, t.aside_size)


@rule
def unknown_slots(t: Yard, seat: int, owner: int) -> int:
    taken: int = (1 << t.used[owner]) - 1
    return taken & ~known_to(t, seat, owner)


@rule
def refill(t: Yard, owner: int, slots: int, never: int) -> None:
    """Put gathered cards into these slots, none of them of the ranks of the set `never`."""
    while slots != 0:
        t.rank[owner, lowest(slots)] = gathered(t, never)
        slots &= slots - 1


@rule
def scatter(t: Yard, counts: Cells, cards: int) -> None:
    for _ in range(cards):
        counts[gathered(t, 0)] += 1


@rule
def gathered(t: Yard, never: int) -> int:
    """One of the cards gathered in the pile, uniformly; not of the ranks of the set `never`."""
    total = 0
    for rank in range(1, RANKS):
        if never >> rank & 1 == 0:
            total += t.pile[rank]
    left = below(t.generator, total)
    rank = 1
    while never >> rank & 1 == 1 or left >= t.pile[rank]:
        if never >> rank & 1 == 0:
            left -= t.pile[rank]
        rank += 1
    t.pile[rank] -= 1
    return rank
