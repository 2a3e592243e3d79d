"""Forts by the engine beside forts by its second implementation: options to play by, and what lies differently.

Everything of the record is compared but the head's bookkeeping (generator, events, number of moves) and, once the game is
over, the actions left, which then mean nothing. Nothing is hidden in this game (section 9 of the specification): the record
shown to a seat or a spectator, each in turn, must be the true one but for the rolls to come.
"""

from __future__ import annotations

import random
from typing import Any

from second.forts import Forts
from second.shown import wrongly_shown
from snowyard.kernel.table import Table

PHASES = ("act", "react", "choose", "over")
PUBLIC = ("player", "starter", "actions_left", "target", "slot", "damage", "outside", "inside", "hit_points", "freeze_points",
          "hide_tokens", "rank", "snowballs", "brick", "turn", "phase", "actor")  # fmt: skip


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
