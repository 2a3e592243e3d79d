"""Our own logarithm and exponential: right to the last place but one, and the same compiled and interpreted."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from snowyard.kernel.floats import LEAST, exp_of, log_of
from snowyard.kernel.rule import as_python


def whole_numbers() -> Iterator[int]:
    rng = random.Random(1)
    yield from range(1, 3000)
    yield from (rng.getrandbits(rng.randint(1, 52)) or 1 for _ in range(3000))
    yield from ((1 << power) + by for power in range(1, 52) for by in (-1, 0, 1))


def negative_numbers() -> Iterator[float]:
    rng = random.Random(2)
    yield from (0.0, -0.0, LEAST, -1e-300)
    yield from (-rng.random() * size for size in (1e-9, 0.01, 1, 10, 100, -LEAST) for _ in range(800))


def test_the_logarithm_is_within_one_unit_in_the_last_place() -> None:
    for n in whole_numbers():
        assert abs(log_of(n) - math.log(n)) <= math.ulp(math.log(n))


def test_the_exponential_is_within_one_unit_in_the_last_place_and_nothing_far_below() -> None:
    for x in negative_numbers():
        assert abs(exp_of(x) - math.exp(x)) <= math.ulp(math.exp(x))
    assert exp_of(LEAST - 1.0) == 0.0


def test_compiled_and_interpreted_they_are_the_same_to_the_last_bit() -> None:
    assert [log_of(n) for n in whole_numbers()] == [as_python(log_of)(n) for n in whole_numbers()]
    assert [exp_of(x) for x in negative_numbers()] == [as_python(exp_of)(x) for x in negative_numbers()]
