"""Barrage and the second card."""

from __future__ import annotations

from typing import Any

import pytest

from rules.duel.positions import abandoned, capped, discards, fates, fight, kinds, pile
from snowyard import Table
from snowyard.games.duel.layout import CACHE

X1, X2, X3 = (dict[str, Any](alt_extremes=f"{x} for E2") for x in ("X1", "X2", "X3"))


def barrage(second: str, against: str, more: dict[str, str] | None = None, **options: Any) -> Table:
    """p0 plays Barrage and then the second card, against p1's card."""
    table = fight({"play": "E3 Barrage", "H": second[:2]}, {"play": against, **(more or {})}, **options)
    table.play(f"play {second}")
    return table


@pytest.mark.rule("DUEL-50", "DUEL-R11")
def test_a_barrage_that_hits_caps_before_everything_else_and_offers_both_sides() -> None:
    table = fight({"play": "E3 Barrage", "H": "B1"}, {"play": "E1 Iceball Attack"})
    assert table.t.capped[:2].tolist() == [0, 1]
    assert table.moves == ["play b1 snowball attack", "play b1 dodge", "decline"]
    table.play("decline")
    assert (table.actor, table.view(0)["phase"]) == (0, "abandon")


@pytest.mark.rule("DUEL-50")
def test_the_second_choice_is_asked_also_when_there_is_no_second_card() -> None:
    table = fight({"play": "E3 Barrage"}, {"play": "B2 Upgrade"})
    assert (table.actor, table.moves) == (0, ["decline"])


@pytest.mark.rule("DUEL-52")
@pytest.mark.parametrize("shield", ["B1 Dodge", "E2 Offensive Dodge", "E1 Snow Fort"])
def test_a_barrage_that_does_not_hit_gives_no_second_card(shield: str) -> None:
    table = fight({"play": "E3 Barrage", "H": "B2"}, {"play": shield})
    assert table.view(0)["phase"] != "second card"
    assert "B2" in discards(table, 0)


@pytest.mark.rule("DUEL-51")
def test_an_attack_on_the_second_card_hits() -> None:
    table = barrage("A3 Sneak Attack", "B2 Upgrade")
    assert fates(table) == {0: "hit", 1: "block"}
    assert (table.actor, table.view(1)["phase"]) == (1, "abandon")


@pytest.mark.rule("DUEL-51")
def test_a_def_effect_on_the_second_card_needs_that_its_player_is_not_attacked() -> None:
    assert fates(barrage("B2 Upgrade", "E4 Whitewash"))[0] == "def"
    assert fates(barrage("B2 Upgrade", "A1 Slushball Attack"))[0] == "block"


@pytest.mark.rule("DUEL-51")
def test_snow_fort_on_the_second_card_voids_what_is_not_resolved_yet() -> None:
    table = barrage("E1 Snow Fort", "A3 Sneak Attack")
    assert fates(table) == {0: "eff", 1: "void"}
    assert capped(table) == [1]  # the Barrage had struck before


@pytest.mark.rule("DUEL-51")
def test_backfire_on_the_second_card_reflects() -> None:
    table = barrage("X2 Backfire", "A3 Sneak Attack", {"X": "B1"}, **X2)
    assert fates(table) == {0: "eff", 1: "refl"}
    assert table.actor == 1


@pytest.mark.rule("DUEL-51", "DUEL-R29")
def test_an_offensive_dodge_as_second_card_dodges_and_throws() -> None:
    table = barrage("E2 Offensive Dodge", "A3 Sneak Attack")
    assert fates(table) == {0: "dodge+hit", 1: "miss"}
    assert table.moves == ["pile 0", "pile 1"]


@pytest.mark.rule("DUEL-R29")
def test_upgrade_dodge_dud_and_snatch_and_run_as_second_cards() -> None:
    upgrade_dodge = barrage("X1 Upgrade Dodge", "A3 Sneak Attack", ab="B1", **X1)
    assert upgrade_dodge.moves == ["take abandoned b1", "pile 0", "pile 1"]
    dud = barrage("X1 Dud", "A3 Sneak Attack", **X1)
    assert fates(dud) == {0: "dodge", 1: "void"}
    assert abandoned(dud) == "A3"


@pytest.mark.rule("DUEL-R29")
def test_raid_as_second_card_takes_the_card_the_opponent_played() -> None:
    table = barrage("X3 Raid", "E4 Whitewash", **X3)
    table.play("raid the played card")
    assert discards(table, 0) == "E3 E4 X3"


@pytest.mark.rule("DUEL-50", "DUEL-66", "DUEL-R29")
def test_a_cached_card_may_be_second_but_only_one_cached_card_is_played_a_turn() -> None:
    table = fight({"play": "E3 Barrage", "C": "E1"}, {"play": "B2 Upgrade"})
    assert table.moves == ["play cached e1 iceball attack", "play cached e1 snow fort", "decline"]
    table.play("play cached E1 Iceball Attack")
    assert pile(table, CACHE) == ""
    assert (table.actor, table.view(1)["phase"]) == (1, "abandon")
    cached = fight({"play": "cached E3 Barrage", "C": "E3 E1", "H": "B1 B3"}, {"play": "B2 Upgrade"})
    assert cached.moves == ["play b1 snowball attack", "play b1 dodge", "play b3 restock", "play b3 dodge", "decline"]


def two_barrages() -> Table:
    return fight(
        {"play": ["E3 Barrage", "cached B3 Dodge"], "C": "B3", "H": "A4"},
        {"play": ["cached B3 Dodge", "E3 Barrage"], "C": "B3", "H": "A4"},
        {"play": ["B1 Dodge", "B1 Dodge"]},
    )


@pytest.mark.rule("DUEL-R30")
def test_barrage_against_barrage_hits_both_ways_and_second_cards_are_chosen_in_order_of_initiative() -> None:
    table = two_barrages()
    assert table.t.capped[:2].tolist() == [1, 1]
    assert table.actor == 0
    table.play("play A4 Dodge")
    assert kinds(table, 1).count("second") == 1  # open before p1 chooses
    assert table.actor == 1
    table.play("play A4 Sneak Attack")
    assert fates(table)[0] == "dodge"  # also one chosen later
    assert fates(table)[1] == "miss"


@pytest.mark.rule("DUEL-R30")
def test_a_second_card_never_undoes_a_barrage() -> None:
    table = two_barrages()
    table.play("play A4 Dodge")
    table.play("decline")
    told = [e for e in table.events(-1) if e.kind == "fate" and e.seat == 0]
    assert table.story(-1)[1] == "p0’s Dodge does nothing: no attack comes from p1."
    assert told
    assert {0, 1} <= set(capped(table))


@pytest.mark.rule("DUEL-R30", "DUEL-23")
def test_a_def_effect_after_two_barrages_is_blocked() -> None:
    table = fight(
        {"play": ["E3 Barrage", "cached B3 Dodge"], "C": "B3", "H": "A2"},
        {"play": ["cached B3 Dodge", "E3 Barrage"], "C": "B3", "H": "A2"},
        {"play": ["B1 Dodge", "B1 Dodge"]},
    )
    table.play("play A2 Upgrade")
    table.play("decline")
    assert table.story(-1)[1] == "p0’s Upgrade is blocked: p1 attacks."
