"""What a person can type beside moves."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from snowyard.kernel.errors import Refusal
from snowyard.match import save
from snowyard.match.warm import warm_up
from snowyard.players import DEFAULT, analyse, check_kind
from snowyard.terminal.moves import matching, tidy
from snowyard.terminal.rulebook import paragraph, paragraphs, unmarked
from snowyard.terminal.seating import record_file

if TYPE_CHECKING:
    from snowyard.terminal.session import Session


HINTS = 5  # moves that a hint shows
HINT_SECONDS = 1.0


class Leave(Exception):
    """Somebody leaves the table; the record is saved."""


def show_help(session: Session, seat: int, rest: str) -> bool:
    say = session.screen.say
    say("A move: its number, its whole text, or part of it to list the moves that fit.")
    for name, command in COMMANDS.items():
        say(
            f"{name + command.takes:<14} {command.meaning}"
            if not session.screen.plain
            else f"{name}{command.takes}: {command.meaning}."
        )
    return False


def rules(session: Session, seat: int, rest: str) -> bool:
    """The paragraphs that govern this decision, or the one asked for."""
    game = session.match.game
    book = game.rulebook()
    if rest:
        found = [paragraph(game.slug, book, rest)]
    else:
        numbered = paragraphs(book)
        found = [numbered[n] for n in session.match.table.view(seat)["rules"] if n in numbered]
    text = "\n\n".join(found)
    session.screen.page(unmarked(text) if session.screen.plain else text)
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    session.take_back(seat)
    return True


def save_copy(session: Session, seat: int, rest: str) -> bool:
    if rest:
        file = record_file(session.match.game, os.path.expanduser(rest))
        try:
            save(session.match, file)
        except OSError as error:
            raise Refusal("save", f"the game cannot be saved in {file}: {error.strerror}") from None
        session.screen.say(f"A copy of the game is saved in {file}")
    else:
        session.screen.say(f"The game is saved in {session.file}")
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    session.teller.log(seat, 0, len(session.match.moves))
    return False


def view(session: Session, seat: int, rest: str) -> bool:
    session.teller.table(seat)
    session.teller.prompt(seat)
    return False


def moves(session: Session, seat: int, rest: str) -> bool:
    legal = session.match.table.moves
    places = matching(legal, tidy(rest, session.match.names)) if rest else range(len(legal))
    session.teller.every_move(legal, list(places))
    return False


def options(session: Session, seat: int, rest: str) -> bool:
    for name, value in session.match.table.options.items():
        session.screen.say(f"{name}: {value}")
    return False


def hint(session: Session, seat: int, rest: str) -> bool:
    """What the best moves should win, by a search that knows no more than this seat."""
    warm_up(session.match.game, session.screen.say, [DEFAULT])
    found = analyse(session.match.table, seat, seconds=HINT_SECONDS, seed=len(session.match.moves))
    session.teller.worths(found.moves if rest == "all" else found.moves[:HINTS])
    return False


def bot(session: Session, seat: int, rest: str) -> bool:
    kind = check_kind(rest or DEFAULT)
    warm_up(session.match.game, session.screen.say, [kind])
    session.play(seat, session.bot_move(kind))
    return True


def leave(session: Session, seat: int, rest: str) -> bool:
    raise Leave


class Command(NamedTuple):
    takes: str
    meaning: str
    do: Callable[[Session, int, str], bool]
    """Does it for a seat, with the rest of the line; True when the table has changed."""


COMMANDS = {
    "help": Command("", "this list", show_help),
    "rules": Command(" [NUMBER]", "the rules of the decision at hand, or one rule by its number", rules),
    "undo": Command("", "take back your last move; never a roll, a secret or another player's decision", undo),
    "save": Command(" [FILE]", "say where the game is saved, or save a copy elsewhere", save_copy),
    "log": Command("", "everything that has happened", log),
    "view": Command("", "the table once more", view),
    "moves": Command(" [PART]", "every legal move, or those that contain a text", moves),
    "options": Command("", "the options of this game", options),
    "hint": Command(" [all]", "what the best moves (or all) should win, by thinking ahead", hint),
    "bot": Command(" [KIND]", "let a bot choose your move", bot),
    "quit": Command("", "leave; the game is saved", leave),
}
SHORT = {"?": "help", "q": "quit", "exit": "quit"}
