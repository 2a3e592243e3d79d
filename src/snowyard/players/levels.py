"""The levels for people: the same names in every game, each clearly stronger than the one below.

What a level is stands in `levels.toml` here, and in the game's own where it differs. Levels count in rounds of the search,
not in seconds, so that they play the same on every machine; `seconds` is only the most that a move may take on a slow one. A
level that is `learned` is there in games that have a trained network (players/networks.py).
"""

from __future__ import annotations

import functools
import importlib.resources
import secrets as system
import tomllib
from typing import TYPE_CHECKING, Any

from snowyard.kernel.dice import below
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.players.bots import Bot, luck_of
from snowyard.players.networks import lack

if TYPE_CHECKING:
    from snowyard.players.search import Searcher, Settings

LEVELS = {
    "easy": "plays sensibly, with many slips; for a first game",
    "fair": "thinks ahead a little, at most 50 milliseconds a move",
    "hard": "thinks well ahead, at most 300 milliseconds a move",
    "expert": "thinks as far ahead as it can, at most 2 seconds a move",
    "champion": "has learned from many games, and thinks at most 2 seconds a move",
}
"""The levels from the weakest to the strongest, and what each means."""

EASIEST = "easy"  # the one level that does not search
DEFAULT = "fair"  # whom one plays against without asking for anybody

FILE = "levels.toml"


@functools.cache
def _levels(package: str) -> dict[str, dict[str, Any]]:
    """What the file in this package says; nothing if there is none."""
    file = importlib.resources.files(package) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def settings_of(name: str, game: Game) -> dict[str, Any]:
    """What a level is in a game: what all games share, what the game wants, what its level wants."""
    wanted: dict[str, Any] = {}
    for package in (__package__, game.package):
        told = _levels(package)
        wanted |= told.get("search", {}) | told.get(name, {})
    return wanted


def levels_of(game: Game) -> dict[str, str]:
    """The levels that a game has, from the weakest to the strongest."""
    return {name: meaning for name, meaning in LEVELS.items() if not _lacks(name, game)}


def check_level(name: str, game: Game) -> str:
    """The level, if the game has it; a refusal otherwise."""
    if why := _lacks(name, game):
        raise Refusal("bot", f"{game.slug} has no {name}, since {why}; its levels are {listing(levels_of(game))}")
    return name


def _lacks(name: str, game: Game) -> str:
    """Why a game has no such level; '' where it has."""
    return lack(game) if settings_of(name, game).get("learned") else ""


def level(name: str, game: Game, seed: int | None, threads: int = 1) -> Slipper | Bot | Searcher:
    """The player of a level."""
    wanted = settings_of(check_level(name, game), game)
    slips = wanted.pop("slips", 0)
    careful: Bot | Searcher = Bot("simple", seed)
    if name != EASIEST:
        from snowyard.players.search import Searcher, Settings

        careful = Searcher(game, Settings(**wanted), seed, threads=threads, kind=name)
    return Slipper(name, careful, slips, seed) if slips else careful


class Slipper:
    """A player that makes any legal move but giving up in `slips` of a hundred decisions."""

    def __init__(self, kind: str, careful: Bot | Searcher, slips: int, seed: int | None) -> None:
        self.kind, self.slips = kind, slips
        self.faults: list[str] = []
        self._careful = careful
        self.begin(system.randbits(62) if seed is None else seed)

    def begin(self, seed: int) -> None:
        self._luck = luck_of(seed)
        self._careful.begin(seed)

    def choose(self, table: Table) -> int:
        if int(below(self._luck, 100)) >= self.slips:
            return self._careful.choose(table)
        moves = [action for action in table.actions if action != table.game.gives_up]
        return moves[int(below(self._luck, len(moves)))]

    def close(self) -> None:
        pass


def read_settings(text: str) -> Settings:
    """Settings of a search as `rounds=1000,guided=50`."""
    from snowyard.players.search import Settings

    kinds = {name: type(value) for name, value in vars(Settings()).items()}
    given: dict[str, Any] = {}
    for pair in filter(None, text.split(",")):
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or name not in kinds:
            near = nearest(name, kinds)
            raise Refusal("bot", f"a search has no setting {pair!r}; it has {listing(kinds)}, such as rounds=1000.{near}")
        try:
            given[name] = kinds[name](value)
        except ValueError:
            raise Refusal("bot", f"the setting {name} of a search is a number, not {value!r}") from None
    return Settings(**given)
