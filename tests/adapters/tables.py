"""Settings to try: every variant and every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snowyard import Game, Refusal


def settings(game: Game) -> Iterator[dict[str, Any]]:
    """Each variant, then each number of seats the game can have."""
    yield from game.module("options").VARIANTS.values()
    for seats in range(2, game.most_seats + 1):
        ways = [{"seats": seats}]
        if "teams" in game.options.declared():
            ways = [
                {"teams": teams, "players_per_team": seats // teams, "kids_per_team": max(1, seats // teams), "turns": 2}
                for teams in (2, 3, 4)
                if seats % teams == 0
            ]
        for options in ways:
            try:
                game.options_words(options)
            except Refusal:
                continue
            yield options
            break


def seat_counts(game: Game) -> set[int]:
    counts = set()
    for options in settings(game):
        block = game.options.array(1)
        block.raw[0] = game.options_words(options)
        counts.add(int(block[0].seats))
    return counts
