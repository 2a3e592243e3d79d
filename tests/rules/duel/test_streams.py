"""Whole games that a seat cannot tell apart give it the same bytes until something is revealed."""

from __future__ import annotations

import random

import pytest

from rules.duel.test_knowledge import last_choice, seen
from snowyard import Table, new
from snowyard.games.duel.layout import CHOOSE


def hears(table: Table, seat: int) -> str:
    """All that reaches a seat: view, prompt, moves, events, story, observation, number of decisions."""
    legal = table.moves if table.actor == seat else []
    return f"{seen(table, seat)} {table.prompt(seat)} {legal} {table.t.decisions}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twin_games_give_a_seat_the_same_stream_until_something_is_revealed(seats: int) -> None:
    rng = random.Random(seats)
    same = games = 0
    for seed in range(3):
        table = new("duel", seed=seed, seats=seats, alt_extremes="2")
        while not table.over and table.t.turn < 12:
            seat = rng.randrange(seats)
            twin = table.redealt(seat, rng.getrandbits(50))
            here = table.copy()
            games += 1
            for _ in range(8):
                assert hears(here, seat) == hears(twin, seat)
                same += 1
                if here.over or (here.t.phase <= CHOOSE and last_choice(here)):
                    break
                if here.actor == seat:
                    move = rng.choice(here.actions)
                    here.play(move)
                    twin.play(move)
                elif here.t.phase <= CHOOSE:  # a secret choice: whatever each of them likes
                    here.play(rng.choice(here.actions))
                    twin.play(rng.choice(twin.actions))
                else:
                    break
                assert here.t.news == twin.t.news  # undo stops at the same places
                if here.t.news:
                    break
            for _ in range(rng.randrange(3, 9)):
                if not table.over:
                    table.play(rng.choice(table.actions))
    assert games > 10
    assert same > games


@pytest.mark.parametrize("seats", [2, 3])
def test_what_the_first_chooses_changes_nothing_for_the_second(seats: int) -> None:
    rng = random.Random(seats)
    table = new("duel", seed=5, seats=seats, alt_extremes="X2 for E2")
    compared = 0
    while not table.over and compared < 12:
        if table.t.phase <= CHOOSE and table.actor == 0 and table.t.chosen[0, 0] < 0:
            for other in range(1, seats):
                told = set()
                for move in table.moves:
                    copy = table.copy()
                    copy.play(move)
                    told.add((hears(copy, other), copy.t.news))
                assert len(told) == 1
            compared += 1
        table.play(rng.choice(table.actions))
    assert compared == 12
