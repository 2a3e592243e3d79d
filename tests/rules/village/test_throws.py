"""Throws: who can be thrown at, the required number, hit and effect rolls, removal."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import phase, play, scene, throws, view
from snowyard import Table

FAR = {0: (10, 10), 3: (20, 10)}  # d2 = 100: within 6 inches, nothing near


def thrower(kids: dict[int, tuple[int, int]] | None = None, **more: Any) -> Table:
    """K0 has one snowball of Size 1 and a 4; another die keeps the activation going."""
    options = {"pool": (4, 3), "balls": {0: {1: 1}}, **more}
    return scene(kids or FAR, **options)


def required(kids: dict[int, tuple[int, int]], size: int = 1, **more: Any) -> int:
    table = thrower(kids, balls={0: {size: 1}}, **more)
    line = next(line for line in view(table)["lines"] if line["to"] == 3)
    play(table, f"throw size {size} at k3", 1, 2)
    needs = next(e for e in table.events() if e.kind == "needs")
    assert needs.a == line["throws"][0]["required"]
    return needs.a


@pytest.mark.example("VILLAGE-3")
@pytest.mark.rule("VILLAGE-19", "VILLAGE-84")
def test_a_kid_three_units_from_the_line_is_an_object() -> None:
    assert required({0: (10, 10), 1: (16, 13), 3: (22, 10)}) == 8
    assert required({0: (10, 10), 1: (16, 14), 3: (22, 10)}) == 7
    assert required({0: (10, 10), 1: (16, 13), 3: (22, 10)}, size=2, aim={0: 2}) == 5


@pytest.mark.example("VILLAGE-4")
@pytest.mark.rule("VILLAGE-18", "VILLAGE-R06")
def test_a_kid_on_the_line_blocks_and_one_that_is_grazed_does_not() -> None:
    blocked = thrower({0: (10, 10), 1: (16, 10), 3: (22, 10)})
    assert not throws(blocked)
    assert view(blocked)["lines"][0]["blocked_by"] == {"kid": 1}
    assert required({0: (10, 10), 1: (16, 11), 3: (22, 10)}) == 8


@pytest.mark.example("VILLAGE-5")
@pytest.mark.rule("VILLAGE-19", "VILLAGE-R38")
def test_a_fence_across_and_a_house_behind_the_shooter_count() -> None:
    assert required({0: (18, 14), 3: (23, 14)}, map="market") == 9
    table = thrower({0: (18, 14), 3: (23, 14)}, map="market")
    line = view(table)["lines"][0]
    assert (line["inches"], line["too_close"]) == (1.5, False)
    assert line["objects"] == [{"piece": 1}, {"piece": 6}]


@pytest.mark.rule("VILLAGE-R02", "VILLAGE-R01")
def test_kids_as_objects_and_the_measure_are_options() -> None:
    kids = {0: (10, 10), 1: (16, 13), 3: (22, 10)}
    assert required(kids, kids_are_objects=False) == 7
    assert required(kids, measure="centre") == 7
    assert required({**kids, 1: (16, 12)}, measure="centre") == 8


@pytest.mark.rule("VILLAGE-84")
@pytest.mark.parametrize(("gap", "base"), [(14, 7), (15, 8), (26, 8), (27, 9)])
def test_the_base_number_goes_by_distance_bands(gap: int, base: int) -> None:
    assert required({0: (10, 10), 3: (10 + gap, 10)}) == base


@pytest.mark.rule("VILLAGE-84")
@pytest.mark.parametrize(("size", "number"), [(1, 7), (2, 6), (3, 6), (4, 5), (5, 5)])
def test_larger_snowballs_hit_more_easily(size: int, number: int) -> None:
    assert required(FAR, size=size) == number


@pytest.mark.rule("VILLAGE-84", "VILLAGE-R03")
def test_types_change_the_required_number() -> None:
    table = {
        ("kid", "kid"): 7,
        ("kid", "big"): 8,
        ("kid", "snowman"): 8,
        ("kid", "elf"): 8,
        ("kid", "yeti"): 7,
        ("kid", "penguin"): 7,
        ("elf", "kid"): 6,
        ("elf", "big"): 6,
        ("elf", "snowman"): 6,
        ("elf", "elf"): 7,
        ("snowman", "big"): 8,
        ("yeti", "elf"): 8,
    }
    for (by, at), number in table.items():
        assert required(FAR, types={0: by, 3: at}) == number, (by, at)


@pytest.mark.rule("VILLAGE-81")
def test_throws_go_at_visible_opposing_kids_only() -> None:
    table = thrower({0: (10, 10), 1: (10, 20), 3: (20, 10), 4: (20, 20)}, down=(4,))
    assert throws(table) == {"throw size 1 at k3", "throw size 1 at k4"}
    assert not throws(thrower(balls={}))
    assert not throws(thrower(down=(0,), pool=(4, 6)))


@pytest.mark.rule("VILLAGE-82")
def test_the_snowball_is_gone_whatever_happens() -> None:
    table = thrower(balls={0: {1: 2, 3: 1}})
    assert throws(table) == {"throw size 1 at k3", "throw size 3 at k3"}
    play(table, "throw size 3 at k3", 1, 2)
    assert table.t.balls[0].tolist() == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("VILLAGE-82", "VILLAGE-R13")
def test_a_snowman_throws_a_piece_of_itself() -> None:
    table = thrower(types={0: "snowman"}, balls={}, dice={0: 2}, pool=(4, 4, 3))
    play(table, "throw yourself at k3", 1, 2)
    assert table.t.dice[0] == 1
    assert sum(table.t.pool) == 2
    assert not throws(table)


@pytest.mark.example("VILLAGE-11")
@pytest.mark.rule("VILLAGE-82", "VILLAGE-84", "VILLAGE-88", "VILLAGE-R46")
def test_a_snowman_hits_an_elf_with_itself() -> None:
    table = scene({0: (10, 10), 3: (30, 10)}, pool=(4, 3), types={0: "snowman", 3: "elf"}, dice={0: 3}, aim={0: 1})
    play(table, "throw yourself at k3", 2, 4, 4, 4, 5, 6)
    needs = next(e for e in table.events() if e.kind == "needs")
    assert needs.a == 6
    t = table.t
    assert (t.dice[0], t.dice[3], t.points[0], t.aim[0]) == (2, 4, 1, 0)


@pytest.mark.rule("VILLAGE-R22")
def test_a_snowman_keeps_its_last_die_unless_it_may_melt() -> None:
    forbidden = thrower(types={0: "snowman"}, balls={}, dice={0: 1})
    assert not throws(forbidden)
    table = thrower({**FAR, 1: (10, 30)}, types={0: "snowman"}, balls={}, dice={0: 1}, snowman_last_die="melt", later=(3,))
    play(table, "throw yourself at k3", 3, 4, 4, 1, 1, 1, *[1] * 5)
    t = table.t
    assert (t.in_play[0], t.dice[3], t.points[3]) == (0, 5, 0)
    assert t.active == 3


@pytest.mark.rule("VILLAGE-R22", "VILLAGE-117")
def test_the_last_kid_may_melt_and_so_lose_the_game() -> None:
    table = thrower(types={0: "snowman"}, balls={}, dice={0: 1}, snowman_last_die="melt")
    play(table, "throw yourself at k3", 1, 2)
    assert table.over
    assert table.payoff == [0.0, 1.0]


@pytest.mark.rule("VILLAGE-79", "VILLAGE-R24")
def test_all_aim_goes_into_the_next_throw_hit_or_miss() -> None:
    table = thrower(balls={0: {1: 2}}, aim={0: 3}, pool=(4, 4, 3))
    play(table, "throw size 1 at k3", 1, 2)
    assert table.t.aim[0] == 0
    assert next(e for e in table.events() if e.kind == "needs")[2:] == (4, 0, 3)
    close = thrower({0: (10, 10), 3: (13, 10)}, aim={0: 3})
    play(close, "throw size 1 at k3", 1, 1)
    assert close.t.aim[0] == 0


@pytest.mark.rule("VILLAGE-80")
def test_a_hit_takes_the_targets_aim_and_a_miss_does_not() -> None:
    hit = play(thrower(aim={3: 4}), "throw size 1 at k3", 3, 4, 1)
    assert (hit.t.aim[3], hit.t.dice[3]) == (0, 6)
    missed = play(thrower(aim={3: 4}), "throw size 1 at k3", 1, 2)
    assert missed.t.aim[3] == 4


@pytest.mark.rule("VILLAGE-85", "VILLAGE-86", "VILLAGE-87")
def test_a_roll_of_the_required_number_hits_and_one_less_misses() -> None:
    hit = play(thrower(), "throw size 1 at k3", 3, 4, 4)
    assert (hit.t.points[0], hit.t.dice[3]) == (1, 5)
    missed = play(thrower(), "throw size 1 at k3", 2, 4)
    assert (missed.t.points[0], missed.t.dice[3]) == (0, 6)
    assert missed.t.active == 0


@pytest.mark.rule("VILLAGE-85")
def test_a_natural_12_always_hits_and_rolls_one_more_effect_die() -> None:
    table = thrower({0: (1, 1), 3: (47, 47)}, map="open")
    crowd = scene({0: (1, 1), 1: (3, 6), 2: (6, 2), 3: (47, 47), 4: (44, 40), 5: (40, 44)}, pool=(4, 3), balls={0: {1: 1}})
    assert view(crowd)["lines"][0]["required"] >= 9
    play(table, "throw size 1 at k3", 6, 6, 4, 4)
    assert (table.t.points[0], table.t.dice[3]) == (1, 4)


@pytest.mark.rule("VILLAGE-85", "VILLAGE-86")
def test_a_natural_2_always_misses_and_ends_the_activation() -> None:
    table = thrower(aim={0: 30}, later=(3,))
    play(table, "throw size 1 at k3", 1, 1, *[1] * 6)
    assert table.t.points[0] == 0
    assert table.t.active == 3
    sure = play(thrower(aim={0: 30}), "throw size 1 at k3", 1, 2, 1)
    assert sure.t.points[0] == 1


@pytest.mark.rule("VILLAGE-88")
@pytest.mark.parametrize(
    ("kind", "faces", "lost"),
    [
        ("kid", (4, 3, 6, 5, 1), 3),
        ("big", (4, 3, 6, 5, 1), 3),
        ("snowman", (4, 3, 6, 5, 1), 3),
        ("penguin", (4, 3, 6, 5, 1), 3),
        ("elf", (4, 3, 6, 5, 4), 2),
        ("yeti", (4, 3, 6, 5, 1), 1),
        ("yeti", (4, 4, 6, 5, 1), 2),
        ("yeti", (4, 1, 1, 1, 1), 0),
    ],
)
def test_types_lose_dice_differently(kind: str, faces: tuple[int, ...], lost: int) -> None:
    table = play(thrower(types={3: kind}, balls={0: {5: 1}}), "throw size 5 at k3", 4, 4, *faces)
    assert table.t.dice[3] == 6 - lost


@pytest.mark.rule("VILLAGE-88", "VILLAGE-89", "VILLAGE-96", "VILLAGE-77")
def test_a_kid_without_dice_is_removed_with_everything_it_had() -> None:
    table = thrower({**FAR, 4: (20, 30)}, balls={0: {5: 1}, 3: {2: 2}}, dice={3: 2}, aim={3: 1}, points={3: 4})
    play(table, "throw size 5 at k3", 4, 4, 4, 4, 4, 1, 1)
    t = table.t
    assert (t.in_play[3], t.dice[3], t.aim[3], t.x[3]) == (0, 0, 0, 0)
    assert not t.balls[3].any()
    assert not table.over
    assert not throws(table)


@pytest.mark.rule("VILLAGE-90", "VILLAGE-81")
def test_too_close_hits_without_a_roll_and_never_critically() -> None:
    table = thrower({0: (10, 10), 3: (14, 10)}, balls={0: {2: 1}})
    play(table, "throw size 2 at k3", 4, 4, 3)
    assert (table.t.points[0], table.t.dice[3]) == (1, 4)
    assert table.t.in_play[0] == 1


@pytest.mark.example("VILLAGE-10")
@pytest.mark.rule("VILLAGE-90", "VILLAGE-91", "VILLAGE-R21")
def test_a_big_kid_throws_too_close_at_a_penguin() -> None:
    for second, caught in ((1, False), (2, True)):
        table = thrower({0: (10, 10), 1: (10, 40), 3: (14, 10)}, types={0: "big", 3: "penguin"}, balls={0: {3: 1}})
        play(table, "throw size 3 at k3", 4, 2, 6, 5, second)
        assert table.t.dice[3] == 4
        assert table.t.points[0] == 1
        assert bool(table.t.in_play[0]) != caught


@pytest.mark.example("VILLAGE-16")
@pytest.mark.rule("VILLAGE-117", "VILLAGE-R12", "VILLAGE-97")
def test_removing_the_last_opponent_wins_before_any_check() -> None:
    table = thrower({0: (10, 10), 3: (14, 10)}, dice={3: 1})
    play(table, "throw size 1 at k3", 5)
    assert table.over
    assert table.payoff == [1.0, 0.0]


@pytest.mark.rule("VILLAGE-R11")
def test_an_unhurt_target_scores_by_option() -> None:
    for option, points in (("none", 0), ("unhurt", 1)):
        table = play(thrower(defend_points=option), "throw size 1 at k3", 4, 4, 3)
        assert table.t.points[3] == points
    hurt = play(thrower(defend_points="unhurt"), "throw size 1 at k3", 4, 4, 4)
    assert hurt.t.points[3] == 0
    missed = play(thrower(defend_points="unhurt"), "throw size 1 at k3", 1, 2)
    assert missed.t.points[3] == 0


@pytest.mark.rule("VILLAGE-83", "VILLAGE-R28")
def test_a_dash_in_the_middle_of_a_throw_changes_nothing_about_it() -> None:
    table = scene({0: (10, 10), 3: (20, 10)}, pool=(4, 3), balls={0: {1: 1}}, cards="earn", hands={3: ["dash"]})
    play(table, "throw size 1 at k3")
    assert phase(table) == "throw_target"
    play(table, "play dash", 6, 6)
    play(table, "to 40 10", 3, 4, 4)
    assert (table.t.x[3], table.t.dice[3], table.t.points[0]) == (40, 5, 1)


@pytest.mark.rule("VILLAGE-81", "VILLAGE-R01")
def test_too_close_is_within_one_inch() -> None:
    for x, close in ((14, True), (15, False)):
        table = thrower({0: (10, 10), 3: (x, 10)})
        assert view(table)["lines"][0]["too_close"] == close
    centre = thrower({0: (10, 10), 3: (13, 10)}, measure="centre")
    assert not view(centre)["lines"][0]["too_close"]
