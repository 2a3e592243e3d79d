"""Is a game put together as the kernel takes it? What is not is one sentence with the file, said before anything is played:
compiled rules trust what a game declares, and a slip in it would be a traceback from the kernel's middle, or no word at all."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.finding import PAGE, place_of
from snowyard.kernel.head import Head
from snowyard.kernel.options import VARIANT, OptionSet
from snowyard.kernel.record import MOST_SEATS, NOISE, Record
from snowyard.kernel.rule import is_rule
from snowyard.kernel.sentences import languages

if TYPE_CHECKING:
    from snowyard.kernel.game import Game

COMPILED = {
    "rules": {"deal": "t", "legal": "t, mask", "play": "t, action", "payoff": "t, out"},
    "secrets": {"show": "t, seat, out", "redeal": "t, seat"},
    "features": {"observe": "t, seat, out"},
    "bot": {"choose": "t, mask, luck"},
}
"""The functions that are compiled, and what they take."""
PLAIN = {
    "words": {"rule_at": "t", "default_move": "t", "check": "t"},
    "tell": {"tell": "event, t, me", "prompt": "t, me", "label": "move, t, me", "things": "t"},
    "view": {"public": "t", "private": "t, me"},
    "screen": {"draw": "view, names, plain"},
}
MOST_GROUPS = 64
MOST_NOISE = 127  # the head counts events and loaded dice in small numbers
Faults = Iterator[tuple[str, str]]


def look(game: Game) -> None:
    """Refuse a game that is put together wrongly."""
    for find in (_options, _record, _public, _seats, _numbers, _functions, _moves, _facts, _sentences):
        for file, fault in find(game):
            raise Refusal("game", f"{game.slug}: {file} is wrong: {fault} (see {PAGE})")


def _options(game: Game) -> Faults:
    options = game.module("options").Options
    if not (isinstance(options, type) and issubclass(options, OptionSet)):
        yield "options.py", "Options is no set of options: class Options(OptionSet), or class Options(Content)"
    elif "seats" not in options.declared():
        yield "options.py", "there is no option seats: seats: int = number(default, least, most, rule)"
    for name, option in game.options.declared().items():
        if option.bounds and not option.bounds[0] <= int(option.default) <= option.bounds[1]:
            yield "options.py", f"the default of {name} is {option.default}, not {option.values}"


def _record(game: Game) -> Faults:
    yard = game.module("layout").Yard
    if not (isinstance(yard, type) and issubclass(yard, Record) and issubclass(yard, Head) and issubclass(yard, game.options)):
        yield "layout.py", "Yard has the options and the head in it: class Yard(Options, Head, events=16, loaded=8)"
    if lacking := sorted(NOISE - set(yard.sizes)):
        yield "layout.py", f"Yard does not say {listing(lacking)}: class Yard(Options, Head, events=16, loaded=8)"
    for name, size in yard.sizes.items():
        if name in NOISE and not 1 <= size <= MOST_NOISE:
            yield "layout.py", f"{name}= is a number from 1 to {MOST_NOISE}, not {size!r}"
    for name, field in yard.fields.items():
        if len(field.shape) > 2:
            yield "layout.py", f"the field {name} has {len(field.shape)} dimensions; one or two is all there can be"


def _public(game: Game) -> Faults:
    for name in game.public_fields:
        if name not in game.layout.fields:
            yield "secrets.py", f"PUBLIC names {name!r}, which is no field of the record in layout.py"
        elif name in Head.fields:
            yield "secrets.py", f"PUBLIC names {name!r}, a field of the head: what of that is public is the same in every game"


def _seats(game: Game) -> Faults:
    seats, most = game.module("layout").SEATS, game.players[1]
    if not isinstance(seats, int) or not 1 <= seats <= MOST_SEATS:
        yield "layout.py", f"SEATS is a whole number from 1 to {MOST_SEATS}, not {seats!r}"
    if most > seats:
        yield "layout.py", f"SEATS is {seats}, but the option seats lets {most} play"
    for name, field in game.layout.fields.items():
        rows = field.sized(game.layout.sizes)[:1]
        if field.per_seat and (not rows or rows[0] < seats):
            yield "layout.py", f"the field {name} is per_seat, but has no row for each of {seats} seats"


def _numbers(game: Game) -> Faults:
    for module, name in (("rules", "RULES_VERSION"), ("features", "SIZE"), ("options", "INTERPRETED_GAMES")):
        number = getattr(game.module(module), name)
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            yield f"{module}.py", f"{name} is a whole number from 1, not {number!r}"


def _functions(game: Game) -> Faults:
    for module, takes in (COMPILED | PLAIN).items():
        for name, wanted in takes.items():
            function = getattr(game.module(module), name)
            if not callable(function):
                yield f"{module}.py", f"{name} is to be a function, {name}({wanted})"
            elif not _takes(function, len(wanted.split(","))):
                yield f"{module}.py", f"{name} is called as {name}({wanted}), and does not take that"
            elif module in COMPILED and not is_rule(function):
                yield f"{module}.py", f"{name} is not decorated with @rule"


def _takes(function: Callable[..., Any], arguments: int) -> bool:
    try:
        inspect.signature(getattr(function, "py_func", function)).bind(*range(arguments))
    except TypeError:
        return False
    return True


def _facts(game: Game) -> Faults:
    """They refuse by themselves."""
    _ = game.options_block, game.facts, game.simultaneous
    game.options_words({})
    yield from ()


def _moves(game: Game) -> Faults:
    names, groups = list(game.words.NAMES), list(game.words.GROUPS)
    for name in names:
        if not isinstance(name, str) or name != " ".join(name.lower().split()) or not name:
            yield "words.py", f"a name of a move is a text of small letters, not {name!r}"
    for name, times in Counter(names).items():
        if times > 1:
            yield "words.py", f"two moves have the name {name!r}"
    for name, group in zip(names, groups, strict=False):
        if not isinstance(group, str) or group.split()[:1] != name.split()[:1]:
            yield "words.py", f"the group of {name!r} begins with the same word, not {group!r}"
    if len(set(groups)) > MOST_GROUPS:
        yield "words.py", f"there are {len(set(groups))} GROUPS, and {MOST_GROUPS} is the most"
    for name in game.asks_first:
        if name not in names:
            yield "words.py", f"ASKS_FIRST names {name!r}, which is no move"
    for name in game.forced:
        if name not in game.phases:
            yield "words.py", f"FORCED names {name!r}, which is no phase"
    for name in ("FACES", "DICE"):
        if not isinstance(getattr(game.words, name), dict):
            yield "words.py", f"{name} is a dictionary, {{6: ...}}; {{}} where nothing is rolled or drawn"
    if tuple(game.words.EVENTS) != tuple(game.module("layout").EVENTS):
        yield "words.py", "EVENTS are those of layout.py: from .layout import EVENTS"


def _sentences(game: Game) -> Faults:
    """What is said before anybody plays; what is said in play is found by tests/contract."""
    for lang in languages():
        game.speech(lang)
    voice = game.speech("en").voice
    options = (f"option-{name}" for name, option in game.options.declared().items() if option is not VARIANT)
    lacking = [id for id in ("title", "summary", *options) if not voice.has(id)]
    if lacking:
        yield "sentences/en.ftl", f"it lacks {listing(lacking)}"
    try:
        game.things({})
    except Refusal:
        raise
    except Exception as fault:
        yield "tell.py", f"things(t) fails: {place_of(fault, game.slug)}"
