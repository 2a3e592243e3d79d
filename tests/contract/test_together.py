"""Who chooses at the same time could tell nothing from what the others chose: over random games of random options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from snowyard import Game, Table, game, new
from snowyard.match import Asked, together
from snowyard.players import Bot
from support import random_options

GAMES = 4
MOST_MOVES = 120  # of a game; what comes later is like what came before
TRIES = 4  # choices of the earlier seats that are tried against each other


def tables(of: Game) -> Iterator[tuple[Table, random.Random]]:
    """Tables of some games, at every decision."""
    rng = random.Random(f"{of.slug} together")
    options: list[dict[str, Any]] = [*of.module("options").VARIANTS.values(), *(random_options(of, rng) for _ in range(GAMES))]
    for seed, given in enumerate(options):
        table, bot = new(of.slug, seed=seed, **given), Bot("simple", seed)
        for _ in range(MOST_MOVES):
            if table.over:
                break
            yield table, rng
            table.play(bot.choose(table) if rng.random() < 0.5 else rng.choice(table.actions))


def seen(table: Table) -> tuple[bytes, list[int]]:
    """What the deciding seat sees and may do."""
    return table.seen(table.actor).without(), table.actions


def played(table: Table, asked: list[Asked], rng: random.Random) -> Iterator[tuple[Asked, Table]]:
    """Everybody who is asked chooses at random, one after the other: the table before each of them."""
    table = table.copy()
    for one in asked:
        yield one, table
        for _ in range(one.decisions):
            assert table.actor == one.seat
            table.play(rng.choice(table.actions))
    goes_on = not table.over and not table.t.news
    assert not (goes_on and table.actor not in [one.seat for one in asked]), "somebody else was to choose with them"


def test_whoever_chooses_at_the_same_time_sees_and_may_do_the_same_whatever_the_others_chose(any_game: Game) -> None:
    rounds = 0
    for table, rng in tables(any_game):
        asked = together(table)
        assert asked[0].seat == table.actor
        if len(asked) == 1:
            continue
        rounds += 1
        assert len({one.seat for one in asked}) == len(asked)
        for _ in range(TRIES):
            for one, before in played(table, asked, rng):
                assert seen(before) == seen(one.table)
    assert bool(rounds) == bool(any_game.facts.simultaneous)


def test_a_bot_chooses_the_same_whatever_those_chose_who_choose_with_it(any_game: Game) -> None:
    for number, (table, rng) in enumerate(tables(any_game)):
        asked = together(table)
        if len(asked) > 1 and number % 7 == 0:
            for one, before in played(table, asked, rng):
                for level in ("random", "simple"):
                    assert Bot(level, number).choose(before.copy()) == Bot(level, number).choose(one.table.copy())
                assert bytes(before.redealt(one.seat, number)) == bytes(one.table.redealt(one.seat, number))


def test_asking_who_chooses_now_changes_nothing(any_game: Game) -> None:
    for table, _ in tables(any_game):
        before = bytes(table)
        together(table)
        assert bytes(table) == before


def test_where_a_game_declares_nothing_simultaneous_one_decides_at_a_time() -> None:
    for slug in ("forts", "village"):
        table = new(slug, seed=1)
        assert [(one.seat, one.decisions) for one in together(table)] == [(table.actor, 1)]


def test_each_of_four_in_duel_chooses_two_cards_while_the_others_do() -> None:
    table = new("duel", seats=4, seed=3)
    while table.game.phases[table.t.phase] != "choose":
        table.play(table.actions[0])
    assert [(one.seat, one.decisions) for one in together(table)] == [(0, 2), (1, 2), (2, 2), (3, 2)]
    table.play(table.actions[0])
    assert [(one.seat, one.decisions) for one in together(table)] == [(0, 1), (1, 2), (2, 2), (3, 2)]
    assert np.count_nonzero([one.table is table for one in together(table)]) == 0, "nobody plays on the table itself"
    assert game("duel").facts.simultaneous
