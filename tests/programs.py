"""How programs under test are begun: servers and terminals, which live longer than it takes them to look for a compiler."""

from __future__ import annotations

import os


def surroundings(**more: str) -> dict[str, str]:
    """The rules run in their WebAssembly modules, unless the tests were told otherwise: a server would compile all games, a table
    its own, beside every test, and be ended before it is done (tests/wasm/test_changing.py has programs that change over)."""
    return {"SNOWYARD_MACHINE": "wasm", **os.environ, **more}
