"""Whatever a table shows or tells a seat (its view, its events, their sentences, prompts, labels) carries a token of that seat,
as a hidden card would that only this seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from snowyard.kernel.game import Game
from snowyard.kernel.head import Event
from snowyard.kernel.table import Table
from snowyard.kernel.view import Seen

CANARY = re.compile(r"canary-(-?\d)-canary")


def token(seat: int) -> str:
    return f"canary-{seat}-canary"


def tokens(text: str) -> set[int]:
    """The seats whose tokens stand in a text."""
    return {int(n) for n in CANARY.findall(text)}


class Witnessed(Event):
    """An event that remembers through whose eyes it was seen."""

    eyes = -9


def witnessed(event: Event, eyes: int) -> Witnessed:
    marked = Witnessed(*event)
    marked.eyes = eyes
    return marked


class Voice:
    """How a game speaks, with a token in every sentence."""

    def __init__(self, speech: Any) -> None:
        self._speech = speech

    def __getattr__(self, name: str) -> Any:
        return getattr(self._speech, name)

    def tell(self, event: Event, seen: Seen, seat: int, names: Sequence[str]) -> str:
        eyes = event.eyes if isinstance(event, Witnessed) else seat
        return f"{self._speech.tell(event, seen, seat, names)} {token(eyes)} {token(seat)}"

    def prompt(self, shown: Any, seat: int, names: Sequence[str]) -> str:
        return f"{self._speech.prompt(shown, seat, names)} {token(seat)}"

    def label(self, move: str, seen: Seen, seat: int, names: Sequence[str]) -> str:
        return f"{self._speech.label(move, seen, seat, names)} {token(seat)}"


@contextmanager
def with_canaries() -> Iterator[None]:
    private, events, speech = Game.private, Table.events, Game.speech

    def marked_private(self: Game, seen: Seen, seat: int) -> dict[str, Any]:
        return {**private(self, seen, seat), "canary": token(seat)}

    def marked_events(self: Table, seat: int = -1, seen: Seen | None = None) -> list[Event]:
        return [witnessed(event, seat) for event in events(self, seat, seen)]

    def marked_speech(self: Game, *more: Any) -> Voice:
        return Voice(speech(self, *more))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "private", marked_private)
        patch.setattr(Table, "events", marked_events)
        patch.setattr(Game, "speech", marked_speech)
        yield
