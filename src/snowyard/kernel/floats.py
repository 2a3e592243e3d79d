"""Logarithm and exponential in plain arithmetic, so that they are the same to the last bit on every machine.

The C library's functions differ in the last bit from one to another, and a search that weighs by them would choose another
move. Sums, products, quotients and square roots are rounded alike everywhere. The series are those of FreeBSD's msun (Sun
Microsystems, 1993), each within one unit in the last place.
"""

from __future__ import annotations

from snowyard.kernel.rule import rule

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
SQRT2 = 1.4142135623730951
L1, L2, L3, L4 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01, 2.222219843214978396e-01
L5, L6, L7 = 1.818357216161805012e-01, 1.531383769920937332e-01, 1.479819860511658591e-01
P1, P2, P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
P4, P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
INVERSE_LN2 = 1.44269504088896338700
LEAST = -700.0  # below it an exponential counts as nothing


@rule
def log_of(n: int) -> float:
    """The natural logarithm of a whole number from 1 to 2^52."""
    power = 0
    while n >> (power + 8) > 0:
        power += 8
    while n >> (power + 1) > 0:
        power += 1
    m = n / float(1 << power)
    if m > SQRT2:
        m *= 0.5
        power += 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    r = w * (L2 + w * (L4 + w * L6)) + z * (L1 + w * (L3 + w * (L5 + w * L7)))
    half = 0.5 * f * f
    return power * LN2_HIGH - ((half - (s * (half + r) + power * LN2_LOW)) - f)


@rule
def exp_of(x: float) -> float:
    """e to the power of a number that is not above 0."""
    if x < LEAST:
        return 0.0
    power = int(0.5 - x * INVERSE_LN2)
    high = x + power * LN2_HIGH
    low = -power * LN2_LOW
    y = high - low
    t = y * y
    c = y - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))))
    out = 1.0 - ((low - (y * c) / (2.0 - c)) - high)
    while power >= 32:
        out /= 4294967296.0
        power -= 32
    return out / float(1 << power)
