"""Redealing between the decisions of one turn: exactly the tables that fit what a seat was told, each as often as any other."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.duel.history import History
from rules.duel.test_history import assert_as_likely, ending, play_on, weight
from rules.duel.ways import way_amid_a_turn
from snowyard import Table
from snowyard.games.duel.layout import CHOOSE, HAND, PHASES

SAMPLES_A_TABLE = 25
MOST_TABLES = 70


def assert_uniform_amid(table: Table, seat: int, history: History) -> None:
    possible = {way: weight(way) for way in history.tables_amid_a_turn(table)}
    assert way_amid_a_turn(table, seat) in possible
    samples = SAMPLES_A_TABLE * len(possible)
    assert_as_likely(Counter(way_amid_a_turn(table.redealt(seat, k), seat) for k in range(samples)), possible)


ME = {"X": "A1 A3", "Dr": "B1"}
YOU = {"H": "A5 B1", "Dr": "A4 B3"}
STARTS: dict[str, tuple[str, dict[str, str], dict[str, str], list[str]]] = {
    # name: the Extreme exchanged, the sheets of p0 and p1, the moves that lead there
    "acquire": ("none", {**ME, "H": "B2 B3"}, YOU, ["B2 Upgrade", "A5 Upgrade"]),
    "acquire, a card nobody sees": ("none", {**ME, "H": "B2 B3"}, YOU, ["B2 Upgrade", "A5 Upgrade", "pile 0"]),
    "refine: pile": ("X3 for E2", {**ME, "H": "X3 B3"}, YOU, ["X3 Refined Upgrade", "A5 Dodge"]),
    "refine: card": ("X3 for E2", {**ME, "H": "X3 B3"}, YOU, ["X3 Refined Upgrade", "A5 Dodge", "pile 0"]),
    "acquire, a card put back": (
        "X3 for E2",
        {**ME, "H": "X3 B3"},
        YOU,
        ["X3 Refined Upgrade", "A5 Upgrade", "pile 0", "take second"],
    ),
    "raid": ("X3 for E2", {**ME, "H": "X3 B2"}, {"H": "B3 B1", "Dr": "A4 B3", "X": "A5"}, ["X3 Raid", "B3 Restock"]),
    "restock, its card raided": (
        "X3 for E2",
        {**ME, "H": "X3 B2"},
        {"H": "B3 B1", "Dr": "A4 B3", "X": "A5"},
        ["X3 Raid", "B3 Restock", "raid the played card"],
    ),
    "restock": ("none", {**ME, "H": "B3 B2"}, YOU, ["B3 Restock", "A5 Dodge"]),
    "abandon, after a random steal": (
        "none",
        {**ME, "H": "A4 B2"},
        {"H": "A2 B1", "Dr": "A5 B3", "X": "A4 B2"},
        ["A4 Sneak Attack", "A2 Slushball Attack"],
    ),
    "cache": ("X2 for E2", {**ME, "H": "X2 B2"}, YOU, ["X2 Weapons Cache", "A5 Dodge"]),
    "second card": ("none", {**ME, "H": "E3 B2"}, YOU, ["E3 Barrage", "A5 Upgrade"]),
    "abandon": ("none", {**ME, "H": "A4 B2"}, {**YOU, "X": "B2 A2"}, ["A4 Sneak Attack", "A5 Upgrade"]),
    "give": ("none", {**ME, "H": "E3 B2"}, YOU, ["E3 Snatch and Run", "A5 Dodge"]),
    "take": ("none", {**ME, "H": "E3 B2"}, YOU, ["E3 Snatch and Run", "A5 Dodge", "pick discard a1"]),
}


def amid(table: Table) -> bool:
    """Between two decisions of one turn?"""
    return not table.over and (table.t.phase > CHOOSE or table.t.chosen[0, 0] >= 0)


@pytest.mark.parametrize("name", list(STARTS))
def test_redealing_is_uniform_between_the_decisions_of_a_turn(name: str) -> None:
    extremes, first, second, moves = STARTS[name]
    piles = ["E1 E4 A2", "E2" if "E3" in first["H"] else "E3"]
    table = ending(first, second, piles=piles, alt_extremes=extremes)
    histories = {seat: History(table, seat) for seat in range(2)}
    for move in moves:
        play_on(table, histories, move if move in table.moves else f"play {move}".lower())
    assert PHASES[table.t.phase] == name.split(",")[0]
    rng = random.Random(name)
    compared = 0
    while not table.over and compared < 6:
        for seat, history in histories.items():
            if amid(table) and len(history.tables_amid_a_turn(table)) <= MOST_TABLES:
                assert_uniform_amid(table, seat, history)
                compared += 1
        play_on(table, histories, rng.choice(table.actions))
    assert compared >= 2


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_with_more_players_too(seats: int) -> None:
    rng = random.Random(seats)
    hands = ["B3 A2", "B1 A2", "B2 A4", "B3 A5"][:seats]
    table = ending(
        *({"H": hand, "Dr": "B2" if s == 0 else ""} for s, hand in enumerate(hands)), piles=["E4", "E4", *[""] * (seats - 2)]
    )
    histories = {seat: History(table, seat, 3000) for seat in range(seats)}
    compared: Counter[str] = Counter()
    while not table.over and compared.total() < 16:
        for seat, history in histories.items():
            phase = PHASES[table.t.phase]
            if amid(table) and compared[phase] < 6 and len(history.tables_amid_a_turn(table)) <= MOST_TABLES:
                assert_uniform_amid(table, seat, history)
                compared[phase] += 1
        play_on(table, histories, rng.choice(table.actions))
    assert len(compared) > 1


def test_a_secret_choice_already_made_is_any_legal_one_of_the_hand_that_was_dealt() -> None:
    """p1 has not seen what p0 chose: hand and choice are dealt together, each card and side as often as any other."""
    table = ending({**ME, "H": "B2 B3"}, YOU, piles=["E1", "E3"], alt_extremes="none")
    history = History(table, 1)
    play_on(table, {1: history}, "play B2 Upgrade")
    possible: Counter[Any] = Counter()
    for way in history.tables_amid_a_turn(table):
        hand = dict(way)[HAND]
        for kind in hand:
            for side in range(2):
                possible[way, kind, side] += weight(way) / 2 / len(hand)  # type: ignore[assignment]
    samples = SAMPLES_A_TABLE * len(possible)
    dealt: Counter[Any] = Counter()
    for k in range(samples):
        other = table.redealt(1, k)
        dealt[way_amid_a_turn(other, 1), other.t.chosen[0, 0] // 4, other.t.side[0, 0]] += 1
    assert_as_likely(dealt, possible)
