"""A panel of a report: a heading, a sentence that says it, pictures, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from snowyard.lab.measures import Figure


@dataclass(frozen=True)
class Panel:
    """`headline` says in words what the pictures show; `note` how to read them; the table has every number."""

    name: str
    title: str
    headline: str
    note: str
    charts: tuple[str, ...] = ()
    header: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def percent(f: Figure) -> str:
    return f"{100 * f.value:.1f} % ({100 * f.low:.1f} to {100 * f.high:.1f})" if f.count else "-"


def points(f: Figure) -> str:
    """A difference of shares."""
    return f"{100 * f.value:+.1f} ({100 * f.low:+.1f} to {100 * f.high:+.1f})" if f.count and f.high < 1e9 else "-"


def plain(f: Figure) -> str:
    return f"{f.value:.2f} ({f.low:.2f} to {f.high:.2f})" if f.count else "-"


def for_each(levels: Sequence[str], say: Callable[[int], str]) -> str:
    """What holds for each kind of players, said once for kinds of whom the same is said."""
    said: dict[str, list[str]] = {}
    for number, level in enumerate(levels):
        words = say(number)
        if words:
            said.setdefault(words, []).append(level)
    return " ".join(f"{listed(who).capitalize()} players: {words}." for words, who in said.items())


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "nothing"
