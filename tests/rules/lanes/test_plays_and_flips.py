"""Playing cards, face-down cards, flipping."""

from __future__ import annotations

import pytest

from rules.lanes.positions import Scene


@pytest.mark.rule("LANES-23", "LANES-25", "LANES-R07")
def test_a_card_comes_face_down_fresh_and_known_to_its_owner_alone() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"}, hands=("K", None))
    slot = scene.table.t.used[0]
    scene.play("play k lane 2")
    t = scene.table.t
    assert not t.face_up[0] >> slot & 1
    assert t.damage[0, slot] == 0
    assert not (t.frozen[0] | t.attacked[0]) >> slot & 1
    assert t.known[0, 0] >> slot & 1
    assert not t.known[1, 0] >> slot & 1
    assert scene.table.events(0)[0].kind == "played"
    assert scene.table.events(1)[0].kind == "played_card"
    assert "K" not in " ".join(scene.table.story(1))


@pytest.mark.rule("LANES-24", "LANES-83")
def test_a_decided_lane_takes_no_cards() -> None:
    scene = Scene({1: "7U0"}, {}, results="0--", hands=("K", None))
    assert scene.moves("play") == ["play k lane 2", "play k lane 3"]


@pytest.mark.rule("LANES-25", "LANES-31", "LANES-56", "LANES-64", "LANES-R08")
def test_a_face_down_card_has_no_power_and_cannot_attack_but_can_be_attacked() -> None:
    scene = Scene({1: "9D0 7U0"}, {1: "8D0 JD0 4U0"})
    assert {m.split()[1] for m in scene.fights(1)} == {f"s{scene.slot(0, '7U0')}"}
    assert len(scene.fights(1)) == 3  # no taunt of a face-down Jack
    scene.play("attack <7U0> <8D0>")
    assert scene.now(0, "7U0") == "7U0"  # no damage from a face-down 8
    assert scene.now(1, "8D0") == "8D1"


@pytest.mark.rule("LANES-26", "LANES-31", "LANES-R16")
def test_cards_stay_in_their_lanes_and_fight_only_there() -> None:
    scene = Scene({1: "7U0", 2: "4U0"}, {2: "8U0"}, results="0--", hands=("", None))
    assert scene.fights(1) == []
    assert scene.fights(2) == [scene.translate("attack <4U0> <8U0>")]
    scene.play("attack <4U0> <8U0>")
    assert scene.lane(0, "7U0") == 1


@pytest.mark.rule("LANES-27")
def test_a_flip_turns_an_own_unfrozen_card_of_any_lane_and_shows_it_to_all() -> None:
    scene = Scene({1: "9D0", 2: "8D0*", 3: "10D0 JU0"}, {2: "4D0", 3: "4U0"}, results="0--")
    assert set(scene.moves("flip")) == {scene.translate("flip <9D0>"), scene.translate("flip <10D0>")}
    scene.play("flip <9D0>")
    assert scene.now(0, "9D0") == "9U0"
    assert scene.knows(1, 0, "9D0")
    assert ("flipped", 0, scene.slot(0, "9D0"), 0 + 4 * 9, 9) in scene.table.events()  # lane 1, NIMBLE


@pytest.mark.rule("LANES-28", "LANES-65")
def test_damage_stays_through_a_flip() -> None:
    scene = Scene({1: "8D1"}, {1: "9U0"})
    scene.play("flip <8D1>")
    assert scene.now(0, "8D1") == "8U1"


@pytest.mark.rule("LANES-28", "LANES-47", "LANES-49")
def test_frost_stays_on_a_card_that_a_five_turns_up() -> None:
    scene = Scene({1: "5D0 8D1* 7D0*"}, {1: "9U0"})
    scene.play("flip <5D0>")
    assert scene.now(0, "8D1*") == "8U0*"  # the 7 has healed it
    assert scene.now(0, "7D0*") == "7U0*"


@pytest.mark.rule("LANES-29", "LANES-44")
@pytest.mark.parametrize("card", ["3D0", "8D0", "9D0", "10D0", "JD0"])
def test_flipping_a_three_or_a_constant_card_fires_nothing(card: str) -> None:
    scene = Scene({1: f"{card} 6U0"}, {1: "2U0"})
    scene.play(f"flip <{card}>")
    assert [e.kind for e in scene.table.events()] == ["flipped"]
    assert scene.points == 2


@pytest.mark.rule("LANES-29", "LANES-37")
@pytest.mark.parametrize("card", ["AD0", "2D0", "4D0", "5D0", "6D0", "7D0", "QD0", "KD0"])
def test_flipping_a_firing_card_fires_it_at_no_cost(card: str) -> None:
    scene = Scene({1: card}, {1: "2U0"})
    scene.play(f"flip <{card}>")
    assert [e.kind for e in scene.table.events()][:2] == ["flipped", "fired"]
    while scene.table.t.phase:
        scene.play(scene.table.moves[-1])
    assert scene.points == (3 if card == "AD0" else 2)


@pytest.mark.rule("LANES-30", "LANES-R08")
def test_play_flip_and_attack_in_one_turn() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0 4U0"}, hands=("9", None))
    slot = scene.table.t.used[0]
    scene.play("play 9 lane 1", f"flip s{slot}", f"attack s{slot} <8U0>".replace("<8U0>", f"s{scene.slot(1, '8U0')}"))
    assert scene.now(1, "8U0") == "8U1"
    assert scene.me == 1


@pytest.mark.rule("LANES-R55", "LANES-36")
def test_an_attack_on_a_face_down_card_reveals_nothing() -> None:
    scene = Scene({1: "7U0"}, {1: "KD0"})
    scene.play("attack <7U0> <KD0>")
    assert not scene.knows(0, 1, "KD0")
    assert not scene.table.t.news
