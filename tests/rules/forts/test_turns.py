"""Turns, the five actions and when they are legal, hiding and building: FORTS-05 to 10 and 29 to 38."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Refusal, Table

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


@pytest.mark.rule("FORTS-05", "FORTS-41")
def test_turns_skip_those_who_are_out(lay: Lay, cast: Cast, out: Sheet) -> None:
    table = lay(seats=5, player=4, left=1, ranks=[5, 0, 4, 0, 0], p0=out, p2=out, p1={"sb": 9})
    order = []
    for _ in range(9):
        cast(table, "build snowball")
        order.append(table.t.player)
    assert order == [1, 1, 1, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("FORTS-05", "FORTS-39")
def test_whoever_has_one_hit_point_left_has_a_turn(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, player=0, left=1, p1={"hp": 1}, p2={"hp": 1})
    order = []
    for _ in range(7):
        cast(table, "build snowball")
        order.append(table.t.player)
    assert order == [1, 1, 1, 2, 2, 2, 0]


@pytest.mark.rule("FORTS-06", "FORTS-34", "FORTS-R16")
def test_tokens_go_when_the_owner_s_turn_begins_and_freeze_points_stay(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p0={"fp": 2})
    for move in ("hide", "hide", "hide"):
        cast(table, move)
    assert (sheet(table, 0)["t"], sheet(table, 0)["fp"]) == (3, 5)
    for _ in range(2):
        cast(table, "build snowball")
        assert sheet(table, 0)["t"] == 3
    assert "turn" in cast(table, "build snowball")
    assert (sheet(table, 0)["t"], sheet(table, 0)["fp"]) == (0, 5)
    assert [(e.kind, e.seat, e.a) for e in table.events()][-1] == ("turn", 0, 3)


@pytest.mark.rule("FORTS-06")
def test_only_the_own_tokens_are_discarded(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=3, player=0, left=1, p1={"t": 2}, p2={"t": 3})
    cast(table, "build snowball")
    assert [sheet(table, seat)["t"] for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("FORTS-07", "FORTS-09", "FORTS-R03")
def test_a_turn_is_exactly_three_actions_of_any_kind(lay: Lay, cast: Cast) -> None:
    for move, dice in (
        ("hide", ()),
        ("build brick", (1, 1)),
        ("build snowball", ()),
        ("throw p1", (1, 1)),
        ("throw p1 brick 0", (1, 1)),
    ):
        table = lay()
        for left in (3, 2, 1):
            assert (table.t.player, table.actor, table.t.actions_left) == (0, 0, left)
            assert table.t.turn == 0
            kinds = cast(table, move, *dice)
            assert ("turn" in kinds) == (left == 1)
        assert (table.t.player, table.actor, table.t.actions_left, table.t.turn) == (1, 1, 3, 1)


@pytest.mark.rule("FORTS-07", "FORTS-R03")
def test_what_an_action_brings_can_be_used_by_the_next(lay: Lay, cast: Cast) -> None:
    table = lay(p0={"sb": 0, "br": []}, p1={"sb": 6})
    assert table.moves == ["build brick", "build snowball"]
    cast(table, "build snowball")
    assert "throw p1" in table.moves
    cast(table, "throw p1", 1, 1)
    assert "throw p1" not in table.moves


@pytest.mark.rule("FORTS-08", "FORTS-10")
def test_all_five_actions_are_legal_at_the_start(lay: Lay) -> None:
    table = lay(seats=3)
    assert table.actions == [0, 1, 2, 4, 5, 17, 18, 19, 23, 24, 25]


@pytest.mark.rule("FORTS-10", "FORTS-30", "FORTS-28")
def test_hide_needs_a_brick(lay: Lay) -> None:
    assert "hide" not in lay(p0={"br": []}).moves
    for slot in range(6):
        assert "hide" in lay(p0={"br": [0] * slot + [1]}).moves
    with pytest.raises(Refusal, match="not legal"):
        lay(p0={"br": []}).play("hide")


@pytest.mark.rule("FORTS-10", "FORTS-11", "FORTS-22")
def test_throws_need_a_snowball(lay: Lay) -> None:
    moves = lay(p0={"sb": 0}, p1={"sb": 6}).moves
    assert moves == ["hide", "build brick", "build snowball"]
    assert "throw p1" in lay(p0={"sb": 1}, p1={"sb": 5}).moves


@pytest.mark.rule("FORTS-10", "FORTS-41", "FORTS-R11")
def test_targets_are_the_others_who_are_in_the_game(lay: Lay, out: Sheet) -> None:
    table = lay(seats=4, player=2, ranks=[0, 4, 0, 0], p1=out, p0={"sb": 9})
    throws = [move for move in table.moves if move.startswith("throw")]
    assert throws[:2] == ["throw p0", "throw p3"]
    assert throws[2:] == [f"throw p{seat} brick {slot}" for seat in (0, 3) for slot in range(3)]


@pytest.mark.rule("FORTS-10", "FORTS-22", "FORTS-R13")
def test_a_brick_that_is_not_there_is_no_target(lay: Lay) -> None:
    table = lay(seats=3, p1={"br": []}, p2={"br": [0, 5, 0, 0, 0, 1]})
    assert [m for m in table.moves if "brick" in m and "throw" in m] == ["throw p2 brick 1", "throw p2 brick 5"]
    assert "throw p1" in table.moves


@pytest.mark.rule("FORTS-10", "FORTS-36", "FORTS-R12")
def test_build_a_brick_is_legal_with_up_to_five(lay: Lay) -> None:
    for bricks in range(6):
        assert "build brick" in lay(p0={"br": [10] * bricks}).moves
    assert "build brick" not in lay(p0={"br": [10] * 6}).moves
    assert "build brick" in lay(p0={"br": [10, 10, 10, 0, 10, 10]}).moves


@pytest.mark.rule("FORTS-10", "FORTS-38", "FORTS-R15")
def test_a_player_with_nothing_can_build_only(lay: Lay) -> None:
    assert lay(p0={"br": [], "sb": 0}, p1={"sb": 6}).moves == ["build brick", "build snowball"]


@pytest.mark.rule("FORTS-10")
def test_at_most_52_options_at_once(lay: Lay) -> None:
    sheets = {f"p{seat}": {"br": [10] * 6} for seat in range(1, 8)}
    assert len(lay(seats=8, **sheets).actions) == 3 + 7 + 42


@pytest.mark.rule("FORTS-42")
def test_a_frozen_player_acts_like_any_other(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p0={"fp": 0})
    assert table.actions == lay().actions
    cast(table, "throw p1", 4, 3)
    assert sheet(table, 1)["fp"] == 7
    cast(table, "build brick", "S", 3)
    cast(table, "build snowball")
    assert sheet(table, 0) == {"hp": 20, "fp": 0, "br": [10] * 4, "sb": 3, "t": 0}


@pytest.mark.rule("FORTS-30", "FORTS-31", "FORTS-32")
@pytest.mark.parametrize("points", range(11))
def test_hide_gives_a_token_and_a_freeze_point_up_to_ten(points: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    table = lay(p0={"fp": points})
    assert cast(table, "hide") == ["hide"]
    assert sheet(table, 0) == {**start, "fp": min(10, points + 1), "t": 1}
    assert sheet(table, 1) == start


@pytest.mark.rule("FORTS-32")
def test_using_a_token_changes_no_points(lay: Lay, cast: Cast, sheet: Read) -> None:
    for points in (0, 5, 10):
        table = lay(p1={"fp": points, "t": 2, "hp": 9})
        cast(table, "throw p1")
        cast(table, "use token")
        assert sheet(table, 1) == {"hp": 9, "fp": points, "br": [10, 10, 10], "sb": 4, "t": 1}


@pytest.mark.rule("FORTS-33")
def test_hiding_thaws(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(left=1, p0={"fp": 0, "hp": 5})
    assert table.view(0)["players"][0]["frozen"]
    cast(table, "hide")
    assert not table.view(0)["players"][0]["frozen"]
    cast(table, "throw p0")
    cast(table, "keep token", 5, 9)
    assert (sheet(table, 0)["fp"], sheet(table, 0)["hp"]) == (0, 5)


@pytest.mark.rule("FORTS-34")
def test_nobody_holds_more_than_three_tokens(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3)
    for _ in range(60):
        cast(table, "hide")
        assert max(table.t.hide_tokens) <= 3
    assert max(table.t.hide_tokens) == 3
    with pytest.raises(Refusal, match="hide_tokens"):
        lay(p1={"t": 4})


@pytest.mark.rule("FORTS-35", "FORTS-R27")
@pytest.mark.parametrize("inside", range(10))
def test_a_brick_is_built_on_a_smiley_whatever_is_inside(inside: int, lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    for outside in (1, 2, 3, 4, 5):
        table = lay()
        assert cast(table, "build brick", outside, inside) == ["build", "roll", "brick"]
        assert (sheet(table, 0), sheet(table, 1)) == (start, start)
    table = lay()
    assert cast(table, "build brick", "S", inside) == ["build", "roll", "brick"]
    assert (sheet(table, 0), sheet(table, 1)) == ({**start, "br": [10] * 4}, start)


@pytest.mark.rule("FORTS-35", "FORTS-29")
def test_a_new_brick_goes_into_the_lowest_empty_slot_and_repairs_nothing(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p0={"br": [4, 0, 1, 0, 0, 2]})
    walls = []
    for _ in range(3):
        cast(table, "build brick", "S", 5)
        walls.append(sheet(table, 0)["br"])
    assert walls == [[4, 10, 1, 0, 0, 2], [4, 10, 1, 10, 0, 2], [4, 10, 1, 10, 10, 2]]


@pytest.mark.rule("FORTS-29")
def test_bricks_only_lose_points_until_they_are_gone(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p0={"br": [4]})
    for move in ("hide", "build snowball", "hide"):
        cast(table, move)
        assert sheet(table, 0)["br"] == [4]
    for _ in range(3):
        cast(table, "build snowball")
    assert sheet(table, 0)["br"] == [4]
    cast(table, "hide")
    assert sheet(table, 0)["br"] == [4]


@pytest.mark.rule("FORTS-38")
def test_building_a_snowball_takes_one_without_a_roll(lay: Lay, cast: Cast, sheet: Read, start: Sheet) -> None:
    table = lay()
    assert cast(table, "build snowball") == ["snowball"]
    assert (sheet(table, 0), sheet(table, 1)) == ({**start, "sb": 4}, start)
