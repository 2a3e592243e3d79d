"""The worked examples of the rulebook, played move by move."""

from __future__ import annotations

import pytest

from rules.duel.positions import abandoned, capped, discards, draws, fates, fight, kinds, lay, pile
from snowyard import new
from snowyard.games.duel.layout import A1, A2, A4, A5, B1, B2, CHOOSE, DISCARDS, DRAW, E2, HAND, KINDS, STOCK, TOP
from snowyard.kernel.table import setup_fields
from support import fields_of


def drafted() -> list[str]:
    return ["keep a3", "keep a5", "keep a5", "keep a4", "keep a3", "keep a5", "keep a2", "keep a5"]


@pytest.mark.example("DUEL-1")
@pytest.mark.rule("DUEL-02", "DUEL-05", "DUEL-06", "DUEL-07", "DUEL-08", "DUEL-10")
def test_example_1_the_draft() -> None:
    first = sum(1 << 4 * kind for kind in (A1, A2, A2 + 1, A4))
    second = (1 << 4 * A2 + 1) | (1 << 4 * A4 + 1) | (3 << 4 * A5)
    start = fields_of(new("duel", seed=0))
    place = start["place"]
    place[HAND], place[HAND + 1] = first, second
    may = start["may"]
    may[0][HAND + 1], may[1][HAND] = second, first
    table = setup_fields("duel", {"place": place, "may": may})
    for move in drafted():
        table.play(move)
    assert draws(table, 0) == "B1 B2 B3 A3 A5"
    assert draws(table, 1) == "B1 B2 B3 A2 A5"
    arsenal = " ".join(pile(table, zone) for zone in (STOCK, TOP, TOP + 1)).split()
    assert sorted(arsenal, key=KINDS.index) == ["A1", "A2", "A4", "A4", "E1", "E2", "E3", "E4"]
    known = table.view(1)["players"][0]["known"]
    held = set(known["surely"] + known["may"])
    assert {"A1", "A2", "A3", "A5"} >= held - {"B1", "B2", "B3"}
    assert known["surely"][:3] == ["B1", "B2", "B3"]


@pytest.mark.example("DUEL-2")
@pytest.mark.rule("DUEL-25", "DUEL-29", "DUEL-47", "DUEL-R04", "DUEL-R05", "DUEL-R09")
def test_example_2_two_attacks_of_different_levels() -> None:
    table = lay({"play": "A2 Slushball Attack", "X": "B1"}, {"play": "B1 Snowball Attack", "X": "B3 A5"})
    table.play("play A2 Slushball Attack")
    table.load([B1])
    table.play("play B1 Snowball Attack")
    assert discards(table, 0) == "B1 B1 A2"
    assert discards(table, 1) == "B3 A5"
    assert capped(table) == [0]


@pytest.mark.example("DUEL-3")
@pytest.mark.rule("DUEL-27", "DUEL-28", "DUEL-33", "DUEL-55", "DUEL-R06")
def test_example_3_an_upgrade_behind_a_dodge() -> None:
    table = fight({"play": "E1 Iceball Attack"}, {"play": "A5 Dodge"}, piles=["A4 E2", "E3 A1"])
    assert fates(table) == {0: "miss", 1: "dodge"}
    assert table.actor == 1
    assert table.moves == ["pile 0", "pile 1"]
    table.load([E2])
    table.play("pile 0")
    assert discards(table, 1) == "A4 A5"
    assert pile(table, TOP) == "E2"
    assert capped(table) == []
    assert abandoned(table) == ""


@pytest.mark.example("DUEL-4")
@pytest.mark.rule("DUEL-43")
def test_example_4_equal_upgrades() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B2 Upgrade"}, piles=["A4 E2", "E3 A1"])
    assert (table.actor, table.moves) == (0, ["pile 0"])
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["pile 1"])
    table.load([E2])  # then A1 is the only one left
    table.play("pile 1")
    assert (discards(table, 0), discards(table, 1)) == ("B2 A4", "B2 E3")
    assert (pile(table, TOP), pile(table, TOP + 1)) == ("E2", "A1")


@pytest.mark.example("DUEL-5")
@pytest.mark.rule("DUEL-44", "DUEL-R07")
def test_example_5_unequal_upgrades() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "A5 Upgrade"}, piles=["A4 E2", "E3 A1"])
    assert table.actor == 1
    table.play("pile 1")
    assert (table.actor, table.moves) == (0, ["pile 0", "pile 1"])
    table.load([A1])
    table.play("pile 1")
    assert discards(table, 0) == "B2 A1"
    assert discards(table, 1) == "A5 E3"
    assert table.t.pile[:2].tolist() == [2, 0]
    assert "acquires_unseen" in kinds(table, 1)
    assert "acquires" in kinds(table, 0)
    assert "acquires" not in kinds(table, 1)


@pytest.mark.example("DUEL-6")
@pytest.mark.rule("DUEL-53", "DUEL-54", "DUEL-R01")
def test_example_6_rocks_against_dodge() -> None:
    table = fight({"play": "E4 Throwing Rocks"}, {"play": "B1 Dodge", "X": "B2"})
    assert abandoned(table) == "B1"
    assert capped(table) == [0]
    assert discards(table, 1) == "B2"
    table = fight({"play": "E4 Throwing Rocks"}, {"play": "B1 Dodge", "X": "B2"}, rocks_dodgeable=True)
    assert capped(table) == [0]
    assert discards(table, 1) == "B1 B2"
    assert abandoned(table) == ""


@pytest.mark.example("DUEL-7")
@pytest.mark.rule("DUEL-50", "DUEL-51")
def test_example_7_barrage_then_a_dodge() -> None:
    table = fight({"play": "E3 Barrage", "H": "A4"}, {"play": "E1 Iceball Attack", "X": "B2"})
    assert table.actor == 0
    assert set(table.moves) == {"play a4 sneak attack", "play a4 dodge", "decline"}
    assert table.t.capped[1] == 1
    table.play("play A4 Dodge")
    assert (table.actor, table.moves) == (1, ["pick discard b2", "pick discard e1"])
    table.play("pick discard B2")
    assert capped(table) == [1]
    assert abandoned(table) == "B2"
    assert discards(table, 0) == "A4 E3"


@pytest.mark.example("DUEL-8")
@pytest.mark.rule("DUEL-58", "DUEL-R12")
def test_example_8_offensive_dodge_against_dodge() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "B1 Dodge"}, piles=["A4", "E3"])
    assert fates(table) == {0: "idle+miss", 1: "dodge"}
    assert capped(table) == [0]
    assert table.t.pile[:2].tolist() == [1, 1]


@pytest.mark.example("DUEL-9")
@pytest.mark.rule("DUEL-57")
def test_example_9_offensive_dodge_against_an_attack() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "A1 Slushball Attack"}, ab="E1")
    assert (table.actor, table.moves) == (0, ["take abandoned e1", "pile 0", "pile 1"])
    table.play("take abandoned E1")
    assert capped(table) == [1]
    assert discards(table, 0) == "E1 E2"
    assert discards(table, 1) == "A1"


@pytest.mark.example("DUEL-10")
@pytest.mark.rule("DUEL-22", "DUEL-52", "DUEL-60", "DUEL-R11")
def test_example_10_snow_fort_against_barrage() -> None:
    table = fight({"play": "E1 Snow Fort"}, {"play": "E3 Barrage", "H": "B1"})
    assert table.t.turn == 1
    assert capped(table) == []
    assert discards(table, 1) == "B1 E3"


@pytest.mark.example("DUEL-11")
@pytest.mark.rule("DUEL-21", "DUEL-26", "DUEL-30", "DUEL-35", "DUEL-R13", "DUEL-R14")
def test_example_11_both_want_the_abandon_pile() -> None:
    sheets = {"play": "E2 Ultra Upgrade", "Dr": "B1 B2 B3"}, {"play": "E3 Snatch and Run", "X": "B2", "Dr": "B1"}
    table = fight(*sheets, turn=2, ab="A1", piles=["A4", ""])
    assert table.actor == 1
    table.play("pick discard B2")
    table.play("take abandoned A1")
    assert (table.actor, table.moves) == (0, ["pile 0"])
    table.play("pile 0")
    assert table.t.final == 1
    assert abandoned(table) == "B2"
    assert draws(table, 0) == "B1 B2 B3 A4 E2"
    assert draws(table, 1) == "B1 A1 E3"


@pytest.mark.example("DUEL-12")
@pytest.mark.rule("DUEL-12", "DUEL-36", "DUEL-71", "DUEL-72", "DUEL-73")
def test_example_12_the_final_round() -> None:
    sheets = {"play": "E2 Ultra Upgrade", "Dr": "B1 B2 B3"}, {"play": "E3 Snatch and Run", "X": "B2", "Dr": "B1"}
    table = fight(*sheets, turn=2, ab="A1", piles=["A4", ""])
    table.play("pick discard B2")
    table.play("take abandoned A1")
    table.load([B1, B2, B1, A1])
    table.play("pile 0")
    assert (pile(table, HAND), pile(table, HAND + 1)) == ("B1 B2", "B1 A1")
    assert table.t.counts[DRAW] == 3
    assert table.t.counts[DRAW + 1] == 1
    table.play("play B1 Dodge")
    table.play("play B1 Dodge")
    assert table.over
    assert table.t.score[:2].tolist() == [8, 6]
    assert table.payoff == [1, 0]


@pytest.mark.example("DUEL-13")
@pytest.mark.rule("DUEL-12", "DUEL-14", "DUEL-R15")
def test_example_13_reshuffle_and_inability() -> None:
    idle = {"play": "B3 Dodge", "Dr": "A5", "X": "B1"}
    able = {"play": "B1 Dodge", "X": "A1", "Dr": "B3 A3"}
    table = fight(idle, able, piles=["A4", "E3"])
    assert "A5" in pile(table, HAND).split()  # the card left over
    assert len(pile(table, HAND).split()) == 2
    assert discards(table, 0) == ""
    stuck = fight({"play": "A5 Dodge", "Dr": "B2 B3"}, {"play": "E1 Snow Fort", "Dr": ""}, piles=["A4", "E3"])
    assert stuck.over
    assert pile(stuck, DRAW) == "B2 B3"  # nobody draws
    reshuffled = fight({"play": "B1 Snowball Attack", "Dr": "B2 B3"}, {"play": "E1 Iceball Attack", "Dr": ""}, piles=["A4", "E3"])
    reshuffled.play("pick discard B1")
    assert reshuffled.t.phase == CHOOSE
    assert pile(reshuffled, HAND + 1) == "E1"


@pytest.mark.example("DUEL-14")
@pytest.mark.rule("DUEL-67", "DUEL-68", "DUEL-R19")
def test_example_14_backfire() -> None:
    table = lay({"play": "X2 Backfire"}, {"play": "A2 Slushball Attack", "X": "B1"}, alt_extremes="X2 for E2")
    table.play("play X2 Backfire")
    table.load([A2])
    table.play("play A2 Slushball Attack")
    assert discards(table, 0) == "A2 X2"
    assert discards(table, 1) == "B1"
    table = fight({"play": "X2 Backfire"}, {"play": "E4 Throwing Rocks"}, alt_extremes="X2 for E2")
    assert abandoned(table) == "E4"
    assert capped(table) == [1]
    assert discards(table, 0) == "X2"


@pytest.mark.example("DUEL-15")
@pytest.mark.rule("DUEL-59", "DUEL-69", "DUEL-29")
def test_example_15_raid_against_restock() -> None:
    table = fight({"play": "X3 Raid"}, {"play": "B3 Restock", "X": "B1 A4", "Dr": "B2"}, alt_extremes="X3 for E2")
    assert (table.actor, table.moves) == (0, ["raid the played card"])
    table.play("raid the played card")
    assert (table.actor, table.moves) == (1, ["pick discard b1", "pick discard a4"])
    table.play("pick discard A4")
    assert discards(table, 0) == "B3 X3"
    assert discards(table, 1) == "B1"
    assert draws(table, 1) == "B2 A4"


@pytest.mark.example("DUEL-16")
@pytest.mark.rule("DUEL-70")
def test_example_16_refined_upgrade() -> None:
    table = fight({"play": "X3 Refined Upgrade"}, {"play": "B1 Dodge"}, piles=["A4 E2 A1", "E3"], alt_extremes="X3 for E1")
    table.load([E2])
    table.play("pile 0")
    assert table.moves == ["take top", "take second"]
    assert table.view(0)["looking_at"] == {"pile": 0, "top": "A4", "second": "E2"}
    assert table.view(1)["looking_at"] is None
    table.play("take second")
    assert discards(table, 0) == "E2 X3"
    assert table.t.pile[:2].tolist() == [2, 1]
    assert pile(table, TOP) == "A4"
    known = table.view(1)["players"][0]["known"]
    assert (known["surely"] + known["may"]).count("A4") == 1  # the other A4 of the deck, nobody knows where
    assert "E2" in known["may"]


@pytest.mark.example("DUEL-17")
@pytest.mark.rule("DUEL-65", "DUEL-66", "DUEL-R18")
def test_example_17_weapons_cache() -> None:
    table = fight({"play": "X2 Weapons Cache", "X": "E1"}, {"play": "A5 Dodge"}, alt_extremes="X2 for E2", piles=["A4", "E3"])
    table.play("pick discard E1")
    assert discards(table, 0) == "X2"
    later = lay({"H": "B1", "C": "E1"}, {"play": "B1 Dodge"}, alt_extremes="X2 for E2", piles=["A4", "E3"])
    assert "play cached e1 snow fort" in later.moves
    later.play("play cached E1 Snow Fort")
    later.play("play B1 Dodge")
    assert discards(later, 0) == "B1 E1"


@pytest.mark.example("DUEL-18")
@pytest.mark.rule("DUEL-15", "DUEL-62", "DUEL-11", "DUEL-13")
def test_example_18_whitewash_while_hit() -> None:
    table = fight({"play": "E4 Whitewash"}, {"play": "B2 Snowball Attack"}, piles=["A4", "E3"])
    assert capped(table) == [0]
    assert table.t.counts[HAND + 1] == 2
    assert "sees" in kinds(table, 0)
    shown = table.view(0)["players"][1]["known"]
    assert " ".join(shown["hand"]["surely"]) == pile(table, HAND + 1)
    assert table.t.marked[1] == 0


@pytest.mark.example("DUEL-19")
@pytest.mark.rule("DUEL-107", "DUEL-109", "DUEL-111", "DUEL-112")
def test_example_19_three_players() -> None:
    table = lay(
        {"play": ["A2 Slushball Attack", "B2 Upgrade"]},
        {"play": ["B2 Upgrade", "B1 Snowball Attack"]},
        {"play": ["B1 Snowball Attack", "B3 Dodge"]},
        piles=["A4 A1", "E3", "E1"],
    )
    for play in ("A2 Slushball Attack", "B2 Upgrade", "B2 Upgrade", "B1 Snowball Attack", "B1 Snowball Attack"):
        table.play(f"play {play}")
    table.load([B2])
    table.play("play B3 Dodge")
    assert table.t.capped[0] == 1
    assert discards(table, 0) == "B2 B2 A2"
    assert table.actor == 1
    assert table.moves == ["pile 0", "pile 1", "pile 2"]
    table.play("pile 1")
    assert capped(table) == [0]
    assert discards(table, 1) == "B1 E3"
    assert table.t.counts[DISCARDS] == 3
