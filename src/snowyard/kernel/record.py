"""A record from an annotated class: one fixed-size block of small integers.

    class Yard(Options, Head, events=16, loaded=8):
        hit_points: Cells = i8(SEATS, per_seat=True)

The type checker sees `int` and arrays; NumPy and Numba see a structured dtype, `Yard.dtype`. Each class of the
inheritance chain is a block of its own that starts on a multiple of eight bytes, so that a block (the options, say) can
be copied as whole words. Blocks whose sizes a subclass sets come last; `quiet` makes the same record without them. All
integers that rules compute with are signed: Numba turns unsigned differences into huge numbers and unsigned-signed
mixtures into floats.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from snowyard.kernel.machine import MACHINE

PLAIN_RULES = MACHINE != "native"
"""The rule functions are plain Python. Whatever else runs them lies beside them (kernel/machines.py)."""

Raw = npt.NDArray[np.uint64]
Names = Sequence[str] | Mapping[int, str]


class Cells(np.ndarray[Any, np.dtype[Any]]):
    """An array field as Python code sees it: its elements are plain ints, as they are for compiled code.

    NumPy's own small integers would wrap or warn where compiled code computes in 64 bits.
    """

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return value if isinstance(value, np.ndarray) else value.item()

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


@dataclass(frozen=True)
class Field:
    """One declared field. `names` gives its numbers words in positions; `labels` gives words to the cells of its last axis,
    which count something; `per_seat`: one row a seat; `counts`: it says how much of that array field is in use, so it is
    never below 0, and 0 where a record has no room for the array."""

    kind: str
    shape: tuple[int | str, ...]
    names: Mapping[int, str] = field(default_factory=dict)
    per_seat: bool = False
    option: Any = None
    counts: str = ""
    labels: tuple[str, ...] = ()
    content: Any = None

    def sized(self, sizes: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(sizes[n] if isinstance(n, str) else n for n in self.shape)


MOST_SEATS = 16
SEAT_NAMES = {-1: "none", **{seat: f"p{seat}" for seat in range(MOST_SEATS)}}
"""Words for a field that holds a seat."""


def _field(
    kind: str, shape: tuple[int | str, ...], names: Names | None, per_seat: bool, counts: str = "", labels: Sequence[str] = ()
) -> Any:
    words = dict(names if isinstance(names, Mapping) else enumerate(names or ()))
    return Field(kind, shape, words, per_seat, counts=counts, labels=tuple(labels))


def i8(
    *shape: int | str, names: Names | None = None, per_seat: bool = False, counts: str = "", labels: Sequence[str] = ()
) -> Any:
    return _field("i1", shape, names, per_seat, counts, labels)


def i16(*shape: int | str, names: Names | None = None, per_seat: bool = False, counts: str = "") -> Any:
    return _field("i2", shape, names, per_seat, counts)


def i32(*shape: int | str, names: Names | None = None, per_seat: bool = False) -> Any:
    return _field("i4", shape, names, per_seat)


def i64(*shape: int | str, names: Names | None = None, per_seat: bool = False) -> Any:
    return _field("i8", shape, names, per_seat)


def u32(*shape: int | str) -> Any:
    """Words of the random generator; rules do not compute with them."""
    return _field("u4", shape, None, False)


def u64(*shape: int | str) -> Any:
    """Bit sets, for the functions of `bits`."""
    return _field("u8", shape, None, False)


def _round_up(n: int, step: int) -> int:
    return -(-n // step) * step


NOISE = frozenset(("events", "loaded"))
"""The sizes that quiet records set to nothing."""


class Record:
    """Base of all layouts. Subclasses get `dtype`, `fields`, `blocks` (class name -> first byte, size) and `block_of`
    (field -> class name)."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    blocks: ClassVar[dict[str, tuple[int, int]]]
    block_of: ClassVar[dict[str, str]]
    sizes: ClassVar[dict[str, int]] = {}

    def __init_subclass__(cls, **sizes: int) -> None:
        cls.sizes = {**cls.sizes, **sizes}
        cls.fields, cls.blocks, cls.block_of = {}, {}, {}
        formats: list[tuple[str, tuple[int, ...]]] = []
        offsets: list[int] = []
        at = 0
        for block, own in cls._own_fields():
            start = at
            for name, declared in own.items():
                if name in cls.fields:
                    raise TypeError(f"{cls.__name__}: the field {name} is declared twice")
                if any(isinstance(n, str) and n not in cls.sizes for n in declared.shape):
                    continue  # a base whose sizes only its subclasses know
                unit = np.dtype(declared.kind).itemsize
                shape = declared.sized(cls.sizes)
                at = _round_up(at, unit)
                offsets.append(at)
                formats.append((declared.kind, shape))
                cls.fields[name] = declared
                cls.block_of[name] = block.__name__
                at += unit * int(np.prod(shape, dtype=int))
            at = _round_up(at, 8)
            cls.blocks[block.__name__] = (start, at - start)
        names = list(cls.fields)
        cls.dtype = np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": max(at, 8)}, align=True)

    @classmethod
    def _own_fields(cls) -> list[tuple[type, dict[str, Field]]]:
        """Each class of the chain with the fields it declares: base classes first, but those of set sizes later, and
        those that quiet records have no room for last, so that a quiet record is the beginning of a full one."""
        chain = [(c, {name: f for name, f in vars(c).items() if isinstance(f, Field)}) for c in reversed(cls.__mro__)]

        def place(own: Mapping[str, Field]) -> int:
            sizes = {n for f in own.values() for n in f.shape if isinstance(n, str)}
            return 2 if sizes & NOISE else 1 if sizes else 0

        return sorted(((c, own) for c, own in chain if own), key=lambda pair: place(pair[1]))

    @classmethod
    def quiet(cls) -> type[Record]:
        """The same record with no room for events and loaded dice: rules compiled for it lose that code entirely."""
        return type(f"Quiet{cls.__name__}", (cls,), {}, **dict.fromkeys(NOISE & set(cls.sizes), 0))

    @classmethod
    def bare(cls) -> type[Record]:
        """The quiet record without anything of set size, such as what seats remember: for play that never redeals."""
        return type(f"Bare{cls.__name__}", (cls,), {}, **dict.fromkeys(cls.sizes, 0))

    @classmethod
    def array(cls, n: int) -> Tables:
        """n records, all zero."""
        return Tables(cls.dtype, blank(n, cls.dtype.itemsize // 8))

    @classmethod
    def room(cls, name: str) -> int:
        """How many rows an array field has in this record."""
        return cls.fields[name].sized(cls.sizes)[0]

    @classmethod
    def bits_of(cls, names: Iterable[str]) -> npt.NDArray[np.uint64]:
        """The bits of these fields in each word of the record."""
        marked = np.zeros(cls.dtype.itemsize, np.uint8)
        for name in names:
            kind, at = cls.dtype.fields[name][:2]  # type: ignore[index]
            marked[at : at + kind.itemsize] = 0xFF
        return marked.view(np.uint64)

    @classmethod
    def shrink(cls, words: Raw, smaller: type[Record], out: Raw) -> None:
        """A record of this layout as one of a smaller (`quiet`, `bare`, ...), the only way from one to the other: whatever
        counts what the smaller one has no room for becomes 0, or its readers would follow it out of the record."""
        moves, cleared = _shrinking(cls, smaller)  # type: ignore[arg-type]  # classes can be hashed
        for source, target, size in moves:
            out[target : target + size] = words[source : source + size]
        record = out.view(smaller.dtype)
        for name in cleared:
            record[name] = 0


@functools.cache
def _shrinking(full: type[Record], small: type[Record]) -> tuple[list[tuple[int, int, int]], list[str]]:
    """What `Record.shrink` does: blocks as words (from, to, how many), and the counts to clear."""
    moves = []
    for block, (start, size) in small.blocks.items():
        moves.append((full.blocks[block][0] // 8, start // 8, size // 8))
        for name in (n for n, of in small.block_of.items() if of == block and small.dtype[n].itemsize):
            there, here = full.dtype.fields[name], small.dtype.fields[name]  # type: ignore[index]
            if there[0] != here[0] or there[1] - full.blocks[block][0] != here[1] - start:
                raise TypeError(f"{name} does not lie in {small.__name__} as it lies in {full.__name__}")
    counted = [n for n, declared in small.fields.items() if declared.counts and small.room(declared.counts) == 0]
    return moves, counted


def blank(n: int, words: int) -> Raw:
    """Memory for n records. Tests put another function here, which lays guard words round it (tests/guards.py)."""
    return np.zeros((n, words), np.uint64)


_field_of = np.void.__getitem__  # the record's own looks for records inside, of which there are none, and takes longer


class Plain:
    """A record as Python code sees it: attributes are ints and `Cells`, writes go through to the memory."""

    __slots__ = ("_record", "_words")

    def __init__(self, record: Any, words: Raw) -> None:
        object.__setattr__(self, "_record", record)
        object.__setattr__(self, "_words", words)  # the same memory

    def __getattr__(self, name: str) -> Any:
        value = _field_of(self._record, name)
        return value.view(Cells) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = value


class Tables:
    """Many records in one block of memory, seen four ways: `raw` words, `records` for compiled code,
    `tables[i]` for Python code, and `lifted`, as a driver's functions take them."""

    def __init__(self, dtype: np.dtype[Any], raw: Raw) -> None:
        self.raw = raw
        self.records = raw.view(dtype).reshape(len(raw)).view(np.recarray)
        self._each: dict[int, Any] = {}  # those that were looked at: NumPy takes long to make one

    def __len__(self) -> int:
        return len(self.raw)

    def __getitem__(self, i: int) -> Plain:
        return Plain(self._record(i), self.raw[i])

    def _record(self, i: int) -> Any:
        found = self._each.get(i)
        if found is None:
            found = self._each[i] = self.records[i]
        return found

    @property
    def lifted(self) -> Any:
        return self if PLAIN_RULES else self.records

    @property
    def many(self) -> Any:
        """The records as a driver of mass play takes them (machines.for_many). A plain array of records: the compiler looks at
        the type of each argument at each call, and takes six microseconds for a recarray, a fifth of one for this."""
        return self if MACHINE in ("wasm", "interpreter") else self.records.view(np.ndarray)

    def one(self, i: int = 0) -> Any:
        """Table i as the rules want it: a record when they are compiled, a Plain when they are Python functions."""
        return self[i] if PLAIN_RULES else self._record(i)
