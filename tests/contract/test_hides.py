"""What a game declares of its secrets (`Options.hides`) is true: over random games of random options, both ways."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from snowyard import Game, Table, game, new
from snowyard.players import Bot
from support import random_options

SETTINGS = 24
"""Settings of options that are drawn for each game, beside those worth a golden playthrough."""
GAMES = 3
"""Whole games of each setting that is declared open."""
MOST_GAMES = 200
"""Whole games in which each setting that is declared to hide something must do so."""


def settings(of: Game, hiding: bool) -> list[dict[str, Any]]:
    rng = random.Random(f"{of.slug} hides")
    drawn = [*of.module("options").VARIANTS.values(), *(random_options(of, rng) for _ in range(SETTINGS))]
    return [given for given in drawn if bool(of.hides(given)) == hiding]


def positions(of: Game, given: dict[str, Any], games: int) -> Iterator[Table]:
    """Every table of some games, half of them between bots (who come further than chance), half at random."""
    rng = random.Random(f"{of.slug} {given}")
    for number in range(games):
        table, bot = new(of.slug, seed=rng.getrandbits(60), **given), Bot("simple", number)
        yield table
        while not table.over:
            table.play(bot.choose(table) if number % 2 else rng.choice(table.actions))
            yield table


def eyes_differ(table: Table) -> bool:
    """Does anybody, spectators included, see something else than another? All that is said is made of what is shown."""
    seen = set()
    for seat in range(-1, table.seats):
        table.shown(seat)
        seen.add(bytes(table._tables.raw[1]))
    return len(seen) > 1


def test_a_table_declared_open_shows_everybody_the_same(any_game: Game) -> None:
    for given in settings(any_game, hiding=False):
        assert not any(eyes_differ(table) for table in positions(any_game, given, GAMES)), given


def test_a_table_declared_to_hide_something_does(any_game: Game) -> None:
    for given in settings(any_game, hiding=True):
        assert any(eyes_differ(table) for table in positions(any_game, given, MOST_GAMES)), given


@pytest.mark.parametrize(
    ("slug", "options", "hides"),
    [
        ("forts", {}, ""),
        ("splat", {}, ""),
        ("splat", {"strategic": True}, "hands"),
        ("duel", {}, "hands and secret choices"),
        ("lanes", {}, "hands and face-down cards"),
        ("village", {}, ""),
        ("village", {"cards": "earn"}, "Ability Cards"),
        ("village", {"cards": "deal"}, "Ability Cards"),
    ],
)
def test_whether_a_table_hides_something_follows_from_its_options(slug: str, options: dict[str, Any], hides: str) -> None:
    assert game(slug).hides(options) == hides
    assert new(slug, seed=1, **options).hides == hides
