"""A table's log as this process knows it (`now`), and the only way to append to it.

All changes go one way: a wish is checked against the table as it is, what it leads to is worked out on a copy, the entry is
appended to the log, and only when that is committed does the copy become the table and do people hear of it. So whatever
anybody asks for is made from what is committed, and nothing has to be taken back when a commit fails.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.server import entries, metrics
from snowyard.server.board import Board, Kept
from snowyard.server.catalogue import at_table
from snowyard.server.entries import AnyEntry, Chair, Chose, Fold, Moved, Resigned, TookBack, Withdrew
from snowyard.server.forms import Clock
from snowyard.server.presence import now_ms
from snowyard.server.standing import Standing
from snowyard.server.store import Append, Conflict, Store, TableColumns
from snowyard.server.store.store import TableRow

log = logging.getLogger("snowyard.server")

TRIES = 8  # against other processes that append to the same table
SNAPSHOT_EVERY = 32  # entries
FORMAT = 4  # of snapshots; another one is not read but folded anew


class Snapshot(msgspec.Struct):
    format: int
    rules_version: int
    fold: Fold
    board: Kept | None


@dataclass(frozen=True)
class Request:
    """A client's wish under its own number (with its seat before it). `asked` tells one wish from another."""

    id: str
    asked: str


_encode = msgspec.json.Encoder().encode
_clock = msgspec.json.Decoder(Clock)


def request_of(seat: int, message: Any) -> Request:
    return Request(f"{seat} {message.id}", hashlib.sha256(_encode(message)).hexdigest()[:24])


class TableLog:
    """One table. Room adds those who listen: it is told by `changed_to` when the log says more, and by `let_bot_think` when a
    bot must decide and this process answers for it."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row, self.store = row, store
        self.id = row.id
        self.game: Game = game(row.game)
        self.given: dict[str, Any] = msgspec.json.decode(row.options)
        block = at_table(self.game, self.given)
        self.options = dict(self.game.options.texts(block))
        self.remarks = self.game.options.remarks(block)
        self.hides = bool(self.game.options.hides(block))
        self.seats = int(block.seats)
        self.clock: Clock = _clock.decode(row.clock)
        self.now = self._blank()  # committed, and never changed: only replaced
        self.lock = asyncio.Lock()  # of those who change the table; whoever only looks needs it no more than `look` says
        self.cold = True  # the log may say more than `now`
        self.committing: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self.snapshot_at = 0
        self._requests: set[int] | None = None  # hashes of the numbers in the log: one that is not here is new

    def changed_to(self, table: Standing) -> None:
        """The log says this now."""
        self.now = table

    def prepare(self, after: Standing) -> asyncio.Future[None] | None:
        """Begin what can be made before it is committed; nobody sees it until then."""
        return None

    def let_bot_think(self) -> None:
        """A bot must decide, and this process answers for it."""

    @property
    def fold(self) -> Fold:
        return self.now.fold

    @property
    def board(self) -> Board | None:
        return self.now.board

    # ---- from the log

    async def look(self) -> None:
        """Before anybody looks: read the log where memory cannot be trusted."""
        if self.cold or self._board_is_due(self.now):
            async with self.lock:
                await self._freshen()

    async def _freshen(self) -> None:
        """Holding the lock."""
        if self.cold:
            await self._reload()
        elif self._board_is_due(self.now):
            self.changed_to(await self._with_board(self.now, None))
        self.used = time.monotonic()

    def _board_is_due(self, table: Standing) -> bool:
        return table.board is None and table.fold.status != "waiting" and not self.outdated

    @property
    def outdated(self) -> bool:
        """Was this table begun under rules that this Snowyard does not play?"""
        return self.row.rules_version != self.game.rules_version

    def refuse_outdated(self) -> None:
        """Such a table has no board: nothing can be played or shown of it."""
        if self.outdated:
            raise Refusal(
                "rules version",
                f"this table follows version {self.row.rules_version} of the rules; this server plays "
                f"version {self.game.rules_version}",
            )

    def _blank(self) -> Standing:
        return Standing(Fold([Chair() for _ in range(self.seats)]), None, self.clock)

    async def _reload(self) -> None:
        before, kept = self._blank(), None
        found = await self.store.snapshot(self.id)
        if found is not None:
            snapshot = self._read_snapshot(found[1])
            if snapshot is not None:
                before, kept = Standing(snapshot.fold, None, self.clock), snapshot.board
        logged = await self.store.log(self.id, before.fold.seq)
        table = before.after([(e.seq, e.at, entries.read(e.payload)) for e in logged])
        metrics.FOLDS.inc()
        if self._board_is_due(table):
            table = await self._with_board(table, kept)
        self.snapshot_at = found[0] if found else 0
        self._requests = None
        self.changed_to(table)
        self.cold = False

    def _read_snapshot(self, data: bytes) -> Snapshot | None:
        try:
            snapshot = msgspec.msgpack.decode(data, type=Snapshot)
        except (msgspec.MsgspecError, ValueError):
            return None
        fits = snapshot.format == FORMAT and snapshot.rules_version == self.game.rules_version
        if fits and snapshot.board is not None and snapshot.board.layout != self.game.layout.dtype.itemsize:
            snapshot.board = None
        return snapshot if fits else None

    async def _with_board(self, table: Standing, kept: Kept | None) -> Standing:
        """The same table with its board, made in a thread: long games take a while to play again."""
        fold = table.fold

        def build() -> Board:
            return Board.after(fold, self.row.game, self.given, self.row.seed, kept)

        return Standing(fold, await asyncio.to_thread(build), self.clock)

    async def _catch_up(self) -> bool:
        """Read what others have appended; false if it is nothing. Holding the lock."""
        logged = await self.store.log(self.id, self.fold.seq)
        if logged:
            table = self.now.after([(e.seq, e.at, entries.read(e.payload)) for e in logged])
            if self._board_is_due(table):
                table = await self._with_board(table, None)
            self._note_requests(e.client_id for e in logged)
            self.changed_to(table)
        return bool(logged)

    # ---- to the log

    async def commit(self, make: Callable[[], AnyEntry], request: Request | None = None) -> None:
        """Append the entry that `make` returns for the table as it is, or let its refusal through. `request`: what is in the
        log under its number already is done. Whoever asked may go meanwhile: it is brought to its end, and told."""
        work = asyncio.create_task(self._commit(make, request), name=f"commit at {self.id}")
        self.committing.add(work)
        work.add_done_callback(self._committed)
        await asyncio.shield(work)

    def _committed(self, work: asyncio.Task[None]) -> None:
        self.committing.discard(work)
        if not work.cancelled():
            work.exception()  # if nobody waits for it any more, nobody hears of it

    async def _commit(self, make: Callable[[], AnyEntry], request: Request | None) -> None:
        begun = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                await self._freshen()
                if request is not None and await self._is_done(request):
                    return
                try:
                    entry, at = make(), now_ms()
                    after = await self._work_out(entry, at)
                except Refusal:  # by whoever made the entry, or by the rules
                    if self.store.shared and await self._catch_up():
                        continue  # the table is not as it was thought to be
                    raise
                try:
                    await self._append(entry, at, after, request)
                    self._measure(entry, None if request is None else begun)
                    break
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up()
            else:
                raise Refusal("busy", "too many others change this table at the same time; try again")
            if self.now.bot_decides:
                self.let_bot_think()

    async def _is_done(self, request: Request) -> bool:
        """Is this request in the log? Another one under the same number is refused."""
        if self._requests is None:
            self._requests = {hash(number) for number in await self.store.requests(self.id)}
        if hash(request.id) not in self._requests:
            return False
        asked = await self.store.asked(self.id, request.id)
        if asked is None:
            return False
        if asked not in ("", request.asked):
            raise Refusal("id", "you have asked for something else under this id before; every request has an id of its own")
        await self._catch_up()  # it may have been done elsewhere
        return True

    def _note_requests(self, ids: Iterable[str | None]) -> None:
        if self._requests is not None:
            self._requests.update(hash(id) for id in ids if id is not None)

    async def _work_out(self, entry: AnyEntry, at: int) -> Standing:
        """The table with this entry, which is not in the log yet. A move that is not legal is refused here, by the rules."""
        after = self.now.after([(self.fold.seq + 1, at, entry)])
        return await self._with_board(after, None) if self._board_is_due(after) else after

    async def _append(self, entry: AnyEntry, at: int, after: Standing, request: Request | None) -> None:
        """Returns when the entry is committed. If it is not, nothing has changed."""
        seq, snapshot = after.fold.seq, None
        if seq - self.snapshot_at >= SNAPSHOT_EVERY or after.fold.status == "over":
            kept = None if after.board is None else after.board.keep()
            snapshot = msgspec.msgpack.encode(Snapshot(FORMAT, self.row.rules_version, after.fold, kept))
        preparing = self.prepare(after)
        number, asked = (None, None) if request is None else (request.id, request.asked)
        written = (entries.kind(entry), entry.seat, number, entries.write(entry))
        try:
            await self.store.append(Append(self.id, seq, *written, at, self._head(after, at), snapshot, asked))
        except Conflict:
            raise
        except BaseException:  # it may be in the log, or not
            self.cold = True
            raise
        if preparing is not None:
            await preparing
        if snapshot is not None:
            self.snapshot_at = seq
        self._note_requests([number])
        self.changed_to(after)

    def _measure(self, entry: AnyEntry, begun: float | None) -> None:
        """What not everybody could notice is neither counted nor timed: whoever reads the metrics learns nothing of it."""
        if self.fold.status == "over" and isinstance(entry, Moved | Chose | Resigned):
            metrics.ENDED.labels(self.row.game, self.fold.ended).inc()
            log.info("game over", extra={"table": self.id, "game": self.row.game})
        if isinstance(entry, Withdrew) or (isinstance(entry, Chose) and not entry.order):
            return  # it is no move yet
        if isinstance(entry, Moved | Chose | TookBack) and (self.board is None or not self.board.last_is_public):
            return
        if isinstance(entry, Moved):
            metrics.MOVES.labels(entry.cause).inc()
        elif isinstance(entry, Chose) and self.board is not None:
            for mark in self.board.marks[-len(entry.order) :]:
                metrics.MOVES.labels(mark.what.cause).inc()
        if begun is not None:
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)

    def head(self, now: int) -> TableColumns:
        """What the database should know to let the table go on by itself."""
        return self._head(self.now, now)

    def _head(self, table: Standing, now: int) -> TableColumns:
        return TableColumns(table.fold.status, None, None, 0) if self.outdated else table.head(now)  # nobody can play an old one

    # ---- keeping up

    async def refresh(self, seq: int | None = None) -> None:
        """Somebody else has appended entry `seq`, or hints may have been missed (None): read what is new in the log and tell
        people. Where many append at once, most of it was read already when it is this one's turn."""
        async with self.lock:
            if not self.cold and (seq is None or seq > self.fold.seq):
                await self._catch_up()
            await self._freshen()

    async def catch_up(self) -> None:
        """Whoever was told something by another process must not be refused here because this one has not heard of it yet: read
        what is new before saying no. Where nobody else appends there is nothing to read."""
        if self.store.shared:
            await self.refresh()

    async def settle(self) -> None:
        """The game is compiled now, or nobody answers for a bot here: make the board and let the table go on."""
        async with self.lock:
            await self._freshen()
            if self.board is None:
                return
            await self.store.mend(self.id, self.fold.seq, self.head(now_ms()))
            if self.now.bot_decides:
                self.let_bot_think()
