"""Moving, gathering, aiming."""

from __future__ import annotations

import pytest

from rules.village.helpers import phase, play, reachable, scene
from snowyard.games.village import maps


@pytest.mark.example("VILLAGE-6")
@pytest.mark.rule("VILLAGE-62", "VILLAGE-22", "VILLAGE-65")
def test_moving_round_a_fence() -> None:
    table = scene({0: (18, 14), 3: (46, 46)}, map="market")
    five = play(table.copy(), "move", 5)
    labels = {(x, y): length for x, y, length in five.view(0)["choices"]}
    assert len(labels) == 166
    assert labels[21, 13] == labels[21, 15] == 10000
    assert (21, 14) not in labels
    six = play(table, "move", 6)
    labels = {(x, y): length for x, y, length in six.view(0)["choices"]}
    assert len(labels) == 260
    assert labels[21, 14] == 11000
    assert labels[21, 16] == 9000


@pytest.mark.rule("VILLAGE-62")
def test_each_move_die_is_rolled_when_it_is_spent_and_staying_is_allowed() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(1, 1))
    play(table, "move", 1)
    assert len(reachable(table)) == 13
    play(table, "to 24 24")
    play(table, "move", 2)
    assert len(reachable(table)) == 49


@pytest.mark.rule("VILLAGE-65")
def test_nobody_moves_through_a_kid_of_either_team() -> None:
    for other in (1, 3):
        kids = {0: (24, 24), other: (28, 24), 4: (46, 46)}
        table = play(scene(kids), "move", 2)
        places = reachable(table)
        assert (28, 24) not in places
        assert (26, 24) in places
        assert not {(27, y) for y in (23, 24, 25)} & places


@pytest.mark.rule("VILLAGE-66")
def test_moving_changes_neither_aim_nor_snowballs_nor_preparation() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(1, 1), aim={0: 2}, balls={0: {3: 1}}, prepared={0: 1})
    play(play(table, "move", 3), "to 26 24")
    t = table.t
    assert (t.aim[0], t.balls[0, 3], t.prepared[0], t.x[0], t.y[0]) == (2, 1, 1, 26, 24)


@pytest.mark.example("VILLAGE-7")
@pytest.mark.rule("VILLAGE-24", "VILLAGE-64")
def test_vault_landings() -> None:
    table = scene({0: (18, 14), 3: (46, 46)}, map="market")
    alone = play(table, "vault")
    assert reachable(alone) == {(20, 10), (20, 18), *((21, y) for y in range(11, 18))}
    crowded = play(scene({0: (18, 14), 1: (21, 14), 3: (46, 46)}, map="market"), "vault")
    assert reachable(crowded) == {(20, 10), (21, 11), (21, 17), (20, 18)}
    away = scene({0: (18, 18), 3: (46, 46)}, map="market")
    assert "vault" not in away.moves


@pytest.mark.rule("VILLAGE-64")
@pytest.mark.parametrize("kind", ["kid", "big", "elf", "snowman", "yeti", "penguin"])
def test_every_type_vaults_without_a_roll(kind: str) -> None:
    table = scene({0: (18, 14), 3: (46, 46)}, map="market", types={0: kind}, pool=(1, 1))
    play(table, "vault")
    assert table.t.given_at == 0
    assert phase(table) == "dest"
    play(table, "to 21 14")
    assert (table.t.x[0], table.t.y[0]) == (21, 14)


@pytest.mark.example("VILLAGE-19")
@pytest.mark.rule("VILLAGE-63", "VILLAGE-23", "VILLAGE-R19")
def test_a_penguin_slides_on_snow_and_never_touches_a_road() -> None:
    on_road = scene({0: (10, 9), 3: (46, 46)}, map="pond", types={0: "penguin"})
    assert "slide" not in on_road.moves
    assert "move" in on_road.moves
    table = scene({0: (10, 7), 3: (46, 46)}, map="pond", types={0: "penguin"})
    assert {"slide", "move"} <= set(table.moves)
    play(table, "slide", 3, 5)
    assert len(reachable(table)) == 157
    assert max(y for _, y in reachable(table)) < 9


@pytest.mark.rule("VILLAGE-63", "VILLAGE-R18")
def test_only_penguins_slide_and_also_on_ice() -> None:
    ice = scene({0: (24, 18), 3: (46, 46)}, map="pond", types={0: "penguin"})
    assert ice.view(0)["kids"][0]["ground"] == "ice"
    assert "slide" in ice.moves
    for kind in ("kid", "yeti", "snowman"):
        assert "slide" not in scene({0: (10, 7), 3: (46, 46)}, map="pond", types={0: kind}).moves


@pytest.mark.example("VILLAGE-15")
@pytest.mark.rule("VILLAGE-72", "VILLAGE-75", "VILLAGE-74", "VILLAGE-06")
def test_gathering_needs_snow_and_giving_two_inches() -> None:
    def moves(at: tuple[int, int], mate: tuple[int, int]) -> list[str]:
        table = scene({0: at, 1: mate, 3: (46, 46)}, map="market", pool=(2, 3), balls={0: {2: 1}})
        return [m for m in table.moves if m.startswith("gather")]

    assert moves((21, 24), (10, 10)) == []
    assert moves((18, 18), (24, 18)) == ["gather new", "gather grow 2", "gather give 2 to slot 1"]
    assert moves((18, 18), (24, 19)) == ["gather new", "gather grow 2"]
    yeti = scene({0: (18, 18), 3: (46, 46)}, map="market", pool=(2, 3), types={0: "yeti"}, balls={0: {3: 1}})
    play(yeti, "gather grow 3")
    assert yeti.t.balls[0].tolist() == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("VILLAGE-72", "VILLAGE-R18")
def test_ice_is_no_snow_to_gather_from() -> None:
    table = scene({0: (24, 18), 3: (46, 46)}, map="pond", pool=(2, 3), types={0: "snowman"}, dice={0: 3})
    assert not any(m.startswith("gather") for m in table.moves)


@pytest.mark.rule("VILLAGE-73", "VILLAGE-74")
@pytest.mark.parametrize(("kind", "value"), [("kid", 1), ("big", 2), ("elf", 2), ("snowman", 1), ("yeti", 3), ("penguin", 1)])
def test_types_gather_by_their_value(kind: str, value: int) -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2, 2), types={0: kind})
    play(table, "gather new")
    assert table.t.balls[0, value] == 1
    play(table, f"gather grow {value}")
    assert table.t.balls[0, min(5, 2 * value)] == 1
    assert sum(table.t.balls[0]) == 1


@pytest.mark.rule("VILLAGE-74", "VILLAGE-R39")
def test_a_size_5_snowball_cannot_grow() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2), balls={0: {4: 1, 5: 1}})
    assert [m for m in table.moves if "grow" in m] == ["gather grow 4"]


@pytest.mark.rule("VILLAGE-75", "VILLAGE-R14")
def test_anybody_of_the_team_may_be_given_a_snowball_whatever_lies_between() -> None:
    """Mate behind a fence and lying on the road."""
    table = scene(
        {0: (18, 18), 1: (21, 22), 2: (18, 21), 3: (16, 22), 4: (46, 46)}, map="market", pool=(2, 2), balls={0: {3: 2}}, down=(1,)
    )
    assert maps.ground(maps.ready_made("market"), 21, 22) == maps.ROAD
    gives = [m for m in table.moves if "give" in m]
    assert gives == ["gather give 3 to slot 1", "gather give 3 to slot 2"]
    play(table, "gather give 3 to slot 1")
    assert (table.t.balls[0, 3], table.t.balls[1, 3]) == (1, 1)


@pytest.mark.rule("VILLAGE-R17")
def test_giving_on_any_ground_is_an_option() -> None:
    kids = {0: (21, 24), 1: (21, 20), 3: (46, 46)}
    for wanted in (False, True):
        table = scene(kids, map="market", pool=(2, 3), balls={0: {2: 1}}, gather_give_anywhere=wanted)
        gathers = [m for m in table.moves if m.startswith("gather")]
        assert gathers == (["gather give 2 to slot 1"] if wanted else [])
    snowman = scene(kids, map="market", pool=(2, 3), types={0: "snowman"}, dice={0: 3}, gather_give_anywhere=True)
    assert "gather regrow" not in snowman.moves


@pytest.mark.rule("VILLAGE-76")
def test_a_snowman_regrows_from_snow_when_it_has_lost_dice() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2), types={0: "snowman"}, dice={0: 4})
    play(table, "gather regrow")
    assert table.t.dice[0] == 5
    assert sum(table.t.pool) == 1
    full = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2), types={0: "snowman"})
    assert "gather regrow" not in full.moves
    kid = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2), dice={0: 4})
    assert "gather regrow" not in kid.moves


@pytest.mark.rule("VILLAGE-77", "VILLAGE-R33")
def test_there_is_no_limit_to_snowballs() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(2, 2), balls={0: {1: 300}})
    play(table, "gather new")
    assert table.t.balls[0, 1] == 301


@pytest.mark.rule("VILLAGE-78", "VILLAGE-79")
def test_aim_adds_up_and_lasts_through_activations() -> None:
    table = scene({0: (24, 24), 3: (46, 46)}, pool=(3, 3, 2), later=(3,))
    play(play(table, "aim"), "aim")
    assert table.t.aim[0] == 2
    play(table, "end")
    assert table.t.aim[0] == 2
    assert "aim" not in scene({0: (24, 24), 3: (46, 46)}, pool=(3, 6), down=(0,)).moves
