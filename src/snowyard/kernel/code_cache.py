"""Where machine code is kept on disk.

Numba looks only at the file of the function it compiled, not at the functions that one calls. So machine code is kept in a folder
named by a hash of every source that can reach into it: the kernel, the folder of the function's own file (a game's package), and,
for a driver, the package of the game it drives. Change a byte of any of them and the old code is never looked at again. Numba
itself is not loaded here.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

KERNEL = Path(__file__).resolve().parent
FORGET_AFTER = 30 * 24 * 3600  # seconds: machine code of sources that nobody ran for a month is deleted


@functools.cache
def root() -> Path:
    """SNOWYARD_CACHE, the user's cache folder, or else a folder for temporary files: the first that can be written and is one's
    own. Machine code is run as it is found, so nobody else may have put it there."""
    wanted = os.environ.get("SNOWYARD_CACHE")
    homes = [Path(wanted)] if wanted else []
    homes.append(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "snowyard")
    homes.append(Path(tempfile.gettempdir()) / f"snowyard-{os.getuid() if hasattr(os, 'getuid') else 'user'}")
    for home in homes:
        try:
            home.mkdir(parents=True, exist_ok=True, mode=0o700)
            if hasattr(os, "getuid") and home.stat().st_uid != os.getuid():
                continue
            with tempfile.TemporaryFile(dir=home):
                return home
        except OSError:
            continue
    raise OSError(f"no folder to keep machine code in: none of {', '.join(map(str, homes))} can be written and is your own")


@functools.cache
def _tools() -> str:
    """What decides about machine code besides the sources: versions, and whether every index is checked."""
    versions = " ".join(map(_version, ("numba", "llvmlite", "numpy", "numba-cuda")))
    return f"{versions} {os.environ.get('NUMBA_BOUNDSCHECK', '0') not in ('', '0')}"


def _version(name: str) -> str:
    """Of an installed distribution; numba-cuda need not be one."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "none"


@functools.cache
def cache_folder(sources: frozenset[Path]) -> Path:
    """The folder for machine code made from these source folders, as they are now."""
    digest = hashlib.sha256(_tools().encode())
    for folder in sorted(sources):
        for file in sorted((*folder.glob("*.py"), *folder.glob("*.toml"))):  # facts and content become constants in the code
            digest.update(f"\0{folder}/{file.name}\0".encode() + file.read_bytes())  # Numba looks at where a file lies, too
    home = root() / digest.hexdigest()[:20]
    home.mkdir(exist_ok=True)
    os.utime(home)
    _forget_old(root())
    return home


def _forget_old(root: Path) -> None:
    for folder in root.iterdir():
        try:
            if folder.is_dir() and folder.stat().st_mtime < time.time() - FORGET_AFTER:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue


def sources_of(function: Callable[..., Any]) -> frozenset[Path]:
    """The folders whose files reach into a function."""
    folders = {KERNEL, Path(function.__code__.co_filename).resolve().parent}
    driven = function.__globals__.get("rules")
    if driven is not None:
        folders.add(Path(driven.__file__).resolve().parent)
    return frozenset(folders)
