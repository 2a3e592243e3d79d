"""The search of a game (players/tree/search_driver.py), run by whichever machine is there; see kernel/machines.py.

The tree lies in memory that every machine reads, so native code goes on with what the module has begun, even in the middle of a
thought.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from snowyard.kernel.game import Game
from snowyard.kernel.machine import CHANGING, MACHINE, has_numba
from snowyard.kernel.machines import go_native, has_module

DRIVER = Path(__file__).parent / "tree" / "search_driver.py"
PAIRS = Path(__file__).parent / "tree" / "pair_driver.py"


def plain_driver(game: Game) -> ModuleType:
    """The search, loaded with this game's rules."""
    module = game.load_driver(DRIVER)
    if "GIVING_UP" not in vars(module):
        first, size = game.quiet_layout.blocks["Yard"]
        prepare = game.optional("secrets.prepare")
        vars(module).update(
            YARD_AT=first // 8,
            YARD_WORDS=size // 8,
            INPUTS=game.network_inputs,
            MARKS=game.optional("evaluate.MARKS"),
            see=game.optional("inputs.look") or game.module("features").observe,
            prepare=prepare or module.nothing,
            redeal_prepared=game.optional("secrets.redeal_prepared") if prepare else module.redeal_plainly,
            hopes=game.optional("bot.hopes") or module.all_alike,
            moment=game.optional("bot.moment") or module.turns,
            GIVING_UP=game.gives_up,
        )
    return module


def pairs_of(game: Game, driver: Any) -> Any:
    """The loop of players/verdict.py with this search, as machine code or by the module; None where there is neither."""
    if MACHINE == "native":
        return game.load_driver(PAIRS, search_driver=plain_driver(game)).pairs
    return getattr(driver, "pairs", None)


def search_driver(game: Game) -> Any:
    """The functions of the search as this process runs them, for one thread."""
    return plain_driver(game) if MACHINE in ("native", "interpreter") else Search(game)


def native_search(game: Game) -> dict[str, Any]:
    """The functions of the search as machine code, by their names; every argument has one type (machines.native_driver)."""
    from snowyard.kernel.compiler import compiled

    plain, whole = plain_driver(game), np.uint64
    search, key_of, find, play_outs = (compiled(getattr(plain, name)) for name in ("search", "key_of", "find", "play_outs"))

    def played_out(
        tables: Any, raw: Any, mask: Any, luck: Any, seed: Any, first: int, count: int, action: int, *rest: Any
    ) -> None:
        play_outs(tables.records, raw, mask, luck, whole(seed), int(first), int(count), int(action), *rest)

    return {
        "search": lambda tables, raw, root, tree, seat, rounds, *rest: search(
            tables.records, raw, root, tree, int(seat), int(rounds), *rest
        ),
        "key_of": lambda tables, raw, slot, seat: key_of(tables.records, raw, int(slot), int(seat)),
        "find": lambda tree, key: find(tree, whole(key)),
        "play_outs": played_out,
    }


def go_native_with_search(game: Game) -> None:
    """For many games at once, with players who think."""
    go_native(game)
    if MACHINE == CHANGING and game.native_search is None and has_numba():
        game.native_search = native_search(game)


class Search:
    """The search of one thread, as far as it has come: by the module, by native code as soon as that is there, or, where there is
    neither, by the interpreter."""

    def __init__(self, game: Game) -> None:
        self._game, self._plain = game, plain_driver(game)
        self._module: Any = None
        self.zeros: Any = np.zeros  # where a tree lies
        if game.native_search is None and has_module(game):
            from snowyard.kernel.wasm_pairs import PairSearch as InModule

            self._module = InModule(game)
            self.zeros = self._module.zeros

    def search(self, tables: Any, raw: Any, root: Any, tree: Any, seat: int, rounds: int, *rest: Any) -> None:
        """Interpreted, round by round: native code may come meanwhile."""
        fast = self._game.native_search or self._module
        for _ in range(1 if fast else rounds):
            self._run("search")(tables, raw, root, tree, seat, rounds if fast else 1, *rest)

    @property
    def pairs(self) -> Any:
        return self._module and self._module.pairs

    def key_of(self, tables: Any, raw: Any, slot: int, seat: int) -> np.uint64:
        return np.uint64(self._run("key_of")(tables, raw, slot, seat))

    def find(self, tree: Any, key: np.uint64) -> int:
        return int(self._run("find")(tree, key))

    def play_outs(self, *arguments: Any) -> None:
        self._run("play_outs")(*arguments)

    def _run(self, name: str) -> Any:
        if self._game.native_search is not None:
            return self._game.native_search[name]
        return getattr(self._module, name, None) or getattr(self._plain, name)
