"""The rules of sleds; rulebook/en.md has them in words."""

from __future__ import annotations

from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import draw, roll
from snowyard.kernel.head import EVERYBODY, emit, only
from snowyard.kernel.ranks import share_win, tell_winners
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

from .content import KINDS
from .layout import ACTIONS, BUMPED, CAP, DREW, OVER, PUSH, PUSHED, SLID, START, TUMBLED, WON, Yard
from .options import HAND

RULES_VERSION = 1
N = len(KINDS)


@rule
def deal(t: Yard) -> None:
    for kind in range(N):  # SLEDS-02
        t.pile[kind] = t.copies[kind]
    for seat in range(t.seats):  # SLEDS-03
        for _ in range(HAND):
            draw_card(t, seat)
    t.phase = PUSH
    t.actor = roll(t, t.seats)  # SLEDS-04
    emit(t, START, t.actor, 0, 0, 0, EVERYBODY)


@rule
def draw_card(t: Yard, seat: int) -> None:
    """SLEDS-07."""
    left = 0
    for kind in range(N):
        left += t.pile[kind]
    if left == 0:
        for kind in range(N):
            t.pile[kind] = t.used[kind]
            t.used[kind] = 0
    kind = draw(t, t.pile)
    t.pile[kind] -= 1
    t.hand[seat, kind] += 1
    emit(t, DREW, seat, kind, 0, 0, only(seat))


@rule
def legal(t: Yard, mask: Mask) -> None:
    for kind in range(ACTIONS):
        if t.hand[t.actor, kind] > 0:
            bits.add(mask, kind)


@rule
def play(t: Yard, action: int) -> None:
    me = t.actor
    t.hand[me, action] -= 1
    t.used[action] += 1
    t.die = roll(t, 6) + 1  # SLEDS-05
    emit(t, PUSHED, me, action, t.die, 0, EVERYBODY)
    if t.die >= t.needs[action]:
        slide(t, me, t.steps[action])
    else:
        emit(t, TUMBLED, me, t.needs[action], 0, 0, EVERYBODY)
    draw_card(t, me)
    t.turn += 1
    if t.place[me] == t.hill:  # SLEDS-08
        end(t)
    elif t.turn == t.most_turns * t.seats:  # SLEDS-09
        emit(t, CAP, -1, t.most_turns, 0, 0, EVERYBODY)
        end(t)
    else:
        t.actor = (me + 1) % t.seats


@rule
def slide(t: Yard, me: int, steps: int) -> None:
    before = t.place[me]
    t.place[me] = min(t.hill, before + steps)
    emit(t, SLID, me, t.place[me] - before, t.hill - t.place[me], 0, EVERYBODY)
    for seat in range(t.seats):  # SLEDS-06
        if seat != me and t.place[seat] == t.place[me]:
            t.place[seat] = max(0, t.place[seat] - t.bump)
            emit(t, BUMPED, seat, t.place[seat], 0, 0, EVERYBODY)


@rule
def end(t: Yard) -> None:
    """SLEDS-08, SLEDS-09: the furthest wins."""
    for seat in range(t.seats):
        t.rank[seat] = 1
        for other in range(t.seats):
            if t.place[other] > t.place[seat]:
                t.rank[seat] += 1
    t.phase = OVER
    t.actor = -1
    tell_winners(t, WON)


@rule
def payoff(t: Yard, out: Cells) -> None:
    share_win(t, out)
