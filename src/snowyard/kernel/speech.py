"""How a game speaks a language: its `tell.py` says which sentence, its `sentences/<language>.ftl` how it sounds."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from snowyard.kernel.errors import Refusal
from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Sentence, Voice, say
from snowyard.kernel.view import Seen

VIEW = "view-"


def look_up(words: str, things: Iterable[Thing]) -> list[Thing]:
    """The things that a person means by these words: those of that name, else those whose name has all the words in it, else
    what moves call by this word (a1)."""
    wanted = bare(words).split()
    found = [(bare(thing.name).split(), thing) for thing in things]
    called = [thing for name, thing in found if name == wanted]
    if called or not wanted:
        return called
    begun = [thing for name, thing in found if all(any(part.startswith(word) for part in name) for word in wanted)]
    return begun or [thing for _, thing in found if thing.id.split("-")[-1:] == wanted]


class Thing(NamedTuple):
    """Something that can be looked up, in words of one language."""

    id: str
    name: str
    about: str


def bare(text: str) -> str:
    """Its words without capitals, accents and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split())


class Speech:
    """Everything is said to a seat `me` (-1: a spectator), from what that seat sees."""

    def __init__(self, tell: ModuleType, voice: Voice) -> None:
        self._tell = tell
        self.voice = voice

    def tell(self, event: Event, seen: Seen, me: int, names: Sequence[str]) -> str:
        """What happened; `seen`: the table after it."""
        return self._say("tell", self._tell.tell(event, seen, me), me, names)

    def prompt(self, seen: Seen, me: int, names: Sequence[str]) -> str:
        """What must be decided now, or who is waited for."""
        return self._say("prompt", self._tell.prompt(seen, me), me, names)

    def label(self, move: str, seen: Seen, me: int, names: Sequence[str]) -> str:
        """What the button of a legal move says."""
        return self._say("label", self._tell.label(move, seen, me), me, names)

    def _say(self, by: str, sentence: Any, me: int, names: Sequence[str]) -> str:
        if not isinstance(sentence, Sentence):
            slug = self._tell.__name__.split(".")[-2]
            raise Refusal("sentences", f"{slug}: {by} in tell.py gives {sentence!r}, not a sentence: return say(...)")
        return self.voice.text(sentence, me, names)

    def things(self, of: Seen) -> list[Thing]:
        """What can be looked up: every card, die face, token, place and power, by its name. `of`: a table of these options."""
        return [
            Thing(id, self.voice.text(say(id, **numbers)), self.voice.text(say(f"{id}.about", **numbers)))
            for id, numbers in self._tell.things(of).items()
        ]

    def option(self, name: str) -> str:
        """What an option means."""
        return self.voice.text(say(f"option-{name}"))

    def about_option(self, name: str) -> str:
        """A sentence that explains it; "" if there is none."""
        return self._attribute(f"option-{name}.about")

    def option_words(self, name: str, values: Iterable[str]) -> dict[str, str]:
        """What some of its values are called; those without a name are left out."""
        called = {value: self._attribute(f"option-{name}.is-{value}") for value in values}
        return {value: word for value, word in called.items() if word}

    def _attribute(self, id: str) -> str:
        return self.voice.text(say(id)) if id in self.voice.variables else ""

    def view_words(self) -> dict[str, str]:
        """What parts and words of the view are called, where the game says it: for a picture that knows nothing of the game."""
        return {id.removeprefix(VIEW): self.voice.text(say(id)) for id in self.voice.variables if id.startswith(VIEW)}

    @property
    def title(self) -> str:
        return self.voice.text(say("title"))

    @property
    def summary(self) -> str:
        return self.voice.text(say("summary"))
