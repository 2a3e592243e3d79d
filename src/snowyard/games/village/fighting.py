"""Throws, shoves and being caught (VILLAGE-67 to VILLAGE-71, VILLAGE-79 to VILLAGE-92)."""

from __future__ import annotations

from snowyard.games.village.cards import card_dice, earn_cards
from snowyard.games.village.content import FREE, ICE, MISSED, NEVER, PITCH, POINT_LOST
from snowyard.games.village.layout import (
    AMMUNITION,
    CAUGHT,
    DIE_DONE,
    EV_CAUGHT,
    EV_CHECK,
    EV_DOWN,
    EV_EFFECT,
    EV_HIT,
    EV_HIT_ROLL,
    EV_LOST,
    EV_MISS,
    EV_NEEDS,
    EV_OOPS,
    EV_SHOVE,
    EV_THROW,
    HIT_TARGET,
    MIRACLE_WINDOW,
    OVER,
    THROW_SHOOTER,
    Yard,
)
from snowyard.games.village.options import UNHURT
from snowyard.games.village.removal import lose_dice, remove_kid, score
from snowyard.games.village.sight import count_objects, gap2, in_contact, required_number, within
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule

TOO_CLOSE = -100  # in place of the number needed, for events


# ---- throws


@rule
def declare_throw(t: Yard, kid: int, target: int, ammunition: int) -> None:
    """Ammunition goes, and everything about the throw is fixed now: VILLAGE-82, VILLAGE-83."""
    forget_throw(t)
    t.thrower = kid
    t.target = target
    t.ammunition = ammunition
    emit(t, EV_THROW, t.owner[kid], kid, target, ammunition, EVERYBODY)
    if ammunition == AMMUNITION:
        t.size = t.own_piece
        lose_dice(t, kid, 1)
        emit(t, EV_LOST, t.owner[kid], kid, 1, t.dice[kid], EVERYBODY)
    else:
        t.size = ammunition
        t.balls[kid, ammunition] -= 1
    t.aim_used = t.aim[kid]
    t.aim[kid] = 0  # VILLAGE-79, VILLAGE-R24
    t.too_close = 1 if within(t, gap2(t, kid, target), t.close_inches) else 0
    t.objects = count_objects(t, kid, target)
    t.required = max(TOO_CLOSE + 1, required_number(t, kid, target, t.size, t.aim_used, t.objects))
    emit(t, EV_NEEDS, t.owner[kid], TOO_CLOSE if t.too_close == 1 else t.required, t.objects, t.aim_used, EVERYBODY)
    t.waiting = 1 << kid
    t.phase = THROW_SHOOTER


@rule
def forget_throw(t: Yard) -> None:
    t.thrower = -1
    t.target = -1
    t.ammunition = 0
    t.size = 0
    t.aim_used = 0
    t.objects = 0
    t.required = 0
    t.too_close = 0
    t.critical = 0
    t.ice_played = 0
    t.pitch_played = 0
    t.missed_played = 0
    t.grandma_played = 0
    t.victim = -1
    t.victim_kind = -1


@rule
def roll_to_hit(t: Yard) -> None:
    """VILLAGE-85, VILLAGE-86, VILLAGE-R25, VILLAGE-R27; no roll when Too Close: VILLAGE-90."""
    if t.too_close == 1:
        strike(t)
        return
    first = roll(t, 6) + 1
    second = roll(t, 6) + 1
    digits = 10 * first + second
    if (t.pitch_played > 0) != (t.missed_played > 0):
        for _ in range(card_dice(t, PITCH, t.pitch_played) + card_dice(t, MISSED, t.missed_played)):
            die = roll(t, 6) + 1
            digits = 10 * digits + die
            if t.pitch_played > 0:  # the two highest are kept, or the two lowest
                dropped = min(first, second, die)
            else:
                dropped = max(first, second, die)
            if dropped == first:
                first = die
            elif dropped == second:
                second = die
    natural = first + second
    emit(t, EV_HIT_ROLL, t.owner[t.thrower], digits, natural, t.required, EVERYBODY)
    if natural >= t.critical_hit:
        t.critical = 1
        strike(t)
    elif natural > t.critical_miss and natural >= t.required:
        strike(t)
    else:
        if natural <= t.critical_miss:
            t.ending = 1
        emit(t, EV_MISS, t.owner[t.target], t.target, t.ending, t.thrower, EVERYBODY)
        t.phase = DIE_DONE


@rule
def strike(t: Yard) -> None:
    """VILLAGE-87, VILLAGE-80"""
    emit(t, EV_HIT, t.owner[t.target], t.target, t.thrower, t.critical, EVERYBODY)
    t.aim[t.target] = 0
    score(t, t.thrower, t.hit_points)
    t.waiting = 1 << t.target
    t.phase = HIT_TARGET


@rule
def roll_effect(t: Yard) -> int:
    """VILLAGE-88: how many Command Dice the hit costs."""
    kind = t.kind[t.target]
    dice = t.size + t.critical * t.critical_dice + card_dice(t, ICE, t.ice_played)
    least = t.cold_from[kind]
    cold = 0
    shown = 0
    for _ in range(dice):
        die = roll(t, 6) + 1
        shown = 10 * shown + die
        if die >= least:
            cold += 1
    part = 1000 if dice <= 9 else 10000  # so that each number of the event is below 2^15
    emit(t, EV_EFFECT, t.owner[t.target], shown // (part * part), shown // part % part, shown % part, EVERYBODY)
    return int(cold // t.cold_for[kind])


@rule
def take_effect(t: Yard) -> None:
    """The effect roll, removal, and the way to the caught check (VILLAGE-88 to VILLAGE-90)."""
    target = t.target
    lost = 0
    if t.grandma_played == 0:
        lost = lose_dice(t, target, roll_effect(t))
    emit(t, EV_LOST, t.owner[target], target, lost, t.dice[target], EVERYBODY)
    t.phase = DIE_DONE
    if t.too_close == 1:
        start_check(t, target)
    if t.dice[target] == 0:  # VILLAGE-89
        remove_kid(t, target)
        if t.phase != OVER:
            earn_cards(t, t.thrower, 1)  # VILLAGE-104, VILLAGE-R46
    elif lost == 0 and t.defend_points == UNHURT:  # VILLAGE-R11
        score(t, target, t.unhurt_points)


# ---- shoves


@rule
def can_shove(t: Yard, kid: int, victim: int) -> bool:
    """VILLAGE-70, VILLAGE-R15"""
    return t.in_play[kid] == 1 and in_contact(t, kid, victim) and could_shove(t, kid, victim)


@rule
def could_shove(t: Yard, kid: int, victim: int) -> bool:
    """If it came into contact."""
    if t.in_play[victim] == 0 or t.down[victim] == 1 or t.team[victim] == t.team[kid]:
        return False
    return bool(t.cheats[t.kind[kid], t.kind[victim]] != NEVER)


@rule
def victims(t: Yard, kid: int) -> int:
    """Who can be shoved, as bits."""
    found = 0
    for victim in range(t.kids):
        if can_shove(t, kid, victim):
            found |= 1 << victim
    return found


@rule
def knock_down(t: Yard, kid: int) -> None:
    """VILLAGE-68"""
    t.down[kid] = 1
    lose_dice(t, kid, min(t.shove_dice, t.dice[kid] - 1))


@rule
def shove(t: Yard, kid: int, victim: int) -> None:
    knock_down(t, victim)
    emit(t, EV_SHOVE, t.owner[victim], victim, t.dice[victim], kid, EVERYBODY)
    oops = t.oops_from[t.kind[victim]]
    if oops > 0:  # VILLAGE-69, VILLAGE-R23
        die = roll(t, 6) + 1
        emit(t, EV_OOPS, t.owner[victim], victim, die, kid, EVERYBODY)
        if die >= oops:
            knock_down(t, kid)
            emit(t, EV_DOWN, t.owner[kid], kid, t.dice[kid], 0, EVERYBODY)
    start_check(t, victim)  # VILLAGE-71


# ---- caught


@rule
def start_check(t: Yard, victim: int) -> None:
    t.victim = victim
    t.victim_kind = t.kind[victim]
    t.phase = CAUGHT


@rule
def check_cheat(t: Yard) -> None:
    """VILLAGE-91"""
    cheat = t.active
    number = t.cheats[t.kind[cheat], t.victim_kind]
    t.phase = DIE_DONE
    if number == FREE:
        return
    if number == POINT_LOST:
        score(t, cheat, -t.cheat_points)
        return
    die = roll(t, 6) + 1
    shown = die
    for _ in range(1, t.caught_dice[t.kind[cheat]]):
        another = roll(t, 6) + 1
        shown = 10 * shown + another
        die = min(die, another)
    emit(t, EV_CHECK, t.owner[cheat], cheat, shown, number, EVERYBODY)
    if die >= number:
        emit(t, EV_CAUGHT, t.owner[cheat], cheat, 0, 0, EVERYBODY)
        t.waiting = 1 << cheat
        t.phase = MIRACLE_WINDOW
