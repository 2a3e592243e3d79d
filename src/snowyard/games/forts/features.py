"""What a learner sees of forts, as numbers between 0 and about 1.

| from | what |
|---|---|
| 0 | the decision: act, react, pick a brick (one of three is 1) |
| 3 | actions left / actions of a turn |
| 4 | damage of the pending near miss / 10 |
| 5 | turns played / turn cap |
| 6 | 1 if the owner picks the brick of a near miss |
| 7 + 13 k | the player k seats to my left (k = 0: me; absent seats are zero): |
| + 0 | hit points / those of the start |
| + 1 | freeze points / most freeze points |
| + 2 | hide tokens / actions of a turn |
| + 3 | snowballs / 10, at most 2 |
| + 4 | 1 if it is this player's turn |
| + 5 | 1 if a throw at this player is pending |
| + 6 | 1 if this player decides now |
| + 7 .. 12 | points of the brick in slot 0 .. 5 / points of a new brick |
"""

from __future__ import annotations

from snowyard.games.forts.content import SLOTS
from snowyard.games.forts.layout import OVER, SEATS, Yard
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

PER_SEAT = 13
SIZE = 7 + PER_SEAT * SEATS


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    if t.phase != OVER:
        out[t.phase] = 1.0
    out[3] = t.actions_left / t.actions
    out[4] = t.damage / 10
    out[5] = t.turn / (t.turn_cap_per_player * t.seats)
    out[6] = t.near_miss_chooser
    for k in range(t.seats):
        s = (max(seat, 0) + k) % t.seats
        at = 7 + PER_SEAT * k
        out[at] = t.hit_points[s] / t.start_hit_points
        out[at + 1] = t.freeze_points[s] / max(1, t.start_freeze_points)
        out[at + 2] = t.hide_tokens[s] / t.actions
        out[at + 3] = min(2.0, t.snowballs[s] / 10)
        out[at + 4] = 1.0 if s == t.player else 0.0
        out[at + 5] = 1.0 if s == t.target else 0.0
        out[at + 6] = 1.0 if s == t.actor else 0.0
        for slot in range(SLOTS):
            out[at + 7 + slot] = t.brick[s, slot] / t.brick_points
