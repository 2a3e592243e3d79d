"""A table's views as they are sent: by parts, each encoded once, those that are public once for all viewers. Of a part that has
not changed the bytes stay the same object, so that looking for what has changed costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.kernel.view import Seen
from snowyard.server.forms import SPECTATOR

Parts = dict[str, bytes]
"""The parts of a view by their names, as JSON."""

_encode = msgspec.json.Encoder().encode


class Views:
    """What each viewer sees of one table, which does not change any more. `before`: the same of the table one move earlier."""

    def __init__(self, before: Views | None = None) -> None:
        self._parts: dict[int, Parts] = {}
        self._public: Parts | None = None
        self._seen: dict[int, Seen] = {}
        self._old_parts: Mapping[int, Parts] = before._parts if before is not None else {}
        self._old_public: Parts = (before._public if before is not None else None) or {}

    def of(self, table: Table, viewer: int) -> Parts:
        """All parts of a viewer's view."""
        if viewer not in self._parts:
            own = encoded(table.game.private(self.seen(table, viewer), viewer), self._old_parts.get(viewer, {}))
            self._parts[viewer] = self.public(table) | own
        return self._parts[viewer]

    def public(self, table: Table) -> Parts:
        """Made from what a spectator sees, whoever it is for."""
        if self._public is None:
            self._public = encoded(table.game.public(self.seen(table, SPECTATOR)), self._old_public)
        return self._public

    def seen(self, table: Table, viewer: int) -> Seen:
        """The record that this viewer sees."""
        if viewer not in self._seen:
            self._seen[viewer] = table.seen(viewer)
        return self._seen[viewer]

    def forget_records(self) -> None:
        """When everybody has heard of this table: records are large, and are made again where they are needed."""
        self._seen.clear()


def encoded(parts: Mapping[str, Any], before: Parts) -> Parts:
    made = {}
    for name, value in parts.items():
        data, old = _encode(value), before.get(name)
        made[name] = old if old == data else data
    return made


def whole(parts: Parts) -> msgspec.Raw:
    """As one object of JSON."""
    return msgspec.Raw(b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), data) for name, data in parts.items()]))


def changed(parts: Parts, had: Parts) -> msgspec.Raw:
    """The same without what a viewer who had those has already."""
    return whole({name: data for name, data in parts.items() if had.get(name) != data})


# ---- moves to choose from


def choices(of: Game, actions: list[int], seen: Seen, viewer: int, names: list[str], lang: str) -> msgspec.Raw:
    """The list of these moves with their labels."""
    label = of.speech(lang).label
    made = [{"move": of.name(action), "label": label(of.name(action), seen, viewer, names)} for action in actions]
    return msgspec.Raw(_encode(made))
