"""The hand-written player: legal always, sensible in plain cases. How often it wins is in test_random_play.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from snowyard import Table, new

Lay = Callable[..., Table]
Cast = Callable[..., list[str]]


def chosen(table: Table, seed: int = 1) -> str:
    luck, driver = np.zeros(4, np.uint32), table.game.driver
    driver.key(luck, np.uint64(seed), np.uint64(0))
    return table.game.name(driver.choose(table._tables.one(), table.legal(), luck, 1))


def test_the_bot_always_plays_a_legal_move() -> None:
    for seed in range(30):
        table = new("forts", seats=2 + seed % 7, seed=seed, near_miss_chooser=("thrower", "owner")[seed % 2])
        while not table.over:
            table.play(chosen(table, seed + 1))


@pytest.mark.parametrize(
    ("sheets", "move"),
    [
        ({"p1": {"hp": 1, "fp": 0, "br": []}}, "throw p1"),
        ({"p0": {"fp": 0}}, "hide"),
        ({"p1": {"br": [2], "t": 3}}, "throw p1 brick 0"),
        ({"p1": {"br": [10] * 5 + [1]}}, "throw p1 brick 5"),
        ({"p1": {"hp": 20}, "p2": {"hp": 3, "fp": 0, "br": []}}, "throw p2"),
        ({"p0": {"sb": 0}, "p1": {"sb": 6}}, "build snowball"),
    ],
)
def test_the_bot_does_the_obvious(sheets: dict[str, Any], move: str, lay: Lay) -> None:
    assert chosen(lay(seats=3 if "p2" in sheets else 2, **sheets)) == move


def test_the_bot_ducks_and_fells_the_strongest_brick_it_can(lay: Lay, cast: Cast) -> None:
    table = lay(p1={"t": 1, "br": [3, 6, 9]})
    cast(table, "throw p1")
    assert chosen(table) == "use token"
    cast(table, "keep token", 3, 7)
    assert chosen(table) == "pick brick 1"


def test_the_bot_picks_a_brick_that_stands_however_strong_bricks_are(lay: Lay, cast: Cast) -> None:
    table = lay(options={"variant": '{"wall": {"brick_points": 120}}'}, p1={"br": [0, 120, 120]})
    cast(table, "throw p1", 2, 7)
    assert table.moves == ["pick brick 1", "pick brick 2"]
    assert chosen(table) in table.moves


def test_an_owner_who_picks_gives_up_no_brick_if_one_can_bear_it(lay: Lay, cast: Cast) -> None:
    table = lay(options={"near_miss_chooser": "owner"}, p1={"br": [3, 6, 9]})
    cast(table, "throw p1", 3, 7)
    assert chosen(table) == "pick brick 2"
    table = lay(options={"near_miss_chooser": "owner"}, p1={"br": [5, 6, 4]})
    cast(table, "throw p1", 3, 7)
    assert chosen(table) == "pick brick 2"


def test_equal_targets_are_chosen_by_luck(lay: Lay) -> None:
    assert {chosen(lay(seats=4), seed)[:8] for seed in range(40)} == {"throw p1", "throw p2", "throw p3"}
