"""Pairs of rounds (players/verdict.py) by a game's WebAssembly module in one call: for wasmtime a call takes as long as a round.

The loop of players/tree/pair_driver.py once more, as a module of a few lines in the memory of the game's own, which lends it its
search. The luck of every pair is made beforehand, for all of them at once.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from snowyard.kernel.dice import mix
from snowyard.kernel.rule import as_python
from snowyard.kernel.wasm_machine import Array, Search, _engine

LOOP = """
(module
  (import "game" "memory" (memory 1))
  (import "game" "packed_search" (func $search (param i32)))
  (func $copy (param $to i32) (param $from i32)
    (i64.store (local.get $to) (i64.load (local.get $from)))
    (i64.store offset=8 (local.get $to) (i64.load offset=8 (local.get $from))))
  (func (export "pairs") (param $one i32) (param $free i32) (param $luck i32) (param $kept i32) (param $dealt i32)
      (param $many i32) (param $first_at i32) (param $size_at i32) (param $first i32) (param $size i32)
      (param $played i32) (param $best i32) (param $payoff i32) (param $sums i32)
    (local $won f64) (local $more f64)
    (block $done (loop $next
      (br_if $done (i32.eqz (local.get $many)))
      (if (local.get $free) (then
        (call $copy (local.get $luck) (local.get $kept))
        (call $search (local.get $free))
        (call $copy (local.get $kept) (local.get $luck))))
      (i32.store (local.get $size_at) (i32.const 1))
      (i32.store (local.get $first_at) (local.get $played))
      (call $copy (local.get $luck) (local.get $dealt))
      (call $search (local.get $one))
      (local.set $won (f64.load (local.get $payoff)))
      (i32.store (local.get $first_at) (local.get $best))
      (call $copy (local.get $luck) (local.get $dealt))
      (call $search (local.get $one))
      (local.set $more (f64.sub (f64.load (local.get $payoff)) (local.get $won)))
      (i32.store (local.get $first_at) (local.get $first))
      (i32.store (local.get $size_at) (local.get $size))
      (f64.store (local.get $sums) (f64.add (f64.load (local.get $sums)) (local.get $won)))
      (f64.store offset=8 (local.get $sums) (f64.add (f64.load offset=8 (local.get $sums)) (f64.load (local.get $payoff))))
      (f64.store offset=16 (local.get $sums)
        (f64.add (f64.load offset=16 (local.get $sums)) (f64.mul (local.get $more) (local.get $more))))
      (local.set $dealt (i32.add (local.get $dealt) (i32.const 16)))
      (local.set $many (i32.sub (local.get $many) (i32.const 1)))
      (br $next)))))
"""
AT_ONCE = 1024  # pairs a call, whose luck lies in the memory


@functools.cache
def loop() -> Any:
    import wasmtime

    return wasmtime.Module(_engine(), LOOP)


def lucks(seed: int, first: int, many: int) -> Array:
    """`key` of kernel/dice.py for so many streams at once: a row each."""
    mixed, half, low = as_python(mix), np.uint64(32), np.uint64(0xFFFFFFFF)
    index, start, out = np.arange(first, first + many, dtype=np.uint64), np.uint64(seed), np.zeros((many, 4), np.uint32)
    for lane in range(4):
        h = mixed(mixed(np.uint64(lane + 1) ^ (start & low)) ^ (start >> half))
        h = mixed(mixed(h ^ (index & low)) ^ (index >> half))
        out[:, lane] = mixed(h ^ np.uint64(lane))
    out[~out.any(axis=1), 0] = 1
    return out


class PairSearch(Search):
    """The search of a module with the loop."""

    _loop: Any = None

    def pairs(
        self,
        _tables: Any,
        _raw: Array,
        root: Array,
        tree: Any,
        seat: int,
        many: int,
        free: int,
        _mask: Array,
        luck: Array,
        manner: Any,
        _path: Array,
        _payoff: Array,
        _won_by: Array,
        _dealt: Array,
        _paired: Array,
        seed: Any,
        count: int,
        at: Array,
        sums: Array,
    ) -> None:
        """As in players/tree/pair_driver.py."""
        desk, instance = self._desk, self._desk.instance
        if self._loop is None:
            self._loop = instance.beside(loop(), "memory", "packed_search")["pairs"]
            self._kept, self._sums = instance.zeros(4, np.uint32), instance.zeros(3, np.float64)
            self._lucks, self._packs = instance.zeros((AT_ONCE, 4), np.uint32), instance.zeros((2, 32), np.int64)
        node, first, size, played, best = at.tolist()
        one, kept, dealt, summed = map(instance.at, (self._packs, self._kept, self._lucks, self._sums))
        for place, rounds in enumerate((1, free)):
            instance.pack("search", self._packs[place], *self.arguments(tree, seat, rounds, manner))
        self._root[:], self._kept[:], self._sums[:] = root, luck, sums
        start = one, one + self._packs[0].nbytes if free else 0, desk.at["luck"], kept, dealt
        places = instance.at(tree.first) + 4 * node, instance.at(tree.size) + 4 * node, first, size, played, best
        for done in range(0, many, AT_ONCE):
            now = min(AT_ONCE, many - done)
            self._lucks[:now] = lucks(seed, count + done + 1, now)
            instance.run(self._loop, "pairs", *start, now, *places, desk.at["payoff"] + 8 * seat, summed)
        luck[:], sums[:] = self._kept, self._sums
