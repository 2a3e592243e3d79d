"""The sixth game lies here, outside the house: whoever names this folder in SNOWYARD_GAMES has it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENV = {**os.environ, "SNOWYARD_GAMES": str(HERE),
       "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "tests"), os.environ.get("PYTHONPATH"))))}  # fmt: skip
SERVER = [sys.executable, str(HERE / "serving.py")]
"""A steady server (tests/steady.py) that brings only the sixth game through the compiler; `serve ...` follows."""
