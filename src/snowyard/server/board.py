"""The board of a table: the game itself, and for every viewer what they may see of it and of how it came about.

Lines are numbered for each viewer on their own. A decision that a viewer cannot notice (nothing it could see has changed
and no event was for it) is no line of theirs: neither numbers nor messages tell that it happened.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from snowyard.match import Match, Seat
from snowyard.server import speech
from snowyard.server.forms import MOST_SEATS, SOMEBODY, SPECTATOR
from snowyard.server.log import Chair, Fold, Happening, seating
from snowyard.server.messages import GameEvent, Line, State, Undo
from snowyard.server.views import Views, choices, whole

log = logging.getLogger("snowyard.server")

WATCHERS = 1 << MOST_SEATS
EVERYBODY = (1 << MOST_SEATS + 1) - 1
TABLES_KEPT = 24  # earlier tables that stay in memory; an undo reaches no further back
GAME_MOVES = ("move", "bot", "time")


def bit(viewer: int) -> int:
    return WATCHERS if viewer == SPECTATOR else 1 << viewer


class Mark(msgspec.Struct, array_like=True):
    """One happening: which viewers noticed it, and which of them know whose doing it was. `number`: moves on
    the board after it."""

    cause: str
    seat: int
    at: int
    seen: int
    known: int
    number: int
    move: str = ""
    news: bool = False
    undone: bool = False


class Kept(msgspec.Struct):
    """A board as a snapshot keeps it."""

    layout: int  # bytes of the record: another size is another release's
    done: int
    marks: list[Mark]
    made: list[tuple[int, int]]
    standing: list[int]
    table: bytes


class Board:
    """The game of one table. It follows the happenings of the fold, in order."""

    def __init__(self, slug: str, options: dict[str, Any], seed: bytes, chairs: Sequence[Chair],
                 kept: Kept | None = None) -> None:  # fmt: skip
        self.slug, self.options, self.seed = slug, options, seed
        self.players = [Seat(chair.name, chair.level if chair.who == "bot" else "") for chair in chairs]
        self.names = [chair.name for chair in chairs]
        salts = {s: chair.salt for s, chair in enumerate(chairs) if chair.salt}
        sat = seating(chairs)
        if kept is None:
            self.match = Match(slug, self.players, seed=seed, salts=salts, seating=sat, **options)
        else:
            self.match = Match.standing(
                slug, self.players, kept.made, kept.table, seed=seed, salts=salts, seating=sat, **options
            )
        self.done = kept.done if kept else 0
        self.marks: list[Mark] = kept.marks if kept else []
        self._standing: list[int] = kept.standing if kept else []  # the marks of the moves that stand, by their places
        self.viewers = (SPECTATOR, *range(len(chairs)))
        self.counts = {v: sum(1 for m in self.marks if m.seen & bit(v)) for v in self.viewers}
        self._actors: dict[int, int] = {}  # whom each viewer sees deciding
        self._still: dict[int, bytes] = {}  # what each viewer sees, where moves are not counted for them
        self.views = Views()  # of the table as it lies
        self._look()

    @classmethod
    def after(cls, fold: Fold, slug: str, options: dict[str, Any], seed: bytes, kept: Kept | None) -> Board:
        """The board as the log says; from a snapshot, if that is sound, so that not every move is played again."""
        try:
            board = cls(slug, options, seed, fold.chairs, kept)
        except Refusal as refusal:
            if kept is None:
                raise
            log.warning("a damaged snapshot is passed over, and every move played again: %s", refusal.sentence)
            board = cls(slug, options, seed, fold.chairs)
        board.follow(fold)
        return board

    def copy(self) -> Board:
        """The same board once more: what happens there changes nothing here."""
        board = copy(self)
        board.match = self.match.copy()
        board.marks, board._standing, board.counts = self.marks[:], self._standing[:], dict(self.counts)
        board._actors, board._still = dict(self._actors), dict(self._still)
        return board

    def keep(self) -> Kept:
        made = [(move.seat, move.action) for move in self.match.moves]
        return Kept(
            self.match.game.layout.dtype.itemsize, self.done, self.marks, made, self._standing, bytes(self.table)
        )

    @property
    def table(self) -> Table:
        return self.match.table

    # ---- following the log

    def follow(self, fold: Fold) -> None:
        for happening in fold.happenings[self.done :]:
            self._follow(happening)

    def _follow(self, h: Happening) -> None:
        if h.cause in GAME_MOVES:
            self._move(h)
        elif h.cause == "undo":
            self._undo(h)
        else:
            self._note(Mark(h.cause, h.seat, h.at, EVERYBODY, EVERYBODY, len(self.match.moves)))
        self.done += 1

    def _note(self, mark: Mark) -> None:
        self.marks.append(mark)
        for viewer in self.viewers:
            self.counts[viewer] += bool(mark.seen & bit(viewer))

    def _move(self, h: Happening) -> None:
        known = sum(bit(v) for v in self.viewers if self._actors[v] == h.seat)
        made = self.match.play(h.seat, h.move)
        self.match.forget(TABLES_KEPT)
        seen = self._look() | bit(h.seat)
        text = self.match.game.name(made.action)
        self._standing.append(len(self.marks))
        self._note(Mark(h.cause, h.seat, h.at, seen, known, len(self.match.moves), text, bool(self.table.t.news)))

    def _undo(self, h: Happening) -> None:
        seen = known = 0
        for _ in range(h.count):
            place = self._standing.pop()
            mark = self.marks[place]
            self.marks[place] = msgspec.structs.replace(mark, undone=True)  # copies of this board share the mark itself
            seen, known = seen | mark.seen, known | mark.known
            self.match.table = self.match.at(len(self.match.moves) - 1)
            self.match.moves.pop()
            self.match._before.pop()
        self._look()
        self._note(Mark("undo", h.seat, h.at, seen | bit(h.seat), known | bit(h.seat), len(self.match.moves)))

    def _look(self) -> int:
        """See through every viewer's eyes; returns who noticed anything."""
        self.views = Views(self.views)
        noticed = 0
        decisions = int(self.table.t.decisions)
        for viewer in self.viewers:
            seen = self.views.seen(self.table, viewer)
            self._actors[viewer] = seen.actor
            if seen.decisions == decisions > 0:
                noticed |= bit(viewer)  # moves are counted before their eyes
                continue
            still = seen.without("event", "event_count")
            if seen.event_count or self._still.get(viewer) != still:
                noticed |= bit(viewer)
            self._still[viewer] = still
        return noticed

    # ---- what a viewer hears

    def count(self, viewer: int) -> int:
        """How many lines this viewer has."""
        return self.counts[viewer]

    def lines(self, viewer: int, since: int, lang: str, most: int = 10_000) -> list[Line]:
        """The viewer's lines after number `since`, at most the newest `most`."""
        first = max(since, self.count(viewer) - most)
        wanted: list[tuple[int, Mark]] = []
        seq = self.count(viewer)
        for mark in reversed(self.marks):
            if seq <= first:
                break
            if mark.seen & bit(viewer):
                wanted.append((seq, mark))
                seq -= 1
        return [self._line(seq, mark, viewer, lang) for seq, mark in reversed(wanted)]

    def _line(self, seq: int, mark: Mark, viewer: int, lang: str) -> Line:
        seat = mark.seat if mark.known & bit(viewer) or mark.seat < 0 else SOMEBODY
        told = mark.cause in ("start", *GAME_MOVES) and not mark.undone
        events = self.events(mark.number, viewer, lang) if told else []
        move = mark.move if mark.move and mark.seat == viewer else None
        text = speech.line(mark.cause, seat, self.names, lang)
        cause: Any = (
            mark.cause if seat != SOMEBODY or mark.cause not in GAME_MOVES else "move"
        )  # a bot's would tell whose
        return Line(seq, cause, seat, move, events, text, mark.undone, mark.at)

    def events(self, number: int, viewer: int, lang: str) -> list[GameEvent]:
        """What move `number` (0: the deal) did before this viewer's eyes."""
        newest = number == len(self.match.moves)
        table = self.table if newest else self.match.at(number)
        seen = self.views.seen(table, viewer) if newest else table.seen(viewer)
        tell = self.match.game.speech(lang).tell
        return [GameEvent(*event, tell(event, seen, viewer, self.names)) for event in table.events(viewer, seen)]

    # ---- the state before a viewer

    def state(self, viewer: int, lang: str, undo: Undo, decides: bool, payoff: list[float] | None,
              deadline: int | None) -> State:  # fmt: skip
        """`decides`: the moves are this viewer's to choose from. `payoff`: the game is over."""
        game, seen = self.match.game, self.views.seen(self.table, viewer)
        view: Any = whole(self.views.of(self.table, viewer))
        moves: Any = choices(game, self.table.actions, seen, viewer, self.names, lang) if decides else []
        prompt = game.speech(lang).prompt(seen, viewer, self.names)
        rules = list(game.words.rule_at(seen))
        return State(self.count(viewer), None, view, moves, prompt, rules, seen.actor, undo, payoff is not None, payoff,
                     deadline if seen.actor >= 0 else None)  # fmt: skip

    def public_actor(self) -> int:
        return self._actors[SPECTATOR]

    @property
    def last_is_public(self) -> bool:
        """Could everybody notice what happened last, and know whose doing it was?"""
        mark = self.marks[-1]
        return all(mark.seen & mark.known & bit(viewer) for viewer in self.viewers)

    @property
    def since(self) -> int:
        """When the decision at hand began."""
        return self.marks[-1].at if self.marks else 0

    @property
    def standing(self) -> list[Mark]:
        """The moves that were not taken back."""
        return [self.marks[place] for place in self._standing]

    # ---- undo

    def undo_reach(self, seat: int) -> tuple[int, list[int], str]:
        """How many moves back this seat's last one lies, who decided since, and why it cannot be taken back ('' if it can)."""
        others: list[int] = []
        if self._actors[seat] == SOMEBODY:  # what happens meanwhile must not show, neither in what can be taken back
            return 0, [], "somebody is being asked in secret"
        for count, place in enumerate(reversed(self._standing[-TABLES_KEPT:]), 1):
            mark = self.marks[place]
            if mark.news or not mark.seen & bit(seat):
                return 0, [], "dice were rolled or something hidden has come to light since"
            if self.match.game.number(mark.move) in self.match.game.never_undone:
                return 0, [], "somebody has made a move since that is never taken back"
            if mark.seat == seat:
                return count, sorted(set(others)), ""
            if not mark.known & WATCHERS:
                return 0, [], "something was decided in secret since"
            others.append(mark.seat)
        return 0, [], "there is no move of yours to take back"
