"""Turns, action points, what must be done, what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.lanes.positions import Scene
from snowyard import new


@pytest.mark.rule("LANES-11", "LANES-12", "LANES-R03")
def test_turns_alternate_and_begin_with_a_draw_that_only_the_drawer_sees() -> None:
    table = new("lanes", seed=4, must_act=False)
    assert [e.kind for e in table.events(0)][-2:] == ["turn", "drew"]
    assert [e.kind for e in table.events(1)][-2:] == ["turn", "drew_card"]
    players = []
    while table.t.turn < 6:
        players.append((table.t.turn + 1, table.actor, table.t.pile_size))
        table.play("done")
    assert players == [(n, (n - 1) % 2, 26 - n) for n in range(1, 7)]


@pytest.mark.rule("LANES-12")
def test_without_view_the_pile_is_empty_at_turn_26() -> None:
    table = new("lanes", seed=5, must_act=False)
    while table.t.pile_size:
        table.play("done" if table.t.turn % 3 else table.moves[0])
        while table.t.acted:
            table.play("done")
    assert table.t.turn + 1 == 26
    assert table.actor == 1


@pytest.mark.rule("LANES-13")
def test_an_empty_pile_gives_nothing_and_costs_nothing() -> None:
    scene = Scene({1: "7U0"}, {1: "9U0"}, points=1, hands=("5", "6"))
    scene.play("attack <7U0> <9U0>")
    assert scene.me == 1
    assert scene.hand(1) == "6"
    assert [e.kind for e in scene.table.events(1)] == ["attacked", "struck", "turn"]


@pytest.mark.rule("LANES-14", "LANES-27", "LANES-32", "LANES-R04")
def test_base_cards_are_locked_while_the_pile_has_cards_and_free_at_once_when_it_has_none() -> None:
    scene = Scene({1: "7U0"}, {1: "bKD0"}, pile=2, top="5 6", hands=("4", "8 9"), turn=20, points=1)
    assert not scene.moves("flip")
    assert not scene.moves("attack")
    scene.play("play 4 lane 1")  # p1 draws the 5: one card is left
    assert scene.table.t.pile_size == 1
    assert not scene.can("flip s1")
    scene.play("play 5 lane 2", "play 8 lane 2", "play 9 lane 2")
    assert scene.table.t.pile_size == 0  # p0 drew the last card
    assert any(e.kind == "unlocked" for e in scene.table.events())
    assert scene.can("attack <7U0> <bKD0>")
    assert {"flip s0", "flip s1", "flip s2"} <= set(scene.table.moves)
    assert scene.table.t.known[0, 0] & 0b111 == 0  # still nobody has looked


@pytest.mark.rule("LANES-15", "LANES-R02")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 3),
        ({"edition": "sheet"}, 3),
        ({"edition": "official"}, 2),
        ({"first_turn_actions": 2}, 2),
        ({"edition": "official", "first_turn_actions": "3"}, 3),
    ],
)
def test_points_of_the_first_turn(options: dict[str, object], points: int) -> None:
    table = new("lanes", seed=6, **options)
    assert table.t.points == points
    while table.actor == 0:
        table.play(table.actions[0])
    assert table.t.points == 3


@pytest.mark.rule("LANES-16")
def test_each_of_the_four_actions_costs_one_point() -> None:
    scene = Scene({1: "9U0 7U0 7U0 5D0"}, {1: "4U0"}, points=5)
    for left, move in ((4, "play 4 lane 1"), (3, "flip <5D0>"), (2, "attack <9U0> <4U0>"), (1, "pair <7U0> <7U0#2>")):
        scene.play(move)
        if scene.table.t.phase == 2:
            scene.play(scene.table.moves[0])
        while scene.table.t.phase != 0:
            scene.play(scene.table.moves[0])
        assert scene.points == left


@pytest.mark.rule("LANES-16")
def test_the_point_is_paid_when_the_action_is_announced() -> None:
    scene = Scene({1: "QD0"}, {1: "8U0"})
    scene.play("flip <QD0>")
    assert scene.table.t.phase == 5
    assert scene.points == 2


@pytest.mark.rule("LANES-17", "LANES-R06", "LANES-R09", "LANES-R57")
def test_a_harmful_action_must_be_taken_if_it_is_the_only_one() -> None:
    scene = Scene({1: "7U1"}, {1: "8U0"}, hands=("", "5"), results="-01")
    assert "done" not in scene.table.moves
    assert scene.table.moves == [scene.translate("attack <7U1> <8U0>")]


@pytest.mark.rule("LANES-17", "LANES-R09")
def test_with_must_act_off_a_turn_may_be_ended_at_any_action() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"}, must_act=False)
    assert scene.can("done")
    scene.play("attack <7U0> <8U0>")
    assert scene.can("done")
    scene.play("done")
    assert scene.me == 1
    assert scene.points == 3


@pytest.mark.rule("LANES-18", "LANES-R10")
def test_points_without_a_legal_action_are_lost() -> None:
    scene = Scene({1: "7U0", 2: "7U0", 3: "7U0"}, {1: "2U0", 2: "2U0", 3: "2U0"}, hands=("", "5"), points=5)
    scene.play("attack <7U0> <2U0>", "attack <7U0#2> <2U0#2>", "attack <7U0#3> <2U0#3>")
    assert ("stuck", 0, 2) in [e[:3] for e in scene.table.events()]
    assert scene.me == 1


@pytest.mark.rule("LANES-19", "LANES-40", "LANES-84", "LANES-R18")
def test_lanes_are_checked_only_when_the_whole_chain_is_over() -> None:
    """The first Queen empties lane 2; a second one, fired by a King, could still fill it: no result in between."""
    scene = Scene({1: "5D0 QD0 KD0", 2: "9U0"}, {1: "8U0", 2: "8U0"}, hands=("", "5"), edition="sheet")
    scene.play("flip <5D0>", "fire <QD0>", "move <9U0>")
    assert scene.table.t.side[0, 1] == 0
    assert scene.results == "---"
    assert scene.table.t.phase != 0
    while scene.table.t.phase != 0:
        scene.play(scene.moves("move none")[0] if scene.moves("move none") else scene.table.moves[0])
    assert scene.results == "-1-"


@pytest.mark.rule("LANES-20", "LANES-50", "LANES-R32")
def test_marks_go_at_the_end_of_the_owners_turn() -> None:
    scene = Scene({1: "AD0 7U0*", 2: "6D0"}, {1: "2U0 2U0 5U0*", 2: "9D0"}, points=3, hands=("", "5"))
    scene.play("flip <AD0>", "attack <AD0> <2U0>", "flip <6D0>")
    assert scene.attacks(0, "AD0") == 1
    assert scene.table.t.eager[0]
    assert scene.now(1, "9D0") == "9D0*"
    scene.play("attack <AD0> <2U0>")
    assert scene.me == 1
    assert scene.table.t.attacked[0] == scene.table.t.attacked_twice[0] == scene.table.t.eager[0] == 0
    assert scene.now(0, "7U0*") == "7U0"
    assert scene.now(1, "9D0") == "9D0*"  # the other player's frost stays
    assert scene.now(1, "5U0*") == "5U0*"
    while scene.me == 1:
        scene.table.play(scene.table.actions[0])
    assert scene.table.t.frozen[1] == 0


@pytest.mark.rule("LANES-21", "LANES-R52")
def test_hands_and_sides_have_no_limit() -> None:
    table = new("lanes", seed=7, must_act=False)
    while table.t.pile_size:
        table.play(table.moves[0] if table.t.idle == 19 and not table.t.acted else "done")
    assert sorted(table.t.hand_size) == [17, 18]
    while any(table.t.hand_size):
        play = [m for m in table.moves if m.startswith("play") and m.endswith("lane 1")]
        table.play(play[0] if play else "done")
    assert max(int(side).bit_count() for side in table.t.side[:, 0]) == 19


@pytest.mark.rule("LANES-22")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    scene = Scene({1: "4D0"}, {1: "8U0 9D0"})
    scene.play("flip <4D0>")  # the 9 is the only face-down card
    assert scene.table.t.phase == 0
    assert scene.knows(0, 1, "9D0")
    assert any(e.kind == "looked_at" for e in scene.table.events(1))  # it looks like any other look
    own = Scene({1: "4D0 9D0"}, {1: "8U0"})
    own.play("flip <4D0>")
    assert own.table.t.phase == 0


@pytest.mark.rule("LANES-22")
def test_a_choice_that_may_be_declined_is_always_asked() -> None:
    scene = Scene({1: "QD0", 2: "9U0"}, {1: "8U0", 2: "8U0"}, results="--0")
    scene.play("flip <QD0>")
    assert sorted(scene.table.moves) == sorted(["move none", scene.translate("move <9U0>")])


@pytest.mark.rule("LANES-22")
def test_the_action_itself_is_asked_even_if_there_is_only_one() -> None:
    scene = Scene({3: "7U0"}, {3: "9U0"}, hands=("", "5"), results="01-")
    assert scene.table.moves == [scene.translate("attack <7U0> <9U0>")]


@pytest.mark.rule("LANES-22", "LANES-R62")
def test_the_discard_is_asked_even_of_a_hand_of_one_rank() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile="6 K", hands=("6 6", None), turn=20)
    scene.play("flip <2D0>")
    assert scene.table.moves == ["discard 6"]
    assert scene.table.prompt(1) == "Waiting for p0."


@pytest.mark.rule("LANES-R62")
def test_no_screen_answers_the_discard_of_a_hand_of_one_rank_by_itself() -> None:
    """Forced moves are made at once where the game allows it; an answer at once would tell that there was nothing to choose."""
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile="6 K", hands=("6 6", None), turn=20)
    scene.play("flip <2D0>")
    table = scene.table
    assert table.hides
    assert len(table.moves) == 1
    assert table.game.phases[table.t.phase] not in table.game.forced


@pytest.mark.rule("LANES-R63", "LANES-R58")
def test_with_must_act_off_a_player_who_can_only_end_the_turn_is_not_asked() -> None:
    setting: dict[str, Any] = {"hands": ("", ""), "results": "01-", "player": 1, "points": 1, "must_act": False}
    scene = Scene({3: "7U0* 4D0*"}, {2: "QU0 QU0", 3: "9U0"}, **setting)
    scene.play("pair <QU0> <QU0#2>")
    assert "stuck" in [e.kind for e in scene.table.events()]
    assert scene.me == 1
    assert scene.table.t.idle == 1


@pytest.mark.rule("LANES-R58", "LANES-86")
def test_twenty_turns_without_action_are_a_draw() -> None:
    scene = Scene({1: "7U0"}, {1: "8U0"}, must_act=False)
    for _ in range(19):
        scene.play("done")
    assert scene.table.t.idle == 19
    copy = scene.table.copy()
    copy.play("done")
    assert copy.over
    assert copy.payoff == [0.5, 0.5]
    assert copy.events()[-1][:3] == ("draw", -1, 2)
    scene.play(scene.moves("play")[0], "done")  # any action starts the count anew
    assert not scene.table.over
    assert scene.table.t.idle == 0


@pytest.mark.rule("LANES-R64")
def test_an_absent_player_declines_or_takes_the_first_action() -> None:
    default = new("lanes").game.words.default_move
    scene = Scene({1: "QD0", 2: "9U0"}, {1: "8U0", 2: "8U0"}, hands=("10 3", None), results="--0")
    name = scene.table.game.name
    assert name(default(scene.table.seen(0))) == "play 3 lane 1"
    scene.play("flip <QD0>")
    assert name(default(scene.table.seen(0))) == "move none"
    idle = Scene({1: "7U0"}, {1: "8U0"}, must_act=False)
    assert name(default(idle.table.seen(0))) == "done"
