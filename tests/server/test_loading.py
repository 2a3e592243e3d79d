"""Games are loaded in threads; nobody waits for them who does not play them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.running import serving

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
