"""Lanes won, the end of the game, what it pays."""

from __future__ import annotations

from typing import Any

import pytest

from rules.lanes.positions import Scene


@pytest.mark.rule("LANES-80", "LANES-R11")
def test_no_lane_is_decided_while_the_pile_has_cards() -> None:
    scene = Scene({1: "7U0"}, {1: "4U1"}, pile=4, turn=20)
    scene.play("attack <7U0> <4U1>")
    assert scene.results == "---"


@pytest.mark.rule("LANES-80", "LANES-R11")
@pytest.mark.parametrize(
    ("options", "result"),
    [
        ({}, "0--"),
        ({"edition": "official"}, "---"),
        ({"lane_win": "no_reinforcement"}, "---"),
        ({"edition": "official", "lane_win": "emptied"}, "0--"),
    ],
)
def test_a_card_in_hand_keeps_a_lane_or_not_by_option(options: dict[str, Any], result: str) -> None:
    scene = Scene({1: "7U0"}, {1: "4U1"}, hands=("5", "6"), **options)
    scene.play("attack <7U0> <4U1>")
    assert scene.results == result


@pytest.mark.rule("LANES-80")
def test_under_the_official_page_an_empty_hand_loses_the_emptied_lane() -> None:
    scene = Scene({1: "7U0"}, {1: "4U1"}, hands=("5", ""), edition="official")
    scene.play("attack <7U0> <4U1>")
    assert scene.results == "0--"


@pytest.mark.rule("LANES-81", "LANES-R14", "LANES-R13")
@pytest.mark.parametrize(("hands", "result"), [(("5", "6"), "---"), (("", "6"), "1--"), (("5", ""), "0--"), (("", ""), "b--")])
def test_a_mutual_kill_under_the_official_page(hands: tuple[str, str], result: str) -> None:
    scene = Scene({1: "7U1"}, {1: "8U1"}, hands=hands, edition="official")
    scene.play("attack <7U1> <8U1>")
    assert scene.results == result


@pytest.mark.rule("LANES-R13")
def test_an_empty_lane_falls_when_one_player_plays_its_last_card_elsewhere() -> None:
    scene = Scene({1: "", 2: "7U0", 3: "7U0"}, {2: "2U0", 3: "2U0"}, hands=("5", "6"), edition="official")
    scene.play("play 5 lane 2")
    assert scene.results == "1--"


@pytest.mark.rule("LANES-81", "LANES-85")
def test_with_the_option_a_mutual_lane_is_nobodys() -> None:
    scene = Scene({1: "7U1"}, {1: "8U1"}, mutual_lane="none")
    scene.play("attack <7U1> <8U1>")
    assert scene.results == "n--"
    assert not scene.table.over
    last = Scene({3: "7U1"}, {3: "8U1"}, results="01-", mutual_lane="none")
    last.play("attack <7U1> <8U1>")
    assert last.results == "01n"
    assert last.table.payoff == [0.5, 0.5]


@pytest.mark.rule("LANES-82", "LANES-R15")
def test_a_result_is_final_although_the_winner_leaves_the_lane() -> None:
    scene = Scene({1: "9U0", 2: "QD0"}, {2: "JU0"}, results="0--", hands=("5", "6"))
    scene.play("flip <QD0>", "move <9U0>")
    assert scene.table.t.side[0, 0] == 0
    assert scene.results == "0--"
    assert not scene.moves("play 5 lane 1")
    scene.play("play 5 lane 2", scene.fights(2)[0])
    assert scene.me == 1
    assert not scene.moves("play 6 lane 1")  # the loser is kept out too


@pytest.mark.rule("LANES-83")
def test_in_a_decided_lane_cards_flip_pair_heal_and_are_looked_at() -> None:
    scene = Scene({1: "7D0 8U1 8U0 4D0 5D0"}, {}, results="0--", points=9)
    assert scene.can("pair <8U1> <8U0>")
    scene.play("flip <7D0>")
    assert scene.now(0, "8U1") == "8U0"
    scene.play("flip <4D0>")  # the one face-down card is looked at
    assert ("looked", 0, 0, scene.slot(0, "5D0"), 5) in scene.table.events(0)


@pytest.mark.rule("LANES-84", "LANES-R17")
def test_all_three_lanes_are_checked_at_once() -> None:
    scene = Scene({1: "7U0", 2: "7U0", 3: "7U0"}, {1: "4U0"}, hands=("", "K"), player=1, edition="official")
    scene.play("play k lane 1")
    assert scene.results == "-00"
    assert scene.table.payoff == [1.0, 0.0]


@pytest.mark.rule("LANES-85", "LANES-87")
def test_two_lanes_win_at_once_and_pay_one() -> None:
    scene = Scene({1: "9U0", 2: "7U0"}, {2: "4U1"}, results="0--")
    scene.play("attack <7U0> <4U1>")
    assert scene.results == "00-"
    assert scene.table.over
    assert scene.points == 0
    assert scene.table.payoff == [1.0, 0.0]
    assert scene.table.events()[-1][:2] == ("won", 0)
    assert "You win." in scene.table.prompt(0)
    lost = Scene({2: "7U1"}, {2: "8U0", 1: "9U0"}, results="1--", edition="sheet")
    lost.play("attack <7U1> <8U0>")
    assert lost.results == "11-"
    assert lost.table.payoff == [0.0, 1.0]


@pytest.mark.rule("LANES-85", "LANES-R17")
def test_a_lane_for_both_that_gives_one_player_two_lanes_wins() -> None:
    scene = Scene({2: "7U1", 1: "9U0"}, {2: "8U1"}, results="0--")
    scene.play("attack <7U1> <8U1>")
    assert scene.results == "0b-"
    assert scene.table.payoff == [1.0, 0.0]


@pytest.mark.rule("LANES-86", "LANES-R57")
def test_after_turn_300_the_game_is_a_draw() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"}, turn=298, points=1)
    scene.play("play 4 lane 1")
    assert scene.table.t.turn == 299
    while scene.me == 1 and not scene.table.over:
        scene.table.play(scene.table.actions[0])
    assert scene.table.over
    assert scene.table.t.turn == 300
    assert scene.table.payoff == [0.5, 0.5]
    assert scene.table.events()[-1][:3] == ("draw", -1, 1)


@pytest.mark.rule("LANES-R12", "LANES-R49")
def test_moving_the_last_card_out_loses_the_lane() -> None:
    scene = Scene({1: "QD0", 2: "9U0"}, {1: "8U0", 2: "8U0"}, hands=("5", "6"))
    scene.play("flip <QD0>", "move <9U0>")
    assert scene.results == "-1-"


@pytest.mark.rule("LANES-R60", "LANES-45")
@pytest.mark.parametrize("edition", ["sheet", "official"])
def test_a_trap_keeps_the_lane(edition: str) -> None:
    scene = Scene({1: "7U0"}, {1: "3D1"}, hands=("", ""), edition=edition)
    scene.play("attack <7U0> <3D1>")
    assert scene.results == "---"
    assert scene.now(1, "3D1") == "3U0"


@pytest.mark.rule("LANES-R15", "LANES-24")
def test_under_the_sheet_the_loser_still_holds_cards_but_the_lane_is_closed() -> None:
    scene = Scene({1: "7U0"}, {1: "4U1"}, hands=("", "6"), points=1)
    scene.play("attack <7U0> <4U1>")
    assert scene.me == 1
    assert scene.moves("play") == ["play 6 lane 2", "play 6 lane 3"]
