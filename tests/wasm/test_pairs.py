"""Pairs of rounds by a module in one call are those that native code makes, and those that are made one by one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from snowyard import Game, Refusal, new
from snowyard.kernel.dice import key
from snowyard.kernel.record import PLAIN_RULES
from snowyard.kernel.wasm_pairs import AT_ONCE, lucks
from snowyard.players import search
from snowyard.players.search import Settings
from snowyard.players.search_machine import Search
from snowyard.players.verdict import Comparer, Tally
from support import of_the_house, walk

pytestmark = pytest.mark.skipif(PLAIN_RULES, reason="compares with the native machine")


def test_the_luck_of_many_pairs_at_once_is_that_of_each() -> None:
    for seed in (0, 5, (1 << 64) - 1, 0x1234567890ABCDEF):
        for first in (1, 3200, (1 << 32) - 2):
            one = np.zeros((4, 4), np.uint32)
            for n in range(4):
                key(one[n], np.uint64(seed), np.uint64(first + n))
            assert lucks(seed, first, 4).tolist() == one.tolist()


def paired(comparer: Comparer, table: Any, loop: Any) -> list[Any]:
    """What comes of some pairs, and the tree that they grow."""
    moves = [action for action in table.actions if action != table.game.gives_up]
    comparer.loop = loop
    comparer.begin(table, moves[0], moves[1], (1 << 64) - 3)
    tally = Tally()
    for pairs in (30, AT_ONCE + 50):
        comparer.add(tally, pairs)
    tree = comparer.tree
    used = tree.used.tolist()
    edges = [tree.tried[: used[1]].tolist(), tree.total[: used[1]].tolist()]
    return [tally, comparer.hidden, comparer.count, comparer.luck.tolist(), used, *edges]


def test_a_loop_of_pairs_is_the_same_by_native_code_by_the_module_and_one_by_one(
    any_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_house(any_game)
    table = new(any_game.slug, seed=6)
    for _ in walk(table, random.Random("pairs"), 12):
        if len(table.actions) > 3:
            break
    native = Comparer(any_game, Settings(rounds=3000))
    found = paired(native, table, native.loop)
    monkeypatch.setattr(search, "search_driver", Search)
    module = Comparer(any_game, Settings(rounds=3000))
    assert module.driver.pairs is not None
    assert paired(module, table, module.driver.pairs) == found
    assert paired(module, table, None) == found
    assert found[0].squares


def test_a_loop_that_fails_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "search_driver", Search)
    table = new("forts", seed=6)
    comparer = Comparer(table.game, Settings(rounds=100))
    comparer.begin(table, table.actions[0], table.actions[1], 1)
    comparer.loop, comparer.node = comparer.driver.pairs, 1 << 28  # beyond all memory
    with pytest.raises(Refusal, match=r"the WebAssembly module of forts failed in pairs: .*; nothing changed"):
        comparer.add(Tally(), 1)
    with pytest.raises(Refusal, match="failed before; nothing is played on it any more"):
        comparer.add(Tally(), 1)
