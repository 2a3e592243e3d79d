"""A table that somebody is at: its log (table_log.py), and everybody who listens. What they hear is made from `now`, which is
committed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from dataclasses import replace as replace_field
from typing import Any

import msgspec
from msgspec.structs import replace

from snowyard.match import commitment
from snowyard.server.entries import Chair
from snowyard.server.forms import SPECTATOR, Ask, Earlier, SeatInfo, TableInfo
from snowyard.server.messages import Changed, Chat, ChatLine, Line, State, Step, Welcome
from snowyard.server.presence import Listener, Presence
from snowyard.server.standing import Standing
from snowyard.server.store import Store
from snowyard.server.store.store import TableRow
from snowyard.server.table_log import TableLog
from snowyard.server.views import Parts
from snowyard.server.views import changed as changed_parts

log = logging.getLogger("snowyard.server")

GONE_MS = 120_000  # disconnected for so long, a seat may be left to a bot
MOST_LINES = 300  # in a welcome
MOST_STEPS = 20  # one by one; whoever misses more is welcomed anew

_THREAD = ThreadPoolExecutor(1, thread_name_prefix="views")
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Viewer:
    """Listeners that hear the same: through whose eyes, in which language, the lines they have, and of what view they need hear
    changes only (None: they get all of it)."""

    seat: int
    lang: str
    seen: int
    had_at: int
    parts_id: int
    parts: Parts | None = field(compare=False)

    @classmethod
    def of(cls, listener: Listener) -> Viewer:
        at, parts = listener.had or (-1, None)
        return cls(listener.seat, listener.lang, listener.seen, at, id(parts), parts)

    def after(self, table: Standing) -> Viewer:
        """Once it has heard of this table."""
        assert table.board is not None
        if self.parts is None:
            return self
        parts = table.parts(self.seat)
        return replace_field(self, had_at=table.board.count(self.seat), parts_id=id(parts), parts=parts)


class Room(TableLog):
    """One table, live in this process. `wake_bot` is called when a bot must decide and this process answers for it."""

    def __init__(self, row: TableRow, store: Store, wake_bot: Callable[[Room], None]) -> None:
        super().__init__(row, store)
        self.wake_bot = wake_bot
        self.presence = Presence(self.seats)
        self.listeners = self.presence.listeners
        self._idle: list[int] = []  # who may be left to a bot, as listeners were last told
        self._told: tuple[Any, ...] = ()  # what listeners were last told about the table
        self._choosing: dict[int, Any] = {}  # and each of them about who has chosen
        self._chats_told = 0

    # ---- what people hear

    def changed_to(self, table: Standing) -> None:
        """Everybody hears of it. Whoever sat here with a key that is dead now is sent away."""
        moved = [
            s
            for s, (old, new) in enumerate(zip(self.fold.chairs, table.fold.chairs, strict=True))
            if old.who == "person" and old.key != new.key
        ]
        super().changed_to(table)
        for listener in list(self.listeners):
            if listener.seat in moved:
                listener.end("moved", "this seat was taken to another device")
        self.publish()

    def let_bot_think(self) -> None:
        self.wake_bot(self)

    def publish(self) -> None:
        """Send every listener what it has not heard: lines, the table where it changed, chat. Encoded once for each kind of
        viewer."""
        facts, before = self.now.facts(), self._told
        self._told = facts
        begins = before[:1] == ("waiting",) and facts[0] != "waiting"
        if begins:  # who sits where, before the first lines name them
            self.changed(with_state=False)
        heard = self._publish_lines()
        if facts != before and not begins:
            self.changed()
        else:
            self._publish_choices(heard)
        self._choosing = self._who_has_chosen()
        if self.board is not None:
            self.board.forget_records()
        if self.fold.chats > self._chats_told:
            messages = [_encode(Chat(line)) for line in self.chat_lines() if line.number > self._chats_told]
            self._chats_told = self.fold.chats
            for listener in list(self.listeners):
                for message in messages:
                    listener.push(message)

    def _who_has_chosen(self) -> dict[int, Any]:
        return {} if self.board is None else {viewer: self.now.choosing(viewer) for viewer in self.board.viewers}

    def _publish_choices(self, heard: set[Listener]) -> None:
        """Who has chosen while others still do: told to those for whom that has changed, unless a line has told it already."""
        for viewer, choosing in self._who_has_chosen().items():
            if choosing != self._choosing.get(viewer, choosing):
                for listener in [one for one in self.listeners if one.seat == viewer and one not in heard]:
                    self.show(listener)

    def _publish_lines(self) -> set[Listener]:
        """Returns who heard any."""
        table, sent, heard = self.now, dict(self.now.news), set[Listener]()
        if table.board is None:
            return heard
        for listener in list(self.listeners):
            viewer = Viewer.of(listener)
            if viewer not in sent:
                sent[viewer] = self._news(table, viewer)
            listener.seen = table.board.count(listener.seat)
            for message in sent[viewer]:
                listener.push(message)
            if sent[viewer]:
                heard.add(listener)
                self._has_state(listener)
        return heard

    def prepare(self, after: Standing) -> asyncio.Future[None] | None:
        """What listeners will hear when this is committed is made in a thread, while the database syncs."""
        board = after.board
        if board is None or board is self.board:
            return None
        wanted = {Viewer.of(listener) for listener in self.listeners}
        wanted = {viewer for viewer in wanted if 0 < board.count(viewer.seat) - viewer.seen <= MOST_STEPS}

        def work() -> None:
            try:
                made = {viewer: self._news(after, viewer) for viewer in wanted}
            except Exception:  # it is made again where it is sent, and whoever asked hears of it
                log.exception("what viewers see cannot be made", extra={"table": self.id})
            else:
                after.news = made

        return asyncio.get_running_loop().run_in_executor(_THREAD, work) if wanted else None

    def _news(self, table: Standing, viewer: Viewer) -> list[bytes]:
        """The lines after those seen, one by one, or all in a new welcome where they are many."""
        assert table.board is not None
        missing = table.board.count(viewer.seat) - viewer.seen
        if missing <= 0:
            return []
        if missing > MOST_STEPS:
            return [_encode(self._welcome(viewer.seat, viewer.lang, viewer.seen))]
        steps = []
        for line in table.board.lines(viewer.seat, viewer.seen, viewer.lang):
            steps.append(_encode(Step(line, self._state(table, viewer))))
            viewer = viewer.after(table)
        return steps

    def _state(self, table: Standing, viewer: Viewer) -> State:
        """With all of the view, or with what has changed in it."""
        state = table.state(viewer.seat, viewer.lang)
        assert state is not None
        if viewer.parts is None:
            return state
        parts: Any = changed_parts(table.parts(viewer.seat), viewer.parts)
        return replace(state, since=viewer.had_at, view=parts)

    def _has_state(self, listener: Listener) -> None:
        """It was just sent the newest."""
        if listener.changes and self.board is not None:
            listener.had = (self.board.count(listener.seat), self.now.parts(listener.seat))

    def changed(self, with_state: bool = True) -> None:
        """Tell everybody about seats, connections, questions; `with_state`: moves or undo may be others now, too."""
        info = self.info()
        self._idle = [seat.seat for seat in info.seats if seat.idle]
        with_state = with_state and self.board is not None
        sent: dict[Viewer, bytes] = {}
        for listener in list(self.listeners):
            viewer = Viewer.of(listener)
            if viewer not in sent:
                sent[viewer] = _encode(Changed(info, self._state(self.now, viewer) if with_state else None))
            listener.push(sent[viewer])
            if with_state:
                self._has_state(listener)

    def show(self, listener: Listener) -> None:
        """The table once more for one listener, in its language of now."""
        state = None if self.board is None else self._state(self.now, Viewer.of(listener))
        listener.push(_encode(Changed(self.info(), state)))
        self._has_state(listener)

    def chat_lines(self) -> list[ChatLine]:
        return [ChatLine(c.number, c.seat, c.name, c.text, c.at) for c in self.fold.chat]

    async def welcome(self, listener: Listener, since: int | None) -> None:
        """The first message to a new listener; from here on it hears everything."""
        await self.look()
        arrives = self.presence.arrive(listener)
        listener.push(_encode(self._welcome(listener.seat, listener.lang, since or 0)))
        listener.seen = since or 0 if self.board is None else self.board.count(listener.seat)
        self._has_state(listener)
        if arrives or listener.seat == SPECTATOR:
            self.changed(with_state=False)
        if arrives:
            self.tell_who_is_here("who")

    def _welcome(self, viewer: int, lang: str, since: int) -> Welcome:
        lines: list[Line] = [] if self.board is None else self.board.lines(viewer, since, lang, MOST_LINES)
        seq = since if self.board is None else self.board.count(viewer)
        return Welcome(self.info(), viewer, seq, self.now.state(viewer, lang), lines, self.chat_lines())

    def leave(self, listener: Listener) -> None:
        departs = self.presence.depart(listener)
        if departs or listener.seat == SPECTATOR:
            self.changed(with_state=False)
        if departs:
            self.tell_who_is_here()

    def tell_who_is_here(self, kind: str = "here") -> None:
        """Other processes hear which seats are connected here; `who`: and shall say the same of theirs."""
        self.store.bus.tell(f"{kind} {self.store.owner} {self.id} {self.presence.mask}")

    def hear_who_is_elsewhere(self, owner: str, seats: int) -> None:
        if self.presence.hear(owner, seats):
            self.changed(with_state=False)

    def look_around(self, older_than: float) -> None:
        """As time goes by: processes that say nothing any more, and people who have been gone for long."""
        changed = self.presence.forget(older_than)
        if changed or self._idle != [seat for seat in range(self.seats) if self.is_idle(seat)]:
            self.changed(with_state=False)

    # ---- what everybody may know

    def info(self) -> TableInfo:
        fold, row = self.fold, self.row
        over = fold.status == "over"
        ask = None if fold.ask is None else Ask("undo", fold.ask.seat, fold.ask.waiting)
        salts = {f"p{s}": chair.salt for s, chair in enumerate(fold.chairs) if chair.salt}
        seats = [self.seat_info(s, chair) for s, chair in enumerate(fold.chairs)]
        return TableInfo(
            row.id,
            row.game,
            self.game.title,
            fold.status,
            row.listed,
            self.options,
            self.remarks,
            self.hides,
            self.hints,
            self.clock,
            seats,
            self.presence.watchers,
            self.now.public_actor,
            ask,
            row.created,
            commitment(row.seed),
            row.seed.hex() if over else None,
            salts,
            fold.ended,
            fold.happenings[-1].at if over and fold.happenings else None,
            self.now.payoff,
            fold.rematch,
            self._earlier(over),
            sorted(fold.feedback),
        )

    def _earlier(self, over: bool) -> Earlier | None:
        """The beginning of a game that was played elsewhere. Its seed tells what the one who kept a seat holds still."""
        began = self.fold.continued
        if began is None:
            return None
        first = self.board.match.beginning if self.board is not None else None
        return Earlier(began.seat, began.moves, began.commitment, first.seed.hex() if over and first is not None else None)

    def seat_info(self, seat: int, chair: Chair) -> SeatInfo:
        who: Any = chair.who
        away = bool(chair.away) and not chair.resigned
        here, idle = self.presence.is_here(seat), self.is_idle(seat)
        left = None if chair.bot or chair.resigned else self.now.left(seat)
        return SeatInfo(seat, who, chair.name, chair.bot, here, away, chair.resigned, chair.late, idle, chair.asked or None, left)

    @property
    def hints(self) -> bool:
        """May players ask for hints? As whoever made the table said; else only where nobody plays against another person."""
        if self.row.hints is not None:
            return self.row.hints
        return sum(chair.who != "bot" for chair in self.fold.chairs) < 2

    def is_idle(self, seat: int) -> bool:
        """May others call a bot here? Nobody who is connected loses their seat. Over days nobody need be connected: there others
        may ask for a bot once the clock has moved for the seat, and the player can object."""
        if self.clock.kind != "days":
            return self.is_gone(seat)
        chair = self.fold.chairs[seat]
        return self._plays(seat) and chair.late > 0 and not chair.asked and not self.presence.is_here(seat)

    def is_gone(self, seat: int) -> bool:
        """Has the player been away for so long that nobody need be asked?"""
        return self._plays(seat) and self.clock.kind != "days" and self.presence.gone_for(seat) >= GONE_MS

    def _plays(self, seat: int) -> bool:
        """Does a person decide for this seat?"""
        return self.fold.status == "playing" and seat in self.fold.people
