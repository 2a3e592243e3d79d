"""What is not committed, nobody can read: every command, while the database is locked, under an id that was used before, and
with a commit that fails."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from server.postgres import Postgres
from server.running import PATIENCE, Guest, LiveServer, Message, first_move, in_order, serving
from server.uncommitted import (
    Writes,
    everything,
    hints_that_tell_all,
    only_its_own_metrics,
    room_of,
    tickets_need_no_write,
    write_lock,
)
from snowyard.server import acts, entries, messages
from snowyard.server import keys as secrets
from snowyard.server.store import postgres

DUEL = {"quick_start": True}
OPEN = [{"kind": "me", "name": "Mia"}, {"kind": "open"}]
QUIET = (messages.Hello, messages.AskHint, messages.Speak, messages.Ping)  # they change nothing
Answers = Callable[[], Message]


@dataclass
class Scene:
    """A table before a command. `do` sends it and returns how to wait for its answer; `socket`: it comes from a player, under an
    id of the player's own."""

    yard: LiveServer
    table: str
    keys: list[str]
    mover: Guest | None
    tabs: list[Guest]
    do: Callable[[str], Answers]

    def everything(self) -> dict[str, Any]:
        return everything(self.yard, self.table, self.keys, self.tabs)


class Stage:
    """Makes scenes; everything it opened is closed with it."""

    def __init__(self, yard: LiveServer, stack: ExitStack) -> None:
        self.yard, self.stack = yard, stack
        self.threads = stack.enter_context(ThreadPoolExecutor(2))

    def guest(self, table: str, key: str | None) -> Guest:
        return self.stack.enter_context(self.yard.guest(table, key))

    def scene(self, table: str, keys: list[str], mover: Guest | None, do: Callable[[str], Answers]) -> Scene:
        return Scene(self.yard, table, keys, mover, [self.guest(table, key) for key in (*keys, None)], do)

    # ---- what players send

    def duel(self, **more: Any) -> tuple[str, list[str], list[Guest]]:
        """A table of two who choose at the same time."""
        table, keys = self.yard.table("duel", people=2, options=DUEL, hints=True, **more)
        return table, keys, in_order([self.guest(table, key) for key in keys])

    def forts(self, moves: int = 0, **more: Any) -> tuple[str, list[str], list[Guest]]:
        """A table of two who have made so many moves one after the other; whoever decides comes first."""
        table, keys = self.yard.table("forts", people=2, hints=True, **more)
        guests = [self.guest(table, key) for key in keys]
        for _ in range(moves):
            assert in_order(guests)[0].move("build snowball")["type"] == "ack"
            for each in guests:
                each.drain()
        return table, keys, in_order(guests)

    def says(self, table: str, keys: list[str], mover: Guest, kind: str, **more: Any) -> Scene:
        def do(number: str) -> Answers:
            mover.send({"type": kind, "id": number, **more})
            return lambda: mover.until(lambda m: m.get("id") == number)

        return self.scene(table, keys, mover, do)

    def move(self) -> Scene:
        return self.moves(*self.forts())

    def choice(self) -> Scene:
        return self.moves(*self.duel())

    def moves(self, table: str, keys: list[str], guests: list[Guest]) -> Scene:
        mover = guests[0]
        assert mover.state is not None
        return self.says(table, keys, mover, "move", move=first_move(mover), at=mover.state["at"])

    def undo(self) -> Scene:
        table, keys, (mover, _) = self.forts(moves=1)
        return self.says(table, keys, mover, "undo")

    def change_of_mind(self) -> Scene:
        table, keys, (mover, _) = self.duel()
        assert mover.move(first_move(mover))["type"] == "ack"
        return self.says(table, keys, mover, "undo")

    def undo_that_asks(self) -> Scene:
        table, keys, (_, asker) = self.forts(moves=4)
        return self.says(table, keys, asker, "undo")

    def answer(self) -> Scene:
        table, keys, (other, asker) = self.forts(moves=4)
        assert asker.ask("undo")["type"] == "ack"
        return self.says(table, keys, other, "answer", yes=True)

    def resign(self) -> Scene:
        table, keys, (mover, _) = self.duel()
        return self.says(table, keys, mover, "resign")

    def feedback(self) -> Scene:
        table, keys = self.yard.table("forts", people=2, hints=True, options={"variant": "start.hit_points = 50"})
        mover, _ = in_order([self.guest(table, key) for key in keys])
        assert mover.ask("resign")["type"] == "ack"
        return self.says(table, keys, mover, "feedback", fun=4, too_long=False, unfair=False, sentence="")

    def chat(self) -> Scene:
        table, keys, (mover, _) = self.duel()
        return self.says(table, keys, mover, "chat", text="another")

    def bot(self) -> Scene:
        table, keys, (_, other) = self.forts()
        return self.says(table, keys, other, "bot", seat=other.seat)

    def bot_for_somebody_late(self) -> Scene:
        """In a game over days, of somebody who is not here: whoever looks at the table with that key would be here."""
        table, keys, guests = self.forts(clock={"kind": "days", "seconds": 86_400})
        room = room_of(self.yard, table)
        self.yard.call(lambda: room.commit(lambda: acts.time_is_up(room)))
        late = next(seat["seat"] for seat in self.yard.get(f"/api/tables/{table}")["seats"] if seat["late"])
        gone, asker = sorted(guests, key=lambda guest: guest.seat != late)
        gone.close()
        asker.until_info(lambda info: not info["seats"][late]["here"])
        return self.says(table, [keys[asker.seat]], asker, "bot", seat=late)

    def back(self) -> Scene:
        table, keys, (_, other) = self.forts()
        assert other.ask("bot", seat=other.seat)["type"] == "ack"
        return self.says(table, keys, other, "back")

    # ---- what comes over HTTP

    def asks(self, table: str, keys: list[str], path: str, body: Any, key: str | None) -> Scene:
        def do(_: str) -> Answers:
            answer = self.threads.submit(self.yard.ask, "POST", path, body, key)
            return lambda: {"type": "ack" if answer.result(PATIENCE).status_code == 200 else "refused", **answer.result().json()}

        return self.scene(table, keys, None, do)

    def join(self) -> Scene:
        made = self.yard.make("duel", OPEN, listed=True)
        return self.asks(
            made["table"],
            [made["seats"][0]["key"]],
            f"/api/tables/{made['table']}/join",
            {"invite": made["invite"], "name": "Bo"},
            None,
        )

    def start(self) -> Scene:
        made = self.yard.make("duel", OPEN)
        key = made["seats"][0]["key"]
        return self.asks(made["table"], [key], f"/api/tables/{made['table']}/start", {"level": "simple"}, key)

    # ---- what the server does by itself, or after other writes that would have to wait before it

    def new_key(self) -> Scene:
        table, keys, _ = self.duel()
        return self.by_itself(table, keys, lambda room: acts.rekey(room, 0, secrets.new_key(table, 0), moved=True))

    def rematch(self) -> Scene:
        table, keys, (mover, _) = self.duel()
        assert mover.ask("resign")["type"] == "ack"
        return self.by_itself(table, keys, lambda room: entries.Rematch(-1, "abcdefghjkmn"))

    def by_itself(self, table: str, keys: list[str], make: Callable[[Any], Any]) -> Scene:
        def do(_: str) -> Answers:
            room, loop = room_of(self.yard, table), self.yard.loop
            assert loop is not None
            done: Future[None] = asyncio.run_coroutine_threadsafe(room.commit(lambda: make(room)), loop)

            def answer() -> Message:
                error = done.exception(PATIENCE)
                return {"type": "ack"} if error is None else {"type": "refused", "code": getattr(error, "code", str(error))}

            return answer

        return self.scene(table, keys, None, do)

    def time_is_up(self) -> Scene:
        table, keys, _ = self.forts(clock={"kind": "move", "seconds": 3600})
        return self.by_itself(table, keys, acts.time_is_up)

    def time_is_up_for_a_choice(self) -> Scene:
        table, keys, _ = self.duel(clock={"kind": "move", "seconds": 3600})
        return self.by_itself(table, keys, acts.time_is_up)

    def bots_decision(self) -> Scene:
        return self.by_a_bot(*self.forts())

    def bots_choice(self) -> Scene:
        return self.by_a_bot(*self.duel())

    def by_a_bot(self, table: str, keys: list[str], guests: list[Guest]) -> Scene:
        seat = guests[0].seat
        room_of(self.yard, table).wake_bot = lambda room: None
        assert guests[0].ask("bot", seat=seat)["type"] == "ack"

        def decide(room: Any) -> Any:
            return acts.bots_move(room, seat, room.now.turns[seat].table.actions[0], acts.thoughts_of(room, seat))

        return self.by_itself(table, keys, decide)


COMMANDS: dict[str, tuple[Callable[[Stage], Scene], str, Any, type]] = {
    "move": (Stage.move, "move", messages.MakeMove, entries.Moved),
    "choice": (Stage.choice, "move", messages.MakeMove, entries.Chose),
    "change of mind": (Stage.change_of_mind, "take_back", messages.TakeBack, entries.Withdrew),
    "undo": (Stage.undo, "take_back", messages.TakeBack, entries.TookBack),
    "undo that asks": (Stage.undo_that_asks, "take_back", messages.TakeBack, entries.Asked),
    "answer": (Stage.answer, "answer", messages.Answer, entries.Answered),
    "resign": (Stage.resign, "resign", messages.Resign, entries.Resigned),
    "feedback": (Stage.feedback, "give_feedback", messages.GiveFeedback, entries.GaveFeedback),
    "chat": (Stage.chat, "say", messages.Say, entries.Said),
    "bot": (Stage.bot, "let_bot_play", messages.LetBotPlay, entries.BotCame),
    "bot for somebody late": (Stage.bot_for_somebody_late, "let_bot_play", messages.LetBotPlay, entries.BotAsked),
    "back": (Stage.back, "come_back", messages.ComeBack, entries.CameBack),
    "join": (Stage.join, "join", None, entries.Sat),
    "start": (Stage.start, "start", None, entries.Begun),
    "new key": (Stage.new_key, "rekey", None, entries.Rekeyed),
    "rematch": (Stage.rematch, "", None, entries.Rematch),
    "time is up": (Stage.time_is_up, "time_is_up", None, entries.Moved),
    "time is up for a choice": (Stage.time_is_up_for_a_choice, "time_is_up", None, entries.Chose),
    "a bot's decision": (Stage.bots_decision, "bots_move", None, entries.Moved),
    "a bot's choice": (Stage.bots_choice, "bots_move", None, entries.Chose),
}
FROM_PLAYERS = [name for name, command in COMMANDS.items() if command[2] is not None]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server where nothing else goes on."""
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("own") / "tables.db")
    else:
        cluster: Postgres = request.getfixturevalue("cluster")
        place = cluster.database()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "STATEMENT_MS", 1_000)  # whoever reads waits for what is being written, and that for the lock
        with serving(place, ("duel", "forts")) as running:
            yield running


@pytest.fixture
def stage(own: LiveServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    hints_that_tell_all(own, monkeypatch)
    tickets_need_no_write(own, monkeypatch)
    only_its_own_metrics(own, monkeypatch)
    assert own.server is not None
    monkeypatch.setattr(own.server.tables.analyst, "begin", lambda *_: messages.Chances(False, 0, 1, 0.0, []))
    monkeypatch.setattr(acts, "now_ms", lambda: 2**50)  # for the clock's own move: everybody's time is up
    with ExitStack() as stack:
        yield Stage(own, stack)


def logged(scene: Scene) -> list[str]:
    assert scene.yard.server is not None
    log = scene.yard.call(lambda: scene.yard.server.store.log(scene.table))  # type: ignore[union-attr]
    return [entry.kind for entry in log]


def test_every_command_that_changes_a_table_is_tried_here() -> None:
    tried = {command[1] for command in COMMANDS.values()}
    given = {name for name, act in inspect.getmembers(acts, inspect.isfunction) if act.__module__ == acts.__name__}
    helpers = {"_in_play", "_decision", "thoughts_of", "table_to_decide", "checked_name", "checked_clock", "bot_name", "seat_for"}
    assert given - helpers == tried - {""}
    assert {command[2] for command in COMMANDS.values()} - {None} == set(get_args(messages.FromClient)) - set(QUIET)
    begins = {entries.Continued}  # written with the first entries of a new table, at which nobody listens yet
    assert {command[3] for command in COMMANDS.values()} == set(get_args(entries.AnyEntry)) - begins


@pytest.mark.parametrize("name", COMMANDS)
def test_while_a_command_waits_for_its_commit_every_byte_is_as_before(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    make, _, _, entry = COMMANDS[name]
    scene = make(stage)
    writes = Writes(stage.yard, monkeypatch)
    before, log = scene.everything(), logged(scene)
    with write_lock(stage.yard.settings.database):
        begun = writes.begun
        answer = scene.do("new")
        writes.wait(begun)
        assert scene.everything() == before
    heard = answer()  # the lock may have been held for longer than the server waits
    assert heard["type"] == "ack" or heard["code"] == "storage"
    kind = str(entry.__struct_config__.tag)  # type: ignore[attr-defined]
    assert logged(scene)[len(log) :][:1] == ([kind] if heard["type"] == "ack" else [])


@pytest.mark.parametrize("name", COMMANDS)
def test_after_a_commit_that_failed_every_byte_is_as_before(stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    scene = COMMANDS[name][0](stage)
    writes = Writes(stage.yard, monkeypatch)
    before, log = scene.everything(), logged(scene)
    with writes.fail():
        assert scene.do("new")()["code"] == "storage"
    assert scene.everything() == before
    assert logged(scene) == log
    if name in FROM_PLAYERS:
        assert scene.do("new")()["type"] == "ack", "sent again under its id, it is done"
        assert scene.everything() != before


@pytest.mark.parametrize("name", FROM_PLAYERS)
def test_a_command_under_an_id_that_was_used_is_refused_and_every_byte_is_as_before(stage: Stage, name: str) -> None:
    scene = COMMANDS[name][0](stage)
    assert scene.mover is not None
    assert scene.mover.ask("chat", text="first", id="x")["type"] == "ack"
    before, log = scene.everything(), logged(scene)
    with write_lock(stage.yard.settings.database):
        assert scene.do("x")()["code"] == "id"
        assert scene.everything() == before
    assert logged(scene) == log


def test_a_request_sent_again_is_acknowledged_and_done_once_and_its_id_serves_nothing_else(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        move, at = first_move(mia), mia.state["at"]  # type: ignore[index]
        for _ in range(2):
            assert mia.ask("move", id="m", move=move, at=at)["type"] == "ack"
            assert mia.ask("chat", id="c", text="hello")["type"] == "ack"
        for kind, more in (("chat", {"text": "other"}), ("resign", {}), ("move", {"move": move, "at": at})):
            assert mia.ask(kind, id="c", **more)["code"] == "id"
        assert mia.ask("move", id="m", move=move, at=at + 1)["code"] == "id"
        assert bo.ask("chat", id="c", text="mine")["type"] == "ack", "every seat has ids of its own"
        for guest in guests:
            guest.drain()
        assert [line["text"] for line in bo.chat] == ["hello", "mine"]
        assert [line["cause"] for line in bo.lines] == ["start", "move"]


def test_an_id_stays_used_after_a_restart(database: str) -> None:
    with serving(database, ("forts",)) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as mia:
            assert mia.ask("chat", id="c", text="hello")["type"] == "ack"
    with serving(database, ("forts",)) as yard, yard.guest(table, keys[0]) as mia:
        assert mia.ask("resign", id="c")["code"] == "id"
        assert mia.ask("chat", id="c", text="hello")["type"] == "ack"
        assert len(mia.chat) == 1


@pytest.mark.parametrize("game", ["lanes", "duel"])
def test_nobody_gets_the_seed_of_a_running_game_by_resigning_under_the_id_of_a_chat(yard: LiveServer, game: str) -> None:
    table, keys = yard.table(game, people=2)
    with yard.guest(table, keys[0]) as mia:
        mia.until_state(lambda s: True)
        assert mia.ask("chat", id="x", text="hello")["type"] == "ack"
        with write_lock(yard.settings.database):  # all the time in the world to look
            mia.send({"type": "resign", "id": "x"})
            info = yard.get(f"/api/tables/{table}")
            assert (info["status"], info["seed"]) == ("playing", None)
            assert yard.ask("GET", f"/api/tables/{table}/replay?seat=1", None, keys[0]).json()["code"] == "secret"
            assert mia.until(lambda m: m.get("id") == "x")["code"] == "id"
        assert yard.get(f"/api/tables/{table}")["seed"] is None


def test_nobody_gets_a_hint_for_the_table_after_dice_that_are_not_committed(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints_that_tell_all(yard, monkeypatch)
    table, keys = yard.table("forts", people=2, hints=True)
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        with yard.guest(table, keys[mia.seat]) as tab:
            before = tab.ask("hint")["moves"]
            assert mia.ask("chat", id="x", text="hello")["type"] == "ack"
            assert mia.move(first_move(mia), id="x")["code"] == "id"
            assert tab.ask("hint")["moves"] == before
            writes = Writes(yard, monkeypatch)
            with write_lock(yard.settings.database):
                begun = writes.begun
                mia.send({"type": "move", "id": "y", "move": first_move(mia), "at": mia.state["at"]})  # type: ignore[index]
                writes.wait(begun)
                assert tab.ask("hint")["moves"] == before


def test_a_database_of_the_version_before_is_brought_up_to_date_and_its_ids_stay_used(tmp_path: Path) -> None:
    """Version 1 did not keep what was asked under an id: whatever comes under it again is taken for the same."""
    import sqlite3

    place = str(tmp_path / "tables.db")
    with serving(place, ("forts",)) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as mia:
            assert mia.ask("chat", id="c", text="hello")["type"] == "ack"
    connection = sqlite3.connect(place)
    connection.execute("ALTER TABLE event DROP COLUMN asked")
    connection.execute("DELETE FROM migration WHERE number = 2")
    connection.commit()
    connection.close()
    with serving(place, ("forts",)) as yard, yard.guest(table, keys[0]) as mia:
        assert mia.ask("chat", id="c", text="hello")["type"] == "ack"
        assert mia.ask("chat", id="d", text="more")["type"] == "ack"
        assert [line["text"] for line in mia.chat] == ["hello", "more"]
