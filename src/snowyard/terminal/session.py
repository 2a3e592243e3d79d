"""A sitting at a table in the terminal: what is typed becomes moves and commands. The table lies here or on another machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.tongue import language, said
from snowyard.match.differing import differing
from snowyard.terminal import theme
from snowyard.terminal.learned import AT_ONCE, Explainer
from snowyard.terminal.letters import LETTERS
from snowyard.terminal.moves import MOST, fitting, tidy
from snowyard.terminal.refusals import in_words
from snowyard.terminal.screen import Screen
from snowyard.terminal.session_commands import Command, Leave, command_meant, is_yes, words_of
from snowyard.terminal.teller import Speaker

INTERRUPTED = 130  # the exit status of a program that Ctrl-C ended


class PlayTable(Speaker, ABC):
    """What a session needs of a table: `local.py` has the one that lies here, `remote.py` the one on another machine."""

    commands: dict[str, Command]
    """What can be typed there beside moves."""
    around = 4
    """Lines: the question and what stands around it."""
    least_told = 6
    """Lines of what just happened that stand below a tall table, even if they push it up."""

    def __init__(self, game: Game, screen: Screen) -> None:
        super().__init__(game, screen)
        self.explainer: Explainer | None = None
        self.kinds: list[str] = []  # of the events told of which something may still be explained

    @property
    @abstractmethod
    def legal(self) -> list[str]:
        """The moves of whoever decides at this screen; none while others decide. Giving up is not among them."""

    @property
    @abstractmethod
    def rules(self) -> list[str]:
        """The numbers of the rules that govern the decision at hand."""

    @property
    @abstractmethod
    def plays(self) -> bool:
        """Does anybody play at this screen, or do they only watch?"""

    @property
    @abstractmethod
    def can_give_up(self) -> bool:
        """Is the game's own move for giving up legal now?"""

    @abstractmethod
    def refuse(self, move: str) -> None:
        """Say why a move of this game cannot be made now, with the number of the rule."""

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
    def play(self, move: str) -> None:
        """Play a legal move."""

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
        return f"{said('ask-move')} " if self.screen.plain else "> "

    def tell_variant(self) -> None:
        """What is not as in the printed game, entry by entry."""
        heading, *entries = differing(self.game, str(self.options.get("variant") or ""), language()) or [""]
        if heading:
            self.screen.say(heading, "warm")
        for entry in entries:
            self.screen.say(theme.printable(entry), indent=2, hang=2)

    def told_in_sight(self) -> AbstractContextManager[None]:
        """Where the table is drawn: one that would push what just happened out of sight has it below itself."""
        more = said("told-above", log=said("word-log")) if "log" in self.commands else ""
        crowd = self.game.optional("screen.crowd")
        listed = crowd(self.legal, self.screen.plain)[1] if crowd else self.legal
        return self.screen.below(min(len(listed), MOST) + self.around, self.least_told, more)

    def page(self, again: bool = False) -> None:
        """Table, prompt line and moves; `again`: the table in any case."""
        self.show(again)
        legal = self.legal
        self.screen.offer([*legal, *self.commands, *words_of(self.commands)])
        if legal:
            self.explain(legal)
            self.moves(legal)
        self.screen.settle()

    def explain(self, legal: list[str]) -> None:
        """What is new to whoever sits here."""
        things = self.explainer.explain(self.kinds, legal, self.rules, self.options) if self.explainer else []
        for thing in things:
            self.screen.say(said("new-thing", name=thing.name, about=thing.about), "cold", hang=5)
        if len(things) < AT_ONCE:  # else more may wait for the next decision
            self.kinds = []


class Session:
    """From sitting down to leaving."""

    def __init__(self, table: PlayTable) -> None:
        self.table, self.screen = table, table.screen
        self._doubted = ""  # the move that was asked about

    def run(self) -> int:
        """Until the game is over or somebody leaves. Returns the exit status."""
        try:
            self.table.begin()
            while (typed := self.table.typed()) is not None:
                try:
                    self._answer(typed)
                except Refusal as refusal:
                    self.screen.say(in_words(refusal.sentence), "bad")
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
        """A move by its text or letter comes before a command, a command before a player's name in a move."""
        legal, text = self.table.legal, " ".join(typed.lower().split())
        move = text if text in legal else self.table.letters.pick(text, legal)
        if move is None:
            word, _, rest = typed.strip().partition(" ")
            command = self.table.commands.get(command_meant(word, self.table.commands))
            if command is not None:
                self._doubted = ""
                command.do(self.table, rest.strip())
                return
            doubted = self._doubted
            move = self._meant(legal, text, typed)
            if move is not None:  # said once more, by its name
                self._doubted = doubted
        if move is not None:
            self._play(move)

    def _play(self, move: str) -> None:
        """What a slip would give away is asked about, once."""
        if move in self.table.game.asks_first and self._doubted != move:
            self._doubted = move
            letter = self.table.letters.of(move)
            called = move if self.table.typed_by_text else self.table.labels[self.table.legal.index(move)]
            raise Refusal("sure", said("sure", move=called, letter=letter, lettered=bool(letter)))
        self._doubted = ""
        self.table.play(move)

    def _meant(self, legal: list[str], text: str, typed: str) -> str | None:
        """The one move that was meant by its label or part of it; None where others are listed, or it is refused."""
        self._doubted = ""
        if not text:
            self.table.page()
            return None
        gives_up = self.table.game.facts.gives_up
        if gives_up and text.split()[0] in (gives_up, said("word-surrender")):
            return self._given_up(text)
        if not legal:
            raise Refusal("not your turn", said("not-your-decision", help=said("word-help")))
        place = self.table.game.optional("screen.place")
        named = place(text) if place else ""
        if named:
            return self._placed(named, legal)
        named = tidy(typed, self.table.names)
        labels = [label.lower() for label in self.table.labels]
        if named in legal:
            return named
        if text in labels:
            return legal[labels.index(text)]
        if named in self.table.game.words.NAMES:  # it is a whole move: nobody means another that begins like it
            self.table.refuse(named)
            return None
        crowd = self.table.game.optional("screen.crowd")
        if text.isdecimal() and crowd and (told := crowd(legal, True)[0]):
            raise Refusal("unknown move", told[0])
        if text.isdecimal() or (len(text) == 1 and text in LETTERS):
            raise Refusal("unknown move", self._no_letter(text, legal))
        found = fitting(legal, self.table.labels, self.table.names, typed)
        if len(found) == 1:
            return legal[found[0]]
        if not found:
            if language() == "en":
                self.table.game.number(named)  # refused, with the move that is written most like it
            raise Refusal("unknown move", said("no-such-move", typed=typed.strip()[:40], moves=said("word-moves")))
        self.table.moves(legal, found)
        return None

    def _placed(self, move: str, legal: list[str]) -> str | None:
        """A point of a map, given by its numbers. One that cannot be chosen is refused, and the nearest is named."""
        if move in legal:
            return move
        screen = self.table.game.module("screen")
        near = screen.nearest(move, legal)
        try:
            self.table.refuse(move)
        except Refusal as refusal:
            why = in_words(refusal.sentence).replace(f"{move}:", f"{screen.spot(move)}:")
            raise Refusal(refusal.code, f"{why} {near}".strip()) from None
        if near:  # the table lies elsewhere, and so does the reason
            self.screen.say(near)
        return None

    def _no_letter(self, text: str, legal: list[str]) -> str:
        given = self.table.letters.given(legal)
        what = said("letters-not-numbers") if text.isdecimal() else said("no-such-letter", letter=text)
        how = said("type-letters", letters=" ".join(given)) if given else said("moves-shows-them", moves=said("word-moves"))
        return f"{what} {how}"

    def _given_up(self, text: str) -> str | None:
        """Nobody gives up by a slip of the hand."""
        move = self.table.game.facts.gives_up
        if not self.table.legal:
            raise Refusal("not your turn", said("give-up-when"))
        if not self.table.can_give_up:
            self.table.refuse(move)
            return None
        if not is_yes(text.partition(" ")[2]):
            raise Refusal("give up", said("give-up-really", typed=f"{said('word-surrender')} {said('word-yes')}"))
        return move
