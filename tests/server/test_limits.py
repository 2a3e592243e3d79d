"""How often somebody may do something, and what comes with every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.running import LiveServer, serving, socket_address
from snowyard.kernel.errors import Refusal
from snowyard.server import limits
from snowyard.server.guard import Gate
from snowyard.server.limits import Buckets, Rate

TWO = [{"kind": "me", "name": "Mia"}, {"kind": "open"}]


def test_a_bucket_empties_with_use_and_fills_with_time() -> None:
    now = 0.0
    buckets = Buckets("moves", Rate(3, 2.0), lambda: now)
    assert [buckets.allows("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.allows("b")
    now = 2.0
    assert [buckets.allows("a") for _ in range(2)] == [True, False]
    now = 1000.0
    assert [buckets.allows("a") for _ in range(4)] == [True, True, True, False]
    with pytest.raises(Refusal, match="moves are limited to 3, then one every 2 seconds"):
        buckets.take("a")


def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Buckets("moves", Rate(1, 1.0), lambda: 0.0)
    for n in range(100):
        assert buckets.allows(str(n))
    assert len(buckets._spent) == 10


def test_an_address_and_a_seat_have_their_limits(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), ("forts",), rate_scale=1.0) as yard:
        assert yard.server is not None
        for buckets in (yard.server.limits.tables, yard.server.limits.chats, yard.server.limits.joins):
            buckets.clock = lambda: 0.0
        answers = [yard.ask("POST", "/api/tables", {"game": "forts", "seats": TWO}) for _ in range(62)]
        assert [a.status_code for a in answers].count(200) == 60
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "rate"
        assert "new tables from one address are limited to 60" in answers[-1].json()["sentence"]
        made = answers[0].json()
        with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
            said = [mia.ask("chat", text="hi")["type"] for _ in range(12)]
            assert said.count("ack") == 8
            assert mia.ask("chat", text="hi")["code"] == "rate"
        guesses = [yard.ask("POST", "/api/reclaim", {"code": f"{n:012}"}) for n in range(202)]
        assert [a.status_code for a in guesses] == [403] * 200 + [429] * 2


def test_a_request_that_came_too_soon_is_refused_under_its_id_so_that_it_can_be_sent_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), rate_scale=1.0) as yard:
        assert yard.server is not None
        made = yard.make("forts", TWO)
        with yard.guest(made["table"], made["seats"][0]["key"]) as mia:
            yard.server.limits.messages.clock = lambda: 0.0
            for n in range(61):
                mia.send({"type": "undo", "id": f"u{n}"})
            answers: list[Any] = []
            while len(answers) < 61:
                answers += [m for m in [mia.next()] if m["type"] == "refused"]
            assert [(m["code"], m["id"]) for m in answers] == [("not begun", f"u{n}") for n in range(60)] + [("rate", "u60")]


def test_an_address_opens_so_many_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowyard.server.guard.MOST_SOCKETS", 3)
    with serving(str(tmp_path / "tables.db"), rate_scale=1.0) as yard:
        one, two, three = (connect(socket_address(yard), origin=Origin(yard.address)) for _ in range(3))
        with one, two, three, pytest.raises(InvalidStatus) as refused, connect(socket_address(yard), origin=Origin(yard.address)):
            pass
        assert refused.value.response.status_code == 429


def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowyard.server.sockets.HELLO_SECONDS", 0.05)
    with serving(str(tmp_path / "tables.db")) as yard, connect(socket_address(yard), origin=Origin(yard.address)) as silent:
        assert '"code":"hello"' in str(silent.recv(60))


def test_a_page_that_the_operator_named_may_come_in(tmp_path: Path) -> None:
    gate = Gate(origins=frozenset({"https://snow.example"}))
    with serving(str(tmp_path / "tables.db"), gate=gate) as yard:
        named = {"Host": "snow.example", "Origin": "https://snow.example"}
        assert yard.ask("POST", "/api/mine", {"keys": []}, headers=named).status_code == 200
        with connect(socket_address(yard), origin=Origin("https://snow.example")):
            pass
        for foreign in ("http://snow.example", "https://snow.example.evil", "https://snow.example:444"):
            with pytest.raises(InvalidStatus), connect(socket_address(yard), origin=Origin(foreign)):
                pass


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/api/games", "/api/tables/nothere", "/nowhere"])
def test_every_answer_forbids_what_pages_need_not_do(yard: LiveServer, path: str) -> None:
    headers = yard.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
