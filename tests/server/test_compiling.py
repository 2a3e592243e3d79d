"""A server whose games were never compiled: the compiler works in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.yard import until
from snowyard.server.catalogue import Catalogue

SERVE = """
import asyncio, gc, json
from numba.core.dispatcher import Dispatcher
from snowyard import new
from snowyard.server.bots import Bots
from snowyard.server.work import Rank, Work, at
from snowyard.server.catalogue import Catalogue

async def main():
    catalogue = Catalogue()
    work = Work()
    bots = Bots(catalogue, work)
    catalogue.start([])
    catalogue.want("splat")
    await catalogue.ready["splat"].wait()
    table = new("splat", seed=1)
    while not table.over:
        table.play(await bots.choose(table.copy(), "fair" if len(table.actions) > 1 else "simple", 1, at(Rank.PLAY, "")))
    table = new("splat", seed=1)
    assert await bots.hints(table, [f"p{seat}" for seat in range(4)], "en", "")
    catalogue.stop()
    work.stop()

asyncio.run(main())
found = {"loaded": [], "compiled": []}
for function in [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]:
    found["loaded"] += [function.__name__] * sum(function.stats.cache_hits.values())
    found["compiled"] += [function.__name__] * sum(function.stats.cache_misses.values())
print(json.dumps(found))
"""


def test_what_was_never_compiled_is_not_compiled_by_the_process_that_serves(tmp_path: Path) -> None:
    """Else the first use of anything waits for the compiler, and with it everybody at every table."""
    known = {**os.environ, "SNOWYARD_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SERVE], env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["compiled"] == []
    assert {"step", "redeal", "search"} <= {*found["loaded"]}


KILLED = """
import asyncio
from snowyard.server.catalogue import run_apart
asyncio.run(run_apart("import time; time.sleep(3600)"))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux says which processes somebody has started")
def test_when_a_server_is_killed_its_compiler_ends_with_it() -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED]) as server:
        try:
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
            until(lambda: bool(children.read_text().split()), "the process that compiles to start")
            compiler = Path("/proc") / children.read_text().split()[0]
        finally:
            server.kill()
    until(lambda: not compiler.exists() or "State:\tZ" in (compiler / "status").read_text(), "the compiler to end")


BUSY = """
import sys, time
from snowyard.server import catalogue
catalogue.is_at_hand = lambda part, slug: time.sleep(3600)
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


def test_who_must_think_is_not_kept_waiting_when_the_search_cannot_be_made_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> None:
        raise OSError("no room")

    async def wait() -> bool:
        catalogue = Catalogue()
        catalogue.start([])
        await asyncio.wait_for(catalogue.thinking("splat"), 600)
        ready = catalogue.is_ready("splat")
        catalogue.stop()
        return ready

    monkeypatch.setattr("snowyard.server.catalogue.is_at_hand", lambda part, slug: True)
    monkeypatch.setattr("snowyard.server.catalogue.thought", broken)
    assert asyncio.run(wait())
