"""The hand-written player of sleds: the push that is good for most places on average; a bump is worth what it takes."""

from __future__ import annotations

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import weigh
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

from .layout import ACTIONS, Yard


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    me = t.actor
    best, choice, ties = -1, -1, 0
    for kind in range(ACTIONS):
        if bits.has(mask, kind):
            to = min(t.hill, t.place[me] + t.steps[kind])
            gain = 2 * (to - t.place[me])
            for seat in range(t.seats):
                if seat != me and t.place[seat] == to:
                    gain += t.bump
            best, choice, ties = weigh(gain * (7 - t.needs[kind]), kind, best, choice, ties, luck)
    return choice
