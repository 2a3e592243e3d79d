"""The trained networks of the games: read, checked, laid into the memory of a search.

A game's network is `network.npz` in its folder: the arrays `weights` (i16) and `biases` (i32) of players/tree/network.py, and
`about`, a JSON text: how it was trained, and the hash of what it was trained on.
"""

from __future__ import annotations

import functools
import importlib.resources
import io
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.players.tree import network

FILE = "network.npz"


def memory(game: Game, learned: int) -> dict[str, tuple[int, Any]]:
    """What a search with a network (or without one) needs beside its tree."""
    weights, biases = network.sizes(game.network_inputs) if learned else (1, 1)
    return {
        "weights": (weights, np.int16),
        "biases": (biases, np.int32),
        "cells": (game.network_inputs if learned else 1, np.float32),
        "units": (network.UNITS_1 + network.UNITS_2 if learned else 1, np.int32),
        "stands": (game.most_seats, np.float64),
    }


@functools.cache
def _read(package: str, elsewhere: str) -> dict[str, npt.NDArray[Any]]:
    file = Path(elsewhere) if elsewhere else importlib.resources.files(package) / FILE
    if not file.is_file():
        raise Refusal("bot", f"there is no trained network for {package.rpartition('.')[2]}")
    with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as held:
        return {name: held[name] for name in ("weights", "biases", "about")}


def load(game: Game, tree: Any) -> None:
    """Lay the game's network into the memory of a search."""
    held = _read(game.package, os.environ.get("SNOWYARD_NETWORK", ""))
    for name in ("weights", "biases"):
        if held[name].shape != getattr(tree, name).shape:
            raise Refusal("bot", f"the trained network of {game.slug} is of another size than its observations")
        getattr(tree, name)[:] = held[name]


def write(file: Path, weights: npt.NDArray[np.int16], biases: npt.NDArray[np.int32], about: dict[str, Any]) -> None:
    """A network as it is read here."""
    np.savez(file, weights=weights, biases=biases, about=np.array(json.dumps(about)))
