"""The HTTP half: one function a question, and the list of them that the routes and the API document are made from."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from snowyard.kernel.errors import Refusal
from snowyard.kernel.sentences import languages
from snowyard.server import acts, continuing, keys, replays
from snowyard.server.catalogue import rulebook
from snowyard.server.forms import (
    SPECTATOR,
    Again,
    Continue,
    Games,
    Invitation,
    Invited,
    Join,
    Mine,
    MyTables,
    NewTable,
    Nothing,
    Reach,
    Reclaim,
    ReclaimCode,
    Rulebook,
    Seated,
    Start,
    TableInfo,
    TableList,
    TableMade,
    ThingInfo,
    Things,
    Ticket,
)
from snowyard.server.limits import Limits
from snowyard.server.messages import Chances, Replay
from snowyard.server.presence import now_ms
from snowyard.server.replays import Shown
from snowyard.server.room import Room
from snowyard.server.tables import Tables

T = TypeVar("T")


@dataclass
class Desk:
    """Everything a handler needs."""

    tables: Tables
    limits: Limits
    reach: Callable[[], Reach] = lambda: Reach([], False)


@dataclass(frozen=True)
class Question:
    """One endpoint. `asks`: the type of the JSON body (str: plain text). `key`: no, may or must a seat key come with it."""

    method: str
    path: str
    says: str
    asks: Any
    answers: Any
    key: str
    handler: Callable[[Desk, Request, Any], Coroutine[Any, Any, Any]]
    query: tuple[str, ...] = ()


def bearer(request: Request) -> str | None:
    """The seat key of a request."""
    words = request.headers.get("authorization", "").split()
    if not words:
        return None
    if len(words) != 2 or words[0].lower() != "bearer":
        raise Refusal("key", "a seat key is sent as 'Authorization: Bearer KEY'")
    return words[1]


async def seat_of(desk: Desk, request: Request) -> tuple[Room, int, str]:
    """The table of the path and the seat of the key, which must belong together."""
    key = bearer(request)
    if key is None:
        raise Refusal("key", "this needs the seat's key, sent as 'Authorization: Bearer KEY'")
    if keys.place_of(key).table != request.path_params["table"]:
        raise Refusal("key", "that key belongs to another table")
    room, seat = await desk.tables.seat(key)
    return room, seat, key


def language(request: Request) -> str:
    lang = request.query_params.get("lang", "en")
    if lang not in languages():
        raise Refusal("language", f"there is no language {lang[:20]!r}; there are {', '.join(languages())}")
    return lang


def eyes(request: Request, seats: int) -> int:
    """Through whose eyes: a seat, -1 for everybody, -2 for all cards open."""
    text = request.query_params.get("seat", str(SPECTATOR))
    if not re.fullmatch(r"-?[0-9]{1,2}", text) or not -2 <= int(text) < seats:
        raise Refusal("seat", f"seat is -2 (all open), -1 (what everybody sees) or 0 to {seats - 1}, not {text[:20]!r}")
    return int(text)


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def of_client(request: Request) -> str:
    return str(request.scope["snowyard.address"])


# ---- games


async def games(desk: Desk, request: Request, _: Any) -> Games:
    return desk.tables.catalogue.games(language(request))


async def rules(desk: Desk, request: Request, _: Any) -> Rulebook:
    return rulebook(request.path_params["game"], language(request))


# ---- tables


async def make(desk: Desk, request: Request, asked: NewTable) -> TableMade:
    desk.limits.tables.take(of_client(request))
    return await desk.tables.create(asked)


async def go_on(desk: Desk, request: Request, asked: Continue) -> TableMade:
    desk.limits.tables.take(of_client(request))
    desk.limits.uploads.take(of_client(request))
    return await continuing.go_on(desk.tables, asked, of_client(request))


async def lobby(desk: Desk, request: Request, _: Any) -> TableList:
    return TableList(await desk.tables.listed())


async def table(desk: Desk, request: Request, _: Any) -> TableInfo:
    return (await desk.tables.room(request.path_params["table"])).info()


async def things(desk: Desk, request: Request, _: Any) -> Things:
    room, lang = await desk.tables.room(request.path_params["table"]), language(request)
    return Things([ThingInfo(*thing) for thing in room.game.things(room.options, lang)])


async def reach(desk: Desk, request: Request, _: Any) -> Reach:
    known = desk.reach()
    here = is_loopback(of_client(request)) and "x-forwarded-for" not in request.headers  # a proxy lends nobody its own address
    return known if here else Reach([], False)


async def invited(desk: Desk, request: Request, asked: Invitation) -> Invited:
    desk.limits.joins.take(of_client(request))
    room = await desk.tables.room(request.path_params["table"])
    return Invited(keys.fits(asked.invite, room.row.invite))


async def join(desk: Desk, request: Request, asked: Join) -> Seated:
    desk.limits.joins.take(of_client(request))
    return await desk.tables.join(request.path_params["table"], asked)


async def start(desk: Desk, request: Request, asked: Start) -> TableInfo:
    room, _, _ = await seat_of(desk, request)
    await room.commit(lambda: acts.start(room, asked.level))
    return room.info()


async def ticket(desk: Desk, request: Request, _: Nothing) -> Ticket:
    if bearer(request) is None:
        room, seat, mark = await desk.tables.room(request.path_params["table"]), SPECTATOR, "-"
    else:
        room, seat, _key = await seat_of(desk, request)
        mark = keys.mark_of(room.fold.chairs[seat].key)
    return Ticket(keys.write_ticket(desk.tables.store.ticket_key, room.id, seat, mark, now_ms()), keys.TICKET_SECONDS)


async def code(desk: Desk, request: Request, _: Nothing) -> ReclaimCode:
    room, seat, _key = await seat_of(desk, request)
    made, now = keys.new_code(), now_ms()
    await desk.tables.store.keep_code(keys.hashed(keys.tidy_code(made)), room.id, seat, now + 1000 * keys.CODE_SECONDS, now)
    return ReclaimCode(made, keys.CODE_SECONDS)


async def reclaim(desk: Desk, request: Request, asked: Reclaim) -> Seated:
    desk.limits.joins.take(of_client(request))
    return await desk.tables.reclaim(asked.code)


async def rematch(desk: Desk, request: Request, asked: Again) -> Seated:
    room, seat, _key = await seat_of(desk, request)
    return await desk.tables.rematch(room, seat, asked.salt)


async def mine(desk: Desk, request: Request, asked: Mine) -> MyTables:
    return MyTables(*await desk.tables.mine(asked.keys, of_client(request)))


# ---- afterwards


async def record(desk: Desk, request: Request, _: Any) -> str:
    if bearer(request) is None:
        return await replays.record(desk.tables, await desk.tables.room(request.path_params["table"]), of_client(request), False)
    room, _seat, _key = await seat_of(desk, request)
    return await replays.record(desk.tables, room, of_client(request), True)


async def replay(desk: Desk, request: Request, _: Any) -> Shown:
    room = await desk.tables.room(request.path_params["table"])
    viewer = eyes(request, room.seats)
    if room.fold.status != "over":
        await room.catch_up()
    if room.fold.status != "over" and viewer != SPECTATOR:
        own, seat, _key = await seat_of(desk, request)
        if seat != viewer:
            raise Refusal("secret", "while a game goes on everybody sees it through their own eyes only")
        room = own
    return await replays.of_room(desk.tables, room, viewer, language(request), of_client(request))


async def replay_file(desk: Desk, request: Request, text: str) -> Shown:
    desk.limits.uploads.take(of_client(request))
    return await replays.of_record(desk.tables, text, lambda seats: eyes(request, seats), language(request), of_client(request))


async def chances(desk: Desk, request: Request, _: Any) -> Chances:
    return await replays.chances(desk.tables, await desk.tables.room(request.path_params["table"]), of_client(request))


ONE = "/api/tables/{table}"
QUESTIONS = (
    Question("GET", "/api/games", "The games and the levels of bots", None, Games, "no", games, ("lang",)),
    Question("GET", "/api/games/{game}/rules", "A rulebook", None, Rulebook, "no", rules, ("lang",)),
    Question("GET", "/api/reach", "How others come to this server", None, Reach, "no", reach),
    Question("POST", "/api/tables", "Make a table", NewTable, TableMade, "no", make),
    Question("POST", "/api/continue", "A game begun in a browser goes on here", Continue, TableMade, "no", go_on),
    Question("GET", "/api/tables", "Listed tables that wait for players", None, TableList, "no", lobby),
    Question("GET", ONE, "What everybody may know about a table", None, TableInfo, "no", table),
    Question("GET", f"{ONE}/things", "What can be looked up at a table", None, Things, "no", things, ("lang",)),
    Question("POST", f"{ONE}/invited", "Is this invitation good?", Invitation, Invited, "no", invited),
    Question("POST", f"{ONE}/join", "Sit down", Join, Seated, "no", join),
    Question("POST", f"{ONE}/start", "Begin with bots on the open seats", Start, TableInfo, "must", start),
    Question("POST", f"{ONE}/ticket", "A ticket for the socket; without a key, to watch", Nothing, Ticket, "may", ticket),
    Question("POST", f"{ONE}/code", "A code to take the seat to another device", Nothing, ReclaimCode, "must", code),
    Question("POST", f"{ONE}/rematch", "The next game of the same people", Again, Seated, "must", rematch),
    Question("GET", f"{ONE}/record", "The record of a finished game", None, str, "may", record),
    Question("GET", f"{ONE}/replay", "The game step by step", None, Replay, "may", replay, ("seat", "lang")),
    Question("GET", f"{ONE}/chances", "Who was winning, step by step, of a finished game", None, Chances, "no", chances),
    Question("POST", "/api/reclaim", "Take a seat to this device", Reclaim, Seated, "no", reclaim),
    Question("POST", "/api/mine", "My tables, those that wait for me first", Mine, MyTables, "no", mine),
    Question("POST", "/api/replay", "A record file step by step", str, Replay, "no", replay_file, ("seat", "lang")),
)


def read_body(question: Question, body: bytes, kind: str) -> Any:
    """The body of a request as its type."""
    if question.asks is None:
        return None
    if question.asks is str:
        try:
            return body.decode()
        except UnicodeDecodeError:
            raise Refusal("schema", "a record is a text in UTF-8") from None
    if kind.partition(";")[0].strip().lower() != "application/json":
        raise Refusal("content type", "send JSON as application/json")
    try:
        return msgspec.json.decode(body, type=question.asks)
    except RecursionError:
        raise Refusal("schema", f"that does not fit {question.asks.__name__}: it is nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("schema", f"that does not fit {question.asks.__name__}: {error}") from None


READING = (record, replay, replay_file, chances, mine)
"""What nobody wants any more when whoever asked has gone; it changes nothing."""


async def while_reading(request: Request, work: Coroutine[Any, Any, T], ends: bool) -> T | None:
    """Wait for the answer, but if it `ends` with its reader not after they have gone: then it is None, which nobody hears."""
    if not ends:
        return await work
    answering, gone = asyncio.ensure_future(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({answering, gone}, return_when=asyncio.FIRST_COMPLETED)
        return await answering if answering.done() else None
    finally:
        for task in (answering, gone):
            task.cancel()
        await asyncio.wait({answering, gone})


class Told(StreamingResponse):
    """A replay, as it is made."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown.pieces(), media_type="application/json")
        self.shown = shown

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.shown.close()


def nothing(shown: Shown) -> Response:
    shown.close()
    return Response(b"", media_type="application/json")


def endpoint(desk: Desk, question: Question) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    """The question as Starlette calls it."""

    async def ask(request: Request) -> Response:
        body = read_body(question, await request.body(), request.headers.get("content-type", ""))
        answer = await while_reading(request, question.handler(desk, request, body), question.handler in READING)
        if isinstance(answer, Shown):
            return Told(answer) if request.method != "HEAD" else nothing(answer)
        if question.answers is str:
            return Response(answer, media_type="text/plain; charset=utf-8")
        return Response(msgspec.json.encode(answer), media_type="application/json")

    return ask
