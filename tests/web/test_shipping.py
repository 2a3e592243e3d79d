"""What is shipped: small, complete, made from the sources as they are, and quiet towards the rest of the world."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

from snowyard.kernel.sentences import languages
from web.browsing import CLIENT, GAMES, ROOT, ServerProcess, build_client, first_scripts, play, play_now
from web.conftest import need

BUILD = ROOT / "web" / "build.py"
MOST_SCRIPT = 150_000
MOST_SENTENCES = 40_000  # bytes of one file, before it is packed: a third of that on the wire


def test_everything_the_page_is_built_with_is_pinned_by_a_hash_and_no_address() -> None:
    wanted, locked = (json.loads((ROOT / "web" / name).read_text("utf-8")) for name in ("package.json", "package-lock.json"))
    assert locked["packages"][""]["devDependencies"] == wanted["devDependencies"]
    for name, package in locked["packages"].items():
        assert name == "" or package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, f"{name} has an address"


@pytest.mark.parametrize("script", ["check", "lint", "format", "test"])
def test_the_client_passes_its_own_checks(script: str) -> None:
    """svelte-check, ESLint, Prettier, vitest, with the Node that the build uses. They never skip: make test sees to a Node."""
    done = subprocess.run([sys.executable, str(BUILD), "--run", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_checks_of_the_client_without_a_node_say_what_is_missing(tmp_path: Path) -> None:
    env = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    # -S: without packages, so without the Node that may have come as one
    command = [sys.executable, "-S", str(BUILD), "--run", "check"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("The browser client needs Node 20.19 or newer to be built")


def test_the_first_page_needs_at_most_150_kilobytes_of_compressed_script(built: None) -> None:
    """Everything the home page loads before anybody clicks: its script and all that it imports."""
    scripts = first_scripts()
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT
    assert not any("Scene" in name for name in scripts)  # a scene comes with its game


def test_the_sentences_are_in_small_files_and_no_language_is_in_the_first_script(built: None) -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in (CLIENT / "assets").glob("*.js")}
    page = [name for name, text in files.items() if "tagline = " in text]
    tables = [name for name, text in files.items() if "row-last = " in text]
    assert len(page) == len(tables) == len(languages())
    games = [name for name, text in files.items() if "option-seats = " in text]
    assert len(games) >= 2 * len(GAMES)
    for name in {*page, *tables, *games}:
        assert len(files[name].encode()) < MOST_SENTENCES, name
        assert f"assets/{name}" not in first_scripts()


def test_npm_is_found_beside_a_node_that_came_as_a_wheel(tmp_path: Path) -> None:
    """A wheel holds no links: its `bin/npm` is a copy that finds nothing, only the script in its own folder runs."""
    script = tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for file in (tmp_path / "bin" / "node", tmp_path / "bin" / "npm", script):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o755)
    spec = importlib.util.spec_from_file_location("client_build", BUILD)
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    assert build.npm_command(tmp_path / "bin", str(tmp_path / "bin")) == [str(tmp_path / "bin" / "node"), str(script)]


def test_a_wheel_in_a_clean_place_without_node_serves_the_page_and_asks_nobody_else(
    visit: Any, built: None, tmp_path: Path
) -> None:
    assert build_client() == ""
    make = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "dist"), str(ROOT)]
    done = subprocess.run(make, capture_output=True, text=True, check=False, env={**os.environ, "SNOWYARD_CLIENT": "must"})
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    home = tmp_path / "clean"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    site = next((home / "lib").glob("python*/site-packages"))
    assert not any(site.iterdir())  # nothing but what the wheel itself asks for comes in
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--retries",
        "10",
    ]
    put = subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(wheel)], capture_output=True, text=True, check=False)
    need("" if put.returncode == 0 else f"what the wheel needs cannot be fetched here: {put.stderr[-300:]}")
    # rules run interpreted here: compiling all of them anew in a new place proves nothing more
    env = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    assert shutil.which("node", path=env["PATH"]) is None
    look = [str(python), "-c", "import snowyard; print(snowyard.__file__)"]
    where = subprocess.run(look, env=env, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert where.stdout.startswith(str(site))
    yard = ServerProcess(tmp_path, [str(python), "-m", "snowyard.cli"], env)
    yard.start()
    try:
        page = visit(yard=yard)
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        play_now(page, "lanes")  # this server has real luck, and lanes is never over after two moves
        assert play(page, moves=2)["made"] == 2
        assert asked
        assert [url for url in asked if not url.startswith((yard.url, "data:", "blob:"))] == []
    finally:
        yard.stop()
