"""Setting up, the Cube, and what can be done at all: FORTS-01 to 04, the action list, the rulings about them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Refusal, Table, game, new

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


@pytest.mark.rule("FORTS-01", "FORTS-R25")
def test_two_to_eight_can_play() -> None:
    for seats in range(2, 9):
        assert new("forts", seats=seats, seed=1).seats == seats
    for seats in (0, 1, 9):
        with pytest.raises(Refusal, match="2 to 8"):
            new("forts", seats=seats)


@pytest.mark.rule("FORTS-01", "FORTS-05")
@pytest.mark.parametrize("seats", range(2, 9))
def test_turns_go_up_the_seats_and_wrap_around(seats: int) -> None:
    table = new("forts", seats=seats, seed=seats)
    order = []
    for _ in range(2 * seats + 1):
        order.append(table.t.player)
        for _ in range(3):
            assert table.actor == table.t.player
            table.play("build snowball")
    assert order == [(table.t.starter + k) % seats for k in range(2 * seats + 1)]


@pytest.mark.rule("FORTS-02", "FORTS-03")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_alike(seats: int, sheet: Read) -> None:
    table = new("forts", seats=seats, seed=3)
    for seat in range(seats):
        assert sheet(table, seat) == {"hp": 20, "fp": 10, "br": [10, 10, 10], "sb": 3, "t": 0}
        assert list(table.t.brick[seat]) == [10, 10, 10, 0, 0, 0]
    assert table.t.turn == 0
    assert table.t.actions_left == 3


@pytest.mark.rule("FORTS-03")
def test_a_slot_holds_at_most_ten_points_and_there_are_six(lay: Lay) -> None:
    with pytest.raises(Refusal, match="not 0 to 10"):
        lay(p1={"br": [11]})
    with pytest.raises(Refusal, match="not 0 to 10"):
        lay(p1={"br": [-1]})
    with pytest.raises(Refusal, match="list of 6"):
        lay(p1={"br": [1] * 7})


@pytest.mark.rule("FORTS-04", "FORTS-R02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_is_equally_likely_to_begin(seats: int) -> None:
    games = 1500
    starters = Counter(new("forts", seats=seats, seed=seed).t.starter for seed in range(games))
    share = 1 / seats
    bound = 4.5 * (share * (1 - share) / games) ** 0.5
    assert sorted(starters) == list(range(seats))
    assert all(abs(starters[seat] / games - share) < bound for seat in range(seats))


@pytest.mark.rule("FORTS-04", "FORTS-R27")
def test_the_starter_takes_the_first_turn_and_gains_nothing_by_it(sheet: Read, start: Sheet) -> None:
    for seed in range(20):
        table = new("forts", seats=5, seed=seed)
        assert table.actor == table.t.player == table.t.starter
        assert [(e.kind, e.seat, e.a) for e in table.events()] == [("start", table.actor, 0), ("turn", table.actor, 0)]
        assert sheet(table, table.actor) == start


@pytest.mark.rule("FORTS-R01")
def test_the_cube_has_60_equally_likely_results() -> None:
    rolls: Counter[tuple[int, int]] = Counter()
    for seed in range(2000):
        table = new("forts", seed=seed)
        for _ in range(3):
            rolls.update((e.a, e.b) for e in table.play("build brick") if e.kind == "roll")
    assert sorted(rolls) == [(outside, inside) for outside in range(1, 7) for inside in range(10)]
    expected = 6000 / 60
    chi_square = sum((n - expected) ** 2 / expected for n in rolls.values())
    assert chi_square < 59 + 5 * (2 * 59) ** 0.5


@pytest.mark.rule("FORTS-R01")
def test_no_other_face_can_be_loaded(lay: Lay) -> None:
    for dice in ([6, 0], [0, 10]):
        table = lay()
        table.load(dice)
        with pytest.raises(Refusal) as refused:
            table.play("throw p1")
        assert refused.value.code == "loaded dice"


@pytest.mark.rule("FORTS-08", "FORTS-R28")
def test_there_are_67_actions_and_none_gives_snowballs_away_or_passes() -> None:
    names = list(game("forts").words.NAMES)
    assert names[:3] == ["hide", "build brick", "build snowball"]
    assert names[3:11] == [f"throw p{seat}" for seat in range(8)]
    for seat in range(8):
        for slot in range(6):
            assert names[11 + 6 * seat + slot] == f"throw p{seat} brick {slot}"
    assert names[59:] == ["use token", "keep token", *(f"pick brick {slot}" for slot in range(6))]


@pytest.mark.rule("FORTS-R07", "FORTS-R10", "FORTS-R28", "FORTS-38")
def test_snowballs_move_by_throws_only_and_their_number_rises_by_building_only() -> None:
    rng = random.Random(5)
    for deal in range(40):
        table = new("forts", seats=rng.randrange(2, 9), seed=deal)
        built = 0
        while not table.over:
            before = list(table.t.snowballs)
            action = rng.choice(table.actions)
            name = table.game.name(action)
            table.play(action)
            built += name == "build snowball"
            assert sum(table.t.snowballs) == 3 * table.seats + built
            if not name.startswith("throw") and "out" not in kinds(table):
                changed = [s for s in range(8) if before[s] != table.t.snowballs[s]]
                assert len(changed) == (name == "build snowball")
        assert min(table.t.snowballs) >= 0


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events()]


@pytest.mark.rule("FORTS-R26", "FORTS-15", "FORTS-30")
def test_the_wall_that_is_built_is_the_wall_that_hides_and_that_throws_meet(lay: Lay, cast: Cast) -> None:
    table = lay(p0={"br": []}, left=3)
    assert "hide" not in table.moves
    cast(table, "build brick", "S", 0)
    assert "hide" in table.moves
    cast(table, "build brick", "S", 0)
    cast(table, "build snowball")
    assert "near_miss" in cast(table, "throw p0", 2, 5)


@pytest.mark.rule("FORTS-03", "FORTS-R23")
@pytest.mark.parametrize("wall", [[0, 10, 3, 0, 7, 0], [7, 3, 10, 0, 0, 0], [0, 0, 0, 10, 3, 7]])
def test_it_does_not_matter_which_slots_are_filled(wall: list[int], lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(p1={"br": wall})
    assert len(table.actions) == 3 + 1 + 3
    cast(table, f"throw p1 brick {wall.index(7)}", 1, 2)
    assert sorted(sheet(table, 1)["br"], reverse=True)[:3] == [10, 5, 3]
    assert cast(table, "throw p1", 2, 9)[-1] == "miss"
    assert cast(table, "throw p1", 3, 3)[-1] == "near_miss"
    cast(table, f"pick brick {wall.index(3)}")
    assert sorted(sheet(table, 1)["br"], reverse=True)[:2] == [10, 5]
    assert sum(sheet(table, 1)["br"]) == 15
