"""Whole random games: the figures of the specification, and the longest moves."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rules.lanes.positions import Scene
from snowyard import game, new
from snowyard.lab.simulate import play, simulate

GAMES = 20_000


@pytest.mark.rule("LANES-87", "LANES-R02", "LANES-R57")
@pytest.mark.parametrize(
    ("edition", "turns", "draws", "first", "decisions"),
    [("official", 39.3, 0.006, 0.527, 128), ("sheet", 38.7, 0.005, 0.541, 127)],
)
def test_random_games_are_as_long_and_as_even_as_the_specification_says(
    edition: str, turns: float, draws: float, first: float, decisions: float
) -> None:
    """Bounds: about five standard errors of the two samples of 20,000 games; the seed is fixed."""
    of = game("lanes")
    played = play(of, of.options_words({"edition": edition}), None, 2, 52, 0, GAMES)
    payoff = played.payoffs[:, 0]
    assert abs(played.turns.mean() - turns) < 0.25
    assert np.median(played.turns) == 39
    assert played.turns.max() <= 65
    assert abs((payoff == 0.5).mean() - draws) < 0.004
    assert abs(payoff.mean() - first) < 0.025
    assert abs(played.decisions.mean() - decisions) < 1.5


def test_attacks_idle_turns_and_flips_of_random_games() -> None:
    rng = random.Random(5)
    attacks, face_up, entered, idle, games = 0, 0, 0, 0, 150
    for seed in range(games):
        table = new("lanes", seed=seed, edition="official")
        while not table.over:
            table.play(rng.choice(table.actions))
            kinds = [e.kind for e in table.events()]
            attacks += kinds.count("attacked")
            idle += sum(kinds[i] == "stuck" and "turn" in kinds[max(0, i - 3) : i] for i in range(len(kinds)))
        t = table.t
        entered += sum(t.used)
        face_up += sum(int(t.face_up[s]).bit_count() for s in (0, 1))
    assert abs(attacks / games - 54) < 4
    assert abs(face_up / entered - 31 / 40) < 0.03
    assert idle / games < 0.15


def test_the_most_events_that_one_move_can_make_fit_the_buffer() -> None:
    """A 5 turns up a whole lane; then a 7 fires last and alone, and everybody is stuck or not. One event a card that
    turns up is the most; sets are one event."""
    scene = Scene(
        {1: "5D0 3D1 3D1 3D1 3D1 8D1 8D1 8D1 8D1 9D1* 9D1* 9D1* 9D1* 10D1 10D1 10D1 10D1 7D1"},
        {1: "JU0"},
        hands=("", "5"),
        results="-01",
    )
    scene.play("flip <5D0>")
    assert len(scene.table.events()) == 1 + 1 + 17 + 4 + 2
    assert len(scene.table.events()) < len(scene.table.t.event)


def test_the_longest_moves_of_random_games_stay_far_below_the_buffer() -> None:
    rng = random.Random(6)
    longest = 0
    for seed in range(60):
        table = new("lanes", seed=seed, must_act=seed % 2 == 0)
        while not table.over:
            table.play(rng.choice(table.actions))
            longest = max(longest, table.t.event_count)
    assert 8 < longest < len(table.t.event) // 2


@pytest.mark.parametrize("edition", ["sheet", "official"])
def test_the_bot_beats_random_players_from_either_seat(edition: str) -> None:
    for bots in (("simple", "random"), ("random", "simple")):
        summary = simulate("lanes", 400, bots, workers=1, edition=edition)
        assert summary.share(bots.index("simple"))[0] > 0.9
