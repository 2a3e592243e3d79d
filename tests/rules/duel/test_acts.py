"""What each act does (section "The acts" of the rulebook)."""

from __future__ import annotations

import pytest

from rules.duel.positions import abandoned, capped, discards, draws, fates, fight, kinds, lay, pile
from snowyard import Table
from snowyard.games.duel.layout import A1, CACHE, HAND

X1, X2, X3 = ({"alt_extremes": f"{x} for E2"} for x in ("X1", "X2", "X3"))
FINISH = {"final": 1, "final_turns": 29}  # the turn is the last one, so nothing is drawn afterwards


# ---- attacks


@pytest.mark.rule("DUEL-46", "DUEL-111")
def test_caps_do_not_add_up() -> None:
    table = fight({"play": "E3 Barrage", "H": "B1"}, {"play": "A5 Upgrade"})
    table.play("play B1 Snowball Attack")
    assert capped(table) == [1]
    assert table.t.counts[HAND + 1] == 1


def robbed(attack: str) -> Table:
    """p1's only discard is stolen at front 0; then p2 attacks p1 at front 1."""
    return fight(
        {"play": ["A2 Slushball Attack", "B3 Dodge"]},
        {"play": ["No Effect", "B1 Snowball Attack"]},
        {"play": ["A5 Dodge", attack]},
    )


@pytest.mark.rule("DUEL-47", "DUEL-48", "DUEL-49", "DUEL-31")
@pytest.mark.parametrize(
    ("attack", "who"), [("A1 Slushball Attack", [0]), ("A3 Sneak Attack", [0]), ("E1 Iceball Attack", [0, 1])]
)
def test_attacks_on_somebody_without_discards_take_nothing_but_an_iceball_still_caps(attack: str, who: list[int]) -> None:
    table = robbed(attack)
    assert table.t.turn == 1
    assert kinds(table).count("nothing") == 1
    assert discards(table, 1) == ""
    assert capped(table) == who


@pytest.mark.rule("DUEL-48", "DUEL-R10", "DUEL-19")
def test_sneak_attack_lets_the_target_choose_also_the_card_just_played() -> None:
    table = fight({"play": "A3 Sneak Attack"}, {"play": "B2 Snowball Attack", "X": "E1", "H": "A5"})
    assert table.actor == 1
    assert table.moves == ["pick discard b2", "pick discard a5", "pick discard e1"]
    table.play("pick discard B2")
    assert abandoned(table) == "B2"
    assert capped(table) == [0]  # the Snowball of the abandoned card still hits


@pytest.mark.rule("DUEL-53", "DUEL-29")
def test_rocks_take_only_a_card_that_is_still_there_and_cap_the_thrower_all_the_same() -> None:
    """p1's Raid card robs the Rocks card first; the Rocks still hit, and the Raid card is abandoned."""
    table = fight({"play": "X3 Raid"}, {"play": "E4 Throwing Rocks"}, turn=1, **X3)
    assert fates(table) == {0: "block", 1: "hit"}
    assert abandoned(table) == "X3"
    assert capped(table) == [1]


@pytest.mark.rule("DUEL-53")
def test_rocks_against_a_barrage_with_a_second_card_take_the_barrage() -> None:
    table = fight({"play": "E3 Barrage", "H": "B3"}, {"play": "E4 Throwing Rocks"})
    table.play("play B3 Restock")
    assert abandoned(table) == "E3"
    assert capped(table) == [1]
    assert discards(table, 0) == "B3"


@pytest.mark.rule("DUEL-53")
def test_rocks_that_do_not_hit_cap_nobody() -> None:
    table = fight({"play": "E4 Throwing Rocks"}, {"play": "E1 Snow Fort"})
    assert capped(table) == []
    assert abandoned(table) == ""


@pytest.mark.rule("DUEL-54")
def test_snatch_and_run_and_snow_fort_work_against_rocks() -> None:
    assert fates(fight({"play": "E4 Throwing Rocks"}, {"play": "E3 Snatch and Run"}))[0] == "avoid"
    assert fates(fight({"play": "E4 Throwing Rocks"}, {"play": "E1 Snow Fort"}))[0] == "void"


# ---- dodges


@pytest.mark.rule("DUEL-55", "DUEL-28")
@pytest.mark.parametrize(
    ("dodge", "end"),
    [("B1 Dodge", "capped"), ("A1 Dodge", "steals"), ("A4 Dodge", "abandon"), ("A5 Dodge", "acquire"), ("B3 Dodge", "restock")],
)
def test_each_dodge_takes_the_act_behind_it(dodge: str, end: str) -> None:
    table = fight({"play": "B2 Snowball Attack", "X": "A3"}, {"play": dodge, "X": "A2"})
    assert 1 not in capped(table)
    if end == "capped":
        assert capped(table) == [0]
    elif end == "steals":
        assert kinds(table, 0).count("steals") == 1
    else:
        assert table.view(0)["phase"] == end
        assert table.actor == (0 if end == "abandon" else 1)


@pytest.mark.rule("DUEL-56")
def test_dodge_against_dodge_does_nothing() -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "A5 Dodge"}, piles=["A4", "E3"])
    assert fates(table) == {0: "idle", 1: "idle"}
    assert capped(table) == []
    assert table.t.turn == 1


@pytest.mark.rule("DUEL-28")
def test_an_attack_behind_a_dodge_cannot_be_dodged_by_an_offensive_dodge() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "A4 Dodge"}, piles=["A1", "E3"])
    assert (table.actor, table.view(0)["phase"]) == (0, "abandon")


@pytest.mark.rule("DUEL-57", "DUEL-23")
def test_the_snowball_of_an_offensive_dodge_blocks_an_upgrade() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "B2 Upgrade"})
    assert fates(table) == {0: "idle+hit", 1: "block"}
    assert capped(table) == [1]


# ---- acquiring


@pytest.mark.rule("DUEL-42", "DUEL-45", "DUEL-R21")
def test_upgrade_takes_the_top_of_any_pile_that_is_not_empty() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B1 Dodge"}, piles=["", "E3 A1"])
    assert table.moves == ["pile 1"]
    table.play("pile 1")
    assert discards(table, 0) == "B2 E3"


@pytest.mark.rule("DUEL-45")
def test_an_upgrade_with_nothing_to_acquire_does_nothing() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B1 Dodge"}, piles=["", ""], fields=FINISH)
    assert table.over
    assert "nothing" in kinds(table)


@pytest.mark.rule("DUEL-43", "DUEL-R08", "DUEL-45")
def test_equal_upgrades_use_the_nearest_pile_only_and_an_empty_one_gives_nothing() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B2 Upgrade"}, piles=["", "E3 A1"])
    assert (table.actor, table.moves) == (1, ["pile 1"])
    table.play("pile 1")
    assert discards(table, 0) == "B2"


@pytest.mark.rule("DUEL-43")
def test_ultra_upgrade_may_still_take_an_abandoned_card_under_the_nearest_pile_rule() -> None:
    table = fight(
        {"play": "E2 Ultra Upgrade"}, {"play": "X3 Refined Upgrade"}, piles=["", "E3 A1"], ab="A4 B1", alt_extremes="X3 for E1"
    )
    assert (table.actor, table.moves) == (0, ["take abandoned b1", "take abandoned a4"])
    table.play("take abandoned A4")
    assert (table.actor, table.moves) == (1, ["pile 1"])


@pytest.mark.rule("DUEL-44")
def test_a_higher_upgrade_takes_first_from_any_pile() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "E2 Ultra Upgrade"}, piles=["A4", "E3"], ab="B1")
    assert (table.actor, table.moves) == (1, ["take abandoned b1", "pile 0", "pile 1"])
    table.play("pile 0")
    assert (table.actor, table.moves) == (0, ["pile 1"])


@pytest.mark.rule("DUEL-R07")
def test_with_acquire_faceup_only_a_face_down_top_cannot_be_chosen() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "A5 Upgrade"}, piles=["A4 E2", "E3 A1"], acquire_faceup_only=True)
    table.play("pile 1")
    assert (table.actor, table.moves) == (0, ["pile 0"])


@pytest.mark.rule("DUEL-R08", "DUEL-R32")
def test_with_the_fallback_an_empty_nearest_pile_sends_its_player_to_the_next_pile_after_the_other() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B2 Upgrade"}, piles=["", "E3 A1 A4"], nearest_empty_fallback=True)
    assert (table.actor, table.moves) == (1, ["pile 1"])  # p0 has the initiative, but waits
    table.play("pile 1")
    assert (table.actor, table.moves) == (0, ["pile 1"])
    table.load([A1])
    table.play("pile 1")
    assert discards(table, 0) == "B2 A1"


@pytest.mark.rule("DUEL-R32")
def test_the_fallback_with_ultra_and_refined_upgrade() -> None:
    ultra = fight(
        {"play": "E2 Ultra Upgrade"},
        {"play": "X3 Refined Upgrade"},
        piles=["", "E3 A1"],
        ab="B1",
        nearest_empty_fallback=True,
        alt_extremes="X3 for E1",
    )
    assert ultra.actor == 1
    ultra.play("pile 1")
    ultra.play("take top")
    assert (ultra.actor, ultra.moves) == (0, ["take abandoned b1", "pile 1"])
    refined = fight(
        {"play": "X3 Refined Upgrade"},
        {"play": "E2 Ultra Upgrade"},
        piles=["", "E3 A1 A4"],
        nearest_empty_fallback=True,
        alt_extremes="X3 for E1",
    )
    refined.play("pile 1")
    assert (refined.actor, refined.moves) == (0, ["pile 1"])
    refined.load([A1])
    refined.play("pile 1")
    assert refined.view(0)["looking_at"] == {"pile": 1, "top": "A1", "second": "A4"}
    refined.play("take second")
    assert discards(refined, 0) == "A4 X3"
    closed = fight(
        {"play": "X3 Refined Upgrade"},
        {"play": "E2 Ultra Upgrade"},
        piles=["", "E3 A1 A4"],
        nearest_empty_fallback=True,
        acquire_faceup_only=True,
        alt_extremes="X3 for E1",
    )
    closed.play("pile 1")
    assert closed.t.turn == 1
    assert discards(closed, 0) == "X3"


# ---- Restock, Snatch and Run, Raid, Dud, Cache, Upgrade Dodge, Refined Upgrade


@pytest.mark.rule("DUEL-59")
def test_restock_takes_itself_and_one_other_discard_that_nobody_else_sees() -> None:
    table = fight({"play": "B3 Restock", "X": "A1", "H": "B1", "Dr": "B2 A2"}, {"play": "B1 Dodge"})
    assert table.moves == ["pick discard b1", "pick discard a1"]
    table.play("pick discard A1")
    assert draws(table, 0) == "B2 B3 A1 A2"
    assert discards(table, 0) == "B1"
    assert "restocks_card" in kinds(table, 0)
    assert "restocks_card" not in kinds(table, 1)
    alone = fight({"play": "B3 Restock", "Dr": "B2 A2"}, {"play": "B1 Dodge"})
    assert draws(alone, 0) == "B2 B3 A2"


@pytest.mark.rule("DUEL-59")
def test_restock_never_names_its_own_card_but_may_name_its_copy() -> None:
    table = fight({"play": "B3 Restock", "X": "B3", "Dr": "B2 A2"}, {"play": "B1 Dodge"})
    assert table.moves == ["pick discard b3"]
    table.play("pick discard B3")
    assert draws(table, 0) == "B2 B3 B3 A2"


@pytest.mark.rule("DUEL-61", "DUEL-26")
def test_snatch_and_run_gives_a_discard_and_takes_an_abandoned_card() -> None:
    table = fight({"play": "E3 Snatch and Run", "X": "B2"}, {"play": "E1 Iceball Attack"}, ab="A1 A4")
    assert fates(table) == {0: "eff", 1: "avoid"}
    assert table.moves == ["pick discard b2", "pick discard e3"]
    table.play("pick discard E3")
    assert table.moves == ["take abandoned a1", "take abandoned a4"]  # not the card just given
    table.play("take abandoned A4")
    assert discards(table, 0) == "B2 A4"
    assert abandoned(table) == "A1 E3"
    assert capped(table) == []
    nothing_there = fight({"play": "E3 Snatch and Run", "X": "B2"}, {"play": "E1 Iceball Attack"})
    assert discards(nothing_there, 0) == "B2 E3"


@pytest.mark.rule("DUEL-62")
def test_whitewash_is_no_attack() -> None:
    table = fight({"play": "E4 Whitewash"}, {"play": "A5 Dodge"})
    assert fates(table) == {0: "eff", 1: "idle"}
    upgrade = fight({"play": "E4 Whitewash"}, {"play": "B2 Upgrade"})
    assert fates(upgrade) == {0: "eff", 1: "def"}


@pytest.mark.rule("DUEL-63", "DUEL-R20")
def test_upgrade_dodge_acquires_either_way_but_the_abandon_pile_only_when_dodging() -> None:
    dodging = fight({"play": "X1 Upgrade Dodge"}, {"play": "B1 Snowball Attack"}, ab="A1", **X1)
    assert dodging.moves == ["take abandoned a1", "pile 0", "pile 1"]
    dodging.play("take abandoned A1")
    assert capped(dodging) == []
    idle = fight({"play": "X1 Upgrade Dodge"}, {"play": "B1 Dodge"}, ab="A1", **X1)
    assert idle.moves == ["pile 0", "pile 1"]
    rocks = fight({"play": "X1 Upgrade Dodge"}, {"play": "E4 Throwing Rocks"}, ab="A1", **X1)
    assert abandoned(rocks) == "A1 X1"
    assert capped(rocks) == [1]


@pytest.mark.rule("DUEL-64", "DUEL-R20", "DUEL-R28")
def test_dud_voids_and_abandons_the_attack_it_dodges() -> None:
    table = fight({"play": "X1 Dud"}, {"play": "A2 Slushball Attack", "X": "B1"}, **X1)
    assert fates(table) == {0: "dodge", 1: "void"}
    assert abandoned(table) == "A2"
    assert discards(table, 1) == "B1"
    idle = fight({"play": "X1 Dud"}, {"play": "B2 Upgrade"}, **X1)
    assert fates(idle) == {0: "idle", 1: "def"}
    rocks = fight({"play": "X1 Dud"}, {"play": "E4 Throwing Rocks"}, **X1)
    assert abandoned(rocks) == "X1"
    barrage = fight({"play": "X1 Dud"}, {"play": "E3 Barrage", "H": "B1"}, **X1)
    assert abandoned(barrage) == "E3"
    assert capped(barrage) == []


@pytest.mark.rule("DUEL-65")
def test_weapons_cache_hides_a_discard_also_its_own_card() -> None:
    table = fight({"play": "X2 Weapons Cache", "X": "E1"}, {"play": "B1 Dodge"}, **X2)
    assert table.moves == ["pick discard e1", "pick discard x2"]
    table.play("pick discard X2")
    assert pile(table, CACHE) == "X2"
    assert "caches_card" not in kinds(table, 1)
    known = table.view(1)["players"][0]["known"]
    assert "X2" in known["cache"]["may"] + known["cache"]["surely"]
    stays = fight({"play": "B1 Dodge", "C": "E1 E4", "Dr": "", "X": "B2"}, {"play": "B1 Dodge"}, **X2)
    assert pile(stays, CACHE) == "E1 E4"  # not reshuffled


@pytest.mark.rule("DUEL-65", "DUEL-47")
def test_a_cached_card_cannot_be_stolen() -> None:
    for seed in range(20):
        table = fight({"play": "A2 Slushball Attack"}, {"play": "B1 Snowball Attack", "C": "E1"}, fields={"seed": seed}, **X2)
        assert discards(table, 0) == "B1 A2"


@pytest.mark.rule("DUEL-67", "DUEL-R19")
@pytest.mark.parametrize("attack", ["B1 Snowball Attack", "E3 Barrage", "A3 Sneak Attack", "E1 Iceball Attack"])
def test_backfire_turns_each_attack_on_its_player(attack: str) -> None:
    table = fight({"play": "X2 Backfire"}, {"play": attack, "H": "B2"}, **X2)
    if attack[:2] in ("A3", "E1"):
        assert (table.actor, table.view(1)["phase"]) == (1, "abandon")
        table.play("pick discard B2")
        assert abandoned(table) == "B2"
    assert capped(table) == ([] if attack[:2] == "A3" else [1])
    assert table.t.turn == 1  # no second card after a reflected Barrage


@pytest.mark.rule("DUEL-68")
def test_backfire_without_an_attack_does_nothing() -> None:
    table = fight({"play": "X2 Backfire"}, {"play": "B2 Upgrade"}, **X2)
    assert fates(table) == {0: "idle", 1: "def"}


@pytest.mark.rule("DUEL-69")
def test_raid_takes_the_played_card_or_an_abandoned_one() -> None:
    table = fight({"play": "X3 Raid"}, {"play": "B1 Dodge"}, ab="A4", **X3)
    assert table.moves == ["take abandoned a4", "raid the played card"]
    table.play("take abandoned A4")
    assert discards(table, 0) == "A4 X3"
    both = fight({"play": "X3 Raid"}, {"play": "E4 Whitewash"}, **X3)
    both.play("raid the played card")
    assert discards(both, 0) == "E4 X3"
    assert kinds(both, 1).count("sees") == 1  # the robbed Whitewash still works


@pytest.mark.rule("DUEL-70")
def test_refined_upgrade_of_a_single_card_takes_it() -> None:
    table = fight({"play": "X3 Refined Upgrade"}, {"play": "B1 Dodge"}, piles=["A4", "E3 A1"], **X3)
    table.play("pile 0")
    assert discards(table, 0) == "A4 X3"
    assert table.t.turn == 1


@pytest.mark.rule("DUEL-R34", "DUEL-70")
def test_a_card_put_back_and_taken_in_a_lower_step_is_known_to_who_put_it_back() -> None:
    table = fight({"play": "X3 Refined Upgrade"}, {"play": "B2 Upgrade"}, piles=["A4 E1", "E3 A1"], **X3)
    table.load([A1])
    table.play("pile 1")
    table.play("take top")
    assert table.view(1)["piles"][1] == {"count": 1, "top": None}
    assert table.actor == 1
    table.play("pile 1")
    assert discards(table, 1) == "B2 A1"
    assert "acquires" in kinds(table, 0)
    assert "A1" in table.view(0)["players"][1]["known"]["discards"]["surely"]
    assert "acquires_unseen" in kinds(table, -1)
    closed = fight(
        {"play": "X3 Refined Upgrade"}, {"play": "B2 Upgrade"}, piles=["A4 E1", "E3 A1"], acquire_faceup_only=True, **X3
    )
    closed.play("pile 1")
    closed.play("take top")
    assert closed.moves == ["pile 0"]


# ---- steps


@pytest.mark.rule("DUEL-26", "DUEL-R13")
def test_what_is_stolen_in_a_step_cannot_be_stolen_back_in_it() -> None:
    for seed in range(10):
        table = fight({"play": "A2 Slushball Attack"}, {"play": "A1 Slushball Attack"}, fields={"seed": seed})
        assert (discards(table, 0), discards(table, 1)) == ("A1", "A2")


@pytest.mark.rule("DUEL-29", "DUEL-R05")
@pytest.mark.parametrize(("fizzles", "expected"), [(False, [0]), (True, [])])
def test_the_act_of_a_stolen_card_happens_unless_the_house_rule_says_otherwise(fizzles: bool, expected: list[int]) -> None:
    table = fight({"play": "A2 Slushball Attack"}, {"play": "B1 Snowball Attack"}, removed_card_fizzles=fizzles)
    assert discards(table, 0) == "B1 A2"
    assert capped(table) == expected


@pytest.mark.rule("DUEL-29")
def test_dodging_is_not_undone_by_the_loss_of_the_card() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "A1 Slushball Attack"}, removed_card_fizzles=True)
    assert fates(table) == {0: "dodge+hit", 1: "miss"}
    lost = fight({"play": "E4 Throwing Rocks"}, {"play": "B1 Dodge"}, removed_card_fizzles=True, rocks_dodgeable=True)
    assert capped(lost) == [0]


@pytest.mark.rule("DUEL-25", "DUEL-27")
def test_higher_levels_are_resolved_first() -> None:
    table = lay({"play": "B2 Snowball Attack"}, {"play": "E1 Iceball Attack"}, turn=1)
    table.play("play B2 Snowball Attack")
    table.play("play E1 Iceball Attack")
    assert (table.actor, table.view(0)["phase"]) == (0, "abandon")
    assert table.t.capped[:2].tolist() == [1, 0]  # the Snowball of level 1 has not struck yet
    table.play("pick discard B2")
    assert capped(table) == [0, 1]


@pytest.mark.rule("DUEL-R16")
def test_discards_are_open_to_their_owner_only_and_their_number_to_all() -> None:
    table = lay({"H": "B1", "X": "A1 A3"}, {"H": "B1"})
    assert table.view(0)["players"][0]["discards"] == {"cards": ["A1", "A3"], "count": 2}
    assert table.view(1)["players"][0]["discards"] == {"cards": None, "count": 2}


@pytest.mark.rule("DUEL-R38")
def test_an_older_copy_goes_before_one_that_can_still_be_a_second_card() -> None:
    """On turn 3 front 2 comes before front 0: p0 loses a B1 there, and its unpicked B1 can still follow the Barrage."""
    table = fight(
        {"play": ["E3 Barrage", "cached A5 Upgrade"], "C": "A5", "H": "B1", "X": "B1"},
        {"play": ["B3 Dodge", "A3 Upgrade"]},
        {"play": ["A3 Sneak Attack", "B3 Restock"]},
        turn=3,
    )
    table.play("pick discard B1")
    assert abandoned(table) == "B1"
    assert table.moves == ["play b1 snowball attack", "play b1 dodge", "decline"]
