"""A table as its log has it, up to one entry: the fold, the board, and what follows from both.

A standing that anybody can look at is never changed. What an entry would lead to is worked out on a copy (`after`), and that
copy takes its place when the entry is committed: what is not committed, nobody can read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from snowyard.match import Reach
from snowyard.server import speech
from snowyard.server.board import Board
from snowyard.server.catalogue import default_level
from snowyard.server.entries import AnyEntry, Chose, Fold, Moved
from snowyard.server.forms import SOMEBODY, SPECTATOR, Clock
from snowyard.server.messages import State, Undo
from snowyard.server.store import TableColumns
from snowyard.server.turns import Turn
from snowyard.server.views import Parts

SECRET_MS = 60_000
"""With a bank, for a decision of which nobody may know whose it is: it costs nobody's bank, which all can see."""
LEAST_MS = 5_000
"""Even with an empty bank."""
LEASE_MS = 6_000  # how long nobody else takes over a bot's thinking; whoever thinks longer renews it


class Standing:
    """`board`: None while nobody plays yet, or the game is not compiled."""

    def __init__(self, fold: Fold, board: Board | None, clock: Clock) -> None:
        self.fold, self.board, self.clock = fold, board, clock
        self._states: dict[tuple[int, str], State] = {}
        self._turns: dict[int, Turn] | None = None
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
            if isinstance(last, Moved | Chose) and board.table.over:
                last.over = True
                fold.end_by_rules()
        return Standing(fold, board, self.clock)

    # ---- who decides, and until when

    @property
    def turns(self) -> dict[int, Turn]:
        """Who decides now, by their seats in the order in which the game asks them, with what they have chosen already. Nothing
        of this goes to a client unchecked."""
        if self._turns is None:
            at_it = self.board.turns if self.board is not None and self.fold.status == "playing" else []
            chosen = {turn.seat: [choice.move for choice in self.fold.choices(turn.seat)] for turn in at_it}
            self._turns = {turn.seat: turn.having(chosen[turn.seat]) if chosen[turn.seat] else turn for turn in at_it}
        return self._turns

    @property
    def missing(self) -> list[int]:
        """Who must still decide."""
        return [seat for seat, turn in self.turns.items() if not turn.done]

    def decides(self, seat: int) -> bool:
        """Must the person at this seat decide now?"""
        return seat in self.missing and not self.fold.chairs[seat].bot

    def order_after(self, seat: int) -> list[int]:
        """Whose decisions are played, in which order, if this seat makes one more; none if others still choose."""
        turns = self.turns.values()
        if any(len(turn.choices) + (turn.seat == seat) < turn.decisions for turn in turns):
            return []
        return [turn.seat for turn in turns for _ in range(turn.decisions)]

    def is_public(self, seat: int) -> bool:
        """May everybody know that this seat is asked?"""
        return SPECTATOR in self.turns[seat].known

    @property
    def public_actor(self) -> int:
        """Who decides, of several who is missing first, as far as everybody may know; -2: somebody; -1: nobody."""
        return self._actor(SPECTATOR)

    def _actor(self, viewer: int) -> int:
        if self.decides(viewer):
            return viewer
        known = [seat for seat in self.missing if viewer in self.turns[seat].known]
        return known[0] if known else SOMEBODY if self.turns else SPECTATOR

    @property
    def thinker(self) -> int:
        """The first seat that a bot must decide for; -1: none."""
        return next((seat for seat in self.missing if self.fold.chairs[seat].bot), -1)

    @property
    def bot_decides(self) -> bool:
        return self.thinker >= 0

    def deadline(self, seat: int) -> int | None:
        """Until when the person at this seat must decide."""
        if self.clock.kind == "off" or self.board is None or self.fold.status != "playing":
            return None
        if self.clock.kind == "bank" and seat in self.turns and not self.is_public(seat):
            return self.board.since + SECRET_MS
        return self.board.since + (self.left(seat) or 0)

    def left(self, seat: int) -> int | None:
        """Milliseconds that a person has for a decision that begins now (or began, if it is theirs); None: no clock."""
        if self.clock.kind == "off" or self.fold.status == "over":
            return None
        if self.clock.kind != "bank":
            return 1000 * self.clock.seconds
        chair = self.fold.chairs[seat]
        return max(LEAST_MS, 1000 * (self.clock.seconds + self.clock.more * chair.decided) - chair.spent)

    def head(self, now: int) -> TableColumns:
        """What the database should know to let the table go on by itself."""
        bot_due, due = None, []
        if self.fold.status == "playing":
            due = [chair.asked for chair in self.fold.chairs if chair.asked]
            if self.board is None or self.bot_decides:
                bot_due = now  # not compiled yet: whoever looks after bots looks again
            due += [end for seat in filter(self.decides, self.missing) if (end := self.deadline(seat)) is not None]
        return TableColumns(self.fold.status, min(due, default=None), bot_due, now + LEASE_MS if self.board is not None else 0)

    @property
    def bot_level(self) -> str:
        """How well a bot plays that others call to somebody's seat: as the bots of this table do, but never at random."""
        levels = [chair.level for chair in self.fold.chairs if chair.who == "bot" and chair.level != "random"]
        return levels[0] if levels else default_level()

    # ---- what a viewer sees

    def state(self, viewer: int, lang: str) -> State | None:
        if self.board is None:
            return None
        key = (viewer, lang)
        if key not in self._states:
            decides = viewer > SPECTATOR and self.decides(viewer)
            lies = self.turns.get(viewer, self.board)
            deadline = self.deadline(actor) if (actor := self._actor(viewer)) >= 0 else None
            state = self.board.state(viewer, lang, lies, self.undo(viewer), decides, self.payoff, deadline)
            if len(self.turns) > 1:
                self._choosing(state, viewer, lang)
            if self.fold.ended == "resigned":
                state.actor, state.asked, state.rules = SPECTATOR, [], []  # the game would go on; nobody decides any more
                state.prompt = speech.resignation(self.loser, viewer, self.board.names, lang)
            self._states[key] = state
        return self._states[key]

    def _choosing(self, state: State, viewer: int, lang: str) -> None:
        """Where several decide at the same time, who has: not what."""
        assert self.board is not None
        names, own = self.board.names, self.turns.get(viewer)
        state.actor = self._actor(viewer)
        state.asked, state.chosen, _ = self.choosing(viewer)
        state.choice = own.labels(names, lang) if own is not None else []
        if not self.decides(viewer):
            missing = [seat for seat in state.asked if seat not in state.chosen]
            state.prompt = speech.choosing([choice.label for choice in state.choice], missing, names, lang)

    def choosing(self, viewer: int) -> tuple[list[int], list[int], tuple[str, ...]]:
        """Of those who decide at the same time: whom this viewer knows, who of them has chosen, and what this seat itself has.
        Nothing where one seat decides."""
        if len(self.turns) < 2:
            return [], [], ()
        known = [turn for turn in self.turns.values() if viewer in turn.known]
        own = self.turns.get(viewer)
        return [turn.seat for turn in known], [turn.seat for turn in known if turn.done], own.choices if own is not None else ()

    def parts(self, viewer: int) -> Parts:
        """The view of this viewer, by its parts."""
        assert self.board is not None
        lies = self.turns.get(viewer, self.board)
        return lies.views.of(lies.table, viewer)

    def reach(self, viewer: int) -> Reach:
        """What a viewer can take back: the last `count` moves, none: a choice that is not played yet. `others`: who must agree, a
        person for whom nobody else decides; bots mind nothing."""
        if viewer == SPECTATOR or self.board is None:
            return Reach(why="you are watching")
        if self.fold.status == "over":
            return Reach(why="the game is over")
        if self.fold.choices(viewer):
            return Reach(why="a bot plays for you" if self.fold.chairs[viewer].bot else "")
        found = self.board.reach(viewer)
        return replace(found, others=tuple(seat for seat in found.others if seat in self.fold.people))

    def undo(self, viewer: int) -> Undo:
        """The same as a viewer is told."""
        found = self.reach(viewer)
        voids = self.board.lines_void(found.count, viewer) if self.board is not None and found.count else []
        asked = self.fold.ask
        question = self.board.lines_void(asked.count, viewer, known=True) if self.board is not None and asked is not None else []
        return Undo("no" if found.why else "ask" if found.others else "free", found.why, voids, question)

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
        banks = tuple(self.left(seat) for seat in range(len(chairs))) if self.clock.kind == "bank" else ()
        return fold.status, fold.ended, ask, fold.rematch, self.board is None, chairs, banks, sorted(fold.feedback)
