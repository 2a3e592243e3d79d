"""The content of a game: every number, card, face and table that the printed game fixes and a designer may change.

    class Content(ContentSet):
        start_bricks: int = entry("wall.bricks", 0, 6, "bricks of a wall at the start", "FORTS-02")
        damage_of: Cells = entry("cube.inside", 1, 99, "the damage of each inside face", "FORTS-15", count=10)

Each is a field of the record, which the rules read where they would read a constant, and an entry of the game's
`content.toml`, which has the printed values. A variant is a text (TOML, or JSON) that names only what differs. It is an option
like others, `variant`, and travels with them: in records, positions, links and over the network.

`of` makes one entry for each of several things: entry("ranks.*.power", ..., of=("ace", "two")) is ranks.ace.power and
ranks.two.power, and a row of the field for each. `words` are what certain numbers are called; numbers that have a word are
written by it.

Kinds of cards and units that only a variant brings are called spare-1, spare-2 and so on in every game; `name_entry` declares
what people call them.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
import os
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np

from snowyard.kernel.errors import Refusal, listing, nearest, shown
from snowyard.kernel.record import Field, Record

FILE = "content.toml"
LONGEST = 40_000  # characters of a variant: the whole printed content of a game, with its comments, is one
DEEPEST = 12  # brackets in brackets
BYTE_ORDER = "\ufeff"  # some editors begin a file with this mark
NAME_ROOM = 24  # bytes of a name (UTF-8)
_SIGNS = " '’-.!?&"
_OLD_SPARE = re.compile(r"(?:spare_?|s)([1-9])")  # as spare kinds were spelled before they had one spelling


@dataclass(frozen=True)
class Entry:
    """What may stand at a name of content.toml. A list has `count` numbers, at least `least` of them given."""

    path: str
    low: int
    high: int
    meaning: str
    rule: str
    count: int = 0
    least: int = 0
    of: tuple[str, ...] = ()
    words: Mapping[int, str] = field(default_factory=dict)

    @property
    def allowed(self) -> str:
        """In words."""
        numbers = f"a whole number from {self.low} to {self.high}" if self.low <= self.high else ""
        quoted = [json.dumps(word, ensure_ascii=False) for word in self.words.values()]
        named = f"one of {listing(quoted, 40)}" if len(quoted) > 1 else "".join(quoted)
        one = " or ".join(filter(None, (numbers, named)))
        if not self.count:
            return one
        fewer = "" if self.least == self.count else f"{self.least} to "
        return f"a list of {fewer}{self.count}, each {one}"

    def read(self, path: str, value: Any) -> int | list[int]:
        if not self.count:
            return self._number(path, value)
        if not isinstance(value, list) or not self.least <= len(value) <= self.count:
            raise self._refusal(path, value)
        return [self._number(path, one) for one in value] + [self.low] * (self.count - len(value))

    def _number(self, path: str, value: Any) -> int:
        for number, word in self.words.items():
            if value == word:
                return number
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise self._refusal(path, value)
        return value

    def _refusal(self, path: str, value: Any) -> Refusal:
        close = nearest(value, self.words.values()) if isinstance(value, str) else ""
        return Refusal("option", f"{path} must be {self.allowed}, not {shown(value)}.{close}")

    def write(self, number: Any) -> Any:
        if self.count:
            return [self.words.get(int(n), int(n)) for n in number]
        return self.words.get(int(number), int(number))


class NameEntry(Entry):
    """A name for people, the same in every language; "": none. The record has its bytes."""

    @property
    def allowed(self) -> str:
        return f'a name of at most {NAME_ROOM} bytes (letters, digits, spaces and {_SIGNS.strip()}), or "" for none'

    def read(self, path: str, value: Any) -> list[int]:
        name = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
        data = name.encode("utf-8", "replace")
        right = len(data) <= NAME_ROOM and " ".join(name.split()) == name and all(map(_may_stand_in_a_name, name))
        if not isinstance(value, str) or not right or (name and not name[0].isalnum()):
            raise self._refusal(path, value)
        return [byte - 256 if byte > 127 else byte for byte in data.ljust(NAME_ROOM, b"\0")]

    def write(self, number: Any) -> str:
        return name_of(number)


def _may_stand_in_a_name(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMN" or letter in _SIGNS


def name_of(cells: Iterable[int]) -> str:
    """The name that a row of a field of names holds; "": none."""
    return bytes(n & 255 for n in cells).rstrip(b"\0").decode("utf-8", "replace")


@dataclass(frozen=True)
class Place:
    """Where an entry lies in the record: a whole field, or one row of it."""

    entry: Entry
    field: str
    row: int | None

    def lay(self, record: Any, numbers: Any) -> None:
        if self.row is None:
            setattr(record, self.field, numbers)
        else:
            getattr(record, self.field)[self.row] = numbers

    def lying(self, record: Any) -> Any:
        numbers = getattr(record, self.field)
        return numbers if self.row is None else numbers[self.row]


def entry(
    path: str,
    low: int,
    high: int,
    meaning: str,
    rule: str,
    *,
    count: int = 0,
    least: int | None = None,
    of: Sequence[str] = (),
    words: Mapping[int, str] | Sequence[str] = (),
) -> Any:
    """Declare a field of content. Without any number (low above high) only words are allowed."""
    named = dict(words) if isinstance(words, Mapping) else dict(enumerate(words))
    told = Entry(path, low, high, meaning, rule, count, count if least is None else least, tuple(of), named)
    if (told.path.count("*") == 1) != bool(told.of):
        raise TypeError(f"{path}: a star stands for the things of `of`")
    numbers = [*named, *((low, high) if low <= high else ())]
    kind = next(k for k in ("i1", "i2", "i4") if np.iinfo(k).min <= min(numbers) and max(numbers) <= np.iinfo(k).max)
    shape = ((len(told.of),) if told.of else ()) + ((count,) if count else ())
    return Field(kind, shape, content=told)


def name_entry(path: str, rule: str, of: Sequence[str]) -> Any:
    """Declare the names of kinds that only a variant has."""
    told = NameEntry(path, 0, -1, "what people call it", rule, NAME_ROOM, NAME_ROOM, tuple(of))
    return Field("i1", (len(told.of), NAME_ROOM), content=told)


class ContentSet(Record):
    """Base of each game's `Content`."""

    package: ClassVar[str]

    @classmethod
    def settle_content(cls, o: Any) -> None:
        """Check the content as a whole, and fill what follows from it; raise Refusal("option", why)."""

    @classmethod
    def places(cls) -> dict[str, Place]:
        """Every name of content.toml, and where it lies in the record."""
        return _places(cls)  # type: ignore[arg-type]  # classes can be hashed

    @classmethod
    def printed(cls) -> dict[str, Any]:
        """What content.toml says, by whole names."""
        return _printed(cls)  # type: ignore[arg-type]

    @classmethod
    def fill(cls, o: Any, variant: str) -> None:
        """Lay the content of the printed game and what this variant changes."""
        values = {**cls.printed(), **changes(variant, cls.places())}
        for path, place in cls.places().items():
            place.lay(o, place.entry.read(path, values[path]))
        cls.settle_content(o)

    @classmethod
    def names(cls, o: Any) -> dict[str, str]:
        """What a variant calls its own kinds: {"cards.spare-1": "Icicle"}; those without a name are left out."""
        rows = {path.rpartition(".")[0]: place for path, place in _name_places(cls).items()}  # type: ignore[arg-type]
        return {kind: name_of(place.lying(o)) for kind, place in rows.items() if place.lying(o)[0]}

    @classmethod
    def variant(cls, o: Any) -> str:
        """What differs from the printed game, as a text that `fill` reads; "": nothing."""
        differing: dict[str, Any] = {}
        for path, place in cls.places().items():
            value = place.entry.write(place.lying(o))
            if value != cls.printed()[path]:
                *folders, name = path.split(".")
                inner = functools.reduce(lambda at, folder: at.setdefault(folder, {}), folders, differing)
                inner[name] = value
        return json.dumps(differing, ensure_ascii=False) if differing else ""


@functools.cache
def _places(cls: type[ContentSet]) -> dict[str, Place]:
    places = {}
    for name, declared in cls.fields.items():
        told = declared.content
        if told is None:
            continue
        for row, thing in enumerate(told.of) if told.of else [(None, "")]:
            places[told.path.replace("*", thing)] = Place(told, name, row)
    return places


@functools.cache
def _name_places(cls: type[ContentSet]) -> dict[str, Place]:
    return {path: place for path, place in cls.places().items() if isinstance(place.entry, NameEntry)}


@functools.cache
def _printed(cls: type[ContentSet]) -> dict[str, Any]:
    package = cls.__module__.rpartition(".")[0]
    text = (importlib.resources.files(package) / FILE).read_text(encoding="utf-8")
    values = changes(text, cls.places())
    missing = [path for path in cls.places() if path not in values]
    if missing:
        raise Refusal("option", f"{package}: {FILE} lacks {listing(missing)}")
    return {path: place.entry.write(_cells(place.entry.read(path, values[path]))) for path, place in cls.places().items()}


def _cells(numbers: int | list[int]) -> Any:
    return np.array(numbers) if isinstance(numbers, list) else numbers


def changes(text: str, places: Mapping[str, Place]) -> dict[str, Any]:
    """What a variant's text says, by whole names; every name is one of the game's."""
    named = {}
    for path, value in _flat(parse(text), places):
        if path not in places:
            right = respelled(path)
            if right != path and any(place == right or place.startswith(f"{right}.") for place in places):
                raise Refusal("option", f"there is no {path!r} in this game: it is written {right!r}.")
            raise Refusal("option", _unknown(path, places))
        named[path] = value
    return named


def _unknown(path: str, places: Mapping[str, Place]) -> str:
    """What is right, where this name is none: the names of the same kind, or the headings."""
    under = [name for name in places if name.startswith(f"{path}.")]
    if under:
        return f"{path!r} is a heading and has no value of its own; under it there are {listing(under)}."
    beside = [name for name in places if name.startswith(f"{path.partition('.')[0]}.") and "." in path]
    there = listing(beside or dict.fromkeys(f"{name.partition('.')[0]}.*" for name in places))
    return f"there is no {shown(path)} in this game; there are {there}.{nearest(path, places)}"


def respelled(path: str) -> str:
    """A name with spare_1, spare1 and s1 as they are written now."""
    return ".".join(f"spare-{old[1]}" if (old := _OLD_SPARE.fullmatch(part)) else part for part in path.split("."))


def parse(text: str) -> dict[str, Any]:
    """A variant as TOML, or as the JSON that the program itself writes."""
    if len(text) > LONGEST:
        raise Refusal("option", f"a variant has at most {LONGEST:,} characters, and this one has more")
    text = text.removeprefix(BYTE_ORDER)
    try:
        found = json.loads(text, object_pairs_hook=_once) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Refusal("option", f"a variant is written in TOML (name = value), and this is not: {_why(fault)}") from None
    if not isinstance(found, dict):
        raise Refusal("option", f"a variant is written in TOML (name = value), not {shown(found)}")
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which no name stands twice."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{shown(name)} stands twice")
        found[name] = value
    return found


def _why(fault: Exception) -> str:
    if isinstance(fault, RecursionError):
        return "there are too many brackets in brackets"
    return "a number in it is far too long" if "int_max_str_digits" in str(fault) else str(fault)


def _flat(values: Mapping[str, Any], places: Mapping[str, Place], before: str = "", deep: int = 0) -> Iterator[tuple[str, Any]]:
    for name, value in values.items():
        path = f"{before}.{name}" if before else str(name)
        if path not in places and isinstance(value, dict) and value and deep < DEEPEST:
            yield from _flat(value, places, path, deep + 1)
        elif value != {} or not any(known.startswith(f"{path}.") for known in places):  # a heading with nothing under it
            yield path, value


def named(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as a person gives them to a program on their own machine: `variant` may be the name of a TOML file."""
    given = options.get("variant", "")
    variant = str(given).strip() if isinstance(given, str | os.PathLike) else ""
    is_file = isinstance(given, os.PathLike) or (variant.endswith(".toml") and "\n" not in variant)
    return {**options, "variant": read_file(variant)} if is_file else dict(options)


def read_file(name: str, what: str = "variant") -> str:
    """The text of a file that a person names; no more of it is read than an option may have."""
    try:
        with open(name, encoding="utf-8-sig") as file:
            text = file.read(LONGEST + 1)
    except (OSError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else "it is not text in UTF-8"
        raise Refusal("option", f"the {what} {name} cannot be read: {why}") from None
    if len(text) > LONGEST:
        raise Refusal("option", f"the {what} {name} is too long: it may have {LONGEST:,} characters")
    return text
