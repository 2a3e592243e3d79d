"""Options of forts; the rulebook page explains each."""

from __future__ import annotations

from snowyard.games.forts.content import Content
from snowyard.kernel.options import choice, number

THROWER, OWNER = range(2)


class Options(Content):
    seats: int = number(2, 2, 8, "FORTS-01")
    near_miss_chooser: int = choice(("thrower", "owner"), "FORTS-46")
    turn_cap_per_player: int = number(100, 10, 500, "FORTS-45")


VARIANTS = {"two": {"seats": 2}, "four": {"seats": 4}, "eight-owner": {"seats": 8, "near_miss_chooser": "owner"}}
INTERPRETED_GAMES = 400
