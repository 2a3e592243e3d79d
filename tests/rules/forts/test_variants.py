"""Every entry of content.toml does what it says when a variant changes it."""

from __future__ import annotations

from typing import Any

import pytest

from snowyard import Table, new, setup

SMILEY, NUMBER = 5, 3  # places on the printed Cube: the Smiley, and a 4


def thrown(variant: str, outside: int, inside: int, move: str = "throw p1", **fields: Any) -> Table:
    """After this move of p0, which rolled so."""
    table = setup("forts", {"player": 0, "actor": 0, **fields}, variant=variant)
    table.load([outside, inside])
    table.play(move)
    return table


@pytest.mark.rule("FORTS-02", "FORTS-03", "FORTS-07")
@pytest.mark.parametrize(
    ("variant", "field", "value"),
    [
        ("start.hit_points = 33", "hit_points", 33),
        ("start.freeze_points = 4", "freeze_points", 4),
        ("start.freeze_points = 0", "freeze_points", 0),
        ("start.snowballs = 0", "snowballs", 0),
        ("start.bricks = 5", "brick", [10, 10, 10, 10, 10, 0]),
        ("start.bricks = 0", "brick", [0, 0, 0, 0, 0, 0]),
        ("wall.brick_points = 6", "brick", [6, 6, 6, 0, 0, 0]),
    ],
)
def test_what_everybody_begins_with(variant: str, field: str, value: Any) -> None:
    assert new("forts", seed=1, seats=3, variant=variant).position()[field] == [value] * 3


@pytest.mark.rule("FORTS-07")
@pytest.mark.parametrize("actions", [1, 2, 6])
def test_a_turn_has_as_many_actions_as_the_variant_says(actions: int) -> None:
    table = new("forts", seed=1, variant=f"turn.actions = {actions}")
    first = table.actor
    for left in range(actions, 0, -1):
        assert (table.actor, table.t.actions_left) == (first, left)
        assert table.prompt(first).endswith(f"action {actions + 1 - left} of {actions}.")
        table.play("build snowball")
    assert table.actor != first


@pytest.mark.rule("FORTS-03", "FORTS-36")
def test_a_wall_has_as_many_slots_as_the_variant_says() -> None:
    table = setup("forts", {"player": 0, "actor": 0}, variant="wall.slots = 4")
    assert "build brick" in table.moves
    table.load([SMILEY, 0])
    table.play("build brick")
    assert table.t.brick[0].tolist() == [10, 10, 10, 10, 0, 0]
    assert "build brick" not in table.moves


@pytest.mark.rule("FORTS-30", "FORTS-31", "FORTS-33")
@pytest.mark.parametrize(("gain", "after"), [(0, 5), (1, 6), (4, 9), (120, 10)])
def test_hiding_gives_back_what_the_variant_says_up_to_the_most(gain: int, after: int) -> None:
    table = setup("forts", {"player": 0, "actor": 0, "freeze_points": [5, 5]}, variant=f"hide.freeze_points = {gain}")
    table.play("hide")
    assert (table.t.freeze_points[0], table.t.hide_tokens[0]) == (after, 1)


@pytest.mark.rule("FORTS-15")
@pytest.mark.parametrize("inside", range(10))
def test_the_inside_faces_do_the_damage_of_the_variant(inside: int) -> None:
    variant = "cube.inside = [7, 6, 5, 4, 3, 2, 1, 9, 8, 10]\nstart.freeze_points = 20"
    table = thrown(variant, NUMBER, inside)
    assert table.t.freeze_points[1] == 20 - [7, 6, 5, 4, 3, 2, 1, 9, 8, 10][inside]


@pytest.mark.rule("FORTS-15")
@pytest.mark.parametrize("place", range(6))
def test_the_outside_faces_are_those_of_the_variant(place: int) -> None:
    faces = ["smiley", 1, 1, 3, 5, "smiley"]
    table = thrown(f"cube.outside = {faces}", place, 1)
    told = {"smiley": "instant_freeze", 1: "miss", 3: "near_miss", 5: "hit"}[faces[place]]  # against three bricks
    assert told in {e.kind for e in table.events()}
    assert table.view(0)["faces"] == ["S", "1", "1", "3", "5", "S"]


@pytest.mark.rule("FORTS-15", "FORTS-16")
@pytest.mark.parametrize(
    ("entry", "bricks", "outside"), [("smiley", 3, 5), ("smaller", 3, 0), ("equal", 3, 2), ("greater", 3, 4), ("dodge", 0, 0)]
)
@pytest.mark.parametrize("outcome", ["miss", "near miss", "hit", "instant freeze"])
def test_each_comparison_does_what_the_variant_says(entry: str, bricks: int, outside: int, outcome: str) -> None:
    wall = [10] * bricks + [0] * (6 - bricks)
    table = thrown(f'throw.{entry} = "{outcome}"', outside, 4, brick=[wall, wall])
    kinds = {e.kind for e in table.events()}
    expected = "miss" if outcome == "near miss" and bricks == 0 else outcome  # without a brick nothing is nearly missed
    assert expected.replace(" ", "_") in kinds
    shown = {"miss": "miss", "near miss": "near", "hit": "hit", "instant freeze": "freeze"}[expected]
    assert table.view(1)["throws"][bricks][outside] == shown


@pytest.mark.rule("FORTS-24")
@pytest.mark.parametrize(("says", "left"), [("falls", 0), ("takes damage", 6)])
def test_a_smiley_does_to_a_brick_what_the_variant_says(says: str, left: int) -> None:
    assert thrown(f'brick.smiley = "{says}"', SMILEY, 4, "throw p1 brick 1").t.brick[1, 1] == left


@pytest.mark.rule("FORTS-35")
@pytest.mark.parametrize(("says", "by_smiley", "by_number"), [("smiley", 1, 0), ("number", 0, 1), ("anything", 1, 1)])
def test_a_brick_is_built_by_what_the_variant_says(says: str, by_smiley: int, by_number: int) -> None:
    for outside, built in ((SMILEY, by_smiley), (NUMBER, by_number)):
        table = thrown(f'brick.builds = "{says}"\nwall.brick_points = 8', outside, 0, "build brick")
        assert sum(1 for points in table.t.brick[0] if points) == 3 + built
        told = " ".join(table.story(0))
        assert ("your fourth brick stands, with 8 points." if built else "o brick.") in told
