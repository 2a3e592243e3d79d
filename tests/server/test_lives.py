"""The life of a table in any order of events: whatever people do and whatever dies, the promises hold."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from server.yard import Guest, Yard, serving

GAME = "forts"


class Life(RuleBasedStateMachine):
    """One table of two people. The server may be stopped and started; sockets come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="snowyard-life-")
        self.stack = contextlib.ExitStack()
        self.guests: dict[int, Guest] = {}
        self.acknowledged: list[str] = []  # moves and undos that were acknowledged, as the log must have them

    @initialize()
    def make(self) -> None:
        self.open()
        self.table, self.keys = self.yard.table(GAME, people=2)

    def open(self) -> None:
        self.yard: Yard = self.stack.enter_context(serving(str(Path(self.folder.name) / "tables.db"), (GAME,)))

    def guest(self, seat: int) -> Guest:
        if seat not in self.guests:
            self.guests[seat] = self.yard.guest(self.table, self.keys[seat])
            self.guests[seat].until_state(lambda s: True)
        self.guests[seat].drain()
        return self.guests[seat]

    @rule(seat=st.integers(0, 1), choice=st.integers(0, 99))
    def move(self, seat: int, choice: int) -> None:
        guest = self.guest(seat)
        assert guest.state is not None
        if guest.state["over"]:
            return
        if guest.decides:
            move = guest.state["moves"][choice % len(guest.state["moves"])]["move"]
            assert guest.move(move)["type"] == "ack"
            self.acknowledged.append(f"{seat} {move}")
        else:
            assert guest.move("hide")["code"] == "not your turn"

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        guest = self.guest(seat)
        assert guest.state is not None
        allowed = guest.state["undo"]["can"]
        answer = guest.ask("undo")
        if allowed == "free":
            assert answer["type"] == "ack"
            self.acknowledged.append(f"{seat} undo")
        elif allowed != "ask":
            assert answer["type"] == "refused"

    @rule(seat=st.integers(0, 1), text=st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=30))
    def chat(self, seat: int, text: str) -> None:
        answer = self.guest(seat).ask("chat", text=text)
        assert answer["type"] in ("ack", "refused")

    @rule(seat=st.integers(0, 1))
    def leave(self, seat: int) -> None:
        if seat in self.guests:
            self.guests.pop(seat).close()

    @rule()
    def restart(self) -> None:
        for guest in self.guests.values():
            guest.close()
        self.guests.clear()
        self.stack.close()
        self.open()

    @precondition(lambda self: hasattr(self, "keys"))
    @invariant()
    def what_was_acknowledged_is_in_the_log_once_and_without_gaps(self) -> None:
        for seat in (0, 1):
            guest = self.guest(seat)
            numbers = [line["seq"] for line in guest.lines]
            assert numbers == list(range(1, len(numbers) + 1))
            own = [f"{seat} {line['move'] if line['cause'] == 'move' else 'undo'}" for line in guest.lines
                   if line["seat"] == seat and line["cause"] in ("move", "undo")]  # fmt: skip
            assert own == [entry for entry in self.acknowledged if entry.startswith(f"{seat} ")]

    @precondition(lambda self: hasattr(self, "keys"))
    @invariant()
    def nobody_sees_anothers_moves_or_the_seed(self) -> None:
        for seat, guest in self.guests.items():
            assert guest.state is not None
            assert not guest.state["moves"] or guest.state["view"]["you"] == seat
            assert guest.info["seed"] is None or guest.info["status"] == "over"

    def teardown(self) -> None:
        for guest in self.guests.values():
            guest.close()
        self.stack.close()
        self.folder.cleanup()


Life.TestCase.settings = settings(max_examples=10, stateful_step_count=16, deadline=None, derandomize=True,
                                  suppress_health_check=list(HealthCheck))  # fmt: skip
TestLife = Life.TestCase
