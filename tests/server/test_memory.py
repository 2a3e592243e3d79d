"""What is over takes no memory: the collector runs rarely here (serve.rest_collector), so nothing large may wait for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from server.running import LiveServer, play_to_the_end, until
from snowyard.server.room import Room
from snowyard.server.sockets import Connection, abort
from snowyard.server.tables import FORGET_AFTER


@pytest.fixture
def without_the_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_the_collector")
@pytest.mark.parametrize("cut", [False, True])
def test_a_table_that_everybody_has_left_is_gone_when_it_is_forgotten(yard: LiveServer, cut: bool) -> None:
    """`cut`: all their lines at the same moment, while each is being told that the others are gone."""
    assert yard.server is not None
    tables = yard.server.tables
    left: dict[str, weakref.ref[Room]] = {}  # other tests' tables are in this tables too

    async def cut_all() -> None:
        for listener in list(tables.rooms[table].listeners):
            assert isinstance(listener, Connection)
            abort(listener._send)

    for _ in range(3):
        table, keys = yard.table("forts", people=3, bots=1)
        with yard.guests(table, [*keys, None], changes=cut) as (*people, watcher):
            watcher.close()
            play_to_the_end(people)
            if cut:
                yard.call(cut_all)
        left[table] = weakref.ref(tables.rooms[table])
        yard.get(f"/api/tables/{table}/replay?seat=-2")
    until(lambda: not any(room.listeners for ref in left.values() if (room := ref())), "everybody to have left")

    async def forget() -> None:
        for room in filter(None, (tables.rooms.get(table) for table in left)):
            room.used -= 2 * FORGET_AFTER
        tables._forget()

    until(lambda: (yard.call(forget), left.keys().isdisjoint(tables.rooms))[1], "the tables to be forgotten")
    until(lambda: not any(ref() for ref in left.values()), "three tables to go out of memory")
