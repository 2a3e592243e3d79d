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
    """`actor`, `seats`, `events`: of the table in the first row of a memory."""

    def __init__(self, layout: type[Record], kinds: Sequence[str]) -> None:
        readers: Any = _readers(layout)  # type: ignore[arg-type]  # classes can be hashed
        self.actor: Callable[[Raw], int] = readers["actor"]
        self.seats: Callable[[Raw], int] = readers["seats"]
        self._kinds, fields = kinds, layout.dtype.fields
        assert fields is not None
        self._count: Callable[[Raw], int] = readers["event_count"]
        self._at, self._row = fields["event"][1], struct.Struct("<6h")
        self._room, self._step = layout.room("event"), self._row.size

    def events(self, raw: Raw, seat: int) -> list[Event]:
        """What a seat (-1: a spectator) may see of the last move: what `show_events` (kernel/head.py) would copy."""
        row: Any = self._row.unpack_from  # of any buffer; NumPy says so only to Python 3.12
        kinds, told = self._kinds, []
        at = self._at
        for _ in range(min(self._count(raw), self._room)):
            kind, who, a, b, c, audience = row(raw, at)
            at += self._step
            if audience < 0 if seat < 0 else audience >> seat & 1:
                told.append(_event_of(Event, (kinds[kind], who, a, b, c)))
        return told
