"""What a viewer may see of a table: the shown record as words and views read it, and the base of the structs that views are
made of. Each game's view.py has `Public`, `Private` and the functions `public(t)`, made once from what a spectator sees, and
`private(t, me)`, made for each viewer."""

from __future__ import annotations

import functools
import operator
import struct
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import numpy as np

from snowyard.kernel.as_json import Kept
from snowyard.kernel.content import ContentSet
from snowyard.kernel.head import Head
from snowyard.kernel.record import PLAIN_RULES, Record

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I", "u8": "Q"}
SMALL = 16  # cells of a field at most that is read with others
RARE = frozenset({"generator", "given", "made"})
"""Small fields that no view and no word reads."""
MOST_PRINTED = 1000  # options of tables that stay in memory
MOST_NOTES = 50_000  # that are kept for the same options
Reader = Callable[[bytes], Any]


class Part(msgspec.Struct):
    """Base of everything in a view."""


class KeptPart(Part, Kept):
    """The same of parts that are made once, stand in many views and are never changed."""


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

    def __init__(self, fields: dict[str, Any], **more: Any) -> None:
        self.__dict__.update(fields)
        self.printed, self.notes = self, dict[Any, Any]()  # what follows from it (`of_options`)
        self.first: dict[str, Any] = {**fields, **more, "printed": self}
        """What the attributes of a `Seen` begin with."""


class Seen:
    """A copy of a shown record: fields are plain ints, and tuples of them (rows of rows where a field has two dimensions), read
    from the bytes when they are first asked for: small ones all at once, large ones each on its own. Reading a record through
    NumPy costs some microseconds a number."""

    printed: Printed
    notes: dict[Any, Any]
    """What words and views have worked out of it and may ask for again."""
    _layout: type[Record]
    _reading: _Reading
    _data: bytes

    def __init__(self, layout: type[Record], data: bytes) -> None:
        fields = _reading(layout).printed(data).first.copy()  # type: ignore[arg-type]  # classes can be hashed
        fields["_data"], fields["notes"] = data, {}
        self.__dict__ = fields

    def __getattr__(self, name: str) -> Any:
        reading: _Reading = self.__dict__["_reading"]
        if name in reading.small:
            self.__dict__.update(zip(reading.names, reading.values(reading.unpack(self._data)), strict=True))
            return self.__dict__[name]
        reader = reading.readers.get(name)
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


FILLERS: dict[tuple[Any, type[Record]], Callable[[Any, Any], int]] = {}
"""What views ask of rules (`filled`) as native code, where a game has it by now: by the rule and the kind of record. It is given
the words of a record."""


def filled(fill: Callable[[Any, Any], int], t: Seen, room: int) -> list[int]:
    """What a compiled function has to say of a record: it fills cells, of which there are so many, and says how many it used.
    Where a game's `draw` (drawing.py) is asked, native code answers as soon as there is some."""
    cells = np.empty(room, np.int64)
    native = FILLERS.get((fill, t._layout))
    used = fill(t.record, cells) if native is None else native(np.frombuffer(bytearray(t._data), np.uint64), cells)
    found: list[int] = cells[:used].tolist()
    return found


F = TypeVar("F", bound=Callable[..., Any])


def of_options(function: F) -> F:
    """What a function makes of a table's options and printed content, and of further arguments if it has any, is made once for
    all tables that have the same. It is given those and nothing else."""

    @functools.wraps(function)
    def kept(t: Seen, *more: Any) -> Any:
        printed = t.printed
        notes, key = printed.notes, (function, *more)
        found = notes.get(key, notes)
        if found is notes:
            if len(notes) >= MOST_NOTES:
                notes.clear()
            found = notes[key] = function(printed, *more)
        return found

    return kept  # type: ignore[return-value]


class _Reading:
    """How the records of a layout are read."""

    def __init__(self, layout: type[Record]) -> None:
        self.layout, self.readers = layout, _readers(layout)  # type: ignore[arg-type]  # classes can be hashed
        options = next(base for base in layout.__mro__ if issubclass(base, ContentSet) and not issubclass(base, Head))
        self._names, self._size = tuple(options.fields), options.dtype.itemsize  # a record begins with its options
        self._kept: dict[bytes, Printed] = {}
        self._last: tuple[bytes, Printed | None] = b"", None
        self._prepare_small()

    def _prepare_small(self) -> None:
        """One look at the bytes for all small fields: `names`, and `values` of what `unpack` gives."""
        format, end, cell, picks = "<", 0, 0, {}
        fields = self.layout.dtype.fields
        assert fields is not None
        for name in sorted(set(self.layout.fields) - set(self._names) - RARE, key=lambda name: fields[name][1]):
            (dtype, at), kind = fields[name][:2], self.layout.fields[name].kind
            shape = dtype.shape
            if len(shape) < 2 and sum(shape) <= SMALL:
                cells = shape[0] if shape else 1
                format += f"{at - end}x{cells}{_CODES[kind]}"
                picks[name] = slice(cell, cell + cells) if shape else cell
                end, cell = at + dtype.itemsize, cell + cells
        self.names, self.small = tuple(picks), frozenset(picks)
        self.unpack = struct.Struct(format).unpack_from
        self.values: Callable[[Any], Any] = operator.itemgetter(*picks.values())

    def printed(self, data: bytes) -> Printed:
        block, found = self._last  # nearly always; to look for it among others would be to hash it
        if found is not None and data.startswith(block):
            return found
        block = data[: self._size]
        found = self._kept.get(block)
        if found is None:
            if len(self._kept) >= MOST_PRINTED:
                self._kept.clear()
            fields = {name: self.readers[name](data) for name in self._names}
            found = self._kept[block] = Printed(fields, _layout=self.layout, _reading=self)
        self._last = block, found
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
