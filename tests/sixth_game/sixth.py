"""The sixth game lies here, outside the house: whoever names this folder in SNOWYARD_GAMES has it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from web.browsing import ServerProcess

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SLUG = "sleds"
ENV = {
    **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
    "SNOWYARD_GAMES": str(HERE),
    "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "tests"), os.environ.get("PYTHONPATH")))),
}
SERVER = [sys.executable, str(HERE / "serving.py")]


def begin(folder: Path) -> ServerProcess:
    """A server of its own, steady (tests/steady.py), with the sixth game ready to be played."""
    yard = ServerProcess(folder, SERVER, ENV)
    yard.start()
    return yard
