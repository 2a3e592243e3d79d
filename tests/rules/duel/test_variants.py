"""Variants: every entry of content.toml does what it says, and what contradicts itself is refused."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from rules.duel.positions import capped, fate, fight, lay
from snowyard import Refusal, Table, game, new
from snowyard.games.duel.layout import (
    ACQUIRE,
    ACTS,
    BOX,
    CHOOSE,
    DISCARDS,
    DRAW,
    HAND,
    KEEP,
    KINDS,
    NO_EFFECT_CARD,
    OVER,
    PLAY_END,
    STOCK,
    TOP,
    N,
)
from support import random_variant

FAST_END = {"end": {"main_turns": 1, "final_turns": 1}}


def variant(**content: Any) -> str:
    return json.dumps(content)


def kinds(table: Table, zone: int) -> list[str]:
    t = table.t
    return [KINDS[t.kind_of[card]] for card in range(NO_EFFECT_CARD) if t.place[zone] >> card & 1]


def everything(table: Table) -> Counter[str]:
    return Counter(kind for zone in range(len(table.t.place)) for kind in kinds(table, zone))


def through(table: Table, phase: int, seed: int = 1) -> Table:
    """Play at random up to a phase, or to the end."""
    rng = random.Random(seed)
    while table.t.phase != phase and not table.over:
        table.play(rng.choice(table.actions))
    return table


def drafted(seed: int = 1, **options: Any) -> Table:
    return through(new("duel", seed=seed, **options), CHOOSE, seed)


# ---- cards


def test_in_the_printed_game_card_numbers_are_4_times_the_kind_and_the_copy() -> None:
    t = new("duel", seed=1).t
    assert [t.kind_of[card] for card in range(64)] == [card // 4 for card in range(64)]
    assert [t.cards_of[kind] for kind in range(N)] == [15 << 4 * kind for kind in range(N)]
    assert not any(t.cards_of[N + 1 :])
    assert t.other_moves == 0


@pytest.mark.parametrize("act", ACTS)
def test_any_act_can_stand_on_an_end(act: str) -> None:
    """It is met as the matrix says: here, a Snowball Attack of a card of the same level meets it."""
    changed = variant(cards={"b2": {"ends": [act, "Upgrade"]}})
    move = "B2 Snowball Attack" if act == "Snowball Attack" else "B2 first"
    table = fight({"play": move, "X": "B1 A5"}, {"play": "B1 Snowball Attack", "X": "A4 A2"}, ab="E1", variant=changed)
    plays = [e for e in table.events(0) if e.kind == "plays" and e.seat == 0]
    assert any(line.startswith(f"You play {act} ({act} / Upgrade") for line in table.story(0)), table.story(0)
    assert [(e.a & 63) >> 1 for e in plays] == [KINDS.index("B2")]
    met = {e.seat: e for e in table.events(0) if e.kind == "fate"}
    assert ACTS[met[0].a] == act
    other = (
        next(
            kind
            for kind in ("E1", "E2", "E3", "E4", "X1", "X2", "X3", "A1", "A4", "B1", "B3", "B2")
            for side in range(2)
            if act_of_printed(kind, side) == act
        )
        if act != "No Effect"
        else ""
    )
    if other:
        swap = f"{other} for E1" if other[0] == "X" else "none"
        printed = fight({"play": f"{other} {act}"}, {"play": "B2 Snowball Attack"}, alt_extremes=swap)
        expected = {e.seat: fate(e) for e in printed.events(0) if e.kind == "fate"}
        assert {seat: fate(e) for seat, e in met.items()} == expected


def act_of_printed(kind: str, side: int) -> str:
    return str(game("duel").options.printed()[f"cards.{kind.lower()}.ends"][side])


def test_a_dodge_brings_the_changed_act_of_the_other_end() -> None:
    changed = variant(cards={"b1": {"ends": ["Iceball Attack", "Dodge"]}})
    table = fight({"play": "B1 Dodge"}, {"play": "A1 Slushball Attack", "X": "B2"}, variant=changed)
    assert (table.view(1)["phase"], table.actor, table.t.capped[1]) == ("abandon", 1, 1)


@pytest.mark.parametrize("act", ["Barrage", "Offensive Dodge"])
def test_of_a_barrage_or_an_offensive_dodge_behind_a_dodge_only_the_snowball_comes(act: str) -> None:
    changed = variant(cards={"b1": {"ends": [act, "Dodge"]}})
    table = fight({"play": "B1 Dodge"}, {"play": "A1 Slushball Attack"}, variant=changed)
    assert capped(table) == [1]
    assert table.t.phase == CHOOSE


def test_an_end_with_another_act_is_named_by_its_place_and_the_other_one_as_printed() -> None:
    table = lay({"H": "B1 B2"}, {"H": "B3 A1"}, variant=variant(cards={"b1": {"ends": ["Raid", "Dodge"]}}))
    assert table.moves == ["play b1 dodge", "play b2 snowball attack", "play b2 upgrade", "play b1 first"]
    assert "Play Raid (Raid / Dodge)" in table.labels()
    b1 = table.view(0)["cards"]["B1"]
    assert {name: b1[name] for name in ("acts", "level", "points", "copies", "set", "twin")} == b1
    assert b1["acts"] == ["Raid", "Dodge"]
    assert (b1["level"], b1["points"], b1["copies"], b1["set"], b1["twin"]) == (1, 1, 2, "basic", 0)
    table.play("play b1 first")
    assert "You will play Raid (Raid / Dodge)." in table.story(0)


def test_a_card_of_a_higher_level_is_resolved_earlier() -> None:
    sheets = {"play": "B2 Upgrade"}, {"play": "A5 Upgrade"}
    assert fight(*sheets).actor == 1
    raised = fight(*sheets, variant=variant(cards={"b2": {"level": 3}}))
    assert (raised.actor, raised.t.phase, raised.view(0)["fight"]["step"]) == (0, ACQUIRE, "level 3")


def test_cards_score_the_points_of_their_kind() -> None:
    worth = {"b1": 7, "a5": 50, "e1": 0}
    changed = variant(cards={kind: {"points": n} for kind, n in worth.items()}, **FAST_END)
    for seed in range(4):
        table = through(new("duel", seed=seed, variant=changed), OVER, seed)
        for seat in range(2):
            owned = kinds(table, DRAW + seat) + kinds(table, DISCARDS + seat)
            assert table.t.score[seat] == sum(worth.get(kind.lower(), "-BAE".index(kind[0])) for kind in owned)


def test_players_begin_with_equal_shares_of_the_basic_cards() -> None:
    changed = variant(cards={"b1": {"copies": 4}, "b2": {"copies": 3}, "b3": {"copies": 1}})
    table = new("duel", seed=1, variant=changed)
    assert [kinds(table, DRAW + seat) for seat in range(2)] == [["B1", "B1", "B2"]] * 2
    assert kinds(table, BOX) == ["B2", "B3"]
    three = new("duel", seed=1, seats=3, variant=changed)
    assert [kinds(three, DRAW + seat) for seat in range(3)] == [["B1", "B1", "B2"]] * 3
    assert Counter(kinds(three, BOX))["B1"] == 2
    assert {kind: n for kind, n in everything(three).items() if kind[0] == "B"} == {"B1": 8, "B2": 6, "B3": 2}


@pytest.mark.parametrize(("which", "zone"), [("basic", DRAW), ("extreme", STOCK)])
def test_the_set_of_a_card_says_where_it_goes(which: str, zone: int) -> None:
    changed = variant(cards={"a2": {"set": which}}, draft={"deal": 3})
    table = new("duel", seed=3, variant=changed)
    assert "A2" in kinds(table, zone)
    assert "A2" not in kinds(table, HAND) + kinds(table, HAND + 1)


def test_an_advanced_set_is_drafted() -> None:
    table = new("duel", seed=3, variant=variant(cards={"b1": {"set": "advanced"}}, turn={"draw": 2}))
    assert len(kinds(table, HAND) + kinds(table, HAND + 1) + kinds(table, BOX)) == 10
    assert kinds(table, DRAW) == ["B2", "B3"]


# ---- new cards


NEW = {
    "spare-1": {"ends": ["Raid", "Dodge"], "copies": 2, "level": 2, "points": 5},
    "spare-2": {"ends": ["Sneak Attack", "Restock"], "copies": 2, "set": "basic"},
    "spare-3": {"ends": ["Barrage", "Backfire"], "copies": 1},
    "spare-4": {"ends": ["Ultra Upgrade", "Snow Fort"], "copies": 1, "points": 9},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_new_kinds_can_be_added_to_the_printed_cards(seats: int) -> None:
    table = new("duel", seed=2, seats=seats, variant=variant(cards=NEW))
    decks = 1 if seats == 2 else 2
    held = everything(table)
    assert [held[kind] for kind in NEW] == [2 * decks, 2 * decks, decks, decks]
    assert sum(held.values()) == 24 * decks
    assert kinds(table, DRAW) == ["B1", "B2", "B3", "spare-2"]
    assert table.t.kind_count == len(KINDS)


@pytest.mark.rule("DUEL-05")
def test_a_new_kind_in_hand_adds_one_move_to_the_draft() -> None:
    icicle = variant(cards={"spare-1": {"copies": 4, "ends": ["Raid", "Dodge"], "set": "advanced"}})
    table = next(t for t in (new("duel", seed=seed, variant=icicle) for seed in range(20)) if "spare-1" in kinds(t, HAND))
    assert sorted(table.moves) == sorted(f"keep {kind.lower()}" for kind in set(kinds(table, HAND)))


def test_new_kinds_are_drafted_played_given_and_taken_by_their_own_names() -> None:
    names: set[str] = set()
    rng = random.Random(5)
    for seed in range(12):
        cards = {**NEW, "e3": {"copies": 0}, "b1": {"ends": ["Snatch and Run", "Dodge"]}}
        table = new("duel", seed=seed, variant=variant(cards=cards))
        while not table.over:
            names.update(table.moves)
            table.play(rng.choice(table.actions))
    spare = {name for name in names if re.search(r"spare-[1-4]", name)}
    played = {"play spare-2 first", "play spare-2 second"}
    assert {"keep spare-1", "pick discard spare-2", "take abandoned spare-2"} | played <= spare
    numbers = [game("duel").number(name) for name in names]
    assert all(n < PLAY_END for n, name in zip(numbers, names, strict=True) if name not in spare and "b1 first" not in name)


def test_a_loaded_draw_may_name_a_new_kind() -> None:
    table = through(new("duel", seed=2, variant=variant(cards=NEW, arsenal={"extremes": 8})), KEEP)
    for _ in range(3):
        table.play(table.actions[0])
    table.load([KINDS.index(kind) for kind in ("spare-3", "spare-4", "spare-2")])  # the tops of two piles, then p0's first card
    table.play(table.actions[0])
    assert kinds(table, TOP) + kinds(table, TOP + 1) == ["spare-3", "spare-4"]
    assert "spare-2" in kinds(table, HAND)
    assert table.rolls()[:3] == ["spare-3", "spare-4", "spare-2"]


# ---- setting up, turns, the end


@pytest.mark.parametrize(("quick", "name"), [(False, "deal"), (True, "quick_deal")])
def test_so_many_advanced_cards_are_dealt(quick: bool, name: str) -> None:
    for dealt in (2, 3, 4):
        table = new("duel", seed=1, quick_start=quick, variant=variant(draft={name: dealt}))
        assert [table.t.counts[HAND + seat] for seat in range(2)] == [dealt] * 2
        through(table, CHOOSE)
        assert table.t.phase == CHOOSE


@pytest.mark.parametrize("quick", [False, True])
def test_so_many_of_them_are_kept_and_as_many_as_the_draft_returns_go_to_the_arsenal(quick: bool) -> None:
    for kept in (1, 2):
        changed = variant(draft={"keep": kept}, arsenal={"extremes": 1})
        table = drafted(quick_start=quick, variant=changed)
        for seat in range(2):
            assert table.t.counts[DRAW + seat] + table.t.counts[HAND + seat] == 3 + kept
        assert table.t.pile[:2].tolist() == [1 + 4 - kept] * 2


def test_so_many_extremes_are_in_the_arsenal_if_there_are_so_many() -> None:
    for wanted, there in ((0, 0), (1, 2), (2, 4), (8, 4)):
        table = drafted(variant=variant(arsenal={"extremes": wanted}))
        arsenal = [kind for zone in (STOCK, TOP, TOP + 1) for kind in kinds(table, zone)]
        assert sum(kind[0] == "E" for kind in arsenal) == there
        assert len(arsenal) == 4 + there == sum(table.t.pile)


def test_piles_are_equal_as_far_as_the_cards_go() -> None:
    table = drafted(variant=variant(cards={"e4": {"copies": 0}}))
    assert table.t.pile[:2].tolist() == [4, 3]
    assert "The Arsenal is dealt: 2 piles of 3 or 4 cards." in table.story(-1)


def test_players_draw_so_many_and_capped_players_so_many() -> None:
    changed = variant(turn={"draw": 3, "capped_draw": 2})
    table = drafted(variant=changed)
    assert [table.t.counts[HAND + seat] for seat in range(2)] == [3, 3]
    assert table.view(0)["draws"] == [3, 2]
    mine = {"play": "B1 Snowball Attack", "H": "A5 A4", "Dr": "B2 B3 A2"}
    table = fight(mine, {"play": "B2 Upgrade", "H": "B3 A1", "Dr": "A4 A5 B1"}, variant=changed)
    assert "Snowball Attack: p1 is capped and draws only 2 cards next turn." in table.story(0)
    assert [table.t.counts[HAND + seat] for seat in range(2)] == [3, 2]


def test_left_over_cards_are_drawn_before_a_reshuffle() -> None:
    changed = variant(turn={"draw": 3})
    mine = {"play": "B1 Dodge", "H": "A5 A4", "Dr": "B2 B3", "X": "A2 E1"}
    table = fight(mine, {"play": "B2 Upgrade", "H": "B3 A1", "Dr": "A4 A5 B1"}, variant=changed)
    while table.t.phase != CHOOSE:
        table.play(table.actions[0])
    assert {"B2", "B3"} <= set(kinds(table, HAND))
    assert table.t.counts[HAND] == 3


def test_the_final_round_begins_and_ends_after_so_many_turns() -> None:
    for seed in range(3):
        table = through(new("duel", seed=seed, variant=variant(**FAST_END)), OVER, seed)
        assert table.t.turn <= 2
    table = new("duel", seed=1, variant=variant(end={"main_turns": 1}))
    while not table.t.final:
        table.play(table.actions[0])
    assert "Turn 1 is over: the final round begins, and everybody shuffles all cards into the draw pile." in table.story(-1)
    table = new("duel", seed=1, variant=variant(end={"main_turns": 3, "final_turns": 100}))
    while not table.t.final and not table.over:
        table.play(table.actions[0])
    assert table.t.turn <= 3


# ---- refusals


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"cards": {"a1": {"copies": 0}}}, "two players get 4 Advanced cards each (draft.deal), but a deck has 7"),
        ({"cards": {"spare-1": {"copies": 4}, "spare-2": {"copies": 3}}}, "make a deck of 25 cards"),
        ({"cards": {kind: {"copies": 4} for kind in ("x1", "x2", "x3")}}, "there is room for 24, and 30"),
        ({"turn": {"capped_draw": 3}}, "turn.capped_draw is 3, but nobody draws more than turn.draw, which is 2"),
        ({"cards": {k: {"copies": 0} for k in ("b1", "b2", "b3")}, "turn": {"draw": 3}}, "begins with 2 cards, but draws 3"),
        ({"cards": {"b1": {"ends": ["Snowball", "Dodge"]}}}, 'cards.b1.ends must be a list of 2, each one of "Snowball Attack"'),
        ({"cards": {"n": {"copies": 2}}}, "there is no 'cards.n.copies' in this game"),
        ({"cards": {"e1": {"set": "basic"}}}, "there is no 'cards.e1.set' in this game"),
    ],
)
def test_what_contradicts_itself_is_refused(content: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        new("duel", variant=variant(**content))
    assert sentence in refused.value.sentence


# ---- any variant


@pytest.mark.parametrize("seed", range(4))
def test_with_any_variant_a_table_is_right_and_a_redealt_one_looks_the_same(seed: int) -> None:
    of, rng = game("duel"), random.Random(f"duel variants {seed}")
    table = new("duel", seed=seed, seats=2 + seed % 3, variant=random_variant(of, rng, 0.1))
    for number in range(40):
        if table.over:
            break
        if number % 13 == 12:
            seat = rng.randrange(table.seats)
            other = table.copy()
            of.driver.redeal(other._tables.one(), seat, np.uint64(seed), np.uint64(number))
            assert of.words.check(table.t) is None
            assert of.words.check(other.t) is None
            assert other.view(seat) == table.view(seat)
        assert of.words.default_move(table.seen(table.actor)) in table.actions
        table.play(rng.choice(table.actions))
