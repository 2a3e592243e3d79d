"""What small faults in the rules showed to be untested (tests/mutation): the last player, the lowest card, rare meetings."""

from __future__ import annotations

import pytest

from rules.duel.positions import abandoned, capped, discards, draws, fates, fight, kinds, lay, pile
from snowyard import Refusal, game, new
from snowyard.adapters.chances import Chances
from snowyard.games.duel.layout import (
    A1,
    A3,
    A4,
    B1,
    B2,
    B3,
    CACHE,
    CARD_GONE,
    CHOOSE,
    NO_DISCARDS,
    NO_EFFECT,
    NO_EFFECT_CARD,
    NOTHING_ABANDONED,
    RAID,
    STOCK,
    TOP,
    UPGRADE,
    WEAPONS_CACHE,
)
from snowyard.kernel.head import Event

DRAWN = -16  # a draw among the kinds of cards
X1, X2, X3 = {"alt_extremes": "X1 for E2"}, {"alt_extremes": "X2 for E2"}, {"alt_extremes": "X3 for E4"}
X2_X3 = {"alt_extremes": "X2 for E2, X3 for E4"}


@pytest.mark.rule("DUEL-64")
def test_dud_abandons_the_card_of_the_first_player_too() -> None:
    table = fight({"play": "A3 Sneak Attack"}, {"play": "X1 Dud", "X": "B1"}, **X1)
    assert (abandoned(table), discards(table, 0), discards(table, 1)) == ("A3", "", "B1 X1")


@pytest.mark.rule("DUEL-59", "DUEL-69")
def test_a_stolen_restock_card_is_not_told_as_restocked() -> None:
    table = fight({"play": "X3 Raid"}, {"play": "B3 Restock", "X": "B1 A4", "Dr": "B2"}, **X3)
    table.play("raid the played card")
    table.play("pick discard A4")
    assert [(e.seat, e.a, e.b) for e in table.events(-1) if e.kind == "restocks"] == [(1, 1, 0)]


@pytest.mark.rule("DUEL-59", "DUEL-R33")
def test_restock_names_the_copy_played_on_a_later_front_never_its_own_card() -> None:
    idle = {"play": ["B1 Dodge", "B1 Dodge"]}
    table = fight({"play": ["B3 Restock", "B3 Restock"], "Dr": "A1 A3"}, idle, {"play": ["A1 Dodge", "A5 Dodge"]})
    assert (table.actor, table.moves) == (0, ["pick discard b3"])
    table.play("pick discard B3")
    assert (draws(table, 0), discards(table, 0)) == ("B3 B3 A1 A3", "")


@pytest.mark.rule("DUEL-101")
def test_two_alternates_drawn_at_random_are_different_ones() -> None:
    for seed in range(25):
        table = new("duel", seed=seed, alt_extremes="2")
        assert len(set(pile(table, STOCK).split())) == 4


@pytest.mark.rule("DUEL-63", "DUEL-R30")
def test_upgrade_dodge_as_second_card_acquires_nothing_after_a_barrage_has_hit_its_player() -> None:
    table = fight(
        {"play": ["E3 Barrage", "cached B3 Dodge"], "C": "B3", "H": "X1"},
        {"play": ["cached B3 Dodge", "E3 Barrage"], "C": "B3", "H": "A2"},
        {"play": ["B1 Dodge", "B1 Dodge"]},
        **X1,
    )
    table.play("play X1 Upgrade Dodge")
    table.play("decline")
    assert table.view(-1)["phase"] == "choose"
    assert discards(table, 0) == "B3 E3 X1"


@pytest.mark.rule("DUEL-23", "DUEL-67")
def test_who_turns_an_attack_back_was_attacked_all_the_same() -> None:
    table = fight({"play": "X2 Backfire"}, {"play": "A3 Sneak Attack"}, **X2)
    assert (table.actor, table.view(-1)["phase"]) == (1, "abandon")
    assert [end["attacked"] for end in table.view(-1)["fight"]["ends"]] == [True, False]


@pytest.mark.rule("DUEL-22", "DUEL-57", "DUEL-67")
@pytest.mark.parametrize(("shield", "who"), [("X2 Backfire", [0]), ("E1 Snow Fort", [])])
def test_the_snowball_of_an_offensive_dodge_is_turned_back_by_backfire_and_void_by_snow_fort(shield: str, who: list[int]) -> None:
    assert capped(fight({"play": "E2 Offensive Dodge"}, {"play": shield}, alt_extremes="X2 for E4")) == who


@pytest.mark.rule("DUEL-R32")
def test_with_the_fallback_the_player_with_the_empty_pile_comes_second_on_even_turns_too() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B2 Upgrade"}, turn=2, piles=["A4 E2 E1", ""], nearest_empty_fallback=True)
    assert (table.actor, table.moves) == (0, ["pile 0"])
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["pile 0"])
    table.play("pile 0")
    assert sorted(discards(table, 0).split()) == ["A4", "B2"]


@pytest.mark.rule("DUEL-43", "DUEL-R37")
def test_two_offensive_dodges_take_from_their_nearest_piles() -> None:
    idle = ["B1 Dodge", "B3 Dodge"]
    table = fight({"play": ["E2 Offensive Dodge", "B1 Dodge"]}, {"play": ["B1 Dodge", "E2 Offensive Dodge"]}, {"play": idle})
    assert (table.actor, table.moves, table.view(-1)["fight"]["nearest_only"]) == (0, ["pile 0"], True)
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["pile 1"])


@pytest.mark.rule("DUEL-63")
def test_an_upgrade_dodge_that_dodges_may_take_an_abandoned_card() -> None:
    table = fight({"play": "X1 Upgrade Dodge"}, {"play": "B1 Snowball Attack"}, ab="A1", piles=["A4", ""], **X1)
    assert (table.actor, table.moves) == (0, ["take abandoned a1", "pile 0"])


@pytest.mark.rule("DUEL-65")
def test_the_second_player_caches_a_card_that_only_they_are_told_of() -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "X2 Weapons Cache", "X": "A1"}, **X2)
    assert (table.actor, table.moves) == (1, ["pick discard a1", "pick discard x2"])
    table.play("pick discard A1")
    assert (pile(table, CACHE + 1), discards(table, 1)) == ("A1", "X2")
    assert Event("caches_card", 1, A1, 0, 0) in table.events(1)
    assert "caches_card" not in kinds(table, 0)


@pytest.mark.rule("DUEL-65", "DUEL-69", "DUEL-31")
def test_a_weapons_cache_whose_card_was_raided_finds_no_discard() -> None:
    table = fight({"play": "X3 Raid"}, {"play": "X2 Weapons Cache"}, **X2_X3)
    table.play("raid the played card")
    assert Event("nothing", 1, WEAPONS_CACHE, NO_DISCARDS, 1) in table.events(-1)
    assert (table.t.phase, discards(table, 0)) == (CHOOSE, "X2 X3")


@pytest.mark.rule("DUEL-69", "DUEL-31")
def test_a_raid_finds_nothing_where_the_played_card_was_cached_and_no_card_is_abandoned() -> None:
    table = fight({"play": "X3 Raid"}, {"play": "X2 Weapons Cache"}, turn=2, **X2_X3)
    table.play("pick discard X2")
    assert Event("nothing", 0, RAID, NOTHING_ABANDONED, 1) in table.events(-1)
    assert (table.t.phase, pile(table, CACHE + 1)) == (CHOOSE, "X2")


@pytest.mark.rule("DUEL-69", "DUEL-R05")
@pytest.mark.parametrize("fizzles", [False, True])
def test_a_raided_card_is_told_with_the_raid_and_by_the_house_rule_does_nothing_any_more(fizzles: bool) -> None:
    table = fight({"play": "X3 Raid"}, {"play": "B2 Upgrade"}, removed_card_fizzles=fizzles, **X3)
    table.play("raid the played card")
    assert Event("steals", 0, 1, B2, 1 + 8 * RAID) in table.events(-1)
    assert (Event("nothing", 1, UPGRADE, CARD_GONE, 1) in table.events(-1)) == fizzles
    assert (table.t.phase == CHOOSE) == fizzles


@pytest.mark.rule("DUEL-69", "DUEL-110")
def test_a_raid_against_no_effect_brings_nothing_to_light() -> None:
    """So the move before it may be taken back."""
    no_effect = {"play": ["B1 Dodge", "no effect"], "H": ""}
    table = fight(
        {"play": ["B2 Upgrade", "B3 Dodge"]},
        {"play": ["X3 Raid", "B3 Dodge"]},
        no_effect,
        piles=["A4", "E2", "E3"],
        ab="A1",
        **X3,
    )
    assert table.actor == 0
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["take abandoned a1"])
    assert table.t.news == 0


@pytest.mark.rule("DUEL-59")
def test_restock_offers_every_other_discard_and_not_its_own_card() -> None:
    table = fight({"play": "B3 Restock", "X": "A1 E1"}, {"play": "B1 Dodge"})
    assert table.moves == ["pick discard a1", "pick discard e1"]


@pytest.mark.rule("DUEL-33", "DUEL-70")
def test_the_card_put_back_on_the_second_pile_is_turned_up_at_clean_up() -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "X3 Refined Upgrade"}, piles=["E1", "A4 E2 A1"], **X3)
    table.play("pile 1")
    table.play("take second")
    assert Event("top", -1, 1, A4, 0) in table.events(-1)
    assert (pile(table, TOP + 1), table.t.face_up[1], table.t.putter[1]) == ("A4", 1, -1)


@pytest.mark.rule("DUEL-39", "DUEL-54")
def test_a_dodge_fails_against_rocks() -> None:
    assert fates(fight({"play": "E4 Throwing Rocks"}, {"play": "B1 Dodge"})) == {0: "hit", 1: "fail"}


# ---- second cards


@pytest.mark.rule("DUEL-32", "DUEL-R33", "DUEL-50")
def test_who_must_abandon_may_name_the_second_card() -> None:
    table = fight({"play": "E3 Barrage", "H": "B2"}, {"play": "A3 Sneak Attack"})
    table.play("play B2 Upgrade")
    assert (table.actor, table.moves) == (0, ["pick discard b2", "pick discard e3"])
    table.play("pick discard B2")
    assert (abandoned(table), discards(table, 0)) == ("B2", "E3")


@pytest.mark.rule("DUEL-50", "DUEL-66")
def test_the_second_player_plays_a_second_card_from_the_own_cache() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "E3 Barrage", "C": "B1 A1"})
    table.play("play cached A1 Dodge")
    assert (pile(table, CACHE + 1), discards(table, 1), discards(table, 0)) == ("B1", "A1 E3", "B2")


@pytest.mark.rule("DUEL-19", "DUEL-66")
def test_the_second_players_cached_card_leaves_the_cache_at_the_reveal_and_is_told_as_cached() -> None:
    table = fight({"play": "B3 Dodge"}, {"play": "cached A1 Dodge", "H": "B1", "C": "A1 E1"})
    assert (pile(table, CACHE + 1), discards(table, 1), discards(table, 0)) == ("E1", "B1 A1", "B3")
    assert Event("plays", 1, 2 * A1 + 1, 1, -1) in table.events(-1)
    assert Event("plays", 0, 2 * B3 + 1, 0, -1) in table.events(-1)


@pytest.mark.rule("DUEL-50", "DUEL-66")
def test_a_cached_snowball_attack_of_the_first_kind_may_be_second() -> None:
    table = fight({"play": "E3 Barrage", "C": "B1"}, {"play": "B2 Upgrade"})
    table.play("play cached B1 Snowball Attack")
    assert (pile(table, CACHE), discards(table, 0)) == ("", "B1 E3")


@pytest.mark.rule("DUEL-50", "DUEL-51")
def test_the_first_card_of_all_as_second_card_dodges() -> None:
    table = fight({"play": "E3 Barrage", "H": "B1"}, {"play": "E1 Iceball Attack"})
    table.play("play B1 Dodge")
    assert table.t.second[0] < 0  # the turn is over: nobody had to abandon anything
    assert (capped(table), abandoned(table)) == ([1], "")


@pytest.mark.rule("DUEL-66", "DUEL-R29")
def test_of_two_barrages_only_one_may_have_a_cached_second_card() -> None:
    table = fight(
        {"play": ["E3 Barrage", "E3 Barrage"], "C": "A1 A3"},
        {"play": ["B3 Dodge", "B2 Upgrade"]},
        {"play": ["B2 Upgrade", "B3 Dodge"]},
    )
    assert len([move for move in table.moves if "cached" in move]) == 4
    table.play("play cached A1 Dodge")
    assert (table.actor, table.t.front, table.moves) == (0, 2, ["decline"])


@pytest.mark.rule("DUEL-66", "DUEL-106")
def test_who_has_assigned_a_cached_card_to_one_front_has_none_for_the_other() -> None:
    table = lay({"H": "B1 B2", "C": "A1 A3"}, {"H": "B1 B2"}, {"H": "B1 B2"})
    table.play("play cached A1 Dodge")
    assert table.moves == ["play b1 snowball attack", "play b1 dodge", "play b2 snowball attack", "play b2 upgrade"]


@pytest.mark.rule("DUEL-19", "DUEL-66")
def test_a_cached_card_leaves_the_cache_at_the_reveal() -> None:
    table = fight({"play": "cached A1 Dodge", "H": "B1", "C": "A1 E1"}, {"play": "B3 Dodge"})
    assert (pile(table, CACHE), discards(table, 0)) == ("E1", "B1 A1")


# ---- what is told, and dice


@pytest.mark.rule("DUEL-R22")
def test_the_thirtieth_turn_of_the_final_round_is_told_as_nobodys() -> None:
    fields = {"final": 1, "final_turns": 29}
    table = fight({"play": "B1 Dodge"}, {"play": "B1 Dodge"}, piles=["", ""], turn=60, fields=fields)
    assert [(e.seat, e.a) for e in table.events(-1) if e.kind == "stall"] == [(-1, 30)]


@pytest.mark.rule("DUEL-35", "DUEL-R22")
@pytest.mark.parametrize(("piles", "variant", "by_turns"), [(None, "end.main_turns = 1", 1), (["", ""], "", 0)])
def test_the_final_round_begins_with_the_last_turn_of_the_variant_or_an_empty_arsenal(
    piles: list[str] | None, variant: str, by_turns: int
) -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "B1 Dodge"}, piles=piles, variant=variant)
    assert table.t.final == 1
    assert Event("final", -1, by_turns, 1, 0) in table.events(-1)


@pytest.mark.rule("DUEL-35", "DUEL-R22")
def test_before_the_last_turn_of_the_variant_there_is_no_final_round() -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "B1 Dodge"}, variant="end.main_turns = 2")
    assert (table.t.final, "final" in kinds(table)) == (0, False)


@pytest.mark.rule("DUEL-14")
def test_a_draw_after_a_reshuffle_is_told_as_such() -> None:
    table = fight({"play": "B1 Dodge", "Dr": "B2"}, {"play": "B1 Dodge"})
    assert {Event("draws", 0, 2, 1, 0), Event("draws", 1, 2, 0, 0)} <= set(table.events(-1))


@pytest.mark.rule("DUEL-13")
def test_nothing_of_a_fight_is_left_when_the_next_turn_begins() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "B1 Snowball Attack"}, ab="A1")
    table.play("take abandoned a1")
    t = table.t
    assert (t.phase, t.played, t.reach, t.chosen[:2].tolist()) == (CHOOSE, 0, 0, [[-1, -1]] * 2)
    assert (t.act.tolist(), t.card.tolist()) == ([NO_EFFECT] * 2, [NO_EFFECT_CARD] * 2)
    assert all(word.tolist() == [0, 0] for word in (t.fate, t.snowball, t.attacked, t.active))


@pytest.mark.rule("DUEL-15", "DUEL-62", "DUEL-111")
def test_everybody_is_told_who_shows_drawn_cards_to_whom() -> None:
    table = fight({"play": "E4 Whitewash"}, {"play": "B1 Dodge"})
    assert Event("shows", 1, 0, 0, 0) in table.events(-1)


@pytest.mark.rule("DUEL-108")
def test_with_three_players_a_turn_is_told_as_nobodys_and_with_two_as_that_of_the_initiative() -> None:
    idle = {"play": ["B1 Dodge", "B3 Dodge"]}
    assert Event("turn", -1, 2, 0, 0) in fight(idle, idle, idle).events(-1)
    assert Event("turn", 1, 2, 0, 0) in fight({"play": "B1 Dodge"}, {"play": "B1 Dodge"}).events(-1)


@pytest.mark.rule("DUEL-108")
@pytest.mark.parametrize(("turn", "first"), [(1, 0), (2, 2)])
def test_the_front_resolved_first_is_told_with_its_initiative(turn: int, first: int) -> None:
    idle = {"play": ["B1 Dodge", "B3 Dodge"]}
    table = fight(idle, idle, idle, turn=turn)
    assert next((e.a, e.b, e.c) for e in table.events(-1) if e.kind == "front") == (turn - 1, turn, first)


@pytest.mark.rule("DUEL-13")
@pytest.mark.parametrize("kind", [A1, 16])
def test_a_loaded_draw_of_a_card_that_is_not_in_the_pile_is_refused(kind: int) -> None:
    table = lay({"H": "B1", "Dr": "B2 B3 A3"}, {"H": "B1"})
    table.play("play B1 Dodge")
    table.load([kind])
    with pytest.raises(Refusal, match="do not fit 'play b1 dodge'"):
        table.play("play B1 Dodge")
    table.load([B2])
    table.play("play B1 Dodge")
    assert "draws" in kinds(table)


@pytest.mark.rule("DUEL-13", "DUEL-70")
def test_a_draw_says_how_likely_each_kind_is_also_without_memory() -> None:
    table = fight({"play": "B3 Dodge", "Dr": "B1 B1 A1 A3"}, {"play": "X3 Refined Upgrade"}, piles=["E1", "A4 E2 A5"], **X3)
    table.play("pile 1")
    chances = Chances(game("duel")).outcomes(bytes(table), table.action("take second"), (), DRAWN)
    assert chances == [(B1, 0.5), (A1, 0.25), (A3, 0.25)]
