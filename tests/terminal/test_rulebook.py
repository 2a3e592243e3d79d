"""Rules by their number."""

from __future__ import annotations

import random

import pytest

from snowyard import Game, Refusal, game, new
from snowyard.terminal.rulebook import asked, number_of, paragraph, paragraphs, unmarked

BOOK = """# Hats

**HATS-01** Everybody has a hat:

| hat | size |
| --- | --- |
| red | `1` |

**HATS-02** Hats are
thrown.

## Rulings

- **HATS-R01** Caps count.
- **HATS-R02** Hoods do not.

## Examples
1. Nobody has a hat (**HATS-02**).
"""


def test_a_rule_is_found_with_the_table_that_follows_it() -> None:
    found = paragraphs(BOOK)
    assert list(found) == ["HATS-01", "HATS-02", "HATS-R01", "HATS-R02"]
    assert found["HATS-01"].endswith("| red | `1` |")
    assert found["HATS-02"] == "**HATS-02** Hats are\nthrown."
    assert found["HATS-R02"] == "- **HATS-R02** Hoods do not."
    assert unmarked(found["HATS-01"]).startswith("HATS-01 Everybody")


def test_a_number_is_written_short_or_in_full() -> None:
    assert [number_of("hats", text) for text in ("1", "01", "r2", "HATS-02", "hats-R01")] == [
        "HATS-01",
        "HATS-01",
        "HATS-R02",
        "HATS-02",
        "HATS-R01",
    ]
    with pytest.raises(Refusal, match=r"called '7', and .* no such number; numbers run from HATS-01 to HATS-R02"):
        paragraph("hats", BOOK, "7")


def test_a_card_that_is_called_by_a_number_is_found_beside_the_rule_of_that_number() -> None:
    found = asked(game("lanes"), {}, "9")
    assert found.startswith("**9.** Its power is Nimble")
    assert "**LANES-09**" in found
    assert asked(game("lanes"), {}, "LANES-09").startswith("**LANES-09**")
    assert asked(game("lanes"), {}, "1").startswith("**LANES-01**")


def test_a_card_is_found_by_what_moves_call_it() -> None:
    assert asked(game("duel"), {}, "a1").startswith("**Slushball Attack / Dodge.**")


@pytest.mark.parametrize(
    ("slug", "written", "meant"),
    [
        ("forts", "bricks", "brick"),
        ("forts", "Hide Tokens", "hide token"),
        ("lanes", "tuant", "taunt"),
        ("duel", "barage", "barrage"),
        ("village", "skillful", "skilful"),
    ],
)
def test_a_misspelt_name_is_answered_with_the_nearest(slug: str, written: str, meant: str) -> None:
    with pytest.raises(Refusal, match=f"Did you mean '{meant}'"):
        asked(game(slug), {}, written)


def test_a_long_name_makes_no_long_answer() -> None:
    with pytest.raises(Refusal) as caught:
        asked(game("forts"), {}, "a" * 9000)
    assert len(caught.value.sentence) < 300


TURNED = """
cube.inside = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
throw = { smaller = "hit", equal = "miss", greater = "miss", dodge = "hit", smiley = "near miss" }
brick = { builds = "number", smiley = "takes damage" }
wall.slots = 1
start.bricks = 1
hide.freeze_points = 0
"""


def test_what_forts_tells_about_its_things_is_true_of_its_variant() -> None:
    options = {"variant": TURNED}
    for name, said in (
        ("cube", "inside is, in this order, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 1. "),
        ("cube", "smaller: hit, equal: miss, greater: miss"),
        ("smiley", "whatever their wall: near miss. Thrown at a brick, it is like a number; it builds none"),
        ("dodge", "A 1 against somebody without bricks: hit"),
        ("near miss", "** One brick takes the damage"),
        ("brick", "a wall up to 1 brick. Without any you cannot hide"),
        ("frozen", "each hit costs hit points (FORTS"),
    ):
        assert said in asked(game("forts"), options, name)
    printed = asked(game("forts"), {}, "cube")
    assert "the digit inside is the damage, and 0 counts as 10" in printed
    assert "smaller: miss, equal: near miss, greater: hit" in printed


def test_the_rules_of_every_decision_are_in_the_rulebook(any_game: Game) -> None:
    rng = random.Random(any_game.slug)
    numbered = paragraphs(any_game.rulebook())
    table = new(any_game.slug, seed=1)
    for _ in range(300):
        if table.over:
            break
        cited = table.view(table.actor)["rules"]
        assert cited
        assert set(cited) <= set(numbered)
        table.play(rng.choice(table.actions))
