"""A table as its log has it, up to one entry: the fold, the board, and what follows from both.

A standing that anybody can look at is never changed. What an entry would lead to is worked out on a copy (`after`), and that
copy takes its place when the entry is committed: what is not committed, nobody can read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from snowyard.server import speech
from snowyard.server.board import Board
from snowyard.server.catalogue import checked_level
from snowyard.server.forms import SPECTATOR, Clock
from snowyard.server.log import AnyEntry, Fold, Moved
from snowyard.server.messages import State, Undo
from snowyard.server.store import Head
from snowyard.server.views import Parts

LEASE_MS = 6_000  # how long nobody else takes over a bot's thinking; whoever thinks longer renews it


class Standing:
    """`board`: None while nobody plays yet, or the game is not compiled."""

    def __init__(self, fold: Fold, board: Board | None, clock: Clock) -> None:
        self.fold, self.board, self.clock = fold, board, clock
        self._states: dict[tuple[int, str], State] = {}
        self.news: Mapping[Any, list[bytes]] = {}  # what listeners hear of it, made before it was committed (room.py)

    def after(self, entries: Sequence[tuple[int, int, AnyEntry]]) -> Standing:
        """The table with these entries (number, time, entry) at the end of its log. This one stays as it is. A move that ends
        the game learns here that it does."""
        fold, board = self.fold.copy(), self.board
        for seq, at, entry in entries:
            fold.apply(seq, at, entry)
        if board is not None and board.done < len(fold.happenings):
            board = board.copy()
            board.follow(fold)
            last = entries[-1][2]
            if isinstance(last, Moved) and board.table.over:
                last.over = True
                fold.end_by_rules()
        return Standing(fold, board, self.clock)

    # ---- who decides, and until when

    @property
    def actor(self) -> int:
        """Who decides now; -1: nobody, or not known yet. Nothing of this goes to a client unchecked."""
        return self.board.table.actor if self.board is not None and self.fold.status == "playing" else -1

    @property
    def public_actor(self) -> int:
        """Who decides, as far as everybody may know; -2: somebody."""
        return self.board.public_actor() if self.board is not None and self.fold.status == "playing" else -1

    @property
    def bot_decides(self) -> bool:
        return self.actor >= 0 and bool(self.fold.chairs[self.actor].bot)

    @property
    def deadline(self) -> int | None:
        if self.clock.kind == "off" or self.board is None or self.fold.status != "playing":
            return None
        return self.board.since + 1000 * self.clock.seconds

    def head(self, now: int) -> Head:
        """What the database should know to let the table go on by itself."""
        bot_due, due = None, []
        if self.fold.status == "playing":
            due = [chair.asked for chair in self.fold.chairs if chair.asked]
            if self.board is None or self.bot_decides:
                bot_due = now  # not compiled yet: whoever looks after bots looks again
            elif self.deadline is not None:
                due.append(self.deadline)
        return Head(self.fold.status, min(due, default=None), bot_due, now + LEASE_MS if self.board is not None else 0)

    @property
    def bot_level(self) -> str:
        """How well a bot plays that others call to somebody's seat: as the bots of this table do, but never at random."""
        levels = [chair.level for chair in self.fold.chairs if chair.who == "bot" and chair.level != "random"]
        return levels[0] if levels else checked_level("")

    # ---- what a viewer sees

    def state(self, viewer: int, lang: str) -> State | None:
        if self.board is None:
            return None
        key = (viewer, lang)
        if key not in self._states:
            decides = viewer == self.actor > SPECTATOR and not self.bot_decides  # when nobody decides, no watcher does
            state = self.board.state(viewer, lang, self.undo(viewer), decides, self.payoff, self.deadline)
            if self.fold.ended == "resigned":
                state.actor = SPECTATOR  # the game would go on; nobody decides any more
                state.prompt = speech.resignation(self.loser, self.board.names, lang)
            self._states[key] = state
        return self._states[key]

    def parts(self, viewer: int) -> Parts:
        """The view of this viewer, by its parts."""
        assert self.board is not None
        return self.board.views.of(self.board.table, viewer)

    def undo(self, viewer: int) -> Undo:
        if viewer == SPECTATOR or self.board is None:
            return Undo("no", "you are watching")
        if self.fold.status == "over":
            return Undo("no", "the game is over")
        _, others, why = self.board.undo_reach(viewer)
        if why:
            return Undo("no", why)
        return Undo("ask" if self.must_agree(others) else "free", "")

    def must_agree(self, others: Iterable[int]) -> list[int]:
        """Of the seats that decided since, those that a person decides for. Bots mind nothing."""
        return [seat for seat in others if seat in self.fold.people]

    @property
    def loser(self) -> int:
        return next(s for s, chair in enumerate(self.fold.chairs) if chair.resigned)

    @property
    def payoff(self) -> list[float] | None:
        if self.fold.ended == "resigned":
            return [0.0 if chair.resigned else 1.0 for chair in self.fold.chairs]
        return self.board.table.payoff if self.fold.ended and self.board is not None else None

    def facts(self) -> tuple[Any, ...]:
        """What everybody is told about a table beside its lines."""
        fold = self.fold
        ask = None if fold.ask is None else (fold.ask.seat, *fold.ask.waiting)
        chairs = tuple((c.who, c.name, c.bot, c.resigned, c.late, c.asked) for c in fold.chairs)
        return fold.status, fold.ended, ask, fold.rematch, self.board is None, chairs
