"""What a viewer may see of a table: the shown record as words and views read it, and the base of the structs that views are
made of. Each game's view.py has `Public`, `Private` and the functions `public(t)`, made once from what a spectator sees, and
`private(t, me)`, made for each viewer."""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import numpy as np

from snowyard.kernel.content import ContentSet
from snowyard.kernel.head import Head
from snowyard.kernel.record import PLAIN_RULES, Record

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I", "u8": "Q"}
MOST_PRINTED = 1000  # options of tables that stay in memory
Reader = Callable[[bytes], Any]


class Part(msgspec.Struct):
    """Base of everything in a view."""


class CommonPublic(Part):
    """What everybody sees of any game. `names`: what a variant calls its own kinds, by their names in the variant's file:
    {"cards.spare-1": "Icicle"}; not there where it names none."""

    game: str
    seats: int
    turn: int
    options: dict[str, bool | int | str]
    names: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


class CommonPrivate(Part):
    """What every viewer sees in its own way. `you`: -1 for a watcher. `actor`: -1: nobody decides, -2: somebody."""

    you: int
    actor: int


class Printed:
    """What a table's options and printed content say, read once for all tables that have the same: fields are as in `Seen`."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self.fields = fields
        self.notes: dict[Any, Any] = {}  # what follows from it (`of_options`)


class Seen:
    """A copy of a shown record: fields are plain ints, and tuples of them (rows of rows where a field has two dimensions), each
    read from the bytes when it is first asked for. Reading a record through NumPy costs some microseconds a number."""

    def __init__(self, layout: type[Record], data: bytes) -> None:
        self._layout, self._data = layout, data
        reading = _reading(layout)  # type: ignore[arg-type]  # classes can be hashed
        self._readers = reading.readers
        self.printed = printed = reading.printed(data)
        self.__dict__.update(printed.fields)
        self.notes: dict[Any, Any] = {}  # what words and views have worked out of it and may ask for again

    def __getattr__(self, name: str) -> Any:
        reader = self._readers.get(name)
        if reader is None:
            raise AttributeError(name)
        value = self.__dict__[name] = reader(self._data)
        return value

    def without(self, *names: str) -> bytes:
        """All bytes, with nothing in these fields."""
        data, fields = bytearray(self._data), self._layout.dtype.fields
        assert fields is not None
        for name in names:
            shape, at = fields[name][:2]
            data[at : at + shape.itemsize] = bytes(shape.itemsize)
        return bytes(data)

    @functools.cached_property
    def record(self) -> Any:
        """The same as rule functions want it."""
        if not PLAIN_RULES:
            return np.frombuffer(bytearray(self._data), self._layout.dtype)[0]
        tables = self._layout.array(1)
        tables.raw[0] = np.frombuffer(self._data, np.uint64)
        return tables.one()


def filled(fill: Callable[[Any, Any], int], t: Seen, room: int) -> list[int]:
    """What a compiled function has to say of a record: it fills cells, of which there are so many, and says how many it used."""
    cells = np.empty(room, np.int64)
    used = fill(t.record, cells)
    found: list[int] = cells[:used].tolist()
    return found


F = TypeVar("F", bound=Callable[[Any], Any])


def of_options(function: F) -> F:
    """What a function makes of a table's options and printed content alone is made once for all tables that have the same. It is
    given those and nothing else."""

    @functools.wraps(function)
    def kept(t: Seen) -> Any:
        printed = t.printed
        if function not in printed.notes:
            printed.notes[function] = function(printed)
        return printed.notes[function]

    return kept  # type: ignore[return-value]


class _Reading:
    """How the records of a layout are read."""

    def __init__(self, layout: type[Record]) -> None:
        self.readers = _readers(layout)  # type: ignore[arg-type]  # classes can be hashed
        options = next(base for base in layout.__mro__ if issubclass(base, ContentSet) and not issubclass(base, Head))
        self._names, self._size = tuple(options.fields), options.dtype.itemsize  # a record begins with its options
        self._kept: dict[bytes, Printed] = {}

    def printed(self, data: bytes) -> Printed:
        block = data[: self._size]
        found = self._kept.get(block)
        if found is None:
            if len(self._kept) >= MOST_PRINTED:
                self._kept.clear()
            found = self._kept[block] = Printed({name: self.readers[name](data) for name in self._names})
        return found


_reading = functools.cache(_Reading)


@functools.cache
def _readers(layout: type[Record]) -> dict[str, Reader]:
    fields = layout.dtype.fields
    assert fields is not None
    return {name: _reader(layout.fields[name].kind, fields[name][0].shape, fields[name][1]) for name in layout.fields}


def _reader(kind: str, shape: tuple[int, ...], at: int) -> Reader:
    count = int(np.prod(shape, dtype=int))
    unpack = struct.Struct(f"<{count}{_CODES[kind]}").unpack_from
    if not shape:
        return lambda data: unpack(data, at)[0]
    if len(shape) == 1:
        return lambda data: unpack(data, at)
    assert len(shape) == 2, "fields have one or two dimensions"
    row = struct.Struct(f"<{shape[1]}{_CODES[kind]}")
    end = at + row.size * shape[0]
    return lambda data: tuple(row.iter_unpack(data[at:end]))
