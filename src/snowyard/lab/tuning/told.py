"""What a search found, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snowyard.lab.tuning.search import Found, Granted, Tuned
from snowyard.lab.tuning.space import Space

ANSWERS = {"yes": "met", "no": "not met", "perhaps": "not surely met"}


def sentences(space: Space, found: Tuned, level: str) -> list[str]:
    first = found.best[0]
    said = [f"{found.tried:,} of {found.size:,} settings tried, in games between {level} players. Figures are from fresh games."]
    if found.refused:
        said.append(f"The rules do not allow {found.refused:,} of them.")
    answers = {g.answer for g in first.granted}
    if first.setting == space.printed and answers == {"yes"}:
        said.append("As it is, the game meets every wish.")
    elif answers == {"yes"}:
        said.append("The first of these meets every wish.")
    elif first.missed == 0:
        said.append("The first of these meets every wish as far as these games tell; more games (--games) would make it sure.")
    else:
        said.append("None of them surely meets every wish; these come nearest.")
    for number, one in enumerate(found.best, 1):
        said += ["", f"{number}. {change(space, one)}", *wishes(one.granted), *otherwise(one)]
    if first.setting != space.printed and all(one.setting != space.printed for one in found.best):
        said += ["", "As it is now:", *wishes(found.printed.granted)]
    return said


def change(space: Space, one: Found) -> str:
    differing = space.differing(one.setting)
    if not differing:
        return "as it is now"
    return ", ".join(f"{name} = {_shown(then)} instead of {_shown(now)}" for name, (now, then) in differing.items())


def _shown(value: Any) -> str:
    if isinstance(value, list) and value and all(one == value[0] for one in value):
        return str(value[0])
    return str(value)


def otherwise(one: Found) -> list[str]:
    """What players with printed numbers say, where it is something else."""
    if one.not_asked:
        return [f"   Players with printed numbers were not asked: {one.not_asked}"]
    others = wishes([other for _, other in one.disagreements])
    return ["   By players that have not noticed the variant, and judge by the printed numbers:", *others] if others else []


def wishes(granted: Iterable[Granted]) -> list[str]:
    return [
        f"   {g.wish.text}: {ANSWERS[g.answer]}, {g.wish.amount(g.figure.value)} "
        f"({g.wish.amount(g.figure.low)} to {g.wish.amount(g.figure.high)})"
        for g in granted
    ]


def as_data(space: Space, found: Tuned) -> dict[str, Any]:
    """For --json."""

    def answers(granted: Iterable[Granted]) -> list[dict[str, Any]]:
        return [
            {"wish": g.wish.text, "value": g.figure.value, "low": g.figure.low, "high": g.figure.high, "met": g.answer}
            for g in granted
        ]

    def data(one: Found) -> dict[str, Any]:
        return {
            "changes": {name: then for name, (_, then) in space.differing(one.setting).items()},
            "variant": space.variant(one.setting),
            "games": one.games,
            "wishes": answers(one.granted),
            "by_print": answers(one.by_print),
            "not_asked": one.not_asked,
        }

    return {
        "tried": found.tried,
        "refused": found.refused,
        "settings": found.size,
        "best": [data(one) for one in found.best],
        "printed": data(found.printed),
    }
