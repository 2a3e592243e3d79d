"""The life of one table in a soak: it is made, people join by its invite, play, leave, come back, take back, chat, watch; it
ends, its sums are made, and some play again."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.match import verify
from snowyard.match.recordfile import parse
from soak.people import Person
from soak.sums import Logged, faults_of, moves_that_stand
from soak.yards import AGAIN, PATIENCE, Lost, Nowhere, Refused, Servers

SHORT = {"forts": {"turn_cap_per_player": 30}}  # random throwers need not go on for three hundred turns
STILL_SECONDS = 900.0  # without a new line while servers run: something hangs
LEVEL = "simple"
# the chance of each thing at each beat of a table; a move is what is left
CHANCES = {
    "chat": 0.04,
    "undo": 0.05,
    "leave": 0.02,
    "cut": 0.03,
    "let a bot play": 0.012,
    "resign": 0.002,
    "replay": 0.02,
    "watch": 0.02,
}


@dataclass(frozen=True)
class Wish:
    game: str
    seats: int


class Pace:
    """How long a table waits between two beats: all tables of a yard together make so many a second."""

    def __init__(self, rate: float, away: float, chances: dict[str, float], rng: random.Random) -> None:
        self.rate, self.away, self.chances, self.rng = rate, away, chances, rng  # `away`: seconds at most
        self.tables = 0
        self.closing = False  # what is open is played to its end, faster; nobody leaves and nothing new begins

    def pause(self) -> float:
        rate = self.rate * (4 if self.closing else 1)
        return max(1, self.tables) / rate * (0.5 + self.rng.random())


class Life:
    """One table."""

    def __init__(self, yard: Servers, pace: Pace, rng: random.Random, options: dict[str, list[Any]]) -> None:
        self.yard, self.notes, self.pace, self.rng = yard, yard.notes, pace, rng
        self.options = options  # of each game: what may be asked for
        self.table = ""
        self.people: list[Person] = []
        self.watchers: list[Person] = []

    # ---- sitting down

    async def make(self, wish: Wish) -> bool:
        """False: nobody knows whether there is a table, since the answer was lost."""
        rng = self.rng
        kinds = ["me"] + [rng.choice(["guest", "open", "open", "bot"]) for _ in range(wish.seats - 1)]
        seats = [{"kind": k, "level": LEVEL} if k == "bot" else {"kind": k} for k in kinds]
        body: dict[str, Any] = {"game": wish.game, "seats": seats, "lot": rng.random() < 0.4, "listed": rng.random() < 0.2}
        body["options"] = {**SHORT.get(wish.game, {}), **self._option(wish.game)}
        if rng.random() < 0.2:
            body["clock"] = {"kind": "move", "seconds": rng.choice([20, 60])}
        made = await self._make(body)
        if made is None:
            return False
        self.table = made["table"]
        self.notes.deeds[self.table] = []
        self.notes.counts["tables made"] += 1
        for own in made["seats"]:
            self.sit(own["seat"], own["key"])
        await self._fill(kinds.count("open"), made["invite"])
        self.notes.counts["tables filled"] += 1
        return True

    def _option(self, game: str) -> dict[str, Any]:
        """One option of the game at any of its values, now and then."""
        known = self.options.get(game, [])
        if not known or self.rng.random() < 0.5:
            return {}
        option = self.rng.choice(known)
        return {option["name"]: self.rng.choice(option["choices"] or [not option["default"]])}

    async def _make(self, body: dict[str, Any]) -> Any:
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            try:
                return (await self.yard.ask_once("POST", "/api/tables", body)).json()
            except Nowhere:
                pass
            except Lost:
                self.notes.counts["answers to new tables lost"] += 1
                return None
            except Refused as refused:
                if refused.code in ("option", "seats"):
                    body["options"] = SHORT.get(body["game"], {})
                elif refused.code not in AGAIN:
                    raise
                elif refused.code == "storage":  # it may be done: nobody can know
                    self.notes.counts["answers to new tables lost"] += 1
            await asyncio.sleep(1.0)
        raise TimeoutError(f"no table could be made within {PATIENCE:g} s")

    def sit(self, seat: int, key: str) -> None:
        self.people.append(Person(self.yard, self.table, key, seat, self.rng))

    async def _fill(self, open_seats: int, invite: str) -> None:
        """The others come by the invite; sometimes fewer come than there are seats, and bots take the rest."""
        if self.rng.random() < 0.15:
            open_seats -= 1
        for number in range(max(0, open_seats)):
            await asyncio.sleep(0 if self.pace.closing else self.rng.random())
            try:
                join = {"invite": invite, "name": f"Joiner {number}", "salt": f"salt{number}"}
                seated = (await self.yard.ask_once("POST", f"/api/tables/{self.table}/join", join)).json()
                self.sit(seated["seat"], seated["key"])
                self.notes.counts["joins"] += 1
            except Nowhere:
                pass  # a bot will take the seat
            except Lost:
                self.notes.counts["answers to joins lost"] += 1
            except Refused as refused:
                if refused.code not in (*AGAIN, "begun", "full", "name"):  # the last three: the answer was lost before
                    raise
        await self.start()

    async def start(self) -> None:
        """Bots take the seats that are open still."""
        info = (await self.yard.ask("GET", f"/api/tables/{self.table}")).json()
        if info["status"] == "waiting":
            try:
                await self.yard.ask("POST", f"/api/tables/{self.table}/start", {"level": LEVEL}, self.people[0].key)
            except Refused as refused:
                if refused.code != "begun":
                    raise

    # ---- playing

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)

    async def play(self) -> None:
        """Beat by beat to the end. A table that stands still for long is wrong, and is given up."""
        began = time.monotonic()
        while not self.over:
            await asyncio.sleep(self.pace.pause())
            still = time.monotonic() - max(began, *(person.heard for person in self.people))
            if still > STILL_SECONDS:
                who = [(p.seat, p.here, p.open and p.open.message, p.state and p.state["prompt"]) for p in self.people]
                self.notes.fault(f"table {self.table} stands still for {still:.0f} s: {who}, {self.people[0].info}")
                return
            await self.beat()

    async def beat(self) -> None:
        here = [person for person in self.people if person.here and person.open is None]
        if not here:
            return
        if await self._answer(here) or await self._replace(here) or await self._come_back(here):
            return
        roll = self.rng.random()
        for name, chance in self.pace.chances.items():
            roll -= chance
            if roll < 0 and not (self.pace.closing and name in ("leave", "cut", "watch", "let a bot play")):
                await self._do(name, self.rng.choice(here))
                return
        await self._move([person for person in here if person.decides])

    async def _answer(self, here: list[Person]) -> bool:
        for person in here:
            asked = person.info["ask"]
            if asked and person.seat in asked["waiting"]:
                await person.ask("answer", yes=self.rng.random() < 0.7)
                return True
        return False

    async def _replace(self, here: list[Person]) -> bool:
        """Where the answer to a join was lost somebody sits who never comes: after a while the others let a bot play."""
        ours = {person.seat for person in self.people}
        for chair in here[0].info["seats"]:
            lost = chair["kind"] == "person" and chair["seat"] not in ours
            if lost and chair["idle"] and not chair["away"] and not chair["asked"]:
                await here[0].ask("bot", seat=chair["seat"])
                return True
        return False

    async def _come_back(self, here: list[Person]) -> bool:
        for person in here:
            if person.chair["away"] and not person.chair["resigned"] and self.rng.random() < 0.3:
                await person.ask("back")
                return True
        return False

    async def _do(self, name: str, person: Person) -> None:
        self.notes.counts[name] += 1
        if name == "chat":
            await person.ask("chat", text=f"Snow at {self.rng.randrange(1000)}, ❄ everywhere!")
        elif name == "undo":
            able = [p for p in self.people if p.here and p.open is None and p.state and p.state["undo"]["can"] != "no"]
            if able:
                await self.rng.choice(able).ask("undo")
        elif name == "leave":
            await person.leave(self.rng.uniform(0, self.pace.away))
        elif name == "cut":
            await self._move([p for p in self.people if p.decides], cut=True)
        elif name == "let a bot play":
            await person.ask("bot", seat=person.seat, level=LEVEL)
        elif name == "resign":
            await person.ask("resign")
        elif name == "replay":
            await self._look(person.seat, person.key)
        elif name == "watch":
            await self._watch()

    async def _move(self, deciding: list[Person], cut: bool = False) -> None:
        able = [person for person in deciding if not person.chair["away"]]
        if not able:
            return
        person = self.rng.choice(able)
        assert person.state is not None
        move = self.rng.choice(person.state["moves"])["move"]
        asked = asyncio.create_task(person.ask("move", move=move, at=person.state["at"]))
        if cut:  # did it arrive?
            for _ in range(self.rng.randrange(6)):
                await asyncio.sleep(0)
            person.cut(self.rng.uniform(0, self.pace.away / 8))
        await asked

    async def _watch(self) -> None:
        """Somebody comes to watch; at most two, then one goes."""
        if len(self.watchers) > 1:
            await self.watchers.pop(0).go()
        else:
            self.watchers.append(Person(self.yard, self.table, None, -1, self.rng))

    async def _look(self, seat: int, key: str | None) -> None:
        """At the replay: whole JSON with the deal first."""
        try:
            replay = (await self.yard.ask("GET", f"/api/tables/{self.table}/replay?seat={seat}", None, key)).json()
        except ValueError:  # it is sent in pieces: one that was cut is not whole
            self.notes.counts["replays cut"] += 1
            return
        self.notes.counts["replays read"] += 1
        if [step["number"] for step in replay["steps"]] != list(range(len(replay["steps"]))):
            self.notes.fault(f"the replay of {self.table} for seat {seat} has a gap")

    # ---- the end

    async def finish(self, folder: Path, checker: Executor) -> bool:
        """Everybody hears of the end, the record is right, the log says what was acknowledged."""
        late = time.monotonic() + PATIENCE
        while any(not person.over or person.open for person in self.people):
            if time.monotonic() > late:
                who = [person.seat for person in self.people if not person.over]
                self.notes.fault(f"table {self.table} is over, and seats {who} have not heard of it within {PATIENCE:g} s")
                break
            await asyncio.sleep(0.1)
        await self._look(-2, None)
        logged = await self.yard.logged(self.table)
        faults = faults_of(logged, self.notes.deeds[self.table], must_be_over=True)
        for fault in faults:
            self.notes.fault(fault)
        sound = not faults and await self._record(logged, folder, checker)
        self.notes.counts["games over"] += 1
        self.notes.counts[f"games over: {self.people[0].info['game']}"] += 1
        return sound

    async def _record(self, logged: Logged, folder: Path, checker: Executor) -> bool:
        text = (await self.yard.ask("GET", f"/api/tables/{self.table}/record")).text
        (folder / f"{self.table}.txt").write_text(text)
        wrong = await asyncio.get_running_loop().run_in_executor(checker, fault_of_record, text, logged)
        if wrong:
            self.notes.fault(f"table {self.table}: its record does not pass: {wrong}")
            return False
        self.notes.counts["records verified"] += 1
        return True

    async def again(self) -> Life:
        """The same people once more; whoever asks first makes the table."""
        after = Life(self.yard, self.pace, self.rng, self.options)
        for person in self.people:
            seated = (await self.yard.ask("POST", f"/api/tables/{self.table}/rematch", {}, person.key)).json()
            if after.table not in ("", seated["table"]):
                self.notes.fault(f"the rematch of {self.table} was told to be {after.table} and {seated['table']}")
            if not after.table:
                after.table = seated["table"]
                self.notes.deeds[after.table] = []
            after.sit(seated["seat"], seated["key"])
        self.notes.counts["rematches"] += 1
        await after.start()
        return after

    async def go(self) -> None:
        for person in self.people + self.watchers:
            await person.go()


def fault_of_record(text: str, logged: Logged) -> str:
    """As `snowyard verify` does, and that its moves are those of the log; '' if all is well. In a process of its own: to load
    the games takes seconds, in which nobody would be heard here."""
    try:
        said = verify(text)
    except Refusal as refusal:
        return refusal.sentence
    if "the seed fits its commitment" not in said:
        return said
    same = [(seat, move) for _, seat, move, _ in parse(text).moves] == moves_that_stand(logged)
    return "" if same else "its moves are not those of the log"
