"""What a game declares public is shown to everybody as it is, and nothing of the head beside that is."""

from __future__ import annotations

import random

import numpy as np

from snowyard import Game, new
from snowyard.kernel import head
from snowyard.kernel.head import Head

MAY_DIFFER = {"actor", "phase", "decisions", "asked"}  # a game may show less of who is asked (VILLAGE-R48)


def test_public_fields_are_shown_as_they_are_and_dice_to_come_never(any_game: Game) -> None:
    rng = random.Random(any_game.slug)
    table = new(any_game.slug, seed=5)
    public = set(any_game.public_fields) | set(head.PUBLIC)
    private = set(Head.fields) - set(head.PUBLIC) - {"event", "event_count"}
    for number in range(60):
        if table.over:
            break
        for seat in range(-1, table.seats) if number % 4 == 0 else ():
            shown = table.shown(seat)
            for name in public - MAY_DIFFER:
                assert np.array_equal(getattr(shown, name), getattr(table.t, name)), name
            for name in private:
                assert not np.any(getattr(shown, name)), name
        table.step(rng.choice([action for action in table.actions if action != any_game.gives_up]))
    assert number > 5


def test_the_mask_of_a_record_fits_its_quiet_form(any_game: Game) -> None:
    """Bots look at quiet records through the beginning of the same mask."""
    loud, quiet = any_game.layout, any_game.quiet_layout
    names = [*any_game.options.fields, *head.PUBLIC, *any_game.public_fields]
    words = quiet.bits_of(names)
    assert np.array_equal(loud.bits_of(names)[: len(words)], words)
    assert not loud.bits_of(names)[len(words) :].any()
