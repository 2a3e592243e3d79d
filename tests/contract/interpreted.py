"""Prints the fingerprints of random games; run under NUMBA_DISABLE_JIT=1 or on the WebAssembly machine: not native."""

from __future__ import annotations

import sys

from snowyard import game
from snowyard.kernel.record import PLAIN_RULES
from support import fingerprint

if __name__ == "__main__":
    slug, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    assert PLAIN_RULES
    print("\n".join(fingerprint(game(slug), games, seed)))
