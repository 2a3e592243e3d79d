"""Modules built with every index checked play the games of tests/golden/fingerprints.json: `python -m wasm.checked [game ...]`.

WebAssembly does not notice an index that runs out of an array but not out of the memory. These modules do, and trap. They are
larger and slower and are not kept."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ["SNOWYARD_MACHINE"] = "wasm"  # before anything of Snowyard is imported

from contract import test_fingerprints
from snowyard import game, new
from snowyard.kernel import wasm_code, wasm_machine
from snowyard.kernel.finding import own_games
from snowyard.players.search import Searcher, Settings
from snowyard.wasm.build import build

ROUNDS, MOVES = 40, 6


def check(slug: str) -> str:
    of = game(slug)
    with tempfile.TemporaryDirectory() as folder:
        code = build(slug, Path(folder), checked=True).read_bytes()
    assert (wasm_code.section(code) or {}).get("bounds_checked"), "this module checks nothing"
    checked = wasm_machine.Code(of, code)
    wasm_machine.code_of = lambda _game: checked  # type: ignore[assignment]
    known = json.loads(test_fingerprints.HOME.read_text(encoding="utf-8"))[slug]
    for part, digest in enumerate(known):
        assert test_fingerprints.fingerprint(of, part) == digest, f"{slug}: random game {part} is another"
    table, searcher = new(slug, seed=1), Searcher(of, Settings(rounds=ROUNDS), 1)
    for _ in range(MOVES):
        table.step(searcher.choose(table))
    return f"{slug}: {len(known)} random games and a search, every index checked: the same bytes, no overrun"


if __name__ == "__main__":
    for each in sys.argv[1:] or own_games():
        print(check(each), flush=True)
