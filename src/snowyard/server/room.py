"""A table that somebody is at: its log (table_log.py), and everybody who listens. What they hear is made from `now`, which is
committed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from snowyard.match import commitment
from snowyard.server.board import Board
from snowyard.server.catalogue import Catalogue
from snowyard.server.forms import SPECTATOR, Ask, SeatInfo, TableInfo
from snowyard.server.log import Chair
from snowyard.server.messages import Changed, Chat, ChatLine, Line, Step, Welcome
from snowyard.server.presence import Listener, Presence
from snowyard.server.standing import Standing
from snowyard.server.store import Store
from snowyard.server.store.store import TableRow
from snowyard.server.table_log import TableLog

GONE_MS = 120_000  # disconnected for so long, a seat may be left to a bot
MOST_LINES = 300  # in a welcome
MOST_STEPS = 20  # one by one; whoever misses more is welcomed anew

_encode = msgspec.json.Encoder().encode


class Room(TableLog):
    """One table, live in this process. `wake_bot` is called when a bot must decide and this process answers for it."""

    def __init__(self, row: TableRow, store: Store, catalogue: Catalogue, wake_bot: Callable[[Room], None]) -> None:
        super().__init__(row, store, catalogue)
        self.wake_bot = wake_bot
        self.presence = Presence(self.seats)
        self.listeners = self.presence.listeners
        self._idle: list[int] = []  # who may be left to a bot, as listeners were last told
        self._told: tuple[Any, ...] = ()  # what listeners were last told about the table
        self._chats_told = 0

    # ---- what people hear

    def changed_to(self, table: Standing) -> None:
        """Everybody hears of it. Whoever sat here with a key that is dead now is sent away."""
        moved = [s for s, (old, new) in enumerate(zip(self.fold.chairs, table.fold.chairs, strict=True))
                 if old.who == "person" and old.key != new.key]  # fmt: skip
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
        if self.board is not None:
            self._publish_lines(self.board)
        if facts != before and not begins:
            self.changed()
        if self.fold.chats > self._chats_told:
            messages = [_encode(Chat(line)) for line in self.chat_lines() if line.number > self._chats_told]
            self._chats_told = self.fold.chats
            for listener in list(self.listeners):
                for message in messages:
                    listener.push(message)

    def _publish_lines(self, board: Board) -> None:
        sent: dict[tuple[int, str, int], list[bytes]] = {}
        for listener in list(self.listeners):
            key = (listener.seat, listener.lang, listener.seen)
            if key not in sent:
                sent[key] = list(self._news(board, *key))
            listener.seen = board.count(listener.seat)
            for message in sent[key]:
                listener.push(message)

    def _news(self, board: Board, viewer: int, lang: str, seen: int) -> Iterable[bytes]:
        """The lines after `seen`, one by one, or all in a new welcome where they are many."""
        missing = board.count(viewer) - seen
        if missing > MOST_STEPS:
            yield _encode(self._welcome(viewer, lang, seen))
        elif missing > 0:
            state = self.now.state(viewer, lang)
            assert state is not None
            for line in board.lines(viewer, seen, lang):
                yield _encode(Step(line, state))

    def changed(self, with_state: bool = True) -> None:
        """Tell everybody about seats, connections, questions; `with_state`: moves or undo may be others now, too."""
        info = self.info()
        self._idle = [seat.seat for seat in info.seats if seat.idle]
        sent: dict[tuple[int, str], bytes] = {}
        for listener in list(self.listeners):
            key = (listener.seat, listener.lang)
            if key not in sent:
                sent[key] = _encode(Changed(info, self.now.state(*key) if with_state else None))
            listener.push(sent[key])

    def show(self, listener: Listener) -> None:
        """The table once more for one listener, in its language of now."""
        listener.push(_encode(Changed(self.info(), self.now.state(listener.seat, listener.lang))))

    def chat_lines(self) -> list[ChatLine]:
        return [ChatLine(c.number, c.seat, c.name, c.text, c.at) for c in self.fold.chat]

    async def welcome(self, listener: Listener, since: int | None) -> None:
        """The first message to a new listener; from here on it hears everything."""
        await self.look()
        arrives = self.presence.arrive(listener)
        listener.push(_encode(self._welcome(listener.seat, listener.lang, since or 0)))
        listener.seen = since or 0 if self.board is None else self.board.count(listener.seat)
        if arrives or listener.seat == SPECTATOR:
            self.changed(with_state=False)
        if arrives:
            self.tell_who_is_here("who")

    def _welcome(self, viewer: int, lang: str, since: int) -> Welcome:
        """While the game is being made ready nobody knows how many lines there are: then those after `since` come later."""
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
            row.id, row.game, self.game.title, fold.status, self.catalogue.is_ready(row.game), row.listed, self.options,
            self.remarks, self.hides, self.clock, seats, self.presence.watchers, self.now.public_actor, ask,
            row.created, commitment(row.seed), row.seed.hex() if over else None, salts, fold.ended, self.now.payoff,
            fold.rematch,
        )  # fmt: skip

    def seat_info(self, seat: int, chair: Chair) -> SeatInfo:
        who: Any = chair.who
        away = bool(chair.away) and not chair.resigned
        here, idle = self.presence.is_here(seat), self.is_idle(seat)
        return SeatInfo(seat, who, chair.name, chair.bot, here, away, chair.resigned, chair.late, idle, chair.asked or None)

    def is_idle(self, seat: int) -> bool:
        """May others call a bot here: at once, or so that the player can object?"""
        chair = self.fold.chairs[seat]
        return (self._plays(seat) and chair.late > 0 and not chair.asked) or self.is_gone(seat)

    def is_gone(self, seat: int) -> bool:
        """Has the player been away for so long that nobody need be asked?"""
        return self._plays(seat) and self.clock.kind != "days" and self.presence.gone_for(seat) >= GONE_MS

    def _plays(self, seat: int) -> bool:
        """Does a person decide for this seat?"""
        return self.fold.status == "playing" and seat in self.fold.people
