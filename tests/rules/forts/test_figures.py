"""The figures of the rulebook, computed exactly from the engine's own moves: every roll of the Cube is loaded in turn
and the results are put together as fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from snowyard import Table, setup

Lay = Callable[..., Table]
Target = tuple[int, int, tuple[int, ...]]
"""Hit Points, Freeze Points, the points of the Bricks from strong to weak."""


def rolled(table: Table, move: str) -> Iterator[Table]:
    """The table after this move, once for each of the 60 results of the Cube. It is the same object each time."""
    action = table.action(move)
    step = table.copy()
    for outside in range(6):
        for inside in range(10):
            step._tables.raw[0] = table._tables.raw[0]
            step.load([outside, inside])
            step.game.driver.step(step._tables.one(), action)
            assert step.t.given_at == 2
            assert not step.t.misload
            yield step


def pick_weakest(table: Table) -> None:
    wall = [int(points) for points in table.t.brick[1]]
    table.play(f"pick brick {min((points, slot) for slot, points in enumerate(wall) if points)[1]}")


def target_of(table: Table) -> Target:
    t = table.t
    wall = tuple(sorted((int(points) for points in t.brick[1] if points), reverse=True))
    return int(t.hit_points[1]), int(t.freeze_points[1]), wall


@pytest.fixture(scope="module")
def throws() -> Callable[[Target], Counter[Target]]:
    """What becomes of p1 under one throw at it, in sixtieths; near misses are taken by the weakest Brick."""

    @cache
    def after(target: Target) -> Counter[Target]:
        hit_points, freeze_points, wall = target
        sheet: dict[str, Any] = {"hit_points": [20, hit_points], "freeze_points": [10, freeze_points]}
        sheet["brick"] = [[0] * 6, list(wall) + [0] * (6 - len(wall))]
        table = setup("forts", {**sheet, "player": 0, "actor": 0}, seats=2)
        found: Counter[Target] = Counter()
        for step in rolled(table, "throw p1"):
            if step.t.phase == 2:
                pick_weakest(step)
            found[target_of(step)] += 1
        return found

    return after


def mean_throws(target: Target, after: Callable[[Target], Counter[Target]], mend: tuple[int, ...] | None = None) -> Fraction:
    """Mean number of throws until p1 is out. `mend`: the wall is put up again after each throw."""

    @cache
    def mean(state: Target) -> Fraction:
        stay, total = 0, Fraction(60)
        for (hit_points, freeze_points, wall), ways in after(state).items():
            if hit_points == 0:
                continue
            reached = (hit_points, freeze_points, wall if mend is None else mend)
            if reached == state:
                stay += ways
            else:
                total += ways * mean(reached)
        return total / (60 - stay)

    return mean(target)


OUTCOMES = {0: (1, 0, 4, 1), 1: (0, 1, 4, 1), 2: (1, 1, 3, 1), 3: (2, 1, 2, 1), 4: (3, 1, 1, 1), 5: (4, 1, 0, 1), 6: (5, 0, 0, 1)}
FROZEN_LOSS = {0: (55, 12), 1: (55, 12), 2: (11, 3), 3: (11, 4), 4: (11, 6), 5: (11, 12), 6: (11, 12)}


@pytest.mark.rule("FORTS-15", "FORTS-R01", "FORTS-R14", "FORTS-37")
@pytest.mark.parametrize("bricks", range(7))
def test_outcomes_of_a_throw_out_of_six(bricks: int, lay: Lay) -> None:
    for points in (0, 1, 10):
        kinds: Counter[str] = Counter()
        for step in rolled(lay(p1={"br": [10] * bricks, "fp": points}), "throw p1"):
            kinds[step.events()[2].kind.replace("_frozen", "")] += 1
        names = ("miss", "near_miss", "hit", "instant_freeze")
        assert tuple(kinds[name] for name in names) == tuple(10 * n for n in OUTCOMES[bricks])


@pytest.mark.rule("FORTS-18", "FORTS-19", "FORTS-20")
@pytest.mark.parametrize("bricks", range(7))
def test_mean_loss_of_hit_points_by_a_throw(bricks: int, lay: Lay) -> None:
    for life in (10, 20):
        for points, (over, under) in ((0, FROZEN_LOSS[bricks]), (1, (11, 12)), (10, (11, 12))):
            table = lay(p1={"br": [10] * bricks, "fp": points, "hp": life})
            lost = sum(life - int(step.t.hit_points[1]) for step in rolled(table, "throw p1"))
            assert Fraction(lost, 60) == Fraction(over, under)


@pytest.mark.rule("FORTS-18", "FORTS-R01")
def test_mean_loss_of_freeze_points_by_a_hit(lay: Lay) -> None:
    expected = ["1", "19/10", "27/10", "17/5", "4", "9/2", "49/10", "26/5", "27/5", "11/2"]
    for points in range(1, 11):
        table = lay(p1={"br": [10, 10], "fp": points})
        hits = [points - e.b for step in rolled(table, "throw p1") for e in step.events() if e.kind == "hit"]
        assert len(hits) == 30
        assert Fraction(sum(hits), len(hits)) == Fraction(expected[points - 1])


@pytest.mark.rule("FORTS-35", "FORTS-R01")
def test_one_build_in_six_succeeds(lay: Lay) -> None:
    built = [int(sum(step.t.brick[0])) == 40 for step in rolled(lay(), "build brick")]
    assert Fraction(sum(built), 60) == Fraction(1, 6)


@pytest.mark.rule("FORTS-24", "FORTS-25", "FORTS-26")
def test_how_long_a_brick_stands(lay: Lay) -> None:
    mean: dict[int, Fraction] = {0: Fraction(0)}
    for points in range(1, 11):
        left = Counter(int(s.t.brick[1, 0]) for s in rolled(lay(p1={"br": [points]}), "throw p1 brick 0"))
        assert Fraction(left[0], 60) == Fraction(13 - points, 12)
        mean[points] = sum((Fraction(ways, 60) * mean[rest] for rest, ways in left.items()), start=Fraction(1))
        assert mean[points] == Fraction(13, 12) ** (points - 1)
    assert float(mean[10]) == pytest.approx(2.055223, abs=5e-7)


@pytest.mark.rule("FORTS-19", "FORTS-R01")
def test_hits_needed_for_10_and_for_20_hit_points(lay: Lay) -> None:
    mean: dict[int, Fraction] = {0: Fraction(0)}
    for life in range(1, 21):
        left = Counter(
            e.b
            for step in rolled(lay(p1={"br": [10], "fp": 0, "hp": life}), "throw p1")
            for e in step.events()
            if e.kind == "hit_frozen"
        )
        assert left.total() == 40
        mean[life] = sum((Fraction(ways, 40) * mean[rest] for rest, ways in left.items()), start=Fraction(1))
    assert mean[10] == Fraction(11, 10) ** 9
    assert float(mean[10]) == pytest.approx(2.357948, abs=5e-7)
    assert float(mean[20]) == pytest.approx(4.186679, abs=5e-7)


@pytest.mark.rule("FORTS-17", "FORTS-18", "FORTS-19", "FORTS-20", "FORTS-R25")
@pytest.mark.parametrize(
    ("bricks", "fresh", "frozen"),
    [(0, 6.943059, 5.024015), (1, 6.943059, 5.024015), (2, 8.111643, 6.092021), (3, 10.021037, 7.907729)],
)
def test_throws_that_put_a_passive_player_out(
    bricks: int, fresh: float, frozen: float, throws: Callable[[Target], Counter[Target]]
) -> None:
    wall = (10,) * bricks
    assert float(mean_throws((20, 10, wall), throws)) == pytest.approx(fresh, abs=5e-7)
    assert float(mean_throws((20, 0, wall), throws)) == pytest.approx(frozen, abs=5e-7)


@pytest.mark.rule("FORTS-15", "FORTS-20", "FORTS-37")
@pytest.mark.parametrize(
    ("bricks", "fresh", "frozen"),
    [
        (2, 8.436912, 6.280019),
        (3, 10.756760, 8.373358),
        (4, 14.887030, 12.560037),
        (5, 25.120075, 25.120075),
        (6, 25.120075, 25.120075),
    ],
)
def test_throws_at_a_player_whose_wall_is_mended_each_time(
    bricks: int, fresh: float, frozen: float, throws: Callable[[Target], Counter[Target]]
) -> None:
    wall = (10,) * bricks
    assert float(mean_throws((20, 10, wall), throws, mend=wall)) == pytest.approx(fresh, abs=5e-7)
    assert float(mean_throws((20, 0, wall), throws, mend=wall)) == pytest.approx(frozen, abs=5e-7)
