"""The fifteen worked examples of the rulebook, played with loaded dice.

Snowballs are never destroyed (FORTS-R07), so where an example names fewer than three a player somebody holds the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Refusal, Table

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


@pytest.mark.example("FORTS-1")
@pytest.mark.parametrize(
    ("outside", "inside", "after"), [(2, 9, {}), (3, 4, {"br": [6, 10, 10]}), (4, 4, {"fp": 6}), ("S", 4, {"fp": 0, "hp": 16})]
)
def test_three_bricks_and_all_four_outcomes(
    outside: int | str, inside: int, after: Sheet, lay: Lay, cast: Cast, sheet: Read, start: Sheet
) -> None:
    table = lay()
    cast(table, "throw p1", outside, inside)
    if outside == 3:
        assert sheet(table, 1) == {**start, "sb": 4}
        assert table.moves == ["pick brick 0", "pick brick 1", "pick brick 2"]
        cast(table, "pick brick 0")
    assert sheet(table, 0) == {**start, "sb": 2}
    assert sheet(table, 1) == {**start, "sb": 4, **after}


@pytest.mark.example("FORTS-2")
def test_damage_beyond_the_freeze_points_is_lost(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"fp": 4, "br": [10, 10]})
    cast(table, "throw p1", 5, 9)
    assert sheet(table, 1) == {"hp": 20, "fp": 0, "br": [10, 10], "sb": 4, "t": 0}


@pytest.mark.example("FORTS-3")
def test_a_frozen_target_loses_hit_points(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"hp": 12, "fp": 0, "br": [10, 10]})
    cast(table, "throw p1", 3, 0)
    assert sheet(table, 1) == {"hp": 2, "fp": 0, "br": [10, 10], "sb": 4, "t": 0}


@pytest.mark.example("FORTS-4")
def test_an_instant_freeze_goes_through_six_bricks(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"br": [10] * 6})
    cast(table, "throw p1", "S", 7)
    assert sheet(table, 1) == {"hp": 13, "fp": 0, "br": [10] * 6, "sb": 4, "t": 0}
    table = lay(p1={"br": [10] * 6})
    assert cast(table, "throw p1", 5, 7)[-1] == "miss"
    assert sheet(table, 1) == {"hp": 20, "fp": 10, "br": [10] * 6, "sb": 4, "t": 0}


@pytest.mark.example("FORTS-5")
@pytest.mark.parametrize(("outside", "left"), [(1, 9), (2, 1), ("S", 1)])
def test_a_one_misses_a_player_without_bricks(outside: int | str, left: int, lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"hp": 9, "fp": 0, "br": []})
    cast(table, "throw p1", outside, 8)
    assert sheet(table, 1) == {"hp": left, "fp": 0, "br": [], "sb": 4, "t": 0}


@pytest.mark.example("FORTS-6")
def test_a_hide_token_ducks_one_throw(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=3, p0={"sb": 1}, p1={"fp": 7, "br": [10], "sb": 0, "t": 2}, p2={"sb": 8})
    cast(table, "throw p1")
    assert (sheet(table, 0)["sb"], sheet(table, 1)["sb"]) == (0, 1)
    assert table.actor == 1
    cast(table, "use token")
    assert sheet(table, 1) == {"hp": 20, "fp": 7, "br": [10], "sb": 1, "t": 1}
    assert (table.actor, table.t.actions_left) == (0, 2)
    assert table.moves == ["hide", "build brick", "build snowball"]


@pytest.mark.example("FORTS-7")
def test_a_near_miss_takes_the_last_brick_and_the_tokens(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"br": [3], "t": 2})
    cast(table, "throw p1")
    assert cast(table, "keep token", 1, 5)[-1] == "near_miss"
    cast(table, "pick brick 0")
    assert sheet(table, 1) == {"hp": 20, "fp": 10, "br": [], "sb": 4, "t": 0}
    cast(table, "throw p1", 1, 1)
    assert table.actor == 0


@pytest.mark.example("FORTS-8")
def test_throws_at_bricks_strike_the_named_one(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"br": [10, 4, 10], "t": 1})
    cast(table, "throw p1 brick 1", 2, 9)
    assert sheet(table, 1) == {"hp": 20, "fp": 10, "br": [10, 0, 10], "sb": 4, "t": 1}
    cast(table, "throw p1 brick 0", "S", 1)
    assert sheet(table, 1) == {"hp": 20, "fp": 10, "br": [0, 0, 10], "sb": 5, "t": 1}
    assert sheet(table, 0)["sb"] == 1


@pytest.mark.example("FORTS-9")
def test_building_a_brick_needs_a_smiley_and_fills_the_lowest_slot(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p0={"br": [10, 0, 7]})
    cast(table, "build brick", 5, 0)
    assert sheet(table, 0)["br"] == [10, 0, 7]
    cast(table, "build brick", "S", 3)
    assert sheet(table, 0)["br"] == [10, 10, 7]


@pytest.mark.example("FORTS-10")
def test_whoever_puts_a_player_out_throws_on_with_the_snowballs(lay: Lay, cast: Cast, sheet: Read, out: Sheet) -> None:
    table = lay(seats=3, p0={"sb": 1}, p1={"hp": 5, "fp": 0, "br": [10], "sb": 6})
    assert "out" in cast(table, "throw p1", 4, 6)
    assert sheet(table, 1) == out
    assert sheet(table, 0)["sb"] == 7
    assert table.t.actions_left == 2
    cast(table, "throw p2", 1, 1)
    assert sheet(table, 0)["sb"] == 6
    order: list[int] = []
    for _ in range(7):
        order += [] if table.t.player in order[-1:] else [table.t.player]
        cast(table, "build snowball")
    assert order == [0, 2, 0]
    assert table.t.player == 2


@pytest.mark.example("FORTS-11")
def test_a_turn_begins_without_tokens_and_three_hides_give_three(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(player=1, left=1, p0={"fp": 6, "br": [10], "t": 3})
    cast(table, "build snowball")
    seen = [(sheet(table, 0)["t"], sheet(table, 0)["fp"])]
    for _ in range(3):
        cast(table, "hide")
        seen.append((sheet(table, 0)["t"], sheet(table, 0)["fp"]))
    assert seen == [(0, 6), (1, 7), (2, 8), (3, 9)]
    assert table.actor == 1


@pytest.mark.example("FORTS-12")
def test_thawing_stops_one_hit_of_ten(lay: Lay, cast: Cast, sheet: Read, out: Sheet) -> None:
    table = lay(p0={"hp": 4, "fp": 0, "br": [2]})
    for move in ("hide", "build snowball", "build snowball"):
        cast(table, move)
    assert (sheet(table, 0)["fp"], sheet(table, 0)["t"]) == (1, 1)
    cast(table, "throw p0")
    cast(table, "keep token", 3, 0)
    assert (sheet(table, 0)["fp"], sheet(table, 0)["hp"], sheet(table, 0)["t"]) == (0, 4, 1)
    cast(table, "throw p0")
    cast(table, "use token")
    assert (sheet(table, 0)["hp"], sheet(table, 0)["t"]) == (4, 0)
    cast(table, "throw p0", 2, 4)
    assert sheet(table, 0) == out
    assert table.over
    assert table.payoff == [0, 1]


@pytest.mark.example("FORTS-13")
def test_with_nothing_left_one_can_only_build(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, p0={"br": [], "sb": 0}, p1={"br": [10, 0, 4], "sb": 9}, p2={"br": []})
    assert table.actions == [1, 2]
    cast(table, "build snowball")
    assert table.actions == [1, 2, 4, 5, 17, 19]
    assert table.moves[2:] == ["throw p1", "throw p2", "throw p1 brick 0", "throw p1 brick 2"]


@pytest.mark.example("FORTS-14")
def test_a_full_wall_cannot_be_built_on(lay: Lay) -> None:
    table = lay(p0={"br": [10, 10, 10, 10, 10, 1]})
    assert 1 not in table.actions
    with pytest.raises(Refusal, match="not legal"):
        table.play("build brick")


@pytest.mark.example("FORTS-15")
def test_at_the_cap_brick_points_decide_last(lay: Lay, cast: Cast) -> None:
    table = lay(player=1, left=1, turn=199, p0={"hp": 11, "fp": 0, "br": [10]}, p1={"hp": 11, "fp": 0, "br": [4, 5]})
    cast(table, "build snowball")
    assert table.over
    assert table.t.turn == 200
    assert table.payoff == [1, 0]
    assert list(table.t.rank)[:2] == [1, 2]
