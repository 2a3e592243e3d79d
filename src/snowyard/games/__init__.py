"""The five games, one package each; they import the kernel and nothing above it.

This package is also the function `snowyard.games()`: the name is both, so the module can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The slugs of all games."""
        from snowyard.kernel.game import games

        return games()


sys.modules[__name__].__class__ = _Games
