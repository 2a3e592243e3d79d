"""What a seat is dealt for thinking, against everything it has been told: `History` works it out anew from the events."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from math import factorial, prod
from typing import Any

import pytest

from rules.duel.history import History, TooMany
from rules.duel.positions import lay, pile
from rules.duel.ways import hidden_zones, way_of
from snowyard import Table, new
from snowyard.games.duel.layout import BOX, CHOOSE

Seats = dict[int, History]


def play_on(table: Table, histories: Seats, move: str | int) -> None:
    """One move; every seat hears of it."""
    phase = table.t.phase
    table.play(move)
    for seat in list(histories):
        if not table.over:
            try:
                histories[seat].told(phase, table.events(seat), table)
            except TooMany:
                del histories[seat]


def weight(way: Any) -> float:
    """How many ways physical cards can lie so: copies of a kind count apart."""
    kinds = Counter(kind for _, here in way for kind in here)
    return prod(map(factorial, kinds.values())) / prod(factorial(n) for _, here in way for n in Counter(here).values())


def assert_uniform(table: Table, seat: int, history: History, samples_a_table: int = 60) -> None:
    """Redealt tables are exactly those that the history allows, each physical table as often as any other."""
    zones = hidden_zones(table, seat)
    possible = {way: weight(way) for way in history.tables()}
    samples = samples_a_table * len(possible)
    assert_as_likely(Counter(way_of(table.redealt(seat, k), seat, zones) for k in range(samples)), possible)


def assert_as_likely(dealt: Counter[Any], possible: Mapping[Any, float]) -> None:
    """What was dealt agrees with these weights: no other table, and chi-square within six sigma."""
    assert set(dealt) <= set(possible), "a table was dealt that the seat could exclude"
    samples, total = dealt.total(), sum(possible.values())
    chi = sum((dealt[way] - samples * w / total) ** 2 / (samples * w / total) for way, w in possible.items())
    assert chi < len(possible) + 6 * (2 * len(possible)) ** 0.5 + 6, f"chi-square {chi:.0f} for {len(possible)} tables"


# ---- small endings, counted


def ending(*sheets: dict[str, Any], piles: list[str], **options: Any) -> Table:
    """A position with nothing in the box: what is not named lies open on the Abandon pile."""
    return lay(*sheets, piles=piles, ab=pile(lay(*sheets, piles=piles, **options), BOX), **options)


ENDINGS: dict[str, tuple[list[str], dict[str, str], dict[str, Any]]] = {
    "restock": (
        ["play B3 Restock", "play A5 Dodge", "pick discard A1"],
        {"X": "A1 A3", "Dr": "B1", "H": "B3 B2"},
        {"alt_extremes": "none"},
    ),
    "cache": (
        ["play X2 Weapons Cache", "play A5 Dodge", "pick discard A3"],
        {"X": "A1 A3", "Dr": "B1", "H": "X2 B2"},
        {"alt_extremes": "X2 for E2"},
    ),
    "upgrade unseen": (
        ["play B2 Upgrade", "play A5 Upgrade", "pile 0", "pile 0"],
        {"X": "A1", "Dr": "B1", "H": "B2 B3"},
        {"alt_extremes": "none"},
    ),
    "refined": (
        ["play X3 Refined Upgrade", "play A5 Dodge", "pile 0", "take second"],
        {"X": "A1", "Dr": "B1", "H": "X3 B3"},
        {"alt_extremes": "X3 for E2"},
    ),
    "stolen": (
        ["play A2 Upgrade", "play A1 Slushball Attack"],
        {"X": "A3 B1", "Dr": "B3", "H": "A2 B2"},
        {"alt_extremes": "none"},
    ),
}


@pytest.mark.parametrize("name", list(ENDINGS))
def test_redealing_is_uniform_over_what_the_history_allows(name: str) -> None:
    moves, sheet, options = ENDINGS[name]
    theirs = "A1 B1" if name == "stolen" else "A5 B1"
    table = ending(sheet, {"H": theirs, "Dr": "A4 B3" if name != "stolen" else "A5 B3"}, piles=["E1 E4", "E3"], **options)
    histories = {1: History(table, 1), 0: History(table, 0)}
    for move in moves:
        play_on(table, histories, move)
    rng = random.Random(name)
    compared = 0
    for _ in range(12):
        for seat, history in histories.items():
            if table.t.phase == CHOOSE and table.actor == 0 and len(history.tables()) <= 100:
                assert_uniform(table, seat, history, 40)
                compared += 1
        if table.over or compared > 3:
            break
        play_on(table, histories, rng.choice(table.actions))
    assert compared > 1


@pytest.mark.parametrize("seats", [3, 4])
def test_redealing_is_uniform_with_more_players_too(seats: int) -> None:
    rng = random.Random(seats)
    hands = ["B3 A2", "B1 A2", "B2 A4", "B3 A5"][:seats]
    sheets = [{"H": hand, "Dr": "B2" if s == 0 else ""} for s, hand in enumerate(hands)]
    table = ending(*sheets, piles=["E4", "E4", *[""] * (seats - 2)])
    histories = {seat: History(table, seat, 3000) for seat in range(seats)}
    compared = 0
    for _ in range(60):
        if table.over or compared > 12:
            break
        for seat, history in histories.items():
            if table.t.phase == CHOOSE and table.actor == 0 and len(history.tables()) <= 80:
                assert_uniform(table, seat, history, 40)
                compared += 1
        play_on(table, histories, rng.choice(table.actions))
    assert compared > 4


def test_redealing_is_uniform_after_the_draft_and_in_the_first_turns() -> None:
    for seed in range(3):
        table = new("duel", seed=seed, quick_start=seed == 2)
        histories = {seat: History(table, seat) for seat in range(2)}
        rng = random.Random(seed)
        while table.t.turn < 2 and not table.over:
            play_on(table, histories, rng.choice(table.actions))
            if table.t.phase == CHOOSE and table.actor == 0:
                for seat, history in histories.items():
                    if len(history.tables()) <= 120:
                        assert_uniform(table, seat, history, 20)


# ---- whole games


@pytest.mark.parametrize("options", [{}, {"alt_extremes": "2"}, {"quick_start": True, "removed_card_fizzles": True}])
def test_in_whole_games_the_truth_is_never_excluded_and_the_impossible_never_dealt(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    dealt = 0
    for seed in range(5):
        table = new("duel", seed=100 + seed, **options)
        histories = {seat: History(table, seat, 3000) for seat in range(2)}
        while not table.over and histories:
            play_on(table, histories, rng.choice(table.actions))
            if table.over:
                break
            assert table.game.words.check(table.t) is None
            for seat, history in histories.items():
                zones, possible = hidden_zones(table, seat), history.tables()
                assert way_of(table, seat, zones) in possible
                for _ in range(2):
                    dealt += 1
                    assert way_of(table.redealt(seat, rng.getrandbits(50)), seat, zones) in possible
    assert dealt > 1000


def test_with_three_and_four_players_what_is_true_is_never_thought_impossible() -> None:
    rng = random.Random(8)
    for seed in range(4):
        table = new("duel", seed=seed, seats=3 + seed % 2, alt_extremes="2", removed_card_fizzles=seed > 1)
        while not table.over:
            table.play(rng.choice(table.actions))
            assert table.game.words.check(table.t) is None
            if rng.random() < 0.2:
                seat = rng.randrange(table.seats)
                assert table.game.words.check(table.redealt(seat, rng.getrandbits(50)).t) is None
