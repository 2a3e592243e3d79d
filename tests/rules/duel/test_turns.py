"""Draw, show, choose, reveal, clean up, the final round, the end."""

from __future__ import annotations

import random

import pytest

from rules.duel.positions import abandoned, capped, discards, draws, fight, kinds, lay, pile
from snowyard import Refusal, new
from snowyard.games.duel.layout import A3, B1, CHOOSE, DISCARDS, DRAW, HAND, OVER, TOP


@pytest.mark.rule("DUEL-11", "DUEL-13", "DUEL-46", "DUEL-R02")
def test_a_capped_player_draws_exactly_one_card_once() -> None:
    table = fight({"play": "B1 Snowball Attack"}, {"play": "B2 Snowball Attack"})
    assert [table.t.counts[HAND + seat] for seat in range(2)] == [1, 1]
    assert table.t.capped[:2].tolist() == [0, 0]
    for _ in range(2):
        table.play(next(m for m in table.moves if "upgrade" in m or "dodge" in m or "restock" in m))
    while table.t.phase != CHOOSE:
        table.play(table.actions[0])
    assert [table.t.counts[HAND + seat] for seat in range(2)] == [2, 2]


@pytest.mark.rule("DUEL-14")
def test_nothing_is_shuffled_while_the_draw_pile_suffices() -> None:
    table = fight({"play": "B1 Dodge", "X": "A1", "Dr": "B2 B3"}, {"play": "B1 Dodge"})
    assert discards(table, 0) == "B1 A1"
    assert draws(table, 0) == "B2 B3"


@pytest.mark.rule("DUEL-14", "DUEL-R15")
def test_the_left_over_card_is_drawn_first_and_the_rest_from_the_shuffled_discards() -> None:
    table = lay({"play": "B1 Dodge", "X": "A1 A3", "Dr": "B2"}, {"play": "B1 Dodge"})
    table.play("play B1 Dodge")
    table.load([A3])  # the left-over card needs no die
    table.play("play B1 Dodge")
    assert pile(table, HAND) == "B2 A3"
    assert pile(table, DRAW) == "B1 A1"
    assert set(table.moves) >= {"play b2 upgrade", "play a3 sneak attack"}


@pytest.mark.rule("DUEL-12", "DUEL-R27")
def test_the_game_ends_before_anybody_draws_when_somebody_cannot() -> None:
    table = fight({"play": "B1 Dodge", "Dr": ""}, {"play": "B1 Dodge", "Dr": "B2 B3"})
    assert table.over
    assert table.t.counts[DRAW + 1] == 2
    assert kinds(table).count("unable") == 1
    both = fight({"play": "B1 Dodge", "Dr": ""}, {"play": "B1 Dodge", "Dr": ""})
    assert both.over
    assert kinds(both).count("unable") == 2
    assert both.payoff == [0.5, 0.5]


@pytest.mark.rule("DUEL-12")
def test_draw_pile_and_discards_together_make_a_player_able() -> None:
    table = fight({"play": "B1 Dodge", "X": "B3", "Dr": ""}, {"play": "B1 Dodge"})
    assert not table.over
    assert table.t.counts[HAND] == 2


@pytest.mark.rule("DUEL-16", "DUEL-17", "DUEL-18", "DUEL-19", "DUEL-34", "DUEL-R25")
def test_one_card_is_picked_the_other_is_discarded_and_all_is_shown_at_once() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"})
    assert table.moves == ["play b1 snowball attack", "play b1 dodge", "play a2 slushball attack", "play a2 upgrade"]
    table.play("play B1 Dodge")
    assert (discards(table, 0), discards(table, 1)) == ("", "")
    assert kinds(table, 1) == ["decided"]
    table.play("play B3 Dodge")
    assert kinds(table, -1)[:5] == ["decided", "sets_aside", "sets_aside", "plays", "plays"]
    assert "sets_aside_card" in kinds(table, 0)
    assert discards(table, 0) == "B1 A2"
    assert discards(table, 1) == "B2 B3"


@pytest.mark.rule("DUEL-16", "DUEL-18")
def test_a_secret_choice_shows_itself_to_nobody_before_the_reveal() -> None:
    seen = []
    for move in ("play B1 Dodge", "play B1 Snowball Attack", "play A2 Slushball Attack", "play A2 Upgrade"):
        table = lay({"H": "B1 A2"}, {"H": "B2 B3"})
        table.play(move)
        seen.append((str(table.view(1)), str(table.story(1)), str(table.view(-1)), table.observe(1).tobytes(), table.t.news))
    assert len(set(seen)) == 1


@pytest.mark.rule("DUEL-15")
def test_whoever_is_marked_shows_its_cards_to_the_whitewash_player_alone() -> None:
    table = fight({"play": "E4 Whitewash"}, {"play": "B1 Dodge"})
    assert kinds(table, 0).count("sees") == 1
    assert kinds(table, -1).count("sees") == 0
    assert table.view(0)["players"][1]["known"]["hand"]["surely"] == pile(table, HAND + 1).split()
    assert kinds(table, 1).count("shows") == 1


@pytest.mark.rule("DUEL-21", "DUEL-30", "DUEL-R40")
@pytest.mark.parametrize(("turn", "first"), [(1, 0), (2, 1), (3, 0)])
def test_initiative_goes_to_p0_on_odd_turns(turn: int, first: int) -> None:
    table = fight({"play": "A3 Sneak Attack"}, {"play": "A4 Sneak Attack"}, turn=turn)
    assert table.actor == first
    table = fight({"play": "A2 Upgrade"}, {"play": "A3 Upgrade"}, turn=turn)
    assert table.actor == first


@pytest.mark.rule("DUEL-33")
def test_a_new_top_is_shown_only_at_clean_up() -> None:
    table = fight({"play": "A5 Upgrade"}, {"play": "B2 Upgrade"}, piles=["A4 E2", "E3 A1"])
    table.play("pile 0")
    assert table.t.face_up[0] == 0
    assert table.view(1)["piles"][0] == {"count": 1, "top": None}
    table.play("pile 1")
    assert table.t.face_up[:2].tolist() == [1, 1]
    assert table.t.counts[TOP] == table.t.counts[TOP + 1] == 1


@pytest.mark.rule("DUEL-35", "DUEL-36")
def test_the_final_round_begins_when_all_piles_are_empty() -> None:
    table = fight({"play": "B2 Upgrade", "X": "A3"}, {"play": "B1 Dodge"}, piles=["", "E3"])
    table.play("pile 1")
    assert table.t.final == 1
    assert table.t.counts[DISCARDS] == table.t.counts[DISCARDS + 1] == 0
    assert table.t.counts[DRAW] + table.t.counts[HAND] == 5
    assert "final" in kinds(table)
    for _ in range(2):
        table.play(table.actions[0])
    while table.t.phase not in (CHOOSE, OVER):
        table.play(table.actions[0])
    assert not any("shuffling" in sentence for sentence in table.story())


@pytest.mark.rule("DUEL-36", "DUEL-12", "DUEL-59")
def test_in_the_final_round_discards_do_not_help_but_restock_does() -> None:
    final = {"final": 1}
    stuck = fight({"play": "B1 Dodge", "X": "A1 A3", "Dr": "B2"}, {"play": "B1 Dodge"}, piles=["", ""], fields=final)
    assert stuck.over
    saved = fight({"play": "B3 Restock", "X": "A1 A3", "Dr": "B2"}, {"play": "B1 Dodge"}, piles=["", ""], fields=final)
    saved.play("pick discard A1")
    assert not saved.over
    assert draws(saved, 0) == "B2 B3 A1"


@pytest.mark.rule("DUEL-37", "DUEL-R22")
def test_turn_100_brings_the_final_round_although_cards_remain() -> None:
    table = fight({"play": "B1 Dodge", "X": "A1"}, {"play": "B1 Dodge"}, turn=100, piles=["A4 E2", "E3"])
    assert table.t.final == 1
    assert table.t.pile[:2].tolist() == [2, 1]
    assert discards(table, 0) == ""
    before = fight({"play": "B1 Dodge", "X": "A1"}, {"play": "B1 Dodge"}, turn=99, piles=["A4 E2", "E3"])
    assert before.t.final == 0
    upgrade = fight({"play": "B2 Upgrade"}, {"play": "B1 Dodge"}, turn=101, piles=["A4 E2", "E3"], fields={"final": 1})
    assert upgrade.moves == ["pile 0", "pile 1"]


@pytest.mark.rule("DUEL-37", "DUEL-71", "DUEL-R22")
def test_thirty_turns_of_the_final_round_end_the_game() -> None:
    for played, over in ((28, False), (29, True)):
        fields = {"final": 1, "final_turns": played}
        table = fight({"play": "B1 Dodge", "X": "E1"}, {"play": "B1 Dodge"}, piles=["", ""], turn=60, fields=fields)
        assert table.over is over
    assert kinds(table).count("stall") == 1
    assert table.t.score[0] == 1 + 3 + sum({"B": 1, "A": 2, "E": 3}[kind[0]] for kind in draws(table, 0).split())


@pytest.mark.rule("DUEL-72", "DUEL-73", "DUEL-R17", "DUEL-R23")
def test_draw_pile_and_discards_score_and_the_cache_only_by_the_house_rule() -> None:
    fields = {"final": 1, "final_turns": 29}
    sheets = {"play": "B1 Dodge", "X": "A1", "C": "E1", "Dr": "B2 B3"}, {"play": "B1 Dodge", "X": "E3", "Dr": "B2"}
    table = fight(*sheets, piles=["", ""], ab="E2", fields=fields)
    assert table.t.score[:2].tolist() == [5, 5]
    assert table.payoff == [0.5, 0.5]
    table = fight(*sheets, piles=["", ""], ab="E2", fields=fields, cache_scores=True)
    assert table.t.score[:2].tolist() == [8, 5]
    assert table.payoff == [1, 0]


@pytest.mark.rule("DUEL-73")
def test_whoever_could_not_draw_can_still_win() -> None:
    table = fight({"play": "E1 Snow Fort", "Dr": ""}, {"play": "B1 Dodge", "Dr": "B2"})
    assert table.over
    assert table.payoff == [1, 0]


@pytest.mark.rule("DUEL-66", "DUEL-R18")
def test_a_cached_card_may_be_played_instead_of_a_drawn_one() -> None:
    table = lay({"H": "B1 B3", "C": "E1 E4"}, {"play": "B1 Dodge"})
    assert {m for m in table.moves if "cached" in m} == {
        "play cached e1 iceball attack",
        "play cached e1 snow fort",
        "play cached e4 throwing rocks",
        "play cached e4 whitewash",
    }
    table.play("play cached E4 Whitewash")
    table.play("play B1 Dodge")
    assert discards(table, 0) == "B1 B3 E4"
    assert table.view(0)["players"][0]["cache"]["cards"] == ["E1"]


@pytest.mark.rule("DUEL-31", "DUEL-R26")
def test_a_player_cannot_refuse_what_it_can_do() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "B1 Dodge"})
    with pytest.raises(Refusal):
        table.play("decline")


@pytest.mark.rule("DUEL-R31")
def test_a_forced_choice_looks_like_a_free_one_to_the_others() -> None:
    """The same public story, decision for decision, whether p1 had one discard to abandon or several of one kind."""
    stories: list[list[object]] = []
    for hand in ("B3", "B1"):
        table = fight({"play": "A3 Sneak Attack"}, {"play": "B2 Upgrade", "H": hand})
        assert table.actor == 1
        stories.append([kinds(table, 0), table.prompt(0), table.t.decisions])
        table.play("pick discard B2")
        stories[-1] += [table.story(0)[0], table.t.decisions]
    assert stories[0] == stories[1]
    single = fight({"play": "A3 Sneak Attack"}, {"play": "B2 Upgrade"})
    assert single.moves == ["pick discard b2"]
    assert single.actor == 1


@pytest.mark.rule("DUEL-32")
def test_naming_a_kind_means_the_copy_that_was_not_played() -> None:
    sheets = {"play": "E4 Throwing Rocks"}, {"play": "B1 Snowball Attack", "X": "B1 B3"}
    table = fight(*sheets)
    assert discards(table, 1) == "B1 B3"
    sneak = fight({"play": "A3 Sneak Attack"}, {"play": "B1 Snowball Attack", "X": "B1"})
    sneak.play("pick discard B1")
    abandon = next(e for e in sneak.events(-1) if e.kind == "abandons")
    assert (abandon.a, abandon.b) == (B1, 0)


@pytest.mark.rule("DUEL-32", "DUEL-47")
def test_a_random_steal_treats_every_physical_card_alike() -> None:
    stolen = {"played": 0, "other": 0, "B3": 0}
    for seed in range(600):
        table = lay({"play": "A2 Slushball Attack"}, {"play": "B1 Dodge", "X": "B1 B3"}, fields={"seed": seed})
        table.play("play A2 Slushball Attack")
        table.play("play B1 Snowball Attack")
        steal = next(e for e in table.events(0) if e.kind == "steals")
        stolen["B3" if steal.b != B1 else "played" if steal.c % 8 else "other"] += 1
    assert all(140 < n < 260 for n in stolen.values())  # 200 each; five sigma is 58


def test_a_game_never_lasts_more_than_130_turns() -> None:
    rng = random.Random(3)
    for seed in range(20):
        table = new("duel", seed=seed, quick_start=bool(seed % 2))
        while not table.over:
            table.play(rng.choice(table.actions))
        assert table.t.turn <= 130
        assert table.t.decisions <= 1178


def test_caps_and_the_abandon_pile_are_public() -> None:
    table = fight({"play": "A3 Sneak Attack"}, {"play": "E1 Iceball Attack"})
    assert table.view(-1)["players"][0]["capped"] is True
    table.play("pick discard A3")
    assert capped(table) == [0]
    table.play("pick discard E1")
    assert abandoned(table) == "A3 E1"
    assert table.view(-1)["abandoned"] == ["A3", "E1"]
