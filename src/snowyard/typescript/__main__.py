"""Writes what games show and say, and what a table of theirs needs, as TypeScript: record.ts, speech.ts and rules.ts in
web/src/games/<slug>/."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from snowyard.kernel.errors import Refusal
from snowyard.typescript.files import FOLDER, files

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m snowyard.typescript", description=__doc__)
    parser.add_argument("slugs", nargs="*", help="games (default: all)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default: web/src)")
    given = parser.parse_args()
    try:
        for name, text in files(given.slugs).items():
            (given.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (given.folder / name).write_text(text, encoding="utf-8")
            print(f"{name} written")
    except Refusal as refusal:
        sys.exit(refusal.sentence)
