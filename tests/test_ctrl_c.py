"""Ctrl-C ends every command at once: a line, no traceback, nothing half-written. Real processes get a real signal, while they
load and as soon as they say how far they are."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from programs import surroundings
from server.running import until
from snowyard.match import Match
from snowyard.match.recordfile import save
from test_cli import sub_commands

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0  # seconds until it is at work; nothing is measured with it
AGAIN, MOMENT = 5, 5.0  # times that Ctrl-C is pressed at a terminal, and seconds between
STOPPED = "snowyard: stopped\n"
PLAIN = {"NUMBA_DISABLE_JIT": "1", "SNOWYARD_MACHINE": "interpreter"}
"""For what needs Numba: as plain Python a piece of work takes minutes, and nobody waits for it."""
BEGINS = "it begins"
BROWSER = "#!/bin/sh\nexec sleep 600\n"


@dataclass(frozen=True)
class AtWork:
    """A command that is at work when it has written this, and how it ends. `leaves` beside what was there: the names of files."""

    line: str
    written: str
    ends: str = STOPPED
    status: int = 130
    leaves: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    at_a_terminal: bool = False
    after: float = 0.0
    """Seconds more, where nothing is written yet when it is in the middle of its work: too few prove less, but fail nothing."""


LONG = {
    "play": AtWork(
        "play forts --seats Ann,Bo --save game.txt",
        "Your move|choose action",
        r"The game is saved\. Go on with\s+snowyard play --resume game\.txt\n",
        leaves=("game.txt",),
    ),
    "learn": AtWork("learn forts", "Your move", r"What you have done is kept\. Go on with\s+snowyard learn forts\n"),
    "serve": AtWork(
        "serve --port 0 --database tables.db",
        "Ctrl-C closes the yard",
        r"Snowyard is closed; tables are kept\.\n",
        status=0,  # this is how a server ends
        leaves=("tables.db", "tables.db.lock"),
    ),
    "publish": AtWork("publish page", "gathering .*: 1 of "),
    "print": AtWork("print forts --browser ./browser --out forts.pdf", "printing forts: [89] of"),
    "replay": AtWork("replay game-of-three.txt", r"of \d", at_a_terminal=True),
    "analyse": AtWork("analyse game-of-three.txt --rounds 1000000", BEGINS, after=5.0),
    "puzzle": AtWork("puzzle forts 1", "Which one"),
    "simulate": AtWork("simulate forts --games 1000000000 --workers 2", "playing forts: "),
    "arena": AtWork(
        "arena forts --players random,simple --games 100000 --workers 2",
        "arena of forts: ",
        rf"\d+ games are kept in forts\.arena; the same command goes on from there\.\n\n{STOPPED}",
        leaves=("forts.arena",),
    ),
    "lab report": AtWork("lab report forts --levels random,easy --parquet raw.parquet", BEGINS, env=PLAIN, after=5.0),
    "lab compare": AtWork("lab compare splat --option hit_limit=5", BEGINS, env=PLAIN, after=5.0),
    "lab tune": AtWork(
        "lab tune splat --seats 2 --want 'starter wins 45 to 57 %' --vary cards.pile.small=0..16 --out two.toml",
        BEGINS,
        env=PLAIN,
        after=5.0,
    ),
    "bench": AtWork("bench forts village --no-compile --seconds 5", BEGINS, env=PLAIN, after=5.0),
    "export": AtWork("export out.parquet --game village --games 100000 --bots easy", BEGINS, env=PLAIN, after=5.0),
    "solve": AtWork("solve lanes --players search:rounds=1000 --tries 40", "moves tried: ", env=PLAIN),
    "exploit": AtWork("exploit forts", BEGINS, env=PLAIN, after=5.0),
}
"""What works or waits for longer than anybody wants to sit there."""
LEARNS = {"exploit"}
"""What needs PyTorch to be at work, which only `make test-heavy` has."""
SHORT = {
    "games": "prints what is known",
    "options": "prints what is known",
    "content": "prints what is known",
    "rules": "prints what is known",
    "verify": "plays one record again, in a moment",
    "feedback": "reads what a few people wrote",
    "village map": "draws one picture",
}
"""Commands that end by themselves before anybody presses a key, and why."""

PROGRAM = f"""
import sys
from snowyard import cli, progress
progress.SECONDS_BETWEEN_LINES = -1.0
main = cli.main
def begun():
    print({BEGINS!r}, file=sys.stderr, flush=True)
    return main()
cli.main = begun
cli.program()
"""


class Run:
    """A command as somebody starts it, who hears what it writes."""

    def __init__(self, work: AtWork, folder: Path) -> None:
        own, theirs = pty.openpty() if work.at_a_terminal else os.pipe()
        env = surroundings(**work.env, PYTHONPATH=str(ROOT / "src"), TERM="dumb", XDG_STATE_HOME=str(folder.parent / "state"))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *shlex.split(work.line)],
            cwd=folder,
            env=env,
            stdin=theirs if work.at_a_terminal else subprocess.PIPE,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.output, self.said, self.at_a_terminal = own, "", work.at_a_terminal

    def hear(self, until: str | None, patience: float = PATIENCE) -> bool:
        """What it writes until this has come, or until its end. Has it come?"""
        while until is None or not re.search(until, self.said):
            if not select.select([self.output], [], [], patience)[0]:
                return False
            try:
                data = os.read(self.output, 65536)
            except OSError:  # how the end of a terminal is told
                data = b""
            if not data:
                assert until is None, f"it ended before {until!r}: {self.said[-2000:]}"
                return True
            self.said += data.decode().replace("\r\n", "\n")
        return True

    def press_ctrl_c(self) -> int:
        """To all its processes, as a terminal does. Its status; who does not end soon is not waited for.

        Whoever waits for a line at a terminal may miss a signal that comes in the moment between prompt and waiting: Python's
        `input` does. There a key is pressed again, as people do."""
        begin = len(self.said)
        for _ in range(AGAIN if self.at_a_terminal else 1):
            os.killpg(self.process.pid, signal.SIGINT)
            if self.hear(None, MOMENT if self.at_a_terminal else PATIENCE):  # who gives a terminal back waits until all is read
                break
        status = self.process.wait(timeout=60)  # a tenth of a second on a machine with nothing else to do
        self.said = self.said[begin:]
        return status

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.output)
        if self.process.stdin:
            self.process.stdin.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a game that was played, and a browser that never answers."""
    home = tmp_path / "home"
    home.mkdir()
    match = Match("forts", seed=bytes(32), seats=2)
    for _ in range(3):
        match.play(match.table.actor, match.table.moves[0])
    save(match, home / "game-of-three.txt")
    (home / "browser").write_text(BROWSER)
    (home / "browser").chmod(0o755)
    return home


def stopped(work: AtWork, folder: Path, ready: str, after: float = 0.0) -> tuple[int, str, set[str]]:
    """Start it and press Ctrl-C when it has written this: its status, what it said then, which files there are now."""
    before, run = {file.name for file in folder.iterdir()}, Run(work, folder)
    try:
        assert run.hear(ready), f"it wrote nothing for {PATIENCE:.0f} s after: {run.said[-2000:]}"
        time.sleep(after)
        status = run.press_ctrl_c()
    finally:
        run.end()
    return status, run.said, {file.name for file in folder.iterdir()} - before


def test_ctrl_c_is_tried_with_every_command() -> None:
    """A new command is tried below, or says why nobody waits for it."""
    runs = {name for name, parser in sub_commands().items() if parser.get_default("run")}
    assert LONG.keys() | SHORT.keys() == runs
    assert not LONG.keys() & SHORT.keys()


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.heavy] if name in LEARNS else []) for name in LONG])
def test_ctrl_c_ends_a_command_at_work(name: str, folder: Path) -> None:
    work = LONG[name]
    status, said, left = stopped(work, folder, work.written, work.after)
    assert "Traceback" not in said
    assert status == work.status, said
    assert re.search(rf"(^|\n){work.ends}$", said), said
    assert left == set(work.leaves)


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_a_command_that_is_still_loading(name: str, folder: Path) -> None:
    status, said, left = stopped(LONG[name], folder, f"{BEGINS}\n")
    assert (status, said, left) == (130, f"\n{STOPPED}", set())


WHERE_PYTHON_DROPS_IT = """
import os, signal, time
from snowyard import cli
class Gone:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)
def main():
    Gone()
    return 0
cli.main = main
cli.program()
"""


def test_ctrl_c_ends_a_command_where_python_drops_it() -> None:
    """In what runs when an object goes, an error is only reported; while modules are loaded that happens all the time."""
    done = subprocess.run([sys.executable, "-c", WHERE_PYTHON_DROPS_IT], capture_output=True, text=True, check=False, timeout=50)
    assert (done.returncode, done.stderr) == (130, "\nsnowyard: stopped\n")


IN_A_COMPILER = """
import os, signal, sys, time
from snowyard import cli
def main():
    try:
        if "press" in sys.argv:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(60)
    except KeyboardInterrupt:
        pass
    raise RuntimeError("no compiled object yet")
cli.main = main
cli.program()
"""


def test_ctrl_c_that_a_compiler_turns_into_its_own_error_is_still_ctrl_c() -> None:
    """Numba caught it while it compiled, and ended with a RuntimeError. Without Ctrl-C an error stays an error."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        asked = [sys.executable, "-c", IN_A_COMPILER, *words]
        return subprocess.run(asked, env=env, capture_output=True, text=True, check=False)

    pressed = run("press")
    assert (pressed.returncode, pressed.stderr) == (130, "\nsnowyard: stopped\n")
    broken = run()
    assert broken.returncode == 1
    assert "no compiled object yet" in broken.stderr


def test_an_arena_does_not_wait_for_players_that_think(folder: Path) -> None:
    file = folder / "forts.arena"

    def has_games() -> bool:
        if not file.exists():
            return False
        with contextlib.closing(sqlite3.connect(file)) as kept, contextlib.suppress(sqlite3.OperationalError):
            return bool(kept.execute("SELECT count(*) FROM games").fetchone()[0])
        return False

    run = Run(AtWork("arena forts --players easy,search:rounds=3,seconds=3600 --games 1000 --workers 2", ""), folder)
    try:
        until(has_games, "games are kept")
        assert run.press_ctrl_c() == 130
    finally:
        run.end()
    assert re.search(LONG["arena"].ends + "$", run.said), run.said
    assert has_games()
