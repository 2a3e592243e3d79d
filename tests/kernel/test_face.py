"""The Python face: what is unknown or impossible is refused in a sentence that says what is right."""

from __future__ import annotations

import random
from typing import Any

import pytest

import snowyard
from snowyard import Refusal, Table, new, setup
from snowyard.kernel.head import EVERYBODY, only, others, sees


def refused(code: str, *words: str) -> Any:
    pattern = "".join(f"(?=.*{word})" for word in words)
    return pytest.raises(Refusal, match=f"(?s){pattern}", check=lambda e: e.code == code)


def test_the_games_are_found_by_looking() -> None:
    assert "forts" in snowyard.games()
    assert snowyard.game("forts").title == "Snowball Fight (Day Dream)"


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with refused("unknown game", "fort", "forts", "Did you mean 'forts'"):
        new("fort")


def test_unknown_options_and_values_are_refused_with_what_is_allowed() -> None:
    with refused("option", "seat", "near_miss_chooser", "Did you mean 'seats'"):
        new("forts", seat=3)
    with refused("option", "seats", "2 to 8", "9"):
        new("forts", seats=9)
    with refused("option", "thrower, owner"):
        new("forts", near_miss_chooser="nobody")
    for wrong in (2.5, True, None, "two"):
        with refused("option", "whole number"):
            new("forts", seats=wrong)


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.0, True])
def test_a_seed_is_a_whole_number_of_64_bits(seed: Any) -> None:
    with refused("seed", "whole number"):
        new("forts", seed=seed)


def test_moves_are_played_by_text_or_number_and_refused_with_what_is_legal() -> None:
    table = new("forts", seed=7)
    assert table.play("  Build   SNOWBALL ")[0].kind == "snowball"
    assert table.play(2)[0].kind == "snowball"
    with refused("illegal move", "use token", "FORTS-12", "Legal: hide"):
        table.play("use token")
    with refused("unknown move", "Did you mean 'hide'"):
        table.play("hidee")
    with refused("unknown move", "0 to 66"):
        table.play(67)


def test_a_finished_game_takes_no_moves() -> None:
    table = new("forts", seed=7)
    rng = random.Random(1)
    while not table.over:
        assert table.payoff == [0.0, 0.0]
        table.play(rng.choice(table.actions))
    assert sorted(table.payoff) == [0.0, 1.0]
    assert table.moves == []
    with refused("game over", "over"):
        table.play("hide")


def test_there_are_only_the_seats_of_the_table() -> None:
    table = new("forts", seats=3, seed=1)
    for seat in (-2, 3):
        with refused("seat", "0 to 2", "spectator"):
            table.view(seat)
    for seat in (-1, 3):
        with refused("seat", "0 to 2"):
            table.redealt(seat)


def test_tables_are_equal_when_their_bytes_are() -> None:
    one, other = new("forts", seed=1), new("forts", seed=1)
    assert one == other
    other.play("build snowball")
    assert one != other
    assert one != bytes(one)
    assert Table.restore(one.game, bytes(other)) == other
    with refused("bytes", "432"):
        Table.restore(one.game, b"short")


def test_a_position_can_be_read_and_changed() -> None:
    table = setup("forts", {"hit_points": [3, 20, 20], "target": "none"}, seats=3)
    assert table.seats == 3
    assert table.view(0)["players"][0]["hit_points"] == 3
    described = table.position()
    assert described["hit_points"] == [3, 20, 20]
    assert described["options"]["seats"] == 3
    assert setup("forts", described) == setup("forts", described)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"hit_points": [21, 20]}, ["hit_points", "21"]),
        ({"hit_points": [0, 20]}, ["p0", "out"]),
        ({"hit_points": [20]}, ["list of 2"]),
        ({"hit_points": 20}, ["list of 2"]),
        ({"hit_points": ["x", 20]}, ["whole numbers"]),
        ({"hit_points": [2000, 20]}, ["too large"]),
        ({"hitpoints": [20, 20]}, ["no field", "Did you mean 'hit_points'"]),
        ({"game": "splat"}, ["splat", "forts"]),
        ({"rules_version": 99}, ["version 99"]),
        ({"hide_tokens": [1, 0], "brick": [[0] * 6, [10] * 6]}, ["FORTS-28"]),
        ({"turn": "x"}, ["whole numbers"]),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(position: dict[str, Any], words: list[str]) -> None:
    with refused("position", *words):
        setup("forts", position)


def test_audiences() -> None:
    for seat in range(12):
        assert sees(EVERYBODY, seat)
        assert sees(only(seat), seat)
        assert not sees(only(seat), -1)
        assert not sees(only(seat), (seat + 1) % 12)
        assert not sees(others(seat), seat)
        assert sees(others(seat), -1)
        assert sees(others(seat), (seat + 1) % 12)
    assert sees(EVERYBODY, -1)
