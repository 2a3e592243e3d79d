"""Whoever is at a table hears of everything that is committed, once, whatever happens to the others and to the server."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from server.running import LiveServer, first_move, in_order, serving
from server.uncommitted import Writes, room_of
from snowyard.server import acts
from snowyard.server import catalogue as catalogue_module
from snowyard.server.room import MOST_LINES, MOST_STEPS, Room
from snowyard.server.sockets import MOST_QUEUED

LONG = {"turn_cap_per_player": 300}


def test_the_others_hear_of_a_move_whose_maker_is_cut_off_meanwhile(yard: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        writes = Writes(yard, monkeypatch)
        with writes.hold():
            begun = writes.begun
            mia.send({"type": "move", "id": "m", "move": first_move(mia), "at": 1})
            writes.wait(begun)
            yard.call(lambda: cut(room_of(yard, table), mia.seat))
            assert mia.until(lambda m: m["type"] == "bye")["code"] == "slow"
        assert bo.until(lambda m: m["type"] == "step")["line"]["seat"] == mia.seat
        with yard.guest(table, keys[mia.seat], since=1) as again:
            assert [line["move"] for line in again.lines] == [first_move(mia)]
            assert again.ask("move", id="m", move=first_move(mia), at=1)["type"] == "ack"


async def cut(room: Room, seat: int) -> None:
    for listener in list(room.listeners):
        if listener.seat == seat:
            listener.end("slow", "as if it did not read")


def test_a_move_that_was_committed_though_the_server_did_not_hear_so_is_told_without_anybody_doing_anything(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        with Writes(yard, monkeypatch).say_nothing():
            assert mia.move(first_move(mia), at=1, id="m")["code"] == "storage"
        assert bo.until(lambda m: m["type"] == "step")["line"]["seat"] == mia.seat
        assert mia.move(first_move(mia), at=1, id="m")["type"] == "ack"


async def play_on(room: Room, moves: int) -> None:
    """So many moves of whoever decides, without any network."""
    for _ in range(moves):
        seat = room.now.missing[0]
        assert room.board is not None
        move = "build snowball" if "build snowball" in room.board.table.moves else room.board.table.moves[0]
        at = room.board.count(seat)
        await room.commit(lambda seat=seat, move=move, at=at: acts.move(room, seat, move, at))  # type: ignore[misc]


def test_after_a_restart_while_games_are_loaded_nobody_hears_twice_what_they_know_and_nobody_is_too_slow_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path / "tables.db")
    with serving(place, ("forts",)) as yard:
        table, keys = yard.table("forts", people=2, options=LONG)
        with yard.guest(table, keys[0]) as mia:
            mia.until_state(lambda s: True)
            yard.call(lambda: play_on(room_of(yard, table), 330))
            assert mia.until_state(lambda s: s["at"] == 331)
        assert len(mia.lines) == 331 > MOST_QUEUED
    loading = threading.Event()
    real = catalogue_module.load

    def later(slug: str) -> None:
        loading.wait()
        real(slug)

    monkeypatch.setattr(catalogue_module, "load", later)
    with serving(place) as yard:
        threading.Timer(0.5, loading.set).start()  # whoever comes meanwhile waits for it
        with (
            yard.guest(table, keys[0], since=331) as knows_all,
            yard.guest(table, keys[0], since=329) as knows_most,
            yard.guest(table, keys[1]) as knows_nothing,
            yard.guest(table) as watcher,
        ):
            everybody = (knows_all, knows_most, knows_nothing, watcher)
            for guest in everybody:
                guest.until_state(lambda s: s["at"] == 331)
                guest.drain()
            assert loading.is_set()
            assert knows_all.lines == []
            assert knows_most.lines == mia.lines[329:]
            assert [line["seq"] for line in knows_nothing.lines] == list(range(332 - MOST_LINES, 332))
            assert [m["type"] for m in watcher.heard if m["type"] in ("welcome", "step", "bye")] == ["welcome"]
            mover = next(guest for guest in everybody if guest.decides)
            assert mover.move(first_move(mover))["type"] == "ack"
            assert all(guest.until_state(lambda s: s["at"] == 332) for guest in everybody)


def test_a_hint_is_refused_for_the_reason_that_holds(yard: LiveServer) -> None:
    made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
    table, _keys = yard.table("forts", people=2)
    with yard.guest(made["table"], made["seats"][0]["key"]) as early, yard.guest(table) as watcher:
        assert [guest.ask("hint")["code"] for guest in (early, watcher)] == ["not begun", "watching"]


def test_who_missed_many_lines_is_welcomed_anew_and_who_missed_few_hears_them_one_by_one(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2, options=LONG)
    with yard.guests(table, [*keys]) as guests:
        for guest in guests:
            guest.until_state(lambda s: True)
        room = room_of(yard, table)
        for missed, kind in ((MOST_STEPS, "step"), (MOST_STEPS + 1, "welcome")):
            yard.call(lambda n=missed: play_unheard(room, n))  # type: ignore[misc]
            for guest in guests:
                at = len(guest.heard)
                guest.drain()
                assert {m["type"] for m in guest.heard[at:] if m["type"] in ("step", "welcome")} == {kind}
        assert [line["seq"] for line in guests[0].lines] == list(range(1, 2 * MOST_STEPS + 3))


async def play_unheard(room: Room, moves: int) -> None:
    """As if the hints of another process had been lost for a while."""
    listeners = set(room.listeners)
    room.listeners.clear()
    await play_on(room, moves)
    room.listeners.update(listeners)
    room.publish()
