"""The hand-written player: what it does, and that it is worth playing against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from snowyard import Table, game
from snowyard.kernel.record import PLAIN_RULES
from snowyard.lab.simulate import Chunk, play

Lay = Callable[..., Table]
RANDOM, BOT = 0, 1
GAMES = 40 if PLAIN_RULES else 3000


def choice(table: Table) -> str:
    of = table.game
    luck = np.array([1, 2, 3, 4], np.uint32)
    return of.name(int(of.driver.choose(table._tables.one(), table.legal(), luck, BOT)))


def games(players: list[int], **options: Any) -> Chunk:
    of = game("splat")
    words = of.options_words({"seats": len(players), **options})
    return play(of, words, np.array(players, np.int8), len(players), 11, 0, GAMES)


@pytest.mark.skipif(PLAIN_RULES, reason="too few games to tell")
@pytest.mark.parametrize("strategic", [False, True])
@pytest.mark.parametrize(("seats", "times"), [(3, 1.2), (4, 1.35), (7, 1.15)])
def test_it_wins_more_than_its_share_against_random_players(seats: int, times: float, strategic: bool) -> None:
    """Measured over 10,000 games: 1.33, 1.51, 1.33 times its share, Strategic 1.46, 1.68, 1.59."""
    chunk = games([BOT] + [RANDOM] * (seats - 1), strategic=strategic)
    assert chunk.payoffs[:, 0].mean() * seats > times


@pytest.mark.parametrize("strategic", [False, True])
def test_seven_of_them_come_to_an_end_in_good_time(strategic: bool) -> None:
    chunk = games([BOT] * 7, strategic=strategic)
    assert chunk.turns.mean() < 180
    assert chunk.turns.max() < 400


def test_it_throws_at_whoever_can_take_most(lay: Lay) -> None:
    assert choice(lay(card="single", p1={"S": 9}, p2={"S": 2})) == "single p2"
    assert choice(lay(card="single", p1={"S": 4}, p2={"S": 6, "F": 2})) == "single p2"


def test_in_a_crowd_it_puts_out_whom_it_can_and_spares_walls(lay: Lay) -> None:
    crowd = {"seats": 6, "p1": {"S": 9}, "p2": {"S": 2}, "p3": {"W": 1}, "p4": {"S": 3}, "p5": {"S": 3}}
    assert choice(lay(card="single", **crowd)) == "single p1"
    assert choice(lay(card="single", **{**crowd, "p1": {"S": 8}})) == "single p2"


def test_it_plays_shelter_first_and_a_pile_last(lay: Lay) -> None:
    rest = {1: "single single", 2: "single single"}
    assert choice(lay(hands={0: "single wall fort", **rest})) == "fort"
    assert choice(lay(hands={0: "single wall double", **rest}, p0={"P": 1})) == "wall"
    piles = {"p0": {"P": 1}, "p1": {"P": 1}, "p2": {"S": 1}}
    assert choice(lay(hands={0: "single double splatball", **rest}, **piles)) == "double p1"
    assert choice(lay(hands={0: "single pile double", **rest}, p1={"S": 1})) == "single p2"
    assert choice(lay(hands={0: "double pile double", **rest})) == "pile"


def test_it_discards_only_when_it_must(lay: Lay) -> None:
    rest = {1: "single single", 2: "single single"}
    table = lay(hands={0: "double pile double", **rest}, strategic_discard="free")
    assert choice(table) == "pile"
    assert choice(lay(hands={0: "double splatball double", **rest})).startswith("discard")
