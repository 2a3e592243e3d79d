"""What a person can type at a table on another machine alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from snowyard.kernel.errors import Refusal
from snowyard.terminal.line import Keys, Link, ask
from snowyard.terminal.moves import tidy
from snowyard.terminal.seating import record_file
from snowyard.terminal.talk import Command, commands

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
    if rest.lower() != "yes":
        raise Refusal("resign", "do you really give up? Then type: resign yes")
    here.send("resign")


def start(here: RemoteTable, rest: str) -> None:
    ask(here.link.server, f"/api/tables/{here.link.table}/start", {"level": rest}, own_key(here))


def rematch(here: RemoteTable, rest: str) -> None:
    wish = {"salt": secrets.token_hex(16)}
    seated = ask(here.link.server, f"/api/tables/{here.link.table}/rematch", wish, own_key(here))
    link = Link(here.link.server, seated["table"], "")
    Keys().keep(link, seated["key"])
    here.sit_at(link, seated["key"])
    here.screen.say("The next game. You come back to it with this link:")
    here.screen.quote(f"{link.server}/#/table/{link.table}")


def code(here: RemoteTable, rest: str) -> None:
    made = ask(here.link.server, f"/api/tables/{here.link.table}/code", {}, own_key(here))
    here.screen.say(f"Within {made['seconds'] // 60} minutes this code, typed on another device, takes your seat there, once:")
    here.screen.quote(made["code"])


def save(here: RemoteTable, rest: str) -> None:
    """The record, for `snowyard verify` and `snowyard replay`."""
    record = ask(here.link.server, f"/api/tables/{here.link.table}/record", text=True)
    file = record_file(here.game, rest or None)
    file.write_text(record, encoding="utf-8")
    here.screen.say("The record is saved; snowyard verify checks it, snowyard replay shows it:")
    here.screen.quote(str(file))


def own_key(here: RemoteTable) -> str:
    if here.key is None:
        raise Refusal("watching", "you are watching; only those at the table can do that")
    return here.key


def sends(kind: str, **more: Any) -> Callable[[RemoteTable, str], None]:
    def send(here: RemoteTable, rest: str) -> None:
        here.send(kind, **more)

    return send


COMMANDS = commands(
    "leave the screen; the table is kept",
    undo=Command("", "take back your last move; those who decided since are asked", sends("undo")),
    yes=Command("", "agree to what was asked", sends("answer", yes=True)),
    no=Command("", "do not agree", sends("answer", yes=False)),
    chat=Command(" TEXT", "say something to everybody at the table", chat),
    hint=Command("", "what a bot would think of your moves", sends("hint")),
    bot=Command(" [pN] [LEVEL]", "let a bot play for you, or for pN who does not answer", bot),
    back=Command("", "play for yourself again", sends("back")),
    start=Command(" [LEVEL]", "begin now: bots take the open seats", start),
    code=Command("", "a code that takes your seat to another device", code),
    resign=Command("", "give up; a bot plays on, or at a table of two the game ends", resign),
    rematch=Command("", "another game of the same people, when this one is over", rematch),
    save=Command(" [FILE]", "keep the record of a game that is over", save),
)
