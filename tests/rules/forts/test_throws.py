"""Throws at players and at Bricks: FORTS-11 to 28, 37 and 46, with all 60 results of the Cube."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from snowyard import Refusal, Table

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


def all_rolls() -> Iterator[tuple[int | str, int, int]]:
    """Outside, inside, damage."""
    for outside in (1, 2, 3, 4, 5, "S"):
        for inside in range(10):
            yield outside, inside, inside or 10


def outcome(outside: int | str, bricks: int) -> str:
    """FORTS-15, written as the table of the rulebook."""
    if outside == "S":
        return "instant_freeze"
    number = int(outside)
    if number < bricks or (number, bricks) == (1, 0):
        return "miss"
    return "near_miss" if number == bricks else "hit"


@pytest.mark.rule("FORTS-11", "FORTS-R07", "FORTS-12")
def test_the_snowball_changes_hands_before_anything_else(lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    table = lay(seats=3, p2={"t": 1})
    cast(table, "throw p2")
    assert table.actor == 2
    assert [sheet(table, seat) for seat in range(3)] == [{**start, "sb": 2}, start, {**start, "sb": 4, "t": 1}]
    assert table.t.actions_left == 3


@pytest.mark.rule("FORTS-11", "FORTS-R07")
@pytest.mark.parametrize("bricks", range(7))
def test_the_snowball_stays_with_the_target_whatever_is_rolled(bricks: int, lay: Lay, cast: Cast, sheet: Read) -> None:
    for outside, inside, _ in all_rolls():
        table = lay(p1={"br": [10] * bricks})
        cast(table, "throw p1", outside, inside)
        assert [sheet(table, seat)["sb"] for seat in range(2)] == [2, 4]


@pytest.mark.rule("FORTS-11", "FORTS-R11")
def test_nobody_throws_at_themselves(lay: Lay) -> None:
    for move in ("throw p0", "throw p0 brick 0", "throw p2"):
        with pytest.raises(Refusal, match="not legal"):
            lay().play(move)


@pytest.mark.rule("FORTS-12", "FORTS-R17")
def test_a_target_with_a_token_is_asked_before_the_roll(lay: Lay, cast: Cast) -> None:
    table = lay(seats=4, p2={"t": 1}, p3={"t": 3})
    assert cast(table, "throw p2") == ["throw"]
    assert (table.actor, table.t.target) == (2, 2)
    assert table.moves == ["use token", "keep token"]
    cast(table, "keep token", 5, 1)
    assert table.actor == 0


@pytest.mark.rule("FORTS-12")
def test_a_target_without_a_token_is_not_asked_whoever_else_has_one(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, p2={"t": 3})
    assert "roll" in cast(table, "throw p1", 4, 1)
    assert table.actor == 0


@pytest.mark.rule("FORTS-13", "FORTS-R18")
def test_ducking_ends_the_throw_without_a_roll(lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    table = lay(seats=3, p1={"t": 2, "fp": 3})
    cast(table, "throw p1")
    assert cast(table, "use token") == ["dodge"]
    assert sheet(table, 0) == {**start, "sb": 2}
    assert sheet(table, 1) == {**start, "fp": 3, "sb": 4, "t": 1}
    assert sheet(table, 2) == start
    assert (table.actor, table.t.actions_left, table.t.target) == (0, 2, -1)


@pytest.mark.rule("FORTS-14", "FORTS-R17")
def test_each_throw_is_answered_anew(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"t": 2})
    cast(table, "throw p1")
    cast(table, "keep token", 1, 1)
    assert sheet(table, 1)["t"] == 2
    for tokens in (1, 0):
        cast(table, "throw p1")
        assert table.actor == 1
        cast(table, "use token")
        assert sheet(table, 1)["t"] == tokens


@pytest.mark.rule("FORTS-R17", "FORTS-28")
def test_a_token_kept_too_long_falls_with_the_last_brick(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"t": 1, "br": [2]})
    cast(table, "throw p1")
    cast(table, "keep token", 1, 2)
    assert "tokens_lost" in cast(table, "pick brick 0")
    assert sheet(table, 1) == {"hp": 20, "fp": 10, "br": [], "sb": 4, "t": 0}


@pytest.mark.rule("FORTS-15", "FORTS-16", "FORTS-18", "FORTS-20", "FORTS-21", "FORTS-37", "FORTS-R08", "FORTS-R14")
@pytest.mark.parametrize("points", [1, 4, 10])
@pytest.mark.parametrize("bricks", range(7))
def test_all_60_rolls_against_a_target_with_freeze_points(
    bricks: int, points: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet
) -> None:
    for outside, inside, damage in all_rolls():
        table = lay(p1={"br": [10] * bricks, "fp": points})
        expected = {**start, "br": [10] * bricks, "fp": points, "sb": 4}
        what = outcome(outside, bricks)
        assert cast(table, "throw p1", outside, inside) == ["throw", "roll", what]
        if what == "hit":
            expected["fp"] = max(0, points - damage)
        elif what == "instant_freeze":
            expected |= {"fp": 0, "hp": 20 - damage}
        assert sheet(table, 1) == expected
        assert sheet(table, 0) == {**start, "sb": 2}
        assert table.t.actions_left == (3 if what == "near_miss" else 2)


@pytest.mark.rule("FORTS-15", "FORTS-16", "FORTS-19", "FORTS-20", "FORTS-21", "FORTS-37", "FORTS-R22")
@pytest.mark.parametrize("life", [6, 13, 20])
@pytest.mark.parametrize("bricks", range(7))
def test_all_60_rolls_against_a_frozen_target(
    bricks: int, life: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet, out: Sheet
) -> None:
    for outside, inside, damage in all_rolls():
        table = lay(p1={"br": [10] * bricks, "fp": 0, "hp": life})
        what = outcome(outside, bricks)
        kinds = cast(table, "throw p1", outside, inside)
        assert kinds[2] == ("hit_frozen" if what == "hit" else what)
        left = life - damage if what in ("hit", "instant_freeze") else life
        alive = {**start, "br": [10] * bricks, "fp": 0, "hp": left, "sb": 4}
        assert sheet(table, 1) == (alive if left > 0 else out)
        assert table.over == (left <= 0)


@pytest.mark.rule("FORTS-18", "FORTS-R08", "FORTS-R09")
def test_a_hit_that_freezes_does_not_hurt(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"fp": 1, "br": []})
    cast(table, "throw p1", 5, 0)
    assert (sheet(table, 1)["fp"], sheet(table, 1)["hp"]) == (0, 20)
    cast(table, "throw p1", 5, 0)
    assert (sheet(table, 1)["fp"], sheet(table, 1)["hp"]) == (0, 10)


@pytest.mark.rule("FORTS-15")
def test_the_wall_is_counted_at_the_moment_of_the_roll(lay: Lay, cast: Cast) -> None:
    table = lay(p1={"br": [10, 10, 1]})
    assert cast(table, "throw p1", 2, 5)[-1] == "miss"
    cast(table, "throw p1 brick 2", 1, 1)
    assert cast(table, "throw p1", 2, 5)[-1] == "near_miss"


@pytest.mark.rule("FORTS-17", "FORTS-R04", "FORTS-R05", "FORTS-25", "FORTS-26", "FORTS-27")
@pytest.mark.parametrize("inside", range(10))
def test_the_thrower_picks_any_one_brick_after_a_near_miss(inside: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    damage = inside or 10
    wall = [10, 4, 0, 7]
    for slot in (0, 1, 3):
        table = lay(p1={"br": wall, "fp": 3})
        assert cast(table, "throw p1", 3, inside)[-1] == "near_miss"
        assert sheet(table, 1)["br"] == wall
        assert (table.actor, table.t.damage) == (0, damage)
        assert table.moves == ["pick brick 0", "pick brick 1", "pick brick 3"]
        cast(table, f"pick brick {slot}")
        after = wall[:slot] + [max(0, wall[slot] - damage)] + wall[slot + 1 :]
        assert list(table.t.brick[1])[:4] == after
        assert {**sheet(table, 1), "br": []} == {**start, "br": [], "fp": 3, "sb": 4}
        assert (table.actor, table.t.actions_left, table.t.damage, table.t.target) == (0, 2, 0, -1)


@pytest.mark.rule("FORTS-46", "FORTS-R04")
def test_with_the_option_the_owner_picks(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=3, options={"near_miss_chooser": "owner"}, p2={"br": [10, 2, 9]})
    cast(table, "throw p2", 3, 4)
    assert (table.actor, table.t.player) == (2, 0)
    assert table.moves == ["pick brick 0", "pick brick 1", "pick brick 2"]
    cast(table, "pick brick 2")
    assert sheet(table, 2)["br"] == [10, 2, 5]
    assert (table.actor, table.t.actions_left) == (0, 2)
    assert lay().options["near_miss_chooser"] == "thrower"


@pytest.mark.rule("FORTS-22", "FORTS-23", "FORTS-24", "FORTS-25", "FORTS-26", "FORTS-27", "FORTS-R05", "FORTS-R06")
@pytest.mark.parametrize("points", range(1, 11))
def test_all_60_rolls_at_a_brick(points: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    for outside, inside, damage in all_rolls():
        table = lay(p1={"br": [10, points, 10], "fp": 0, "t": 3})
        kinds = cast(table, "throw p1 brick 1", outside, inside)
        assert kinds == ["throw_at_brick", "roll", "brick_hit"]
        left = 0 if outside == "S" else max(0, points - damage)
        assert sheet(table, 1) == {**start, "br": [10, left, 10], "fp": 0, "sb": 4, "t": 3}
        assert sheet(table, 0) == {**start, "sb": 2}
        assert (table.actor, table.t.actions_left) == (0, 2)


@pytest.mark.rule("FORTS-25", "FORTS-28")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_the_last_brick_takes_all_tokens_with_it(tokens: int, lay: Lay, cast: Cast, sheet: Read) -> None:
    for dice in ((2, 5), ("S", 1)):
        table = lay(p1={"br": [0, 5], "fp": 2, "t": tokens})
        assert ("tokens_lost" in cast(table, "throw p1 brick 1", *dice)) == (tokens > 0)
        assert sheet(table, 1) == {"hp": 20, "fp": 2, "br": [], "sb": 4, "t": 0}
    table = lay(p1={"br": [0, 5, 1], "t": tokens})
    cast(table, "throw p1 brick 1", "S", 1)
    assert sheet(table, 1)["t"] == tokens


@pytest.mark.rule("FORTS-28")
def test_without_a_brick_one_cannot_hide_until_a_new_one_stands(lay: Lay, cast: Cast) -> None:
    table = lay(left=1, p1={"br": [1], "t": 1})
    cast(table, "throw p1 brick 0", 1, 1)
    assert table.actor == 1
    assert "hide" not in table.moves
    cast(table, "build brick", 5, 1)
    assert "hide" not in table.moves
    cast(table, "build brick", "S", 1)
    assert "hide" in table.moves
    with pytest.raises(Refusal, match="FORTS-28"):
        lay(p1={"br": [], "t": 1})


@pytest.mark.rule("FORTS-37", "FORTS-R14")
def test_six_bricks_stop_every_number_and_no_bricks_never_give_a_near_miss(lay: Lay, cast: Cast) -> None:
    for outside in range(1, 6):
        assert cast(lay(p1={"br": [1] * 6}), "throw p1", outside, 0)[-1] == "miss"
        assert cast(lay(p1={"br": []}), "throw p1", outside, 0)[-1] == ("miss" if outside == 1 else "hit")
