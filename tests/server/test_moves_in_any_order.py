"""Moves and undos in any order, sent twice, late, out of turn and at the same time: each counts once or is refused, and everybody
is told exactly which lines an undo voids."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.running import Guest, LiveServer, Message
from snowyard.server.board import Board
from snowyard.server.room import Room

TWICE, LATE, ILLEGAL, UNKNOWN = "twice", "late", "illegal", "unknown"
REFUSALS = ("stale", "not your turn", "illegal move", "unknown move", "undo", "asked", "not asked", "chosen")
SEAT, CHOICE = st.integers(0, 1), st.integers(0, 99)
ACTS = st.one_of(
    st.tuples(st.just("move"), SEAT, CHOICE),
    st.tuples(st.just("move"), SEAT, CHOICE),
    st.tuples(st.just("undo"), SEAT, CHOICE),
    st.tuples(st.just("answer"), SEAT, CHOICE),
    st.tuples(st.just("race"), SEAT, CHOICE),
    st.tuples(st.sampled_from([TWICE, LATE, ILLEGAL, UNKNOWN]), SEAT, CHOICE),
)


class Play:
    """Two people and a watcher at one table. `done`: the requests that were acknowledged, moves that were played among them."""

    def __init__(self, yard: LiveServer, table: str, keys: list[str], guests: list[Guest]) -> None:
        self.yard, self.table, self.keys, self.guests = yard, table, keys, guests
        self.number = 0
        self.sent: list[tuple[int, Message]] = []
        self.played: list[set[str]] = [set(), set()]
        self.look()

    def look(self) -> None:
        for guest in self.guests:
            guest.until_state(lambda s: True)
            guest.drain()

    def room(self) -> Room:
        server: Any = self.yard.server
        room: Room = self.yard.call(lambda: server.tables.room(self.table))
        return room

    def request(self, seat: int, kind: str, choice: int) -> Message:
        """A message of a seat, which may be wrong in the way that its kind says."""
        self.number += 1
        state: Any = self.guests[seat].state
        message = {"type": "move", "id": f"n{self.number}", "at": state["at"], "move": "no such move"}
        if kind in ("undo", "answer"):
            return {"type": kind, "id": message["id"], **({"yes": choice % 3 > 0} if kind == "answer" else {})}
        if kind != UNKNOWN:
            legal = [one["move"] for one in state["moves"]]
            game = self.room().game
            others = [name for name in map(game.name, range(game.actions)) if name not in legal]
            names = others if kind == ILLEGAL or not legal else legal
            message["move"] = names[choice % len(names)]
        if kind == LATE:
            message["at"] -= 1
        return message

    def act(self, kind: str, seat: int, choice: int) -> None:
        if kind == "race":  # nobody waits for an answer
            sent = [(one, self.request(one, what, choice)) for one in (seat, 1 - seat) for what in ("move", "undo", "move")]
        elif kind == TWICE and self.sent:
            sent = [self.sent[choice % len(self.sent)]]
        else:
            sent = [(seat, self.request(seat, kind, choice))]
        for who, message in sent:
            self.guests[who].send(message)
        for who, message in sent:
            self.hear(who, message)
        self.sent += sent
        self.look()

    def hear(self, who: int, message: Message) -> None:
        answer = self.guests[who].answered(message["id"])
        if answer["type"] == "ack" and message["type"] == "move":
            assert message["move"] != "no such move"
            self.played[who].add(message["id"])
        elif answer["type"] != "ack":
            assert answer["code"] in (
                "stale",
                "not your turn",
                "illegal move",
                "unknown move",
                "undo",
                "asked",
                "not asked",
                "chosen",
            )

    def check(self) -> None:
        room = self.room()
        board = room.board
        assert board is not None
        names = [(move.seat, board.match.game.name(move.action)) for move in board.match.moves]
        for guest in self.guests:
            void = [number for line in guest.lines for number in line["voids"]]
            assert len(void) == len(set(void))
            assert {line["cause"] for line in guest.lines if line["seq"] in void} <= {"move"}
            assert all(bool(line["voids"]) == (line["cause"] == "undo") for line in guest.lines)
            own = [line for line in guest.lines if line["cause"] == "move" and line["seat"] == guest.seat]
            if guest.seat >= 0:
                stands = [line["move"] for line in own if line["seq"] not in void]
                assert stands == [move for seat, move in names if seat == guest.seat]
                assert len(own) + len(room.fold.choices(guest.seat)) <= len(self.played[guest.seat])
                assert room.fold.chairs[guest.seat].decided == len(stands)
            key = None if guest.seat < 0 else self.keys[guest.seat]
            with self.yard.guest(self.table, key) as fresh:
                assert [line["seq"] for line in fresh.lines if line["undone"]] == sorted(void)
                assert [line["seq"] for line in fresh.lines] == [line["seq"] for line in guest.lines]
        again = Board.after(room.fold, room.row.game, room.given, room.row.seed, None)
        assert bytes(again.table) == bytes(board.table)
        assert again.marks == board.marks


@pytest.mark.parametrize("slug", ["forts", "lanes", "duel"])
def test_whatever_is_sent_counts_once_or_is_refused_and_undos_say_what_they_void(yard: LiveServer, slug: str) -> None:
    undos = 0

    @settings(max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(ACTS, min_size=12, max_size=18))
    def any_order(acts: list[tuple[str, int, int]]) -> None:
        nonlocal undos
        table, keys = yard.table(slug, people=2, clock={"kind": "bank", "seconds": 3600, "more": 5})
        with yard.guests(table, [*keys, None]) as guests:
            play = Play(yard, table, keys, guests)
            for act in acts:
                play.act(*act)
            play.check()
            logged = yard.call(lambda: yard.server.store.log(table))  # type: ignore[union-attr]
            undos += sum(entry.kind in ("tookback", "withdrew", "answered") for entry in logged)

    any_order()
    assert undos
