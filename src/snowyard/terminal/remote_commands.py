"""What a person can type at a table on another machine alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import said
from snowyard.terminal.connection import Keys, Link, ask
from snowyard.terminal.feedback import typed_feedback
from snowyard.terminal.moves import tidy
from snowyard.terminal.seating import record_file
from snowyard.terminal.session_commands import Command, commands, is_yes

if TYPE_CHECKING:
    from snowyard.terminal.remote import RemoteTable


def chat(here: RemoteTable, rest: str) -> None:
    here.send("chat", text=rest)


def bot(here: RemoteTable, rest: str) -> None:
    """For oneself, or for a seat that is named."""
    word, _, level = tidy(rest, here.names).partition(" ")
    seats = [f"p{seat['seat']}" for seat in here.info["seats"]]
    if word in seats:
        here.send("bot", seat=seats.index(word), level=level.strip())
    else:
        here.send("bot", seat=max(here.seat, 0), level=rest)


def resign(here: RemoteTable, rest: str) -> None:
    """Nobody gives up by a slip of the hand."""
    if not is_yes(rest):
        raise Refusal("resign", said("resign-really", typed=f"{said('word-resign')} {said('word-yes')}"))
    here.send("resign")


def start(here: RemoteTable, rest: str) -> None:
    ask(here.link.server, f"/api/tables/{here.link.table}/start", {"level": rest}, own_key(here))


def rematch(here: RemoteTable, rest: str) -> None:
    body = {"salt": secrets.token_hex(16)}
    seated = ask(here.link.server, f"/api/tables/{here.link.table}/rematch", body, own_key(here))
    link = Link(here.link.server, seated["table"], "")
    Keys().keep(link, seated["key"])
    here.sit_at(link, seated["key"])
    here.screen.say(said("next-game"))
    here.screen.quote(f"{link.server}/#/table/{link.table}")


def code(here: RemoteTable, rest: str) -> None:
    made = ask(here.link.server, f"/api/tables/{here.link.table}/code", {}, own_key(here))
    here.screen.say(said("seat-code", minutes=made["seconds"] // 60))
    here.screen.quote(made["code"])


def save(here: RemoteTable, rest: str) -> None:
    """The record, for `snowyard verify` and `snowyard replay`."""
    record = ask(here.link.server, f"/api/tables/{here.link.table}/record", key=here.key, text=True)
    file = record_file(here.game, rest or None)
    file.write_text(record, encoding="utf-8")
    here.screen.say(said("record-saved"))
    here.screen.quote(str(file))


def feedback(here: RemoteTable, rest: str) -> None:
    """Of a variant, when its game is over."""
    here.send("feedback", **asdict(typed_feedback(rest)))


def own_key(here: RemoteTable) -> str:
    if here.key is None:
        raise Refusal("watching", said("only-at-table"))
    return here.key


def sends(kind: str, **more: Any) -> Callable[[RemoteTable, str], None]:
    def send(here: RemoteTable, rest: str) -> None:
        here.send(kind, **more)

    return send


COMMANDS = commands(
    "does-quit-away",
    undo=Command("does-undo-away", sends("undo")),
    yes=Command("does-yes", sends("answer", yes=True)),
    no=Command("does-no", sends("answer", yes=False)),
    chat=Command("does-chat", chat),
    hint=Command("does-hint-away", sends("hint")),
    bot=Command("does-bot-away", bot),
    back=Command("does-back", sends("back")),
    start=Command("does-start", start),
    code=Command("does-code", code),
    resign=Command("does-resign", resign),
    rematch=Command("does-rematch", rematch),
    save=Command("does-save-away", save),
    feedback=Command("does-feedback", feedback),
)
