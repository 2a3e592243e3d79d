"""Options of lanes; the rulebook page explains each."""

from __future__ import annotations

from typing import Any

from snowyard.games.lanes.content import Content
from snowyard.kernel.options import choice, number, switch
from snowyard.kernel.record import i8

SHEET, OFFICIAL = range(2)
BY_EDITION = 0
NO_REINFORCEMENT, EMPTIED = 1, 2
BOTH, NONE = range(2)
TWO_PLUS_ONE, SPLIT, DOUBLE = range(3)
FACE_DOWN, FACE_UP = range(2)
CAP_TWO, FRESH_TWO = range(2)


class Options(Content):
    seats: int = number(2, 2, 2, "LANES-01")
    edition: int = choice(("sheet", "official"), "LANES-R02")
    first_turn_actions: int = choice(("edition", "2", "3"), "LANES-15", numbers=(BY_EDITION, 2, 3), cell="i2")
    lane_win: int = choice(("edition", "no_reinforcement", "emptied"), "LANES-80")
    must_act: int = switch(True, "LANES-17")
    mutual_lane: int = choice(("both", "none"), "LANES-81")
    pair_of_tens: int = choice(("two_plus_one", "split", "double"), "LANES-75")
    twinstrike_optional: int = switch(False, "LANES-61")
    view_discard: int = choice(("face_down", "face_up"), "LANES-43")
    kinged_ace: int = choice(("cap_two", "fresh_two"), "LANES-42")
    first_points: int = i8()  # p0's points on turn 1: follows from first_turn_actions and edition
    hands_count: int = i8()  # 1: a lane is lost only with an empty hand; follows from lane_win and edition

    @classmethod
    def hides(cls, o: Any) -> str:
        return "hands and face-down cards"

    @classmethod
    def settle(cls, o: Any) -> None:
        """`edition` decides what is not set by hand: LANES-R02, LANES-R11."""
        official = o.edition == OFFICIAL
        o.first_points = o.first_turn_actions or (max(1, o.actions - 1) if official else o.actions)
        o.hands_count = int(official if o.lane_win == BY_EDITION else o.lane_win == NO_REINFORCEMENT)


VARIANTS: dict[str, dict[str, Any]] = {
    "sheet": {},
    "official": {"edition": "official"},
    "idle": {"must_act": False, "mutual_lane": "none", "view_discard": "face_up"},
    "twins": {"pair_of_tens": "split", "twinstrike_optional": True, "kinged_ace": "fresh_two"},
}
INTERPRETED_GAMES = 160
