"""Ability Cards and their windows."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import phase, play, replays, scene
from snowyard import Table
from snowyard.games.village.content import CARD_NAMES

FOUR = {0: (10, 10), 1: (10, 40), 3: (20, 10), 4: (40, 40)}
NAMED = {name: i for i, name in enumerate(CARD_NAMES)}


def start(hands: dict[int, list[str]], **more: Any) -> Table:
    """K1 ends; then the activation of K0 begins."""
    options: dict[str, Any] = {"cards": "earn", **more}
    table = scene(FOUR, active=1, later=(0,), hands=hands, **options)
    table.play("end")
    return table


def thrown(hands: dict[int, list[str]], *faces: int, **more: Any) -> Table:
    """K0 has declared a throw of Size 1 at K3, required 7."""
    options: dict[str, Any] = {"pool": (4, 3), "balls": {0: {1: 1}}, "cards": "earn", **more}
    table = scene(options.pop("kids", FOUR), hands=hands, **options)
    size = max(options["balls"][0])
    return play(table, f"throw size {size} at k3", *faces)


def held(table: Table, holder: int) -> list[str]:
    return [name for c, name in enumerate(CARD_NAMES) for _ in range(table.t.hand[holder, c])]


@pytest.mark.rule("VILLAGE-51", "VILLAGE-54", "VILLAGE-53")
def test_only_kids_with_a_playable_card_are_asked_and_in_rising_order() -> None:
    table = start({3: ["dash"], 4: ["ice", "miracle"], 1: ["dash"], 0: ["pitch"]}, types={})
    asked = []
    while phase(table) == "start_other":
        asked.append((table.t.asked, table.actor))
        assert table.moves == ["pass", "play dash", "surrender"]
        table.play("pass")
    assert asked == [(1, 0), (3, 1)]
    assert phase(table) == "main"


@pytest.mark.rule("VILLAGE-54")
def test_a_kid_that_lies_down_may_draw_with_a_miracle_but_not_dash() -> None:
    table = start({3: ["dash"], 4: ["dash", "miracle"]}, types={4: "elf"}, down=(3, 4))
    assert (phase(table), table.t.asked) == ("start_other", 4)
    assert table.moves == ["pass", "play miracle to draw", "surrender"]


@pytest.mark.rule("VILLAGE-52")
def test_the_same_kid_is_asked_again_while_it_can_play_and_passing_closes_the_window() -> None:
    table = start({3: ["dash", "dash"], 1: ["dash"]})
    assert table.t.asked == 1
    play(table, "pass")
    assert table.t.asked == 3
    play(play(table, "play dash", 1, 1), "to 20 12")
    assert (phase(table), table.t.asked) == ("start_other", 3)
    play(play(table, "play dash", 1, 1), "to 20 14")
    assert phase(table) == "main"  # K1 passed and is not asked again


@pytest.mark.rule("VILLAGE-46", "VILLAGE-101", "VILLAGE-R39")
def test_not_done_yet_rolls_six_dice_without_changing_their_number() -> None:
    table = start({0: ["notdone"]}, dice={0: 2}, down=(0,))
    assert (phase(table), table.moves) == ("start_self", ["pass", "play notdone", "surrender"])
    play(table, "play notdone", 6, 6, 6, 1, 2, 3)
    assert sum(table.t.pool) == 6
    assert table.t.dice[0] == 2
    assert phase(start({0: ["notdone"]})) == "main"


@pytest.mark.rule("VILLAGE-100")
@pytest.mark.parametrize(
    ("move", "size", "count"), [("play saved 3x1", 1, 3), ("play saved 2x3", 3, 2), ("play saved 1x5", 5, 1)]
)
def test_saved_snowballs_come_three_ways_on_any_ground_also_lying_down(move: str, size: int, count: int) -> None:
    table = scene({0: (24, 20), 3: (46, 46)}, map="market", pool=(1, 2), cards="earn", hands={0: ["saved"]}, down=(0,))
    assert table.view(0)["kids"][0]["ground"] == "road"
    play(table, move)
    assert table.t.balls[0, size] == count
    assert table.t.discard[NAMED["saved"]] == 1
    before = start({0: ["saved"]})
    assert phase(before) == "start_self"
    assert move in before.moves


@pytest.mark.rule("VILLAGE-49", "VILLAGE-48")
def test_a_playable_card_keeps_the_activation_going() -> None:
    table = scene(FOUR, pool=(4, 4), cards="earn", hands={0: ["saved"]})
    assert set(table.moves) == {"end", "play saved 3x1", "play saved 2x3", "play saved 1x5", "surrender"}


@pytest.mark.rule("VILLAGE-R40")
def test_no_card_can_be_played_after_the_last_die() -> None:
    table = scene(FOUR, pool=(3,), cards="earn", hands={0: ["saved", "dash"]}, later=(3,))
    play(table, "aim")
    assert table.t.active == 3 or table.t.asked != 0 or phase(table) == "start_other"
    assert phase(table) != "main" or table.t.active != 0


@pytest.mark.rule("VILLAGE-56", "VILLAGE-57", "VILLAGE-R26")
def test_ice_adds_three_effect_dice_past_every_maximum() -> None:
    table = thrown({0: ["ice", "ice"]}, balls={0: {5: 1}})
    assert table.moves == ["pass", "play ice", "surrender"]
    play(table, "play ice", 4, 4, 4, 4, 4, 1, 1, 1, 1, 1)
    needs = 7 - 2
    assert table.t.dice[3] == 3
    assert next(e for e in table.events() if e.kind == "hit_roll").c == needs
    assert held(table, 0) == ["ice"]


@pytest.mark.rule("VILLAGE-85", "VILLAGE-R25")
def test_pitch_drops_the_lowest_and_missed_the_highest_die() -> None:
    pitch = play(thrown({0: ["pitch"]}), "play pitch", 1, 3, 4, 1)
    assert pitch.t.points[0] == 1
    missed = play(thrown({3: ["missed"]}), "play missed", 3, 3, 6)
    assert missed.t.points[0] == 0
    critical = play(thrown({3: ["missed"]}, later=(3,)), "play missed", 1, 6, 1, *[1] * 6)
    assert critical.t.active == 3
    twelve = play(thrown({0: ["pitch"]}), "play pitch", 6, 1, 6, 4, 4)
    assert twelve.t.dice[3] == 4


@pytest.mark.example("VILLAGE-12")
@pytest.mark.rule("VILLAGE-R27", "VILLAGE-57", "VILLAGE-88")
def test_pitch_and_missed_cancel_and_criticals_with_cards() -> None:
    table = thrown({0: ["ice", "pitch"], 3: ["missed"]}, balls={0: {5: 1}}, types={3: "yeti"})
    play(table, "play ice")
    assert phase(table) == "throw_shooter"
    play(table, "play pitch")
    assert phase(table) == "throw_target"
    play(table, "play missed", 6, 6, 4, 4, 4, 5, 6, 4, 1, 2, 3)
    assert table.t.dice[3] == 3
    assert [table.t.discard[NAMED[c]] for c in ("ice", "pitch", "missed")] == [1, 1, 1]
    passed = thrown({0: ["ice", "pitch"], 3: ["missed"]}, balls={0: {5: 1}}, types={3: "yeti"}, later=(3,))
    play(play(passed, "play ice"), "play pitch")
    play(passed, "pass", 1, 1, 1, *[1] * 6)
    assert (passed.t.active, passed.t.dice[3]) == (3, 6)
    assert not passed.t.balls[0].any()
    assert [passed.t.discard[NAMED[c]] for c in ("ice", "pitch", "missed")] == [1, 1, 0]


@pytest.mark.rule("VILLAGE-56", "VILLAGE-R27")
def test_the_shooter_cannot_answer_missed_and_nobody_else_is_asked() -> None:
    table = thrown({0: ["pitch"], 3: ["missed"], 1: ["dash"], 4: ["dash"]})
    asked = [table.t.asked]
    play(table, "pass")
    asked.append(table.t.asked)
    play(table, "play missed", 1, 2, 3)
    assert asked == [0, 3]
    assert phase(table) == "main"


@pytest.mark.rule("VILLAGE-90", "VILLAGE-R26")
def test_too_close_allows_ice_but_neither_pitch_nor_missed() -> None:
    kids = {**FOUR, 3: (14, 10)}
    table = thrown({0: ["ice", "pitch"], 3: ["missed", "dash"]}, kids=kids)
    assert table.moves == ["pass", "play ice", "surrender"]
    play(table, "play ice")
    assert table.moves == ["pass", "play dash", "surrender"]
    play(table, "pass")
    assert phase(table) == "hit_target"
    play(table, "pass", 4, 4, 1, 1, 2)
    assert table.t.dice[3] == 4


@pytest.mark.rule("VILLAGE-57", "VILLAGE-80", "VILLAGE-87")
def test_grandma_prevents_the_effect_roll_but_not_the_point_or_the_lost_aim() -> None:
    table = thrown({3: ["grandma", "dash"]}, aim={3: 2})
    play(table, "pass", 4, 4)
    assert phase(table) == "hit_target"
    assert table.t.points[0] == 1
    play(table, "play grandma")
    assert (table.t.dice[3], table.t.aim[3], phase(table)) == (6, 0, "main")
    assert held(table, 3) == ["dash"]


@pytest.mark.rule("VILLAGE-R11")
def test_grandma_leaves_the_target_unhurt() -> None:
    table = thrown({3: ["grandma"]}, 4, 4, defend_points="unhurt")
    play(table, "play grandma")
    assert table.t.points[3] == 1


@pytest.mark.rule("VILLAGE-55", "VILLAGE-R28", "VILLAGE-R47")
def test_a_dash_escapes_a_shove() -> None:
    table = scene(
        {0: (12, 13), 1: (10, 40), 3: (14, 11), 4: (10, 9)},
        pool=(1, 3),
        cards="earn",
        hands={3: ["dash", "dash"], 4: ["ice"], 1: ["dash"]},
    )
    play(play(table, "move", 2), "to 12 10")
    assert (phase(table), table.t.asked) == ("contact", 3)
    play(play(table, "play dash", 1, 1), "to 18 11")
    assert (phase(table), table.t.asked) == ("contact", 3)
    play(table, "pass")
    assert table.moves == ["pass", "shove k4", "surrender"]


@pytest.mark.rule("VILLAGE-55")
def test_without_anybody_in_contact_there_is_no_contact_window() -> None:
    table = scene({0: (12, 13), 3: (30, 11)}, pool=(1, 3), cards="earn", hands={3: ["dash"]})
    play(play(table, "move", 2), "to 12 10")
    assert phase(table) == "main"


@pytest.mark.rule("VILLAGE-102")
def test_a_dash_moves_two_dice_any_standing_kid_over_any_ground() -> None:
    table = scene({0: (24, 12), 3: (46, 46)}, map="market", types={0: "penguin"}, pool=(1, 3), cards="earn", hands={0: ["dash"]})
    play(table, "play dash", 1, 2)
    assert table.view(0)["move"] == {"kid": 0, "kind": "dash", "inches": 3, "die": None}
    assert any(20 <= action % 47 + 1 <= 28 for action in table.actions if action < 2209)
    lying = scene(FOUR, pool=(1, 6), down=(0,), cards="earn", hands={0: ["dash"]})
    assert "play dash" not in lying.moves


@pytest.mark.rule("VILLAGE-92")
def test_a_miracle_saves_a_caught_cheat() -> None:
    for move, left in (("play miracle", 1), ("pass", 0)):
        table = scene({0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}, pool=(1, 3), cards="earn", hands={0: ["miracle"]})
        play(play(table, "move", 1), "to 12 10")
        play(table, "shove k3", 6)
        assert (phase(table), table.actor) == ("miracle", 0)
        play(table, move)
        assert table.t.in_play[0] == left
        assert table.t.down[3] == 1


@pytest.mark.rule("VILLAGE-103", "VILLAGE-R30", "VILLAGE-53")
def test_elves_and_yetis_draw_two_cards_with_a_miracle_and_nobody_else() -> None:
    for kind in ("elf", "yeti"):
        table = scene(FOUR, types={0: kind}, pool=(3, 3), cards="earn", hands={0: ["miracle"]})
        table.load([NAMED["ice"], NAMED["dash"]])
        table.play("play miracle to draw")
        assert held(table, 0) == ["ice", "dash"]
        assert table.t.discard[NAMED["miracle"]] == 1
    for kind in ("kid", "big", "snowman", "penguin"):
        table = scene(FOUR, types={0: kind}, pool=(3, 3), cards="earn", hands={0: ["miracle"]})
        assert not any("miracle" in move for move in table.moves)


@pytest.mark.rule("VILLAGE-R30")
def test_a_miracle_is_dead_for_a_snowman_who_is_never_caught() -> None:
    table = scene({0: (12, 10), 3: (14, 11)}, types={0: "snowman"}, pool=(1, 3), cards="earn", hands={0: ["miracle"]})
    play(play(table, "move", 1), "to 12 10")
    play(table, "shove k3")
    assert phase(table) == "main"


@pytest.mark.rule("VILLAGE-R45", "VILLAGE-R32", "VILLAGE-98")
def test_a_miracle_draws_what_is_left_and_is_not_offered_without_a_deck() -> None:
    one = scene(FOUR, types={0: "elf"}, pool=(3, 3), cards="earn", hands={0: ["miracle"]}, deck=["pitch"])
    play(one, "play miracle to draw")
    assert held(one, 0) == ["pitch"]
    assert one.t.deck_left == 0
    none = scene(FOUR, types={0: "elf"}, pool=(3, 3), cards="earn", hands={0: ["miracle"]}, deck=[])
    assert "play miracle to draw" not in none.moves


@pytest.mark.rule("VILLAGE-98", "VILLAGE-104")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    table = thrown({}, 4, 4, 1, points={0: 2}, deck=[])
    assert table.t.points[0] == 3
    assert table.t.hand_size[0] == 0


@pytest.mark.example("VILLAGE-18")
@pytest.mark.rule("VILLAGE-104", "VILLAGE-R31", "VILLAGE-R50")
def test_cards_are_earned_by_points_and_by_removing() -> None:
    table = scene(FOUR, pool=(4, 3), balls={0: {1: 1}}, cards="earn", points={0: 2}, dice={3: 1})
    table.load([3, 3, NAMED["grandma"], 5, NAMED["ice"]])
    table.play("throw size 1 at k3")
    assert table.t.given_at == 5
    assert held(table, 0) == ["ice", "grandma"]
    kids = {0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (28, 10)}
    snowman = scene(kids, types={0: "snowman", 3: "penguin"}, points={0: 3}, pool=(1, 4, 3), balls={0: {1: 1}}, cards="earn")
    play(play(snowman, "move", 1), "to 12 10")
    play(snowman, "shove k3")
    assert snowman.t.points[0] == 2
    play(snowman, "throw size 1 at k4", 6, 6, 1, 1)
    assert snowman.t.points[0] == 3
    assert snowman.t.hand_size[0] == 0


@pytest.mark.rule("VILLAGE-104", "VILLAGE-R46")
def test_a_piece_of_a_snowman_earns_a_card_for_removing_a_kid() -> None:
    table = scene(FOUR, pool=(4, 3), types={0: "snowman"}, cards="earn", dice={3: 1})
    play(table, "throw yourself at k3", 4, 4, 6, 6, 6, 6)
    assert table.t.hand_size[0] == 1


@pytest.mark.rule("VILLAGE-96", "VILLAGE-98", "VILLAGE-108")
def test_the_cards_of_a_removed_kid_are_discarded_and_serve_nobody_else() -> None:
    table = thrown({3: ["ice", "notdone", "notdone"]}, 4, 4, 4, dice={3: 1})
    assert table.t.hand_size[3] == 0
    assert [table.t.discard[NAMED[c]] for c in ("ice", "notdone")] == [1, 2]
    other = scene(FOUR, pool=(3, 3), cards="earn", hands={1: ["saved"]})
    assert "play saved 1x5" not in other.moves


@pytest.mark.rule("VILLAGE-107", "VILLAGE-R41")
def test_a_players_hand_serves_all_its_kids_and_goes_with_the_last_one() -> None:
    options: dict[str, Any] = {"cards": "deal", "deal_mode": "player3"}
    table = scene(FOUR, pool=(3, 3), hands={0: ["saved", "dash"], 1: ["ice", "ice"]}, **options)
    assert {"play saved 1x5", "play dash"} <= set(table.moves)
    first = thrown({1: ["ice", "ice"]}, 4, 4, 4, dice={3: 1}, **options)
    assert first.t.hand_size[1] == 2
    last = thrown({1: ["ice", "ice"], 0: ["ice"]}, kids={0: (10, 10), 3: (20, 10), 4: (20, 30)}, dice={3: 1, 4: 1}, **options)
    play(last, "pass", 4, 4, 4)
    assert last.t.hand_size[1] == 2
    elf = scene(FOUR, pool=(3, 3), types={0: "elf"}, hands={0: ["miracle"]}, **options)
    elf.load([0, 0])
    elf.play("play miracle to draw")
    assert held(elf, 0) == ["saved", "saved"]


@pytest.mark.rule("VILLAGE-53", "VILLAGE-R29")
def test_any_time_cards_cannot_be_played_while_choosing_a_point_or_a_shove() -> None:
    table = scene({0: (12, 13), 3: (14, 11), 4: (30, 30)}, pool=(1, 3), cards="earn", hands={0: ["dash"], 4: ["dash"]})
    play(table, "move", 2)
    assert not any("play" in move for move in table.moves)
    play(table, "to 12 10")
    assert table.moves == ["pass", "shove k3", "surrender"]


@pytest.mark.rule("VILLAGE-99")
def test_a_draw_takes_every_card_left_with_the_same_chance() -> None:
    """Two of 3 ICE and 1 DASH, 4000 times: 2000 with DASH expected, standard deviation 32; five of them are allowed."""
    table = scene(FOUR, types={0: "elf"}, pool=(3, 3), cards="earn", hands={0: ["miracle"]}, deck=["ice", "ice", "ice", "dash"])
    drawn = [t.hand[0, NAMED["dash"]] for t in replays(table, "play miracle to draw", 4000)]
    assert 2000 - 160 < sum(drawn) < 2000 + 160
