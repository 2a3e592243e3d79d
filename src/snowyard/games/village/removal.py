"""Points, leaving the game, and the end of it (VILLAGE-96 to VILLAGE-97, VILLAGE-109 to VILLAGE-118)."""

from __future__ import annotations

from snowyard.games.village.cards import discard_hand, earn_cards, holder
from snowyard.games.village.content import SIZES
from snowyard.games.village.layout import (
    EV_POINTS,
    EV_REMOVED,
    EV_SURRENDER,
    EV_TOTAL,
    EV_WON,
    GAVE_UP,
    OVER,
    WAS_CAUGHT,
    WITHOUT_DICE,
    Yard,
)
from snowyard.games.village.options import PLAYER3
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule

NOBODY_LEFT = -1000000


@rule
def score(t: Yard, kid: int, points: int) -> None:
    """Points count for cards at each multiple of 3, once: VILLAGE-104, VILLAGE-R31."""
    if points == 0:
        return
    t.points[kid] += points
    emit(t, EV_POINTS, t.owner[kid], kid, t.points[kid], points, EVERYBODY)
    reached = 0
    while t.points[kid] >= t.best[kid] + t.earn_points:
        t.best[kid] += t.earn_points
        reached += 1
    if reached > 0:
        earn_cards(t, kid, reached)


@rule
def in_play(t: Yard, team: int) -> int:
    count = 0
    for kid in range(t.first_kid[team], t.first_kid[team] + t.team_size[team]):
        count += t.in_play[kid]
    return count


@rule
def players_kids(t: Yard, seat: int) -> int:
    count = 0
    for kid in range(t.kids):
        if t.owner[kid] == seat and t.in_play[kid] == 1:
            count += 1
    return count


@rule
def remove_kid(t: Yard, kid: int) -> None:
    """VILLAGE-96: at once and for good. Its Points stay written but do not count."""
    why = WAS_CAUGHT
    if t.dice[kid] == 0:
        why = WITHOUT_DICE
    elif t.gave_up[t.owner[kid]] == -1:
        why = GAVE_UP
    emit(t, EV_REMOVED, t.owner[kid], kid, why, 0, EVERYBODY)
    t.in_play[kid] = 0
    t.x[kid] = 0
    t.y[kid] = 0
    t.down[kid] = 0
    t.dice[kid] = 0
    t.aim[kid] = 0
    t.prepared[kid] = 0
    for size in range(1, SIZES + 1):
        t.balls[kid, size] = 0
    if t.card_mode != PLAYER3 or players_kids(t, t.owner[kid]) == 0:  # VILLAGE-107
        discard_hand(t, holder(t, kid))
    only_team = -1
    teams = 0
    for team in range(t.teams):
        if in_play(t, team) > 0:
            teams += 1
            only_team = team
    if teams == 1:  # VILLAGE-97, VILLAGE-117
        t.turn += 1
        end_game(t, 1 << only_team)


@rule
def lose_dice(t: Yard, kid: int, lost: int) -> int:
    """Command Dice go down, not below 0; how many went is returned."""
    lost = min(lost, t.dice[kid])
    t.dice[kid] -= lost
    return lost


@rule
def gain_dice(t: Yard, kid: int, dice: int) -> None:
    t.dice[kid] = min(t.dice_of[t.kind[kid]], t.dice[kid] + dice)


@rule
def team_total(t: Yard, team: int) -> int:
    """VILLAGE-112 to VILLAGE-115, VILLAGE-R09"""
    left = in_play(t, team)
    if left == 0:
        return NOBODY_LEFT
    total = 0
    for kid in range(t.first_kid[team], t.first_kid[team] + t.team_size[team]):
        if t.in_play[kid] == 1:
            total += t.points[kid]
    if left == t.team_size[team]:
        total += t.whole_points
    most = True
    for other in range(t.teams):
        if in_play(t, other) > left:
            most = False
    if most:
        total += t.most_points
    return total


@rule
def end_by_totals(t: Yard) -> None:
    """VILLAGE-111, VILLAGE-116, VILLAGE-R10"""
    best = team_total(t, 0)
    for team in range(1, t.teams):
        best = max(best, team_total(t, team))
    winners = 0
    for team in range(t.teams):
        if team_total(t, team) == best:
            winners |= 1 << team
    end_game(t, winners)


@rule
def end_game(t: Yard, winners: int) -> None:
    """The game is over; pending dice, checks and windows are dropped."""
    count = 0
    for team in range(t.teams):
        t.total[team] = team_total(t, team)
        left = in_play(t, team)
        emit(t, EV_TOTAL, team * t.players_per_team, team, t.total[team] if left > 0 else -1, left, EVERYBODY)
        count += (winners >> team) & 1
    for team in range(t.teams):
        if (winners >> team) & 1 == 1:
            emit(t, EV_WON, team * t.players_per_team, team, count, 0, EVERYBODY)
    t.winners = winners
    t.phase = OVER
    t.actor = -1
    t.active = -1
    t.asked = -1
    t.waiting = 0
    t.ammunition = 0
    for face in range(1, 7):
        t.pool[face] = 0


# ---- surrender


@rule
def give_up(t: Yard, seat: int) -> None:
    """VILLAGE-109: noted now, carried out when the die in hand is resolved, in the order of saying (VILLAGE-R44)."""
    last = 0
    for other in range(t.seats):
        last = max(last, t.gave_up[other])
    t.gave_up[seat] = last + 1
    emit(t, EV_SURRENDER, seat, 0, 0, 0, EVERYBODY)


@rule
def has_given_up(t: Yard, kid: int) -> bool:
    return bool(t.gave_up[t.owner[kid]] > 0)


@rule
def settle_surrenders(t: Yard) -> None:
    """VILLAGE-110, VILLAGE-R36"""
    turn = 1
    waiting = True
    while waiting and t.phase != OVER:
        waiting = False
        for seat in range(t.seats):
            if t.gave_up[seat] == turn:
                waiting = True
                t.gave_up[seat] = -1
                for kid in range(t.kids):
                    if t.owner[kid] == seat and t.in_play[kid] == 1 and t.phase != OVER:
                        remove_kid(t, kid)
        turn += 1
