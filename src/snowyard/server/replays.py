"""A game once more, step by step: through one seat's eyes while it goes on, through anybody's when it is over."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.match import Match, read, write
from snowyard.server.board import bit
from snowyard.server.forms import SPECTATOR
from snowyard.server.messages import Chances, GameEvent, Replay, ReplayStep
from snowyard.server.room import Room
from snowyard.server.tables import Tables
from snowyard.server.views import Views, whole
from snowyard.server.work import BUDGET, LINE, MOVE, VIEW, Rank, at

MOST_STEPS = 5000
MOST_LINES = MOST_STEPS + 200  # of a file that somebody sends
MOST_AT_ONCE = 8  # replays that one host reads at a time, times the rate scale
PIECE = 40.0  # of a replay: the price of what is made in one go

T = TypeVar("T")


def replaying(room: Room) -> Callable[[], Match]:
    """How to play the game of a table again from its seed: a match of its own, to be made in another thread."""
    assert room.board is not None
    return room.board.match.replaying()


async def finished(room: Room) -> None:
    await room.look()
    if room.fold.status != "over":
        await room.catch_up()
    if room.fold.status != "over":
        raise Refusal("not over", "that is shown when the game is over: before, it would tell secrets")
    room.refuse_outdated()


async def record(tables: Tables, room: Room, host: str, played: bool) -> str:
    """The record of a finished game, with its seed: `snowyard verify` checks it. `played`: for somebody who sat there, with what
    everybody there says of the game."""
    await finished(room)
    tables.work.check(host)
    again, feedback = replaying(room), dict(room.fold.feedback) if played else {}

    def written() -> str:
        match = again()
        match.feedback = feedback
        return write(match)

    return await tables.work.run(at(Rank.REPLAY, host), price(room, LINE), written)


def price(room: Room, more: float = 0.0) -> float:
    """Of playing the game of a table again, and doing so much more for every move."""
    return (MOVE + more) * len(room.board.match.moves) if room.board is not None else 0.0


class Shown:
    """A replay on its way to its reader, piece by piece: what follows is made when the reader has taken what was before, and
    goes back into the queue every time. It counts for its host until it is closed."""

    def __init__(self, tables: Tables, host: str) -> None:
        if tables.shown[host] >= MOST_AT_ONCE * max(1.0, tables.work.budgets.most / BUDGET):
            raise Refusal("rate", f"{MOST_AT_ONCE} replays at a time are enough for one address")
        tables.work.check(host)
        tables.shown[host] += 1
        self.tables, self.host, self.closed = tables, host, False
        self.make: Callable[[list[tuple[int, int]]], bytes] = lambda numbers: b""
        self.head, self.numbers, self.views = b"", [0], 1

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.tables.shown[self.host] -= 1
            if not self.tables.shown[self.host]:
                del self.tables.shown[self.host]

    async def run(self, cost: float, work: Callable[[], T]) -> T:
        return await self.tables.work.run(at(Rank.REPLAY, self.host), cost, work)

    def show(
        self,
        match: Match,
        viewer: int,
        lang: str,
        payoff: list[float] | None,
        noticed: set[int] | None = None,
        known: set[int] | None = None,
        eyes_at: Callable[[int, int], int] = lambda number, viewer: viewer,
    ) -> None:
        """`noticed`: the moves that the viewer could notice; `known`: those whose maker the viewer knows. None: all. Steps are
        numbered without gaps: what a viewer could not notice does not count. `eyes_at`: through whose eyes each move is seen."""
        if len(match.moves) > MOST_STEPS:
            raise Refusal("record", f"a replay shows at most {MOST_STEPS} moves; this game has {len(match.moves)}")
        title = match.game.speech(lang).title
        empty = Replay(match.game.slug, title, match.names, viewer, payoff is not None, payoff, [])
        self.head = msgspec.json.encode(empty).removesuffix(b"]}")
        self.numbers = [n for n in range(len(match.moves) + 1) if not n or noticed is None or n in noticed]
        self.views = 1 + (match.table.seats if viewer < SPECTATOR else 0)

        def make(numbers: list[tuple[int, int]]) -> bytes:
            steps = [step(match, n, shown, eyes_at(n, viewer), lang, known is None or n in known) for shown, n in numbers]
            return msgspec.json.encode(steps)[1:-1]

        self.make = make

    async def pieces(self) -> AsyncIterator[bytes]:
        try:
            yield self.head
            each = VIEW * self.views
            size = max(1, int(PIECE / each))
            numbers = list(enumerate(self.numbers))
            for first in range(0, len(numbers), size):
                await self.tables.work.afford(self.host)
                some = numbers[first : first + size]
                made = await self.run(each * len(some), lambda some=some: self.make(some))  # type: ignore[misc]
                yield b"," + made if first else made
            yield b"]}"
        finally:
            self.close()


async def of_room(tables: Tables, room: Room, viewer: int, lang: str, host: str) -> Shown:
    await room.look()
    board = room.board
    if board is None:
        room.refuse_outdated()
        raise Refusal("not begun", "there is nothing to replay yet")
    over = room.fold.status == "over"
    made = [board.marks[place] for place in board.standing]
    noticed = {m.number for m in made if over or m.seen & bit(viewer)}
    known = {m.number for m in made if over or m.known & bit(viewer)}
    again, payoff = replaying(room), room.now.payoff
    shown = Shown(tables, host)
    try:
        match = await shown.run(price(room), again)
        if over:
            shown.show(match, viewer, lang, payoff, noticed, known)
        else:
            shown.show(match, viewer, lang, payoff, noticed, known, board.eyes_at)
    except BaseException:
        shown.close()
        raise
    return shown


async def of_record(tables: Tables, text: str, eyes: Callable[[int], int], lang: str, host: str) -> Shown:
    """Of a record file that somebody has; whoever has it knows everything in it."""
    lines = text.count("\n") + 1
    if lines > MOST_LINES:
        raise Refusal("record", f"a record has at most {MOST_LINES} lines; this one has {lines}")
    shown = Shown(tables, host)
    try:
        match = await shown.run(MOVE * lines, lambda: read(text))
        shown.show(match, eyes(match.table.seats), lang, match.table.payoff if match.table.over else None)
    except BaseException:
        shown.close()
        raise
    return shown


def step(match: Match, number: int, shown_number: int, viewer: int, lang: str, known: bool) -> ReplayStep:
    table = match.at(number)
    eyes = viewer if viewer >= SPECTATOR else SPECTATOR
    tell, names = match.game.speech(lang).tell, match.names_at(number)
    made = match.moves[number - 1] if number else None
    told = made is not None and (viewer < SPECTATOR or made.seat == viewer)
    text = match.game.name(made.action) if made is not None and told else None
    label = "" if text is None or made is None else labelled(match, number, text, made.seat, lang)
    views, opened = Views(), range(table.seats) if viewer < SPECTATOR else ()
    view: Any = whole(views.of(table, eyes))
    seat_views: list[Any] = [whole(views.of(table, seat)) for seat in opened]
    known_to = made.seat if made is not None and viewer < SPECTATOR else eyes  # all open: what its maker knew of a move is told
    seen = table.seen(known_to)
    events = [GameEvent(*event, tell(event, seen, eyes, names)) for event in table.events(known_to, seen)]
    return ReplayStep(
        shown_number,
        -1 if made is None else made.seat if known else -2,
        text,
        label,
        events,
        view,
        seat_views,
        table.prompt(eyes, names, lang),
    )


def labelled(match: Match, number: int, move: str, seat: int, lang: str) -> str:
    """What the button of move `number` said to the one who chose it."""
    return match.game.speech(lang).label(move, match.at(number - 1).seen(seat), seat, match.names_at(number))


async def chances(tables: Tables, room: Room, host: str) -> Chances:
    """Who was winning in a finished game; asked again until it is ready."""
    await finished(room)
    known = tables.analyst.look(room.id)
    if known is not None:
        return known
    tables.work.check(host)
    match = await tables.work.run(at(Rank.CHANCES, host), price(room), replaying(room))
    return tables.analyst.look(room.id) or tables.analyst.begin(room.id, match, host)
