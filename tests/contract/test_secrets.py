"""Nothing that a seat cannot know reaches it, by whatever road."""

from __future__ import annotations

import random

import numpy as np

from snowyard import Game, Table
from snowyard.kernel import bits
from support import seen, some_tables


def test_a_redealt_table_looks_the_same_to_its_seat(any_game: Game) -> None:
    """View, legal moves, prompt, story, events and observation, byte for byte."""
    rng = random.Random(1)
    for table in some_tables(any_game, 11, 8, apart=6):
        for seat in range(table.seats):
            other = table.redealt(seat, rng.getrandbits(60))
            assert seen(other, seat) == seen(table, seat)
            assert shown_bytes(other, seat) == shown_bytes(table, seat)


def shown_bytes(table: Table, seat: int) -> bytes:
    table.shown(seat)
    return bytes(table._tables.raw[1])


def test_a_redealt_table_can_be(any_game: Game) -> None:
    """A redealt table passes the game's own check and can be played to its end."""
    rng = random.Random(2)
    for table in some_tables(any_game, 12, 3, apart=12):
        for seat in range(table.seats):
            other = table.redealt(seat, rng.getrandbits(60))
            assert any_game.words.check(other.t) is None
            while not other.over:
                other.play(rng.choice(other.actions))


def test_redealing_replaces_the_dice_to_come(any_game: Game) -> None:
    for table in some_tables(any_game, 13, 2):
        table.load([1, 0])
        other = table.redealt(0, 5)
        assert other.t.given_count == 0
        assert not any(other.t.given)
        assert other.t.generator.tolist() != table.t.generator.tolist()


def test_the_bot_sees_only_what_its_seat_may_see(any_game: Game) -> None:
    for table in some_tables(any_game, 14, 8, apart=4):
        if table.over:
            continue
        mask = table.legal()
        assert bits.count(mask) > 0
        for word in range(3):
            luck = np.array([word, 2, 3, 4], np.uint32)
            from_truth = any_game.driver.choose(table._tables.one(), mask, luck.copy(), 1)
            table.shown(table.actor)
            from_view = any_game.driver.choose(table._tables.one(1), mask, luck.copy(), 1)
            assert from_truth == from_view


def test_the_default_move_and_the_rules_at_hand_come_from_what_is_shown(any_game: Game) -> None:
    rng = random.Random(3)
    words = any_game.words
    for table in some_tables(any_game, 15, 4):
        if table.over:
            continue
        other = table.redealt(table.actor, rng.getrandbits(60))
        assert words.default_move(other.seen(table.actor)) == words.default_move(table.seen(table.actor))
        assert words.rule_at(table.seen(-1))
