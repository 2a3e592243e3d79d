"""Forts by the engine beside forts by its second implementation: options to play by, and what lies differently.

Everything of the record is compared but the head's bookkeeping (generator, events, number of moves) and, once the game is
over, the actions left, which then mean nothing. Nothing is hidden in this game (section 9 of the specification): the record
shown to a seat or a spectator, each in turn, must be the true one but for the rolls to come.
"""

from __future__ import annotations

import random
from typing import Any

from second.forts import SLOTS, Forts
from second.shown import wrongly_shown
from snowyard.kernel.table import Table

PHASES = ("act", "react", "choose", "over")
PUBLIC = (
    "player",
    "starter",
    "actions_left",
    "target",
    "slot",
    "damage",
    "outside",
    "inside",
    "hit_points",
    "freeze_points",
    "hide_tokens",
    "rank",
    "snowballs",
    "brick",
    "turn",
    "phase",
    "actor",
)


def options(luck: random.Random) -> dict[str, Any]:
    """Any number of seats, either chooser, and a turn cap that is often low enough to end the game (FORTS-45)."""
    return {
        "seats": luck.randint(2, 8),
        "near_miss_chooser": luck.choice(("thrower", "owner")),
        "turn_cap_per_player": luck.choice((10, 10, 11, 100, luck.randint(10, 500))),
    }


def start(table: Table) -> Forts:
    """The deal has one piece of luck, the starter (FORTS-04); `differences` then sees that all else is as in FORTS-02."""
    starter = table.t.player
    assert 0 <= starter < table.seats, f"seat {starter} begins, of {table.seats}"
    set_to = table.options
    return Forts(table.seats, starter, set_to["near_miss_chooser"] == "owner", set_to["turn_cap_per_player"])


def lay(luck: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """A position in which walls are of any size, and which is often near the turn cap with players who are much alike."""
    seats = options["seats"]
    ranks = [0] * seats
    for gone, seat in enumerate(luck.sample(range(seats), luck.randint(0, seats - 2))):
        ranks[seat] = seats - gone  # FORTS-44
    alive = [seat for seat in range(seats) if ranks[seat] == 0]
    alike = sheet(luck) if luck.random() < 0.6 else None
    sheets = [(alike or sheet(luck)) if seat in alive else (0, 0, [0] * SLOTS) for seat in range(seats)]
    bricks = [luck.sample(bricks, SLOTS) for _, _, bricks in sheets]
    snowballs = [luck.randint(0, 4) if seat in alive else 0 for seat in range(seats)]
    snowballs[alive[0]] += max(0, 3 * seats - sum(snowballs))  # none is ever destroyed (FORTS-R07)
    player, left = luck.choice(alive), luck.randint(1, 3)
    most = [0 if not any(bricks[seat]) else 3 - left if seat == player else 3 for seat in range(seats)]
    cap = options["turn_cap_per_player"] * seats
    return {
        "player": player,
        "actor": player,
        "starter": luck.randrange(seats),
        "actions_left": left,
        "rank": ranks,
        "turn": cap - luck.choice((luck.randint(1, 4), luck.randint(1, cap))),
        "snowballs": snowballs,
        "brick": bricks,
        "hit_points": [points for points, _, _ in sheets],
        "freeze_points": [points for _, points, _ in sheets],
        "hide_tokens": [luck.randint(0, tokens) for tokens in most],
    }


def sheet(luck: random.Random) -> tuple[int, int, list[int]]:
    """Hit Points, Freeze Points and a wall of any size."""
    b = luck.randint(0, SLOTS)
    return luck.randint(1, 20), luck.randint(0, 10), [luck.randint(1, 10) for _ in range(b)] + [0] * (SLOTS - b)


def start_laid(table: Table) -> Forts:
    """The game as it was laid on the engine's table."""
    t, second = table.t, start(table)
    second.starter, second.actions_left, second.turns = t.starter, t.actions_left, t.turn
    for seat, p in enumerate(second.players):
        p.hit_points, p.freeze_points, p.hide_tokens = t.hit_points[seat], t.freeze_points[seat], t.hide_tokens[seat]
        p.rank, p.snowballs, p.bricks = t.rank[seat], t.snowballs[seat], t.brick[seat].tolist()
    second.snowballs_built = sum(player.snowballs for player in second.players) - 3 * table.seats
    return second


def differences(second: Forts, table: Table) -> list[str]:
    t, seats, players = table.t, table.seats, second.players
    phase = PHASES[t.phase]
    pairs: dict[str, tuple[Any, Any]] = {
        "seats": (seats, len(players)),
        "phase": (phase, second.phase),
        "turns completed": (t.turn, second.turns),
        "turn cap": (t.turn_cap_per_player * seats, second.turn_cap),
        "player on turn": (t.player, second.on_turn),
        "starter": (t.starter, second.starter),
        "target": (t.target, -1 if second.target is None else second.target),
        "slot": (t.slot, -1),
        "damage": (t.damage, second.damage),
        "last roll": ((t.outside, t.inside), second.last_roll),
        "hit points": (t.hit_points[:seats].tolist(), [p.hit_points for p in players]),
        "freeze points": (t.freeze_points[:seats].tolist(), [p.freeze_points for p in players]),
        "hide tokens": (t.hide_tokens[:seats].tolist(), [p.hide_tokens for p in players]),
        "ranks": (t.rank[:seats].tolist(), [p.rank for p in players]),
        "snowballs": (t.snowballs[:seats].tolist(), [p.snowballs for p in players]),
        "bricks": (t.brick[:seats].tolist(), [p.bricks for p in players]),
        "snowballs in all (FORTS-R10)": (int(t.snowballs[:seats].sum()), 3 * seats + second.snowballs_built),
    }
    if phase != "over":  # the engine counts an action off when it is done, the other when it is chosen
        pairs["actions left"] = (t.actions_left, second.actions_left + (phase != "act"))
    found = [f"{what}: the engine has {ours}, the other {theirs}" for what, (ours, theirs) in pairs.items() if ours != theirs]
    seat = t.decisions % (seats + 1) - 1
    return found + wrongly_shown(table, seat, table.shown(seat), PUBLIC)
