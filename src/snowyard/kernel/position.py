"""Positions: a whole table in JSON-able words and numbers that a person can read and write, with impossible ones refused.

What all games have in common is written here. A game's `position.py` says the rest in its own words: `write(t)` gives a
dictionary, `read(t, given)` lays it on a table that has been dealt and whose head is right. Without one the fields of the
record are the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from snowyard.kernel import fields, foreign
from snowyard.kernel.errors import Refusal, shown

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.kernel.record import Plain
    from snowyard.kernel.table import Table

Deal = Callable[..., None]


def write(game: Game, t: Plain) -> dict[str, Any]:
    own = game.optional("position.write")
    head = {"game": game.slug, "rules_version": game.rules_version, "options": game.options.texts(t)}
    return {**head, **fields.write(game, t, fields.HEAD), **(own(t) if own else fields.write(game, t))}


def read(table: Table, described: dict[str, Any], options: dict[str, Any], deal: Deal) -> None:
    """Deal a game and lay the position over it: what it does not name is as at the start of a game."""
    read_with(table, described, options, deal, table.game.optional("position.read"))


def read_fields(table: Table, described: dict[str, Any], options: dict[str, Any], deal: Deal) -> None:
    """The same with fields of the record, whatever words the game has."""
    read_with(table, described, options, deal, None)


def read_with(table: Table, described: dict[str, Any], options: dict[str, Any], deal: Deal, own: Any) -> None:
    game, t = table.game, table.t
    given = deal_described(table, described, options, deal)
    if own:
        fields.lay(game, t, {name: given[name] for name in fields.HEAD if name in given})
        own(t, given)
    else:
        fields.lay(game, t, given)
        complete = game.optional("words.complete")
        if complete:
            complete(t, frozenset(given))
    t.event_count = 0
    t.event[:] = 0
    t.made[:] = 0
    t.news = t.wanted = t.made_count = 0
    reason = foreign.check_laid(table)
    if reason:
        raise Refusal("position", f"this position cannot be: {reason}")


def deal_described(table: Table, described: dict[str, Any], options: dict[str, Any], deal: Deal) -> dict[str, Any]:
    """Deal with the options of a position; returns what else it says."""
    game = table.game
    given = dict(described)
    if given.pop("game", game.slug) != game.slug:
        raise Refusal("position", f"this is a position of {shown(described['game'])}, not of {game.slug}")
    version = given.pop("rules_version", game.rules_version)
    if version != game.rules_version:
        raise Refusal("position", f"the position is of rules version {shown(version)}; this is version {game.rules_version}")
    own = given.pop("options", {})
    if not isinstance(own, dict):
        raise Refusal("position", f"options needs names with their values, not {shown(own)}")
    deal(table, {**own, **options}, given.pop("seed", 0))
    return given
