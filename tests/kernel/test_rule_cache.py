"""Machine code on disk is never served after any source that reaches into it changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from snowyard.kernel.code_cache import cache_folder, root

SOURCE = Path(__file__).parents[2] / "src" / "snowyard"
SHOW = "import snowyard; t = snowyard.new('forts', seed=3); print(t.legal()[0] & 7, t.t.generator.tolist())"


def run(home: Path, code: str = SHOW) -> str:
    env = {
        **os.environ,
        "PYTHONPATH": str(home),
        "SNOWYARD_CACHE": str(home / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "SNOWYARD_MACHINE": "native",
    }
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout


def edit(file: Path, old: str, new: str) -> None:
    """Change a file so that neither its size nor its time gives the change away."""
    stat = file.stat()
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    assert len(old) == len(new)
    file.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def test_a_change_in_a_called_function_or_constant_of_another_file_is_seen(tmp_path: Path) -> None:
    home = tmp_path / "snowyard"
    home.mkdir()
    shutil.copy(SOURCE / "__init__.py", home)
    shutil.copytree(SOURCE / "kernel", home / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    (home / "games").mkdir()
    shutil.copy(SOURCE / "games" / "__init__.py", home / "games")
    shutil.copytree(SOURCE / "games" / "forts", home / "games" / "forts", ignore=shutil.ignore_patterns("__pycache__"))
    first = run(tmp_path)
    assert first.split()[0] == "7"
    assert run(tmp_path) == first
    kept = set((tmp_path / "cache").iterdir())
    edit(home / "games" / "forts" / "layout.py", "BUILD_SNOWBALL = 2", "BUILD_SNOWBALL = 1")
    second = run(tmp_path)
    assert second.split()[0] == "3"
    edit(home / "kernel" / "dice.py", "0x7FEB352D", "0x7FEB352F")
    third = run(tmp_path)
    assert third.split()[0] == "3"
    assert third != second
    assert set((tmp_path / "cache").iterdir()) > kept


def test_a_change_of_the_facts_of_a_game_is_seen(tmp_path: Path) -> None:
    """Some become constants in the code: which event puts a seat out, which move gives up."""
    facts = tmp_path / "game.toml"
    folders = []
    for eliminates in ("out", "cap", "out"):
        facts.write_text(f'eliminates = "{eliminates}"')
        folders.append(cache_folder.__wrapped__(frozenset([tmp_path])))
    assert folders[0] == folders[2] != folders[1]


def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    code = (
        "import snowyard; t = snowyard.new('forts', seed=3); t.play(t.moves[0]); t.story(0);"
        "from snowyard.kernel.entry import ENTRIES; print(sum(sum(f.stats.cache_misses.values()) for f in ENTRIES))"
    )
    env = {**os.environ, "SNOWYARD_CACHE": str(tmp_path), "SNOWYARD_MACHINE": "native"}
    misses = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        misses.append(int(done.stdout))
    assert misses[0] > 0
    assert misses[1] == 0


MADE = """
import snowyard
from numba.core.codegen import CPUCodeLibrary
from snowyard.kernel.inner_code import InnerLibrary

machine_code, from_disk = [], []
finish, read = CPUCodeLibrary._finalize_final_module, InnerLibrary.of_bitcode
CPUCodeLibrary._finalize_final_module = lambda library: (machine_code.append(library.name), finish(library))
InnerLibrary.of_bitcode = lambda codegen, name, code: (from_disk.append(name), read(codegen, name, code))[1]
table = snowyard.new("forts", seed=3)
{ask}
print("play" in machine_code, "legal" in machine_code, *from_disk)
"""


def test_rules_that_rules_call_become_no_machine_code_and_are_kept_for_other_drivers(tmp_path: Path) -> None:
    """Play at a table; then, in another process, ask the driver itself, which nobody did before."""
    env = {**os.environ, "SNOWYARD_CACHE": str(tmp_path), "SNOWYARD_MACHINE": "native"}

    def asked(ask: str) -> list[str]:
        code = MADE.format(ask=ask)
        return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout.split()

    assert asked("table.play(table.moves[0])") == ["False", "False"]
    mask = "snowyard.kernel.bits.empty(table.game.actions)"
    assert asked(f"table.game.driver.legal(table._tables.one(), {mask})") == ["False", "True", "legal"]


def test_code_that_checks_its_indices_is_kept_apart_and_notices_an_overrun_in_a_field(tmp_path: Path) -> None:
    plant = tmp_path / "plant.py"
    plant.write_text(
        "from snowyard.kernel.record import Record, i8\n"
        "from snowyard.kernel.code_cache import cache_folder, sources_of\n"
        "from snowyard.kernel.rule import rule\n"
        "class Row(Record):\n    cell = i8(4)\n    other = i8(4)\n"
        "@rule\ndef inner(t, at):\n    t.cell[at] = 7\n"
        "@rule\ndef write(tables, at):\n    inner(tables[0], at)\n"
        "print(cache_folder(sources_of(write.py_func)))\n"
        "write(Row.array(1).records, 5)\nprint('nothing noticed')\n",
        encoding="utf-8",
    )
    homes = []
    for checked in ("0", "1", "0"):
        env = {
            **os.environ,
            "SNOWYARD_CACHE": str(tmp_path / "cache"),
            "NUMBA_BOUNDSCHECK": checked,
            "NUMBA_DISABLE_JIT": "0",
            "SNOWYARD_MACHINE": "native",
        }
        done = subprocess.run([sys.executable, str(plant)], env=env, capture_output=True, text=True, check=False)
        homes.append(done.stdout.split()[0])
        assert ("IndexError" in done.stderr) == (checked == "1")
        assert ("nothing noticed" in done.stdout) == (checked == "0")
    assert homes[0] == homes[2] != homes[1]


def test_a_cache_folder_that_cannot_be_written_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    code = "from snowyard.kernel.code_cache import root; print(root())"
    env = {**os.environ, "SNOWYARD_CACHE": str(file / "below"), "XDG_CACHE_HOME": str(tmp_path / "mine")}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(tmp_path / "mine" / "snowyard")


def test_a_cache_folder_of_somebody_else_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code is run as it is found."""
    home = tmp_path / "home"
    monkeypatch.setenv("SNOWYARD_CACHE", str(home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert root.__wrapped__() == home
    assert home.stat().st_mode & 0o077 == 0
    monkeypatch.setattr(os, "getuid", lambda: home.stat().st_uid + 1)  # to somebody else it is not their own
    with pytest.raises(OSError, match=r"none of .* can be written and is your own"):
        root.__wrapped__()
