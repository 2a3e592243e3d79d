"""How rules become code of a card, as far as that can be seen without one. Runs where numba-cuda is installed."""

from __future__ import annotations

import pytest

from snowyard.kernel import bits, gpu

pytest.importorskip("numba_cuda")
gpu.available()  # loads numba's CUDA, whether there is a device or not
from numba import types  # noqa: E402

from snowyard.kernel import cuda_code  # noqa: E402
from snowyard.kernel.compiler import plain  # noqa: E402


class Library:
    def __init__(self, name: str, *below: Library) -> None:
        self._module, self._linking_libraries = name, set(below)


def test_code_below_is_given_once_however_many_paths_lead_to_it() -> None:
    lowest = Library("emit")
    left, right = Library("draw", lowest), Library("discard", lowest)
    top = Library("play", left, right, lowest)
    given = cuda_code._modules(top)
    assert given[0] == "play"
    assert sorted(given) == ["discard", "draw", "emit", "play"]


def test_a_rule_is_the_same_on_the_card_each_time_and_other_things_are_left_alone() -> None:
    assert cuda_code._on_card(bits.has) is cuda_code._on_card(bits.has)
    assert isinstance(cuda_code._on_card(bits.has), cuda_code.RuleOnCard)
    assert cuda_code._on_card(bits.ones).py_func is cuda_code._ones
    assert cuda_code._on_card(len) is len
    assert cuda_code._on_card(7) == 7


def test_small_integers_and_constants_are_whole_numbers_to_a_rule() -> None:
    for given in (types.int8, types.int32, types.int64, types.literal(3)):
        assert plain(given) == types.int64
    for given in (types.uint64, types.float32, types.boolean):
        assert plain(given) == given
