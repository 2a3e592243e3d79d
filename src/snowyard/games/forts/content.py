"""What the printed game of forts fixes and a variant may change: the values are in content.toml."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.content import entry
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells

SLOTS = 6  # that the record has room for
MOST_ACTIONS = 6
MOST_POINTS = 120
SMILEY = 6  # a face of the Cube; the others are the numbers 1 to 5
FACES = {SMILEY: "smiley"}
MISS, NEAR_MISS, HIT, INSTANT_FREEZE = range(4)
OUTCOMES = ("miss", "near miss", "hit", "instant freeze")
BY_A_SMILEY = ("falls", "takes damage")
FALLS, TAKES_DAMAGE = range(2)
BY_SMILEY, BY_NUMBER, BY_ANYTHING = range(3)


class Content(OptionSet):
    start_hit_points: int = entry("start.hit_points", 1, MOST_POINTS, "Hit Points at the start", "FORTS-02")
    start_freeze_points: int = entry("start.freeze_points", 0, MOST_POINTS, "Freeze Points at the start and at most", "FORTS-02")
    start_snowballs: int = entry("start.snowballs", 0, 100, "Snowballs at the start", "FORTS-02")
    start_bricks: int = entry("start.bricks", 0, SLOTS, "Bricks at the start", "FORTS-02")
    slots: int = entry("wall.slots", 1, SLOTS, "slots of a wall", "FORTS-03")
    brick_points: int = entry("wall.brick_points", 1, MOST_POINTS, "points of a new Brick", "FORTS-02")
    actions: int = entry("turn.actions", 1, MOST_ACTIONS, "actions of a turn", "FORTS-07")
    warmth: int = entry("hide.freeze_points", 0, MOST_POINTS, "Freeze Points that hiding gives back", "FORTS-30")
    outside_faces: Cells = entry("cube.outside", 1, 5, "the outside faces of the Cube", "FORTS-15", count=6, words=FACES)
    damage_of: Cells = entry("cube.inside", 1, MOST_POINTS, "the damage of the inside faces 0 to 9", "FORTS-15", count=10)
    on_smiley: int = entry("throw.smiley", 1, 0, "what a Smiley does", "FORTS-15", words=OUTCOMES)
    on_smaller: int = entry("throw.smaller", 1, 0, "what a number smaller than the wall does", "FORTS-15", words=OUTCOMES)
    on_equal: int = entry("throw.equal", 1, 0, "what a number equal to the wall does", "FORTS-15", words=OUTCOMES)
    on_greater: int = entry("throw.greater", 1, 0, "what a number greater than the wall does", "FORTS-15", words=OUTCOMES)
    on_dodge: int = entry("throw.dodge", 1, 0, "what a 1 does when there is no wall", "FORTS-15", words=OUTCOMES)
    smiley_at_brick: int = entry("brick.smiley", 1, 0, "what a Brick does when a Smiley hits it", "FORTS-24", words=BY_A_SMILEY)
    built_by: int = entry("brick.builds", 1, 0, "what builds a Brick", "FORTS-35", words=("smiley", "number", "anything"))

    @classmethod
    def settle_content(cls, o: Any) -> None:
        if o.start_bricks > o.slots:
            raise Refusal("option", f"start.bricks is {o.start_bricks}, but a wall has only {o.slots} slots (wall.slots)")
