"""Which machine runs the rules.

If nothing is said, a game begins on its WebAssembly module, in wasmtime, where nothing must be compiled first; native code, which
Numba makes, takes over when it is there, at any move (kernel/machines.py). The environment variable SNOWYARD_MACHINE names one
machine for the whole process instead:

native       Numba compiles the rules for this processor, and whoever is first waits for it
wasm         the game's WebAssembly module: Numba is not even loaded
interpreter  the rules run as plain Python; NUMBA_DISABLE_JIT=1 says the same
"""

from __future__ import annotations

import importlib.util
import os

from snowyard.kernel.errors import Refusal, listing, nearest

VARIABLE = "SNOWYARD_MACHINE"
MACHINES = ("native", "wasm", "interpreter")
CHANGING = "changing"
"""What holds if nothing is said."""
INSTALL = "pip install 'snowyard[fast]'"


def has_numba() -> bool:
    """Is Numba installed? It is not loaded for that, which takes a second."""
    try:
        return importlib.util.find_spec("numba") is not None
    except (ImportError, ValueError):
        return False


def _chosen() -> str:
    plain = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    named = os.environ.get(VARIABLE)
    if not named:
        return "interpreter" if plain else CHANGING
    if named not in MACHINES:
        raise Refusal("machine", f"{VARIABLE} is one of {listing(MACHINES)}, not {named!r}.{nearest(named, MACHINES)}")
    if named == "native" and not plain and not has_numba():
        raise Refusal("machine", f"{VARIABLE}=native needs Numba: {INSTALL}")
    return "interpreter" if plain and named == "native" else named


MACHINE = _chosen()
