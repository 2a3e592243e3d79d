"""The ends of the ranges: slot 0, the last slot, the first action of a kind, and what an event leaves empty."""

from __future__ import annotations

import pytest

from rules.lanes.positions import Scene
from snowyard import new


def told(scene: Scene, kind: str, seat: int = -1) -> list[tuple[int, ...]]:
    """The events of this kind of the last move as this seat sees them: whose, and three numbers."""
    return [tuple(e[1:]) for e in scene.table.events(seat) if e.kind == kind]


# ---- base cards: slot 0 is a card like any other


@pytest.mark.rule("LANES-14", "LANES-27", "LANES-31")
def test_the_base_cards_of_lane_1_are_flipped_and_attack_each_other() -> None:
    scene = Scene({1: "b8D0"}, {1: "b4U0"})
    scene.play("flip <b8D0>", "attack <b8D0> <b4U0>")
    assert [scene.now(0, "b8D0"), scene.now(1, "b4U0")] == ["8U0", "4U1"]
    assert scene.points == 1


@pytest.mark.rule("LANES-66", "LANES-70")
def test_the_base_cards_of_lanes_1_and_2_pair_when_a_queen_brought_them_together() -> None:
    scene = Scene({1: "b8U0 5U0", 2: "b8U0 QD0"}, {1: "4U0", 2: "6U0"})
    scene.play("flip <QD0>", "move <b8U0>", "pair <b8U0> <b8U0#2>")
    assert scene.table.t.partner[0, :2].tolist() == [1, 0]
    assert told(scene, "paired") == [(0, 0, 1, 8)]


@pytest.mark.rule("LANES-61", "LANES-14")
def test_the_base_card_of_lane_1_is_a_second_target() -> None:
    scene = Scene({1: "10U0"}, {1: "b4U0 5U0"})
    scene.play("attack <10U0> <5U0>")
    assert [scene.now(1, c) for c in ("b4U0", "5U0")] == ["4U1", "5U1"]
    assert told(scene, "twinstruck") == [(0, 0, 0, 0)]


@pytest.mark.rule("LANES-61", "LANES-63")
def test_declining_a_second_target_is_offered_only_when_there_is_one() -> None:
    alone = Scene({1: "10U0"}, {1: "5U0"}, twinstrike_optional=True)
    alone.play("attack <10U0> <5U0>")
    assert not alone.can("done")
    assert alone.now(1, "5U0") == "5U1"
    scene = Scene({1: "10U0"}, {1: "b4U0 5U0"}, twinstrike_optional=True)
    scene.play("attack <10U0> <5U0>")
    assert scene.table.moves == [scene.translate("also <b4U0>"), "done"]
    scene.play("done")
    assert told(scene, "spared") == [(0, 0, 0, 0)]


@pytest.mark.rule("LANES-18", "LANES-31")
def test_a_lone_attack_on_the_base_card_of_lane_1_is_an_action_left() -> None:
    scene = Scene({1: "8U0 9U0"}, {1: "b5U0"}, hands=("", ""), results="-01", points=2)
    scene.play("attack <8U0> <b5U0>")
    assert (scene.me, scene.points) == (0, 1)
    assert scene.table.moves == [scene.translate("attack <9U0> <b5U0>")]


@pytest.mark.rule("LANES-46", "LANES-22")
def test_the_base_card_of_lane_1_is_looked_at_when_it_is_the_only_face_down_card() -> None:
    own = Scene({1: "4D0 bKD0"}, {1: "5U0"}, hands=("", ""))
    own.play("flip <4D0>")
    assert told(own, "looked", 0) == [(0, 0, 0, 13)]
    enemy = Scene({1: "4D0"}, {1: "bKD0"}, hands=("", ""))
    enemy.play("flip <4D0>")
    assert told(enemy, "looked", 0) == [(0, 1, 0, 13)]
    assert told(enemy, "looked_at") == [(0, 1, 0, 0)]


# ---- the last slot


@pytest.mark.rule("LANES-54", "LANES-63")
def test_an_eight_in_the_last_slot_that_is_not_attacked_does_not_retaliate() -> None:
    many = "2U0 2U0 2U0 2U0 3U0 3U0 3U0 3U0 4U0 4U0 4U0 5U0 5U0 5U0 5U0 6U0 6U0 8U0"
    scene = Scene({1: "7U0", 2: "9U0", 3: "9U0"}, {1: many, 2: "b6U0", 3: "bKU0"}, hands=("", ""))
    assert scene.slot(1, "8U0") == 20
    scene.play("attack <7U0> <2U0>")
    assert scene.now(0, "7U0") == "7U0"


# ---- pairs


@pytest.mark.rule("LANES-70", "LANES-03")
@pytest.mark.parametrize("lane", [1, 2, 3])
def test_cards_pair_in_every_lane_and_never_across_lanes(lane: int) -> None:
    second, third = [n for n in (1, 2, 3) if n != lane]
    scene = Scene({lane: "8U0 8U1", second: "8U0* 9U0", third: "9U1"}, {1: "4U0", 2: "5U0", 3: "6U0"})
    assert scene.moves("pair") == [scene.translate("pair <8U0> <8U1>")]


@pytest.mark.rule("LANES-75")
def test_with_the_option_a_pair_of_tens_deals_exactly_two_to_each() -> None:
    scene = Scene({1: "[10U0+10U0]"}, {1: "JU0 JU0"}, pair_of_tens="double")
    scene.play("attack <10U0> <JU0>")
    assert [scene.now(1, c) for c in ("JU0", "JU0#2")] == ["JU2", "JU2"]


@pytest.mark.rule("LANES-75")
@pytest.mark.parametrize(("option", "first", "second"), [("two_plus_one", 2, 1), ("split", 1, 1), ("double", 2, 2)])
def test_the_base_card_of_lane_1_as_second_target_of_a_pair_of_tens_is_like_any_other(
    option: str, first: int, second: int
) -> None:
    scene = Scene({1: "[10U0+10U0]"}, {1: "bJU0 JU0"}, pair_of_tens=option)
    scene.play("attack <10U0> <JU0>")
    assert [scene.now(1, c) for c in ("JU0", "bJU0")] == [f"JU{first}", f"JU{second}"]


@pytest.mark.rule("LANES-55")
def test_the_base_card_of_lane_1_hits_back_as_second_target_too() -> None:
    scene = Scene({1: "10U0"}, {1: "b8U0 8U0"})
    scene.play("attack <10U0> <8U0>")
    assert scene.now(0, "10U0") == "dead up"
    assert [scene.now(1, c) for c in ("8U0", "b8U0")] == ["8U1", "8U1"]


@pytest.mark.rule("LANES-10")
def test_nothing_is_paired_attacking_or_firing_after_the_deal() -> None:
    t = new("lanes", seed=1).t
    assert set(t.partner.flatten().tolist()) == {-1}
    assert (t.attacker, t.target, t.second, t.firing) == (-1, -1, -1, -1)


@pytest.mark.rule("LANES-19")
def test_nothing_is_left_of_an_attack_that_is_over() -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 5U0"})
    scene.play("attack <10U0> <4U0>")
    t = scene.table.t
    assert (t.attacker, t.target, t.second) == (-1, -1, -1)


@pytest.mark.rule("LANES-20", "LANES-50")
def test_no_mark_is_left_on_any_slot_when_frozen_cards_thaw() -> None:
    scene = Scene({1: "7U0* b5U0"}, {1: "8U0"}, points=1)
    scene.play("play 4 lane 1")
    assert scene.me == 1
    assert [scene.now(0, c) for c in ("7U0*", "b5U0")] == ["7U0", "5U0"]
    assert scene.table.t.frozen.tolist() == [0, 0]


# ---- events: whose they are, and 0 where they have nothing to say


@pytest.mark.rule("LANES-81")
@pytest.mark.parametrize(("option", "result"), [("both", 3), ("none", 4)])
def test_a_lane_that_both_lose_is_told_as_nobodys(option: str, result: int) -> None:
    scene = Scene({2: "7U1"}, {2: "8U1"}, mutual_lane=option)
    scene.play("attack <7U1> <8U1>")
    assert told(scene, "lane") == [(-1, 1, result, 0)]


@pytest.mark.rule("LANES-80", "LANES-85")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_lane_and_a_game_are_told_as_the_winners(seat: int) -> None:
    sides = [{1: "7U0", 2: "5U0"}, {1: "4U1"}]
    scene = Scene(sides[seat], sides[1 - seat], results=f"-{seat}-", player=seat)
    scene.play("attack <7U0> <4U1>")
    assert told(scene, "lane") == [(seat, 0, seat + 1, 0)]
    assert told(scene, "won") == [(seat, 0, 0, 0)]


@pytest.mark.rule("LANES-85", "LANES-86", "LANES-R58")
def test_a_draw_is_nobodys_and_told_with_its_reason() -> None:
    lanes = Scene({3: "7U1"}, {3: "8U1"}, results="01-")
    lanes.play("attack <7U1> <8U1>")
    assert told(lanes, "draw") == [(-1, 0, 2, 0)]
    capped = Scene({1: "7U0"}, {1: "8U0"}, turn=299, player=1, points=1)
    capped.play("attack <8U0> <7U0>")
    assert told(capped, "draw") == [(-1, 1, 300, 0)]
    idle = Scene({1: "7U0"}, {1: "8U0"}, must_act=False)
    for _ in range(20):
        idle.play("done")
    assert told(idle, "ended") == [(1, 3, 0, 0)]
    assert told(idle, "draw") == [(-1, 2, 20, 0)]


@pytest.mark.rule("LANES-18")
def test_lost_points_are_told_in_the_middle_of_a_turn_and_at_its_start() -> None:
    scene = Scene({3: "7U0* 4D0*"}, {2: "QU0", 3: "9U0"}, hands=("", ""), results="01-", player=1)
    scene.play("attack <9U0> <7U0*>")
    assert told(scene, "stuck") == [(1, 2, 0, 0), (0, 3, 0, 0)]
    assert scene.me == 1


@pytest.mark.rule("LANES-12", "LANES-14")
def test_drawing_the_last_card_is_told_to_all_but_not_which_it_is() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"}, pile=2, top="K", points=1)
    scene.play(scene.table.moves[0])
    assert told(scene, "drew_card") == [(1, 0, 1, 0)]
    assert told(scene, "drew", 1) == [(1, 13, 1, 0)]
    assert not told(scene, "unlocked")
    last = Scene({1: "7U0"}, {1: "8U0"}, pile=1, points=1)
    last.play(last.table.moves[0])
    assert told(last, "drew_card") == [(1, 0, 0, 0)]
    assert told(last, "unlocked") == [(1, 0, 0, 0)]


@pytest.mark.rule("LANES-05")
def test_of_the_deal_everybody_is_told_only_how_many_cards() -> None:
    table = new("lanes", seed=1)
    assert [tuple(e) for e in table.events() if e.kind == "dealt_hand"] == [("dealt_hand", s, 5, 0, 0) for s in (0, 1)]
    assert [e[3:] for e in table.events(0) if e.kind == "dealt"] == [(0, 0)] * 5


@pytest.mark.rule("LANES-43")
def test_of_views_discard_everybody_is_told_only_that_it_happened() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile=3, hands=("K", "4"))
    scene.play("flip <2D0>", "discard k")
    assert told(scene, "discarded_card") == [(0, 0, 0, 0)]
    assert told(scene, "discarded", 0) == [(0, 13, 0, 0)]
    assert scene.table.t.discard[0, 13] == scene.table.t.discard_size[0] == 1


@pytest.mark.rule("LANES-36", "LANES-72")
def test_of_a_card_killed_face_down_everybody_is_told_only_where_it_lay_and_that_it_is_no_three() -> None:
    scene = Scene({1: "[7U0+7U0]"}, {1: "b5D0 6U0"})
    scene.play("attack <7U0> <b5D0>")
    assert told(scene, "killed_face_down") == [(1, 0, 0, 1 << 2)]
    assert told(scene, "learned", 1) == [(1, 0, 0, 5)]
    paired = Scene({1: "[QU1+QU0]"}, {1: "8U1 4U0"})
    paired.play("attack <QU1> <8U1>")
    low, high = paired.slot(0, "QU1"), paired.slot(0, "QU0")
    assert told(paired, "pair_ended") == [(0, low, high, 0)]
    assert told(paired, "killed") == [(1, paired.slot(1, "8U1"), 0, 8), (0, low, 0, 12)]


@pytest.mark.rule("LANES-39", "LANES-41", "LANES-66")
def test_powers_are_told_to_everybody() -> None:
    spent = Scene({1: "4D0"}, {1: "8U0"}, hands=("", ""))
    spent.play("flip <4D0>")
    assert told(spent, "spent") == [(0, spent.slot(0, "4D0"), 4, 4)]
    ace = Scene({1: "AD0"}, {1: "8U0"})
    ace.play("flip <AD0>")
    assert told(ace, "acted") == [(0, ace.slot(0, "AD0"), 3, 0)]
    queen = Scene({1: "QD0", 2: "9U0 8U0"}, {1: "4U0", 2: "6U0"})
    queen.play("flip <QD0>", "move <9U0>")
    assert told(queen, "moved") == [(0, queen.slot(0, "9U0"), 1, 0)]
    stays = Scene({1: "QD0", 2: "9U0 8U0"}, {1: "4U0", 2: "6U0"})
    stays.play("flip <QD0>", "move none")
    assert [e[0] for e in told(stays, "stayed")] == [0]
    assert not told(stays, "stuck")


@pytest.mark.rule("LANES-45")
def test_a_trap_is_told_to_everybody() -> None:
    scene = Scene({1: "7U0"}, {1: "3D1 5U0"})
    scene.play("attack <7U0> <3D1>")
    assert told(scene, "trapped") == [(1, scene.slot(1, "3D1"), 0, 3)]
    assert scene.knows(0, 1, "3D1")
    assert scene.knows(1, 1, "3D1")
