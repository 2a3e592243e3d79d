"""Positions of lanes in words: docs/positions.md"""

from __future__ import annotations

from typing import Any

import pytest

from snowyard import Refusal, new, setup

START = new("lanes", seed=1).position()
BASE = START["lanes"]["lane 1"]["p0"][0]


def changed(lane: int = 1, cards: Any = None, **more: Any) -> dict[str, Any]:
    """The start of a game with other cards of p0 in a lane, or something else changed."""
    lanes = {**START["lanes"], f"lane {lane}": {**START["lanes"][f"lane {lane}"], "p0": cards}} if cards else START["lanes"]
    return {**START, "lanes": lanes, **more}


def test_a_card_is_one_line_of_its_slot_its_rank_and_how_it_lies() -> None:
    table = new("lanes", seed=1)
    table.play("play k lane 2" if "play k lane 2" in table.moves else table.moves[0])
    lines = [line for lane in table.position()["lanes"].values() for line in lane["p0"]]
    assert any(line.startswith("s3 ") and line.endswith(", face down") for line in lines)


@pytest.mark.parametrize(
    ("described", "why"),
    [
        (changed(cards=[f"{BASE}, on fire"]), "s0 cannot be 'on fire'; a card is face up"),
        (changed(cards=["Q"]), "a card begins like 's3 Q'"),
        (changed(cards=["s0 1"]), "a card is one of A, 2, 3"),
        (changed(cards=[BASE, BASE]), "s0 of p0 lies in two places, one of them lane 1 of p0"),
        (changed(cards=[BASE, "s9 4"]), "the cards of p0 are s0, s1, s2 and so on"),
        (changed(cards=[BASE.replace("face down", "paired with s99")]), "the partner of s0 is one of s0"),
        (changed(hands={"p0": ["A"] * 5, "p1": []}), "cards of rank A, not 4"),
        (changed(out=START["out"][:9]), "9 cards are out of the game, not 10"),
        (changed(hand={"p0": []}), "a position of lanes has no 'hand'.*Did you mean 'hands'"),
        ({"hands": START["hands"]}, "Name `pile` or `out`"),
        (changed(firing="x"), "firing is one of s0"),
        (changed(points="many"), "points needs a whole number from 0 to 127, not 'many'"),
        (changed(actor="p1"), "p0's turn, but p1 decides"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(described: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        setup("lanes", described)


def test_the_pile_or_the_cards_out_of_the_game_may_follow_from_the_rest() -> None:
    for name in ("pile", "out"):
        assert setup("lanes", {n: value for n, value in START.items() if n != name}).position() == START
