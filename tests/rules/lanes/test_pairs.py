"""Pairs."""

from __future__ import annotations

import pytest

from rules.lanes.positions import Scene


@pytest.mark.rule("LANES-70", "LANES-R35", "LANES-R09")
def test_two_face_up_cards_of_one_rank_and_lane_may_pair_whatever_they_suffered() -> None:
    scene = Scene({1: "7U0* 7U1 7D0", 2: "7U0"}, {1: "8U0", 2: "8U0"}, results="--0")
    assert scene.moves("pair") == [scene.translate("pair <7U0*> <7U1>")]
    scene.play("attack <7U1> <8U0>")
    other = Scene({1: "7U0* 7U0"}, {1: "4U0"})
    other.play("attack <7U0> <4U0>", "pair <7U0*> <7U0>")
    assert other.table.t.partner[0, other.slot(0, "7U0")] == other.slot(0, "7U0*")


@pytest.mark.rule("LANES-71", "LANES-R54")
def test_three_make_a_pair_and_a_single_and_four_two_pairs() -> None:
    scene = Scene({1: "8U0 8U0 8U0 8U0"}, {1: "4U0"})
    assert len(scene.moves("pair")) == 6
    scene.play("pair <8U0> <8U0#3>")
    assert scene.moves("pair") == [scene.translate("pair <8U0#2> <8U0#4>")]
    scene.play("pair <8U0#2> <8U0#4>")
    assert not scene.moves("pair")
    assert {m.split()[1] for m in scene.fights(1)} == {f"s{scene.slot(0, c)}" for c in ("8U0", "8U0#2")}


@pytest.mark.rule("LANES-72", "LANES-R43")
def test_the_one_left_is_single_at_once_and_may_be_paired_anew() -> None:
    scene = Scene({1: "[QU1+QU0] QU0"}, {1: "8U1 4U0"})
    scene.play("attack <QU1> <8U1>")
    assert scene.now(0, "QU1") == "dead up"
    assert scene.can("pair <QU0> <QU0#2>")
    scene.play("pair <QU0> <QU0#2>")
    assert scene.points == 1


@pytest.mark.rule("LANES-72")
def test_a_pair_cannot_be_dissolved_at_will() -> None:
    scene = Scene({1: "[8U0+8U0]"}, {1: "4U0"})
    assert not scene.moves("pair")
    assert not [m for m in scene.table.moves if m.startswith(("unpair", "split"))]


@pytest.mark.rule("LANES-73", "LANES-31")
def test_a_pair_attacks_as_one_for_one_point_and_never_singly() -> None:
    scene = Scene({1: "[7U0+7U0]"}, {1: "4U0 5U0"})
    assert {m.split()[1] for m in scene.fights(1)} == {f"s{scene.slot(0, '7U0')}"}
    scene.play("attack <7U0> <4U0>")
    assert scene.points == 2
    assert scene.now(1, "4U0") == "dead up"
    assert [scene.attacks(0, c) for c in ("7U0", "7U0#2")] == [1, 1]
    assert not scene.fights(1)


@pytest.mark.rule("LANES-73", "LANES-R44")
def test_cards_that_attacked_singly_do_not_attack_again_as_a_pair() -> None:
    scene = Scene({1: "7U0 7U0"}, {1: "4U0 5U0"}, points=5)
    scene.play("attack <7U0> <4U0>", "pair <7U0> <7U0#2>")
    assert not scene.fights(1)  # one of the two has attacked


@pytest.mark.rule("LANES-49", "LANES-73")
@pytest.mark.parametrize("pair", ["[7U0*+7U0]", "[7U0+7U0*]"])
def test_a_pair_with_a_frozen_card_does_not_attack(pair: str) -> None:
    assert not Scene({1: pair}, {1: "4U0"}).fights(1)


@pytest.mark.rule("LANES-74")
def test_members_are_targets_one_by_one() -> None:
    scene = Scene({1: "7U0"}, {1: "[4U1+4U0] 5U0"})
    assert len(scene.fights(1)) == 3
    scene.play("attack <7U0> <4U1>")
    assert scene.now(1, "4U1") == "dead up"
    assert scene.now(1, "4U0") == "4U0"
    assert scene.table.t.partner[1, scene.slot(1, "4U0")] == -1


@pytest.mark.rule("LANES-74", "LANES-R42")
def test_a_pair_deals_two_and_nines_four_to_a_jack() -> None:
    plain = Scene({1: "[7U0+7U0]"}, {1: "JU0"})
    plain.play("attack <7U0> <JU0>")
    assert plain.now(1, "JU0") == "JU2"
    nines = Scene({1: "[9U0+9U0]"}, {1: "JU0 4U0"})
    nines.play("attack <9U0> <JU0>")
    assert [e.b for e in nines.table.events() if e.kind == "struck"] == [4]
    down = Scene({1: "[9U0+9U0]"}, {1: "JD0 4U0"})
    down.play("attack <9U0> <JD0>")
    assert [e.b for e in down.table.events() if e.kind == "struck"] == [2]


@pytest.mark.rule("LANES-42", "LANES-73", "LANES-R47")
def test_a_pair_of_aces_that_both_fired_attacks_twice() -> None:
    scene = Scene({1: "AD0 AD0"}, {1: "4U0 5U0 6U0"}, points=4)
    scene.play("flip <AD0>", "flip <AD0#2>", "pair <AD0> <AD0#2>", "attack <AD0> <4U0>", "attack <AD0> <5U0>")
    assert [scene.now(1, c) for c in ("4U0", "5U0")] == ["dead up", "dead up"]
    assert scene.points == 4 - 5 + 2
    assert not scene.fights(1)


@pytest.mark.rule("LANES-73", "LANES-R61")
def test_a_pair_of_aces_of_which_one_fired_attacks_once() -> None:
    scene = Scene({1: "AD0 AU0"}, {1: "4U0 5U0 6U0"}, points=5)
    scene.play("flip <AD0>", "pair <AD0> <AU0>", "attack <AD0> <4U0>")
    assert not scene.fights(1)


@pytest.mark.rule("LANES-75", "LANES-61")
def test_a_pair_of_tens_deals_two_and_one() -> None:
    scene = Scene({1: "[10U0+10U0]"}, {1: "4U0 5U0"})
    scene.play("attack <10U0> <4U0>")
    assert [scene.now(1, c) for c in ("4U0", "5U0")] == ["dead up", "5U1"]
