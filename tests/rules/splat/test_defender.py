"""`protection_choice = defender`: the target chooses which protection is used up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from snowyard import Table, game, new

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, int]]
Toss = Callable[..., dict[str, int]]


@pytest.mark.rule("SPLAT-57", "SPLAT-R05")
@pytest.mark.parametrize(
    ("answer", "after", "discarded"),
    [
        ("wall", {"W": 1, "H": 2, "F": 1}, {"single": 1, "wall": 1}),
        ("cracked", {"W": 2, "H": 1, "F": 1}, {"single": 2, "fort": 1}),
        ("fresh", {"W": 2, "H": 3}, {}),
    ],
)
def test_against_a_single_the_target_chooses_one_protection(
    lay: Lay, front: Read, toss: Toss, answer: str, after: dict[str, int], discarded: dict[str, int]
) -> None:
    table = lay(p2={"W": 2, "H": 2, "F": 1}, card="single", protection_choice="defender")
    table.play("single p2")
    assert (table.actor, table.t.player) == (2, 0)
    assert table.moves == ["answer wall", "answer cracked", "answer fresh"]
    assert toss(table, f"answer {answer}") == discarded
    assert front(table, 2) == after
    assert table.actor == 1


@pytest.mark.rule("SPLAT-57", "SPLAT-R08")
@pytest.mark.parametrize(
    ("answer", "after", "discarded"),
    [
        ("two-walls", {"H": 2, "F": 1}, {"double": 1, "wall": 2}),
        ("wall-and-cracked", {"W": 1, "H": 1, "F": 1}, {"double": 1, "wall": 1, "fort": 1, "single": 1}),
        ("fresh", {"W": 2, "H": 2}, {"double": 1, "fort": 1}),
        ("two-cracked", {"W": 2, "F": 1}, {"double": 1, "fort": 2, "single": 2}),
    ],
)
def test_against_a_double_the_target_chooses_two_protections_or_a_fresh_fort(
    lay: Lay, front: Read, toss: Toss, answer: str, after: dict[str, int], discarded: dict[str, int]
) -> None:
    table = lay(p0={"P": 1}, p1={"W": 2, "H": 2, "F": 1}, card="double", protection_choice="defender")
    table.play("double p1")
    assert table.moves == ["answer fresh", "answer two-walls", "answer wall-and-cracked", "answer two-cracked"]
    assert toss(table, f"answer {answer}") == discarded
    assert front(table, 1) == after


@pytest.mark.rule("SPLAT-57", "SPLAT-R08")
@pytest.mark.parametrize(
    ("card", "before", "answers"),
    [
        ("single", {"W": 1}, ["wall"]),
        ("single", {"H": 1}, ["cracked"]),
        ("single", {"F": 1}, ["fresh"]),
        ("double", {"W": 2}, ["two-walls"]),
        ("double", {"F": 1}, ["fresh"]),
        ("double", {"W": 1, "F": 1}, ["fresh"]),
        ("double", {"W": 1, "H": 1}, ["wall-and-cracked"]),
        ("double", {"H": 2}, ["two-cracked"]),
        ("double", {"H": 1, "F": 1}, ["fresh"]),
    ],
)
def test_only_what_is_there_can_be_answered_and_one_answer_is_asked_too(
    lay: Lay, card: str, before: dict[str, int], answers: list[str]
) -> None:
    table = lay(p0={"P": 1}, p1=before, card=card, protection_choice="defender")
    table.play(f"{card} p1")
    assert table.moves == [f"answer {answer}" for answer in answers]


@pytest.mark.rule("SPLAT-57")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("single", {}, {"S": 1}), ("double", {}, {"D": 1}), ("double", {"W": 1}, {"X": 1}), ("double", {"H": 1}, {"S": 1})],
)
def test_where_there_is_nothing_to_choose_nobody_is_asked(
    lay: Lay, front: Read, card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    table = lay(p0={"P": 1}, p2=before, card=card, protection_choice="defender")
    table.play(f"{card} p2")
    assert front(table, 2) == after
    assert table.actor == 1


@pytest.mark.rule("SPLAT-57")
def test_a_splatball_asks_nobody(lay: Lay) -> None:
    table = lay(p2={"P": 1, "W": 2}, card="splatball", protection_choice="defender")
    table.play("splatball p2")
    assert table.actor == 1


@pytest.mark.rule("SPLAT-57", "SPLAT-R22")
def test_the_thrown_card_is_public_while_the_target_decides(lay: Lay) -> None:
    table = lay(
        p1={"W": 1, "F": 1}, hands={0: "single wall wall", 1: "single single", 2: "single single"}, protection_choice="defender"
    )
    table.play("single p1")
    for seat in range(-1, 3):
        view = table.view(seat)
        assert (view["card"], view["target"], view["phase"], view["actor"]) == ("single", 1, "defend", 1)
    assert table.t.news == 1, "a card of a hidden hand came to light: undo stops there"
    standard = lay(p1={"W": 1, "F": 1}, card="single", protection_choice="defender")
    standard.play("single p1")
    assert standard.t.news == 0, "nothing hidden came to light"


@pytest.mark.rule("SPLAT-57")
def test_the_turn_counts_once_and_goes_on_from_the_thrower(lay: Lay) -> None:
    table = lay(seats=4, p3={"W": 1}, card="single", player=1, protection_choice="defender", fields={"turn": 7})
    table.play("single p3")
    assert table.t.turn == 7
    table.play("answer wall")
    assert table.t.turn == 8
    assert table.actor == 2


@pytest.mark.rule("SPLAT-57")
def test_up_to_five_forts_can_be_cracked(lay: Lay, front: Read) -> None:
    table = lay(p1={"F": 1, "H": 4}, card="single", protection_choice="defender")
    table.play("single p1")
    table.play("answer fresh")
    assert front(table, 1) == {"H": 5}
    assert game("splat").words.check(table.t) is None


@pytest.mark.rule("SPLAT-57", "SPLAT-R05")
def test_the_choice_never_changes_how_much_is_stopped() -> None:
    """Random games: every answer lowers C by the snowballs thrown and adds no hit."""
    rng = random.Random(6)
    asked = 0
    for seed in range(12):
        table = new("splat", seats=3, seed=seed, protection_choice="defender")
        while not table.over:
            if table.t.phase == 1:
                asked += 1
                target, balls = table.actor, table.t.card + 1
                before = table.view(-1)["players"][target]
                for action in table.actions:
                    copy = table.copy()
                    copy.play(action)
                    after = copy.view(-1)["players"][target]
                    assert before["protection"] - after["protection"] == balls
                    assert before["hits"] == after["hits"]
            table.play(rng.choice(table.actions))
    assert asked > 50
