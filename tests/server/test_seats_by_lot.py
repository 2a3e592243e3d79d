"""Seats that nobody chose are drawn by lot from the seed that the table has committed to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from server.running import LiveServer, serving
from snowyard.match import seat_by_lot, seed_from, verify
from snowyard.server import acts, entries, tables
from steady import find_seat

ME = {"kind": "me", "name": "Mia", "salt": "snow"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server of its own: it compiles only what is played."""
    with serving(str(tmp_path_factory.mktemp("lots") / "tables.db")) as running:
        yield running


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real lots, of seeds that are known: the tables made in a test have the seeds of 1, 2, 3, ..."""
    seeds = (seed_from(n) for n in count(1))
    monkeypatch.setattr(acts, "find_seat", find_seat)
    monkeypatch.setattr(tables, "fresh_seed", lambda: next(seeds))


def join(yard: LiveServer, made: dict[str, str], name: str, **more: object) -> dict[str, object]:
    seated: dict[str, object] = yard.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": name, **more})
    return seated


def test_the_record_of_such_a_table_can_be_verified(yard: LiveServer) -> None:
    made = yard.make("forts", [ME, OPEN], lot=True)
    join(yard, made, "Ole")
    yard.call(lambda: yard.server.catalogue.loaded("forts"))  # type: ignore[union-attr]
    with yard.guest(made["table"], made["seats"][0]["key"]) as guest:
        assert guest.ask("resign")["type"] == "ack"
    text = yard.get(f"/api/tables/{made['table']}/record")
    seat = seat_by_lot(seed_from(1), 1, "snow", range(2))
    assert f"seating: Mia p{seat} by lot, Ole p{1 - seat} by lot" in text.splitlines()
    assert "2 seats were drawn by lot" in verify(text)


@pytest.mark.rule("LANES-R01")
def test_whoever_makes_a_table_does_not_always_start(yard: LiveServer) -> None:
    mine: Counter[int] = Counter()
    for n in range(1, 13):
        made = yard.make("lanes", [ME, OPEN], lot=True)
        seat = made["seats"][0]["seat"]
        assert seat == seat_by_lot(seed_from(n), 1, "snow", range(2))
        mine[seat] += 1
        info = yard.get(f"/api/tables/{made['table']}")
        assert [s["kind"] for s in info["seats"]] == (["person", "open"] if seat == 0 else ["open", "person"])
        assert join(yard, made, "Ole")["seat"] == 1 - seat
    assert set(mine) == {0, 1}


@pytest.mark.rule("LANES-R01")
def test_play_now_seats_me_and_the_bots_by_lot_and_begins_at_once(yard: LiveServer) -> None:
    for n in range(1, 7):
        bots = [{"kind": "bot", "level": "simple"}] * 2
        made = yard.make("forts", [ME, *bots], lot=True)
        info = yard.get(f"/api/tables/{made['table']}")
        assert info["status"] == "playing"
        assert info["seats"][seat_by_lot(seed_from(n), 1, "snow", range(3))]["name"] == "Mia"


def test_whoever_joins_without_a_wish_gets_a_lot_and_a_wish_is_kept(yard: LiveServer) -> None:
    found: set[object] = set()
    for n in range(1, 9):
        made = yard.make("forts", [ME, OPEN, OPEN, OPEN])
        assert made["seats"][0]["seat"] == 0  # the seats were listed, not drawn
        assert join(yard, made, "Ada", seat=2)["seat"] == 2
        seat = join(yard, made, "Ole", salt="ice")["seat"]
        assert seat == seat_by_lot(seed_from(n), 3, "ice", [1, 3])
        found.add(seat)
    assert found == {1, 3}


def test_entries_of_older_logs_are_read_as_chosen_seats() -> None:
    fold = entries.Fold([entries.Chair(), entries.Chair()])
    for seq, seat in enumerate((1, 0), 1):
        fold.apply(seq, 0, entries.read(f'{{"kind": "sat", "seat": {seat}, "who": "person", "name": "P{seat}"}}'))
    assert [(sitting.seat, sitting.by_lot) for sitting in entries.seating(fold.chairs)] == [(1, False), (0, False)]
