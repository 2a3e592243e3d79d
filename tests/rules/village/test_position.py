"""Positions of village in words: docs/positions.md"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from snowyard import Refusal, Table, new, setup

OPTIONS: dict[str, Any] = {"kids_per_team": 2, "map": "open", "cards": "earn"}
PUZZLE: dict[str, Any] = {
    "phase": "main",
    "turn": 2,
    "active": "K0",
    "order": ["K0", "K2"],
    "pool": [1, 4, 6],
    "kids": {"K0": {"traits": ["fast"], "at": [10, 10], "points": 4}, "K2": {"traits": ["strong"], "at": [20, 10]}},
}


def changed(kid: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The puzzle with something else for K0, or elsewhere."""
    described = copy.deepcopy(PUZZLE)
    described["kids"]["K0"] |= kid or {}
    return {**described, **more}


def lay(described: dict[str, Any], **options: Any) -> Table:
    return setup("village", described, **{**OPTIONS, **options})


def test_what_is_usual_need_not_be_said() -> None:
    table = lay(PUZZLE)
    assert table.actor == table.t.owner[0]
    assert (table.t.place, table.t.best[0], table.t.dice[2], table.t.dice[1]) == (1, 3, 6, 0)
    assert sum(table.t.deck) == 2 * 8 * table.t.kids


def test_the_points_to_choose_from_follow_and_are_not_written() -> None:
    table = lay(PUZZLE)
    table.load([2])
    table.play("move")
    position = table.position()
    assert position["phase"] == "dest"
    assert position["move"] == {"kid": "K0", "kind": "walk", "inches": 3}
    assert not {"reach", "detour", "work", "winding"} & set(position)
    assert setup("village", position).moves == table.moves


@pytest.mark.rule("VILLAGE-R31")
def test_points_without_their_best_mark_are_refused() -> None:
    with pytest.raises(Refusal, match="K0 has 4 Points, but best, its highest multiple of 3 so far, is 0"):
        lay(changed({"best": 0}))


@pytest.mark.rule("VILLAGE-R31")
def test_the_best_mark_of_a_kid_that_has_lost_points_is_written() -> None:
    position = lay(changed({"best": 6})).position()
    assert position["kids"]["K0"]["best"] == 6
    assert setup("village", position).t.best[0] == 6
    assert "best" not in lay(PUZZLE).position()["kids"]["K0"]


@pytest.mark.rule("VILLAGE-40")
def test_a_kid_on_the_table_before_deployment_is_refused() -> None:
    start = new("village", seed=1, **OPTIONS).position()
    kids = {**start["kids"], "K0": {**start["kids"]["K0"], "at": [5, 5]}}
    with pytest.raises(Refusal, match="K0 stands on the table: teams place Kids one by one"):
        setup("village", {**start, "kids": kids})


@pytest.mark.parametrize(
    ("described", "why"),
    [
        (changed({"type": "giant"}), "type of K0 is one of kid, big, elf"),
        (changed({"traits": ["quick"]}), "traits of K0 is one of fast, strong"),
        (changed({"team": 1}), "K0 is of team 0, not of team 1"),
        (changed({"at": [10]}), "at of K0 needs two numbers, x and y"),
        (changed({"at": [0, 10]}), "at of K0 needs a whole number from 1 to 47, not 0"),
        (changed({"at": [20, 10]}), "K0 and K2 overlap"),
        (changed({"dice": 9}), "dice of K0 needs a whole number from 0 to 8"),
        (changed({"snowballs": {"size 6": 1}}), "snowballs of K0 has no 'size 6'"),
        (changed({"ponts": 1}), "K0 has no 'ponts'.*Did you mean 'points'"),
        (changed(kids={"K9": {}}), "kids has no 'K9'; it has K0, K1, K2, K3"),
        (changed(order=["K0", "K0"]), "order names a Kid twice"),
        (changed(pool=[7]), "pool needs a whole number from 1 to 6, not 7"),
        (changed(pool=[]), "the pool is empty"),
        (changed(hands={"K0": {"joker": 1}}), "hand of K0 has no 'joker'; it has saved"),
        (changed(hands={"K0": {"ice": 9}}), "there are 9 cards of ice, not 8"),
        (changed(deck={}), "cards of saved, not 8"),
        (changed(team_order=["team 0", "team 0"]), "team_order names each of the 2 teams once"),
        (changed(corners=["team 0"]), "corners needs a list of 4"),
        (changed(throw={"thrower": "K0"}), "thrower is 0, but nobody is moving or throwing"),
        (changed(winners=["team 0"]), "winners and total are for the end"),
        (changed(reach=[]), "a position of village has no 'reach'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(described: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        lay(described)


def test_a_game_without_cards_has_no_hands() -> None:
    with pytest.raises(Refusal, match="played without Ability Cards"):
        lay(changed(hands={"K0": {"ice": 1}}), cards="none")
