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
    from snowyard.kernel.table import Table, new, setup

__version__ = "0.1.0"
__all__ = ["Event", "Game", "Refusal", "Table", "batch", "game", "games", "new", "setup"]

_HOMES = {
    "Event": "head", "Game": "game", "Refusal": "errors", "Table": "table", "game": "game", "new": "table", "setup": "table",
}  # fmt: skip


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
