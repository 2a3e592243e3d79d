"""The exchange that docs/protocol.md shows, read from the page and played again with a server."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.running import LiveServer, socket_address

ANYTHING = "…"  # as a value: whatever it is; as a field: there are others
FRESH = ("table", "invite", "key", "ticket", "link", "created", "at")  # new in every game: secrets, ids, times
FOLLOWED_BY = r"(?P<who>[AB])(?P<way>[><~]) (?P<words>[^{\n]*?) ?(?P<body>\{.*)?"


@dataclass(frozen=True)
class Said:
    """One entry: who, which way, the words before the JSON (of HTTP: method, address, key; or a status), the JSON."""

    who: str
    way: str
    words: str
    body: Any


def entries(page: str) -> list[Said]:
    """Of the block under `One game, as recorded`. A long one goes on in lines that begin with spaces."""
    block = page.partition("## One game, as recorded")[2].split("```")[1]
    found = []
    for entry in re.sub(r"\n +", " ", block).strip().splitlines():
        parts = re.fullmatch(FOLLOWED_BY, entry)
        assert parts, entry
        found.append(Said(parts["who"], parts["way"], parts["words"], json.loads(parts["body"]) if parts["body"] else None))
    return found


class Again:
    """Plays the entries again. `real` has what stands now for secrets, ids and times of the page."""

    def __init__(self, yard: LiveServer) -> None:
        self.yard = yard
        self.real: dict[Any, Any] = {}
        self._lines: dict[str, ClientConnection] = {}
        self._stack = contextlib.ExitStack()
        self._answers: dict[str, Any] = {}

    def play(self, said: list[Said]) -> Iterator[tuple[Said, Any]]:
        """Everything heard, as the page has it and as it is now."""
        with self._stack:
            for entry in said:
                if entry.way == "~":
                    self._line(entry)
                elif entry.way == ">":
                    self._say(entry)
                elif entry.words:
                    status, body = self._answers.pop(entry.who)
                    assert str(status) == entry.words
                    yield entry, body
                else:
                    yield entry, json.loads(self._lines[entry.who].recv(timeout=60))

    def _line(self, entry: Said) -> None:
        if entry.words == "opens":
            opened = connect(socket_address(self.yard), origin=Origin(self.yard.address), max_size=None)
            self._lines[entry.who] = self._stack.enter_context(opened)
        else:
            self._lines.pop(entry.who).socket.close()

    def _say(self, entry: Said) -> None:
        body = json.loads(self._now(json.dumps(entry.body)))
        if not entry.words:
            self._lines[entry.who].send(json.dumps(body))
            return
        method, path, *key = self._now(entry.words).split()
        answer = self.yard.ask(method, path, body, key[-1] if key else None)
        self._answers[entry.who] = answer.status_code, answer.json()

    def _now(self, text: str) -> str:
        for then, now in sorted(self.real.items(), key=lambda pair: -len(str(pair[0]))):  # a key has the table's id in it
            if isinstance(then, str):
                text = text.replace(then, now)
        return text

    def differs(self, then: Any, now: Any, name: str = "") -> str:
        """Where what is heard is not what the page says; '' if it is."""
        if then == ANYTHING:
            return ""
        if isinstance(then, dict) and isinstance(now, dict):
            shown = set(then) - {ANYTHING}
            if shown != set(now) and not (ANYTHING in then and shown < set(now)):
                return f"{name}: fields {sorted(shown ^ set(now))}"
            return next(filter(None, (self.differs(then[key], now[key], key) for key in then if key in shown)), "")
        if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
            return next(filter(None, (self.differs(a, b, name) for a, b in zip(then, now, strict=True))), "")
        if name in FRESH and type(then) is type(now) and (isinstance(then, str) or then > 10**12):
            then = self.real.setdefault(then, now) if then not in self.real else self.real[then]
        return "" if then == now else f"{name}: {then!r} on the page, {now!r} now"
