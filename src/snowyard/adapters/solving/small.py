"""The small games that come with the house: a game that has one keeps it in its folder `small`, as options and a variant."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from dataclasses import dataclass
from typing import Any

from snowyard.adapters.solving.positions import Positions
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game


@dataclass(frozen=True)
class SmallGame:
    slug: str
    about: str
    options: dict[str, Any]
    """Its variant among them: what `snowyard.new`, `pyspiel.load_game` and all others take."""
    forgets: tuple[str, ...]

    def positions(self) -> Positions:
        return Positions(game(self.slug), self.options, self.forgets)


@functools.cache
def small_games() -> dict[str, SmallGame]:
    found = {}
    for slug in own_games():
        folder = importlib.resources.files(game(slug).package) / "small"
        if folder.is_dir():
            of = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
            variant = (folder / "variant.toml").read_text(encoding="utf-8")
            found[slug] = SmallGame(slug, of["about"], {**of["options"], "variant": variant}, tuple(of.get("forgets", ())))
    return found


def small_game(slug: str) -> SmallGame:
    if slug not in small_games():
        raise Refusal("solve", f"there is no small game of {slug!r}; there are those of {listing(small_games())}")
    return small_games()[slug]
