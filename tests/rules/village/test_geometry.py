"""Geometry against exact fractions, and the figures of the specification."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.village.helpers import phase, play, reachable, scene
from rules.village.reference import Field, length_up, meets_closed, meets_open, point_segment2, rect_segment2
from snowyard import Table, new
from snowyard.games.village import detours, geometry, maps, reach, sight
from snowyard.games.village.generator import generated
from snowyard.games.village.lattice import ALL, LEG, PAD, ROWS, WAYS, block


def sign(value: Any) -> int:
    return int(value > 0) - int(value < 0)


@pytest.mark.rule("VILLAGE-07", "VILLAGE-08", "VILLAGE-09", "VILLAGE-10", "VILLAGE-11", "VILLAGE-12")
def test_predicates_agree_with_exact_fractions_in_12000_random_cases() -> None:
    rng = random.Random(7)
    for case in range(12000):
        most = 12 if case % 2 else 48
        ax, ay, bx, by, cx, cy = (rng.randint(0, most) for _ in range(6))
        x0, x1 = sorted(rng.sample(range(most + 1), 2))
        y0, y1 = sorted(rng.sample(range(most + 1), 2))
        a, b, rect, r = (ax, ay), (bx, by), (x0, y0, x1, y1), rng.randint(1, 4)
        assert geometry.distance2(ax, ay, cx, cy) == point_segment2((cx, cy), a, a)
        assert geometry.rect_distance2(cx, cy, *rect) == rect_segment2((cx, cy), (cx, cy), rect)
        assert geometry.segment_to_point(ax, ay, bx, by, cx, cy, r) == sign(point_segment2((cx, cy), a, b) - r * r)
        assert geometry.meets_closed_rect(ax, ay, bx, by, *rect) == meets_closed(a, b, rect)
        if a != b:
            assert geometry.meets_open_rect(ax, ay, bx, by, *rect) == meets_open(a, b, rect)
        assert geometry.segment_to_rect(ax, ay, bx, by, *rect, r) == sign(rect_segment2(a, b, rect) - r * r)


@pytest.mark.rule("VILLAGE-21")
def test_a_leg_costs_its_length_in_thousandths_rounded_up() -> None:
    assert [LEG[n] for n in (0, 2, 4, 5)] == [0, 1415, 2000, 2237]
    assert all(LEG[n] == length_up(n) for n in range(577))


def slow_field(drawn: maps.Map, kids: list[tuple[int, int]]) -> Field:
    pieces = [
        ("disc", maps.PIECE_NAMES[k], x0, y0, r) if r else ("rect", maps.PIECE_NAMES[k], x0, y0, x1, y1)
        for k, x0, y0, x1, y1, r in drawn.pieces
    ]
    return Field(pieces, kids, [a[1:5] for a in drawn.areas if a[0] == maps.ROAD])


@pytest.mark.rule("VILLAGE-13", "VILLAGE-14", "VILLAGE-20")
@pytest.mark.parametrize(
    "shape", [(20, 20, 21, 24, 0), (20, 20, 23, 21, 0), (20, 20, 24, 23, 0), (22, 22, 22, 22, 1), (22, 22, 22, 22, 2)]
)
def test_the_points_a_piece_blocks_agree_with_exact_fractions_for_every_step(shape: tuple[int, ...]) -> None:
    """All points around rectangles and discs, all eight ways and standing still."""
    x0, y0, x1, y1, r = shape
    for dx, dy in ((0, 0), *((dx, dy) for dx, dy, _ in WAYS)):
        board = [ALL] * ROWS
        block(board, dx, dy, x0, y0, x1, y1, r + 1)
        for x in range(14, 31):
            for y in range(14, 31):
                near2 = rect_segment2((x, y), (x + dx, y + dy), (x0, y0, x1, y1))
                assert maps.stands(board, x, y) == (near2 >= (r + 1) ** 2), (dx, dy, x, y)


@pytest.mark.rule("VILLAGE-14", "VILLAGE-20")
def test_steps_past_a_kid_agree_with_exact_fractions() -> None:
    table = new("village", seed=1, map="open")
    crowded_table(table, [(1, 1), (24, 24)])
    record = table._tables.one()
    for x in range(18, 31):
        for y in range(18, 31):
            for way, (dx, dy, _) in enumerate(WAYS):
                free = point_segment2((24, 24), (x, y), (x + dx, y + dy)) >= 4
                start, end = 1 << x + PAD, 1 << x + dx + PAD
                near = detours.kids_beside(record, 0, y)
                assert bool(detours.forth(record, near, False, y, way, start, end)) == free
                near = detours.kids_beside(record, 0, y + dy)
                assert bool(detours.back(record, near, False, y + dy, way, end, start)) == free


@pytest.mark.rule("VILLAGE-13", "VILLAGE-14", "VILLAGE-20")
def test_boards_of_a_map_agree_with_exact_fractions() -> None:
    rng = random.Random(20)
    for drawn in (maps.ready_made("market"), maps.ready_made("church"), generated(3), generated(1, False)):
        field = slow_field(drawn, [])
        boards = maps.derived(drawn)
        for _ in range(30):
            x, y = rng.randint(1, 47), rng.randint(1, 47)
            assert maps.stands(boards[0], x, y) == field.stands((x, y))
            for board, (dx, dy, _) in zip(boards[1:], WAYS, strict=True):
                end = x + dx, y + dy
                usable = field.stands((x, y)) and field.stands(end) and field.sweeps((x, y), end)
                assert maps.stands(board, x, y) == usable


def crowd(rng: random.Random, drawn: maps.Map) -> list[tuple[int, int]]:
    """Up to twelve Kids near each other on a map."""
    stand = maps.derived(drawn)[0]
    points = [(x, y) for x in range(1, 48) for y in range(1, 48) if maps.stands(stand, x, y)]
    cx, cy = rng.choice(points)
    near = [p for p in points if abs(p[0] - cx) < 12 and abs(p[1] - cy) < 12]
    kids: list[tuple[int, int]] = []
    for p in rng.sample(near, min(len(near), 30)):
        if all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 >= 4 for q in kids):
            kids.append(p)
    return kids[: rng.randint(2, 12)]


def crowded_table(table: Table, kids: list[tuple[int, int]]) -> None:
    for i in range(12):
        table.t.in_play[i] = int(i < len(kids))
        table.t.x[i], table.t.y[i] = kids[i] if i < len(kids) else (0, 0)


def drawn_map(table: Table) -> maps.Map:
    t = table.t
    pieces = tuple(tuple(t.piece[i].tolist()) for i in range(t.piece_count))
    return maps.Map(pieces, tuple(tuple(t.area[i].tolist()) for i in range(t.area_count)))


def random_field(rng: random.Random) -> tuple[Table, maps.Map, list[tuple[int, int]]]:
    name = rng.choice(("market", "church", "pond", "generated"))
    table = new("village", seed=1, map=name, map_seed=rng.randrange(6), kids_per_team=6)
    drawn = drawn_map(table)
    kids = crowd(rng, drawn)
    crowded_table(table, kids)
    return table, drawn, kids


def labels(table: Table) -> dict[tuple[int, int], int]:
    """The length of the way to every point of REACH, in thousandths of u."""
    t = table.t
    return {
        (x, y): int(t.detour[detours.point_index(x, y)]) or int(LEG[geometry.distance2(int(t.x[0]), int(t.y[0]), x, y)])
        for y in range(1, 48)
        for x in range(1, 48)
        if t.reach[y + PAD] >> (x + PAD) & 1
    }


@pytest.mark.rule("VILLAGE-22", "VILLAGE-23", "VILLAGE-65", "VILLAGE-R05", "VILLAGE-R19")
def test_reach_and_sliding_reach_agree_with_exact_fractions() -> None:
    """Every label of every point, with other Kids about: some thousand points."""
    rng = random.Random(22)
    compared = 0
    slides = 0
    for case in range(30):
        table, drawn, kids = random_field(rng)
        inches = rng.randint(1, 4)
        sliding = case % 2 == 0 and maps.ground(drawn, *kids[0]) != maps.ROAD
        table.t.reach[:] = 0
        reach.find_reach(table._tables.one(), 0, inches, sliding)
        expected = slow_field(drawn, kids[1:]).reach(kids[0], inches, sliding)
        assert labels(table) == expected
        assert not table.t.work.any()
        compared += len(expected)
        slides += sliding
    assert compared > 900
    assert slides > 5


@pytest.mark.rule("VILLAGE-24")
def test_vault_landings_agree_with_exact_fractions() -> None:
    rng = random.Random(24)
    landings = 0
    for _ in range(20):
        table, drawn, kids = random_field(rng)
        fences = [p for p in drawn.pieces if p[0] == maps.FENCE]
        _, x0, y0, x1, y1, _ = rng.choice(fences)
        beside = [
            (x, y)
            for x in range(x0 - 1, x1 + 2)
            for y in range(y0 - 1, y1 + 2)
            if geometry.rect_distance2(x, y, x0, y0, x1, y1) == 1
        ]
        start = rng.choice(beside)
        others = [k for k in kids[1:] if (k[0] - start[0]) ** 2 + (k[1] - start[1]) ** 2 >= 4]
        crowded_table(table, [start, *others])
        table.t.reach[:] = 0
        reach.find_landings(table._tables.one(), 0)
        expected = slow_field(drawn, others).vaults(start)
        assert set(labels(table)) == expected
        assert bool(reach.can_vault(table._tables.one(), 0)) == bool(expected)
        landings += len(expected)
    assert landings > 40


@pytest.mark.rule("VILLAGE-17", "VILLAGE-18", "VILLAGE-19", "VILLAGE-R06", "VILLAGE-R38")
def test_sight_and_objects_agree_with_exact_fractions() -> None:
    rng = random.Random(18)
    seen = compared = 0
    while compared < 1500:
        table, drawn, kids = random_field(rng)
        record = table._tables.one()
        for _ in range(3):
            a, b = rng.sample(range(len(kids)), 2)
            field = slow_field(drawn, [k for i, k in enumerate(kids) if i not in (a, b)])
            visible = sight.blocker(record, a, b) == sight.VISIBLE
            assert visible == field.sees(kids[a], kids[b])
            assert visible == (sight.blocker(record, b, a) == sight.VISIBLE)
            assert sight.count_objects(record, a, b) == field.objects(kids[a], kids[b])
            seen += visible
            compared += 1
    assert 200 < seen < 1300


# ---- figures of the specification


def reach_sizes(name: str, place: tuple[int, int]) -> list[int]:
    table = scene({0: place, 3: (47, 47)}, map=name)
    sizes = []
    for die in range(1, 7):
        moved = play(table.copy(), "move", die)
        sizes.append(len(reachable(moved)))
    return sizes


@pytest.mark.rule("VILLAGE-22", "VILLAGE-25", "VILLAGE-R37")
@pytest.mark.parametrize(
    ("name", "place", "sizes"),
    [
        ("open", (24, 24), [13, 49, 113, 197, 317, 441]),
        ("open", (1, 1), [6, 17, 35, 58, 90, 123]),
        ("market", (18, 14), [8, 21, 47, 89, 166, 260]),
        ("market", (5, 5), [13, 49, 97, 136, 184, 220]),
        ("church", (16, 24), [12, 26, 49, 81, 113, 168]),
        ("pond", (24, 15), [13, 43, 89, 150, 240, 336]),
    ],
)
def test_reach_has_the_sizes_of_the_specification(name: str, place: tuple[int, int], sizes: list[int]) -> None:
    assert reach_sizes(name, place) == sizes


@pytest.mark.rule("VILLAGE-22", "VILLAGE-102")
def test_twelve_inches_on_open_ground_are_the_whole_disc() -> None:
    table = scene({0: (24, 24), 3: (47, 47)}, pool=(1,), cards="earn", hands={0: ["dash"]})
    play(table, "play dash", 6, 6)
    assert len(reachable(table)) == 1789


@pytest.mark.rule("VILLAGE-18")
@pytest.mark.parametrize(("name", "seeing", "pairs"), [("market", 2808, 7381), ("church", 2223, 6670), ("pond", 4162, 7381)])
def test_so_many_sampled_pairs_see_each_other(name: str, seeing: int, pairs: int) -> None:
    table = new("village", seed=1, map=name)
    stand = maps.derived(drawn_map(table))[0]
    places = [(x, y) for x in range(3, 48, 4) for y in range(3, 48, 4) if maps.stands(stand, x, y)]
    t, record = table.t, table._tables.one()
    t.in_play[:2] = 1
    count = total = 0
    for i, first in enumerate(places):
        t.x[0], t.y[0] = first
        for second in places[:i]:
            t.x[1], t.y[1] = second
            count += sight.blocker(record, 0, 1) == sight.VISIBLE
            total += 1
    assert (count, total) == (seeing, pairs)


@pytest.mark.rule("VILLAGE-01", "VILLAGE-02", "VILLAGE-03")
def test_points_are_numbered_row_by_row_from_the_south_west() -> None:
    table = new("village", seed=1)
    assert [table.game.name(i) for i in (0, 1, 46, 47, 2208)] == ["to 1 1", "to 2 1", "to 47 1", "to 1 2", "to 47 47"]


@pytest.mark.rule("VILLAGE-03", "VILLAGE-R14")
def test_a_kid_that_lies_down_blocks_and_counts_like_a_standing_one() -> None:
    for down in ((), (1,)):
        table = scene({0: (10, 10), 1: (16, 10), 3: (22, 10)}, pool=(4,), balls={0: {1: 1}}, down=down, traits={0: 1})
        assert phase(table) == "main"
        assert not any("k3" in move for move in table.moves)
        beside = scene({0: (10, 10), 1: (16, 13), 3: (22, 10)}, pool=(4,), balls={0: {1: 1}}, down=down)
        assert beside.view(0)["lines"][0]["required"] == 8


@pytest.mark.rule("VILLAGE-15")
def test_contact_is_a_squared_distance_of_4_or_5() -> None:
    near = {(2, 0): True, (2, 1): True, (2, 2): False, (3, 0): False, (1, 2): True}
    table = new("village", seed=1, map="open")
    t, record = table.t, table._tables.one()
    for (dx, dy), touching in near.items():
        t.x[0], t.y[0], t.x[1], t.y[1] = 10, 10, 10 + dx, 10 + dy
        assert bool(sight.in_contact(record, 0, 1)) == touching


@pytest.mark.rule("VILLAGE-16", "VILLAGE-R01")
def test_distances_are_measured_from_base_edges_or_by_option_from_centres() -> None:
    for measure, limits in (("base", {1: 16, 2: 36, 6: 196, 12: 676}), ("centre", {1: 4, 2: 16, 6: 144, 12: 576})):
        record = new("village", seed=1, measure=measure)._tables.one()
        for inches, most in limits.items():
            assert sight.within(record, most, inches)
            assert not sight.within(record, most + 1, inches)


@pytest.mark.rule("VILLAGE-R04")
def test_a_mover_need_not_use_the_whole_distance() -> None:
    table = play(scene({0: (24, 24), 3: (47, 47)}), "move", 6)
    assert {(24, 24), (25, 24), (36, 24)} <= reachable(table)
