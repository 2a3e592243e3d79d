"""What a screen draws of lanes and takes long to gather: how each card lies, and what the active player can do with them."""

from __future__ import annotations

from typing import Any

from snowyard.games.lanes.cards import in_play
from snowyard.games.lanes.content import LANES, SLOTS
from snowyard.games.lanes.layout import ACT, SEATS, Yard
from snowyard.games.lanes.rules import ways_to_act
from snowyard.kernel.rule import rule

WAYS, CARDS_AT = range(2)
CELLS = CARDS_AT + 2 * SEATS * LANES + 2 * SEATS + SEATS * SLOTS
"""Of `draw`: `ways_to_act`; then the cards of each lane, p0's and p1's, and those of each seat that are killed, each time how
many there are and then one number for each card."""

# A card as a number: where its parts begin, and how large each is
SLOT, RANK, POWER, PARTNER, ATTACKS, KNOWN, UP, FROZEN, EAGER, BASE, LOCKED, COVERED, DAMAGE, BEARS, PENDING, END = (
    0, 5, 9, 13, 18, 20, 22, 23, 24, 25, 26, 27, 28, 35, 42, 49,
)  # fmt: skip


@rule
def draw(t: Yard, out: Any) -> int:
    """All of it, from the record as a viewer sees it. Returns how many cells that takes."""
    out[WAYS] = ways_to_act(t) if t.phase == ACT else 0
    at = CARDS_AT
    for lane in range(t.lanes):
        for seat in range(SEATS):
            at = draw_cards(t, seat, t.side[seat, lane], out, at)
    for seat in range(SEATS):
        at = draw_cards(t, seat, ((1 << t.used[seat]) - 1) & ~in_play(t, seat), out, at)
    return at


@rule
def draw_cards(t: Yard, seat: int, cards: int, out: Any, at: int) -> int:
    """A set of cards. Returns the cell behind them."""
    count = 0
    for slot in range(SLOTS):
        if cards >> slot & 1 == 1:
            count += 1
            out[at + count] = drawn_card(t, seat, slot)
    out[at] = count
    return at + count + 1


@rule
def drawn_card(t: Yard, seat: int, slot: int) -> int:
    rank = t.rank[seat, slot]
    up = t.face_up[seat] >> slot & 1
    base = t.base >> slot & 1
    gone = 1 - (in_play(t, seat) >> slot & 1)
    card: int = slot << SLOT | rank << RANK | t.power_of[rank] << POWER | (t.partner[seat, slot] + 1) << PARTNER
    card |= ((t.attacked[seat] >> slot & 1) + (t.attacked_twice[seat] >> slot & 1)) << ATTACKS
    card |= ((t.known[0, seat] >> slot & 1) + 2 * (t.known[1, seat] >> slot & 1)) << KNOWN
    card |= up << UP | (t.frozen[seat] >> slot & 1) << FROZEN | (t.eager[seat] >> slot & 1) << EAGER
    card |= base << BASE | (base if t.pile_size > 0 else 0) << LOCKED | (gone & ~up) << COVERED
    card |= t.damage[seat, slot] << DAMAGE | (t.bears[rank] if up == 1 else t.covered_points) << BEARS
    if seat == t.player:
        card |= t.pending[slot] << PENDING
    return card
