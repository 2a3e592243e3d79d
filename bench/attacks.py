"""What one address can do to the others: the attacks of `server_load.py attack`, each in a process of its own that comes from
another address (127.0.0.2) than the players.

    python bench/attacks.py ATTACK ADDRESS SECONDS     # one attack against a server that runs
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
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
EXPERT_TABLES, EXPERT_SEATS = 23, 8
SILENT = 1010
BOTS = ("fair", "hard")
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
    """So many at a time, over and over; how often it was tried."""
    tried = 0

    async def one() -> None:
        nonlocal tried
        while time.monotonic() < end:
            tried += 1
            with contextlib.suppress(httpx.HTTPError, OSError):
                if not await once():
                    await asyncio.sleep(0.05)  # refused; an attacker is not polite, but this machine is its own, too

    await asyncio.gather(*(one() for _ in range(number)))
    return tried


async def silent(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    port, end = int(address.rpartition(":")[2]), begin()

    async def once() -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOST, 0))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, end - time.monotonic())):
                await reader.read(1)
        writer.close()
        return False

    return await again(SILENT, end, once)


async def upload(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    text = long_record()
    return await again(4, begin(), lambda: read_all(client, "POST", f"{address}/api/replay?seat=-2", content=text.encode()))


async def replay(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    wish = {"game": "village", "seats": [{"kind": "bot", "level": "random"}] * 4}
    made = (await client.post(f"{address}/api/tables", json=wish)).json()["table"]
    while (await client.get(f"{address}/api/tables/{made}")).json()["status"] != "over":
        await asyncio.sleep(0.2)
    return await again(8, begin(), lambda: read_all(client, "GET", f"{address}/api/tables/{made}/replay?seat=-2"))


async def read_all(client: httpx.AsyncClient, method: str, address: str, **more: Any) -> bool:
    async with client.stream(method, address, **more) as answer:
        async for _ in answer.aiter_raw():
            pass
        return answer.status_code == 200


async def experts(address: str, client: httpx.AsyncClient, begin: Begin) -> int:
    """Half of the tables with somebody at them who lets a bot play for them, half with nobody."""
    async with contextlib.AsyncExitStack() as stack:
        for number in range(EXPERT_TABLES):
            me = {"kind": "me", "name": "Me"} if number % 2 else {"kind": "bot", "level": "expert"}
            wish = {"game": GAME, "seats": [me, *[{"kind": "bot", "level": "expert"}] * (EXPERT_SEATS - 1)]}
            made = (await client.post(f"{address}/api/tables", json=wish)).json()
            for seat in made["seats"]:
                headers = {"Authorization": f"Bearer {seat['key']}"}
                ticket = (await client.post(f"{address}/api/tables/{made['table']}/ticket", json={}, headers=headers)).json()
                opened: Any = connect(address.replace("http", "ws") + "/api/socket", origin=Origin(address), max_size=None,
                                      local_addr=(HOST, 0))  # fmt: skip
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


ATTACKS = {"silent": silent, "upload": upload, "replay": replay, "experts": experts, "keys": keys}


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
    """Seconds: from a move to everybody having seen it; from a move to the answer of a bot of each level."""

    moves: list[float] = field(default_factory=list)
    bots: dict[str, list[float]] = field(default_factory=lambda: {level: [] for level in BOTS})


async def people_play(room: list[Seat], rng: random.Random, every: float, end: float, seen: Seen) -> None:
    await asyncio.sleep(rng.random() * every)
    while time.perf_counter() < end:
        mover = deciding(room)
        if mover is None or mover.state is None:
            return
        forget_steps(room)
        sent = time.perf_counter()
        answer = await mover.move(rng.choice(mover.state["moves"])["move"], f"m{rng.random()}")
        assert answer["type"] == "ack", answer
        seen.moves.append(max([(await seat.seen.get())[1] for seat in room]) - sent)
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - sent)))


async def plays_with_a_bot(me: Seat, rng: random.Random, level: str, end: float, seen: Seen, most: int = 10**9) -> None:
    """A table of two: from one's own move to the bot's, when it is the bot's turn."""
    while time.perf_counter() < end and len(seen.bots[level]) < most and me.state is not None and not me.state["over"]:
        if not me.state["moves"]:
            await asyncio.sleep(0.01)
            continue
        forget_steps([me])
        answer = await me.move(rng.choice(me.state["moves"])["move"], f"m{rng.random()}")
        assert answer["type"] == "ack", answer
        own = (await me.seen.get())[1]
        if not me.state["moves"] and not me.state["over"]:
            seen.bots[level].append((await me.seen.get())[1] - own)
        await asyncio.sleep(0.25)


async def table_with_a_bot(server: Server, client: httpx.AsyncClient, level: str) -> Seat:
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "Mia"}, {"kind": "bot", "level": level}]}
    made = (await client.post(f"{server.address}/api/tables", json=wish)).json()
    seat = Seat(server, made["table"], made["seats"][0]["key"])
    await seat.come(client)
    return seat


async def play(server: Server, given: argparse.Namespace, what: str) -> tuple[Seen, str]:
    """New tables, the attack (or none), and what the players saw of it after its first second."""
    rng, seen = random.Random(1), Seen()
    async with httpx.AsyncClient(timeout=60) as client:
        rooms = await tables(server, client, given.tables)
        alone = [(level, await table_with_a_bot(server, client, level)) for level in BOTS]
        for level, me in alone:  # until bots can think at all: the first start compiles how
            await plays_with_a_bot(me, rng, level, time.perf_counter() + 600, Seen(), most=1)
        process = None
        if what:
            command = [sys.executable, __file__, what, server.address, str(given.seconds + 1)]
            process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            assert process.stdout is not None
            await process.stdout.readline()
            await asyncio.sleep(1)
        end = time.perf_counter() + given.seconds
        await asyncio.gather(*(people_play(room, rng, given.every, end, seen) for room in rooms),
                             *(plays_with_a_bot(me, rng, level, end, seen) for level, me in alone))  # fmt: skip
        said = (await process.communicate())[0].decode().strip() if process is not None else ""
        await asyncio.gather(*(seat.go() for seat in [*(s for room in rooms for s in room), *(me for _, me in alone)]))
    return seen, said


def within(took: list[float]) -> str:
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
                seen, said = await play(server, given, what)
                used, memory = server.used(), server.memory()
                server.end()
            bots = "".join(f" {level} bots {within(took)};" for level, took in seen.bots.items() if took)
            print(f"{what or 'quiet':8} others' moves {within(seen.moves)};{bots}", flush=True)
            print(f"         server {used:.0f} s of a core, {memory >> 20} MiB, log {log.stat().st_size / 1024:.0f} KiB; {said} "
                  f"(load {os.getloadavg()[0]:.1f})", flush=True)  # fmt: skip


if __name__ == "__main__":
    asyncio.run(attack_alone(sys.argv[1], sys.argv[2], float(sys.argv[3])))
