"""A real terminal that remembers what scrolled away: tmux, with one program in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from programs import surroundings

COLUMNS, LINES = 100, 60
INPUTRC = """
set completion-query-items 0
set page-completions off
set bell-style none
"\\e[5~": history-search-backward
"""


def need_tmux() -> None:
    """Skip, saying what is missing; where everything must be there, fail."""
    if shutil.which("tmux") is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no tmux: apt-get install tmux")


class Tmux:
    """One pane. Nothing of the user's own tmux is touched: it has a socket and settings of its own."""

    def __init__(
        self, folder: Path, command: Sequence[str], columns: int = COLUMNS, lines: int = LINES, locale: str = "C.UTF-8"
    ) -> None:
        (folder / "inputrc").write_text(INPUTRC)
        keep = {name: value for name, value in surroundings().items() if not name.startswith(("TMUX", "COLUMNS", "LINES"))}
        self.env = {
            **keep,
            "TMUX_TMPDIR": str(folder),
            "INPUTRC": str(folder / "inputrc"),
            "LC_ALL": locale,
            "TERM": "xterm-256color",
            "PYTHONUTF8": "0",
            "PYTHONCOERCECLOCALE": "0",
        }
        self._do(
            "-f",
            "/dev/null",
            "-u",
            "new-session",
            "-d",
            "-x",
            str(columns),
            "-y",
            str(lines),
            ";",
            "set-option",
            "-g",
            "remain-on-exit",
            "on",
            ";",
            "set-option",
            "-g",
            "history-limit",
            "20000",
            ";",
            "respawn-window",
            "-k",
            *command,
        )

    def _do(self, *arguments: str) -> str:
        done = subprocess.run(["tmux", *arguments], env=self.env, capture_output=True, text=True, check=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        """Keys by their names: Tab, Up, PPage, C-y, Enter."""
        self._do("send-keys", *keys)

    def type(self, text: str) -> None:
        self._do("send-keys", "-l", text)

    def resize(self, columns: int, lines: int) -> None:
        """The window has another size from now on."""
        self._do("resize-window", "-x", str(columns), "-y", str(lines))

    def shown(self) -> str:
        """What stands on the screen, without what scrolled away."""
        return self._do("capture-pane", "-p")

    def text(self) -> str:
        """The pane with all that can be scrolled back to, and the other screen if there is one."""
        return self._do("capture-pane", "-p", "-J", "-S", "-", ";", "capture-pane", "-p", "-a", "-q", "-S", "-")

    def wait(self, there: Callable[[str], bool], seconds: float = 120) -> str:
        """Until the pane looks so; what it holds then."""
        end = time.monotonic() + seconds
        while not there(text := self.text()):
            assert time.monotonic() < end, f"it never came; the pane holds:\n{text}"
            time.sleep(0.05)
        return text

    def wait_for_line(self, line: str) -> str:
        """Until this is the last line of the pane, with the cursor behind it."""
        return self.wait(lambda text: text.rstrip().rpartition("\n")[2] == line)

    def close(self) -> None:
        subprocess.run(["tmux", "kill-server"], env=self.env, capture_output=True, check=False)
