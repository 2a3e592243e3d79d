"""Tells one pair of eyes about a match: the table, the log, the prompt line, the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowyard.kernel.game import Game
from snowyard.kernel.table import SPECTATOR as SPECTATOR
from snowyard.kernel.table import Table
from snowyard.kernel.tongue import language, said
from snowyard.kernel.wording import ended
from snowyard.match import Match
from snowyard.terminal import theme
from snowyard.terminal.letters import Letters
from snowyard.terminal.moves import listed
from snowyard.terminal.screen import Screen

NARROW = 60  # columns that the pictures of all games need; `fitted` in screen.py draws for any width


class Speaker:
    """Shows a table and lists moves, for whoever sits at this screen, from a view alone."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.shared = False
        """Do several people read the same screen? Then nobody on it is "you"."""
        self._letters: dict[int, Letters] = {}

    @property
    def letters(self) -> Letters:
        """Of whoever looks at this screen now."""
        return self._letters.setdefault(self.looker, Letters())

    @property
    def looker(self) -> int:
        """The seat of whoever looks at this screen; -1: a spectator."""
        return SPECTATOR

    @property
    def names(self) -> list[str]:
        raise NotImplementedError

    def drawn_names(self, seat: int) -> list[str]:
        """The names as a drawing for this seat has them: its own is "You", as in every sentence told to it; with their marks
        unless the screen is plain."""
        names = list(self.names)
        if seat != SPECTATOR:
            names[seat] = said("you").capitalize()
        return names if self.screen.plain else [theme.marked(s, name) for s, name in enumerate(names)]

    def greet(self) -> None:
        """Which game it is, and what it is about."""
        speech = self.game.speech(language())
        self.screen.say(f"{ended(speech.title)} {speech.summary}", "bold")

    def lay(self, view: dict[str, Any], when: str = "") -> None:
        """The table that a view tells of."""
        if self.shared:
            view = {**view, "you": SPECTATOR}
        plain, names = self.screen.plain, self.drawn_names(view["you"])
        self.screen.rule(f"[b]{self.game.speech(language()).title}[/]{when}" if not plain else when.strip(" ,").capitalize())
        fitted = self.game.optional("screen.fitted")
        if fitted is not None and not plain:
            self.screen.show(fitted(view, names, self.screen.width))
        elif not plain and self.screen.width < NARROW:  # the picture is wider than that
            for sentence in self.game.module("screen").draw(view, names, True):
                self.screen.say(sentence, hang=2)
        else:
            self.screen.show(self.game.module("screen").draw(view, names, plain))
        self.screen.rule()

    @property
    def labels(self) -> list[str]:
        """What the legal moves are called, in their order."""
        raise NotImplementedError

    @property
    def typed_by_text(self) -> bool:
        """Are moves without a letter shown by the text that records have? Only in English, and where it says more than what they
        are called, because the game groups its moves by it: points of a map. Slots and kinds of cards tell nobody anything."""
        return language() == "en" and self.game.optional("screen.grouped") is not None

    def moves(self, moves: Sequence[str], places: Sequence[int] | None = None) -> None:
        """The legal moves with their letters, or those of them at `places`."""
        called = moves if self.typed_by_text else [label.lower() for label in self.labels]
        crowd = self.game.optional("screen.crowd")
        if places is None and crowd:
            told, places = crowd(moves, self.screen.plain)
            for sentence in told:
                self.screen.say(sentence)
        singly, counted = listed(called, range(len(moves)) if places is None else places)
        if singly:
            self.every_move(moves, singly)
        if counted:
            meaning = self.game.optional("screen.grouped") or (lambda start, places: said("so-many-moves", moves=places))
            self.screen.columns(
                [said("more-moves", start=start, meaning=meaning(start, len(group))) for start, group in counted.items()]
            )
            example = next(iter(counted))
            self.screen.say(said("type-beginning", example=example), "quiet")

    def every_move(self, moves: Sequence[str], places: Sequence[int]) -> None:
        """These moves one by one, however many."""
        labels = self.labels
        self.letters.give([moves[n] for n in places], moves)
        self.screen.columns([self._entry(moves[n], labels[n]) for n in places])
        if not places:
            self.screen.say(said("no-move-contains"))

    def _entry(self, move: str, label: str) -> str:
        """What to type, and what it does. Where there are more moves than letters, their text is typed."""
        letter, spot = self.letters.of(move), self.game.optional("screen.spot")
        point = spot(move) if spot else ""
        typed = letter or point or (move if self.typed_by_text else "")
        if letter and point:
            label = f"{point}: {label}"
        if self.screen.plain:
            return f"{typed}: {label}" if typed else label
        return f"[warm]{typed}[/] {theme.coloured_label(label, self.names)}".replace("[warm][/] ", "")

    def worth(self, label: str, chance: float | None, error: float) -> None:
        """What a move should win (1: a victory), with its 95 % interval; None: nobody knows."""
        sure = said("not-tried") if chance is None else said("chance", chance=f"{chance:.0%}", within=f"{1.96 * error:.0%}")
        if self.screen.plain:
            self.screen.say(f"{label}: {sure}")
        else:
            self.screen.show([f"  {theme.coloured_label(label, self.names)}  [quiet]{sure}[/]"])

    def sitting(self, players: Sequence[tuple[str, str]], you: int = SPECTATOR) -> None:
        """Who sits where: names, the kinds of those that are bots, and which of them is you."""
        kinds = [f" ({said('bot-of-kind', kind=bot)})" if bot else "" for _, bot in players]
        if you != SPECTATOR:
            kinds[you] = f" ({said('you')})"
        if self.screen.plain:
            seats = ", ".join(f"p{s} {name}{kinds[s]}" for s, (name, _) in enumerate(players))
            self.screen.say(said("at-the-table", seats=seats))
        else:
            self.screen.columns(
                [
                    f"[p{s}]{theme.MARKS[s]} p{s}[/] {theme.escape(name)}[quiet]{kinds[s]}[/]"
                    for s, (name, _) in enumerate(players)
                ]
            )


class Teller(Speaker):
    """Speaks to a seat (-1: a spectator). Everything comes from what that seat may see."""

    def __init__(self, match: Match, screen: Screen) -> None:
        super().__init__(match.game, screen)
        self.match = match

    @property
    def names(self) -> list[str]:
        return self.match.names

    def table(self, seat: int, table: Table | None = None, when: str = "") -> None:
        """The table as it lies (or lay) before this seat."""
        self.lay((table or self.match.table).view(seat, self.names, language()), when)

    def prompt(self, seat: int, table: Table | None = None) -> None:
        table = table or self.match.table
        names = self.names if self.screen.plain else theme.placeholders(self.names)
        sentence = table.prompt(seat, names, language())
        if self.shared and table.actor == seat:
            sentence = said("told-to", name=names[seat], sentence=sentence)
        if self.screen.plain:
            self.screen.say(sentence)
            return
        lines = theme.coloured(sentence, self.names, self.screen.width)
        self.screen.show(f"[warm]{line}[/]" if table.actor == seat else line for line in lines)

    def story(self, seat: int, number: int) -> list[str]:
        """What move `number` (0: the deal) did, as far as this seat saw it, in lines; none if it saw nothing."""
        return [line for _, lines in self._told(seat, number) for line in lines]

    def _told(self, seat: int, number: int) -> list[tuple[str, list[str]]]:
        """The same, with the kind of each event."""
        table = self.match.at(number)
        names = self.names if self.screen.plain else theme.placeholders(self.names)
        spoken_to = SPECTATOR if self.shared else seat
        tell, seen = self.match.game.speech(language()).tell, table.seen(seat)
        told = [(event.kind, tell(event, seen, spoken_to, names)) for event in table.events(seat, seen)]
        if self.screen.plain:
            return [(kind, [sentence]) for kind, sentence in told]
        wide = self.screen.width - 2
        return [(kind, [f"  {line}" for line in theme.coloured(words, self.names, wide)]) for kind, words in told]

    def log(self, seat: int, first: int, last: int) -> None:
        """What happened from move `first` to move `last`: a paragraph a move."""
        obvious = self.game.optional("screen.OBVIOUS")
        for number in range(first, last + 1):
            for kind, lines in self._told(seat, number):
                self.screen.show(lines, spare=kind in obvious)

    def seats(self, you: int = SPECTATOR) -> None:
        """Who sits where."""
        self.sitting([(seat.name, seat.bot) for seat in self.match.players], you)
        if self.match.seating:
            self.screen.say(said("by-lot"))
