"""The board of a table: the game itself, and for every viewer what they may see of it and of how it came about.

Lines are numbered for each viewer on their own. A decision that a viewer cannot notice (nothing it could see has changed
and no event was for it) is no line of theirs: neither numbers nor messages tell that it happened.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Protocol

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from snowyard.match import Beginning, Match, Reach, Seat, begin, reach
from snowyard.server import speech
from snowyard.server.entries import GAME_MOVES, Chair, Continued, Fold, Happening, seating
from snowyard.server.forms import MOST_SEATS, SOMEBODY, SPECTATOR
from snowyard.server.messages import GameEvent, Line, State, Undo
from snowyard.server.turns import Turn, turns
from snowyard.server.views import Views, choices, whole

log = logging.getLogger("snowyard.server")

WATCHERS = 1 << MOST_SEATS
EVERYBODY = (1 << MOST_SEATS + 1) - 1
TABLES_KEPT = 24  # earlier tables that stay in memory; an undo reaches no further back


def bit(viewer: int) -> int:
    return WATCHERS if viewer == SPECTATOR else 1 << viewer


class Mark(msgspec.Struct, array_like=True):
    """One happening: which viewers noticed it, and which of them know whose doing it was. `number`: moves on
    the board after it. `undone`: it was taken back."""

    what: Happening
    seen: int
    known: int
    number: int
    undone: bool = False


class Lies(Protocol):
    """A table, and its views."""

    @property
    def table(self) -> Table: ...

    @property
    def views(self) -> Views: ...


class Kept(msgspec.Struct):
    """A board as a snapshot keeps it."""

    layout: int  # bytes of the record: another size is another release's
    done: int
    marks: list[Mark]
    made: list[tuple[int, int, bool]]
    table: bytes


def beginning(match: Match, continued: Continued) -> Beginning:
    """What was played elsewhere, of a match that is dealt and not played again."""
    return Beginning(tuple(match.players), match.seed, match.salts, tuple(match.seating), continued.moves, continued.seat)


class Board:
    """The game of one table. It follows the happenings of the fold, in order."""

    def __init__(
        self,
        slug: str,
        options: dict[str, Any],
        seed: bytes,
        chairs: Sequence[Chair],
        kept: Kept | None = None,
        continued: Continued | None = None,
    ) -> None:
        self.slug, self.options, self.seed, self.continued = slug, options, seed, continued
        self.players = [Seat(chair.name, chair.level if chair.who == "bot" else "") for chair in chairs]
        self.names = [chair.name for chair in chairs]
        self._here: dict[str, Any] = {
            "seed": seed,
            "salts": {s: chair.salt for s, chair in enumerate(chairs) if chair.salt},
            "seating": seating(chairs),
        }
        self._earlier: list[tuple[int, str]] = []  # what was played elsewhere, and is played again when this board begins
        if continued is not None:
            self.match, self._earlier = begin(continued.record)
        elif kept is None:
            self.match = Match(slug, self.players, **self._here, **options)
        if kept is not None:
            first = beginning(self.match, continued) if continued is not None else None
            self.match = Match.standing(slug, self.players, kept.made, kept.table, **self._here, beginning=first, **options)
        self.done = kept.done if kept else 0
        self.marks: list[Mark] = kept.marks if kept else []
        self.viewers = (SPECTATOR, *range(len(chairs)))
        self.counts = {v: sum(1 for m in self.marks if m.seen & bit(v)) for v in self.viewers}
        self._actors: dict[int, int] = {}  # whom each viewer sees deciding
        self._still: dict[int, bytes] = {}  # what each viewer sees, where moves are not counted for them
        self.views = Views()  # of the table as it lies
        self._turns: list[Turn] | None = None
        self._look()

    @classmethod
    def after(cls, fold: Fold, slug: str, options: dict[str, Any], seed: bytes, kept: Kept | None) -> Board:
        """The board as the log says; from a snapshot, if that is sound, so that not every move is played again."""
        try:
            board = cls(slug, options, seed, fold.chairs, kept, fold.continued)
        except Refusal as refusal:
            if kept is None:
                raise
            log.warning("a damaged snapshot is passed over, and every move played again: %s", refusal.sentence)
            board = cls(slug, options, seed, fold.chairs, None, fold.continued)
        board.follow(fold)
        return board

    def copy(self) -> Board:
        """The same board once more: what happens there changes nothing here."""
        board = copy(self)
        board.match = self.match.copy()
        board.marks, board.counts = self.marks[:], dict(self.counts)
        board._actors, board._still = dict(self._actors), dict(self._still)
        return board

    def keep(self) -> Kept:
        made = [(move.seat, move.action, move.news) for move in self.match.moves]
        return Kept(self.match.game.layout.dtype.itemsize, self.done, self.marks, made, bytes(self.table))

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
        elif h.cause == "start" and self.continued is not None:
            self._go_on(h, self.continued)
        else:
            self._note(h)
        self.done += 1

    def _go_on(self, h: Happening, continued: Continued) -> None:
        """Play what was played elsewhere, then go on here."""
        self._note(h)
        game = self.match.game
        for seat, move in self._earlier:
            cause = "bot" if self.match.players[seat].bot else "move"
            self._move(Happening(cause, seat, h.at, game.name(game.number(move))))
        self.match.go_on(continued.seat, self.players, **self._here)
        self._look()
        self._note(Happening("continued", continued.seat, h.at))

    def eyes_at(self, number: int, viewer: int) -> int:
        """Through whose eyes a viewer has seen move `number`. What was played elsewhere only the one who kept a seat has seen
        from there: what the others held then was dealt anew, and would tell them what that one cannot hold."""
        here = self.continued is None or number > self.continued.moves or viewer == self.continued.seat
        return viewer if here else SPECTATOR

    def _note(self, what: Happening, seen: int = EVERYBODY, known: int = EVERYBODY) -> None:
        self.marks.append(Mark(what, seen, known, len(self.match.moves)))
        for viewer in self.viewers:
            self.counts[viewer] += bool(seen & bit(viewer))

    def _move(self, h: Happening) -> None:
        known = sum(bit(v) for v in self.viewers if self._actors[v] == h.seat)
        self.match.play(h.seat, h.move)
        self.match.forget(TABLES_KEPT)
        seen = self._look()
        if self.eyes_at(len(self.match.moves), h.seat) == h.seat:
            seen |= bit(h.seat)
        self._note(h, seen, known)

    def _undo(self, h: Happening) -> None:
        seen = known = bit(h.seat)
        for place in self._marks_of(h.voids):
            mark = self.marks[place]
            self.marks[place] = msgspec.structs.replace(mark, undone=True)  # copies of this board share the mark itself
            seen, known = seen | mark.seen, known | mark.known
        self.match.take_back(len(h.voids))
        self._look()
        self._note(h, seen, known)

    def _marks_of(self, happenings: Sequence[int]) -> list[int]:
        """The places of their marks: those of a game begun elsewhere come before, and its going on is one more."""
        before = 0 if self.continued is None else self.continued.moves + 1
        return [before + place for place in happenings]

    def _look(self) -> int:
        """See through every viewer's eyes; returns who noticed anything."""
        self.views = Views(self.views)
        self._turns = None
        noticed = 0
        decisions = int(self.table.t.decisions)
        elsewhere = self.continued is not None and self.match.beginning is None
        for viewer in self.viewers:
            seen = self.views.seen(self.table, self.eyes_at(0, viewer) if elsewhere else viewer)
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
        for seq, place in self._numbered(viewer):
            if seq <= first:
                break
            wanted.append((seq, self.marks[place]))
        return [self._line(seq, mark, viewer, lang) for seq, mark in reversed(wanted)]

    def _numbered(self, viewer: int) -> Iterator[tuple[int, int]]:
        """The viewer's lines from the newest on: their numbers, and the places of their marks."""
        seq = self.count(viewer)
        for place in range(len(self.marks) - 1, -1, -1):
            if self.marks[place].seen & bit(viewer):
                yield seq, place
                seq -= 1

    def _line(self, seq: int, mark: Mark, viewer: int, lang: str) -> Line:
        h = mark.what
        seat = h.seat if mark.known & bit(viewer) or h.seat < 0 else SOMEBODY
        told = h.cause in ("start", *GAME_MOVES) and not mark.undone
        events = self.events(mark.number, viewer, lang) if told else []
        move = h.move if h.move and h.seat == viewer == self.eyes_at(mark.number, viewer) else None
        text = speech.line(h.cause, seat, viewer, self.names, lang)
        cause: Any = h.cause if seat != SOMEBODY or h.cause not in GAME_MOVES else "move"  # a bot's would tell whose
        voids = self._numbers(self._marks_of(h.voids), viewer)
        return Line(seq, cause, seat, move, events, text, mark.undone, voids, h.at)

    def _numbers(self, places: Sequence[int], viewer: int) -> list[int]:
        """The viewer's lines of these marks, as far as they have them."""
        if not places:
            return []
        near = itertools.takewhile(lambda line: line[1] >= min(places), self._numbered(viewer))
        return sorted(seq for seq, place in near if place in places)

    def events(self, number: int, viewer: int, lang: str) -> list[GameEvent]:
        """What move `number` (0: the deal) did before this viewer's eyes."""
        viewer = self.eyes_at(number, viewer)
        newest = number == len(self.match.moves)
        table = self.table if newest else self.match.at(number)
        seen = self.views.seen(table, viewer) if newest else table.seen(viewer)
        tell, names = self.match.game.speech(lang).tell, self.match.names_at(number)
        return [GameEvent(*event, tell(event, seen, viewer, names)) for event in table.events(viewer, seen)]

    # ---- the state before a viewer

    @property
    def turns(self) -> list[Turn]:
        """Everybody who decides now, in the order in which the game asks them."""
        if self._turns is None:
            self._turns = turns(self.table, self.views, self.viewers)
        return self._turns

    def forget_records(self) -> None:
        """When everybody has heard of this table."""
        for views in (self.views, *(turn.views for turn in self._turns or ())):
            views.forget_records()

    def state(
        self, viewer: int, lang: str, lies: Lies, undo: Undo, decides: bool, payoff: list[float] | None, deadline: int | None
    ) -> State:
        """`lies`: the table as this viewer looks at it. `decides`: the moves are this viewer's to choose from. `payoff`: the
        game is over."""
        game, seen = self.match.game, lies.views.seen(lies.table, viewer)
        view: Any = whole(lies.views.of(lies.table, viewer))
        moves: Any = choices(game, lies.table.actions, seen, viewer, self.names, lang) if decides else []
        prompt = game.speech(lang).prompt(seen, viewer, self.names)
        rules = list(game.words.rule_at(seen))
        return State(
            self.count(viewer),
            None,
            view,
            moves,
            prompt,
            rules,
            seen.actor,
            [seen.actor] if seen.actor >= 0 else [],
            [],
            [],
            undo,
            payoff is not None,
            payoff,
            deadline,
        )

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
        return self.marks[-1].what.at if self.marks else 0

    @property
    def standing(self) -> Iterator[int]:
        """The places of the marks of moves that were not taken back, from the newest on."""
        for place in range(len(self.marks) - 1, -1, -1):
            if self.marks[place].what.cause in GAME_MOVES and not self.marks[place].undone:
                yield place

    # ---- undo

    def reach(self, seat: int) -> Reach:
        """What taking back would void for this seat, and whose decisions that are beside its own."""

        def is_open(number: int) -> bool:
            mark = next(mark for mark in map(self.marks.__getitem__, self.standing) if mark.number == number)
            return bool(mark.known & WATCHERS and mark.seen & bit(seat))

        return reach(self.match, seat, self._actors[seat], is_open, TABLES_KEPT)

    def lines_void(self, count: int, viewer: int, known: bool = False) -> list[int]:
        """Which lines of a viewer are void once so many moves are taken back. `known`: only those of which the viewer knows whose
        doing they were."""
        places = [at for at in itertools.islice(self.standing, count) if not known or self.marks[at].known & bit(viewer)]
        return self._numbers(places, viewer)
