"""Before the first Turn: types, Traits, corners, deployment (VILLAGE-32 to VILLAGE-41)."""

from __future__ import annotations

from snowyard.games.village.fighting import forget_throw
from snowyard.games.village.lattice import SIDE
from snowyard.games.village.layout import CORNER, DEPLOY, EV_DEPLOY, Yard
from snowyard.games.village.options import ALTERNATE, NO_TRAIT, SLOTS
from snowyard.games.village.reach import clear_reach, find_zone
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule


@rule
def lay_out(t: Yard) -> None:
    """VILLAGE-34"""
    for kid in range(t.kids):
        t.kind[kid] = t.start_type[kid]
        t.dice[kid] = t.dice_of[t.kind[kid]]
    for corner in range(4):
        t.corner_owner[corner] = -1
    t.active = -1
    t.mover = -1
    forget_throw(t)


@rule
def give_traits(t: Yard) -> None:
    """What nobody chooses: VILLAGE-36, VILLAGE-R34."""
    for kid in range(t.kids):
        given = t.traits[t.team[kid], t.slot[kid]]
        t.trait[kid] = t.given_traits[t.kind[kid]]
        if given != NO_TRAIT:
            t.trait[kid] |= given


@rule
def ask(t: Yard, kid: int) -> bool:
    """The Kid's player decides. True: somebody must decide."""
    t.asked = kid
    t.actor = t.owner[kid]
    return True


@rule
def ask_for_trait(t: Yard) -> bool:
    """VILLAGE-36: slot by slot, team by team; teams without the slot are passed over (VILLAGE-R41)."""
    while t.place < SLOTS * t.teams:
        team = t.place % t.teams
        slot = t.place // t.teams
        if slot < t.team_size[team]:
            kid = t.first_kid[team] + slot
            kind = t.kind[kid]
            if t.chosen_traits[kind] > 0 and t.trait[kid] == t.given_traits[kind]:
                return ask(t, kid)
        t.place += 1
    return False


@rule
def corners_of(t: Yard, team: int) -> int:
    count = 0
    for corner in range(4):
        if t.corner_owner[corner] == team:
            count += 1
    return count


@rule
def ask_for_corner(t: Yard) -> bool:
    """VILLAGE-39; by turns when wanted: VILLAGE-R08. Goes on to DEPLOY when there is nothing to pick."""
    if t.teams == 2 and t.corner_pick == ALTERNATE:
        picked = corners_of(t, 0) + corners_of(t, 1)
        if picked < 4:
            return ask(t, t.first_kid[t.team_order[picked % 2]])
    else:
        team = t.team_order[t.place]
        if corners_of(t, team) < (2 if t.teams == 2 else 1):
            return ask(t, t.first_kid[team])
    t.phase = DEPLOY
    return False


@rule
def ask_for_place(t: Yard, after: int) -> bool:
    """VILLAGE-40. When all Kids stand the phase `after` follows."""
    team = t.team_order[t.place]
    for kid in range(t.first_kid[team], t.first_kid[team] + t.team_size[team]):
        if t.in_play[kid] == 0:
            find_zone(t, kid)
            return ask(t, kid)
    t.place += 1
    if t.place == t.teams:
        t.phase = after
    else:
        t.phase = CORNER
    return False


@rule
def deploy(t: Yard, point: int) -> None:
    kid = t.asked
    t.x[kid] = point % SIDE + 1
    t.y[kid] = point // SIDE + 1
    t.in_play[kid] = 1
    clear_reach(t)
    emit(t, EV_DEPLOY, t.owner[kid], kid, t.x[kid], t.y[kid], EVERYBODY)
