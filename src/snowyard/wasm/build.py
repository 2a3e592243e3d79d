"""Builds the WebAssembly modules, each in a process of its own: `python -m snowyard.wasm [game ...]`."""

from __future__ import annotations

import argparse
import gzip
import importlib.metadata
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from snowyard.kernel import wasm_code
from snowyard.kernel.errors import Refusal
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import SURVEY, Game, game

TOOLS = ("numba", "llvmlite", "numpy", "ziglang")
"""Whose versions decide about the bytes."""
MOST = 150_000  # bytes of a module, compressed by gzip
PLAIN = {"PYTHONHASHSEED": "0", "SNOWYARD_MACHINE": "native", "NUMBA_DISABLE_JIT": "0", "NUMBA_CPU_NAME": "generic"}
"""How the process that compiles is started: whatever processor is here, its own instructions are not used."""


def versions() -> dict[str, str]:
    """Of the tools that are here."""
    try:
        return {name: importlib.metadata.version(name) for name in TOOLS}
    except importlib.metadata.PackageNotFoundError as missing:
        raise Refusal("wasm", f"building a module needs {missing.name}: pip install 'snowyard[wasm]'") from None


def built(of: Game) -> bytes:
    """The module, made in this process, which can run nothing compiled afterwards."""
    from snowyard.players.search_machine import plain_driver
    from snowyard.players.tree import network
    from snowyard.wasm import compile as compiling

    compiling.make_no_machine_code()
    exports = of.load_driver(Path(__file__).with_name("exports_driver.py"))
    records = {"LOUD": of.layout.array(1).records.dtype, "QUIET": of.quiet_layout.array(1).records.dtype}
    sizes = {"LOUD_WORDS": of.layout.dtype.itemsize // 8, "QUIET_WORDS": of.quiet_layout.dtype.itemsize // 8}
    inputs = of.network_inputs
    weights, biases = network.sizes(inputs)
    vars(exports).update(INPUTS=inputs, WEIGHTS=weights, BIASES=biases, UNITS=network.UNITS)
    drivers = {"search_driver": plain_driver(of), "survey_driver": of.load_driver(SURVEY)}
    vars(exports).update(records, **sizes, **drivers, DEEPEST=wasm_code.DEEPEST)
    code = compiling.compile_module(exports.EXPORTS)
    return wasm_code.with_section(code, told(of))


def told(of: Game) -> dict[str, Any]:
    """What a module says about itself."""
    checked = {"bounds_checked": True} if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else {}
    return {**wasm_code.numbers_of(of), "sources": wasm_code.hash_of(of), "tools": versions(), **checked}


def build(slug: str, folder: Path | None = None, checked: bool = False) -> Path:
    """Build the module of a game in a process of its own, to its place or into a folder."""
    versions()
    file = wasm_code.home_of(game(slug)) if folder is None else folder / f"{slug}.wasm"
    with tempfile.TemporaryDirectory() as cache:  # what Numba keeps must not get among the code of other processes
        env = {**os.environ, **PLAIN, "NUMBA_BOUNDSCHECK": str(int(checked)), "SNOWYARD_CACHE": cache}
        subprocess.run([sys.executable, "-m", "snowyard.wasm.build", slug, str(file)], env=env, check=True)
    return file


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m snowyard.wasm", description="Build the games' WebAssembly modules.")
    parser.add_argument("games", nargs="*", metavar="game", help="which ones; all that come with the house, if none is named")
    parser.add_argument("--into", type=Path, help="a folder to write them to, instead of their places")
    parser.add_argument("--bounds", action="store_true", help="with every index checked, for tests; needs --into")
    given = parser.parse_args(arguments)
    if given.bounds and given.into is None:
        parser.error("modules that check indices are for tests and lie elsewhere: name a folder with --into")
    try:
        if given.into is not None:
            given.into.mkdir(parents=True, exist_ok=True)
        for slug in given.games:
            game(slug)  # there is none of that name: said before anything else
        for slug in given.games or own_games():
            file = build(slug, given.into, given.bounds)
            size = len(gzip.compress(file.read_bytes(), mtime=0))
            print(f"{file.name}: {file.stat().st_size:,} bytes, {size:,} by gzip", flush=True)
            if size > MOST and not given.bounds:
                raise Refusal("wasm", f"{file.name} is larger than a module may be: {MOST:,} bytes by gzip")
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(built(game(sys.argv[1])))
