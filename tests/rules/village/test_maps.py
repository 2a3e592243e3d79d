"""Maps: ready-made, generated, drawn by a person."""

from __future__ import annotations

import pytest

from snowyard import Refusal, new
from snowyard.games.village import maps
from snowyard.games.village.generator import SplitMix64, accepted, attempt, fits, generated, orbit


@pytest.mark.rule("VILLAGE-28", "VILLAGE-05", "VILLAGE-06")
@pytest.mark.parametrize(
    ("name", "pieces", "census"),
    [
        ("market", 17, (1792, 1336, 0, 456)),
        ("church", 17, (1686, 1528, 0, 158)),
        ("pond", 17, (1808, 1376, 244, 188)),
        ("open", 0, (2209, 2209, 0, 0)),
    ],
)
def test_ready_made_maps_have_the_check_figures(name: str, pieces: int, census: tuple[int, ...]) -> None:
    drawn = maps.ready_made(name)
    assert len(drawn.pieces) == pieces
    assert maps.census(drawn) == census
    assert len(maps.components(drawn)) == 1


@pytest.mark.rule("VILLAGE-28")
def test_ready_made_maps_have_their_symmetries() -> None:
    def turned(drawn: maps.Map, times: int) -> set[maps.Piece]:
        things = set(drawn.pieces)
        for _ in range(times):
            things = {orbit(p, True)[1] for p in things}
        return things

    assert turned(maps.ready_made("market"), 1) == set(maps.ready_made("market").pieces)
    assert turned(maps.ready_made("church"), 2) == set(maps.ready_made("church").pieces)
    pond = maps.ready_made("pond")
    assert {(k, 48 - x1, y0, 48 - x0, y1, r) for k, x0, y0, x1, y1, r in pond.pieces} == set(pond.pieces)


@pytest.mark.rule("VILLAGE-29")
def test_the_generator_draws_from_splitmix64() -> None:
    stream = SplitMix64(0)
    assert stream.next() == 0xE220A8397B1DCDAF
    assert stream.next() == 7960286522194355700
    assert SplitMix64(0).below(10) == 0xE220A8397B1DCDAF % 10


@pytest.mark.rule("VILLAGE-30", "VILLAGE-31")
@pytest.mark.parametrize(
    ("seed", "rot4", "pieces", "census"),
    [
        (1, True, 17, (1832, 1448, 0, 384)),
        (3, True, 21, (1628, 1528, 100, 0)),
        (4, True, 17, (1740, 1740, 0, 0)),
        (1, False, 21, (1720, 1360, 0, 360)),
    ],
)
def test_generated_maps_have_the_check_figures(seed: int, rot4: bool, pieces: int, census: tuple[int, ...]) -> None:
    drawn = generated(seed, rot4)
    assert len(drawn.pieces) == pieces
    assert maps.census(drawn) == census


@pytest.mark.rule("VILLAGE-30")
def test_the_map_of_seed_1_is_the_one_of_the_specification() -> None:
    drawn = maps.read(
        "feature 24 24 2; building 32 16 40 21; building 27 32 32 40; building 8 27 16 32; building 16 8 21 16;"
        "fence 17 37 24 38; fence 10 17 11 24; fence 24 10 31 11; fence 37 24 38 31; tree 43 27 1; tree 21 43 1; tree 5 21 1;"
        "tree 27 5 1; tree 36 11 1; tree 37 36 1; tree 12 37 1; tree 11 12 1; road 22 0 26 48; road 0 22 48 26"
    )
    assert generated(1) == drawn


@pytest.mark.rule("VILLAGE-31")
def test_seed_4_is_accepted_at_its_second_attempt() -> None:
    stream = SplitMix64(4)
    assert not accepted(attempt(stream, True))
    assert accepted(attempt(stream, True))


@pytest.mark.rule("VILLAGE-27", "VILLAGE-30", "VILLAGE-31")
def test_generated_maps_are_symmetric_within_bounds_and_can_be_read_back() -> None:
    for seed in range(40):
        for rot4 in (True, False):
            drawn = generated(seed, rot4)
            assert len(drawn.pieces) <= 29
            assert len(drawn.areas) <= 9
            assert all(orbit(p, True)[1 if rot4 else 2] in drawn.pieces for p in drawn.pieces)
            assert maps.read(drawn.text()) == drawn


@pytest.mark.rule("VILLAGE-30")
def test_a_try_keeps_its_distances() -> None:
    tree = (maps.TREE, 24, 24, 24, 24, 1)
    assert fits(tree, [], [])
    assert fits(tree, [(maps.WALL, 20, 28, 30, 29, 0)], [])
    assert not fits(tree, [(maps.WALL, 20, 27, 30, 28, 0)], [])
    assert not fits((maps.TREE, 10, 10, 10, 10, 1), [], [])
    assert fits((maps.TREE, 11, 11, 11, 11, 1), [], [])
    assert not fits((maps.TREE, 47, 24, 47, 24, 1), [], [])
    road = (maps.ROAD, 22, 0, 26, 48, 0)
    assert not fits((maps.WALL, 20, 20, 23, 21, 0), [], [road])
    assert fits((maps.WALL, 18, 20, 22, 21, 0), [], [road])
    assert fits((maps.FENCE, 20, 20, 23, 21, 0), [], [road])


@pytest.mark.rule("VILLAGE-26", "VILLAGE-27")
def test_an_empty_zone_has_119_points() -> None:
    assert [len(maps.zone(corner)) for corner in maps.CORNERS] == [119] * 4


@pytest.mark.rule("VILLAGE-04", "VILLAGE-05", "VILLAGE-27", "VILLAGE-R49")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tree 24 24 3", "radius of 1 or 2"),
        ("tree 24 24", "radius of 1 or 2"),
        ("fence 20 20 1", "four numbers"),
        ("building 8 14 8 20", "x0 < x1"),
        ("building 8 14 16 50", "x0 < x1"),
        ("road 24 24 6", "four numbers"),
        ("ice 24 24 0", "radius must be 1 or more"),
        ("ice 50 24 3", "on the table"),
        ("trees 24 24 1", "Did you mean 'tree'"),
        ("tree 24 24 big 1", "whole numbers"),
        ("tree 5 5 1", "zone of corner 0"),
        ("; ".join(["tree 24 24 1"] * 33), "at most 32 pieces"),
        ("; ".join(["ice 24 24 1"] * 13), "at most 12 ground areas"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as refused:
        new("village", map=text)
    assert refused.value.code == "option"


@pytest.mark.rule("VILLAGE-37")
def test_a_drawn_map_is_played_on_and_written_back() -> None:
    text = "# my yard\nbuilding 20 20 28 28 # the school\nice 36 24 3\nroad 0 16 48 18"
    table = new("village", seed=1, map=text)
    assert table.options["map"] == "building 20 20 28 28; ice 36 24 3; road 0 16 48 18"
    drawn = table.view(0)["map"]
    assert drawn["pieces"] == [{"kind": "building", "name": "house", "side": "none", "rect": [20, 20, 28, 28]}]
    assert drawn["ground"] == [
        {"kind": "ice", "name": "pond", "side": "none", "disc": [36, 24, 3]},
        {"kind": "road", "name": "", "side": "", "rect": [0, 16, 48, 18]},
    ]


@pytest.mark.rule("VILLAGE-05")
def test_road_beats_ice_and_ice_beats_snow() -> None:
    drawn = maps.read("ice 20 20 28 28; road 24 0 26 48")
    assert [maps.ground(drawn, x, 24) for x in (19, 20, 24, 26, 27, 29)] == [
        maps.SNOW,
        maps.ICE,
        maps.ROAD,
        maps.ROAD,
        maps.ICE,
        maps.SNOW,
    ]


def test_an_unknown_map_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(Refusal, match="market"):
        new("village", map="markt")
