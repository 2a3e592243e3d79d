"""Tells one pair of eyes about a match: the table, the log, the prompt line, the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowyard.kernel.game import Game
from snowyard.kernel.table import Table
from snowyard.match import Match
from snowyard.terminal import theme
from snowyard.terminal.moves import listed
from snowyard.terminal.screen import Screen

SPECTATOR = -1


class Speaker:
    """Shows a table and lists moves, for whoever sits at this screen, from a view alone."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen

    @property
    def names(self) -> list[str]:
        raise NotImplementedError

    @property
    def shown_names(self) -> list[str]:
        """The names as a drawing has them: with their marks unless the screen is plain."""
        return self.names if self.screen.plain else [theme.marked(s, name) for s, name in enumerate(self.names)]

    def lay(self, view: dict[str, Any], when: str = "") -> None:
        """The table that a view tells of."""
        plain = self.screen.plain
        self.screen.rule(f"[b]{self.game.title}[/]{when}" if not plain else when.strip(" ,").capitalize())
        self.screen.show(self.game.module("screen").draw(view, self.shown_names, plain))
        self.screen.rule()

    @property
    def labels(self) -> list[str]:
        """What the legal moves are called, in their order."""
        raise NotImplementedError

    def moves(self, moves: Sequence[str], places: Sequence[int] | None = None) -> None:
        """The legal moves with their numbers, or those of them at `places`."""
        singly, counted = listed(moves, range(len(moves)) if places is None else places)
        if singly:
            self.every_move(moves, singly)
        if counted:
            self.screen.columns([f"{start} ...: {len(group)} moves" for start, group in counted.items()])
            example = next(iter(counted))
            self.screen.say(f"Type the beginning of a move to see more of them, such as: {example}", "quiet")

    def every_move(self, moves: Sequence[str], places: Sequence[int]) -> None:
        """These moves one by one, however many."""
        wide = len(str(max(places, default=0) + 1))
        labels = self.labels
        self.screen.columns([self._entry(n, labels[n], wide) for n in places])
        if not places:
            self.screen.say("No legal move contains that.")

    def _entry(self, place: int, label: str, wide: int) -> str:
        if self.screen.plain:
            return f"{place + 1}: {label}"
        return f"[warm]{place + 1:>{wide}}[/] {theme.coloured_label(label, self.names)}"

    def worth(self, label: str, chance: float | None, error: float) -> None:
        """What a move should win (1: a victory), with its 95 % interval; None: nobody knows."""
        sure = "not tried" if chance is None else f"{chance:.0%} (within {1.96 * error:.0%})"
        if self.screen.plain:
            self.screen.say(f"{label}: {sure}")
        else:
            self.screen.show([f"  {theme.coloured_label(label, self.names)}  [quiet]{sure}[/]"])

    def sitting(self, players: Sequence[tuple[str, str]]) -> None:
        """Who sits where: names, and the kinds of those that are bots."""
        kinds = [f" ({bot} bot)" if bot else "" for _, bot in players]
        if self.screen.plain:
            seats = ", ".join(f"p{s} {name}{kinds[s]}" for s, (name, _) in enumerate(players))
            self.screen.say(f"At the table: {seats}.")
        else:
            self.screen.columns([f"[p{s}]{theme.MARKS[s]} p{s}[/] {theme.escape(name)}[quiet]{kinds[s]}[/]"
                                 for s, (name, _) in enumerate(players)])  # fmt: skip


class Teller(Speaker):
    """Speaks to a seat (-1: a spectator). Everything comes from what that seat may see. `shared`: several people read
    the same log, so that nobody in it is "you"."""

    def __init__(self, match: Match, screen: Screen) -> None:
        super().__init__(match.game, screen)
        self.match = match
        self.shared = False

    @property
    def names(self) -> list[str]:
        return self.match.names

    def table(self, seat: int, table: Table | None = None, when: str = "") -> None:
        """The table as it lies (or lay) before this seat."""
        self.lay((table or self.match.table).view(seat, self.shown_names), when)

    def prompt(self, seat: int, table: Table | None = None) -> None:
        table = table or self.match.table
        if self.screen.plain:
            self.screen.say(table.prompt(seat, self.names))
            return
        sentence = table.prompt(seat, theme.placeholders(self.names))
        lines = theme.coloured(sentence, self.names, self.screen.width)
        self.screen.show(f"[warm]{line}[/]" if table.actor == seat else line for line in lines)

    def story(self, seat: int, number: int) -> list[str]:
        """What move `number` (0: the deal) did, as far as this seat saw it, in lines; none if it saw nothing."""
        table = self.match.at(number)
        names = self.names if self.screen.plain else theme.placeholders(self.names)
        spoken_to = SPECTATOR if self.shared else seat
        tell, seen = self.match.game.speech().tell, table.seen(seat)
        told = [tell(event, seen, spoken_to, names) for event in table.events(seat, seen)]
        if self.screen.plain:
            return told
        return [
            f"  {line}" for sentence in told for line in theme.coloured(sentence, self.names, self.screen.width - 2)
        ]

    def log(self, seat: int, first: int, last: int) -> None:
        """What happened from move `first` to move `last`: a paragraph a move."""
        for number in range(first, last + 1):
            self.screen.show(self.story(seat, number))

    def seats(self) -> None:
        """Who sits where."""
        self.sitting([(seat.name, seat.bot) for seat in self.match.players])
        if self.match.seating:
            self.screen.say("Who sits where was drawn by lot.")
