"""What may be varied: names of content or options of the game, each with the values that it may take."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from snowyard.kernel import content
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import Game, game

MOST_VALUES = 1_000  # of one name
_RANGE = re.compile(r"(-?\d{1,9})\s*\.\.\s*(-?\d{1,9})(?:\s*\.\.\s*(\d{1,9}))?")

Setting = tuple[int, ...]
"""The place of the value of each name, in its list of values."""


@dataclass(frozen=True)
class Knob:
    """A name that is varied. `printed` is the place of what it is now among its values."""

    name: str
    values: tuple[Any, ...]
    printed: int
    is_option: bool

    def change(self, place: int) -> float:
        """How much of its range it is away from what it is now: 0 to 1."""
        return abs(place - self.printed) / max(1, len(self.values) - 1)


@dataclass(frozen=True)
class Space:
    """All settings of some names, on top of the options that are given."""

    slug: str
    given: dict[str, Any]
    knobs: tuple[Knob, ...]

    @property
    def size(self) -> int:
        return math.prod(len(knob.values) for knob in self.knobs)

    @property
    def printed(self) -> Setting:
        return tuple(knob.printed for knob in self.knobs)

    def all(self) -> Iterator[Setting]:
        return itertools.product(*(range(len(knob.values)) for knob in self.knobs))

    def neighbours(self, setting: Setting) -> Iterator[Setting]:
        """One name one value further, or half of the way to either end."""
        for at, knob in enumerate(self.knobs):
            here, last = setting[at], len(knob.values) - 1
            for place in sorted({here - 1, here + 1, here // 2, (here + last + 1) // 2, knob.printed}):
                if 0 <= place <= last and place != here:
                    yield (*setting[:at], place, *setting[at + 1 :])

    def change(self, setting: Setting) -> float:
        """How much changes: the parts of the ranges, and a little for every name that changes at all."""
        parts = [knob.change(place) for knob, place in zip(self.knobs, setting, strict=True)]
        return sum(parts) + 0.1 * sum(part > 0 for part in parts)

    def differing(self, setting: Setting) -> dict[str, tuple[Any, Any]]:
        """What changes: now and then."""
        pairs = zip(self.knobs, setting, strict=True)
        return {k.name: (k.values[k.printed], k.values[place]) for k, place in pairs if place != k.printed}

    def options(self, setting: Setting) -> dict[str, Any]:
        """The options of a table with this setting; the names of content are written into its variant."""
        of, options = game(self.slug), dict(self.given)
        varied = {k.name: k.values[place] for k, place in zip(self.knobs, setting, strict=True) if place != k.printed}
        options.update({name: varied.pop(name) for name in [k.name for k in self.knobs if k.is_option] if name in varied})
        if varied:
            named = {**content.changes(str(options.get("variant", "")), of.options.places()), **varied}
            options["variant"] = written(named)
        return options

    def variant(self, setting: Setting) -> str:
        """The variant of this setting as the text of a file; "": the printed game."""
        text = str(self.options(setting).get("variant", ""))
        named = content.changes(text, game(self.slug).options.places()) if text else {}
        return written(named)


def written(named: Mapping[str, Any]) -> str:
    """Whole names with their values, as TOML."""
    return "".join(f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in named.items())


def read_space(slug: str, given: dict[str, Any], vary: Sequence[str]) -> Space:
    """What `--vary NAME=LOW..HIGH` and `--vary NAME=VALUE,VALUE` say."""
    of = game(slug)
    knobs = [_knob(of, given, text) for text in vary]
    names = [knob.name for knob in knobs]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise Refusal("vary", f"{twice[0]} is varied twice; give all its values at once")
    fixed = [name for name in names if name in given]
    if fixed:
        raise Refusal("vary", f"the option {fixed[0]} is both fixed and varied")
    return Space(slug, given, tuple(knobs))


def _knob(of: Game, given: dict[str, Any], text: str) -> Knob:
    name, equals, wanted = (part.strip() for part in text.partition("="))
    if not equals or not wanted:
        raise Refusal("vary", f"{text!r}: what is varied is written NAME=LOW..HIGH or NAME=VALUE,VALUE")
    places = of.options.places()
    if name in places:
        now = {**of.options.printed(), **content.changes(str(given.get("variant", "")), places)}[name]
        entry = places[name].entry
        values = [[value] * entry.count if entry.count else value for value in _values(text, wanted)]
        for value in values:
            entry.read(name, value)
        return _ordered(name, values, now, False)
    declared = of.options.declared()
    if name in declared and name != "variant":
        for value in _values(text, wanted):
            declared[name].read(value)
        return _ordered(name, _values(text, wanted), declared[name].default, True)
    known = [*places, *(option for option in declared if option != "variant")]
    raise Refusal("vary", f"{of.slug} has no {name!r} to vary; it has {listing(known, 12)}.{nearest(name, known)}")


def _values(text: str, wanted: str) -> list[Any]:
    found = _RANGE.fullmatch(wanted)
    if not found:
        return [int(one) if re.fullmatch(r"-?\d{1,9}", one) else one for one in (part.strip() for part in wanted.split(","))]
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if low > high or step < 1 or (high - low) // step >= MOST_VALUES:
        raise Refusal("vary", f"{text!r}: a range goes from the smaller number to the larger, in at most {MOST_VALUES} steps")
    return list(range(low, high + 1, step))


def _ordered(name: str, values: list[Any], now: Any, is_option: bool) -> Knob:
    """With what it is now among the values, where it belongs."""
    if now not in values:
        values = [*values, now]
    if all(isinstance(_number(value), int) for value in values):
        values.sort(key=_number)
    return Knob(name, tuple(values), values.index(now), is_option)


def _number(value: Any) -> Any:
    """A list counts by its mean."""
    if isinstance(value, list) and all(isinstance(one, int) for one in value):
        return sum(value) // len(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
