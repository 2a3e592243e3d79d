"""The WebAssembly module of a game as a file: where it lies, what it says about itself, and whether it fits the sources.

A module has a section of its own, `snowyard`, with JSON: the sizes that whoever calls it must know, the versions of the tools
that built it, and a hash of every source that can reach into it: the game's rules, the driver, the search, and whatever these
import. The hash is looked at whenever a module is loaded, so that a stale one never deals a table.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snowyard.kernel import bits, finding
from snowyard.kernel.errors import Refusal

if TYPE_CHECKING:
    from snowyard.kernel.game import Game

HOUSE = Path(__file__).parents[1]
SECTION = "snowyard"
MAGIC = b"\0asm\1\0\0\0"
MODULES = ("rules", "secrets", "features", "bot", "layout", "options")
"""The modules of a game that are compiled, or give numbers to what is."""
SHARED = (
    "kernel/driver.py",
    "kernel/survey_driver.py",
    "kernel/compiler.py",
    "players/tree/search_driver.py",
    "wasm/exports_driver.py",
    "wasm/compile.py",
)
MAY_BE = ("inputs",)
"""Those that a game may leave out."""
TABLES = ("game.toml", "content.toml")
DEEPEST = 256
"""Choices on the way down that a search keeps (players/search.py)."""


def home_of(game: Game) -> Path:
    """Where the module of a game lies: with the house, or beside the rules of a game from elsewhere."""
    if game.slug in finding.guests():
        return finding.homes()[game.slug] / f"{game.slug}.wasm"
    return HOUSE / "wasm" / "modules" / f"{game.slug}.wasm"


def numbers_of(game: Game) -> dict[str, Any]:
    """What whoever calls a module must know."""
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "record": game.layout.dtype.itemsize,
        "quiet": game.quiet_layout.dtype.itemsize,
        "options": game.options_block[1],
        "mask_words": bits.words(game.actions),
        "actions": game.actions,
        "seats": game.most_seats,
        "observation": game.observation_size,
        "inputs": game.network_inputs,
        "deepest": DEEPEST,
        "gives_up": game.gives_up,
    }


def sources_of(game: Game) -> dict[str, Path]:
    """Every file that can reach into the module, by its name."""
    home = finding.homes()[game.slug]
    found: dict[str, Path] = {}
    own = [home / f"{name}.py" for name in MODULES + MAY_BE]
    waiting = [*(file for file in own if file.is_file() or file.stem in MODULES), *(HOUSE / name for name in SHARED)]
    while waiting:
        file = waiting.pop()
        name = f"games/{game.slug}/{file.name}" if file.parent == home else file.relative_to(HOUSE).as_posix()
        if name not in found:
            found[name] = file
            waiting += imported(file, home)
    found |= {f"games/{game.slug}/{name}": home / name for name in TABLES if (home / name).is_file()}
    return found


def imported(file: Path, home: Path) -> Iterator[Path]:
    """The files of the house that a file imports when it is loaded."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            first, *parts = name.split(".")
            place = home.joinpath(*parts[2:]) if parts[:2] == ["games", home.name] else HOUSE.joinpath(*parts)
            if first == "snowyard" and parts and place.with_suffix(".py").is_file():
                yield place.with_suffix(".py")


def hash_of(game: Game) -> str:
    """The hash of the sources as they are now."""
    digest = hashlib.sha256(json.dumps(numbers_of(game)).encode())
    for name, file in sorted(sources_of(game).items()):
        digest.update(f"\0{name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:20]


# ---- the section


def with_section(code: bytes, told: dict[str, Any]) -> bytes:
    """A module that also says this about itself."""
    name, text = SECTION.encode(), json.dumps(told, separators=(",", ":")).encode()
    body = _leb(len(name)) + name + text
    return code + b"\0" + _leb(len(body)) + body


def section(code: bytes) -> dict[str, Any] | None:
    """What a module says about itself; None: it is no module of ours, or not a whole one."""
    if not code.startswith(MAGIC):
        return None
    at = len(MAGIC)
    try:
        while at < len(code):
            kind, (size, start) = code[at], _number(code, at + 1)
            length, begin = _number(code, start)
            if kind == 0 and code[begin : begin + length] == SECTION.encode():
                told: dict[str, Any] = json.loads(code[begin + length : start + size])
                return told
            at = start + size
    except (IndexError, ValueError):
        return None
    return None


def _leb(n: int) -> bytes:
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    return bytes([*out, n])


def _number(code: bytes, at: int) -> tuple[int, int]:
    """A number of the format LEB128, and where it ends."""
    value = shift = 0
    while True:
        value |= (code[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if code[at - 1] < 128:
            return value, at


# ---- loading


def read(game: Game) -> bytes:
    """The module of a game, if it was built from the sources as they are."""
    file, build = home_of(game), f"build it: python -m snowyard.wasm {game.slug}"
    if not file.is_file():
        raise Refusal("module", f"there is no WebAssembly module of {game.slug} at {file}; {build}")
    code = file.read_bytes()
    told = section(code)
    if told is None:
        raise Refusal("module", f"{file} is no WebAssembly module of Snowyard, or a part of it is missing; {build}")
    if told.get("sources") != hash_of(game):
        raise Refusal("module", f"the WebAssembly module of {game.slug} was built from other sources; {build}")
    return code
