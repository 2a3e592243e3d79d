"""The trained networks of the games: written, read, checked, laid into the memory of a search.

A game's network is `network.bin` in its folder; the environment variable SNOWYARD_NETWORKS may name a folder whose `GAME.bin`
are taken instead, such as one that has just been trained. A line of JSON, which says whose network it is, its sizes, what it was
trained on (`trained_on`) and how (`about`), is followed by the weights (i16) and the biases (i32) of players/tree/network.py, all
little-endian. web/src/engine/network.ts reads the same file.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.resources
import json
import os
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from snowyard.kernel import wasm_code
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.players.tree import network

FILE = "network.bin"
FORMAT = "snowyard network 1"
MOST = 1_000_000  # bytes of a file
ELSEWHERE = "SNOWYARD_NETWORKS"
WEIGHT, BIAS = np.dtype("<i2"), np.dtype("<i4")


class Network(NamedTuple):
    weights: npt.NDArray[np.int16]
    biases: npt.NDArray[np.int32]
    about: dict[str, Any]


def memory(game: Game, learned: int) -> dict[str, tuple[int, Any]]:
    """What a search with a network (or without one) needs beside its tree."""
    weights, biases = network.sizes(game.network_inputs) if learned else (1, 1)
    return {
        "weights": (weights, np.int16),
        "biases": (biases, np.int32),
        "cells": (game.network_inputs if learned else 1, np.float32),
        "units": (network.UNITS if learned else 1, np.int32),
        "stands": (game.most_seats, np.float64),
    }


def file_of(game: Game) -> Path:
    """Where the network of a game lies, if it has one."""
    elsewhere = os.environ.get(ELSEWHERE)
    if elsewhere and (file := Path(elsewhere) / f"{game.slug}.bin").is_file():
        return file
    return home_of(game) / FILE


def home_of(game: Game) -> Path:
    return Path(str(importlib.resources.files(game.package)))


def lack(game: Game) -> str:
    """Why the game has no network that a search can use, as a sentence without its stop; '' where it has one."""
    try:
        read(game)
    except Refusal as refusal:
        return refusal.sentence
    return ""


def load(game: Game, tree: Any) -> None:
    """Lay the game's network into the memory of a search."""
    held = read(game)
    tree.weights[:], tree.biases[:] = held.weights, held.biases


# ---- files


def write(file: Path, game: Game, weights: npt.NDArray[Any], biases: npt.NDArray[Any], about: dict[str, Any]) -> None:
    """A network that was trained on the game as it is now."""
    if (weights.size, biases.size) != network.sizes(game.network_inputs):
        raise Refusal("network", f"a network of {game.slug} has {network.sizes(game.network_inputs)} weights and biases")
    head = {**head_of(game), "about": about}
    told = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    file.write_bytes(told + b"\n" + weights.astype(WEIGHT).tobytes() + biases.astype(BIAS).tobytes())


def read(game: Game) -> Network:
    """The network of a game, if it was trained on the game as it is."""
    file = file_of(game)
    if not file.is_file():
        raise Refusal("network", f"nobody has trained a network for {game.slug}")
    return _read(game, file, file.stat().st_mtime_ns)


@functools.lru_cache(maxsize=16)
def _read(game: Game, file: Path, _changed: int) -> Network:
    told, _, numbers = file.read_bytes().partition(b"\n")
    weights, biases = network.sizes(game.network_inputs)
    try:
        head = json.loads(told)
        about = dict(head.pop("about"))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Refusal("network", f"{file} is no trained network of Snowyard, or a part of it is missing") from None
    if head != head_of(game):
        raise Refusal("network", f"the trained network of {game.slug} was trained on other rules or inputs; {again(game)}")
    if len(numbers) != weights * WEIGHT.itemsize + biases * BIAS.itemsize:
        raise Refusal("network", f"{file} is no trained network of Snowyard, or a part of it is missing")
    split = weights * WEIGHT.itemsize
    found = np.frombuffer(numbers[:split], WEIGHT), np.frombuffer(numbers[split:], BIAS)
    return Network(found[0].astype(np.int16), found[1].astype(np.int32), about)


def again(game: Game) -> str:
    return f"train it again: python train/champion.py {game.slug}"


# ---- what a network was trained on


def head_of(game: Game) -> dict[str, Any]:
    """What the first line of a file says beside `about`."""
    units = [network.UNITS_1, network.UNITS_2]
    return {"format": FORMAT, "game": game.slug, "inputs": game.network_inputs, "units": units, "trained_on": trained_on(game)}


@functools.cache
def trained_on(game: Game) -> str:
    """A hash of what gives the numbers of a network their meaning: the version of the rules, the printed content, and the code of
    what it looks at with the game's own modules that this imports. Comments and docstrings do not count, and rules count by
    their version, which changes whenever a game is played otherwise."""
    ones = network.INPUT_ONE, network.WEIGHT_ONE, network.UNIT_ONE, network.SHIFT_1, network.SHIFT_2
    digest = hashlib.sha256(json.dumps([game.rules_version, *ones]).encode())
    home = home_of(game)
    for file in _sources(home):
        digest.update(f"\0{file.name}\0".encode() + _code(ast.parse(file.read_bytes())).encode())
    content = home / "content.toml"
    if content.is_file():
        told = tomllib.loads(content.read_text(encoding="utf-8"))
        digest.update(b"\0" + json.dumps(told, sort_keys=True, default=str).encode())
    return digest.hexdigest()[:20]


def _sources(home: Path) -> list[Path]:
    """The module that fills the cells, and what it imports of its game."""
    first = home / "inputs.py"
    found: set[Path] = set()
    waiting = [first if first.is_file() else home / "features.py"]
    while waiting:
        file = waiting.pop()
        if file.parent == home and file not in found:
            found.add(file)
            waiting += wasm_code.imported(file, home)
    return sorted(found)


def _code(part: Any) -> str:
    """Code without its comments, docstrings and layout; the same for every version of Python."""
    if isinstance(part, list):
        return f"[{' '.join(_code(one) for one in part if not _is_text(one))}]"
    if not isinstance(part, ast.AST):
        return repr(part)
    fields = [(name, value) for name, value in ast.iter_fields(part) if name not in ("ctx", "kind", "type_comment")]
    return f"{type(part).__name__}({' '.join(f'{name}={_code(value)}' for name, value in fields if value not in (None, []))})"


def _is_text(part: Any) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)
