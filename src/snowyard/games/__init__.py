"""The five games, one package each; they import the kernel and nothing above it.

Folders that the environment variable SNOWYARD_GAMES names belong to this package, too: a game that lies in one of them is
`snowyard.games.<slug>` like the others.

This package is also the function `snowyard.games()`: the name is both, so the module can be called.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

_named = [str(Path(folder).resolve()) for folder in os.environ.get("SNOWYARD_GAMES", "").split(os.pathsep) if folder]
ELSEWHERE = [folder for folder in dict.fromkeys(_named) if folder != str(Path(__file__).resolve().parent)]
"""Where else games lie. Whether the folders are there is looked at when games are asked for (kernel/finding.py)."""
__path__ = [*__path__, *ELSEWHERE]


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The slugs of all games."""
        from snowyard.kernel.game import games

        return games()


sys.modules[__name__].__class__ = _Games
