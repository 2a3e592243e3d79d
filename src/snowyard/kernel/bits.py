"""Sets of action numbers as bits in words of 64: add, test, count, take the k-th, list."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from snowyard.kernel.rule import rule

Mask = npt.NDArray[np.uint64]

_ONE = np.uint64(1)
_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_S1, _S2, _S4, _S8, _S16, _S32 = (np.uint64(n) for n in (1, 2, 4, 8, 16, 32))
_LOW = np.uint64(0xFF)


def words(actions: int) -> int:
    """How many words hold a set of actions 0 .. actions - 1."""
    return -(-actions // 64)


def empty(actions: int) -> Mask:
    return np.zeros(words(actions), np.uint64)


@rule
def clear(mask: Mask) -> None:
    for w in range(mask.shape[0]):
        mask[w] = np.uint64(0)


@rule
def add(mask: Mask, action: int) -> None:
    mask[action >> 6] |= _ONE << np.uint64(action & 63)


@rule
def add_bits(mask: Mask, first: int, bits: int) -> None:
    """Add action first + i for every bit i set in `bits` (fewer than 64 bits, not negative)."""
    word = first >> 6
    shift = first & 63
    mask[word] |= np.uint64(bits) << np.uint64(shift)
    if shift > 0:
        over = np.uint64(bits) >> np.uint64(64 - shift)
        if over != np.uint64(0):
            mask[word + 1] |= over


@rule
def remove(mask: Mask, action: int) -> None:
    mask[action >> 6] &= ~(_ONE << np.uint64(action & 63))


@rule
def has(mask: Mask, action: int) -> bool:
    return (mask[action >> 6] >> np.uint64(action & 63)) & _ONE != np.uint64(0)


@rule
def ones(word: np.uint64) -> int:
    """How many bits of one word are set."""
    x = word - ((word >> _S1) & _PAIRS)
    x = (x & _FOURS) + ((x >> _S2) & _FOURS)
    x = (x + (x >> _S4)) & _BYTES
    x = x + (x >> _S8)
    x = x + (x >> _S16)
    x = x + (x >> _S32)
    return np.int64(x & _LOW)


@rule
def count(mask: Mask) -> int:
    total = 0
    for w in range(mask.shape[0]):
        if mask[w] != np.uint64(0):
            total += ones(mask[w])
    return total


@rule
def select(word: np.uint64, k: int) -> int:
    """The place of the k-th set bit (k from 0) of a word that has more than k: halve, keep the half that holds it."""
    place = 0
    width = 32
    rest = word
    while width > 0:
        half = rest & ((_ONE << np.uint64(width)) - _ONE)
        below = ones(half)
        if k >= below:
            k -= below
            place += width
            rest = rest >> np.uint64(width)
        else:
            rest = half
        width >>= 1
    return place


@rule
def kth(mask: Mask, k: int) -> int:
    """The k-th action of the set in rising order, k from 0; -1 if there are not so many."""
    for w in range(mask.shape[0]):
        word = mask[w]
        if word != np.uint64(0):
            here = ones(word)
            if k < here:
                return 64 * w + select(word, k)
            k -= here
    return -1


def members(mask: Mask) -> list[int]:
    """All actions of the set, rising."""
    flags = np.unpackbits(mask.view(np.uint8), bitorder="little")
    return [int(a) for a in np.flatnonzero(flags)]
