"""Several processes on one PostgreSQL: what one of them has told somebody, another does not deny, though it never heard of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.postgres import Postgres
from server.running import Guest, LiveServer, play_to_the_end, serving
from snowyard.match import verify


@pytest.fixture
def two(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two servers; no hint ever reaches the second one, and it does not look by itself."""
    place = cluster.database()
    with serving(place, ("forts",)) as quick, serving(place, ("forts",)) as deaf:

        async def look_at_nothing() -> None:
            pass

        assert deaf.server is not None
        deaf.server.store.bus.heard = None
        monkeypatch.setattr(deaf.server.tables, "_look_again", look_at_nothing)
        yield quick, deaf


def test_who_has_just_joined_at_one_process_is_let_in_by_another_that_knew_the_table_before(
    two: tuple[LiveServer, LiveServer],
) -> None:
    quick, deaf = two
    made = quick.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
    assert deaf.get(f"/api/tables/{made['table']}")["status"] == "waiting"
    key = quick.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})["key"]
    with deaf.guest(made["table"], key) as bo:
        assert bo.info["status"] == "playing"
        assert bo.until_state(lambda s: True)["at"] == 1


def test_a_ticket_of_one_process_opens_a_socket_at_another_that_has_not_heard_of_the_seat(
    two: tuple[LiveServer, LiveServer],
) -> None:
    quick, deaf = two
    made = quick.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}])
    deaf.get(f"/api/tables/{made['table']}")
    key = quick.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bo"})["key"]
    ticket = quick.post(f"/api/tables/{made['table']}/ticket", {}, key)["ticket"]
    with Guest(deaf, ticket) as bo:
        assert bo.bye is None
        assert bo.seat == 1


def test_who_comes_back_to_another_process_finds_every_line_that_they_had(two: tuple[LiveServer, LiveServer]) -> None:
    quick, deaf = two
    table, keys = quick.table("forts", people=2)
    with deaf.guest(table) as watcher:
        watcher.until_state(lambda s: True)
    with quick.guests(table, [*keys]) as guests:
        play_to_the_end(guests, most=5)
        seen = guests[0].lines[-1]["seq"]
    with deaf.guest(table, keys[0], since=seen) as mia:
        assert mia.heard[0]["seq"] == seen
        assert mia.lines == []


def test_the_end_of_a_game_at_one_process_is_its_end_at_another(two: tuple[LiveServer, LiveServer]) -> None:
    quick, deaf = two
    table, keys = quick.table("forts", people=2)
    with deaf.guest(table) as watcher:
        watcher.until_state(lambda s: True)
        with quick.guest(table, keys[0]) as mia:
            mia.until_state(lambda s: True)
            assert mia.ask("resign")["type"] == "ack"
        assert watcher.state is not None
        assert not watcher.state["over"]  # it has not heard of it
        assert deaf.ask("GET", f"/api/tables/{table}/replay?seat=-2").status_code == 200


def ended(quick: LiveServer, deaf: LiveServer) -> tuple[str, list[str]]:
    """A table whose game has ended at one process, while the other one knows it only as it was before; with its keys."""
    table, keys = quick.table("forts", people=2)
    deaf.get(f"/api/tables/{table}")
    with quick.guest(table, keys[0]) as mia:
        mia.until_state(lambda s: True)
        mia.ask("resign")
    return table, keys


def test_the_record_of_a_game_that_ended_at_one_process_is_given_by_another(two: tuple[LiveServer, LiveServer]) -> None:
    quick, deaf = two
    table, _ = ended(quick, deaf)
    assert "the seed fits its commitment" in verify(deaf.get(f"/api/tables/{table}/record"))


def test_a_rematch_is_one_table_whichever_processes_are_asked(two: tuple[LiveServer, LiveServer]) -> None:
    quick, deaf = two
    table, keys = ended(quick, deaf)
    first = deaf.post(f"/api/tables/{table}/rematch", {}, keys[0])
    second = quick.post(f"/api/tables/{table}/rematch", {}, keys[1])
    again = deaf.post(f"/api/tables/{table}/rematch", {}, keys[1])
    assert first["table"] == second["table"] == again["table"]
    assert (first["seat"], second["seat"], again["seat"]) == (0, 1, 1)
