"""Real processes, really killed: what was acknowledged is there, once, and the games go on."""

from __future__ import annotations

import contextlib
import random
import signal
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from server.postgres import Postgres
from server.process import Process
from server.running import Guest, LiveServer, play_to_the_end
from snowyard.match import verify

GAMES = 3
KILLS = 2


def play_until_dead(
    yard: Process, tables: dict[str, list[str]], acknowledged: dict[str, list[tuple[int, str]]], rng: random.Random, moves: int
) -> None:
    """Everybody moves, table by table; after so many acknowledged moves the server is killed while a move is on its way."""
    guests = {table: [yard.guest(table, key) for key in keys] for table, keys in tables.items()}
    made = 0
    try:
        while True:
            playing = [g for g in guests.values() if not all(x.state and x.state["over"] for x in g)]
            if not playing:
                return
            for pair in playing:
                for guest in pair:
                    guest.drain()
                mover = next((g for g in pair if g.decides), None)
                if mover is None or mover.state is None:
                    continue
                move = any_move(mover, rng)
                if made >= moves:
                    mover.send({"type": "move", "id": f"last{made}", "move": move, "at": mover.state["at"]})
                    yard.kill()
                    return
                answer = mover.move(move)
                assert answer["type"] == "ack", answer
                acknowledged[mover.info["table"]].append((mover.seat, move))
                made += 1
    finally:
        for pair in guests.values():
            for guest in pair:
                close(guest)


def any_move(guest: Guest, rng: random.Random) -> str:
    assert guest.state is not None
    return str(rng.choice(guest.state["moves"])["move"])


def close(guest: Guest) -> None:
    with contextlib.suppress(ConnectionClosed, OSError):
        guest.close()


def moves_in_the_log(yard: LiveServer, table: str, keys: list[str]) -> list[tuple[int, str]]:
    """Each seat knows its own moves: put together they are the game."""
    with yard.guest(table, keys[0]) as first:  # its game may still get ready
        first.until_state(lambda s: True)
    own = []
    for seat, key in enumerate(keys):
        with yard.guest(table, key) as guest:
            own += [(line["seq"], seat, line["move"]) for line in guest.lines if line["cause"] == "move" and line["seat"] == seat]
    return [(seat, move) for _, seat, move in sorted(own)]


def test_ack_means_committed_when_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    rng = random.Random(5)
    place = str(tmp_path / "tables.db")
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    tables: dict[str, list[str]] = {}
    for round_ in range(KILLS):
        yard = Process(place)
        with yard:
            if round_ == 0:
                for _ in range(GAMES):
                    table, keys = yard.table("forts", people=2)
                    tables[table], acknowledged[table] = keys, []
            play_until_dead(yard, tables, acknowledged, rng, moves=rng.randrange(8, 20))
        with Process(place) as again:
            for table, keys in tables.items():
                logged = moves_in_the_log(again, table, keys)
                said = acknowledged[table]
                assert logged[: len(said)] == said
                assert len(logged) <= len(said) + 1  # the move on its way may have been stored unacknowledged
                acknowledged[table] = logged
    with Process(place) as last:
        for table, keys in tables.items():
            with last.guests(table, [*keys]) as guests:
                play_to_the_end(guests, lambda g: any_move(g, rng))
            assert "the seed fits its commitment" in verify(last.get(f"/api/tables/{table}/record"))


def test_of_two_processes_on_one_postgresql_one_is_killed_and_the_game_goes_on(cluster: Postgres) -> None:
    """The bot's decision that the dead process had taken up is taken up by the other when its lease runs out."""
    rng, place = random.Random(6), cluster.database()
    with Process(place) as one, Process(place) as two:
        table, keys = one.table("forts", people=2, bots=1)
        with two.guest(table, keys[1]) as bo, two.guest(table) as watcher:
            with one.guest(table, keys[0]) as mia:
                play_to_the_end([mia, bo], most=7)
                mine = [line for line in mia.lines if line["cause"] == "move"]
                one.kill()
            with two.guest(table, keys[0]) as mia:
                assert [line for line in mia.lines if line["cause"] == "move"][: len(mine)] == mine
                play_to_the_end([mia, bo], lambda g: any_move(g, rng))
                watcher.until_state(lambda s: s["over"])
                numbers = [line["seq"] for line in mia.lines]
                assert numbers == list(range(1, len(numbers) + 1))
        assert "the seed fits its commitment" in verify(two.get(f"/api/tables/{table}/record"))


def test_a_server_that_is_asked_to_go_says_goodbye(tmp_path: Path) -> None:
    with Process(str(tmp_path / "tables.db")) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as mia:
            yard.process.terminate()
            assert mia.until(lambda m: m["type"] == "bye")["code"] == "restart"
        assert yard.process.wait(60) in (0, -signal.SIGTERM)
