"""From decision to decision: what happens in between, and who is asked next (VILLAGE-42 to VILLAGE-57)."""

from __future__ import annotations

from snowyard.games.village.cards import card_dice, deal_cards, holder, playable
from snowyard.games.village.content import NOTDONE, TRAIT_FACE
from snowyard.games.village.detours import point_index
from snowyard.games.village.fighting import check_cheat, forget_throw, roll_to_hit, take_effect, victims
from snowyard.games.village.lattice import PAD, SIDE
from snowyard.games.village.layout import (
    ACTIVATION_END,
    AMMUNITION,
    CARDS_DEALT,
    CAUGHT,
    COMMAND_ROLL,
    CONTACT,
    CORNER,
    CORNER_ROLL,
    DASHING,
    DEPLOY,
    DEST,
    DIE_DONE,
    EFFECT,
    EV_ACTIVATE,
    EV_COMMAND,
    EV_END_ACTIVATION,
    EV_MOVED,
    EV_TURN,
    HIT_ROLL,
    HIT_TARGET,
    MAIN,
    MIRACLE_WINDOW,
    NEW_TURN,
    NEXT_KID,
    OVER,
    SHOVE,
    START_OTHER,
    START_SELF,
    THROW_SHOOTER,
    THROW_TARGET,
    TRAIT,
    VAULT,
    WALK,
    Yard,
)
from snowyard.games.village.options import DEAL, NO_CARDS
from snowyard.games.village.order import mention, roll_for_corners, roll_for_order
from snowyard.games.village.placing import ask, ask_for_corner, ask_for_place, ask_for_trait
from snowyard.games.village.reach import forget_move
from snowyard.games.village.removal import end_by_totals, has_given_up, remove_kid, settle_surrenders
from snowyard.games.village.spending import can_act, pool_size
from snowyard.kernel.dice import roll
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule


@rule
def land(t: Yard, point: int) -> None:
    """The mover stands where it chose. A DASH goes back to where it was played: VILLAGE-102."""
    kid = t.mover
    forget_move(t)
    t.x[kid] = point % SIDE + 1
    t.y[kid] = point // SIDE + 1
    emit(t, EV_MOVED, t.owner[kid], kid, t.x[kid], t.y[kid], EVERYBODY)
    t.mover = -1
    if t.move_kind == DASHING:
        t.phase = t.back
    else:
        t.waiting = victims(t, kid)  # VILLAGE-55, VILLAGE-67, VILLAGE-R16, VILLAGE-R47
        t.phase = CONTACT
    t.move_kind = WALK
    t.inches = 0
    t.back = 0


@rule
def advance(t: Yard) -> None:
    deciding = False
    while not deciding:
        phase = t.phase
        if phase == OVER:
            deciding = True
        elif phase <= DEPLOY:
            deciding = set_up(t)
        elif phase <= HIT_TARGET or phase == MIRACLE_WINDOW:
            deciding = decide(t)
        else:
            go_on(t)


@rule
def set_up(t: Yard) -> bool:
    if t.phase == TRAIT:
        if ask_for_trait(t):
            return True
        t.place = 0
        t.phase = CORNER_ROLL
    elif t.phase == CORNER:
        return ask_for_corner(t)
    else:
        return ask_for_place(t, CARDS_DEALT)
    return False


@rule
def decide(t: Yard) -> bool:
    """Ask, or go to the next phase if there is nothing to ask."""
    phase = t.phase
    if phase == START_OTHER or phase == START_SELF or phase == MAIN:
        settle_surrenders(t)  # VILLAGE-109
        if t.phase == OVER:
            return False
        if t.in_play[t.active] == 0:
            t.phase = ACTIVATION_END
            return False
    if phase == MAIN:
        if pool_size(t) > 0 and can_act(t, t.active):
            return ask(t, t.active)
        t.phase = ACTIVATION_END  # VILLAGE-49, VILLAGE-R40
    elif phase == DEST:
        if not has_given_up(t, t.mover):
            return ask(t, t.mover)
        land(t, default_point(t))
    elif phase == SHOVE:
        if victims(t, t.active) != 0 and not has_given_up(t, t.active):
            return ask(t, t.active)
        t.phase = DIE_DONE
    else:
        if next_in_window(t):
            return True
        close_window(t)
    return False


@rule
def default_point(t: Yard) -> int:
    """Where somebody who has given up ends a move: the own point, for a vault the first landing."""
    if t.move_kind != VAULT:
        return point_index(t.x[t.mover], t.y[t.mover])
    for y in range(1, SIDE + 1):
        if t.reach[y + PAD] != 0:
            x = 1
            while (t.reach[y + PAD] >> (x + PAD)) & 1 == 0:
                x += 1
            return point_index(x, y)
    return point_index(t.x[t.mover], t.y[t.mover])


@rule
def next_in_window(t: Yard) -> bool:
    """VILLAGE-51, VILLAGE-52: whoever cannot play a card is passed over silently."""
    if t.waiting != 0:
        for kid in range(t.kids):
            if (t.waiting >> kid) & 1 == 1:
                if t.owner[kid] != t.actor and t.cards != NO_CARDS and t.hand_size[holder(t, kid)] > 0:
                    t.news = 1  # asked or not, that tells of a hidden hand: nothing before it is taken back
                if t.in_play[kid] == 1 and not has_given_up(t, kid) and playable(t, kid, t.phase) != 0:
                    return ask(t, kid)
                t.waiting &= ~(1 << kid)
    return False


@rule
def close_window(t: Yard) -> None:
    if t.phase == START_OTHER:
        t.waiting = 1 << t.active
        t.phase = START_SELF
    elif t.phase == START_SELF:
        t.phase = COMMAND_ROLL
    elif t.phase == CONTACT:
        t.phase = SHOVE
    elif t.phase == THROW_SHOOTER:  # VILLAGE-56
        t.waiting = 1 << t.target
        t.phase = THROW_TARGET
    elif t.phase == THROW_TARGET:
        t.phase = HIT_ROLL
    elif t.phase == HIT_TARGET:
        t.phase = EFFECT
    else:  # caught, and no miracle: VILLAGE-92
        t.phase = DIE_DONE
        remove_kid(t, t.active)


@rule
def go_on(t: Yard) -> None:
    """What happens without anybody's decision."""
    phase = t.phase
    if phase == CORNER_ROLL:
        roll_for_corners(t)
        t.phase = CORNER
    elif phase == CARDS_DEALT:
        if t.cards == DEAL:
            deal_cards(t)
        t.phase = NEW_TURN
    elif phase == NEW_TURN:  # VILLAGE-42
        mention(t, EV_TURN, -1, t.turn + 1, 0, 0)
        roll_for_order(t)
        t.place = 0
        t.phase = NEXT_KID
    elif phase == NEXT_KID:
        next_kid(t)
    elif phase == COMMAND_ROLL:
        roll_command_dice(t, t.active)
        t.phase = MAIN
    elif phase == HIT_ROLL:
        roll_to_hit(t)
    elif phase == EFFECT:
        take_effect(t)
    elif phase == CAUGHT:
        check_cheat(t)
    elif phase == DIE_DONE:
        resolve_die(t)
    else:
        end_activation(t)


@rule
def next_kid(t: Yard) -> None:
    """VILLAGE-45"""
    while t.place < t.order_count and t.in_play[t.order[t.place]] == 0:
        t.place += 1
    if t.place == t.order_count:
        t.turn += 1
        if t.turn == t.turns:
            end_by_totals(t)
        else:
            t.phase = NEW_TURN
        return
    t.active = t.order[t.place]
    t.place += 1
    mention(t, EV_ACTIVATE, t.owner[t.active], t.active, 0, 0)
    t.waiting = 0
    for kid in range(t.kids):  # VILLAGE-54
        if kid != t.active and t.in_play[kid] == 1:
            t.waiting |= 1 << kid
    t.phase = START_OTHER


@rule
def roll_command_dice(t: Yard, kid: int) -> None:
    """VILLAGE-46, VILLAGE-47"""
    dice = card_dice(t, NOTDONE, t.not_done) if t.not_done > 0 else t.dice[kid]
    shown = 0
    for _ in range(dice):
        rolled = roll(t, 6)
        shown = 10 * shown + rolled + 1
        face = t.die[rolled]
        if face == TRAIT_FACE:
            face = t.trait_face_of[t.kind[kid]]
        t.pool[face] += 1
    half = 1000 if dice <= 6 else 10000  # so that each number of the event is below 2^15
    mention(t, EV_COMMAND, t.owner[kid], kid, shown // half, shown % half)


@rule
def resolve_die(t: Yard) -> None:
    """A die is fully resolved: what waited for that happens now."""
    if t.ammunition == AMMUNITION and t.in_play[t.thrower] == 1 and t.dice[t.thrower] == 0:  # VILLAGE-R22
        remove_kid(t, t.thrower)
    forget_throw(t)
    settle_surrenders(t)
    if t.phase != OVER:
        if t.in_play[t.active] == 0 or t.ending == 1 or pool_size(t) == 0:
            t.phase = ACTIVATION_END
        else:
            t.phase = MAIN


@rule
def end_activation(t: Yard) -> None:
    mention(t, EV_END_ACTIVATION, t.owner[t.active], t.active, pool_size(t), t.ending)
    for face in range(1, 7):
        t.pool[face] = 0
    t.active = -1
    t.ending = 0
    t.not_done = 0
    t.waiting = 0
    t.phase = NEXT_KID
