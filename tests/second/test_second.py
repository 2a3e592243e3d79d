"""A sample of what `make second` does: whole games by the engine and by a second implementation, compared at every decision."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterable
from importlib.util import find_spec

import pytest

from second import village_melee
from second.forts import Forts
from second.play import Chance, Difference, follow
from snowyard import Game
from snowyard.kernel.record import PLAIN_RULES

GAMES = {"forts": 100, "splat": 200, "duel": 80, "lanes": 80, "village": 30}
"""How many games of each are played here."""
MELEES = 200
"""Games of village that begin in a crowd: rare cases of the rules need so many."""
PARTS = 10
"""Tests that they are divided among; with interpreted rules each plays one game."""


def play_games(slug: str, seeds: Iterable[int]) -> int:
    """Games of `make second`. Returns how many decisions were compared."""
    bridge = importlib.import_module(f"second.{slug}_bridge")
    return sum(follow(slug, bridge.options(random.Random(f"options {slug} {seed}")), seed) for seed in seeds)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_and_the_second_implementation_agree_at_every_decision_of_whole_games(any_game: Game, part: int) -> None:
    slug = any_game.slug
    if slug not in GAMES or find_spec(f"second.{slug}_bridge") is None:
        pytest.fail(
            f"{slug} has no second implementation yet: write tests/second/{slug}.py from its rulebook alone, "
            f"tests/second/{slug}_bridge.py beside it, and say in {__name__} how many games are played"
        )
    seeds = range(1 + part, 1 + (PARTS if PLAIN_RULES else GAMES[slug]), PARTS)
    assert play_games(slug, seeds) > len(seeds)


@pytest.mark.parametrize("seed", [900211, 1000383], ids=["duel-four", "duel-three"])
def test_both_agree_that_a_card_played_and_cached_at_an_earlier_front_is_no_second_card(seed: int) -> None:
    """DUEL-109, DUEL-R41. Of 10,050 games of duel these two came to it, and the second implementation allowed it."""
    assert play_games("duel", [seed]) > 100


@pytest.mark.xdist_group("village")
@pytest.mark.parametrize("part", [f"village-{part}" for part in range(PARTS)])
def test_both_agree_on_village_in_a_crowd_where_shoves_windows_and_surrenders_happen(part: str) -> None:
    games = 1 if PLAIN_RULES else MELEES // PARTS
    first = 1 + games * int(part.removeprefix("village-"))
    assert sum(village_melee.follow(seed) for seed in range(first, first + games)) > games


def hide_without_freeze_point(self: Forts) -> None:
    self.players[self.on_turn].hide_tokens += 1
    self.action_done()


def moves_without_hide(self: Forts) -> set[str]:
    return real_moves(self) - {"hide"}


def build_brick_without_roll(self: Forts, chance: Chance) -> None:
    self.action_done()


def roll_cube_twice(self: Forts, chance: Chance) -> tuple[int, int]:
    real_roll_cube(self, chance)
    return real_roll_cube(self, chance)


def winner_gets_two(self: Forts) -> list[float]:
    return [2 * share for share in real_payoff(self)]


real_moves, real_roll_cube, real_payoff = Forts.moves, Forts.roll_cube, Forts.payoff


@pytest.mark.parametrize(
    ("rule", "broken", "said"),
    [
        ("hide", hide_without_freeze_point, r"freeze points: the engine has \[.*\], the other \["),
        ("moves", moves_without_hide, r"legal only by the engine: \['hide'\]; only by the other: \[\]"),
        ("build_brick", build_brick_without_roll, r"the engine's move also rolled or drew \[\(\d, 6\), \(\d, 10\)\]"),
        ("roll_cube", roll_cube_twice, "wants a die of 6 faces; the engine's move made no further roll or draw"),
        ("payoff", winner_gets_two, r"the engine pays \[.*1\.0.*\], the second implementation \[.*2\.0.*\]"),
    ],
    ids=["state", "moves", "roll left out", "roll too many", "payoff"],
)
def test_a_planted_difference_is_noticed_and_said_with_what_repeats_it(
    monkeypatch: pytest.MonkeyPatch, rule: str, broken: object, said: str
) -> None:
    monkeypatch.setattr(Forts, rule, broken)
    repeat = r"^forts, options \{'seats': \d.*\}, seed \d+(, laid \{.*\})?, after \d+ moves \(.*\): "
    with pytest.raises(Difference, match=repeat + ".*" + said):
        play_games("forts", range(1, 21))
