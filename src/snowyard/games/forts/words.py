"""The words of forts: names of moves, faces of dice, the rules that count now, and why a position cannot be."""

from __future__ import annotations

from snowyard.games.forts.content import NEAR_MISS, SLOTS, SMILEY
from snowyard.games.forts.layout import (
    ACT,
    ACTIONS,
    BUILD_SNOWBALL,
    EVENTS,
    OVER,
    PICK,
    PICK_BRICK,
    REACT,
    SEATS,
    USE_TOKEN,
    Yard,
)
from snowyard.games.forts.options import OWNER
from snowyard.games.forts.rules import outcome_of
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "default_move", "rule_at"]

NAMES = (
    "hide",
    "build brick",
    "build snowball",
    *(f"throw p{s}" for s in range(SEATS)),
    *(f"throw p{s} brick {slot}" for s in range(SEATS) for slot in range(SLOTS)),
    "use token",
    "keep token",
    *(f"pick brick {slot}" for slot in range(SLOTS)),
)
GROUPS = (
    "hide",
    "build brick",
    "build snowball",
    *["throw"] * SEATS,
    *["throw brick"] * (SEATS * SLOTS),
    "use token",
    "keep token",
    *["pick brick"] * SLOTS,
)
assert len(NAMES) == len(GROUPS) == ACTIONS

FACES = {6: ("1", "2", "3", "4", "5", "S"), 10: tuple("0123456789")}
"""What a die of so many faces shows: the Cube's outside (S: Smiley) and its inside digit."""
DICE = {6: "outside of the Cube", 10: "inside of the Cube"}


def default_move(t: Seen) -> int:
    """What an absent player does when the time runs out: FORTS-R30."""
    if t.phase == REACT:
        return USE_TOKEN
    if t.phase == PICK:
        return PICK_BRICK + next(slot for slot in range(SLOTS) if t.brick[t.target][slot] > 0)
    return BUILD_SNOWBALL


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    if t.phase == ACT:
        return ("FORTS-08", "FORTS-10", "FORTS-15", "FORTS-24")
    if t.phase == REACT:
        return ("FORTS-12", "FORTS-13", "FORTS-15")
    if t.phase == PICK:
        return ("FORTS-46",) if t.near_miss_chooser == OWNER else ("FORTS-17",)
    return ("FORTS-43", "FORTS-44")


def check(t: Yard) -> str | None:
    """Why this table cannot be, or None."""
    for s in range(t.seats):
        reason = check_player(t, s)
        if reason:
            return reason
    living = [s for s in range(t.seats) if t.hit_points[s] > 0]
    if not living:
        return "nobody is alive"
    if sum(t.snowballs) < t.start_snowballs * t.seats:
        return f"there are fewer snowballs than the {t.start_snowballs * t.seats} of the start (FORTS-R07)"
    if not 0 <= t.starter < t.seats:
        return f"there is no seat {t.starter} to have begun"
    ranks = sorted(t.rank[s] for s in range(t.seats) if s not in living)
    if ranks != list(range(len(living) + 1, t.seats + 1)):
        return f"those who are out have the ranks {ranks}, not the last ones, one each (FORTS-44)"
    if t.phase == OVER:
        return check_end(t, living)
    if not ACT <= t.phase <= PICK:
        return f"there is no phase {t.phase}"
    if len(living) == 1:
        return "only one player is alive, but the game goes on (FORTS-43)"
    if not 0 <= t.turn < t.turn_cap_per_player * t.seats:
        return "the turn cap is passed, but the game goes on (FORTS-45)"
    return check_turn(t, living) or check_decision(t, living)


def check_player(t: Yard, s: int) -> str | None:
    ranges = (
        ("hit_points", t.hit_points[s], t.start_hit_points),
        ("freeze_points", t.freeze_points[s], t.start_freeze_points),
        ("hide_tokens", t.hide_tokens[s], t.actions),
        ("rank", t.rank[s], t.seats),
        ("snowballs", t.snowballs[s], (t.start_snowballs + t.actions * t.turn_cap_per_player) * t.seats),
        *(("brick", points, t.brick_points if slot < t.slots else 0) for slot, points in enumerate(t.brick[s])),
    )
    for field, value, most in ranges:
        if not 0 <= value <= most:
            return f"{field} of p{s} is {value}, not 0 to {most}"
    walled = any(t.brick[s])
    if t.hide_tokens[s] and not walled:
        return f"p{s} has hide tokens but no brick (FORTS-28)"
    if t.hit_points[s] == 0 and (walled or t.hide_tokens[s] or t.snowballs[s] or t.freeze_points[s]):
        return f"p{s} is out but still has points, bricks, snowballs or tokens (FORTS-41)"
    return None


def check_end(t: Yard, living: list[int]) -> str | None:
    if t.actor != -1:
        return f"the game is over, but p{t.actor} decides"
    if min(t.rank[s] for s in living) != 1 or max(t.rank[s] for s in living) > len(living):
        return "the game is over, but those alive do not have the first ranks (FORTS-44)"
    if len(living) > 1 and t.turn != t.turn_cap_per_player * t.seats:
        return "the game is over with several players alive, but not at the turn cap (FORTS-45)"
    return None


def check_turn(t: Yard, living: list[int]) -> str | None:
    if any(t.rank[s] for s in living):
        return "a player has a rank, but is neither out nor is the game over"
    if t.player not in living:
        return f"it is p{t.player}'s turn, who is not alive"
    if not 1 <= t.actions_left <= t.actions:
        return f"actions_left is {t.actions_left}, not 1 to {t.actions}"
    if t.hide_tokens[t.player] > t.actions - t.actions_left:
        return f"p{t.player} holds more hide tokens than actions taken in this turn (FORTS-06)"
    return None


def check_decision(t: Yard, living: list[int]) -> str | None:
    if not (0 <= t.outside <= SMILEY and 0 <= t.inside <= 9):
        return f"the Cube cannot show {t.outside} and {t.inside}"
    if t.slot != -1:
        return f"no throw at a brick is ever pending: slot is -1, not {t.slot}"
    if t.phase == ACT:
        expected = t.player
        if t.target != -1 or t.damage != 0:
            return "no throw is pending while an action is chosen: target is -1 and damage 0"
    else:
        if t.target not in living or t.target == t.player:
            at = f"p{t.target}" if t.target >= 0 else "nobody"
            return f"the pending throw goes at {at}: its target is another player who is in the game"
        if t.snowballs[t.target] == 0:
            return f"p{t.target} does not have the snowball just thrown (FORTS-11)"
        expected = t.target if t.phase == REACT or t.near_miss_chooser == OWNER else t.player
        if t.phase == REACT and (t.hide_tokens[t.target] == 0 or t.damage != 0):
            return "a target that may duck has a hide token, and no damage is rolled yet (FORTS-12)"
        standing = sum(1 for points in t.brick[t.target] if points)
        missed = as_python(outcome_of)(t, t.outside, standing) == NEAR_MISS
        if t.phase == PICK and not (missed and t.outside in t.outside_faces and t.damage == t.damage_of[t.inside]):
            return "a near miss shows as many as the target has bricks, one to five, and its damage (FORTS-15)"
    return None if t.actor == expected else f"p{expected} decides here, not p{t.actor}"
