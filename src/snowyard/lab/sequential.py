"""Intervals that stay right however often one looks and whenever one stops.

`Betting`: for numbers between 0 and 1, from the first one on, whatever their distribution: the hedged capital process
of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024). A gambler bets against every
possible mean; a mean at which the gambler becomes 1 / alpha times as rich is given up. By Ville's inequality the true
mean is ever given up with probability at most alpha.

`running_half_width`: for large samples of any numbers with a variance: the asymptotic confidence sequence of
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory" (2024), a normal mixture.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

GRID = 1000  # possible means: 0, 1/1000, ..., 1
MOST_STAKED = 0.5  # of the capital that a wrong mean could cost


class Betting:
    """The mean of numbers between 0 and 1, as they come, with an interval that holds at all times at once."""

    def __init__(self, alpha: float) -> None:
        self.alpha = alpha
        self.count = 0
        self._means: npt.NDArray[np.float64] = np.linspace(0, 1, GRID + 1)
        self._up = np.zeros(GRID + 1)  # logarithms of the capital of who bets on more, and on less
        self._down = np.zeros(GRID + 1)
        self._possible = np.ones(GRID + 1, bool)
        self._sum, self._squares = 0.0, 0.0

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.5

    def add(self, x: float) -> None:
        """One number more. The stake is set by what came before, never by x."""
        t = self.count + 1
        variance = (0.25 + self._squares) / t
        stake = math.sqrt(2 * math.log(2 / self.alpha) / (variance * t * math.log(t + 1)))
        with np.errstate(divide="ignore"):
            up = np.minimum(stake, MOST_STAKED / self._means)
            down = np.minimum(stake, MOST_STAKED / (1 - self._means))
        self._up += np.log1p(up * (x - self._means))
        self._down += np.log1p(-down * (x - self._means))
        self.count, self._sum = t, self._sum + x
        guess = (0.5 + self._sum) / (t + 1)
        self._squares += (x - guess) ** 2
        self._possible &= np.maximum(self._up, self._down) + math.log(0.5) < math.log(1 / self.alpha)

    def interval(self) -> tuple[float, float]:
        """The means that are still possible (to a thousandth, outward)."""
        kept = self._means[self._possible]
        if len(kept) == 0:
            return self.mean, self.mean
        return max(0.0, float(kept[0]) - 1 / GRID), min(1.0, float(kept[-1]) + 1 / GRID)

    def verdict(self, margin: float) -> str:
        """`more` or `less` than one half, `even` when no further than the margin from it, else `open`."""
        low, high = self.interval()
        if low > 0.5:
            return "more"
        if high < 0.5:
            return "less"
        return "even" if low >= 0.5 - margin and high <= 0.5 + margin else "open"


def running_half_width(count: int, sd: float, alpha: float, tuned_for: int) -> float:
    """Half the width of the interval round a mean of `count` numbers; narrowest, for its size, at `tuned_for`."""
    if count < 2:
        return math.inf
    wanted = -2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)
    rho = wanted / tuned_for
    grown = count * rho + 1
    return sd * math.sqrt(grown / (count * count * rho) * math.log(grown / (alpha * alpha)))
