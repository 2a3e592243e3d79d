"""The hand-written player of village: gathers while it is out of range, grows one good snowball, moves where it can
throw, aims when a throw is unlikely, throws at good odds, and cheats only when that is worth the risk."""

from __future__ import annotations

import numpy as np

from snowyard.games.village.cards import card_dice
from snowyard.games.village.content import FREE, GRANDMA, ICE, MIRACLE, MISSED, NOTDONE, PITCH, POINT_LOST, SAVED, SPARES
from snowyard.games.village.fighting import victims
from snowyard.games.village.geometry import distance2
from snowyard.games.village.evaluate import best_ball, good_range, hit_chance, prospect
from snowyard.games.village.lattice import ALL, PAD, SIDE
from snowyard.games.village.layout import (
    AIM,
    AMMUNITION,
    CONTACT,
    DASHING,
    DEPLOY,
    DEST,
    END,
    GATHER,
    GATHER_USES,
    GETUP,
    GROW,
    HIT_TARGET,
    MAIN,
    MIRACLE_WINDOW,
    MOVE,
    NEW,
    PASS,
    PICK_TRAIT,
    PLAY_DRAW,
    PLAY_GRANDMA,
    PLAY_ICE,
    PLAY_MIRACLE,
    PLAY_MISSED,
    PLAY_NOTDONE,
    PLAY_PITCH,
    PLAY_SAVED,
    PLAY_SPARE,
    PREPARE,
    RECOVER,
    REGROW,
    SHOVE,
    SHOVING,
    SLIDING,
    START_OTHER,
    START_SELF,
    SURRENDER,
    THROW,
    THROW_SHOOTER,
    THROW_TARGET,
    THROW_USES,
    TRAIT,
    Yard,
)
from snowyard.games.village.maps import SNOW
from snowyard.games.village.options import KIDS
from snowyard.games.village.removal import in_play
from snowyard.games.village.sight import VISIBLE, blocker, count_objects, gap2, ground_at, required_number, within
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below, weigh
from snowyard.kernel.floats import exp_of
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

PLACED, AWAY, TOWARDS = range(3)  # what a point is chosen for
MIDDLE = 24
WORTH_A_THROW = 900  # less than this, and one aims or grows first


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    phase = t.phase
    if phase == MAIN:
        return choose_main(t, mask)
    if phase == DEST or phase == DEPLOY:
        return choose_point(t, luck)
    if phase == TRAIT:
        return any_of(mask, luck, PICK_TRAIT, SURRENDER)
    if phase == SHOVE:
        return choose_shove(t)
    if phase < START_OTHER:
        return bits.kth(mask, below(luck, bits.count(mask)))
    return choose_card(t, mask)


@rule
def any_of(mask: Mask, luck: Cells, first: int, end: int) -> int:
    """A random legal action of a range."""
    chosen = -1
    seen = 0
    for action in range(first, end):
        if bits.has(mask, action):
            seen += 1
            if below(luck, seen) == 0:
                chosen = action
    return chosen


# ---- cards


@rule
def card_like(t: Yard, mask: Mask, action: int, card: int) -> int:
    """The move that plays a printed card, or a spare one that is like it; PASS: neither can be played."""
    if bits.has(mask, action):
        return action
    if t.spare_cards == 1:
        for spare in range(SPARES):
            if t.spare_does[spare] == card and bits.has(mask, PLAY_SPARE + spare):
                return PLAY_SPARE + spare
    return PASS


@rule
def choose_card(t: Yard, mask: Mask) -> int:
    phase = t.phase
    found = PASS
    if phase == START_SELF:
        if t.dice[t.asked] <= 4:
            found = card_like(t, mask, PLAY_NOTDONE, NOTDONE)
        if found == PASS and best_ball(t, t.asked) < 3:
            found = card_like(t, mask, PLAY_SAVED + 2, SAVED)
    elif phase == MIRACLE_WINDOW:
        return card_like(t, mask, PLAY_MIRACLE, MIRACLE)
    elif phase == THROW_SHOOTER:
        if 6 <= t.required <= 10:
            found = card_like(t, mask, PLAY_PITCH, PITCH)
        if found == PASS and (t.too_close == 1 or t.required <= 8):
            found = card_like(t, mask, PLAY_ICE, ICE)
    elif phase == THROW_TARGET:
        if t.required <= 8 or t.pitch_played > 0:
            found = card_like(t, mask, PLAY_MISSED, MISSED)
    elif phase == HIT_TARGET:
        threat = t.size + t.critical * t.critical_dice + card_dice(t, ICE, t.ice_played)
        if threat >= 3 or t.dice[t.asked] <= threat:
            found = card_like(t, mask, PLAY_GRANDMA, GRANDMA)
    return found if found != PASS else card_like(t, mask, PLAY_DRAW, MIRACLE)


# ---- spending dice


@rule
def best_throw(t: Yard, kid: int, mask: Mask) -> int:
    """The legal throw of the highest worth that is worth it; -1: none."""
    best = WORTH_A_THROW
    choice = -1
    for target in range(t.kids):
        objects = -1  # they are the same whatever is thrown
        for ammunition in range(1, AMMUNITION + 1):
            use = AMMUNITION * target + ammunition - 1
            action = legal_payment(mask, THROW + use, THROW_USES)
            if action >= 0:
                if objects < 0:
                    objects = count_objects(t, kid, target)
                worth = throw_worth(t, kid, target, ammunition, objects)
                if worth > best:
                    best = worth
                    choice = action
    return choice


@rule
def legal_payment(mask: Mask, action: int, step: int) -> int:
    """The cheapest legal payment: own face, then Trait, then Wild; -1: none."""
    for payment in range(3):
        if bits.has(mask, action + step * payment):
            return action + step * payment
    return -1


@rule
def throw_worth(t: Yard, kid: int, target: int, ammunition: int, objects: int) -> int:
    """In thousandths: a Point and the dice it should cost the target, times twice the chance to hit; less what cheating
    costs. `objects`: between the two."""
    size = t.own_piece if ammunition == AMMUNITION else ammunition
    loss = 1000 * (7 - t.cold_from[t.kind[target]]) // 6 * size
    together = t.cold_for[t.kind[target]]
    if together > 1:
        loss = max(0, loss // together - 250 * (together - 1))
    gain = 1000 * t.hit_points + 7 * min(loss, 1000 * t.dice[target]) // 10
    if loss >= 1000 * t.dice[target]:
        gain += 3000
    if ammunition == AMMUNITION:
        gain -= 1200
    if within(t, gap2(t, kid, target), t.close_inches):
        return int(gain - cheating_cost(t, kid, target))
    return int(gain * hit_chance(t, required_number(t, kid, target, size, t.aim[kid], objects)) // 18)


@rule
def cheating_cost(t: Yard, kid: int, victim: int) -> int:
    """In thousandths: the chance to be caught times what the Kid is worth: its Points, its dice, and the bonuses for a
    whole team."""
    number = t.cheats[t.kind[kid], t.kind[victim]]
    if number == FREE:
        return 0
    if number == POINT_LOST:
        return int(1000 * t.cheat_points)
    caught = 7 - number  # of 6
    worth = 2000 + 1000 * t.points[kid] + 83 * t.dice[kid] * (t.turns - t.turn)
    if in_play(t, t.team[kid]) == t.team_size[t.team[kid]]:
        worth += 1000 * t.whole_points
    if t.caught_dice[t.kind[kid]] > 1:
        return int(caught * caught * worth // 36)
    return int(caught * worth // 6)


@rule
def choose_main(t: Yard, mask: Mask) -> int:
    kid = t.active
    if bits.has(mask, GETUP):
        return GETUP
    throw = best_throw(t, kid, mask)
    if throw >= 0:
        return throw
    ball = best_ball(t, kid)
    if (ball < t.largest and t.turn + 1 < t.turns) or ball == 0:
        action = choose_gather(t, kid, ball, mask)
        if action >= 0:
            return action
    if bits.has(mask, PLAY_SAVED + 2) and ball < 3:
        return PLAY_SAVED + 2
    action = legal_payment(mask, MOVE, 1)
    slide = legal_payment(mask, SLIDING, 1)
    if slide >= 0:
        action = slide
    if action >= 0 and (action != MOVE + 2 or ball > 0) and not good_place(t, kid):
        return action
    if bits.has(mask, RECOVER) and t.dice[kid] <= 4:
        return RECOVER
    action = legal_payment(mask, AIM, 1)
    if action >= 0:
        return action
    if bits.has(mask, RECOVER):
        return RECOVER
    if bits.has(mask, PREPARE):
        return PREPARE
    return END


@rule
def choose_gather(t: Yard, kid: int, ball: int, mask: Mask) -> int:
    """REGROW a worn Snowman, else make a snowball or grow the best one that can grow."""
    action = legal_payment(mask, GATHER + REGROW, GATHER_USES)
    if action >= 0 and t.dice[kid] <= 3:
        return action
    if ball > 0 and ball < t.largest:
        action = legal_payment(mask, GATHER + GROW + ball - 1, GATHER_USES)
        if action >= 0:
            return action
    return legal_payment(mask, GATHER + NEW, GATHER_USES)


@rule
def nearest_opponent(t: Yard, kid: int) -> int:
    best = -1
    for other in range(t.kids):
        if t.in_play[other] == 1 and t.team[other] != t.team[kid]:
            if best < 0 or gap2(t, kid, other) < gap2(t, kid, best):
                best = other
    return best


@rule
def good_place(t: Yard, kid: int) -> bool:
    """In sight of somebody within good range, on snow."""
    if ground_at(t, t.x[kid], t.y[kid]) != SNOW:
        return False
    for other in range(t.kids):
        if t.in_play[other] == 1 and t.team[other] != t.team[kid] and within(t, gap2(t, kid, other), t.near_inches):
            if blocker(t, kid, other) == VISIBLE:
                return True
    return False


# ---- places


@rule
def choose_point(t: Yard, luck: Cells) -> int:
    """The point of the best worth; equals by chance."""
    foe = nearest_opponent(t, t.asked)
    near = good_range(t) * good_range(t)
    aim = PLACED if t.phase == DEPLOY or foe < 0 else AWAY if t.move_kind == DASHING and t.back == CONTACT else TOWARDS
    to_x = MIDDLE if aim == PLACED else int(t.x[foe])
    to_y = MIDDLE if aim == PLACED else int(t.y[foe])
    best, choice, ties = -1000000, -1, 0
    for y in range(1, SIDE + 1):
        row = t.reach[y + PAD] & ALL
        while row != 0:
            x = bits.ones(np.uint64((row & -row) - 1)) - PAD
            row &= row - 1
            worth = point_worth(aim, distance2(x, y, to_x, to_y), near)
            if worth >= best:  # what lies there can only take from it
                if ground_at(t, x, y) != SNOW:
                    worth -= 40
                best, choice, ties = weigh(worth, SIDE * (y - 1) + x - 1, best, choice, ties, luck)
    return choice


@rule
def point_worth(aim: int, d2: int, near: int) -> int:
    """A point so far (`d2`, squared) from what it is chosen for: towards good range of the nearest opponent (`near` is its square),
    out of reach of a shove; when placed, towards the middle. On snow."""
    if aim == PLACED:
        return -(d2 // 16)
    worth = -200 if d2 <= 36 else 0
    if aim == AWAY:
        return worth + d2
    return worth - (d2 - near if d2 > near else abs(d2 - 100) // 10)


@rule
def choose_shove(t: Yard) -> int:
    """A shove costs the victim a die and a Wild to get up: worth it when it is free, or when little is at stake."""
    found = victims(t, t.active)
    for victim in range(KIDS):
        if (found >> victim) & 1 == 1:
            gain = 1600 if t.dice[victim] >= 2 else 800
            if gain > cheating_cost(t, t.active, victim):
                return SHOVING + victim
    return PASS


# ---- how the table stands


@rule
def moment(t: Yard) -> int:
    """A search looks so many activations ahead: which one is it?"""
    if t.phase < START_OTHER:
        return 0
    return int(1 + t.turn * (KIDS + 1) + t.place)


@rule
def hopes(t: Yard, out: Cells, marks: Cells) -> None:
    """What each seat may hope for as the table stands; `marks` is scratch for MARKS numbers."""
    best = -1000.0
    for seat in range(t.seats):
        first = seat - seat % t.players_per_team  # of its team
        out[seat] = prospect(t, seat // t.players_per_team, marks) if seat == first else out[first]
        best = max(best, out[seat])
    whole = 0.0
    for first in range(0, t.seats, t.players_per_team):
        whole += exp_of(out[first] - best)
    for seat in range(t.seats):
        out[seat] = exp_of(out[seat] - best) / whole
