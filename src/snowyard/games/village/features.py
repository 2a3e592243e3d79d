"""What a learner sees of village, as numbers of about 0 to 1. Teams are counted from one's own (0), then in order.

| from | what |
|---|---|
| 0 | the decision: phase 0 .. 13 (see layout.py), 14: somebody may be answering with a card |
| 15 | Turns completed / 6 |
| 16 | inches of the move in hand / 12 |
| 17 .. 22 | dice of face 1 .. 6 in the pool / most Command Dice (6) |
| 23 | a throw is in hand: too close, required / 12, objects / 6, Size / 5, AIM used / 6, ICE, PITCH, MISSED, critical |
| 32 | cards in the deck / those for twelve Kids (192) |
| 33 .. 40 | discarded cards of each kind / those for twelve Kids (24) |
| 41 .. 44 | corners: 1 if ours, -1 if another team's |
| 45 | 1 if surrender, melting, giving anywhere, Kids as objects, centre measure (five cells) |
| 50 + 48 k | the Kid in slot k % 6 of team k // 6 (absent Kids are zero): |
| + 0 | in play, lying, mine, active, asked or moving, throwing, target, still to be activated (eight cells) |
| + 8 | x / 48, y / 48 |
| + 10 .. 15 | unit type (the spare ones: 43, 44) |
| + 16 .. 19 | Traits |
| + 20 | Command Dice / most of its type (6), AIM / 6, preparation / 6, Points / 10 |
| + 24 .. 28 | snowballs of Size 1 .. 5 / 3 |
| + 29 | on road, on ice |
| + 31 | cards held / 6 |
| + 32 .. 39 | cards of each kind that I know of / copies for a Kid (2) |
| + 40 | I see it from the active Kid, required number at Size 1 / 12, too close for a fair throw |
| + 45, 46 | the same of the spare cards |
| + 47 | of the first two Kids: discarded cards of the spare kinds / those for twelve Kids |
| 1202 | planes of 47 x 47 points, by point index: where one may stand; road 1, ice 0.5; points to choose from |
"""

from __future__ import annotations

from snowyard.games.village.cards import holder
from snowyard.games.village.content import CARDS, SPARE_1, SPARE_CARD
from snowyard.games.village.geometry import rect_distance2
from snowyard.games.village.lattice import PAD, POINTS, SIDE
from snowyard.games.village.layout import OVER, PAUSE, Yard
from snowyard.games.village.maps import ICE, ROAD
from snowyard.games.village.options import KIDS, MELT, NO_CARDS, SLOTS, TEAMS
from snowyard.games.village.sight import VISIBLE, blocker, count_objects, gap2, ground_at, required_number, within
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

KID_AT = 50
PER_KID = 48
PLANES_AT = KID_AT + PER_KID * TEAMS * SLOTS
SIZE = PLANES_AT + 3 * POINTS


@rule
def observe(t: Yard, seat: int, out: Cells) -> None:
    out[14 if t.phase == PAUSE else t.phase] = 1.0
    out[15] = t.turn / 6
    out[16] = t.inches / 12
    for face in range(1, 7):
        out[16 + face] = t.pool[face] / t.most_dice
    if t.ammunition > 0:
        observe_throw(t, out)
    copies = 0
    for card in range(CARDS):
        copies += t.copies[card]
        at = 33 + card if card < SPARE_CARD else KID_AT + PER_KID * (card - SPARE_CARD) + 47
        out[at] = t.discard[card] / max(1, KIDS * t.copies[card])
    out[32] = t.deck_left / max(1, KIDS * copies)
    mine = max(seat, 0) // t.players_per_team
    for corner in range(4):
        if t.corner_owner[corner] >= 0:
            out[41 + corner] = 1.0 if t.corner_owner[corner] == mine else -1.0
    out[45] = t.surrender
    out[46] = 1.0 if t.snowman_last_die == MELT else 0.0
    out[47] = t.gather_give_anywhere
    out[48] = t.kids_are_objects
    out[49] = t.measure
    for kid in range(t.kids):
        team = (t.team[kid] - mine) % t.teams
        observe_kid(t, seat, kid, out, KID_AT + PER_KID * (SLOTS * team + t.slot[kid]))
    observe_planes(t, out)


@rule
def observe_throw(t: Yard, out: Cells) -> None:
    out[23] = t.too_close
    out[24] = t.required / 12
    out[25] = t.objects / 6
    out[26] = t.size / 5
    out[27] = t.aim_used / 6
    out[28] = 1.0 if t.ice_played > 0 else 0.0
    out[29] = 1.0 if t.pitch_played > 0 else 0.0
    out[30] = 1.0 if t.missed_played > 0 else 0.0
    out[31] = t.critical


@rule
def observe_kid(t: Yard, seat: int, kid: int, out: Cells, at: int) -> None:
    out[at] = t.in_play[kid]
    out[at + 1] = t.down[kid]
    out[at + 2] = 1.0 if t.owner[kid] == seat else 0.0
    out[at + 3] = 1.0 if t.active == kid else 0.0
    out[at + 4] = 1.0 if t.asked == kid or t.mover == kid else 0.0
    out[at + 5] = 1.0 if t.thrower == kid else 0.0
    out[at + 6] = 1.0 if t.target == kid else 0.0
    for i in range(t.place, t.order_count):
        if t.order[i] == kid and t.phase != OVER and t.in_play[kid] == 1:
            out[at + 7] = 1.0
    out[at + 8] = t.x[kid] / 48
    out[at + 9] = t.y[kid] / 48
    out[at + (10 if t.kind[kid] < SPARE_1 else 43 - SPARE_1) + t.kind[kid]] = 1.0
    for trait in range(4):
        out[at + 16 + trait] = (t.trait[kid] >> trait) & 1
    out[at + 20] = t.dice[kid] / t.dice_of[t.kind[kid]]
    out[at + 21] = t.aim[kid] / 6
    out[at + 22] = t.prepared[kid] / 6
    out[at + 23] = t.points[kid] / 10
    for size in range(1, 6):
        out[at + 23 + size] = t.balls[kid, size] / 3
    if t.in_play[kid] == 1:
        ground = ground_at(t, t.x[kid], t.y[kid])
        out[at + 29] = 1.0 if ground == ROAD else 0.0
        out[at + 30] = 1.0 if ground == ICE else 0.0
    if t.cards != NO_CARDS:
        held = holder(t, kid)
        out[at + 31] = t.hand_size[held] / 6
        for card in range(CARDS):
            out[at + (32 if card < SPARE_CARD else 45 - SPARE_CARD) + card] = t.hand[held, card] / max(1, t.copies[card])
    if t.active >= 0 and t.in_play[kid] == 1 and t.in_play[t.active] == 1 and t.team[kid] != t.team[t.active]:
        out[at + 40] = 1.0 if blocker(t, t.active, kid) == VISIBLE else 0.0
        objects = count_objects(t, t.active, kid)
        out[at + 41] = required_number(t, t.active, kid, 1, t.aim[t.active], objects) / 12
        out[at + 42] = 1.0 if within(t, gap2(t, t.active, kid), t.close_inches) else 0.0


@rule
def observe_planes(t: Yard, out: Cells) -> None:
    for y in range(1, SIDE + 1):
        stand = t.clear[0, y + PAD] >> (1 + PAD)
        choices = t.reach[y + PAD] >> (1 + PAD)
        at = PLANES_AT + SIDE * (y - 1)
        for i in range(SIDE):
            if (stand >> i) & 1 == 1:
                out[at + i] = 1.0
        if choices != 0:
            for i in range(SIDE):
                if (choices >> i) & 1 == 1:
                    out[at + 2 * POINTS + i] = 1.0
    for i in range(t.area_count):  # road beats ice: VILLAGE-05
        if t.area[i, 0] == ICE:
            observe_area(t, i, 0.5, out)
    for i in range(t.area_count):
        if t.area[i, 0] == ROAD:
            observe_area(t, i, 1.0, out)


@rule
def observe_area(t: Yard, i: int, value: float, out: Cells) -> None:
    r = t.area[i, 5]
    for y in range(max(1, t.area[i, 2] - r), min(SIDE, t.area[i, 4] + r) + 1):
        for x in range(max(1, t.area[i, 1] - r), min(SIDE, t.area[i, 3] + r) + 1):
            if r == 0 or rect_distance2(x, y, t.area[i, 1], t.area[i, 2], t.area[i, 3], t.area[i, 4]) <= r * r:
                out[PLANES_AT + POINTS + SIDE * (y - 1) + x - 1] = value
