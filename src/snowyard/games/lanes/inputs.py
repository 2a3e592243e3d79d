"""What the network of lanes looks at: cards counted by side, lane and rank, since it does not matter in which slot a card lies.

| from | what |
|---|---|
| 0 | the decision (one of six is 1), 6: I decide, 7: my turn, 8: action points / those of a turn, 9: turns played / 50 |
| 10 | cards in the pile / those of the start, 11: base cards locked, 12: cards in my hand / 8, 13: in theirs |
| 14 + 4 l | lane l: undecided, mine, theirs, both's or nobody's |
| 26 + r | my cards in hand of rank r + 1 (15 cells), / 2; 41 + r: cards of it that I have not seen, / 2 |
| 56 + 57 k | side k of six: my lanes 1 to 3, then theirs: |
| + r | face-up cards of rank r, / 2; + 16 + r: face-down ones that I know; + 32 + r: damage on face-up ones, / 4 |
| + 48 | cards / 4: all, face-down, unknown to me, frozen, locked, in a pair, ready to attack, eager; damage on face-down ones |
| 398 + r | the card that attacks or fires has rank r (0: unknown), 414 + r: the target has; 430: firings that wait / 4 |
"""

from __future__ import annotations

import numpy as np

from snowyard.games.lanes.cards import in_play, lowest, unlocked
from snowyard.games.lanes.content import LANES, RANKS
from snowyard.games.lanes.layout import OVER, SEATS, SECOND, UNDECIDED, Yard
from snowyard.games.lanes.secrets import known_to
from snowyard.kernel.bits import ones
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

HAND_AT, UNSEEN_AT, SIDE_AT, PER_SIDE = 26, 41, 56, 57
FIRING_AT = SIDE_AT + SEATS * LANES * PER_SIDE
TARGET_AT = FIRING_AT + RANKS
SIZE = TARGET_AT + RANKS + 1


@rule
def fourth(cards: int) -> float:
    """A fourth of how many cards a set has."""
    return 0.25 * ones(np.uint64(cards))


@rule
def look(t: Yard, seat: int, out: Cells) -> None:
    """Fill the cells, which are nought; t is what the seat may see."""
    look_at_table(t, seat, out)
    for rank in range(1, RANKS):
        out[HAND_AT + rank - 1] = 0.5 * t.hand[seat, rank]
        out[UNSEEN_AT + rank - 1] = 0.5 * (t.copies[rank - 1] - t.hand[seat, rank] - t.discard[0, rank] - t.discard[1, rank])
    for k in range(SEATS):
        owner = seat if k == 0 else 1 - seat
        known = known_to(t, seat, owner)
        seen = known & ((1 << t.used[owner]) - 1)
        while seen != 0:
            rank = t.rank[owner, lowest(seen)]
            seen &= seen - 1
            if rank > 0:
                out[UNSEEN_AT + rank - 1] -= 0.5
        for lane in range(LANES):
            look_at_side(t, owner, known, t.side[owner, lane], SIDE_AT + PER_SIDE * (LANES * k + lane), out)
    look_at_choice(t, out)


@rule
def look_at_table(t: Yard, me: int, out: Cells) -> None:
    if t.phase != OVER:
        out[t.phase] = 1.0
    out[6] = 1.0 if t.actor == me else 0.0
    out[7] = 1.0 if t.player == me else 0.0
    out[8] = t.points / t.actions
    out[9] = min(2.0, t.turn / 50)
    out[10] = t.pile_size / max(1, t.start_pile)
    out[11] = 1.0 if t.pile_size > 0 else 0.0
    out[12] = t.hand_size[me] / 8
    out[13] = t.hand_size[1 - me] / 8
    for lane in range(t.lanes):
        result = t.lane_result[lane]
        cell = 0 if result == UNDECIDED else 1 if result == 1 + me else 2 if result == 2 - me else 3
        out[14 + 4 * lane + cell] = 1.0


@rule
def look_at_side(t: Yard, owner: int, known: int, cards: int, at: int, out: Cells) -> None:
    """The cards of a side of a lane."""
    ready = cards & ~t.attacked[owner] & ~t.frozen[owner] & unlocked(t)
    out[at + 48] = fourth(cards)
    out[at + 49] = fourth(cards & ~t.face_up[owner])
    out[at + 50] = fourth(cards & ~known)
    out[at + 51] = fourth(cards & t.frozen[owner])
    out[at + 52] = fourth(cards & ~unlocked(t))
    out[at + 53] = fourth(cards & t.paired[owner])
    out[at + 54] = fourth(ready)
    out[at + 55] = fourth(cards & t.eager[owner])
    while cards != 0:
        slot = lowest(cards)
        cards &= cards - 1
        rank = t.rank[owner, slot] if known >> slot & 1 == 1 else 0
        if t.face_up[owner] >> slot & 1 == 1:
            out[at + rank] += 0.5
            out[at + 32 + rank] += 0.25 * t.damage[owner, slot]
        else:
            out[at + 16 + rank] += 0.5
            out[at + 56] += 0.25 * t.damage[owner, slot]


@rule
def look_at_choice(t: Yard, out: Cells) -> None:
    """What a choice in the middle of a move is about."""
    slot = t.firing if t.firing >= 0 else t.attacker
    if slot >= 0:
        out[FIRING_AT + t.rank[t.player, slot]] = 1.0
    if t.phase == SECOND and t.target >= 0:
        out[TARGET_AT + t.rank[1 - t.player, t.target]] = 1.0
    out[TARGET_AT + RANKS] = fourth(t.waiting & in_play(t, t.player))
