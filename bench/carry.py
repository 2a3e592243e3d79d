"""What a server carries: `carry`, `closed` and `chat` of server_load.py. Servers and guests are processes of their own."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from server_load import Server, ready, share

GAMES = ("forts", "splat", "duel", "lanes", "village")
AHEAD = {"forts": 24, "splat": 12, "duel": 60, "lanes": 30, "village": 120}
"""Moves played before, at most: tables are met in the middle of their games, most of which are not over before the end."""


def games_of(given: argparse.Namespace) -> list[str]:
    if given.game == "mixed":
        return list(GAMES)
    if given.game not in GAMES:
        raise SystemExit(f"--game is one of {', '.join(GAMES)} or mixed, not {given.game!r}")
    return [given.game]


def begin(wish: dict[str, Any]) -> subprocess.Popen[str]:
    guests = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("guests.py"))], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert guests.stdin is not None
    guests.stdin.write(json.dumps(wish) + "\n")
    guests.stdin.flush()
    return guests


def told(guests: subprocess.Popen[str]) -> dict[str, Any]:
    assert guests.stdout is not None
    line = guests.stdout.readline()
    if not line:
        raise SystemExit("the guests ended without a word")
    said: dict[str, Any] = json.loads(line)
    return said


def go(guests: subprocess.Popen[str]) -> None:
    assert guests.stdin is not None
    guests.stdin.write("go\n")
    guests.stdin.flush()


@contextlib.contextmanager
def database_of(given: argparse.Namespace) -> Iterator[str]:
    if given.database == "own":
        sys.path.append(str(Path(__file__).parents[1] / "tests"))
        from server.postgres import postgres

        with postgres() as cluster:
            yield cluster.database()
    elif given.database:
        yield given.database
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.db")


async def measure(given: argparse.Namespace, every: float, chat: bool = False) -> None:
    games = games_of(given)
    if given.processes > 1 and not given.database:
        raise SystemExit("several processes share a PostgreSQL: say --database own, or postgresql://...")
    with database_of(given) as database:
        servers = [Server(database) for _ in range(given.processes)]
        async with httpx.AsyncClient(timeout=60) as client:
            for server in servers:
                await ready(server, client, games)
        results = play(given, games, servers, every, chat)
        for server in servers:
            server.end()
    report(given, every, chat, *results)


def play(
    given: argparse.Namespace, games: list[str], servers: list[Server], every: float, chat: bool
) -> tuple[list[dict[str, Any]], float, float]:
    """What the guests of each process say, the servers' seconds of a core while they played, and the load of the machine."""
    share_of = [given.tables // given.guests + (n < given.tables % given.guests) for n in range(given.guests)]
    parties = []
    for n, tables in enumerate(share_of):
        parties.append(
            begin(
                {
                    "addresses": [server.address for server in servers],
                    "games": games,
                    "tables": tables,
                    "first": sum(share_of[:n]),
                    "ahead": {game: 0 if chat else AHEAD[game] for game in games},
                    "every": every,
                    "seconds": given.seconds,
                    "chat": chat,
                    "apart": chat or given.apart,
                }
            )
        )
    for guests in parties:
        told(guests)
    time.sleep(2)
    before = sum(server.used() for server in servers)
    for guests in parties:
        go(guests)
    time.sleep(given.seconds)
    used = sum(server.used() for server in servers) - before  # nearly: the last moves may still be on their way
    said = [told(guests) for guests in parties]
    load = os.getloadavg()[0]
    for guests in parties:
        guests.wait()
    return said, used, load


def report(given: argparse.Namespace, every: float, chat: bool, said: list[dict[str, Any]], used: float, load: float) -> None:
    seconds = [s for one in said for s in one["seconds"]]
    acks = [s for one in said for s in one["acks"]]
    took = max(one["took"] for one in said)
    cpu = sum(one["cpu"] for one in said)
    what = "messages" if chat else "moves"
    beat = f"a move every {every:g} s" if every else "as fast as it goes"
    ms = {part: 1000 * share(seconds, part) for part in (0.5, 0.95, 0.99)}
    print(
        f"{given.game}: {given.tables} tables, {beat}: {len(acks)} {what} in {took:.0f} s, {len(acks) / took:.0f} a second; "
        f"{sum(one['over'] for one in said)} games over"
    )
    print(
        f"  seen by all: half within {ms[0.5]:.1f} ms, 95 % within {ms[0.95]:.1f} ms, 99 % within {ms[0.99]:.1f} ms, "
        f"the slowest {1000 * max(seconds):.0f} ms; acknowledged: 99 % within {1000 * share(acks, 0.99):.1f} ms"
    )
    print(
        f"  {given.processes} server process(es): {1000 * used / len(acks):.2f} ms of a core for each of the {what}; "
        f"{given.guests} process(es) of guests: {1000 * cpu / len(acks):.2f} ms"
    )
    again = sum(one["again"] for one in said)
    if again:
        print(f"  {again} were refused for a moment and sent again")
    size = sum(one["bytes"] for one in said) / len(acks) / 1024
    print(f"  {size:.1f} KiB sent for each; load of the machine {load:.1f}")


async def carry(given: argparse.Namespace) -> None:
    await measure(given, given.every)


async def closed(given: argparse.Namespace) -> None:
    await measure(given, 0.0)


async def chat(given: argparse.Namespace) -> None:
    await measure(given, 0.0, chat=True)


COMMANDS = {"carry": carry, "closed": closed, "chat": chat}
