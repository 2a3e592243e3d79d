"""Which tables the card plays with printed content in its code (kernel/gpu.py), and what that code relies on."""

from __future__ import annotations

import random

import numpy as np

from snowyard import Game, Refusal, new
from snowyard.kernel import gpu
from support import random_options, random_setting, random_variant


def test_all_usual_tables_of_a_game_have_printed_content(any_game: Game) -> None:
    for setting in any_game.module("options").VARIANTS.values():
        assert gpu.is_printed(any_game, any_game.options_words(setting)), setting


def test_every_entry_of_content_toml_is_printed_content(any_game: Game) -> None:
    declared = {name for name, field in any_game.options.fields.items() if field.content is not None}
    assert declared <= set(gpu.printed(any_game))
    assert not {name for name, field in any_game.options.fields.items() if field.option is not None} & set(gpu.printed(any_game))


def test_a_variant_that_changes_anything_is_not_printed_content(any_game: Game) -> None:
    rng = random.Random(f"{any_game.slug} printed content")
    for _ in range(20):
        setting = {**random_options(any_game, rng), "variant": random_variant(any_game, rng)}
        try:
            options = any_game.options_words(setting)
        except Refusal:
            continue
        block = any_game.options.array(1)
        block.raw[0] = options
        if any_game.options.variant(block[0]):  # else it drew what is printed
            assert not gpu.is_printed(any_game, options), setting


def test_no_game_changes_its_options(any_game: Game) -> None:
    """Tables on the card keep their options from game to game."""
    rng = random.Random(f"{any_game.slug} keeps its options")
    for seed in range(3):
        setting = random_setting(any_game, rng)
        table = new(any_game.slug, seed=seed, **setting)
        for _ in range(400):
            if not table.moves:
                break
            table.play(rng.choice(table.moves))
        size = any_game.options_block[1]
        assert np.array_equal(np.frombuffer(bytes(table)[:size], np.uint64), any_game.options_words(setting))
