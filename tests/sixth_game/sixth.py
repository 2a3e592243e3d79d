"""The sixth game lies here, outside the house: whoever names this folder in SNOWYARD_GAMES has it."""

from __future__ import annotations

import json
import os
import sys
import time
import urllib.request
from pathlib import Path

from web.yard import Yard

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SLUG = "sleds"
ENV = {**{name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}, "SNOWYARD_GAMES": str(HERE),
       "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "tests"), os.environ.get("PYTHONPATH"))))}  # fmt: skip
SERVER = [sys.executable, str(HERE / "serving.py")]


def begin(folder: Path) -> Yard:
    """A server of its own, steady (tests/steady.py), with the sixth game ready to be played."""
    yard = Yard(folder, SERVER, ENV)
    yard.start()
    while True:
        with urllib.request.urlopen(f"{yard.url}/api/games", timeout=600) as answer:
            if any(game["slug"] == SLUG and game["ready"] for game in json.load(answer)["games"]):
                return yard
        time.sleep(0.1)
