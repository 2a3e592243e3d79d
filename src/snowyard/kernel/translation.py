"""Is a translation whole? `python -m snowyard.kernel.translation nl` says what is wrong with it, a sentence for each fault;
without a language it looks at all that somebody has begun."""

from __future__ import annotations

import importlib.resources
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import game, games
from snowyard.kernel.sentences import BENCH, DRAWN, HELP, HOUSE, PAGE, SAID, TERMINAL, base, is_part, parse, patterns, variables

FUNCTIONS = ("NUMBER", "DATETIME")
LESSONS = "lessons"
"""The folder of a game with the sentences of its lessons."""
CODE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")


def begun() -> list[str]:
    """The languages that any file is in."""
    found = {folder.name for folder in importlib.resources.files(HOUSE).iterdir() if (folder / SAID).is_file()}
    for slug in games():
        own = importlib.resources.files(game(slug).package) / "sentences"
        found |= {file.name.removesuffix(".ftl") for file in own.iterdir() if file.name.endswith(".ftl")}
    return sorted(found)


def files(lang: str) -> Iterator[tuple[str, Traversable, Traversable, Traversable | None]]:
    """What each file is called, the English one, the one of this language, and the one whose sentences it may use."""
    house = importlib.resources.files(HOUSE)
    for name in (SAID, PAGE, BENCH, TERMINAL, HELP):
        yield f"sentences/{lang}/{name}", house / "en" / name, house / lang / name, None
    for slug in games():
        own = importlib.resources.files(game(slug).package) / "sentences"
        yield f"games/{slug}/sentences/{lang}.ftl", own / "en.ftl", own / f"{lang}.ftl", house / lang / SAID
        taught = importlib.resources.files(game(slug).package) / LESSONS
        if (taught / "en.ftl").is_file():
            yield f"games/{slug}/{LESSONS}/{lang}.ftl", taught / "en.ftl", taught / f"{lang}.ftl", None
        drawn = importlib.resources.files(game(slug).package) / DRAWN
        if (drawn / "en.ftl").is_file():
            yield f"games/{slug}/{DRAWN}/{lang}.ftl", drawn / "en.ftl", drawn / f"{lang}.ftl", own / f"{lang}.ftl"


def faults(lang: str) -> Iterator[str]:
    """What is wrong with a language, a sentence each."""
    if not CODE.fullmatch(lang):
        yield f"{lang!r} is no code of a language; a code is like 'nl' or 'pt-BR'."
    for name, english, own, beside in files(lang):
        if not own.is_file():
            yield f"{name}: there is no such file."
            continue
        try:
            around = [parse(beside)] if beside is not None and beside.is_file() else []
        except Refusal:  # said where that file is looked at
            around = []
        try:
            yield from (f"{name}: {fault}" for fault in compare(parse(english), parse(own), around))
        except Refusal as refusal:
            yield f"{name}: {refusal.sentence}."


def compare(english: ast.Resource, own: ast.Resource, around: Sequence[ast.Resource] = ()) -> Iterator[str]:
    """What is wrong with a file beside the English one. `around`: files whose sentences it may use."""
    wanted, said = variables([english]), variables([own])
    known = {*said, *variables(around)}
    for id, times in Counter(id for id, _ in patterns(own)).items():
        if times > 1:
            yield f"{id} stands there {times} times."
    for id in wanted:
        if id not in said and not is_part(id) and not id.endswith(".gender"):
            yield f"{id} is missing.{nearest(id, [own for own in said if own not in wanted])}"
    for id, names in said.items():
        if is_part(id) or id.endswith(".gender"):
            continue
        if id not in wanted:
            yield f"there is no {id} in English.{nearest(id, wanted)}"
            continue
        given, used = {base(name) for name in wanted[id]}, {base(name) for name in names}
        for name in sorted(given - used):
            yield f"{id} does not say ${name}."
        for name in sorted(used - given):
            yield f"{id} says ${name}, and is given {listing([f'${name}' for name in sorted(given)]) or 'nothing'}."
    uses: dict[str, set[str]] = {}
    for id, pattern in patterns(own):
        seen = Uses()
        seen.visit(pattern)
        uses[id] = seen.messages
        for name in sorted(seen.messages - known):
            yield f"{id} puts in {{ {name} }}, and there is no such sentence.{nearest(name, known)}"
        for name in sorted(seen.functions.difference(FUNCTIONS)):
            yield f"{id} uses {name}(), and there is no such function; there are {listing(FUNCTIONS)}."
    for id in said:
        if _circle(uses, id):
            yield f"{id} puts itself in."


class Uses(Visitor):
    """The sentences and functions that a sentence uses."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _circle(uses: dict[str, set[str]], id: str) -> bool:
    """Does a sentence put itself in, directly or through others?"""
    reached: set[str] = set()
    fresh = uses[id]
    while fresh:
        reached |= fresh
        fresh = {further for name in fresh for further in uses.get(name, ())} - reached
    return id in reached


def main(asked: Sequence[str]) -> int:
    found = [fault for lang in asked or begun() for fault in faults(lang)]
    print("\n".join(found) or f"Everything is said in {listing(asked or begun(), 99)}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
