"""Sanity figures of the specification: exact ones from the engine's own moves, the others from random games."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import pytest

from snowyard import Table, game, new
from snowyard.kernel.record import PLAIN_RULES
from snowyard.kernel.table import deal
from snowyard.lab.simulate import Chunk, play

COPIES = (54, 10, 5, 16, 10, 5)


def drawn(table: Table, move: int) -> dict[int, Table]:
    """The table after a move, for each card that can be drawn after it."""
    after = {kind: table.copy() for kind in range(6) if table.t.draw[kind]}
    for kind, copy in after.items():
        copy.load([kind])
        copy.play(move)
    return after


def with_card(table: Table, kind: int) -> Table:
    """A copy of a table at its first decision, with this card drawn instead."""
    copy = table.copy()
    copy.t.draw[copy.t.card] += 1
    copy.t.draw[kind] -= 1
    copy.t.card = kind
    return copy


def lengths(hit_limit: int) -> dict[int, Fraction]:
    """The exact distribution of the length of the printed two-player game, each draw taken with its probability."""
    reached: dict[tuple[int, ...], Table] = {}

    def state(table: Table) -> tuple[int, ...]:
        t = table.t
        key = (t.actor, t.card, *t.singles[:2], *t.walls[:2], *t.draw)
        reached.setdefault(key, table)
        return key

    @cache
    def turns_to_go(key: tuple[int, ...]) -> dict[int, Fraction]:
        table = reached[key]
        pile = table.t.draw
        found: dict[int, Fraction] = defaultdict(Fraction)
        for kind, after in drawn(table, table.actions[0]).items():
            if after.over:
                return {1: Fraction(1)}
            for turns, p in turns_to_go(state(after)).items():
                found[turns + 1] += Fraction(pile[kind], sum(pile)) * p
        return found

    start = new("splat", seats=2, seed=1, hit_limit=hit_limit)
    total: dict[int, Fraction] = defaultdict(Fraction)
    for kind, copies in ((0, 54), (2, 5)):
        for turns, p in turns_to_go(state(with_card(start, kind))).items():
            total[turns] += Fraction(copies, 59) * p
    return dict(total)


@pytest.mark.rule("SPLAT-R19", "SPLAT-46")
def test_the_length_of_the_printed_two_player_game_has_its_exact_distribution() -> None:
    found = lengths(10)
    table = {19: 0.131434, 21: 0.280139, 23: 0.298071, 25: 0.195875, 27: 0.078939, 29: 0.015541}
    assert {turns: round(float(p), 6) for turns, p in found.items()} == table
    assert found[19] == Fraction(comb(40, 5), comb(59, 5))
    assert sum(turns * p for turns, p in found.items()) == Fraction(2992599, 131747)


@pytest.mark.rule("SPLAT-R19", "SPLAT-55")
def test_the_length_with_hit_limit_five_has_its_exact_mean() -> None:
    found = lengths(5)
    assert sorted(found) == [9, 11, 13, 15, 17, 19]
    assert sum(turns * p for turns, p in found.items()) == Fraction(26933391, 2503193)


@pytest.mark.rule("SPLAT-15", "SPLAT-13")
def test_how_often_the_first_and_the_second_card_cannot_be_played() -> None:
    first = second = Fraction(0)
    start = new("splat", seats=3, seed=1)
    for kind in range(6):
        table = with_card(start, kind)
        chance = Fraction(COPIES[kind], 100)
        first += chance * table.moves[0].startswith("discard")
        for then, after in drawn(table, table.actions[0]).items():
            second += chance * Fraction(table.t.draw[then], 99) * after.moves[0].startswith("discard")
    assert first == Fraction(20, 100)
    assert second == Fraction(91, 495)


def random_games(games: int, seed: int, **options: Any) -> tuple[Chunk, float]:
    """Random games, and the share won by the starter."""
    of = game("splat")
    chunk = play(of, of.options_words(options), None, options["seats"], seed, 0, games)
    table, won = Table(of), 0.0
    for index in range(games):
        deal(table, options, seed, index)
        won += chunk.payoffs[index, table.t.starter]
    return chunk, won / games


FIGURES: dict[tuple[int, bool], tuple[float, float, float, float | None]] = {
    (3, False): (55.31, 9.54, 0.346, 0.000),
    (3, True): (47.17, 8.19, 0.356, None),
    (4, False): (77.14, 9.71, 0.265, 0.000),
    (4, True): (64.68, 8.45, 0.263, None),
    (5, False): (100.98, 11.37, 0.211, 0.496),
    (5, True): (82.35, 8.36, 0.211, None),
    (6, False): (133.53, 18.69, 0.173, 0.992),
    (6, True): (103.95, 12.10, 0.176, None),
    (7, False): (174.44, 26.58, 0.150, 1.000),
    (7, True): (132.16, 17.50, 0.151, None),
}
"""Seats and Strategic or not: mean turns, their standard deviation, share won by the starter, share with a reshuffle."""
GAMES, THEIR_GAMES = 60 if PLAIN_RULES else 6000, 20_000


@pytest.mark.rule("SPLAT-04", "SPLAT-07", "SPLAT-10", "SPLAT-51")
@pytest.mark.parametrize(("seats", "strategic"), FIGURES)
def test_random_games_are_as_long_as_the_specification_measured(seats: int, strategic: bool) -> None:
    """Means and shares of both samples differ by less than five standard deviations; spreads by less than a twelfth."""
    mean, spread, starter, reshuffled = FIGURES[seats, strategic]
    chunk, won = random_games(GAMES, 2026, seats=seats, strategic=strategic)
    error = 5 * (1 / GAMES + 1 / THEIR_GAMES) ** 0.5
    assert abs(chunk.turns.mean() - mean) < error * spread
    assert abs(chunk.turns.std() / spread - 1) < (1 / 12 if GAMES > 1000 else 1 / 2)
    assert abs(won - starter) < error * (starter * (1 - starter)) ** 0.5
    if reshuffled is not None:  # the 101st draw is the first that needs a shuffle
        share = (chunk.turns > 100).mean()
        assert abs(share - reshuffled) <= max(error * (reshuffled * (1 - reshuffled)) ** 0.5, 0.001)


@pytest.mark.rule("SPLAT-56", "SPLAT-R19")
def test_with_the_full_deck_two_players_have_a_contest() -> None:
    chunk, won = random_games(3 * GAMES, 7, seats=2, two_player_deck="full")
    error = 5 * (1 / (3 * GAMES) + 1 / 200_000) ** 0.5
    assert abs(won - 0.552) < error * 0.4974
    assert abs(chunk.turns.mean() - 34.97) < error * chunk.turns.std()


@pytest.mark.rule("SPLAT-R19", "SPLAT-R21")
@pytest.mark.parametrize("strategic", [False, True])
def test_with_the_small_deck_whoever_starts_wins(strategic: bool) -> None:
    chunk, won = random_games(GAMES // 2, 8, seats=2, strategic=strategic)
    assert won == 1
    assert set(chunk.turns.tolist()) <= {19, 21, 23, 25, 27, 29}


@pytest.mark.rule("SPLAT-R19")
@pytest.mark.parametrize("strategic", [False, True])
def test_the_small_game_ends_ten_to_nine_without_a_wall(strategic: bool) -> None:
    """The loser's cards are discarded: 9 hits lie before the winner, and the loser went out with 10."""
    for seed in range(40):
        table = new("splat", seats=2, seed=seed, strategic=strategic)
        walls = 0
        while not table.over:
            events = table.play(table.actions[seed % len(table.actions)])
            walls += any(event.kind == "place" for event in events)
        winner = table.view(-1)["players"][table.t.starter]
        assert (winner["hits"], winner["protection"]) == (9, 0)
        assert [event.b for event in table.events() if event.kind == "out"] == [10]
        assert table.t.turn == 19 + 2 * walls


@pytest.mark.rule("SPLAT-R24", "SPLAT-45")
def test_players_who_spread_their_hits_run_into_the_turn_cap() -> None:
    """Everybody throws at whoever has the fewest hits and the most protection, to make a game of seven long:
    under random play not one game in a million takes 500 turns."""
    table = new("splat", seats=7, seed=3, turn_cap=500)
    while not table.over:
        players = table.view(-1)["players"]
        targets = {move: players[int(move[-1])] for move in table.moves if move[-1].isdigit()}
        gentle = sorted(targets, key=lambda move: (-targets[move]["protection"], targets[move]["hits"]))
        table.play((gentle or table.moves)[0])
    assert table.t.turn == 500
    assert "cap" in [event.kind for event in table.events()]
    assert sum(table.payoff) == pytest.approx(1)
