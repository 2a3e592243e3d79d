"""Throws, shoves and being caught (VILLAGE-67 to VILLAGE-71, VILLAGE-79 to VILLAGE-92)."""

from __future__ import annotations

from snowyard.games.village.cards import earn_card
from snowyard.games.village.layout import (
    AMMUNITION, CAUGHT, DIE_DONE, EV_CAUGHT, EV_CHECK, EV_DOWN, EV_EFFECT, EV_HIT, EV_HIT_ROLL, EV_LOST, EV_MISS,
    EV_NEEDS, EV_OOPS, EV_SHOVE, EV_THROW, HIT_TARGET, MIRACLE_WINDOW, OVER, OWN_PIECE, THROW_SHOOTER, Yard,
)  # fmt: skip
from snowyard.games.village.matrix import FREE, NEVER, POINT_LOST, cheat_number
from snowyard.games.village.options import BIG_KID, ELF, UNHURT, YETI
from snowyard.games.village.removal import lose_dice, remove_kid, score
from snowyard.games.village.sight import count_objects, gap2, in_contact, required_number, within
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule

CRITICAL_HIT, CRITICAL_MISS = 12, 2


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
        t.size = OWN_PIECE
        lose_dice(t, kid, 1)
        emit(t, EV_LOST, t.owner[kid], kid, 1, t.dice[kid], EVERYBODY)
    else:
        t.size = ammunition
        t.balls[kid, ammunition] -= 1
    t.aim_used = t.aim[kid]
    t.aim[kid] = 0  # VILLAGE-79, VILLAGE-R24
    t.too_close = 1 if within(t, gap2(t, kid, target), 1) else 0
    t.objects = count_objects(t, kid, target)
    t.required = required_number(t, kid, target, t.size, t.aim_used, t.objects)
    emit(t, EV_NEEDS, t.owner[kid], -100 if t.too_close == 1 else t.required, t.objects, t.aim_used, EVERYBODY)
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
    natural = first + second
    if t.pitch_played != t.missed_played:
        third = roll(t, 6) + 1
        digits = 10 * digits + third
        natural += third
        if t.pitch_played == 1:
            natural -= min(first, second, third)
        else:
            natural -= max(first, second, third)
    emit(t, EV_HIT_ROLL, t.owner[t.thrower], digits, natural, t.required, EVERYBODY)
    if natural == CRITICAL_HIT:
        t.critical = 1
        strike(t)
    elif natural > CRITICAL_MISS and natural >= t.required:
        strike(t)
    else:
        if natural == CRITICAL_MISS:
            t.ending = 1
        emit(t, EV_MISS, t.owner[t.target], t.target, t.ending, 0, EVERYBODY)
        t.phase = DIE_DONE


@rule
def strike(t: Yard) -> None:
    """VILLAGE-87, VILLAGE-80"""
    emit(t, EV_HIT, t.owner[t.target], t.target, t.thrower, t.critical, EVERYBODY)
    t.aim[t.target] = 0
    score(t, t.thrower, 1)
    t.waiting = 1 << t.target
    t.phase = HIT_TARGET


@rule
def roll_effect(t: Yard) -> int:
    """VILLAGE-88: how many Command Dice the hit costs."""
    dice = t.size + t.critical + 3 * t.ice_played
    least = 5 if t.kind[t.target] == ELF else 4
    cold = 0
    shown = 0
    for _ in range(dice):
        die = roll(t, 6) + 1
        shown = 10 * shown + die
        if die >= least:
            cold += 1
    emit(t, EV_EFFECT, t.owner[t.target], shown // 1000000, shown // 1000 % 1000, shown % 1000, EVERYBODY)
    if t.kind[t.target] == YETI:
        return cold // 2
    return cold


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
            earn_card(t, t.thrower)  # VILLAGE-104, VILLAGE-R46
    elif lost == 0 and t.defend_points == UNHURT:  # VILLAGE-R11
        score(t, target, 1)


# ---- shoves


@rule
def can_shove(t: Yard, kid: int, victim: int) -> bool:
    """VILLAGE-70, VILLAGE-R15"""
    return (t.in_play[victim] == 1 and t.in_play[kid] == 1 and t.team[victim] != t.team[kid] and t.down[victim] == 0
            and in_contact(t, kid, victim) and cheat_number(t.kind[kid], t.kind[victim]) != NEVER)  # fmt: skip


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
    if t.dice[kid] >= 2:
        lose_dice(t, kid, 1)


@rule
def shove(t: Yard, kid: int, victim: int) -> None:
    knock_down(t, victim)
    emit(t, EV_SHOVE, t.owner[victim], victim, t.dice[victim], kid, EVERYBODY)
    if t.kind[victim] == YETI:  # VILLAGE-69, VILLAGE-R23
        die = roll(t, 6) + 1
        emit(t, EV_OOPS, t.owner[victim], victim, die, kid, EVERYBODY)
        if die >= 4:
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
    number = cheat_number(t.kind[cheat], t.victim_kind)
    t.phase = DIE_DONE
    if number == FREE:
        return
    if number == POINT_LOST:
        score(t, cheat, -1)
        return
    die = roll(t, 6) + 1
    shown = die
    if t.kind[cheat] == BIG_KID:
        second = roll(t, 6) + 1
        shown = 10 * die + second
        die = min(die, second)
    emit(t, EV_CHECK, t.owner[cheat], cheat, shown, number, EVERYBODY)
    if die >= number:
        emit(t, EV_CAUGHT, t.owner[cheat], cheat, 0, 0, EVERYBODY)
        t.waiting = 1 << cheat
        t.phase = MIRACLE_WINDOW
