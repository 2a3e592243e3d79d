"""Three and four players: two fronts each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.duel.history import History
from rules.duel.positions import abandoned, capped, discards, fight, kinds, lay, pile
from rules.duel.test_amid_a_turn import assert_uniform_amid
from rules.duel.test_history import ending, play_on
from rules.duel.ways import hidden_zones, way_of
from snowyard import Table, new
from snowyard.games.duel.layout import A5, ABANDONED, B1, B2, CACHE, CHOOSE, DISCARDS, E3, FATES, HAND, N

IDLE = ["B1 Dodge", "B3 Dodge"]


def first_fates(table: Table, number: int) -> list[tuple[int, str]]:
    """The first fates told by the last move."""
    return [(e.seat, FATES[e.b]) for e in table.events(-1) if e.kind == "fate"][:number]


@pytest.mark.rule("DUEL-106", "DUEL-R24")
def test_everybody_assigns_a_card_to_each_front_first_the_one_with_its_number() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"}, {"H": "B1 B2"})
    assert table.actor == 0
    assert "play no effect" not in table.moves
    table.play("play B1 Dodge")
    assert table.actor == 0
    assert table.moves == ["play a2 slushball attack", "play a2 upgrade"]
    table.play("play A2 Upgrade")
    assert table.actor == 1
    assert table.t.chosen[0].tolist() == [0, 16]


@pytest.mark.rule("DUEL-105", "DUEL-106")
def test_no_effect_fills_the_second_front_of_whoever_drew_one_card() -> None:
    table = lay({"H": "B1"}, {"H": "B2 B3"}, {"H": "B1 B2"})
    assert table.moves == ["play b1 snowball attack", "play b1 dodge", "play no effect"]
    table.play("play no effect")
    assert table.moves == ["play b1 snowball attack", "play b1 dodge"]
    table.play("play B1 Dodge")
    for move in ("play B2 Upgrade", "play B3 Dodge", "play B1 Dodge", "play B2 Upgrade"):
        table.play(move)
    assert sum(table.t.counts) == 36  # No Effect lies nowhere among them


@pytest.mark.rule("DUEL-R35", "DUEL-106")
def test_a_capped_player_with_cached_cards_has_every_arrangement_but_no_effect_twice() -> None:
    pairs = set()
    for first in lay({"H": "B1", "C": "E1"}, {"H": "B2 B3"}, {"H": "B1 B2"}).moves:
        table = lay({"H": "B1", "C": "E1"}, {"H": "B2 B3"}, {"H": "B1 B2"})
        table.play(first)
        pairs |= {(first.split()[1], second.split()[1]) for second in table.moves}
    assert pairs == {("b1", "no"), ("no", "b1"), ("cached", "no"), ("no", "cached"), ("b1", "cached"), ("cached", "b1")}
    two = lay({"H": "B1 A2", "C": "E1 E2"}, {"H": "B2 B3"}, {"H": "B1 B2"})
    two.play("play cached E1 Snow Fort")
    assert {m.split()[1] for m in two.moves} == {"b1", "a2"}  # one cached card a turn, and no No Effect
    two.play("play A2 Upgrade")
    for move in ("play B2 Upgrade", "play B3 Dodge", "play B1 Dodge", "play B2 Upgrade"):
        two.play(move)
    assert "B1" in discards(two, 0)
    assert pile(two, CACHE) == "E2"


@pytest.mark.rule("DUEL-107")
@pytest.mark.parametrize(("turn", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_fronts_are_resolved_in_rising_order_beginning_with_turn_minus_one(turn: int, order: list[int]) -> None:
    table = fight({"play": IDLE}, {"play": IDLE}, {"play": IDLE}, turn=turn)
    assert [e.a for e in table.events(-1) if e.kind == "front"] == order


@pytest.mark.rule("DUEL-107")
def test_being_attacked_counts_for_one_front_only() -> None:
    table = fight({"play": ["A2 Slushball Attack", "B3 Dodge"]}, {"play": ["B2 Upgrade", "A5 Upgrade"]}, {"play": IDLE})
    assert first_fates(table, 4) == [(0, "hit"), (1, "block"), (1, "def"), (2, "idle")]


@pytest.mark.rule("DUEL-108", "DUEL-43")
@pytest.mark.parametrize(("turn", "first"), [(1, 0), (4, 1)])
def test_initiative_at_a_front_alternates_and_the_nearest_pile_rule_is_per_front(turn: int, first: int) -> None:
    table = fight({"play": ["B2 Upgrade", "B1 Dodge"]}, {"play": ["B1 Dodge", "B2 Upgrade"]}, {"play": IDLE}, turn=turn)
    assert table.actor == first
    assert table.moves == [f"pile {first}"]


@pytest.mark.rule("DUEL-33", "DUEL-107")
def test_new_tops_are_shown_after_each_front() -> None:
    table = fight(
        {"play": ["B2 Upgrade", "B1 Dodge"]}, {"play": ["A5 Upgrade", "B1 Dodge"]}, {"play": IDLE}, piles=["A4 E1", "E2", "E3"]
    )
    table.play("pile 0")
    assert kinds(table).count("top") == 1
    assert table.actor == 1


@pytest.mark.rule("DUEL-109", "DUEL-29")
def test_a_card_stolen_at_an_earlier_front_still_acts() -> None:
    sheets = [["A2 Slushball Attack", "B3 Dodge"], ["B2 Snowball Attack", "A3 Upgrade"], ["B1 Dodge", "A5 Upgrade"]]
    table = lay({"play": sheets[0]}, {"play": sheets[1]}, {"play": sheets[2]})
    for play in [p for sheet in sheets for p in sheet][:-1]:
        table.play(f"play {play}")
    table.load([B2])
    table.play(f"play {sheets[2][1]}")
    assert "B2" in discards(table, 0)
    assert 2 in capped(table)  # hit by the Snowball that p0 had stolen


@pytest.mark.rule("DUEL-109")
def test_the_second_card_is_never_the_card_on_the_other_front() -> None:
    table = fight({"play": ["E3 Barrage", "B1 Dodge"]}, {"play": ["B1 Dodge", "B2 Upgrade"]}, {"play": IDLE})
    assert (table.actor, table.moves) == (0, ["decline"])


@pytest.mark.rule("DUEL-109")
def test_a_second_card_that_was_stolen_at_an_earlier_front_is_gone() -> None:
    table = lay(
        {"play": ["E3 Barrage", "cached A5 Upgrade"], "C": "A5", "H": "B1"},
        {"play": ["B3 Dodge", "A3 Upgrade"]},
        {"play": ["A2 Slushball Attack", "B3 Restock"]},
        turn=3,
    )
    for play in ("E3 Barrage", "cached A5 Upgrade", "B3 Dodge", "A3 Upgrade", "A2 Slushball Attack"):
        table.play(f"play {play}")
    table.load([B1])
    table.play("play B3 Restock")
    assert (table.actor, table.moves) == (0, ["decline"])


@pytest.mark.rule("DUEL-110")
def test_rocks_and_raid_do_not_move_no_effect() -> None:
    rocks = fight({"play": ["E4 Throwing Rocks", "B1 Dodge"]}, {"play": ["B1 Dodge", "No Effect"]}, {"play": IDLE})
    assert abandoned(rocks) == ""
    assert capped(rocks) == [0]
    raid = fight(
        {"play": ["X3 Raid", "B1 Dodge"]}, {"play": ["B1 Dodge", "No Effect"]}, {"play": IDLE}, ab="A4", alt_extremes="X3 for E1"
    )
    assert (raid.actor, raid.moves) == (0, ["take abandoned a4"])


@pytest.mark.rule("DUEL-110", "DUEL-64")
def test_dud_abandons_the_card_on_its_own_front() -> None:
    table = fight(
        {"play": ["X1 Dud", "B1 Dodge"]}, {"play": ["A5 Dodge", "B2 Snowball Attack"]}, {"play": IDLE}, alt_extremes="X1 for E1"
    )
    assert abandoned(table) == "B2"
    assert discards(table, 1) == "A5"


@pytest.mark.rule("DUEL-111")
def test_two_hits_in_a_turn_cap_once_and_whitewash_shows_to_its_player_only() -> None:
    table = fight(
        {"play": ["B1 Snowball Attack", "B3 Dodge"]},
        {"play": ["B2 Upgrade", "A2 Upgrade"]},
        {"play": ["B3 Dodge", "B1 Snowball Attack"]},
    )
    assert capped(table) == [1]
    table = fight({"play": ["E4 Whitewash", "B3 Dodge"]}, {"play": ["B3 Dodge", "A5 Dodge"]}, {"play": IDLE})
    assert [kinds(table, seat).count("sees") for seat in (-1, 0, 1, 2)] == [0, 1, 0, 0]


@pytest.mark.rule("DUEL-R36")
def test_two_whitewashes_on_one_player_show_its_cards_to_both() -> None:
    table = fight(
        {"play": ["E4 Whitewash", "B3 Dodge"]}, {"play": ["B3 Dodge", "A5 Dodge"]}, {"play": ["B1 Dodge", "E4 Whitewash"]}
    )
    assert [kinds(table, seat).count("sees") for seat in range(3)] == [1, 0, 1]
    for viewer in (0, 2):
        assert table.view(viewer)["players"][1]["known"]["hand"]["surely"] == pile(table, HAND + 1).split()


@pytest.mark.rule("DUEL-112")
def test_a_random_steal_is_known_to_thief_and_victim_only() -> None:
    table = fight({"play": ["A2 Slushball Attack", "B3 Dodge"]}, {"play": ["B3 Dodge", "A3 Upgrade"]}, {"play": IDLE})
    assert [kinds(table, seat).count("steals") for seat in (-1, 0, 1, 2)] == [0, 1, 1, 0]
    assert [kinds(table, seat).count("steals_unseen") for seat in (-1, 0, 1, 2)] == [1, 0, 0, 1]


@pytest.mark.rule("DUEL-112", "DUEL-12", "DUEL-35")
def test_the_game_ends_when_any_player_cannot_draw_and_the_final_round_needs_all_piles_empty() -> None:
    stuck = fight({"play": IDLE}, {"play": ["B1 Dodge", "No Effect"], "Dr": ""}, {"play": IDLE})
    assert stuck.over
    last = fight({"play": IDLE}, {"play": IDLE}, {"play": IDLE}, piles=["", "", "E1"])
    assert last.t.final == 0


@pytest.mark.rule("DUEL-R33")
def test_of_two_played_copies_the_one_of_the_earlier_front_is_meant() -> None:
    """p1 plays both B2 (fronts 1 and 0) and abandons one at front 1: on turn 1 front 0 came earlier."""
    table = fight(
        {"play": ["B1 Dodge", "B3 Dodge"]},
        {"play": ["B2 Snowball Attack", "B2 Upgrade"]},
        {"play": ["B1 Dodge", "A3 Sneak Attack"]},
    )
    table.play("pile 0")
    upgrade_copy = table.t.chosen[1, 1]
    table.play("pick discard B2")
    assert not table.t.place[DISCARDS + 1] >> upgrade_copy & 1
    later = fight(
        {"play": ["B1 Dodge", "B3 Dodge"]},
        {"play": ["B2 Snowball Attack", "B2 Upgrade"]},
        {"play": ["B1 Dodge", "A3 Sneak Attack"]},
        turn=2,
    )
    snowball_copy = later.t.chosen[1, 0]
    later.play("pick discard B2")
    assert not later.t.place[DISCARDS + 1] >> snowball_copy & 1


def choose_all(sheets: list[list[str]], loaded: int, **more: Any) -> Table:
    """All choices made; the first random card of the turn is of kind `loaded`."""
    table = lay(*({"play": sheet} for sheet in sheets), **more)
    moves = [play for sheet in sheets for play in sheet]
    for play in moves[:-1]:
        table.play(f"play {play}")
    table.load([loaded])
    table.play(f"play {moves[-1]}")
    return table


@pytest.mark.rule("DUEL-R33", "DUEL-69")
def test_a_stolen_card_that_another_player_had_played_on_an_earlier_front_is_given_before_the_own_one() -> None:
    table = choose_all(
        [["A2 Slushball Attack", "E3 Snatch and Run"], ["E3 Snatch and Run", "B1 Snowball Attack"], ["X3 Raid", "B3 Dodge"]],
        E3,
        turn=4,
        ab="A1 A5",
        alt_extremes="X3 for E2",
    )
    assert discards(table, 0) == "A2 E3 E3"
    for move in ("pick discard B1", "take abandoned A1"):  # p1's Snatch and Run on front 1, though its card is stolen
        assert table.actor == 1
        table.play(move)
    own, stolen = table.t.chosen[0, 1], table.t.chosen[1, 0]
    assert table.actor == 0
    table.play("pick discard E3")
    given = "Barrage / Snatch and Run, just played on the front of p1 and you,"
    assert table.story(2)[0] == f"Snatch and Run: p0 gives {given} to the Abandon pile."
    table.play("take abandoned B1")
    assert table.t.place[DISCARDS] >> own & 1
    assert not table.t.place[DISCARDS] >> stolen & 1
    assert (table.actor, table.moves) == (2, ["take abandoned a5", "raid the played card"])


FIZZLING = [["A2 Slushball Attack", "B1 Snowball Attack"], ["A5 Dodge", "B1 Snowball Attack"], ["A4 Sneak Attack", "B3 Dodge"]]


@pytest.mark.rule("DUEL-R33", "DUEL-R05")
def test_a_stolen_card_is_abandoned_before_the_own_one_whose_act_then_does_not_fizzle() -> None:
    table = choose_all(FIZZLING, B1, removed_card_fizzles=True)
    assert table.actor == 0
    table.play("pick discard B1")
    assert 2 in capped(table)


@pytest.mark.rule("DUEL-R33", "DUEL-R05")
def test_the_own_card_goes_and_its_act_fizzles_where_none_of_an_earlier_front_was_stolen() -> None:
    table = choose_all(FIZZLING, A5, removed_card_fizzles=True)
    table.play("pick discard B1")
    assert 2 not in capped(table)


@pytest.mark.rule("DUEL-R33")
def test_who_sees_the_own_card_go_concludes_that_none_of_an_earlier_front_was_stolen() -> None:
    table = choose_all(FIZZLING, A5)
    assert "A5" not in table.view(2)["players"][0]["known"]["surely"]
    table.play("pick discard B1")
    assert "A5" in table.view(2)["players"][0]["known"]["surely"]  # had p0 stolen p1's B1, that one would have gone
    assert table.game.words.check(table.t) is None


@pytest.mark.rule("DUEL-R33")
def test_what_everybody_concludes_from_the_order_of_fronts_is_what_redealing_knows() -> None:
    """p1 plays B1 on front 0 and A5 on front 1. p2 sees p0 steal one of the two, and then abandon a B1 it has just played."""
    for stolen in (B1, A5):
        table = ending(*({"H": " ".join(play[:2] for play in sheet), "Dr": "B2"} for sheet in FIZZLING), piles=["E1", "E2", "E3"])
        moves = [play for sheet in FIZZLING for play in sheet]
        history = {2: History(table, 2)}
        for play in moves[:-1]:
            play_on(table, history, f"play {play}")
        table.load([stolen])
        play_on(table, history, f"play {moves[-1]}")
        assert_uniform_amid(table, 2, history[2])
        play_on(table, history, "pick discard B1")
        assert table.t.phase == CHOOSE
        zones = hidden_zones(table, 2)
        assert len(history[2].tables()) == 1  # p2 was told on which front the card was played, so it knows what was stolen
        assert {way_of(table.redealt(2, k), 2, zones) for k in range(20)} == history[2].tables()


@pytest.mark.rule("DUEL-32")
def test_of_copies_on_the_abandon_pile_one_that_was_not_played_is_taken() -> None:
    sheets = [["B1 Dodge", "B3 Dodge"], ["B2 Snowball Attack", "A5 Dodge"], ["E2 Ultra Upgrade", "A3 Sneak Attack"]]
    table = fight(*({"play": sheet} for sheet in sheets), ab="B2", turn=1)
    older = table.t.place[ABANDONED]
    assert table.actor == 1
    table.play("pick discard B2")
    played = 1 << table.t.chosen[1, 0]
    assert (table.actor, table.t.place[ABANDONED]) == (2, older | played)
    table.play("take abandoned B2")
    assert table.t.place[ABANDONED] == played


@pytest.mark.rule("DUEL-109", "DUEL-R41")
def test_a_card_played_and_cached_this_turn_is_no_second_card() -> None:
    table = fight(
        {"play": ["X2 Weapons Cache", "E3 Barrage"], "C": "A1"},
        {"play": ["B3 Dodge", "B1 Dodge"]},
        {"play": ["B2 Upgrade", "B3 Dodge"]},
        alt_extremes="X2 for E2",
    )
    assert (table.actor, table.moves) == (0, ["pick discard e3", "pick discard x2"])
    for card in ("X2", "E3"):
        copy = table.copy()
        copy.play(f"pick discard {card}")
        assert pile(copy, CACHE) == f"A1 {card}"
        assert (copy.actor, copy.moves) == (0, ["play cached a1 slushball attack", "play cached a1 dodge", "decline"])


@pytest.mark.rule("DUEL-108")
@pytest.mark.parametrize(("turn", "first"), [(1, [0, 1, 2]), (2, [2, 0, 1])])
def test_the_story_names_the_initiative_of_each_front_and_none_of_the_turn(turn: int, first: list[int]) -> None:
    table = fight({"play": IDLE}, {"play": IDLE}, {"play": IDLE}, turn=turn)
    names = ["Mia", "Ole", "Ada"]
    fronts = [turn - 1, turn % 3, (turn + 1) % 3]
    story = table.story(-1, names)
    for front, seat in zip(fronts, first, strict=True):
        pair = f"{names[front]} and {names[(front + 1) % 3]}"
        assert f"Now the front of {pair}. {names[seat]} has the initiative here." in story
    assert f"Turn {turn + 1}." in story
    assert f"Zug {turn + 1}." in table.story(-1, names, "de")
    assert any(line.endswith("You have the initiative here.") for line in table.story(first[0], names))


@pytest.mark.rule("DUEL-108")
@pytest.mark.parametrize(("turn", "first"), [(1, 0), (4, 1)])
def test_the_view_says_who_has_the_initiative_on_the_front_being_resolved(turn: int, first: int) -> None:
    table = fight({"play": ["B2 Upgrade", "B1 Dodge"]}, {"play": ["B1 Dodge", "B2 Upgrade"]}, {"play": IDLE}, turn=turn)
    for seat in (-1, 0, 2):
        assert table.view(seat)["initiative"] is None
        assert (table.view(seat)["fight"]["front"], table.view(seat)["fight"]["initiative"]) == (0, first)


@pytest.mark.rule("DUEL-R34")
def test_taking_a_card_that_was_put_back_brings_it_to_light_so_it_cannot_be_undone() -> None:
    table = fight(
        {"play": ["X3 Refined Upgrade", "B1 Dodge"]},
        {"play": ["B2 Upgrade", "A5 Upgrade"]},
        {"play": IDLE},
        piles=["A4 E2", "A1", "A3"],
        alt_extremes="X3 for E4",
    )
    for move in ("pile 0", "take top"):
        table.play(move)
    assert not table.t.news
    table.play("pile 0")
    assert table.actor == 1
    assert table.t.news


@pytest.mark.rule("DUEL-R38")
def test_restock_takes_the_older_copy_so_that_the_unpicked_one_can_still_be_second() -> None:
    table = fight(
        {"play": ["B3 Restock", "cached E3 Barrage"], "H": "B2", "X": "B2", "C": "E3"},
        {"play": IDLE},
        {"play": ["B2 Upgrade", "B1 Dodge"]},
    )
    table.play("pick discard B2")
    assert table.moves == ["play b2 snowball attack", "play b2 upgrade", "decline"]


@pytest.mark.rule("DUEL-31", "DUEL-48")
@pytest.mark.parametrize("attack", ["A4 Sneak Attack", "E1 Iceball Attack", "A1 Slushball Attack"])
def test_an_attack_that_finds_no_discards_is_told_as_the_attackers(attack: str) -> None:
    table = fight(
        {"play": [attack, "B1 Dodge"]},
        {"play": ["B1 Snowball Attack", "no effect"]},
        {"play": ["B3 Dodge", "A2 Slushball Attack"]},
        turn=2,
    )
    assert f"Your {attack[3:]} finds nothing: p1 has no discards." in table.story(0)


@pytest.mark.rule("DUEL-R37", "DUEL-43")
def test_two_offensive_dodges_upgrade_from_the_nearest_pile_or_the_abandon_pile() -> None:
    table = fight(
        {"play": ["E2 Offensive Dodge", "B1 Dodge"]}, {"play": ["B1 Dodge", "E2 Offensive Dodge"]}, {"play": IDLE}, ab="A4"
    )
    assert (table.actor, table.moves) == (0, ["take abandoned a4", "pile 0"])
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["take abandoned a4", "pile 1"])


@pytest.mark.rule("DUEL-R08")
def test_the_fallback_goes_clockwise_to_the_next_pile_that_is_not_empty() -> None:
    table = fight(
        {"play": ["B2 Upgrade", "B1 Dodge"]},
        {"play": ["B1 Dodge", "B2 Upgrade"]},
        {"play": IDLE},
        {"play": IDLE},
        piles=["A4", "", "", "E1"],
        nearest_empty_fallback=True,
    )
    assert (table.actor, table.moves) == (0, ["pile 0"])
    table.play("pile 0")
    assert (table.actor, table.moves) == (1, ["pile 3"])


@pytest.mark.rule("DUEL-105", "DUEL-112")
def test_36_cards_stay_36_cards_and_no_effect_is_never_among_them() -> None:
    rng = random.Random(1)
    for seed in range(4):
        table = new("duel", seed=seed, seats=3 + seed % 2)
        while not table.over:
            table.play(rng.choice(table.actions))
            assert sum(table.t.counts) == 36
            assert all(cards < 1 << 4 * N for cards in table.t.place)
            if table.t.phase == CHOOSE:
                assert table.t.played == 0
