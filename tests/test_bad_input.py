"""What a new user gets wrong: every sub-command answers with a sentence and a status that is not 0, before it works for long."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

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


def status_of(line: str) -> int:
    try:
        return main(shlex.split(line))
    except SystemExit as ended:  # how argparse ends
        return ended.code if isinstance(ended.code, int) else -1


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.txt").touch()
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.mark.parametrize("line", BAD)
def test_bad_input_gets_a_sentence_and_leaves_nothing_behind(line: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(folder.iterdir())
    status = status_of(line)
    out, err = capsys.readouterr()
    assert status in (1, 2)
    said = (err or out).strip().splitlines()[-1]
    assert len(said.split()) >= 5, said
    assert "Errno" not in said
    assert sorted(folder.iterdir()) == before


def test_every_sub_command_is_tried_with_bad_input() -> None:
    for name in sub_commands():
        assert any(line.startswith(name) for line in BAD), name


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
