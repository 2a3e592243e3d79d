"""What a learner sees of duel, as numbers between 0 and about 1.

Counts of the cards of a kind are divided by its copies in a deck, if these are more than 2, else by 2. "Kinds" are the 19 kinds
B1 to X3 in the order of the rulebook, then spare-1 to spare-4.

| from | what |
|---|---|
| 0 | the decision: one of 15 phases is 1 |
| 15 | turns played / turns before the final round, final round begun, turns of it / most, players / 4 |
| 19 | 1 if I decide now; 1 if I chose for my first front already; 1 if I have the initiative (there); Abandon pile reachable |
| 23 | kinds of my draw pile, 42: drawn cards, 61: discards, 80: cache |
| 99 | kinds of the Abandon pile, 118: kinds that may be in the face-down Arsenal |
| 137 + 22 k | pile of the player k seats to my left (k = 0: mine): kind of the face-up top (19), cards / dealt, face up, empty |
| 225 | my act on the front being resolved (21), 246: the opponent's, 267: my fate (12), 279: the opponent's |
| 291 + 103 k | the player k + 1 seats to my left (absent seats are zero): |
| + 0 | cards in draw pile, drawn, discards, cache, each / 10; capped; marked by me; I am marked by it; decides now |
| + 8 | kinds it surely holds, + 27: may be in its draw pile, + 46: drawn, + 65: discards, + 84: cache |
| 600 | I am capped; my cards in draw pile / 10, drawn / 10, discards / 10, cache / 10 |
"""

from __future__ import annotations

from snowyard.games.duel.layout import (
    ABANDONED,
    ACTS,
    ASIDE,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    FATES,
    HAND,
    HIDDEN,
    INCOMING,
    KINDS,
    N,
    PHASES,
    STOCK,
    TOP,
    Yard,
)
from snowyard.games.duel.piles import kind_of, lowest
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

N_PHASES = len(PHASES)
N_ACTS = len(ACTS)
N_FATES = len(FATES)
COLUMNS = len(KINDS) - 1  # one a kind, without No Effect
OWN = 23
ARSENAL = OWN + 6 * COLUMNS
PER_PILE = COLUMNS + 3
FIGHT = ARSENAL + 4 * PER_PILE
OTHERS = FIGHT + 2 * N_ACTS + 2 * N_FATES
PER_SEAT = 8 + 5 * COLUMNS
MINE = OTHERS + 3 * PER_SEAT
SIZE = MINE + 5


@rule
def column(kind: int) -> int:
    return kind if kind < N else kind - 1


@rule
def put_kinds(t: Yard, out: Cells, at: int, cards: int) -> None:
    while cards != 0:
        kind = kind_of(t, lowest(cards))
        out[at + column(kind)] += 1 / max(2, t.copies_of[kind])
        cards &= cards - 1


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    me = max(seat, 0)
    out[t.phase] = 1.0
    out[N_PHASES] = t.turn / t.main_turns
    out[N_PHASES + 1] = t.final
    out[N_PHASES + 2] = t.final_turns / t.most_final_turns
    out[N_PHASES + 3] = t.seats / 4
    out[N_PHASES + 4] = 1.0 if t.actor == seat else 0.0
    out[N_PHASES + 5] = 1.0 if t.phase <= CHOOSE and t.chosen[me, 0] >= 0 else 0.0
    out[N_PHASES + 6] = 1.0 if t.turn % 2 == (me if t.seats == 2 else 0) else 0.0  # DUEL-21, DUEL-108
    out[N_PHASES + 7] = t.reach
    put_kinds(t, out, OWN, t.place[DRAW + me])
    put_kinds(t, out, OWN + COLUMNS, t.place[HAND + me])
    put_kinds(t, out, OWN + 2 * COLUMNS, t.place[DISCARDS + me])
    put_kinds(t, out, OWN + 3 * COLUMNS, t.place[CACHE + me])
    put_kinds(t, out, OWN + 4 * COLUMNS, t.place[ABANDONED])
    put_kinds(t, out, OWN + 5 * COLUMNS, t.may[me, STOCK])
    for k in range(t.seats):
        observe_pile(t, (me + k) % t.seats, out, ARSENAL + PER_PILE * k)
    observe_fight(t, me, out)
    for k in range(1, t.seats):
        observe_other(t, me, (me + k) % t.seats, out, OTHERS + PER_SEAT * (k - 1))
    out[MINE] = t.capped[me]
    out[MINE + 1] = t.counts[DRAW + me] / 10
    out[MINE + 2] = t.counts[HAND + me] / 10
    out[MINE + 3] = t.counts[DISCARDS + me] / 10
    out[MINE + 4] = t.counts[CACHE + me] / 10


@rule
def observe_pile(t: Yard, pile: int, out: Cells, at: int) -> None:
    if t.face_up[pile] == 1:
        out[at + column(kind_of(t, lowest(t.place[TOP + pile])))] = 1.0
    out[at + COLUMNS] = t.pile[pile] / max(1, t.extremes + t.dealt - t.kept)
    out[at + COLUMNS + 1] = t.face_up[pile]
    out[at + COLUMNS + 2] = 1.0 if t.pile[pile] == 0 else 0.0


@rule
def observe_fight(t: Yard, me: int, out: Cells) -> None:
    mine = 1 if me == (t.front + 1) % t.seats else 0
    if t.phase > CHOOSE and (mine == 1 or me == t.front):
        out[FIGHT + t.act[mine]] = 1.0
        out[FIGHT + N_ACTS + t.act[1 - mine]] = 1.0
        out[FIGHT + 2 * N_ACTS + t.fate[mine]] = 1.0
        out[FIGHT + 2 * N_ACTS + N_FATES + t.fate[1 - mine]] = 1.0


@rule
def observe_other(t: Yard, me: int, s: int, out: Cells, at: int) -> None:
    out[at] = t.counts[DRAW + s] / 10
    out[at + 1] = t.counts[HAND + s] / 10
    out[at + 2] = (t.counts[DISCARDS + s] + t.counts[INCOMING + s]) / 10
    out[at + 3] = t.counts[CACHE + s] / 10
    out[at + 4] = t.capped[s]
    out[at + 5] = (t.marked[s] >> me) & 1
    out[at + 6] = (t.marked[me] >> s) & 1
    out[at + 7] = 1.0 if t.actor == s else 0.0
    put_kinds(t, out, at + 8, surely_held(t, me, s))
    put_kinds(t, out, at + 8 + COLUMNS, t.may[me, DRAW + s])
    put_kinds(t, out, at + 8 + 2 * COLUMNS, t.may[me, HAND + s])
    put_kinds(t, out, at + 8 + 3 * COLUMNS, t.may[me, DISCARDS + s] | t.may[me, ASIDE + s] | t.may[me, INCOMING + s])
    put_kinds(t, out, at + 8 + 4 * COLUMNS, t.may[me, CACHE + s])


@rule
def surely_held(t: Yard, me: int, s: int) -> int:
    """Cards that, as far as I know, can lie nowhere but with seat s."""
    here = 0
    elsewhere = 0
    for zone in range(HIDDEN):
        if zone < TOP and zone & 3 == s:
            here |= t.may[me, zone]
        else:
            elsewhere |= t.may[me, zone]
    return here & ~elsewhere
