"""What a variant changes against the printed game, entry by entry, in the words of the page (web/src/bench/words.svelte.ts)."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from typing import Any

from snowyard.kernel.content import Place, changes
from snowyard.kernel.game import Game
from snowyard.kernel.sentences import BENCH, Voice, page, parse, patterns, say

NOTHING = "–"
SPARE = "spare-"


def differing(of: Game, variant: str, lang: str) -> list[str]:
    """The heading, and a line for each entry that is not as printed; nothing for the printed game."""
    found = _Entries(of, variant, lang)
    lines = [found.line(path, value) for path, value in found.changed.items()]
    return [_page(lang).text(say("differs")), *lines] if lines else []


class _Entries:
    """The content of one table, as people call it."""

    def __init__(self, of: Game, variant: str, lang: str) -> None:
        self.of, self.lang, self.places, self.printed = of, lang, of.options.places(), of.options.printed()
        given = changes(variant, self.places)
        self.changed = {path: value for path, value in given.items() if value != self.printed[path]}

    def line(self, path: str, value: Any) -> str:
        place = self.places[path]
        now, printed = (self._shown(place, one) for one in (value, self.printed[path]))
        both = _page(self.lang).text(say("instead", now=now, printed=printed or NOTHING))
        return f"{self._named(path, place)}: {both}"

    def _named(self, path: str, place: Place) -> str:
        section, *rows, column = path.split(".")
        meaning = _capital(_meanings(self.of.package, self.lang).get(place.field, place.entry.meaning))
        if place.entry.path.endswith("*"):
            own = f"{self._thing(section, rows[0])}: " if rows and SPARE in rows[0] else ""  # its meaning names the others
            return f"{own}{self._thing('cards' if rows else section, column)}: {meaning}"
        return f"{self._thing(section, rows[0])}: {self._heading(column)}" if rows else meaning

    def _thing(self, section: str, thing: str) -> str:
        """A kind that only a variant has by the name that it was given."""
        if thing.startswith(SPARE):
            paths = [path for path in self.places if path.endswith(f".{thing}.name")]
            own = next((path for path in paths if path.startswith(f"{section}.")), *paths[:1])
            name = self.changed.get(own, self.printed.get(own, ""))
            return str(name or _page(self.lang).text(say("spare", number=int(thing.removeprefix(SPARE)))))
        return self._called(f"{section}.{thing}") or self._called(f"*.{thing}") or self._heading(thing)

    def _called(self, name: str) -> str:
        id = called(self.of.package).get(name)
        return self.of.speech(self.lang).voice.text(say(id)) if id else ""

    def _heading(self, name: str) -> str:
        house = _page(self.lang)
        return house.text(say(f"column-{name}")) if house.has(f"column-{name}") else _capital(name.replace("_", " "))

    def _shown(self, place: Place, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._shown(place, one) for one in value)
        return (value in place.entry.words.values() and self._called(str(value))) or str(value)


@functools.cache
def called(package: str) -> dict[str, str]:
    """The game's sentences that name its things and words, as the bench has them: bench/called.toml."""
    file = importlib.resources.files(package) / "bench" / "called.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@functools.cache
def _page(lang: str) -> Voice:
    return page(lang, BENCH)


@functools.cache
def _meanings(package: str, lang: str) -> dict[str, str]:
    """What each entry means, by its field; English stands in content.py."""
    file = importlib.resources.files(package) / "bench" / f"{lang}.ftl"
    if not file.is_file():
        return {}
    voice = Voice(lang, [file], package.rpartition(".")[2])
    return {id: voice.text(say(id)) for id, _ in patterns(parse(file))}
