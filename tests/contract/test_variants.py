"""Whatever variant a designer writes: games end, every table on the way can be, nothing leaks, everything can be told."""

from __future__ import annotations

import random

import pytest

from snowyard import Game, Table, new
from snowyard.kernel import foreign
from support import random_options, random_variant, seen, walk

VARIANTS = 8
LONGEST = 30_000  # moves: turn caps end every game before that


def dealt(of: Game, number: int) -> Table:
    if not of.options.places():
        pytest.skip(f"{of.slug} has no content yet")
    rng = random.Random(f"variant {of.slug} {number}")
    while True:
        setting = {**random_options(of, rng), "variant": random_variant(of, rng, (0.05, 0.3, 1.0)[number % 3])}
        try:
            return new(of.slug, seed=number, **setting)
        except ValueError:
            continue


@pytest.mark.parametrize("number", range(VARIANTS))
def test_a_game_of_any_variant_ends_and_every_table_on_the_way_can_be(any_game: Game, number: int) -> None:
    table, rng = dealt(any_game, number), random.Random(number)
    for moves, _ in enumerate(walk(table, rng, LONGEST)):
        if moves % 7 == 0:
            assert foreign.check(table) is None, table.options.get("variant")
    assert table.over
    assert sum(table.payoff) == pytest.approx(any_game.options.prize(table.t))


@pytest.mark.parametrize("number", range(VARIANTS))
def test_nothing_leaks_in_any_variant(any_game: Game, number: int) -> None:
    table, rng = dealt(any_game, number), random.Random(number)
    for moves, _ in enumerate(walk(table, rng, 400)):
        if moves % 9 == 0:
            for seat in range(table.seats):
                other = table.redealt(seat, rng.getrandbits(60))
                assert seen(other, seat) == seen(table, seat)
                assert foreign.check_laid(other) is None


@pytest.mark.parametrize("number", range(VARIANTS))
def test_the_bot_plays_and_everything_is_told_in_any_variant(any_game: Game, number: int) -> None:
    from snowyard.players.bots import Bot

    table, bot = dealt(any_game, number), Bot("simple", number)
    for _ in range(200):
        if table.over:
            break
        for lang in ("en", "de"):
            for seat in (-1, table.actor):
                assert table.prompt(seat, lang=lang)
                assert all(table.story(seat, lang=lang))
            assert all(table.labels(lang=lang))
        action = bot.choose(table)
        assert action in table.actions
        table.play(action)
