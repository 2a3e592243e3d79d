"""Random numbers that lie in the record, and loaded dice.

The generator is xoshiro128++ (Blackman and Vigna): four words of 32 bits. Words of 32 bits are computed in 64, so no
step overflows and the very same lines run compiled, on a GPU and in the interpreter. Numbers are uniform by Lemire's
method: no modulo bias.

Loaded dice: a short queue of results in the record. While it is not empty, `roll` and `draw` take from it. A loaded
result that the roll cannot show marks the record (`misload`), and the table refuses the move.

Whoever needs the chances of a draw asks the draw itself: a loaded COUNT - k (never a result: those are not below 0) makes
it note how many cards of kind k its pile has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel.rule import rule

_LOW32 = np.uint64(0xFFFFFFFF)
_TWO32 = np.uint64(1 << 32)
_S7, _S9, _S11, _S15, _S16, _S21, _S25, _S32 = (np.uint64(n) for n in (7, 9, 11, 15, 16, 21, 25, 32))
COUNT = -2
_M1, _M2 = np.uint64(0x7FEB352D), np.uint64(0x846CA68B)  # the 32-bit mixer "lowbias32" (Wellons)


@rule
def next32(state: Any) -> np.uint64:
    """The next 32 random bits."""
    s0 = np.uint64(state[0])
    s1 = np.uint64(state[1])
    s2 = np.uint64(state[2])
    s3 = np.uint64(state[3])
    total = (s0 + s3) & _LOW32
    result = ((((total << _S7) | (total >> _S25)) & _LOW32) + s0) & _LOW32
    kept = (s1 << _S9) & _LOW32
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= kept
    s3 = ((s3 << _S11) | (s3 >> _S21)) & _LOW32
    state[0] = s0
    state[1] = s1
    state[2] = s2
    state[3] = s3
    return result


@rule
def below(state: Any, n: int) -> int:
    """Uniform on 0 .. n - 1 (1 <= n < 2^31), straight from the generator, never loaded."""
    bound = np.uint64(n)
    product = next32(state) * bound
    low = product & _LOW32
    if low < bound:
        floor = (_TWO32 - bound) % bound
        while low < floor:
            product = next32(state) * bound
            low = product & _LOW32
    return int(np.int64(product >> _S32))


@rule
def mix(x: np.uint64) -> np.uint64:
    x = ((x ^ (x >> _S16)) * _M1) & _LOW32
    x = ((x ^ (x >> _S15)) * _M2) & _LOW32
    return x ^ (x >> _S16)


@rule
def key(state: Any, seed: np.uint64, index: np.uint64) -> None:
    """Start a generator: stream `index` of `seed`. Streams of different numbers are independent."""
    for lane in range(4):
        h = mix(np.uint64(lane + 1) ^ (seed & _LOW32))
        h = mix(h ^ (seed >> _S32))
        h = mix(h ^ (index & _LOW32))
        h = mix(h ^ (index >> _S32))
        state[lane] = mix(h ^ np.uint64(lane))
    if state[0] == 0 and state[1] == 0 and state[2] == 0 and state[3] == 0:
        state[0] = 1  # the one state the generator cannot leave


@rule
def note(t: Any, result: int, faces: int) -> None:
    """Keep what a roll showed, for the game record."""
    t.news = 1
    if t.made.shape[0] > 0:
        if 0 <= t.made_count < t.made.shape[0]:
            t.made[t.made_count, 0] = result
            t.made[t.made_count, 1] = faces
        t.made_count += 1


@rule
def take(t: Any) -> int:
    """The next loaded result; -1 if none is left."""
    at: int = t.given_at
    if t.given.shape[0] == 0 or not 0 <= at < min(t.given_count, t.given.shape[0]):
        return -1
    t.given_at = at + 1
    return int(np.int64(t.given[at]))


@rule
def roll(t: Any, n: int) -> int:
    """One die of n faces: 0 .. n - 1, loaded or random."""
    result = take(t)
    if result < 0:
        if t.wanted == 0:
            t.wanted = n
        result = below(t.generator, n)
    elif result >= n:
        t.misload = 1
        result = 0
    note(t, result, n)
    return result


@rule
def draw(t: Any, counts: Any) -> int:
    """One card from a pile kept as counts of each kind (not empty): the kind, with probability as its count.

    The pile is not changed. A loaded result names the kind.
    """
    kinds = counts.shape[0]
    kind = take(t)
    asked = COUNT - kind
    if kind < 0:
        if t.wanted == 0:
            t.wanted = -kinds
        kind = pick(t.generator, counts)
    elif kind >= kinds or counts[kind] <= 0:
        t.misload = 1
        kind = pick(t.generator, counts)
    note(t, counts[asked] if 0 <= asked < kinds else kind, -kinds)
    return kind


@rule
def pick(state: Any, counts: Any) -> int:
    """A kind with probability as its count, straight from a generator, never loaded."""
    total = 0
    for kind in range(counts.shape[0]):
        total += counts[kind]
    left = below(state, total)
    kind = 0
    while kind < counts.shape[0] - 1 and left >= counts[kind]:  # an empty pile, which no rule draws from, gives its last kind
        left -= counts[kind]
        kind += 1
    return int(np.int64(kind))


@rule
def weigh(worth: int, what: int, best: int, choice: int, ties: int, luck: Any) -> tuple[int, int, int]:
    """The best so far after one more: its worth, which it is, and how many are as good. Of equals each is chosen alike."""
    if worth > best:
        return worth, what, 1
    if worth == best:
        ties += 1
        if below(luck, ties) == 0:
            choice = what
    return best, choice, ties


@rule
def shuffle(t: Any, cells: Any, n: int) -> None:
    """Put the first n cells in a uniformly random order (never loaded)."""
    t.news = 1
    for last in range(n - 1, 0, -1):
        other = below(t.generator, last + 1)
        kept = cells[last]
        cells[last] = cells[other]
        cells[other] = kept
