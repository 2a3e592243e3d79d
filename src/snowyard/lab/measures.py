"""Figures with their 95 % intervals, from surveys of games."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from snowyard.lab.survey import Survey

Z = 1.96
WHOLE = 1 - 1e-9
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Figure:
    """A figure, its 95 % interval, and how many games (or moments) it comes from."""

    value: float
    low: float
    high: float
    count: int

    def apart_from(self, other: float, stretch: float = 1.0) -> bool:
        """Is it surely (at 95 %; more surely with a stretched interval) not the other number?"""
        return not self.value - stretch * (self.value - self.low) <= other <= self.value + stretch * (self.high - self.value)


def unseen(count: int, alpha: float = 0.05) -> float:
    """What happened in none of so many games may happen in up to this part of all games: surely but for alpha / 2, and whenever
    one looks (only with that chance the first such game comes so late). No interval is narrower."""
    return math.log(2 / alpha) / count if count else math.inf


def mean(values: npt.ArrayLike, scale: float = 0.0) -> Figure:
    """The mean of anything. `scale`: how far apart two numbers can be, where that is known: numbers that are all alike are no
    certainty then."""
    numbers = np.asarray(values, float)
    centre = float(numbers.mean())
    half = Z * float(numbers.std(ddof=1)) / math.sqrt(len(numbers)) if len(numbers) > 1 else math.inf
    return _within(centre, half, len(numbers), len(numbers), scale)


def _within(centre: float, half: float, count: int, groups: int, scale: float) -> Figure:
    """An interval no narrower than what so many groups can tell; of numbers from 0 to `scale`, it does not go beyond."""
    if not scale:
        return Figure(centre, centre - half, centre + half, count)
    half = max(half, scale * unseen(groups))
    return Figure(centre, min(centre, max(0.0, centre - half)), max(centre, min(scale, centre + half)), count)


def share(values: npt.ArrayLike) -> Figure:
    """The mean of numbers between 0 and 1 (won or not, in parts): Wilson's interval, right at the edges too."""
    numbers = np.asarray(values, float)
    n = len(numbers)
    if n == 0:
        return Figure(math.nan, 0.0, 1.0, 0)
    p = float(numbers.mean())
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(max(0.0, p * (1 - p)) / n + Z * Z / (4 * n * n))
    return Figure(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)), n)


def ratio(sums: npt.ArrayLike, sizes: npt.ArrayLike, scale: float = 0.0, count: int | None = None) -> Figure:
    """The mean of many numbers that come in independent groups (moments of one game): sums and sizes of the groups. `scale` as of
    `mean`. Sizes need not be whole, where a number stands for several: then `count` says how many there are."""
    xy, xx = np.asarray(sums, float), np.asarray(sizes, float)
    size, groups = float(xx.sum()), int((xx > 0).sum())
    if size == 0:
        return Figure(math.nan, -math.inf, math.inf, 0)
    centre = float(xy.sum()) / size
    spread = math.sqrt(float(((xy - centre * xx) ** 2).sum()) * groups / max(1, groups - 1))
    half = Z * spread / size if groups > 1 else math.inf
    return _within(centre, half, round(size) if count is None else count, groups, scale)


def stretch(claims: int) -> float:
    """How many times as wide the interval of each of so many figures must be for all to hold together at 95 %."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, claims)) / Z


# ---- of a survey


def by_seat(s: Survey) -> list[Figure]:
    return [share(s.payoffs[:, seat]) for seat in range(s.seats)]


def by_place(s: Survey) -> Floats:
    """[place, game]: what whoever decides first won, and the seats after it."""
    rows = np.arange(s.games)
    return np.stack([s.payoffs[rows, (s.first + place) % s.seats] for place in range(s.seats)])


def by_order(s: Survey) -> list[Figure]:
    """What whoever decides first wins, and the seats after it."""
    return [share(own) for own in by_place(s)]


def names_of_order(seats: int) -> list[str]:
    words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]
    return words[:seats]


def starts_vary(s: Survey) -> bool:
    """Is it drawn who begins?"""
    return bool((s.first != s.first[0]).any())


def even_share(s: Survey) -> float:
    """What a seat wins on average: 1 of so many, and more where a team wins together."""
    return float(s.payoffs.mean())


def single_winner(s: Survey) -> npt.NDArray[np.bool_]:
    """Whether a game had one winner, or one winning team."""
    return np.asarray(s.payoffs.max(axis=1) > WHOLE)


def draws(s: Survey) -> Figure:
    return share(~single_winner(s))


def forced(s: Survey) -> Figure:
    """The share of decisions with one legal move, game by game."""
    return mean(s.forced / np.maximum(1, s.decisions), 1.0)


def branching(s: Survey) -> Figure:
    """Legal moves at a decision, game by game."""
    return mean(s.legal / np.maximum(1, s.decisions))


def quiet_time(s: Survey) -> Floats:
    """For each game and seat: how much of the game came after the seat's last decision."""
    return np.asarray(1 - s.last / np.maximum(1, s.decisions)[:, None], float)


def quantiles(values: npt.NDArray[np.int64]) -> tuple[int, int, int, int, int]:
    """Shortest, quarter, half, three quarters, longest."""
    return tuple(int(n) for n in np.quantile(values, [0, 0.25, 0.5, 0.75, 1], method="nearest"))  # type: ignore[return-value]


@dataclass(frozen=True)
class Use:
    """How often something happened in a survey."""

    thing: int
    times: float  # a game and seat
    had: Figure  # share of seats that had it at all


def uses(s: Survey, numbers: list[int]) -> list[Use]:
    return [Use(n, float(s.counts[:, n, :].mean()), share((s.counts[:, n, :] > 0).ravel())) for n in numbers]
