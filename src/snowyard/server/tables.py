"""All tables of this process: found or loaded when somebody asks, forgotten when nobody does, kept going by sweeps."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import logging
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game
from snowyard.match import fresh_seed
from snowyard.server import acts, entries, keys, metrics
from snowyard.server.bots import Bots
from snowyard.server.catalogue import Catalogue, at_table
from snowyard.server.chances import Analyst
from snowyard.server.entries import AnyEntry, Begun, Chair, Rematch, Sat
from snowyard.server.forms import Join, MyTable, NewTable, Seated, SeatKey, TableInfo, TableMade
from snowyard.server.presence import now_ms
from snowyard.server.room import Room
from snowyard.server.standing import LEASE_MS
from snowyard.server.store import Append, Store, TableColumns
from snowyard.server.store.store import TableRow
from snowyard.server.work import KEY, LOAD, Rank

log = logging.getLogger("snowyard.server")

FORGET_AFTER = 60.0  # seconds without a listener or a request
SWEEP_EVERY = 1.0  # seconds; the clock is that exact
LOOK_EVERY = 5  # sweeps between two looks for hints that were lost
RENEW_AFTER = 2.0  # seconds; well under the lease
HIDDEN_PAUSE = (0.4, 1.6)  # seconds a bot takes where nobody may know who is asked: a person would not answer at once
MOST_LISTED = 50
ELSEWHERE, NOBODY = "elsewhere", "nobody"  # hosts of bots at tables whose people are connected to another process, or gone


def luck_of_a_bot() -> int:
    """For one decision: nobody can foretell it."""
    return secrets.randbits(63)


class Tables:
    """The tables, and what goes on at them without anybody asking."""

    def __init__(self, store: Store, catalogue: Catalogue, bots: Bots) -> None:
        self.store, self.catalogue, self.bots, self.work = store, catalogue, bots, bots.work
        self.shown: Counter[str] = Counter()  # replays being read, by host
        self.analyst = Analyst(bots)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # they end by themselves, soon
        self._ending = asyncio.Event()
        store.bus.heard = self.heard

    def start(self) -> None:
        self._spawn(self._sweep(), "sweep")

    async def stop(self) -> None:
        """Thoughts are cut short; the sweep and its like are not: a connection being opened would be lost."""
        self.analyst.stop()
        self._ending.set()
        for task in self._thinking.values():
            task.cancel()
        committing = [work for room in self.rooms.values() for work in room.committing]
        await asyncio.gather(*self._tasks, *self._thinking.values(), *committing, return_exceptions=True)

    async def farewell(self) -> None:
        """Everybody hears why the line goes dead."""
        for room in self.rooms.values():
            for listener in list(room.listeners):
                listener.end("restart", "the server is being restarted; your table is safe, come back in a moment")
        await asyncio.sleep(0.1)

    def _spawn(self, work: Any, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- finding tables

    async def room(self, table: str) -> Room:
        """The table of this id, loaded if need be."""
        room = self.rooms.get(table)
        if room is None:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    room = self.rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table) if keys.is_table_id(table) else None
        if row is None:
            raise Refusal("no table", "there is no such table; check the link")
        await self.catalogue.loaded(row.game)
        self.catalogue.want(row.game)
        room = Room(row, self.store, self.wake_bot)
        await room.refresh()
        room = self.rooms.setdefault(table, room)  # not before: nobody must find a table without its seats
        metrics.ROOMS.set(len(self.rooms))
        return room

    async def seat(self, key: str) -> tuple[Room, int]:
        """The table and seat that a key opens."""
        place = keys.place_of(key)
        room = await self.room(place.table)
        if place.seat < room.seats and not keys.fits(key, room.fold.chairs[place.seat].key):
            await room.catch_up()  # the key may be a moment old, and from another process
        if place.seat >= room.seats or not keys.fits(key, room.fold.chairs[place.seat].key):
            raise Refusal("key", "that key opens no seat (any more)")
        return room, place.seat

    async def listed(self) -> list[TableInfo]:
        rooms = [await self.room(table) for table in await self.store.listed(MOST_LISTED)]
        return [room.info() for room in rooms if room.fold.status == "waiting"]

    async def mine(self, held: list[str], host: str) -> tuple[list[MyTable], list[int]]:
        """The tables of these keys, those that wait for their holder first; and the places of keys that open nothing. Whether
        there are such tables is one question to the database; each that must be read from its log has its price."""
        self.work.check(host)
        found: list[MyTable] = []
        unknown = []
        away = sorted({table for key in held if keys.is_table_id(table := key.partition(".")[0]) and table not in self.rooms})
        known = await self.store.known(away) if away else set()
        self.work.budgets.spend(host, KEY * len(away) + LOAD * len(known))
        missing = set(away) - known
        for place, key in enumerate(held):
            try:
                if key.partition(".")[0] in missing:
                    raise Refusal("no table", "there is no such table")
                room, seat = await self.seat(key)
            except Refusal as refusal:
                if refusal.code == "storage":
                    raise
                unknown.append(place)
                continue
            asked = room.fold.ask is not None and seat in room.fold.ask.waiting
            decides = room.now.decides(seat)
            found.append(MyTable(room.info(), seat, decides or asked, room.now.deadline(seat) if decides else None))
        rank = {"playing": 0, "waiting": 1, "over": 2}
        found.sort(key=lambda m: (not m.waiting, rank[m.table.status], m.deadline or 2**62, -m.table.created))
        return found, unknown

    # ---- new tables

    async def create(self, request: NewTable) -> TableMade:
        of = game(request.game)
        options: dict[str, Any] = dict(request.options)
        if str(options.setdefault("seats", len(request.seats))) != str(len(request.seats)):
            raise Refusal("seats", f"the option seats is {options['seats']}, but {len(request.seats)} seats are wished for")
        block = at_table(of, options)
        if int(block.seats) != len(request.seats):
            raise Refusal("seats", f"these options make a table of {int(block.seats)} seats, not {len(request.seats)}")
        table, invite = keys.new_table_id(), keys.new_invite()
        chairs: list[Chair] = []
        sat: list[AnyEntry] = []
        given: list[SeatKey] = []
        seed = fresh_seed()
        free = list(range(len(request.seats)))
        for place, who in enumerate(request.seats):
            seat, lot = place, False
            if request.lot and who.kind != "open":
                seat, lot = acts.find_seat(seed, len(request.seats) - len(free) + 1, who.salt, free)
                free.remove(seat)
            entry, key = acts.seat_for(who, table, seat, place, chairs, of.slug, lot)
            if key:
                given.append(SeatKey(seat, key))
            if entry.who != "open" or not request.lot:
                chairs.append(Chair(entry.who, entry.name))
                sat.append(entry)
        if request.lot:
            sat += [Sat(seat, "open") for seat in free]
        await self.store_new(table, request, options, invite, seed, sat)
        return TableMade(table, invite, f"/#/join/{table}/{invite}", given)

    async def store_new(
        self, table: str, request: NewTable, options: dict[str, Any], invite: str, seed: bytes, sat: list[AnyEntry]
    ) -> None:
        now = now_ms()
        clock = msgspec.json.encode(acts.checked_clock(request.clock)).decode()
        row = TableRow(
            table,
            request.game,
            game(request.game).rules_version,
            msgspec.json.encode(options).decode(),
            clock,
            seed,
            keys.hashed(invite),
            request.listed,
            now,
            request.hints,
        )
        begins = not any(entry.who == "open" for entry in sat if isinstance(entry, Sat))
        made: list[AnyEntry] = [*sat, Begun(-1)] if begins else sat
        head = TableColumns("playing", None, now, 0) if begins else TableColumns("waiting", None, None, 0)
        await self.store.create(
            row,
            [
                Append(table, seq, entries.kind(entry), entry.seat, None, entries.write(entry), now, head)
                for seq, entry in enumerate(made, 1)
            ],
        )
        metrics.MADE.labels(request.game).inc()
        log.info("table made", extra={"table": table, "game": request.game})
        if begins:
            room = await self.room(table)
            await room.settle()

    async def join(self, table: str, request: Join) -> Seated:
        room = await self.room(table)
        taken = -1
        secret = secrets.token_urlsafe(24)

        def sit() -> AnyEntry:
            nonlocal taken
            entry = acts.join(room, request, "", request.seat)
            taken = entry.seat
            entry.key = keys.hashed(keys.key_of(table, taken, secret))
            return entry

        await room.commit(sit)
        return Seated(table, taken, keys.key_of(table, taken, secret))

    async def reclaim(self, code: str) -> Seated:
        found = await self.store.take_code(keys.hashed(keys.tidy_code(code)), now_ms())
        if found is None:
            raise Refusal("code", "that code is wrong, used, or older than ten minutes; make a new one on the other device")
        room = await self.room(found[0])
        return await self._new_key(room, found[1], moved=True)

    async def _new_key(self, room: Room, seat: int, moved: bool) -> Seated:
        key = keys.new_key(room.id, seat)
        await room.commit(lambda: acts.rekey(room, seat, key, moved))
        return Seated(room.id, seat, key)

    async def rematch(self, room: Room, seat: int, salt: str) -> Seated:
        """The next game of the same people: the first who asks makes it, the others find their seats kept."""
        if room.fold.rematch is None:
            await room.catch_up()
        if room.fold.status != "over":
            raise Refusal("not over", "a rematch can be asked for when the game is over")
        if room.fold.rematch is None:
            table = await self._store_rematch(room)
            with contextlib.suppress(Refusal):  # somebody was faster: theirs it is
                await room.commit(lambda: self._first_rematch(room, table))
        assert room.fold.rematch is not None
        next_room = await self.room(room.fold.rematch)
        await next_room.catch_up()
        held = next_room.fold.chairs[seat].held  # whose seat it was is shown by its key of now, not of then
        if next_room.fold.chairs[seat].who == "person":
            return await self._new_key(next_room, seat, moved=False)
        key = keys.new_key(next_room.id, seat)
        request = Join("", room.fold.chairs[seat].name, salt)
        await next_room.commit(lambda: acts.join(next_room, request, key, seat, held))
        return Seated(next_room.id, seat, key)

    def _first_rematch(self, room: Room, table: str) -> AnyEntry:
        if room.fold.rematch is not None:
            raise Refusal("rematch", "there is a rematch already")
        return Rematch(-1, table)

    async def _store_rematch(self, room: Room) -> str:
        table = keys.new_table_id()
        sat: list[AnyEntry] = [
            Sat(s, "bot", chair.name, chair.level) if chair.who == "bot" else Sat(s, "open", held=chair.key)
            for s, chair in enumerate(room.fold.chairs)
        ]
        request = NewTable(room.row.game, [], clock=room.clock, hints=room.row.hints)
        await self.store_new(table, request, room.given, keys.new_invite(), fresh_seed(), sat)
        return table

    # ---- bots

    def wake_bot(self, room: Room) -> None:
        """A bot must decide here, and this process answers for it."""
        task = self._thinking.get(room.id)
        if task is None or task.done():
            self._thinking[room.id] = asyncio.create_task(self._think(room), name=f"bot at {room.id}")

    async def _think(self, room: Room) -> None:
        choosing: asyncio.Future[int] | None = None
        try:
            while (seat := room.now.thinker) >= 0:
                about, level = acts.thoughts_of(room, seat), room.fold.chairs[seat].bot
                chance = luck_of_a_bot()
                secret = not room.now.is_public(seat)
                place = functools.partial(self.place_of, room)
                table = room.now.turns[seat].table.copy()
                choosing = asyncio.ensure_future(self.bots.choose(table, level, chance, place, secret))
                while not (await asyncio.wait({choosing}, timeout=RENEW_AFTER))[0]:
                    now = now_ms()
                    if not await self.store.lease(room.id, now, now + LEASE_MS):
                        return  # somebody else answers for it now
                action = choosing.result()
                if secret:
                    await asyncio.sleep(random.uniform(*HIDDEN_PAUSE))
                with contextlib.suppress(Refusal):  # the table has changed: look again
                    await room.commit(lambda s=seat, a=action, n=about: acts.bots_move(room, s, a, n))  # type: ignore[misc]
                    continue
                if room.cold:
                    return  # the database is gone; the sweep takes this up again
        except Refusal as refusal:
            log.warning("bot cannot move", extra={"table": room.id, "code": refusal.code})
        except Exception:  # the sweep lets it try again
            log.exception("bot cannot move", extra={"table": room.id})
        finally:
            if choosing is not None:
                choosing.cancel()  # if it waits still, nobody wants to know any more
            self._thinking.pop(room.id, None)

    def place_of(self, room: Room) -> tuple[Rank, str]:
        """Bots think first where people are, on the account of whoever of them has used least; where nobody is, last."""
        hosts = room.presence.hosts
        if hosts:
            return Rank.PLAY, min(sorted(hosts), key=self.work.budgets.spent)
        here = any(room.presence.is_here(seat) for seat in room.fold.people)
        return (Rank.PLAY, ELSEWHERE) if here else (Rank.ABSENT, NOBODY)

    # ---- what goes on by itself

    async def _sweep(self) -> None:
        for rounds in itertools.count(1):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), SWEEP_EVERY)
                return
            try:
                await self._clocks()
                await self._orphans()
                await self._warm_up()
                self._forget()
                if rounds % LOOK_EVERY == 0:
                    self.look_around()
                    if self.store.shared:
                        await self._look_again()
                if rounds % 60 == 0:
                    await self.store.sweep(now_ms())
            except Refusal as refusal:
                log.warning("sweep failed", extra={"code": refusal.code})
            except Exception:
                log.exception("sweep failed")

    async def _clocks(self) -> None:
        for table in await self.store.overdue(now_ms()):
            await self._go_on(table, self._play_for_the_absent)

    async def _play_for_the_absent(self, room: Room) -> None:
        """For all who are late, where several decide at the same time."""
        while True:
            await room.commit(lambda: acts.time_is_up(room))

    async def _orphans(self) -> None:
        """Bots that nobody answers for: the process that was thinking is gone."""
        now = now_ms()
        for table in await self.store.orphans(now):
            if await self.store.lease(table, now, now + LEASE_MS):
                await self._go_on(table, self._let_bots_play)

    async def _let_bots_play(self, room: Room) -> None:
        await room.settle()

    async def _go_on(self, table: str, how: Callable[[Room], Awaitable[None]]) -> None:
        """One table that must go on by itself; whatever is wrong with it, the others do too."""
        try:
            room = await self.room(table)
            if room.outdated:  # nothing can happen here: it must not stand in the others' way
                await self.store.mend(table, room.fold.seq, room.head(now_ms()))
            else:
                await how(room)
        except Refusal as refusal:
            if refusal.code == "storage":
                raise
            log.debug("table cannot go on", extra={"table": table, "code": refusal.code})
        except Exception:
            log.exception("table cannot go on", extra={"table": table})

    async def _warm_up(self) -> None:
        """Where a commit failed nobody knows whether it is in the log: whoever is at that table hears it as soon as it can be
        read, even if nobody does anything more."""
        for room in list(self.rooms.values()):
            if room.cold and room.listeners:
                await self._refresh(room)

    def look_around(self) -> None:
        for room in self.rooms.values():
            if room.listeners:
                room.look_around(time.monotonic() - 4 * LOOK_EVERY * SWEEP_EVERY)

    async def _look_again(self) -> None:
        """A hint may have been lost: read the tables again whose logs have grown."""
        heads = await self.store.heads(list(self.rooms))
        for table, seq in heads.items():
            room = self.rooms.get(table)
            if room is not None and seq > room.fold.seq and not room.lock.locked():
                await self._refresh(room)
        for room in self.rooms.values():
            if room.listeners:
                room.tell_who_is_here()

    def _forget(self) -> None:
        old = time.monotonic() - FORGET_AFTER
        for table, room in list(self.rooms.items()):
            if not room.listeners and room.used < old and not room.lock.locked() and table not in self._thinking:
                del self.rooms[table]
        metrics.ROOMS.set(len(self.rooms))

    # ---- other processes

    def heard(self, hint: str) -> None:
        """`log OWNER TABLE SEQ`: that log has grown. `here OWNER TABLE SEATS`: these are connected there (a bit mask); `who`:
        and who is here? Nothing: anything may have happened."""
        words = hint.split()
        if not words:
            for room in list(self.rooms.values()):
                self._spawn(self._refresh(room), "refresh")
        elif words[0] == "log" and len(words) == 4:
            known = self.rooms.get(words[2])
            if known is not None and known.fold.seq < int(words[3]):
                self._spawn(self._refresh(known, int(words[3])), "refresh")
        elif words[0] in ("here", "who") and len(words) == 4:
            known = self.rooms.get(words[2])
            if known is not None:
                known.hear_who_is_elsewhere(words[1], int(words[3]))
                if words[0] == "who":
                    known.tell_who_is_here()

    async def _refresh(self, room: Room, seq: int | None = None) -> None:
        with contextlib.suppress(Refusal):  # still cold: the next request reads the log
            await room.refresh(seq)
