"""What a person can type, beside moves, at any table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from snowyard.terminal.moves import fitting
from snowyard.terminal.rulebook import asked, paragraphs, unmarked

if TYPE_CHECKING:
    from snowyard.terminal.session import PlayTable


class Leave(Exception):
    """Somebody leaves the table; nothing is lost."""


class Command(NamedTuple):
    takes: str
    meaning: str
    do: Callable[[Any, str], None]
    """Does it at a table, with the rest of the line."""


def show_help(table: PlayTable, rest: str) -> None:
    table.screen.say("A move: its number, its whole text, or part of it to list the moves that fit.")
    wide = max(len(name + command.takes) for name, command in table.commands.items())
    for name, command in table.commands.items():
        plain = f"{name}{command.takes}: {command.meaning}."
        table.screen.say(plain if table.screen.plain else f"{name + command.takes:<{wide}} {command.meaning}")


def rules(table: PlayTable, rest: str) -> None:
    """The paragraphs that govern this decision, the one asked for by its number, or what a thing on the table does."""
    numbered = {} if rest else paragraphs(table.game.rulebook())
    here = [numbered[n] for n in table.rules if n in numbered]
    text = asked(table.game, table.options, rest) if rest else "\n\n".join(here)
    table.screen.page(unmarked(text) if table.screen.plain else text)


def moves(table: PlayTable, rest: str) -> None:
    legal = table.legal
    table.every_move(legal, fitting(legal, table.labels, table.names, rest) if rest else list(range(len(legal))))


def options(table: PlayTable, rest: str) -> None:
    for name, value in table.options.items():
        table.screen.say(f"{name}: {value}")


def leave(table: PlayTable, rest: str) -> None:
    raise Leave


def commands(quitting: str, **own: Command) -> dict[str, Command]:
    """What can be typed at every table, and what a table has of its own."""
    return {
        "help": Command("", "this list", show_help),
        "rules": Command(
            " [NUMBER or NAME]",
            "the rules of this decision, a rule by its number, or what a card or word means",
            rules,
        ),
        "log": Command("", "everything that has happened", lambda table, rest: table.log()),
        "view": Command("", "the table once more", lambda table, rest: table.show()),
        "moves": Command(" [PART]", "every legal move, or those that contain a text", moves),
        "options": Command("", "the options of this game", options),
        **own,
        "quit": Command("", quitting, leave),
    }


SHORT = {"?": "help", "q": "quit", "exit": "quit", "say": "chat"}
