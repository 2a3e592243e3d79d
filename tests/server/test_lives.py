"""The life of a table in any order of events: whatever people do and whatever dies, the promises hold."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from server.canaries import tokens, with_canaries
from server.postgres import Postgres
from server.running import Guest, LiveServer, serving

GAME = "lanes"  # its cards are hidden
SEATS = st.integers(0, 1)
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=30)
seated = precondition(lambda self: len(self.keys) == 2)


class Life(RuleBasedStateMachine):
    """One table of two people and a watcher. The server is stopped or crashes, sockets come and go. What each seat sees
    carries a token of that seat, as a hidden card would."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = contextlib.ExitStack()
        self.place = self.new_place()
        self.stack.enter_context(with_canaries())
        self.guests: dict[int, Guest] = {}
        self.keys: list[str] = []
        self.raw: dict[int, list[str]] = {-1: [], 0: [], 1: []}
        self.acknowledged: list[str] = []  # moves and undos that were acknowledged, as the log must have them
        self.said = 0

    def new_place(self) -> str:
        """Of an empty database."""
        home = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="snowyard-life-")))
        (home / "0").mkdir()
        return str(home / "0" / "tables.db")

    def place_after_a_crash(self) -> str:
        """Where all that is left lies: the files as they are on the disk now."""
        before = Path(self.place).parent
        after = before.with_name(str(int(before.name) + 1))
        shutil.copytree(before, after, ignore=shutil.ignore_patterns("*.lock"))
        return str(after / "tables.db")

    @initialize()
    def make(self) -> None:
        self.running = self.open()
        self.made = self.yard.make(GAME, [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
        self.table: str = self.made["table"]
        self.keys.append(self.made["seats"][0]["key"])

    def open(self) -> contextlib.ExitStack:
        running = contextlib.ExitStack()
        self.yard: LiveServer = running.enter_context(serving(self.place, (GAME,)))
        return running

    def guest(self, seat: int) -> Guest:
        if seat not in self.guests:
            self.guests[seat] = self.yard.guest(self.table, self.keys[seat] if seat >= 0 else None)
            self.guests[seat].until_state(lambda s: True)
        self.guests[seat].drain()
        return self.guests[seat]

    def forget(self, seat: int) -> None:
        guest = self.guests.pop(seat)
        guest.close()
        self.raw[seat] += guest.raw

    # ---- what can happen

    @precondition(lambda self: len(self.keys) == 1)
    @rule()
    def join(self) -> None:
        wish = {"invite": self.made["invite"], "name": "Bo", "salt": "brine"}
        self.keys.append(self.yard.post(f"/api/tables/{self.table}/join", wish)["key"])
        late = self.yard.ask("POST", f"/api/tables/{self.table}/join", {**wish, "name": "Eve"})
        assert late.json()["code"] == "begun"

    @seated
    @rule(seat=SEATS, choice=st.integers(0, 99))
    def move(self, seat: int, choice: int) -> None:
        guest = self.guest(seat)
        state: Any = guest.state
        if state["over"]:
            assert guest.move("pass")["code"] == "game over"
        elif guest.decides:
            move = state["moves"][choice % len(state["moves"])]["move"]
            assert guest.move(move)["type"] == "ack"
            self.acknowledged.append(f"{seat} {move}")
        else:
            assert guest.move("pass")["code"] == "not your turn"

    @seated
    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        guest = self.guest(seat)
        state: Any = guest.state
        allowed = state["undo"]["can"]
        answer = guest.ask("undo")
        if allowed == "free":
            assert answer["type"] == "ack"
            self.acknowledged.append(f"{seat} undo")
        elif allowed == "no":
            assert answer["code"] in ("undo", "game over")

    @seated
    @rule(seat=SEATS, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        guest = self.guest(seat)
        ask = guest.info["ask"]
        answer = guest.ask("answer", yes=yes)
        if ask is None or seat not in ask["waiting"]:
            assert answer["code"] == "not asked"
        else:
            assert answer["type"] == "ack"
            if yes:  # there are but two
                self.acknowledged.append(f"{ask['seat']} undo")

    @seated
    @rule(seat=SEATS, words=WORDS)
    def chat(self, seat: int, words: str) -> None:
        answer = self.guest(seat).ask("chat", text=words)
        assert answer["type"] == "ack" or answer["code"] == "chat"
        self.said += answer["type"] == "ack"

    @seated
    @rule(seat=SEATS)
    def take_to_another_device(self, seat: int) -> None:
        code = self.yard.post(f"/api/tables/{self.table}/code", {}, self.keys[seat])["code"]
        old, self.keys[seat] = self.keys[seat], self.yard.post("/api/reclaim", {"code": code})["key"]
        assert self.yard.ask("POST", f"/api/tables/{self.table}/ticket", {}, old).status_code == 401
        if seat in self.guests:
            assert self.guests[seat].until(lambda m: m["type"] == "bye")["code"] == "moved"
            self.forget(seat)

    @seated
    @rule(seat=st.integers(-1, 1))
    def disconnect(self, seat: int) -> None:
        if seat in self.guests:
            self.forget(seat)

    @seated
    @rule(seat=st.integers(-1, 1), since=st.integers(0, 5))
    def reconnect(self, seat: int, since: int) -> None:
        known = self.guest(seat).lines
        with self.yard.guest(self.table, self.keys[seat] if seat >= 0 else None, since=since) as again:
            assert again.lines == known[since:]
            self.raw[seat] += again.raw

    @rule()
    def restart(self) -> None:
        self.leave_all()
        self.running.close()
        self.running = self.open()

    @rule()
    def crash(self) -> None:
        """The server stops between two instructions, and all that is left is what its database holds then."""
        self.place = self.place_after_a_crash()
        self.leave_all()
        self.running.close()
        self.running = self.open()

    def leave_all(self) -> None:
        for seat in list(self.guests):
            self.forget(seat)

    # ---- what always holds

    @seated
    @invariant()
    def what_was_acknowledged_is_in_the_log_once_and_without_gaps(self) -> None:
        for seat in (0, 1, -1):
            guest = self.guest(seat)
            numbers = [line["seq"] for line in guest.lines]
            assert numbers == list(range(1, len(numbers) + 1))
            own = [
                f"{seat} {line['move'] if line['cause'] == 'move' else 'undo'}"
                for line in guest.lines
                if line["seat"] == seat and line["cause"] in ("move", "undo")
            ]
            assert own == [entry for entry in self.acknowledged if entry.startswith(f"{seat} ")]
            assert len(guest.chat) == self.said

    @seated
    @invariant()
    def nobody_is_sent_what_another_sees(self) -> None:
        for seat, guest in self.guests.items():
            assert {n for text in self.raw[seat] + guest.raw for n in tokens(text)} <= {seat}
            state: Any = guest.state
            assert state["view"]["you"] == seat
            assert guest.info["seed"] is None or guest.info["status"] == "over"
            assert all(line["move"] is None for line in guest.lines if line["seat"] != seat)

    def teardown(self) -> None:
        self.leave_all()
        if hasattr(self, "running"):
            self.running.close()
        self.stack.close()


class LifeOnPostgres(Life):
    """The same, where a crash is that all connections to the database end."""

    cluster: ClassVar[Postgres]

    def new_place(self) -> str:
        return self.cluster.database()

    def place_after_a_crash(self) -> str:
        return self.cluster.copy(self.place)


def so_many(examples: int) -> settings:
    return settings(
        max_examples=examples, stateful_step_count=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )


def test_whatever_people_do_and_whatever_dies_the_promises_hold() -> None:
    run_state_machine_as_test(Life, settings=so_many(7))


def test_whatever_people_do_and_whatever_dies_the_promises_hold_on_postgresql(cluster: Postgres) -> None:
    LifeOnPostgres.cluster = cluster
    run_state_machine_as_test(LifeOnPostgres, settings=so_many(4))
