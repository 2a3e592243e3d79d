"""Spending Command Dice: what is legal in MAIN, and moving, gathering, aiming.

VILLAGE-59 to VILLAGE-66, VILLAGE-72 to VILLAGE-82, VILLAGE-93 to VILLAGE-95.
"""

from __future__ import annotations

from snowyard.games.village.cards import playable
from snowyard.games.village.content import NEVER, SIZES, TRAIT_FACE, WILD
from snowyard.games.village.lattice import FARTHEST
from snowyard.games.village.layout import (
    AIM,
    AMMUNITION,
    END,
    EV_AIM,
    EV_DICE,
    EV_GATHER,
    EV_GETUP,
    EV_GIVE,
    EV_MOVE_ROLL,
    EV_PREPARE,
    EV_SPEND,
    GATHER,
    GATHER_USES,
    GETUP,
    GIVE,
    GROW,
    MAIN,
    MOVE,
    NEW,
    PLAY_SAVED,
    PREPARE,
    RECOVER,
    REGROW,
    SLIDE,
    SLIDING,
    THROW,
    THROW_USES,
    VAULT,
    VAULTING,
    Yard,
)
from snowyard.games.village.maps import ROAD, SNOW
from snowyard.games.village.options import MELT, SLOTS
from snowyard.games.village.reach import can_vault, find_landings, find_reach
from snowyard.games.village.removal import gain_dice
from snowyard.games.village.sight import VISIBLE, blocker, gap2, ground_at, within
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule

MOVE_FACE, GATHER_FACE, AIM_FACE, THROW_FACE = range(1, 5)
OWN, BY_TRAIT, BY_WILD = range(3)  # payments


@rule
def payments(t: Yard, face: int) -> int:
    """VILLAGE-59: the ways to pay for a verb, as bits: its own face, a 5 by Trait, a Wild 6 (VILLAGE-95)."""
    ways = 0
    if t.pool[face] > 0:
        ways |= 1 << OWN
    if t.pool[TRAIT_FACE] > 0 and t.trait[t.active] & t.pays[face] != 0:
        ways |= 1 << BY_TRAIT
    if t.pool[WILD] > 0:
        ways |= 1 << BY_WILD
    return ways


@rule
def spend(t: Yard, face: int, payment: int) -> None:
    verb = face
    if payment == BY_TRAIT:
        face = TRAIT_FACE
    elif payment == BY_WILD:
        face = WILD
    t.pool[face] -= 1
    emit(t, EV_SPEND, t.owner[t.active], t.active, face, verb, EVERYBODY)


@rule
def pool_size(t: Yard) -> int:
    dice = 0
    for face in range(1, 7):
        dice += t.pool[face]
    return dice


# ---- what is legal


@rule
def legal_main(t: Yard, mask: Mask) -> None:
    kid = t.active
    bits.add(mask, END)
    bits.add_bits(mask, PLAY_SAVED, playable(t, kid, MAIN))
    if t.down[kid] == 1:  # VILLAGE-61, VILLAGE-R14
        if t.pool[WILD] > 0:
            bits.add(mask, GETUP)
        return
    paid = payments(t, MOVE_FACE)
    if paid != 0:
        bits.add_bits(mask, MOVE, paid)
        if can_slide(t, kid):
            bits.add_bits(mask, SLIDING, paid)
        if t.vaults[t.kind[kid]] == 1 and can_vault(t, kid):  # VILLAGE-64
            bits.add_bits(mask, VAULTING, paid)
    bits.add_bits(mask, AIM, payments(t, AIM_FACE))  # VILLAGE-78
    paid = payments(t, GATHER_FACE)
    if paid != 0:
        uses = gather_uses(t, kid)
        for payment in range(3):
            if (paid >> payment) & 1 == 1:
                bits.add_bits(mask, GATHER + GATHER_USES * payment, uses)
    paid = payments(t, THROW_FACE)
    if paid != 0:
        legal_throws(t, kid, paid, mask)
    if t.pool[WILD] > 0:  # VILLAGE-60
        if t.dice[kid] < t.dice_of[t.kind[kid]] and t.recover_dice > 0:  # VILLAGE-93
            bits.add(mask, RECOVER)
        if t.turn + 1 < t.turns and t.prepare_bonus > 0:  # VILLAGE-94, VILLAGE-R39
            bits.add(mask, PREPARE)


@rule
def can_slide(t: Yard, kid: int) -> bool:
    """VILLAGE-63, VILLAGE-R18"""
    kind = t.kind[kid]
    return t.slide_dice[kind] + t.slide_inches[kind] > 0 and ground_at(t, t.x[kid], t.y[kid]) != ROAD


@rule
def gather_uses(t: Yard, kid: int) -> int:
    """VILLAGE-72 to VILLAGE-76 as bits of uses."""
    on_snow = ground_at(t, t.x[kid], t.y[kid]) == SNOW
    uses = 0
    if on_snow:
        kind = t.kind[kid]
        if t.gather_of[kind] > 0:
            uses |= 1 << NEW
            for size in range(1, t.largest):  # a Size 5 snowball cannot grow: VILLAGE-74
                if t.balls[kid, size] > 0:
                    uses |= 1 << (GROW + size - 1)
        if t.regrows[kind] > 0 and t.dice[kid] < t.dice_of[kind]:  # VILLAGE-76
            uses |= 1 << REGROW
    if on_snow or t.gather_give_anywhere == 1:  # VILLAGE-R17
        takers = receivers(t, kid)
        for size in range(1, SIZES + 1):
            if t.balls[kid, size] > 0:
                uses |= takers << (GIVE + SLOTS * (size - 1))
    return uses


@rule
def receivers(t: Yard, kid: int) -> int:
    """VILLAGE-75: slots of team mates within so many inches."""
    slots = 0
    first = t.first_kid[t.team[kid]]
    for slot in range(t.team_size[t.team[kid]]):
        mate = first + slot
        if mate != kid and t.in_play[mate] == 1 and within(t, gap2(t, kid, mate), t.give_inches):
            slots |= 1 << slot
    return slots


@rule
def ammunition(t: Yard, kid: int) -> int:
    """VILLAGE-82: Sizes held as bits from 0, and bit 5 for a piece of itself."""
    kinds = 0
    for size in range(1, SIZES + 1):
        if t.balls[kid, size] > 0:
            kinds |= 1 << (size - 1)
    if t.throws_itself[t.kind[kid]] == 1 and (
        t.dice[kid] >= 2 or (t.snowman_last_die == MELT and t.dice[kid] == 1)
    ):  # VILLAGE-R22
        kinds |= 1 << (AMMUNITION - 1)
    return kinds


@rule
def can_throw_at(t: Yard, kid: int, target: int) -> bool:
    """VILLAGE-81, VILLAGE-R20"""
    if t.in_play[target] == 0 or t.team[target] == t.team[kid]:
        return False
    if t.cheats[t.kind[kid], t.kind[target]] == NEVER and within(t, gap2(t, kid, target), t.close_inches):
        return False
    return blocker(t, kid, target) == VISIBLE


@rule
def legal_throws(t: Yard, kid: int, paid: int, mask: Mask) -> None:
    kinds = ammunition(t, kid)
    if kinds == 0:
        return
    for target in range(t.kids):
        if can_throw_at(t, kid, target):
            for payment in range(3):
                if (paid >> payment) & 1 == 1:
                    bits.add_bits(mask, THROW + THROW_USES * payment + AMMUNITION * target, kinds)


@rule
def can_act(t: Yard, kid: int) -> bool:
    """Whether anything but END and SURRENDER is legal (VILLAGE-49)."""
    if playable(t, kid, MAIN) != 0 or t.pool[WILD] > 0:  # a Wild die can AIM, or get up
        return True
    if t.down[kid] == 1:
        return False
    if payments(t, MOVE_FACE) != 0 or payments(t, AIM_FACE) != 0:
        return True
    if payments(t, GATHER_FACE) != 0 and gather_uses(t, kid) != 0:
        return True
    if payments(t, THROW_FACE) != 0 and ammunition(t, kid) != 0:
        for target in range(t.kids):
            if can_throw_at(t, kid, target):
                return True
    return False


# ---- what happens


@rule
def start_move(t: Yard, kid: int, how: int, dice: int, inches: int) -> None:
    """Roll so many dice of inches, add inches, and find the points to choose from (VILLAGE-62 to VILLAGE-64, VILLAGE-102)."""
    t.mover = kid
    t.move_kind = how
    t.inches = 0
    if how == VAULT:
        find_landings(t, kid)
    else:
        t.inches = roll_inches(t, dice, inches)
        find_reach(t, kid, t.inches, how == SLIDE)
    emit(t, EV_MOVE_ROLL, t.owner[kid], kid, how, t.inches, EVERYBODY)


@rule
def roll_inches(t: Yard, dice: int, inches: int) -> int:
    for _ in range(dice):
        inches += roll(t, 6) + 1
    return min(FARTHEST // 2, inches)


@rule
def gather(t: Yard, kid: int, use: int) -> None:
    grown = t.gather_of[t.kind[kid]]
    seat = t.owner[kid]
    if use == NEW:  # VILLAGE-73
        made = min(t.largest, grown)
        t.balls[kid, made] += 1
        emit(t, EV_GATHER, seat, kid, made, 0, EVERYBODY)
    elif use < REGROW:  # VILLAGE-74
        size = use - GROW + 1
        t.balls[kid, size] -= 1
        made = min(t.largest, size + grown)
        t.balls[kid, made] += 1
        emit(t, EV_GATHER, seat, kid, made, size, EVERYBODY)
    elif use == REGROW:  # VILLAGE-76
        gain_dice(t, kid, t.regrows[t.kind[kid]])
        emit(t, EV_DICE, seat, kid, t.dice[kid], 1, EVERYBODY)
    else:  # VILLAGE-75
        size = (use - GIVE) // SLOTS + 1
        mate = t.first_kid[t.team[kid]] + (use - GIVE) % SLOTS
        t.balls[kid, size] -= 1
        t.balls[mate, size] += 1
        emit(t, EV_GIVE, seat, kid, mate, size, EVERYBODY)


@rule
def simple_use(t: Yard, kid: int, action: int) -> None:
    """RECOVER, PREPARE, GETUP, AIM: done at once."""
    seat = t.owner[kid]
    if action == RECOVER:
        gain_dice(t, kid, t.recover_dice)  # VILLAGE-93; the pool stays: VILLAGE-R13
        emit(t, EV_DICE, seat, kid, t.dice[kid], 0, EVERYBODY)
    elif action == PREPARE:
        t.prepared[kid] += t.prepare_bonus  # VILLAGE-94
        emit(t, EV_PREPARE, seat, kid, t.prepared[kid], 0, EVERYBODY)
    elif action == GETUP:
        t.down[kid] = 0  # VILLAGE-61
        emit(t, EV_GETUP, seat, kid, 0, 0, EVERYBODY)
    else:
        t.aim[kid] += 1  # VILLAGE-78
        emit(t, EV_AIM, seat, kid, t.aim[kid], 0, EVERYBODY)
