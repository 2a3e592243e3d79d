"""What a learner sees of splat, as numbers between 0 and about 1.

| from | what |
|---|---|
| 0 | the decision: act, defend (one of two is 1) |
| 2 + c | 1 if card c is in play (drawn in the standard game, thrown while a defender decides) |
| 8 + c | cards c in my hand / 3 |
| 14 + c | cards c discarded / copies of c |
| 20 + c | cards c that I cannot see (draw pile and hidden hands) / copies of c |
| 26 | draw pile / 100 |
| 27 | turns played / turn cap |
| 28 | hit limit / 10 |
| 29, 30, 31 | 1 if the game is Strategic, if defenders choose, if discarding is free |
| 32 + 25 k | the player k seats to my left (k = 0: me; absent seats are zero): |
| + 0 | 1 if in |
| + 1, 2, 3 | Singles / 10, upright Doubles / 5, sideways Doubles that hit |
| + 4, 5, 6 | Walls / 5, fresh Forts / 5, cracked Forts / 5 |
| + 7 | 1 if there is a Pile |
| + 8 | hits / hit limit |
| + 9 | protection / 10 |
| + 10, 11, 12 | 1 if it is this player's turn, if a throw at this player is pending, if this player decides now |
| + 13 + c | 1 if the smaller set of what is known of the hand has card c |
| + 19 + c | 1 if the larger set has it |
"""

from __future__ import annotations

from snowyard.games.splat.cards import hits, protection, unseen
from snowyard.games.splat.layout import COPIES, KINDS, OVER, SEATS, Yard
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

AT_SEATS = 32
PER_SEAT = 25
SIZE = AT_SEATS + PER_SEAT * SEATS


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    if t.phase != OVER:
        out[t.phase] = 1.0
    if t.card >= 0:
        out[2 + t.card] = 1.0
    for kind in range(KINDS):
        if seat >= 0:
            out[8 + kind] = t.hand[seat, kind] / 3
        out[14 + kind] = t.discard[kind] / COPIES[kind]
        out[20 + kind] = unseen(t, seat, kind) / COPIES[kind]
    out[26] = t.draw_left / 100
    out[27] = t.turn / t.turn_cap
    out[28] = t.hit_limit / 10
    out[29] = t.strategic
    out[30] = t.protection_choice
    out[31] = t.strategic_discard
    for k in range(t.seats):
        observe_player(t, (max(seat, 0) + k) % t.seats, AT_SEATS + PER_SEAT * k, out)


@rule
def observe_player(t: Yard, s: int, at: int, out: Cells) -> None:
    out[at] = (t.alive >> s) & 1
    out[at + 1] = t.singles[s] / 10
    out[at + 2] = t.doubles[s] / 5
    out[at + 3] = t.sideways[s]
    out[at + 4] = t.walls[s] / 5
    out[at + 5] = t.forts[s] / 5
    out[at + 6] = t.cracked[s] / 5
    out[at + 7] = (t.piles >> s) & 1
    out[at + 8] = hits(t, s) / t.hit_limit
    out[at + 9] = protection(t, s) / 10
    out[at + 10] = 1.0 if s == t.player else 0.0
    out[at + 11] = 1.0 if s == t.target else 0.0
    out[at + 12] = 1.0 if s == t.actor else 0.0
    for kind in range(KINDS):
        out[at + 13 + kind] = (t.narrow[s] >> kind) & 1
        out[at + 19 + kind] = (t.wide[s] >> kind) & 1
