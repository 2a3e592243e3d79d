"""`@rule`: the one decorator of everything that runs compiled, and the one place for compiler options.

Numba keeps machine code on disk, but it looks only at the file of the function it compiled, not at the functions that
one calls. So machine code is kept in a folder named by a hash of every source that can reach into it: the kernel, the
folder of the function's own file (a game's package), and, for a driver, the package of the game it drives. Change a
byte of any of them and the old code is never looked at again.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = Path(__file__).resolve().parent
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
FORGET_AFTER = 30 * 24 * 3600  # seconds: machine code of sources that nobody ran for a month is deleted


@functools.cache
def _root() -> Path:
    """Where machine code is kept: SNOWYARD_CACHE, the user's cache folder, or else a folder for temporary files."""
    wanted = os.environ.get("SNOWYARD_CACHE")
    homes = [Path(wanted)] if wanted else []
    homes.append(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "snowyard")
    homes.append(Path(tempfile.gettempdir()) / f"snowyard-{os.getuid() if hasattr(os, 'getuid') else 'user'}")
    for home in homes:
        try:
            home.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=home):
                return home
        except OSError:
            continue
    raise OSError(f"no folder to keep machine code in: none of {', '.join(map(str, homes))} can be written")


@functools.cache
def cache_folder(sources: frozenset[Path]) -> Path:
    """The folder for machine code made from these source folders, as they are now."""
    bounds = bool(numba.config.BOUNDSCHECK)  # code that checks every index is other code
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__} {np.__version__} {bounds}".encode())
    for folder in sorted(sources):
        for file in sorted((*folder.glob("*.py"), *folder.glob("game.toml"))):  # some facts become constants in the code
            digest.update(f"\0{folder}/{file.name}\0".encode() + file.read_bytes())  # Numba looks at where a file lies, too
    home = _root() / digest.hexdigest()[:20]
    home.mkdir(exist_ok=True)
    os.utime(home)
    _forget_old(_root())
    return home


def _forget_old(root: Path) -> None:
    for folder in root.iterdir():
        try:
            if folder.is_dir() and folder.stat().st_mtime < time.time() - FORGET_AFTER:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue


def sources_of(function: Callable[..., Any]) -> frozenset[Path]:
    folders = {KERNEL, Path(function.__code__.co_filename).resolve().parent}
    driven = function.__globals__.get("rules")
    if driven is not None:
        folders.add(Path(driven.__file__).resolve().parent)
    return frozenset(folders)


def _plain(argument: Any) -> Any:
    """The type an argument is passed as: every signed integer as a whole 64-bit one, constants too."""
    argument = numba.types.unliteral(argument)
    return numba.types.int64 if isinstance(argument, numba.types.Integer) and argument.signed else argument


def rule(function: F) -> F:
    """Compile a function of the rules (or leave it as it is, under NUMBA_DISABLE_JIT=1).

    Left alone, Numba compiles a called function anew for every mix of small integers and for every constant it is
    called with: `emit` fifty times for one game. Here a rule has one form, and the optimiser does the rest.
    """
    if numba.config.DISABLE_JIT:
        return function
    numba.config.CACHE_DIR = str(cache_folder(sources_of(function)))
    compiled = numba.njit(cache=True, **OPTIONS)(function)
    of_class = type(compiled).get_call_template
    compiled.get_call_template = lambda args, kws: of_class(compiled, tuple(map(_plain, args)), kws)
    return compiled  # type: ignore[no-any-return]


def as_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that calls no other as plain Python, for Python code that asks it about one record."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source
