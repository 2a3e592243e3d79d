"""The head of a table's memory, read straight from its bytes: it is asked after every move, and a field by way of NumPy's records
would take longer than the move."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from snowyard.kernel.head import Event
from snowyard.kernel.record import Raw, Record
from snowyard.kernel.view import _readers

_event_of = tuple.__new__  # a named tuple's own way is written in Python, and takes twice as long


class HeadReader:
    """`actor`, `seats`: of the table in the first row of a memory. `events`: of what is shown in the second."""

    def __init__(self, layout: type[Record], kinds: Sequence[str]) -> None:
        readers: Any = _readers(layout)  # type: ignore[arg-type]  # classes can be hashed
        self.actor: Callable[[Raw], int] = readers["actor"]
        self.seats: Callable[[Raw], int] = readers["seats"]
        self._kinds, fields, size = kinds, layout.dtype.fields, layout.dtype.itemsize
        assert fields is not None
        self._count, self._events = size + fields["event_count"][1], size + fields["event"][1]
        self._one: Any = struct.Struct("<b").unpack_from
        self._rows: list[Any] = [struct.Struct("<" + "5h2x" * n).unpack_from for n in range(layout.room("event") + 1)]

    def events(self, raw: Raw) -> list[Event]:
        kinds, cells = self._kinds, self._rows[self._one(raw, self._count)[0]](raw, self._events)
        return [_event_of(Event, (kinds[cells[i]], *cells[i + 1 : i + 5])) for i in range(0, len(cells), 5)]
