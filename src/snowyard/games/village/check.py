"""Why a table of village cannot be."""

from __future__ import annotations

from typing import Any

from snowyard.games.village.cards import playable
from snowyard.games.village.content import CARD_NAMES, CARDS, GRANDMA, ICE, MISSED, NOTDONE, PITCH, SIZES, SPARES, TYPES
from snowyard.games.village.lattice import PAD, SIDE
from snowyard.games.village.layout import (
    AMMUNITION,
    CONTACT,
    CORNER,
    DASHING,
    DEPLOY,
    DEST,
    HIT_TARGET,
    MAIN,
    MIRACLE_WINDOW,
    OVER,
    SHOVE,
    SLIDE,
    START_OTHER,
    START_SELF,
    THROW_SHOOTER,
    THROW_TARGET,
    TRAIT,
    VAULT,
    WALK,
    Yard,
)
from snowyard.games.village.options import NO_CARDS, PLAYER3, SLOTS
from snowyard.games.village.reach import find_landings, find_reach, find_zone
from snowyard.games.village.secrets import is_window
from snowyard.kernel.record import PLAIN_RULES

ANY_TIME = (START_OTHER, START_SELF, MAIN, CONTACT, THROW_TARGET, HIT_TARGET)
FLAGS = ("ending", "winding", "too_close", "critical")
PLAYED = {"not_done": NOTDONE, "ice_played": ICE, "pitch_played": PITCH, "missed_played": MISSED, "grandma_played": GRANDMA}
"""The card of each effect that was played: 0: none, 1: the printed one, 2 and more: a spare one that is like it."""

NO_MOVE = {"move_kind": WALK, "inches": 0, "back": 0}
NO_THROW = {
    "thrower": -1,
    "target": -1,
    "ammunition": 0,
    "size": 0,
    "aim_used": 0,
    "objects": 0,
    "required": 0,
    "too_close": 0,
    "critical": 0,
    "ice_played": 0,
    "pitch_played": 0,
    "missed_played": 0,
    "grandma_played": 0,
    "victim": -1,
    "victim_kind": -1,
}


def compiled(t: Any) -> Any:
    """The record as the rule functions want it."""
    return t if PLAIN_RULES else t._record


def check(t: Yard) -> str | None:
    """The first reason found, or None."""
    reason = check_numbers(t) or check_kids(t) or check_cards(t)
    if reason:
        return reason
    alive = {t.team[k] for k in range(t.kids) if t.in_play[k]}
    if t.phase == OVER:
        return None if t.actor == -1 and t.winners else "the game is over, but nobody has won"
    if not TRAIT <= t.phase <= MIRACLE_WINDOW:
        return f"there is no decision in phase {t.phase}"
    if not 0 <= t.turn < t.turns:
        return f"{t.turn} Turns of {t.turns} are over, but the game goes on (VILLAGE-111)"
    if any(t.work[row, i] for row in range(t.work.shape[0]) for i in range(t.work.shape[1])):
        return "work is scratch space: all zero between moves"
    if t.phase >= START_OTHER and len(alive) < 2:
        return "only one team has Kids in play, but the game goes on (VILLAGE-117)"
    reason = check_rest(t)
    if reason:
        return reason
    return check_setup(t) if t.phase <= DEPLOY else check_activation(t)


def check_numbers(t: Yard) -> str | None:
    """Whatever the rules use as a place in a list is one."""
    last = t.kids - 1
    ranges = [
        ("asked", t.asked, -1 if t.phase == OVER else 0, last),
        ("order_count", t.order_count, 0, t.kids),
        ("move_kind", t.move_kind, WALK, DASHING),
        ("back", t.back, 0, HIT_TARGET),
        ("inches", t.inches, 0, 12),
        ("ammunition", t.ammunition, 0, AMMUNITION),
        ("size", t.size, 0, SIZES),
        ("victim_kind", t.victim_kind, -1, TYPES - 1),
        ("waiting", t.waiting, 0, (1 << t.kids) - 1),
        ("place", t.place, 0, t.teams * SLOTS),
        *((name, getattr(t, name), -1, last) for name in ("active", "mover", "thrower", "target", "victim")),
        *((name, getattr(t, name), 0, 1) for name in FLAGS),
        *((name, getattr(t, name), 0, 1 + SPARES) for name in PLAYED),
        *(("order", kid, 0, last) for kid in t.order[: max(0, t.order_count)]),
        *(("team_order", team, 0, t.teams - 1) for team in t.team_order[: t.teams]),
        *(("corner_owner", team, -1, t.teams - 1) for team in t.corner_owner),
        *(("gave_up", turn, -1, t.seats) for turn in t.gave_up),
    ]
    for field, value, low, high in ranges:
        if not low <= value <= high:
            return f"{field} is {value}, not {low} to {high}"
    for field, card in PLAYED.items():
        spare = getattr(t, field) - 2
        if spare >= 0 and not (t.spare_does[spare] == card and t.spare_cards):
            return f"{field} is {spare + 2}, but the card spare-{spare + 1} does something else"
    return None


def check_rest(t: Yard) -> str | None:
    """What belongs to a move or a throw in hand, or to the end, is not there before."""
    rest = {} if t.phase == DEST else dict(NO_MOVE)
    if t.phase in (TRAIT, CORNER, DEPLOY, START_OTHER, START_SELF, MAIN):
        rest |= NO_THROW
    for field, value in rest.items():
        if getattr(t, field) != value:
            return f"{field} is {getattr(t, field)}, but nobody is moving or throwing just now: {value}"
    if t.phase <= START_SELF and any(t.pool):
        return "Command Dice are in the pool before they are rolled (VILLAGE-46)"
    saying = sorted(turn for turn in t.gave_up if turn > 0)
    if saying != list(range(1, len(saying) + 1)):
        return "gave_up numbers those who give up 1, 2, 3, in the order of saying (VILLAGE-109)"
    if t.winners or any(t.total):
        return "winners and total are for the end of the game (VILLAGE-111)"
    return None


def check_kids(t: Yard) -> str | None:
    spent = 6 * t.most_dice  # dice that a Kid can spend in a game
    most = 12 * spent * max(1, t.hit_points, t.unhurt_points)
    for k in range(t.kids):
        if not 0 <= t.kind[k] < TYPES:
            return f"kind of K{k} is {t.kind[k]}, not 0 to {TYPES - 1}"
        ranges = (
            ("dice", t.dice[k], 0, t.dice_of[t.kind[k]]),
            ("aim", t.aim[k], 0, spent),
            ("prepared", t.prepared[k], 0, spent * t.prepare_bonus),
            ("points", t.points[k], -spent * t.cheat_points, most),
            ("trait", t.trait[k], 0, 15),
            ("in_play", t.in_play[k], 0, 1),
            ("down", t.down[k], 0, 1),
        )
        for field, value, low, high in ranges:
            if not low <= value <= high:
                return f"{field} of K{k} is {value}, not {low} to {high}"
        step = t.earn_points
        if t.best[k] % step or not 0 <= t.best[k] <= most:
            return f"best of K{k} is {t.best[k]}, not a multiple of {step} from 0 to {most} (VILLAGE-R31)"
        if t.points[k] >= t.best[k] + step:
            return f"K{k} has {t.points[k]} Points, but best, its highest multiple of {step} so far, is {t.best[k]} (VILLAGE-R31)"
        if min(t.balls[k].tolist()) < 0 or t.balls[k, 0]:
            return f"K{k} cannot hold such snowballs"
        if t.in_play[k]:
            reason = check_place(t, k)
            if reason:
                return reason
        elif t.down[k] or t.aim[k] or t.prepared[k] or any(t.balls[k]) or t.x[k] or t.y[k]:
            return f"K{k} is not in play but still has something (VILLAGE-96)"
    return None


def check_place(t: Yard, k: int) -> str | None:
    x, y = t.x[k], t.y[k]
    if not (1 <= x <= SIDE and 1 <= y <= SIDE and t.clear[0, y + PAD] >> (x + PAD) & 1):
        return f"K{k} cannot stand at ({x}, {y}) (VILLAGE-13)"
    for other in range(k):
        if t.in_play[other] and (t.x[other] - x) ** 2 + (t.y[other] - y) ** 2 < 4:
            return f"K{other} and K{k} overlap (VILLAGE-13)"
    if t.dice[k] == 0 and not (t.ammunition and t.thrower == k) and t.phase != OVER:
        return f"K{k} is in play without Command Dice (VILLAGE-89)"
    return None


def check_cards(t: Yard) -> str | None:
    hands = t.seats if t.card_mode == PLAYER3 else t.kids
    for card in range(CARDS):
        counts = [t.deck[card], t.discard[card], *(t.hand[held, card] for held in range(t.hand.shape[0]))]
        if min(counts) < 0:
            return "there are less than 0 cards of a kind somewhere"
        wanted = 0 if t.cards == NO_CARDS else t.copies[card] * t.kids
        if sum(counts) != wanted:
            return f"there are {sum(counts)} cards of {CARD_NAMES[card]}, not {wanted}"
    if sum(t.deck) != t.deck_left:
        return f"deck_left is {t.deck_left}, but the deck has {sum(t.deck)} cards"
    for held in range(t.hand.shape[0]):
        if sum(t.hand[held]) != t.hand_size[held] or (held >= hands and t.hand_size[held]):
            return f"hand_size of hand {held} is {t.hand_size[held]}, but it has {sum(t.hand[held])} cards"
    return None


def check_setup(t: Yard) -> str | None:
    if t.phase == CORNER:
        first = t.first_kid[t.team[t.asked]]
        if t.asked != first:
            return "a team's first player picks the corner (VILLAGE-39)"
        if min(t.corner_owner) >= 0:
            return "there is no corner left to pick (VILLAGE-39)"
    elif t.phase == DEPLOY and (t.in_play[t.asked] or not any(t.reach)):
        return "the Kid to be placed stands already or has no place to go"
    if t.active >= 0 or t.mover >= 0 or t.ammunition:
        return "nobody moves or throws before the first Turn"
    if t.phase != TRAIT and (t.place >= t.teams or sorted(t.team_order[: t.teams]) != list(range(t.teams))):
        return "team_order is no order of the teams (VILLAGE-38)"
    for k in range(t.kids):
        if t.in_play[k] != (k in placed(t)):
            return f"K{k} {'stands on' if t.in_play[k] else 'is not on'} the table: teams place Kids one by one (VILLAGE-40)"
        idle = not (t.points[k] or t.best[k] or t.aim[k] or t.prepared[k] or t.down[k] or any(t.balls[k]))
        if not idle or t.dice[k] != t.dice_of[t.kind[k]]:
            return f"K{k} has done or lost something before the first Turn (VILLAGE-34)"
    if t.phase == DEPLOY and not points_are_right(t):
        return f"reach is not where K{t.asked} may be placed (VILLAGE-40)"
    return None if t.actor == t.owner[t.asked] else f"p{t.owner[t.asked]} decides here, not p{t.actor}"


def placed(t: Yard) -> set[int]:
    """The Kids that stand already: one team after the other, each from its first Kid on. VILLAGE-40"""
    if t.phase == TRAIT:
        return set()
    teams = t.team_order[: t.place].tolist()
    kids = {t.first_kid[team] + slot for team in teams for slot in range(t.team_size[team])}
    return kids | (set(range(t.first_kid[t.team_order[t.place]], t.asked)) if t.phase == DEPLOY else set())


def points_are_right(t: Yard) -> bool:
    """Whether the points to choose from, and the ways to them, are those of the rules. A table that is right is left
    as it is."""
    reach, detour, winding = t.reach.copy(), t.detour.copy(), t.winding
    find_points(t)
    return bool((t.reach == reach).all() and (t.detour == detour).all() and t.winding == winding)


def find_points(t: Yard) -> None:
    """The points to choose from where the rules ask for one, and the ways to them; none elsewhere."""
    t.reach[:] = 0
    t.detour[:] = 0
    t.winding = 0
    r = compiled(t)
    if t.phase == DEPLOY:
        find_zone(r, t.asked)
    elif t.phase == DEST and t.move_kind == VAULT:
        find_landings(r, t.mover)
    elif t.phase == DEST:
        find_reach(r, t.mover, t.inches, t.move_kind == SLIDE)


def check_activation(t: Yard) -> str | None:
    if sorted(set(t.order[: t.order_count])) != sorted(t.order[: t.order_count]) or t.place > t.order_count:
        return "a Kid comes up once in a Turn (VILLAGE-45)"
    if not 0 <= t.active < t.kids or not t.in_play[t.active]:
        return "the active Kid is not in play"
    if t.actor != t.owner[t.asked]:
        return f"p{t.owner[t.asked]} decides here, not p{t.actor}"
    if min(t.pool.tolist()) < 0 or sum(t.pool) > t.most_dice:
        return "the pool cannot have such dice"
    if t.phase in (MAIN, SHOVE, THROW_SHOOTER, MIRACLE_WINDOW) and t.asked != t.active:
        return f"K{t.active} is active, so its player decides (VILLAGE-46)"
    if t.phase == MAIN and sum(t.pool) == 0:
        return "the pool is empty, so the activation is over (VILLAGE-49)"
    if (t.phase == DEST) != (t.mover >= 0) or (t.phase == DEST and not any(t.reach)):
        return "a point is chosen exactly when a Kid is on the move"
    if t.phase == DEST:
        if t.asked != t.mover or not t.in_play[t.mover] or (t.move_kind != DASHING and t.mover != t.active):
            return f"K{t.asked} is not the Kid on the move"
        if (t.move_kind == DASHING) != (t.back in ANY_TIME):
            return "a DASH goes back to the window it was played in, and nothing else does (VILLAGE-53)"
        if not points_are_right(t):
            return f"reach is not where K{t.mover} can go (VILLAGE-22 to VILLAGE-24)"
    if t.phase in (THROW_SHOOTER, THROW_TARGET, HIT_TARGET) and t.ammunition == 0:
        return "no throw is in hand"
    if t.ammunition and (t.thrower != t.active or t.target < 0 or not t.in_play[t.target] or t.size == 0):
        return "a throw is of the active Kid, at a Kid in play (VILLAGE-81)"
    if t.phase in (THROW_TARGET, HIT_TARGET) and t.asked != t.target:
        return f"K{t.target} is thrown at, so its player decides (VILLAGE-56)"
    if is_window(t.phase) and playable(compiled(t), t.asked, t.phase) == 0:
        return f"K{t.asked} is asked but can play no card (VILLAGE-51)"
    return None
