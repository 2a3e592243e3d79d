"""Positions: a whole record as readable, JSON-able words and numbers, and back, with impossible ones refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from snowyard.kernel import foreign
from snowyard.kernel.errors import Refusal, listing, nearest

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.record import Field, Plain
    from snowyard.kernel.table import Table

PASSING = (
    "news", "misload", "wanted", "event_count", "event", "given_at", "given_count", "given", "made_count", "made"
)  # fmt: skip
"""Fields of the head that tell of the last move or of loaded dice, not of the position."""


def write(game: Game, t: Plain) -> dict[str, Any]:
    options = game.options.texts(t)
    described: dict[str, Any] = {"game": game.slug, "rules_version": game.rules_version, "options": options}
    for name, declared in _lying(game).items():
        value = getattr(t, name)
        if declared.per_seat:
            value = value[: t.seats]
        described[name] = _words(declared, value.tolist() if isinstance(value, np.ndarray) else value)
    return described


def _lying(game: Game) -> dict[str, Field]:
    """The fields of a position: what lies on the table. Options stand apart, in words."""
    return {n: f for n, f in game.layout.fields.items() if n not in PASSING and n not in game.options.fields}


def _words(declared: Field, value: Any) -> Any:
    if isinstance(value, list):
        return [_words(declared, item) for item in value]
    return declared.names.get(value, value)


def read(table: Table, described: dict[str, Any], options: dict[str, Any], deal: Callable[..., None]) -> None:
    """Deal a game and lay the described fields over it."""
    game = table.game
    given = dict(described)
    if given.pop("game", game.slug) != game.slug:
        raise Refusal("position", f"this is a position of {described['game']}, not of {game.slug}")
    version = given.pop("rules_version", game.rules_version)
    if version != game.rules_version:
        raise Refusal("position", f"the position is of rules version {version}; this is version {game.rules_version}")
    deal(table, {**given.pop("options", {}), **options}, given.pop("seed", 0))
    fields = _lying(game)
    for name, value in given.items():
        if name not in fields:
            raise Refusal("position", f"{game.slug} has no field {name!r}; it has {listing(fields, 60)}.{nearest(name, fields)}")
        _lay(table.t, name, fields[name], value)
    complete = game.optional("words.complete")
    if complete:
        complete(table.t, frozenset(given))
    table.t.event_count = 0
    table.t.event[:] = 0
    table.t.made[:] = 0
    table.t.news = table.t.wanted = table.t.made_count = 0
    reason = foreign.check_laid(table)
    if reason:
        raise Refusal("position", f"this position cannot be: {reason}")


def _lay(t: Plain, name: str, declared: Field, value: Any) -> None:
    numbers = {word: n for n, word in declared.names.items()}

    def number(item: Any) -> int:
        if isinstance(item, str) and item in numbers:
            return numbers[item]
        if isinstance(item, bool) or not isinstance(item, int | np.integer):
            allowed = f" or one of {listing(numbers)}" if numbers else ""
            raise Refusal("position", f"{name} needs whole numbers{allowed}, not {item!r}")
        return int(item)

    def lay(target: Any, item: Any, rows: int) -> None:
        if not isinstance(item, list | tuple) or len(item) != rows:
            raise Refusal("position", f"{name} needs a list of {rows}, not {item!r}")
        for i, part in enumerate(item):
            if isinstance(target[i], np.ndarray):
                lay(target[i], part, len(target[i]))
            else:
                target[i] = number(part)

    try:
        if declared.shape:
            cells = getattr(t, name)
            lay(cells, value, t.seats if declared.per_seat else len(cells))
        else:
            setattr(t, name, number(value))
    except OverflowError:
        raise Refusal("position", f"{name} cannot hold {value!r}: a number is too large for its field") from None
