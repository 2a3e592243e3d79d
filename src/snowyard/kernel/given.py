"""What people wrote in a position, asked for what it should be: each question answers, or refuses in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from snowyard.kernel.errors import Refusal, listing, nearest, shown


def refuse(sentence: str) -> Refusal:
    return Refusal("position", sentence)


def entries(where: str, item: Any, allowed: Collection[str]) -> dict[str, Any]:
    """Names with what belongs to them; all names are allowed ones."""
    if not isinstance(item, dict):
        raise refuse(f"{where} needs names with what belongs to them (of {listing(allowed)}), not {shown(item)}")
    for name in item:
        if name not in allowed:
            raise refuse(f"{where} has no {shown(name)}; it has {listing(allowed, 60)}.{nearest(name, allowed)}")
    return item


def items(where: str, item: Any, most: int | None = None) -> list[Any]:
    if not isinstance(item, list | tuple) or (most is not None and len(item) > most):
        raise refuse(f"{where} needs a list{'' if most is None else f' of at most {most}'}, not {shown(item)}")
    return list(item)


def texts(where: str, item: Any) -> list[str]:
    found = items(where, item)
    for each in found:
        text(where, each)
    return found


def text(where: str, item: Any) -> str:
    if not isinstance(item, str):
        raise refuse(f"{where} needs words, not {shown(item)}")
    return item


def whole(where: str, item: Any, low: int, high: int) -> int:
    if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
        raise refuse(f"{where} needs a whole number from {low} to {high}, not {shown(item)}")
    return item


def flag(where: str, item: Any) -> int:
    if not isinstance(item, bool):
        raise refuse(f"{where} is true or false, not {shown(item)}")
    return int(item)


def index(where: str, item: Any, names: Sequence[str]) -> int:
    """The place of one of these names."""
    if item not in names:
        raise refuse(f"{where} is one of {listing(names, 20)}, not {shown(item)}.{nearest(item, names)}")
    return names.index(item)


def seat(where: str, item: Any, seats: int) -> int:
    return index(where, item, [f"p{s}" for s in range(seats)])
