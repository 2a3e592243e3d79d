"""Surrender, the end, scoring."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import phase, play, scene
from snowyard import Table, new

SIX = {0: (5, 5), 1: (9, 5), 2: (13, 5), 3: (5, 40), 4: (9, 40), 5: (13, 40)}


def last_end(kids: dict[int, tuple[int, int]], **more: Any) -> Table:
    """The last Kid of the last Turn ends its activation."""
    table = scene(kids, turn=5, **more)
    return play(table, "end")


@pytest.mark.rule("VILLAGE-111", "VILLAGE-42")
def test_the_game_ends_after_the_last_activation_of_turn_six() -> None:
    assert last_end(SIX).over
    assert not play(scene(SIX, turn=4), "end").over
    assert play(scene(SIX, turn=0, turns=1), "end").over


@pytest.mark.example("VILLAGE-17")
@pytest.mark.rule(
    "VILLAGE-112", "VILLAGE-113", "VILLAGE-114", "VILLAGE-115", "VILLAGE-116", "VILLAGE-118", "VILLAGE-R09", "VILLAGE-R10"
)
def test_scoring_of_three_teams() -> None:
    kids = {0: (5, 5), 1: (9, 5), 2: (13, 5), 3: (5, 40), 4: (9, 40)}
    points = {0: 2, 1: 1, 2: 0, 3: 6, 4: 5, 5: 4}
    table = last_end(kids, teams=3, points=points)
    assert table.t.total.tolist()[:3] == [13, 11, -1000000]
    assert table.payoff == [1.0, 0.0, 0.0]
    shared = last_end(kids, teams=3, points={**points, 3: 8})
    assert shared.t.total.tolist()[:2] == [13, 13]
    assert shared.payoff == [0.5, 0.5, 0.0]


@pytest.mark.rule("VILLAGE-113", "VILLAGE-114", "VILLAGE-R35")
def test_a_game_in_which_nobody_is_removed_gives_ten_to_both() -> None:
    table = last_end(SIX)
    assert table.t.total.tolist()[:2] == [10, 10]
    assert table.payoff == [0.5, 0.5]
    fewer = last_end({0: (5, 5), 1: (9, 5), 3: (5, 40), 4: (9, 40)})
    assert fewer.t.total.tolist()[:2] == [5, 5]
    uneven = last_end({0: (5, 5), 1: (9, 5), 3: (5, 40)})
    assert uneven.t.total.tolist()[:2] == [5, 0]


@pytest.mark.rule("VILLAGE-117")
def test_the_only_team_left_wins_whatever_the_points() -> None:
    table = scene({0: (5, 5), 3: (15, 5)}, pool=(4, 3), balls={0: {1: 1}}, dice={3: 1}, points={0: -3, 3: 9})
    play(table, "throw size 1 at k3", 6, 6, 4, 4)
    assert table.over
    assert table.payoff == [1.0, 0.0]
    assert table.t.total.tolist()[:2] == [-2 + 5, -1000000]


@pytest.mark.rule("VILLAGE-118", "VILLAGE-R41")
def test_every_seat_of_a_team_gets_the_teams_value() -> None:
    table = last_end(SIX, players_per_team=3, points={4: 1})
    assert table.payoff == [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]


@pytest.mark.rule("VILLAGE-109")
def test_surrender_is_possible_from_the_first_turn_on_unless_switched_off() -> None:
    table = new("village", seed=1, map="open")
    while phase(table) in ("trait", "corner", "deploy"):
        assert "surrender" not in table.moves
        table.play(table.actions[0])
    assert "surrender" in table.moves
    assert "surrender" not in scene(SIX, surrender=False).moves


@pytest.mark.rule("VILLAGE-110", "VILLAGE-117", "VILLAGE-97")
def test_the_last_opponent_to_stay_wins_when_the_other_team_surrenders() -> None:
    table = play(scene(SIX, points={0: 9}), "surrender")
    assert table.over
    assert table.payoff == [0.0, 1.0]
    assert table.t.points[3] == 0


@pytest.mark.rule("VILLAGE-110", "VILLAGE-R36", "VILLAGE-109")
def test_when_one_player_surrenders_the_team_plays_on() -> None:
    table = scene(SIX, players_per_team=3, later=(1,))
    play(table, "surrender")
    assert not table.over
    assert table.t.in_play.tolist()[:6] == [0, 1, 1, 1, 1, 1]
    assert table.t.active == 1


@pytest.mark.rule("VILLAGE-109", "VILLAGE-R44")
def test_a_surrender_within_a_move_waits_for_the_die_and_defaults_answer() -> None:
    """The mover gives up before choosing a point: it stays put, is not asked about the shove, and then leaves."""
    table = scene(
        {0: (12, 10), 1: (9, 40), 2: (14, 11), 3: (40, 40)}, players_per_team=2, kids_per_team=2, later=(1,), pool=(1, 3)
    )
    play(table, "move", 4)
    play(table, "surrender")
    moved = [e for e in table.events() if e.kind in ("surrender", "moved", "removed")]
    assert [e.kind for e in moved] == ["surrender", "moved", "removed"]
    assert moved[1][2:] == (0, 12, 10)
    assert table.t.active == 1
    assert table.t.down[2] == 0


@pytest.mark.rule("VILLAGE-109")
def test_a_vault_of_somebody_who_gave_up_ends_at_the_first_landing() -> None:
    table = scene(
        {0: (18, 14), 1: (10, 44), 2: (46, 46), 3: (40, 10)}, map="market", players_per_team=2, kids_per_team=2, later=(1,)
    )
    play(table, "vault")
    play(table, "surrender")
    moved = next(e for e in table.events() if e.kind == "moved")
    assert (moved.b, moved.c) == (20, 10)


@pytest.mark.rule("VILLAGE-109", "VILLAGE-R44")
def test_a_target_that_gives_up_in_a_throw_leaves_after_it_in_the_order_of_saying() -> None:
    table = scene(
        {0: (10, 10), 1: (10, 40), 2: (20, 10), 3: (40, 40)},
        players_per_team=2,
        kids_per_team=2,
        later=(1,),
        pool=(4, 3),
        balls={0: {1: 1}},
        cards="earn",
        hands={0: ["pitch"], 2: ["missed", "grandma"]},
    )
    play(table, "throw size 1 at k2")
    play(table, "surrender")
    assert (phase(table), table.actor) == ("throw_target", 2)
    table.load([3, 3, 0])
    table.play("surrender")
    kinds = [(e.kind, e.a) for e in table.events() if e.kind in ("hit", "removed")]
    assert kinds == [("hit", 2), ("removed", 0), ("removed", 2)]
    assert table.t.points[0] == 1
    assert table.t.gave_up.tolist()[:4] == [-1, 0, -1, 0]


@pytest.mark.rule("VILLAGE-R44")
def test_a_surrender_after_the_end_of_the_game_is_void() -> None:
    """Both last Kids have given up within one throw: the first to say so leaves and the other has won."""
    table = scene({0: (10, 10), 3: (20, 10)}, pool=(4, 3), balls={0: {1: 1}}, cards="earn", hands={0: ["pitch"], 3: ["missed"]})
    play(table, "throw size 1 at k3")
    play(table, "surrender")
    play(table, "surrender", 1, 2)
    assert table.over
    assert table.payoff == [0.0, 1.0]
    assert table.t.in_play[3] == 1


@pytest.mark.rule("VILLAGE-96", "VILLAGE-45")
def test_a_removed_kid_never_returns() -> None:
    table = scene({0: (5, 5), 1: (9, 30), 3: (15, 5), 4: (40, 40)}, pool=(4, 3), balls={0: {1: 1}}, dice={3: 1}, later=(3, 4))
    play(table, "throw size 1 at k3", 4, 4, 4)
    play(table, "end")
    assert table.t.active == 4
    for _ in range(80):
        if table.over:
            break
        assert table.t.in_play[3] == 0
        assert table.t.active != 3
        table.play(next(m for m in ("end", "pass", table.moves[0]) if m in table.moves))
