"""The worked examples of the rulebook, each in its edition, and under the other one where it can be set up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rules.lanes.positions import Scene, ranks
from snowyard import Table, game
from snowyard.kernel.record import PLAIN_RULES

EDITIONS = ("official", "sheet")
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def dealt(cards: str, **options: Any) -> Table:
    """A game dealt from a deck whose first cards are these, in the order of LANES-08."""
    of = game("lanes")
    table = Table(of)
    words = of.options_words(options)
    at = of.options_block[0] // 8
    table._tables.raw[0, at : at + len(words)] = words
    table.load(ranks(cards))
    table.t.generator[:] = np.array([1, 2, 3, 4], np.uint32)
    of.module("rules").deal(table._tables[0] if PLAIN_RULES else table._tables.records[0])
    assert table.t.misload == 0
    return table


OPENING = "2 2 2  3 3 3  A A 5 7 9  4 4 4 6 6  8 8 8 8 10 10 10 10 J J  K"


@pytest.mark.example("LANES-1")
@pytest.mark.rule("LANES-15", "LANES-41", "LANES-R02", "LANES-R03")
@both_editions
def test_opening_with_an_ace(edition: str) -> None:
    extra = 1 if edition == "sheet" else 0
    table = dealt(OPENING, edition=edition)
    t = table.t
    assert t.hand_size.tolist() == [6, 5]
    assert t.pile_size == 25
    assert t.points == 2 + extra
    table.play("play a lane 1")
    assert t.points == 1 + extra
    table.play("flip s3")
    assert t.points == 1 + extra
    assert t.eager[0] == 1 << 3
    assert len(table.moves) == 15
    assert {move.rsplit(" ", 2)[0] for move in table.moves} == {"play a", "play 5", "play 7", "play 9", "play k"}
    table.play("play 5 lane 1")
    assert [t.hand[0, r] for r in (1, 7, 9, 13)] == [1, 1, 1, 1]
    if edition == "sheet":
        assert (t.player, t.points) == (0, 1)
        table.play("play k lane 3")
    assert t.player == 1
    assert t.points == 3
    assert t.pile_size == 24
    assert t.hand_size[1] == 6


@pytest.mark.example("LANES-2")
@pytest.mark.rule("LANES-34", "LANES-36", "LANES-60", "LANES-65", "LANES-R20", "LANES-R21")
@both_editions
def test_a_face_down_jack(edition: str) -> None:
    scene = Scene({1: "9U0"}, {1: "JD1"}, pile=6, turn=20, edition=edition)
    scene.play("attack <9U0> <JD1>")
    assert scene.now(1, "JD1") == "dead down"
    assert not scene.knows(0, 1, "JD1")
    assert "killed_face_down" in [e.kind for e in scene.table.events(0)]
    other = Scene({1: "9U0"}, {1: "JD1 5D0"}, pile=6, turn=20, player=1, points=2, edition=edition)
    other.play("flip <JD1>")
    assert other.now(1, "JD1") == "JU1"
    other.play("play 4 lane 3")
    assert other.me == 0
    assert other.moves("attack") == [other.translate("attack <9U0> <JD1>")]
    other.play("attack <9U0> <JD1>")
    assert other.now(1, "JD1") == "dead up"  # 2 of the 9 on the 1 before: 3


@pytest.mark.example("LANES-3")
@pytest.mark.rule("LANES-45", "LANES-73", "LANES-R22")
@both_editions
def test_trap_against_a_pair(edition: str) -> None:
    scene = Scene({2: "[6U0+6U1]"}, {2: "3D1"}, pile=6, turn=20, edition=edition)
    scene.play("attack <6U0> <3D1>")
    assert scene.now(1, "3D1") == "3U0"
    assert scene.knows(0, 1, "3D1")
    assert scene.points == 2
    assert [scene.now(0, c) for c in ("6U0", "6U1")] == ["6U0", "6U1"]
    assert [scene.attacks(0, c) for c in ("6U0", "6U1")] == [1, 1]


@pytest.mark.example("LANES-4")
@pytest.mark.rule("LANES-22", "LANES-32", "LANES-54", "LANES-59", "LANES-61", "LANES-R39")
@both_editions
def test_twinstrike_with_a_nine_an_eight_and_a_locked_base_card(edition: str) -> None:
    setting: dict[str, Any] = {"pile": 6, "turn": 20, "edition": edition}
    scene = Scene({1: "10U0"}, {1: "8U1 9U0 4D0 bKD0"}, **setting)
    scene.play("attack <10U0> <8U1>")
    assert [scene.now(1, c) for c in ("8U1", "4D0", "9U0", "bKD0")] == ["dead up", "4D1", "9U0", "KD0"]
    assert scene.now(0, "10U0") == "10U1"
    assert scene.table.t.phase == 0  # no second target was asked
    other = Scene({1: "10U0"}, {1: "8U1 9U0 4D0 bKD0"}, **setting)
    other.play("attack <10U0> <9U0>")
    assert [other.now(1, c) for c in ("8U1", "4D0", "9U0", "bKD0")] == ["8U1", "4D0", "9U1", "KD0"]
    assert other.now(0, "10U0") == "10U0"


@pytest.mark.example("LANES-5")
@pytest.mark.rule("LANES-81", "LANES-85", "LANES-R14", "LANES-R17", "LANES-R36")
@both_editions
def test_both_die_and_the_game_is_a_draw(edition: str) -> None:
    scene = Scene({3: "7U1"}, {3: "8U1"}, hands=("", ""), results="01-", edition=edition)
    scene.play("attack <7U1> <8U1>")
    assert scene.results == "01b"
    assert scene.table.over
    assert scene.table.payoff == [0.5, 0.5]


@pytest.mark.example("LANES-6")
@pytest.mark.rule("LANES-14", "LANES-37", "LANES-38", "LANES-R04", "LANES-R27", "LANES-R28", "LANES-R29")
@both_editions
def test_flip_king_view_and_base_card(edition: str) -> None:
    scene = Scene({1: "5D0 KD0 2D0 bAD0"}, {}, pile="Q", hands=("10", None), turn=20, edition=edition)
    scene.play("flip <5D0>")
    assert scene.points == 2
    assert scene.now(0, "bAD0") == "AD0"
    assert sorted(scene.table.moves) == sorted([scene.translate("fire <KD0>"), scene.translate("fire <2D0>")])
    scene.play("fire <2D0>")
    assert scene.table.t.pile_size == 0
    assert sorted(scene.table.moves) == ["discard 10", "discard q"]
    scene.play("discard 10")  # the King fires alone and adds to 5 and 2
    assert sorted(scene.table.moves) == sorted([scene.translate("fire <5D0>"), scene.translate("fire <2D0>")])
    scene.play("fire <5D0>")
    assert scene.now(0, "bAD0") == "AU0"
    assert sorted(scene.table.moves) == sorted([scene.translate("fire <2D0>"), scene.translate("fire <bAD0>")])
    scene.play("fire <bAD0>")
    assert [e.kind for e in scene.table.events()][-2:] == ["fired", "spent"]  # the 2 fires last: no pile
    assert [scene.now(0, c) for c in ("5D0", "KD0", "2D0", "bAD0")] == ["5U0", "KU0", "2U0", "AU0"]
    assert scene.hand(0) == "Q"
    assert scene.points == 3
    assert scene.table.t.eager[0] == 1 << scene.slot(0, "bAD0")


@pytest.mark.example("LANES-7")
@pytest.mark.rule("LANES-20", "LANES-48", "LANES-49", "LANES-50", "LANES-57", "LANES-R32", "LANES-R33", "LANES-R34")
@both_editions
def test_freeze(edition: str) -> None:
    scene = Scene({1: "6D0"}, {1: "9U0 9D0 JU1 5D0 b5D0"}, pile=3, top="2", turn=22, points=1, edition=edition)
    scene.play("flip <6D0>")
    cards = ("9U0", "9D0", "JU1", "5D0", "b5D0")
    assert [scene.now(1, c) for c in cards] == ["9U0", "9D0*", "JU1*", "5D0*", "5D0"]
    assert scene.me == 1
    assert scene.hand(1) == "2 4"
    assert scene.moves("attack") == [scene.translate("attack <9U0> <6D0>")]
    assert not scene.moves("flip")
    scene.play("play 2 lane 3", "play 4 lane 3", "attack <9U0> <6D0>")
    assert scene.me == 0
    assert [scene.now(1, c) for c in cards] == ["9U0", "9D0", "JU1", "5D0", "5D0"]
    assert scene.moves("attack") == [scene.translate("attack <6D0> <JU1>")]


@pytest.mark.example("LANES-7")
@pytest.mark.rule("LANES-64")
def test_a_frozen_jack_still_taunts() -> None:
    scene = Scene({1: "6U0"}, {1: "JU1* 5D0*"}, pile=3, turn=22)
    assert scene.moves("attack") == [scene.translate("attack <6U0> <JU1*>")]


@pytest.mark.example("LANES-8")
@pytest.mark.rule("LANES-35", "LANES-72", "LANES-R37", "LANES-R43")
@both_editions
def test_a_pair_against_an_eight(edition: str) -> None:
    scene = Scene({2: "[QU1+QU0]"}, {2: "8U1"}, pile=6, turn=20, edition=edition)
    scene.play("attack <QU1> <8U1>")
    assert scene.now(1, "8U1") == "dead up"
    assert scene.now(0, "QU1") == "dead up"
    assert scene.now(0, "QU0") == "QU1"
    assert scene.table.t.partner[0, scene.slot(0, "QU0")] == -1
    assert scene.attacks(0, "QU0") == 1
    assert scene.points == 2


@pytest.mark.example("LANES-9")
@pytest.mark.rule("LANES-66", "LANES-67", "LANES-80", "LANES-R12", "LANES-R49", "LANES-R50")
@both_editions
def test_moving_the_last_card_out(edition: str) -> None:
    scene = Scene({1: "QD0 7U0", 2: "9U1"}, {1: "6U0", 2: "2U0"}, hands=("", "5"), edition=edition)
    scene.play("flip <QD0>", "move <9U1>")
    assert scene.results == "-1-"
    assert scene.lane(0, "9U1") == 1
    assert scene.now(0, "9U1") == "9U1"
    assert scene.can("attack <9U1> <6U0>")
    assert scene.points == 2
    assert not scene.table.over


@pytest.mark.example("LANES-10")
@pytest.mark.rule("LANES-13", "LANES-39", "LANES-43", "LANES-R48", "LANES-R62")
@both_editions
def test_edges_of_view(edition: str) -> None:
    scene = Scene({1: "2D0"}, {1: "6U0"}, edition=edition)
    before = scene.table.t.discard_size[0]
    scene.play("flip <2D0>")
    assert scene.table.t.discard_size[0] == before
    assert [e.kind for e in scene.table.events()] == ["flipped", "fired", "spent"]
    assert scene.hand(0) == "4"
    other = Scene({1: "2D0"}, {1: "6U0"}, pile="K", hands=("", None), turn=20, edition=edition)
    before = other.table.t.discard_size[0]
    other.play("flip <2D0>")
    assert other.table.moves == ["discard k"]
    other.play("discard k")
    assert other.table.t.discard_size[0] == before + 1
    assert other.hand(0) == ""
    assert other.table.t.pile_size == 0
    assert other.results == "---"
    assert other.can("flip s0")  # unlocked


@pytest.mark.example("LANES-11")
@pytest.mark.rule("LANES-62", "LANES-63", "LANES-74", "LANES-R40", "LANES-R42")
@both_editions
def test_jacks(edition: str) -> None:
    scene = Scene({1: "10U0"}, {1: "JU2 JU0 4U0"}, edition=edition)
    scene.play("attack <10U0> <JU2>")
    assert [scene.now(1, c) for c in ("JU2", "JU0", "4U0")] == ["dead up", "JU1", "4U0"]
    scene = Scene({1: "10U0"}, {1: "JU2 4U0 AD1"}, edition=edition)
    scene.play("attack <10U0> <JU2>")
    assert [scene.now(1, c) for c in ("JU2", "4U0", "AD1")] == ["dead up", "4U0", "AD1"]
    scene = Scene({1: "[9U0+9U0]"}, {1: "JU0"}, edition=edition)
    scene.play("attack <9U0> <JU0>")
    assert scene.now(1, "JU0") == "dead up"
    assert scene.results == ("0--" if edition == "sheet" else "---")


@pytest.mark.example("LANES-12")
@pytest.mark.rule("LANES-42", "LANES-69", "LANES-R45", "LANES-R46")
@both_editions
def test_an_ace_and_a_king(edition: str) -> None:
    scene = Scene({1: "AU0 KD0"}, {1: "7U0 7U0"}, pile=6, turn=20, edition=edition)
    scene.play("attack <AU0> <7U0>")
    assert (scene.now(1, "7U0"), scene.points) == ("7U1", 2)
    assert not scene.moves("attack")
    scene.play("flip <KD0>")
    assert scene.points == 2
    scene.play("attack <AU0> <7U0>")
    assert (scene.now(1, "7U0"), scene.points) == ("dead up", 1)
    assert scene.moves("attack") == [scene.translate("attack <KD0> <7U0#2>")]


@pytest.mark.example("LANES-13")
@pytest.mark.rule("LANES-80", "LANES-85", "LANES-R13", "LANES-R19")
def test_the_last_card_from_hand() -> None:
    setting: dict[str, Any] = {"hands": ("", "4"), "player": 1, "edition": "official"}
    scene = Scene({1: "7U0", 2: "7U0", 3: "7U0"}, {1: "9U0"}, **setting)
    scene.play("play 4 lane 1")
    assert scene.results == "-00"
    assert scene.table.payoff == [1.0, 0.0]
    scene = Scene({1: "7U0", 2: "7U0", 3: "7U0"}, {1: "9U0"}, **setting)
    scene.play("play 4 lane 2")
    assert scene.results == "--0"
    assert (scene.me, scene.points) == (1, 2)


@pytest.mark.example("LANES-13")
@pytest.mark.rule("LANES-R19")
def test_under_the_sheet_a_lane_without_own_cards_is_decided_already() -> None:
    with pytest.raises(ValueError, match="LANES-80"):
        Scene({1: "7U0", 2: "7U0", 3: "7U0"}, {1: "9U0"}, hands=("", "4"), player=1, edition="sheet")


@pytest.mark.example("LANES-14")
@pytest.mark.rule("LANES-55", "LANES-59", "LANES-75", "LANES-R37", "LANES-R41")
@both_editions
def test_a_pair_of_tens(edition: str) -> None:
    enemies = "8U0 8U1 9U0 4U0"
    scene = Scene({1: "[10U0+10U0]"}, {1: enemies}, edition=edition)
    scene.play("attack <10U0> <8U0>")
    assert sorted(scene.table.moves) == sorted([scene.translate("also <8U1>"), scene.translate("also <4U0>")])
    scene.play("also <4U0>")
    assert [scene.now(1, c) for c in enemies.split()] == ["dead up", "8U1", "9U0", "4U1"]
    assert [scene.now(0, c) for c in ("10U0", "10U0#2")] == ["10U1", "10U1"]
    scene = Scene({1: "[10U0+10U0]"}, {1: enemies}, edition=edition)
    scene.play("attack <10U0> <8U0>", "also <8U1>")
    assert [scene.now(1, c) for c in enemies.split()] == ["dead up", "dead up", "9U0", "4U0"]
    assert [scene.now(0, c) for c in ("10U0", "10U0#2")] == ["dead up", "dead up"]
    assert scene.results == ("1--" if edition == "sheet" else "---")
    scene = Scene({1: "[10U0+10U0]"}, {1: enemies}, edition=edition)
    scene.play("attack <10U0> <9U0>")
    assert [scene.now(1, c) for c in enemies.split()] == ["8U0", "8U1", "dead up", "4U0"]
    assert [scene.now(0, c) for c in ("10U0", "10U0#2")] == ["10U0", "10U0"]


@pytest.mark.example("LANES-15")
@pytest.mark.rule("LANES-17", "LANES-18", "LANES-R10")
@both_editions
def test_all_frozen(edition: str) -> None:
    # p1's Queen was paired a moment ago, so that p0's turn without action comes about by play
    setting: dict[str, Any] = {"hands": ("", ""), "results": "01-", "player": 1, "points": 1, "edition": edition}
    scene = Scene({3: "7U0* 4D0*"}, {2: "QU0 QU0", 3: "9U0"}, **setting)
    scene.play("pair <QU0> <QU0#2>")
    assert [e.kind for e in scene.table.events()] == ["paired", "turn", "stuck", "thawed", "turn"]
    assert scene.me == 1
    assert [scene.now(0, c) for c in ("7U0*", "4D0*")] == ["7U0", "4D0"]
    assert scene.points == 3
    assert set(scene.table.moves) == {scene.translate(f"attack <9U0> <{c}>") for c in ("7U0*", "4D0*")}
    scene.play("attack <9U0> <7U0*>")
    assert ("stuck", 1, 2) in [e[:3] for e in scene.table.events()]
    assert scene.me == 0


@pytest.mark.example("LANES-16")
@pytest.mark.rule("LANES-36", "LANES-46", "LANES-R24", "LANES-R25")
@both_editions
def test_knowledge(edition: str) -> None:
    mine = {1: "b8D0 4D0 7D0", 2: "b8D0 6U0", 3: "b9D0"}
    theirs = {1: "b10D0", 2: "bKD0", 3: "b10D0"}
    scene = Scene(mine, theirs, pile="9", hands=("", ""), turn=20, points=1, edition=edition)
    scene.play("flip <4D0>", "look enemy <bKD0>")
    assert scene.knows(0, 1, "bKD0")
    assert not scene.knows(1, 1, "bKD0")
    assert ("looked", 0, 1, 1, 13) in scene.table.events(0)
    assert all(e.kind != "looked" for e in scene.table.events(1))
    assert any(e.kind == "looked_at" and e.b == 1 for e in scene.table.events(1))
    assert scene.table.t.pile_size == 0  # p1 drew the last card
    scene.play("play 9 lane 1", "flip s0", "flip s2")
    scene.play("attack <6U0> <bKD0>", "flip <7D0>", "flip s0")  # the 7 is p0's: p1's base card keeps its damage
    while scene.me == 1:
        scene.play(next(m for m in scene.table.moves if m != "flip s1"))
    scene.play("attack <6U0> <bKD0>")
    assert scene.now(1, "bKD0") == "dead down"
    assert scene.knows(1, 1, "bKD0")
    assert ("learned", 1, 1, 1, 13) in scene.table.events(1)
    assert all(e.kind != "learned" for e in scene.table.events(0))


@pytest.mark.example("LANES-17")
@pytest.mark.rule("LANES-24", "LANES-80", "LANES-83", "LANES-R11", "LANES-R13", "LANES-R14")
def test_emptied_lanes() -> None:
    scene = Scene({1: "4U1"}, {1: "6U1"}, hands=("2", "5"), edition="sheet")
    scene.play("attack <4U1> <6U1>")
    assert scene.results == "0--"
    assert scene.points == 2
    assert not scene.moves("play 2 lane 1")
    assert scene.moves("play 2 lane 2")
    scene = Scene({1: "7U1"}, {1: "8U1"}, hands=("2", "5"), edition="sheet")
    scene.play("attack <7U1> <8U1>")
    assert scene.results == "b--"
    assert scene.points == 2
    assert not scene.table.over


@pytest.mark.example("LANES-17")
@pytest.mark.rule("LANES-80", "LANES-R11", "LANES-R13")
def test_under_the_official_page_the_same_lanes_stay_undecided() -> None:
    scene = Scene({1: "4U1"}, {1: "6U1"}, hands=("2", "5"), edition="official")
    scene.play("attack <4U1> <6U1>")
    assert scene.results == "---"
    scene = Scene({1: "7U1"}, {1: "8U1"}, hands=("2", "5"), edition="official")
    scene.play("attack <7U1> <8U1>")
    assert scene.results == "---"
