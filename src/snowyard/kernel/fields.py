"""The fields of a record as JSON-able words and numbers, and back: a table as the rules see it.

Positions of games without a `position.py` are their fields; tests lay fields of any game (`table.setup_fields`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from snowyard.kernel.errors import Refusal, listing, nearest, shown

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.record import Field, Plain

PASSING = ("news", "misload", "wanted", "event_count", "event", "given_at", "given_count", "given", "made_count", "made")
"""Fields of the head that tell of the last move or of loaded dice, not of the position."""
HEAD = ("actor", "phase", "turn", "decisions", "generator")
"""The other fields of the head: part of every game's positions."""


def lying(game: Game) -> dict[str, Field]:
    """The fields of a position: what lies on the table. Options stand apart, in words."""
    return {n: f for n, f in game.layout.fields.items() if n not in PASSING and n not in game.options.fields}


def names_of(game: Game, name: str, declared: Field) -> Mapping[int, str]:
    return dict(enumerate(game.phases)) if name == "phase" else declared.names


def write(game: Game, t: Plain, wanted: tuple[str, ...] = ()) -> dict[str, Any]:
    """All fields of a position, or those wanted."""
    described = {}
    for name, declared in lying(game).items():
        if not wanted or name in wanted:
            value = getattr(t, name)
            if declared.per_seat:
                value = value[: t.seats]
            plain = value.tolist() if isinstance(value, np.ndarray) else value
            described[name] = _words(names_of(game, name, declared), declared.labels, plain)
    return described


def _words(names: Mapping[int, str], labels: tuple[str, ...], value: Any) -> Any:
    if isinstance(value, list) and value and labels and not isinstance(value[0], list):
        return {label: n for label, n in zip(labels, value, strict=True) if n}
    if isinstance(value, list):
        return [_words(names, labels, item) for item in value]
    return names.get(value, value)


def lay(game: Game, t: Plain, given: Mapping[str, Any]) -> None:
    """Lay these fields; the others stay as they are."""
    known = lying(game)
    for name, value in given.items():
        if name not in known:
            has = f"it has {listing(known, 60)}.{nearest(name, known)}"
            raise Refusal("position", f"{game.slug} has no field {shown(name)}; {has}")
        _lay(t, name, known[name], names_of(game, name, known[name]), value)


def _lay(t: Plain, name: str, declared: Field, names: Mapping[int, str], value: Any) -> None:
    numbers = {word: n for n, word in names.items()}

    def number(item: Any) -> int:
        if isinstance(item, str) and item in numbers:
            return numbers[item]
        if isinstance(item, bool) or not isinstance(item, int | np.integer):
            allowed = f" or one of {listing(numbers)}" if numbers else ""
            raise Refusal("position", f"{name} needs whole numbers{allowed}, not {shown(item)}")
        return int(item)

    def unlabelled(item: dict[Any, Any]) -> list[Any]:
        for label in item:
            if label not in declared.labels:
                raise Refusal("position", f"{name} names {shown(label)}; it counts {listing(declared.labels)}")
        return [item.get(label, 0) for label in declared.labels]

    def lay_rows(target: Any, item: Any, rows: int) -> None:
        if isinstance(item, dict) and declared.labels and target.ndim == 1:
            item = unlabelled(item)
        if not isinstance(item, list | tuple) or len(item) != rows:
            named = f" or numbers by name ({listing(declared.labels)})" if declared.labels and target.ndim == 1 else ""
            raise Refusal("position", f"{name} needs a list of {rows}{named}, not {shown(item)}")
        for i, part in enumerate(item):
            if isinstance(target[i], np.ndarray):
                lay_rows(target[i], part, len(target[i]))
            else:
                target[i] = number(part)

    try:
        if declared.shape:
            cells = getattr(t, name)
            lay_rows(cells, value, t.seats if declared.per_seat else len(cells))
        else:
            setattr(t, name, number(value))
    except OverflowError:
        raise Refusal("position", f"{name} cannot hold {shown(value)}: a number is too large or too small") from None
