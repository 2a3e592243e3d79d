"""Games are loaded in threads; nobody waits for them who does not play them."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.running import PATIENCE, LiveServer, serving
from snowyard.server.guard import Gate

BUSY = """
import sys, time
from snowyard.server import catalogue
catalogue.load = lambda slug: time.sleep(3600)
from snowyard.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_server_that_is_asked_to_end_does_not_wait_for_a_game_that_is_being_loaded(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BUSY, "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "open at" in server.stdout.readline()
        server.terminate()
        try:
            assert server.wait(300) == 0  # the thread would be there for an hour
        finally:
            server.kill()
    assert not (tmp_path / "tables.db-wal").exists()


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from snowyard.server import catalogue

    def begin(of: object, say: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(catalogue, "begin", begin)
    with serving(str(tmp_path / "tables.db"), ("splat", "forts")) as yard:
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as guest:
            assert guest.until_state(lambda s: True)


def test_a_game_that_is_being_loaded_keeps_nobody_from_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server loads its games one after the other; one that is asked for comes at once, in a thread of its own."""
    from snowyard.server import catalogue

    load, asked, free = catalogue.load, threading.Event(), threading.Event()

    def blocked(slug: str) -> None:
        if slug == "village":
            asked.set()
            assert free.wait(PATIENCE)
        load(slug)

    monkeypatch.setattr(catalogue, "load", blocked)
    yard = LiveServer(str(tmp_path / "tables.db"), ["village", "forts"], 100.0, Gate())
    yard.start()
    try:
        assert asked.wait(PATIENCE)
        table, keys = yard.table("forts", people=2)
        with yard.guest(table, keys[0]) as guest:
            assert guest.until_state(lambda s: True)
        assert not free.is_set()
        free.set()
        table, keys = yard.table("village", people=2)
        with yard.guest(table, keys[0]) as guest:
            assert guest.until_state(lambda s: True)
    finally:
        free.set()
        yard.stop()
