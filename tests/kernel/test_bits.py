from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from snowyard.kernel import bits

ACTIONS = 200
sets = st.sets(st.integers(0, ACTIONS - 1))


def mask_of(actions: set[int]) -> bits.Mask:
    mask = bits.empty(ACTIONS)
    for action in actions:
        bits.add(mask, action)
    return mask


@given(sets)
def test_a_bit_set_behaves_as_a_set(actions: set[int]) -> None:
    mask = mask_of(actions)
    assert bits.members(mask) == sorted(actions)
    assert bits.count(mask) == len(actions)
    assert [bits.kth(mask, k) for k in range(len(actions))] == sorted(actions)
    assert bits.kth(mask, len(actions)) == -1
    assert [a for a in range(ACTIONS) if bits.has(mask, a)] == sorted(actions)


@given(sets, st.integers(0, ACTIONS - 1))
def test_removing_takes_one_action_out(actions: set[int], action: int) -> None:
    mask = mask_of(actions)
    bits.remove(mask, action)
    assert bits.members(mask) == sorted(actions - {action})
    bits.clear(mask)
    assert bits.members(mask) == []


@given(sets, st.integers(0, 130), st.integers(0, 2**63 - 1))
def test_patterns_are_added_across_words(actions: set[int], first: int, pattern: int) -> None:
    mask = mask_of(actions)
    bits.add_bits(mask, first, pattern)
    added = {first + i for i in range(63) if pattern >> i & 1}
    assert set(bits.members(mask)) == actions | added


@given(st.integers(0, 2**64 - 1))
def test_the_bits_of_one_word_are_counted_and_found(word: int) -> None:
    places = [i for i in range(64) if word >> i & 1]
    assert bits.ones(np.uint64(word)) == len(places)
    assert [bits.select(np.uint64(word), k) for k in range(len(places))] == places
