"""Who may see what in sleds: everybody the hill and the cards that were played, each its own hand."""

from __future__ import annotations

from snowyard.kernel.dice import pick
from snowyard.kernel.rule import rule

from .content import KINDS
from .layout import Yard
from .options import HAND

N = len(KINDS)
PUBLIC = ("die", "place", "rank", "used")
"""Fields that everybody sees as they are."""


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    if seat >= 0:
        for kind in range(N):
            out.hand[seat, kind] = t.hand[seat, kind]


@rule
def redeal(t: Yard, seat: int) -> None:
    """The hands of the others and the pile are one heap, dealt again."""
    for s in range(t.seats):
        if s != seat:
            for kind in range(N):
                t.pile[kind] += t.hand[s, kind]
                t.hand[s, kind] = 0
    for s in range(t.seats):
        if s != seat:
            for _ in range(HAND):
                kind = pick(t.generator, t.pile)
                t.pile[kind] -= 1
                t.hand[s, kind] += 1
