"""What one address can do to the others: the attacks of `server_load.py attack`, each in a process of its own that comes from
another address (127.0.0.2) than the players.

    python bench/attacks.py ATTACK ADDRESS SECONDS     # one attack against a server that runs
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from server_load import GAME, Seat, Server, deciding, forget_steps, ready, share, tables
from websockets.asyncio.client import connect
from websockets.typing import Origin

HOST = "127.0.0.2"
EXPERT_TABLES = 23
TWELVE = {"game": "village", "options": {"teams": 4, "players_per_team": 3}}, 12  # the only game with so many seats
EIGHT = {"game": "forts"}, 8  # an expert thinks twice as long there
SILENT = 1010
BOTS = (("lanes", "fair"), ("lanes", "hard"), ("duel", "hard"))  # where they think for more than a millisecond
BOT_PAUSE = 1.0  # seconds until a person answers a bot: faster, and the price of hard bots would use up their budget
MOST_SECONDS = 60  # whoever waits longer says so instead
Begin = Callable[[], float]  # called when all is prepared; returns when to end


# ---- those who attack


def long_record(moves: int = 4900) -> str:
    """A game in which nobody throws for as long as the rules let them."""
    from snowyard.match import Match, write

    match = Match(GAME, seed=bytes(32), seats=8, turn_cap_per_player=500)
    while len(match.moves) < moves and not match.table.over:
        quiet = [a for a in match.table.actions if "throw" not in match.game.name(a)]
        match.play(match.table.actor, (quiet or match.table.actions)[0])
    return "\n".join(line.partition("#")[0].rstrip() for line in write(match).splitlines())


async def again(number: int, end: float, once: Any) -> int:
    """So many at a time, over and over; how often it was tried. What is under way at the end is dropped: the server may let
    whoever has used up their budget read on for many minutes."""
    tried = 0

    async def one() -> None:
        nonlocal tried
        while time.monotonic() < end:
            tried += 1
            with contextlib.suppress(httpx.HTTPError, OSError):
                if not await once():
                    await asyncio.sleep(0.05)  # refused; an attacker is not polite, but this machine is its own, too

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, end - time.monotonic())):
            await asyncio.gather(*(one() for _ in range(number)))
    return tried


async def silent(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    port = int(address.rpartition(":")[2])

    async def once() -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOST, 0))
        try:
            await reader.read(1)
        finally:
            writer.close()
        return False

    return await again(SILENT, begin(), once)


async def upload(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    text = long_record()
    return await again(4, begin(), lambda: read_all(client, "POST", f"{address}/api/replay?seat=-2", content=text.encode()))


async def replay(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    wish = {"game": "village", "seats": [{"kind": "bot", "level": "random"}] * 4}
    made = (await client.post(f"{address}/api/tables", json=wish)).json()["table"]
    async with asyncio.timeout(MOST_SECONDS):
        while (await client.get(f"{address}/api/tables/{made}")).json()["status"] != "over":
            await asyncio.sleep(0.2)
    return await again(8, begin(), lambda: read_all(client, "GET", f"{address}/api/tables/{made}/replay?seat=-2"))


async def read_all(client: httpx.AsyncClient, method: str, address: str, **more: Any) -> bool:
    async with client.stream(method, address, **more) as answer:
        async for _ in answer.aiter_raw():
            pass
        return answer.status_code == 200


async def experts(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    return await seat_experts(address, client, begin, *TWELVE)


async def eights(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    return await seat_experts(address, client, begin, *EIGHT)


async def seat_experts(address: str, client: httpx.AsyncClient, begin: Begin, what: dict[str, Any], seats: int) -> int:
    """Half of the tables with somebody at them who lets a bot play for them, half with nobody."""
    async with contextlib.AsyncExitStack() as stack:
        for number in range(EXPERT_TABLES):
            me = {"kind": "me", "name": "Me"} if number % 2 else {"kind": "bot", "level": "expert"}
            wish = {**what, "seats": [me, *[{"kind": "bot", "level": "expert"}] * (seats - 1)]}
            made = (await client.post(f"{address}/api/tables", json=wish)).raise_for_status().json()
            for seat in made["seats"]:
                headers = {"Authorization": f"Bearer {seat['key']}"}
                ticket = (await client.post(f"{address}/api/tables/{made['table']}/ticket", json={}, headers=headers)).json()
                opened: Any = connect(
                    address.replace("http", "ws") + "/api/socket", origin=Origin(address), max_size=None, local_addr=(HOST, 0)
                )
                socket = await stack.enter_async_context(opened)
                await socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"], "since": None, "lang": "en"}))
                await socket.send(json.dumps({"type": "bot", "id": "b", "seat": 0, "level": "expert"}))
        await asyncio.sleep(begin() - time.monotonic())
    return EXPERT_TABLES


async def keys(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    async def once() -> bool:
        held = [f"{random.randrange(10**12):012}.0.{'x' * 32}" for _ in range(200)]
        return (await client.post(f"{address}/api/mine", json={"keys": held})).status_code == 200

    return await again(8, begin(), once)


ATTACKS = {"silent": silent, "upload": upload, "replay": replay, "experts": experts, "eights": eights, "keys": keys}


async def attack_alone(what: str, address: str, seconds: float) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=HOST)
    async with httpx.AsyncClient(timeout=60, transport=transport) as client:

        def begin() -> float:
            print("begun", flush=True)
            return time.monotonic() + seconds

        tried = await ATTACKS[what](address, client, begin)
    print(f"tried {tried} times")


# ---- those who play meanwhile


@dataclass
class Seen:
    """Seconds: from a move to everybody having seen it; from a move to the answer of a bot, by game and level."""

    moves: list[float] = field(default_factory=list)
    bots: dict[tuple[str, str], list[float]] = field(default_factory=lambda: {bot: [] for bot in BOTS})


class Silence(Exception):
    """Somebody who plays was not answered: what the attack did to them, in a sentence."""


async def heard(seat: Seat) -> float:
    """When the next step came."""
    try:
        number, when = await asyncio.wait_for(seat.seen.get(), MOST_SECONDS)
    except TimeoutError:
        raise Silence(f"nothing was heard at table {seat.table} for {MOST_SECONDS} s") from None
    if number < 0:
        raise Silence(f"somebody at table {seat.table} was cut off")
    return when


async def decide(mover: Seat, rng: random.Random) -> None:
    assert mover.state is not None
    choices = [choice["move"] for choice in mover.state["moves"]]
    try:
        answer = await asyncio.wait_for(mover.move(rng.choice(choices), f"m{rng.random()}"), MOST_SECONDS)
    except TimeoutError:
        raise Silence(f"a move at table {mover.table} was not acknowledged in {MOST_SECONDS} s") from None
    if answer["type"] != "ack":
        raise Silence(f"a move at table {mover.table} was refused: {answer['code']}: {answer['sentence']}")


class Players:
    """They play on, at a new table when a game is over, until the end. Whoever plays with a bot has an address of their own."""

    def __init__(self, server: Server, every: float) -> None:
        self.server, self.every = server, every
        self.rng, self.seen, self.games = random.Random(1), Seen(), 0

    async def people(self, room: list[Seat], client: httpx.AsyncClient, end: float) -> None:
        """Four people; a move is timed until all have seen it."""
        await asyncio.sleep(self.rng.random() * self.every)
        while time.perf_counter() < end:
            if all(seat.state and seat.state["over"] for seat in room):
                await leave(room)
                room = (await tables(self.server, client, 1))[0]
                self.games += 1
            mover = deciding(room)
            if mover is None:  # it is all people here, and all have heard of the last move
                raise Silence(f"nobody may move at table {room[0].table}, and the game is not over")
            forget_steps(room)
            sent = time.perf_counter()
            await decide(mover, self.rng)
            self.seen.moves.append(max([await heard(seat) for seat in room]) - sent)
            await asyncio.sleep(max(0.0, self.every - (time.perf_counter() - sent)))
        await leave(room)

    async def with_a_bot(self, game: str, level: str, end: float, most: int = 10**9) -> None:
        """One person and a bot: from one's own move to the bot's, when it is the bot's turn."""
        took = self.seen.bots[game, level]
        host = f"127.0.0.{10 + BOTS.index((game, level))}"
        async with httpx.AsyncClient(timeout=60, transport=httpx.AsyncHTTPTransport(local_address=host)) as client:
            me = await self.sit_down_with_a_bot(client, host, game, level)
            while time.perf_counter() < end and len(took) < most:
                assert me.state is not None
                if me.state["over"]:
                    await leave([me])
                    me = await self.sit_down_with_a_bot(client, host, game, level)
                    self.games += 1
                elif not me.state["moves"]:
                    await heard(me)  # the bot begins, or goes on
                else:
                    forget_steps([me])
                    await decide(me, self.rng)
                    own = await heard(me)
                    if not me.state["moves"] and not me.state["over"]:
                        took.append(await heard(me) - own)
                        await asyncio.sleep(BOT_PAUSE)
            await leave([me])

    async def sit_down_with_a_bot(self, client: httpx.AsyncClient, host: str, game: str, level: str) -> Seat:
        wish = {"game": game, "seats": [{"kind": "me", "name": "Mia"}, {"kind": "bot", "level": level}]}
        answer = await client.post(f"{self.server.address}/api/tables", json=wish)
        answer.raise_for_status()
        made = answer.json()
        seat = Seat(self.server, made["table"], made["seats"][0]["key"], host=host)
        await seat.come(client)
        return seat


async def leave(room: list[Seat]) -> None:
    await asyncio.gather(*(seat.go() for seat in room))


async def play(server: Server, given: argparse.Namespace, what: str) -> tuple[Players, str]:
    """New tables, the attack (or none), and what the players saw of it after its first second."""
    async with httpx.AsyncClient(timeout=60) as client:
        for game, level in BOTS:  # until bots can think at all: the first start compiles how
            await Players(server, 0.0).with_a_bot(game, level, time.perf_counter() + 600, most=1)
        players = Players(server, given.every)
        rooms = await tables(server, client, given.tables)
        process = None
        if what:
            command = [sys.executable, __file__, what, server.address, str(given.seconds + 1)]
            process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            assert process.stdout is not None
            await process.stdout.readline()
            await asyncio.sleep(1)
        end = time.perf_counter() + given.seconds
        try:
            async with asyncio.TaskGroup() as group:
                for room in rooms:
                    group.create_task(players.people(room, client, end))
                for game, level in BOTS:
                    group.create_task(players.with_a_bot(game, level, end))
        except* Silence as several:
            print(f"{what or 'quiet':8} {several.exceptions[0]}", flush=True)
            raise
        said = await last_words(process) if process is not None else ""
    return players, said


async def last_words(process: asyncio.subprocess.Process) -> str:
    try:
        return (await asyncio.wait_for(process.communicate(), MOST_SECONDS))[0].decode().strip()
    except TimeoutError:
        process.kill()
        return f"the attacker had not ended {MOST_SECONDS} s after the end"


def within(took: list[float]) -> str:
    if not took:
        return "(0) none"
    return f"({len(took)}) half within {1000 * share(took, 0.5):.0f} ms, 95 % within {1000 * share(took, 0.95):.0f} ms"


async def attack(given: argparse.Namespace) -> None:
    """The players alone, then under each attack."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        for what in ("", *(given.only or ATTACKS)):
            with log.open("w") as errors:
                server = Server(str(Path(folder) / f"tables-{what}.db"), "1", "info", errors)
                async with httpx.AsyncClient(timeout=60) as client:
                    await ready(server, client)
                players, said = await play(server, given, what)
                used, memory = server.used(), server.memory()
                server.end()
            print(f"{what or 'quiet':8} others' moves {within(players.seen.moves)}")
            for (game, level), took in players.seen.bots.items():
                print(f"         {level} bots at {game} {within(took)}")
            print(
                f"         {players.games} games over; server {used:.0f} s of a core, {memory >> 20} MiB, "
                f"log {log.stat().st_size / 1024:.0f} KiB; {said}",
                flush=True,
            )


if __name__ == "__main__":
    asyncio.run(attack_alone(sys.argv[1], sys.argv[2], float(sys.argv[3])))
