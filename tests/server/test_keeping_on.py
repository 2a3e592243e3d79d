"""What time and accidents do to a table: secrets grow old, seats move, rules change, a table breaks; the rest goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from server.later import Later
from server.running import PATIENCE, Guest, LiveServer, play_to_the_end, serving
from snowyard.server import keys as secrets

CLOCK = {"kind": "move", "seconds": 600}


def test_a_code_too_old_or_replaced_by_another_opens_nothing(yard: LiveServer, later: Later) -> None:
    table, keys = yard.table("forts", people=2)
    made = yard.post(f"/api/tables/{table}/code", {}, keys[0])
    assert made["seconds"] == secrets.CODE_SECONDS
    later.pass_by(secrets.CODE_SECONDS + 1)
    late = yard.ask("POST", "/api/reclaim", {"code": made["code"]})
    assert (late.status_code, late.json()["code"]) == (403, "code")
    first, second = (yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"] for _ in range(2))
    assert yard.ask("POST", "/api/reclaim", {"code": first}).status_code == 403
    assert yard.post("/api/reclaim", {"code": second})["seat"] == 0


def test_a_ticket_too_old_or_of_a_key_that_is_dead_opens_nothing(yard: LiveServer, later: Later) -> None:
    table, keys = yard.table("forts", people=2)
    old = yard.post(f"/api/tables/{table}/ticket", {}, keys[0])["ticket"]
    later.pass_by(secrets.TICKET_SECONDS + 1)
    before = yard.post(f"/api/tables/{table}/ticket", {}, keys[0])["ticket"]
    code = yard.post(f"/api/tables/{table}/code", {}, keys[0])["code"]
    yard.post("/api/reclaim", {"code": code})
    for ticket, why in ((old, "older than 60 seconds"), (before, "new key since")):
        with Guest(yard, ticket) as guest:
            assert guest.bye is not None
            assert guest.bye["code"] == "ticket"
            assert why in guest.bye["sentence"]


def test_the_seat_in_the_next_game_is_kept_for_the_player_not_for_the_device(yard: LiveServer) -> None:
    """Somebody takes the seat to another device between the end of a game and the rematch."""
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as mia:
        mia.ask("resign")
    again = yard.post(f"/api/tables/{table}/rematch", {}, keys[0])
    code = yard.post(f"/api/tables/{table}/code", {}, keys[1])["code"]
    new_key = yard.post("/api/reclaim", {"code": code})["key"]
    assert yard.ask("POST", f"/api/tables/{table}/rematch", {}, keys[1]).status_code == 401
    seated = yard.post(f"/api/tables/{table}/rematch", {}, new_key)
    assert (seated["table"], seated["seat"]) == (again["table"], 1)
    assert yard.get(f"/api/tables/{again['table']}")["status"] == "playing"


def test_a_seat_that_was_taken_to_another_device_is_not_taken_back_by_the_key_of_the_game_before(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as mia:
        mia.ask("resign")
    seated = yard.post(f"/api/tables/{table}/rematch", {}, keys[0])
    code = yard.post(f"/api/tables/{seated['table']}/code", {}, seated["key"])["code"]
    moved = yard.post("/api/reclaim", {"code": code})
    with yard.guest(moved["table"], moved["key"]) as there:
        answer = yard.ask("POST", f"/api/tables/{table}/rematch", {}, keys[0])
        assert (answer.status_code, answer.json()["code"]) == (409, "moved")
        assert there.ask("chat", text="still mine")["type"] == "ack"
    assert yard.ask("POST", f"/api/tables/{moved['table']}/ticket", {}, moved["key"]).status_code == 200


def test_who_asks_for_the_rematch_twice_gets_the_seat_and_no_second_one(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=3)
    with yard.guests(table, [*keys]) as guests:
        for guest in guests:
            guest.ask("resign")
        guests[0].until_state(lambda s: s["over"])
    first, second = (yard.post(f"/api/tables/{table}/rematch", {}, keys[0]) for _ in range(2))
    assert (first["table"], first["seat"]) == (second["table"], second["seat"])
    assert yard.ask("POST", f"/api/tables/{first['table']}/ticket", {}, first["key"]).status_code == 401
    info = yard.post(f"/api/tables/{first['table']}/start", {"level": "simple"}, second["key"])  # the others do not come
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    late = yard.ask("POST", f"/api/tables/{table}/rematch", {}, keys[1])
    assert (late.status_code, late.json()["code"]) == (409, "begun")


@pytest.mark.parametrize("game", ["lanes", "duel"])
def test_in_a_game_with_hidden_cards_nothing_is_taken_back_that_came_to_light(yard: LiveServer, game: str) -> None:
    table, keys = yard.table(game, people=2)
    refused = allowed = 0
    with yard.guests(table, [*keys]) as guests:
        for guest in guests:
            guest.until_state(lambda s: True)
        while not (refused and allowed):
            made = play_to_the_end(guests, most=1)
            assert made, "the game was over before anything came to light"
            for guest in guests:
                guest.drain()
                assert guest.state is not None
                undo = guest.state["undo"]
                if undo["can"] == "no" and "come to light" in undo["why"]:
                    answer = guest.ask("undo")
                    assert (answer["type"], answer["code"]) == ("refused", "undo")
                    assert undo["why"] in answer["sentence"]
                    refused += 1
                elif undo["can"] == "free" and not allowed:
                    assert guest.ask("undo")["type"] == "ack"
                    allowed += 1


def test_a_table_of_other_rules_is_left_alone_and_does_not_hold_up_the_others(database: str, later: Later) -> None:
    with serving(database, ("forts",)) as yard:
        assert yard.server is not None
        store = yard.server.store
        old, keys = yard.table("forts", people=2, clock=CLOCK)
        bots, _ = yard.table("forts", people=1, bots=1)
        yard.call(lambda: change(yard, f"UPDATE \"table\" SET rules_version = 99 WHERE id IN ('{old}', '{bots}')"))
        yard.server.tables.rooms.clear()
        fine, others = yard.table("forts", people=2, clock=CLOCK)
        yard.call(lambda: yard.server.tables.room(fine))  # type: ignore[union-attr]
        with yard.guest(fine, others[0]) as mia:
            mia.until_state(lambda s: True)
            later.run_out(yard, 601)
            mia.until(lambda m: m["type"] == "step" and m["line"]["cause"] == "time")
        assert old not in yard.call(lambda: store.overdue(later.now()))
        later.pass_by(60)
        yard.call(yard.server.tables._orphans)
        assert bots not in yard.call(lambda: store.orphans(later.now() + 60_000))
        with yard.guest(old, keys[0]) as mia:
            assert mia.state is None
            answer = mia.ask("move", move="hide", at=0)
            assert answer["code"] == "rules version"
            assert "version 99 of the rules" in answer["sentence"]


def test_a_table_that_is_broken_does_not_hold_up_the_others(tmp_path: Path, later: Later) -> None:
    with serving(str(tmp_path / "tables.db"), ("forts",)) as yard:
        assert yard.server is not None
        broken, _ = yard.table("forts", people=2, clock=CLOCK)
        yard.call(lambda: change(yard, f"UPDATE event SET payload = 'nonsense' WHERE table_id = '{broken}'"))
        yard.server.tables.rooms.clear()
        fine, others = yard.table("forts", people=2, clock=CLOCK)
        with yard.guest(fine, others[0]) as mia:
            mia.until_state(lambda s: True)
            later.run_out(yard, 601)
            mia.until(lambda m: m["type"] == "step" and m["line"]["cause"] == "time")
        answer = yard.ask("GET", f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        for _ in range(2000):  # it is tried again every second, but never for good
            if not yard.server.tables._loading:
                break
            time.sleep(0.005)
        else:
            pytest.fail("the broken table is still being loaded")


def test_a_server_that_ends_interrupts_nobody_who_reads_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ends = threading.Event(), []
    with serving(str(tmp_path / "tables.db")) as yard:
        assert yard.server is not None
        tables = yard.server.tables

        async def slow(now: int) -> list[str]:
            begun.set()
            await tables._ending.wait()
            await asyncio.sleep(0.05)
            ends.append(now)
            return []

        monkeypatch.setattr(yard.server.store, "overdue", slow)
        assert begun.wait(PATIENCE)
    assert len(ends) == 1


async def change(yard: LiveServer, statement: str) -> None:
    assert yard.server is not None
    async with yard.server.store.engine.begin() as connection:
        await connection.execute(text(statement))


def test_what_lies_on_the_disk_lets_nobody_in(tmp_path: Path) -> None:
    """Whoever reads the database finds no key, no invitation, no code and no ticket in it, only their hashes."""
    with serving(str(tmp_path / "tables.db"), ("forts",)) as yard:
        made = yard.make("forts", [{"kind": "me", "name": "Meret"}, {"kind": "open"}])
        table, key = made["table"], made["seats"][0]["key"]
        seated = yard.post(f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Birk"})
        code = yard.post(f"/api/tables/{table}/code", {}, key)["code"]
        with yard.guest(table, seated["key"]) as bo:
            ticket = bo.ticket
            bo.until_state(lambda s: True)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.encode() in kept
    assert b"Meret" in kept
    for secret in (made["invite"], key.split(".")[2], seated["key"].split(".")[2], code, code.replace("-", ""), ticket):
        assert secret.encode() not in kept
    assert secrets.hashed(key).encode() in kept
