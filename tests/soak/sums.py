"""The sums of a soak: does the database's log of a table say what people were told, that once, and nothing else?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from soak.notes import Deed

ENTRIES = {
    "move": ("moved", "chose"),
    "undo": ("tookback", "withdrew", "asked"),
    "answer": ("answered",),
    "resign": ("resigned",),
    "chat": ("said",),
    "bot": ("botcame", "botasked"),
    "back": ("cameback",),
}
SAME = {"move": "move", "chat": "text", "answer": "yes"}  # fields that the request and its entry share


@dataclass(frozen=True)
class Event:
    """One entry as the database has it."""

    seq: int
    kind: str
    seat: int
    client_id: str | None
    payload: dict[str, Any]


@dataclass(frozen=True)
class Logged:
    """A table as the database has it."""

    id: str
    seq: int
    status: str
    clock: str
    events: list[Event]

    @property
    def moves(self) -> int:
        """How many were played, those that were taken back later included."""
        return sum(1 if event.kind == "moved" else len(event.payload.get("order", ())) for event in self.events)


def logged_of(head: Any, rows: Any) -> Logged:
    events = [Event(seq, kind, seat, client_id, json.loads(payload)) for seq, kind, seat, client_id, payload in rows]
    return Logged(head[0], head[1], head[2], head[3], events)


def faults_of(logged: Logged, deeds: list[Deed], must_be_over: bool) -> list[str]:
    """Everything wrong, in sentences."""
    found = [*_gaps(logged), *_acknowledged(logged, deeds), *_out_of_order(logged, deeds), *_unasked(logged, deeds)]
    if must_be_over and logged.status != "over":
        found.append(f"the game never ended: its status is {logged.status}")
    return [f"table {logged.id}: {sentence}" for sentence in found]


def _gaps(logged: Logged) -> Iterator[str]:
    numbers = [event.seq for event in logged.events]
    if numbers != list(range(1, len(numbers) + 1)):
        gap = next((n for n, number in enumerate(numbers, 1) if n != number), len(numbers))
        yield f"the numbers of its entries have a gap at {gap}"
    if logged.seq != len(numbers):
        yield f"it says that it has {logged.seq} entries, and has {len(numbers)}"


def _by_id(logged: Logged) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for event in logged.events:
        if event.client_id is not None:
            found.setdefault(event.client_id, []).append(event)
    return found


def _acknowledged(logged: Logged, deeds: list[Deed]) -> Iterator[str]:
    """What was acknowledged is there once, as it was asked for; what was refused is not there."""
    by_id = _by_id(logged)
    for deed in deeds:
        events = by_id.get(f"{deed.seat} {deed.id}", [])
        what = f"{deed.kind} {deed.id} of seat {deed.seat}"
        if deed.outcome == "ack" and len(events) != 1:
            yield f"{what} was acknowledged and is in the log {len(events)} times"
        elif deed.outcome not in ("", "ack", "id") and events:
            yield f"{what} was refused ({deed.outcome}) and is in the log as entry {events[0].seq}"
        elif deed.outcome == "ack" and not _fits(deed, events[0]):
            yield f"{what} is entry {events[0].seq}, which says something else"


def _fits(deed: Deed, event: Event) -> bool:
    field = SAME.get(deed.kind)
    said = field is None or deed.message[field] == event.payload[field]
    own = event.seat == (deed.message["seat"] if deed.kind == "bot" else deed.seat)
    return event.kind in ENTRIES[deed.kind] and own and said


def _out_of_order(logged: Logged, deeds: list[Deed]) -> Iterator[str]:
    """What was sent after something else was acknowledged stands behind it."""
    by_id = _by_id(logged)
    placed = [
        (deed, by_id[name][0].seq) for deed in deeds if deed.outcome == "ack" and (name := f"{deed.seat} {deed.id}") in by_id
    ]
    by_answer = sorted(placed, key=lambda pair: pair[0].answered)
    behind, done = 0, 0
    for deed, seq in sorted(placed, key=lambda pair: pair[0].sent):
        while done < len(by_answer) and by_answer[done][0].answered < deed.sent:
            behind = max(behind, by_answer[done][1])
            done += 1
        if seq <= behind:
            yield f"{deed.kind} {deed.id} of seat {deed.seat} is entry {seq}; entry {behind} was acknowledged before it was sent"


def _unasked(logged: Logged, deeds: list[Deed]) -> Iterator[str]:
    """What nobody sent: bots move on their own seats, and clocks where there is one."""
    sent = {f"{deed.seat} {deed.id}" for deed in deeds}
    bots: set[int] = set()
    over = False
    for event in logged.events:
        payload = event.payload
        if event.client_id is not None and event.client_id not in sent:
            yield f"entry {event.seq} ({event.kind}) was sent by nobody here"
        sat = [payload] if event.kind == "sat" else payload.get("bots", []) if event.kind == "begun" else []
        bots |= {one["seat"] for one in sat if one["who"] == "bot"}
        if event.kind in ("botcame", "resigned"):
            bots.add(event.seat)
        elif event.kind == "cameback":
            bots.discard(event.seat)
        elif event.kind in ("moved", "chose"):
            cause = payload["cause"]
            if over:
                yield f"entry {event.seq} is a move after the end"
            if cause == "move" and event.client_id is None:
                yield f"entry {event.seq} is a person's move that nobody sent"
            if cause == "bot" and event.seat not in bots:
                yield f"entry {event.seq} is a bot's move for a person"
            if cause == "time" and json.loads(logged.clock)["kind"] == "off":
                yield f"entry {event.seq} is a move of the clock, and there is none"
        over = over or bool(payload.get("over")) or (event.kind == "resigned" and _seats(logged) == 2)


def _seats(logged: Logged) -> int:
    sat = [
        one
        for event in logged.events
        for one in (event.payload.get("bots", []) if event.kind == "begun" else [event.payload])
        if event.kind in ("sat", "begun")
    ]
    return len({one["seat"] for one in sat if one["seat"] >= 0})


def moves_that_stand(logged: Logged) -> list[tuple[int, str]]:
    """Seat and move of all that was not taken back: what the record must say."""
    made: list[tuple[int, str]] = []
    chosen: dict[int, list[str]] = {}  # and not played yet
    asked, waiting = 0, set[int]()
    for event in logged.events:
        payload = event.payload
        if event.kind == "moved":
            made.append((event.seat, payload["move"]))
            waiting = set()
        elif event.kind == "chose":
            chosen.setdefault(event.seat, []).append(payload["move"])
            made += [(seat, chosen[seat].pop(0)) for seat in payload["order"]]
            waiting = set() if payload["order"] else waiting
        elif event.kind == "withdrew":
            chosen[event.seat].pop()
        elif event.kind == "asked":
            asked, waiting = payload["count"], set(payload["waiting"])
        elif event.kind == "tookback":
            del made[len(made) - payload["count"] :]
            waiting = set()
        elif event.kind == "answered":
            waiting.discard(event.seat)
            if not payload["yes"]:
                waiting = set()
            elif not waiting:
                del made[len(made) - asked :]
    return made
