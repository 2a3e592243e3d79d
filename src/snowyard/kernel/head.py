"""What lies at the head of every game's record: whose decision it is, the dice, and what just happened."""

from __future__ import annotations

from typing import Any, NamedTuple

from snowyard.kernel.record import SEAT_NAMES, Cells, Record, i8, i16, i32, u32
from snowyard.kernel.rule import rule

EVERYBODY = -1
"""The audience of a public event. An audience is a bit mask of seats; the sign bit stands for spectators."""

KIND, SEAT, A, B, C, AUDIENCE = range(6)

PUBLIC = ("actor", "phase", "turn", "decisions")
"""What everybody may see of the head: neither the dice to come nor others' events."""


class Head(Record):
    """Every table begins with these fields. A game says how many events one move can make and how many dice can be
    loaded: `class Yard(Options, Head, events=16, loaded=8)`. Fields of those sizes come last, so that a quiet record is
    the beginning of a loud one."""

    actor: int = i8(names=SEAT_NAMES)  # who decides now; -1: the game is over
    phase: int = i8()
    turn: int = i16()  # turns completed
    decisions: int = i32()  # moves played
    news: int = i8()  # 1: this move brought something unforeseeable to light; undo stops here
    misload: int = i8()  # 1: a loaded die showed what this roll cannot show
    event_count: int = i8(counts="event")
    given_at: int = i8(counts="given")
    given_count: int = i8(counts="given")
    wanted: int = i16()  # the first roll of this move that was not loaded: its faces; a draw: minus its kinds; 0: none
    made_count: int = i16(counts="made")  # rolls and draws that this move made, also those beyond the room for them
    generator: Cells = u32(4)
    given: Cells = i16("loaded")
    made: Cells = i16("loaded", 2)  # the first of them: result, and faces (a draw: minus its kinds)
    event: Cells = i16("events", 6)


class Event(NamedTuple):
    """One thing that happened: kind, whose doing, up to three numbers."""

    kind: str
    seat: int
    a: int
    b: int
    c: int


@rule
def emit(t: Any, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
    """Append an event. The buffer is sized for the longest move of the game; a quiet record has none."""
    if t.event.shape[0] > 0:
        at = t.event_count
        if 0 <= at < t.event.shape[0]:
            t.event[at, KIND] = kind
            t.event[at, SEAT] = seat
            t.event[at, A] = a
            t.event[at, B] = b
            t.event[at, C] = c
            t.event[at, AUDIENCE] = audience
            t.event_count = at + 1
        else:
            t.misload = 2  # never: `events=` is too small


@rule
def events_in(t: Any) -> int:
    """How many events lie in the buffer, whatever the count says: nobody reads beyond the room for them."""
    count: int = min(t.event_count, t.event.shape[0])
    return count


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def others(seat: int) -> int:
    """Everybody but one seat, spectators included."""
    return ~(1 << seat)


@rule
def sees(audience: int, seat: int) -> bool:
    """May this seat (-1: a spectator) see an event of this audience?"""
    if seat < 0:
        return audience < 0
    return (audience >> seat) & 1 == 1


@rule
def reveal(t: Any) -> None:
    """This move brought hidden information to light."""
    t.news = 1


@rule
def show_events(t: Any, seat: int, out: Any) -> None:
    """Copy the events that a seat may see."""
    kept = 0
    for i in range(events_in(t)):
        if sees(t.event[i, AUDIENCE], seat):
            for column in range(AUDIENCE):
                out.event[kept, column] = t.event[i, column]
            kept += 1
    out.event_count = kept
