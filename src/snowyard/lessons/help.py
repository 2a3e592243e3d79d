"""What is explained when it first appears: the texts that can be looked up at any table, when a lesson's `help` says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase

from snowyard.lessons.data import When, lesson


def appears(when: When, events: Collection[str], moves: Collection[str], rules: Collection[str]) -> bool:
    return (
        any(kind in events for kind in when.events)
        or any(rule in rules for rule in when.rules)
        or any(fnmatchcase(move, pattern) for pattern in when.moves for move in moves)
    )


def news(slug: str, met: Collection[str], events: Iterable[str], moves: Iterable[str], rules: Iterable[str]) -> list[str]:
    """The things that appear now and were never met: what just happened first, then what can be done."""
    found = lesson(slug)
    happened, legal, governing = set(events), set(moves), set(rules)
    if found is None:
        return []
    fresh = {thing: when for thing, when in found.help.items() if thing not in met}
    first = [thing for thing, when in fresh.items() if appears(when, happened, (), ())]
    then = [thing for thing, when in fresh.items() if thing not in first and appears(when, (), legal, governing)]
    return first + then
