"""One queue for all that takes thought: what comes first, what it costs, and what becomes of it when nobody waits for it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from server.running import PATIENCE, LiveServer, play_to_the_end, serving, until
from snowyard.kernel.errors import Refusal
from snowyard.match import Match, write
from snowyard.players import KINDS, LEVELS, Bot
from snowyard.server import replays, work
from snowyard.server.replays import Shown
from snowyard.server.work import BUDGET, LEVEL, LONG, REFILL, Budgets, Rank, Work, at


class Floor:
    """A queue whose jobs end when the test says so. `order`: what began, as it began."""

    def __init__(self, threads: int) -> None:
        self.work = Work(threads)
        self.now = 0.0
        self.work.budgets.clock = lambda: self.now
        self.order: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.tasks: dict[str, asyncio.Task[Any]] = {}

    def ask(self, name: str, rank: Rank, host: str = "a", cost: float = 1.0, place: work.Place | None = None) -> None:
        gate = self.gates[name] = threading.Event()

        def job() -> str:
            self.order.append(name)
            gate.wait(60)
            return name

        self.tasks[name] = asyncio.create_task(self.work.run(place or at(rank, host), cost, job))

    async def begun(self, number: int) -> list[str]:
        """Wait until so many have begun."""
        async with asyncio.timeout(PATIENCE):
            while len(self.order) < number:
                await asyncio.sleep(0.001)
        return self.order

    async def end(self, name: str) -> None:
        self.gates[name].set()
        assert await self.tasks[name] == name

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def end_all(self) -> None:
        for gate in self.gates.values():
            gate.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.work.stop()


def on_a_floor(threads: int, play: Callable[[Floor], Awaitable[None]]) -> list[str]:
    async def go() -> list[str]:
        floor = Floor(threads)
        try:
            await play(floor)
        finally:
            await floor.end_all()
        return floor.order

    return asyncio.run(go())


def test_bots_where_people_wait_come_first_then_hints_replays_chances_and_last_the_tables_where_nobody_is() -> None:
    async def play(floor: Floor) -> None:
        floor.ask("first", Rank.REPLAY)
        await floor.begun(1)
        for rank in reversed(Rank):
            floor.ask(rank.name, rank)
        await floor.settle()

    assert on_a_floor(1, play) == ["first", "PLAY", "HINT", "REPLAY", "CHANCES", "ABSENT"]


def test_among_equals_the_host_that_has_used_least_comes_first() -> None:
    async def play(floor: Floor) -> None:
        floor.ask("busy 1", Rank.PLAY, "busy", 100.0)
        await floor.begun(1)
        for n in (2, 3, 4):
            floor.ask(f"busy {n}", Rank.PLAY, "busy", 100.0)
        floor.ask("other", Rank.PLAY, "other", 100.0)
        await floor.settle()

    assert on_a_floor(1, play)[:2] == ["busy 1", "other"]


def test_who_has_used_up_their_budget_comes_after_others_replays_but_does_come() -> None:
    async def play(floor: Floor) -> None:
        floor.work.budgets.spend("greedy", BUDGET)
        floor.ask("first", Rank.PLAY, "other")
        await floor.begun(1)
        floor.ask("greedy bot", Rank.PLAY, "greedy")
        floor.ask("replay", Rank.REPLAY, "other")
        await floor.settle()

    assert on_a_floor(1, play) == ["first", "replay", "greedy bot"]


def test_long_thoughts_leave_a_thread_to_short_ones() -> None:
    async def play(floor: Floor) -> None:
        for n in range(23):
            floor.ask(f"expert {n}", Rank.PLAY, "one", LEVEL["expert"])
        floor.ask("quick", Rank.PLAY, "two", LEVEL["fair"])
        assert await floor.begun(2) == ["expert 0", "quick"]
        await floor.end("quick")
        floor.ask("quick again", Rank.PLAY, "two", LEVEL["fair"])
        assert (await floor.begun(3))[2] == "quick again"
        floor.ask("expert of two", Rank.PLAY, "two", LEVEL["expert"])
        await floor.end("expert 0")
        assert (await floor.begun(4))[3] == "expert of two"

    on_a_floor(2, play)


def test_whoever_has_used_little_gets_a_thread_for_long_thoughts_while_others_experts_think() -> None:
    async def play(floor: Floor) -> None:
        for n in range(12):
            floor.ask(f"expert {n}", Rank.PLAY, "one", LEVEL["expert"])
            floor.ask(f"absent {n}", Rank.ABSENT, "nobody", LEVEL["expert"])
        await floor.settle()
        assert await floor.begun(2) == ["expert 0", "absent 0"]  # the first had used nothing yet
        await floor.end("absent 0")
        assert (await floor.begun(3))[2] == "expert 1"
        await floor.end("expert 0")
        await floor.settle()
        assert len(floor.order) == 3, "those who have used much have one thread between them"
        floor.ask("hard", Rank.PLAY, "two", LEVEL["hard"])
        assert (await floor.begun(4))[3] == "hard"
        floor.ask("quick", Rank.PLAY, "three", LEVEL["fair"])
        assert (await floor.begun(5))[4] == "quick"

    on_a_floor(3, play)


def test_what_a_bot_does_not_need_of_its_price_is_given_back() -> None:
    async def play(floor: Floor) -> None:
        paid = LEVEL["expert"]
        thinking = asyncio.create_task(floor.work.run(at(Rank.PLAY, "a"), paid, threading.Event().is_set, most=True))
        await asyncio.sleep(0)
        assert floor.work.budgets.spent("a") == paid, "while it thinks, all of it"
        await thinking
        await floor.settle()
        assert floor.work.budgets.spent("a") < 100, "it has looked at one flag"
        await floor.work.run(at(Rank.PLAY, "b"), paid, threading.Event().is_set)
        assert floor.work.budgets.spent("b") == paid, "other prices are what they are"

    on_a_floor(1, play)


def test_replays_chances_and_tables_where_nobody_is_leave_a_thread_to_those_who_play() -> None:
    async def play(floor: Floor) -> None:
        for rank in (Rank.REPLAY, Rank.CHANCES, Rank.ABSENT):
            floor.ask(rank.name, rank)
        await floor.settle()
        await floor.begun(1)
        floor.ask("play", Rank.PLAY)
        assert await floor.begun(2) == ["REPLAY", "play"]

    on_a_floor(2, play)


def test_a_table_moves_forward_in_the_queue_when_somebody_comes_back_to_it() -> None:
    here = False

    async def play(floor: Floor) -> None:
        nonlocal here
        floor.ask("first", Rank.PLAY)
        await floor.begun(1)
        floor.ask("table", Rank.ABSENT, place=lambda: (Rank.PLAY if here else Rank.ABSENT, "a"))
        floor.ask("replay", Rank.REPLAY)
        await floor.settle()
        here = True

    assert on_a_floor(1, play) == ["first", "table", "replay"]


def test_what_nobody_waits_for_any_more_is_taken_out_of_the_queue() -> None:
    async def play(floor: Floor) -> None:
        floor.ask("first", Rank.REPLAY)
        await floor.begun(1)
        floor.ask("left", Rank.PLAY)
        floor.ask("stays", Rank.REPLAY)
        await floor.settle()
        floor.tasks["left"].cancel()
        floor.tasks["first"].cancel()  # it runs: nobody hears what comes of it
        await floor.settle()
        assert floor.work.waiting == 1

    assert on_a_floor(1, play) == ["first", "stays"]


def test_a_job_that_fails_fails_for_whoever_asked_and_for_nobody_else() -> None:
    async def go() -> None:
        floor = Work(1)
        with pytest.raises(ZeroDivisionError):
            await floor.run(at(Rank.PLAY, "a"), 1.0, lambda: 1 // 0)
        assert await floor.run(at(Rank.PLAY, "a"), 1.0, lambda: 7) == 7
        floor.stop()

    asyncio.run(go())


def test_a_queue_that_is_too_long_refuses_those_who_only_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_WAITING", 1)

    async def play(floor: Floor) -> None:
        floor.ask("first", Rank.PLAY)
        await floor.begun(1)
        floor.ask("second", Rank.PLAY)
        floor.ask("third", Rank.REPLAY)
        floor.ask("fourth", Rank.PLAY)
        await floor.settle()
        with pytest.raises(Refusal, match="many others wait"):
            await floor.tasks["third"]

    assert on_a_floor(1, play) == ["first", "second", "fourth"]


def test_a_budget_is_used_up_comes_back_with_time_and_grows_with_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    budgets = Budgets(clock=lambda: now)
    budgets.spend("a", BUDGET)
    assert budgets.is_empty("a")
    assert not budgets.is_empty("b")
    now = 2.0
    assert not budgets.is_empty("a")
    assert budgets.spent("a") == BUDGET - 2 * REFILL
    larger = Budgets(10.0, lambda: now)
    larger.spend("a", 9 * BUDGET)
    assert not larger.is_empty("a")
    monkeypatch.setattr(work, "MOST_HOSTS", 3)
    for host in "bcdef":
        budgets.spend(host, 1.0)
    assert len(budgets._spent) == 3


def test_every_level_has_its_price_and_only_those_that_think_for_long_are_long() -> None:
    assert set(LEVEL) == {*LEVELS, *KINDS}
    assert {level for level, cost in LEVEL.items() if cost >= LONG} == {"hard", "expert", "champion"}


# ---- at a server


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(str(tmp_path_factory.mktemp("work") / "tables.db"), ("forts",), rate_scale=1.0) as running:
        yield running


@contextmanager
def no_budget(yard: LiveServer, host: str) -> Iterator[None]:
    assert yard.server is not None
    budgets = yard.server.work.budgets
    kept = budgets.most
    budgets.most = 0.0
    try:
        yield
    finally:
        budgets.most = kept


def long_record(moves: int) -> str:
    match, bot = Match("forts", seed=bytes(32)), Bot("random", 1)
    while len(match.moves) < moves and not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    return write(match)


def upload(yard: LiveServer, text: str) -> httpx.Response:
    return yard.ask("POST", "/api/replay?seat=-2", headers={"content-type": "text/plain"}, content=text.encode())


def finished_table(yard: LiveServer) -> str:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        play_to_the_end(guests, most=6)
        guests[0].ask("resign")
    return table


def test_a_replay_comes_in_pieces_that_make_the_same_whole(own: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    text = long_record(40)
    whole = upload(own, text).json()
    monkeypatch.setattr(replays, "PIECE", 1.0)
    with httpx.stream("POST", f"{own.address}/api/replay?seat=-2", content=text.encode(), timeout=180) as answer:
        pieces = [piece for piece in answer.iter_raw() if piece]
    assert len(whole["steps"]) == len(text.split("moves:\n")[1].splitlines()) + ("result:" not in text)
    assert upload(own, text).json() == whole
    assert len(pieces) > 1


def test_who_has_no_budget_left_is_refused_replays_records_chances_and_lists_of_keys(own: LiveServer) -> None:
    table = finished_table(own)
    text = own.get(f"/api/tables/{table}/record")
    with no_budget(own, "127.0.0.1"):
        answers = [own.ask("GET", f"/api/tables/{table}/{what}") for what in ("replay", "record", "chances")]
        answers += [upload(own, text), own.ask("POST", "/api/mine", {"keys": []})]
        assert [(a.status_code, a.json()["code"]) for a in answers] == [(429, "rate")] * 5
        assert own.get(f"/api/tables/{table}")["status"] == "over"
    assert upload(own, text).status_code == 200


def test_a_file_of_too_many_lines_is_refused_before_anybody_reads_it(own: LiveServer) -> None:
    answer = upload(own, "p0: hide\n" * 6000)
    assert answer.status_code == 400
    assert "at most 5200 lines" in answer.json()["sentence"]


def test_one_address_reads_so_many_replays_at_a_time(own: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own.server is not None
    monkeypatch.setattr(replays, "MOST_AT_ONCE", 2)
    tables = own.server.tables
    open_ones = [Shown(tables, "192.0.2.1") for _ in range(2)]
    with pytest.raises(Refusal, match="2 replays at a time"):
        Shown(tables, "192.0.2.1")
    Shown(tables, "192.0.2.2").close()
    for shown in open_ones:
        shown.close()
        shown.close()
    assert not tables.shown


def test_a_replay_stops_being_made_when_its_reader_goes(own: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first piece is made, then the reader leaves: the others wait for a budget that never comes back, and are given up.
    (Nothing is set in the thread that makes it: that may run on when the reader, and this test, are gone.)"""
    assert own.server is not None
    tables, table = own.server.tables, finished_table(own)
    made: list[int] = []
    step = replays.step

    def counted(match: Match, number: int, *more: Any) -> Any:
        made.append(number)
        return step(match, number, *more)

    monkeypatch.setattr(replays, "PIECE", 1.0)
    monkeypatch.setattr(replays, "step", counted)
    monkeypatch.setattr(own.server.work.budgets, "is_empty", lambda host: bool(made))
    with httpx.stream("GET", f"{own.address}/api/tables/{table}/replay?seat=-2", timeout=180) as answer:
        assert next(answer.iter_raw())
        until(lambda: made, "the first step to be made")
    until(lambda: not tables.shown, "the replay to be given up")
    assert made == [0]


def test_what_a_reader_asked_for_leaves_the_queue_with_the_reader(own: LiveServer) -> None:
    assert own.server is not None
    tables, queue, table = own.server.tables, own.server.work, finished_table(own)
    held, gate = threading.Event(), threading.Event()

    async def hold() -> None:
        def job() -> None:
            held.set()
            gate.wait()

        tables._spawn(queue.run(at(Rank.PLAY, "other"), 1.0, job), "hold")

    own.call(hold)
    try:
        assert held.wait(PATIENCE)  # from now on the only thread is taken, and what the reader asks for must wait
        with socket.create_connection(("127.0.0.1", own.port)) as reader:
            reader.sendall(f"GET /api/tables/{table}/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            until(lambda: queue.waiting == 1 and tables.shown, "the replay to wait for its turn")
        until(lambda: queue.waiting == 0 and not tables.shown, "the replay to leave the queue")
    finally:
        gate.set()


def test_two_hundred_unknown_keys_are_one_question_to_the_database(own: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own.server is not None
    table, keys = own.table("forts", people=2)
    asked: list[int] = []
    known, one = own.server.store.known, own.server.store.table

    async def count(tables: Any) -> Any:
        asked.append(len(tables))
        return await known(tables)

    async def count_one(table: str) -> Any:
        asked.append(-1)
        return await one(table)

    monkeypatch.setattr(own.server.store, "known", count)
    monkeypatch.setattr(own.server.store, "table", count_one)
    held = [f"{n:012}.0.{'x' * 32}" for n in range(198)] + [keys[0], "no key at all"]
    answer = own.post("/api/mine", {"keys": held})
    assert asked == [198]
    assert answer["unknown"] == [*range(198), 199]
    assert [mine["table"]["table"] for mine in answer["tables"]] == [table]


def test_bots_think_on_the_account_of_people_at_the_table_and_last_where_nobody_is(own: LiveServer) -> None:
    assert own.server is not None
    tables = own.server.tables
    table, keys = own.table("forts", people=1, bots=1)
    with own.guest(table, keys[0]), own.guest(table):
        assert tables.place_of(tables.rooms[table]) == (Rank.PLAY, "127.0.0.1")
    until(lambda: not tables.rooms[table].listeners, "everybody to have left the table")
    with own.guest(table):
        assert tables.place_of(tables.rooms[table]) == (Rank.ABSENT, "nobody")


def test_chances_are_put_aside_when_nobody_asks_any_more_and_taken_up_again(
    own: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert own.server is not None
    analyst, table = own.server.tables.analyst, finished_table(own)
    now = 0.0
    begun: list[int] = []

    async def a_step(match: Match, number: int, host: str) -> list[float]:
        nonlocal now
        begun.append(number)
        if len(begun) == 3:
            now = 60.0
        await asyncio.sleep(0)
        return [0.5, 0.5]

    monkeypatch.setattr(analyst, "clock", lambda: now)
    monkeypatch.setattr(analyst, "_expected", a_step)
    own.get(f"/api/tables/{table}/chances")
    until(lambda: not analyst._tasks, "the chances to be put aside")
    assert begun == [0, 1, 2]
    until(lambda: own.get(f"/api/tables/{table}/chances")["ready"], "all chances")
    known = own.get(f"/api/tables/{table}/chances")
    assert begun == list(range(7))
    assert len(known["steps"]) == 7
