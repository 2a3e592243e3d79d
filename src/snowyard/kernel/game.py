"""The registry: a game is a package of `snowyard.games`, found by looking (kernel/finding.py), named nowhere else."""

from __future__ import annotations

import copy
import functools
import importlib
import importlib.resources
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from snowyard.kernel import bits, facts, finding, head, looking, machines, sentences
from snowyard.kernel.as_json import Converter, converter
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.finding import FILES, games
from snowyard.kernel.head_reader import HeadReader
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Record
from snowyard.kernel.speech import Speech, Thing
from snowyard.kernel.view import CommonPrivate, CommonPublic, Seen

__all__ = ["FILES", "Game", "game", "games"]

DRIVER = Path(__file__).with_name("driver.py")
SURVEY = Path(__file__).with_name("survey_driver.py")
OPTIONAL: dict[str, Any] = {
    "secrets.PUBLIC": (),
    "layout.TABLES_A_THREAD": 1,
    "layout.MOST_REGISTERS": None,
    "layout.ALIKE": (),
    "secrets.prepare": None,
    "secrets.redeal_prepared": None,
    "words.ASKS_FIRST": (),
    "words.FORCED": (),
    "words.complete": None,
    "why.why_not": None,
    "meaning.TOLD": (),
    "drawing.draw": None,
    "screen.fitted": None,
    "screen.grouped": None,
    "screen.crowd": None,
    "screen.spot": None,
    "screen.OBVIOUS": (),
    "screen.place": None,
    "position.write": None,
    "position.read": None,
    "bot.hopes": None,
    "bot.moment": None,
    "length.most_decisions": None,
    "evaluate.MARKS": 0,
    "inputs.look": None,
    "inputs.SIZE": 0,
}
"""What a game's modules may leave out, and what holds then. Everything else is asked for; of the modules, `drawing`,
`position` and `why` may be left out as a whole."""


class Game:
    """One game: its modules, its sizes, its drivers. Modules load when first used."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.slug = package.rpartition(".")[2]
        self._modules: dict[str, ModuleType] = {}
        self._drivers: dict[str, ModuleType] = {}
        self.module_state: bool | None = None
        """Is there a WebAssembly module that fits? None: nobody has looked (kernel/machines.py)."""
        self.native_search: Any = None
        """The search as machine code, once it is there (players/search_machine.py)."""
        self._speeches: dict[str, Speech] = {}

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"

    def module(self, name: str) -> ModuleType:
        if name not in self._modules:
            self._modules[name] = finding.load(self.package, name)
        return self._modules[name]

    def load(self) -> None:
        """All of it, now, so that whatever is wrong with it is said before somebody plays."""
        for name in FILES:
            self.module(name)
        looking.look(self)

    @functools.cached_property
    def layout(self) -> type[Record]:
        """The class of the table's record."""
        return self.module("layout").Yard  # type: ignore[no-any-return]

    @functools.cached_property
    def quiet_layout(self) -> type[Record]:
        """The record for mass simulation: no room for events and loaded dice."""
        return self.layout.quiet()

    @functools.cached_property
    def bare_layout(self) -> type[Record]:
        """The record of the GPU: nothing in it but what play needs."""
        return self.layout.bare()

    @functools.cached_property
    def options(self) -> type[OptionSet]:
        return self.module("options").Options  # type: ignore[no-any-return]

    @functools.cached_property
    def options_block(self) -> tuple[int, int]:
        """The first byte of the options in the record, content included, and how many bytes they take."""
        options, record = self.options.dtype, self.layout.dtype
        if any(record.fields[name] != place for name, place in options.fields.items()):  # type: ignore[union-attr,index]
            raise Refusal("game", f"{self.slug}: its record does not begin with its options: class Yard(Options, Head, ...)")
        return 0, options.itemsize

    @property
    def public_fields(self) -> tuple[str, ...]:
        """The fields of the record that everybody sees as they are, as the game declares them."""
        return tuple(self.optional("secrets.PUBLIC"))

    @functools.cached_property
    def words(self) -> Any:
        return self.module("words")

    @functools.cached_property
    def view(self) -> Any:
        return self.module("view")

    def speech(self, lang: str = "en") -> Speech:
        """How it speaks a language."""
        if lang not in self._speeches:
            self._speeches[lang] = Speech(self.module("tell"), sentences.voice(lang, self.package))
        return self._speeches[lang]

    def optional(self, name: str) -> Any:
        """Something that the game may have or not: a name of OPTIONAL."""
        module, _, thing = name.partition(".")
        if module not in FILES and importlib.util.find_spec(f"{self.package}.{module}") is None:
            return OPTIONAL[name]
        return vars(self.module(module)).get(thing, OPTIONAL[name])

    @functools.cached_property
    def facts(self) -> facts.Facts:
        """What game.toml says, checked."""
        if len(self.words.NAMES) != len(self.words.GROUPS):
            counts = f"{len(self.words.NAMES)} NAMES and {len(self.words.GROUPS)} GROUPS"
            raise Refusal("facts", f"{self.slug}: every move has a name and a group, but words.py has {counts}")
        told = facts.read((importlib.resources.files(self.package) / facts.FILE).read_text(encoding="utf-8"), self.slug)
        known = {
            "phases": self.phases[:-1],
            "events": self.words.EVENTS,
            "moves": self.words.NAMES,
            "groups": self.words.GROUPS,
            "options": self.options.declared(),
        }
        facts.check(told, self.slug, known)
        return told

    @property
    def title(self) -> str:
        return self.speech().title

    @property
    def summary(self) -> str:
        return self.speech().summary

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases in which somebody decides, by their numbers, and last "over"."""
        named: tuple[str, ...] = self.module("layout").PHASES
        if named[-1] != "over":
            raise Refusal("facts", f"{self.slug}: the last of PHASES in its layout is 'over', not {named[-1]!r}")
        return named

    @functools.cached_property
    def over(self) -> int:
        """The number of the phase in which nobody decides any more."""
        return len(self.phases) - 1

    @functools.cached_property
    def simultaneous(self) -> frozenset[int]:
        """The phases in which all who are asked decide at the same time."""
        return frozenset(self.phases.index(name) for name in self.facts.simultaneous)

    @functools.cached_property
    def gives_up(self) -> int:
        """The move by which a seat gives up, -1 if there is none. No player makes it by a slip, or thinks about it."""
        return self.number(self.facts.gives_up) if self.facts.gives_up else -1

    @functools.cached_property
    def asks_first(self) -> tuple[str, ...]:
        """Moves that give something away by a slip: a screen asks once before it makes them."""
        named: tuple[str, ...] = self.optional("words.ASKS_FIRST")
        return named

    @functools.cached_property
    def forced(self) -> tuple[str, ...]:
        """The phases in which a screen may make the only move there is by itself: everybody sees that there is no choice, so
        that an answer at once betrays nothing. Where a table hides nothing, all phases are so."""
        named: tuple[str, ...] = self.optional("words.FORCED")
        return named

    @functools.cached_property
    def eliminates(self) -> int:
        """The kind of event that puts its seat out of the game, -1 if none does."""
        return self.words.EVENTS.index(self.facts.eliminates) if self.facts.eliminates else -1

    @functools.cached_property
    def never_undone(self) -> frozenset[int]:
        """The moves that nobody ever takes back."""
        return frozenset(n for n, group in enumerate(self.words.GROUPS) if group in self.facts.never_undone)

    @property
    def players(self) -> tuple[int, int]:
        """How many may play, from and to: the bounds of the option `seats`."""
        bounds = self.options.declared()["seats"].bounds
        if bounds is None:
            raise Refusal("facts", f"{self.slug}: its option seats is to be declared by number()")
        return bounds

    @functools.cached_property
    def actions(self) -> int:
        """How many action numbers there are."""
        return len(self.words.NAMES)

    @property
    def rules_version(self) -> int:
        return int(self.module("rules").RULES_VERSION)

    @property
    def most_seats(self) -> int:
        return int(self.module("layout").SEATS)

    @property
    def observation_size(self) -> int:
        return int(self.module("features").SIZE)

    @property
    def network_inputs(self) -> int:
        """How many cells a network looks at: those of the game's `inputs`, else of its observation."""
        return int(self.optional("inputs.SIZE") or self.observation_size)

    @functools.cached_property
    def plain_driver(self) -> ModuleType:
        """The driver, loaded with this game's modules as its globals."""
        return self.load_driver(DRIVER)

    @functools.cached_property
    def driver(self) -> Any:
        """The driver's functions, run by the machine that there is now."""
        return machines.driver_of(self)

    @functools.cached_property
    def head(self) -> HeadReader:
        """Reads the head of a table's memory."""
        return HeadReader(self.layout, self.words.EVENTS)

    @functools.cached_property
    def calls(self) -> Any:
        """What tables ask of that machine (kernel/calls.py). Whoever brings another machine lays its calls here."""
        return machines.calls_of(self)

    @functools.cached_property
    def quiet(self) -> Game:
        """The same game, whose tables are quiet records (kernel/quick.py)."""
        twin = copy.copy(self)
        for name in ("calls", "driver", "head", "table_memory"):
            vars(twin).pop(name, None)
        twin.layout = self.quiet_layout
        return twin

    @functools.cached_property
    def table_memory(self) -> tuple[int, int]:
        """The memory of one table: rows, and words of each. The first row is the table, the others are scratch, as large as a
        record and as a set of moves."""
        words = self.layout.dtype.itemsize // 8
        return 1 + max(1, -(-bits.words(self.actions) // words)), words

    def load_driver(self, file: Path, suffix: str = "", **more: Any) -> ModuleType:
        """Execute a driver file as a module of its own for this game, once, with more globals than every driver has."""
        name = f"{self.slug}_{file.stem}{suffix}"
        if name in self._drivers:
            return self._drivers[name]
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        at, size = self.options_block
        sizes = {
            "OPTIONS_AT": at // 8,
            "OPTIONS_WORDS": size // 8,
            "PUBLIC": self.layout.bits_of((*self.options.fields, *head.PUBLIC, *self.public_fields)),
            "MASK_WORDS": bits.words(self.actions),
            "OBSERVATION": self.observation_size,
            "SEATS": self.most_seats,
            "BARE": self.bare_layout.dtype,
            "TABLES_A_THREAD": self.optional("layout.TABLES_A_THREAD"),
            "MOST_REGISTERS": self.optional("layout.MOST_REGISTERS"),
            "PHASES": self.over,
            "ALIKE": self.optional("layout.ALIKE"),
        }
        parts = {name: self.module(name) for name in ("rules", "secrets", "features", "bot")}
        if file != DRIVER:
            parts["driver"] = self.plain_driver
        vars(module).update(sizes, **parts, **more)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        self._drivers[name] = module
        return module

    def name(self, action: int) -> str:
        """The canonical text of an action number."""
        return str(self.words.NAMES[action])

    @functools.cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: action for action, name in enumerate(self.words.NAMES)}

    def number(self, text: str) -> int:
        """The action number of a text; spaces and capitals do not matter."""
        action = self._numbers.get(text)
        if action is None:
            wanted = " ".join(text.lower().split())
            action = self._numbers.get(wanted)
            if action is None:
                raise Refusal("unknown move", f"{self.slug} has no move {text!r}.{nearest(wanted, self._numbers)}")
        return action

    def options_words(self, given: dict[str, Any]) -> np.ndarray[Any, np.dtype[np.uint64]]:
        """Options, checked, as words of the record."""
        words: np.ndarray[Any, np.dtype[np.uint64]] = self.options.words_of(given, self.slug)
        return words

    def things(self, options: dict[str, Any], lang: str = "en") -> list[Thing]:
        """What can be looked up at a table of these options."""
        words = self.options_words(options).tobytes()
        return self.speech(lang).things(Seen(self.layout, words.ljust(self.layout.dtype.itemsize, b"\0")))

    # ---- views, in parts that are sent on their own

    def public(self, seen: Seen) -> dict[str, Any]:
        """What everybody sees, by the names of its parts. `seen` is a spectator's: whatever else a seat sees is not public."""
        common, own = (msgspec.structs.asdict(part) for part in self._public(seen))
        if common["names"] is msgspec.UNSET:
            del common["names"]
        return common | own

    def private(self, seen: Seen, seat: int) -> dict[str, Any]:
        """What this seat (-1: a spectator) sees in its own way."""
        return msgspec.structs.asdict(CommonPrivate(seat, seen.actor)) | msgspec.structs.asdict(self.view.private(seen, seat))

    def plain_view(self, seen: Seen, seat: int) -> dict[str, Any]:
        """Both as JSON would give them back, nothing of it shared with anybody. What is public is the same in every viewer's eyes
        (tests/contract/test_views.py), and this is for one of them."""
        common, own, private = self._converters
        first, second = self._public(seen)
        return {**common(first), **own(second), "you": seat, "actor": seen.actor, **private(self.view.private(seen, seat))}

    @functools.cached_property
    def _converters(self) -> tuple[Converter, Converter, Converter]:
        return converter(CommonPublic), converter(self.view.Public), converter(self.view.Private)

    def _public(self, seen: Seen) -> tuple[CommonPublic, Any]:
        options, names = self._option_texts(seen)
        return CommonPublic(self.slug, seen.seats, seen.turn, options, names or msgspec.UNSET), self.view.public(seen)

    def _option_texts(self, seen: Seen) -> tuple[dict[str, Any], dict[str, str]]:
        """The options and the names of new kinds, worked out once for tables of the same options."""
        printed = seen.printed
        if "texts" not in printed.notes:
            printed.notes["texts"] = dict(self.options.texts(printed)), self.options.names(printed)
        texts: tuple[dict[str, Any], dict[str, str]] = printed.notes["texts"]
        return texts

    def hides(self, given: dict[str, Any]) -> str:
        """What players hide from each other at a table with these options, in words; "": everything lies open."""
        block = self.options.array(1)
        block.raw[0] = self.options_words(given)
        return self.options.hides(block[0])

    def rulebook(self, lang: str = "en") -> str:
        """The rulebook page, Markdown; in English where there is none in this language."""
        for folder in (lang, "") if lang != "en" else ("",):
            own = importlib.resources.files(self.package) / "rulebook" / f"{folder or 'en'}.md"
            inside = importlib.resources.files("snowyard") / "rulebooks" / folder / f"{self.slug}.md"
            beside = Path(__file__).parents[3] / "docs" / "rules" / folder / f"{self.slug}.md"
            for page in (own, inside, beside):
                if page.is_file():
                    return page.read_text(encoding="utf-8")
        raise Refusal("rulebook", f"there is no rulebook of {self.slug}")


@functools.cache
def game(slug: str) -> Game:
    if slug not in games():
        raise Refusal("unknown game", f"there is no game {slug!r}; there are {listing(games())}.{nearest(slug, games())}")
    if slug in finding.guests():
        lacking = finding.missing(finding.homes()[slug])
        if lacking:
            raise Refusal("game", lacking)
    found = Game(f"{finding.PACKAGE}.{slug}")
    if slug in finding.guests():
        found.load()
    return found
