"""Rules by their number."""

from __future__ import annotations

import random

import pytest

from snowyard import Game, Refusal, new
from snowyard.terminal.rulebook import number_of, paragraph, paragraphs, unmarked

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
        "HATS-01", "HATS-01", "HATS-R02", "HATS-02", "HATS-R01",
    ]  # fmt: skip
    with pytest.raises(Refusal, match=r"called '7', and .* no such number; numbers run from HATS-01 to HATS-R02"):
        paragraph("hats", BOOK, "7")


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
