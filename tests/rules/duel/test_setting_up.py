"""The deal, the draft, quick start, the Extremes, the Arsenal."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.duel.positions import COPIES, pile
from snowyard import Refusal, Table, new
from snowyard.games.duel.layout import (
    ABANDONED,
    BOX,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    HAND,
    KEEP,
    KINDS,
    PICK_1,
    PICK_2,
    STOCK,
    TOP,
)


def level(kind: str) -> str:
    return kind[0]


def drafted(seed: int = 1, **options: Any) -> Table:
    table = new("duel", seed=seed, **options)
    rng = random.Random(seed)
    while table.t.phase < CHOOSE:
        table.play(rng.choice(table.actions))
    return table


def arsenal(table: Table) -> list[str]:
    return " ".join(pile(table, zone) for zone in (STOCK, *range(TOP, TOP + table.seats))).split()


@pytest.mark.rule("DUEL-01", "DUEL-02", "DUEL-03", "DUEL-04")
def test_everybody_starts_with_three_basics_and_four_advanced_cards() -> None:
    table = new("duel", seed=5)
    for seat in range(2):
        assert pile(table, DRAW + seat) == "B1 B2 B3"
        assert table.t.counts[HAND + seat] == 4
        assert {level(kind) for kind in pile(table, HAND + seat).split()} == {"A"}
    assert pile(table, STOCK) == "E1 E2 E3 E4"
    assert pile(table, ABANDONED) == ""
    assert Counter((pile(table, HAND) + " " + pile(table, HAND + 1)).split()) == {"A1": 1, "A2": 2, "A3": 1, "A4": 2, "A5": 2}


@pytest.mark.rule("DUEL-02")
def test_a_player_sees_its_own_four_cards_only() -> None:
    table = new("duel", seed=5)
    assert table.view(0)["players"][0]["hand"]["cards"] == pile(table, HAND).split()
    assert table.view(0)["players"][1]["hand"] == {"cards": None, "count": 4}
    assert table.view(-1)["players"][0]["hand"]["cards"] is None


@pytest.mark.rule("DUEL-05", "DUEL-06", "DUEL-07")
def test_the_draft_passes_three_then_two_and_then_two_of_four_are_kept() -> None:
    table = new("duel", seed=6)
    hands = [pile(table, HAND + seat).split() for seat in range(2)]
    assert table.t.phase == PICK_1
    for seat in range(2):
        table.play(f"keep {hands[seat][0]}")
    assert table.t.phase == PICK_2
    assert pile(table, HAND).split() == hands[1][1:]
    assert pile(table, HAND + 1).split() == hands[0][1:]
    second = [pile(table, HAND + seat).split() for seat in range(2)]
    for seat in range(2):
        table.play(f"keep {second[seat][0]}")
    assert table.t.phase == KEEP
    assert sorted(pile(table, HAND).split()) == sorted([hands[0][0], second[0][0], *second[1][1:]])
    assert table.t.counts[HAND] == table.t.counts[HAND + 1] == 4


@pytest.mark.rule("DUEL-07")
def test_two_cards_are_named_in_rising_order_and_the_first_leaves_a_second() -> None:
    for seed in range(20):
        table = new("duel", seed=seed)
        while table.t.phase < KEEP:
            table.play(table.actions[0])
        held = sorted(pile(table, HAND).split(), key=KINDS.index)
        assert table.moves == [f"keep {kind.lower()}" for kind in dict.fromkeys(held[:-1])]
        first = table.moves[-1]
        table.play(first)
        assert all(KINDS.index(m[-2:].upper()) >= KINDS.index(first[-2:].upper()) for m in table.moves)


@pytest.mark.rule("DUEL-08", "DUEL-09", "DUEL-10")
def test_after_the_draft_there_are_two_piles_of_four_with_their_tops_shown_and_decks_of_five() -> None:
    table = drafted()
    assert table.t.pile[:2].tolist() == [4, 4]
    assert table.t.face_up[:2].tolist() == [1, 1]
    assert len(arsenal(table)) == 8
    assert Counter(map(level, arsenal(table))) == {"A": 4, "E": 4}
    for seat in range(2):
        assert table.t.counts[DRAW + seat] + table.t.counts[HAND + seat] == 5
        assert table.t.counts[DISCARDS + seat] == table.t.counts[CACHE + seat] == 0
        assert table.t.capped[seat] == 0
    assert table.view(0)["piles"][1]["top"] == pile(table, TOP + 1)


@pytest.mark.rule("DUEL-100")
def test_quick_start_deals_three_keeps_two_and_puts_the_rest_into_the_arsenal() -> None:
    table = new("duel", seed=3, quick_start=True)
    assert table.t.phase == KEEP
    assert table.t.counts[HAND] == table.t.counts[HAND + 1] == 3
    assert table.t.counts[BOX] == 2
    table = drafted(3, quick_start=True)
    assert Counter(map(level, arsenal(table))) == {"A": 4, "E": 4}
    assert table.t.counts[BOX] == 0


@pytest.mark.rule("DUEL-101")
def test_alternates_replace_the_extremes_named() -> None:
    table = new("duel", seed=1, alt_extremes="X2 for E2, X3 for E1")
    assert pile(table, STOCK) == "E3 E4 X2 X3"
    assert table.view(-1)["extremes"] == ["X3", "X2", "E3", "E4"]
    assert table.options["alt_extremes"] == "X3 for E1, X2 for E2"
    assert [e.kind for e in table.events(-1)][:2] == ["swap", "swap"]


@pytest.mark.rule("DUEL-101")
def test_a_number_alone_draws_the_pairs_at_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        table = new("duel", seed=seed, alt_extremes="2")
        kinds = pile(table, STOCK).split()
        assert len(kinds) == 4
        assert sum(level(kind) == "X" for kind in kinds) == 2
        seen.update(kinds)
    assert all(150 < seen[x] < 250 for x in ("X1", "X2", "X3"))  # 2/3 of 300; five sigma is 41
    assert all(100 < seen[e] < 200 for e in ("E1", "E2", "E3", "E4"))  # 1/2 of 300


@pytest.mark.rule("DUEL-101")
@pytest.mark.parametrize(
    "bad", ["3", "X4 for E1", "X1 for E1, X1 for E2", "X1 for E1, X2 for E1", "X1 for E1, X2 for E2, X3 for E3", "E1 for X1"]
)
def test_impossible_exchanges_are_refused(bad: str) -> None:
    with pytest.raises(Refusal):
        new("duel", alt_extremes=bad)


@pytest.mark.rule("DUEL-102")
@pytest.mark.parametrize(("seats", "boxed_basics", "boxed_advanced", "boxed_extremes"), [(3, 3, 4, 2), (4, 0, 0, 0)])
def test_three_or_four_players_share_two_decks(seats: int, boxed_basics: int, boxed_advanced: int, boxed_extremes: int) -> None:
    table = new("duel", seed=8, seats=seats)
    assert sum(table.t.counts) == 36
    for seat in range(seats):
        assert pile(table, DRAW + seat) == "B1 B2 B3"
        assert table.t.counts[HAND + seat] == 4
    box = Counter(map(level, pile(table, BOX).split()))
    assert (box["B"], box["A"], box["E"]) == (boxed_basics, boxed_advanced, boxed_extremes)
    assert table.t.counts[STOCK] == 2 * seats
    swapped = new("duel", seed=8, seats=4, alt_extremes="X1 for E1")
    assert Counter(pile(swapped, STOCK).split()) == {"X1": 2, "E2": 2, "E3": 2, "E4": 2}


@pytest.mark.rule("DUEL-103")
@pytest.mark.parametrize("seats", [3, 4])
def test_both_passes_go_to_the_left(seats: int) -> None:
    table = new("duel", seed=9, seats=seats)
    for _ in range(2):
        hands = [pile(table, HAND + seat).split() for seat in range(seats)]
        for seat in range(seats):
            table.play(f"keep {hands[seat][0]}")
        kept = {seat: pile(table, HAND + seat).split() for seat in range(seats)}
        for seat in range(seats):
            assert set(hands[seat][1:]) <= set(kept[(seat + 1) % seats])


@pytest.mark.rule("DUEL-103", "DUEL-104")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("quick_start", [False, True])
def test_the_arsenal_has_a_pile_of_four_for_each_player(seats: int, quick_start: bool) -> None:
    table = drafted(4, seats=seats, quick_start=quick_start)
    assert table.t.pile[:seats].tolist() == [4] * seats
    assert Counter(map(level, arsenal(table))) == {"A": 2 * seats, "E": 2 * seats}
    assert table.t.counts[BOX] == 36 - 4 * seats - 5 * seats


def test_one_deck_has_eighteen_cards() -> None:
    standard = dict(zip(KINDS, COPIES, strict=True))
    assert sum(standard[k] for k in standard if level(k) in "BAE") == 18
    assert [sum(standard[k] for k in standard if level(k) == letter) for letter in "BAEX"] == [6, 8, 4, 3]
