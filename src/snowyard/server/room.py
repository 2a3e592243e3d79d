"""A table that somebody is at: its log folded in memory, its board, and everybody who listens.

All changes go one way: check against the table as it is, apply, append to the log, and only when that is committed tell
people. If the append fails, what was applied is thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.match import commitment
from snowyard.server import log as entries
from snowyard.server import metrics, speech
from snowyard.server.board import Board, Kept
from snowyard.server.catalogue import Catalogue, at_table
from snowyard.server.forms import SPECTATOR, Ask, Clock, SeatInfo, TableInfo
from snowyard.server.log import AnyEntry, Chair, Fold, Moved, Resigned
from snowyard.server.messages import Changed, Chat, ChatLine, Line, State, Step, Undo, Welcome
from snowyard.server.presence import Listener, Presence, now_ms
from snowyard.server.store import Append, Conflict, Head, Store
from snowyard.server.store.store import TableRow

log = logging.getLogger("snowyard.server")

LEASE_MS = 6_000  # how long nobody else takes over a bot's thinking; whoever thinks longer renews it
GONE_MS = 120_000  # disconnected for so long, a seat may be left to a bot
TRIES = 8  # against other processes that append to the same table
SNAPSHOT_EVERY = 32  # entries
MOST_LINES = 300  # in a welcome
FORMAT = 1  # of snapshots; another one is not read but folded anew


class Snapshot(msgspec.Struct):
    format: int
    rules_version: int
    fold: Fold
    board: Kept | None


_encode = msgspec.json.Encoder().encode
_clock = msgspec.json.Decoder(Clock)


class Room:
    """One table, live in this process. `wake_bot` is called when a bot must decide and this process answers for it."""

    def __init__(self, row: TableRow, store: Store, catalogue: Catalogue, wake_bot: Callable[[Room], None]) -> None:
        self.row, self.store, self.catalogue, self.wake_bot = row, store, catalogue, wake_bot
        self.id = row.id
        self.game: Game = game(row.game)
        self.given: dict[str, Any] = msgspec.json.decode(row.options)
        block = at_table(self.game, self.given)
        self.options = dict(self.game.options.texts(block))
        self.remarks = self.game.options.remarks(block)
        self.hides = bool(self.game.options.hides(block))
        self.seats = int(block.seats)
        self.clock: Clock = _clock.decode(row.clock)
        self.fold = Fold([Chair() for _ in range(self.seats)])
        self.board: Board | None = None
        self.lock = asyncio.Lock()
        self.cold = True  # what is in memory may differ from the log
        self.presence = Presence(self.seats)
        self.listeners = self.presence.listeners
        self._idle: list[int] = []  # who may be left to a bot, as listeners were last told
        self.used = time.monotonic()
        self.snapshot_at = 0
        self._states: dict[tuple[int, str], State] = {}
        self._told: tuple[Any, ...] = ()  # what listeners were last told about the table
        self._chats_told = 0

    # ---- from the log

    async def freshen(self) -> None:
        """Read the log where memory cannot be trusted, and make the board as soon as the game is compiled. Holding the lock."""
        if self.cold:
            await self._reload()
        elif self.board is None and self.playable:
            await self._build(None)
        self.used = time.monotonic()

    @property
    def playable(self) -> bool:
        return self.fold.status != "waiting" and self.catalogue.is_ready(self.row.game) and not self.outdated

    @property
    def outdated(self) -> bool:
        """Was this table begun under rules that this Snowyard does not play?"""
        return self.row.rules_version != self.game.rules_version

    async def _reload(self) -> None:
        fold, kept = Fold([Chair() for _ in range(self.seats)]), None
        found = await self.store.snapshot(self.id)
        if found is not None:
            snapshot = self._read_snapshot(found[1])
            if snapshot is not None:
                fold, kept = snapshot.fold, snapshot.board
        for entry in await self.store.log(self.id, fold.seq):
            fold.apply(entry.seq, entry.at, entries.read(entry.payload))
        metrics.FOLDS.inc()
        self.fold, self.board = fold, None
        self.snapshot_at = found[0] if found else 0
        if self.playable:
            await self._build(kept)
        self.cold = False
        self._states.clear()

    def _read_snapshot(self, data: bytes) -> Snapshot | None:
        try:
            snapshot = msgspec.msgpack.decode(data, type=Snapshot)
        except (msgspec.MsgspecError, ValueError):
            return None
        fits = snapshot.format == FORMAT and snapshot.rules_version == self.game.rules_version
        if fits and snapshot.board is not None and snapshot.board.layout != self.game.layout.dtype.itemsize:
            snapshot.board = None
        return snapshot if fits else None

    async def _build(self, kept: Kept | None) -> None:
        """The board, in a thread: long games take a while to play again."""
        fold = self.fold

        def build() -> Board:
            return Board.after(fold, self.row.game, self.given, self.row.seed, kept)

        self.board = await asyncio.to_thread(build)
        self._states.clear()

    # ---- to the log

    async def commit(self, make: Callable[[], AnyEntry], request: str | None = None) -> None:
        """Append the entry that `make` returns for the table as it is, or let its refusal through. `request`: the client's
        number; what is in the log under it already is done."""
        async with self.lock:
            for _ in range(TRIES):
                await self.freshen()
                try:
                    entry = make()
                except Refusal:
                    if request is not None and await self.store.has_request(self.id, request):
                        return
                    raise
                try:
                    await self._append(entry, request)
                    break
                except Conflict:
                    metrics.CONFLICTS.inc()
                    if request is not None and await self.store.has_request(self.id, request):
                        await self.freshen()
                        break
            else:
                raise Refusal("busy", "too many others change this table at the same time; try again")
            self.publish()
            if self.bot_decides:
                self.wake_bot(self)

    async def _append(self, entry: AnyEntry, request: str | None) -> None:
        at, seq = now_ms(), self.fold.seq + 1
        self.cold = True  # until it is committed
        self._states.clear()
        self.fold.apply(seq, at, entry)
        if self.board is not None:
            self.board.follow(self.fold)
            if isinstance(entry, Moved) and self.board.table.over:
                entry.over = True
                self.fold.end_by_rules()
        elif self.playable:
            await self._build(None)
        snapshot = None
        if seq - self.snapshot_at >= SNAPSHOT_EVERY or self.fold.status == "over":
            snapshot = self._snapshot()
        written = (entries.kind(entry), entry.seat, request, entries.write(entry))
        await self.store.append(Append(self.id, seq, *written, at, self.head(at), snapshot))
        self.cold = False
        if snapshot is not None:
            self.snapshot_at = seq
        if self.fold.status == "over" and isinstance(entry, Moved | Resigned):
            metrics.ENDED.labels(self.row.game, self.fold.ended).inc()
            log.info("game over", extra={"table": self.id, "game": self.row.game})
        if isinstance(entry, Moved):
            metrics.MOVES.labels(entry.cause).inc()

    def _snapshot(self) -> bytes:
        board = None if self.board is None else self.board.keep()
        return msgspec.msgpack.encode(Snapshot(FORMAT, self.row.rules_version, self.fold, board))

    def head(self, now: int) -> Head:
        """What the database should know to let the table go on by itself."""
        bot_due = deadline = None
        if self.fold.status == "playing" and not self.outdated:
            if self.board is None or self.bot_decides:
                bot_due = now  # not compiled yet: whoever looks after bots looks again
            else:
                deadline = self.deadline
        return Head(self.fold.status, deadline, bot_due, now + LEASE_MS if self.board is not None else 0)

    # ---- who decides, and until when

    @property
    def actor(self) -> int:
        """Who decides now; -1: nobody, or not known yet. Nothing of this goes to a client unchecked."""
        return self.board.table.actor if self.board is not None and self.fold.status == "playing" else -1

    @property
    def bot_decides(self) -> bool:
        return self.actor >= 0 and bool(self.fold.chairs[self.actor].bot)

    @property
    def deadline(self) -> int | None:
        if self.clock.kind == "off" or self.board is None or self.fold.status != "playing":
            return None
        return self.board.since + 1000 * self.clock.seconds

    # ---- what people hear

    def publish(self) -> None:
        """Send every listener what it has not heard: lines, the table where it changed, chat. Encoded once for each kind of
        viewer."""
        facts, before = self._facts(), self._told
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

    def _facts(self) -> tuple[Any, ...]:
        """What everybody is told about a table beside its lines."""
        fold = self.fold
        ask = None if fold.ask is None else (fold.ask.seat, *fold.ask.waiting)
        chairs = tuple((c.who, c.name, c.bot, c.resigned, c.late) for c in fold.chairs)
        return fold.status, fold.ended, ask, fold.rematch, self.board is None, chairs

    def _publish_lines(self, board: Board) -> None:
        sent: dict[tuple[int, str, int], list[bytes]] = {}
        for listener in list(self.listeners):
            key = (listener.seat, listener.lang, listener.seen)
            if key not in sent:
                sent[key] = [_encode(step) for step in self._steps(board, *key)]
            listener.seen = board.count(listener.seat)
            for message in sent[key]:
                listener.push(message)

    def _steps(self, board: Board, viewer: int, lang: str, seen: int) -> Iterable[Step]:
        if board.count(viewer) > seen:
            state = self.state(viewer, lang)
            assert state is not None
            for line in board.lines(viewer, seen, lang, MOST_LINES):
                yield Step(line, state)

    def changed(self, with_state: bool = True) -> None:
        """Tell everybody about seats, connections, questions; `with_state`: moves or undo may be others now, too."""
        info = self.info()
        sent: dict[tuple[int, str], bytes] = {}
        for listener in list(self.listeners):
            key = (listener.seat, listener.lang)
            if key not in sent:
                sent[key] = _encode(Changed(info, self.state(*key) if with_state else None))
            listener.push(sent[key])

    def show(self, listener: Listener) -> None:
        """The table once more for one listener, in its language of now."""
        listener.push(_encode(Changed(self.info(), self.state(listener.seat, listener.lang))))

    def chat_lines(self) -> list[ChatLine]:
        return [ChatLine(c.number, c.seat, c.name, c.text, c.at) for c in self.fold.chat]

    async def welcome(self, listener: Listener, since: int | None) -> None:
        """The first message to a new listener; from here on it hears everything."""
        async with self.lock:
            await self.freshen()
            lines: list[Line] = []
            if self.board is not None:
                lines = self.board.lines(listener.seat, since or 0, listener.lang, MOST_LINES)
                listener.seen = self.board.count(listener.seat)
            state = self.state(listener.seat, listener.lang)
            arrives = self.presence.arrive(listener)
            listener.push(_encode(Welcome(self.info(), listener.seat, listener.seen, state, lines, self.chat_lines())))
            if arrives or listener.seat == SPECTATOR:
                self.changed(with_state=False)
            if arrives:
                self.tell_who_is_here("who")

    def leave(self, listener: Listener) -> None:
        if self.presence.depart(listener):
            self.tell_who_is_here()
        if self.listeners:
            self.changed(with_state=False)

    def tell_who_is_here(self, kind: str = "here") -> None:
        """Other processes hear which seats are connected here; `who`: and shall say the same of theirs."""
        self.store.bus.tell(f"{kind} {self.store.owner} {self.id} {self.presence.mask}")

    def hear_who_is_elsewhere(self, owner: str, seats: int) -> None:
        if self.presence.hear(owner, seats):
            self.changed(with_state=False)

    def look_around(self, older_than: float) -> None:
        """As time goes by: processes that say nothing any more, and people who have been gone for long."""
        changed = self.presence.forget(older_than)
        idle = [seat for seat in range(self.seats) if self.is_idle(seat)]
        if changed or idle != self._idle:
            self._idle = idle
            self.changed(with_state=False)

    # ---- what a viewer sees

    def state(self, viewer: int, lang: str) -> State | None:
        if self.board is None:
            return None
        key = (viewer, lang)
        if key not in self._states:
            decides = viewer == self.actor and not self.bot_decides
            state = self.board.state(viewer, lang, self.undo(viewer), decides, self.payoff, self.deadline)
            if self.fold.ended == "resigned":
                state.prompt = speech.resignation(self.loser, self.board.names, lang)
            self._states[key] = state
        return self._states[key]

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

    def info(self) -> TableInfo:
        fold, row = self.fold, self.row
        over = fold.status == "over"
        ask = None if fold.ask is None else Ask("undo", fold.ask.seat, fold.ask.waiting)
        salts = {f"p{s}": chair.salt for s, chair in enumerate(fold.chairs) if chair.salt}
        actor = self.board.public_actor() if self.board is not None and fold.status == "playing" else -1
        seats = [self.seat_info(s, chair) for s, chair in enumerate(fold.chairs)]
        return TableInfo(
            row.id, row.game, self.game.title, fold.status, self.catalogue.is_ready(row.game), row.listed, self.options,
            self.remarks, self.hides, self.clock, seats, self.presence.watchers, actor, ask,
            row.created, commitment(row.seed), row.seed.hex() if over else None, salts, fold.ended, self.payoff,
            fold.rematch,
        )  # fmt: skip

    def seat_info(self, seat: int, chair: Chair) -> SeatInfo:
        who: Any = chair.who
        away = bool(chair.away) and not chair.resigned
        here, idle = self.presence.is_here(seat), self.is_idle(seat)
        return SeatInfo(seat, who, chair.name, chair.bot, here, away, chair.resigned, chair.late, idle)

    def is_idle(self, seat: int) -> bool:
        """May others let a bot play here?"""
        chair = self.fold.chairs[seat]
        if chair.who != "person" or chair.bot or self.fold.status != "playing":
            return False
        return chair.late > 0 or (self.clock.kind != "days" and self.presence.gone_for(seat) >= GONE_MS)

    # ---- keeping up

    async def refresh(self) -> None:
        """Somebody else has appended, or hints may have been missed: read what is new in the log and tell people."""
        async with self.lock:
            if not self.cold:
                for entry in await self.store.log(self.id, self.fold.seq):
                    self.fold.apply(entry.seq, entry.at, entries.read(entry.payload))
                    self._states.clear()
                if self.board is not None:
                    self.board.follow(self.fold)
            await self.freshen()
            self.publish()

    async def settle(self) -> None:
        """The game is compiled now, or nobody answers for a bot here: make the board and let the table go on."""
        async with self.lock:
            await self.freshen()
            if self.board is None:
                return
            head = self.head(now_ms())
            await self.store.mend(self.id, self.fold.seq, head)
            self.publish()
            if self.bot_decides:
                self.wake_bot(self)
