"""The line to a table on another machine: the same HTTP and the same socket as the browser's, see docs/protocol.md."""

from __future__ import annotations

import http.client
import json
import os
import re
import secrets
import threading
import unicodedata
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import language, said

Message = dict[str, Any]
Heard = Callable[[Message], None]
_LINK = re.compile(
    r"(?P<server>https?://[^/#?\s]+)/?#/(?:join/(?P<join>[0-9a-z]{12})/(?P<invite>[0-9a-z]+)|table/(?P<watch>[0-9a-z]{12}))"
)
SECONDS = 15.0
AGAIN_AFTER = (0.3, 0.7, 1.5, 3.0, 5.0)
COMES_BACK = ("internal", "rate", "restart", "slow", "ticket")
"""The codes of a bye after which one connects again, with a new ticket; if that is refused, it says why."""
NOT_YET = ("busy", "internal", "rate", "server", "slow", "storage")
"""The codes of a refused ticket after which one asks again. `server`: it cannot be reached."""


@dataclass(frozen=True)
class Link:
    """What somebody was sent: a server, a table, and perhaps an invitation to sit down there."""

    server: str
    table: str
    invite: str


def read_link(text: str) -> Link:
    found = _LINK.fullmatch(text.strip())
    if not found:
        raise Refusal("link", said("link-wrong", typed=repr(text)))
    return Link(found["server"], found["join"] or found["watch"], found["invite"] or "")


def harmless(heard: Any) -> Any:
    """What a server says, without letters that steer a terminal or turn the writing round: anybody may run a server."""
    if isinstance(heard, str) and not heard.isprintable():
        return "".join(letter for letter in heard if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cf"))
    if isinstance(heard, dict):
        return {name: harmless(value) for name, value in heard.items()}
    return [harmless(value) for value in heard] if isinstance(heard, list) else heard


class Answer(dict[str, Any]):
    """What a server answered. One that leaves out what belongs there is no Snowyard server."""

    def __init__(self, server: str, status: str, text: bytes) -> None:
        self.strange = Refusal("server", said("server-strange", server=server, status=harmless(status)))
        try:
            told = harmless(json.loads(text))
        except (ValueError, RecursionError):
            raise self.strange from None
        if not isinstance(told, dict):
            raise self.strange
        super().__init__(told)

    def __missing__(self, name: str) -> Any:
        raise self.strange


def ask(server: str, path: str, body: Message | None = None, key: str | None = None, *, text: bool = False) -> Any:
    """One question over HTTP; what the server refuses is refused here, in its own words. `text`: the answer is no JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            heard = answer.read()
            return heard.decode() if text else Answer(server, f"{answer.status} {answer.reason}", heard)
    except urllib.error.HTTPError as error:
        refused = Answer(server, f"{error.code} {error.reason}", error.read())
        raise Refusal(str(refused["code"]), str(refused["sentence"])) from None
    except Refusal:  # of this kind are all faults of a value, too
        raise
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise Refusal("server", said("server-away", server=server, reason=harmless(str(reason)))) from None


class Keys:
    """The seat keys of this user, in a file that only they can read."""

    def __init__(self) -> None:
        state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        self.file = Path(state) / "snowyard" / "seats.json"

    def _all(self) -> dict[str, str]:
        try:
            kept = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def find(self, link: Link) -> str | None:
        return self._all().get(f"{link.server} {link.table}")

    def keep(self, link: Link, key: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = self._all() | {f"{link.server} {link.table}": key}
        fresh = self.file.with_suffix(".new")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(kept, file)
        fresh.replace(self.file)

    def reclaim(self, link: Link, code: str) -> str:
        """The key of a seat that was taken on another device, by its code."""
        seated = ask(link.server, "/api/reclaim", {"code": code})
        if seated["table"] != link.table:
            self.keep(Link(link.server, seated["table"], ""), str(seated["key"]))
            raise Refusal("code", said("code-elsewhere", link=f"{link.server}/#/table/{seated['table']}"))
        self.keep(link, str(seated["key"]))
        return str(seated["key"])

    def sit_down(self, link: Link, name: str) -> str | None:
        """The key of the seat: the one kept from before, else a new one if the link invites; None to watch."""
        key = self.find(link)
        if key is None and link.invite:
            body = {"invite": link.invite, "name": name, "salt": secrets.token_hex(16)}
            key = str(ask(link.server, f"/api/tables/{link.table}/join", body)["key"])
            self.keep(link, key)
        return key


class TableConnection:
    """A socket that comes back by itself. Everything heard goes to `heard`, in another thread; `{"type": "lost"}` and
    `{"type": "ended"}` tell of the line itself."""

    def __init__(self, link: Link, key: str | None, heard: Heard) -> None:
        self.link, self.key, self.heard = link, key, heard
        self.since: int | None = None
        self._socket: Any = None
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)
        self._number = 0
        self._session = secrets.token_hex(6)
        self._unanswered: dict[str, str] = {}  # requests by their numbers: sent again when the line is back

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join(SECONDS)

    def send(self, kind: str, **more: Any) -> None:
        """A request with a number of its own; refused here when the line is down."""
        from websockets.exceptions import ConnectionClosed

        self._number += 1
        number = f"{self._session}-{self._number}"
        self._unanswered[number] = json.dumps({"type": kind, "id": number, **more})
        try:
            if self._socket is None:
                raise OSError
            self._socket.send(self._unanswered[number])
        except (ConnectionClosed, OSError):
            self._unanswered.pop(number, None)
            raise Refusal("offline", said("line-down")) from None

    def _run(self) -> None:
        tries = 0
        while not self._closed.is_set():
            try:
                if self._exchange():
                    tries = 0
            except Refusal as refusal:
                if refusal.code not in NOT_YET:
                    self.heard({"type": "ended", "sentence": refusal.sentence})
                    return
            except OSError:
                pass
            if self._closed.is_set():
                return
            self.heard({"type": "lost"})
            self._closed.wait(AGAIN_AFTER[min(tries, len(AGAIN_AFTER) - 1)])
            tries += 1

    def _exchange(self) -> bool:
        """One connection from its ticket to its end; True if it was welcomed."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect
        from websockets.typing import Origin

        ticket = ask(self.link.server, f"/api/tables/{self.link.table}/ticket", {}, self.key)["ticket"]
        address = self.link.server.replace("http", "ws", 1) + f"/api/socket?table={self.link.table}"
        welcomed = False
        try:
            opened: Any = connect(address, origin=Origin(self.link.server), open_timeout=SECONDS)
            with opened as self._socket:
                self._socket.send(
                    json.dumps({"type": "hello", "ticket": ticket, "since": self.since, "lang": language(), "changes": True})
                )
                for text in self._socket:
                    message = harmless(json.loads(text))
                    self._unanswered.pop(message.get("id"), None)
                    if message["type"] == "welcome":
                        welcomed = True
                        for request in list(self._unanswered.values()):
                            self._socket.send(request)
                    if message["type"] == "bye" and message["code"] not in COMES_BACK:
                        raise Refusal(message["code"], message["sentence"])
                    self.heard(message)
        except (ConnectionClosed, InvalidHandshake, TimeoutError):
            pass
        finally:
            self._socket = None
        return welcomed
