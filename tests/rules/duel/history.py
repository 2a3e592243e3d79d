"""What a perfectly attentive player of duel cannot exclude, worked out anew from what it was told.

`History` knows nothing of the memory in the record. It is fed a seat's events, move after move, and keeps every way the
hidden cards may lie, kind by kind: each event moves, splits or strikes out ways. Slow, and plainly right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from rules.duel.positions import COPIES
from rules.duel.ways import LAID, OPEN, Way, cards, frozen, level_of, thawed
from snowyard import Table
from snowyard.games.duel.layout import (
    ABANDON,
    ASIDE,
    BACKFIRE,
    BOX,
    CACHE,
    DISCARDS,
    DRAW,
    FATES,
    GIVE,
    HAND,
    HIDDEN,
    INCOMING,
    KEEP,
    LOOK,
    REFINE_CARD,
    STOCK,
    TOP,
    N,
)
from snowyard.kernel.head import Event

B3 = 2


class TooMany(Exception):
    """More ways than we care to count."""


class History:
    """All ways the cards hidden from `me` may lie. Made when a game has been dealt or a position laid."""

    def __init__(self, table: Table, me: int, most: int = 20_000) -> None:
        self.me, self.seats, self.most = me, table.seats, most
        self.quick = bool(table.t.quick_start)
        self.others = [s for s in range(table.seats) if s != me]
        self.tops: dict[int, int | None] = {}
        self.put_back: dict[int, int] = {}
        self.card: dict[tuple[int, int], int] = {}
        self.refl: set[int] = set()
        self.act: dict[int, int] = {}
        self.front, self.level = 0, 4
        self.turn = table.t.turn
        self.second_front: dict[int, int] = {}
        self.hand: list[int] = []
        self.kept: list[int] = []
        self.awaiting = False
        self.looking: tuple[int, ...] = ()
        self.opened: dict[int, int] = {}  # my cards that lie open this turn
        self.known_top: int | None = None
        t = table.t
        self.ways: set[Way] = set()
        if t.phase <= KEEP:
            self.begin_draft(table)
        else:
            self.begin_anywhere(table)

    # ---- the beginning

    def begin_draft(self, table: Table) -> None:
        """Basics are public; the Advanced cards that are not mine lie in the others' hands or in the box."""
        t = table.t
        decks = 1 if self.seats == 2 else 2
        self.hand = [c // 4 for c in cards(t.place[HAND + self.me])]
        unseen = list((Counter({k: decks * COPIES[k] for k in range(3, 8)}) - Counter(self.hand)).elements())
        start: dict[int, list[int]] = {STOCK: decks * [int(kind) for kind in t.extreme]}
        for s in self.others:
            start[DRAW + s] = [0, 1, 2]
        start[BOX] = [kind for kind in range(3) for _ in range(decks * 2 - self.seats)]
        self.ways = {frozen(start)}
        if self.seats == 3:
            self.unseen([STOCK], BOX, 2)
        ways: set[Way] = set()
        for way in self.ways:
            zones = thawed(way)
            zones[HIDDEN] = unseen
            ways.add(frozen(zones))
        self.ways = ways
        for s in self.others:
            self.unseen([HIDDEN], HAND + s, t.counts[HAND + s])
        self.all(HIDDEN, BOX)

    def begin_anywhere(self, table: Table) -> None:
        """A position: the hidden cards lie anyhow. Public are the sizes."""
        t = table.t
        hidden = [z for z in range(HIDDEN) if t.may[self.me, z]]
        pool = [c // 4 for z in hidden for c in cards(t.place[z])]
        self.ways = {frozen({HIDDEN: pool})}
        for zone in hidden:
            self.unseen([HIDDEN], zone, t.place[zone].bit_count())
        self.tops = {k: next(iter(cards(t.place[TOP + k]))) // 4 if t.face_up[k] else None for k in range(self.seats)}

    # ---- what can happen to cards

    def change(self, step: Callable[[dict[int, list[int]]], Iterable[dict[int, list[int]]]]) -> None:
        found: set[Way] = set()
        for way in self.ways:
            for zones in step(thawed(way)):
                found.add(frozen(zones))
            if len(found) > self.most:
                raise TooMany
        self.ways = found

    def unseen(self, sources: list[int], target: int, count: int = 1, among: range = range(16 * OPEN)) -> None:
        """So many cards of these zones, nobody says which."""

        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            spots = sorted({(z, k, i) for z in sources for i, k in enumerate(zones.get(z, [])) if k in among})
            done = set()
            for chosen in combinations(spots, count):
                key = tuple((z, k) for z, k, _ in chosen)
                if key in done:
                    continue
                done.add(key)
                new = {z: list(kinds) for z, kinds in zones.items()}
                for z, k in key:
                    new[z].remove(k)
                    new.setdefault(target, []).append(k)
                yield new

        self.change(step)

    def seen(self, kind: int, sources: list[int], target: int | None, first_only: bool = False, opened: int = 0) -> None:
        """A card of this kind leaves one of these zones (`first_only`: the first of them that has one). With OPEN it is one
        that has lain open this turn; `opened`: it lies open from now on."""

        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            for z in sources:
                found = {k for k in zones.get(z, []) if k == kind or (kind >= OPEN and k >= OPEN and k % OPEN == kind % OPEN)}
                for k in sorted(found):
                    new = {zone: list(kinds) for zone, kinds in zones.items()}
                    new[z].remove(k)
                    if target is not None:
                        new.setdefault(target, []).append(k + OPEN * opened)
                    yield new
                if found and first_only:
                    return

        self.change(step)

    def all(self, source: int, target: int) -> None:
        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            zones.setdefault(target, []).extend(zones.pop(source, []))
            yield zones

        self.change(step)

    def enter(self, kind: int, target: int) -> None:
        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            zones.setdefault(target, []).append(kind)
            yield zones

        self.change(step)

    def only_if(self, holds: Callable[[dict[int, list[int]]], bool]) -> None:
        self.ways = {way for way in self.ways if holds(thawed(way))}

    def count(self, zone: int) -> int:
        return len(thawed(next(iter(self.ways))).get(zone, []))

    # ---- what a seat is told

    def told(self, phase: int, events: list[Event], table: Table) -> None:
        """The events of one move that was made in this phase, as this seat saw them, and the public sizes after it."""
        answered = phase in (ABANDON, GIVE)
        for e in events:
            if e.kind not in ("plays", "sets_aside", "sets_aside_card"):
                self.flush()
            by_choice = answered and e.kind in ("abandons", "gives")
            getattr(self, f"on_{e.kind}", lambda e, p, c: None)(e, phase, by_choice)
            if by_choice:
                answered = False
        self.flush()
        if not any(table.t.counts[INCOMING + s] for s in range(self.seats)):
            self.arrive()

    def flush(self) -> None:
        for s in self.others:
            if self.awaiting:
                self.all(HAND + s, ASIDE + s)
        self.awaiting = False

    def arrive(self) -> None:
        for s in self.others:
            self.all(INCOMING + s, DISCARDS + s)

    def end_turn(self) -> None:
        self.arrive()
        for s in self.others:
            self.all(ASIDE + s, DISCARDS + s)
            self.all(LAID + s, DISCARDS + s)
        self.ways = {frozen({zone: [k % OPEN for k in kinds] for zone, kinds in way}) for way in self.ways}

    def at_level(self, seat: int) -> None:
        level = level_of(self.card[self.front, seat])
        if level != self.level:
            self.arrive()
            self.level = level

    def opponent(self, seat: int) -> int:
        return next(s for f, s in self.card if f == self.front and s != seat)

    def on_hand(self, e: Event, phase: int, _: bool) -> None:
        if phase >= KEEP:
            return
        kinds = [(e.b >> 4 * i) & 15 for i in range(min(3, e.a))] + ([e.c] if e.a > 3 else [])
        got = list((Counter(kinds) - Counter(self.kept if e.a == 4 else [])).elements())
        self.only_if(lambda zones: sorted(zones.get(HAND + self.me, [])) == sorted(got))
        for kind in got:
            self.seen(kind, [HAND + self.me], None)
        self.hand = kinds

    def on_keeps(self, e: Event, phase: int, _: bool) -> None:
        self.hand.remove(e.a)
        self.kept.append(e.a)

    def on_pass(self, e: Event, phase: int, _: bool) -> None:
        for s in self.others:
            self.unseen([HAND + s], DISCARDS + s)
        mine = self.hand

        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            hands = [zones.pop(HAND + s, []) if s != self.me else mine for s in range(self.seats)]
            for s in range(self.seats):
                zones[HAND + (s + 1) % self.seats] = list(hands[s])
            yield zones

        self.change(step)
        if phase == 1:  # the second pick
            for s in self.others:
                self.all(DISCARDS + s, HAND + s)

    def on_arsenal(self, e: Event, phase: int, _: bool) -> None:
        target = BOX if self.quick else STOCK
        for kind in self.hand:
            self.enter(kind, target)
        for s in self.others:
            self.unseen([HAND + s], DRAW + s, 2)
            self.all(HAND + s, target)
        if self.quick:
            self.unseen([BOX], STOCK, 2 * self.seats, range(3, 8))

    def on_top(self, e: Event, phase: int, _: bool) -> None:
        self.arrive()
        if self.put_back.pop(e.a, None) is None:
            if self.count(TOP + e.a):
                self.only_if(lambda zones: zones.get(TOP + e.a) == [e.b])
                self.seen(e.b, [TOP + e.a], None)
            else:
                self.seen(e.b, [STOCK], None)
        self.tops[e.a] = e.b

    def on_turn(self, e: Event, phase: int, _: bool) -> None:
        self.end_turn()
        self.turn = e.a - 1

    def on_unable(self, e: Event, phase: int, _: bool) -> None:
        self.end_turn()

    on_stall = on_unable

    def on_final(self, e: Event, phase: int, _: bool) -> None:
        self.end_turn()
        for s in self.others:
            self.all(DISCARDS + s, DRAW + s)

    def on_draws(self, e: Event, phase: int, _: bool) -> None:
        if e.seat == self.me:
            return
        left = e.a
        if e.b:
            left -= self.count(DRAW + e.seat)
            self.all(DRAW + e.seat, HAND + e.seat)
            self.all(DISCARDS + e.seat, DRAW + e.seat)
        self.unseen([DRAW + e.seat], HAND + e.seat, left)

    def on_sees(self, e: Event, phase: int, _: bool) -> None:
        kinds = sorted((e.b >> 4 * i) & 15 for i in range(e.a))
        self.only_if(lambda zones: sorted(zones.get(HAND + e.c, [])) == kinds)

    def on_plays(self, e: Event, phase: int, _: bool) -> None:
        if not self.awaiting:
            self.card, self.refl, self.act = {}, set(), {}
            self.front, self.level = 0, 4
        self.awaiting = True
        kind = e.a // 2
        self.card[max(e.c, 0), e.seat] = kind
        opened = 1 + 2 * e.seat + (1 if e.c >= 0 and e.c != e.seat else 0)
        if e.seat == self.me:
            self.opened[kind] = opened
        elif kind != N:
            self.seen(kind, [CACHE + e.seat if e.b else HAND + e.seat], LAID + e.seat, opened=opened)

    def on_front(self, e: Event, phase: int, _: bool) -> None:
        self.arrive()
        self.front, self.level = e.a, 4
        self.refl = set()

    def on_fate(self, e: Event, phase: int, _: bool) -> None:
        self.act[e.seat] = e.a
        refl = FATES.index("refl")
        self.refl = self.refl | {e.seat} if refl in (e.b, (e.c >> 11) - 1) else self.refl - {e.seat}

    def on_second(self, e: Event, phase: int, _: bool) -> None:
        self.card[self.front, e.seat] = e.a // 2
        self.second_front[e.seat] = self.front
        if e.seat == self.me:
            self.opened[e.a // 2] = 9 + e.seat
        else:
            self.seen(e.a // 2, [CACHE + e.seat if e.b else ASIDE + e.seat], LAID + e.seat, opened=9 + e.seat)

    def on_steals(self, e: Event, phase: int, _: bool) -> None:
        thief, victim = e.seat, e.a
        reflected = victim in self.refl and self.act.get(thief) == BACKFIRE
        self.at_level(victim if reflected else thief)
        target = None if thief == self.me else INCOMING + thief
        where = e.c % 8
        if victim == self.me:
            self.enter(e.b + (OPEN * self.opened.get(e.b, 0) if where else 0), INCOMING + thief)
        elif where:
            self.seen_open(e.b, where, victim, target)
        else:
            self.seen(e.b, [DISCARDS + victim, ASIDE + victim], target)

    def on_steals_unseen(self, e: Event, phase: int, _: bool) -> None:
        thief, victim = e.seat, e.a
        reflected = victim in self.refl and self.act.get(thief) == BACKFIRE
        self.at_level(victim if reflected else thief)
        self.unseen([DISCARDS + victim, ASIDE + victim, LAID + victim], INCOMING + thief)

    def on_abandons(self, e: Event, phase: int, by_choice: bool) -> None:
        self.at_level(e.seat if e.seat in self.refl else self.opponent(e.seat))
        self.part_with(e, by_choice)

    def on_gives(self, e: Event, phase: int, by_choice: bool) -> None:
        self.at_level(e.seat)
        self.part_with(e, by_choice)

    def part_with(self, e: Event, by_choice: bool) -> None:
        s = e.seat
        if s == self.me:
            return
        if not e.b:
            self.seen(e.a, [DISCARDS + s, ASIDE + s], None, first_only=True)
            return
        if by_choice:  # a copy that was not played would have gone first, and then one of a front resolved earlier
            self.only_if(lambda zones: e.a not in zones.get(DISCARDS + s, []) + zones.get(ASIDE + s, []))
            self.only_if(lambda zones: self.place_of(e.b) == min(map(self.when, self.opened_copies(zones, s, e.a)), default=-1))
        self.seen_open(e.a, e.b, s, None)

    def opened_copies(self, zones: dict[int, list[int]], seat: int, kind: int) -> list[int]:
        here = zones.get(LAID + seat, []) + zones.get(DISCARDS + seat, [])
        return [k for k in here if k >= OPEN and k % OPEN == kind]

    def seen_open(self, kind: int, where: int, seat: int, target: int | None) -> None:
        """A card that was played on this front (1 + front; two players: 1) leaves the discards of a seat."""

        def step(zones: dict[int, list[int]]) -> Iterable[dict[int, list[int]]]:
            for card in self.opened_copies(zones, seat, kind):
                if self.when(card) == self.place_of(where):
                    new = {z: list(kinds) for z, kinds in zones.items()}
                    new[LAID + seat if card in zones.get(LAID + seat, []) else DISCARDS + seat].remove(card)
                    if target is not None:
                        new.setdefault(target, []).append(card)
                    yield new

        self.change(step)

    def place_of(self, where: int) -> int:
        return (where - 1 - self.turn) % self.seats if self.seats > 2 else 0

    def when(self, card: int) -> int:
        """Where an open card stands in the order of fronts: DUEL-R33."""
        tag = card // OPEN - 1
        seat, slot = (tag - 8, 0) if tag >= 8 else divmod(tag, 2)
        front = self.second_front[seat] if tag >= 8 else (seat - slot) % self.seats
        return (front - self.turn) % self.seats if self.seats > 2 else 0

    def on_acquires(self, e: Event, phase: int, _: bool) -> None:
        self.at_level(e.seat)
        if e.seat != self.me:
            self.enter(e.a, INCOMING + e.seat)
        elif e.c == 1 and phase == REFINE_CARD and self.looking:
            kinds = list(self.looking)
            kinds.remove(e.a)
            self.put_back[e.b] = kinds[0]
            self.looking = ()
            return
        elif e.c == 1 and self.put_back.get(e.b) is None:
            self.seen(e.a, [TOP + e.b] if self.count(TOP + e.b) else [STOCK], None)
        if e.b >= 0:
            self.tops[e.b] = None
            self.put_back.pop(e.b, None)

    def on_acquires_unseen(self, e: Event, phase: int, _: bool) -> None:
        self.at_level(e.seat)
        self.unseen([TOP + e.b] if self.count(TOP + e.b) else [STOCK], INCOMING + e.seat)

    def on_looks(self, e: Event, phase: int, _: bool) -> None:
        self.at_level(e.seat)
        known = self.tops.get(e.a)
        known = self.put_back.pop(e.a, None) if known is None else known
        self.tops[e.a] = None
        self.looking = ()
        self.known_top = known
        if e.seat == self.me:
            return
        if known is not None:
            self.enter(known, TOP + e.a)
        elif not self.count(TOP + e.a):
            self.unseen([STOCK], TOP + e.a)
        self.unseen([STOCK], LOOK)

    def on_sees_second(self, e: Event, phase: int, _: bool) -> None:
        if self.known_top is None:
            self.seen(e.c, [TOP + e.a] if self.count(TOP + e.a) else [STOCK], None)
        self.seen(e.b, [STOCK], None)
        self.looking = (e.c, e.b)

    def on_refines(self, e: Event, phase: int, _: bool) -> None:
        self.at_level(e.seat)
        self.all(LOOK, TOP + e.a)
        self.unseen([TOP + e.a], INCOMING + e.seat)

    def on_restocks(self, e: Event, phase: int, _: bool) -> None:
        if e.seat == self.me:
            return
        self.at_level(e.seat)
        s = e.seat
        if e.b:
            self.seen(B3 + OPEN, [LAID + s], DRAW + s)
        if e.a > e.b:
            self.unseen([DISCARDS + s, ASIDE + s, LAID + s], DRAW + s)

    def on_caches(self, e: Event, phase: int, _: bool) -> None:
        self.at_level(e.seat)
        self.unseen([DISCARDS + e.seat, ASIDE + e.seat, LAID + e.seat], CACHE + e.seat)

    # ---- what can be asked

    def tables(self) -> set[Way]:
        """The ways as tables: where the cards lie, without which of the discards were played or set aside this turn."""
        found = set()
        for way in self.ways:
            zones = thawed(way)
            for s in self.others:
                for part in (ASIDE + s, LAID + s):
                    zones.setdefault(DISCARDS + s, []).extend(zones.pop(part, []))
            found.add(frozen({zone: [k % OPEN for k in kinds] for zone, kinds in zones.items()}))
        return found

    def tables_amid_a_turn(self, table: Table) -> set[Way]:
        """The ways as tables: unpicked cards apart while they could still be second cards, open cards not exchanged."""
        found = set()
        for way in self.ways:
            zones = thawed(way)
            for s in self.others:
                for part in (LAID + s,) if table.t.aside[s] else (ASIDE + s, LAID + s):
                    zones.setdefault(DISCARDS + s, []).extend(zones.pop(part, []))
            found.add(frozen(zones))
        return found
