"""What the network of village looks at: the marks of evaluate.py, and what the Kids of a side have, counted.

| from | what |
|---|---|
| 0 | the decision: phase 0 .. 13, 14: somebody may be answering with a card |
| 15 | one of six is 1: Turns left after this one, 5: or more |
| 21 | dice of face 1 .. 6 in the pool / most Command Dice, 27: inches of the move in hand / 12 |
| 28 | a throw is in hand: too close, required / 12, objects / 6, Size / 5, AIM used / 6, ICE, PITCH, MISSED, critical |
| 37 | the active Kid is of my team, of another; mine throws, theirs throws; mine is the target, theirs is; teams / 4 |
| 44 + 60 k | side k: my team, then all others together: |
| + 0 | the marks, each / its usual size |
| + 15 | Kids in play / 4, + 16 .. 22: with 0 .. 6 dice or more, + 23 .. 28: largest ball of size 0 .. 5, + 29 .. 32: AIM 0 .. 3 |
| + 33 | Kids that lie, are still to be activated, are on a road, on ice, all / 4; Points / 10; cards held / 6; team total / 20 |
| + 40 .. 47 | Kids of each unit type / 4, + 48 .. 51: with each Trait / 4 |
"""

from __future__ import annotations

from snowyard.games.village.cards import holder
from snowyard.games.village.evaluate import MARKS, best_ball, is_to_act, mark
from snowyard.games.village.features import observe_throw
from snowyard.games.village.layout import PAUSE, Yard
from snowyard.games.village.maps import ICE, ROAD
from snowyard.games.village.options import NO_CARDS
from snowyard.games.village.removal import team_total
from snowyard.games.village.sight import ground_at
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

USUAL = (5.0, 10.0, 2.0, 2.0, 4.0, 3.0, 4.0, 2.0, 3.0, 2.0, 4.0, 4.0, 2.0, 3.0, 3.0)
SIDE_AT, PER_SIDE = 44, 60
THROW_AT, THROW_SEEN = 28, 23
SCRATCH = SIDE_AT + 2 * PER_SIDE  # marks of one more team, nought again afterwards
SIZE = SCRATCH + MARKS


@rule
def look(t: Yard, seat: int, out: Cells) -> None:
    """Fill the cells, which are nought; t is what the seat may see."""
    mine = seat // t.players_per_team
    if t.ammunition > 0:
        observe_throw(t, out)
        for i in range(9):
            out[THROW_AT + 8 - i] = out[THROW_SEEN + 8 - i]
        for i in range(THROW_SEEN, THROW_AT):
            out[i] = 0.0
    out[14 if t.phase == PAUSE else t.phase] = 1.0
    out[15 + min(5, max(0, t.turns - t.turn - 1))] = 1.0
    for face in range(1, 7):
        out[20 + face] = t.pool[face] / t.most_dice
    out[27] = t.inches / 12
    if t.active >= 0:
        out[37 if t.team[t.active] == mine else 38] = 1.0
    if t.thrower >= 0:
        out[39 if t.team[t.thrower] == mine else 40] = 1.0
    if t.target >= 0:
        out[41 if t.team[t.target] == mine else 42] = 1.0
    out[43] = t.teams / 4
    for team in range(t.teams):
        at = SIDE_AT if team == mine else SIDE_AT + PER_SIDE
        mark(t, team, out[SCRATCH : SCRATCH + MARKS])
        for i in range(MARKS):
            out[at + i] += out[SCRATCH + i] / USUAL[i]
            out[SCRATCH + i] = 0.0
        out[at + 39] += team_total(t, team) / 20
    for kid in range(t.kids):
        look_at_kid(t, kid, SIDE_AT if t.team[kid] == mine else SIDE_AT + PER_SIDE, out)


@rule
def look_at_kid(t: Yard, kid: int, at: int, out: Cells) -> None:
    out[at + 37] += t.points[kid] / 10
    if t.cards != NO_CARDS and t.in_play[kid] == 1:
        out[at + 38] += t.hand_size[holder(t, kid)] / 6
    if t.in_play[kid] == 0:
        return
    out[at + 15] += 0.25
    out[at + 16 + min(6, t.dice[kid])] += 0.5
    out[at + 23 + best_ball(t, kid)] += 0.5
    out[at + 29 + min(3, t.aim[kid])] += 0.5
    out[at + 33] += 0.25 * t.down[kid]
    if is_to_act(t, kid):
        out[at + 34] += 0.25
    ground = ground_at(t, t.x[kid], t.y[kid])
    if ground == ROAD:
        out[at + 35] += 0.25
    if ground == ICE:
        out[at + 36] += 0.25
    out[at + 40 + min(7, t.kind[kid])] += 0.25
    for trait in range(4):
        out[at + 48 + trait] += 0.25 * ((t.trait[kid] >> trait) & 1)
