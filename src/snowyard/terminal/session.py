"""A sitting at a table in the terminal: what is typed becomes moves and commands. The table lies here or on another machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from snowyard.kernel.errors import Refusal, listing
from snowyard.terminal.moves import fitting, pick, tidy
from snowyard.terminal.talk import SHORT, Command, Leave
from snowyard.terminal.teller import Speaker

INTERRUPTED = 130  # the exit status of a program that Ctrl-C ended


class PlayTable(Speaker, ABC):
    """What a session needs of a table: `local.py` has the one that lies here, `remote.py` the one on another machine."""

    commands: dict[str, Command]
    """What can be typed there beside moves."""

    @property
    @abstractmethod
    def legal(self) -> list[str]:
        """The moves of whoever decides at this screen; none while others decide."""

    @property
    @abstractmethod
    def rules(self) -> list[str]:
        """The numbers of the rules that govern the decision at hand."""

    @property
    @abstractmethod
    def options(self) -> dict[str, Any]: ...

    @abstractmethod
    def begin(self) -> None:
        """Somebody sits down."""

    @abstractmethod
    def typed(self) -> str | None:
        """What is typed next; until then the game goes on by itself. None: it is over, and nothing is left to type."""

    @abstractmethod
    def play(self, place: int) -> None:
        """Play the legal move at this place of the list."""

    @abstractmethod
    def show(self, again: bool = True) -> None:
        """The table as it lies before whoever looks, and the line that says what to decide. Not `again`: in plain mode the
        table only if others have moved."""

    @abstractmethod
    def log(self) -> None:
        """Everything that has happened, as far as whoever looks may know."""

    @abstractmethod
    def farewell(self) -> None:
        """Say how to come back."""

    @abstractmethod
    def close(self) -> None:
        """Nobody sits here any more."""

    @property
    def question(self) -> str:
        return "Your move: " if self.screen.plain else "> "

    def page(self) -> None:
        """Table, prompt line and moves."""
        self.show(again=False)
        legal = self.legal
        self.screen.offer([*legal, *self.commands])
        if legal:
            self.moves(legal)


class Session:
    """From sitting down to leaving."""

    def __init__(self, table: PlayTable) -> None:
        self.table, self.screen = table, table.screen

    def run(self) -> int:
        """Until the game is over or somebody leaves. Returns the exit status."""
        try:
            self.table.begin()
            while (typed := self.table.typed()) is not None:
                try:
                    self._answer(typed)
                except Refusal as refusal:
                    self.screen.say(refusal.sentence, "bad")
        except (EOFError, Leave):
            self.table.farewell()
        except KeyboardInterrupt:
            self.screen.say()
            self.table.farewell()
            return INTERRUPTED
        finally:
            self.table.close()
        return 0

    def _answer(self, typed: str) -> None:
        """A move by its number or text comes before a command, a command before a player's name in a move."""
        moves = self.table.legal
        text = " ".join(typed.lower().split())
        place = pick(moves, text)
        if place is None:
            word, _, rest = typed.strip().partition(" ")
            command = self.table.commands.get(SHORT.get(word.lower(), word.lower()))
            if command is not None:
                command.do(self.table, rest.strip())
                return
            called = pick([label.lower() for label in self.table.labels], text)
            text = tidy(typed, self.table.names)
            place = pick(moves, text) if called is None else called
        if place is not None:
            self.table.play(place)
        else:
            self._no_such_move(moves, text, typed)

    def _no_such_move(self, moves: list[str], text: str, typed: str) -> None:
        found = fitting(moves, self.table.labels, self.table.names, typed) if text and moves else []
        if not text:
            self.table.page()
        elif not moves:
            self.screen.say("It is not your decision now; help shows what you can type.", "bad")
        elif found:
            self.table.moves(moves, found)
        elif text.isdecimal():
            self.screen.say(f"There is no move {text}; the moves have the numbers 1 to {len(moves)}.", "bad")
        else:
            self.table.game.number(text)  # refused if the game has no such move at all
            raise Refusal("illegal move", f"{text!r} is not legal now; legal: {listing(moves)}")
