"""Options of a game: declared once, as fields of the record, each with its default, its range and its rule. What one means is a
sentence, `option-NAME`.

    class Options(OptionSet):
        seats: int = number(2, 2, 8, "FORTS-01")
        near_miss_chooser: int = choice(("thrower", "owner"), "FORTS-46")

The first value of a choice is its default. A switch is off (0) or on (1).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from snowyard.kernel.content import ContentSet, read_file
from snowyard.kernel.errors import Refusal, listing, nearest, shown
from snowyard.kernel.record import Field

Value = bool | int | str
"""An option as a person writes it."""
Kind = Literal["number", "choice", "switch", "text"]
"""How a person gives an option."""


@dataclass(frozen=True)
class Option:
    """What an option means. `read` turns what a person gave into numbers for the record; `write` turns it back."""

    kind: Kind
    default: Value
    values: str  # what is allowed, in words
    rule: str
    read: Callable[[Any], Any]
    write: Callable[[Any], Value]
    samples: tuple[Value, ...]  # values to try in tests and sensitivity reports
    bounds: tuple[int, int] | None = None  # of a number
    choices: tuple[str, ...] = ()  # all words of a choice; of a text, words that a form may offer


def _declare(kind: str, shape: tuple[int, ...], option: Option) -> Any:
    return Field(kind, shape, option=option)


def number(default: int, low: int, high: int, rule: str) -> Any:
    """A whole number from low to high."""

    def read(value: Any) -> int:
        try:
            n = int(value) if not isinstance(value, bool | float) else None
        except (TypeError, ValueError):
            n = None
        if n is None or not low <= n <= high:
            raise Refusal("option", f"must be a whole number from {low} to {high}, not {shown(value)}")
        return n

    samples = tuple(sorted({low, default, high}))
    return _declare("i4", (), Option("number", default, f"{low} to {high}", rule, read, int, samples, (low, high)))


def choice(values: Sequence[str], rule: str, numbers: Sequence[int] = (), cell: str = "i1") -> Any:
    """One of several words; the first is the default. The record keeps a word's place, or its number in `numbers`."""
    number_of = dict(zip(values, numbers or range(len(values)), strict=True))
    word_of = {n: word for word, n in number_of.items()}

    def read(value: Any) -> int:
        word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value  # 2 says the word "2", too
        if not isinstance(word, str) or word not in number_of:
            raise Refusal("option", f"must be one of {listing(values)}, not {shown(value)}.{nearest(value, values)}")
        return number_of[word]

    def write(n: Any) -> str:
        return word_of[int(n)]

    words = tuple(values)
    return _declare(cell, (), Option("choice", words[0], ", ".join(words), rule, read, write, words, choices=words))


_SWITCH = {"true": 1, "on": 1, "yes": 1, "1": 1, "false": 0, "off": 0, "no": 0, "0": 0}


def switch(default: bool, rule: str) -> Any:
    """On or off."""

    def read(value: Any) -> int:
        word = str(value).lower()
        if word not in _SWITCH:
            raise Refusal("option", f"must be on or off, not {shown(value)}")
        return _SWITCH[word]

    return _declare("i1", (), Option("switch", default, "on, off", rule, read, bool, (False, True)))


def read_pairs(written: Sequence[str]) -> dict[str, str]:
    """Options as people write them on a command line: NAME=VALUE, or NAME=@FILE for a value that stands in a file."""
    options: dict[str, str] = {}
    for entry in written:
        name, equals, value = (part.strip() for part in entry.partition("="))
        if not equals or not name:
            raise Refusal("option", f"an option is written name=value, not {entry!r}")
        if name in options:
            raise Refusal("option", f"the option {name} is given twice")
        options[name] = read_file(value[1:], "file") if value.startswith("@") else value
    return options


def text(
    shape: tuple[int, ...],
    default: str,
    values: str,
    rule: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str],
    samples: tuple[str, ...] = (),
    offers: tuple[str, ...] = (),
) -> Any:
    """Anything that a person writes as a text and the record keeps as small integers of this shape.

    `read` returns the integers (or raises Refusal("option", why)); `write` makes the text again. `offers` are whole texts
    that a form may offer.
    """
    told = Option("text", default, values, rule, read, write, samples or (default,), choices=offers)
    return _declare("i2", shape, told)


VARIANT = Option("text", "", "lines such as start.hit_points = 30 (TOML)", "", str, str, ("",))
"""The option of every game whose content can be changed."""


class OptionSet(ContentSet):
    """Base of each game's `Options`. `settle` may refuse combinations and fill fields that follow from others."""

    seats: int

    @classmethod
    def declared(cls) -> dict[str, Option]:
        own = {name: f.option for name, f in cls.fields.items() if f.option is not None}
        return {**own, "variant": VARIANT} if cls.places() else own

    @classmethod
    def settle(cls, o: Any) -> None:
        """Check the options together; raise Refusal("option", why). Games override this where needed."""

    @classmethod
    def remarks(cls, o: Any) -> list[str]:
        """What players should know about these options before they play; nothing is refused. Games override this."""
        return []

    @classmethod
    def hides(cls, o: Any) -> str:
        """What a player with these options may know and another may not, in words such as "hands"; "": everything lies
        open to everybody. Games with secrets override this."""
        return ""

    @classmethod
    def prize(cls, o: Any) -> float:
        """What all seats win together in any game with these options. Games of teams override this."""
        return 1.0

    @classmethod
    def words_of(cls, given: Mapping[str, Any], game: str) -> Any:
        """The options as words of the record, checked; those not given have their defaults."""
        declared = cls.declared()
        for name in given:
            if name not in declared:
                allowed = listing(declared, 40)
                raise Refusal("option", f"{game} has no option {name!r}; it has {allowed}.{nearest(name, declared)}")
        block = cls.array(1)
        cls._fill(block[0], given.get("variant", ""), game)
        for name, option in declared.items():
            if option is VARIANT:
                continue
            try:
                block[0].__setattr__(name, option.read(given.get(name, option.default)))
            except Refusal as refusal:
                raise Refusal("option", f"{game}: the option {name} {refusal.sentence}") from None
        cls.settle(block[0])
        return block.raw[0].copy()

    @classmethod
    def _fill(cls, o: Any, variant: Any, game: str) -> None:
        if not cls.places():
            return
        try:
            if not isinstance(variant, str):
                raise Refusal("option", f"a variant is a text, or the name of a file, not {shown(variant)}")
            cls.fill(o, variant)
        except Refusal as refusal:
            raise Refusal("option", f"{game}: {refusal.sentence}") from None

    @classmethod
    def texts(cls, o: Any) -> dict[str, Value]:
        """The options of a record as a person would write them; `variant` only where something differs."""
        own: dict[str, Value] = {n: option.write(getattr(o, n)) for n, option in cls.declared().items() if option is not VARIANT}
        variant = cls.variant(o) if cls.places() else ""
        return {**own, "variant": variant} if variant else own

    @classmethod
    def defaults(cls) -> dict[str, Value]:
        return {name: option.default for name, option in cls.declared().items()}
