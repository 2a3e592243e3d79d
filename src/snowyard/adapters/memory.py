"""What a seat has seen and done so far, its information state: exactly, as a fingerprint, and in words."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from snowyard.kernel.game import Game
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

NOTHING = -1


def fingerprint(*parts: bytes) -> bytes:
    whole = hashlib.blake2b(digest_size=16)
    for part in parts:
        whole.update(len(part).to_bytes(4, "little") + part)
    return whole.digest()


class Memory:
    """One thing more that a seat knows: all that it was shown after a move (`seen`), or a move of its own. It never changes, and
    what came before hangs behind it, so states share their memories."""

    __slots__ = ("_words", "before", "played", "print", "seen")

    def __init__(self, before: Memory | None = None, seen: bytes = b"", played: int = NOTHING) -> None:
        self.before, self.seen, self.played = before, seen, played
        self._words: list[str] | None = None
        own = (b"saw", seen) if played == NOTHING else (b"played", played.to_bytes(4, "little"))
        self.print: bytes = fingerprint(before.print, *own) if before is not None else b""

    def saw(self, seen: bytes) -> Memory:
        return Memory(self, seen)

    def did(self, action: int) -> Memory:
        return Memory(self, played=action)

    def steps(self) -> Iterator[Memory]:
        """From the first to this one."""
        found: list[Memory] = []
        step: Memory | None = self
        while step is not None and step.before is not None:
            found.append(step)
            step = step.before
        return reversed(found)

    def words(self, of: Game, seat: int, names: list[str]) -> list[str]:
        """What the seat was told, and what it did."""
        if self._words is None:
            self._words = self._told(of, seat, names)
        return self._words

    def _told(self, of: Game, seat: int, names: list[str]) -> list[str]:
        if self.played != NOTHING:
            return [f"> {of.name(self.played)}"]
        seen, speech, kinds = Seen(of.layout, self.seen), of.speech("en"), of.words.EVENTS
        return [speech.tell(Event(kinds[row[0]], *row[1:5]), seen, seat, names) for row in seen.event[: seen.event_count]]

    def story(self, of: Game, seat: int, names: list[str]) -> list[str]:
        return [line for step in self.steps() for line in step.words(of, seat, names)]

    def __deepcopy__(self, memo: Any) -> Memory:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return recalled, ([(step.seen, step.played) for step in self.steps()],)


def recalled(steps: list[tuple[bytes, int]]) -> Memory:
    memory = Memory()
    for seen, played in steps:
        memory = Memory(memory, seen, played)
    return memory
