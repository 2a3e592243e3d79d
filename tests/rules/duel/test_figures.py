"""The sanity figures of the specification. Seeds are fixed; bounds are five standard errors or more."""

from __future__ import annotations

import functools
from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest

from rules.duel.positions import COPIES, lay, pile
from snowyard import Table, game, new
from snowyard.games.duel.layout import ABANDONED, ACT_OF, ACTS, CHOOSE, DRAW, HAND, KINDS, STOCK, TOP
from snowyard.kernel import bits
from snowyard.lab import simulate

POINTS = {"B": 1, "A": 2, "E": 3, "X": 3}
GAMES = 4_000
PLAYERS_STREAM = np.uint64(0x9E3779B97F4A7C15)  # the driver's: players' luck is another stream than the table's dice


def points(cards: str) -> int:
    return sum(POINTS[kind[0]] for kind in cards.split())


def drafted(seed: int, **options: object) -> Table:
    table = new("duel", seed=seed, **options)
    while table.t.phase < CHOOSE:
        table.play(table.actions[seed % len(table.actions)])
    return table


@pytest.mark.parametrize(("seats", "total"), [(2, 34), (3, 51), (4, 68)])
def test_points_are_17_a_player_of_which_7_are_held_and_the_rest_lies_in_the_arsenal(seats: int, total: int) -> None:
    table = drafted(3, seats=seats)
    held = [points(pile(table, DRAW + s)) + points(pile(table, HAND + s)) for s in range(seats)]
    arsenal = sum(points(pile(table, zone)) for zone in (STOCK, *range(TOP, TOP + seats)))
    assert held == [7] * seats
    assert arsenal == 10 * seats
    assert sum(held) + arsenal == total


def test_the_36_sides_of_18_cards_are_as_counted() -> None:
    sides: Counter[str] = Counter()
    for kind, name in enumerate(KINDS):
        if name[0] in "BAE":
            for side in range(2):
                sides[ACTS[int(ACT_OF[2 * kind + side])]] += COPIES[kind]
    assert sides == {
        "Snowball Attack": 4,
        "Slushball Attack": 3,
        "Sneak Attack": 3,
        "Iceball Attack": 1,
        "Barrage": 1,
        "Throwing Rocks": 1,
        "Dodge": 9,
        "Offensive Dodge": 1,
        "Upgrade": 7,
        "Ultra Upgrade": 1,
        "Restock": 2,
        "Snow Fort": 1,
        "Snatch and Run": 1,
        "Whitewash": 1,
    }


def test_first_hands_and_arsenal_tops_are_as_likely_as_they_should_be() -> None:
    """A given card is in the first hand with 2/5; two Extremes on top 3/14, none 3/14, one 4/7."""
    number, b1, tops, e1 = 2000, 0, Counter[int](), 0
    for seed in range(number):
        table = drafted(seed)
        b1 += "B1" in pile(table, HAND)
        shown = f"{pile(table, TOP)} {pile(table, TOP + 1)}"
        tops[shown.count("E")] += 1
        e1 += "E1" in shown
    assert abs(b1 / number - 2 / 5) < 0.055
    assert abs(tops[2] / number - 3 / 14) < 0.046
    assert abs(tops[0] / number - 3 / 14) < 0.046
    assert abs(tops[1] / number - 4 / 7) < 0.056
    assert abs(e1 / number - 1 / 4) < 0.05


def test_quick_start_deals_a_given_advanced_card_with_six_eighths() -> None:
    dealt = sum("A1" in pile(t, HAND) + pile(t, HAND + 1) for t in (new("duel", seed=s, quick_start=True) for s in range(1500)))
    assert abs(dealt / 1500 - 6 / 8) < 0.056


@functools.cache
def random_games() -> dict[str, npt.NDArray[np.float64]]:
    """Uniform choice over the different legal action numbers."""
    driver, tables = game("duel").driver, game("duel").layout.array(1)
    t, luck, mask = tables.one(), np.zeros(4, np.uint32), bits.empty(game("duel").actions)
    options = game("duel").options_words({})
    rows = []
    for index in range(GAMES):
        driver.deal(tables.lifted, tables.raw, 0, options, np.uint64(77), np.uint64(index))
        driver.key(luck, np.uint64(78), np.uint64(index))
        driver.finish(t, mask, luck, np.zeros(4, np.int64))
        p = tables[0]
        scores = p.score[:2].tolist()
        rows.append([p.turn, p.decisions, p.final == 0, scores[0] == scores[1], sum(scores), p.counts[ABANDONED]])
    return dict(zip(("turns", "decisions", "early", "tie", "sum", "abandoned"), np.array(rows, float).T, strict=True))


def test_random_games_have_the_figures_of_the_specification() -> None:
    """25.5 turns on average, median 25, 99 % within 48; 29 % end early; 3.2 % ties; scores 22.8; 4.75 abandoned."""
    figures, n = random_games(), GAMES
    assert figures["turns"].mean() == pytest.approx(25.5, abs=5 * figures["turns"].std() / n**0.5)
    assert 24 <= np.median(figures["turns"]) <= 26
    assert 44 <= np.percentile(figures["turns"], 99) <= 52
    assert figures["early"].mean() == pytest.approx(0.29, abs=5 * (0.29 * 0.71 / n) ** 0.5)
    assert figures["tie"].mean() == pytest.approx(0.032, abs=5 * (0.032 * 0.968 / n) ** 0.5)
    assert figures["sum"].mean() == pytest.approx(22.8, abs=5 * figures["sum"].std() / n**0.5)
    assert figures["abandoned"].mean() == pytest.approx(4.75, abs=5 * figures["abandoned"].std() / n**0.5)
    assert figures["decisions"].mean() < 140
    assert figures["turns"].max() <= 130


@pytest.mark.parametrize("seats", [2, 4])
def test_games_without_events_and_memory_are_the_same_games(seats: int) -> None:
    """Mass simulation keeps no memory; nothing that is played depends on it."""
    of, players = game("duel"), np.array([0, 1, 0, 1], np.int8)
    options = of.options_words({"seats": seats, "alt_extremes": "2"})
    quick = simulate.play(of, options, players[:seats], seats, 9, 0, 200)
    tables, luck, mask = of.layout.array(1), np.zeros(4, np.uint32), bits.empty(of.actions)
    for index in range(200):
        of.driver.deal(tables.lifted, tables.raw, 0, options, np.uint64(9), np.uint64(index))
        of.driver.key(luck, np.uint64(9) ^ PLAYERS_STREAM, np.uint64(index))
        of.driver.finish(tables.one(), mask, luck, players)
        assert (tables[0].turn, tables[0].decisions) == (quick.turns[index], quick.decisions[index])


def test_in_the_final_round_d_cards_last_for_half_as_many_turns() -> None:
    """Never capped, no Restock: floor(d / 2) turns."""
    for d, turns in ((4, 2), (5, 2), (6, 3)):
        cards = "B1 A5 B2 A2 A3 A4"[: 3 * d - 1]
        table = lay({"H": "B3", "Dr": cards}, {"H": "B3", "Dr": "B1 A5 A2 B2 A4 A1 E1"}, piles=["", ""], fields={"final": 1})
        played = 0
        while not table.over:
            quiet = [m for m in table.moves if m.endswith(("dodge", "upgrade", "snow fort"))]
            table.play(quiet[0])
            played += table.actor == 0 or table.over
        assert played - 1 == turns
