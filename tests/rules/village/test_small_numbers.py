"""Single numbers and comparisons that the larger tests pass over."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import load, phase, play, reachable, scene
from snowyard import Refusal, new
from snowyard.games.village import flow, geometry, order, reach
from snowyard.games.village.lattice import PAD
from snowyard.games.village.layout import NEXT_KID
from snowyard.kernel.head import Event

PAIRS = {0: (10, 10), 1: (10, 40), 3: (20, 10), 4: (40, 40)}
SEATS = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]


@pytest.mark.rule("VILLAGE-10")
@pytest.mark.parametrize(
    ("start", "on_the_edge", "inside"),
    [
        ((14, 5), (15, 10), (15, 11)),
        ((14, 25), (15, 20), (15, 19)),
        ((5, 14), (10, 15), (11, 15)),
        ((25, 14), (20, 15), (19, 15)),
    ],
)
def test_a_segment_that_ends_on_an_edge_does_not_enter_the_rectangle(
    start: tuple[int, int], on_the_edge: tuple[int, int], inside: tuple[int, int]
) -> None:
    rect = (10, 10, 20, 20)
    for a, b in ((start, on_the_edge), (on_the_edge, start)):
        assert not geometry.meets_open_rect(*a, *b, *rect)
    for a, b in ((start, inside), (inside, start)):
        assert geometry.meets_open_rect(*a, *b, *rect)


@pytest.mark.rule("VILLAGE-11")
@pytest.mark.parametrize(
    ("start", "on_the_edge", "outside"),
    [((14, 5), (15, 10), (15, 9)), ((14, 25), (15, 20), (15, 21)), ((5, 14), (10, 15), (9, 15)), ((25, 14), (20, 15), (21, 15))],
)
def test_a_segment_that_ends_on_an_edge_meets_the_closed_rectangle(
    start: tuple[int, int], on_the_edge: tuple[int, int], outside: tuple[int, int]
) -> None:
    rect = (10, 10, 20, 20)
    for a, b in ((start, on_the_edge), (on_the_edge, start)):
        assert geometry.meets_closed_rect(*a, *b, *rect)
    for a, b in ((start, outside), (outside, start)):
        assert not geometry.meets_closed_rect(*a, *b, *rect)


@pytest.mark.rule("VILLAGE-12")
@pytest.mark.parametrize(("end", "sign"), [((15, 8), 1), ((15, 7), 1), ((15, 9), 0), ((15, 10), -1)])
def test_the_ends_of_a_segment_may_be_what_is_nearest_to_a_side_of_a_rectangle(end: tuple[int, int], sign: int) -> None:
    """The rectangle begins at y = 12, and the segment comes straight from the south, between its corners."""
    for a, b in (((15, 2), end), (end, (15, 2))):
        assert geometry.segment_to_rect(*a, *b, 5, 12, 25, 20, 3) == sign
        assert geometry.segment_to_point(*a, *b, 15, 12, 3) == sign


@pytest.mark.rule("VILLAGE-14")
@pytest.mark.parametrize(("low", "high"), [(1, 3), (-3, -1)])
@pytest.mark.parametrize("far", [1, 2, 3, 9])
def test_a_leg_that_keeps_just_1u_from_a_wall_is_clear(far: int, low: int, high: int) -> None:
    """The wall begins 1u north or south of the Kid and goes on to the east; all coordinates as seen from the Kid at x = 10."""
    lit = (1 << 50) - 1
    along, towards = (reach.shadow_in_row(lit, dy, 1, far, -5, low, 20, high, 1, 10) for dy in (0, low if low > 0 else high))
    assert along == 0
    assert towards == sum(1 << (dx + 10 + PAD) for dx in range(1, far + 1))


@pytest.mark.rule("VILLAGE-13")
def test_no_way_ends_on_the_nine_points_about_another_kid() -> None:
    table = scene({0: (10, 10), 3: (20, 30)})
    full = (1 << 51) - 1
    table.t.reach[:] = full
    reach.leave_room_for_kids(table._tables.one(), 0)
    taken = {(x - PAD, y - PAD) for y in range(52) for x in range(51) if not int(table.t.reach[y]) >> x & 1}
    assert taken == {(x, y) for x in (19, 20, 21) for y in (29, 30, 31)}


@pytest.mark.rule("VILLAGE-49", "VILLAGE-50")
def test_an_activation_that_ends_leaves_nothing_open() -> None:
    table = scene(PAIRS, pool=(1, 2, 6), fields={"not_done": 1})
    table.t.waiting = table.t.ending = 1
    flow.end_activation(table._tables.one())
    t = table.t
    assert (t.active, t.ending, t.not_done, t.waiting, t.phase) == (-1, 0, 0, 0, NEXT_KID)
    assert t.pool.tolist() == [0] * 7


def test_small_things_stay_untold_where_many_have_been_told() -> None:
    """A move has room for 127 events; what can be done without is told until there are 90."""
    for told, then in ((89, 90), (90, 90)):
        table = scene(PAIRS)
        table.t.event_count = told
        order.mention(table._tables.one(), 0, 0, 0, 0, 0)
        assert table.t.event_count == then


@pytest.mark.rule("VILLAGE-20", "VILLAGE-22")
def test_a_way_round_that_is_seven_thousandths_too_long_is_too_long() -> None:
    """To (27, 29) the straight leg and the knight's step from (28, 27) come nearer than 2u to the Kid at (26, 27); the leg of
    (10, 18) to (28, 28) costs 20592, the diagonal step after it 1415: together 22007 of 22000."""
    table = scene({0: (38, 10), 3: (26, 27)}, types={0: "penguin"})
    places = reachable(play(table, "slide", 5, 6))
    assert {(28, 27), (28, 28)} <= places
    assert (27, 29) not in places


@pytest.mark.rule("VILLAGE-23")
@pytest.mark.parametrize(("road", "west", "north"), [("12 14 20 30", 12, 30), ("14 12 30 20", 14, 20)])
def test_a_slide_goes_past_the_end_of_a_road_but_not_over_it(road: str, west: int, north: int) -> None:
    table = scene({0: (west - 2, north), 3: (40, 4)}, types={0: "penguin"}, map=f"road {road}")
    places = reachable(play(table, "slide", 1, 1))
    assert {(west - 1, north), (west, north + 1), (west + 1, north + 1)} <= places
    assert (west, north) not in places


@pytest.mark.rule("VILLAGE-24")
@pytest.mark.parametrize(
    ("fence", "kid", "landing"),
    [
        ("20 10 23 30", (19, 20), (24, 20)),
        ("20 10 23 30", (24, 20), (19, 20)),
        ("10 20 30 23", (20, 19), (20, 24)),
        ("10 20 30 23", (20, 24), (20, 19)),
    ],
)
def test_the_widest_fence_that_can_be_vaulted_leaves_one_landing(
    fence: str, kid: tuple[int, int], landing: tuple[int, int]
) -> None:
    assert reachable(play(scene({0: kid, 3: (46, 46)}, map=f"fence {fence}"), "vault")) == {landing}


@pytest.mark.rule("VILLAGE-24", "VILLAGE-25")
@pytest.mark.parametrize(
    ("fence", "kid"), [("18 1 30 2", (24, 3)), ("18 46 30 47", (24, 45)), ("1 18 2 30", (3, 24)), ("46 18 47 30", (45, 24))]
)
def test_nobody_vaults_off_the_table(fence: str, kid: tuple[int, int]) -> None:
    table = scene({0: kid, 3: (24, 24)}, map=f"fence {fence}")
    assert "move" in table.moves
    assert "vault" not in table.moves


@pytest.mark.rule("VILLAGE-61")
def test_a_kid_that_lies_gets_up_with_a_wild_die_only() -> None:
    down: dict[str, Any] = {"down": [0], "dice": {0: 4}, "cards": "earn", "hands": {0: ["saved"]}}
    assert {move.split()[0] for move in scene(PAIRS, pool=(1, 2), **down).moves} == {"end", "play", "surrender"}
    table = play(scene(PAIRS, pool=(1, 6), **down), "get up")
    assert Event("getup", 0, 0, 0, 0) in table.events()
    assert table.t.down[0] == 0


@pytest.mark.rule("VILLAGE-24", "VILLAGE-14")
def test_a_vault_keeps_clear_of_a_wall_beside_the_fence() -> None:
    """The ways to (27, 22) and (28, 22) pass the corner (26, 20) nearer than 1u, the way to (26, 22) does not: 16 > 13."""
    kids = {0: (24, 19), 3: (46, 46)}
    alone = play(scene(kids, map="fence 20 20 30 21"), "vault")
    assert reachable(alone) == {(x, 22) for x in range(20, 29)}
    walled = play(scene(kids, map="fence 20 20 30 21; wall 26 17 27 20"), "vault")
    assert reachable(walled) == {(x, 22) for x in range(20, 27)}


@pytest.mark.rule("VILLAGE-109")
def test_the_lowest_landing_of_a_vault_may_lie_at_the_western_edge() -> None:
    table = scene(
        {0: (1, 19), 1: (10, 44), 2: (46, 46), 3: (40, 10)},
        map="fence 0 20 6 21",
        players_per_team=2,
        kids_per_team=2,
        later=(1,),
    )
    play(table, "vault")
    play(table, "surrender")
    moved = next(e for e in table.events() if e.kind == "moved")
    assert (moved.b, moved.c) == (1, 22)


@pytest.mark.rule("VILLAGE-85")
def test_all_three_dice_of_a_hit_roll_are_told() -> None:
    table = scene(PAIRS, pool=(4, 3), balls={0: {1: 1}}, cards="earn", hands={3: ["missed"]})
    play(table, "throw size 1 at k3")
    play(table, "play missed", 1, 4, 6)
    assert "The dice show 1, 4 and 6, of which the lowest two count: 5 is not enough, 7 was needed." in table.story(0, SEATS[:2])


@pytest.mark.rule("VILLAGE-57", "VILLAGE-88")
def test_after_grandma_no_effect_die_is_rolled() -> None:
    """A six lies ready; it would cost a Command Die."""
    table = scene(PAIRS, pool=(4, 3), balls={0: {1: 1}}, cards="earn", hands={3: ["grandma"]})
    play(table, "throw size 1 at k3", 4, 4)
    assert phase(table) == "hit_target"
    load(table, 6).play("play grandma")
    assert table.t.given_at == 0
    assert (table.t.dice[3], phase(table)) == (6, "main")


@pytest.mark.rule("VILLAGE-90", "VILLAGE-92", "VILLAGE-57")
def test_grandma_does_not_spare_the_cheat_who_threw_too_close_and_the_throw_still_shows_her() -> None:
    kids = {**PAIRS, 3: (14, 10)}
    table = scene(kids, pool=(4, 3), balls={0: {1: 1}}, cards="earn", hands={0: ["miracle"], 3: ["grandma"]})
    play(table, "throw size 1 at k3")
    play(table, "play grandma", 6)
    assert (phase(table), table.t.asked, table.t.dice[3]) == ("miracle", 0, 6)
    assert table.view(1)["throw"]["cards"] == ["grandma"]
    assert table.game.words.check(table.t) is None


@pytest.mark.rule("VILLAGE-116")
def test_the_winning_team_is_named_by_its_players() -> None:
    kids = {0: (5, 5), 1: (9, 5), 2: (13, 5), 3: (5, 40), 4: (9, 40), 5: (13, 40)}
    table = play(scene(kids, turn=5, players_per_team=3, points={4: 1}), "end")
    assert table.over
    assert "Dora, Emil and Finn’s team wins with the highest total." in table.story(0, SEATS)
    assert "Your team wins with the highest total." in table.story(3, SEATS)


@pytest.mark.rule("VILLAGE-69")
def test_the_die_of_an_oops_has_six_faces() -> None:
    kids = {0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}
    table = scene(kids, pool=(1, 3), types={3: "yeti"})
    play(play(table, "move", 1), "to 12 10")
    with pytest.raises(Refusal, match="shows what that roll or draw cannot show"):
        load(table, 7, 1).play("shove k3")
    play(table, "shove k3", 6, 1)


@pytest.mark.rule("VILLAGE-35")
def test_the_dice_of_a_roll_for_special_units_are_told() -> None:
    for seed in range(6):
        table = new("village", seed=seed, kids_per_team=1, rolloff_units="yeti")
        rolls = [e for e in table.events() if e.kind == "rolloff"]
        assert [(e.seat, e.a, e.c) for e in rolls] == [(-1, i % 2, 4) for i in range(len(rolls))]
        *ties, first, second = (e.b for e in rolls)
        assert ties[::2] == ties[1::2]
        assert {first, second} <= set(range(1, 7))
        assert table.t.kind[:2].tolist() == ([4, 0] if first > second else [0, 4])


@pytest.mark.rule("VILLAGE-82")
def test_everybody_is_told_that_a_snowman_that_throws_itself_loses_a_die() -> None:
    table = play(scene(PAIRS, pool=(4, 3), types={0: "snowman"}), "throw yourself at k3", 1, 2)
    for seat in (0, 1, -1):
        assert Event("lost", 0, 0, 1, 5) in table.events(seat)


@pytest.mark.rule("VILLAGE-51", "VILLAGE-52")
def test_a_pass_tells_its_player_who_passed() -> None:
    table = scene(PAIRS, active=1, later=(0,), cards="earn", hands={3: ["dash"]})
    play(table, "end")
    play(table, "pass")
    assert Event("pass", 1, 3, 0, 0) in table.events(1)


@pytest.mark.rule("VILLAGE-98")
def test_a_card_that_was_played_is_not_taken_back() -> None:
    """It lies face up, and others have seen what was hidden before."""
    table = play(scene(PAIRS, pool=(1, 3), cards="earn", hands={0: ["saved"]}), "play saved 3x1")
    assert table.t.news == 1


@pytest.mark.rule("VILLAGE-104", "VILLAGE-117")
@pytest.mark.parametrize(("others", "drawn"), [((3,), 0), ((3, 4), 1)])
def test_no_card_is_earned_by_the_snowball_that_ends_the_game(others: tuple[int, ...], drawn: int) -> None:
    kids = {k: at for k, at in PAIRS.items() if k < 3 or k in others}
    table = scene(kids, pool=(4, 3), balls={0: {1: 1}}, aim={0: 5}, dice={3: 1}, cards="earn")
    load(table, 4, 4, 6).play("throw size 1 at k3")
    assert table.over == (drawn == 0)
    assert table.t.hand_size[0] == drawn


@pytest.mark.rule("VILLAGE-99", "VILLAGE-107", "VILLAGE-108")
@pytest.mark.parametrize(("mode", "kid", "held"), [("kid3", 4, 4), ("player3", -1, 1)])
def test_a_card_is_drawn_by_the_player_whose_kid_it_is(mode: str, kid: int, held: int) -> None:
    table = scene(PAIRS, active=4, pool=(3, 3), types={4: "elf"}, cards="deal", deal_mode=mode, hands={held: ["miracle"]})
    play(table, "play miracle to draw")
    assert [(e.seat, e.a) for e in table.events(1) if e.kind == "drawn"] == [(1, kid)] * 2
    assert [(e.seat, e.a, e.b) for e in table.events(0) if e.kind in ("dealt", "drawn")] == [(1, kid, 2)]
