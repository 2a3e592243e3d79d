"""Out of the game, the end and the ranking: FORTS-39 to 45."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from snowyard import Refusal, Table, new
from snowyard.kernel.head import Event

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


@pytest.mark.rule("FORTS-39", "FORTS-40", "FORTS-41", "FORTS-R20", "FORTS-R22")
@pytest.mark.parametrize(("outside", "event"), [(5, "hit_frozen"), ("S", "instant_freeze")])
def test_without_hit_points_a_player_is_out_at_once(
    outside: int | str, event: str, lay: Lay, cast: Cast, sheet: Read, start: Sheet, out: Sheet
) -> None:
    table = lay(seats=3, p0={"sb": 2}, p1={"hp": 4, "fp": 0, "t": 2, "sb": 5, "br": [10, 3]})
    cast(table, "throw p1")
    assert cast(table, "keep token", outside, 9) == ["stand", "roll", event, "out"]
    assert sheet(table, 1) == out
    assert sheet(table, 0) == {**start, "sb": 7}
    assert sheet(table, 2) == start
    assert [(e.a, e.b) for e in table.events() if e.kind == "out"] == [(0, 6)]
    assert not table.over


@pytest.mark.rule("FORTS-20", "FORTS-39", "FORTS-41")
def test_an_instant_freeze_can_put_out_who_is_not_frozen(lay: Lay, cast: Cast, sheet: Read, out: Sheet) -> None:
    table = lay(seats=3, p1={"hp": 10, "fp": 10, "br": [10] * 6})
    cast(table, "throw p1", "S", 0)
    assert sheet(table, 1) == out


@pytest.mark.rule("FORTS-39")
def test_one_hit_point_keeps_a_player_in(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"hp": 10, "fp": 0, "br": []})
    assert "out" not in cast(table, "throw p1", 5, 9)
    assert sheet(table, 1)["hp"] == 1
    assert not table.over


@pytest.mark.rule("FORTS-40", "FORTS-R20")
def test_the_reward_is_at_least_the_snowball_just_thrown(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=3, p0={"sb": 1}, p1={"hp": 1, "fp": 0, "sb": 0}, p2={"sb": 8})
    cast(table, "throw p1", 4, 1)
    assert sheet(table, 0)["sb"] == 1


@pytest.mark.rule("FORTS-40", "FORTS-R21")
def test_the_turn_goes_on_with_the_snowballs_won(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=4, p0={"sb": 1}, p1={"hp": 1, "fp": 0}, p2={"hp": 1, "fp": 0, "sb": 5})
    cast(table, "throw p1", 4, 1)
    assert (table.actor, table.t.actions_left) == (0, 2)
    cast(table, "throw p2", 4, 1)
    assert sheet(table, 0)["sb"] == 9
    assert (table.actor, table.t.actions_left) == (0, 1)
    cast(table, "throw p3", 1, 1)
    assert (table.actor, table.t.actions_left) == (3, 3)


@pytest.mark.rule("FORTS-41", "FORTS-44")
def test_whoever_is_out_is_no_target_and_has_no_turn(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, left=2, p1={"hp": 1, "fp": 0})
    cast(table, "throw p1", 4, 1)
    assert not any("p1" in move for move in table.moves)
    cast(table, "build snowball")
    assert table.actor == 2


@pytest.mark.rule("FORTS-09", "FORTS-43")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_the_game_ends_when_one_is_left_even_in_mid_turn(left: int, lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(left=left, turn=8, p1={"hp": 3, "fp": 0, "sb": 4})
    assert cast(table, "throw p1", "S", 3)[-2:] == ["out", "won"]
    assert table.over
    assert table.actor == -1
    assert (table.t.turn, table.t.actions_left) == (9, 0)
    assert sheet(table, 0)["sb"] == 7
    assert table.payoff == [1, 0]
    assert table.moves == []
    with pytest.raises(Refusal, match="over"):
        table.play("build snowball")


@pytest.mark.rule("FORTS-43")
def test_a_game_with_two_left_goes_on(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, p1={"hp": 1, "fp": 0})
    cast(table, "throw p1", 4, 1)
    assert not table.over
    assert table.payoff == [0, 0, 0]


@pytest.mark.rule("FORTS-44", "FORTS-R29")
def test_ranks_are_the_reverse_order_of_going_out(lay: Lay, cast: Cast) -> None:
    table = lay(seats=4, player=2, p0={"hp": 1, "fp": 0}, p1={"hp": 1, "fp": 0}, p3={"hp": 1, "fp": 0})
    for seat, ranks in ((1, [0, 4, 0, 0]), (3, [0, 4, 0, 3]), (0, [2, 4, 1, 3])):
        cast(table, f"throw p{seat}", "S", 1)
        assert list(table.t.rank)[:4] == ranks
    assert table.payoff == [0, 0, 1, 0]


@pytest.mark.rule("FORTS-45", "FORTS-R24")
@pytest.mark.parametrize(("seats", "cap"), [(2, 10), (3, 17), (8, 10), (2, 100)])
def test_whoever_only_builds_meets_the_cap(seats: int, cap: int) -> None:
    table = new("forts", seats=seats, turn_cap_per_player=cap, seed=4)
    actions = 0
    while not table.over:
        table.play("build snowball")
        actions += 1
    assert actions == 3 * cap * seats
    assert table.t.turn == cap * seats
    assert table.payoff == [1 / seats] * seats
    assert new("forts", seed=1).options["turn_cap_per_player"] == 100


@pytest.mark.rule("FORTS-45")
@pytest.mark.parametrize("cap", [9, 501])
def test_the_cap_is_10_to_500_turns_a_player(cap: int) -> None:
    with pytest.raises(Refusal, match="10 to 500"):
        new("forts", turn_cap_per_player=cap)


@pytest.mark.rule("FORTS-45", "FORTS-R29")
@pytest.mark.parametrize(
    ("sheets", "ranks"),
    [
        ({"p0": {"hp": 11, "fp": 0, "br": []}, "p1": {"hp": 10}}, [1, 2]),
        ({"p0": {"fp": 4, "br": [10] * 6}, "p1": {"fp": 5, "br": [1]}}, [2, 1]),
        ({"p0": {"br": [10, 10, 9]}, "p1": {"br": [5, 5, 5, 5, 5, 5]}}, [2, 1]),
        ({"p0": {"br": [10, 10, 10]}, "p1": {"br": [5, 5, 5, 5, 5, 5], "sb": 60}}, [1, 1]),
        ({"p0": {"hp": 1}, "p1": {"hp": 3}, "p2": {"hp": 2}}, [3, 1, 2]),
        ({"p0": {"hp": 1, "fp": 3}, "p1": {"hp": 1, "fp": 4}}, [2, 1]),
        ({"p0": {"hp": 7}, "p1": {"hp": 7}, "p2": {"hp": 2}, "p3": {"hp": 2}}, [1, 1, 3, 3]),
        ({"p0": {"hp": 7, "fp": 3}, "p1": {"hp": 7}, "p2": {"hp": 7}, "p3": {"hp": 8}}, [4, 2, 2, 1]),
    ],
)
def test_at_the_cap_hit_points_count_then_freeze_points_then_brick_points(
    sheets: dict[str, Sheet], ranks: list[int], lay: Lay, cast: Cast
) -> None:
    seats = len(ranks)
    table = lay(seats=seats, player=seats - 1, left=1, turn=100 * seats - 1, **sheets)
    kinds = cast(table, "build snowball")
    assert kinds == ["snowball", "cap"] + ["won"] * ranks.count(1)
    won = [Event("won", seat, ranks.count(1), 0, 0) for seat, rank in enumerate(ranks) if rank == 1]
    assert table.events()[1:] == [Event("cap", seats - 1, 100 * seats, 0, 0), *won]
    assert table.over
    assert list(table.t.rank)[:seats] == ranks
    assert table.payoff == [(1 / ranks.count(1) if rank == 1 else 0) for rank in ranks]


@pytest.mark.rule("FORTS-44", "FORTS-45")
def test_those_who_are_out_rank_below_those_alive_at_the_cap(lay: Lay, cast: Cast, out: Sheet) -> None:
    table = lay(seats=4, player=3, left=1, turn=399, ranks=[4, 0, 3, 0], p0=out, p2=out, p1={"sb": 9})
    cast(table, "build snowball")
    assert list(table.t.rank)[:4] == [4, 1, 3, 1]
    assert table.payoff == [0, 0.5, 0, 0.5]


@pytest.mark.rule("FORTS-45", "FORTS-43")
def test_the_cap_counts_completed_turns_and_the_players_of_the_start(lay: Lay, cast: Cast, out: Sheet) -> None:
    table = lay(seats=3, player=1, left=1, turn=298, ranks=[3, 0, 0], p0=out, p1={"sb": 9})
    cast(table, "build snowball")
    assert not table.over
    assert table.t.turn == 299
    for _ in range(3):
        assert not table.over
        cast(table, "build snowball")
    assert table.over
    table = lay(left=1, turn=199, p1={"hp": 1, "fp": 0})
    assert "cap" not in cast(table, "throw p1", "S", 1)
    assert (table.t.turn, table.payoff) == (200, [1, 0])


@pytest.mark.rule("FORTS-R19", "FORTS-27", "FORTS-29", "FORTS-39")
def test_a_move_harms_one_other_player_at_most_and_never_the_one_who_acts() -> None:
    rng = random.Random(19)
    for deal in range(60):
        table = new("forts", seats=rng.randrange(2, 9), seed=deal)
        states = [table.copy()]
        while not table.over:
            player = table.t.player
            table.play(rng.choice(table.actions))
            before = states[-1].t
            harmed = [s for s in range(table.seats) if worth(table.t, s) < worth(before, s)]
            assert len(harmed) <= 1
            assert player not in harmed
            states.append(table.copy())
        gone = [sum(1 for s in range(x.seats) if x.t.hit_points[s] == 0) for x in states]
        assert all(0 <= later - earlier <= 1 for earlier, later in pairwise(gone))
        assert table.t.rank[: table.seats].tolist().count(1) == 1


def worth(t: Any, seat: int) -> int:
    return int(t.hit_points[seat]) + int(t.freeze_points[seat]) + sum(int(points) for points in t.brick[seat])
