"""Before the first Turn: teams, players, types, Traits, corners, deployment, options."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import load, phase, play, reachable, scene
from snowyard import Refusal, Table, new
from snowyard.games.village.content import TYPE_NAMES
from snowyard.games.village.layout import ACTIONS, DEPLOY
from snowyard.kernel.table import setup_fields
from support import fields_of


def dealt(dice: list[int] | None = None, **options: Any) -> Table:
    """A fresh game; `dice` fall after the Traits are chosen."""
    table = new("village", seed=1, **{"map": "open", **options})
    while phase(table) == "trait":
        if dice:
            load(table, *dice)
        table.play(table.moves[0])
    return table


def deployed(**options: Any) -> Table:
    table = dealt(**options)
    while phase(table) in ("corner", "deploy"):
        table.play(table.actions[0])
    return table


@pytest.mark.rule("VILLAGE-32")
def test_kid_numbers_run_team_by_team() -> None:
    t = new("village", teams=3, kids_per_team=4).t
    assert t.team.tolist() == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert t.slot.tolist() == [0, 1, 2, 3] * 3


@pytest.mark.rule("VILLAGE-32", "VILLAGE-R49")
def test_more_than_twelve_kids_are_refused() -> None:
    with pytest.raises(Refusal, match="too many"):
        new("village", teams=3, kids_per_team=5)


@pytest.mark.rule("VILLAGE-33", "VILLAGE-R41")
def test_kids_go_to_players_in_blocks_and_earlier_players_get_the_extra_kid() -> None:
    t = new("village", kids_per_team=5, players_per_team=2).t
    assert t.owner.tolist()[:10] == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3]
    assert t.seats == 4
    with pytest.raises(Refusal, match="too many for 3 Kids"):
        new("village", players_per_team=4)


@pytest.mark.rule("VILLAGE-33")
def test_seats_follow_from_teams_and_players_and_the_other_way_round() -> None:
    assert new("village", teams=4).seats == 4
    assert new("village", seats=3).t.teams == 3
    assert new("village", seats=6).t.players_per_team == 3
    with pytest.raises(Refusal, match="seats"):
        new("village", seats=5)


@pytest.mark.rule("VILLAGE-34")
def test_kids_start_with_six_dice_and_nothing_else() -> None:
    t = deployed().t
    assert t.dice.tolist() == [6] * 6 + [0] * 6
    for field in (t.points, t.aim, t.prepared, t.down, t.hand_size, t.balls):
        assert not field.any()


@pytest.mark.rule("VILLAGE-34")
def test_types_come_from_the_options() -> None:
    t = new("village", types="elf / big yeti").t
    assert [TYPE_NAMES[t.kind[k]] for k in range(6)] == ["elf", "kid", "kid", "big", "yeti", "kid"]


@pytest.mark.rule("VILLAGE-36", "VILLAGE-R34")
def test_traits_are_chosen_slot_by_slot_and_big_kids_choose_a_pair() -> None:
    table = new("village", types="big elf snowman / yeti kid penguin", map="open")
    asked = []
    while phase(table) == "trait":
        asked.append((table.t.asked, len(table.moves), table.actor))
        table.play(table.moves[-1])
    assert asked == [(0, 6, 0), (4, 4, 1), (2, 4, 0), (5, 4, 1)]
    assert table.t.trait.tolist()[:6] == [12, 0, 8, 3, 8, 8]


@pytest.mark.rule("VILLAGE-36")
def test_given_traits_are_not_asked_for() -> None:
    table = new("village", traits="fast strong skilful / resourceful fast strong", map="open")
    assert phase(table) == "corner"
    assert table.t.trait.tolist()[:6] == [1, 2, 4, 8, 1, 2]
    big = new("village", kids_per_team=1, types="big / elf", traits="fast+skilful / -", map="open")
    assert big.t.trait.tolist()[:2] == [5, 0]


@pytest.mark.rule("VILLAGE-36", "VILLAGE-R34", "VILLAGE-R49")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"traits": "fast strong / fast strong skilful"}, "has 1 Traits, not 0"),
        ({"traits": "fast strong fast+strong / fast fast fast"}, "has 1 Traits, not 2"),
        ({"types": "big", "traits": "fast fast fast / fast fast fast"}, "has 2 Traits, not 1"),
        ({"traits": "fast fast fast fast / fast fast fast"}, "do not play"),
        ({"traits": "quick fast fast / fast fast fast"}, "Trait 'quick'"),
        ({"rolloff_units": "yeti", "traits": "fast fast fast / fast fast fast"}, "rolloff_units"),
        ({"rolloff_units": "yeti", "team_mode": "budget", "types": "kid kid kid / kid kid kid"}, "rolloff_units"),
        ({"rolloff_units": "kid"}, "not plain Kids"),
        ({"team_mode": "budget", "types": "elf / kid kid kid"}, "team 0 costs 8 half-Kids, not 5 to 6"),
        ({"team_mode": "budget", "types": "kid kid kid"}, "team 1 costs 0"),
        ({"deal_mode": "kid3"}, "deal_mode"),
        ({"start_hands": "k0 ice"}, "start_hands is only for cards=earn"),
        ({"cards": "earn", "kids_per_team": 1, "start_hands": "k0 ice ice ice ice ice"}, "the deck has 4"),
        ({"cards": "earn", "start_hands": "k7 ice"}, "does not play"),
        ({"cards": "earn", "start_hands": "ice"}, "must read like"),
        ({"types": "kid kid kid kid"}, "4 types for 3 Kids"),
        ({"types": "kid / kid / kid"}, "more than the 2 teams"),
        ({"types": "wizard"}, "wizard"),
        ({"map_seed": -1}, "whole number"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as refused:
        new("village", **options)
    assert refused.value.code == "option"


@pytest.mark.rule("VILLAGE-R35", "VILLAGE-R41")
def test_budget_teams_differ_in_size_and_each_unit_counts_as_one_kid() -> None:
    table = new("village", team_mode="budget", budget_halves=12, types="elf penguin / yeti big kid", map="open")
    assert table.t.team_size.tolist() == [2, 3, 0, 0]
    assert table.t.kids == 5
    asked = []
    while phase(table) == "trait":
        asked.append(table.t.asked)
        table.play(table.moves[0])
    assert asked == [1, 3, 4]
    with pytest.raises(Refusal, match="too many for 2 Kids"):
        new("village", team_mode="budget", budget_halves=12, types="elf penguin / yeti big kid", players_per_team=3)


@pytest.mark.rule("VILLAGE-R35")
def test_the_budget_examples_cost_what_they_should() -> None:
    for types, cost in (("kid kid kid", 6), ("elf penguin", 11), ("yeti big kid", 12)):
        for halves in range(2, 20):
            options: dict[str, Any] = {"team_mode": "budget", "budget_halves": halves, "types": f"{types} / {types}"}
            if halves - 2 < cost <= halves:
                new("village", **options)
            else:
                with pytest.raises(Refusal):
                    new("village", **options)


@pytest.mark.rule("VILLAGE-35", "VILLAGE-R43", "VILLAGE-R07")
def test_teams_roll_for_special_units_and_the_lowest_plain_kid_becomes_one() -> None:
    kinds = set()
    for seed in range(12):
        t = new("village", seed=seed, kids_per_team=2, rolloff_units="yeti elf penguin").t
        teams = [[TYPE_NAMES[t.kind[k]] for k in (0, 1)], [TYPE_NAMES[t.kind[k]] for k in (2, 3)]]
        specials = [name for team in teams for name in team if name != "kid"]
        assert sorted(specials) == ["elf", "penguin", "yeti"]
        assert all(team[0] != "kid" or team[1] == "kid" for team in teams)
        kinds.add(tuple(map(tuple, teams)))
    assert len(kinds) > 2


@pytest.mark.rule("VILLAGE-35", "VILLAGE-R43")
def test_a_team_alone_in_having_a_plain_kid_rolls_and_without_any_nobody_does() -> None:
    table = new("village", seed=3, kids_per_team=1, types="elf", rolloff_units="yeti penguin", traits="choose")
    rolls = [e for e in table.events() if e.kind == "rolloff"]
    assert [(e.a, e.c) for e in rolls] == [(1, 4)]
    assert [(e.seat, e.a, e.b) for e in table.events() if e.kind == "special"] == [(1, 1, 4)]
    assert not table.t.kind[2:].any()
    assert [TYPE_NAMES[table.t.kind[k]] for k in (0, 1)] == ["elf", "yeti"]


@pytest.mark.example("VILLAGE-2")
@pytest.mark.rule("VILLAGE-38", "VILLAGE-39", "VILLAGE-26", "VILLAGE-58")
def test_the_higher_corner_roll_picks_two_corners_and_deploys_first() -> None:
    table = dealt([2, 5])
    assert table.actor == 1
    assert table.moves == [f"corner {c}" for c in range(4)]
    play(play(table, "corner 0"), "corner 2")
    assert phase(table) == "deploy"
    places = reachable(table)
    assert (12, 5) in places
    assert (13, 1) not in places
    assert len(places) == 238
    for move in ("to 12 5", "to 1 1", "to 47 47"):
        play(table, move)
    assert (table.actor, table.moves) == (0, ["corner 1", "corner 3"])
    play(table, "corner 3")
    assert table.moves == ["corner 1"]
    play(table, "corner 1")
    assert table.t.corner_owner.tolist() == [1, 0, 1, 0]


@pytest.mark.rule("VILLAGE-40", "VILLAGE-13")
def test_kids_already_placed_block_the_zone() -> None:
    table = dealt([5, 2])
    play(play(table, "corner 0"), "corner 1")
    play(table, "to 5 5")
    assert table.t.asked == 1
    places = reachable(table)
    assert not places & {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)}
    assert (7, 5) in places


@pytest.mark.rule("VILLAGE-38", "VILLAGE-R07", "VILLAGE-44")
def test_ties_for_corners_are_rolled_off_among_the_tied() -> None:
    table = dealt([3, 5, 5, 2, 1, 6, 6, 4, 5], teams=4, kids_per_team=1)
    assert table.t.given_at == 4 + 2
    assert table.t.team_order.tolist() == [2, 1, 0, 3]


@pytest.mark.rule("VILLAGE-39")
def test_three_teams_pick_one_corner_each_and_one_stays_free() -> None:
    table = dealt([4, 6, 1], teams=3, kids_per_team=1)
    picks = []
    while phase(table) in ("corner", "deploy"):
        if phase(table) == "corner":
            picks.append(table.actor)
        table.play(table.moves[0])
    assert picks == [1, 0, 2]
    assert sorted(table.t.corner_owner.tolist()) == [-1, 0, 1, 2]


@pytest.mark.rule("VILLAGE-R08")
def test_corners_may_be_picked_by_turns() -> None:
    table = dealt([2, 5], corner_pick="alternate")
    order = []
    while phase(table) == "corner":
        order.append(table.actor)
        table.play(table.moves[0])
    assert order == [1, 0, 1, 0]
    assert table.actor == 1
    assert phase(table) == "deploy"


@pytest.mark.rule("VILLAGE-39", "VILLAGE-40", "VILLAGE-33")
def test_the_first_player_picks_corners_and_each_player_places_its_own_kids() -> None:
    table = dealt([6, 1], players_per_team=3)
    assert table.actor == 0
    play(play(table, "corner 0"), "corner 1")
    deciders = []
    while phase(table) == "deploy":
        deciders.append(table.actor)
        table.play(table.actions[-1])
    assert deciders == [0, 1, 2]


@pytest.mark.rule("VILLAGE-R01", "VILLAGE-26")
def test_measured_from_centres_zones_are_smaller() -> None:
    table = dealt([6, 1], measure="centre")
    play(play(table, "corner 0"), "corner 2")
    places = reachable(table)
    assert max(x * x + y * y for x, y in places if x < 20 and y < 20) <= 144
    assert (12, 5) not in places


@pytest.mark.rule("VILLAGE-R42")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    table = dealt([2, 5])
    for move in ("corner 0", "corner 2", "to 1 1", "to 3 3", "to 5 5", "corner 1"):
        play(table, move)
    assert table.moves == ["corner 3"]


@pytest.mark.rule("VILLAGE-41", "VILLAGE-105", "VILLAGE-106", "VILLAGE-107", "VILLAGE-R41")
@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({"kids_per_team": 2, "players_per_team": 2}, [3, 3, 3, 3]),
        ({"kids_per_team": 2}, [1, 1, 1, 1]),
        ({"kids_per_team": 2, "deal_mode": "kid3"}, [3, 3, 3, 3]),
        ({"kids_per_team": 2, "deal_mode": "kid1", "players_per_team": 2}, [1, 1, 1, 1]),
        ({"kids_per_team": 2, "deal_mode": "player3"}, [3, 3]),
    ],
)
def test_hands_are_dealt_after_the_last_kid_is_placed(options: dict[str, Any], sizes: list[int]) -> None:
    table = dealt(cards="deal", **options)
    while phase(table) in ("corner", "deploy"):
        assert not table.t.hand_size.any()
        table.play(table.actions[0])
    t = table.t
    assert t.hand_size.tolist()[: len(sizes)] == sizes
    assert not t.hand_size[len(sizes) :].any()
    assert t.deck_left == 16 * 4 - sum(sizes)


@pytest.mark.rule("VILLAGE-99")
def test_the_deck_has_two_of_each_kind_for_every_kid() -> None:
    t = new("village", cards="earn", kids_per_team=6).t
    assert t.deck.tolist() == [24] * 8 + [0, 0]
    assert t.deck_left == 192


@pytest.mark.rule("VILLAGE-104", "VILLAGE-R49")
def test_kept_cards_are_taken_out_of_the_new_deck() -> None:
    t = new("village", cards="earn", start_hands="k0 ice ice / k4 dash").t
    assert t.hand[0].tolist() == [0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert t.hand[4].tolist() == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert t.deck.tolist() == [12, 12, 10, 12, 12, 12, 12, 11, 0, 0]


def test_every_action_has_its_number_of_the_specification() -> None:
    table = new("village")
    numbers = {
        "end": 2209,
        "pass": 2210,
        "move": 2211,
        "move by wild": 2213,
        "slide": 2214,
        "vault": 2217,
        "aim by trait": 2221,
        "recover": 2223,
        "prepare": 2224,
        "get up": 2225,
        "gather new": 2226,
        "gather grow 4": 2230,
        "gather regrow": 2231,
        "gather give 1 to slot 0": 2232,
        "gather give 5 to slot 5 by wild": 2333,
        "throw size 1 at k0": 2334,
        "throw yourself at k11 by wild": 2549,
        "shove k0": 2550,
        "play saved 3x1": 2562,
        "play notdone": 2565,
        "play miracle to draw": 2571,
        "play dash": 2572,
        "corner 0": 2573,
        "trait fast": 2577,
        "traits fast strong": 2581,
        "traits skilful resourceful": 2586,
        "surrender": 2587,
    }
    assert {name: table.game.number(name) for name in numbers} == numbers
    assert table.game.actions == ACTIONS == 2590


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(Refusal, match="overlap"):
        scene({0: (10, 10), 3: (11, 10)})
    with pytest.raises(Refusal, match="cannot stand"):
        scene({0: (24, 24), 3: (10, 10)}, map="market")
    with pytest.raises(Refusal, match="only one team"):
        scene({0: (24, 24)})
    with pytest.raises(Refusal, match="1 cards of saved, not 12"):
        setup_fields("village", {"deck": [1] * 10}, cards="earn")
    with pytest.raises(Refusal, match="asked is 12"):
        scene({0: (10, 10), 3: (20, 10)}, fields={"asked": 12})
    for field in ("active", "target", "mover", "order_count", "corner_owner"):
        with pytest.raises(Refusal, match=field):
            scene({0: (10, 10), 3: (20, 10)}, fields={field: [99] * 4 if field == "corner_owner" else 99})


@pytest.mark.rule("VILLAGE-R31")
def test_a_position_with_points_but_without_their_best_mark_is_refused() -> None:
    kids = {0: (10, 10), 3: (20, 10)}
    assert scene(kids, points={0: 5}).t.best[0] == 3
    with pytest.raises(Refusal, match="K0 has 5 Points, but best, its highest multiple of 3 so far, is 0"):
        scene(kids, points={0: 5}, fields={"best": [0] * 12})
    for best in (-3, 4, 435):
        with pytest.raises(Refusal, match=f"best of K0 is {best}, not a multiple of 3"):
            scene(kids, fields={"best": [best, *[0] * 11]})
    scene(kids, points={0: 1}, fields={"best": [6, *[0] * 11]})  # it has lost Points since


@pytest.mark.rule("VILLAGE-40")
def test_a_position_with_a_kid_on_the_table_before_it_is_placed_is_refused() -> None:
    table = dealt()
    seen = set()
    while table.t.phase <= DEPLOY:
        position = fields_of(table)
        assert fields_of(setup_fields("village", position)) == position
        seen.add(phase(table))
        for kid in range(table.t.kids):
            here = position["in_play"][kid]
            other = {
                name: [value if k == kid else old for k, old in enumerate(position[name])]
                for name, value in (("in_play", 1 - here), ("x", 0 if here else 24), ("y", 0 if here else 45))
            }
            with pytest.raises(Refusal, match=rf"K{kid} (stands on|is not on) the table|stands already|overlap|reach"):
                setup_fields("village", {**position, **other})
        table.play(table.actions[0])
    assert {"corner", "deploy"} <= seen
    start = fields_of(dealt())
    early = {name: [value, *start[name][1:]] for name, value in (("in_play", 1), ("x", 5), ("y", 5))}
    with pytest.raises(Refusal, match="K0 stands on the table: teams place Kids one by one"):
        setup_fields("village", {**start, **early})


@pytest.mark.rule("VILLAGE-34")
@pytest.mark.parametrize(("field", "value"), [("points", 1), ("aim", 1), ("prepared", 1), ("dice", 5), ("best", 3)])
def test_a_position_in_which_a_kid_has_done_something_before_the_first_turn_is_refused(field: str, value: int) -> None:
    position = fields_of(dealt())
    with pytest.raises(Refusal, match=r"before the first Turn|still has something"):
        setup_fields("village", {**position, field: [value, *position[field][1:]]})


@pytest.mark.parametrize(
    "field",
    ["inches", "back", "move_kind", "thrower", "target", "size", "aim_used", "required", "victim", "critical", "ice_played"],
)
def test_a_position_with_half_a_move_or_throw_is_refused(field: str) -> None:
    with pytest.raises(Refusal, match=f"{field} is 1, but nobody is moving or throwing"):
        scene({0: (10, 10), 3: (20, 10)}, fields={field: 1})
    with pytest.raises(Refusal, match=f"{field} is 1, but nobody is moving or throwing"):
        setup_fields("village", {**fields_of(dealt()), field: 1})


@pytest.mark.rule("VILLAGE-46", "VILLAGE-109")
def test_a_position_with_dice_before_the_roll_or_a_gap_among_those_who_give_up_is_refused() -> None:
    start = fields_of(dealt())
    with pytest.raises(Refusal, match="before they are rolled"):
        setup_fields("village", {**start, "pool": [0, 1, *start["pool"][2:]]})
    with pytest.raises(Refusal, match="in the order of saying"):
        setup_fields("village", {**start, "gave_up": [2, *start["gave_up"][1:]]})


def test_a_position_with_winners_before_the_end_is_refused() -> None:
    for field, value in (("winners", 1), ("total", [5, 0, 0, 0])):
        with pytest.raises(Refusal, match="for the end of the game"):
            scene({0: (10, 10), 3: (20, 10)}, fields={field: value})


def test_a_position_with_points_that_cannot_be_reached_is_refused() -> None:
    table = play(scene({0: (10, 10), 3: (20, 10)}), "move", 3)
    position = fields_of(table)
    assert fields_of(setup_fields("village", position)) == position
    with pytest.raises(Refusal, match="reach"):
        setup_fields("village", {**position, "x": [11, *position["x"][1:]]})
    placing = dealt()
    while phase(placing) == "corner" or not placing.t.in_play.any():
        placing.play(placing.actions[0])
    position = fields_of(placing)
    assert fields_of(setup_fields("village", position)) == position
    x, y = ([24 if here else 0 for here in position["in_play"]] for _ in range(2))
    with pytest.raises(Refusal, match="reach"):
        setup_fields("village", {**position, "x": x, "y": y})


def test_budget_teams_without_types_are_plain_kids() -> None:
    table = new("village", seed=1, team_mode="budget", kids_per_team=4)
    assert [kid["type"] for kid in table.view(0)["kids"]] == ["kid"] * 8


def test_more_than_one_elf_or_yeti_in_a_team_is_remarked_on_but_allowed() -> None:
    table = new("village", seed=1, types="elf elf / yeti")
    assert table.remarks == ["The first team has more than one Elf: allowed, but strong."]
    assert new("village", seed=1, types="elf yeti / elf").remarks == []
