"""A soak: for hours people play mixed tables on real servers that are killed and started again, on SQLite and on PostgreSQL,
and at the end the sums are made. `make soak MINUTES=120`, or

    PYTHONPATH=tests python -m soak.run --minutes 120 --database both --tables 6 --rate 1 --folder soak
    PYTHONPATH=tests python -m soak.run --summary soak          # what the last run in that folder came to

Every minute a line goes to minutes.jsonl in the folder. In the second half the first server of each database is let live,
so that its growth can be seen; all else goes on as before. Exit status 1: something is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import random
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.postgres import Postgres, postgres, programs
from soak.lives import CHANCES, Life, Pace, Wish
from soak.notes import Notes
from soak.report import print_summary, sample
from soak.sums import faults_of
from soak.yards import PROGRAM, Servers

GAMES = {"forts": range(2, 9), "splat": range(2, 8), "duel": range(2, 5), "lanes": range(2, 3), "village": range(2, 5)}
TRIES = 50  # to make a table, while answers are lost
CLOSING_SECONDS = 1800.0  # until what is open must have ended
KILL, END, AT_ONCE, FAST = "kill", "end", "database at once", "database fast"
TROUBLES = {"sqlite": (KILL, END), "postgresql": (KILL, AT_ONCE, END, FAST)}


@dataclass(frozen=True)
class Plan:
    """`tables` at a time are opened for so many `seconds`, and something happens `every` so many. Without seconds: those of
    `games`, once, with each of `troubles` once, after so many more acknowledged requests (`acks`): nothing depends on time."""

    tables: int
    rate: float
    seconds: float | None = None
    every: float = 0.0
    away: float = 40.0
    chances: dict[str, float] = field(default_factory=lambda: CHANCES)
    games: tuple[Wish, ...] = ()
    troubles: tuple[str, ...] = ()
    acks: int = 0
    seed: int = 1
    servers: int = 2  # with PostgreSQL
    program: tuple[str, ...] = PROGRAM


class Soak:
    """One yard being soaked."""

    def __init__(self, yard: Servers, plan: Plan, folder: Path, checker: Executor) -> None:
        self.yard, self.notes, self.plan, self.checker = yard, yard.notes, plan, checker
        self.rng = random.Random(f"{plan.seed} {yard.notes.name}")
        self.pace = Pace(plan.rate, plan.away, plan.chances, self.rng)
        self.began = time.monotonic()
        self.open: set[asyncio.Task[None]] = set()
        self.unfinished: set[str] = set()
        self.enough = asyncio.Event()  # no more tables, no more troubles
        self.options: dict[str, list[Any]] = {}
        self.records = folder / f"{self.notes.name}-records"
        self.records.mkdir(parents=True, exist_ok=True)

    @property
    def part(self) -> float:
        """How much of the time is over."""
        return 0.0 if self.plan.seconds is None else (time.monotonic() - self.began) / self.plan.seconds

    def wishes(self) -> Iterator[Wish]:
        """Every game with every number of seats, in turn, each round in another order; or those of the plan, once."""
        if self.plan.games:
            yield from self.plan.games
            return
        every = [Wish(game, seats) for game, counts in GAMES.items() for seats in counts]
        while True:
            yield from self.rng.sample(every, len(every))

    async def run(self) -> dict[str, Any]:
        for number in range(len(self.yard.servers)):
            await self.yard.start(number)
        games = (await self.yard.ask("GET", "/api/games")).json()["games"]
        for game in games:
            self.options[game["slug"]] = [o for o in game["options"] if o["kind"] in ("choice", "switch")]
        self.began = time.monotonic()
        troubles = asyncio.create_task(self.troubles())
        await self.keep_tables_open()
        self.pace.closing = True
        self.enough.set()
        for result in await asyncio.gather(troubles, return_exceptions=True):
            if isinstance(result, Exception):
                self.notes.fault(f"the troubles ended: {type(result).__name__}: {result}")
        self.notes.say(f"no more tables are opened; {len(self.open)} are played to their end")
        late = time.monotonic() + CLOSING_SECONDS
        while self.open and time.monotonic() < late:  # a rematch may just have been agreed on
            await asyncio.wait(self.open, timeout=late - time.monotonic())
        for task in list(self.open):
            self.notes.fault(f"{task.get_name()} was not over {CLOSING_SECONDS:g} s after the last table was opened")
            task.cancel()
        minutes = (time.monotonic() - self.began) / 60
        return {"minutes": minutes, **await self.sums()}

    async def keep_tables_open(self) -> None:
        for wish in self.wishes():
            while len(self.open) >= self.plan.tables:
                left = None if self.plan.seconds is None else max(0.0, self.plan.seconds * (1 - self.part))
                await asyncio.wait(self.open, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                if self.part >= 1:
                    return
            if self.part >= 1:
                return
            self.begin(self.life_of(wish), f"a table of {wish.game} for {wish.seats}")
            await asyncio.sleep(min(2.0, self.pace.pause()))

    def begin(self, life: Any, name: str) -> None:
        task = asyncio.create_task(life, name=name)
        self.open.add(task)
        self.pace.tables = len(self.open)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.open.discard(task)
        self.pace.tables = len(self.open)
        if not task.cancelled() and task.exception() is not None:
            self.notes.fault(f"{task.get_name()}: {type(task.exception()).__name__}: {task.exception()}")

    async def life_of(self, wish: Wish) -> None:
        life = Life(self.yard, self.pace, self.rng, self.options)
        for _ in range(TRIES):
            if await life.make(wish):
                break
            await asyncio.sleep(1.0)
        else:
            raise TimeoutError(f"the answer was lost {TRIES} times")
        await self.live(life)

    async def live(self, life: Life) -> None:
        self.unfinished.add(life.table)
        try:
            await life.play()
            if life.over and await life.finish(self.records, self.checker):
                self.unfinished.discard(life.table)
                if not self.pace.closing and self.rng.random() < 0.25 and self.plan.seconds is not None:
                    after = await life.again()
                    self.begin(self.live(after), f"the rematch of {life.table}")
        finally:
            await life.go()

    # ---- troubles

    async def troubles(self) -> None:
        for kind in self.plan.troubles or itertools.cycle(TROUBLES[self.notes.name]):
            await self.until_next()
            if self.enough.is_set() and self.plan.seconds is not None:
                return
            await self.trouble(kind)

    async def until_next(self) -> None:
        if self.plan.seconds is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.enough.wait(), self.plan.every * (0.5 + self.rng.random()))
            return
        while self.notes.counts["tables filled"] < len(self.plan.games) and self.open:
            await asyncio.sleep(0.05)
        wanted = self.notes.counts["acknowledged"] + self.plan.acks
        while self.notes.counts["acknowledged"] < wanted and self.open:
            await asyncio.sleep(0.05)

    async def trouble(self, kind: str) -> None:
        """Something dies, and after a moment comes back."""
        down = self.rng.uniform(0.2, 6.0) if self.plan.seconds is not None else 0.2
        if kind.startswith("database"):
            cluster = self.yard.cluster
            assert cluster is not None
            how = signal.SIGQUIT if kind == AT_ONCE else signal.SIGINT
            await asyncio.to_thread(cluster.stop, how)
            self.notes.counts[f"database stopped {kind.removeprefix('database ')}"] += 1
            await asyncio.sleep(down)
            await asyncio.to_thread(cluster.start)
            return
        spared = self.part > 0.5
        able = range(1 if spared else 0, len(self.yard.servers))
        if able:
            number = self.rng.choice(able)
            self.notes.counts["server killed" if kind == KILL else "server ended"] += 1
            await self.yard.end(number, signal.SIGKILL if kind == KILL else signal.SIGTERM)
            await asyncio.sleep(down)
            await self.yard.start(number)

    # ---- the end

    async def sums(self) -> dict[str, Any]:
        """All tables once more, from the database as it lies when the servers have gone."""
        cpu = self.yard.used_before + sum(s.used() for s in self.yard.servers if s is not None)
        await self.yard.close()
        found = await self.yard.tables()
        orphans = set(found) - set(self.notes.deeds)
        if len(orphans) > self.notes.counts["answers to new tables lost"]:
            self.notes.fault(f"there are {len(orphans)} tables that nobody made")
        entries = moves = in_log = 0
        for table, deeds in self.notes.deeds.items():
            if table not in found:
                self.notes.fault(f"table {table} is not in the database")
                continue
            logged = await self.yard.logged(table)
            faults = faults_of(logged, deeds, must_be_over=True)
            for fault in faults:
                if fault not in self.notes.faults:
                    self.notes.fault(fault)
            entries, moves = entries + len(logged.events), moves + logged.moves
            names = {event.client_id for event in logged.events}
            in_log += sum(deed.outcome == "ack" and f"{deed.seat} {deed.id}" in names for deed in deeds)
        return {
            "counts": dict(self.notes.counts),
            "faults": self.notes.faults,
            "unfinished": len(self.unfinished),
            "entries": entries,
            "moves": moves,
            "in_log": in_log,
            "orphans": len(orphans),
            "cpu_s": cpu,
        }


async def watch(soaks: list[Soak], folder: Path, every: float = 60.0) -> None:
    """A line a minute and yard."""
    with (folder / "minutes.jsonl").open("w", buffering=1) as file:
        began = time.monotonic()
        for number in itertools.count(1):
            for soak in soaks:
                try:
                    file.write(json.dumps(await sample(soak.yard, soak.pace, began)) + "\n")
                except OSError as error:  # a file that has just gone, such as the write-ahead log of a server that ends
                    soak.notes.say(f"nothing measured this minute: {error}")
            await asyncio.sleep(max(0.0, began + number * every - time.monotonic()))


async def soak(places: dict[str, Plan], folder: Path, cluster: Postgres | None) -> dict[str, dict[str, Any]]:
    """Soak these databases at the same time; returns what each came to."""
    soaks = []
    checker = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    for name, plan in places.items():
        notes = Notes(name, folder)
        shared = cluster if name == "postgresql" else None
        place = str(folder / "tables.db") if shared is None else shared.database()
        yard = Servers(notes, place, 1 if shared is None else plan.servers, shared, random.Random(plan.seed), plan.program)
        soaks.append(Soak(yard, plan, folder, checker))
    watching = asyncio.create_task(watch(soaks, folder))
    try:
        results = await asyncio.gather(*(one.run() for one in soaks))
    finally:
        watching.cancel()
        checker.shutdown(wait=False, cancel_futures=True)
        for one in soaks:
            one.yard.kill_all()
            one.notes.close()
    done = {one.notes.name: result for one, result in zip(soaks, results, strict=True)}
    (folder / "result.json").write_text(json.dumps(done))
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description="Play for hours on servers that are killed and started again; make the sums.")
    parser.add_argument("--minutes", type=float, default=120.0, help="how long tables are opened (120); they are then played out")
    parser.add_argument("--database", choices=("both", "sqlite", "postgresql"), default="both")
    parser.add_argument("--tables", type=int, default=6, help="open at a time on each database (6)")
    parser.add_argument("--rate", type=float, default=1.0, help="things that people do in a second on each database (1)")
    parser.add_argument("--every", type=float, default=150.0, help="seconds between two kills on each database, about (150)")
    parser.add_argument("--seed", type=int, default=1, help="other moves, other moments")
    parser.add_argument("--folder", type=Path, default=Path("soak"), help="where everything is written; emptied first (soak)")
    parser.add_argument("--summary", type=Path, metavar="FOLDER", help="only say what the run in that folder came to")
    given = parser.parse_args()
    if given.summary is not None:
        if not (given.summary / "minutes.jsonl").exists():
            sys.exit(f"there is no soak in {given.summary}: a folder that --folder named is needed")
        return print_summary(given.summary)
    if given.database != "sqlite" and programs() is None:
        sys.exit("no PostgreSQL here (Debian: apt-get install postgresql); --database sqlite needs none")
    if given.folder.exists() and any(given.folder.iterdir()) and not (given.folder / "minutes.jsonl").exists():
        sys.exit(f"{given.folder} holds something that is no soak: name another folder")
    shutil.rmtree(given.folder, ignore_errors=True)
    given.folder.mkdir(parents=True)
    names = ("sqlite", "postgresql") if given.database == "both" else (given.database,)
    plan = Plan(given.tables, given.rate, 60 * given.minutes, given.every, seed=given.seed)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it early leaves nothing running
    with contextlib.ExitStack() as stack:
        cluster = stack.enter_context(postgres()) if "postgresql" in names else None
        asyncio.run(soak(dict.fromkeys(names, plan), given.folder, cluster))
    return print_summary(given.folder)


if __name__ == "__main__":
    sys.exit(main())
