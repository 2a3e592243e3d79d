"""What a learner sees of splat, as numbers between 0 and about 1.

| from | what |
|---|---|
| 0 | the decision: act, defend (one of two is 1) |
| 2 + c | 1 if card c is in play (drawn in the standard game, thrown while a defender decides) |
| 8 + c | cards c in my hand / most cards of a hand |
| 14 + c | cards c discarded / copies of c |
| 20 + c | cards c that I cannot see (draw pile and hidden hands) / copies of c |
| 26 | draw pile / cards of the deck |
| 27 | turns played / turn cap |
| 28 | hit limit / 10 |
| 29, 30, 31 | 1 if the game is Strategic, if defenders choose, if discarding is free |
| 32 + 25 k | the player k seats to my left (k = 0: me; absent seats are zero): |
| + 0 | 1 if in |
| + 1, 2, 3 | Singles / 10, upright Doubles / 5, sideways Doubles that hit |
| + 4, 5, 6 | Walls / copies, fresh Forts / copies, cracked Forts / copies |
| + 7 | 1 if there is a Pile |
| + 8 | hits / hit limit |
| + 9 | protection / 10 |
| + 10, 11, 12 | 1 if it is this player's turn, if a throw at this player is pending, if this player decides now |
| + 13 + c | 1 if the smaller set of what is known of the hand has card c |
| + 19 + c | 1 if the larger set has it |
| 207 + 4 i | spare card i (absent from the printed game): 1 if in play; in my hand, discarded, unseen as above |
| 215 + 3 k | the player k seats to my left: spare cards 1 and 2 in front / copies; further Piles / most Piles |
"""

from __future__ import annotations

from snowyard.games.splat.cards import hits, protection, unseen
from snowyard.games.splat.content import FORT, KINDS, SPARES, WALL
from snowyard.games.splat.layout import OVER, SEATS, Yard
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

AT_SEATS = 32
PER_SEAT = 25
AT_SPARES = AT_SEATS + PER_SEAT * SEATS
AT_SPARES_OF_SEATS = AT_SPARES + 4 * SPARES
SIZE = AT_SPARES_OF_SEATS + 3 * SEATS


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    if t.phase != OVER:
        out[t.phase] = 1.0
    if 0 <= t.card < KINDS:
        out[2 + t.card] = 1.0
    cards = t.spares
    for kind in range(KINDS):
        cards += t.deck[kind]
        copies = max(1, t.deck[kind])
        if seat >= 0:
            out[8 + kind] = t.hand[seat, kind] / (t.hand_cards + 1)
        out[14 + kind] = t.discard[kind] / copies
        out[20 + kind] = unseen(t, seat, kind) / copies
    out[26] = t.draw_left / cards
    out[27] = t.turn / t.turn_cap
    out[28] = t.hit_limit / 10
    out[29] = t.strategic
    out[30] = t.protection_choice
    out[31] = t.strategic_discard
    for k in range(t.seats):
        s = (max(seat, 0) + k) % t.seats
        observe_player(t, s, AT_SEATS + PER_SEAT * k, out)
        out[AT_SPARES_OF_SEATS + 3 * k + 2] = t.more_piles[s] / max(1, t.most_piles)
    if t.spares > 0:
        observe_spares(t, seat, out)


@rule
def observe_spares(t: Yard, seat: int, out: Cells) -> None:
    for spare in range(SPARES):
        kind = KINDS + spare
        copies = max(1, t.deck[kind])
        at = AT_SPARES + 4 * spare
        out[at] = 1.0 if t.card == kind else 0.0
        if seat >= 0:
            out[at + 1] = t.spare_hand[seat, spare] / (t.hand_cards + 1)
        out[at + 2] = t.spare_discard[spare] / copies
        out[at + 3] = unseen(t, seat, kind) / copies
        for k in range(t.seats):
            out[AT_SPARES_OF_SEATS + 3 * k + spare] = t.spare_front[(max(seat, 0) + k) % t.seats, spare] / copies


@rule
def observe_player(t: Yard, s: int, at: int, out: Cells) -> None:
    out[at] = (t.alive >> s) & 1
    out[at + 1] = t.singles[s] / 10
    out[at + 2] = t.doubles[s] / 5
    out[at + 3] = t.sideways[s]
    out[at + 4] = t.walls[s] / max(1, t.deck[WALL])
    out[at + 5] = t.forts[s] / max(1, t.deck[FORT])
    out[at + 6] = t.cracked[s] / max(1, t.deck[FORT])
    out[at + 7] = (t.piles >> s) & 1
    out[at + 8] = hits(t, s) / t.hit_limit
    out[at + 9] = protection(t, s) / 10
    out[at + 10] = 1.0 if s == t.player else 0.0
    out[at + 11] = 1.0 if s == t.target else 0.0
    out[at + 12] = 1.0 if s == t.actor else 0.0
    for kind in range(KINDS):
        out[at + 13 + kind] = (t.narrow[s] >> kind) & 1
        out[at + 19 + kind] = (t.wide[s] >> kind) & 1
