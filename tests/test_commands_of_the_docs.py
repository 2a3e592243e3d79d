"""Every command that a page shows is run, page by page and from top to bottom, in a folder of its own. They run in small
(tests/small.py), with fewer games than the page says, and servers are asked to end as soon as they are open."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    page
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
    if page.name != "protocol.md"
]
COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(snowyard|python|make|cd|mkdir|export|sqlite3|pip|pg_dump) ")
SMALLER = {
    "simulate": "--games 4 --workers 1",
    "arena": "--games 1 --workers 1",
    "lab report": "--games 4 --level-games 4 --workers 1 --no-options",  # each option takes half a minute as plain Python
    "lab compare": "--games 2 --workers 1 --no-course",  # play-outs of village take minutes as plain Python
    "lab tune": "--games 2 --workers 1",
    "bench": "--seconds 0.001 --workers 1 --no-compile",
    "serve": "--host 127.0.0.1 --port 0 --database tables.db",
}
"""Options that come after those of the page, and win."""

ELSEWHERE = {
    "pip install 'snowyard[postgres]'": "fetches packages; the Makefile's own installation is what tests run in",
    "pg_dump --format=custom": "needs the page's own database",
    "sqlite3 /var/lib/snowyard/tables.db": "needs the page's own database",
    "snowyard print": "needs the built client and a Chromium; tests/web/test_print.py",
    "python bench/compare.py --only": "make peers fetches other libraries for it",
    "PYTHONPATH=tests .venv/bin/python -m soak.run --summary": "tests/server/test_soak.py",
    "snowyard solve": "takes minutes as plain Python; tests/adapters/test_solving.py",
    "snowyard exploit": "learns for minutes; tests/adapters/test_exploiting.py",
    "python bench/ladder.py": "plays levels at full length; tests/players/test_ladder.py",
    "python -m snowyard.server.typescript": "writes into the sources; tests/server/test_typescript.py",
    "python -m snowyard.kernel.translation nl": "there is no Dutch; tests/kernel/test_translation.py",
    "python -m pytest tests/contract/test_sentences.py": "a part of these tests",
    "SNOWYARD_GAMES=~/my-games python -m pytest": "tests/sixth_game/test_sixth_game.py",
    ".venv/bin/python -m pytest tests/rules/lanes": "the first change is made by tests/test_documents.py",
    "NUMBA_DISABLE_JIT=1 .venv/bin/python -m pytest tests/rules/lanes": "opens a debugger",
    ".venv/bin/python -m snowyard.typescript": "writes into the sources; tests/typescript",
}
"""What is not run here, and why not or where it is."""


def blocks(page: Path, language: str = "") -> list[str]:
    """The blocks of a page that are in this language; plain ones have none."""
    fences = re.split(r"^```(.*)\n", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [text for named, text in zip(fences[1::4], fences[2::4], strict=True) if named == language]


def commands(page: Path) -> list[str]:
    """The commands of a page without their comments."""
    lines = [line for block in blocks(page) for line in block.splitlines() if COMMAND.match(line)]
    return [re.sub(r"\s+# .*", "", line).strip() for line in lines]


def elsewhere(command: str) -> bool:
    return any(command.startswith(start) for start in ELSEWHERE)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """What the pages take for granted: a clone, games of one's own, a bot, a variant, a saved game."""
    (tmp_path / "my-games").mkdir()
    shutil.copytree(ROOT / "tests" / "sixth_game" / "sleds", tmp_path / "my-games" / "sleds")
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in ("docs", "tests", "bench", "web", "Makefile"):
        (folder / name).symlink_to(ROOT / name)
    for name in ("my-bot", "mybot"):
        bot = (ROOT / "docs" / "examples" / "external_bot.py").read_text(encoding="utf-8")
        (folder / name).write_text(f"#!{sys.executable}\n{bot}", encoding="utf-8")
        (folder / name).chmod(0o755)
    for name, page in (("frail.toml", "variants.md"), ("piles.toml", "designing.md")):
        (folder / name).write_text(blocks(ROOT / "docs" / page, "toml")[0], encoding="utf-8")
    return tmp_path


class Shell:
    """Somebody who types the commands of a page."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "clone"
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "SNOWYARD_"))},
            "HOME": str(home),
            "PYTHONPATH": str(ROOT / "src"),
            "BROWSER": "true",
            "TERM": "dumb",
            "XDG_DATA_HOME": str(home),
            "XDG_STATE_HOME": str(home),
        }

    def type(self, line: str) -> None:
        words = [word.replace("~/", f"{self.env['HOME']}/") for word in shlex.split(line)]
        if words[0] == "export":
            words = words[1:]
        env = dict(self.env)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            name, _, value = words.pop(0).partition("=")
            env[name] = value
        if not words:  # it was an export
            self.env = env
        elif words[0] == "make":
            target = next(word for word in words[1:] if "=" not in word)
            assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), f"make has no {target}"
        elif words[0] == "cd":
            scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
            assert {words[at + 2] for at in range(len(words)) if words[at : at + 2] == ["npm", "run"]} <= set(scripts)
        elif words[0].endswith("snowyard"):
            self.snowyard(words[1:], env)
        elif words[:3] == ["python", "-m", "http.server"]:
            serve(
                [sys.executable, "-u", *words[1:3], "0", "--bind", "127.0.0.1", *words[3:]], env, self.folder, "Serving HTTP on"
            )
        else:
            line = line.replace("python ", f"{sys.executable} ", 1) if words[0] == "python" else line
            self.run(["bash", "-c", line], env)

    def snowyard(self, words: list[str], env: dict[str, str]) -> None:
        name = " ".join(words[:2]) if words[0] == "lab" else words[0]
        command = [sys.executable, str(ROOT / "tests" / "small.py"), *words, *SMALLER.get(name, "").split()]
        if words == ["bench"]:
            command.append("lanes")  # the biggest games take minutes as plain Python
        if name == "serve":
            serve(command, env, self.folder)
        else:
            self.run(command, env)

    def run(self, command: list[str], env: dict[str, str]) -> None:
        done = subprocess.run(
            command, env=env, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def serve(command: list[str], env: dict[str, str], folder: Path, opened: str = "open at http") -> None:
    """Start a server, ask it to end when it says that it is open."""
    said = []
    with subprocess.Popen(command, env=env, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                said.append(line)
                if opened in line:
                    visit(line)
                    server.send_signal(signal.SIGINT)
            server.wait(60)
        finally:
            server.kill()
    assert server.returncode == 0, "".join(said)
    assert any(opened in line for line in said), "".join(said)


def visit(line: str) -> None:
    """Open the page of this machine that a server names: one that has answered is past its own start."""
    if address := re.search(r"http://127[^\s)]+", line):
        urllib.request.urlopen(address[0], timeout=60).close()


LONG = ("arenas.md", "lab.md")  # minutes of bots' games


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=[pytest.mark.heavy] if page.name in LONG else [], id=page.name)
        for page in PAGES
        if commands(page)
    ],
)
def test_the_commands_of_a_page_run_from_top_to_bottom(page: Path, home: Path) -> None:
    shell = Shell(home)
    shell.type("snowyard play forts --seats me,bot --save game.txt")
    for command in commands(page):
        if not elsewhere(command):
            shell.type(command)


def shown() -> Iterator[str]:
    for page in PAGES:
        yield from commands(page)


def test_what_is_run_elsewhere_is_still_on_a_page() -> None:
    all_of_them = list(shown())
    assert len(all_of_them) > 40
    for start in ELSEWHERE:
        assert any(command.startswith(start) for command in all_of_them), start
