"""Positions of duel in words: docs/positions.md"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from snowyard import Refusal, setup
from snowyard.games.duel.layout import BOX

PUZZLE: dict[str, Any] = {
    "phase": "choose",
    "actor": "p0",
    "turn": 4,
    "players": {"p0": {"hand": ["B1", "A2"], "draw_pile": ["B2", "B3"]}, "p1": {"hand": ["E1", "B1"], "draw_pile": ["B2", "B3"]}},
    "arsenal": [{"top": "E2", "face_up": True}, {"cards": 2, "top": "A4", "face_up": True}],
    "stock": ["E3"],
}


def changed(player: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The puzzle with something else for p0, or elsewhere."""
    described = copy.deepcopy(PUZZLE)
    described["players"]["p0"] |= player or {}
    return {**described, **more}


def test_cards_are_named_by_kind_and_lie_in_the_box_unless_named() -> None:
    table = setup("duel", PUZZLE)
    position = table.position()
    assert position["players"]["p0"]["hand"] == ["B1a Snowball Attack / Dodge", "A2a Slushball Attack / Upgrade"]
    assert position["players"]["p1"]["hand"] == ["B1b Snowball Attack / Dodge", "E1 Iceball Attack / Snow Fort"]
    assert "A1 Slushball Attack / Dodge" in position["box"]
    assert table.t.counts[BOX] == len(position["box"]) == 7
    assert "knowledge" not in position  # nobody knows more than what lies open


def test_what_seats_know_beyond_what_lies_open_is_part_of_a_position_and_must_be_true() -> None:
    table = setup("duel", PUZZLE)
    table.play("play A2 Slushball Attack")
    table.play("play B1 Dodge")
    position = table.position()
    assert position["knowledge"]["p0"]["may_lie"]
    assert setup("duel", position).t.may.tolist() == table.t.may.tolist()
    places = ["B1b E1: hand of p1", "B2b B3b: draw pile of p1", "A1 A2b A3 A4b A5 E4: box", "E3: face-down Arsenal"]
    told = {"p0": {"may_lie": places, "limits": {"limit 0": "at most 2 of A1 A3 A5: box"}}}
    with pytest.raises(Refusal, match="p0 thinks impossible how many"):
        setup("duel", changed(knowledge=told))
    with pytest.raises(Refusal, match="p1 thinks a card impossible in the draw pile of p0"):
        setup("duel", changed(knowledge={"p0": {"may_lie": places}}))


@pytest.mark.parametrize(
    ("described", "why"),
    [
        (changed({"hand": ["B1", "C7"]}), "hand of p0: this game has no card 'C7'; its kinds are B1, B2"),
        (changed({"hand": ["B1", "X2"]}), "this game has no card 'X2'"),
        (changed({"hand": ["B1", "A2c"]}), "there is no A2c; of A2 there are 2: they are A2a to A2b"),
        (changed({"hand": ["B1", "E1a"]}), "'E1a?' lies in two places|'E1' lies in two places"),
        (changed({"hand": ["B1a", "B1a"]}), "'B1a' lies in two places, one of them hand of p0"),
        (changed({"hand": ["B1 Barrage / Dodge", "A2"]}), "B1 is 'Snowball Attack / Dodge', not 'Barrage / Dodge'"),
        (changed({"hands": []}), "p0 has no 'hands'.*Did you mean 'hand'"),
        (changed({"plays": ["A2 Barrage"]}), "the side of A2 is one of Slushball Attack, Upgrade"),
        (changed({"plays": ["A5 Dodge"]}), "which A5"),
        (changed({"capped": 1}), "capped of p0 is true or false, not 1"),
        (changed({"seen_by": ["p2"]}), "seen_by of p0 is one of p0, p1"),
        (changed({"hand": []}), r"p0 has drawn 0 cards, not 1 or 2 \(DUEL-13\)"),
        (changed(box=[]), "missing .*'A1'"),
        (changed(arsenal=[{"top": "E2"}, {}, {}]), "arsenal needs a list of at most 2"),
        (changed(extremes=["E1", "E2", "E3"]), "extremes needs a list of 4"),
        (changed(knowledge={"p0": {"may_lie": ["A1"]}}), "are like 'A1 B1ab: hand of p1"),
        (changed(knowledge={"p0": {"may_lie": ["A1: pocket of p1"]}}), "knowledge of p0 is one of draw pile of p0"),
        (changed(knowledge={"p0": {"limits": {"limit 0": "few of A1: box"}}}), "a limit is like 'at most 1"),
        (changed(fight={"step": "level 9"}), "step of the fight is one of barrage, level 3"),
        (changed(phase="chose"), "phase needs whole numbers or one of pick 1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(described: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        setup("duel", described)
