"""Forts in words: names of moves, sentences for events, the prompt, and why a position cannot be."""

from __future__ import annotations

from snowyard.games.forts.content import BY_SMILEY, NEAR_MISS, SLOTS, SMILEY
from snowyard.games.forts.layout import (
    ACT, ACTIONS, BUILD_SNOWBALL, EVENTS, OVER, PICK, PICK_BRICK, REACT, SEATS, USE_TOKEN, Yard,
)  # fmt: skip
from snowyard.games.forts.options import OWNER
from snowyard.games.forts.rules import outcome_of
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import be, plural, possessive, verb, who

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "default_move", "label", "prompt",
           "rule_at", "tell"]  # fmt: skip

NAMES = (
    "hide", "build brick", "build snowball",
    *(f"throw p{s}" for s in range(SEATS)),
    *(f"throw p{s} brick {slot}" for s in range(SEATS) for slot in range(SLOTS)),
    "use token", "keep token",
    *(f"pick brick {slot}" for slot in range(SLOTS)),
)  # fmt: skip
GROUPS = (
    "hide", "build brick", "build snowball", *["throw"] * SEATS, *["throw brick"] * (SEATS * SLOTS), "use token", "keep token",
    *["pick brick"] * SLOTS,
)  # fmt: skip
assert len(NAMES) == len(GROUPS) == ACTIONS

FACES = {6: ("1", "2", "3", "4", "5", "S"), 10: tuple("0123456789")}
"""What a die of so many faces shows: the Cube's outside (S: Smiley) and its inside digit."""
DICE = {6: "outside of the Cube", 10: "inside of the Cube"}


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    n = who(e.seat, me, names)
    mid = who(e.seat, me, names, start=False)
    whose = possessive(e.seat, me, names, start=False)
    match e.kind:
        case "start":
            return f"{n} {verb('begin', e.seat, me)} the game."
        case "turn":
            tokens = f" {plural(e.a, 'hide token')} discarded." if e.a else ""
            return f"{possessive(e.seat, me, names)} turn.{tokens}"
        case "hide":
            return f"{n} {verb('hide', e.seat, me)}: {plural(e.a, 'hide token')}, {plural(e.b, 'freeze point')}."
        case "snowball":
            return f"{n} {verb('make', e.seat, me)} a snowball: {e.a} now."
        case "build":
            return f"{n} {verb('try', e.seat, me)} to build a brick."
        case "brick":
            if e.a < 0:
                return "No Smiley, no brick." if e.c == BY_SMILEY else "No brick."
            return f"A new brick of {e.b} stands in slot {e.a}."
        case "throw":
            return f"{n} {verb('throw', e.seat, me)} at {who(e.a, me, names, start=False)}."
        case "throw_at_brick":
            return f"{n} {verb('throw', e.seat, me)} at {possessive(e.a, me, names, start=False)} brick {e.b}."
        case "dodge":
            return f"{n} {verb('duck', e.seat, me)}: {plural(e.a, 'hide token')} left."
        case "stand":
            return f"{n} {verb('stand', e.seat, me)} firm: {plural(e.a, 'hide token')} kept."
        case "roll":
            return f"The Cube shows {'a Smiley' if e.a == SMILEY else e.a} and {e.b}."
        case "miss":
            return f"Miss: nothing happens to {mid}."
        case "near_miss":
            return f"Near miss: one of {whose} bricks takes {e.a}."
        case "hit":
            rest = f"{e.b} left" if e.b else f"{mid} {be(e.seat, me)} frozen"
            return f"Hit for {e.a} on {whose} freeze points: {rest}."
        case "hit_frozen":
            return f"Hit for {e.a} on {whose} hit points: {e.b} left."
        case "instant_freeze":
            return f"Instant freeze: {mid} {be(e.seat, me)} frozen and hit for {e.a}: {plural(e.b, 'hit point')} left."
        case "brick_hit":
            fate = f"{e.c} left" if e.c else "it is gone"
            return f"{possessive(e.seat, me, names)} brick {e.a} takes {e.b}: {fate}."
        case "tokens_lost":
            return f"No brick left: {n} {verb('lose', e.seat, me)} {plural(e.a, 'hide token')}."
        case "out":
            gets = verb("get", e.a, me)
            return f"{n} {be(e.seat, me)} out. {who(e.a, me, names)} {gets} {plural(e.b, 'snowball')}."
        case "cap":
            return f"{e.a} turns are played: the turn cap ends the game."
        case _:
            share = "" if e.a == 1 else f" together with {plural(e.a - 1, 'other')}"
            return f"{n} {verb('win', e.seat, me)}{share}."


_LABELS = {
    "hide": "Hide behind your bricks",
    "build brick": "Build a snow brick",
    "build snowball": "Make a snowball",
    "use token": "Duck: use a hide token",
    "keep token": "Stand firm: keep your token",
}


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    if name in _LABELS:
        return _LABELS[name]
    verb_, *rest = name.split()
    if verb_ == "pick":
        return f"Brick {rest[1]} takes the near miss"
    target = int(rest[0][1:])
    if len(rest) == 1:
        return f"Throw at {who(target, me, names, start=False)}"
    return f"Throw at {possessive(target, me, names, start=False)} brick {rest[2]}"


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        winners = [who(s, me, names, start=False) for s in range(t.seats) if t.rank[s] == 1]
        return f"The game is over. Winner{'s' if len(winners) > 1 else ''}: {', '.join(winners)}."
    if t.actor != me:
        return f"Waiting for {names[t.actor]}."
    if t.phase == ACT:
        return f"Your turn: choose action {t.actions + 1 - t.actions_left} of {t.actions}."
    if t.phase == REACT:
        return f"{names[t.player]} throws at you: duck? You have {plural(t.hide_tokens[me], 'hide token')}."
    whose = possessive(t.target, me, names, start=False)
    return f"Near miss for {t.damage}: pick which of {whose} bricks takes it."


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
        return ("FORTS-08", "FORTS-10")
    if t.phase == REACT:
        return ("FORTS-12", "FORTS-13")
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
        ("hit_points", t.hit_points[s], t.start_hit_points), ("freeze_points", t.freeze_points[s], t.start_freeze_points),
        ("hide_tokens", t.hide_tokens[s], t.actions), ("rank", t.rank[s], t.seats),
        ("snowballs", t.snowballs[s], (t.start_snowballs + t.actions * t.turn_cap_per_player) * t.seats),
        *(("brick", points, t.brick_points if slot < t.slots else 0) for slot, points in enumerate(t.brick[s])),
    )  # fmt: skip
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
            return f"the pending throw goes at p{t.target}, who cannot be its target"
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
