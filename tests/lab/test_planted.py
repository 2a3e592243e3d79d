"""Planted faults are found, and variants without effect raise no claim. Statistics of verdicts, with counts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowyard import game
from snowyard.lab.comparing import Comparison, compare
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import exchanges
from snowyard.lab.measures import share, stretch
from snowyard.lab.report.panel import names_of_order
from snowyard.lab.report.panels import _places
from snowyard.lab.survey import survey
from snowyard.lab.workers import Threads

OTHER_FACES = 'cube.outside = ["smiley", 5, 4, 3, 2, 1]\ncube.inside = [9, 8, 7, 6, 5, 4, 3, 2, 1, 10]\n'
"""The same faces at other places of the Cube: other games, and not another game."""

AHEAD = 'start.hit_points = 1\nstart.bricks = 0\nturn.actions = 4\ncube.outside = [5, 5, 5, 5, 5, "smiley"]\n'
"""Whoever hits first has won."""

STRONG = """
[cards.spare-1]
copies = [6, 6, 6, 6, 6, 6]
hits = 9
[stops.wall]
spare-1 = 0
"""


def compared(variant: str, seed: int, level: str = "random", course: int = 0, **options: Any) -> Comparison:
    (found,) = compare("forts", "variant", [variant], 2_000, Threads(2), level, seed, course=course, **options)
    return found


def verdict(found: Comparison, name: str) -> str:
    return next(change.verdict for change in found.changes if change.measure.name == name)


def test_a_seat_far_ahead_is_found_in_nine_of_ten_cases() -> None:
    found = [compared(AHEAD, seed) for seed in range(10)]
    shares = [one.changes[0].after for one in found]
    assert all(0.6 < won < 0.8 for won in shares), shares
    assert [verdict(one, "whoever starts wins") for one in found].count("more") >= 9


def test_a_game_twice_as_long_is_found_in_nine_of_ten_cases() -> None:
    found = [compared("start.hit_points = 60", seed) for seed in range(10)]
    turns = [next(c for c in one.changes if c.measure.name == "turns") for one in found]
    assert all(1.8 < c.after / c.before < 2.3 for c in turns)
    assert [c.verdict for c in turns].count("more") >= 9


def test_a_card_far_too_strong_is_found_in_nine_of_ten_cases() -> None:
    things = things_of(game("splat"))
    options: dict[str, Any] = {"seats": 2, "two_player_deck": "full", "variant": STRONG}
    found = []
    for seed in range(10):
        s = survey("splat", "random", 500, Threads(2), seed, **options)
        worth = exchanges(s, options, Threads(2), effort=250_000)
        best = max(worth, key=lambda n: worth[n].value)
        sure = worth[best].apart_from(0, stretch(len(worth)))
        found.append(things.all[best].name if sure else "nothing")
    assert found.count("spare-1") >= 9, found


@pytest.mark.parametrize("level", ["random", "simple"])
def test_variants_without_effect_raise_no_claim_in_nineteen_of_twenty_cases(level: str) -> None:
    found = [compared(OTHER_FACES, seed, level, seats=3) for seed in range(20)]
    claims = [c.measure.name for one in found for c in one.changes if c.verdict in ("more", "less")]
    quiet = [one for one in found if not {c.verdict for c in one.changes} & {"more", "less"}]
    assert len(quiet) >= 19, claims
    assert any(one.changes[3].difference for one in found)  # other games, indeed


@pytest.mark.heavy
def test_variants_without_effect_do_not_change_how_games_go_in_nineteen_of_twenty_cases() -> None:
    found = [compared(OTHER_FACES, seed, course=1, seats=3) for seed in range(20)]
    assert sum(not {c.verdict for c in one.changes} & {"more", "less"} for one in found) >= 19


def test_even_seats_raise_no_claim_in_nineteen_of_twenty_cases() -> None:
    """Winners drawn by lot among five seats, in the reports of 200 designers."""
    rng = np.random.default_rng(11)
    quiet = 0
    for _ in range(200):
        winners = rng.integers(0, 5, (2, 3_000))
        own = [[share(level == seat) for seat in range(5)] for level in winners]
        said = [_places(figures, names_of_order(5), 0.2, stretch(10)) for figures in own]
        quiet += all(words.startswith("no place is surely") for words in said)
    assert quiet >= 190
