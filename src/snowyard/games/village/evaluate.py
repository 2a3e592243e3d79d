"""How a table of village stands, judged without playing on: each team's prospect in log odds.

The marks of a team are sums over its Kids; WEIGHTS has a row of weights for each number of Turns left, fitted to games of the
hand-written player with itself (bench/fit_village.py): one set for two teams, one for more.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from snowyard.games.village.content import SIZES
from snowyard.games.village.layout import Yard
from snowyard.games.village.maps import SNOW
from snowyard.games.village.removal import in_play, team_total
from snowyard.games.village.sight import VISIBLE, blocker, count_objects, gap2, ground_at, required_number
from snowyard.kernel.rule import rule

MARKS = 15
(
    TOTAL,
    DICE,
    LAST_DIE,
    TWO_DICE,
    BEST_BALL,
    SPARE_BALLS,
    AIMS,
    DOWN,
    TO_ACT,
    IN_SIGHT,
    THROW_SOON,
    THROW_LATER,
    DANGER,
    FAR,
    OFF_SNOW,
) = range(MARKS)
WEIGHTS = np.array(
    [
        [  # two teams
            [0.932, 0.106, -0.150, -0.076, 0.026, 0.030, 0.092, -0.600, 0.000, 0.607, 0.041, 0.000, -0.761, -0.486, -0.191],
            [0.498, 0.200, -0.308, -0.109, 0.028, 0.030, 0.083, -0.600, 0.231, 0.886, 0.094, 0.000, -0.457, -0.438, -0.211],
            [0.372, 0.250, -0.363, -0.087, 0.073, 0.030, 0.096, -0.600, 0.243, 1.326, 0.066, 0.000, -0.430, -0.255, -0.163],
            [0.324, 0.296, -0.190, -0.073, 0.094, 0.030, 0.098, -0.600, 0.224, 1.378, 0.050, 0.000, -0.274, -0.153, -0.123],
            [0.280, 0.318, -0.027, -0.063, 0.105, 0.030, 0.084, -0.600, 0.217, 1.077, 0.029, 0.000, -0.479, -0.111, -0.078],
            [0.310, 0.323, -0.025, -0.014, 0.130, 0.030, 0.086, -0.600, 0.329, 0.735, 0.000, 0.000, -0.752, -0.127, -0.086],
        ],
        [  # more
            [1.809, 0.073, -0.060, -0.162, 0.085, 0.042, 0.169, -0.600, 0.056, 1.280, 0.101, 0.006, -0.582, -0.138, 0.000],
            [1.105, 0.134, 0.000, -0.290, 0.080, 0.082, 0.139, -0.600, 0.468, 1.272, 0.083, 0.006, -0.618, -0.197, -0.066],
            [0.839, 0.213, 0.000, -0.231, 0.095, 0.075, 0.116, -0.600, 0.424, 1.287, 0.035, 0.002, -0.739, -0.240, -0.130],
            [0.700, 0.243, 0.000, -0.294, 0.121, 0.030, 0.110, -0.600, 0.360, 1.224, 0.030, 0.000, -0.880, -0.201, -0.045],
            [0.649, 0.257, 0.000, -0.037, 0.142, 0.030, 0.131, -0.600, 0.350, 0.915, 0.000, 0.000, -1.050, -0.185, -0.037],
            [0.640, 0.259, 0.000, 0.000, 0.123, 0.030, 0.140, -0.600, 0.443, 0.443, 0.000, 0.080, -1.208, -0.155, -0.039],
        ],
    ]
)
AT_LEAST = np.array([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0], np.int64)
"""Of 36 rolls of two dice, those whose sum is so much or more."""
COLD_FROM = np.array([4, 4, 5, 4, 4, 4, 4, 4], np.int64)
COLD_FOR = np.array([1, 1, 1, 1, 2, 1, 1, 1], np.int64)
"""What the printed units stand (`units.*.effect`, `units.*.effect_dice`): the weights are fitted to these."""


@rule
def best_ball(t: Yard, kid: int) -> int:
    """The largest snowball that a Kid has; 0: none."""
    for size in range(SIZES, 0, -1):
        if t.balls[kid, size] > 0:
            return size
    return 0


@rule
def hit_chance(t: Yard, required: int) -> int:
    """Of 36; a critical miss misses and a critical hit hits whatever is needed."""
    return int(AT_LEAST[min(max(required, t.critical_miss + 1), t.critical_hit)])


@rule
def good_range(t: Yard) -> int:
    """In u: base edges within the first distance of throws, which is 6 inches as printed."""
    return int(2 * t.near_inches + 2)


@rule
def is_to_act(t: Yard, kid: int) -> bool:
    """Is this Kid's activation still to come in this Turn (or going on)?"""
    if t.active == kid:
        return True
    for place in range(t.place, t.order_count):
        if t.order[place] == kid:
            return True
    return False


@rule
def damage(t: Yard, size: int, target: int) -> float:
    """What a hit is worth in dice: those it should cost, and more if it may be the last."""
    unit = t.kind[target]
    cold: float = ((7 - t.cold_from[unit]) * COLD_FOR[unit]) / ((7 - COLD_FROM[unit]) * t.cold_for[unit])  # 1 as printed
    lost: float = 0.5 * size * cold
    left: int = t.dice[target]
    if lost >= left:
        return left + 3.0
    return lost + 3.0 * lost * lost / (left * left)


@rule
def mark(t: Yard, team: int, out: Any) -> None:
    """The marks of a team."""
    for i in range(MARKS):
        out[i] = 0.0
    if in_play(t, team) == 0:
        return
    out[TOTAL] = team_total(t, team) / max(1, t.hit_points)  # in hits, whatever one is worth
    for kid in range(t.first_kid[team], t.first_kid[team] + t.team_size[team]):
        if t.in_play[kid] == 1:
            mark_kid(t, kid, out)


@rule
def mark_kid(t: Yard, kid: int, out: Any) -> None:
    dice: int = t.dice[kid]
    ball = best_ball(t, kid)
    soon = is_to_act(t, kid)
    out[DICE] += dice
    if dice == 1:
        out[LAST_DIE] += 1.0
    elif dice == 2:
        out[TWO_DICE] += 1.0
    if soon:
        out[TO_ACT] += 1.0
    if soon or t.turn + 1 < t.turns:
        balls = 0
        for size in range(1, SIZES + 1):
            balls += t.balls[kid, size]
        if balls > 0:
            out[BEST_BALL] += 1.0 + 0.5 * ball
        out[SPARE_BALLS] += min(2, max(0, balls - 1))
        out[AIMS] += min(3, t.aim[kid])
        out[DOWN] += t.down[kid]
        if ground_at(t, t.x[kid], t.y[kid]) != SNOW:
            out[OFF_SNOW] += 1.0
    mark_sight(t, kid, ball, soon, out)


@rule
def mark_sight(t: Yard, kid: int, ball: int, soon: bool, out: Any) -> None:
    """What it could throw at, and who sees it."""
    armed = 0.0
    place = 0.0
    nearest = 1000000
    danger = 0.0
    for other in range(t.kids):
        if t.in_play[other] == 1 and t.team[other] != t.team[kid]:
            nearest = min(nearest, gap2(t, kid, other))
            if blocker(t, kid, other) == VISIBLE:
                objects = count_objects(t, kid, other)
                place = max(place, chance(t, kid, other, 1, 0, objects))
                if ball > 0:
                    armed = max(armed, chance(t, kid, other, ball, t.aim[kid], objects) * (1.0 + damage(t, ball, other)))
                theirs = max(1, best_ball(t, other))
                threat = chance(t, other, kid, theirs, t.aim[other], objects) * damage(t, theirs, kid)
                if t.turn + 1 < t.turns or is_to_act(t, other):
                    danger += threat
    if soon:
        out[THROW_SOON] += armed
        out[IN_SIGHT] += place
    elif t.turn + 1 < t.turns:
        out[THROW_LATER] += armed
        out[IN_SIGHT] += place
    out[DANGER] += danger / max(1, t.dice[kid])
    out[FAR] += 0.1 * max(0.0, math.sqrt(nearest) - good_range(t))


@rule
def chance(t: Yard, kid: int, target: int, size: int, aim: int, objects: int) -> float:
    return hit_chance(t, required_number(t, kid, target, size, aim, objects)) / 36.0


@rule
def prospect(t: Yard, team: int, out: Any) -> float:
    """How a team stands, in log odds against another."""
    if in_play(t, team) == 0:
        return -20.0
    mark(t, team, out)
    teams = 0 if t.teams == 2 else 1
    row = min(5, max(0, t.turns - t.turn - 1))
    stands = 0.0
    for i in range(MARKS):
        stands += WEIGHTS[teams, row, i] * out[i]
    return stands
