"""What a new user gets wrong: every sub-command answers with a sentence and a status that is not 0, before it works for long;
and Ctrl-C ends it at once, with a line."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.running import until
from snowyard.cli import main
from test_cli import sub_commands

ROOT = Path(__file__).parents[1]
BAD = """
foo
learn chess
learn forts 99
learn forts nothing
learn forts --explain maybe
solve chess
solve village
exploit
exploit chess
exploit village --exact
exploit forts --against genius
exploit splat --against network
exploit splat --against champion
exploit forts --against simple --rounds 50
exploit forts --against expert --rounds 0
exploit forts --from genius
exploit forts --minutes 0
exploit forts --minutes nan
exploit forts --decisions -1
exploit forts --decisions 0
exploit forts --games 0
exploit forts --threads 0
exploit forts --tries 0
exploit forts --seats 99
exploit forts --seats 3 --option seats=4
exploit forts --seed -1
exploit forts --device foo
exploit forts --variant nowhere.toml
print
print chess --out chess.pdf
print splat --paper a5 --out splat.pdf
publish
publish empty.txt
publish binary.txt/x
publish . --foo
feedback
feedback nowhere
feedback empty.txt
feedback binary.txt
feedback --database nowhere.db
feedback . --out
games extra
games --foo
options foo
content foo
content forts --option foo=1
content forts --variant nowhere.toml
rules foo
rules forts 999
play
play foo
play forts --seats ""
play forts --seats me,bot:foo
play forts --seats a,a
play forts --seats "me,bot:program:/nowhere/bot"
play forts --bot-kind foo
play forts --bot-kind program:/nowhere/bot
play forts --seed x
play forts --seed -1
play forts --save nowhere/game.txt
play forts --save .
play forts --name Ann
play forts --option foo=1
play forts --variant nowhere.toml
play lanes --own-dice
play --resume nowhere.txt
play --resume .
play --resume empty.txt
play --resume binary.txt
play --table foo
replay nowhere.txt
replay .
replay empty.txt
replay binary.txt
verify nowhere.txt
verify .
verify empty.txt
verify binary.txt
analyse nowhere.txt
analyse .
analyse empty.txt
analyse empty.txt --playouts 0
puzzle nowhere
puzzle forts 0
puzzle forts x
analyse empty.txt --rounds x
analyse empty.txt --chart nowhere/chart.svg
serve --port 99999
serve --port x
serve --host 0.0.0.0
serve --database nowhere/tables.db
serve --database .
serve --database foo://bar
serve --port 0 --database postgresql://nobody@127.0.0.1:1/none
simulate forts --games 10 --cluster 127.0.0.1:1
serve --tls-cert nowhere.pem
serve --tls-cert nowhere.pem --tls-key nowhere.pem
serve --origin foo
serve --trusted-proxy foo
serve --metrics foo
serve --bot-threads 0
serve --rate-scale 0
serve --log-level foo
simulate
simulate foo
simulate forts --seats 99
simulate forts --seats x
simulate forts --seats 3 --option seats=4
simulate forts --games 0
simulate forts --games 1e6
simulate forts --games 99999999999999999999999999
simulate forts --seed -1
simulate forts --seed 18446744073709551616
simulate forts --workers 0
simulate forts --bots foo
simulate forts --bots easy
simulate forts --bots ""
simulate forts --option foo
simulate forts --option foo=1
simulate forts --variant nowhere.toml
simulate forts --variant .
simulate forts --device foo
arena forts
arena forts --players random
arena forts --players ""
arena forts --players random,foo
arena forts --players random,random
arena forts --players random,program:
arena forts --players random,program:/nowhere/bot
arena foo --players random,simple
arena forts --players random,simple --games 0
arena forts --players random,simple --margin 0.7
arena forts --players random,simple --margin nan
arena forts --players random,simple --file nowhere/x.arena
arena forts --players random,simple --file .
arena forts --players random,simple --chart nowhere/x.svg
arena forts --players random,simple --workers 0
lab
lab foo
lab report foo
lab report forts --levels foo
lab report forts --levels ""
lab report forts --games 5
lab report forts --level-games 1
lab report forts --out nowhere/page.html
lab report forts --out .
lab report forts --parquet nowhere/raw.parquet
lab tune foo
lab tune splat
lab tune splat --want nonsense --vary cards.fort.copies=3..9
lab compare forts
lab compare forts --option foo
lab compare forts --option foo=1,2
lab compare splat --option hit_limit=5,x
lab compare splat --option hit_limit=5 --games 3
lab compare splat --option hit_limit=5 --level foo
lab compare forts --variant nowhere.toml
bench foo
bench forts foo
bench forts --seconds nan
bench forts --seconds 0
bench forts --workers 0
bench forts --tables 0
bench forts --tables 5
bench forts --search --device cuda
export
export out.parquet
export out.parquet nowhere.txt
export out.parquet .
export out.parquet empty.txt
export out.parquet --game foo
export out.parquet --game forts --games 0
export out.parquet --game forts --bots foo
export out.parquet --game forts --seed -1
export out.parquet --game forts --seats 99
export out.parquet --game forts --seats 3 --option seats=4
export nowhere/out.parquet --game forts
export . --game forts
village
village foo
village map --name foo
village map --file nowhere.map
village map --file .
village map --file empty.txt --name foo --seed x
village map --symmetry foo
village map --out nowhere/map.svg
village map --out .
""".strip().splitlines()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.txt").touch()
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.mark.parametrize("line", BAD)
def test_bad_input_gets_a_sentence_and_leaves_nothing_behind(line: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(folder.iterdir())
    try:
        status = main(shlex.split(line))
    except SystemExit as ended:  # how argparse ends
        status = ended.code if isinstance(ended.code, int) else -1
    out, err = capsys.readouterr()
    assert status in (1, 2)
    said = (err or out).strip().splitlines()[-1]
    assert len(said.split()) >= 5, said
    assert "Errno" not in said
    assert sorted(folder.iterdir()) == before


def test_every_sub_command_is_tried_with_bad_input() -> None:
    for name in sub_commands():
        assert any(line.startswith(name) for line in BAD), name


PROGRAM = """
import pathlib
from snowyard import cli
main = cli.main
def begun():
    pathlib.Path("begun").touch()
    return main()
cli.main = begun
cli.program()
"""


def press_ctrl_c(folder: Path, line: str, ready: Callable[[], bool]) -> tuple[int, str, float]:
    """Start a command, press Ctrl-C (a signal to all its processes) when it is ready: status, what it said, seconds."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT / "src"), "TERM": "dumb"}
    run = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *shlex.split(line)],
        cwd=folder,
        env=env,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    until(lambda: (folder / "begun").exists() and ready(), f"snowyard {line} is at work")
    pressed = time.monotonic()
    os.killpg(run.pid, signal.SIGINT)
    _, said = run.communicate(timeout=60)
    return run.returncode, said, time.monotonic() - pressed


LONG = [
    "simulate forts --games 1000000",
    "arena village --players random,simple --games 100000",
    "lab report forts --levels random",
    "lab compare splat --option hit_limit=5",
    "bench village --no-compile",
    "export out.parquet --game village --games 1000",
    "lab tune splat --seats 2 --want 'starter wins 45 to 57 %' --vary cards.pile.small=0..16 --out two.toml",
    "solve lanes --players search:rounds=1000 --tries 40",
    "publish page",
]


@pytest.mark.parametrize("line", LONG)
@pytest.mark.parametrize("delay", [0.0, 1.5])
def test_ctrl_c_gives_a_line_at_once_and_no_traceback(line: str, delay: float, tmp_path: Path) -> None:
    """While it is still loading, and at work as plain Python, where a piece of work takes minutes: nobody waits for it."""
    begun = tmp_path / "begun"
    status, said, seconds = press_ctrl_c(tmp_path, line, lambda: time.time() > begun.stat().st_mtime + delay)
    assert status == 130
    assert said.endswith("\nsnowyard: stopped\n")
    assert "Traceback" not in said
    assert seconds < 10  # a tenth of a second on a machine with nothing else to do


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


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no /dev/full, a disk that is always full")
@pytest.mark.parametrize("line", ["games", "rules forts", "content forts", "village map", "simulate forts --games 5 --json"])
def test_an_output_that_takes_no_more_is_told_in_a_sentence(line: str) -> None:
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT / "src")}
    with Path("/dev/full").open("w") as full:
        asked = [sys.executable, "-m", "snowyard", *line.split()]
        done = subprocess.run(asked, env=env, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("snowyard: the output cannot be written: No space left on device\n")
    assert "Traceback" not in done.stderr


def test_parquet_does_not_take_the_place_of_a_device(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(folder / "pipe")
    assert main(["export", "pipe", "--game", "forts", "--games", "1"]) == 2
    assert "pipe is not a file, and Parquet cannot be written to it" in capsys.readouterr().err
    assert (folder / "pipe").is_fifo()


def test_an_arena_that_is_stopped_says_what_it_keeps_and_does_not_wait_for_players_that_think(tmp_path: Path) -> None:
    file = tmp_path / "forts.arena"

    def has_games() -> bool:
        if not file.exists():
            return False
        with contextlib.closing(sqlite3.connect(file)) as kept, contextlib.suppress(sqlite3.OperationalError):
            return bool(kept.execute("SELECT count(*) FROM games").fetchone()[0])
        return False

    line = "arena forts --players easy,search:rounds=3,seconds=3600 --games 1000 --workers 2"
    status, said, seconds = press_ctrl_c(tmp_path, line, has_games)
    assert status == 130
    assert re.search(r"\d+ games are kept in forts\.arena; the same command goes on from there\.\n\nsnowyard: stopped\n$", said)
    assert "Traceback" not in said
    assert seconds < 10
    assert has_games()
