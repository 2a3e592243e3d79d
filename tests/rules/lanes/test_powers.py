"""The pool of firings and the powers that fire."""

from __future__ import annotations

import pytest

from rules.lanes.positions import Scene


def fires(scene: Scene) -> list[int]:
    """The ranks that fired in the last move, in order."""
    return [e.c for e in scene.table.events() if e.kind == "fired"]


# ---- the pool


@pytest.mark.rule("LANES-37", "LANES-R27")
def test_the_player_chooses_the_order_one_at_a_time() -> None:
    scene = Scene({1: "5D0 AD0 7D0 6D0"}, {1: "8U0"})
    scene.play("flip <5D0>")
    assert fires(scene) == [5]
    assert set(scene.table.moves) == {scene.translate(f"fire <{c}>") for c in ("AD0", "7D0", "6D0")}
    scene.play("fire <6D0>")
    assert fires(scene) == [6]
    assert set(scene.table.moves) == {scene.translate(f"fire <{c}>") for c in ("AD0", "7D0")}
    scene.play("fire <AD0>")
    assert fires(scene) == [1, 7]  # the last one is not asked


@pytest.mark.rule("LANES-38", "LANES-R28")
@pytest.mark.parametrize("king_first", [True, False])
def test_a_card_waiting_for_its_own_firing_gets_one_more_from_a_king(king_first: bool) -> None:
    """5, K and A: the Ace fires twice, whatever the order, and the 5 twice."""
    scene = Scene({1: "5D0 KD0 AD0"}, {1: "8U0"})
    scene.play("flip <5D0>", "fire <KD0>" if king_first else "fire <AD0>")
    while scene.table.t.phase == 2:
        scene.play(scene.moves("fire")[-1])
    assert scene.points == 3 - 1 + 2
    assert not any(scene.table.t.pending)


@pytest.mark.rule("LANES-38")
def test_four_kings_make_five_firings() -> None:
    scene = Scene({1: "5D0 KD0 KD0 KD0 KD0 AD0"}, {1: "8U0"})
    scene.play("flip <5D0>")
    for n in ("", "#2", "#3"):
        scene.play(f"fire <KD0{n}>")
    assert scene.table.t.pending[scene.slot(0, "AD0")] == 4
    scene.play("fire <KD0#4>")
    assert scene.table.t.pending[scene.slot(0, "AD0")] == 5
    assert scene.table.t.pending[scene.slot(0, "5D0")] == 4
    while scene.table.t.phase == 2:
        scene.play(scene.moves("fire")[0])
    assert scene.points == 3 - 1 + 5


@pytest.mark.rule("LANES-39", "LANES-R06")
@pytest.mark.parametrize("card", ["2D0", "4D0", "5D0", "7D0", "KD0"])
def test_a_card_may_be_flipped_although_its_power_does_nothing(card: str) -> None:
    scene = Scene({1: f"{card} 8U0"}, {1: "8U0"}, hands=("J", "J"))
    scene.play(f"flip <{card}>")
    assert [e.kind for e in scene.table.events()] == ["flipped", "fired", "spent"]
    assert scene.points == 2


# ---- A


@pytest.mark.rule("LANES-41", "LANES-42", "LANES-R45")
def test_an_ace_that_fires_gives_a_point_and_may_attack_twice_for_a_point_each() -> None:
    scene = Scene({1: "AD0"}, {1: "8D0 9D0 10U0"})
    scene.play("flip <AD0>")
    assert scene.points == 3
    scene.play("attack <AD0> <8D0>", "attack <AD0> <9D0>")
    assert scene.points == 1
    assert not scene.fights(1)


@pytest.mark.rule("LANES-42")
def test_the_permission_ends_with_the_turn() -> None:
    scene = Scene({1: "AU0"}, {1: "8D0 9D0"})
    scene.play("attack <AU0> <8D0>")
    assert not scene.fights(1)


@pytest.mark.rule("LANES-42", "LANES-R45", "LANES-R46")
def test_two_attacks_a_turn_are_the_most_however_often_the_ace_fires() -> None:
    scene = Scene({1: "AD0 KD0"}, {1: "8D0 9D0 10D0"}, points=5)
    scene.play("flip <AD0>", "attack <AD0> <8D0>", "flip <KD0>", "attack <AD0> <9D0>")
    assert scene.points == 5 - 4 + 2
    assert {m.split()[1] for m in scene.fights(1)} == {f"s{scene.slot(0, 'KD0')}"}


@pytest.mark.rule("LANES-R46")
def test_with_fresh_two_an_ace_that_fires_forgets_its_attacks() -> None:
    scene = Scene({1: "AD0 KD0"}, {1: "8D0 9D0 10D0 JD0"}, points=7, kinged_ace="fresh_two")
    scene.play("flip <AD0>", "attack <AD0> <8D0>", "attack <AD0> <9D0>")
    assert not scene.fights(1)
    scene.play("flip <KD0>", "attack <AD0> <10D0>", "attack <AD0> <JD0>")
    assert {m.split()[1] for m in scene.fights(1)} == {f"s{scene.slot(0, 'KD0')}"}


@pytest.mark.rule("LANES-38", "LANES-41", "LANES-69")
def test_four_aces_and_four_kings_make_23_points() -> None:
    lane = "5D0 AD0 AD0 AD0 AD0 KD0 KD0 KD0 KD0"
    scene = Scene({1: lane}, {1: "8U0"})
    scene.play("flip <5D0>")
    while scene.moves("fire"):
        kings = [m for m in scene.moves("fire") if m in {scene.translate(f"fire <KD0{n}>") for n in ("", "#2", "#3", "#4")}]
        scene.play((kings or scene.moves("fire"))[0])
    assert scene.points == 3 - 1 + 4 + 16


# ---- 2


@pytest.mark.rule("LANES-43", "LANES-R48")
def test_view_draws_then_discards_face_down() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile=4, top="9", hands=("5 K", None), turn=20)
    scene.play("flip <2D0>")
    assert scene.hand(0) == "5 9 K"
    assert scene.table.t.pile_size == 3
    assert scene.table.moves == ["discard 5", "discard 9", "discard k"]
    scene.play("discard 9")  # the card just drawn
    assert scene.hand(0) == "5 K"
    assert scene.table.t.discard[0, 9] == 1
    assert "discarded" in [e.kind for e in scene.table.events(0)]
    assert [e.kind for e in scene.table.events(1)] == ["discarded_card"]
    assert scene.table.view(1)["players"][0]["discarded"] is None
    assert scene.table.view(0)["players"][0]["discarded"] == ["9"]


@pytest.mark.rule("LANES-43", "LANES-R48")
def test_with_the_option_both_see_the_discard() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile=4, top="9", hands=("5 K", None), turn=20, view_discard="face_up")
    scene.play("flip <2D0>", "discard k")
    assert scene.table.view(1)["players"][0]["discarded"] == ["K"]
    assert ("discarded", 0, 13, 0, 0) in scene.table.events(1)
    assert scene.table.redealt(1, 3).t.discard[0, 13] == 1


@pytest.mark.rule("LANES-14", "LANES-43")
def test_base_cards_unlock_before_the_discard_is_chosen() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile="9", hands=("5", None), turn=20)
    scene.play("flip <2D0>")
    assert scene.table.t.phase == 3
    assert not scene.table.view(0)["locked"]


# ---- 4


@pytest.mark.rule("LANES-46", "LANES-R25", "LANES-R26")
def test_foresight_may_look_at_every_face_down_card_of_both_and_at_nothing_else() -> None:
    scene = Scene({1: "4D0 5D0 6U0", 2: "9D0"}, {1: "KD0 8U0", 3: "QD0"}, pile=4, turn=20)
    scene.play("flip <4D0>")
    own = {f"look own s{n}" for n in (0, 1, 2, scene.slot(0, "5D0"), scene.slot(0, "9D0"))}
    enemy = {f"look enemy s{n}" for n in (0, 1, 2, scene.slot(1, "KD0"), scene.slot(1, "QD0"))}
    assert set(scene.table.moves) == own | enemy
    scene.play("look own <5D0>")  # a card it knows is a legal choice
    assert scene.points == 2


@pytest.mark.rule("LANES-46", "LANES-04")
def test_only_the_looker_learns_the_rank_and_keeps_it() -> None:
    scene = Scene({1: "4D0"}, {1: "8U0"}, pile=4, turn=20, points=1)
    scene.play("flip <4D0>", "look own s2")
    assert scene.table.t.known[0, 0] >> 2 & 1
    assert not scene.table.t.known[1, 0] >> 2 & 1
    assert scene.table.view(0)["lanes"][2]["sides"][0][0]["rank"] is not None
    assert scene.table.view(1)["lanes"][2]["sides"][0][0]["rank"] is None
    assert scene.table.view(1)["lanes"][2]["sides"][0][0]["known_by"] == [0]  # everybody sees who looked
    while scene.me == 1:
        scene.table.play(scene.table.actions[0])
    assert scene.table.view(0)["lanes"][2]["sides"][0][0]["rank"] is not None


# ---- 5


@pytest.mark.rule("LANES-47", "LANES-R31")
def test_a_five_turns_up_all_own_cards_of_its_lane_frozen_ones_too() -> None:
    scene = Scene({1: "5D0 8D0 3D1* 9D0*", 2: "10D0"}, {1: "JD0", 2: "8U0"})
    scene.play("flip <5D0>")
    assert [scene.now(0, c) for c in ("8D0", "3D1*", "9D0*", "10D0")] == ["8U0", "3U1*", "9U0", "10D0"]
    assert scene.now(1, "JD0") == "JD0"


@pytest.mark.rule("LANES-47")
def test_a_five_leaves_locked_base_cards_and_turns_unlocked_ones() -> None:
    locked = Scene({1: "5D0 8D0 b9D0"}, {1: "JD0"}, pile=4, turn=20)
    locked.play("flip <5D0>")
    assert locked.now(0, "b9D0") == "9D0"
    free = Scene({1: "5D0 8D0 b9D0"}, {1: "JD0"})
    free.play("flip <5D0>")
    assert free.now(0, "b9D0") == "9U0"


@pytest.mark.rule("LANES-47", "LANES-R29")
def test_a_card_brought_later_is_turned_only_by_another_firing_of_the_five() -> None:
    scene = Scene({1: "5D0 QD0", 2: "9D0 8U0"}, {1: "JD0", 2: "8U0"})
    scene.play("flip <5D0>", "move <9D0>")
    assert scene.now(0, "9D0") == "9D0"
    kinged = Scene({1: "5D0 QD0 KD0", 2: "9D0 8U0"}, {1: "JD0", 2: "8U0"})
    kinged.play("flip <5D0>", "fire <QD0>", "move <9D0>")  # then the King fires alone
    kinged.play("fire <5D0>")
    assert kinged.now(0, "9D0") == "9U0"


# ---- 6


@pytest.mark.rule("LANES-48", "LANES-57", "LANES-R33", "LANES-R34")
def test_a_six_freezes_the_enemy_of_its_lane_but_no_face_up_nine_and_no_locked_base_card() -> None:
    scene = Scene({1: "6D0 8U0"}, {1: "9U0 9D0 KU0 bQD0", 2: "JU0"}, pile=4, turn=20)
    scene.play("flip <6D0>")
    cards = ("9U0", "9D0", "KU0", "bQD0", "JU0")
    assert [scene.now(1, c) for c in cards] == ["9U0", "9D0*", "KU0*", "QD0", "JU0"]
    assert scene.now(0, "8U0") == "8U0"
    unlocked = Scene({1: "6D0"}, {1: "9U0 bQD0"})
    unlocked.play("flip <6D0>")
    assert unlocked.now(1, "bQD0") == "QD0*"


@pytest.mark.rule("LANES-R34", "LANES-48")
def test_a_base_card_that_unlocks_after_the_freeze_is_free_to_flip() -> None:
    scene = Scene({1: "6D0"}, {1: "KD0 bQD0"}, pile="5", turn=20, points=1)
    scene.play("flip <6D0>")  # p1 draws the last card
    assert scene.can("flip <bQD0>")
    assert not scene.can("flip <KD0>")


@pytest.mark.rule("LANES-49", "LANES-R31", "LANES-R35")
def test_frost_forbids_attack_and_flip_and_nothing_else() -> None:
    scene = Scene({1: "8U1* 8U0* KD0 AU0*", 2: "QD0", 3: "7D0"}, {1: "9U0", 2: "10U0", 3: "2U0"}, points=9)
    assert not scene.fights(1)
    scene.play("pair <8U1*> <8U0*>")  # paired, and still no attack
    assert not scene.fights(1)
    scene.play("flip <KD0>")  # a King fires a frozen Ace
    assert scene.points == 9 - 2 + 1
    scene.play("flip <7D0>")
    assert scene.now(0, "8U1*") == "8U0*"  # healed
    scene.play("flip <QD0>", "move <AU0*>")
    assert scene.lane(0, "AU0*") == 2
    assert scene.now(0, "AU0*") == "AU0*"  # moved, still frozen: LANES-51


@pytest.mark.rule("LANES-49", "LANES-54")
def test_a_frozen_eight_still_hits_back() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0*"})
    scene.play("attack <7U0> <8U0*>")
    assert scene.now(0, "7U0") == "7U1"


@pytest.mark.rule("LANES-51")
def test_cards_that_come_later_are_not_frozen_and_moved_ones_stay_frozen() -> None:
    scene = Scene({1: "6D0", 2: "7U0"}, {1: "KU0 10U0", 2: "QD0 3U0"}, hands=("", "5"), points=1)
    scene.play("flip <6D0>")
    slot = scene.table.t.used[1]
    scene.play("play 5 lane 1")
    assert not scene.table.t.frozen[1] >> slot & 1
    scene.play("flip <QD0>", "move <KU0>")
    assert scene.now(1, "KU0") == "KU0*"
    assert scene.lane(1, "KU0") == 2


@pytest.mark.rule("LANES-52", "LANES-R33")
def test_a_frozen_nine_that_turns_up_thaws_at_once() -> None:
    scene = Scene({1: "5D0 9D0*"}, {1: "KU0"})
    assert not scene.can("flip <9D0*>")
    scene.play("flip <5D0>")
    assert scene.now(0, "9D0*") == "9U0"
    assert scene.can("attack <9D0*> <KU0>")


# ---- 7


@pytest.mark.rule("LANES-53", "LANES-R56")
def test_a_seven_heals_all_own_cards_of_all_lanes_and_no_enemy() -> None:
    scene = Scene({1: "7D1 JU2", 2: "KD1", 3: "AU1"}, {1: "8U1", 2: "9D1", 3: "2U0"})
    scene.play("flip <7D1>")
    assert [scene.now(0, c) for c in ("7D1", "JU2", "KD1", "AU1")] == ["7U0", "JU0", "KD0", "AU0"]
    assert [scene.now(1, c) for c in ("8U1", "9D1")] == ["8U1", "9D1"]


# ---- Q


@pytest.mark.rule("LANES-66", "LANES-R49")
def test_a_queen_may_bring_any_own_card_of_another_lane_or_none() -> None:
    scene = Scene({1: "QD0 8U0", 2: "[9U1+9U0] 5D0* bKD0", 3: "AU0"}, {1: "8U0", 2: "JU0"}, results="--0")
    scene.play("flip <QD0>")
    names = ("9U1", "9U0", "5D0*", "bKD0", "AU0")
    assert set(scene.table.moves) == {scene.translate(f"move <{c}>") for c in names} | {"move none"}
    scene.play("move none")
    assert scene.points == 2
    assert ("stayed", 0) in [e[:2] for e in scene.table.events()]


@pytest.mark.rule("LANES-66")
def test_a_queen_does_not_move_a_locked_base_card() -> None:
    scene = Scene({1: "QD0", 2: "bKD0 5D0"}, {1: "8U0"}, pile=4, turn=20)
    scene.play("flip <QD0>")
    assert set(scene.table.moves) == {scene.translate("move <5D0>"), "move none"}


@pytest.mark.rule("LANES-67", "LANES-72", "LANES-R43", "LANES-R50")
def test_a_moved_card_keeps_all_but_its_pair_and_fires_nothing() -> None:
    scene = Scene({1: "QD0", 2: "[AU1+AU0] 8U0"}, {1: "8U0", 2: "JU0"}, points=9)
    scene.play("attack <AU1> <JU0>", "flip <QD0>", "move <AU1>")
    assert scene.lane(0, "AU1") == 1
    assert scene.now(0, "AU1") == "AU1"
    assert scene.attacks(0, "AU1") == 1
    assert not scene.can("attack <AU1> <8U0>")
    assert scene.table.t.partner[0, scene.slot(0, "AU0")] == -1
    assert scene.attacks(0, "AU0") == 1  # the one left keeps its count
    assert "fired" not in [e.kind for e in scene.table.events()]
    assert "pair_ended" in [e.kind for e in scene.table.events()]


@pytest.mark.rule("LANES-67")
def test_a_moved_ace_keeps_its_permission_and_a_fresh_card_attacks_in_the_new_lane() -> None:
    scene = Scene({1: "QD0", 2: "AD0 8U0"}, {1: "4U0 4U0", 2: "JU0"}, points=9)
    scene.play("flip <AD0>", "attack <AD0> <JU0>", "flip <QD0>", "move <AD0>")
    assert scene.can("attack <AD0> <4U0>")
    scene.play("attack <AD0> <4U0>")
    assert not scene.can("attack <AD0> <4U0>")


@pytest.mark.rule("LANES-67", "LANES-14")
def test_a_moved_base_card_stays_unknown_to_its_owner() -> None:
    scene = Scene({1: "QD0", 2: "bKD0 8U0"}, {1: "4U0", 2: "JU0"})
    scene.play("flip <QD0>", "move <bKD0>")
    assert not scene.knows(0, 0, "bKD0")
    assert scene.lane(0, "bKD0") == 1


@pytest.mark.rule("LANES-68", "LANES-83")
def test_a_queen_in_a_decided_lane_or_without_a_card_to_move_does_nothing() -> None:
    decided = Scene({1: "QD0", 2: "8U0"}, {2: "JU0"}, results="0--")
    decided.play("flip <QD0>")
    assert [e.kind for e in decided.table.events()][:3] == ["flipped", "fired", "spent"]
    alone = Scene({1: "QD0 9U0"}, {1: "8U0"}, results="-01")
    alone.play("flip <QD0>")
    assert [e.kind for e in alone.table.events()][:3] == ["flipped", "fired", "spent"]


@pytest.mark.rule("LANES-66", "LANES-83", "LANES-R16")
def test_a_queen_takes_cards_out_of_a_decided_lane() -> None:
    scene = Scene({1: "9U0", 2: "QD0"}, {2: "JU0"}, results="0--")
    scene.play("flip <QD0>", "move <9U0>")
    assert scene.lane(0, "9U0") == 2
    assert scene.results == "0--"


# ---- K


@pytest.mark.rule("LANES-69", "LANES-R30")
def test_a_king_fires_the_firing_cards_of_his_lane_that_are_face_up_and_no_other() -> None:
    lane = "KD0 AU0 2U0 4U0 5U0 6U0 7U0 QU0 KU0 3U0 8U0 9U0 10U0 JU0 AD0"
    scene = Scene({1: lane, 2: "AU0"}, {1: "8U0", 2: "JU0"}, hands=("", ""))
    scene.play("flip <KD0>")
    pending = {scene.table.t.rank[0, slot] for slot in range(21) if scene.table.t.pending[slot]}
    assert pending == {1, 2, 4, 5, 6, 7, 12}
    assert max(scene.table.t.pending) == 1
    assert scene.table.t.pending[scene.slot(0, "AD0")] == 0
    assert scene.table.t.pending[scene.slot(0, "AU0#2")] == 0


@pytest.mark.rule("LANES-69", "LANES-49")
def test_a_king_fires_frozen_cards() -> None:
    scene = Scene({1: "KD0 AU0*"}, {1: "8U0"})
    scene.play("flip <KD0>")
    assert scene.points == 3
