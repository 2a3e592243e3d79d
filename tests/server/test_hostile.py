"""Those who come to do harm: foreign pages, forged hosts, broken frames, stolen links, frames sent again, crowds at one seat."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.running import PATIENCE, Guest, LiveServer, in_order, play_to_the_end, serving, socket_address
from snowyard.server.sockets import FRAME_BYTES

CROWD = 200


def foreign(port: int) -> list[str]:
    """Pages that are not ours, some nearly."""
    return [
        "null",
        "http://evil.example",
        "https://evil.example",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        "http://localhost",
        f"http://127.0.0.1:{port}@evil.example",
        f"http://evil.example/127.0.0.1:{port}",
        f"ftp://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        f"http://127.0.0.1:{port}#",
        "file://",
        f"http://127.0.0.1:{port},http://evil.example",
        f"http://localhost:{port}",
        f"http://[::1]:{port}",
        f"http://0x7f000001:{port}",
        f"http://2130706433:{port}",
        f"http://127.0.0.1:0{port}",
    ]


def test_no_foreign_page_opens_a_socket_or_asks_for_anything(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    for origin in foreign(yard.port):
        with pytest.raises(InvalidStatus) as refused, connect(socket_address(yard), origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403, origin
        answer = yard.ask("POST", f"/api/tables/{table}/ticket", {}, keys[0], headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin


def test_a_name_that_is_not_this_servers_is_refused(yard: LiveServer) -> None:
    for host in ("evil.example", f"evil.example:{yard.port}", "127.0.0.1.evil.example", ""):
        answer = yard.ask("GET", "/api/games", headers={"Host": host})
        assert answer.status_code in (400, 421), host


def test_a_proxy_that_nobody_named_is_not_believed(tmp_path: Path) -> None:
    """Whoever writes another address into X-Forwarded-For with each request still has one address."""
    with serving(str(tmp_path / "tables.db"), rate_scale=0.05) as yard:
        answers = (yard.ask("GET", "/api/games", headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(200))
        assert any(answer.status_code == 429 for answer in answers)


BROKEN: list[Any] = [
    "", "{", "null", "[]", "17", '"hello"', "{}", '{"type":"fly"}', '{"type":"move"}', '{"type":"move","id":"a"}',
    '{"type":"move","id":"a","move":7,"at":1}', '{"type":"move","id":"a","move":"hide","at":"1"}',
    '{"type":"move","id":"a","move":"hide","at":-1}', '{"type":"move","id":"a","move":"hide","at":1,"seat":1}',
    '{"type":"move","id":"","move":"hide","at":1}', '{"type":"move","id":"' + "i" * 500 + '","move":"hide","at":1}',
    '{"type":"chat","id":"a","text":""}', '{"type":"chat","id":"a","text":"' + "x" * 5000 + '"}', '{"type":"hello","ticket":"x"}',
    '{"type":"bot","id":"a","seat":99,"level":"easy"}', '{"type":"bot","id":"a","seat":0,"level":"program:rm"}',
    '{"type":"resign","id":"\\u0000"}', '{"type":"resign","id":"a\\n"}', '{"type":"resign","id":"\u2603"}',
    '{"type":"chat","id":"a","text":"\\ud800"}', "[" * 5000 + "]" * 5000, '{"type":"move","id":"a","move":"hide","at":1e400}',
]  # fmt: skip


def test_a_frame_that_is_no_message_is_refused_with_a_reason_and_harms_nobody(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        before = mia.state
        for frame in BROKEN:
            with yard.guest(table, keys[mia.seat]) as trial:
                trial.socket.send(frame)
                answer = trial.until(lambda m: m["type"] in ("refused", "bye"))
                assert answer["code"]
                assert len(answer["sentence"]) > 10
        mia.drain()
        assert mia.state == before
        assert mia.move("hide")["type"] == "ack"
        bo.until(lambda m: m["type"] == "step")


def test_bytes_and_frames_too_long_end_the_connection_and_no_other(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        with yard.guest(table, keys[mia.seat]) as trial:
            trial.socket.send(b"\x00\xff" * 100)
            assert trial.until(lambda m: m["type"] == "bye")["code"] == "schema"
        with yard.guest(table, keys[mia.seat]) as trial:
            trial.send({"type": "chat", "id": "long", "text": "x" * FRAME_BYTES})
            with pytest.raises(ConnectionClosed) as closed:
                trial.until(lambda m: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert mia.move("hide")["type"] == "ack"


def test_whoever_sends_rubbish_without_end_is_cut_off(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guest(table, keys[0]) as trial, pytest.raises(ConnectionClosed):
        rant(trial)


def rant(guest: Guest) -> None:
    for _ in range(1000):
        guest.socket.send("{")
        guest.next()


def test_thousands_of_random_frames_crash_nothing(yard: LiveServer) -> None:
    rng = random.Random(8)
    table, keys = yard.table("forts", people=2)
    whole = json.dumps({"type": "move", "id": "frame", "move": "hide", "at": 1})
    sent = 0
    with yard.guests(table, [*keys]) as guests:
        mia, _ = in_order(guests)
        while sent < 3_000:
            with yard.guest(table) as trial:
                try:
                    for _ in range(400):
                        trial.socket.send(mutilated(whole, rng))
                        sent += 1
                except ConnectionClosed:
                    pass
        assert mia.move("hide")["type"] == "ack"
    assert yard.get("/healthz")["status"] == "ok"


def mutilated(frame: str, rng: random.Random) -> str:
    letters = list(frame)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(letters))
        letters[at] = rng.choice(['"', "{", "}", "\\", "\x00", "é", "9", "", letters[at] * rng.randrange(20)])
    return "".join(letters)


def test_a_stolen_link_lets_nobody_act(yard: LiveServer) -> None:
    """Who has the link of a full table, or its id, may watch; whoever overhears an id or a ticket used before gets nothing."""
    made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "guest", "name": "Bo"}])
    table = made["table"]
    late = yard.ask("POST", f"/api/tables/{table}/join", {"invite": made["invite"], "name": "Eve"})
    assert (late.status_code, late.json()["code"]) == (409, "begun")
    with yard.guest(table) as eve:
        assert eve.seat == -1
        for answer in (
            eve.move("hide", at=1),
            eve.ask("undo"),
            eve.ask("resign"),
            eve.ask("bot", seat=0, level="easy"),
            eve.ask("hint"),
            eve.ask("chat", text="me too"),
        ):
            assert answer["type"] == "refused", answer
            assert answer["code"] in ("watching", "key", "seat", "not your turn"), answer
    for secret in (made["invite"], table, f"{table}.0.{made['invite']}", made["link"].rpartition("/")[2]):
        assert yard.ask("POST", f"/api/tables/{table}/ticket", {}, secret).status_code == 401, "a link is no key"
        with Guest(yard, secret) as thief:
            assert thief.bye is not None
            assert thief.bye["code"] == "ticket"
    for path in ("code", "start", "rematch"):
        assert yard.ask("POST", f"/api/tables/{table}/{path}", {}).status_code == 401, path
    assert yard.ask("GET", f"/api/tables/{table}/record").status_code in (403, 409)


def test_a_frame_sent_again_is_not_played_again(yard: LiveServer) -> None:
    """By whoever sent it, by another seat, by a watcher, or after coming back."""
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys, None]) as (one, two, eve):
        mia, bo = in_order([one, two])
        frame = {"type": "move", "id": "overheard", "move": "build snowball", "at": 1}
        mia.send(frame)
        first = mia.until(lambda m: m.get("id") == "overheard")
        assert first["type"] == "ack"
        mia.send(frame)
        again = mia.until(lambda m: m.get("id") == "overheard")
        assert again == first
        for thief in (bo, eve):
            thief.send(frame)
            assert thief.until(lambda m: m.get("id") == "overheard")["type"] == "refused"
        with yard.guest(table, keys[mia.seat]) as back:
            back.send(frame)
            assert back.until(lambda m: m.get("id") == "overheard") == first
            assert sum(line["cause"] == "move" for line in back.lines) == 1


def test_of_two_hundred_who_want_one_seat_exactly_one_gets_it(yard: LiveServer) -> None:
    made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
    path = f"{yard.address}/api/tables/{made['table']}/join"

    async def crowd() -> list[httpx.Response]:
        async with httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(max_connections=40)) as client:
            wishes = [client.post(path, json={"invite": made["invite"], "name": f"N{n}"}) for n in range(CROWD)]
            return await asyncio.gather(*wishes)

    answers = asyncio.run(crowd())
    seated = [a.json() for a in answers if a.status_code == 200]
    assert [s["seat"] for s in seated] == [1]
    assert {a.json()["code"] for a in answers if a.status_code != 200} <= {"begun", "full", "seat taken", "name"}
    with yard.guest(made["table"], made["seats"][0]["key"]) as mia, yard.guest(made["table"], seated[0]["key"]) as bo:
        assert play_to_the_end([mia, bo], most=4) == 4


def test_a_guest_who_never_says_hello_or_says_it_late_gets_nothing(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with connect(socket_address(yard), origin=Origin(yard.address)) as silent:
        silent.send(json.dumps({"type": "chat", "id": "a", "text": "hi"}))
        answer = json.loads(silent.recv(PATIENCE))
        assert (answer["type"], answer["code"]) == ("bye", "hello")
    ticket = yard.post(f"/api/tables/{table}/ticket", {}, keys[0])["ticket"]
    with Guest(yard, ticket) as mia:
        mia.send({"type": "hello", "ticket": ticket, "since": None, "lang": "en"})
        assert mia.until(lambda m: m["type"] in ("refused", "bye"))["code"]


def test_names_of_tables_that_can_be_none_are_refused_before_anybody_looks_for_them(yard: LiveServer) -> None:
    """On PostgreSQL a NUL in a text is an error of the whole transaction: it must not get that far."""
    assert yard.server is not None
    for odd in ("%00" * 12, "a" * 3000, "ABCDEFGHJKMN", "abcdefghjkm%0A", "%C3%A9" * 12, "..%2F..%2Fetc", "abcdefghjkmn"):
        for path, method in (("", "GET"), ("/ticket", "POST"), ("/record", "GET")):
            answer = yard.ask(method, f"/api/tables/{odd}{path}", {} if method == "POST" else None)
            said = (answer.status_code, answer.json()["code"])
            assert said in ((404, "no table"), (404, "not found"), (405, "method")), odd  # 405: that is no table's path at all
    odd_keys = ["\x00" * 12 + ".0.secretsecret", "\u2603" * 12 + ".0.secretsecret", "abcdefghjkmn.0.secretsecret"]
    assert yard.post("/api/mine", {"keys": odd_keys}) == {"tables": [], "unknown": [0, 1, 2]}
    assert yard.server.tables._loading == {}, "nothing is remembered of tables that are not there"


def test_a_salt_is_one_word_so_that_it_cannot_write_into_the_record(yard: LiveServer) -> None:
    for salt in ("ab\n", "ab\nseed: 00", "a b", "\x00"):
        answer = yard.ask("POST", "/api/tables", {"game": "forts", "seats": [{"kind": "me", "name": "Mia", "salt": salt}] * 2})
        assert (answer.status_code, answer.json()["code"]) == (400, "schema"), salt


def test_of_many_moves_for_one_state_exactly_one_is_played(yard: LiveServer) -> None:
    """A seat with twenty windows open, in each of which somebody clicks at the same moment."""
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        seat = in_order(guests)[0].seat
    with yard.guests(table, [keys[seat]] * 20) as windows:
        for n, window in enumerate(windows):
            window.send({"type": "move", "id": f"window{n}", "move": "build snowball", "at": 1})
        answers = [window.until(lambda m, n=n: m.get("id") == f"window{n}") for n, window in enumerate(windows)]  # type: ignore[misc]
        assert [a["type"] for a in answers].count("ack") == 1
        assert {a["code"] for a in answers if a["type"] == "refused"} == {"stale"}
        for window in windows:
            assert window.until_state(lambda s: s["at"] == 2)["at"] == 2
