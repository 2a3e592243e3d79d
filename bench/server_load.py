"""How much a server carries: this process is the guests, `snowyard serve` is a process of its own, both on this machine.

python bench/server_load.py carry --game village   # 500 tables, a move every 4 s each: when has every seat seen a move?
python bench/server_load.py closed --game mixed    # as many moves as it can
python bench/server_load.py chat --processes 2 --database own   # two servers on one PostgreSQL, chatting flat out
python bench/server_load.py idle        # 5,000 sockets that only listen: memory of the server for each
python bench/server_load.py crash       # kill -9 at random moments during 200 games: nothing acknowledged is lost or doubled
python bench/server_load.py restart     # 1,000 live tables: from starting the server to the first accepted move
python bench/server_load.py attack      # what others notice of each attack from one address (attacks.py)
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

GAME, SEATS = "forts", 4


class Server:
    """`snowyard serve` on a free port."""

    def __init__(self, database: str, scale: str = "100000", level: str = "error", errors: IO[str] | None = None) -> None:
        command = [
            sys.executable,
            "-m",
            "snowyard.cli",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--rate-scale",
            scale,
            "--log-level",
            level,
        ]
        self.started = time.perf_counter()
        native = {**os.environ, "SNOWYARD_MACHINE": "native"}  # what is measured is not to change on the way
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=native)
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"open at (http://127\.0\.0\.1:\d+)/", line)
            if found:
                self.address = found[1]
                return
        raise SystemExit("the server ended without saying where it is")

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024  # type: ignore[index]

    def used(self) -> float:
        """Seconds of a core."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()
        self.process.stdout.close()  # type: ignore[union-attr]


@dataclass
class Seat:
    """One socket of one seat, and what it last heard."""

    server: Server
    table: str
    key: str | None
    socket: ClientConnection | None = None
    state: dict[str, Any] | None = None
    lines: list[dict[str, Any]] = field(default_factory=list)
    answers: dict[str, asyncio.Future[dict[str, Any]]] = field(default_factory=dict)
    seen: asyncio.Queue[tuple[int, float]] = field(default_factory=asyncio.Queue)
    reader: asyncio.Task[None] | None = None
    host: str = "127.0.0.1"  # from where it comes; `client` must come from there, too

    async def come(self, client: httpx.AsyncClient) -> None:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        answer = await client.post(f"{self.server.address}/api/tables/{self.table}/ticket", json={}, headers=headers)
        answer.raise_for_status()
        address = self.server.address.replace("http", "ws") + "/api/socket"
        origin = Origin(self.server.address)
        self.socket = await connect(
            address,
            origin=origin,
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
            local_addr=(self.host, 0),
        )
        await self.socket.send(json.dumps({"type": "hello", "ticket": answer.json()["ticket"], "since": None, "lang": "en"}))
        welcome = json.loads(await self.socket.recv())
        self.state, self.lines = welcome["state"], welcome["log"]
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                now = time.perf_counter()
                message = json.loads(text)
                if message["type"] == "step":
                    self.state = message["state"]
                    self.lines.append(message["line"])
                    self.seen.put_nowait((message["line"]["seq"], now))
                elif message["type"] == "table":
                    self.state = message["state"] or self.state
                elif message.get("id") in self.answers:
                    self.answers.pop(message["id"]).set_result(message)
        except ConnectionClosed:
            pass
        self.seen.put_nowait((-1, time.perf_counter()))  # nobody waits here for ever
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the server is gone"))

    async def move(self, move: str, number: str) -> dict[str, Any]:
        assert self.socket is not None
        assert self.state is not None
        self.answers[number] = asyncio.get_running_loop().create_future()
        waiting = self.answers[number]
        try:
            await self.socket.send(json.dumps({"type": "move", "id": number, "move": move, "at": self.state["at"]}))
        except ConnectionClosed:
            self.answers.pop(number).cancel()
            raise ConnectionError("the server is gone") from None
        return await waiting

    async def go(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


async def tables(server: Server, client: httpx.AsyncClient, number: int) -> list[list[Seat]]:
    """So many new tables with everybody connected, a few at a time."""
    gate = asyncio.Semaphore(8)

    async def one(index: int) -> list[Seat]:
        async with gate:
            wishes = [{"kind": "guest", "name": f"Guest {n}"} for n in range(SEATS)]
            answer = await client.post(f"{server.address}/api/tables", json={"game": GAME, "seats": wishes})
            answer.raise_for_status()
            made = answer.json()
            seats = [Seat(server, made["table"], seat["key"]) for seat in made["seats"]]
            for seat in seats:
                await seat.come(client)
            return seats

    return list(await asyncio.gather(*(one(n) for n in range(number))))


def deciding(seats: list[Seat]) -> Seat | None:
    return next((s for s in seats if s.state and s.state["moves"]), None)


def forget_steps(room: list[Seat]) -> None:
    """What was seen before the next move does not count."""
    for seat in room:
        while not seat.seen.empty():
            seat.seen.get_nowait()


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def ready(server: Server, client: httpx.AsyncClient, slugs: Sequence[str] = (GAME,)) -> None:
    """Until these games are loaded: whoever looks at a table waits for it."""
    for slug in slugs:
        wish = {"game": slug, "seats": [{"kind": "me", "name": "Early"}, {"kind": "open"}]}
        made = (await client.post(f"{server.address}/api/tables", json=wish)).json()
        await client.get(f"{server.address}/api/tables/{made['table']}", timeout=600)


async def idle(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"))
        async with httpx.AsyncClient(timeout=60) as client:
            await ready(server, client)
            await tables(server, client, 20)
            before = server.memory()
            rooms = await tables(server, client, given.sockets // SEATS)
            await asyncio.sleep(2)
            grown = server.memory() - before
            sockets = SEATS * len(rooms)
            print(
                f"{sockets} idle sockets at {len(rooms)} tables: {grown / sockets / 1024:.1f} KiB of the server's memory each, "
                "tables, games and databases included"
            )
            server.end()


async def crash(given: argparse.Namespace) -> None:
    """Rounds of play, each ended by kill -9 at a random moment; then every game is played on."""
    rng = random.Random(2)
    acknowledged: dict[str, list[str]] = {}
    keys: dict[str, list[str | None]] = {}
    kills = 0
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "tables.db")
        for round_ in range(given.rounds):
            server = Server(place)
            async with httpx.AsyncClient(timeout=60) as client:
                await ready(server, client)
                if round_ == 0:
                    rooms = await tables(server, client, given.games)
                    keys = {room[0].table: [seat.key for seat in room] for room in rooms}
                    acknowledged = {table: [] for table in keys}
                else:
                    rooms = await back(server, client, keys)
                    check(rooms, acknowledged)
                end = time.perf_counter() + rng.uniform(2, 6)
                play = [asyncio.create_task(hurry(room, rng, round_, acknowledged)) for room in rooms]
                await asyncio.sleep(max(0.0, end - time.perf_counter()))
                server.end(signal.SIGKILL)
                kills += 1
                await asyncio.gather(*play, return_exceptions=True)
                for room in rooms:
                    await asyncio.gather(*(seat.go() for seat in room), return_exceptions=True)
        server = Server(place)
        async with httpx.AsyncClient(timeout=60) as client:
            await ready(server, client)
            rooms = await back(server, client, keys)
            check(rooms, acknowledged)
            await asyncio.gather(*(hurry(room, rng, given.rounds, acknowledged) for room in rooms))
            over = sum(all(s.state and s.state["over"] for s in room) for room in rooms)
            server.end()
    moves = sum(map(len, acknowledged.values()))
    print(
        f"{given.games} games, {kills} times kill -9, {moves} acknowledged moves: none lost, none doubled; "
        f"{over} games played to their end"
    )


async def back(server: Server, client: httpx.AsyncClient, keys: dict[str, list[str | None]]) -> list[list[Seat]]:
    gate = asyncio.Semaphore(8)

    async def one(table: str, own: list[str | None]) -> list[Seat]:
        async with gate:
            seats = [Seat(server, table, key) for key in own]
            for seat in seats:
                await seat.come(client)
            return seats

    return list(await asyncio.gather(*(one(table, own) for table, own in keys.items())))


def check(rooms: list[list[Seat]], acknowledged: dict[str, list[str]]) -> None:
    """What was acknowledged is in the log once, in order; at most one move on its way may be there besides."""
    for room in rooms:
        table = room[0].table
        own = [
            (line["seq"], line["move"])
            for n, seat in enumerate(room)
            for line in seat.lines
            if line["cause"] == "move" and line["seat"] == n
        ]
        logged = [move for _, move in sorted(own)]
        said = acknowledged[table]
        assert logged[: len(said)] == said, f"table {table}: an acknowledged move is missing or doubled"
        assert len(logged) <= len(said) + 1, f"table {table}: moves that nobody made"
        acknowledged[table] = logged


async def hurry(room: list[Seat], rng: random.Random, round_: int, acknowledged: dict[str, list[str]]) -> None:
    """Play as fast as it goes, until the game is over or the server is gone."""
    number = 0
    while not all(s.state and s.state["over"] for s in room):
        mover = deciding(room)
        if mover is None or mover.state is None:
            await asyncio.sleep(0.002)
            continue
        forget_steps(room)
        number += 1
        move = rng.choice(mover.state["moves"])["move"]
        answer = await mover.move(move, f"r{round_}m{number}")
        assert answer["type"] == "ack", answer
        acknowledged[mover.table].append(move)
        for seat in room:
            await seat.seen.get()


async def restart(given: argparse.Namespace) -> None:
    rng = random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "tables.db")
        server = Server(place)
        async with httpx.AsyncClient(timeout=60) as client:
            await ready(server, client)
            rooms = await tables(server, client, given.tables)
            for room in rooms:
                for n in range(3):
                    mover = deciding(room)
                    assert mover is not None
                    assert mover.state is not None
                    forget_steps(room)
                    await mover.move(rng.choice(mover.state["moves"])["move"], f"m{n}")
                    for seat in room:
                        await seat.seen.get()
            server.end(signal.SIGKILL)
            for room in rooms:
                await asyncio.gather(*(seat.go() for seat in room), return_exceptions=True)
        again = Server(place)
        async with httpx.AsyncClient(timeout=60) as client:
            picked = rng.choice(rooms)
            seats = [Seat(again, seat.table, seat.key) for seat in picked]
            for seat in seats:
                await seat.come(client)
            while (mover := deciding(seats)) is None:
                await asyncio.sleep(0.005)
            assert mover.state is not None
            answer = await mover.move(mover.state["moves"][0]["move"], "first")
            took = time.perf_counter() - again.started
            assert answer["type"] == "ack", answer
            print(f"restart with {given.tables} live tables: first accepted move {took:.2f} s after starting the process")
            again.end()


async def attack(given: argparse.Namespace) -> None:
    import attacks  # it needs this module

    await attacks.attack(given)


async def carry(given: argparse.Namespace) -> None:
    import carry as carrying  # it needs this module

    await carrying.COMMANDS[given.what](given)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("carry", "closed", "chat", "idle", "crash", "restart", "attack"))
    parser.add_argument("--tables", type=int, default=0, help="tables (500; closed 200; chat 2; restart 1,000; attack 20)")
    parser.add_argument("--game", default="mixed", help="of `carry` and `closed`: a game, or mixed")
    parser.add_argument("--processes", type=int, default=1, help="servers, for more than one on a PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="the guests of a table at different servers (`chat` always)")
    parser.add_argument("--guests", type=int, default=1, help="processes that the guests are split among")
    parser.add_argument("--database", default="", help="postgresql://..., or own: a fresh PostgreSQL; else a fresh SQLite")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long to play")
    parser.add_argument("--sockets", type=int, default=5000, help="idle sockets")
    parser.add_argument("--games", type=int, default=200, help="games of `crash`")
    parser.add_argument("--rounds", type=int, default=10, help="times the server is killed in `crash`")
    parser.add_argument("--only", nargs="*", metavar="ATTACK", help="silent, upload, replay, experts, eights or keys")
    given = parser.parse_args()
    given.tables = given.tables or {"restart": 1000, "attack": 20, "closed": 200, "chat": 2}.get(given.what, 500)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    commands = {
        "carry": carry,
        "closed": carry,
        "chat": carry,
        "idle": idle,
        "crash": crash,
        "restart": restart,
        "attack": attack,
    }
    asyncio.run(commands[given.what](given))


if __name__ == "__main__":
    main()
