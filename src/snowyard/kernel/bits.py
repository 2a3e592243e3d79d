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
_SIXTEENS = np.uint64(0x00FF00FF00FF00FF)
_LOW, _NIBBLE, _TWO = np.uint64(0xFF), np.uint64(0xF), np.uint64(3)


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
    return bool((mask[action >> 6] >> np.uint64(action & 63)) & _ONE != np.uint64(0))


@rule
def ones(word: np.uint64) -> int:
    """How many bits of one word are set. Machine code has an instruction for it (compiler.py)."""
    x = word - ((word >> _S1) & _PAIRS)
    x = (x & _FOURS) + ((x >> _S2) & _FOURS)
    x = (x + (x >> _S4)) & _BYTES
    x = x + (x >> _S8)
    x = x + (x >> _S16)
    x = x + (x >> _S32)
    return int(np.int64(x & _LOW))


@rule
def count(mask: Mask) -> int:
    total = 0
    for w in range(mask.shape[0]):
        if mask[w] != np.uint64(0):
            total += ones(mask[w])
    return total


@rule
def select(word: np.uint64, k: int) -> int:
    """The place of the k-th set bit (k from 0) of a word that has more than k.

    Counts of pairs, nibbles, bytes, ... are made once; then each step asks whether the lower half holds the bit.
    """
    pairs = word - ((word >> _S1) & _PAIRS)
    fours = (pairs & _FOURS) + ((pairs >> _S2) & _FOURS)
    eights = (fours + (fours >> _S4)) & _BYTES
    sixteens = (eights + (eights >> _S8)) & _SIXTEENS
    left = np.uint64(k)
    place = np.uint64(0)
    below = (sixteens + (sixteens >> _S16)) & _LOW
    if left >= below:
        left -= below
        place += _S32
    below = (sixteens >> place) & _LOW
    if left >= below:
        left -= below
        place += _S16
    below = (eights >> place) & _LOW
    if left >= below:
        left -= below
        place += _S8
    below = (fours >> place) & _NIBBLE
    if left >= below:
        left -= below
        place += _S4
    below = (pairs >> place) & _TWO
    if left >= below:
        left -= below
        place += _S2
    if left >= (word >> place) & _ONE:
        place += _ONE
    return int(np.int64(place))


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
    found: list[int] = np.flatnonzero(flags).tolist()
    return found
