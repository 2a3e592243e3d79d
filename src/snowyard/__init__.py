"""Snowyard: five snowball-fight tabletop games, played exactly by their rules.

>>> import snowyard
>>> table = snowyard.new("forts", seats=4, seed=7)
>>> table.moves[:3]
['hide', 'build brick', 'build snowball']

Names load when first used, so that `import snowyard` and `snowyard --help` are instant.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from snowyard.adapters.batch import batch
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import Game, game, games
    from snowyard.kernel.head import Event
    from snowyard.kernel.quick import Quick, quick
    from snowyard.kernel.table import Table, new, setup

__version__ = "0.1.0"
__all__ = ["Event", "Game", "Quick", "Refusal", "Table", "batch", "game", "games", "new", "quick", "setup"]

_HOMES = {
    "Event": "head",
    "Game": "game",
    "Quick": "quick",
    "Refusal": "errors",
    "Table": "table",
    "game": "game",
    "new": "table",
    "quick": "quick",
    "setup": "table",
}


def __getattr__(name: str) -> Any:
    if name == "games":
        return importlib.import_module("snowyard.games")  # it can be called
    if name == "batch":
        return importlib.import_module("snowyard.adapters.batch").batch
    if name not in _HOMES:
        raise AttributeError(f"module 'snowyard' has no attribute {name!r}")
    return getattr(importlib.import_module(f"snowyard.kernel.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES, "batch"])
