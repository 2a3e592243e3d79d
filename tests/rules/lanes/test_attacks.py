"""Attacks, damage, death; 8, 9, 10 and Jack."""

from __future__ import annotations

import pytest

from rules.lanes.positions import Scene


@pytest.mark.rule("LANES-31")
def test_a_card_attacks_once_a_turn() -> None:
    scene = Scene({1: "7U0"}, {1: "4U0 4U0"})
    scene.play("attack <7U0> <4U0>")
    assert not scene.fights(1)


@pytest.mark.rule("LANES-31", "LANES-49", "LANES-R31")
def test_a_frozen_card_does_not_attack() -> None:
    scene = Scene({1: "7U0*"}, {1: "4U0"})
    assert not scene.fights(1)


@pytest.mark.rule("LANES-32")
def test_any_enemy_card_of_the_lane_is_a_target_and_no_other() -> None:
    scene = Scene({1: "7U0 9D0", 2: "6U0"}, {1: "4U0 KD0 bQD0", 2: "5U0"}, results="--0")
    targets = {m.split()[2] for m in scene.fights(1)}
    assert targets == {f"s{scene.slot(1, c)}" for c in ("4U0", "KD0", "bQD0")}


@pytest.mark.rule("LANES-32", "LANES-60", "LANES-64", "LANES-R51")
@pytest.mark.parametrize("attacker", ["7U0", "9U0", "10U0", "JU0"])
def test_face_up_jacks_must_be_attacked_first_by_every_kind_of_attacker(attacker: str) -> None:
    scene = Scene({1: attacker}, {1: "4U0 JU0 JU1* JD0 8U0"})
    assert {m.split()[2] for m in scene.fights(1)} == {f"s{scene.slot(1, c)}" for c in ("JU0", "JU1*")}


@pytest.mark.rule("LANES-33", "LANES-34")
def test_an_attack_deals_one_and_two_kill_and_damage_weakens_nothing() -> None:
    scene = Scene({1: "7U1 6U0"}, {1: "4U0 KU0"})
    scene.play("attack <7U1> <4U0>")
    assert scene.now(1, "4U0") == "4U1"
    scene.play("attack <6U0> <4U0>")
    assert scene.now(1, "4U0") == "dead up"


@pytest.mark.rule("LANES-34", "LANES-64")
def test_a_face_up_jack_has_three_hit_points() -> None:
    scene = Scene({1: "7U0 6U0 4U0"}, {1: "JU0 8U0"})
    scene.play("attack <7U0> <JU0>", "attack <6U0> <JU0>")
    assert scene.now(1, "JU0") == "JU2"
    scene.play("attack <4U0> <JU0>")
    assert scene.now(1, "JU0") == "dead up"


@pytest.mark.rule("LANES-34", "LANES-65", "LANES-R20")
def test_a_face_down_jack_has_two_hit_points() -> None:
    scene = Scene({1: "7U0 6U0"}, {1: "JD0 8U0"})
    scene.play("attack <7U0> <JD0>", "attack <6U0> <JD0>")
    assert scene.now(1, "JD0") == "dead down"


@pytest.mark.rule("LANES-35")
def test_surplus_damage_is_lost() -> None:
    scene = Scene({1: "[7U0+7U0]"}, {1: "4U1 5U0"})
    scene.play("attack <7U0> <4U1>")
    assert scene.now(1, "4U1") == "dead up"
    assert scene.now(1, "5U0") == "5U0"


@pytest.mark.rule("LANES-35", "LANES-54", "LANES-R36")
def test_an_eight_that_dies_hits_back_and_both_can_die() -> None:
    scene = Scene({1: "7U1 6U0"}, {1: "8U1 4U0"})
    scene.play("attack <7U1> <8U1>")
    assert scene.now(1, "8U1") == "dead up"
    assert scene.now(0, "7U1") == "dead up"


@pytest.mark.rule("LANES-36", "LANES-R53", "LANES-R55")
def test_a_card_killed_face_down_stays_unseen_by_the_killer() -> None:
    scene = Scene({1: "7U0"}, {1: "KD1 4U0"})
    scene.play("attack <7U0> <KD1>")
    assert scene.now(1, "KD1") == "dead down"
    assert not scene.knows(0, 1, "KD1")
    assert scene.knows(1, 1, "KD1")
    dead = {c["slot"]: c for c in scene.table.view(0)["players"][1]["dead"]}[scene.slot(1, "KD1")]
    assert dead["rank"] is None
    assert dead["not_a_3"]
    assert "fired" not in [e.kind for e in scene.table.events()]
    assert "learned" not in [e.kind for e in scene.table.events(1)]  # it was p1's own play


@pytest.mark.rule("LANES-36")
def test_no_power_fires_when_a_card_is_killed() -> None:
    scene = Scene({1: "7U0"}, {1: "AU1 4U0"})
    scene.play("attack <7U0> <AU1>")
    assert [e.kind for e in scene.table.events()] == ["attacked", "struck", "killed"]


@pytest.mark.rule("LANES-36", "LANES-R24")
def test_the_owner_alone_looks_at_a_base_card_killed_face_down() -> None:
    scene = Scene({1: "7U0"}, {1: "bKD1 4U0"})
    scene.play("attack <7U0> <bKD1>")
    assert scene.knows(1, 1, "bKD1")
    assert not scene.knows(0, 1, "bKD1")
    assert [e.kind for e in scene.table.events(1)][-1] == "learned"
    assert [e.kind for e in scene.table.events(0)][-1] == "killed_face_down"


@pytest.mark.rule("LANES-45", "LANES-R22", "LANES-R23", "LANES-R24", "LANES-52")
@pytest.mark.parametrize("card", ["3D1", "3D1*", "b3D1"])
def test_a_face_down_three_comes_back_fresh_and_dies_the_next_time(card: str) -> None:
    scene = Scene({1: "7U0 6U0 4U0"}, {1: f"{card} 5U0"})
    scene.play(f"attack <7U0> <{card}>")
    assert scene.now(1, card) == "3U0"
    assert scene.knows(0, 1, card)
    assert scene.knows(1, 1, card)
    assert "trapped" in [e.kind for e in scene.table.events()]
    scene.play(f"attack <6U0> <{card}>", f"attack <4U0> <{card}>")
    assert scene.now(1, card) == "dead up"


@pytest.mark.rule("LANES-45", "LANES-74", "LANES-R22")
def test_a_pair_of_nines_does_not_kill_a_face_down_three() -> None:
    scene = Scene({1: "[9U0+9U0]"}, {1: "3D1 5U0"})
    scene.play("attack <9U0> <3D1>")
    assert scene.now(1, "3D1") == "3U0"


@pytest.mark.rule("LANES-44")
def test_a_face_up_three_dies_like_any_card() -> None:
    scene = Scene({1: "7U0"}, {1: "3U1 5U0"})
    scene.play("attack <7U0> <3U1>")
    assert scene.now(1, "3U1") == "dead up"


@pytest.mark.rule("LANES-54")
def test_whoever_attacks_an_eight_takes_one() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"})
    scene.play("attack <7U0> <8U0>")
    assert scene.now(0, "7U0") == "7U1"
    assert scene.now(1, "8U0") == "8U1"


@pytest.mark.rule("LANES-55", "LANES-R37")
def test_a_ten_that_hits_two_eights_takes_two() -> None:
    scene = Scene({1: "10U0 7U0"}, {1: "8U0 8U0"})
    scene.play("attack <10U0> <8U0>")
    assert scene.now(0, "10U0") == "dead up"
    assert [scene.now(1, c) for c in ("8U0", "8U0#2")] == ["8U1", "8U1"]


@pytest.mark.rule("LANES-54", "LANES-R37")
def test_a_pair_of_tens_takes_one_each_for_an_eight_hit_second() -> None:
    scene = Scene({1: "[10U0+10U0]"}, {1: "4U0 8U0 5U0"})
    scene.play("attack <10U0> <4U0>", "also <8U0>")
    assert [scene.now(0, c) for c in ("10U0", "10U0#2")] == ["10U1", "10U1"]


@pytest.mark.rule("LANES-56")
def test_an_eight_that_attacks_an_eight_takes_one_and_no_more() -> None:
    scene = Scene({1: "8U0"}, {1: "8U0"})
    scene.play("attack <8U0> <8U0>")
    assert scene.now(0, "8U0") == "8U1"
    assert scene.now(1, "8U0") == "8U1"


@pytest.mark.rule("LANES-58", "LANES-R42")
def test_nines_take_nothing_from_an_eight() -> None:
    scene = Scene({1: "9U1"}, {1: "8U0"})
    scene.play("attack <9U1> <8U0>")
    assert scene.now(0, "9U1") == "9U1"
    pair = Scene({1: "[9U1+9U1]"}, {1: "8U0 4U0"})
    pair.play("attack <9U1> <8U0>")
    assert [pair.now(0, c) for c in ("9U1", "9U1#2")] == ["9U1", "9U1"]
    assert pair.now(1, "8U0") == "dead up"


@pytest.mark.rule("LANES-59", "LANES-61", "LANES-R39")
def test_a_face_up_nine_is_never_part_of_a_twinstrike_a_face_down_one_is() -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 9U0 9D0 5U0"})
    scene.play("attack <10U0> <4U0>")
    assert set(scene.table.moves) == {scene.translate("also <9D0>"), scene.translate("also <5U0>")}
    first = Scene({1: "10U0"}, {1: "4U0 9U0"})
    first.play("attack <10U0> <9U0>")
    assert first.now(1, "4U0") == "4U0"
    down = Scene({1: "10U0"}, {1: "4U0 9D0"})
    down.play("attack <10U0> <9D0>")
    assert down.now(1, "4U0") == "4U1"


@pytest.mark.rule("LANES-60", "LANES-R21")
def test_a_nine_deals_two_to_a_face_up_jack_only() -> None:
    up = Scene({1: "9U0"}, {1: "JU0"})
    up.play("attack <9U0> <JU0>")
    assert up.now(1, "JU0") == "JU2"
    down = Scene({1: "9U0"}, {1: "JD0"})
    down.play("attack <9U0> <JD0>")
    assert down.now(1, "JD0") == "JD1"
    other = Scene({1: "9U0"}, {1: "KU0"})
    other.play("attack <9U0> <KU0>")
    assert other.now(1, "KU0") == "KU1"


@pytest.mark.rule("LANES-61", "LANES-R38")
def test_a_ten_must_hit_a_second_card_which_takes_one() -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 5U0 KU0"})
    scene.play("attack <10U0> <4U0>")
    assert "done" not in scene.table.moves
    assert len(scene.table.moves) == 2
    scene.play("also <KU0>")
    assert [scene.now(1, c) for c in ("4U0", "5U0", "KU0")] == ["4U1", "5U0", "KU1"]
    assert scene.attacks(0, "10U0") == 1


@pytest.mark.rule("LANES-62", "LANES-R40")
def test_killing_the_jack_does_not_open_the_others() -> None:
    scene = Scene({1: "10U0"}, {1: "JU2 4U1"})
    scene.play("attack <10U0> <JU2>")
    assert scene.now(1, "JU2") == "dead up"
    assert scene.now(1, "4U1") == "4U1"


@pytest.mark.rule("LANES-63", "LANES-32")
def test_a_ten_alone_with_one_card_damages_that_one() -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 bKD0"}, pile=4, turn=20)
    scene.play("attack <10U0> <4U0>")
    assert scene.now(1, "4U0") == "4U1"
    assert scene.now(1, "bKD0") == "KD0"


@pytest.mark.rule("LANES-61", "LANES-R38", "LANES-22")
def test_with_the_option_the_second_target_may_be_declined() -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 5U0"}, twinstrike_optional=True)
    scene.play("attack <10U0> <4U0>")
    assert set(scene.table.moves) == {"done", scene.translate("also <5U0>")}
    scene.play("done")
    assert [scene.now(1, c) for c in ("4U0", "5U0")] == ["4U1", "5U0"]
    assert scene.table.t.phase == 0
    assert scene.me == 0


@pytest.mark.rule("LANES-75", "LANES-R41", "LANES-R59")
@pytest.mark.parametrize(("rule", "damage"), [("two_plus_one", "10"), ("split", "11"), ("double", "00")])
def test_a_pair_of_tens_by_option(rule: str, damage: str) -> None:
    """`damage`: hit points left of two Jacks after the pair's attack."""
    scene = Scene({1: "[10U0+10U0]"}, {1: "JU0 JU1"}, pair_of_tens=rule)
    scene.play("attack <10U0> <JU0>")
    left = {"10": ["JU2", "JU2"], "11": ["JU1", "JU2"], "00": ["JU2", "dead up"]}[damage]
    assert [scene.now(1, c) for c in ("JU0", "JU1")] == left


@pytest.mark.rule("LANES-61", "LANES-75")
@pytest.mark.parametrize("rule", ["two_plus_one", "split", "double"])
def test_the_option_for_pairs_of_tens_leaves_a_single_ten_alone(rule: str) -> None:
    scene = Scene({1: "10U0"}, {1: "4U0 5U0"}, pair_of_tens=rule)
    scene.play("attack <10U0> <4U0>")
    assert [scene.now(1, c) for c in ("4U0", "5U0")] == ["4U1", "5U1"]


@pytest.mark.rule("LANES-75", "LANES-R59")
@pytest.mark.parametrize("rule", ["two_plus_one", "split", "double"])
def test_a_pair_of_tens_deals_two_to_a_single_target(rule: str) -> None:
    scene = Scene({1: "[10U0+10U0]"}, {1: "JU0"}, pair_of_tens=rule)
    scene.play("attack <10U0> <JU0>")
    assert scene.now(1, "JU0") == "JU2"
    declined = Scene({1: "[10U0+10U0]"}, {1: "KU0 QU0"}, pair_of_tens=rule, twinstrike_optional=True)
    declined.play("attack <10U0> <KU0>", "done")
    assert [declined.now(1, c) for c in ("KU0", "QU0")] == ["dead up", "QU0"]
