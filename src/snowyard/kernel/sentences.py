"""Sentences. Code says *which* sentence with *which* numbers: `say("throw", who=Seat(0), at=Seat(2))`. A file of each language
(Project Fluent, `sentences/*.ftl`) turns that into words, so that a translation is a folder of files and no line of code.

What stands for an argument `$who` in a file, by what the code gave:

| given | in the file |
|---|---|
| a number or a text | `$who`; of a truth `yes` or `no`; of a text `$who_begins`: `vowel` or `other` |
| a seat | `$who`, its name, or "you" where that is the one spoken to; `$who_is`: `you`, `other`, or `nobody` (no seat at all); |
|   | `$who_begins`; `$who_ends`: `s` (also x, z, ß) or `other`, for languages that bend names |
| a sentence | `$who`, its text; `$who_begins`; `$who_gender`: its attribute `.gender`, else `other` |
| a tuple of these | `$who`, all in a row ("Mia, Ole and you"); `$who_count`; `$who_is`: `you` (alone), `with-you`, `other` |
"""

from __future__ import annotations

import functools
import importlib.resources
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.phrases import Beyond, Phrases

log = logging.getLogger("snowyard")

HOUSE = "snowyard.sentences"
"""What is said at any table; a folder for each language."""
SAID = "table.ftl"
"""The file in it that this program speaks;"""
PAGE = "page.ftl"
"""the one of the browser's page,"""
BENCH = "bench.ftl"
"""the one of the designer's bench in it,"""
TERMINAL = "terminal.ftl"
"""the one of the terminal,"""
HELP = "help.ftl"
"""and what `--help` says there."""
DRAWN = "terminal"
"""The folder of a game with what its picture in the terminal says, a file for each language."""
DERIVED = ("is", "begins", "ends", "gender", "count")
"""What may follow the name of an argument: see above."""
STRICT = False  # tests: a sentence with a wrong argument is refused; at a table it is said as well as it can be
VOWELS = {"en": "aeiou"}
"""Before which letters a language changes the word in front (an Icicle; l’Icicle), where they are not these:"""
ANY_VOWELS = "aeiouyhàâäéèêëîïôöùûüœæ"
MOST_KEPT = 50_000  # texts a language of a game keeps ready

Arg = Any  # int, str, Seat, Sentence, or a tuple of these


def base(variable: str) -> str:
    """The argument that a variable belongs to: `who` of `who_is`."""
    name, _, suffix = variable.rpartition("_")
    return name if name and suffix in DERIVED else variable


def is_part(id: str) -> bool:
    """Is this only a part of sentences, which one language needs and another may not?"""
    return id.startswith("x-")


class Seat(int):
    """A seat in a sentence."""


class Sentence(NamedTuple):
    """`id` is a message of the language's file, or `message.attribute`."""

    id: str
    args: tuple[tuple[str, Arg], ...]


def say(id: str, /, **args: Arg) -> Sentence:
    return Sentence(id, tuple(args.items()))


def called(name: str) -> dict[str, Arg]:
    """What people call a kind that only a variant has, as arguments: `$named` is `no` where it has no name of its own."""
    return {"name": name, "named": bool(name)}


class Variables(Visitor):
    """The arguments and messages that a pattern names."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def patterns(file: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    """The sentences of a file: messages and their attributes."""
    for entry in file.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def parse(file: Traversable) -> ast.Resource:
    """A file, read; what is no sentence is refused with its line."""
    name = "/".join(str(file).replace("\\", "/").split("/")[-2:])
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("sentences", f"{name} is not text in UTF-8") from None
    parsed = FluentResource(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "it is no sentence"
            raise Refusal("sentences", f"{name}, line {line}: {why}")
    return parsed


def variables(files: Iterable[ast.Resource]) -> dict[str, frozenset[str]]:
    """What each sentence names, through the messages that stand in it."""
    found: dict[str, Variables] = {}
    for file in files:
        for name, pattern in patterns(file):
            found[name] = Variables()
            found[name].visit(pattern)

    def reach(name: str, seen: frozenset[str]) -> frozenset[str]:
        here = found.get(name)
        if here is None or name in seen:
            return frozenset()
        return frozenset(here.names).union(*(reach(inner, seen | {name}) for inner in here.messages))

    return {name: reach(name, frozenset()) for name in found}


class Uses(NamedTuple):
    """What a sentence uses of an argument: its text, and the names of what may follow from it; "": not that. In the order of
    DERIVED."""

    own: bool
    who: str = ""
    begins: str = ""
    ends: str = ""
    gender: str = ""
    number: str = ""


ALONE = Uses(True)


class Voice:
    """One language, of one game or of the house alone: sentences become texts."""

    def __init__(self, lang: str, files: Sequence[Traversable], of: str = "") -> None:
        self.lang = lang
        self._of = f"{of}: " if of else ""
        self._vowels = frozenset(VOWELS.get(lang, ANY_VOWELS))
        self._bundle = FluentBundle([lang], use_isolating=False)
        parsed = [parse(file) for file in files]
        for file in parsed:
            self._bundle.add_resource(file)
        self.variables: Mapping[str, frozenset[str]] = variables(parsed)
        known = {id: pattern for file in reversed(parsed) for id, pattern in patterns(file)}  # of two the first counts
        self._phrases = Phrases(lang, known)
        self._kept: dict[tuple[Any, ...], str] = {}
        self._uses: dict[tuple[str, str], Uses] = {}

    def text(self, sentence: Sentence, me: int = -1, names: Sequence[str] = ()) -> str:
        """The sentence as spoken to seat `me` (-1: to everybody)."""
        id, uses = sentence.id, self._uses
        args: dict[str, int | str] = {}
        for name, value in sentence.args:
            self._put(args, uses.get((id, name)) or self._use(id, name), name, value, me, names)
        key = (id, *args.items())
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._format(id, args)
        return found

    def _use(self, id: str, name: str) -> Uses:
        """What a sentence wants of an argument, looked up once."""
        wanted = self.variables.get(id, frozenset())
        found = self._uses[id, name] = Uses(name in wanted, *(f"{name}_{s}" if f"{name}_{s}" in wanted else "" for s in DERIVED))
        return found

    def has(self, id: str) -> bool:
        return id in self.variables

    def _format(self, id: str, args: Mapping[str, int | str]) -> str:
        if not self.has(id):
            raise Refusal("sentences", f"{self._of}there is no sentence {id!r} in {self.lang!r}")
        try:
            return self._phrases.text(id, args)
        except (Beyond, RecursionError):  # a sentence that has itself in it is told by the runtime
            return self._by_runtime(id, args)

    def _by_runtime(self, id: str, args: Mapping[str, int | str]) -> str:
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            if STRICT:
                raise Refusal("sentences", f"{self._of}the sentence {id!r} in {self.lang!r}: {errors[0]}")
            log.warning("%sthe sentence %r in %r: %s", self._of, id, self.lang, errors[0])
        return str(text)

    def _put(self, args: dict[str, int | str], uses: Uses, name: str, value: Arg, me: int, names: Sequence[str]) -> None:
        """The variables of one argument, as far as the sentence wants them."""
        called: int | str
        if isinstance(value, Seat):
            called = self._called(value, me, names)
            if uses.who:
                args[uses.who] = "nobody" if value < 0 else "you" if value == me else "other"
            if uses.ends:
                args[uses.ends] = "s" if called and called[-1].lower() in "sxzß" else "other"
        elif isinstance(value, Sentence):
            called = self.text(value, me, names)
            if uses.gender:
                gender = f"{value.id}.gender"
                args[uses.gender] = self.text(Sentence(gender, ())) if self.has(gender) else "other"
        elif isinstance(value, tuple):
            called = self._row(value, me, names)
            if uses.number:
                args[uses.number] = len(value)
            if uses.who:
                mine = [isinstance(one, Seat) and one == me >= 0 for one in value]
                args[uses.who] = "you" if mine == [True] else "with-you" if any(mine) else "other"
        else:
            called = ("yes" if value else "no") if isinstance(value, bool) else value
        if uses.own:
            args[name] = called
        if uses.begins:
            args[uses.begins] = "vowel" if str(called)[:1].lower() in self._vowels else "other"

    def _called(self, seat: int, me: int, names: Sequence[str]) -> str:
        if seat == me and seat >= 0:
            return self.text(Sentence("you", ()))
        return names[seat] if 0 <= seat < len(names) else ""

    def _row(self, values: tuple[Arg, ...], me: int, names: Sequence[str]) -> str:
        """Several things in a row: `A`, `A and B`, `A, B and C`."""
        texts = []
        for value in values:
            one: dict[str, int | str] = {}
            self._put(one, ALONE, "one", value, me, names)
            texts.append(one["one"])
        if len(texts) < 2:
            return str(texts[0]) if texts else ""
        key = ("", *texts)
        found = self._kept.get(key)
        if found is None:
            row = texts[0]
            for text in texts[1:-1]:
                row = self.text(say("row-more", first=row, next=text))
            found = self._kept[key] = self.text(say("row-last", first=row, last=texts[-1]))
        return found


@functools.cache
def languages() -> Mapping[str, str]:
    """The languages there are, by their codes, each in its own name; English first."""
    folders = {folder.name: folder for folder in importlib.resources.files(HOUSE).iterdir() if (folder / SAID).is_file()}
    return {lang: house(lang).text(say("language")) for lang in sorted(folders, key=lambda lang: (lang != "en", lang))}


@functools.cache
def house(lang: str) -> Voice:
    """What is said at any table."""
    return Voice(lang, [importlib.resources.files(HOUSE) / lang / SAID])


def page(lang: str, file: str = PAGE) -> Voice:
    """What the browser's page says around the tables, or on the bench."""
    return Voice(lang, [importlib.resources.files(HOUSE) / lang / file])


def voice(lang: str, package: str) -> Voice:
    """The sentences of a game in one language, and those of the house; English where a game does not speak it."""
    if lang not in languages():
        raise Refusal("language", f"there is no language {lang!r}; there are {listing(languages())}")
    own = importlib.resources.files(package) / "sentences" / f"{lang}.ftl"
    if lang != "en" and not own.is_file():
        return voice("en", package)
    slug = package.rpartition(".")[2]
    try:
        return Voice(lang, [importlib.resources.files(HOUSE) / lang / SAID, own], slug)
    except Refusal as refusal:
        raise Refusal("sentences", f"{slug}: {refusal.sentence}") from None
