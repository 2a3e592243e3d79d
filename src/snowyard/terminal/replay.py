"""A recorded game, move by move."""

from __future__ import annotations

from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.tongue import said
from snowyard.match import Match
from snowyard.terminal.refusals import in_words
from snowyard.terminal.screen import Screen
from snowyard.terminal.session_commands import command_meant
from snowyard.terminal.teller import SPECTATOR, Teller

WORDS = ("next", "back", "start", "end", "seat", "help", "quit")
SHORT = {"n": "next", "b": "back"}


def seat_of(match: Match, written: str) -> int:
    """`p0`, a player's name, or nothing for a spectator."""
    called = [name.lower() for name in match.names]
    keys = [f"p{s}" for s in range(len(called))]
    word = written.strip().lower()
    if word in ("", "spectator", said("word-spectator")):
        return SPECTATOR
    for names in (keys, called):
        if word in names:
            return names.index(word)
    raise Refusal(
        "seat", said("nobody-called", typed=repr(written), names=listing([*keys, *match.names, said("word-spectator")]))
    )


class Replay:
    """`at`: how many moves have been played; `seat`: through whose eyes."""

    def __init__(self, match: Match, screen: Screen, seat: int) -> None:
        self.match = match
        self.screen = screen
        self.teller = Teller(match, screen)
        self.seat = seat
        self.at = 0

    def go_to(self, number: int) -> None:
        wanted = number + len(self.match.moves) + 1 if number < 0 else number
        self.match.at(wanted)  # refused if there is no such move
        self.at = wanted

    def print_all(self) -> None:
        """The whole story from here on, and how the table lay at the end."""
        self.teller.seats()
        for number in range(self.at, len(self.match.moves) + 1):
            self._tell(number)
        self._table(len(self.match.moves))

    def step_through(self) -> None:
        self.teller.seats()
        self._show()
        while True:
            try:
                words = {"help": said("word-help"), "quit": said("word-quit")}
                typed = self.screen.ask(f"{said('replay-ask', at=self.at, of=len(self.match.moves), **words)} > ")
                if not self._obey(typed.strip().lower()):
                    return
            except EOFError:
                self.screen.say()
                return
            except Refusal as refusal:
                self.screen.say(in_words(refusal.sentence), "bad")

    def _obey(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        given, _, rest = typed.partition(" ")
        word = SHORT.get(given) or command_meant(given or "next", WORDS)
        if word == "quit":
            return False
        if word == "help":
            self._help()
            return True
        if word == "seat":
            self.seat = seat_of(self.match, rest)
        elif word == "next":
            self.go_to(self.at + 1)
        elif word == "back":
            self.go_to(max(0, self.at - 1))
        elif word in ("start", "end"):
            self.go_to(0 if word == "start" else -1)
        elif word.isdecimal():
            self.go_to(int(word))
        else:
            raise Refusal("command", said("nothing-to-type", typed=repr(typed[:40]), help=said("word-help")))
        self._show()
        return True

    def _help(self) -> None:
        words = {word: said(f"word-{word}") for word in (*WORDS, "spectator")}
        for line in ("next", "back", "number", "ends", "seat", "quit"):
            self.screen.say(said(f"replay-help-{line}", **words))

    def _show(self) -> None:
        self._tell(self.at)
        self._table(self.at)

    def _tell(self, number: int) -> None:
        """A move as this seat heard of it. What it could not see is not told: not even who moved."""
        title = said("deal") if number == 0 else said("move-number", number=number)
        lines = self.teller.story(self.seat, number) or [said("nothing-seen")]
        if self.screen.plain:
            self.screen.say(f"{title}. {lines[0]}")
        else:
            self.screen.show([f"[b]{title}[/]", *lines])

    def _table(self, number: int) -> None:
        table = self.match.at(number)
        self.teller.table(self.seat, table, f", {said('after-move', number=number) if number else said('after-deal')}")
        self.teller.prompt(self.seat, table)
