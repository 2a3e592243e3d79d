"""What a learner sees of lanes, as numbers between 0 and about 1. "I" am the seat that looks, "they" the other.

| from | what |
|---|---|
| 0 | the decision: action, second target, order, discard, look, move (one of six is 1) |
| 6 | 1 if I decide |
| 7 | 1 if it is my turn |
| 8 | action points / those of a turn |
| 9 | turns played / 50, at most 2 |
| 10 | cards in the pile / those of the start |
| 11 | 1 if the base cards are locked |
| 12 | cards in my hand / twice those of the start |
| 13 | cards in their hand / twice those of the start |
| 14 | options: first turn's points / those of a turn, hands count in lane wins, must act, mutual lane for nobody |
| 18 | options: pair of tens split, pair of tens double, optional twinstrike, discards face-up, kinged Ace fresh |
| 23 + 4 l | lane l: undecided, mine, theirs, both mine and theirs or nobody's |
| 35 + r | my cards in hand of rank r + 1 (13 cells), / its copies |
| 48 + r | cards of rank r + 1 that I have not seen, / its copies |
| 61 + 30 s | my slot s (0 .. 20), then from 691 their slot s: |
| + 0 | 1 if the slot is used |
| + 1, 2, 3 | 1 if it is in play in lane 1, 2, 3 (none of them: it is dead or unused) |
| + 4 | face-up |
| + 5 | damage / the most that a card bears |
| + 6 | frozen |
| + 7 | attacks made this turn / 2 |
| + 8 | its ACTION fired: it may attack twice |
| + 9 | in a pair |
| + 10 | pending firings / 2 |
| + 11 | it is the attacker, the target or the firing card of the pending choice |
| + 12 | I know its rank |
| + 13 | they know its rank |
| + 14 | locked |
| + 15 + r | it has rank r + 1 (only if I know; 13 cells) |
| + 28 | killed face-down: no TRAP |
| + 29 | its partner's slot + 1, / 21 |
| 1321 + r | my cards in hand of the spare rank r + 1 (of two), / its copies |
| 1323 + r | cards of the spare rank r + 1 that I have not seen, / its copies |
| 1325 + 2 s + r | my slot s has the spare rank r + 1 (only if I know), then from 1367 their slot s |
"""

from __future__ import annotations

from snowyard.games.lanes.cards import in_play, unlocked
from snowyard.games.lanes.content import LANES, PRINTED, RANKS, SLOTS
from snowyard.games.lanes.layout import OVER, SEATS, SECOND, UNDECIDED, Yard
from snowyard.games.lanes.options import DOUBLE, SPLIT
from snowyard.games.lanes.secrets import known_to
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

LANE_AT = 23
HAND_AT = 35
UNSEEN_AT = 48
SLOT_AT = 61
PER_SLOT = 30
SPARES = RANKS - 1 - PRINTED
SPARE_HAND_AT = SLOT_AT + SEATS * SLOTS * PER_SLOT  # spare ranks lie behind all else: a printed game's cells keep their places
SPARE_UNSEEN_AT = SPARE_HAND_AT + SPARES
SPARE_SLOT_AT = SPARE_UNSEEN_AT + SPARES
SIZE = SPARE_SLOT_AT + SEATS * SLOTS * SPARES


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    me = max(seat, 0)
    observe_table(t, me, out)
    for rank in range(1, RANKS):
        copies = t.copies[rank - 1]
        out[cell_of(rank, HAND_AT, SPARE_HAND_AT)] = t.hand[me, rank] / max(1, copies)
        unseen = copies - t.hand[me, rank] - t.discard[0, rank] - t.discard[1, rank]
        for owner in range(SEATS):
            known = known_to(t, seat, owner)
            for slot in range(t.used[owner]):
                if known >> slot & 1 == 1 and t.rank[owner, slot] == rank:
                    unseen -= 1
        out[cell_of(rank, UNSEEN_AT, SPARE_UNSEEN_AT)] = unseen / max(1, copies)  # divided once: cells are rounded
    observe_side(t, seat, me, 0, out)
    observe_side(t, seat, 1 - me, 1, out)


@rule
def observe_side(t: Yard, seat: int, owner: int, k: int, out: Cells) -> None:
    """The owner's slots, as the k-th of both sides."""
    known = known_to(t, seat, owner)
    for slot in range(t.used[owner]):
        at = SLOT_AT + PER_SLOT * (SLOTS * k + slot)
        observe_slot(t, max(seat, 0), owner, slot, at, out)
        if known >> slot & 1 == 1:
            rank = t.rank[owner, slot]
            out[at + 12] = 1.0
            out[cell_of(rank, at + 15, SPARE_SLOT_AT + SPARES * (SLOTS * k + slot))] = 1.0


@rule
def cell_of(rank: int, printed: int, spare: int) -> int:
    """The cell of this rank: of those that begin at `printed`, or at `spare`."""
    return printed + rank - 1 if rank <= PRINTED else spare + rank - 1 - PRINTED


@rule
def observe_table(t: Yard, me: int, out: Cells) -> None:
    if t.phase != OVER:
        out[t.phase] = 1.0
    out[6] = 1.0 if t.actor == me else 0.0
    out[7] = 1.0 if t.player == me else 0.0
    out[8] = t.points / t.actions
    out[9] = min(2.0, t.turn / 50)
    out[10] = t.pile_size / max(1, t.start_pile)
    out[11] = 1.0 if t.pile_size > 0 else 0.0
    out[12] = t.hand_size[me] / max(1, 2 * t.start_hand)
    out[13] = t.hand_size[1 - me] / max(1, 2 * t.start_hand)
    out[14] = t.first_points / t.actions
    out[15] = t.hands_count
    out[16] = t.must_act
    out[17] = t.mutual_lane
    out[18] = 1.0 if t.pair_of_tens == SPLIT else 0.0
    out[19] = 1.0 if t.pair_of_tens == DOUBLE else 0.0
    out[20] = t.twinstrike_optional
    out[21] = t.view_discard
    out[22] = t.kinged_ace
    for lane in range(t.lanes):
        result = t.lane_result[lane]
        cell = 0 if result == UNDECIDED else 1 if result == 1 + me else 2 if result == 2 - me else 3
        out[LANE_AT + 4 * lane + cell] = 1.0


@rule
def observe_slot(t: Yard, me: int, owner: int, slot: int, at: int, out: Cells) -> None:
    """One slot, its rank apart."""
    card = 1 << slot
    out[at] = 1.0
    for lane in range(LANES):
        if t.side[owner, lane] & card != 0:
            out[at + 1 + lane] = 1.0
    alive = in_play(t, owner) & card != 0
    face_up = t.face_up[owner] & card != 0
    out[at + 4] = 1.0 if face_up else 0.0
    out[at + 5] = t.damage[owner, slot] / max(1, t.hardest - 1)
    out[at + 6] = 1.0 if t.frozen[owner] & card != 0 else 0.0
    out[at + 7] = ((t.attacked[owner] >> slot & 1) + (t.attacked_twice[owner] >> slot & 1)) / 2
    out[at + 8] = 1.0 if t.eager[owner] & card != 0 else 0.0
    out[at + 9] = 1.0 if t.partner[owner, slot] >= 0 else 0.0
    out[at + 10] = t.pending[slot] / 2 if owner == t.player else 0.0
    if owner == t.player:
        chosen = slot == t.firing or slot == t.attacker
    else:
        chosen = t.phase == SECOND and slot == t.target
    out[at + 11] = 1.0 if chosen else 0.0
    out[at + 13] = 1.0 if t.known[1 - me, owner] & card != 0 else 0.0
    out[at + 14] = 1.0 if alive and unlocked(t) & card == 0 else 0.0
    out[at + 28] = 1.0 if not alive and not face_up else 0.0
    out[at + 29] = (t.partner[owner, slot] + 1) / 21
